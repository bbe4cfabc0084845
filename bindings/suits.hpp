// The suit tables: suits.bin beside the module, mapped at the first question that needs it.
#pragma once

#include <nanobind/nanobind.h>

#include "ruka/hands/suits.hpp"

const ruka::SuitTables& suit_tables();

// To be called once, with the module whose folder holds suits.bin.
void tables_beside(nanobind::module_ module);

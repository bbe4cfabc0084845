// Tiles beside the winner's hand: flowers, the hands of the others, and who pays whom.
#pragma once

#include "scoring.hpp"

// As they were said; nothing where nothing was.
void add_flowers(ruka::Hand& hand, nb::handle flowers);
void check_flowers(const ruka::Hand& hand, const ruka::Program& program);
void count_others(Score& score, nb::handle others);

nb::dict others(const Score& score);    // wind: the value of a hand that did not win
nb::list payments(const Score& score);  // by kind of payer, whoever they are
nb::list shares(const Score& score);    // (payer or None, receiver, points, reason); empty where it is not known
nb::list flows(const Score& score);     // (payer, receiver, points), honba included; empty where it is not known
nb::list deltas(const Score& score);    // what every seat gains, bets included; empty where it is not known

// Runs a program column-wise over W rows at once: every instruction is one short loop over a column.
#pragma once

#include "program.hpp"

namespace ruka {

// Long columns stand a cache line apart, so that the same row of all of them does not crowd into few cache sets.
template <int W>
inline constexpr int kStride = W < 64 ? W : W + 8;

template <int W>
struct Columns {
    alignas(64) Mask reg[kMaxRegisters][kStride<W>];

    RUKA_FN void start(const Program&) {}
};

// A single row has the constants behind its registers, so that operands need no question.
template <>
struct Columns<1> {
    alignas(64) Mask reg[kMaxRegisters + kMaxConstants][1];

    RUKA_FN void start(const Program& program) {
        for (int i = 0; i < program.constants_count; ++i) reg[kMaxRegisters + i][0] = program.constants[i];
    }
};

RUKA_FN inline int popcount(Mask word) {
#if defined(__CUDA_ARCH__)
    return __popcll(word);
#else
    return __builtin_popcountll(word);
#endif
}

template <int W, class F>
RUKA_FN inline void binary([[maybe_unused]] const Program& program, Columns<W>& columns, const Instruction& in, F f) {
    Mask* dst = columns.reg[in.dst];
    if constexpr (W == 1) {
        *dst = f(columns.reg[in.a][0], columns.reg[in.b][0]);
    } else if (in.b >= kMaxRegisters) {
        const Mask k = program.constants[in.b - kMaxRegisters];
        const Mask* a = columns.reg[in.a];
        for (int i = 0; i < W; ++i) dst[i] = f(a[i], k);
    } else if (in.a >= kMaxRegisters) {
        const Mask k = program.constants[in.a - kMaxRegisters];
        const Mask* b = columns.reg[in.b];
        for (int i = 0; i < W; ++i) dst[i] = f(k, b[i]);
    } else {
        const Mask* a = columns.reg[in.a];
        const Mask* b = columns.reg[in.b];
        for (int i = 0; i < W; ++i) dst[i] = f(a[i], b[i]);
    }
}

template <int W, class F>
RUKA_FN inline void unary(Columns<W>& columns, const Instruction& in, F f) {
    Mask* dst = columns.reg[in.dst];
    const Mask* a = columns.reg[in.a];
    for (int i = 0; i < W; ++i) dst[i] = f(a[i]);
}

// `sink` takes item(index, column), minimum(column), liable_rows(column) and waits(guard column), in the program's
// order.
template <int W, class Sink>
RUKA_FN void run(const Program& program, Columns<W>& columns, int from, int to, Sink& sink) {
    for (int pc = from; pc < to; ++pc) {
        const Instruction& in = program.instructions[pc];
        switch (in.op) {
            case Op::and_: binary(program, columns, in, [](Mask a, Mask b) { return a & b; }); break;
            case Op::or_: binary(program, columns, in, [](Mask a, Mask b) { return a | b; }); break;
            case Op::andn: binary(program, columns, in, [](Mask a, Mask b) { return a & ~b; }); break;
            case Op::add: binary(program, columns, in, [](Mask a, Mask b) { return a + b; }); break;
            case Op::eq: binary(program, columns, in, [](Mask a, Mask b) { return Mask{a == b}; }); break;
            case Op::lt: binary(program, columns, in, [](Mask a, Mask b) { return Mask{a < b}; }); break;
            case Op::mul: {
                const Mask k = program.constants[in.imm];
                unary(columns, in, [k](Mask a) { return a * k; });
                break;
            }
            case Op::shr: {
                const int by = static_cast<int>(in.imm);
                unary(columns, in, [by](Mask a) { return a >> by; });
                break;
            }
            case Op::count: unary(columns, in, [](Mask a) { return static_cast<Mask>(popcount(a)); }); break;
            case Op::any: unary(columns, in, [](Mask a) { return Mask{a != 0}; }); break;
            case Op::item: sink.item(static_cast<int>(in.imm), columns.reg[in.a]); break;
            case Op::minimum: sink.minimum(columns.reg[in.a]); break;
            case Op::liable: sink.liable_rows(columns.reg[in.a]); break;
            case Op::waits: sink.waits(columns, columns.reg[in.a]); break;
            case Op::skip: {
                Mask all = 0;
                for (int i = 0; i < W; ++i) all |= columns.reg[in.a][i];
                if (all == 0) pc += static_cast<int>(in.imm);
                break;
            }
        }
    }
}

}  // namespace ruka

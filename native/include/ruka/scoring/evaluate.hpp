// Runs a program column-wise over W rows at once: every instruction is one short loop over a column.
#pragma once

#include "ruka/scoring/program.hpp"

namespace ruka {

// Long columns stand a cache line apart, so that the same row of all of them does not crowd into few cache sets.
template <int W>
inline constexpr int kStride = W < 64 ? W : W + 8;

template <int W>
struct Columns {
    alignas(64) Mask reg[kMaxRegisters][kStride<W>];

    RUKA_FN void start(const Program&) {}
};

// A single row has the constants after its registers, so that operands need no test.
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

// Calls use(a, b) with the operands of an instruction, each asked by row: a column or a constant.
template <int W, class Use>
RUKA_FN inline void with_operands([[maybe_unused]] const Program& program, const Columns<W>& columns,
                                  const Instruction& in, Use use) {
    const auto column = [&](int index) { return [cells = columns.reg[index]](int row) { return cells[row]; }; };
    if constexpr (W == 1) {
        use(column(in.a), column(in.b));
    } else {
        const auto constant = [&](int index) {
            return [k = program.constants[index - kMaxRegisters]](int) { return k; };
        };
        if (in.b >= kMaxRegisters) use(column(in.a), constant(in.b));
        else if (in.a >= kMaxRegisters) use(constant(in.a), column(in.b));
        else use(column(in.a), column(in.b));
    }
}

template <int W, class F>
RUKA_FN inline void binary(const Program& program, Columns<W>& columns, const Instruction& in, F f) {
    Mask* dst = columns.reg[in.dst];
    with_operands(program, columns, in, [&](auto a, auto b) {
        for (int i = 0; i < W; ++i) dst[i] = f(a(i), b(i));
    });
}

template <int W, class F>
RUKA_FN inline void unary(Columns<W>& columns, const Instruction& in, F f) {
    Mask* dst = columns.reg[in.dst];
    const Mask* a = columns.reg[in.a];
    for (int i = 0; i < W; ++i) dst[i] = f(a[i]);
}

template <int W, class Sink, class F>
RUKA_FN inline void answer(const Program& program, Columns<W>& columns, const Instruction& in, Sink& sink, F f) {
    with_operands(program, columns, in,
                  [&](auto a, auto b) { sink.item(in.imm, [&](int row) { return f(a(row), b(row)); }); });
}

// `sink` takes item(index, answer by row), minimum(column), liable_rows(column) and waits(columns, which, guard
// column), in the program's order.
template <int W, class Sink>
RUKA_FN void run(const Program& program, Columns<W>& columns, int from, int to, Sink& sink) {
    const Instruction* end = program.instructions + to;
    for (const Instruction* next = program.instructions + from; next < end; ++next) {
        const Instruction& in = *next;
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
            case Op::shifted: {
                const int by = static_cast<int>(in.imm);
                binary(program, columns, in, [by](Mask a, Mask b) { return a >> by & b; });
                break;
            }
            case Op::meets: binary(program, columns, in, [](Mask a, Mask b) { return Mask{(a & b) != 0}; }); break;
            case Op::within: binary(program, columns, in, [](Mask a, Mask b) { return Mask{(a & ~b) == 0}; }); break;
            case Op::item: answer(program, columns, in, sink, [](Mask a, Mask b) { return a & b; }); break;
            case Op::item_within:
                answer(program, columns, in, sink, [](Mask a, Mask b) { return Mask{(a & ~b) == 0}; });
                break;
            case Op::item_equal: answer(program, columns, in, sink, [](Mask a, Mask b) { return Mask{a == b}; }); break;
            case Op::minimum: sink.minimum(columns.reg[in.a]); break;
            case Op::liable: sink.liable_rows(columns.reg[in.a]); break;
            case Op::waits: sink.waits(columns, static_cast<Feature>(in.dst), columns.reg[in.a]); break;
            case Op::skip: {
                Mask all = 0;
                for (int i = 0; i < W; ++i) all |= columns.reg[in.a][i];
                if (all == 0) next += in.imm;
                break;
            }
        }
    }
}

}  // namespace ruka

// SPDX-License-Identifier: Apache-2.0
#include "core/access/form/Arithmetic.h"

#include "core/access/form/Bounds.h"
#include "core/access/form/Evaluate.h"
#include "core/access/form/Rejoin.h"
#include "core/access/form/Text.h"

#include <gtest/gtest.h>

#include <random>

namespace warpgrain::access {

namespace {

class ArithmeticTest : public testing::Test {
protected:
  AtomTable atoms;
  AtomId tx = atoms.threadIndex(model::Axis::x);
  AtomId n = atoms.intern({.kind = AtomKind::symbol, .name = "n"});

  std::int64_t at(const std::optional<Form> &form, std::int64_t x, std::int64_t size) {
    EXPECT_TRUE(form);
    const auto value = evaluate(atoms, *form, {{tx, x}, {n, size}});
    EXPECT_TRUE(value);
    return value.value_or(-1);
  }
};

} // namespace

TEST_F(ArithmeticTest, QuotientsAreTakenApart) {
  const Form form = *Form(tx, 8).plus(Form(3));
  EXPECT_EQ(toString(atoms, *quotient(atoms, form, 4)), "2*tx");
  EXPECT_EQ(toString(atoms, *quotient(atoms, *quotient(atoms, Form(tx), 4), 8)), "floor(tx/32)");
  EXPECT_EQ(toString(atoms, *quotient(atoms, *Form(n, 32).plus(Form(tx)), 32)), "n + floor(tx/32)");
}

TEST_F(ArithmeticTest, BoundsDecideQuotients) {
  atoms.setExtents({.block = {32, 1, 1}});
  EXPECT_EQ(quotient(atoms, Form(tx), 32), Form());
  EXPECT_EQ(modulus(atoms, Form(tx), 32), Form(tx));
}

TEST_F(ArithmeticTest, RemaindersAreBounded) {
  const auto rest = modulus(atoms, *Form(n).plus(Form(tx)), 8);
  const Interval bounds = boundsOf(atoms, *rest);
  EXPECT_EQ(bounds.low, 0);
  EXPECT_EQ(bounds.high, 7);
}

TEST_F(ArithmeticTest, DigitsAreBounded) {
  const Form quarter = *quotient(atoms, Form(tx), 4);
  const auto digit = quarter.plus(*quotient(atoms, Form(tx), 16), -4);
  EXPECT_TRUE(boundsOf(atoms, *digit).isWithin(0, 3));
  EXPECT_FALSE(boundsOf(atoms, *digit).isWithin(0, 2));
}

TEST_F(ArithmeticTest, BitsThatAreApartAreAdded) {
  const auto sum = operate(atoms, Operation::bitOr, Form(n, 2048), Form(tx));
  EXPECT_EQ(toString(atoms, *sum), "2048*n + tx");
  EXPECT_EQ(operate(atoms, Operation::bitAnd, Form(n, 1024), Form(tx)), Form());
  for (const std::int64_t size : {-3, 0, 5})
    EXPECT_EQ(at(sum, 77, size), (2048 * size) | 77);
  // Below 1024 and a multiple of 512: they may share a bit.
  EXPECT_EQ(toString(atoms, *operate(atoms, Operation::bitXor, Form(n, 512), Form(tx))), "((512*n) ^ tx)");
}

TEST_F(ArithmeticTest, TheLeastNumberIsAFactorLikeAnother) {
  EXPECT_EQ(toString(atoms, Condition::notNegative(Form(n, INT64_MIN))), "-9223372036854775808*n >= 0");
  const Form least(atoms.intern({.kind = AtomKind::quotient, .divisor = 2, .left = Form(tx)}), INT64_MIN);
  EXPECT_FALSE(boundsOf(atoms, least).isWithin(-1, 1));
}

/// All operations against the same operators of C++, for values of every sign.
TEST_F(ArithmeticTest, OperationsComputeWhatCppComputes) {
  std::mt19937 random(7);
  const auto number = [&](int low, int high) {
    return static_cast<std::int64_t>(std::uniform_int_distribution<int>(low, high)(random));
  };
  for (int round = 0; round < 2000; ++round) {
    const std::int64_t a = number(-9, 9);
    const std::int64_t b = number(-20, 20);
    const std::int64_t c = number(-100, 100);
    const Form form = *Form(tx, a).plus(*Form(n, b).plus(Form(c)));
    std::int64_t divisor = number(-40, 40);
    if (divisor == 0 || divisor == -1) divisor = 5;
    const std::int64_t mask = number(-300, 300);
    const std::int64_t shift = number(0, 6);
    const std::int64_t x = number(0, 1023);
    const std::int64_t size = number(-500, 500);
    const std::int64_t value = a * x + b * size + c;
    EXPECT_EQ(at(operate(atoms, Operation::divide, form, Form(divisor)), x, size), value / divisor);
    EXPECT_EQ(at(operate(atoms, Operation::modulo, form, Form(divisor)), x, size), value % divisor);
    EXPECT_EQ(at(operate(atoms, Operation::bitAnd, form, Form(mask)), x, size), value & mask);
    EXPECT_EQ(at(operate(atoms, Operation::bitOr, form, Form(mask)), x, size), value | mask);
    EXPECT_EQ(at(operate(atoms, Operation::bitXor, form, Form(mask)), x, size), value ^ mask);
    EXPECT_EQ(at(operate(atoms, Operation::shiftRight, form, Form(shift)), x, size), value >> shift);
    EXPECT_EQ(at(operate(atoms, Operation::shiftLeft, form, Form(shift)), x, size), value * (1 << shift));
    EXPECT_EQ(at(maximum(atoms, form, Form(mask)), x, size), std::max(value, mask));
    EXPECT_EQ(at(minimum(atoms, Form(mask), form), x, size), std::min(value, mask));
  }
}

TEST_F(ArithmeticTest, PartsOfADivisionAreJoined) {
  std::mt19937 random(11);
  const auto number = [&](int low, int high) {
    return static_cast<std::int64_t>(std::uniform_int_distribution<int>(low, high)(random));
  };
  const AtomId m = atoms.intern({.kind = AtomKind::symbol, .name = "m"});
  for (int round = 0; round < 500; ++round) {
    const Form dividend = *Form(tx, number(-9, 9)).plus(*Form(m, number(1, 9)).plus(Form(number(-99, 99))));
    const Form divisor = *Form(n, number(1, 3)).plus(Form(number(0, 3)));
    const Form times = *Form(m, number(-3, 3)).plus(Form(number(1, 4)));
    const auto whole = operate(atoms, Operation::divide, dividend, divisor);
    const auto rest = operate(atoms, Operation::modulo, dividend, divisor);
    ASSERT_TRUE(whole && rest);
    const Form parts = *rest->times(times)->plus(*whole->times(divisor)->times(times))->plus(Form(tx, 4));
    EXPECT_EQ(rejoined(atoms, parts), *dividend.times(times)->plus(Form(tx, 4)));
    const Assignment values{{tx, number(0, 99)}, {n, number(1, 40)}, {m, number(-50, 50)}};
    EXPECT_EQ(evaluate(atoms, rejoined(atoms, parts), values), evaluate(atoms, parts, values));
    const Form others = *parts.plus(*whole);
    EXPECT_EQ(rejoined(atoms, others), others);
  }
}

} // namespace warpgrain::access

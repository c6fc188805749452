// SPDX-License-Identifier: Apache-2.0
#include "core/access/form/Arithmetic.h"
#include "core/access/form/Classify.h"
#include "core/access/form/Evaluate.h"
#include "core/access/form/Substitute.h"
#include "core/access/form/Text.h"

#include <gtest/gtest.h>

namespace warpgrain::access {

namespace {

class FormTest : public testing::Test {
protected:
  FormTest() {
    Atom size;
    size.name = "n";
    size.isParameter = true;
    n = atoms.intern(size);
  }

  AtomTable atoms;
  AtomId tx = atoms.threadIndex(model::Axis::x);
  AtomId ty = atoms.threadIndex(model::Axis::y);
  AtomId bx = atoms.blockIndex(model::Axis::x);
  AtomId n{};

  Form row() { return *Form(n).times(Form(ty))->plus(*Form(tx, 4).plus(Form(3))); }
};

} // namespace

TEST_F(FormTest, IsPrintedAsMathematics) {
  EXPECT_EQ(toString(atoms, row()), "n*ty + 4*tx + 3");
  EXPECT_EQ(toString(atoms, Form()), "0");
  EXPECT_EQ(toString(atoms, *Form(31).minus(Form(tx))), "-tx + 31");
}

TEST_F(FormTest, SumsThatAreEqualAreTheSameValue) {
  const auto a = Form(tx).plus(Form(bx, 256));
  const auto b = Form(bx, 256).plus(Form(tx));
  EXPECT_EQ(*a, *b);
  EXPECT_EQ(*a->minus(*b), Form());
}

TEST_F(FormTest, ArithmeticThatOverflowsHasNoResult) {
  EXPECT_FALSE(Form(tx, INT64_MAX).plus(Form(tx)));
  EXPECT_FALSE(Form(tx, INT64_MAX).scaled(2));
  EXPECT_FALSE(Form(INT64_MAX).plus(Form(1)));
}

TEST_F(FormTest, CoefficientsMayBeFormsOfOtherAtoms) {
  EXPECT_EQ(row().coefficientOf(ty), Form(n));
  EXPECT_EQ(row().coefficientOf(tx), Form(4));
  EXPECT_EQ(row().coefficientOf(bx), Form());
  EXPECT_FALSE(Form(tx).times(Form(tx))->coefficientOf(tx));
}

TEST_F(FormTest, AffineIsWhatHasSymbolsAsCoefficients) {
  EXPECT_TRUE(isAffine(atoms, row()));
  EXPECT_FALSE(isAffine(atoms, *Form(tx).times(Form(bx))));
  EXPECT_EQ(whyNotAffine(atoms, *Form(tx).times(Form(tx)))->what, ReasonId::multipliesTwoIndices);
  EXPECT_TRUE(isAffine(atoms, *quotient(atoms, row(), 8)));
}

TEST_F(FormTest, SubstitutionComputesWhatBecomesConstant) {
  const auto whole = quotient(atoms, row(), 8);
  const auto replaced = substitute(atoms, *whole, {{n, Form(16)}, {ty, Form(2)}, {tx, Form(1)}});
  EXPECT_EQ(replaced->asConstant(), (16 * 2 + 4 + 3) / 8);
}

TEST_F(FormTest, WhatDependsOnAReplacedAtomIsNotKnownElsewhere) {
  Atom loaded;
  loaded.kind = AtomKind::opaque;
  loaded.name = "idx[i]";
  loaded.dependsOn = {bx};
  const Form form(atoms.intern(loaded));
  EXPECT_FALSE(substitute(atoms, form, {{bx, Form(1)}}));
  EXPECT_TRUE(substitute(atoms, form, {{tx, Form(1)}}));
}

TEST_F(FormTest, ProgramsEvaluateManyLanes) {
  Program program(atoms);
  const auto offset = program.add(row());
  const auto inside = program.add(Condition::notNegative(*Form(20).minus(Form(tx))));
  program.finish({tx, ty});
  program.set(n, 100);
  for (std::int64_t x = 0; x < 32; ++x) {
    program.run({{x, 7}});
    EXPECT_EQ(program.value(offset), 700 + 4 * x + 3);
    EXPECT_EQ(program.holds(inside), x <= 20);
  }
}

TEST_F(FormTest, WhatNeedsAnUnknownNumberIsUnknown) {
  EXPECT_FALSE(evaluate(atoms, row(), {{tx, 1}, {ty, 2}}));
  const Condition unknown = Condition::unknown(model::ExpressionId{1}, true);
  EXPECT_FALSE(evaluate(atoms, Condition::all({unknown, Condition::zero(Form(tx))}), {{tx, 0}}));
  EXPECT_EQ(evaluate(atoms, Condition::all({unknown, Condition::zero(Form(tx))}), {{tx, 1}}), false);
  EXPECT_EQ(evaluate(atoms, Condition::any({unknown, Condition::zero(Form(tx))}), {{tx, 0}}), true);
}

TEST_F(FormTest, ConditionsAndTheirContrariesDecide) {
  const Condition small = Condition::notNegative(*Form(7).minus(Form(tx)));
  EXPECT_TRUE(Condition::any({small, small.negated()}).isAlways());
  EXPECT_TRUE(Condition::all({small, small.negated()}).isNever());
  EXPECT_EQ(small.negated().negated(), small);
  EXPECT_EQ(toString(atoms, small.negated()), "tx >= 8");
}

} // namespace warpgrain::access

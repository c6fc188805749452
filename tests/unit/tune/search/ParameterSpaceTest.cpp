// SPDX-License-Identifier: Apache-2.0
#include "core/tune/space/ParameterSpace.h"

#include <gtest/gtest.h>

#include <limits>

namespace warpgrain::tune {
namespace {

Parameter numbers(std::string name, std::int64_t count) {
  Parameter parameter{.name = std::move(name), .values = {}};
  for (std::int64_t i = 1; i <= count; ++i)
    parameter.values.emplace_back(i);
  return parameter;
}

ParameterSpace spaceOf(std::vector<Parameter> parameters) {
  auto space = ParameterSpace::create(std::move(parameters));
  EXPECT_TRUE(space) << space.error().message;
  return *std::move(space);
}

std::string errorOf(std::vector<Parameter> parameters) {
  const auto space = ParameterSpace::create(std::move(parameters));
  if (space) return "(no error)";
  EXPECT_EQ(space.error().kind, ErrorKind::usage);
  return space.error().message;
}

TEST(ParameterSpace, NumbersItsPointsWithTheLastParameterFastest) {
  const ParameterSpace space = spaceOf({numbers("a", 2), numbers("b", 3)});
  ASSERT_EQ(space.combinations(), 6U);
  EXPECT_EQ(textOf(space, 0), "a = 1, b = 1");
  EXPECT_EQ(textOf(space, 1), "a = 1, b = 2");
  EXPECT_EQ(textOf(space, 5), "a = 2, b = 3");
  for (PointId point = 0; point < 6; ++point)
    EXPECT_EQ(space.pointOf(space.choicesOf(point)), point);
}

TEST(ParameterSpace, ChangesOneParameter) {
  const ParameterSpace space = spaceOf({numbers("a", 2), numbers("b", 3), numbers("c", 4)});
  for (PointId point = 0; point < space.combinations(); ++point)
    for (std::uint32_t choice = 0; choice < 3; ++choice) {
      Choices choices = space.choicesOf(point);
      choices[1] = choice;
      EXPECT_EQ(space.changed(point, 1, choice), space.pointOf(choices));
    }
}

TEST(ParameterSpace, RestrictionsAddUp) {
  const ParameterSpace space = spaceOf({numbers("a", 4), numbers("b", 4)})
                                   .restricted([](PointId point) { return point % 2 == 0; })
                                   .restricted([](PointId point) { return point % 3 == 0; });
  EXPECT_TRUE(space.admits(6));
  EXPECT_FALSE(space.admits(2));
  EXPECT_FALSE(space.admits(3));
  EXPECT_FALSE(space.admits(18)) << "there are 16";
}

TEST(ParameterSpace, OfAnySizeOpensWithoutBeingEnumerated) {
  std::vector<Parameter> parameters;
  for (int i = 0; i < 15; ++i)
    parameters.push_back(numbers("p" + std::to_string(i), 16));
  const ParameterSpace space = spaceOf(parameters);
  EXPECT_EQ(space.combinations(), std::uint64_t{1} << 60U);
  const PointId last = space.combinations() - 1;
  EXPECT_EQ(space.pointOf(space.choicesOf(last)), last);
  parameters.push_back(numbers("p15", 32));
  EXPECT_EQ(errorOf(parameters), "The space has more than 2^64 combinations; leave values out.");
}

TEST(ParameterSpace, WithoutParametersHoldsOnePoint) {
  const ParameterSpace space = spaceOf({});
  EXPECT_EQ(space.combinations(), 1U);
  EXPECT_TRUE(space.admits(0));
  EXPECT_TRUE(space.choicesOf(0).empty());
}

TEST(ParameterSpace, SaysWhatIsWrongWithParameters) {
  EXPECT_EQ(errorOf({{.name = "a", .values = {}}}), "The parameter a has no value; give it one.");
  EXPECT_EQ(errorOf({{.name = "a", .values = {std::int64_t{1}, 2.5, std::int64_t{1}}}}),
            "The parameter a has the value 1 twice; leave one out.");
  EXPECT_EQ(errorOf({numbers("a", 2), numbers("a", 3)}), "Two parameters are called a; rename one.");
}

TEST(ParameterSpace, ShowsValuesAsTheyAreWritten) {
  EXPECT_EQ(textOf(ParameterValue(true)), "true");
  EXPECT_EQ(textOf(ParameterValue(0.1)), "0.1");
  EXPECT_EQ(textOf(ParameterValue(std::numeric_limits<std::int64_t>::min())), "-9223372036854775808");
  EXPECT_EQ(textOf(ParameterValue(std::string("row"))), "row");
  EXPECT_EQ(numberOf(ParameterValue(std::string("row"))), std::nullopt);
  EXPECT_EQ(numberOf(ParameterValue(false)), 0.0);
}

} // namespace
} // namespace warpgrain::tune

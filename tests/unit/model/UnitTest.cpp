// SPDX-License-Identifier: Apache-2.0
//
// Finding kernels by name. The units are made by hand: the model needs no compiler.
#include "core/model/Unit.h"

#include "core/model/KernelSearch.h"

#include <gtest/gtest.h>

namespace warpgrain::model {
namespace {

/// A unit with one kernel a line, named as given, and one that is only declared.
Unit unitWith(const std::vector<std::string> &qualifiedNames) {
  Unit unit;
  unit.files.push_back({.path = "/p/k.cu", .text = ""});
  for (const std::string &name : qualifiedNames) {
    Function function;
    function.kind = FunctionKind::kernel;
    function.qualifiedName = name;
    function.name = name.substr(name.rfind(':') == std::string::npos ? 0 : name.rfind(':') + 1);
    const auto begin = static_cast<std::uint32_t>(unit.files[0].text.size());
    unit.files[0].text += name + "\n";
    function.nameSpan = {.file = mainFile, .begin = begin, .end = begin + 1};
    function.body.root = StatementId{0};
    unit.functions.add(function);
  }
  Function declared;
  declared.kind = FunctionKind::kernel;
  declared.name = declared.qualifiedName = "declared";
  unit.functions.add(declared);
  return unit;
}

TEST(FindKernel, TakesTheNameWithAndWithoutNamespaceAndWithItsLine) {
  const Unit unit = unitWith({"a::k", "b::k", "c::only", "plain"});
  EXPECT_EQ(unit.findKernel("plain"), FunctionId{3});
  EXPECT_EQ(unit.findKernel("only"), FunctionId{2});
  EXPECT_EQ(unit.findKernel("c::only"), FunctionId{2});
  EXPECT_EQ(unit.findKernel("b::k"), FunctionId{1});
  EXPECT_EQ(unit.findKernel("k:1"), FunctionId{0});
  EXPECT_EQ(unit.findKernel("k:2"), FunctionId{1});
}

/// The names an error lists are names it takes.
TEST(FindKernel, ListsNamesThatCanBeGiven) {
  const Unit unit = unitWith({"a::k", "b::k"});
  const std::string list = unit.findKernel("gone").error().message;
  for (const std::string name : {"a::k:1", "b::k:2"}) {
    EXPECT_NE(list.find(name), std::string::npos) << list;
    EXPECT_TRUE(unit.findKernel(name)) << name;
  }
}

/// Two headers may have kernels of one name in lines of one number.
TEST(FindKernel, ListsTheFilesWhereNameAndLineAreAlike) {
  Unit unit = unitWith({"k", "other"});
  unit.files[0].path = "src/first.cuh";
  File second = unit.files[0];
  second.path = "src/second.cuh";
  unit.files.push_back(second);
  Function twin = unit[FunctionId{0}];
  twin.nameSpan.file = FileId{1};
  unit.functions.add(twin);
  const auto found = unit.findKernel("k:1");
  ASSERT_FALSE(found);
  EXPECT_NE(found.error().message.find("k:first.cuh:1, other:2, k:second.cuh:1"), std::string::npos)
      << found.error().message;
  EXPECT_EQ(unit.findKernel("k:first.cuh:1"), FunctionId{0});
  EXPECT_EQ(unit.findKernel("k:second.cuh:1"), FunctionId{3});
  EXPECT_EQ(unit.findKernel("other:first.cuh:2"), FunctionId{1});
}

TEST(FindKernel, AmbiguousAndUnknownNamesAreUsageErrors) {
  const Unit unit = unitWith({"a::k", "b::k"});
  for (const char *name : {"k", "gone", "", "declared", "k:3", "a", "::k"}) {
    const auto found = unit.findKernel(name);
    ASSERT_FALSE(found) << name;
    EXPECT_EQ(found.error().kind, ErrorKind::usage) << name;
  }
  EXPECT_NE(unit.findKernel("k").error().message.find("Several kernels are named k"), std::string::npos);
}

TEST(SearchKernel, TellsWhyANameLeadsToNone) {
  const Unit unit = unitWith({"a::k", "b::k"});
  EXPECT_EQ(searchKernel(unit, "k").error().why, NotFound::several);
  EXPECT_EQ(searchKernel(unit, "gone").error().why, NotFound::unknown);
  EXPECT_EQ(searchKernel(unit, "gone").error().kernels, (std::vector<std::string>{"a::k:1", "b::k:2"}));
  EXPECT_EQ(searchKernel(Unit(), "k").error().why, NotFound::noKernel);
  EXPECT_EQ(searchKernel(Unit(), "k").error().error().message, noKernelError(Unit()).message);
}

TEST(FindKernel, UnitWithoutKernelIsAnInputError) {
  EXPECT_EQ(unitWith({}).findKernel("k").error().kind, ErrorKind::input);
  EXPECT_EQ(Unit().findKernel("").error().kind, ErrorKind::input);
}

TEST(Unit, ListsKernelsWithBodiesAndTheirLaunches) {
  Unit unit = unitWith({"first", "second"});
  unit.launches.push_back({.kernel = FunctionId{1}});
  unit.launches.push_back({});
  unit.launches.push_back({.kernel = FunctionId{1}});
  EXPECT_EQ(unit.kernels(), (std::vector{FunctionId{0}, FunctionId{1}}));
  EXPECT_EQ(unit.launchesOf(FunctionId{0}).size(), 0U);
  EXPECT_EQ(unit.launchesOf(FunctionId{1}), (std::vector<const Launch *>{&unit.launches[0], &unit.launches[2]}));
  EXPECT_FALSE(unit.hasErrors());
  unit.diagnostics.push_back({.severity = Severity::warning});
  EXPECT_FALSE(unit.hasErrors());
  unit.diagnostics.push_back({.severity = Severity::error});
  EXPECT_TRUE(unit.hasErrors());
}

} // namespace
} // namespace warpgrain::model

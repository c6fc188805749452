// SPDX-License-Identifier: Apache-2.0
//
// The catalogue of reasons: every id renders, is spelled once, and has its paragraph in the handbook.
#include "core/base/Files.h"
#include "core/dependence/reasons/Catalogue.h"
#include "core/dependence/reasons/ModelReasons.h"
#include "core/dependence/reasons/Reason.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <set>

namespace warpgrain::dependence {
namespace {

std::vector<ReasonId> allReasons() {
  std::vector<ReasonId> out;
  for (std::size_t i = 0; i < reasonCount; ++i)
    out.push_back(static_cast<ReasonId>(i));
  return out;
}

/// The numbers of the arguments that a pattern names.
std::set<std::size_t> placesIn(std::string_view pattern) {
  std::set<std::size_t> out;
  filledIn(pattern, [&out](std::size_t n) { return out.insert(n), std::string(); });
  return out;
}

TEST(ReasonCatalogue, EveryIdRendersAllOfItsArguments) {
  for (const ReasonId id : allReasons()) {
    const std::set<std::size_t> places = placesIn(entryOf(id).pattern);
    Reason reason(id);
    for (std::size_t n = 1; n <= places.size(); ++n) {
      EXPECT_TRUE(places.contains(n)) << nameOf(id) << " leaves out argument " << n;
      reason.arguments.push_back("<" + std::to_string(n) + ">");
    }
    const std::string text = reason.text();
    EXPECT_FALSE(text.empty()) << nameOf(id);
    EXPECT_EQ(text.find('{'), std::string::npos) << text;
    for (std::size_t n = 1; n <= places.size(); ++n)
      EXPECT_NE(text.find("<" + std::to_string(n) + ">"), std::string::npos) << text;
  }
}

TEST(ReasonCatalogue, EveryIdIsSpelledOnceAndInSmallLetters) {
  std::set<std::string> names;
  for (const ReasonId id : allReasons()) {
    const std::string &name = nameOf(id);
    EXPECT_TRUE(names.insert(name).second) << name;
    EXPECT_EQ(name.find_first_not_of("abcdefghijklmnopqrstuvwxyz-"), std::string::npos) << name;
  }
  EXPECT_EQ(nameOf(ReasonId::barrierDivergent), "barrier-divergent");
}

TEST(ReasonCatalogue, NoTwoReasonsSayTheSame) {
  std::set<std::string_view> patterns;
  for (const ReasonId id : allReasons()) {
    const std::string_view pattern = entryOf(id).pattern;
    EXPECT_TRUE(pattern == "{1}" || patterns.insert(pattern).second) << nameOf(id);
  }
}

TEST(ReasonText, FillsInNamesNumbersAndClauses) {
  const Reason reason(ReasonId::boundMayChange, {Reason(ReasonId::isChangedIn, {"n", "line 12"})});
  EXPECT_EQ(reason.text(), "The bound of this loop may change while it runs: n is changed in line 12; put it into a "
                           "variable before the loop.");
  EXPECT_EQ(Reason(ReasonId::stripTooLong, {4096}).text(), "A strip of 4096 iterations is too long.");
  EXPECT_EQ(Reason(ReasonId::threadIndexNotRead, {'y'}).text(),
            "The kernel does not read threadIdx.y: merging threads along it would only repeat the same work.");
}

TEST(ReasonText, ATextWithBracesIsNoPlaceForAnArgument) {
  EXPECT_EQ(Reason(ReasonId::isNoPointer, {"a[{1}]"}).text(), "a[{1}] is no pointer.");
}

TEST(ReasonText, ASentenceThatIsPassedOnAsAClauseLosesItsCapitalLetterAndItsFullStop) {
  const Reason limit(ReasonId::kernelHoldsNotFollowed, {Reason(ReasonId::hiddenDestructor, {"guard"})});
  EXPECT_EQ(Reason(ReasonId::accessNotCounted, {Reason(ReasonId::sentenceAsClause, {limit})}).text(),
            "Not counted: the kernel holds what is not followed: the destructor of guard.");
}

TEST(ReasonText, OfHiddenCodeNamesIt) {
  const Reason reason = reasonOf(model::HiddenCode{.kind = model::HiddenKind::destructorOfVariable, .name = "guard"});
  EXPECT_EQ(reason, Reason(ReasonId::hiddenDestructor, {"guard"}));
  EXPECT_EQ(Reason(ReasonId::kernelHoldsNotFollowed, {reason}).text(),
            "The kernel holds what is not followed: the destructor of guard.");
}

TEST(ReasonText, OfWhatIsNotWholeNamesTheFunctionTheErrorAndItsPlace) {
  const Reason reason = reasonOf(model::NotWhole{.detail = "unknown type name 'flaot'",
                                                 .place = "wrong.h:2",
                                                 .isBefore = true,
                                                 .through = "helped",
                                                 .isCalled = true});
  EXPECT_EQ(reason.id, ReasonId::calledIsNotWhole);
  EXPECT_EQ(reason.text(),
            "helped, which it calls, is not read whole. What stands before it, outside of all functions, "
            "has an error and may change what it means. Clang, which Warpgrain reads sources with, does "
            "not accept this: unknown type name 'flaot' (wrong.h:2); nvcc may.");
}

TEST(ReasonLift, IsTheStepOfTheReasonOrOfAClauseInIt) {
  const Reason hidden(ReasonId::macroHidesUse, {"TID", "threadIdx.x"});
  EXPECT_EQ(hidden.lift(), "expand TID");
  EXPECT_EQ(Reason(ReasonId::afterSteps, {"inline f", hidden}).lift(), "expand TID");
  EXPECT_EQ(Reason(ReasonId::loopIsEmpty).lift(), "");
}

TEST(ReasonCatalogue, TheHandbookHasAParagraphForEveryId) {
  const std::filesystem::path page = std::filesystem::path(WARPGRAIN_HANDBOOK) / "reasons.md";
  if (std::getenv("WARPGRAIN_ACCEPT_GOLDEN") != nullptr) {
    ASSERT_TRUE(writeFileAtomically(page, handbookPage()));
  }
  const auto text = readFile(page);
  ASSERT_TRUE(text);
  EXPECT_EQ(*text, handbookPage()) << "WARPGRAIN_ACCEPT_GOLDEN=1 writes it anew.";
}

} // namespace
} // namespace warpgrain::dependence

// SPDX-License-Identifier: Apache-2.0
//
// The kernels of tests/kernels/races against what their first lines say.
#include "core/access/symbolic/SymbolicExecution.h"
#include "core/base/Files.h"
#include "core/base/LineIndex.h"
#include "core/dependence/relations/KernelDependences.h"
#include "tests/support/ParsedSource.h"
#include "tests/unit/dependence/RaceAnnotations.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <map>

namespace warpgrain::dependence {
namespace {

using testing::Contains;
using testing::HasSubstr;
using testing::IsEmpty;
using tests::RacePair;

constexpr std::int64_t maximumThreads = 1024; ///< of a block, along one axis
constexpr std::int64_t maximumBlocks = 0x7fffffff;

std::vector<std::string> kernelNames() {
  std::vector<std::string> names;
  for (const auto &file : std::filesystem::directory_iterator(WARPGRAIN_RACE_KERNELS))
    if (file.path().extension() == ".cu") names.push_back(file.path().stem().string());
  std::ranges::sort(names);
  return names;
}

/// A kernel of the corpus, followed by the symbolic execution for the launch in its file.
class RaceCorpus : public testing::TestWithParam<std::string> {
protected:
  using Findings = std::map<RacePair, RaceFinding>;

  void SetUp() override {
    if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
    text_ = readTextFile(std::filesystem::path(WARPGRAIN_RACE_KERNELS) / (GetParam() + ".cu")).value();
    expected_ = tests::raceAnnotationsOf(text_);
    source_ = std::make_unique<tests::ParsedSource>(text_);
    ASSERT_FALSE(unit().hasErrors());
    launch_ = access::LaunchContext::of(unit(), source_->kernel());
    instances_ = access::executeSymbolically(unit(), source_->kernel(), launch_);
  }

  void expectReferencesThatItHas() const;
  void expectCertainRaces(const RaceReport &report) const;
  void expectBenignRaces(const RaceReport &report) const;
  void expectPossibleRaces(const RaceReport &report) const;
  void expectProofOfFreedom(const RaceReport &report) const;
  void expectWitnesses(const RaceReport &report) const;
  void expectBarriers(const std::vector<BarrierFinding> &barriers) const;
  void expectRacesAmong(const std::vector<Dependence> &dependences) const;

  const model::Unit &unit() const { return source_->unit(); }

  tests::RaceAnnotations expected_;
  access::KernelInstances instances_;

private:
  std::string textOf(std::size_t access) const {
    return std::string(unit().textOf(instances_.accesses.at(access).span));
  }

  unsigned lineOf(const SourceSpan &span) const { return LineIndex(text_).locate(span.begin).line; }

  RacePair pairOf(const Dependence &dependence) const {
    return {textOf(dependence.source), textOf(dependence.sink), dependence.carrier == Carrier::block};
  }

  /// The benign ones among them, or the others.
  Findings byPair(const std::vector<RaceFinding> &findings, bool benign) const {
    Findings out;
    for (const RaceFinding &finding : findings)
      if (finding.isBenign == benign) out.emplace(pairOf(finding.dependence), finding);
    return out;
  }

  std::set<access::ArrayId> arraysOf(const std::set<RacePair> &pairs) const;

  std::string text_;
  std::unique_ptr<tests::ParsedSource> source_;
  access::LaunchContext launch_;
};

/// The arrays that references spelled so use.
std::set<access::ArrayId> RaceCorpus::arraysOf(const std::set<RacePair> &pairs) const {
  std::set<access::ArrayId> out;
  for (std::size_t i = 0; i < instances_.accesses.size(); ++i)
    for (const RacePair &pair : pairs)
      if (instances_.accesses[i].array && (textOf(i) == pair.first || textOf(i) == pair.second))
        out.insert(*instances_.accesses[i].array);
  return out;
}

void RaceCorpus::expectReferencesThatItHas() const {
  EXPECT_THAT(expected_.mistakes, IsEmpty());
  EXPECT_TRUE(expected_.tellsOfRaces() || !expected_.divergentLines.empty()) << "no verdict";
  std::set<std::string> texts;
  for (std::size_t i = 0; i < instances_.accesses.size(); ++i)
    texts.insert(textOf(i));
  for (const auto *pairs : {&expected_.races, &expected_.benign, &expected_.possible})
    for (const RacePair &pair : *pairs) {
      EXPECT_THAT(texts, Contains(pair.first));
      EXPECT_THAT(texts, Contains(pair.second));
    }
  std::set<unsigned> barriers;
  for (const access::BarrierInstance &barrier : instances_.barriers)
    barriers.insert(lineOf(barrier.span));
  for (const auto *lines : {&expected_.divergentLines, &expected_.unprovenLines})
    for (const unsigned line : *lines)
      EXPECT_THAT(barriers, Contains(line));
}

void RaceCorpus::expectCertainRaces(const RaceReport &report) const {
  const Findings found = byPair(report.races, /*benign=*/false);
  for (const auto &[pair, race] : found) {
    EXPECT_TRUE(expected_.races.contains(pair)) << "false alarm: " << pair << ": " << race.reason.text();
    EXPECT_FALSE(race.reason.text().empty()) << pair;
  }
  for (const RacePair &pair : expected_.races)
    EXPECT_TRUE(found.contains(pair)) << "missed race: " << pair;
}

void RaceCorpus::expectBenignRaces(const RaceReport &report) const {
  Findings found = byPair(report.races, /*benign=*/true);
  found.merge(byPair(report.possible, /*benign=*/true));
  for (const auto &[pair, race] : found)
    EXPECT_TRUE(expected_.benign.contains(pair)) << "not of equal values: " << pair << ": " << race.reason.text();
  for (const RacePair &pair : expected_.benign)
    EXPECT_TRUE(found.contains(pair)) << "missed equal stores: " << pair;
}

void RaceCorpus::expectPossibleRaces(const RaceReport &report) const {
  const Findings found = byPair(report.possible, /*benign=*/false);
  for (const RacePair &pair : expected_.possible)
    EXPECT_TRUE(found.contains(pair)) << "missed possible race: " << pair;
  const auto arrays = arraysOf(expected_.possible);
  for (const auto &[pair, race] : found) {
    EXPECT_FALSE(race.dependence.isCertain()) << pair << " is possible and does not say what is not known";
    EXPECT_TRUE(pair.isBetweenBlocks || arrays.contains(race.dependence.array))
        << "taken for possible: " << pair << ": " << race.reason.text();
  }
}

void RaceCorpus::expectProofOfFreedom(const RaceReport &report) const {
  if (expected_.isFree) {
    EXPECT_FALSE(report.limit);
    EXPECT_TRUE(report.isFreeWithinBlocks() || !expected_.benign.empty()) << "not proved";
    for (const std::string &words : expected_.assumed)
      EXPECT_THAT(report.assumptions, Contains(testing::Property(&Reason::text, HasSubstr(words))));
  }
  const bool isRacy = std::ranges::any_of(expected_.races, [](const RacePair &pair) { return !pair.isBetweenBlocks; });
  EXPECT_FALSE(isRacy && report.isFreeWithinBlocks()) << "wrongly proved";
}

/// Two threads, or two blocks, that the launch has.
void RaceCorpus::expectWitnesses(const RaceReport &report) const {
  for (const RaceFinding &race : report.races) {
    SCOPED_TRACE(race.reason.text());
    if (!race.dependence.example) {
      ADD_FAILURE() << "no example";
      continue;
    }
    const Instance &source = race.dependence.example->source;
    const Instance &sink = race.dependence.example->sink;
    EXPECT_TRUE(race.dependence.carrier == Carrier::block ? source.block != sink.block : source.thread != sink.thread);
    for (const Instance *end : {&source, &sink})
      for (std::size_t axis = 0; axis < 3; ++axis) {
        EXPECT_GE(end->thread[axis], 0);
        EXPECT_GE(end->block[axis], 0);
        EXPECT_LT(end->thread[axis], launch_.block.value[axis].value_or(maximumThreads));
        EXPECT_LT(end->block[axis], launch_.grid.value[axis].value_or(maximumBlocks));
      }
  }
}

void RaceCorpus::expectBarriers(const std::vector<BarrierFinding> &barriers) const {
  std::set<unsigned> lines;
  for (const BarrierFinding &barrier : barriers) {
    const unsigned line = lineOf(barrier.span);
    lines.insert(line);
    EXPECT_EQ(barrier.isUniform, !barrier.reason) << line;
    // A warp's barrier need not be reached by the whole block.
    if (expected_.unprovenLines.contains(line) || barrier.kind == access::BarrierKind::warp) continue;
    EXPECT_EQ(barrier.isUniform, !expected_.divergentLines.contains(line)) << "barrier at line " << line;
  }
  for (const access::BarrierInstance &barrier : instances_.barriers)
    EXPECT_THAT(lines, Contains(lineOf(barrier.span)));
}

/// Each certain race is a dependence that nothing orders.
void RaceCorpus::expectRacesAmong(const std::vector<Dependence> &dependences) const {
  for (const RacePair &race : expected_.races)
    EXPECT_TRUE(std::ranges::any_of(dependences,
                                    [&](const Dependence &dependence) {
                                      const bool isUnordered =
                                          dependence.carrier == Carrier::thread || dependence.carrier == Carrier::block;
                                      return isUnordered && pairOf(dependence) == race;
                                    }))
        << "not a dependence: " << race;
}

TEST_P(RaceCorpus, HasTheRacesAndBarriersThatItsFirstLinesTell) {
  expectReferencesThatItHas();
  const KernelDependences all = analyzeDependences(unit(), instances_);
  expectBarriers(all.barriers);
  if (!expected_.tellsOfRaces()) return;
  const RaceReport alone = findRaces(unit(), instances_);
  for (const auto &[report, trace] : {std::pair(&alone, "races alone"), {&all.races, "all dependences"}}) {
    SCOPED_TRACE(trace);
    expectCertainRaces(*report);
    expectBenignRaces(*report);
    expectPossibleRaces(*report);
    expectProofOfFreedom(*report);
    expectWitnesses(*report);
  }
  expectRacesAmong(all.dependences);
}

INSTANTIATE_TEST_SUITE_P(Kernels, RaceCorpus, testing::ValuesIn(kernelNames()),
                         [](const auto &row) { return row.param; });

} // namespace
} // namespace warpgrain::dependence

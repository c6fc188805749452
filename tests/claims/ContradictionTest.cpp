// SPDX-License-Identifier: Apache-2.0
//
// A claim that is not so is contradicted by a run that shows it: right analyses, and runs of something else.
#include "tests/claims/Evidence.h"
#include "tests/claims/StepClaims.h"
#include "tests/execute/KernelRun.h"

#include <gmock/gmock.h>

#include <algorithm>

namespace warpgrain::tests {
namespace {

using testing::HasSubstr;

constexpr const char *shift = "__global__ void shift(int *out, const int *in, int n) {\n"
                              "  __shared__ int s[64];\n"
                              "  int t = threadIdx.x;\n"
                              "  s[t] = in[blockIdx.x * 64 + t];\n"
                              "  __syncthreads();\n"
                              "  out[blockIdx.x * 64 + t] = s[63 - t] + n;\n"
                              "}\n";

/// What is said of `shift` in two blocks of 64 threads, and the run that shows it.
class Contradictions : public ExecutorTest {
protected:
  void SetUp() override {
    ExecutorTest::SetUp();
    if (IsSkipped()) return;
    source_ = std::make_unique<ParsedSource>(shift, /*keepPreamble=*/true);
    const auto form = launchOf({2, 1, 1}, {64, 1, 1}, {{"n", std::int64_t{3}}});
    evidence_.launch = run::resolveLaunch(source_->unit(), source_->kernel(), {}, form).value();
    statements_ = statementsOf(source_->unit(), source_->kernel(),
                               run::launchContextOf(evidence_.launch, shapeOf(evidence_.launch), form));
    evidence_.sized = {"out", "in"};
    settings_.subject = subjectOf(*source_, source_->kernel(), form);
    settings_.counts = true;
    settings_.recordedBlock = run::Extent3{0, 0, 0};
    const auto verifier = run::Verifier::create(settings_, theExecutor());
    ASSERT_TRUE(verifier) << verifier.error().message;
    evidence_.outcome = verifier->original();
    evidence_.rows = verifier->originalCounts();
  }

  CheckedClaims checked() const {
    CheckedClaims out;
    for (const auto check :
         {checkRaces, checkBarriers, checkCounts, checkTotals, checkExtents, checkUses, checkDistances})
      check(statements_, evidence_, out);
    return out;
  }

  /// Kinds that are contradicted, each once.
  std::vector<ClaimKind> contradicted() const {
    std::vector<ClaimKind> out;
    for (const CheckedClaim &claim : checked())
      if (claim.answer == Answer::contradicts && std::ranges::find(out, claim.claim.kind) == out.end())
        out.push_back(claim.claim.kind);
    return out;
  }

  run::LaunchCounts &counts() { return *evidence_.outcome->counts; }

  run::CountedReference &row(const std::string &array, run::CountedKind kind) {
    return *std::ranges::find_if(
        evidence_.rows, [&](const run::CountedReference &each) { return each.array == array && each.kind == kind; });
  }

  std::unique_ptr<ParsedSource> source_;
  Statements statements_;
  Evidence evidence_;
  run::VerifierSettings settings_;
};

TEST_F(Contradictions, AreNoneWhereTheRunShowsWhatIsSaid) {
  const CheckedClaims claims = checked();
  for (const CheckedClaim &claim : claims)
    EXPECT_EQ(claim.answer, Answer::agrees) << textOf(claim);
  for (const ClaimKind kind :
       {ClaimKind::freeInBlocks, ClaimKind::reachedTogether, ClaimKind::everyAccess, ClaimKind::counts,
        ClaimKind::total, ClaimKind::extent, ClaimKind::notRead, ClaimKind::notWritten, ClaimKind::distances})
    EXPECT_TRUE(std::ranges::any_of(claims, [&](const CheckedClaim &claim) { return claim.claim.kind == kind; }))
        << nameOf(kind);
}

TEST_F(Contradictions, OfFreedomFromRacesAreRacesThatAreFound) {
  evidence_.outcome->findings.push_back(
      {.kind = run::FindingKind::race,
       .message = "Data race at byte 4 of the shared variable s: thread (0, 0, 0) of block (0, 0, 0) writes it in line "
                  "4, and thread (1, 0, 0) reads it in line 6, with no barrier between.",
       .file = {},
       .line = 6});
  EXPECT_THAT(contradicted(), testing::ElementsAre(ClaimKind::freeInBlocks, ClaimKind::freeOnArray));
  evidence_.outcome->findings.front().message =
      "Data race at byte 4 of the buffer out: thread (0, 0, 0) of block (0, 0, 0) writes it in line 6, and thread (1, "
      "0, 0) of block (1, 0, 0) writes it in line 6; nothing orders threads of different blocks.";
  EXPECT_THAT(contradicted(), testing::ElementsAre(ClaimKind::freeOnArray));
}

TEST_F(Contradictions, OfABarrierAreThreadsThatDoNotCome) {
  for (run::LineOperations &line : counts().lines)
    if (line.line == 5) line.executed[static_cast<std::size_t>(run::OperationKind::barrier)] -= 14;
  EXPECT_THAT(contradicted(), testing::ElementsAre(ClaimKind::reachedTogether));
}

TEST_F(Contradictions, OfABarrierAreThreadsThatAreStuckThere) {
  evidence_.outcome.reset();
  evidence_.rows.clear();
  evidence_.fault = "The kernel itself does not run: k.cu:5: thread (0, 0, 0) of block (0, 0, 0): It waits at the "
                    "barrier of line 5 for threads that never come.";
  EXPECT_THAT(contradicted(), testing::ElementsAre(ClaimKind::reachedTogether));
}

TEST_F(Contradictions, OfCountsAreOtherCounts) {
  row("out", run::CountedKind::store).counted.threads -= 1;
  EXPECT_THAT(contradicted(), testing::ElementsAre(ClaimKind::counts));
  row("out", run::CountedKind::store).approximate = "lanes may come together otherwise";
  EXPECT_THAT(contradicted(), testing::IsEmpty());
}

TEST_F(Contradictions, OfTheListAreAccessesThatAreNotInIt) {
  row("in", run::CountedKind::load).analysed = run::CountedReference().analysed;
  EXPECT_THAT(contradicted(), testing::ElementsAre(ClaimKind::everyAccess));
}

TEST_F(Contradictions, OfATotalOfNothingAreSectors) {
  statements_.facts.totals.globalLoadSectors = 0;
  EXPECT_THAT(contradicted(), testing::ElementsAre(ClaimKind::total));
}

TEST_F(Contradictions, OfAnExtentAreAccessesBeyondIt) {
  evidence_.outcome.reset();
  evidence_.rows.clear();
  evidence_.fault = "The kernel itself does not run: k.cu:4: thread (63, 0, 0) of block (1, 0, 0): It reads 4 bytes 0 "
                    "bytes past the end of the buffer in (512 bytes).";
  EXPECT_THAT(contradicted(), testing::ElementsAre(ClaimKind::extent));
}

TEST_F(Contradictions, OfReadingAndWritingNothingAreLoadsAndStores) {
  for (run::Buffer &buffer : evidence_.launch.buffers)
    buffer.isRead = buffer.isWritten = false;
  EXPECT_THAT(contradicted(), testing::UnorderedElementsAre(ClaimKind::notRead, ClaimKind::notWritten));
}

TEST_F(Contradictions, OfDistancesAreThreadsThatMeetAtOthers) {
  for (dependence::Dependence &dependence : statements_.dependences.dependences)
    for (dependence::Distance &distance : dependence.distances)
      if (distance.index == "tx") distance.greatest = 5;
  const CheckedClaims claims = checked();
  const auto found = std::ranges::find(claims, Answer::contradicts, &CheckedClaim::answer);
  ASSERT_NE(found, claims.end());
  EXPECT_EQ(found->claim.kind, ClaimKind::distances);
  EXPECT_THAT(found->evidence, HasSubstr("apart use the same byte"));
}

TEST_F(Contradictions, OfALegalStepAreOtherResults) {
  settings_.subject.reparse = [this](transform::Texts texts) {
    std::string &text = texts.begin()->second;
    if (const std::size_t at = text.find("+ n"); at != std::string::npos) text.replace(at, 3, "- n");
    return source_->parser().parse(texts);
  };
  const auto verifier = run::Verifier::create(settings_, theExecutor());
  ASSERT_TRUE(verifier) << verifier.error().message;
  const KernelAtHand kernel{.subject = settings_.subject};
  CheckedClaims claims;
  checkSteps(kernel, *verifier, {.barriers = 0, .others = 1, .seed = 1}, claims);
  ASSERT_EQ(claims.size(), 1U);
  EXPECT_EQ(claims.front().answer, Answer::contradicts) << textOf(claims.front());
}

TEST_F(Contradictions, OfALegalStepOfAPlanIsATextThatDoesNotCompile) {
  settings_.subject.reparse = [this](transform::Texts texts) {
    texts.begin()->second += "\nint broken = ;\n";
    return source_->parser().parse(texts);
  };
  const auto verifier = run::Verifier::create(settings_, theExecutor());
  ASSERT_TRUE(verifier) << verifier.error().message;
  const KernelAtHand kernel{.subject = settings_.subject};
  CheckedClaims claims;
  checkSteps(kernel, *verifier, {.plans = 1, .seed = 1}, claims);
  ASSERT_EQ(claims.size(), 1U);
  EXPECT_EQ(claims.front().answer, Answer::contradicts) << textOf(claims.front());
}

} // namespace
} // namespace warpgrain::tests

// SPDX-License-Identifier: Apache-2.0
//
// The best plan of a search is verified before it is called so, and plans of the store are judged anew.
#include "core/workflow/search/Winners.h"

#include "core/base/Files.h"
#include "tests/execute/KernelRun.h"
#include "tests/unit/workflow/ScriptedTools.h"

#include <gmock/gmock.h>

#include <chrono>
#include <cstring>
#include <filesystem>
#include <span>
#include <string>
#include <thread>

namespace warpgrain::workflow {
namespace {

using testing::HasSubstr;
using testing::StartsWith;
using tests::ParsedSource;

const char *const doubled = "__global__ void k(float *p, int n) {\n"
                            "  int i = blockIdx.x * blockDim.x + threadIdx.x;\n  if (i < n) p[i] *= 2;\n}\n"
                            "void go(float *p, int n) { k<<<(n + 63) / 64, 64>>>(p, n); }\n";

SearchedPlan measured(const std::string &plan, double speedUp) {
  SearchedPlan out{.plan = transform::parsePlan(plan).value(), .answer = PlanAnswer::measured};
  out.configuration = {{"coarsen x", plan}};
  out.row = measure::Row{.run = "run", .steps = plan, .samples = {2, 2, 2}, .baselineMedian = 2 * speedUp};
  out.row->summary = measure::summarize(out.row->samples);
  out.speedUp = speedUp;
  out.beside = Beside::faster;
  return out;
}

class SearchWinners : public testing::Test {
protected:
  void SetUp() override {
    if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to compile with";
    source_ = std::make_unique<ParsedSource>(doubled);
    order_.kernel.subject = tests::subjectOf(*source_, source_->kernel());
    order_.kernel.subject.form.arguments = {{"n", std::int64_t{128}}};
    order_.store = folder_->path() / "store.sqlite";
    order_.check = WinnerCheck{.findExecutor = [] { return Result<run::Executor>(tests::theExecutor()); }};
    result_.plans = {measured("coarsen x 4", 1.5), measured("coarsen x 2", 2)};
    result_.environment = {.run = "run", .date = "2026-01-31T12:00:00Z", .gpu = "GPU", .architecture = "sm_90"};
  }

  /// The text that a plan's variant gets has a guard that is too weak.
  void damage(const std::string &plan) {
    const auto applied = transform::applyPlan(source_->unit(), {}, source_->kernel(),
                                              transform::parsePlan(plan).value(), order_.kernel.subject.reparse);
    ASSERT_TRUE(applied);
    order_.kernel.subject.reparse = [this, right = applied->texts.begin()->second](transform::Texts texts) {
      std::string &text = texts.begin()->second;
      if (text == right) text.replace(text.find("< n)"), 4, "<= n)");
      return source_->parser().parse(texts);
    };
  }

  void verify(const CancellationToken &cancel = {}) {
    auto store = SearchStore::open(order_);
    ASSERT_TRUE(store) << store.error().message;
    ASSERT_TRUE(store->keep(result_.plans, result_.environment));
    const auto done = Winners(order_, *store).finish(result_, cancel);
    ASSERT_TRUE(done) << done.error().message;
  }

  void forget() {
    for (SearchedPlan &plan : result_.plans)
      plan.verification.reset();
  }

  /// As a search does it after each round, until the best plan is known.
  void verifyMeanwhile(Winners &winners) {
    order_.kernel.subject.parsesAtOnce = 2; // nobody else parses
    while (true) {
      const auto done = winners.goOn(result_);
      ASSERT_TRUE(done) << done.error().message;
      if (result_.best() == nullptr || result_.best()->verification) return;
      std::this_thread::sleep_for(std::chrono::milliseconds(20));
    }
  }

  const PlanVerification &verificationOf(std::size_t plan) const { return *result_.plans[plan].verification; }

  Result<TemporaryDirectory> folder_ = TemporaryDirectory::create();
  std::unique_ptr<ParsedSource> source_;
  PlanSearchOrder order_;
  PlanSearchResult result_;
};

TEST_F(SearchWinners, AreVerifiedAtBoundarySizesAndKnownFromTheStoreThen) {
  verify();
  EXPECT_EQ(toString(result_.best()->plan), "coarsen x 2");
  EXPECT_TRUE(verificationOf(1).holds()) << verificationOf(1).whyNot;
  EXPECT_GE(verificationOf(1).sizes, 6U);
  EXPECT_FALSE(result_.plans[0].verification) << "only the best is looked at";
  const PlanVerification first = verificationOf(1);
  result_.plans[1].verification.reset();
  order_.check->findExecutor = [] { return Result<run::Executor>(fail(ErrorKind::tool, "It is gone.")); };
  verify();
  EXPECT_EQ(verificationOf(1).sizes, first.sizes);
}

/// The one takes less energy, and the other is faster.
TEST_F(SearchWinners, AreAllPlansOfAFrontAndTheWrongOneIsSetAside) {
  result_.objective = SearchObjective::both;
  for (SearchedPlan &plan : result_.plans) {
    plan.row->energy = measure::Energy{.microjoules = plan.speedUp == 2 ? 900.0 : 500.0, .uncertainty = 5};
    plan.row->baselineEnergy = measure::Energy{.microjoules = 1000, .uncertainty = 5};
    takeEnergy(plan);
  }
  ASSERT_EQ(result_.front().size(), 2U);
  verify();
  ASSERT_EQ(result_.front().size(), 2U);
  for (const SearchedPlan *plan : result_.front())
    EXPECT_TRUE(plan->verification && plan->verification->holds()) << toString(plan->plan);
  forget();
  order_.store = folder_->path() / "other.sqlite";
  damage("coarsen x 4");
  verify();
  ASSERT_EQ(result_.front().size(), 1U);
  EXPECT_EQ(toString(result_.front().front()->plan), "coarsen x 2");
  EXPECT_EQ(result_.plans[0].answer, PlanAnswer::failed);
  EXPECT_FALSE(result_.plans[0].saving);
}

TEST_F(SearchWinners, AreVerifiedAnewWhereOtherArgumentsAreSizes) {
  verify();
  forget();
  order_.check->wishes.names = {"m"};
  verify();
  EXPECT_THAT(verificationOf(1).whyNot, HasSubstr("--size names m"));
  forget();
  order_.check->wishes.names = {"n"};
  verify();
  EXPECT_TRUE(verificationOf(1).holds()) << verificationOf(1).whyNot;
}

TEST_F(SearchWinners, AreSetAsideWhereTheyAreWrongHereAndInTheStore) {
  damage("coarsen x 2");
  verify();
  ASSERT_NE(result_.best(), nullptr);
  EXPECT_EQ(toString(result_.best()->plan), "coarsen x 4");
  EXPECT_TRUE(verificationOf(0).holds());
  EXPECT_EQ(result_.plans[1].answer, PlanAnswer::failed);
  EXPECT_THAT(result_.plans[1].reason, StartsWith("At n = "));
  EXPECT_FALSE(result_.plans[1].speedUp);
  const auto t4 = t4ResultsOf(result_);
  EXPECT_EQ(t4[1].invalidity, tune::Invalidity::correctness);
  EXPECT_EQ(t4[0].measurements.back().name, "verified_sizes");
  const auto store = SearchStore::open(order_);
  ASSERT_TRUE(store);
  const std::vector<SearchedPlan> known = store->plansFor(result_.environment);
  ASSERT_EQ(known.size(), 2U);
  EXPECT_EQ(known[0].answer, PlanAnswer::measured);
  EXPECT_TRUE(known[0].verification->holds());
  EXPECT_EQ(known[1].answer, PlanAnswer::failed);
  EXPECT_EQ(known[1].reason, result_.plans[1].reason);
}

TEST_F(SearchWinners, SayWhyTheyAreNotVerified) {
  order_.check->seconds = 1e-6;
  verify();
  EXPECT_THAT(verificationOf(1).whyNot, HasSubstr("the time for it was up"));
  EXPECT_EQ(toString(result_.best()->plan), "coarsen x 2");
  forget();
  order_.check->seconds = 60;
  CancellationSource atOnce;
  atOnce.request_stop();
  order_.check->atOnce = atOnce.get_token();
  verify(atOnce.get_token());
  EXPECT_EQ(verificationOf(1).whyNot, "the search was cancelled");
  forget();
  order_.check->atOnce = {};
  order_.check->secondsAfterStop = 0;
  verify(atOnce.get_token());
  EXPECT_EQ(verificationOf(1).whyNot, "the search was stopped, and the time for it was up");
  forget();
  order_.check->findExecutor = [] { return Result<run::Executor>(fail(ErrorKind::tool, "It is gone.")); };
  verify();
  EXPECT_EQ(verificationOf(1).whyNot, "it cannot be run on the CPU: It is gone.");
}

/// A launch of 1,000 elements that a program made, with what it held.
measure::Bundle recordedLaunch(const TemporaryDirectory &folder) {
  measure::Bundle out{.folder = folder.path()};
  std::string content(4000, '\0');
  for (std::size_t i = 0; i < 1000; ++i) {
    const auto value = static_cast<float>(i);
    std::memcpy(content.data() + 4 * i, &value, sizeof value);
  }
  EXPECT_TRUE(writeFileAtomically(folder.path() / "p.bin", content));
  out.buffers = {{.name = "argument1", .bytes = 4000, .fill = {.kind = memory::FillKind::file, .file = "p.bin"}}};
  const std::int32_t n = 1000;
  const auto bytes = std::as_bytes(std::span(&n, 1));
  out.arguments = {{.buffer = 0}, {.value = {bytes.begin(), bytes.end()}}};
  out.variants = {{.id = "original", .module = "m", .kernel = "_Z1kPfi", .grid = {16, 1, 1}, .block = {64, 1, 1}}};
  return out;
}

TEST_F(SearchWinners, OfARecordedLaunchAreVerifiedAtSmallerSizes) {
  const measure::Bundle captured = recordedLaunch(*folder_);
  order_.kernel.captured = &captured;
  order_.kernel.subject.form.arguments.clear();
  order_.store.clear();
  verify();
  EXPECT_TRUE(verificationOf(1).holds()) << verificationOf(1).whyNot;
  EXPECT_GE(verificationOf(1).sizes, 6U);
  forget();
  damage("coarsen x 2");
  verify();
  EXPECT_EQ(result_.plans[1].answer, PlanAnswer::failed);
  EXPECT_THAT(result_.plans[1].reason, HasSubstr("n = "));
}

TEST_F(SearchWinners, OfARecordedLaunchWhoseMemoryHoldsAddressesAreNotVerified) {
  measure::Bundle captured = recordedLaunch(*folder_);
  captured.buffers[0].pointers = "p.pointers";
  order_.kernel.captured = &captured;
  order_.store.clear();
  verify();
  EXPECT_THAT(verificationOf(1).whyNot, HasSubstr("p leads to holds addresses"));
}

TEST_F(SearchWinners, AreVerifiedAfterTheSearchWasStopped) {
  CancellationSource stopped;
  stopped.request_stop();
  order_.check->secondsAfterStop = 60;
  verify(stopped.get_token());
  EXPECT_EQ(toString(result_.best()->plan), "coarsen x 2");
  EXPECT_TRUE(verificationOf(1).holds()) << verificationOf(1).whyNot;
}

TEST_F(SearchWinners, AreVerifiedWhileOthersAreMeasured) {
  damage("coarsen x 2");
  auto store = SearchStore::open(order_);
  ASSERT_TRUE(store) << store.error().message;
  Winners winners(order_, *store);
  verifyMeanwhile(winners);
  EXPECT_EQ(result_.plans[1].answer, PlanAnswer::failed) << "the faster one is wrong";
  EXPECT_EQ(toString(result_.best()->plan), "coarsen x 4");
  EXPECT_TRUE(verificationOf(0).holds()) << verificationOf(0).whyNot;
}

TEST_F(SearchWinners, AreTheBestVerifiedOnesWhereTheTimeIsUpForFasterOnes) {
  auto store = SearchStore::open(order_);
  ASSERT_TRUE(store) << store.error().message;
  Winners winners(order_, *store);
  verifyMeanwhile(winners);
  EXPECT_EQ(result_.fasterUnverified(), nullptr);
  result_.plans.push_back(measured("coarsen x 8", 2.5));
  result_.plans.push_back(measured("coarsen x 16", 3));
  EXPECT_EQ(toString(result_.best()->plan), "coarsen x 16") << "it may still be verified";
  order_.check->seconds = 1e-6;
  const auto done = winners.finish(result_, {});
  ASSERT_TRUE(done) << done.error().message;
  ASSERT_NE(result_.best(), nullptr);
  EXPECT_EQ(toString(result_.best()->plan), "coarsen x 2");
  ASSERT_NE(result_.fasterUnverified(), nullptr);
  EXPECT_EQ(toString(result_.fasterUnverified()->plan), "coarsen x 16");
  EXPECT_THAT(verificationOf(3).whyNot, HasSubstr("the time for it was up"));
  EXPECT_THAT(verificationOf(2).whyNot, HasSubstr("the time for it was up"))
      << "it is faster than the one that is named";
}

TEST_F(SearchWinners, AreNotLookedAtWithoutACheck) {
  order_.check.reset();
  verify();
  EXPECT_FALSE(result_.plans[1].verification);
}

class SearchOfKnownPlans : public testing::Test {
protected:
  void SetUp() override {
    if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
    open(tests::doublingKernel);
    order_.runner.program = tests::scriptedRunner(folder_->path()).string();
    order_.evaluations = 3;
    order_.together = 3;
    order_.folder = folder_->path();
    order_.store = folder_->path() / "store.sqlite";
  }

  void open(const char *text) {
    source_ = std::make_unique<ParsedSource>(text);
    order_.kernel.subject = tests::subjectOf(*source_, source_->kernel());
    order_.kernel.subject.toolkit = tests::scriptedToolkit(folder_->path());
  }

  /// An entry of another name than that of the kernel that doubles.
  void letTheCompilerMake(const std::string &entry) const {
    const std::filesystem::path &nvcc = order_.kernel.subject.toolkit->nvcc.value();
    std::string text = readTextFile(nvcc).value();
    text.replace(text.find("_Z1kPf"), std::string("_Z1kPf").size(), entry);
    ASSERT_TRUE(writeFileAtomically(nvcc, text));
    std::filesystem::permissions(nvcc, std::filesystem::perms::owner_all);
  }

  PlanSearchResult search() {
    const auto out = searchPlans(order_, [](const SearchedPlan &, const PlanSearchResult &) {}, {});
    EXPECT_TRUE(out) << out.error().message;
    return out ? *out : PlanSearchResult();
  }

  static const SearchedPlan *find(const PlanSearchResult &result, const transform::Plan &plan) {
    const auto found = std::ranges::find(result.plans, plan, &SearchedPlan::plan);
    return found != result.plans.end() ? &*found : nullptr;
  }

  Result<TemporaryDirectory> folder_ = TemporaryDirectory::create();
  std::unique_ptr<ParsedSource> source_;
  PlanSearchOrder order_;
};

TEST_F(SearchOfKnownPlans, VerifiesItsBestPlanAfterItWasStopped) {
  open(doubled);
  letTheCompilerMake("_Z1kPfi");
  order_.kernel.subject.toolkit->root = *tests::cudaRoot(); // the CPU's code is compiled with its headers
  order_.kernel.subject.form.arguments = {{"n", std::int64_t{128}}};
  order_.evaluations = 100;
  order_.check =
      WinnerCheck{.secondsAfterStop = 60, .findExecutor = [] { return Result<run::Executor>(tests::theExecutor()); }};
  CancellationSource stopped;
  const auto found = searchPlans(
      order_,
      [&](const SearchedPlan &plan, const PlanSearchResult &) {
        if (plan.answer == PlanAnswer::measured && plan.beside == Beside::faster) stopped.request_stop();
      },
      stopped.get_token());
  ASSERT_TRUE(found) << found.error().message;
  EXPECT_EQ(found->end, SearchEnd::cancelled);
  EXPECT_FALSE(found->error) << found->error->message;
  ASSERT_NE(found->best(), nullptr);
  ASSERT_TRUE(found->best()->verification);
  EXPECT_TRUE(found->best()->verification->holds()) << found->best()->verification->whyNot;
}

/// Another version of the program may refuse what an earlier one measured.
TEST_F(SearchOfKnownPlans, LeavesOutWhatIsRefusedNow) {
  const PlanSearchResult first = search();
  const auto timed = std::ranges::find(first.plans, PlanAnswer::measured, &SearchedPlan::answer);
  ASSERT_NE(timed, first.plans.end());
  const SearchedPlan *again = nullptr;
  const PlanSearchResult second = search();
  again = find(second, timed->plan);
  ASSERT_NE(again, nullptr);
  EXPECT_TRUE(again->isFromStore);
  EXPECT_EQ(again->answer, PlanAnswer::measured);

  const auto applied =
      transform::applyPlan(source_->unit(), {}, source_->kernel(), timed->plan, order_.kernel.subject.reparse);
  ASSERT_TRUE(applied);
  order_.kernel.subject.reparse =
      [this, text = applied->texts.begin()->second](const transform::Texts &texts) -> Result<model::Unit> {
    if (texts.begin()->second == text) return fail(ErrorKind::refused, "The step may not be made any more.");
    return source_->parser().parse(texts);
  };
  const PlanSearchResult third = search();
  if (const SearchedPlan *now = find(third, timed->plan)) {
    EXPECT_FALSE(now->isFromStore);
    EXPECT_NE(now->answer, PlanAnswer::measured);
  }
  EXPECT_TRUE(std::ranges::any_of(third.plans, &SearchedPlan::isFromStore)) << "the others are taken";
}

} // namespace
} // namespace warpgrain::workflow

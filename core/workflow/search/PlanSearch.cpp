// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/search/PlanSearch.h"

#include "core/device/GpuSpeed.h"
#include "core/tune/plans/PlanSpace.h"
#include "core/tune/recommend/Recommendation.h"
#include "core/workflow/search/BatchMaker.h"
#include "core/workflow/search/RecommendedPoints.h"
#include "core/workflow/search/RoundMeasurement.h"
#include "core/workflow/search/SearchResults.h"
#include "core/workflow/search/SearchStore.h"
#include "core/workflow/search/Winners.h"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <future>
#include <optional>
#include <string>
#include <utility>

namespace warpgrain::workflow {

namespace {

/// Estimating the plans that are tried first takes no longer than this.
constexpr double mostSeconds = 30;

/// So many plans that are refused, with none between that is not, end a search: the rest of the space is likely the
/// same.
constexpr std::size_t mostRefusals = 400;

/// Of the GPU that stands for an architecture; 0 where none is known.
std::uint32_t multiprocessorsOf(const std::string &architecture) {
  const auto speed = device::speedOf(architecture);
  return speed ? speed->multiprocessors : 0;
}

bool countsEnergy(const PlanSearchOrder &order) {
  return order.objective != SearchObjective::time;
}

/// What the runner says of it, with what stands before that.
std::string whyNoEnergy(const measure::Row &row) {
  const auto found = std::ranges::find_if(row.notes, [](const std::string &note) { return note.contains("energy"); });
  return found != row.notes.end() ? ": " + *found : std::string(".");
}

// The runner's own limit.
constexpr std::size_t mostTogether = 64;

RunnerOptions runnerOf(const PlanSearchOrder &order) {
  RunnerOptions out = order.runner;
  out.energy = out.energy || countsEnergy(order);
  // All of a round are measured beside one original: each rotation of the runner measures it anew.
  out.together = mostTogether;
  return out;
}

double secondsSince(std::chrono::steady_clock::time_point begin) {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
}

/// One search on its way. While a batch is measured, the next one is chosen, written and compiled, without the results
/// of the first.
class Searching {
public:
  Searching(const PlanSearchOrder &order, const KernelBundler &kernel, SearchStore store, const PlanReport &report,
            const CancellationToken &cancel)
      : order_(order), kernel_(kernel), cancel_(cancel), store_(std::move(store)),
        plans_(tune::planSpaceOf(order.kernel.subject, kernel.shape(), order.allowsReorder,
                                 multiprocessorsOf(order.kernel.subject.architecture))),
        strategy_(
            order.strategy.create({.space = &plans_.space(),
                                   .seed = order.seed,
                                   .plausible = [this](tune::PointId point) { return plans_.plausibility(point); },
                                   .likely = [this](tune::Random &random) { return plans_.likelyPoint(random); }})),
        proposals_(*strategy_, recommendSoFar(), recommend()), results_(plans_, order.objective, report),
        maker_(kernel, plans_, proposals_, results_) {}

  Result<PlanSearchResult> run() {
    // While the first plans are compiled, the GPU gets ready.
    if (order_.host.empty())
      runners_.startAhead(order_.gpus.empty() ? std::vector<int>{runners_.options().gpu} : order_.gpus);
    if (order_.begun) order_.begun(results_.result());
    auto done = store_.knowsPlans() ? takeKnown() : Result<void>();
    if (done) done = measureAll();
    runners_.end();
    if (const auto kept = keep(); done && !kept) done = kept;
    lap_ = std::chrono::steady_clock::now();
    if (const auto checked = winners_.finish(results_.result(), cancel_); done && !checked) done = checked;
    addLap(times_.verifying);
    times_.total = secondsSince(begun_);
    results_.result().times = times_;
    results_.result().notes = store_.notes();
    if (!done) {
      if (results_.result().count(PlanAnswer::measured) == 0) return std::unexpected(done.error());
      if (!cancel_.stop_requested()) results_.result().error = done.error();
      results_.result().end = SearchEnd::error;
    }
    if (cancel_.stop_requested()) results_.result().end = SearchEnd::cancelled;
    return std::move(results_.result());
  }

private:
  /// The best plans by the model of those that are estimated when the first batch is made.
  Proposals::Recommend recommendSoFar() {
    if (order_.recommended == 0) return {};
    const double seconds = std::min(order_.seconds.value_or(mostSeconds) / 4, mostSeconds);
    recommended_.emplace(order_.kernel, plans_, order_.recommended, seconds, cancel_);
    return [this] { return recommended_->takeSoFar(); };
  }

  /// While the first batch is measured more are estimated. There is none where no second one comes.
  Proposals::Recommend recommend() {
    if (order_.recommended == 0 || order_.evaluations <= order_.together) return {};
    return [this] { return recommended_->take(); };
  }

  /// What has passed since the last lap.
  void addLap(double &seconds) {
    seconds += secondsSince(lap_);
    lap_ = std::chrono::steady_clock::now();
  }

  /// Measures the original alone, which tells the device, and takes what is known of its plans.
  Result<void> takeKnown() {
    const auto batch = maker_.make(0, cancel_);
    addLap(times_.choosing);
    if (!batch || cancel_.stop_requested()) return batch ? Result<void>() : std::unexpected(batch.error());
    const auto measured = measure(*batch);
    if (!measured) return std::unexpected(measured.error());
    if (auto taken = take(*measured); !taken) return taken;
    addKnown(store_.plansFor(measured->front().measured.environment));
    addLap(times_.keeping);
    return {};
  }

  /// Another version of this program may have judged them: a time holds only for a plan that is allowed now, and what
  /// was refused is judged when the strategy comes to it.
  void addKnown(std::vector<SearchedPlan> known) {
    std::erase_if(known, [this](const SearchedPlan &plan) {
      const auto point = plans_.pointOf(plan.configuration);
      const bool lacksEnergy = countsEnergy(order_) && plan.speedUp && !plan.saving;
      return plan.answer == PlanAnswer::refused || lacksEnergy || !point || plans_.planOf(*point) != plan.plan;
    });
    std::vector<transform::Plan> plans;
    for (const SearchedPlan &plan : known)
      plans.push_back(plan.plan);
    const std::vector<session::Variant> judged = kernel_.write(plans, {}, cancel_);
    for (std::size_t i = known.size(); i-- > 0;) { // the newest first
      if (judged[i].status != session::VariantStatus::waiting) continue;
      const auto point = plans_.pointOf(known[i].configuration); // before the plan is moved away
      results_.addKnown(*point, std::move(known[i]));
    }
  }

  /// The new answers go into the store.
  Result<void> keep() {
    const measure::Environment &environment = results_.result().environment;
    return environment.gpu.empty() ? Result<void>() : store_.keep(results_.takeNew(), environment);
  }

  /// The first round is measured whatever time it took to make it.
  Result<void> measureAll() {
    const std::size_t roundsBefore = rounds_;
    auto next = nextBatch(0);
    addLap(times_.choosing);
    while (next && next->size() > 0 && (mayGoOn() || (rounds_ == roundsBefore && !cancel_.stop_requested()))) {
      const PlanBatch batch = std::move(*next);
      auto ahead = std::async(std::launch::async, [this, &batch] { return nextBatch(batch.size()); });
      const auto measured = measure(batch);
      next = ahead.get();
      addLap(times_.choosing);
      if (!measured) return std::unexpected(measured.error());
      if (const auto taken = take(*measured); !taken) return taken;
      if (auto kept = keep(); !kept) return kept;
      if (auto checked = winners_.goOn(results_.result()); !checked) return checked;
      addLap(times_.keeping);
      if (next && next->size() == 0) next = nextBatch(0);
      addLap(times_.choosing);
    }
    return next ? Result<void>() : std::unexpected(next.error());
  }

  /// False where the search is over. Waits while somebody holds it up, which takes none of its seconds.
  bool mayGoOn() {
    if (order_.pause) begin_ += order_.pause->wait(cancel_);
    return !isOver(0);
  }

  /// `underWay`: plans that are being measured. Sets how the search ends.
  bool isOver(std::size_t underWay) {
    const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - begin_;
    SearchEnd &end = results_.result().end;
    if (cancel_.stop_requested())
      end = SearchEnd::cancelled;
    else if (results_.result().evaluated + underWay >= order_.evaluations)
      end = SearchEnd::evaluations;
    else if (order_.seconds && passed.count() >= *order_.seconds)
      end = SearchEnd::seconds;
    else if (results_.refusedInARow() >= mostRefusals)
      end = SearchEnd::refusals;
    else
      return false;
    return true;
  }

  /// One that is not empty, if there is one before the search is over.
  Result<PlanBatch> nextBatch(std::size_t underWay) {
    while (!isOver(underWay)) {
      const std::size_t left = order_.evaluations - results_.result().evaluated - underWay;
      auto batch = maker_.make(std::min(order_.together, left), cancel_);
      if (!batch || batch->size() > 0) return batch;
      if (maker_.isWholeSpace()) {
        results_.result().end = SearchEnd::wholeSpace;
        break;
      }
    }
    return PlanBatch();
  }

  Result<std::vector<RoundShare>> measure(const PlanBatch &batch) {
    lap_ = std::chrono::steady_clock::now(); // a person may have held the search up
    auto shares =
        measureRound(order_, runners_, batch, order_.folder / ("round-" + std::to_string(++rounds_)), cancel_);
    addLap(times_.measuring);
    times_.rounds = rounds_;
    if (shares)
      for (const RoundShare &share : *shares)
        times_.runner += share.measured.times;
    return shares;
  }

  Result<void> take(const std::vector<RoundShare> &shares) {
    for (const RoundShare &share : shares)
      if (auto taken = take(share.batch, share.measured); !taken) return taken;
    return {};
  }

  /// The answers of a batch.
  Result<void> take(const PlanBatch &batch, const Measurement &measured) {
    results_.result().environment = measured.environment;
    const auto baseline = std::ranges::find_if(measured.rows, &measure::Row::isBaseline);
    if (baseline != measured.rows.end() && !baseline->measured())
      return fail(ErrorKind::tool, "The original could not be measured: " + baseline->reason);
    if (baseline != measured.rows.end()) results_.result().original = *baseline;
    if (baseline != measured.rows.end() && countsEnergy(order_) && !baseline->energy)
      return fail(ErrorKind::tool, "The energy of the original could not be measured" + whyNoEnergy(*baseline));
    for (std::size_t i = 0; i < batch.described.ids.size(); ++i) {
      const tune::PointId point = batch.points[batch.described.ids[i]];
      if (point == originalPoint) continue;
      const auto row = std::ranges::find(measured.rows, batch.described.bundle.variants[i].id, &measure::Row::variant);
      if (row != measured.rows.end() && baseline != measured.rows.end())
        take(point, *row, *baseline);
      else if (!cancel_.stop_requested())
        results_.answer(point, {.plan = plans_.planOf(point),
                                .answer = PlanAnswer::failed,
                                .reason = "The runner ended before it was measured."});
    }
    return {};
  }

  void take(tune::PointId point, const measure::Row &row, const measure::Row &baseline) {
    results_.answer(point, searchedPlanOf(plans_.planOf(point), row, baseline));
  }

  const PlanSearchOrder &order_;
  const KernelBundler &kernel_;
  const CancellationToken &cancel_;
  SearchStore store_;
  RoundRunners runners_{runnerOf(order_)};
  tune::PlanSpace plans_;
  std::unique_ptr<tune::Strategy> strategy_;
  std::optional<RecommendedPoints> recommended_;
  Proposals proposals_;
  // While a batch is measured, the thread that makes the next one has these; when it has ended, take() has them.
  SearchResults results_;
  BatchMaker maker_;
  Winners winners_{order_, store_};
  std::chrono::steady_clock::time_point begin_ = std::chrono::steady_clock::now();
  std::chrono::steady_clock::time_point begun_ = begin_; ///< also with what it was held up
  std::chrono::steady_clock::time_point lap_ = begin_;
  SearchTimes times_;
  std::size_t rounds_ = 0; ///< that were measured
};

} // namespace

Result<PlanSearchResult> searchPlans(const PlanSearchOrder &order, const PlanReport &report,
                                     const CancellationToken &cancel) {
  const auto kernel = KernelBundler::create(order.kernel);
  if (!kernel) return std::unexpected(kernel.error());
  auto store = SearchStore::open(order);
  if (!store) return std::unexpected(store.error());
  return Searching(order, *kernel, std::move(*store), report, cancel).run();
}

} // namespace warpgrain::workflow

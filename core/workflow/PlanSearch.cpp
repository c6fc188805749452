// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/PlanSearch.h"

#include "core/base/ContentHash.h"
#include "core/tune/plans/PlanSpace.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <cstddef>

namespace warpgrain::workflow {

namespace {

/// Medians of which one is so much larger at most are those of plans that are as fast.
constexpr double closeness = 0.01;

/// So many plans that are refused, with none between that is not, end a search: the rest of the space is likely the
/// same.
constexpr std::size_t mostRefusals = 400;

tune::PlanSpace planSpaceOf(const run::KernelSubject &subject) {
  transform::KernelStudy study(*subject.unit, subject.kernel, subject.reparse, subject.texts);
  return tune::PlanSpace::of(study);
}

/// One search on its way.
class Searching {
public:
  Searching(const PlanSearchOrder &order, const PlanReport &report, const CancellationToken &cancel)
      : order_(order), report_(report), cancel_(cancel), plans_(planSpaceOf(order.kernel.subject)),
        strategy_(order.strategy.create(
            {.space = &plans_.space(), .seed = order.seed, .plausible = [this](tune::PointId point) {
               return plans_.plausibility(point);
             }})) {
    out_.combinations = plans_.space().combinations();
    out_.leftOut = plans_.leftOut();
    history_.add({.point = original, .cost = 1.0});
  }

  Result<PlanSearchResult> run() {
    while (!isOver())
      if (const auto done = round(); !done) {
        if (out_.count(PlanAnswer::measured) == 0) return std::unexpected(done.error());
        out_.error = done.error();
        break;
      }
    if (cancel_.stop_requested()) out_.end = SearchEnd::cancelled;
    return std::move(out_);
  }

private:
  bool isOver() {
    const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - begin_;
    if (cancel_.stop_requested())
      out_.end = SearchEnd::cancelled;
    else if (out_.evaluated >= order_.evaluations)
      out_.end = SearchEnd::evaluations;
    else if (order_.seconds && passed.count() >= *order_.seconds)
      out_.end = SearchEnd::seconds;
    else if (refusedInARow_ >= mostRefusals)
      out_.end = SearchEnd::refusals;
    else
      return isWholeSpace_;
    return true;
  }

  /// Some plans, from the strategy to their times. Fails where nothing can be built or measured at all.
  Result<void> round() {
    const auto points = strategy_->propose(history_, std::min(order_.together, order_.evaluations - out_.evaluated));
    if (points.empty()) {
      isWholeSpace_ = true;
      out_.end = SearchEnd::wholeSpace;
      return {};
    }
    KernelBundleOrder kernel = order_.kernel;
    kernel.plans = {transform::Plan()};
    for (const tune::PointId point : points)
      kernel.plans.push_back(plans_.planOf(point));
    auto made = makeKernelBundle(kernel, {}, cancel_);
    if (cancel_.stop_requested()) return {};
    if (!made) return std::unexpected(made.error());
    out_.shape = made->shape;
    takeWhatIsNotMeasured(points, *made);
    const std::vector<std::size_t> ids = made->described.ids;
    if (ids.size() > 1) {
      const auto bundle =
          session::writeBundle(std::move(made->described), order_.folder / ("round-" + std::to_string(++rounds_)));
      if (!bundle) return std::unexpected(bundle.error());
      if (auto done = measureRound(points, ids, *bundle); !done) return done;
    }
    return {};
  }

  /// Answers for plans that are refused or do not compile. Those that launch another plan's machine code once more
  /// leave the bundle.
  void takeWhatIsNotMeasured(const std::vector<tune::PointId> &points, KernelBundle &made) {
    for (const session::Variant &variant : made.variants) {
      const bool isRefused = variant.status == session::VariantStatus::refused;
      if (variant.plan.empty() || (!isRefused && variant.status != session::VariantStatus::failed)) continue;
      answer(points[variant.id - 1], std::nullopt,
             {.plan = variant.plan,
              .answer = isRefused ? PlanAnswer::refused : PlanAnswer::failed,
              .reason = variant.reason});
    }
    auto &[bundle, ids, modules, copies, links, leftOut] = made.described;
    for (std::size_t i = 0; i < ids.size();) {
      const tune::PointId point = ids[i] == 0 ? original : points[ids[i] - 1];
      measure::BundleVariant launched = bundle.variants[i];
      launched.id = launched.steps = {};
      launched.module = hashContent({modules[launched.module]}).hex();
      const auto twin = std::ranges::find(launched_, launched, &Launched::variant);
      if (twin == launched_.end()) launched_.push_back({.point = point, .variant = std::move(launched)});
      if (ids[i] == 0 || twin == launched_.end() || twin->point == point) {
        ++i;
        continue;
      }
      waiting_.emplace_back(point, twin->point, plans_.planOf(point));
      bundle.variants.erase(bundle.variants.begin() + static_cast<std::ptrdiff_t>(i));
      ids.erase(ids.begin() + static_cast<std::ptrdiff_t>(i));
    }
    settleTwins();
  }

  Result<void> measureRound(const std::vector<tune::PointId> &points, const std::vector<std::size_t> &ids,
                            const measure::Bundle &bundle) {
    const auto measured = measureBundleOn(order_.host, order_.runner, bundle, order_.progress, cancel_);
    if (!measured) return std::unexpected(measured.error());
    out_.environment = measured->environment;
    const auto baseline = std::ranges::find_if(measured->rows, &measure::Row::isBaseline);
    if (baseline != measured->rows.end() && !baseline->measured())
      return fail(ErrorKind::tool, "The original could not be measured: " + baseline->reason);
    for (std::size_t i = 0; i < ids.size(); ++i) {
      if (ids[i] == 0) continue; // the original, whose speed-up is 1 by definition
      const auto row = std::ranges::find(measured->rows, bundle.variants[i].id, &measure::Row::variant);
      if (row != measured->rows.end() && baseline != measured->rows.end())
        take(points[ids[i] - 1], *row, *baseline);
      else if (!cancel_.stop_requested())
        answer(points[ids[i] - 1], std::nullopt,
               {.plan = plans_.planOf(points[ids[i] - 1]),
                .answer = PlanAnswer::failed,
                .reason = "The runner ended before it was measured."});
    }
    settleTwins();
    return {};
  }

  void take(tune::PointId point, const measure::Row &row, const measure::Row &baseline) {
    SearchedPlan searched{.plan = plans_.planOf(point), .answer = PlanAnswer::failed, .reason = row.reason, .row = row};
    searched.speedUp = row.speedUp();
    if (searched.speedUp) {
      searched.answer = PlanAnswer::measured;
      searched.beside = compared(row.summary, besideOf(row, baseline));
    }
    answer(point, searched.speedUp ? std::optional(1 / *searched.speedUp) : std::nullopt, std::move(searched));
  }

  /// The original's times as they were while a plan was measured: its interval, around the median of that time.
  static measure::Summary besideOf(const measure::Row &row, const measure::Row &baseline) {
    const double change = baseline.summary.median > 0 ? *row.baselineMedian / baseline.summary.median : 1;
    return {
        .median = *row.baselineMedian, .low = baseline.summary.low * change, .high = baseline.summary.high * change};
  }

  /// A plan whose machine code was seen before has that plan's result, once there is one.
  void settleTwins() {
    std::erase_if(waiting_, [this](const Waiting &waiting) {
      const tune::Evaluation *twin = history_.find(waiting.twin);
      if (twin == nullptr) return false;
      const transform::Plan plan = plans_.planOf(waiting.twin);
      answer(waiting.point, twin->cost,
             {.plan = waiting.plan,
              .answer = PlanAnswer::alike,
              .reason = plan.empty() ? "Its machine code is that of the original."
                                     : "Its machine code is that of \"" + toString(plan) + "\".",
              .row = {},
              .speedUp = twin->cost ? std::optional(1 / *twin->cost) : std::nullopt});
      return true;
    });
  }

  void answer(tune::PointId point, std::optional<double> cost, SearchedPlan searched) {
    history_.add({.point = point, .cost = cost});
    const tune::ParameterSpace &space = plans_.space();
    for (std::size_t i = 0; i < space.parameters().size(); ++i)
      searched.configuration.emplace_back(space.parameters()[i].name, space.valueOf(point, i));
    const bool isRefused = searched.answer == PlanAnswer::refused;
    refusedInARow_ = isRefused ? refusedInARow_ + 1 : 0;
    if (searched.answer == PlanAnswer::measured || searched.answer == PlanAnswer::failed) ++out_.evaluated;
    out_.plans.push_back(std::move(searched));
    report_(out_.plans.back(), out_);
  }

  /// What a plan launches: without names, and with the hash of its module in place of the file's name.
  struct Launched {
    tune::PointId point = 0;
    measure::BundleVariant variant;
  };

  struct Waiting {
    tune::PointId point = 0;
    tune::PointId twin = 0; ///< an earlier one with the same machine code
    transform::Plan plan;
  };

  static constexpr tune::PointId original = 0;

  const PlanSearchOrder &order_;
  const PlanReport &report_;
  const CancellationToken &cancel_;
  tune::PlanSpace plans_;
  std::unique_ptr<tune::Strategy> strategy_;
  tune::History history_;
  std::vector<Launched> launched_; ///< the first plan of each machine code and launch
  std::vector<Waiting> waiting_;
  std::chrono::steady_clock::time_point begin_ = std::chrono::steady_clock::now();
  std::size_t rounds_ = 0; ///< that were measured
  std::size_t refusedInARow_ = 0;
  bool isWholeSpace_ = false;
  PlanSearchResult out_;
};

tune::Invalidity invalidityOf(const SearchedPlan &plan) {
  if (plan.answer == PlanAnswer::measured) return tune::Invalidity::correct;
  if (plan.answer == PlanAnswer::refused) return tune::Invalidity::constraints;
  if (!plan.row) return tune::Invalidity::compile;
  if (plan.row->failure == measure::Failure::output) return tune::Invalidity::correctness;
  return plan.row->failure == measure::Failure::hang ? tune::Invalidity::timeout : tune::Invalidity::runtime;
}

} // namespace

std::string_view nameOf(Beside beside) {
  static constexpr std::array<std::string_view, 4> names{"FASTER", "SAME", "SLOWER", "AMBIGUOUS"};
  return names[static_cast<std::size_t>(beside)];
}

Beside compared(const measure::Summary &plan, const measure::Summary &original) {
  if (plan.high < original.low) return Beside::faster;
  if (plan.low > original.high) return Beside::slower;
  return std::abs(plan.median - original.median) <= closeness * original.median ? Beside::same : Beside::ambiguous;
}

const SearchedPlan *PlanSearchResult::best() const {
  const auto isFaster = [](const SearchedPlan &plan) {
    return plan.answer == PlanAnswer::measured && plan.beside == Beside::faster;
  };
  double greatest = 0;
  for (const SearchedPlan &plan : plans)
    if (isFaster(plan)) greatest = std::max(greatest, *plan.speedUp);
  const SearchedPlan *out = nullptr;
  for (const SearchedPlan &plan : plans) {
    if (!isFaster(plan) || *plan.speedUp < greatest * (1 - closeness)) continue;
    const bool isBetter = out == nullptr || plan.plan.size() < out->plan.size() ||
                          (plan.plan.size() == out->plan.size() && *plan.speedUp > *out->speedUp);
    if (isBetter) out = &plan;
  }
  return out;
}

std::size_t PlanSearchResult::count(PlanAnswer answer) const {
  return static_cast<std::size_t>(std::ranges::count(plans, answer, &SearchedPlan::answer));
}

std::vector<tune::T4Result> t4ResultsOf(const PlanSearchResult &result) {
  std::vector<tune::T4Result> out;
  for (const SearchedPlan &plan : result.plans) {
    if (plan.answer == PlanAnswer::alike) continue;
    tune::T4Result one{.timestamp = result.environment.date,
                       .configuration = plan.configuration,
                       .objectives = {"time"},
                       .times = {},
                       .invalidity = invalidityOf(plan),
                       .correctness = plan.answer == PlanAnswer::measured ? 1.0 : 0.0,
                       .measurements = {}};
    if (plan.row && plan.answer == PlanAnswer::measured) {
      for (const double microseconds : plan.row->samples)
        one.times.runs.push_back(microseconds / 1000);
      one.measurements.push_back({.name = "time", .value = plan.row->summary.median / 1000, .unit = "ms"});
    }
    out.push_back(std::move(one));
  }
  return out;
}

Result<PlanSearchResult> searchPlans(const PlanSearchOrder &order, const PlanReport &report,
                                     const CancellationToken &cancel) {
  return Searching(order, report, cancel).run();
}

} // namespace warpgrain::workflow

// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/search/Replay.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <condition_variable>
#include <map>
#include <mutex>
#include <utility>

namespace warpgrain::workflow {

namespace {

/// In a space of which fewer than one in so many combinations is recorded, strategies look for points in vain.
constexpr std::uint64_t mostCombinations = 100;

constexpr std::array<std::string_view, 6> sentences{"",
                                                    "It took too long.",
                                                    "It does not compile.",
                                                    "It did not run as it should.",
                                                    "Its outputs are wrong.",
                                                    "A step may not be made, or the plan cannot be launched so."};

/// In microseconds, as it was recorded: of the samples where there are some, else the median alone.
measure::Row rowOf(const tune::T4Result &result) {
  constexpr double perMillisecond = 1000;
  measure::Row out{.steps = result.plan};
  const tune::T4Measurement *time = result.measurement("time");
  const double median = (time != nullptr ? time->value : result.cost().value_or(0)) * perMillisecond;
  for (const double milliseconds : result.times.runs)
    out.samples.push_back(milliseconds * perMillisecond);
  if (out.samples.empty()) out.samples.push_back(median);
  out.summary = measure::summarize(out.samples);
  if (const auto microjoules = result.microjoules()) {
    const tune::T4Measurement *uncertainty = result.measurement("energy_uncertainty");
    out.energy =
        measure::Energy{.microjoules = *microjoules, .uncertainty = uncertainty != nullptr ? uncertainty->value : 0};
  }
  return out;
}

/// What a strategy is told: of times and energies as they were recorded, without the original's.
std::optional<double> costOf(const tune::T4Result &result, SearchObjective objective) {
  if (objective == SearchObjective::time) return result.cost();
  const auto energy = result.microjoules();
  const tune::T4Measurement *time = result.measurement("time");
  if (!energy || objective == SearchObjective::energy) return energy;
  return time != nullptr ? std::optional(time->value * *energy) : std::nullopt;
}

/// One replay on its way.
class Replaying {
public:
  Replaying(const ReplayOrder &order, tune::RecordedSpace recorded, const PlanReport &report,
            const CancellationToken &cancel)
      : order_(order), recorded_(std::move(recorded)), report_(report), cancel_(cancel) {
    out_.objective = order_.objective;
    out_.combinations = recorded_.space.combinations();
    out_.parameters = recorded_.space.parameters();
    out_.environment.date = order_.results.front().timestamp;
    for (std::size_t i = 0; i < order_.results.size(); ++i)
      at_.emplace(recorded_.points[i], i);
    takeOriginal();
  }

  PlanSearchResult run() {
    if (order_.begun) order_.begun(out_);
    if (order_.strategy)
      chooseByStrategy(*order_.strategy);
    else
      takeInOrder();
    return std::move(out_);
  }

private:
  void takeOriginal() {
    const auto original = std::ranges::find_if(
        order_.results, [](const tune::T4Result &result) { return result.cost() && tune::choosesNothing(result); });
    if (original == order_.results.end()) return;
    originalAt_ = static_cast<std::size_t>(original - order_.results.begin());
    out_.original = rowOf(*original);
    out_.original->isBaseline = true;
    history_.add({.point = recorded_.points[*originalAt_], .cost = costOf(*original, order_.objective)});
  }

  void takeInOrder() {
    for (const auto &[point, i] : inOrder()) {
      if (isOver()) return;
      answer(point, order_.results[i]);
    }
    out_.end = SearchEnd::wholeSpace;
  }

  /// Of the results that are not the original, each configuration once.
  std::vector<std::pair<tune::PointId, std::size_t>> inOrder() const {
    std::vector<std::pair<tune::PointId, std::size_t>> out;
    for (std::size_t i = 0; i < order_.results.size(); ++i)
      if (i != originalAt_ && at_.at(recorded_.points[i]) == i) out.emplace_back(recorded_.points[i], i);
    return out;
  }

  void chooseByStrategy(const tune::NamedStrategy &named) {
    const auto strategy = named.create({.space = &recorded_.space, .seed = order_.seed});
    while (!isOver()) {
      const auto points = strategy->propose(history_, 1);
      if (points.empty()) {
        out_.end = SearchEnd::wholeSpace;
        return;
      }
      answer(points.front(), order_.results[at_.at(points.front())]);
    }
  }

  /// Waits for the time of the next result. Sets how the replay ends.
  bool isOver() {
    if (order_.pause) order_.pause->wait(cancel_);
    if (order_.perSecond > 0 && !out_.plans.empty()) {
      std::unique_lock lock(mutex_);
      const std::chrono::duration<double> pause(1 / order_.perSecond);
      wake_.wait_for(lock, cancel_, pause, [] { return false; });
    }
    if (cancel_.stop_requested())
      out_.end = SearchEnd::cancelled;
    else if (out_.evaluated >= order_.evaluations)
      out_.end = SearchEnd::evaluations;
    else
      return false;
    return true;
  }

  void answer(tune::PointId point, const tune::T4Result &result) {
    history_.add({.point = point, .cost = costOf(result, order_.objective)});
    SearchedPlan searched{.plan = {}, .configuration = result.configuration};
    if (auto plan = transform::parsePlan(result.plan); plan && !result.plan.empty()) searched.plan = std::move(*plan);
    if (result.invalidity != tune::Invalidity::correct) {
      searched.answer = result.invalidity == tune::Invalidity::constraints ? PlanAnswer::refused : PlanAnswer::failed;
      searched.reason =
          result.reason.empty() ? std::string(sentences[static_cast<std::size_t>(result.invalidity)]) : result.reason;
    } else {
      takeTime(searched, result);
    }
    if (searched.answer != PlanAnswer::refused) ++out_.evaluated;
    out_.plans.push_back(std::move(searched));
    report_(out_.plans.back(), out_);
  }

  void takeTime(SearchedPlan &searched, const tune::T4Result &result) const {
    searched.answer = PlanAnswer::measured;
    searched.row = rowOf(result);
    if (!out_.original) return;
    searched.row->baselineMedian = out_.original->summary.median;
    searched.row->baselineEnergy = out_.original->energy;
    searched.speedUp = searched.row->speedUp();
    takeEnergy(searched);
    searched.beside = compared(searched.row->summary, out_.original->summary);
  }

  const ReplayOrder &order_;
  tune::RecordedSpace recorded_;
  const PlanReport &report_;
  const CancellationToken &cancel_;
  std::map<tune::PointId, std::size_t> at_; ///< the first result of each configuration
  std::optional<std::size_t> originalAt_;
  tune::History history_;
  PlanSearchResult out_;
  std::mutex mutex_;
  std::condition_variable_any wake_;
};

} // namespace

bool canBeSearched(const tune::RecordedSpace &recorded) {
  return recorded.space.combinations() / mostCombinations <= recorded.history.size();
}

Result<PlanSearchResult> replaySearch(const ReplayOrder &order, const PlanReport &report,
                                      const CancellationToken &cancel) {
  auto recorded = tune::recordedSpace(order.results);
  if (!recorded) return std::unexpected(recorded.error());
  if (order.strategy && !canBeSearched(*recorded))
    return fail(ErrorKind::usage, "These results are a few points of a large space, from which no strategy can choose; "
                                  "replay them in the order in which they were recorded.");
  return Replaying(order, *std::move(recorded), report, cancel).run();
}

} // namespace warpgrain::workflow

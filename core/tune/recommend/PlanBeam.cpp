// SPDX-License-Identifier: Apache-2.0
#include "core/tune/recommend/PlanBeam.h"

#include "core/plan/Transformation.h"

#include <algorithm>
#include <atomic>
#include <limits>
#include <thread>

namespace warpgrain::tune {

namespace {

/// Plans of less gain than this are not gone on with.
constexpr double leastGain = 0.995;

bool isManner(const Parameter &parameter) {
  return parameter.name.ends_with(", manner");
}

transform::PlanPhase phaseOf(const Parameter &parameter) {
  const std::string word = parameter.name.substr(0, parameter.name.find_first_of(" ,"));
  const transform::Transformation *found = transform::findTransformation(word);
  return found != nullptr ? found->descriptor().phase : transform::PlanPhase::none;
}

} // namespace

PlanBeam::PlanBeam(const PlanSpace &plans, const PlanEstimator &estimator, unsigned threads,
                   const RecommendOptions &options)
    : plans_(plans), estimator_(estimator),
      threads_(std::max(options.threads > 0 ? std::min(options.threads, threads) : threads, 1U)), options_(options) {}

bool PlanBeam::isOver() const {
  const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - begin_;
  return options_.cancel.stop_requested() || (options_.seconds && passed.count() >= *options_.seconds);
}

double PlanBeam::timeOf(PointId point) const {
  const auto found = judged_.find(point);
  return found != judged_.end() && found->second.time ? found->second.time->seconds
                                                      : std::numeric_limits<double>::infinity();
}

/// Not what the compiler is told, nor what estimates do not tell apart: a load that a cache holds comes later than one
/// from shared memory.
bool PlanBeam::isTried(std::size_t parameter) const {
  const Parameter &of = plans_.space().parameters()[parameter];
  return phaseOf(of) != transform::PlanPhase::limits && !of.name.starts_with("unstage ");
}

/// Those that say how much work a thread does first.
std::vector<std::size_t> PlanBeam::parameters() const {
  std::vector<std::size_t> out;
  for (std::size_t i = 0; i < plans_.space().parameters().size(); ++i)
    if (isTried(i) && !isManner(plans_.space().parameters()[i]) && !useless_.contains(i)) out.push_back(i);
  std::ranges::stable_partition(
      out, [this](std::size_t i) { return phaseOf(plans_.space().parameters()[i]) == transform::PlanPhase::grain; });
  return out;
}

/// One step each: the second smallest value, and the smallest where there is no other.
std::vector<PointId> PlanBeam::firstPoints() const {
  std::vector<PointId> out;
  const ParameterSpace &space = plans_.space();
  const auto add = [&](const Choices &choices) {
    const PointId point = space.pointOf(choices);
    if (space.admits(point) && std::ranges::find(out, point) == out.end()) out.push_back(point);
  };
  for (const std::size_t parameter : parameters()) {
    if (const auto choices = plans_.withWhatItNeeds(parameter)) {
      add(*choices);
      continue;
    }
    const std::size_t values = space.parameters()[parameter].values.size();
    Choices choices(space.parameters().size());
    for (std::uint32_t value = std::min<std::uint32_t>(2, static_cast<std::uint32_t>(values) - 1); value > 0; --value) {
      choices[parameter] = value;
      const bool hasManner = parameter + 1 < space.parameters().size() && isManner(space.parameters()[parameter + 1]);
      for (std::uint32_t manner = 0;
           manner < (hasManner ? space.parameters()[parameter + 1].values.size() : std::size_t{1}); ++manner) {
        if (hasManner) choices[parameter + 1] = manner;
        add(choices);
      }
      if (space.admits(space.pointOf(choices)) &&
          phaseOf(space.parameters()[parameter]) != transform::PlanPhase::memory)
        break;
    }
  }
  return out;
}

/// One choice changed: to the next value up or down, or in its manner.
std::vector<PointId> PlanBeam::neighboursOf(PointId point) const {
  std::vector<PointId> out;
  const ParameterSpace &space = plans_.space();
  const Choices choices = space.choicesOf(point);
  const auto add = [&](const Choices &changed) {
    const PointId next = space.pointOf(changed);
    if (space.admits(next) && !judged_.contains(next)) out.push_back(next);
  };
  for (const std::size_t parameter : parameters()) {
    const auto last = static_cast<std::uint32_t>(space.parameters()[parameter].values.size()) - 1;
    const bool hasManner = parameter + 1 < choices.size() && isManner(space.parameters()[parameter + 1]);
    Choices changed = choices;
    if (choices[parameter] < last) {
      changed[parameter] = choices[parameter] + 1;
      add(changed);
      if (hasManner && choices[parameter] == 0) {
        for (std::uint32_t manner = 1; manner < space.parameters()[parameter + 1].values.size(); ++manner) {
          changed[parameter + 1] = manner;
          add(changed);
        }
        changed = choices;
      }
    }
    if (choices[parameter] > 0) {
      changed = choices;
      changed[parameter] = choices[parameter] - 1;
      if (changed[parameter] == 0 && hasManner) changed[parameter + 1] = 0;
      add(changed);
    }
  }
  return out;
}

void PlanBeam::judge(std::vector<PointId> points) {
  std::erase_if(points, [this](PointId point) { return judged_.contains(point); });
  const std::size_t left = options_.mostJudged - std::min(options_.mostJudged, judged_.size());
  if (points.size() > left) points.resize(left);
  const std::size_t before = judged_.size();
  for (std::size_t begin = 0; begin < points.size() && !isOver(); begin += threads_) {
    const std::size_t count = std::min<std::size_t>(threads_, points.size() - begin);
    std::vector<EstimatedPlan> found(count);
    {
      std::vector<std::jthread> workers;
      for (std::size_t i = 0; i < count; ++i)
        workers.emplace_back([&, i] { found[i] = estimator_.estimate(plans_.planOf(points[begin + i])); });
    }
    for (std::size_t i = 0; i < count; ++i)
      judged_.emplace(points[begin + i], std::move(found[i]));
    if (options_.progress) options_.progress(before + begin + count, options_.mostJudged);
  }
}

std::vector<PointId> PlanBeam::best(std::size_t count) const {
  std::vector<PointId> out;
  for (const auto &[point, plan] : judged_)
    if (plan.time) out.push_back(point);
  std::ranges::stable_sort(out, {}, [this](PointId point) { return timeOf(point); });
  if (out.size() > count) out.resize(count);
  return out;
}

void PlanBeam::run(const std::function<void()> &judgedMore) {
  constexpr PointId original = 0;
  judge({original});
  judge(firstPoints());
  if (judgedMore) judgedMore();
  // What changes nothing alone is not combined with others; how much work a thread does may be good for something
  // later.
  for (const std::size_t parameter : parameters()) {
    if (phaseOf(plans_.space().parameters()[parameter]) == transform::PlanPhase::grain) continue;
    const bool isUseful = std::ranges::any_of(judged_, [&](const auto &one) {
      return plans_.space().choicesOf(one.first)[parameter] != 0 && timeOf(one.first) < leastGain * timeOf(original);
    });
    if (!isUseful) useless_.insert(parameter);
  }
  std::set<PointId> expanded;
  while (judged_.size() < options_.mostJudged && !isOver()) {
    std::vector<PointId> next;
    for (const PointId point : best(options_.beam))
      if (expanded.insert(point).second)
        for (const PointId neighbour : neighboursOf(point))
          if (std::ranges::find(next, neighbour) == next.end()) next.push_back(neighbour);
    if (next.empty()) break;
    judge(std::move(next));
    if (judgedMore) judgedMore();
  }
}

} // namespace warpgrain::tune

// SPDX-License-Identifier: Apache-2.0
//
// Bayesian optimisation of mixed spaces: the next point is the one from which a model of all results expects most
// (expected improvement). The model is the mean of a forest, which finds what parameters do together, and of a Gaussian
// process, which knows how little it knows far from what was tried.
#include "core/tune/search/GaussianProcess.h"
#include "core/tune/search/PointDraw.h"
#include "core/tune/search/RegressionForest.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <numbers>

namespace warpgrain::tune {

namespace {

double expectedImprovement(const Prediction &prediction, double best) {
  const double deviation = prediction.deviation + 1e-9;
  const double z = (best - prediction.mean) / deviation;
  const double below = 0.5 * std::erfc(-z / std::numbers::sqrt2);
  const double density = std::exp(-0.5 * z * z) / std::sqrt(2 * std::numbers::pi);
  return deviation * (z * below + density);
}

/// As one prediction: two that are apart make it less sure.
Prediction meanOf(const Prediction &a, const Prediction &b) {
  const double apart = (a.mean - b.mean) / 2;
  const double variance = (a.deviation * a.deviation + b.deviation * b.deviation) / 2 + apart * apart;
  return {.mean = (a.mean + b.mean) / 2, .deviation = std::sqrt(variance)};
}

/// What is learnt of a result. Costs are compared as ratios. How bad a bad point is does not matter: what is worse than
/// four of five is drawn near to them; a failure counts as the worst.
class Targets {
public:
  explicit Targets(const History &history) {
    std::vector<double> costs;
    for (const Evaluation &evaluation : history.evaluations())
      if (evaluation.cost) costs.push_back(std::log(*evaluation.cost));
    std::ranges::sort(costs);
    best_ = costs.front();
    const double cap = costs[std::min(costs.size() - 1, costs.size() * 4 / 5)];
    worst_ = cap + 0.3 * (cap - best_);
  }

  double best() const { return best_; }

  double range() const { return worst_ - best_; }

  double of(const Evaluation &evaluation) const {
    return evaluation.cost ? std::min(std::log(*evaluation.cost), worst_) : worst_;
  }

private:
  double best_ = 0;
  double worst_ = 0;
};

class Surrogate : public Strategy {
public:
  explicit Surrogate(const SearchTask &task)
      : space_(*task.space), plausible_(task.plausible), likely_(task.likely), draw_(task), features_(space_),
        random_(task.seed) {
    if (!plausible_) plausible_ = [this](PointId point) { return plausibility(space_, point); };
  }

  std::vector<PointId> propose(const History &history, std::size_t count) override {
    std::vector<PointId> out;
    while (out.size() < count && (history.size() < firstPoints || history.best() == nullptr)) {
      const auto point = firstPoint(history);
      if (!point) return out;
      first_.push_back(*point);
      handOut(*point, out);
    }
    if (out.size() < count && history.best() != nullptr) addByModel(history, count, out);
    return out;
  }

private:
  struct Candidate {
    PointId point = 0;
    Prediction prediction;
    double score = 0;
  };

  void handOut(PointId point, std::vector<PointId> &out) {
    draw_.handOut(point);
    out.push_back(point);
  }

  /// Plausible, and far from the first points so far.
  std::optional<PointId> firstPoint(const History &history) {
    std::optional<PointId> farthest;
    double distance = -1;
    for (int i = 0; i < 20; ++i) {
      const auto point = plausiblePoint(history);
      if (!point) break;
      const double nearest = distanceToFirst(*point);
      if (nearest > distance) {
        distance = nearest;
        farthest = point;
      }
    }
    return farthest;
  }

  std::optional<PointId> plausiblePoint(const History &history) {
    std::optional<PointId> point;
    for (int i = 0; i < 200; ++i) {
      point = newPoint(history);
      if (!point || random_.unit() < plausible_(*point)) break;
    }
    return point;
  }

  /// A likely one, where that is known and there are new ones.
  std::optional<PointId> newPoint(const History &history) {
    for (int i = 0; likely_ && i < 20; ++i)
      if (const PointId point = likely_(random_); draw_.isNew(history, point)) return point;
    return draw_.draw(history, random_);
  }

  double distanceToFirst(PointId point) const {
    double nearest = std::numeric_limits<double>::max();
    const Features here = features_.of(point);
    for (const PointId other : first_) {
      const Features there = features_.of(other);
      double distance = 0;
      for (std::size_t i = 0; i < here.size(); ++i)
        distance += std::abs(here[i] - there[i]);
      nearest = std::min(nearest, distance);
    }
    return nearest;
  }

  void addByModel(const History &history, std::size_t count, std::vector<PointId> &out) {
    std::vector<Candidate> candidates = candidatesOf(history);
    if (candidates.empty()) return;
    score(history, candidates);
    std::ranges::stable_sort(candidates, std::greater(), &Candidate::score);
    // A batch is spread out: what one result will tell of its neighbours need not be asked of them.
    const std::size_t begin = out.size();
    for (const std::size_t apart : {2U, 1U})
      for (const Candidate &candidate : candidates) {
        if (out.size() == count) return;
        const auto isNear = [&](PointId other) { return differences(candidate.point, other) < apart; };
        if (std::any_of(out.begin() + static_cast<std::ptrdiff_t>(begin), out.end(), isNear)) continue;
        handOut(candidate.point, out);
      }
  }

  std::size_t differences(PointId a, PointId b) const {
    const Choices ours = space_.choicesOf(a);
    const Choices theirs = space_.choicesOf(b);
    std::size_t count = 0;
    for (std::size_t i = 0; i < ours.size(); ++i)
      count += ours[i] != theirs[i] ? 1 : 0;
    return count;
  }

  /// Points anywhere, and those around the best ones.
  std::vector<Candidate> candidatesOf(const History &history) {
    std::vector<PointId> points;
    const std::size_t anywhere = history.size() < fewResults ? leastAnywhere : mostAnywhere;
    for (std::size_t i = 0; i < anywhere; ++i)
      if (const auto point = newPoint(history))
        points.push_back(*point);
      else
        break;
    for (const Evaluation &good : history.bestOnes(centres)) {
      std::ranges::copy(neighboursOf(space_, good.point), std::back_inserter(points));
      addDiagonals(good.point, points);
    }
    std::ranges::sort(points);
    const auto [first, last] = std::ranges::unique(points);
    points.erase(first, last);
    std::vector<Candidate> out;
    for (const PointId point : points)
      if (draw_.isNew(history, point)) out.push_back({.point = point, .prediction = {}, .score = 0});
    return out;
  }

  /// Two parameters one step on each: what helps together alone.
  void addDiagonals(PointId point, std::vector<PointId> &points) const {
    const Choices choices = space_.choicesOf(point);
    const auto stepped = [&](PointId from, std::size_t i, bool up) -> std::optional<PointId> {
      if (up ? choices[i] + 1 >= space_.parameters()[i].values.size() : choices[i] == 0) return std::nullopt;
      return space_.changed(from, i, up ? choices[i] + 1 : choices[i] - 1);
    };
    for (std::size_t i = 0; i < choices.size(); ++i)
      for (std::size_t j = i + 1; j < choices.size(); ++j)
        for (const unsigned signs : {0U, 1U, 2U, 3U})
          if (const auto one = stepped(point, i, (signs & 1U) != 0))
            if (const auto both = stepped(*one, j, (signs & 2U) != 0)) points.push_back(*both);
  }

  void score(const History &history, std::vector<Candidate> &candidates) {
    const Targets targets(history);
    Lessons lessons;
    for (const Evaluation &evaluation : history.evaluations()) {
      lessons.points.push_back(features_.of(evaluation.point));
      lessons.targets.push_back(targets.of(evaluation));
    }
    forest_.fit(lessons, random_);
    process_.fit(lessons, random_);
    std::vector<Features> points;
    for (const Candidate &candidate : candidates)
      points.push_back(features_.of(candidate.point));
    const std::vector<Prediction> byProcess = process_.predict(points);
    for (std::size_t i = 0; i < candidates.size(); ++i) {
      candidates[i].prediction = meanOf(forest_.predict(points[i]), byProcess[i]);
      candidates[i].score = expectedImprovement(candidates[i].prediction, targets.best());
    }
    if (history.size() >= exploresFrom && history.size() % exploresEvery == 0)
      preferNew(history, targets.range(), candidates);
  }

  /// Now and then the next point is a neighbour of the best one that has values that were tried seldom, if it is not
  /// expected to be bad: a model does not find what it has no reason to look for.
  void preferNew(const History &history, double range, std::vector<Candidate> &candidates) const {
    const auto tried = timesTried(history);
    Candidate *preferred = nullptr;
    double most = 0;
    for (Candidate &candidate : candidates) {
      if (differences(candidate.point, history.best()->point) != 1) continue;
      const double merit = noveltyOf(candidate.point, tried) * range - candidate.prediction.mean;
      if (preferred != nullptr && merit <= most) continue;
      preferred = &candidate;
      most = merit;
    }
    if (preferred != nullptr) preferred->score = std::numeric_limits<double>::max();
  }

  using Tried = std::map<std::pair<std::size_t, std::uint32_t>, std::size_t>;

  /// How often each value of each parameter was tried.
  Tried timesTried(const History &history) const {
    Tried out;
    for (const Evaluation &evaluation : history.evaluations()) {
      const Choices choices = space_.choicesOf(evaluation.point);
      for (std::size_t i = 0; i < choices.size(); ++i)
        ++out[{i, choices[i]}];
    }
    return out;
  }

  /// Large where values were tried seldom for how many there are.
  double noveltyOf(PointId point, const Tried &tried) const {
    double novelty = 0;
    const Choices choices = space_.choicesOf(point);
    for (std::size_t i = 0; i < choices.size(); ++i) {
      const auto found = tried.find({i, choices[i]});
      const auto times = static_cast<double>(found != tried.end() ? found->second : 0);
      novelty += 2.0 / (1 + times) / static_cast<double>(space_.parameters()[i].values.size());
    }
    return novelty;
  }

  static constexpr std::size_t firstPoints = 3; ///< points are likely ones until so many have results
  // What is far away is worth a look once the best points' surroundings are known: few results make every far point
  // seem good.
  static constexpr std::size_t fewResults = 40;
  static constexpr std::size_t leastAnywhere = 100;
  static constexpr std::size_t mostAnywhere = 400;
  static constexpr std::size_t centres = 3;
  static constexpr std::size_t exploresFrom = 20;
  static constexpr std::size_t exploresEvery = 3;

  const ParameterSpace &space_;
  std::function<double(PointId)> plausible_;
  std::function<PointId(Random &)> likely_;
  PointDraw draw_;
  FeatureMap features_;
  Random random_;
  std::vector<PointId> first_;
  RegressionForest forest_;
  GaussianProcess process_;
};

} // namespace

std::unique_ptr<Strategy> surrogateSearch(const SearchTask &task) {
  return std::make_unique<Surrogate>(task);
}

} // namespace warpgrain::tune

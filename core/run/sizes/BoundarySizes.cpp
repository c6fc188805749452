// SPDX-License-Identifier: Apache-2.0
#include "core/run/sizes/BoundarySizes.h"

#include "core/plan/StepForm.h"
#include "core/steps/coarsen/extents/CoarsenStep.h"
#include "core/steps/exchange/ExchangeStep.h"
#include "core/steps/launch/BlockStep.h"
#include "core/steps/vectorize/VectorizeStep.h"

#include <algorithm>
#include <charconv>
#include <numeric>

namespace warpgrain::run {

namespace {

using model::Axis;

/// Products of factors beyond this are not looked for at their own multiples: they would be large launches.
constexpr std::int64_t largestQuantum = 4096;

bool isPrime(std::int64_t value) {
  for (std::int64_t divisor = 2; divisor * divisor <= value; ++divisor)
    if (value % divisor == 0) return false;
  return value >= 2;
}

std::int64_t primeAbove(std::int64_t value) {
  do
    ++value;
  while (!isPrime(value));
  return value;
}

std::int64_t primeBelow(std::int64_t value) {
  do
    --value;
  while (value > 2 && !isPrime(value));
  return std::max<std::int64_t>(value, 1);
}

/// What a plan changes of how much a block covers along an axis, and of the rounds of loops.
struct PlanFactors {
  std::array<std::int64_t, 3> blocks{1, 1, 1};  ///< that become one
  std::array<std::int64_t, 3> threads{1, 1, 1}; ///< that become one
  std::array<std::int64_t, 3> block{0, 0, 0};   ///< the threads of the new block, where a step names them
  std::vector<std::int64_t> rounds;             ///< numbers in steps on loops, lanes and arrays
  std::array<std::size_t, 3> axes{0, 1, 2};     ///< of the source's launch, by what the next step calls them
};

void take(const transform::Step &step, PlanFactors &out) {
  if (const auto coarsen = transform::parseCoarsen(step); step.word == "coarsen" && coarsen) {
    (coarsen->ofGrid ? out.blocks : out.threads)[out.axes[indexOf(coarsen->axis)]] *= coarsen->factor;
  } else if (const auto exchange = transform::parseExchange(step); step.word == "exchange" && exchange) {
    std::swap(out.axes[indexOf(exchange->first)], out.axes[indexOf(exchange->second)]);
  } else if (const auto block = transform::parseBlock(step); step.word == "block" && block) {
    for (std::size_t axis = 0; axis < out.axes.size(); ++axis)
      out.block[out.axes[axis]] = block->threads[axis];
  } else if (step.word != "persist" && transform::descriptorOf(step).phase != transform::PlanPhase::limits) {
    for (const std::string &word : step.arguments) {
      std::int64_t number = 0;
      const auto [stop, error] = std::from_chars(word.data(), word.data() + word.size(), number);
      if (error == std::errc() && stop == word.data() + word.size() && number >= 2) out.rounds.push_back(number);
    }
  }
}

/// The numbers at whose multiples something changes for a size.
class Quanta {
public:
  Quanta(const SizeStudy &study, const SizeArgument &size, const PlanFactors &plan) : block_(study.launch.block) {
    for (const Axis axis : model::allAxes)
      if (const std::size_t a = indexOf(axis); size.span[a] > 0 || study.grid[a] == GridRule::source)
        addAxis(size.span[a] > 0 ? size.span[a] : block_[a], a, plan);
    for (const std::int64_t divisor : size.divisors)
      add(divisor);
    std::int64_t all = 1;
    for (const std::int64_t rounds : plan.rounds) {
      if (size.boundsLoop) add(rounds);
      all = std::lcm(all, rounds);
    }
    if (size.boundsLoop && all <= largestQuantum) add(all);
    if (all_.empty()) add(size.boundsLoop ? 8 : 32);
    std::ranges::sort(all_);
    const auto rest = std::ranges::unique(all_);
    all_.erase(rest.begin(), rest.end());
  }

  std::int64_t least() const { return all_.front(); }

  std::int64_t greatest() const { return all_.back(); }

  const std::vector<std::int64_t> &all() const { return all_; }

private:
  void addAxis(std::int64_t span, std::size_t axis, const PlanFactors &plan) {
    add(span);
    add(span * plan.blocks[axis]);
    if (plan.threads[axis] > 1) add(span / plan.threads[axis]);
    if (plan.block[axis] > 0) add(plan.block[axis]);
  }

  void add(std::int64_t quantum) {
    if (quantum >= 2 && quantum <= largestQuantum) all_.push_back(quantum);
  }

  std::array<std::int64_t, 3> block_;
  std::vector<std::int64_t> all_;
};

/// Values for one size, best first.
std::vector<std::int64_t> valuesFor(const Quanta &quanta) {
  const std::int64_t q = quanta.least();
  const std::int64_t Q = quanta.greatest();
  std::vector<std::int64_t> out{Q + 1, Q - 1, Q + q / 2 + 1, primeBelow(q), 1, primeAbove(Q + q), 2 * Q, q + 1, q - 1};
  for (const std::int64_t other : quanta.all())
    if (other != q && other != Q) out.insert(out.end(), {Q + other - 1, other + 1});
  out.push_back(2 * Q + 1);
  std::vector<std::int64_t> distinct;
  for (const std::int64_t value : out)
    if (value >= 1 && std::ranges::find(distinct, value) == distinct.end()) distinct.push_back(value);
  return distinct;
}

PlanFactors factorsOf(const transform::Plan &plan) {
  PlanFactors out;
  for (const transform::Step &step : plan)
    take(step, out);
  return out;
}

/// The number of elements of the plan's vectors; 1 where it makes none.
std::int64_t vectorElements(const transform::Plan &plan) {
  std::int64_t most = 1;
  for (const transform::Step &step : plan)
    if (const auto vectors = transform::parseVectorize(step); step.word == "vectorize" && vectors)
      most = std::max(most, vectors->elements);
  return most;
}

Sizes roundedUp(Sizes sizes, std::int64_t multiple) {
  for (auto &[path, size] : sizes)
    size = (size + multiple - 1) / multiple * multiple;
  return sizes;
}

void addOnce(std::vector<Sizes> &out, Sizes sizes) {
  if (std::ranges::find(out, sizes) == out.end()) out.push_back(std::move(sizes));
}

std::uint64_t bytesOf(const ResolvedLaunch &launch) {
  std::uint64_t out = 0;
  for (const Buffer &buffer : launch.buffers)
    out += buffer.bytes;
  return out;
}

/// Why a launch is not in the limits; a clause, empty where it is.
std::string whyTooLarge(const SizedLaunch &launch, const SizeLimits &limits) {
  if (launch.work > limits.work) return "even small sizes are too much work for the CPU";
  if (bytesOf(launch.launch) > limits.bytes)
    return "even at small sizes its buffers, of " + std::to_string(bytesOf(launch.launch) >> 20U) +
           " MiB, are too large to be kept for each run; a length that follows from no size stays whole";
  return {};
}

/// The greatest sizes in the limits: all of them so many times as large, and one more, so that there is a rest.
std::optional<SizedLaunch> largest(const KernelSubject &subject, const SizeStudy &study, const PlanFactors &factors,
                                   const SizeLimits &limits) {
  constexpr std::int64_t mostTimes = 64;
  for (std::int64_t times = mostTimes; times >= 4; times /= 2) {
    Sizes sizes;
    bool isInBounds = true;
    for (const SizeArgument &size : study.sizes) {
      const Quanta quanta(study, size, factors);
      sizes[size.path] = times * quanta.least() + primeBelow(quanta.least());
      isInBounds = isInBounds && (!study.isBounded() || sizes[size.path] <= size.given);
    }
    if (!isInBounds) continue;
    auto launch = launchAt(subject, study, sizes);
    if (launch && whyTooLarge(*launch, limits).empty()) return std::move(*launch);
  }
  return std::nullopt;
}

/// Launches in the limits, each once.
class LaunchList {
public:
  LaunchList(const KernelSubject &subject, const SizeStudy &study, const SizeLimits &limits)
      : subject_(subject), study_(study), limits_(limits), given_(study.given()) {}

  /// At most limits.most of them.
  void add(const std::vector<Sizes> &all) {
    const std::size_t most = out_.size() + limits_.most;
    for (const Sizes &sizes : all) {
      if (out_.size() >= most) return;
      if (std::ranges::find(out_, sizes, &SizedLaunch::sizes) == out_.end()) addAt(sizes);
    }
  }

  /// Of the last sizes that are left out; a clause.
  const std::string &whyNot() const { return whyNot_; }

  std::vector<SizedLaunch> take() && { return std::move(out_); }

private:
  void addAt(const Sizes &sizes) {
    const bool isAbove =
        std::ranges::any_of(sizes, [&](const auto &size) { return size.second > given_.at(size.first); });
    if (study_.isBounded() && isAbove) {
      whyNot_ = "the length of a buffer does not follow from the sizes, and all sizes to try are above the given ones";
      return;
    }
    auto launch = launchAt(subject_, study_, sizes);
    if (!launch)
      whyNot_ = "at " + textOf(sizes) + " the launch is not known: " + launch.error().message;
    else if (std::string why = whyTooLarge(*launch, limits_); !why.empty())
      whyNot_ = std::move(why);
    else
      out_.push_back(std::move(*launch));
  }

  const KernelSubject &subject_;
  const SizeStudy &study_;
  const SizeLimits &limits_;
  Sizes given_;
  std::vector<SizedLaunch> out_;
  std::string whyNot_;
};

} // namespace

std::vector<Sizes> boundarySizes(const SizeStudy &study, const transform::Plan &plan) {
  const PlanFactors factors = factorsOf(plan);
  std::vector<std::vector<std::int64_t>> values;
  std::size_t longest = 0;
  for (const SizeArgument &size : study.sizes) {
    values.push_back(valuesFor(Quanta(study, size, factors)));
    longest = std::max(longest, values.back().size());
  }
  const auto at = [&](std::size_t row, std::size_t shift) {
    Sizes out;
    for (std::size_t i = 0; i < values.size(); ++i)
      out[study.sizes[i].path] = values[i][(row + i * shift) % values[i].size()];
    return out;
  };
  const std::int64_t elements = vectorElements(plan);
  std::vector<Sizes> out;
  for (std::size_t row = 0; row < longest; ++row) {
    const Sizes sizes = at(row, row % 2 == 0 ? 0 : 2); // sizes that are equal, and such that are not
    addOnce(out, sizes);
    addOnce(out, roundedUp(sizes, elements)); // vectors may need multiples
  }
  std::erase(out, study.given());
  return out;
}

BoundaryLaunches boundaryLaunches(const KernelSubject &subject, const SizeStudy &study, const transform::Plan &plan,
                                  const SizeLimits &limits, const std::vector<Sizes> &further) {
  BoundaryLaunches out;
  if (!study.whyNone.empty()) return {.launches = {}, .whyNone = study.whyNone};
  LaunchList list(subject, study, limits);
  list.add(boundarySizes(study, plan));
  list.add(further);
  std::string last = list.whyNot();
  out.launches = std::move(list).take();
  if (auto large = largest(subject, study, factorsOf(plan), limits))
    if (std::ranges::none_of(out.launches, [&](const SizedLaunch &each) { return each.sizes == large->sizes; }))
      out.launches.push_back(std::move(*large));
  if (out.launches.empty()) out.whyNone = std::move(last);
  return out;
}

} // namespace warpgrain::run

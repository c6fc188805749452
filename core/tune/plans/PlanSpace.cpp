// SPDX-License-Identifier: Apache-2.0
#include "core/tune/plans/PlanSpace.h"

#include "core/model/LaunchExtents.h"
#include "core/plan/StepForm.h"
#include "core/plan/Transformation.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <limits>
#include <optional>
#include <tuple>

namespace warpgrain::tune {

namespace {

using transform::KernelStudy;
using transform::Plan;
using transform::PlanPhase;
using transform::Step;

PlanPhase phaseOf(const Step &step) {
  return transform::descriptorOf(step).phase;
}

bool isAllowed(KernelStudy &study, const Step &step) {
  return transform::findTransformation(step.word)->prepare(study, step).allows();
}

/// Blocks that take turns are launched by their number: what asks the device for it is the program's host code, which
/// launches on their own have none of.
std::vector<Step> withNumbersOfBlocks(const std::vector<Step> &offered, const PlanSpace::Options &options) {
  std::vector<Step> out;
  for (const Step &step : offered)
    if (options.turns.empty() && !step.arguments.empty()) out.push_back(step);
  if (!offered.empty())
    for (const std::int64_t blocks : options.turns)
      out.push_back({.word = offered.front().word, .arguments = {std::to_string(blocks)}});
  return out;
}

/// The same step without the guard that a grid needs which the factor does not divide; nothing where it has none.
std::optional<Step> withoutGuard(Step step) {
  if (step.arguments.empty() || step.arguments.back() != "guarded") return std::nullopt;
  step.arguments.pop_back();
  return step;
}

std::vector<Step> offeredSteps(const KernelStudy &study, const PlanSpace::Options &options) {
  std::vector<Step> offered;
  const auto add = [&](const std::vector<Step> &steps) {
    for (const Step &step : steps) {
      if (options.mayBeLaunched && !options.mayBeLaunched(step)) continue;
      const auto plain = withoutGuard(step);
      if (!plain || !options.mayBeLaunched || !options.mayBeLaunched(*plain)) offered.push_back(step);
    }
  };
  for (const transform::Transformation *transformation : transform::transformations()) {
    if (transformation->descriptor().phase == PlanPhase::none) continue;
    const std::vector<Step> steps = transformation->offers(study.unit(), study.id());
    add(transformation->descriptor().phase == PlanPhase::turns ? withNumbersOfBlocks(steps, options) : steps);
    if (options.allowsReorder) add(transformation->offersThatReorder(study.unit(), study.id()));
  }
  return offered;
}

bool setsBlock(const Step &step) {
  return transform::descriptorOf(step).group == transform::PanelGroup::blockSize;
}

/// Of the steps that set the block, the one that leaves the fewest threads.
std::optional<Step> smallestBlock(const std::vector<Step> &steps) {
  std::optional<Step> out;
  std::int64_t least = std::numeric_limits<std::int64_t>::max();
  for (const Step &step : steps) {
    if (!setsBlock(step)) continue;
    const auto threads = transform::findTransformation(step.word)->blockAfter({{1, 1, 1}}, step).volume();
    if (threads && *threads < least) std::tie(out, least) = std::tuple(step, *threads);
  }
  return out;
}

/// Plans of one allowed step that lets a thread use as many neighbouring elements as a vector has: it merges threads
/// that are neighbours along x, or writes a loop's body that many times.
std::vector<Plan> plansOfNeighbours(std::int64_t elements, const std::vector<Step> &allowed) {
  constexpr std::size_t mostLoops = 4; // each is judged on a text of its own
  const std::string number = std::to_string(elements);
  const std::vector<std::string> merged{"x", number, "adjacent"};
  std::vector<Plan> out;
  for (const Step &step : allowed) {
    const bool merges = phaseOf(step) == PlanPhase::grain && step.arguments == merged;
    const bool copies = phaseOf(step) == PlanPhase::loops && step.word == "unroll" && step.arguments.back() == number;
    if (merges || (copies && out.size() <= mostLoops)) out.push_back({step});
  }
  return out;
}

/// A step that another one makes possible: it makes the loop in which tiles are loaded ahead, or neighbours.
struct AheadOf {
  Step step;
  Step needed;
};

/// The loop of which a step makes one over tiles; empty where it makes none.
std::string dividedLoop(const Step &step) {
  const transform::StepDescriptor &of = descriptorOf(step);
  const bool divides = of.phase == PlanPhase::memory && of.second == transform::StepSubject::loop;
  return divides && step.arguments.size() >= of.named ? step.arguments[of.named - 1] : std::string();
}

/// Steps that load tiles ahead in loops that steps in memory make of those of the kernel.
std::vector<AheadOf> stepsAheadOfMadeLoops(KernelStudy &study, const std::vector<Step> &allowed) {
  constexpr std::size_t most = 4; // each is judged on a text of its own
  std::vector<AheadOf> out;
  std::vector<Step> tried; // one for each array and loop
  for (const Step &step : allowed) {
    const std::string loop = dividedLoop(step);
    const auto isOfIt = [&](const AheadOf &one) { return dividedLoop(one.needed) == loop; };
    const auto isOfSame = [&](const Step &one) { return areChoicesForTheSame(one, step); };
    if (loop.empty() || tried.size() == most || std::ranges::any_of(tried, isOfSame) ||
        std::ranges::any_of(out, isOfIt))
      continue;
    tried.push_back(step);
    const auto after = study.after({step});
    if (!after) continue;
    for (const transform::Transformation *transformation : transform::transformations()) {
      const PlanPhase phase = transformation->descriptor().phase;
      if (phase != PlanPhase::ahead && phase != PlanPhase::copies) continue;
      for (const Step &ahead : transformation->offers((*after)->unit(), (*after)->id()))
        if (std::ranges::find(allowed, ahead) == allowed.end() && isAllowed(**after, ahead))
          out.push_back({.step = ahead, .needed = step});
    }
  }
  return out;
}

/// A step that merges two threads that are neighbours along an axis, for each axis that has one: along x last, where
/// neighbours use memory side by side.
std::vector<Step> mergesOfNeighbours(const std::vector<Step> &allowed) {
  std::vector<Step> out;
  for (const Step &step : allowed)
    if (phaseOf(step) == PlanPhase::grain && step.arguments.size() == 3 && step.arguments[1] == "2" &&
        step.arguments[2] == "adjacent")
      out.push_back(step);
  std::ranges::stable_partition(out, [](const Step &step) { return step.arguments[0] != "x"; });
  return out;
}

/// The step that says of a window's array that nothing writes it, which is mostly what must be known of it; without a
/// word for other steps.
Step readOnlyForWindow(const Step &step) {
  if (phaseOf(step) != PlanPhase::registers || formOf(step).valueCount == 0) return {};
  return {.word = "place", .arguments = {step.arguments.front(), "readonly"}};
}

/// Windows of registers in which the work of neighbouring threads shares what it loads: allowed only after these are
/// merged, and mostly after the memory is declared read-only.
std::vector<AheadOf> stepsAfterMergedNeighbours(KernelStudy &study, const std::vector<Step> &offered,
                                                const std::vector<Step> &allowed) {
  std::vector<AheadOf> out;
  for (const Step &step : offered) {
    const Step readOnly = readOnlyForWindow(step);
    if (readOnly.word.empty() || std::ranges::find(allowed, step) != allowed.end()) continue;
    Plan placed;
    if (std::ranges::find(allowed, readOnly) != allowed.end()) placed.push_back(readOnly);
    for (const Step &merge : mergesOfNeighbours(allowed)) {
      Plan plan = placed;
      plan.push_back(merge);
      const auto after = study.after(plan);
      if (!after || !isAllowed(**after, step)) continue;
      out.push_back({.step = step, .needed = merge});
      break;
    }
  }
  return out;
}

/// Steps that are allowed on the kernel as it is, or after those that make loops; those for lanes also after the
/// smallest block, and those for vectors and registers after a step that makes neighbours, which are told with it.
std::vector<Step> allowedSteps(KernelStudy &study, const PlanSpace::Options &options, std::vector<AheadOf> &needing) {
  const std::vector<Step> offered = offeredSteps(study, options);
  std::vector<Step> allowed;
  Plan guards;
  for (const Step &step : offered)
    if (isAllowed(study, step)) {
      allowed.push_back(step);
      if (descriptorOf(step).phase == PlanPhase::guards) guards.push_back(step);
    }
  if (!study.canGoOn()) return allowed;
  const auto addAfter = [&](const Plan &plan, const auto &isMeant) {
    const auto after = study.after(plan);
    if (!after) return;
    for (const Step &step : offered)
      if (isMeant(step) && std::ranges::find(allowed, step) == allowed.end() && isAllowed(**after, step))
        allowed.push_back(step);
  };
  if (!guards.empty()) addAfter(guards, [](const Step &) { return true; });
  const auto isForLanes = [](const Step &step) { return phaseOf(step) == PlanPhase::lanes; };
  if (const auto block = smallestBlock(allowed); block && std::ranges::any_of(offered, isForLanes))
    addAfter({*block}, isForLanes);
  for (const std::int64_t elements : {2, 4})
    for (const Plan &plan : plansOfNeighbours(elements, allowed)) {
      const std::size_t before = allowed.size();
      addAfter(plan, [elements](const Step &step) {
        return phaseOf(step) == PlanPhase::vectors && step.arguments.back() == std::to_string(elements);
      });
      for (std::size_t i = before; i < allowed.size(); ++i)
        needing.push_back({.step = allowed[i], .needed = plan.front()});
    }
  // Barriers of a shared copy stand in the way of lanes.
  for (const Step &copy : std::vector<Step>(allowed)) {
    if (copy.word != "unstage" || !std::ranges::any_of(offered, isForLanes)) continue;
    const std::size_t before = allowed.size();
    addAfter({copy}, isForLanes);
    for (std::size_t i = before; i < allowed.size(); ++i)
      needing.push_back({.step = allowed[i], .needed = copy});
  }
  for (AheadOf &one : stepsAfterMergedNeighbours(study, offered, allowed)) {
    allowed.push_back(one.step);
    needing.push_back(std::move(one));
  }
  return allowed;
}

std::string joined(const Step &step, std::size_t first, std::size_t last) {
  std::string text;
  for (std::size_t i = first; i < last; ++i)
    text += (text.empty() ? "" : " ") + step.arguments[i];
  return text;
}

/// "coarsen grid x".
std::string nameOf(const Step &step) {
  const std::string named = joined(step, 0, formOf(step).named);
  return named.empty() ? step.word : step.word + " " + named;
}

ParameterValue valueOf(const Step &step) {
  const transform::StepForm form = formOf(step);
  if (form.valueCount == 0) return true;
  std::string text = joined(step, form.value, form.value + form.valueCount);
  std::int64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error == std::errc() && end == text.data() + text.size()) return number;
  return text;
}

/// How a factor is meant: "adjacent"; empty: as usual.
std::string mannerOf(const Step &step) {
  const transform::StepForm form = formOf(step);
  return form.isFactor ? joined(step, form.value + form.valueCount, step.arguments.size()) : std::string();
}

/// What stands for no step beside the values of others: 1 where they are factors.
ParameterValue withoutStep(const ParameterValue &value, bool isFactor) {
  if (std::holds_alternative<std::int64_t>(value)) return std::int64_t{isFactor ? 1 : 0};
  if (std::holds_alternative<bool>(value)) return false;
  return std::string("none");
}

bool comesBefore(const ParameterValue &a, const ParameterValue &b) {
  const auto first = numberOf(a);
  const auto second = numberOf(b);
  return first && second && *first < *second;
}

/// The steps of one choice, as parameters.
struct Choice {
  std::vector<Step> steps;

  Parameter parameter() const {
    const Step &any = steps.front();
    Parameter out{.name = nameOf(any), .values = {}};
    const transform::StepForm form = formOf(any);
    const bool isThreads = transform::descriptorOf(any).phase == PlanPhase::grain && form.isFactor &&
                           form.subject == transform::StepSubject::kernel && !transform::isQualified(any);
    if (isThreads) out.role = ParameterRole::workPerThread;
    for (const Step &step : steps)
      if (const ParameterValue value = valueOf(step); std::ranges::find(out.values, value) == out.values.end())
        out.values.push_back(value);
    std::ranges::stable_sort(out.values, comesBefore);
    const ParameterValue none = withoutStep(out.values.front(), formOf(any).isFactor);
    if (std::ranges::find(out.values, none) == out.values.end()) out.values.insert(out.values.begin(), none);
    return out;
  }

  Parameter manners() const {
    Parameter out{.name = nameOf(steps.front()) + ", manner", .values = {}};
    for (const Step &step : steps)
      if (const ParameterValue manner = mannerOf(step); std::ranges::find(out.values, manner) == out.values.end())
        out.values.push_back(manner);
    return out;
  }
};

std::vector<Choice> choicesOf(std::vector<Step> steps) {
  std::ranges::stable_sort(steps, {}, [](const Step &step) { return transform::descriptorOf(step).phase; });
  std::vector<Choice> choices;
  for (Step &step : steps) {
    const auto same = std::ranges::find_if(
        choices, [&](const Choice &choice) { return areChoicesForTheSame(choice.steps.front(), step); });
    Choice &choice = same != choices.end() ? *same : choices.emplace_back();
    choice.steps.push_back(std::move(step));
  }
  const auto phaseOfChoice = [](const Choice &choice) { return phaseOf(choice.steps.front()); };
  // Merged threads ask for their block's extents, and leave it as it is.
  const auto grain = std::ranges::equal_range(choices, PlanPhase::grain, {}, phaseOfChoice);
  std::ranges::stable_partition(grain, [](const Choice &choice) { return setsBlock(choice.steps.front()); });
  // Loops are offered in the order of the text, an outer one before those in it.
  const auto [first, last] = std::ranges::equal_range(choices, PlanPhase::loops, {}, phaseOfChoice);
  std::reverse(first, last);
  return choices;
}

/// The last to be left out come first: those of which a kernel has a few, before those that each loop has.
constexpr std::array importance{PlanPhase::grain,  PlanPhase::lanes,     PlanPhase::axes,    PlanPhase::guards,
                                PlanPhase::limits, PlanPhase::registers, PlanPhase::vectors, PlanPhase::turns,
                                PlanPhase::copies, PlanPhase::ahead,     PlanPhase::memory,  PlanPhase::loops};

/// Takes choices out until the rest can be numbered; their names.
std::vector<std::string> takeOutWhatCannotBeNumbered(std::vector<Choice> &choices) {
  std::vector<std::string> out;
  std::uint64_t combinations = 1;
  std::vector<bool> isKept(choices.size());
  for (const PlanPhase phase : importance)
    for (std::size_t i = 0; i < choices.size(); ++i) {
      if (transform::descriptorOf(choices[i].steps.front()).phase != phase) continue;
      const std::uint64_t values = choices[i].parameter().values.size() * choices[i].manners().values.size();
      isKept[i] = combinations <= std::numeric_limits<PointId>::max() / values;
      if (isKept[i]) combinations *= values;
      if (!isKept[i]) out.push_back(nameOf(choices[i].steps.front()));
    }
  std::size_t next = 0;
  std::erase_if(choices, [&](const Choice &) { return !isKept[next++]; });
  return out;
}

/// Gives a thread the work of neighbours in its block.
bool mergesNeighbours(const Step &step) {
  return phaseOf(step) == PlanPhase::grain && !transform::isQualified(step) && mannerOf(step) == "adjacent";
}

/// Lets a thread use so many elements beside each other, or whole multiples of them.
bool makesNeighbours(const Step &step, double elements) {
  const double factor = numberOf(valueOf(step)).value_or(1);
  if (std::fmod(factor, elements) != 0) return false;
  return phaseOf(step) == PlanPhase::loops || (phaseOf(step) == PlanPhase::grain && mannerOf(step) == "adjacent");
}

} // namespace

const Step &PlanSpace::stepOf(const ParameterSpace &space, const Slot &slot, PointId point) {
  const Choices choices = space.choicesOf(point);
  return slot.steps[choices[slot.parameter]][slot.manner == slot.parameter ? 0 : choices[slot.manner]];
}

bool PlanSpace::isWithinBounds(const ParameterSpace &space, const std::vector<Slot> &slots, PointId point) {
  double work = 1;
  double copies = 1;
  for (const Slot &slot : slots) {
    const Step &step = stepOf(space, slot, point);
    if (step.word.empty() || !formOf(step).isFactor) continue;
    const double factor = numberOf(space.valueOf(point, slot.parameter)).value_or(1);
    if (phaseOf(step) == PlanPhase::lanes) continue; // the text is written once
    if (phaseOf(step) == PlanPhase::grain) work *= factor;
    copies *= factor;
  }
  return work <= mostWork && copies <= mostCopies;
}

/// Steps that load ahead need any that makes the same loop; those for vectors need neighbours along any axis, of whole
/// vectors, those for windows of registers need merged neighbours, and those for lanes the one step that is named.
bool PlanSpace::hasWhatItNeeds(const ParameterSpace &space, const std::vector<Slot> &slots, const Slot &slot,
                               PointId point) {
  const Step &step = stepOf(space, slot, point);
  if (step.word.empty()) return true;
  const Step &needed = slot.needed[space.choicesOf(point)[slot.parameter]];
  if (needed.word.empty()) return true;
  const std::string loop = dividedLoop(needed);
  return std::ranges::any_of(slots, [&](const Slot &other) {
    const Step &maker = stepOf(space, other, point);
    if (!loop.empty()) return dividedLoop(maker) == loop;
    if (maker.word.empty()) return false;
    if (phaseOf(step) == PlanPhase::lanes) return maker == needed;
    if (phaseOf(step) == PlanPhase::registers) return mergesNeighbours(maker);
    return makesNeighbours(maker, numberOf(valueOf(step)).value_or(1));
  });
}

PlanSpace::PlanSpace(ParameterSpace space, std::vector<Slot> slots, std::vector<std::string> leftOut,
                     const std::vector<Exclusion> &exclusions, const model::Extents &block, std::optional<double> waves)
    : space_(std::move(space)), slots_(std::move(slots)), leftOut_(std::move(leftOut)), block_(block) {
  if (waves) likeliestWork_ = std::clamp(std::log2(std::max(*waves, 1e-9)) + 1, 0.0, likeliestWork_);
  // A point for each plan: without a step there is one manner, and a step that is not offered makes no plan.
  space_ = space_.restricted([all = space_, slots = slots_, exclusions](PointId point) {
    const Choices choices = all.choicesOf(point);
    const auto hasStep = [&](std::size_t slot) { return !stepOf(all, slots[slot], point).word.empty(); };
    const bool isOne = std::ranges::all_of(slots, [&](const Slot &slot) {
      const std::vector<Step> &steps = slot.steps[choices[slot.parameter]];
      const std::size_t manner = slot.manner == slot.parameter ? 0 : choices[slot.manner];
      const bool isNone = std::ranges::all_of(steps, [](const Step &step) { return step.word.empty(); });
      return isNone ? manner == 0 : !steps[manner].word.empty();
    });
    return isOne && isWithinBounds(all, slots, point) &&
           std::ranges::all_of(slots, [&](const Slot &slot) { return hasWhatItNeeds(all, slots, slot, point); }) &&
           std::ranges::none_of(exclusions,
                                [&](const Exclusion &pair) { return hasStep(pair.first) && hasStep(pair.second); });
  });
}

/// Of what the compiler is told: there are few such choices, and each is soon judged. And of the tiles of one loop,
/// which are brought in one way.
std::vector<PlanSpace::Exclusion> PlanSpace::exclusionsOf(KernelStudy &study, const std::vector<Slot> &slots) {
  std::vector<Exclusion> out;
  const auto anyOf = [&](std::size_t slot) {
    for (const std::vector<Step> &manners : slots[slot].steps)
      for (const Step &step : manners)
        if (!step.word.empty()) return step;
    return Step();
  };
  for (std::size_t i = 0; i < slots.size(); ++i)
    for (std::size_t j = i + 1; j < slots.size(); ++j) {
      const Step first = anyOf(i);
      const Step second = anyOf(j);
      const bool isOfTiles = phaseOf(first) == PlanPhase::ahead && phaseOf(second) == PlanPhase::copies;
      if (isOfTiles && first.arguments == second.arguments) out.emplace_back(i, j);
      if (!study.canGoOn()) continue;
      if (descriptorOf(first).phase != PlanPhase::limits || descriptorOf(second).phase != PlanPhase::limits) continue;
      const auto after = study.after({first});
      if (!after || !isAllowed(**after, second)) out.emplace_back(i, j);
    }
  return out;
}

PlanSpace PlanSpace::of(KernelStudy &study, const Options &options) {
  std::vector<AheadOf> needing;
  std::vector<Step> steps = allowedSteps(study, options, needing);
  if (study.canGoOn())
    for (AheadOf &one : stepsAheadOfMadeLoops(study, steps)) {
      if (std::ranges::find(steps, one.step) == steps.end()) steps.push_back(one.step);
      needing.push_back(std::move(one));
    }
  std::vector<Choice> choices = choicesOf(std::move(steps));
  std::vector<std::string> leftOut = takeOutWhatCannotBeNumbered(choices);
  std::vector<Parameter> parameters;
  std::vector<Slot> slots;
  for (const Choice &choice : choices) {
    Slot slot{.parameter = parameters.size(), .manner = parameters.size(), .steps = {}};
    parameters.push_back(choice.parameter());
    const std::vector<ParameterValue> values = parameters.back().values;
    Parameter manners = choice.manners();
    slot.steps.assign(values.size(), std::vector<Step>(manners.values.size()));
    slot.needed.resize(values.size());
    for (const Step &step : choice.steps) {
      const auto value = std::ranges::find(values, valueOf(step)) - values.begin();
      const auto manner = std::ranges::find(manners.values, ParameterValue(mannerOf(step))) - manners.values.begin();
      slot.steps[static_cast<std::size_t>(value)][static_cast<std::size_t>(manner)] = step;
      if (const auto made = std::ranges::find(needing, step, &AheadOf::step); made != needing.end())
        slot.needed[static_cast<std::size_t>(value)] = made->needed;
    }
    if (manners.values.size() > 1) {
      slot.manner = parameters.size();
      parameters.push_back(std::move(manners));
    }
    slots.push_back(std::move(slot));
  }
  // Names and values are distinct, and the plans can be numbered.
  const std::vector<Exclusion> exclusions = exclusionsOf(study, slots);
  return {ParameterSpace::create(std::move(parameters)).value(), std::move(slots), std::move(leftOut), exclusions,
          model::commonBlockExtents(study.unit(), study.id()),   options.waves};
}

transform::Plan PlanSpace::planOf(PointId point) const {
  Plan plan;
  model::Extents block = block_;
  for (const Slot &slot : slots_) {
    Step step = stepOf(space_, slot, point);
    if (step.word.empty()) continue;
    // What a step on the original says of its block, it says of the block that the steps before leave.
    if (transform::descriptorOf(step).kept > 0 && block.volume() && block.volume() != block_.volume())
      step.arguments[formOf(step).named] = std::to_string(*block.volume());
    block = transform::findTransformation(step.word)->blockAfter(block, step);
    plan.push_back(std::move(step));
  }
  const auto lanes = std::ranges::find(plan, PlanPhase::lanes, phaseOf);
  if (const auto set = std::find_if(lanes, plan.end(), setsBlock); set != plan.end()) std::rotate(lanes, set, set + 1);
  return plan;
}

std::optional<PointId>
PlanSpace::pointOf(const std::vector<std::pair<std::string, ParameterValue>> &configuration) const {
  const std::vector<Parameter> &parameters = space_.parameters();
  Choices choices(parameters.size()); // the first value of each makes no step
  for (const auto &[name, given] : configuration) {
    const auto parameter = std::ranges::find(parameters, name, &Parameter::name);
    if (parameter == parameters.end()) return std::nullopt;
    const auto value = std::ranges::find(parameter->values, given);
    if (value == parameter->values.end()) return std::nullopt;
    choices[static_cast<std::size_t>(parameter - parameters.begin())] =
        static_cast<std::uint32_t>(value - parameter->values.begin());
  }
  const PointId point = space_.pointOf(choices);
  return space_.admits(point) ? std::optional(point) : std::nullopt;
}

bool PlanSpace::choose(const transform::Step &step, Choices &choices) const {
  for (const Slot &slot : slots_)
    for (std::uint32_t value = 0; value < slot.steps.size(); ++value)
      for (std::uint32_t manner = 0; manner < slot.steps[value].size(); ++manner)
        if (slot.steps[value][manner] == step) {
          choices[slot.parameter] = value;
          if (slot.manner != slot.parameter) choices[slot.manner] = manner;
          return true;
        }
  return false;
}

std::optional<Choices> PlanSpace::withWhatItNeeds(std::size_t parameter) const {
  const auto slot = std::ranges::find(slots_, parameter, &Slot::parameter);
  if (slot == slots_.end()) return std::nullopt;
  for (std::size_t value = slot->needed.size(); value-- > 1;) {
    if (slot->needed[value].word.empty()) continue;
    Choices choices(space_.parameters().size());
    choices[parameter] = static_cast<std::uint32_t>(value);
    for (const Step &step : slot->steps[value])
      if (const Step readOnly = readOnlyForWindow(step); !readOnly.word.empty()) choose(readOnly, choices);
    if (choose(slot->needed[value], choices)) return choices;
  }
  return std::nullopt;
}

double PlanSpace::plausibility(PointId point) const {
  constexpr std::size_t few = 3;
  constexpr double ofEachFurtherStep = 0.6;
  constexpr double spread = 1.5;
  double work = 0;
  std::size_t steps = 0;
  for (const Slot &slot : slots_) {
    if (stepOf(space_, slot, point).word.empty()) continue;
    ++steps;
    const Parameter &parameter = space_.parameters()[slot.parameter];
    if (parameter.role == ParameterRole::workPerThread)
      work += std::log2(numberOf(space_.valueOf(point, slot.parameter)).value_or(1));
  }
  const double distance = (work - likeliestWork_) / spread;
  const double ofSteps = std::pow(ofEachFurtherStep, static_cast<double>(steps > few ? steps - few : 0));
  return std::exp(-0.5 * distance * distance) * ofSteps;
}

PointId PlanSpace::likelyPoint(Random &random) const {
  constexpr int tries = 100;
  constexpr std::uint64_t mostSteps = 3;
  const std::size_t weightOfWork = likeliestWork_ > 1 ? 3 : 1;
  std::vector<std::size_t> drawn; // slots, some of them several times
  for (std::size_t i = 0; i < slots_.size(); ++i)
    drawn.insert(drawn.end(),
                 space_.parameters()[slots_[i].parameter].role == ParameterRole::workPerThread ? weightOfWork : 1, i);
  for (int i = 0; i < tries && !drawn.empty(); ++i) {
    Choices choices(space_.parameters().size());
    for (std::uint64_t steps = 1 + random.below(mostSteps); steps > 0; --steps) {
      const Slot &slot = slots_[drawn[random.below(drawn.size())]];
      for (const std::size_t parameter : {slot.parameter, slot.manner})
        choices[parameter] = static_cast<std::uint32_t>(random.below(space_.parameters()[parameter].values.size()));
      const Step &needed = slot.needed[choices[slot.parameter]];
      if (!needed.word.empty() && !hasWhatItNeeds(space_, slots_, slot, space_.pointOf(choices)))
        choose(needed, choices);
      for (const Step &step : slot.steps[choices[slot.parameter]])
        if (const Step readOnly = readOnlyForWindow(step); !readOnly.word.empty()) choose(readOnly, choices);
    }
    const PointId point = space_.pointOf(choices);
    if (point != 0 && space_.admits(point) && planOf(point).size() <= mostSteps) return point;
  }
  return 0;
}

} // namespace warpgrain::tune

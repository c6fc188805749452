// SPDX-License-Identifier: Apache-2.0
#include "core/tune/plans/PlanSpace.h"

#include "core/plan/StepForm.h"
#include "core/plan/Transformation.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <limits>

namespace warpgrain::tune {

namespace {

using transform::KernelStudy;
using transform::Plan;
using transform::PlanPhase;
using transform::Step;

bool isAllowed(KernelStudy &study, const Step &step) {
  return transform::findTransformation(step.word)->prepare(study, step).allows();
}

/// Steps that are allowed on the kernel as it is, or after those of the first phase.
std::vector<Step> allowedSteps(KernelStudy &study) {
  std::vector<Step> offered;
  for (const transform::Transformation *transformation : transform::transformations())
    if (transformation->descriptor().phase != PlanPhase::none)
      std::ranges::copy(transformation->offers(study.unit(), study.id()), std::back_inserter(offered));
  std::vector<Step> allowed;
  Plan guards;
  for (const Step &step : offered)
    if (isAllowed(study, step)) {
      allowed.push_back(step);
      if (descriptorOf(step).phase == PlanPhase::guards) guards.push_back(step);
    }
  if (guards.empty() || !study.canGoOn()) return allowed;
  const auto after = study.after(guards);
  if (!after) return allowed;
  for (const Step &step : offered)
    if (std::ranges::find(allowed, step) == allowed.end() && isAllowed(**after, step)) allowed.push_back(step);
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
  const std::string text = joined(step, form.value, form.value + form.valueCount);
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
  return choices;
}

/// The last to be left out come first: those of which a kernel has a few, before those that each loop has.
constexpr std::array importance{PlanPhase::grain,     PlanPhase::guards, PlanPhase::limits,
                                PlanPhase::registers, PlanPhase::memory, PlanPhase::loops};

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

} // namespace

const Step &PlanSpace::stepOf(const Slot &slot, PointId point) const {
  const Choices choices = space_.choicesOf(point);
  return slot.steps[choices[slot.parameter]][slot.manner == slot.parameter ? 0 : choices[slot.manner]];
}

PlanSpace::PlanSpace(ParameterSpace space, std::vector<Slot> slots, std::vector<std::string> leftOut)
    : space_(std::move(space)), slots_(std::move(slots)), leftOut_(std::move(leftOut)) {
  // A point for each plan: without a step there is one manner, and a step that is not offered makes no plan.
  space_ = space_.restricted([all = space_, slots = slots_](PointId point) {
    const Choices choices = all.choicesOf(point);
    return std::ranges::all_of(slots, [&](const Slot &slot) {
      const std::vector<Step> &steps = slot.steps[choices[slot.parameter]];
      const std::size_t manner = slot.manner == slot.parameter ? 0 : choices[slot.manner];
      const bool isNone = std::ranges::all_of(steps, [](const Step &step) { return step.word.empty(); });
      return isNone ? manner == 0 : !steps[manner].word.empty();
    });
  });
}

PlanSpace PlanSpace::of(KernelStudy &study) {
  std::vector<Choice> choices = choicesOf(allowedSteps(study));
  std::vector<std::string> leftOut = takeOutWhatCannotBeNumbered(choices);
  std::vector<Parameter> parameters;
  std::vector<Slot> slots;
  for (const Choice &choice : choices) {
    Slot slot{.parameter = parameters.size(), .manner = parameters.size(), .steps = {}};
    parameters.push_back(choice.parameter());
    const std::vector<ParameterValue> values = parameters.back().values;
    Parameter manners = choice.manners();
    slot.steps.assign(values.size(), std::vector<Step>(manners.values.size()));
    for (const Step &step : choice.steps) {
      const auto value = std::ranges::find(values, valueOf(step)) - values.begin();
      const auto manner = std::ranges::find(manners.values, ParameterValue(mannerOf(step))) - manners.values.begin();
      slot.steps[static_cast<std::size_t>(value)][static_cast<std::size_t>(manner)] = step;
    }
    if (manners.values.size() > 1) {
      slot.manner = parameters.size();
      parameters.push_back(std::move(manners));
    }
    slots.push_back(std::move(slot));
  }
  // Names and values are distinct, and the plans can be numbered.
  return {ParameterSpace::create(std::move(parameters)).value(), std::move(slots), std::move(leftOut)};
}

transform::Plan PlanSpace::planOf(PointId point) const {
  Plan plan;
  for (const Slot &slot : slots_)
    if (const Step &step = stepOf(slot, point); !step.word.empty()) plan.push_back(step);
  return plan;
}

double PlanSpace::plausibility(PointId point) const {
  constexpr std::size_t few = 3;
  constexpr double ofEachFurtherStep = 0.6;
  constexpr double likeliest = 2.5; // as a power of two
  constexpr double spread = 1.5;
  double work = 0;
  std::size_t steps = 0;
  for (const Slot &slot : slots_) {
    if (stepOf(slot, point).word.empty()) continue;
    ++steps;
    const Parameter &parameter = space_.parameters()[slot.parameter];
    if (parameter.role == ParameterRole::workPerThread)
      work += std::log2(numberOf(space_.valueOf(point, slot.parameter)).value_or(1));
  }
  const double distance = (work - likeliest) / spread;
  const double ofSteps = std::pow(ofEachFurtherStep, static_cast<double>(steps > few ? steps - few : 0));
  return std::exp(-0.5 * distance * distance) * ofSteps;
}

} // namespace warpgrain::tune

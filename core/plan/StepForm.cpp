// SPDX-License-Identifier: Apache-2.0
#include "core/plan/StepForm.h"

#include "core/plan/Transformation.h"

#include <algorithm>

namespace warpgrain::transform {

const StepDescriptor &descriptorOf(const Step &step) {
  static constexpr StepDescriptor nothing;
  const Transformation *known = findTransformation(step.word);
  return known != nullptr ? known->descriptor() : nothing;
}

bool isQualified(const Step &step) {
  const std::string_view qualifier = descriptorOf(step).qualifier;
  return !qualifier.empty() && !step.arguments.empty() && step.arguments.front() == qualifier;
}

StepForm formOf(const Step &step) {
  const StepDescriptor &of = descriptorOf(step);
  const std::size_t count = step.arguments.size();
  StepForm form{.subject = count == 0 ? StepSubject::kernel : of.subject};
  form.isFactor = of.isFactor;
  form.named = std::min(of.named + (isQualified(step) ? 1 : 0), count);
  form.value = std::min(form.named + of.kept, count);
  form.valueCount = form.isFactor ? std::min<std::size_t>(1, count - form.value) : count - form.value;
  return form;
}

bool changesNothing(const Step &step) {
  const StepForm form = formOf(step);
  return form.isFactor && form.valueCount == 1 && step.arguments[form.value] == "1";
}

bool areChoicesForTheSame(const Step &one, const Step &other) {
  if (one.word != other.word) return false;
  const auto nameOf = [](const Step &step) {
    return std::vector(step.arguments.begin(),
                       step.arguments.begin() + static_cast<std::ptrdiff_t>(formOf(step).named));
  };
  return nameOf(one) == nameOf(other);
}

} // namespace warpgrain::transform

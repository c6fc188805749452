// SPDX-License-Identifier: Apache-2.0
#include "core/plan/StepForm.h"

#include <algorithm>
#include <initializer_list>
#include <string_view>

namespace warpgrain::transform {

namespace {

bool isOneOf(const std::string &word, std::initializer_list<std::string_view> words) {
  return std::ranges::find(words, word) != words.end();
}

StepSubject subjectOf(const Step &step) {
  if (step.arguments.empty()) return StepSubject::kernel;
  if (isOneOf(step.word,
              {"unroll", "unroll-and-jam", "interchange", "split", "tile", "distribute", "fuse", "sink-guard"}))
    return StepSubject::loop;
  if (isOneOf(step.word, {"scalar-replace", "pad", "contract", "place", "stage"})) return StepSubject::array;
  return StepSubject::kernel;
}

} // namespace

StepForm formOf(const Step &step) {
  const std::size_t count = step.arguments.size();
  StepForm form{.subject = subjectOf(step)};
  form.isFactor = isOneOf(step.word, {"coarsen", "unroll", "unroll-and-jam"});
  if (step.word == "coarsen")
    form.named = count > 0 && step.arguments.front() == "grid" ? 2 : 1;
  else if (step.word == "stage")
    form.named = 2; // the array and the loop; what is chosen is the strips' length
  else
    form.named = isOneOf(step.word, {"block", "launch-bounds", "max-registers"}) ? 0 : 1;
  form.named = std::min(form.named, count);
  // The threads of launch-bounds are the block's; what is chosen is how many blocks.
  form.value = std::min(step.word == "launch-bounds" ? 1 : form.named, count);
  // What follows a factor says how it is meant: "coarsen x 4 adjacent".
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

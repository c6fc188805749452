// SPDX-License-Identifier: Apache-2.0
#include "core/steps/rewrite/OnePointer.h"

#include "core/model/LaunchArguments.h"

#include <algorithm>
#include <map>

namespace warpgrain::transform {

using namespace model;
using access::AccessInstance;
using access::KernelInstances;
using dependence::ReasonId;
using dependence::Verdict;

namespace {

const Launch *findLaunch(const std::vector<OnePointer> &pairs, std::size_t one, std::size_t other) {
  const auto [first, second] = std::minmax({one, other});
  const auto found =
      std::ranges::find_if(pairs, [&](const OnePointer &pair) { return pair.first == first && pair.second == second; });
  return found != pairs.end() ? found->launch : nullptr;
}

/// A pointer parameter, or a pointer in a parameter: the parameter's position and the path of the member.
using PassedPointer = std::pair<std::size_t, std::string>;

/// The pointers without __restrict__ that a kernel uses; true for those it writes through.
std::map<PassedPointer, bool> openPointers(const Function &kernel, const KernelInstances &instances) {
  std::map<PassedPointer, bool> out;
  for (const AccessInstance &access : instances.accesses) {
    if (!access.array) continue;
    const access::Array &array = instances[*access.array];
    if (!array.isPointer || array.isRestrict || array.body == nullptr || !isSome(array.variable)) continue;
    if (const auto at = positionOfParameter(kernel, (*array.body)[array.variable].nameSpan))
      out[{*at, array.member}] |= access.kind != AccessKind::read;
  }
  return out;
}

} // namespace

const Launch *findLaunchWithOnePointer(const KernelStudy &study, SourceSpan one, SourceSpan other) {
  const Function &kernel = study.kernel();
  const auto first = positionOfParameter(kernel, one);
  const auto second = positionOfParameter(kernel, other);
  return first && second ? findLaunch(parametersOfOnePointer(study.unit(), study.id()), *first, *second) : nullptr;
}

std::optional<Verdict> whyLaunchedWithOnePointer(KernelStudy &study) {
  const Function &kernel = study.kernel();
  const std::vector<OnePointer> pairs = parametersOfOnePointer(study.unit(), study.id());
  if (pairs.empty()) return std::nullopt;
  const auto nameOf = [&](const PassedPointer &pointer) {
    const std::string &name = kernel.body[kernel.parameters[pointer.first]].name;
    return pointer.second.empty() ? name : name + "." + pointer.second;
  };
  for (const KernelInstances &instances : study.instances(LaunchScope::any)) {
    const std::map<PassedPointer, bool> pointers = openPointers(kernel, instances);
    for (const auto &[written, isWritten] : pointers) {
      if (!isWritten) continue;
      for (const auto &[other, unused] : pointers) {
        if (written.first == other.first || written.second != other.second) continue;
        if (const Launch *launch = findLaunch(pairs, other.first, written.first))
          return Verdict::illegal({ReasonId::launchPassesOnePointerTwice, {nameOf(other), nameOf(written)}},
                                  launch->spelling.span);
      }
    }
  }
  return std::nullopt;
}

} // namespace warpgrain::transform

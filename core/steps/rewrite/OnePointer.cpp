// SPDX-License-Identifier: Apache-2.0
#include "core/steps/rewrite/OnePointer.h"

#include "core/model/LaunchArguments.h"
#include "core/model/PassedPlaces.h"

#include <algorithm>
#include <map>

namespace warpgrain::transform {

using namespace model;
using access::AccessInstance;
using access::KernelInstances;
using dependence::ReasonId;
using dependence::Verdict;

namespace {

const Launch *findLaunch(const std::vector<OnePassedPointer> &pairs, const PassedPlace &one, const PassedPlace &other) {
  const auto found = std::ranges::find_if(pairs, [&](const OnePassedPointer &pair) { return pair.covers(one, other); });
  return found != pairs.end() ? found->launch : nullptr;
}

PassedPlace placeOf(const Function &kernel, const SourceSpan &name, const std::string &member) {
  const auto position = positionOfParameter(kernel, name);
  return {.position = position, .member = member, .global = position ? SourceSpan() : name};
}

struct OpenPlace {
  std::string name;
  bool isWritten = false;
};

/// The pointers without __restrict__ that a kernel uses, and variables outside of it to which they may lead.
std::map<PassedPlace, OpenPlace> openPlaces(const Function &kernel, const KernelInstances &instances) {
  std::map<PassedPlace, OpenPlace> out;
  for (const AccessInstance &access : instances.accesses) {
    if (!access.array) continue;
    const access::Array &array = instances[*access.array];
    if (array.isRestrict || array.body == nullptr || !isSome(array.variable)) continue;
    const PassedPlace place = placeOf(kernel, (*array.body)[array.variable].nameSpan, array.member);
    if (place.position.has_value() != array.isPointer) continue;
    OpenPlace &open = out[place];
    open.name = array.name;
    open.isWritten |= access.kind != AccessKind::read;
  }
  return out;
}

} // namespace

const Launch *findLaunchWithOnePointer(const KernelStudy &study, SourceSpan one, SourceSpan other) {
  const Function &kernel = study.kernel();
  return findLaunch(placesOfOnePointer(study.unit(), study.id()), placeOf(kernel, one, {}), placeOf(kernel, other, {}));
}

std::optional<Verdict> whyLaunchedWithOnePointer(KernelStudy &study) {
  const std::vector<OnePassedPointer> pairs = placesOfOnePointer(study.unit(), study.id());
  if (pairs.empty()) return std::nullopt;
  for (const KernelInstances &instances : study.instances(LaunchScope::any)) {
    const std::map<PassedPlace, OpenPlace> places = openPlaces(study.kernel(), instances);
    for (const auto &[written, open] : places) {
      if (!open.isWritten) continue;
      for (const auto &[other, otherOpen] : places) {
        if (written == other) continue;
        if (const Launch *launch = findLaunch(pairs, other, written))
          return Verdict::illegal({ReasonId::launchPassesOnePointerTwice, {otherOpen.name, open.name}},
                                  launch->spelling.span);
      }
    }
  }
  return std::nullopt;
}

} // namespace warpgrain::transform

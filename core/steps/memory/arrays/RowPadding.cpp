// SPDX-License-Identifier: Apache-2.0
#include "core/steps/memory/arrays/RowPadding.h"

#include "core/access/facts/counting/Requests.h"
#include "core/access/form/Bounds.h"
#include "core/steps/memory/arrays/NamedAccess.h"

#include <algorithm>

namespace warpgrain::transform {

using namespace model;
using access::AccessInstance;
using access::Form;
using access::KernelInstances;
using dependence::ReasonId;
using dependence::Verdict;

namespace {

/// Where the element would lie with longer rows; nothing where the subscripts are not all known.
std::optional<Form> paddedOffset(const AccessInstance &access, const SharedArray &array, std::int64_t padding) {
  if (access.subscripts.size() != array.extents.size()) return std::nullopt;
  std::optional<Form> offset = Form();
  std::optional<Form> plain = Form();
  std::int64_t stride = array.elementBytes;
  std::int64_t plainStride = array.elementBytes;
  for (std::size_t i = array.extents.size(); i-- > 0 && offset && plain;) {
    offset = offset->plus(access.subscripts[i].index, stride);
    plain = plain->plus(access.subscripts[i].index, plainStride);
    const bool isRow = i + 1 == array.extents.size();
    stride *= array.extents[i] + (isRow ? padding : 0);
    plainStride *= array.extents[i];
  }
  if (!offset || !plain) return std::nullopt;
  const auto rest = access.byteOffset.minus(*plain); // a member of the element
  return rest ? offset->plus(*rest) : std::nullopt;
}

/// Passes more than the data takes, for one request of each access; nothing where they cannot be counted.
std::expected<double, Verdict> conflictsWith(KernelStudy &study, const SharedArray &array, std::int64_t padding) {
  const Body &body = study.kernel().body;
  const access::LaunchContext launch = access::LaunchContext::of(study.unit(), study.id());
  double conflicts = 0;
  for (const KernelInstances &instances : study.instances()) {
    access::AtomTable atoms = instances.atoms;
    for (const AccessInstance &access : instances.accesses) {
      if (!isThrough(instances, access, body[array.variable].nameSpan)) continue;
      AccessInstance moved = access;
      const auto offset = paddedOffset(access, array, padding);
      if (!offset) return std::unexpected(Verdict::unknown(ReasonId::accessSubscriptNotFollowed, access.span));
      moved.byteOffset = *offset;
      const access::Requests requests = access::countRequests(study.unit(), atoms, moved, launch, 20'000);
      if (!requests.sample)
        return std::unexpected(
            Verdict::unknown({ReasonId::bankConflictsNotKnown, {requests.sample.error()}}, access.span));
      const access::BankCost &cost = requests.sample->banks;
      if (cost.requests > 0) conflicts += static_cast<double>(cost.conflicts()) / static_cast<double>(cost.requests);
    }
  }
  return conflicts;
}

} // namespace

std::expected<std::int64_t, Verdict> bestPadding(KernelStudy &study, const SharedArray &array) {
  const SourceSpan &place = study.kernel().body[array.variable].nameSpan;
  const auto now = conflictsWith(study, array, 0);
  if (!now) return std::unexpected(now.error());
  const std::string &name = study.kernel().body[array.variable].name;
  if (*now == 0) return std::unexpected(Verdict::illegal({ReasonId::noBankConflictsToSave, {name}}, place));
  double least = *now;
  std::int64_t best = 0;
  for (std::int64_t padding = 1; padding <= mostPadding && least > 0; ++padding) {
    const auto left = conflictsWith(study, array, padding);
    if (!left) return std::unexpected(left.error());
    if (*left + 1e-9 >= least) continue;
    least = *left;
    best = padding;
  }
  if (best == 0) return std::unexpected(Verdict::illegal({ReasonId::paddingSavesNothing, {name}}, place));
  return best;
}

std::optional<Verdict> whyRowsAreLeft(KernelStudy &study, const SharedArray &array, Verdict &verdict,
                                      const std::vector<std::size_t> &dimensions) {
  const Body &body = study.kernel().body;
  const std::string &name = body[array.variable].name;
  bool isShown = true;
  for (const KernelInstances &instances : study.instances()) {
    if (instances.limit) isShown = false;
    for (const AccessInstance &access : instances.accesses) {
      if (!isThrough(instances, access, body[array.variable].nameSpan)) continue;
      if (access.subscripts.size() != array.extents.size()) {
        isShown = false;
        continue;
      }
      for (std::size_t d = 0; d < access.subscripts.size(); ++d) {
        if (!dimensions.empty() && std::ranges::find(dimensions, d) == dimensions.end()) continue;
        const access::Subscript &subscript = access.subscripts[d];
        const access::Interval range = access::boundsOf(instances.atoms, subscript.index);
        if (range.isWithin(0, subscript.extent - 1)) continue;
        const bool mayLeave = access.place.guards.empty() && range.low && range.high;
        if (mayLeave)
          return Verdict::unknown(
              {ReasonId::subscriptMayLeaveDimension, {name, *range.low, *range.high, subscript.extent}}, access.span);
        isShown = false;
      }
    }
  }
  if (!isShown) verdict.assume({ReasonId::subscriptsStayInDimensions, {name}}, body[array.variable].nameSpan);
  return std::nullopt;
}

} // namespace warpgrain::transform

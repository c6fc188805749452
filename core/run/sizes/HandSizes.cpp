// SPDX-License-Identifier: Apache-2.0
#include "core/run/sizes/HandSizes.h"

#include "core/run/sizes/BoundarySizes.h"

#include <algorithm>

namespace warpgrain::run {

Result<HandSizes> HandSizes::create(const HandKernel &kernel, const SizeWishes &wishes) {
  SizeWishes own;
  for (const auto &[path, original] : kernel.paths)
    if (std::ranges::find(wishes.names, original) != wishes.names.end()) own.names.push_back(path);
  auto study = studySizes(kernel.subject, own);
  if (!study) return std::unexpected(study.error());
  study->lengths.clear(); // those of the original hold
  return HandSizes(kernel, std::move(*study));
}

Result<ResolvedLaunch> HandSizes::launchBeside(const SizedLaunch &original) const {
  KernelSubject subject = kernel_.subject;
  subject.form = formBeside(kernel_, original.form, original.launch);
  if (kernel_.launchesAsOriginal && !kernel_.extents.grid) {
    auto launch = resolveLaunch(subject);
    if (launch) takeTypes(*launch, original.launch);
    return launch;
  }
  if (const std::string why = whyNotKnown(original.launch); !why.empty()) return fail(ErrorKind::usage, why);
  Sizes sizes;
  for (const auto &[path, value] : original.sizes)
    for (const auto &[own, theirs] : kernel_.paths)
      if (theirs == path) sizes[own] = value;
  auto launch = launchAt(subject, study_, sizes);
  if (!launch) return std::unexpected(launch.error());
  takeTypes(launch->launch, original.launch);
  return std::move(launch->launch);
}

/// Blocks that are given and follow from no size are right as long as the original has as many as in its own launch.
std::string HandSizes::whyNotKnown(const ResolvedLaunch &original) const {
  if (!kernel_.extents.grid || original.grid == kernel_.originalGrid) return {};
  const auto isOne = [&](std::size_t axis) {
    return study_.launch.grid[axis] == 1 && original.grid[axis] == kernel_.originalGrid[axis];
  };
  for (const model::Axis axis : model::allAxes)
    if (study_.grid[indexOf(axis)] == GridRule::given && !isOne(indexOf(axis)))
      return "how many blocks " + kernel_.name + " would have along " + letterOf(axis) +
             " there is not known: its grid was given, and follows from no size";
  return {};
}

std::vector<Sizes> HandSizes::boundarySizes(const SizeStudy &original) const {
  std::vector<Sizes> out;
  if (!study_.whyNone.empty()) return out;
  for (const Sizes &sizes : run::boundarySizes(study_, {})) {
    Sizes theirs = original.given();
    for (const auto &[path, value] : sizes)
      if (const auto known = theirs.find(kernel_.paths.at(path)); known != theirs.end()) known->second = value;
    if (theirs != original.given() && std::ranges::find(out, theirs) == out.end()) out.push_back(std::move(theirs));
  }
  return out;
}

} // namespace warpgrain::run

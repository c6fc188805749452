// SPDX-License-Identifier: Apache-2.0
#include "core/run/sizes/SizedLaunch.h"

#include "core/access/facts/counting/OuterIndices.h"
#include "core/run/CountComparison.h"
#include "core/run/launch/SourceLaunch.h"
#include "core/run/launch/VariantLaunch.h"

#include <algorithm>

namespace warpgrain::run {

namespace {

using model::Axis;

/// Of a loop that runs nobody knows how often.
constexpr double usualTrip = 16;

double threadsOf(const ResolvedLaunch &launch) {
  double out = 1;
  for (std::size_t i = 0; i < 3; ++i)
    out *= static_cast<double>(launch.grid[i]) * static_cast<double>(launch.block[i]);
  return out;
}

double workOf(const KernelSubject &subject, const SizeStudy &study, const ResolvedLaunch &launch,
              const LaunchForm &form) {
  const access::LaunchContext context = launchContextOf(launch, shapeOf(launch), form);
  access::AtomTable atoms = study.instances->atoms;
  double each = 1;
  for (const access::AccessInstance &access : study.instances->accesses) {
    access::LaunchNumbers numbers(atoms, context);
    const access::OuterIndices outer = access::outerIndices(*subject.unit, atoms, access, numbers);
    double runs = 1;
    for (std::size_t i = 3; i < outer.extents.size(); ++i) // behind the block's indices
      runs *= outer.unknownExtent ? usualTrip : static_cast<double>(outer.extents[i]);
    each += runs;
  }
  return each * threadsOf(launch);
}

/// The blocks that the sizes make, where they follow.
class Shaping {
public:
  Shaping(const KernelSubject &subject, const SizeStudy &study, LaunchForm &form)
      : subject_(subject), study_(study), form_(form) {}

  Result<void> run() {
    form_.block = study_.launch.block;
    form_.sharedBytes = study_.launch.sharedBytes;
    std::array<std::int64_t, 3> grid = study_.launch.grid;
    const SourceLaunch source = sourceLaunch(*subject_.unit, subject_.kernel, integersIn(form_));
    for (const Axis axis : model::allAxes) {
      const std::size_t a = indexOf(axis);
      if (study_.grid[a] == GridRule::source) {
        if (!source.grid[axis]) return fail(ErrorKind::usage, "The source does not tell the grid there.");
        grid[a] = *source.grid[axis];
      } else if (study_.grid[a] == GridRule::guard) {
        grid[a] = blocksForGuard(a);
      }
      if (grid[a] < 1)
        return fail(ErrorKind::usage, std::string("The source launches no block along ") + letterOf(axis) + " there.");
      constexpr std::int64_t mostBlocks = 65'535;
      if (grid[a] > mostBlocks) return fail(ErrorKind::usage, "That is more blocks than are tried.");
    }
    form_.grid = grid;
    if (study_.sharedFollowsSource && source.sharedBytes && *source.sharedBytes >= 0)
      form_.sharedBytes = static_cast<std::uint64_t>(*source.sharedBytes);
    return {};
  }

private:
  std::int64_t blocksForGuard(std::size_t axis) const {
    std::int64_t out = 1;
    for (const SizeArgument &size : study_.sizes) {
      if (size.span[axis] == 0) continue;
      const std::int64_t value = std::get<std::int64_t>(form_.arguments.at(size.path));
      const bool isOfGiven = (size.given + size.span[axis] - 1) / size.span[axis] == study_.launch.grid[axis];
      if (isOfGiven) out = std::max(out, (value + size.span[axis] - 1) / size.span[axis]);
    }
    return out;
  }

  const KernelSubject &subject_;
  const SizeStudy &study_;
  LaunchForm &form_;
};

} // namespace

Result<SizedLaunch> launchAt(const KernelSubject &subject, const SizeStudy &study, const Sizes &sizes) {
  SizedLaunch out{.sizes = sizes, .form = subject.form, .launch = {}};
  for (const auto &[path, value] : sizes)
    out.form.arguments[path] = value;
  if (auto shaped = Shaping(subject, study, out.form).run(); !shaped) return std::unexpected(shaped.error());
  for (const auto &[path, rule] : study.lengths) {
    auto &buffer = std::get<BufferForm>(out.form.arguments.at(path));
    if (rule == LengthRule::given) continue;
    buffer.elements.reset();
    buffer.bytes.reset();
  }
  auto launch = resolveLaunch(*subject.unit, subject.kernel, subject.instance, out.form, subject.givenBy);
  if (!launch) return std::unexpected(launch.error());
  for (Buffer &buffer : launch->buffers) {
    const auto rule = study.lengths.find(buffer.name);
    const auto described = std::ranges::find(study.launch.buffers, buffer.name, &Buffer::name);
    if (rule == study.lengths.end() || described == study.launch.buffers.end()) continue;
    if (rule->second == LengthRule::given) buffer.bytes = described->bytes;
    if (rule->second == LengthRule::atLeast) buffer.bytes = std::max(buffer.bytes, described->bytes);
    if (rule->second == LengthRule::atMost && buffer.bytes > described->bytes)
      return fail(ErrorKind::usage, "The file that fills " + buffer.name + " is too short there.");
  }
  out.launch = std::move(*launch);
  out.work = workOf(subject, study, out.launch, out.form);
  return out;
}

} // namespace warpgrain::run

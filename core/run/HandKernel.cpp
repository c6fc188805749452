// SPDX-License-Identifier: Apache-2.0
#include "core/run/HandKernel.h"

#include "core/run/ExtentsBeside.h"
#include "core/run/launch/SourceLaunch.h"
#include "core/run/launch/SourceNumbers.h"
#include "core/run/parameters/SameParameters.h"

#include <algorithm>

namespace warpgrain::run {

namespace {

/// The file's name; where both files have the same name, with as many of its folders as tell them apart.
std::string fileOf(const KernelSubject &subject, const KernelSubject &other) {
  namespace fs = std::filesystem;
  fs::path own = subject.unit->files.front().path;
  fs::path theirs = other.unit->files.front().path;
  fs::path out = own.filename();
  while (own.filename() == theirs.filename() && own.has_relative_path() && own != theirs) {
    own = own.parent_path();
    theirs = theirs.parent_path();
    out = own.filename() / out;
  }
  return out.string();
}

/// By the position of the parameters. Precondition: they are the same.
std::map<std::string, std::string> pathsOf(const KernelEntry &own, const KernelEntry &original) {
  std::map<std::string, std::string> out;
  for (std::size_t i = 0; i < own.parameters.size(); ++i)
    for (std::size_t k = 0; k < own.parameters[i].leaves.size(); ++k)
      out[own.parameters[i].leaves[k].path] = original.parameters[i].leaves[k].path;
  return out;
}

bool isOfExtents(const SourceNumber &number) {
  return number.name == "grid" || number.name == "block" || number.name == "shared";
}

/// "--block" is the original's.
std::string withOwnOption(std::string text) {
  constexpr std::string_view before = "; --";
  if (const std::size_t at = text.find(before); at != std::string::npos) text.insert(at + before.size(), "against-");
  return text;
}

/// The window has no options: "(a guess from line 12; --block=… changes it)" is "(a guess from line 12)".
std::string withoutOption(std::string text) {
  const std::size_t at = text.find("; --");
  if (at != std::string::npos) text.erase(at, text.rfind(')') - at);
  return text;
}

/// Takes the extents that its source only lets guess, for the arguments of the launch.
void guessExtents(HandKernel &kernel, const std::string &file) {
  const SourcedForm sourced =
      sourcedForm(*kernel.subject.unit, kernel.subject.kernel, kernel.subject.instance, kernel.subject.form);
  kernel.extents.grid = sourced.form.grid;
  kernel.extents.block = sourced.form.block;
  kernel.extents.sharedBytes = sourced.form.sharedBytes;
  kernel.subject.form = sourced.form;
  const bool hasWindow = kernel.subject.givenBy == LaunchGivenBy::form;
  for (const SourceNumber &number : sourced.taken) {
    if (!isOfExtents(number)) continue;
    std::string text = textOf(*kernel.subject.unit, number);
    kernel.notes.push_back(file + ": " + (hasWindow ? withoutOption(std::move(text)) : withOwnOption(std::move(text))));
  }
}

model::Extents extentsOf(const std::array<std::int64_t, 3> &extents) {
  return {{extents[0], extents[1], extents[2]}};
}

bool isTold(const model::Extents &told, const std::array<std::int64_t, 3> &extents) {
  return told == extentsOf(extents);
}

/// Takes the extents that extentsBeside() leaves to the launch of the original. Blocks that were guessed are not told
/// otherwise; where they are others than the original's, so is their number.
void takeExtents(HandKernel &kernel, const BothLaunches &both, const ResolvedLaunch &launch) {
  const auto &[own, theirs] = both;
  const LaunchExtents original{.block = extentsOf(launch.block), .grid = extentsOf(launch.grid)};
  const LaunchExtents beside = extentsBeside(both, original);
  LaunchForm &extents = kernel.extents;
  if (!extents.block && beside.block == original.block && !isTold(own.block, launch.block))
    extents.block = launch.block;
  const bool hasSameBlock = extents.block ? *extents.block == launch.block : isTold(own.block, launch.block);
  if (!extents.grid && beside.grid == original.grid && hasSameBlock && !isTold(own.grid, launch.grid))
    extents.grid = launch.grid;
  const bool isOtherThanTold = both.areAlike() && own.sharedBytes == theirs.sharedBytes && own.sharedBytes &&
                               static_cast<std::uint64_t>(*own.sharedBytes) != launch.sharedBytes;
  if (!extents.sharedBytes && (!own.sharedBytes || isOtherThanTold)) extents.sharedBytes = launch.sharedBytes;
  kernel.subject.form.block = extents.block;
  kernel.subject.form.grid = extents.grid;
  kernel.subject.form.sharedBytes = extents.sharedBytes;
}

/// Finds the extents of a kernel of the window, which has no place to type them.
void findExtents(HandKernel &kernel, const KernelSubject &original, const ResolvedLaunch &launch,
                 const std::string &file) {
  const KernelSubject &subject = kernel.subject;
  const BothLaunches both{.own = sourceLaunch(*subject.unit, subject.kernel, integersIn(subject.form)),
                          .theirs = sourceLaunch(*original.unit, original.kernel, integersIn(original.form))};
  if (both.areAlike()) takeExtents(kernel, both, launch);
  guessExtents(kernel, file);
  takeExtents(kernel, both, launch);
}

} // namespace

LaunchForm formBeside(const HandKernel &kernel, const LaunchForm &original, const ResolvedLaunch &launch) {
  LaunchForm out = kernel.extents;
  out.seed = original.seed;
  out.tolerance = original.tolerance;
  if (kernel.launchesAsOriginal) {
    if (!out.grid) out.grid = launch.grid;
    if (!out.block) out.block = launch.block;
    if (!out.sharedBytes) out.sharedBytes = launch.sharedBytes;
  }
  for (const auto &[own, path] : kernel.paths) {
    const auto given = original.arguments.find(path);
    if (const auto buffer = std::ranges::find(launch.buffers, path, &Buffer::name); buffer != launch.buffers.end())
      out.arguments[own] = BufferForm{.elements = {}, .bytes = buffer->bytes, .fill = buffer->fill};
    else if (given != original.arguments.end())
      out.arguments[own] = given->second;
  }
  for (const Symbol &symbol : launch.symbols)
    out.symbols[symbol.name] = BufferForm{.elements = {}, .bytes = {}, .fill = symbol.fill};
  return out;
}

void takeTypes(ResolvedLaunch &launch, const ResolvedLaunch &original) {
  for (std::size_t i = 0; i < std::min(launch.buffers.size(), original.buffers.size()); ++i)
    launch.buffers[i].type = original.buffers[i].type;
}

Result<HandKernel> handKernel(const KernelSubject &original, const ResolvedLaunch &launch, KernelSubject other) {
  const std::string file = fileOf(other, original);
  const auto inFile = [&file](Error error) {
    error.message = file + ": " + error.message;
    error.span.reset(); // it is of another unit than the original's
    return std::unexpected(std::move(error));
  };
  if (other.instance.empty()) other.instance = launch.kernel.instance;
  const auto entry = kernelEntry(*other.unit, other.kernel, other.instance);
  if (!entry) return inFile(entry.error());
  const NamedKernel ours{original.unit, original.kernel, &launch.kernel, fileOf(original, other)};
  if (auto same = checkSameParameters(ours, {other.unit, other.kernel, &*entry, file}); !same)
    return std::unexpected(same.error());
  HandKernel out{.subject = std::move(other), .launch = {}, .extents = {}, .paths = pathsOf(*entry, launch.kernel)};
  out.name = out.subject.function().name + " in " + file;
  out.extents = {
      .grid = out.subject.form.grid, .block = out.subject.form.block, .sharedBytes = out.subject.form.sharedBytes};
  out.originalGrid = launch.grid;
  const bool hasWindow = out.subject.givenBy == LaunchGivenBy::form;
  if (!hasWindow) out.subject.givenBy = LaunchGivenBy::againstOptions;
  out.launchesAsOriginal = out.subject.unit->launchesOf(out.subject.kernel).empty();
  if (out.launchesAsOriginal && !(out.extents.grid && out.extents.block))
    out.notes.push_back(file + " does not launch " + out.subject.function().name +
                        (hasWindow ? ": it is launched as the original is."
                                   : ": what --against-grid and --against-block do not give is as in the launch of the "
                                     "original."));
  out.subject.form = formBeside(out, original.form, launch);
  if (!out.launchesAsOriginal) {
    if (hasWindow)
      findExtents(out, original, launch, file);
    else
      guessExtents(out, file);
  }
  auto resolved = resolveLaunch(out.subject);
  if (!resolved) return inFile(resolved.error());
  out.launch = std::move(*resolved);
  takeTypes(out.launch, launch);
  return out;
}

} // namespace warpgrain::run

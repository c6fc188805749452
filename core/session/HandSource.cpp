// SPDX-License-Identifier: Apache-2.0
#include "core/session/HandSource.h"

#include "core/base/LineIndex.h"
#include "core/model/KernelSearch.h"
#include "core/run/ExtentsBeside.h"
#include "core/run/launch/SourceLaunch.h"
#include "core/run/parameters/SameParameters.h"

#include <algorithm>
#include <map>
#include <string>
#include <utility>

namespace warpgrain::session {

namespace {

using namespace model;

std::string fileNameOf(const HandText &hand) {
  return hand.file.filename().string();
}

/// "b.cu:3:7"; the name alone where the place is in none of its files.
std::string placeOf(const Unit &unit, const Diagnostic &diagnostic, const HandText &hand) {
  if (!diagnostic.span)
    return diagnostic.systemPlace.empty() ? fileNameOf(hand) : fileNameOf(hand) + ", " + diagnostic.systemPlace;
  const File &file = unit[diagnostic.span->file];
  const LineColumn place = LineIndex(file.text).locate(diagnostic.span->begin);
  return file.path.filename().string() + ":" + std::to_string(place.line) + ":" + std::to_string(place.column);
}

/// Fails with the first error of the text.
Result<void> checkCompiles(const Unit &unit, const HandText &hand) {
  const auto error = std::ranges::find(unit.diagnostics, Severity::error, &Diagnostic::severity);
  if (error == unit.diagnostics.end()) return {};
  return fail(ErrorKind::input, "The text of " + hand.name + " does not compile: " + placeOf(unit, *error, hand) +
                                    ": " + error->message + ". Correct it there.");
}

Result<FunctionId> kernelIn(const Unit &unit, const HandText &hand) {
  const auto found = searchKernel(unit, hand.kernel);
  if (found) return *found;
  return fail(ErrorKind::usage, fileNameOf(hand) + ": " + found.error().error().message);
}

/// Fails with the first parameter that differs.
Result<void> checkParameters(const HandSource &hand, const run::KernelSubject &original, const std::string &file) {
  const auto ours = run::kernelEntry(*original.unit, original.kernel, original.instance);
  if (!ours) return std::unexpected(ours.error());
  const auto theirs = run::kernelEntry(*hand.unit, hand.subject.kernel, ours->instance);
  if (!theirs) return fail(theirs.error().kind, file + ": " + theirs.error().message);
  return run::checkSameParameters(
      {original.unit, original.kernel, &*ours, original.unit->files.front().path.filename().string()},
      {hand.unit.get(), hand.subject.kernel, &*theirs, file});
}

/// Integers of the original's parameters under the names that they have in the other kernel.
std::map<std::string, std::int64_t> renamed(const std::map<std::string, std::int64_t> &arguments, const Function &from,
                                            const Function &to) {
  std::map<std::string, std::string> names;
  for (std::size_t i = 0; i < std::min(from.parameters.size(), to.parameters.size()); ++i)
    names[from.body[from.parameters[i]].name] = to.body[to.parameters[i]].name;
  std::map<std::string, std::int64_t> out;
  for (const auto &[path, value] : arguments) {
    const std::size_t end = std::min(path.find('.'), path.size());
    const auto name = names.find(path.substr(0, end));
    out[name != names.end() ? name->second + path.substr(end) : path] = value;
  }
  return out;
}

} // namespace

Result<HandSource> readHand(const HandText &hand, const run::KernelSubject &original, const OpenHand &open) {
  if (!open) return fail(ErrorKind::internal, "Nothing was given that reads " + fileNameOf(hand) + ".");
  auto out = open(hand);
  if (!out) return out;
  if (const auto compiles = checkCompiles(*out->unit, hand); !compiles) return std::unexpected(compiles.error());
  const auto kernel = kernelIn(*out->unit, hand);
  if (!kernel) return std::unexpected(kernel.error());
  out->subject.kernel = *kernel;
  if (const auto same = checkParameters(*out, original, fileNameOf(hand)); !same) {
    Error error = same.error();
    error.span.reset(); // it may be of another unit than the original's
    return std::unexpected(std::move(error));
  }
  return out;
}

Result<run::HandKernel> launchBeside(const HandSource &hand, const run::KernelSubject &original,
                                     const run::ResolvedLaunch &launch) {
  run::KernelSubject subject = hand.subject;
  subject.form = {};
  subject.givenBy = run::LaunchGivenBy::form;
  return run::handKernel(original, launch, std::move(subject));
}

access::LaunchContext contextBeside(const HandSource &hand, const run::KernelSubject &original,
                                    const access::LaunchContext &launch) {
  access::LaunchContext out = launch;
  const Unit &unit = *hand.unit;
  const FunctionId kernel = hand.subject.kernel;
  out.arguments = renamed(launch.arguments, original.function(), unit[kernel]);
  const run::LaunchExtents extents =
      run::extentsBeside({.own = run::sourceLaunch(unit, kernel, out.arguments),
                          .theirs = run::sourceLaunch(*original.unit, original.kernel, launch.arguments)},
                         {.block = launch.block, .grid = launch.grid});
  out.block = extents.block;
  out.grid = extents.grid;
  return out;
}

} // namespace warpgrain::session

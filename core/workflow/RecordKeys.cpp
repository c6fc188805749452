// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/RecordKeys.h"

#include "core/base/UtcTime.h"
#include "core/build/NvccFlags.h"
#include "core/measure/BundleWriter.h"
#include "core/run/launch/LaunchText.h"
#include "core/session/CapturedBundle.h"

#include <bit>
#include <cstdlib>
#include <fstream>

namespace warpgrain::workflow {

namespace {

namespace fs = std::filesystem;

// A new number in one of these makes all older records those of another source or launch: for changes of what is
// hashed.
constexpr const char *schemeOfSources = "warpgrain-source-1";
constexpr const char *schemeOfLaunches = "warpgrain-launch-1";

void addList(const std::vector<std::string> &list, std::vector<std::string> &parts) {
  parts.push_back(std::to_string(list.size()));
  parts.insert(parts.end(), list.begin(), list.end());
}

void addFlags(const build::NvccFlags &flags, std::vector<std::string> &parts) {
  addList(flags.options, parts);
  addList(flags.hostFlags, parts);
  parts.emplace_back(flags.relocatableDeviceCode ? "relocatable" : "whole");
  std::vector<std::string> includes;
  for (const build::IncludeFolder &include : flags.includes.folders)
    if (include.kind == build::IncludeKind::system || include.kind == build::IncludeKind::after)
      includes.push_back(include.folder.string()); // the texts of headers there are no part of the unit
  for (const fs::path &forced : flags.includes.forced)
    includes.push_back(forced.filename().string());
  addList(includes, parts);
}

/// Of large files too: the hashes of their pieces are hashed.
Result<std::string> hashOfFile(const fs::path &path) {
  constexpr std::size_t pieceBytes = std::size_t{16} << 20U;
  std::ifstream file(path, std::ios::binary);
  if (!file) return fail(ErrorKind::input, path.string() + " cannot be read.");
  std::string piece(pieceBytes, '\0');
  std::vector<std::string> hashes;
  while (file) {
    file.read(piece.data(), static_cast<std::streamsize>(piece.size()));
    hashes.push_back(hashContent({std::string_view(piece).substr(0, static_cast<std::size_t>(file.gcount()))}).hex());
  }
  if (!file.eof()) return fail(ErrorKind::input, path.string() + " cannot be read.");
  return hashContent(hashes).hex();
}

/// A fill's file is named by its content.
Result<void> nameByContent(memory::Fill &fill) {
  if (fill.kind != memory::FillKind::file) return {};
  auto hash = hashOfFile(fill.file);
  if (!hash) return std::unexpected(hash.error());
  fill.file = std::move(*hash);
  return {};
}

void addTolerance(const memory::Tolerance &tolerance, std::vector<std::string> &parts) {
  for (const double number : {tolerance.absolute, tolerance.relative})
    parts.push_back(std::to_string(std::bit_cast<std::uint64_t>(number)));
}

struct LaunchKey {
  std::vector<std::string> parts;
  run::LaunchShape shape;
  std::uint64_t sharedBytes = 0;
};

Result<LaunchKey> keyOfForm(const KernelBundleOrder &order) {
  const auto launch = resolveLaunch(order.subject);
  if (!launch) return std::unexpected(launch.error());
  LaunchKey out{.parts = {schemeOfLaunches, "form"}, .shape = shapeOf(*launch), .sharedBytes = launch->sharedBytes};
  run::ExecutionRequest request{.source = {.cudaRoot = {}, .architecture = {}},
                                .sharedBytes = launch->sharedBytes,
                                .parameters = launch->parameters,
                                .buffers = launch->buffers,
                                .symbols = launch->symbols};
  for (run::Buffer &buffer : request.buffers)
    if (auto named = nameByContent(buffer.fill); !named) return std::unexpected(named.error());
  for (run::Symbol &symbol : request.symbols)
    if (auto named = nameByContent(symbol.fill); !named) return std::unexpected(named.error());
  for (const auto *extents : {&launch->grid, &launch->block})
    out.parts.push_back(run::extentsText(*extents));
  out.parts.push_back(pack(request));
  addTolerance(order.tolerance.value_or(order.subject.form.tolerance), out.parts);
  return out;
}

/// A recorded launch: the bundle's description without names for people, and its files.
Result<LaunchKey> keyOfCapture(const KernelBundleOrder &order) {
  const auto launch = session::capturedLaunch(order.subject, *order.captured);
  if (!launch) return std::unexpected(launch.error());
  measure::Bundle bundle = *order.captured;
  bundle.title = bundle.source = bundle.toolkit = {};
  bundle.notes.clear();
  bundle.settings = {};
  bundle.variants = {bundle.variants[bundle.baseline]};
  bundle.baseline = 0;
  bundle.variants.front().module = "module";
  LaunchKey out{.parts = {schemeOfLaunches, "capture", bundleText(bundle)},
                .shape = launch->shape,
                .sharedBytes = launch->sharedBytes};
  for (const measure::Buffer &buffer : bundle.buffers)
    for (const std::string &file : {buffer.fill.file, buffer.expected, buffer.pointers, buffer.expectedPointers}) {
      if (file.empty()) continue;
      auto hash = hashOfFile(bundle.folder / file);
      if (!hash) return std::unexpected(hash.error());
      out.parts.push_back(std::move(*hash));
    }
  if (order.tolerance) addTolerance(*order.tolerance, out.parts);
  return out;
}

Result<LaunchKey> launchKeyOf(const KernelBundleOrder &order) {
  return order.captured != nullptr ? keyOfCapture(order) : keyOfForm(order);
}

/// "image::blur<3>"
std::string kernelNameOf(const run::KernelSubject &subject) {
  const auto entry = run::kernelEntry(*subject.unit, subject.kernel, subject.instance);
  return subject.function().qualifiedName + (entry ? entry->instance : subject.instance);
}

std::string methodOf(const KernelBundleOrder &order, std::string_view l2) {
  const bool isFlushed = order.captured != nullptr && order.captured->settings.flushL2;
  return (l2.empty() ? isFlushed ? "flushed" : "warm" : std::string(l2)) + " L2";
}

tune::InputContext contextOf(const LaunchKey &launch) {
  const run::LaunchShape &shape = launch.shape;
  tune::InputContext out = shape.integers;
  out["dynamicSmemBytes"] = static_cast<std::int64_t>(launch.sharedBytes);
  for (const model::Axis axis : model::allAxes) {
    out[std::string("gridDim.") + letterOf(axis)] = shape.grid[indexOf(axis)];
    out[std::string("blockDim.") + letterOf(axis)] = shape.block[indexOf(axis)];
  }
  return out;
}

tune::Record recordOfSource(const run::KernelSubject &subject) {
  tune::Record out;
  out.key.kernel = kernelNameOf(subject);
  out.key.source = sourceHashOf(subject).hex();
  if (subject.toolkit) out.key.compiler = "nvcc " + subject.toolkitVersion() + " " + subject.architecture;
  out.date = utcTime("%Y-%m-%dT%H:%M:%SZ");
  out.sourceName = subject.unit->files.front().path.filename().string();
  return out;
}

} // namespace

ContentHash sourceHashOf(const run::KernelSubject &subject) {
  std::vector<std::string> parts{schemeOfSources, subject.suppliesRemovedNames ? "supplied" : "as it is"};
  for (const char *name : {"NVCC_PREPEND_FLAGS", "NVCC_APPEND_FLAGS"}) {
    const char *value = std::getenv(name);
    parts.emplace_back(value != nullptr ? value : "");
  }
  addFlags(build::translateForNvcc(subject.flags, subject.folder), parts);
  for (const model::File &file : subject.unit->files)
    parts.push_back(file.text);
  return hashContent(parts);
}

Result<ContentHash> launchHashOf(const KernelBundleOrder &order) {
  const auto key = launchKeyOf(order);
  if (!key) return std::unexpected(key.error());
  return hashContent(key->parts);
}

Result<tune::Record> commonRecordOf(const KernelBundleOrder &order, std::string_view l2) {
  const auto launch = launchKeyOf(order);
  if (!launch) return std::unexpected(launch.error());
  tune::Record out = recordOfSource(order.subject);
  out.key.launch = hashContent(launch->parts).hex();
  out.key.method = methodOf(order, l2);
  out.context = contextOf(*launch);
  out.launchText = "grid " + run::extentsText(launch->shape.grid) + ", block " + run::extentsText(launch->shape.block);
  return out;
}

tune::Record commonBuildRecordOf(const run::KernelSubject &subject, const std::string &shape) {
  tune::Record out = recordOfSource(subject);
  out.launchText = shape;
  if (!shape.empty()) out.key.launch = hashContent({schemeOfLaunches, "build", shape}).hex();
  return out;
}

} // namespace warpgrain::workflow

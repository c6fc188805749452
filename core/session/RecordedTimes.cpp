// SPDX-License-Identifier: Apache-2.0
#include "core/session/RecordedTimes.h"

#include "core/run/parameters/KernelParameters.h"
#include "core/session/CompiledName.h"

#include <algorithm>
#include <variant>

namespace warpgrain::session {

LookedAt lookedAt(const model::Unit &unit, model::FunctionId kernel, const std::string &instance,
                  const std::string &architecture) {
  LookedAt out{.textPrint = textPrint(unit.files.front().text),
               .symbol = {},
               .isOneOfSeveral = unit[kernel].instances.size() > 1,
               .architecture = architecture};
  if (const auto entry = run::kernelEntry(unit, kernel, instance)) out.symbol = entry->mangledName;
  return out;
}

namespace {

std::optional<Foreign> whyOtherInstance(const RecordedSession &recording, const LookedAt &now) {
  if (!now.isOneOfSeveral) return std::nullopt;
  if (recording.symbol.empty() || now.symbol.empty()) return Foreign::unknownInstance;
  if (!isSameKernel(recording.symbol, now.symbol)) return Foreign::otherInstance;
  return std::nullopt;
}

bool isOtherCode(const RecordedSession &recording, const Variant &variant) {
  const auto module = recording.modules.find(stepsOf(variant));
  return module != recording.modules.end() && !variant.cubin.empty() && variant.cubin != module->second;
}

} // namespace

std::optional<Foreign> whyForeign(const RecordedSession &recording, const Variant &variant, const LookedAt &now) {
  if (!recording.sourcePrint.empty() && recording.sourcePrint != now.textPrint) return Foreign::otherText;
  if (const auto instance = whyOtherInstance(recording, now)) return instance;
  const std::string &measured = recording.environment.architecture;
  if (!measured.empty() && !now.architecture.empty() && measured != now.architecture) return Foreign::otherArchitecture;
  if (isOtherCode(recording, variant)) return Foreign::otherCode;
  return std::nullopt;
}

std::string sentenceOf(Foreign why, const RecordedSession &recording) {
  switch (why) {
  case Foreign::otherText:
    return "This time was recorded of another text of the source.";
  case Foreign::otherInstance:
    return "This time was recorded of another instantiation of the template.";
  case Foreign::unknownInstance:
    return "It was not recorded of which instantiation of the template this time is.";
  case Foreign::otherArchitecture:
    return "This time was recorded on another architecture, " + recording.environment.architecture + ".";
  case Foreign::otherCode:
    return "This time was recorded of other machine code.";
  }
  return {};
}

VariantMeasurement recordedMeasurement(const RecordedSession &recording, const measure::Row &row,
                                       const Variant &variant, const LookedAt &now) {
  VariantMeasurement out{.row = row,
                         .environment = recording.environment,
                         .launch = recording.launch,
                         .origin = recording.origin.string()};
  if (const auto why = whyForeign(recording, variant, now)) {
    out.isForeign = true;
    out.outdated = sentenceOf(*why, recording);
  }
  return out;
}

KnownLaunch knownLaunch(const run::LaunchForm &form) {
  KnownLaunch out{.grid = {}, .block = {}, .sharedBytes = form.sharedBytes, .arguments = form.arguments};
  for (const model::Axis axis : model::allAxes) {
    if (form.grid) out.grid[axis] = (*form.grid)[indexOf(axis)];
    if (form.block) out.block[axis] = (*form.block)[indexOf(axis)];
  }
  return out;
}

namespace {

template <typename T>
bool differ(const std::optional<T> &one, const std::optional<T> &other) {
  return one && other && !(*one == *other);
}

bool differ(const model::Extents &one, const model::Extents &other) {
  return std::ranges::any_of(model::allAxes, [&](model::Axis axis) { return differ(one[axis], other[axis]); });
}

bool differ(const run::BufferForm &one, const run::BufferForm &other) {
  return one.isNull != other.isNull || differ(one.elements, other.elements) || differ(one.bytes, other.bytes) ||
         differ(one.fill, other.fill);
}

/// Forms write 1 and true for one thing.
std::optional<std::int64_t> integerOf(const run::ArgumentForm &argument) {
  if (const auto *number = std::get_if<std::int64_t>(&argument)) return *number;
  if (const auto *truth = std::get_if<bool>(&argument)) return *truth ? 1 : 0;
  return std::nullopt;
}

std::optional<double> numberOf(const run::ArgumentForm &argument) {
  if (const auto *number = std::get_if<double>(&argument)) return *number;
  const auto integer = integerOf(argument);
  return integer ? std::optional(static_cast<double>(*integer)) : std::nullopt;
}

bool differ(const run::ArgumentForm &one, const run::ArgumentForm &other) {
  const auto *buffer = std::get_if<run::BufferForm>(&one);
  const auto *otherBuffer = std::get_if<run::BufferForm>(&other);
  if (buffer != nullptr && otherBuffer != nullptr) return differ(*buffer, *otherBuffer);
  const auto integer = integerOf(one);
  const auto otherInteger = integerOf(other);
  return integer && otherInteger ? *integer != *otherInteger : numberOf(one) != numberOf(other);
}

} // namespace

bool contradict(const KnownLaunch &one, const KnownLaunch &other) {
  if (differ(one.grid, other.grid) || differ(one.block, other.block) || differ(one.sharedBytes, other.sharedBytes))
    return true;
  return std::ranges::any_of(one.arguments, [&](const auto &argument) {
    const auto found = other.arguments.find(argument.first);
    return found != other.arguments.end() && differ(argument.second, found->second);
  });
}

} // namespace warpgrain::session

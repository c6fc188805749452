// SPDX-License-Identifier: Apache-2.0
#include "core/measure/BundleWriter.h"

#include "core/base/Files.h"
#include "core/measure/BundleReader.h"
#include "core/measure/HexBytes.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace warpgrain::measure {

namespace fs = std::filesystem;

namespace {

using Json = nlohmann::ordered_json;

/// Whole numbers without ".0": integers are filled from whole numbers.
Json numberJson(double value) {
  const bool whole =
      value >= -0x1p53 && value <= 0x1p53 && value == static_cast<double>(static_cast<std::int64_t>(value));
  return whole ? Json(static_cast<std::int64_t>(value)) : Json(value);
}

/// What versions before 3 hold.
bool isOldElement(const ElementType &element) {
  const auto kind = element.scalar();
  return kind && *kind != ScalarKind::boolean;
}

/// Random integers have the same bytes in all versions.
bool isOldRandom(const Buffer &buffer) {
  constexpr unsigned oldShareBits = 24;
  return isOldElement(buffer.element) &&
         (!isFloating(*buffer.element.scalar()) || buffer.fill.shareBits == oldShareBits);
}

Json randomJson(const Buffer &buffer) {
  const Fill &fill = buffer.fill;
  Json out{{"kind", "random"}, {"seed", fill.seed}};
  if (fill.kind == FillKind::bits) return out;
  const bool isOld = isOldRandom(buffer);
  if (!isOld) out["bits"] = fill.shareBits;
  const bool isInteger = isOld && !isFloating(*buffer.element.scalar());
  if (isOld && (isInteger || fill.low || fill.high)) {
    const memory::Interval interval = intervalFor(*buffer.element.scalar(), fill);
    out["minimum"] = numberJson(interval.low);
    out["maximum"] = numberJson(isInteger ? interval.high - 1 : interval.high);
  } else if (!isOld) {
    if (fill.low) out["low"] = numberJson(*fill.low);
    if (fill.high) out["high"] = numberJson(*fill.high);
  }
  return out;
}

Json fillJson(const Buffer &buffer) {
  const Fill &fill = buffer.fill;
  switch (fill.kind) {
  case FillKind::zero:
    return {{"kind", "zero"}};
  case FillKind::constant:
    return {{"kind", "constant"}, {"value", numberJson(fill.value)}};
  case FillKind::ramp:
    return {{"kind", "ramp"}, {"start", numberJson(fill.value)}, {"step", numberJson(fill.step)}};
  case FillKind::file:
    return {{"kind", "file"}, {"file", fill.file}};
  default:
    return randomJson(buffer);
  }
}

Json elementJson(const ElementType &element) {
  if (const auto kind = element.scalar()) return nameOf(*kind);
  Json members = Json::array();
  for (const ElementMember &member : element.members)
    members.push_back({{"name", member.name}, {"offset", member.offset}, {"kind", nameOf(member.kind)}});
  return {{"name", element.name}, {"stride", element.strideBytes}, {"members", members}};
}

Json bufferJson(const Buffer &buffer) {
  Json out{{"name", buffer.name},       {"bytes", buffer.bytes}, {"element", elementJson(buffer.element)},
           {"written", buffer.written}, {"read", buffer.read},   {"fill", fillJson(buffer)}};
  if (!buffer.expected.empty()) out["expected"] = buffer.expected;
  if (!buffer.tolerance.isBitwise())
    out["tolerance"] = {{"absolute", buffer.tolerance.absolute}, {"relative", buffer.tolerance.relative}};
  if (!buffer.symbol.empty()) out["symbol"] = buffer.symbol;
  if (!buffer.pointers.empty()) out["pointers"] = buffer.pointers;
  if (!buffer.expectedPointers.empty()) out["expected_pointers"] = buffer.expectedPointers;
  return out;
}

Json argumentsJson(const Bundle &bundle, const std::vector<Argument> &arguments) {
  Json out = Json::array();
  for (const Argument &argument : arguments) {
    Json one = Json::object();
    if (!argument.name.empty()) one["name"] = argument.name;
    if (argument.buffer) {
      one["buffer"] = bundle.buffers[*argument.buffer].name;
      if (argument.offset != 0) one["offset"] = argument.offset;
    } else {
      one["bytes"] = hexOf(argument.value);
      for (const Relocation &pointer : argument.pointers)
        one["pointers"].push_back(
            {{"at", pointer.at}, {"buffer", bundle.buffers[pointer.buffer].name}, {"offset", pointer.offset}});
    }
    out.push_back(std::move(one));
  }
  return out;
}

Json variantJson(const Bundle &bundle, const BundleVariant &variant) {
  Json out{{"id", variant.id},
           {"steps", variant.steps},
           {"module", variant.module},
           {"kernel", variant.kernel},
           {"grid", variant.grid},
           {"block", variant.block},
           {"shared_bytes", variant.sharedBytes}};
  if (variant.arguments) out["arguments"] = argumentsJson(bundle, *variant.arguments);
  if (variant.cooperative) out["cooperative"] = true;
  if (variant.cluster) out["cluster"] = *variant.cluster;
  return out;
}

Json settingsJson(const MeasureSettings &settings) {
  return {{"l2", settings.flushL2 ? "flushed" : "warm"}, {"target", settings.target},
          {"budget_seconds", settings.budgetSeconds},    {"launch_seconds", settings.launchSeconds},
          {"minimum_samples", settings.minimumSamples},  {"maximum_samples", settings.maximumSamples}};
}

bool hasPointers(const std::vector<Argument> &arguments) {
  return std::ranges::any_of(arguments, [](const Argument &argument) { return !argument.pointers.empty(); });
}

/// The oldest version that holds a bundle.
int versionFor(const Bundle &bundle) {
  constexpr std::size_t buffersOfVersion1 = 256;
  const auto bufferNeeds2 = [](const Buffer &buffer) {
    return !buffer.symbol.empty() || !buffer.pointers.empty() || !buffer.expectedPointers.empty();
  };
  const auto variantNeeds2 = [](const BundleVariant &variant) {
    return variant.cooperative || variant.cluster || (variant.arguments && hasPointers(*variant.arguments));
  };
  const bool needs2 = !bundle.notes.empty() || bundle.buffers.size() > buffersOfVersion1 ||
                      hasPointers(bundle.arguments) || std::ranges::any_of(bundle.buffers, bufferNeeds2) ||
                      std::ranges::any_of(bundle.variants, variantNeeds2);
  const bool needs3 = std::ranges::any_of(bundle.buffers, [](const Buffer &buffer) {
    return !isOldElement(buffer.element) || (buffer.fill.kind == FillKind::random && !isOldRandom(buffer));
  });
  return needs3 ? 3 : needs2 ? 2 : 1;
}

std::string dumped(const Json &value, int indent) {
  return value.dump(indent, ' ', false, Json::error_handler_t::replace);
}

} // namespace

std::string variantText(const Bundle &bundle, const BundleVariant &variant) {
  return dumped(variantJson(bundle, variant), -1);
}

std::string bundleText(const Bundle &bundle) {
  Json out{{"format", "warpgrain-bundle"},
           {"version", versionFor(bundle)},
           {"made_by", "warpgrain " WARPGRAIN_VERSION},
           {"title", bundle.title},
           {"source", bundle.source},
           {"toolkit", bundle.toolkit},
           {"settings", settingsJson(bundle.settings)},
           {"buffers", Json::array()},
           {"arguments", argumentsJson(bundle, bundle.arguments)},
           {"baseline", bundle.variants.at(bundle.baseline).id},
           {"variants", Json::array()}};
  for (const Buffer &buffer : bundle.buffers)
    out["buffers"].push_back(bufferJson(buffer));
  for (const BundleVariant &variant : bundle.variants)
    out["variants"].push_back(variantJson(bundle, variant));
  if (!bundle.notes.empty()) out["notes"] = bundle.notes;
  return dumped(out, 2) + "\n";
}

Result<void> writeBundle(const Bundle &bundle, const std::map<std::string, std::string> &files,
                         const fs::path &folder) {
  for (const auto &[name, content] : files) {
    std::error_code error;
    const fs::path path = folder / name;
    fs::create_directories(path.parent_path(), error);
    if (error)
      return fail(ErrorKind::input, path.parent_path().string() + " cannot be made (" + error.message() +
                                        "); choose another folder for the bundle.");
    if (auto written = writeFileAtomically(path, content); !written) return written;
  }
  return writeFileAtomically(folder / bundleFileName, bundleText(bundle));
}

} // namespace warpgrain::measure

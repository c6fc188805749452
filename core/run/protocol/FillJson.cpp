// SPDX-License-Identifier: Apache-2.0
#include "core/run/protocol/FillJson.h"

#include <algorithm>
#include <array>

namespace warpgrain::run {

namespace {

using Json = nlohmann::json;

constexpr std::array<std::pair<std::string_view, FillKind>, 6> fillNames{{{"random", FillKind::random},
                                                                          {"ramp", FillKind::ramp},
                                                                          {"constant", FillKind::constant},
                                                                          {"zero", FillKind::zero},
                                                                          {"bits", FillKind::bits},
                                                                          {"file", FillKind::file}}};

std::string_view nameOf(FillKind kind) {
  return std::ranges::find(fillNames, kind, &std::pair<std::string_view, FillKind>::second)->first;
}

} // namespace

Json fillJson(const Fill &fill) {
  Json json{{"fill", nameOf(fill.kind)}};
  if (fill.kind == FillKind::random || fill.kind == FillKind::bits) json["seed"] = fill.seed;
  if (fill.low) json["low"] = *fill.low;
  if (fill.high) json["high"] = *fill.high;
  if (fill.kind == FillKind::constant) json["value"] = fill.value;
  if (fill.kind == FillKind::ramp && fill.value != 0) json["start"] = fill.value;
  if (fill.kind == FillKind::ramp && fill.step != 1) json["step"] = fill.step;
  if (fill.kind == FillKind::file) json["file"] = fill.file;
  return json;
}

Fill fillFromJson(const Json &json) {
  Fill fill;
  const auto name = json.value("fill", std::string("random"));
  const auto found = std::ranges::find(fillNames, name, &std::pair<std::string_view, FillKind>::first);
  // An enumeration's value is checked like a number's: with the library's own error.
  if (found == fillNames.end()) throw Json::other_error::create(501, "no fill is called " + name, &json);
  fill.kind = found->second;
  if (fill.kind == FillKind::random || fill.kind == FillKind::bits) fill.seed = json.value("seed", std::uint64_t{1});
  if (json.contains("low")) fill.low = json.at("low").get<double>();
  if (json.contains("high")) fill.high = json.at("high").get<double>();
  fill.value = json.value(fill.kind == FillKind::ramp ? "start" : "value", 0.0);
  fill.step = json.value("step", 1.0);
  fill.file = json.value("file", std::string());
  return fill;
}

} // namespace warpgrain::run

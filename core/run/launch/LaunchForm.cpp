// SPDX-License-Identifier: Apache-2.0
#include "core/run/launch/LaunchForm.h"

#include "core/base/json/Parsed.h"
#include "core/run/protocol/FillJson.h"

#include <algorithm>
#include <vector>

namespace warpgrain::run {

namespace {

using Json = nlohmann::ordered_json;

std::unexpected<Error> wrong(const std::string &what) {
  return fail(ErrorKind::usage, "The launch form is not usable: " + what +
                                    "; its keys are described in resources/schema/launch.schema.json.");
}

Result<void> checkKeys(const Json &object, const std::string &where, const std::vector<std::string> &known) {
  for (const auto &[key, value] : object.items()) {
    if (std::ranges::find(known, key) != known.end()) continue;
    std::string list;
    for (const std::string &name : known)
      list += (list.empty() ? "" : ", ") + name;
    return wrong(where + " has no key \"" + key + "\", only " + list);
  }
  return {};
}

Result<std::uint64_t> count(const Json &value, const std::string &where) {
  if (value.is_number_unsigned()) return value.get<std::uint64_t>();
  return wrong(where + " is no whole number from 0 on");
}

Result<std::array<std::int64_t, 3>> extents(const Json &value, const std::string &where) {
  std::array<std::int64_t, 3> out{1, 1, 1};
  if (!value.is_array() || value.empty() || value.size() > 3)
    return wrong(where + " is no list of one to three numbers");
  for (std::size_t i = 0; i < value.size(); ++i) {
    if (!value[i].is_number_unsigned() || value[i] == 0 || value[i] > INT32_MAX)
      return wrong(where + " holds something that is no extent, a whole number from 1 on");
    out[i] = value[i].get<std::int64_t>();
  }
  return out;
}

Result<BufferForm> buffer(const Json &value, const std::string &where) {
  BufferForm out;
  if (value.is_null()) {
    out.isNull = true;
    return out;
  }
  if (!value.is_object()) return wrong(where + " is neither a number nor an object that describes a buffer");
  if (auto known = checkKeys(value, where,
                             {"elements", "bytes", "fill", "seed", "low", "high", "value", "start", "step", "file"});
      !known)
    return std::unexpected(known.error());
  for (const auto &[key, target] : {std::pair{"elements", &out.elements}, std::pair{"bytes", &out.bytes}}) {
    if (!value.contains(key)) continue;
    const auto number = count(value[key], where + "." + key);
    if (!number) return std::unexpected(number.error());
    *target = *number;
  }
  if (value.contains("fill") || value.contains("seed") || value.contains("low") || value.contains("high")) {
    try {
      out.fill = fillFromJson(value);
    } catch (const nlohmann::json::exception &error) {
      return wrong(where + " has a fill that is none of random, ramp, constant, zero, bits and file (" + error.what() +
                   ")");
    }
    if (out.fill->kind == FillKind::file && out.fill->file.empty()) return wrong(where + " is filled from no \"file\"");
  }
  return out;
}

Result<ArgumentForm> argument(const Json &value, const std::string &where) {
  if (value.is_boolean()) return ArgumentForm(value.get<bool>());
  if (value.is_number_integer() || value.is_number_unsigned()) return ArgumentForm(value.get<std::int64_t>());
  if (value.is_number_float()) return ArgumentForm(value.get<double>());
  auto out = buffer(value, where);
  if (!out) return std::unexpected(out.error());
  return ArgumentForm(std::move(*out));
}

Result<Tolerance> tolerance(const Json &value) {
  Tolerance out;
  if (!value.is_object()) return wrong("\"tolerance\" is no object");
  if (auto known = checkKeys(value, "\"tolerance\"", {"absolute", "relative"}); !known)
    return std::unexpected(known.error());
  for (const auto &[key, target] : {std::pair{"absolute", &out.absolute}, std::pair{"relative", &out.relative}}) {
    if (!value.contains(key)) continue;
    if (!value[key].is_number() || value[key].get<double>() < 0)
      return wrong("tolerance." + std::string(key) + " is no number from 0 on");
    *target = value[key].get<double>();
  }
  return out;
}

/// Fills in one key of the form.
Result<void> take(LaunchForm &form, const std::string &key, const Json &value) {
  const auto store = [](auto result, auto &&to) -> Result<void> {
    if (!result) return std::unexpected(result.error());
    to(std::move(*result));
    return {};
  };
  const std::string where = "\"" + key + "\"";
  if (key == "grid") return store(extents(value, where), [&](auto v) { form.grid = v; });
  if (key == "block") return store(extents(value, where), [&](auto v) { form.block = v; });
  if (key == "shared_bytes") return store(count(value, where), [&](auto v) { form.sharedBytes = v; });
  if (key == "seed") return store(count(value, where), [&](auto v) { form.seed = v; });
  if (key == "tolerance") return store(tolerance(value), [&](auto v) { form.tolerance = v; });
  if (!value.is_object()) return wrong(where + " is no object");
  for (const auto &[name, inner] : value.items()) {
    const std::string path = key + "." + name;
    const auto done = key == "arguments"
                          ? store(argument(inner, path), [&, &n = name](auto v) { form.arguments[n] = std::move(v); })
                          : store(buffer(inner, path), [&, &n = name](auto v) { form.symbols[n] = std::move(v); });
    if (!done) return done;
  }
  return {};
}

Json bufferJson(const BufferForm &form) {
  if (form.isNull) return nullptr;
  Json json = Json::object();
  if (form.fill) json = Json::parse(fillJson(*form.fill).dump());
  if (form.elements) json["elements"] = *form.elements;
  if (form.bytes) json["bytes"] = *form.bytes;
  return json;
}

} // namespace

Result<LaunchForm> launchFormFromJson(const std::string &text) {
  if (json::isNestedTooDeeply(text)) return wrong("it is nested too deeply");
  const Json json = Json::parse(text, nullptr, /*allow_exceptions=*/false);
  if (json.is_discarded() || !json.is_object()) return wrong("it is no JSON object");
  if (auto known =
          checkKeys(json, "it", {"grid", "block", "shared_bytes", "arguments", "symbols", "seed", "tolerance"});
      !known)
    return std::unexpected(known.error());
  LaunchForm form;
  for (const auto &[key, value] : json.items())
    if (auto done = take(form, key, value); !done) return std::unexpected(done.error());
  return form;
}

std::string toJson(const LaunchForm &form) {
  Json json = Json::object();
  if (form.grid) json["grid"] = *form.grid;
  if (form.block) json["block"] = *form.block;
  if (form.sharedBytes) json["shared_bytes"] = *form.sharedBytes;
  for (const auto &[name, value] : form.arguments)
    json["arguments"][name] = std::visit(
        [](const auto &v) {
          if constexpr (std::is_same_v<std::decay_t<decltype(v)>, BufferForm>)
            return bufferJson(v);
          else
            return Json(v);
        },
        value);
  for (const auto &[name, value] : form.symbols)
    json["symbols"][name] = bufferJson(value);
  if (form.seed != 1) json["seed"] = form.seed;
  if (!form.tolerance.isBitwise())
    json["tolerance"] = {{"absolute", form.tolerance.absolute}, {"relative", form.tolerance.relative}};
  return json.dump(2);
}

std::map<std::string, std::int64_t> integersIn(const LaunchForm &form) {
  std::map<std::string, std::int64_t> out;
  for (const auto &[name, value] : form.arguments) {
    if (const auto *integer = std::get_if<std::int64_t>(&value)) out[name] = *integer;
    if (const auto *truth = std::get_if<bool>(&value)) out[name] = *truth ? 1 : 0;
  }
  return out;
}

} // namespace warpgrain::run

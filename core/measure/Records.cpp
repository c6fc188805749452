// SPDX-License-Identifier: Apache-2.0
#include "core/measure/Records.h"

#include "core/measure/JsonFields.h"
#include "core/measure/OutputJson.h"

#include <array>

namespace warpgrain::measure {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::array<std::string_view, 12> failureNames{"none",      "module",        "symbol", "arguments",
                                                        "resources", "memory",        "fault",  "hang",
                                                        "crash",     "out-of-bounds", "output", "other"};

constexpr double anyNumber = 1e300;

std::string dumped(const Json &value) {
  return value.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Json orNull(const std::string &text) {
  return text.empty() ? Json(nullptr) : Json(text);
}

Json conditionJson(const Condition &condition) {
  return {{"sm_mhz", condition.smMegahertz},
          {"memory_mhz", condition.memoryMegahertz},
          {"temperature_c", condition.temperature},
          {"slowdowns", condition.slowdowns}};
}

void addTimes(Json &out, const Row &row) {
  const Summary &summary = row.summary;
  const bool has = !row.samples.empty();
  const auto time = [has](double value) { return has ? Json(value) : Json(nullptr); };
  out["median_us"] = time(summary.median);
  out["quartiles_us"] = has ? Json{summary.quartile1, summary.quartile3} : Json(nullptr);
  out["interval_us"] = has ? Json{summary.low, summary.high} : Json(nullptr);
  out["range_us"] = has ? Json{summary.minimum, summary.maximum} : Json(nullptr);
  out["empty_us"] = row.emptyMicroseconds > 0 ? Json(row.emptyMicroseconds) : Json(nullptr);
  out["stopped"] = orNull(row.stopped);
  out["noisy"] = row.noisy;
  out["baseline_median_us"] = row.baselineMedian ? Json(*row.baselineMedian) : Json(nullptr);
  out["speed_up"] = row.speedUp() ? Json(*row.speedUp()) : Json(nullptr);
}

std::vector<std::string> textsOf(const JsonFields &fields, const char *key) {
  std::vector<std::string> out;
  for (const auto &text : fields.list(key, 0, 1000)) {
    if (!text.is_string()) fields.refuse(key, "must hold texts.");
    out.push_back(text.get<std::string>());
  }
  return out;
}

std::uint32_t small(const JsonFields &fields, const char *key) {
  return static_cast<std::uint32_t>(fields.countOr(key, 0, 0, UINT32_MAX));
}

Environment environmentOf(const JsonFields &fields) {
  const JsonFields gpu = fields.object("gpu");
  return {.run = fields.text("run"),
          .date = fields.text("date"),
          .gpu = gpu.text("name"),
          .uuid = gpu.text("uuid"),
          .architecture = gpu.text("architecture"),
          .multiprocessors = small(gpu, "multiprocessors"),
          .memoryBytes = gpu.countOr("memory_bytes", 0, 0, UINT64_MAX),
          .l2Bytes = gpu.countOr("l2_bytes", 0, 0, UINT64_MAX),
          .driver = fields.textOr("driver", ""),
          .driverCuda = fields.textOr("driver_cuda", ""),
          .toolkit = fields.textOr("toolkit", ""),
          .runner = fields.textOr("runner", ""),
          .settings = fields.object("settings").has("l2") ? fields.value("settings").dump() : "",
          .notes = textsOf(fields, "notes")};
}

Condition conditionOf(const JsonFields &fields) {
  return {.smMegahertz = small(fields, "sm_mhz"),
          .memoryMegahertz = small(fields, "memory_mhz"),
          .temperature = small(fields, "temperature_c"),
          .slowdowns = textsOf(fields, "slowdowns")};
}

Failure failureOf(const JsonFields &fields) {
  const std::string name = fields.textOr("failure", "none");
  for (std::size_t i = 0; i < failureNames.size(); ++i)
    if (failureNames[i] == name) return static_cast<Failure>(i);
  return Failure::other;
}

std::vector<double> numbersOf(const JsonFields &fields, const char *key) {
  std::vector<double> out;
  for (const auto &sample : fields.list(key, 0, 1000000)) {
    if (!sample.is_number()) fields.refuse(key, "must hold numbers.");
    out.push_back(sample.get<double>());
  }
  return out;
}

Row rowOf(const JsonFields &fields) {
  Row row{.run = fields.text("run"),
          .variant = fields.text("variant"),
          .steps = fields.textOr("steps", ""),
          .fingerprint = fields.text("fingerprint"),
          .uuid = fields.text("gpu"),
          .isBaseline = fields.flagOr("baseline", false),
          .failure = failureOf(fields),
          .reason = fields.textOr("reason", "", 1U << 20U)};
  row.samples = numbersOf(fields, "samples_us");
  if (fields.has("kernel_samples_us")) row.kernelSamples = numbersOf(fields, "kernel_samples_us");
  row.summary = summarize(row.samples);
  row.reference = fields.textOr("reference", "");
  for (const auto &output : fields.list("outputs", 0, 1000))
    row.outputs.push_back(outputFrom(JsonFields(output, "outputs")));
  row.stopped = fields.textOr("stopped", "");
  row.registers = small(fields, "registers");
  row.localBytes = small(fields, "local_bytes");
  row.staticSharedBytes = small(fields, "static_shared_bytes");
  row.emptyMicroseconds = fields.numberOr("empty_us", 0, 0, anyNumber);
  row.baselineMedian = fields.numberIfThere("baseline_median_us", 0, anyNumber);
  if (fields.has("condition")) row.condition = conditionOf(fields.object("condition"));
  row.counters = countersFrom(fields);
  row.notes = textsOf(fields, "notes");
  row.noisy = fields.flagOr("noisy", false);
  return row;
}

} // namespace

std::string_view nameOf(Failure failure) {
  return failureNames[static_cast<std::size_t>(failure)];
}

std::string lineOf(const Environment &environment) {
  const Json settings = Json::parse(environment.settings, nullptr, false);
  return dumped({{"type", "environment"},
                 {"version", recordVersion},
                 {"run", environment.run},
                 {"date", environment.date},
                 {"gpu",
                  {{"name", environment.gpu},
                   {"uuid", environment.uuid},
                   {"architecture", environment.architecture},
                   {"multiprocessors", environment.multiprocessors},
                   {"memory_bytes", environment.memoryBytes},
                   {"l2_bytes", environment.l2Bytes}}},
                 {"driver", orNull(environment.driver)},
                 {"driver_cuda", orNull(environment.driverCuda)},
                 {"toolkit", orNull(environment.toolkit)},
                 {"runner", environment.runner},
                 {"settings", settings.is_object() ? settings : Json::object()},
                 {"notes", environment.notes}});
}

std::string lineOf(const Row &row) {
  Json out{{"type", "result"},
           {"version", recordVersion},
           {"run", row.run},
           {"variant", row.variant},
           {"steps", row.steps},
           {"baseline", row.isBaseline},
           {"status", row.measured() ? "measured" : "failed"},
           {"failure", row.measured() ? Json(nullptr) : Json(nameOf(row.failure))},
           {"reason", orNull(row.reason)}};
  addTimes(out, row);
  out["reference"] = orNull(row.reference);
  out["outputs"] = Json::array();
  for (const OutputResult &output : row.outputs)
    out["outputs"].push_back(outputJson(output));
  out["registers"] = row.registers;
  out["local_bytes"] = row.localBytes;
  out["static_shared_bytes"] = row.staticSharedBytes;
  out["condition"] = row.condition ? conditionJson(*row.condition) : Json(nullptr);
  out["kernel_us"] = row.kernelMedian() ? Json(*row.kernelMedian()) : Json(nullptr);
  out["kernel_samples_us"] = row.kernelSamples;
  out["counters"] = countersJson(row.counters);
  out["notes"] = row.notes;
  out["gpu"] = row.uuid;
  out["fingerprint"] = row.fingerprint;
  out["samples_us"] = row.samples;
  return dumped(out);
}

Result<Record> parseRecord(std::string_view line) {
  const auto document = nlohmann::json::parse(line, nullptr, /*allow_exceptions=*/false);
  if (document.is_discarded()) return fail(ErrorKind::input, "The line is no JSON.");
  try {
    const JsonFields fields(document, "");
    if (fields.count("version", 1, UINT32_MAX) > recordVersion)
      return fail(ErrorKind::input, "The line is of a newer version of Warpgrain.");
    const std::string type = fields.text("type");
    if (type == "environment") return environmentOf(fields);
    if (type == "result") return rowOf(fields);
    return fail(ErrorKind::input, "The line is no environment and no result.");
  } catch (const BadField &bad) {
    return fail(ErrorKind::input, "The line cannot be used: " + bad.sentence);
  }
}

} // namespace warpgrain::measure

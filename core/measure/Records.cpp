// SPDX-License-Identifier: Apache-2.0
#include "core/measure/Records.h"

#include "core/base/json/Document.h"
#include "core/measure/DocumentForms.h"
#include "core/measure/RecordForms.h"

#include <algorithm>
#include <array>

namespace warpgrain::measure {

namespace {

using namespace json;

constexpr std::array<std::string_view, 12> failureNames{"none",      "module",        "symbol", "arguments",
                                                        "resources", "memory",        "fault",  "hang",
                                                        "crash",     "out-of-bounds", "output", "other"};

/// Settings are JSON themselves; without them, or with none that this version knows, they are empty.
struct SettingsForm {
  static OrderedJson write(const std::string &settings) {
    OrderedJson value = OrderedJson::parse(settings, nullptr, /*allow_exceptions=*/false);
    return value.is_object() ? value : OrderedJson::object();
  }

  static void read(std::string &settings, const Json &json, const Place &place) {
    settings = Object(json, place).has("l2") ? json.dump() : "";
  }
};

auto gpuFields(Environment &gpu) {
  return openFields(required("name", gpu.gpu), required("uuid", gpu.uuid), required("architecture", gpu.architecture),
                    optional("multiprocessors", gpu.multiprocessors), optional("memory_bytes", gpu.memoryBytes),
                    optional("l2_bytes", gpu.l2Bytes));
}

auto environmentFields(Environment &environment) {
  return openFields(constant("type", "environment"), constant("version", recordVersion),
                    required("run", environment.run), required("date", environment.date),
                    required("gpu", environment, object(gpuFields)), orNull("driver", environment.driver),
                    orNull("driver_cuda", environment.driverCuda), orNull("toolkit", environment.toolkit),
                    optional("runner", environment.runner), required("settings", environment.settings, SettingsForm{}),
                    required("notes", environment.notes, texts));
}

auto conditionFields(Condition &condition) {
  return openFields(optional("sm_mhz", condition.smMegahertz), optional("memory_mhz", condition.memoryMegahertz),
                    optional("temperature_c", condition.temperature),
                    required("slowdowns", condition.slowdowns, texts));
}

auto energyFields(Energy &energy) {
  const Number amount{0, huge};
  return openFields(required("uj", energy.microjoules, amount), required("uncertainty_uj", energy.uncertainty, amount),
                    required("launches", energy.launches), required("seconds", energy.seconds, amount));
}

/// What follows from the others: for whom does not compute it again.
Constant derived(const char *key, bool isKnown, OrderedJson value) {
  return constant(key, isKnown ? std::move(value) : OrderedJson(nullptr));
}

auto rowFields(Row &row) {
  const Summary &summary = row.summary;
  const bool has = !row.samples.empty();
  const Number time{0, huge};
  return openFields(
      constant("type", "result"), constant("version", recordVersion), required("run", row.run),
      required("variant", row.variant), optional("steps", row.steps), optional("baseline", row.isBaseline),
      constant("status", row.measured() ? "measured" : "failed"), orNull("failure", row.failure, FailureForm{}),
      orNull("reason", row.reason, Text{maximumReason}), derived("median_us", has, summary.median),
      derived("quartiles_us", has, {summary.quartile1, summary.quartile3}),
      derived("interval_us", has, {summary.low, summary.high}),
      derived("range_us", has, {summary.minimum, summary.maximum}), orNull("empty_us", row.emptyMicroseconds, time),
      orNull("stopped", row.stopped), optional("noisy", row.noisy),
      orNull("baseline_median_us", row.baselineMedian, time),
      derived("speed_up", row.speedUp().has_value(), row.speedUp().value_or(0)), orNull("reference", row.reference),
      required("outputs", row.outputs, outputs), optional("registers", row.registers),
      optional("local_bytes", row.localBytes), optional("static_shared_bytes", row.staticSharedBytes),
      orNull("condition", row.condition, object(conditionFields)),
      derived("kernel_us", row.kernelMedian().has_value(), row.kernelMedian().value_or(0)),
      optional("kernel_samples_us", row.kernelSamples, samples), orNull("counters", row.counters),
      sparse("energy", row.energy, object(energyFields)),
      sparse("baseline_energy", row.baselineEnergy, object(energyFields)), required("notes", row.notes, texts),
      required("gpu", row.uuid), required("fingerprint", row.fingerprint),
      required("samples_us", row.samples, samples));
}

constexpr auto environmentForm = object(environmentFields);
constexpr auto rowForm = object(rowFields, [](Row &row, const Object &) { row.summary = summarize(row.samples); });

Record recordFrom(const Json &document, const Place &place) {
  const Object fields(document, place);
  checkVersion(fields, recordVersion);
  const std::string type = textFrom(fields.value("type"), Place(place, "type"));
  Record out;
  if (type == "environment")
    environmentForm.read(out.emplace<Environment>(), document, place);
  else if (type == "result")
    rowForm.read(out.emplace<Row>(), document, place);
  else
    fields.refuse("type", "must be environment or result.");
  return out;
}

} // namespace

std::string_view nameOf(Failure failure) {
  return failureNames[static_cast<std::size_t>(failure)];
}

Failure failureNamed(std::string_view name) {
  const auto found = std::ranges::find(failureNames, name);
  return found == failureNames.end() ? Failure::other : static_cast<Failure>(found - failureNames.begin());
}

std::string lineOf(const Environment &environment) {
  return textOf(environmentForm.write(environment));
}

std::string lineOf(const Row &row) {
  return textOf(rowForm.write(row));
}

Result<Record> parseRecord(std::string_view line) {
  constexpr Complaint complaint{
      .kind = ErrorKind::input, .notJson = "The line is no JSON.", .lead = "The line cannot be used: "};
  return readDocument(line, complaint, recordFrom);
}

} // namespace warpgrain::measure

// SPDX-License-Identifier: Apache-2.0
#include "core/adaptive/record/RecordingForm.h"

#include "core/base/json/Document.h"
#include "core/base/json/Fields.h"

#include <cmath>

namespace warpgrain::adaptive {

namespace {

using json::required;

constexpr std::size_t mostRanks = 1U << 20U;
constexpr std::size_t mostEvents = 1U << 20U;
constexpr std::size_t mostIterations = 1U << 26U;

constexpr std::array<std::string_view, 9> eventNames{"remapped",  "converged", "fixed-point", "steps-used", "not-worth",
                                                     "unchanged", "deferred",  "noisy",       "returned"};
constexpr std::array<std::string_view, 2> precisionNames{"double", "float"};

constexpr json::Named mappingName{mappingNames, "must be rows, nonzeros, merge-path, paper or fitted."};
constexpr json::Named exchangeName{exchangeNames, "must be allgather, blocks or packed."};
constexpr json::Named storageName{storageNames, "must be replicated or migrated."};
constexpr json::Named eventName{eventNames, "is no event of a tuner."};
constexpr json::Named wayName{wayNames, "is no way to multiply."};
constexpr json::Named transportName{transportNames, "must be host or nccl."};
constexpr json::Named precisionName{precisionNames, "must be double or float."};

constexpr json::List<json::Number> times{0, mostRanks};

/// JSON has no infinities and no NaN.
struct FiniteOrNull {
  static json::OrderedJson write(double value) { return std::isfinite(value) ? json::OrderedJson(value) : nullptr; }

  static void read(double &value, const json::Json &json, const json::Place &place) {
    value = json.is_null() ? std::nan("") : json::numberFrom(json, place);
  }
};

auto mappingFields(MappingRecord &record) {
  return json::openFields(required("iteration", record.iteration, json::Count{}),
                          required("boundaries", record.boundaries), required("seconds", record.seconds, times),
                          required("spread", record.spread, json::Number{}),
                          required("event", record.event, eventName));
}

auto trialFields(TrialRecord &record) {
  return json::openFields(
      required("exchange", record.method, exchangeName), required("seconds", record.seconds, json::Number{}),
      required("elements", record.elements, json::Count{}), required("messages", record.messages, json::Count{}));
}

auto exchangeFields(ExchangeRecord &record) {
  return json::openFields(required("iteration", record.iteration, json::Count{}),
                          required("tried", record.tried, json::List{1, 100, json::object(trialFields)}),
                          required("chosen", record.chosen, exchangeName));
}

auto overheadFields(Overhead &overhead) {
  return json::openFields(required("mapping_seconds", overhead.mapping, json::Number{}),
                          required("migration_seconds", overhead.migration, json::Number{}),
                          required("set_up_seconds", overhead.setUp, json::Number{}),
                          required("trial_seconds", overhead.trials, json::Number{}));
}

auto recordingFields(Recording &r) {
  return json::openFields(
      json::constant("version", 1), required("matrix", r.matrix), required("rows", r.rows, json::Count{}),
      required("nonzeros", r.nonZeros, json::Count{}), required("ranks", r.ranks, json::Count{1, mostRanks}),
      required("threads", r.threads, json::Count{1, mostRanks}), required("precision", r.isFloat, precisionName),
      required("mapping", r.mapping, mappingName), required("storage", r.storage, storageName),
      required("iterations", r.iterations, json::Count{}), json::sparse("slowdown", r.slowdown, times),
      json::sparse("ways", r.ways, json::List{0, mostRanks, wayName}),
      json::sparse("transport", r.transport, transportName), required("boundaries", r.boundaries),
      required("mappings", r.mappings, json::List{0, mostEvents, json::object(mappingFields)}),
      required("exchanges", r.exchanges, json::List{0, mostEvents, json::object(exchangeFields)}),
      required("prepare_seconds", r.prepareSeconds, json::Number{}), required("seconds", r.seconds, json::Number{}),
      required("compute_seconds", r.computeSeconds, json::Number{}),
      required("exchange_seconds", r.exchangeSeconds, json::Number{}),
      required("overhead", r.overhead, json::object(overheadFields)), required("largest", r.largest, FiniteOrNull{}),
      required("iteration_seconds", r.iterationSeconds, json::List<json::Number>{0, mostIterations}));
}

/// Boundaries of a matrix with so many rows: they ascend from 0 to its end, one more than there are ranks.
void checkBoundaries(const Boundaries &boundaries, const Recording &recording, const json::Object &object) {
  bool fits = boundaries.size() == static_cast<std::size_t>(recording.ranks) + 1 && boundaries.front() == 0 &&
              boundaries.back() == recording.rows;
  for (std::size_t i = 1; fits && i < boundaries.size(); ++i)
    fits = boundaries[i - 1] < boundaries[i];
  if (!fits) object.refuse("boundaries", "must ascend from 0 to the number of rows, one more than ranks.");
}

void checkRecording(const Recording &recording, const json::Object &object) {
  checkBoundaries(recording.boundaries, recording, object);
  if (!recording.ways.empty() && recording.ways.size() != static_cast<std::size_t>(recording.ranks))
    object.refuse("ways", "must be as many as there are ranks.");
  for (const MappingRecord &record : recording.mappings) {
    checkBoundaries(record.boundaries, recording, object);
    if (record.seconds.size() != static_cast<std::size_t>(recording.ranks))
      object.refuse("mappings", "must have a time for each rank.");
  }
}

} // namespace

std::string recordingText(const Recording &recording, int indent) {
  return json::textOf(json::object(recordingFields).write(recording), indent);
}

Result<Recording> readRecording(std::string_view text) {
  const json::Complaint complaint{.notJson = "The recording is no JSON document.",
                                  .lead = "The recording cannot be used: "};
  return json::readDocumentAs<Recording>(text, complaint, json::object(recordingFields, checkRecording));
}

} // namespace warpgrain::adaptive

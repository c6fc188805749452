// SPDX-License-Identifier: Apache-2.0
#include "core/tune/store/RecordRow.h"

#include "core/base/json/Document.h"
#include "core/base/json/Fields.h"

#include <algorithm>

namespace warpgrain::tune {

namespace {

constexpr std::array<std::string_view, 4> answerNames{"done", "refused", "failed", "alike"};
constexpr json::Complaint complaint{.kind = ErrorKind::input,
                                    .notJson = "A record's details are no JSON.",
                                    .lead = "A record's details cannot be read: "};

/// [["coarsen x", 4], ["place in", "readonly"]]: in the order of the space.
struct ConfigurationForm {
  using Configuration = std::vector<std::pair<std::string, ParameterValue>>;

  static json::OrderedJson write(const Configuration &configuration) {
    json::OrderedJson out = json::OrderedJson::array();
    for (const auto &[name, value] : configuration)
      out.push_back(json::OrderedJson::array(
          {name, std::visit([](const auto &held) { return json::OrderedJson(held); }, value)}));
    return out;
  }

  static ParameterValue valueFrom(const json::Json &json, const json::Place &place) {
    if (json.is_boolean()) return json.get<bool>();
    if (json.is_number_integer()) return json::integerFrom(json, place, INT64_MIN, INT64_MAX);
    if (json.is_number()) return json::numberFrom(json, place);
    return json::textFrom(json, place);
  }

  static void read(Configuration &configuration, const json::Json &json, const json::Place &place) {
    for (const json::Json &entry : json::listFrom(json, place)) {
      const json::Place at(place, configuration.size());
      json::listFrom(entry, at, 2, 2);
      configuration.emplace_back(json::textFrom(entry[0], at), valueFrom(entry[1], at));
    }
  }
};

/// {"blockDim.x": 256, "n": 4096}
struct ContextForm {
  static json::OrderedJson write(const InputContext &context) {
    json::OrderedJson out = json::OrderedJson::object();
    for (const auto &[name, value] : context)
      out[name] = value;
    return out;
  }

  static void read(InputContext &context, const json::Json &json, const json::Place &place) {
    if (!json.is_object()) place.refuse("is no object.");
    for (const auto &[name, value] : json.items())
      context[name] = json::integerFrom(value, json::Place(place, name.c_str()), INT64_MIN, INT64_MAX);
  }
};

/// A T4 document of one result.
struct ImportedForm {
  static json::OrderedJson write(const T4Result &result) { return textOfT4({result}); }

  static void read(T4Result &result, const json::Json &json, const json::Place &place) {
    auto results = parseT4(json::textFrom(json, place));
    if (!results || results->size() != 1) place.refuse("is no T4 document of one result.");
    result = std::move(results->front());
  }
};

auto buildFields(BuildFacts &build) {
  return json::openFields(json::required("cubin", build.cubin), json::required("registers", build.registers),
                          json::required("stack_bytes", build.stackBytes),
                          json::required("spill_store_bytes", build.spillStoreBytes),
                          json::required("spill_load_bytes", build.spillLoadBytes),
                          json::required("static_shared_bytes", build.staticSharedBytes),
                          json::required("milliseconds", build.milliseconds));
}

/// Others may be added without a new version of the tables: a sparse field does not change the hash of what lacks it.
auto detailFields(Record &record) {
  return json::openFields(json::sparse("configuration", record.configuration, ConfigurationForm{}),
                          json::sparse("context", record.context, ContextForm{}),
                          json::sparse("speed_up", record.speedUp), json::sparse("energy_saving", record.saving),
                          json::sparse("build", record.build, json::object(buildFields)),
                          json::sparse("findings", record.findings, json::Plain{}),
                          json::sparse("imported", record.imported, ImportedForm{}));
}

template <std::size_t n>
Result<std::size_t> indexIn(const std::array<std::string_view, n> &names, const std::string &name) {
  const auto found = std::ranges::find(names, name);
  if (found == names.end()) return fail(ErrorKind::input, "A record has \"" + name + "\", which is not known.");
  return static_cast<std::size_t>(found - names.begin());
}

template <typename T>
Result<void> readLine(const std::string &line, std::optional<T> &out) {
  if (line.empty()) return {};
  auto parsed = measure::parseRecord(line);
  if (!parsed) return std::unexpected(parsed.error());
  T *value = std::get_if<T>(&*parsed);
  if (value == nullptr) return fail(ErrorKind::input, "A record's line is of another kind.");
  out = std::move(*value);
  return {};
}

} // namespace

std::string RecordRow::key() const {
  return hashContent({kind, kernel, source, plan, launch, device, compiler, method}).hex();
}

std::string RecordRow::id() const {
  return hashContent({kind, kernel, source, plan, launch, device, compiler, method, answer, reason, detail, result,
                      environment, beside})
      .hex();
}

std::string environmentHash(const std::string &line) {
  return line.empty() ? std::string() : hashContent({line}).hex();
}

RecordRow rowOf(const Record &record) {
  const RecordKey &key = record.key;
  return {.kind = std::string(recordKindNames[static_cast<std::size_t>(key.kind)]),
          .kernel = key.kernel,
          .source = key.source,
          .plan = key.plan,
          .launch = key.launch,
          .device = key.device,
          .compiler = key.compiler,
          .method = key.method,
          .answer = std::string(answerNames[static_cast<std::size_t>(record.answer)]),
          .reason = record.reason,
          .detail = json::textOf(written(detailFields(const_cast<Record &>(record)))), // which only reading changes
          .result = record.row ? lineOf(*record.row) : std::string(),
          .environment = record.environment ? lineOf(*record.environment) : std::string(),
          .date = record.date,
          .sourceName = record.sourceName,
          .launchText = record.launchText,
          .beside = record.beside,
          .speedUp = record.speedUp,
          .microseconds = record.microseconds(),
          .microjoules = record.microjoules()};
}

Result<Record> recordOf(const RecordRow &row) {
  const auto kind = indexIn(recordKindNames, row.kind);
  if (!kind) return std::unexpected(kind.error());
  const auto answer = indexIn(answerNames, row.answer);
  if (!answer) return std::unexpected(answer.error());
  auto out = json::readDocumentAs<Record>(row.detail, complaint, json::object(detailFields));
  if (!out) return out;
  out->key = {.kind = static_cast<RecordKind>(*kind),
              .kernel = row.kernel,
              .source = row.source,
              .plan = row.plan,
              .launch = row.launch,
              .device = row.device,
              .compiler = row.compiler,
              .method = row.method};
  out->answer = static_cast<RecordAnswer>(*answer);
  out->reason = row.reason;
  out->beside = row.beside;
  out->date = row.date;
  out->sourceName = row.sourceName;
  out->launchText = row.launchText;
  if (auto done = readLine(row.result, out->row); !done) return std::unexpected(done.error());
  if (auto done = readLine(row.environment, out->environment); !done) return std::unexpected(done.error());
  return out;
}

} // namespace warpgrain::tune

// SPDX-License-Identifier: Apache-2.0
#include "core/session/saved/ResultFields.h"

#include "core/base/json/Fields.h"
#include "core/session/saved/VerdictInDocument.h"

#include <type_traits>

namespace warpgrain::session {

using namespace json;

namespace {

constexpr std::size_t most = 100000; ///< rows, results, names
constexpr Text longText{std::size_t(16) << 20};
constexpr List<Text> texts{0, most, longText};

constexpr std::array<std::string_view, 6> statusNames{"waiting", "built", "refused", "failed", "cancelled", "written"};
constexpr Named statusName{statusNames, "must be waiting, built, refused, failed, cancelled or written."};
constexpr std::array<std::string_view, 4> verifiedNames{"verified", "differs", "failed", "refused"};
constexpr Named verifiedName{verifiedNames, "must be verified, differs, failed or refused."};

struct Milliseconds {
  static OrderedJson write(const std::chrono::milliseconds &time) { return time.count(); }

  static void read(std::chrono::milliseconds &time, const Json &json, const Place &place) {
    time = std::chrono::milliseconds(integerFrom(json, place, 0, INT64_C(1) << 40));
  }
};

auto bankFields(build::ConstantBank &bank) {
  return openFields(required("bank", bank.bank), required("bytes", bank.bytes));
}

auto resourceFields(build::KernelResources &used) {
  return openFields(required("mangled_name", used.mangledName, longText), required("name", used.name, longText),
                    required("architecture", used.architecture), required("registers", used.registersPerThread),
                    required("stack_bytes", used.stackFrameBytes), required("spill_store_bytes", used.spillStoreBytes),
                    required("spill_load_bytes", used.spillLoadBytes),
                    required("static_shared_bytes", used.staticSharedBytes), required("barriers", used.barriers),
                    sparse("constant_banks", used.constantBanks, List{0, 64, object(bankFields)}));
}

auto editFields(SavedEdit &edit) {
  return openFields(required("file", edit.file), required("begin", edit.begin), required("rest", edit.rest),
                    required("text", edit.text, Text{std::size_t(64) << 20}), required("hash", edit.hash));
}

auto rowFields(SavedRow &row) {
  Variant &variant = row.variant;
  return openFields(
      required("steps", variant.plan, PlanInDocument{}), required("status", variant.status, statusName),
      sparse("reason", variant.reason, longText), required("verdict", variant.verdict, VerdictInDocument{}),
      sparse("step_verdicts", variant.stepVerdicts, List{0, most, VerdictInDocument{}}),
      required("block", variant.block, ExtentsInDocument{}), sparse("dynamic_shared_bytes", variant.dynamicSharedBytes),
      sparse("symbols", variant.symbols, texts),
      sparse("resources", variant.resources, List{0, most, object(resourceFields)}),
      sparse("log", variant.log, longText), sparse("notes", variant.notes, texts),
      optional("compile_ms", variant.compileTime, Milliseconds{}), optional("from_cache", variant.fromCache),
      sparse("edits", row.edits, List{0, most, object(editFields)}), sparse("by_hand", row.byHand, longText));
}

auto verificationFields(SavedVerification &run) {
  return openFields(required("steps", run.steps, longText), required("launch", run.launch, LaunchInDocument{}),
                    required("status", run.result.status, verifiedName), sparse("reason", run.result.reason, longText),
                    sparse("findings", run.result.findings, texts), sparse("launch_text", run.result.launch, longText),
                    sparse("sizes", run.result.sizes, texts));
}

/// As a line of results has it.
template <typename T>
struct RecordInDocument {
  static OrderedJson write(const T &value) { return OrderedJson::parse(measure::lineOf(value)); }

  static void read(T &value, const Json &json, const Place &place) {
    auto record = measure::parseRecord(json.dump());
    if (!record) throw BadField{place.text() + ": " + record.error().message};
    if (!std::holds_alternative<T>(*record)) place.refuse("is a record of another kind.");
    value = std::get<T>(std::move(*record));
  }
};

auto measurementFields(VariantMeasurement &measured) {
  return openFields(required("row", measured.row, RecordInDocument<measure::Row>{}),
                    required("environment", measured.environment, RecordInDocument<measure::Environment>{}),
                    sparse("host", measured.host, longText), sparse("launch_text", measured.launch, longText),
                    sparse("origin", measured.origin, longText), sparse("outdated", measured.outdated, longText),
                    optional("foreign", measured.isForeign));
}

/// By name.
template <typename Form>
struct MapOf {
  Form form;

  template <typename T>
  OrderedJson write(const std::map<std::string, T> &values) const {
    OrderedJson out = OrderedJson::object();
    for (const auto &[key, value] : values)
      out[key] = form.write(value);
    return out;
  }

  template <typename T>
  void read(std::map<std::string, T> &values, const Json &json, const Place &place) const {
    values.clear();
    const Object object(json, place);
    for (const auto &[key, value] : json.items())
      form.read(values[key], value, Place(place, key));
  }
};

struct Block {
  static OrderedJson write(const std::array<std::int64_t, 3> &block) { return block; }

  static void read(std::array<std::int64_t, 3> &block, const Json &json, const Place &place) {
    readInto(block, json, place);
  }
};

auto resultFields(SavedResults &results) {
  return openFields(required("text_hash", results.textHash), required("kernel", results.kernel.name),
                    optional("position", results.kernel.position), required("architecture", results.architecture),
                    sparse("block", results.block, Block{}), sparse("dynamic_shared_bytes", results.dynamicSharedBytes),
                    required("rows", results.rows, List{0, most, object(rowFields)}),
                    sparse("rows_by_hand", results.handRows, List{0, most, object(rowFields)}),
                    sparse("verified", results.verified, List{0, most, object(verificationFields)}),
                    sparse("measured", results.measured, MapOf{object(measurementFields)}),
                    optional("measured_launch", results.measuredLaunch, LaunchInDocument{}),
                    sparse("newest", results.newest, longText));
}

} // namespace

OrderedJson ExtentsInDocument::write(const model::Extents &extents) {
  OrderedJson out = OrderedJson::array();
  for (const auto &one : extents.value)
    out.push_back(one ? OrderedJson(*one) : OrderedJson(nullptr));
  return out;
}

void ExtentsInDocument::read(model::Extents &extents, const Json &json, const Place &place) {
  listFrom(json, place, 3, 3);
  for (std::size_t i = 0; i < 3; ++i)
    extents.value[i] =
        json[i].is_null() ? std::nullopt : std::optional(integerFrom(json[i], Place(place, i), 0, INT64_C(1) << 40));
}

OrderedJson PlanInDocument::write(const transform::Plan &plan) {
  return toString(plan);
}

void PlanInDocument::read(transform::Plan &plan, const Json &json, const Place &place) {
  auto parsed = transform::parsePlan(textFrom(json, place));
  if (!parsed) throw BadField{place.text() + ": " + parsed.error().message};
  plan = std::move(*parsed);
}

OrderedJson ResultsInDocument::write(const SavedResults &results) {
  return object(resultFields).write(results);
}

void ResultsInDocument::read(SavedResults &results, const Json &json, const Place &place) {
  object(resultFields).read(results, json, place);
  for (std::size_t i = 0; i < results.rows.size(); ++i)
    results.rows[i].variant.id = i;
  for (std::size_t i = 0; i < results.handRows.size(); ++i)
    results.handRows[i].variant.id = results.rows.size() + i;
}

} // namespace warpgrain::session

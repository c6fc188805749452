// SPDX-License-Identifier: Apache-2.0
#include "app/cli/StoreOutput.h"

#include "app/cli/Measurement.h"
#include "app/cli/Numbers.h"
#include "app/cli/Table.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace warpgrain::cli {

namespace {

using tune::Record;
using tune::RecordAnswer;
using tune::RecordKey;
using tune::RecordKind;
using tune::StoreEntry;

std::string deviceText(const std::string &device) {
  return device.empty() ? "any" : device;
}

std::string planText(const std::string &plan) {
  return plan.empty() ? "(original)" : plan;
}

std::string timesText(const std::optional<double> &speedUp) {
  return speedUp ? fixed(*speedUp, 2) : "";
}

std::string numberText(const std::optional<double> &number) {
  return number ? fixed(*number, 2) : "";
}

Json bestJson(const tune::BestRecord &best) {
  return {{"plan", best.plan}, {"speed_up", orNull(best.speedUp)}, {"median_us", orNull(best.microseconds)}};
}

Json entryJson(const StoreEntry &entry) {
  return {{"kernel", entry.kernel},         {"device", orNull(entry.device)},
          {"records", entry.records},       {"measured", entry.measured},
          {"sources", entry.sources},       {"launches", entry.launches},
          {"newest", orNull(entry.newest)}, {"best", entry.best ? bestJson(*entry.best) : Json(nullptr)}};
}

/// What times can be compared within.
using Group = std::tuple<std::string, std::string, std::string, std::string, std::string, std::string>;

Group groupOf(const RecordKey &key) {
  return {key.kernel, key.source, key.launch, key.device, key.compiler, key.method};
}

/// "0123abcd" of a hash.
std::string shortened(const std::string &hash) {
  return hash.empty() ? "not known" : hash.substr(0, 8);
}

std::string titleOf(const Record &record) {
  const RecordKey &key = record.key;
  std::string out = key.kernel + " on " + deviceText(key.device) + "\n  source " + shortened(key.source);
  if (!record.sourceName.empty()) out += " (" + record.sourceName + ")";
  out += ", launch " + shortened(key.launch);
  if (!record.launchText.empty()) out += " (" + record.launchText + ")";
  for (const std::string *text : {&key.compiler, &key.method})
    if (!text->empty()) out += ", " + *text;
  return out + "\n";
}

/// Those with a time come first, the fastest of them before the others.
bool comesBefore(const Record *a, const Record *b) {
  const auto time = [](const Record &record) { return record.microseconds().value_or(HUGE_VAL); };
  if (a->speedUp && b->speedUp) return *a->speedUp > *b->speedUp;
  if (a->speedUp.has_value() != b->speedUp.has_value()) return a->speedUp.has_value();
  return time(*a) < time(*b);
}

bool hasTime(const Record &record) {
  return record.answer == RecordAnswer::done && (record.speedUp || record.microseconds());
}

std::string tableOf(std::vector<const Record *> records, bool all) {
  constexpr std::size_t quantity = 10;
  std::ranges::stable_sort(records, comesBefore);
  const bool hasEnergy =
      std::ranges::any_of(records, [](const Record *record) { return record->microjoules().has_value(); });
  std::vector<std::string> header{"answer", "times faster", "beside original", "median us"};
  if (hasEnergy) header.emplace_back("energy uJ");
  header.insert(header.end(), {"date", "plan"});
  Table table(header);
  std::size_t shown = 0;
  for (const Record *record : records) {
    if (!all && (shown >= quantity || !hasTime(*record))) continue;
    ++shown;
    std::string plan = planText(record->key.plan);
    if (!record->reason.empty()) plan += ": " + record->reason.substr(0, record->reason.find('\n'));
    std::vector<std::string> cells{std::string(nameOf(record->key.kind, record->answer)), timesText(record->speedUp),
                                   record->beside, numberText(record->microseconds())};
    if (hasEnergy) cells.push_back(numberText(record->microjoules()));
    cells.insert(cells.end(), {record->date, std::move(plan)});
    table.add(std::move(cells));
  }
  std::string out = shown > 0 ? table.text() : "";
  if (shown < records.size()) out += "and " + std::to_string(records.size() - shown) + " more, which --all shows\n";
  return out;
}

Json configurationJson(const Record &record) {
  return listOf(record.configuration, [](const auto &entry) {
    return Json{{"name", entry.first},
                {"value", std::visit([](const auto &value) { return Json(value); }, entry.second)}};
  });
}

Json buildJson(const tune::BuildFacts &build) {
  return {{"cubin", build.cubin},
          {"registers", build.registers},
          {"stack_bytes", build.stackBytes},
          {"spill_stores", build.spillStoreBytes},
          {"spill_loads", build.spillLoadBytes},
          {"static_shared_bytes", build.staticSharedBytes},
          {"compile_ms", build.milliseconds}};
}

Json recordJsonOf(const Record &record) {
  const RecordKey &key = record.key;
  return {{"kind", tune::recordKindNames[static_cast<std::size_t>(key.kind)]},
          {"answer", nameOf(key.kind, record.answer)},
          {"kernel", key.kernel},
          {"plan", key.plan},
          {"reason", orNull(record.reason)},
          {"device", orNull(key.device)},
          {"source", orNull(key.source)},
          {"source_name", orNull(record.sourceName)},
          {"launch", orNull(key.launch)},
          {"launch_text", orNull(record.launchText)},
          {"numbers", record.context},
          {"compiler", orNull(key.compiler)},
          {"method", orNull(key.method)},
          {"date", orNull(record.date)},
          {"speed_up", orNull(record.speedUp)},
          {"beside", orNull(record.beside)},
          {"median_us", orNull(record.microseconds())},
          {"energy_saving", orNull(record.saving)},
          {"energy_uj", orNull(record.microjoules())},
          {"configuration", configurationJson(record)},
          {"build", record.build ? buildJson(*record.build) : Json(nullptr)},
          {"findings", record.findings},
          {"result", record.row ? recordJson(*record.row) : Json(nullptr)},
          {"environment", record.environment ? recordJson(*record.environment) : Json(nullptr)}};
}

} // namespace

std::string storeTable(const std::vector<StoreEntry> &entries) {
  Table table({"kernel", "device", "records", "measured", "launches", "times faster", "median us", "best plan"});
  for (const StoreEntry &entry : entries)
    table.add({entry.kernel, deviceText(entry.device), std::to_string(entry.records), std::to_string(entry.measured),
               std::to_string(entry.launches), entry.best ? timesText(entry.best->speedUp) : "",
               entry.best ? numberText(entry.best->microseconds) : "", entry.best ? planText(entry.best->plan) : ""});
  return table.text();
}

Json storeJson(const std::vector<StoreEntry> &entries) {
  return listOf(entries, entryJson);
}

std::string recordTables(const std::vector<Record> &records, bool all) {
  std::map<Group, std::vector<const Record *>> groups;
  for (const Record &record : records)
    groups[groupOf(record.key)].push_back(&record);
  std::string out;
  for (const auto &[group, members] : groups)
    out += (out.empty() ? "" : "\n") + titleOf(*members.back()) + tableOf(members, all);
  return out;
}

Json recordsJson(const std::vector<Record> &records) {
  return listOf(records, recordJsonOf);
}

} // namespace warpgrain::cli

// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/openmpc/TrialRecords.h"

#include "core/base/ContentHash.h"
#include "core/measure/Records.h"
#include "core/workflow/openmpc/ProgramOutput.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <utility>

namespace warpgrain::workflow {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view sectorsWord = "sectors of an iteration: ";

bool has(const tune::Record &record, std::string_view finding) {
  return std::ranges::find(record.findings, finding) != record.findings.end();
}

} // namespace

std::string hashOfRun(const ProgramInput &input, double tolerance) {
  std::vector<std::string> parts{std::string(trialScheme), std::to_string(tolerance)};
  for (const std::string &each : input.arguments) {
    parts.push_back(each);
    // A file that the program is given may change.
    std::error_code error;
    if (!fs::is_regular_file(each, error)) continue;
    parts.push_back(std::to_string(fs::file_size(each, error)) + " " +
                    std::to_string(fs::last_write_time(each, error).time_since_epoch().count()));
  }
  return hashContent(parts).hex();
}

void putTrialInto(tune::Record &record, const ProgramTrial &trial) {
  record.answer = trial.answer == TrialAnswer::right ? tune::RecordAnswer::done : tune::RecordAnswer::failed;
  record.reason = trial.reason;
  if (trial.transfers) record.findings.push_back(trial.transfers->text());
  if (trial.sectors) record.findings.push_back(std::string(sectorsWord) + std::to_string(*trial.sectors));
  if (trial.answer != TrialAnswer::right) record.findings.emplace_back(nameOf(trial.answer));
  if (trial.milliseconds.empty()) return;
  measure::Row row;
  row.run = record.environment->run;
  row.variant = row.steps = record.key.plan;
  row.uuid = record.environment->uuid;
  for (const double each : trial.milliseconds)
    row.samples.push_back(each * 1000);
  row.summary = measure::summarize(row.samples);
  row.reference = "expected";
  row.stopped = "samples";
  record.row = std::move(row);
}

std::optional<ProgramTrial> newestTrialIn(const std::vector<tune::Record> &records, const std::string &finding) {
  const auto newest = std::ranges::find_if(records.rbegin(), records.rend(),
                                           [&](const tune::Record &each) { return has(each, finding); });
  if (newest == records.rend()) return std::nullopt;
  ProgramTrial out{.answer = TrialAnswer::right, .reason = newest->reason, .milliseconds = {}, .transfers = {}};
  out.isFromStore = true;
  for (const std::string &each : newest->findings) {
    if (const auto counts = transferCountsIn(each)) out.transfers = counts;
    if (each.starts_with(sectorsWord)) out.sectors = std::strtoll(each.c_str() + sectorsWord.size(), nullptr, 10);
  }
  if (newest->row) out.milliseconds = newest->row->samples;
  for (double &each : out.milliseconds)
    each /= 1000;
  const bool isTimed = newest->key.kind == tune::RecordKind::measurement;
  if (newest->answer == tune::RecordAnswer::done)
    return isTimed && out.milliseconds.empty() ? std::nullopt : std::optional(out);
  out.answer = TrialAnswer::wrong;
  for (const TrialAnswer each : {TrialAnswer::notRun, TrialAnswer::late})
    if (has(*newest, nameOf(each))) out.answer = each;
  return out;
}

} // namespace warpgrain::workflow

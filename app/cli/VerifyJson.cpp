// SPDX-License-Identifier: Apache-2.0
#include "app/cli/CommandJson.h"
#include "app/cli/CountsText.h"

#include <algorithm>

namespace warpgrain::cli {

namespace {

using Json = nlohmann::ordered_json;
using run::ExecutionOutcome;

Json launchJson(const run::ResolvedLaunch &launch) {
  Json json{{"grid", launch.grid}, {"block", launch.block}, {"shared_bytes", launch.sharedBytes}};
  json["buffers"] = Json::array();
  for (const run::Buffer &buffer : launch.buffers)
    json["buffers"].push_back({{"name", buffer.name}, {"type", buffer.type.name}, {"bytes", buffer.bytes}});
  return json;
}

template <typename T>
Json orNull(const std::optional<T> &value) {
  return value ? Json(*value) : Json(nullptr);
}

Json faultJson(const run::Fault &fault) {
  if (fault.kind == run::FaultKind::none) return nullptr;
  return {{"kind", nameOf(fault.kind)},
          {"message", fault.message},
          {"file", fault.file.empty() ? Json(nullptr) : Json(fault.file)},
          {"line", fault.line == 0 ? Json(nullptr) : Json(fault.line)},
          {"block", orNull(fault.block)},
          {"thread", orNull(fault.thread)}};
}

Json findingsJson(const ExecutionOutcome &outcome) {
  Json list = Json::array();
  for (const run::Finding &finding : outcome.findings)
    list.push_back({{"kind", nameOf(finding.kind)},
                    {"message", finding.message},
                    {"file", finding.file.empty() ? Json(nullptr) : Json(finding.file)},
                    {"line", finding.line == 0 ? Json(nullptr) : Json(finding.line)}});
  return list;
}

Json runJson(const ExecutionOutcome &outcome) {
  return {
      {"fault", faultJson(outcome.fault)},         {"schedule", outcome.schedule},      {"workers", outcome.workers},
      {"compile_seconds", outcome.compileSeconds}, {"run_seconds", outcome.runSeconds}, {"printed", outcome.printed},
      {"printed_is_cut", outcome.printedIsCut},    {"findings", findingsJson(outcome)}, {"notes", outcome.notes}};
}

Json rowJson(const run::Verification &row) {
  Json json{{"steps", toString(row.plan)},  {"verdict", dependence::nameOf(row.verdict)},
            {"status", nameOf(row.status)}, {"reason", row.reason.empty() ? Json(nullptr) : Json(row.reason)},
            {"reasons", Json::array()},     {"block", row.block},
            {"differences", Json::array()}};
  for (const dependence::Reason &reason : row.reasons)
    json["reasons"].push_back(reason.text());
  for (const run::Difference &difference : row.differences)
    json["differences"].push_back({{"buffer", difference.buffer},
                                   {"element", difference.element},
                                   {"member", difference.member.empty() ? Json(nullptr) : Json(difference.member)},
                                   {"expected", difference.expected},
                                   {"actual", difference.actual},
                                   {"differing_elements", difference.count},
                                   {"elements", difference.elements}});
  json["run"] = row.run ? runJson(*row.run) : Json(nullptr);
  if (row.run && row.run->counts) json["run"]["counts"] = countsJson(row.counts, row.run->counts);
  return json;
}

} // namespace

Json verifyJson(const std::string &kernel, const run::Verifier &verifier, const std::vector<run::Verification> &rows) {
  Json json{{"kernel", kernel},
            {"launch", launchJson(verifier.launch())},
            {"original", runJson(verifier.original())},
            {"variants", Json::array()}};
  if (const auto &counts = verifier.original().counts)
    json["original"]["counts"] = countsJson(verifier.originalCounts(), counts);
  for (const run::Verification &row : rows)
    json["variants"].push_back(rowJson(row));
  return json;
}

} // namespace warpgrain::cli

// SPDX-License-Identifier: Apache-2.0
#include "app/cli/CommandJson.h"
#include "app/cli/CountsText.h"

namespace warpgrain::cli {

namespace {

using run::ExecutionOutcome;

Json bufferJson(const run::Buffer &buffer) {
  return {{"name", buffer.name}, {"type", buffer.type.name}, {"bytes", buffer.bytes}};
}

Json launchJson(const run::ResolvedLaunch &launch) {
  return {{"grid", launch.grid},
          {"block", launch.block},
          {"shared_bytes", launch.sharedBytes},
          {"buffers", listOf(launch.buffers, bufferJson)}};
}

Json faultJson(const run::Fault &fault) {
  if (fault.kind == run::FaultKind::none) return nullptr;
  return {{"kind", nameOf(fault.kind)},     {"message", fault.message},     {"file", orNull(fault.file)},
          {"line", lineOrNull(fault.line)}, {"block", orNull(fault.block)}, {"thread", orNull(fault.thread)}};
}

Json findingJson(const run::Finding &finding) {
  return {{"kind", nameOf(finding.kind)},
          {"message", finding.message},
          {"file", orNull(finding.file)},
          {"line", lineOrNull(finding.line)}};
}

/// `references`: of the counts, where they were asked for.
Json runJson(const ExecutionOutcome &outcome, const std::vector<run::CountedReference> &references) {
  Json out{{"fault", faultJson(outcome.fault)},
           {"schedule", outcome.schedule},
           {"workers", outcome.workers},
           {"compile_seconds", outcome.compileSeconds},
           {"run_seconds", outcome.runSeconds},
           {"printed", outcome.printed},
           {"printed_is_cut", outcome.printedIsCut},
           {"findings", listOf(outcome.findings, findingJson)},
           {"notes", outcome.notes}};
  if (outcome.counts) out["counts"] = countsJson(references, outcome.counts);
  return out;
}

Json differenceJson(const run::Difference &difference) {
  return {{"buffer", difference.buffer},     {"element", difference.element}, {"member", orNull(difference.member)},
          {"expected", difference.expected}, {"actual", difference.actual},   {"differing_elements", difference.count},
          {"elements", difference.elements}};
}

Json rowJson(const run::Verification &row) {
  return {{"steps", toString(row.plan)},
          {"verdict", dependence::nameOf(row.verdict)},
          {"status", nameOf(row.status)},
          {"reason", orNull(row.reason)},
          {"reasons", listOf(row.reasons, &dependence::Reason::text)},
          {"block", row.block},
          {"differences", listOf(row.differences, differenceJson)},
          {"run", row.run ? runJson(*row.run, row.counts) : Json(nullptr)}};
}

} // namespace

Json verifyJson(const std::string &kernel, const run::Verifier &verifier, const std::vector<run::Verification> &rows) {
  const ExecutionOutcome &original = verifier.original();
  const auto references = original.counts ? verifier.originalCounts() : std::vector<run::CountedReference>();
  return {{"kernel", kernel},
          {"launch", launchJson(verifier.launch())},
          {"original", runJson(original, references)},
          {"variants", listOf(rows, rowJson)}};
}

} // namespace warpgrain::cli

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

Json sizesJson(const run::Sizes &sizes) {
  Json out = Json::object();
  for (const auto &[path, value] : sizes)
    out[path] = value;
  return out;
}

Json sizedRunJson(const run::SizedRun &run) {
  return {{"sizes", sizesJson(run.sizes)},
          {"grid", run.shape.grid},
          {"block", run.shape.block},
          {"answer", nameOf(run.answer)},
          {"reason", orNull(run.reason)}};
}

Json sizedJson(const std::optional<run::SizedVerification> &sized) {
  if (!sized) return nullptr;
  return {{"tested", sized->count(run::SizedAnswer::agrees)},
          {"why_none", orNull(sized->whyNotTested())},
          {"runs", listOf(sized->runs, sizedRunJson)}};
}

Json againstJson(const workflow::Verified &verified) {
  if (!verified.against) return nullptr;
  return {{"kernel", verified.against->subject.function().qualifiedName},
          {"file", verified.against->subject.unit->files.front().path.string()},
          {"launch", launchJson(verified.against->launch)},
          {"notes", verified.against->notes},
          {"proof", orNull(verified.plans.back().proof())}};
}

Json rowJson(const workflow::VerifiedPlan &plan) {
  const run::Verification &row = plan.row;
  return {{"steps", toString(row.plan)},
          {"verdict", row.byHand.empty() ? Json(dependence::nameOf(row.verdict)) : Json(nullptr)},
          {"status", nameOf(row.status)},
          {"reason", orNull(row.reason)},
          {"reasons", listOf(row.reasons, &dependence::Reason::text)},
          {"block", row.block},
          {"differences", listOf(row.differences, differenceJson)},
          {"boundary_sizes", sizedJson(plan.sizes)},
          {"run", row.run ? runJson(*row.run, row.counts) : Json(nullptr)}};
}

} // namespace

Json verifyJson(const std::string &kernel, const workflow::Verified &verified) {
  const ExecutionOutcome &original = verified.verifier.original();
  const auto references = original.counts ? verified.verifier.originalCounts() : std::vector<run::CountedReference>();
  return {{"kernel", kernel},
          {"launch", launchJson(verified.verifier.launch())},
          {"original", runJson(original, references)},
          {"size_notes", verified.notes},
          {"against", againstJson(verified)},
          {"variants", listOf(verified.plans, rowJson)}};
}

} // namespace warpgrain::cli

// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/VariantRecords.h"

#include <set>
#include <string>
#include <utility>

namespace warpgrain::workflow {

namespace {

using tune::RecordAnswer;

tune::BuildFacts factsOf(const session::Variant &variant) {
  tune::BuildFacts out{.cubin = hashContent({variant.cubin}).hex(),
                       .milliseconds = static_cast<std::uint64_t>(variant.compileTime.count())};
  if (variant.resources.empty()) return out;
  const build::KernelResources &kernel = variant.resources.front();
  out.registers = kernel.registersPerThread;
  out.stackBytes = kernel.stackFrameBytes;
  out.spillStoreBytes = kernel.spillStoreBytes;
  out.spillLoadBytes = kernel.spillLoadBytes;
  out.staticSharedBytes = kernel.staticSharedBytes;
  return out;
}

tune::RecordKey keyOnCpu(tune::RecordKey key, std::string method) {
  key.kind = tune::RecordKind::verification;
  key.plan.clear();
  key.device = tune::cpuDevice;
  key.method = std::move(method);
  // What Clang makes of the source, and the executor of that, is this program's doing.
  key.compiler = "warpgrain " WARPGRAIN_VERSION + (key.compiler.empty() ? "" : ", " + key.compiler);
  return key;
}

RecordAnswer answerOf(run::VerificationStatus status) {
  if (status == run::VerificationStatus::verified) return RecordAnswer::done;
  return status == run::VerificationStatus::refused ? RecordAnswer::refused : RecordAnswer::failed;
}

} // namespace

std::optional<tune::Record> buildRecordOf(tune::Record common, const session::Variant &variant) {
  using session::VariantStatus;
  const bool isAnswered = variant.status == VariantStatus::built || variant.status == VariantStatus::refused ||
                          variant.status == VariantStatus::failed;
  if (!isAnswered) return std::nullopt;
  common.key.kind = tune::RecordKind::build;
  common.key.plan = toString(variant.plan);
  common.key.method.clear();
  common.answer = variant.status == VariantStatus::built     ? RecordAnswer::done
                  : variant.status == VariantStatus::refused ? RecordAnswer::refused
                                                             : RecordAnswer::failed;
  common.reason = variant.reason;
  if (variant.status == VariantStatus::built) common.build = factsOf(variant);
  return common;
}

tune::Record verificationRecordOf(tune::Record common, const run::Verification &verification) {
  common.key = keyOnCpu(common.key, "");
  common.key.plan = toString(verification.plan);
  common.answer = answerOf(verification.status);
  common.reason = verification.reason;
  if (verification.run)
    for (const run::Finding &finding : verification.run->findings)
      common.findings.push_back(finding.message);
  return common;
}

tune::RecordKey sizesKeyOf(const tune::RecordKey &common, const run::SizeWishes &wishes) {
  const std::set<std::string> names(wishes.names.begin(), wishes.names.end());
  std::string method = "boundary sizes";
  for (const std::string &name : names)
    method += (name == *names.begin() ? " of " : ", ") + name;
  return keyOnCpu(common, std::move(method));
}

std::optional<tune::Record> sizesRecordOf(tune::Record common, const transform::Plan &plan,
                                          const run::SizedVerification &sizes, const run::SizeWishes &wishes) {
  const run::SizedRun *against = sizes.against();
  if (against == nullptr && !sizes.isTested()) return std::nullopt;
  common.key = sizesKeyOf(common.key, wishes);
  common.key.plan = toString(plan);
  common.answer = against == nullptr ? RecordAnswer::done : RecordAnswer::failed;
  common.reason = planVerificationOf(sizes).against;
  for (const run::SizedRun &run : sizes.runs)
    if (run.answer == run::SizedAnswer::agrees)
      common.findings.push_back("At " + run::textOf(run.sizes) + " it leaves what the original leaves.");
  return common;
}

PlanVerification planVerificationOf(const tune::Record &record) {
  return {.sizes = record.findings.size(), .against = record.reason, .whyNot = {}};
}

PlanVerification planVerificationOf(const run::SizedVerification &sizes) {
  PlanVerification out{.sizes = sizes.count(run::SizedAnswer::agrees), .against = {}, .whyNot = sizes.whyNotTested()};
  if (const run::SizedRun *against = sizes.against())
    out.against = "At " + run::textOf(against->sizes) + ": " + against->reason;
  return out;
}

} // namespace warpgrain::workflow

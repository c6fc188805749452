// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/VariantRecords.h"

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

RecordAnswer answerOf(run::VerificationStatus status) {
  if (status == run::VerificationStatus::verified) return RecordAnswer::done;
  return status == run::VerificationStatus::refused ? RecordAnswer::refused : RecordAnswer::failed;
}

} // namespace

std::optional<tune::Record> buildRecordOf(tune::Record common, const session::Variant &variant) {
  using session::VariantStatus;
  if (variant.status == VariantStatus::waiting || variant.status == VariantStatus::cancelled) return std::nullopt;
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
  common.key.kind = tune::RecordKind::verification;
  common.key.plan = toString(verification.plan);
  common.key.device = tune::cpuDevice;
  common.key.method.clear();
  // What Clang makes of the source, and the executor of that, is this program's doing.
  common.key.compiler =
      "warpgrain " WARPGRAIN_VERSION + (common.key.compiler.empty() ? "" : ", " + common.key.compiler);
  common.answer = answerOf(verification.status);
  common.reason = verification.reason;
  if (verification.run)
    for (const run::Finding &finding : verification.run->findings)
      common.findings.push_back(finding.message);
  return common;
}

} // namespace warpgrain::workflow

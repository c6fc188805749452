// SPDX-License-Identifier: Apache-2.0
#include "app/cli/ReportJson.h"

#include "app/cli/VariantsJson.h"

namespace warpgrain::cli {

namespace {

std::string_view nameOf(model::AccessKind kind) {
  switch (kind) {
  case model::AccessKind::read:
    return "read";
  case model::AccessKind::write:
    return "write";
  case model::AccessKind::readWrite:
    return "read and write";
  default:
    return "atomic";
  }
}

Json differenceJson(const report::Difference &row) {
  return {{"quantity", nameOf(row.quantity)},
          {"array", orNull(row.array)},
          {"kind", row.array.empty() ? Json(nullptr) : Json(nameOf(row.kind))},
          {"before", orNull(row.before)},
          {"after", orNull(row.after)},
          {"meaning", nameOf(row.meaning)},
          {"origin", nameOf(row.origin)},
          {"reason", row.reason ? Json(row.reason->text()) : Json(nullptr)}};
}

Json verificationJson(const session::Variant &variant) {
  if (!variant.verification) return nullptr;
  const session::VariantVerification &run = *variant.verification;
  return {{"status", nameOf(run.status)},
          {"reason", orNull(run.reason)},
          {"launch", orNull(run.launch)},
          {"sizes", run.sizes},
          {"findings", run.findings}};
}

Json measurementJson(const session::Variant &variant) {
  if (!variant.measurement || !variant.measurement->row.measured()) return nullptr;
  const measure::Row &row = variant.measurement->row;
  return {{"microseconds", row.summary.median},
          {"spread", row.summary.spread()},
          {"speed_up", orNull(row.speedUp())},
          {"noisy", row.noisy},
          {"gpu", orNull(variant.measurement->environment.gpu)},
          {"outdated", orNull(variant.measurement->outdated)}};
}

Json rowJson(const session::Variant &variant) {
  Json out = variantJson(variant);
  out["verification"] = verificationJson(variant);
  out["measurement"] = measurementJson(variant);
  return out;
}

} // namespace

Json reportJson(const report::Report &report, const Json &found) {
  return {{"kernel", report.kernel},
          {"architecture", report.architecture},
          {"plan", toString(report.chosen.plan)},
          {"verdict", report.chosen.plan.empty() ? Json(nullptr) : Json(nameOf(report.chosen.verdict.kind))},
          {"differences", listOf(report.differences, differenceJson)},
          {"no_differences", orNull(report.noDifferences)},
          {"findings", found},
          {"variants", listOf(report.variants, rowJson)},
          {"not_run", orNull(report.whyNotRun)},
          {"patch", report.patch}};
}

} // namespace warpgrain::cli

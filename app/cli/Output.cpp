// SPDX-License-Identifier: Apache-2.0
#include "app/cli/Output.h"

#include "app/cli/Commands.h"
#include "core/base/ErrorKindNames.h"
#include "core/dependence/reasons/ModelReasons.h"

#include <algorithm>
#include <iostream>
#include <ranges>

namespace warpgrain::cli {

namespace {

int exitCodeOf(ErrorKind kind) {
  switch (kind) {
  case ErrorKind::usage:
    return exitUsage;
  case ErrorKind::input:
    return exitInput;
  default:
    return exitNo;
  }
}

std::string_view nameOf(model::Severity severity) {
  switch (severity) {
  case model::Severity::error:
    return "error";
  case model::Severity::warning:
    return "warning";
  default:
    return "note";
  }
}

std::string whereOf(const model::Unit &unit, const model::Diagnostic &diagnostic) {
  if (diagnostic.span) return placeOf(unit, *diagnostic.span) + ": ";
  return diagnostic.systemPlace.empty() ? std::string() : diagnostic.systemPlace + ": ";
}

} // namespace

LineColumn locate(const model::Unit &unit, const SourceSpan &span) {
  return LineIndex(unit[span.file].text).locate(span.begin);
}

std::string placeOf(const model::Unit &unit, const SourceSpan &span) {
  const LineColumn at = locate(unit, span);
  return unit[span.file].path.string() + ":" + std::to_string(at.line) + ":" + std::to_string(at.column);
}

void addPlace(Json &object, const model::Unit &unit, const SourceSpan &span) {
  const LineColumn at = locate(unit, span);
  object.update({{"file", unit[span.file].path.string()}, {"line", at.line}, {"column", at.column}});
}

Json placed(Json object, const model::Unit &unit, const std::optional<SourceSpan> &span) {
  if (span) addPlace(object, unit, *span);
  return object;
}

int report(const Error &error, bool json, const model::Unit *unit) {
  return report(transform::PlanError(error), json, unit);
}

int report(const transform::PlanError &error, bool json, const model::Unit *unit) {
  const bool placed = unit != nullptr && error.span && !error.span->empty();
  std::cerr << "warpgrain-cli: " << (placed ? placeOf(*unit, *error.span) + ": " : "") << error.message << '\n';
  if (error.verdict)
    for (const dependence::Reason &reason : error.verdict->reasons | std::views::drop(1))
      std::cerr << "  and because " << (unit != nullptr && reason.span ? placeOf(*unit, *reason.span) + ": " : "")
                << reason.text() << '\n';
  if (json) {
    Json object{{"kind", nameOf(error.kind)}, {"message", error.message}};
    if (placed) addPlace(object, *unit, *error.span);
    if (error.verdict && unit != nullptr) object["reasons"] = reasonsJson(*unit, error.verdict->reasons);
    print({{"error", object}});
  }
  return exitCodeOf(error.kind);
}

Json reasonsJson(const model::Unit &unit, const std::vector<dependence::Reason> &reasons) {
  return listOf(reasons, [&unit](const dependence::Reason &reason) {
    return placed({{"id", dependence::nameOf(reason.id)}, {"text", reason.text()}}, unit, reason.span);
  });
}

void reportDiagnostics(const model::Unit &unit) {
  for (const model::Diagnostic &diagnostic : unit.diagnostics)
    std::cerr << whereOf(unit, diagnostic) << nameOf(diagnostic.severity) << ": " << diagnostic.message << '\n';
}

Json diagnosticsJson(const model::Unit &unit) {
  return listOf(unit.diagnostics, [&unit](const model::Diagnostic &diagnostic) {
    Json out =
        placed({{"severity", nameOf(diagnostic.severity)}, {"message", diagnostic.message}}, unit, diagnostic.span);
    if (!diagnostic.span && !diagnostic.systemPlace.empty()) out["place"] = diagnostic.systemPlace;
    return out;
  });
}

void addWholeness(Json &object, const model::Unit &unit, const model::Function &kernel) {
  object["whole"] = !kernel.whyNotWhole;
  if (!kernel.whyNotWhole) return;
  object["not_whole"] =
      placed({{"text", dependence::reasonOf(*kernel.whyNotWhole).text()}}, unit, kernel.whyNotWhole->span);
}

int exitCodeFor(const model::Unit &unit, const std::vector<model::FunctionId> &kernels, bool all) {
  const auto isWhole = [&unit](model::FunctionId id) { return !unit[id].whyNotWhole; };
  if (all && unit.whyNotWhole)
    std::cerr << "warpgrain-cli: an error stands outside of all functions: kernels and launches that follow it may be "
                 "missing.\n";
  return std::ranges::all_of(kernels, isWhole) && !(all && unit.whyNotWhole) ? exitDone : exitInput;
}

void print(const Json &value) {
  // Source text may hold any bytes; what is not UTF-8 is replaced, not thrown at.
  std::cout << value.dump(2, ' ', false, Json::error_handler_t::replace) << '\n';
}

} // namespace warpgrain::cli

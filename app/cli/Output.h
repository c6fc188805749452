// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/JsonValues.h"
#include "core/base/Error.h"
#include "core/base/LineIndex.h"
#include "core/model/Unit.h"
#include "core/plan/ApplyPlan.h"

#include <optional>
#include <string>
#include <vector>

namespace warpgrain::cli {

/// "path:line:column" of a span's begin.
std::string placeOf(const model::Unit &unit, const SourceSpan &span);

/// Line and column of an offset.
LineColumn locate(const model::Unit &unit, const SourceSpan &span);

/// Adds "file", "line" and "column" to an object.
void addPlace(Json &object, const model::Unit &unit, const SourceSpan &span);

/// The same, of an object that is given back; without a span as it is.
Json placed(Json object, const model::Unit &unit, const std::optional<SourceSpan> &span);

/// Tells an error: the sentence on standard error, and with JSON as {"error": …} on standard output
/// too. The exit code that goes with its kind.
int report(const Error &error, bool json, const model::Unit *unit = nullptr);

/// The same of a plan, with all reasons of the step that is refused: a line for each further one, and with JSON
/// "reasons".
int report(const transform::PlanError &error, bool json, const model::Unit *unit = nullptr);

/// A reason: its sentence and its place.
Json reasonsJson(const model::Unit &unit, const std::vector<dependence::Reason> &reasons);

/// Prints the unit's diagnostics on standard error, as compilers do.
void reportDiagnostics(const model::Unit &unit);

Json diagnosticsJson(const model::Unit &unit);

/// Adds "whole" and, where the kernel is not, "not_whole": the sentence and its place.
void addWholeness(Json &object, const model::Unit &unit, const model::Function &kernel);

/// The exit code of a command that tells of these kernels: that of input which cannot be read where one is not whole
/// or, of a command that was asked for all, where there may be more of them.
int exitCodeFor(const model::Unit &unit, const std::vector<model::FunctionId> &kernels, bool all);

void print(const Json &value);

} // namespace warpgrain::cli

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"
#include "core/base/LineIndex.h"
#include "core/model/Unit.h"

#include <nlohmann/json.hpp>

#include <string>

namespace warpgrain::cli {

/// "path:line:column" of a span's begin.
std::string placeOf(const model::Unit &unit, const SourceSpan &span);

/// Line and column of an offset.
LineColumn locate(const model::Unit &unit, const SourceSpan &span);

/// Adds "file", "line" and "column" to an object.
void addPlace(nlohmann::ordered_json &object, const model::Unit &unit, const SourceSpan &span);

/// Tells an error: the sentence on standard error, and with JSON as {"error": …} on standard output
/// too. The exit code that goes with its kind.
int report(const Error &error, bool json, const model::Unit *unit = nullptr);

/// Prints the unit's diagnostics on standard error, as compilers do.
void reportDiagnostics(const model::Unit &unit);

nlohmann::ordered_json diagnosticsJson(const model::Unit &unit);

void print(const nlohmann::ordered_json &value);

} // namespace warpgrain::cli

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/json/Object.h"
#include "core/run/FormInDocument.h"
#include "core/session/saved/SavedResults.h"

namespace warpgrain::session {

/// A launch form inside a document, both ways.
struct LaunchInDocument : run::FormInDocument {
  static json::OrderedJson write(const run::LaunchForm &form) { return json::OrderedJson::parse(run::toJson(form)); }
};

/// Three numbers; null for one that is not known.
struct ExtentsInDocument {
  static json::OrderedJson write(const model::Extents &extents);
  static void read(model::Extents &extents, const json::Json &json, const json::Place &place);
};

/// A plan as its text.
struct PlanInDocument {
  static json::OrderedJson write(const transform::Plan &plan);
  static void read(transform::Plan &plan, const json::Json &json, const json::Place &place);
};

/// What was learnt of a text.
struct ResultsInDocument {
  static json::OrderedJson write(const SavedResults &results);
  static void read(SavedResults &results, const json::Json &json, const json::Place &place);
};

} // namespace warpgrain::session

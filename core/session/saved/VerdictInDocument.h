// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/json/Object.h"
#include "core/dependence/Verdict.h"

namespace warpgrain::session {

/// A verdict inside a document, with its reasons by their stable names.
struct VerdictInDocument {
  static json::OrderedJson write(const dependence::Verdict &verdict);
  static void read(dependence::Verdict &verdict, const json::Json &json, const json::Place &place);
};

} // namespace warpgrain::session

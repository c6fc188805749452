// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/Unit.h"

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace warpgrain::transform {

/// What the macros of the unit's own files stand for.
class MacroTexts {
public:
  explicit MacroTexts(const model::Unit &unit);

  /// The identifiers that macros named in a text stand for, also those of macros among these; their parameters too. The
  /// names of the macros themselves are not among them.
  std::set<std::string, std::less<>> wordsBehind(std::string_view text) const;

  bool isMacro(std::string_view name) const { return texts_.contains(name); }

private:
  void add(std::string_view text, std::set<std::string, std::less<>> &seen,
           std::set<std::string, std::less<>> &out) const;

  std::map<std::string, std::vector<std::string_view>, std::less<>> texts_; ///< behind the macro's name
};

} // namespace warpgrain::transform

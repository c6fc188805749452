// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/reasons/ReasonId.h"

#include <span>
#include <string>
#include <string_view>

namespace warpgrain::dependence {

/// A group of related reasons: one section of the handbook's page.
struct ReasonGroup {
  std::string_view title;
  std::string_view advice; ///< remedy for those reasons of the group that do not name one
};

std::span<const ReasonGroup> reasonGroups();

/// Returns the handbook's page of all reasons as Markdown: anchor, sentence, and the step that lifts the reason.
std::string handbookPage();

} // namespace warpgrain::dependence

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/reasons/ReasonId.h"

#include <span>
#include <string>
#include <string_view>

namespace warpgrain::dependence {

/// Reasons that belong together: a section of the handbook's page.
struct ReasonGroup {
  std::string_view title;
  std::string_view advice; ///< what a person can do about those of its reasons that do not say so themselves
};

std::span<const ReasonGroup> reasonGroups();

/// The handbook's page of all reasons, as Markdown: an anchor for each, its sentence, and the step that lifts it.
std::string handbookPage();

} // namespace warpgrain::dependence

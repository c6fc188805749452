// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/report/Markup.h"
#include "core/report/Report.h"
#include "core/report/Words.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace warpgrain::report {

// The parts of the page, in their order; each with its heading.

Html kernelSection(const Report &report, const Language &language);
Html planSection(const Report &report, const Language &language);
Html numbersSection(const Report &report, const Language &language);
Html findingsSection(const Report &report, const Language &language);
Html variantsSection(const Report &report, const Language &language);
Html evidenceSection(const Report &report, const Language &language);
Html chartsSection(const Report &report, const Language &language);
Html diffSection(const Report &report, const Language &language);

// What they share.

Html sectionOf(const std::string &heading, const Html &content);
Html paragraph(const std::string &text);
/// A table of names and what belongs to them.
Html factsTable(const std::vector<std::pair<std::string, Html>> &facts);
Html code(const std::string &text);

/// "32 x 8 x 1", "? x 1 x 1".
std::string extentsText(const model::Extents &extents, std::string_view between = " x ");
/// "coarsen y 4"; "(original)"; the name of a kernel by hand.
std::string stepsText(const session::Variant &variant, const Language &language);
std::string verdictText(dependence::VerdictKind kind, const Language &language);
/// The verdict on the steps; of a kernel by hand, that there is none.
std::string verdictText(const session::Variant &variant, const Language &language);
/// A number in its element; "–" where it is not known.
Html numberHtml(std::optional<double> value, int digits, const Language &language);
/// A share, in percent: the element's value is the share.
Html shareHtml(std::optional<double> share, const Language &language);
std::vector<std::string> textsOf(const std::vector<dependence::Reason> &reasons, const Language &language);

/// The microseconds of a variant that may stand beside the others'.
std::optional<double> timeOf(const session::Variant &variant);

} // namespace warpgrain::report

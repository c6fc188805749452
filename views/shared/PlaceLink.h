// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

namespace warpgrain::views {

/// A line of a file, as a person names it.
struct SourcePlace {
  QString name; ///< "12"; "solver.h:12" outside the main file
  QString path;
  int line = 1; ///< from 1
};

/// A link to a place, in rich text; both are escaped.
QString placeLinkHtml(const SourcePlace &place, const QString &text);

/// The place that a link of placeLinkHtml() leads to; its name is the number of the line.
std::optional<SourcePlace> linkedPlace(const QString &link);

} // namespace warpgrain::views

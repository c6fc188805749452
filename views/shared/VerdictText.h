// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dependence/Verdict.h"
#include "core/model/Unit.h"

#include <QColor>
#include <QString>

#include <functional>

namespace warpgrain::views {

/// What a place is called for a person: "line 12", "kernel.cuh:12". Views know spans only; whoever has the unit
/// supplies this.
using PlaceName = std::function<QString(const SourceSpan &)>;

/// A reason in the window's language: its pattern is looked up in the catalogue of translations (context
/// "warpgrain::dependence::Reasons"), and English where that has none.
QString sentenceOf(const dependence::Reason &reason);
/// A text of the catalogue of reasons in the window's language: a pattern, or what stands above a group.
QString reasonTranslation(std::string_view text);
/// What a reason says of any kernel: … stands for names, numbers and clauses.
QString generalSentenceOf(dependence::ReasonId reason);
/// "legal", "legal if", "not legal", "unknown", translated.
QString verdictName(dependence::VerdictKind kind);
/// One or two characters, so that nothing is told by colour alone: ✓ legal, ✓* legal if, ✕ illegal, ? unknown.
QString verdictGlyph(dependence::VerdictKind kind);
/// "✕ not legal".
QString verdictLabel(dependence::VerdictKind kind);
/// The label as rich text in a colour.
QString verdictLabelHtml(dependence::VerdictKind kind, const QColor &colour);
/// The name, the assumptions and the reasons, each on a line: plain text.
QString verdictTooltip(const dependence::Verdict &verdict);
/// The same as rich text. A reason with a span has a link that placeOfLink understands; every reason ends in one that
/// reasonOfLink understands, to its paragraph in the handbook.
QString verdictHtml(const dependence::Verdict &verdict, const PlaceName &placeName = {});
/// The span of a link made by verdictHtml; none of any other text.
std::optional<SourceSpan> placeOfLink(const QString &link);
/// The reason of such a link; none of any other text.
std::optional<dependence::ReasonId> reasonOfLink(const QString &link);

/// "error", "warning", "note", translated.
QString severityName(model::Severity severity);
/// ✕ error, ! warning, i note.
QString severityGlyph(model::Severity severity);

} // namespace warpgrain::views

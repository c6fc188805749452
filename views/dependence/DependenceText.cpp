// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/dependence/DependenceText.h"

#include <QCoreApplication>

#include <algorithm>

namespace warpgrain::views {

using dependence::Carrier;
using dependence::DependenceKind;

namespace {

/// Carries the translations of free functions.
class DependenceTexts {
  Q_DECLARE_TR_FUNCTIONS(DependenceTexts)
};

/// More than this are not read.
constexpr std::size_t greatestCountTold = 8;

QString endHtml(const DependenceEnd &end, std::size_t index, QLatin1StringView which) {
  return QStringLiteral("<a href=\"end:%1:%2\">%3</a> <b><code>%4</code></b> %5")
      .arg(index)
      .arg(which, lineLabel(end.place).toHtmlEscaped(), end.text.toHtmlEscaped(), accessName(end.access));
}

QString row(const QString &head, const QString &html) {
  return QStringLiteral("<tr><td style=\"padding-right:10px\">%1</td><td>%2</td></tr>").arg(head, html);
}

QString escapedLines(const QStringList &lines) {
  QStringList out;
  for (const QString &line : lines)
    out << line.toHtmlEscaped();
  return out.join(QStringLiteral("<br>"));
}

std::size_t countOf(const DependenceGraph &graph, Hazard hazard) {
  return static_cast<std::size_t>(std::ranges::count(graph.entries, hazard, &DependenceEntry::hazard));
}

QString link(Hazard hazard, const QString &text) {
  return QStringLiteral("<a href=\"hazard:%1\">%2</a>").arg(static_cast<int>(hazard)).arg(text.toHtmlEscaped());
}

} // namespace

QString kindName(DependenceKind kind) {
  switch (kind) {
  case DependenceKind::flow:
    return DependenceTexts::tr("flow");
  case DependenceKind::anti:
    return DependenceTexts::tr("anti");
  case DependenceKind::output:
    return DependenceTexts::tr("output");
  default:
    return DependenceTexts::tr("input");
  }
}

QString kindMeaning(DependenceKind kind) {
  switch (kind) {
  case DependenceKind::flow:
    return DependenceTexts::tr("flow: written, then read");
  case DependenceKind::anti:
    return DependenceTexts::tr("anti: read, then written");
  case DependenceKind::output:
    return DependenceTexts::tr("output: written twice");
  default:
    return DependenceTexts::tr("input: read twice; orders nothing");
  }
}

QString kindLetter(DependenceKind kind) {
  switch (kind) {
  case DependenceKind::flow:
    return DependenceTexts::tr("F", "letter for a flow dependence");
  case DependenceKind::anti:
    return DependenceTexts::tr("A", "letter for an anti dependence");
  case DependenceKind::output:
    return DependenceTexts::tr("O", "letter for an output dependence");
  default:
    return DependenceTexts::tr("I", "letter for an input dependence");
  }
}

QString accessName(model::AccessKind kind) {
  switch (kind) {
  case model::AccessKind::read:
    return DependenceTexts::tr("is read");
  case model::AccessKind::write:
    return DependenceTexts::tr("is written");
  case model::AccessKind::readWrite:
    return DependenceTexts::tr("is read and written");
  default:
    return DependenceTexts::tr("is updated atomically");
  }
}

QString carrierLabel(const DependenceEntry &entry) {
  switch (entry.carrier) {
  case Carrier::statement:
    return DependenceTexts::tr("one thread, one iteration");
  case Carrier::thread:
    return DependenceTexts::tr("threads of a block, unordered");
  case Carrier::block:
    return DependenceTexts::tr("threads of different blocks, unordered");
  default:
    return entry.carriedBy;
  }
}

QString hazardName(Hazard hazard) {
  switch (hazard) {
  case Hazard::race:
    return DependenceTexts::tr("race");
  case Hazard::possible:
    return DependenceTexts::tr("possible race");
  case Hazard::benign:
    return DependenceTexts::tr("harmless race");
  default:
    return {};
  }
}

QString hazardLabel(Hazard hazard) {
  switch (hazard) {
  case Hazard::race:
    return QStringLiteral("✕ ") + hazardName(hazard);
  case Hazard::possible:
    return QStringLiteral("? ") + hazardName(hazard);
  case Hazard::benign:
    return QStringLiteral("✓ ") + hazardName(hazard);
  default:
    return {};
  }
}

QString lineLabel(const GraphPlace &place) {
  return place.line > 0 ? DependenceTexts::tr("line %1").arg(place.line) : DependenceTexts::tr("no line");
}

QString referenceLabel(const DependenceEnd &end) {
  return QStringLiteral("%1, %2").arg(end.text, lineLabel(end.place));
}

QString edgeLabel(const DependenceGraph &graph, const GraphEdge &edge) {
  const DependenceEntry &first = graph.entries[edge.entries.front()];
  QStringList arrays;
  for (const std::size_t entry : edge.entries)
    arrays << graph.entries[entry].array;
  arrays.removeDuplicates();
  QString label = kindLetter(edge.kind) + u' ' +
                  (arrays.size() == 1 ? arrays.front()
                                      : DependenceTexts::tr("%n arrays", nullptr, static_cast<int>(arrays.size())));
  if (edge.carrier == Carrier::barrier) label += QStringLiteral(" ‖");
  if (!first.loop.isEmpty()) label += QStringLiteral(" (%1)").arg(first.loop);
  return label;
}

QString edgeTooltip(const DependenceGraph &graph, const GraphEdge &edge) {
  const DependenceEntry &first = graph.entries[edge.entries.front()];
  QStringList lines{QStringLiteral("%1; %2").arg(kindMeaning(edge.kind), carrierLabel(first))};
  if (edge.hazard != Hazard::none) lines << hazardLabel(edge.hazard);
  for (std::size_t i = 0; i < std::min(edge.entries.size(), greatestCountTold); ++i) {
    const DependenceEntry &entry = graph.entries[edge.entries[i]];
    QString line = QStringLiteral("%1 → %2").arg(referenceLabel(entry.source), referenceLabel(entry.sink));
    if (!entry.distance.isEmpty()) line += QStringLiteral("  ") + entry.distance;
    lines << line;
  }
  if (edge.entries.size() > greatestCountTold)
    lines << DependenceTexts::tr("and %n more", nullptr, static_cast<int>(edge.entries.size() - greatestCountTold));
  return lines.join(u'\n');
}

QString rowTooltip(const DependenceGraph &graph, const GraphRow &row) {
  QStringList lines{row.text, lineLabel(row.place)};
  if (row.kind == GraphRow::Kind::barrier && !row.isUniform)
    lines << DependenceTexts::tr("Not all threads of a block may reach this barrier together.") << row.reason;
  for (auto box = row.box; box; box = graph.boxes[*box].parent)
    lines << DependenceTexts::tr("in %1, %2").arg(graph.boxes[*box].title, lineLabel(graph.boxes[*box].place));
  lines.removeAll(QString());
  return lines.join(u'\n');
}

QString entryHtml(const DependenceEntry &entry, std::size_t index) {
  QString html =
      QStringLiteral("<p><b>%1</b></p>")
          .arg(DependenceTexts::tr("%1 dependence on %2").arg(kindName(entry.kind), entry.array).toHtmlEscaped());
  if (entry.hazard != Hazard::none)
    html += QStringLiteral("<p><b>%1.</b> %2</p>").arg(hazardLabel(entry.hazard), entry.hazardSentence.toHtmlEscaped());
  html += QStringLiteral("<table>");
  html += row(DependenceTexts::tr("from"), endHtml(entry.source, index, QLatin1StringView("source")));
  html += row(DependenceTexts::tr("to"), endHtml(entry.sink, index, QLatin1StringView("sink")));
  html += row(DependenceTexts::tr("carried by"), carrierLabel(entry).toHtmlEscaped());
  if (!entry.distance.isEmpty())
    html += row(DependenceTexts::tr("distance"), QStringLiteral("<code>%1</code>").arg(entry.distance.toHtmlEscaped()));
  html += row(DependenceTexts::tr("certain"), entry.unknown.isEmpty()
                                                  ? DependenceTexts::tr("yes")
                                                  : DependenceTexts::tr("no: %1").arg(entry.unknown).toHtmlEscaped());
  if (!entry.example.isEmpty()) html += row(DependenceTexts::tr("for example"), escapedLines(entry.example));
  html += row(DependenceTexts::tr("forbids"),
              entry.forbids.isEmpty() ? DependenceTexts::tr("no step") : escapedLines(entry.forbids));
  return html + QStringLiteral("</table>");
}

QString entriesHtml(const DependenceGraph &graph, const std::vector<std::size_t> &entries) {
  QString html;
  for (std::size_t i = 0; i < std::min(entries.size(), greatestCountTold); ++i)
    html += (i > 0 ? QStringLiteral("<hr>") : QString()) + entryHtml(graph.entries[entries[i]], entries[i]);
  if (entries.size() > greatestCountTold)
    html += QStringLiteral("<hr><p>%1</p>")
                .arg(DependenceTexts::tr("%n more of this arrow are in the table.", nullptr,
                                         static_cast<int>(entries.size() - greatestCountTold)));
  return html;
}

QString rowHtml(const DependenceGraph &graph, std::size_t index, const DependenceFilter &filter) {
  const GraphRow &value = graph.rows[index];
  QString html = QStringLiteral("<p><b><code>%1</code></b></p><p><a href=\"row:%2\">%3</a></p>")
                     .arg(value.text.toHtmlEscaped())
                     .arg(index)
                     .arg(lineLabel(value.place));
  if (!value.isUniform)
    html += QStringLiteral("<p><b>! %1</b> %2</p>")
                .arg(DependenceTexts::tr("Not all threads of a block may reach this barrier together."),
                     value.reason.toHtmlEscaped());
  QStringList lines;
  for (std::size_t i = 0; i < graph.entries.size(); ++i) {
    const DependenceEntry &entry = graph.entries[i];
    if (!filter.passes(entry) || (entry.source.row != index && entry.sink.row != index)) continue;
    const QString text = QStringLiteral("%1: %2 → %3")
                             .arg(kindName(entry.kind), referenceLabel(entry.source), referenceLabel(entry.sink));
    lines
        << QStringLiteral("<a href=\"entry:%1\">%2</a> %3").arg(i).arg(text.toHtmlEscaped(), hazardLabel(entry.hazard));
  }
  if (value.kind == GraphRow::Kind::statement && lines.isEmpty())
    html += QStringLiteral("<p>%1</p>").arg(DependenceTexts::tr("No dependence that is shown touches it."));
  return html + lines.join(QStringLiteral("<br>"));
}

QString raceSummary(const DependenceGraph &graph) {
  QStringList parts;
  const std::size_t races = countOf(graph, Hazard::race);
  const std::size_t possible = countOf(graph, Hazard::possible);
  const std::size_t benign = countOf(graph, Hazard::benign);
  if (races > 0)
    parts << QStringLiteral("<b>✕ %1</b>")
                 .arg(link(Hazard::race, DependenceTexts::tr("%n race(s)", nullptr, static_cast<int>(races))));
  if (possible > 0)
    parts << QStringLiteral("? ") + link(Hazard::possible, DependenceTexts::tr("%n possible race(s)", nullptr,
                                                                               static_cast<int>(possible)));
  if (benign > 0)
    parts << QStringLiteral("✓ ") +
                 link(Hazard::benign, DependenceTexts::tr("%n harmless race(s)", nullptr, static_cast<int>(benign)));
  if (graph.isFreeWithinBlocks) {
    QString proved = DependenceTexts::tr("✓ No race within blocks (proved)");
    if (!graph.assumptions.isEmpty())
      proved = DependenceTexts::tr("✓ No race within blocks (proved, given that: %1)")
                   .arg(graph.assumptions.join(QStringLiteral(" ")));
    parts.prepend(proved.toHtmlEscaped());
  } else if (races + possible + benign == 0) {
    parts << DependenceTexts::tr("? Races within blocks are not ruled out.").toHtmlEscaped();
  }
  for (std::size_t i = 0; i < graph.rows.size(); ++i)
    if (graph.rows[i].kind == GraphRow::Kind::barrier && !graph.rows[i].isUniform)
      parts << QStringLiteral("! <a href=\"row:%1\">%2</a>")
                   .arg(i)
                   .arg(DependenceTexts::tr("the barrier in line %1 may not be reached by all threads")
                            .arg(graph.rows[i].place.line));
  if (!graph.limit.isEmpty()) parts << QStringLiteral("! ") + graph.limit.toHtmlEscaped();
  return parts.join(QStringLiteral(" &nbsp;·&nbsp; "));
}

} // namespace warpgrain::views

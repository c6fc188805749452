// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/access/AccessFactsText.h"

#include "views/access/AccessText.h"
#include "views/access/LaneLayout.h"
#include "views/shared/Texts.h"
#include "views/shared/VerdictText.h"

#include <QCoreApplication>
#include <QLocale>

#include <cmath>

namespace warpgrain::views {

namespace {

using access::AccessFacts;
using model::Axis;
using model::MemorySpace;

class FactsTexts {
  Q_DECLARE_TR_FUNCTIONS(FactsTexts)
};

QString escaped(const QString &text) {
  return text.toHtmlEscaped();
}

QString coloured(const QString &html, const QColor &colour) {
  return QStringLiteral("<span style=\"color:%1\">%2</span>").arg(colour.name(), html);
}

QString linked(const std::string &step, const QString &text) {
  return QStringLiteral("<a href=\"%1%2\">%3</a>").arg(stepScheme, toQString(step), text);
}

/// The verdict's glyph in its colour, or nothing where none was computed.
QString glyphHtml(const AccessList &list, const std::string &step, const ThemeColours &colours) {
  const auto verdict = list.verdicts.find(step);
  if (verdict == list.verdicts.end()) return {};
  return coloured(verdictGlyph(verdict->second.kind), colours.of(verdict->second.kind));
}

QString counted(std::int64_t number) {
  return QLocale().toString(static_cast<qlonglong>(number));
}

QString percent(double share) {
  return FactsTexts::tr("%1 %").arg(
      QLocale().toString(100 * share, 'f', std::abs(share * 100 - std::round(share * 100)) < 0.05 ? 0 : 1));
}

/// A number, or why it is not known.
template <typename T, typename Text>
QString factHtml(const access::Fact<T> &fact, const ThemeColours &colours, Text text) {
  return fact ? text(*fact)
              : coloured(FactsTexts::tr("not known: %1").arg(escaped(textWithoutOptions(fact.error()))), colours.faint);
}

class FactTable {
public:
  explicit FactTable(const ThemeColours &colours) : colours_(colours) {}

  void add(const QString &name, const QString &html) {
    rows_ += QStringLiteral("<tr><td style=\"padding-right:14px\">%1</td><td>%2</td></tr>")
                 .arg(coloured(escaped(name), colours_.faint), html);
  }

  QString html() const { return QStringLiteral("<table cellspacing=\"0\" cellpadding=\"1\">%1</table>").arg(rows_); }

private:
  const ThemeColours &colours_;
  QString rows_;
};

QString classHtml(const AccessFacts &facts) {
  QString text = patternHelp(facts.pattern);
  if (facts.pattern.isTrue == true)
    text += QStringLiteral("; ") + FactsTexts::tr("threadIdx.x runs along neighbouring elements");
  return escaped(text);
}

QString launchHtml(const AccessFacts &facts, const ThemeColours &colours) {
  return factHtml(facts.requests.total, colours, [&](const access::LaunchCost &cost) {
    if (facts.space == MemorySpace::shared)
      return FactsTexts::tr("%1 requests by %2 threads, %3 bank conflicts")
          .arg(counted(cost.banks.requests), counted(cost.threads), counted(cost.banks.conflicts()));
    return FactsTexts::tr("%1 requests by %2 threads, %3 sectors (ideal %4), %5 lines of 128 bytes")
        .arg(counted(cost.memory.requests), counted(cost.threads), counted(cost.memory.sectors),
             counted(cost.memory.ideal), counted(cost.memory.lines));
  });
}

QString reuseKinds(const access::Reuse &reuse) {
  QStringList parts;
  if (reuse.isSelfTemporal) parts << FactsTexts::tr("all threads of the block read one element");
  QStringList axes;
  for (const Axis axis : model::allAxes)
    if (reuse.isSharedAlong[model::indexOf(axis)]) axes << QString(QLatin1Char(model::letterOf(axis)));
  if (!axes.isEmpty() && !reuse.isSelfTemporal)
    parts << FactsTexts::tr("threads along %1 read the same element").arg(axes.join(QStringLiteral(", ")));
  for (const Axis axis : model::allAxes) {
    QStringList distances;
    for (const std::int64_t distance : reuse.distances[model::indexOf(axis)])
      distances << QString::number(distance);
    if (!distances.isEmpty())
      parts << FactsTexts::tr("other references reach the same elements %1 threads away along %2")
                   .arg(distances.join(QStringLiteral(", ")), QString(QLatin1Char(model::letterOf(axis))));
  }
  return parts.isEmpty() ? FactsTexts::tr("none between threads") : parts.join(QStringLiteral("; "));
}

} // namespace

QString headlineHtml(const AccessRow &row, const AccessList &list, const ThemeColours &colours) {
  const AccessFacts &facts = row.facts;
  QString sentence = escaped(row.sentence);
  if (row.step) {
    const std::string step = toString(*row.step);
    const QString text = escaped(toQString(step));
    sentence.replace(text, linked(step, text) + QStringLiteral(" ") + glyphHtml(list, step, colours));
  }
  if (!facts.isAffine()) {
    const QString obscurity = FactsTexts::tr("Not affine: %1.").arg(escaped(sentenceOf(*facts.obscurity)));
    if (!row.sentence.contains(sentenceOf(*facts.obscurity))) sentence += QStringLiteral(" ") + obscurity;
  }
  const QString where =
      FactsTexts::tr("line %1, %2, %3 memory").arg(row.place, kindName(facts.kind), spaceName(facts.space));
  return QStringLiteral("<b><code>%1</code></b> &nbsp;%2<br>%3")
      .arg(escaped(row.text), coloured(escaped(where), colours.faint), sentence);
}

QString factsHtml(const AccessRow &row, const AccessList &list, const ThemeColours &colours) {
  const AccessFacts &facts = row.facts;
  FactTable table(colours);
  table.add(FactsTexts::tr("class"), classHtml(facts));
  if (!facts.isAffine()) table.add(FactsTexts::tr("not affine"), escaped(sentenceOf(*facts.obscurity)));
  if (facts.sizeBytes > 0)
    table.add(
        FactsTexts::tr("element"),
        FactsTexts::tr("%1, at multiples of %2").arg(bytesText(facts.sizeBytes), bytesText(facts.alignmentBytes)));
  table.add(FactsTexts::tr("stride"), factHtml(facts.strideBytes, colours, [](std::int64_t bytes) {
              return FactsTexts::tr("%1 from one thread to the next along x").arg(bytesText(bytes));
            }));
  table.add(FactsTexts::tr("launch"), launchHtml(facts, colours));
  table.add(
      FactsTexts::tr("footprint"), factHtml(facts.footprint, colours, [](const access::Footprint &print) {
        return FactsTexts::tr("%1 a warp, %2 a block").arg(bytesText(print.warpBytes), bytesText(print.blockBytes));
      }));
  if (facts.reuse)
    table.add(FactsTexts::tr("reuse"),
              factHtml(*facts.reuse, colours, [](const access::Reuse &reuse) { return escaped(reuseKinds(reuse)); }));
  QString html = table.html();
  if (!list.assumptions.isEmpty())
    html += QStringLiteral("<p>%1</p>")
                .arg(coloured(FactsTexts::tr("Taken for granted: %1").arg(escaped(list.assumptions.join(u' '))),
                              colours.faint));
  return html;
}

QString savedLoadsHtml(const AccessRow &row, const AccessList &list, const ThemeColours &colours) {
  const AccessFacts &facts = row.facts;
  if (!facts.reuse)
    return coloured(FactsTexts::tr("Writes and atomics are done by every thread: merging saves none."), colours.faint);
  if (!*facts.reuse)
    return coloured(FactsTexts::tr("Which loads merging threads would save is not known: %1.")
                        .arg(escaped(textWithoutOptions(facts.reuse->error()))),
                    colours.faint);
  QString html = QStringLiteral("<table cellspacing=\"0\" cellpadding=\"2\"><tr><td></td>");
  for (const std::int64_t factor : access::reuseFactors)
    html += QStringLiteral("<td align=\"right\" style=\"padding-left:9px; white-space:nowrap\">%1</td>")
                .arg(coloured(QStringLiteral("×%1").arg(factor), colours.faint));
  html += QStringLiteral("</tr>");
  for (const auto &[axis, modes] : facts.reuse->value().merged) {
    const auto extent = list.block[axis];
    if (extent && *extent < 2) continue;
    for (const auto &[mode, factors] : modes) {
      const bool isAdjacent = mode == model::MergeMode::adjacent;
      const QChar letter = QLatin1Char(model::letterOf(axis));
      const QString name =
          isAdjacent ? FactsTexts::tr("%1 adjacent").arg(letter) : FactsTexts::tr("%1 cyclic").arg(letter);
      html += QStringLiteral("<tr><td style=\"white-space:nowrap\">%1</td>")
                  .arg(coloured(QString(name).replace(u' ', QStringLiteral("&nbsp;")), colours.faint));
      for (const std::int64_t factor : access::reuseFactors) {
        const auto loads = factors.find(factor);
        QString cell = QStringLiteral("–");
        if (loads != factors.end() && loads->second) {
          const std::string step = "coarsen " + std::string(1, model::letterOf(axis)) + " " + std::to_string(factor) +
                                   (isAdjacent ? " adjacent" : "");
          cell = percent(loads->second->saved());
          if (loads->second->saved() > 0) cell = linked(step, cell) + glyphHtml(list, step, colours);
        }
        html += QStringLiteral("<td align=\"right\" style=\"padding-left:9px; white-space:nowrap\">%1</td>").arg(cell);
      }
      html += QStringLiteral("</tr>");
    }
  }
  return QStringLiteral("<p>%1</p>")
             .arg(FactsTexts::tr("Loads that merging threads saves; a number puts the step into the plan:")) +
         html + QStringLiteral("</table>");
}

QString lanesHtml(const LanePicture &picture) {
  const int active = picture.lanes.activeLanes();
  if (active == 0) return FactsTexts::tr("No lane of this warp takes part here: its conditions do not hold.");
  QString cost;
  if (picture.isShared) {
    cost = picture.banks.ways > 1 ? FactsTexts::tr("<b>%1-way bank conflict</b>: %2 passes, ideal %3")
                                        .arg(picture.banks.ways)
                                        .arg(picture.banks.passes)
                                        .arg(picture.banks.ideal)
                                  : FactsTexts::tr("<b>no bank conflict</b>: %n pass(es), ideal %1", nullptr,
                                                   static_cast<int>(picture.banks.passes))
                                        .arg(picture.banks.ideal);
  } else {
    cost = QStringLiteral("<b>%1</b>, %2; ")
               .arg(FactsTexts::tr("%n sector(s)", nullptr, static_cast<int>(picture.memory.sectors)),
                    FactsTexts::tr("ideal %1").arg(picture.memory.ideal));
    cost += FactsTexts::tr("%1 of %2 bytes moved are used")
                .arg(usedBytes(picture))
                .arg(static_cast<qint64>(shownSectors(picture).size()) * access::sectorBytes);
  }
  if (picture.memory.requests > 1)
    cost += QStringLiteral("; ") + FactsTexts::tr("%1 instructions move an element").arg(picture.memory.requests);
  return cost + QStringLiteral("; ") + FactsTexts::tr("%1 of 32 lanes take part").arg(active);
}

QString reuseHtml(const ReuseMap &map) {
  if (map.elements.empty()) return FactsTexts::tr("No thread of this block gets here.");
  QString text =
      FactsTexts::tr("<b>%1 elements</b> for %2 accesses by %3 threads")
          .arg(counted(static_cast<std::int64_t>(map.elements.size())), counted(map.accesses), counted(map.threads()));
  std::int64_t most = 0;
  for (const TouchedElement &element : map.elements)
    most = std::max<std::int64_t>(most, element.threads);
  text += QStringLiteral("; ") + (most > 1 ? FactsTexts::tr("up to %1 threads touch the same one").arg(most)
                                           : FactsTexts::tr("no two threads touch the same one"));
  if (map.iterations > 1)
    text += QStringLiteral("; ") + FactsTexts::tr("%1 of %2 iterations of %3")
                                       .arg(counted(map.iterations), counted(map.iterationsInAll), escaped(map.loop));
  return text;
}

QString totalsText(const access::LaunchTotals &totals) {
  QStringList parts;
  std::optional<dependence::Reason> unknown;
  const auto add = [&](const access::Fact<std::int64_t> &fact, const QString &text) {
    if (fact)
      parts << text.arg(counted(*fact));
    else if (!unknown)
      unknown = fact.error();
  };
  add(totals.globalLoadSectors, FactsTexts::tr("sectors loaded: %1"));
  add(totals.globalStoreSectors, FactsTexts::tr("sectors stored: %1"));
  add(totals.sharedLoadConflicts, FactsTexts::tr("bank conflicts of loads: %1"));
  add(totals.sharedStoreConflicts, FactsTexts::tr("bank conflicts of stores: %1"));
  QStringList sentences;
  if (!parts.isEmpty()) sentences << FactsTexts::tr("The launch: %1.").arg(parts.join(QStringLiteral(", ")));
  if (unknown)
    sentences << FactsTexts::tr("Not all sums over the launch are known: %1.").arg(textWithoutOptions(*unknown));
  return sentences.join(u' ');
}

} // namespace warpgrain::views

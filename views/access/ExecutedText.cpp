// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/access/ExecutedText.h"

#include "views/access/AccessText.h"

#include <QCoreApplication>
#include <QLocale>

namespace warpgrain::views {

namespace {

using run::AccessNumbers;
using run::CountedSpace;

class CountTexts {
  Q_DECLARE_TR_FUNCTIONS(CountTexts)
};

QString numberOf(std::uint64_t number) {
  return QLocale().toString(static_cast<qulonglong>(number));
}

QString coloured(const QString &html, const QColor &colour) {
  return QStringLiteral("<span style=\"color:%1\">%2</span>").arg(colour.name(), html);
}

std::uint64_t costOf(const ExecutedAccess &access) {
  return access.space == CountedSpace::shared ? access.numbers.passes : access.numbers.sectors;
}

double averageOf(const ExecutedAccess &access) {
  return access.numbers.requests == 0
             ? 0
             : static_cast<double>(costOf(access)) / static_cast<double>(access.numbers.requests);
}

struct Line {
  QString name;
  std::uint64_t AccessNumbers::*number;
};

std::vector<Line> linesOf(CountedSpace space) {
  std::vector<Line> out{{CountTexts::tr("executions by a thread"), &AccessNumbers::threads},
                        {CountTexts::tr("requests of warps"), &AccessNumbers::requests}};
  if (space == CountedSpace::global) {
    out.push_back({CountTexts::tr("sectors of 32 bytes"), &AccessNumbers::sectors});
    out.push_back({CountTexts::tr("lines of 128 bytes"), &AccessNumbers::lines});
  } else if (space == CountedSpace::shared) {
    out.push_back({CountTexts::tr("passes over the banks"), &AccessNumbers::passes});
    out.push_back({CountTexts::tr("bank conflicts"), &AccessNumbers::conflicts});
    out.push_back({CountTexts::tr("ways of the worst pass"), &AccessNumbers::ways});
  }
  return out;
}

QString tableHtml(const ExecutedAccess &access, bool isOutdated, const ThemeColours &colours) {
  const auto cell = [](const QString &html) {
    return QStringLiteral("<td align=\"right\" style=\"padding-left:18px\">%1</td>").arg(html);
  };
  const auto faint = [&colours](const QString &text) { return coloured(text, colours.faint); };
  QString html = QStringLiteral("<table cellspacing=\"0\" cellpadding=\"1\"><tr><td></td>%1%2</tr>")
                     .arg(cell(faint(CountTexts::tr("predicted"))), cell(faint(CountTexts::tr("executed"))));
  for (const Line &line : linesOf(access.space)) {
    const bool differs = access.predicted && (*access.predicted).*line.number != access.numbers.*line.number;
    QString executed = numberOf(access.numbers.*line.number);
    if (isOutdated)
      executed = faint(executed);
    else if (differs)
      executed = coloured(QStringLiteral("≠ ") + executed, colours.warning);
    const QString predicted = access.predicted ? numberOf((*access.predicted).*line.number) : QStringLiteral("?");
    html += QStringLiteral("<tr><td>%1</td>").arg(faint(line.name)) + cell(isOutdated ? faint(predicted) : predicted) +
            cell(executed) + QStringLiteral("</tr>");
  }
  return html + QStringLiteral("</table>");
}

} // namespace

double executedCost(const ExecutedAccess &access) {
  return static_cast<double>(costOf(access));
}

QString executedText(const ExecutedAccess &access) {
  const QString requests = numberOf(access.numbers.requests);
  return access.space == CountedSpace::constant || access.numbers.requests == 0
             ? requests
             : QStringLiteral("%1 × %2").arg(requests, numberText(averageOf(access)));
}

QString executedSentence(const ExecutedAccess &access) {
  const QString requests = numberOf(access.numbers.requests);
  if (access.numbers.requests == 0) return CountTexts::tr("Executed: never.");
  if (access.space == CountedSpace::constant) return CountTexts::tr("Executed: %1 requests.").arg(requests);
  if (access.space == CountedSpace::shared)
    return CountTexts::tr("Executed: %1 requests, %2 passes over the banks (%3 a request), %4 of them conflicts.")
        .arg(requests, numberOf(access.numbers.passes), numberText(averageOf(access)),
             numberOf(access.numbers.conflicts));
  return CountTexts::tr("Executed: %1 requests, %2 sectors (%3 a request).")
      .arg(requests, numberOf(access.numbers.sectors), numberText(averageOf(access)));
}

QString executedHtml(const ExecutedCounts &counts, const ExecutedAccess *access, const ThemeColours &colours) {
  const auto paragraph = [](const QString &html) { return QStringLiteral("<p>%1</p>").arg(html); };
  QString html;
  if (!counts.sentence.isEmpty()) html += paragraph(coloured(counts.sentence.toHtmlEscaped(), colours.faint));
  if (access == nullptr) {
    if (counts.sentence.isEmpty())
      html +=
          paragraph(CountTexts::tr("The kernel has not been run: Count runs it on the CPU with the launch form, and "
                                   "counts what this access executes."));
    else if (!counts.rows.empty())
      html += paragraph(CountTexts::tr("This access is not among what was counted."));
  } else {
    html += tableHtml(*access, counts.isOutdated, colours);
    if (!access->predicted && !access->predicted.error().isEmpty())
      html += paragraph(CountTexts::tr("Nothing is predicted of the whole launch: %1.")
                            .arg(access->predicted.error().toHtmlEscaped()));
    if (!access->approximate.isEmpty())
      html +=
          paragraph(CountTexts::tr("A device may count something else: %1.").arg(access->approximate.toHtmlEscaped()));
  }
  for (const QString &sentence : counts.missing)
    html += paragraph(coloured(sentence.toHtmlEscaped(), colours.faint));
  return html;
}

} // namespace warpgrain::views

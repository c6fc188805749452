// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/nests/NestText.h"

#include <QCoreApplication>

#include <algorithm>

namespace warpgrain::views {

namespace {

class NestText {
  Q_DECLARE_TR_FUNCTIONS(NestText)
};

QString paragraph(const QString &html) {
  return QStringLiteral("<p style=\"margin:4px 0\">%1</p>").arg(html);
}

QString heading(const QString &text) {
  return QStringLiteral("<p style=\"margin:8px 0 2px 0\"><b>%1</b></p>").arg(text.toHtmlEscaped());
}

QString listHtml(const QString &title, const QStringList &items) {
  if (items.isEmpty()) return {};
  QString html = heading(title) + QStringLiteral("<ul style=\"margin:2px 0 0 -22px\">");
  for (const QString &item : items)
    html += QStringLiteral("<li>%1</li>").arg(item);
  return html + QStringLiteral("</ul>");
}

QStringList escaped(const QStringList &texts) {
  QStringList out;
  for (const QString &text : texts)
    out << text.toHtmlEscaped();
  return out;
}

QString linkTo(const SourcePlace &place) {
  return placeLinkHtml(place, NestText::tr("line %1").arg(place.name));
}

QString loopHtml(const Nest &nest, const NestLoop &loop, std::size_t mapping) {
  QString html = QStringLiteral("&nbsp;").repeated(4 * loop.depth) +
                 QStringLiteral("<b>%1</b> (%2)").arg(loop.counter.toHtmlEscaped(), linkTo(loop.place));
  if (!loop.trips.isEmpty())
    html += QStringLiteral(", ") + NestText::tr("iterations: %1").arg(loop.trips).toHtmlEscaped();
  html += QStringLiteral(": ") + stateOf(nest, loop, mapping).toHtmlEscaped();
  if (!loop.gathered.isEmpty())
    html +=
        QStringLiteral(", ") + NestText::tr("gathers %1").arg(loop.gathered.join(QStringLiteral(", "))).toHtmlEscaped();
  return loop.why.isEmpty() ? html : html + QStringLiteral(". ") + loop.why.toHtmlEscaped();
}

QString becameHtml(const Nest &nest, const WrittenNest *written) {
  if (written == nullptr) return {};
  if (!written->kernel.isEmpty())
    return paragraph(NestText::tr("It is the kernel %1.").arg(written->kernel).toHtmlEscaped());
  const QString why = whyOf(nest, written);
  return why.isEmpty() ? QString()
                       : paragraph(NestText::tr("It stays on the CPU.").toHtmlEscaped() + u' ' + why.toHtmlEscaped());
}

QStringList spaceItems(const Nest &nest, std::size_t mapping) {
  QStringList out;
  if (mapping >= nest.mappings.size()) return out;
  const NestMapping &chosen = nest.mappings[mapping];
  for (std::size_t i = 0; i < nest.arrays.size(); ++i) {
    QString item = QStringLiteral("%1: %2").arg(titleOf(nest.arrays[i]), chosen.spaces[static_cast<qsizetype>(i)]);
    if (chosen.costs[i] > 0) item += QStringLiteral(", ") + NestText::tr("cost %1").arg(chosen.costs[i]);
    out << item.toHtmlEscaped();
  }
  return out;
}

} // namespace

QString titleOf(const Nest &nest) {
  QStringList counters;
  for (const NestLoop &loop : nest.loops) {
    if (loop.depth != static_cast<int>(counters.size())) break;
    counters << loop.counter;
  }
  return NestText::tr("nest %1").arg(counters.join(QStringLiteral(", ")));
}

QString stateOf(const Nest &nest, const WrittenNest *written) {
  if (written != nullptr) return written->kernel.isEmpty() ? NestText::tr("CPU") : NestText::tr("GPU");
  return nest.isMapped() ? NestText::tr("mapped") : NestText::tr("CPU");
}

QString whyOf(const Nest &nest, const WrittenNest *written) {
  if (written != nullptr && written->kernel.isEmpty() && !written->why.isEmpty()) return written->why;
  if (!nest.refusal.isEmpty()) return nest.refusal;
  if (nest.isMapped()) return {};
  if (nest.leftOut > 0) return NestText::tr("No shape of block fits a multiprocessor.");
  const auto reason = std::ranges::find_if(nest.loops, [](const NestLoop &loop) { return !loop.why.isEmpty(); });
  return reason == nest.loops.end() ? NestText::tr("No loop can be mapped.") : reason->why;
}

QString stateOf(const Nest &nest, const NestLoop &loop, std::size_t mapping) {
  if (loop.isMapped && mapping < nest.mappings.size())
    for (const QString &part : nest.mappings[mapping].loops.split(QStringLiteral(", ")))
      if (part.section(QStringLiteral(" -> "), 0, 0) == loop.counter)
        return NestText::tr("parallel, %1").arg(part.section(QStringLiteral(" -> "), 1));
  if (loop.isMapped) return NestText::tr("parallel");
  return loop.isParallel ? NestText::tr("parallel, in the thread") : NestText::tr("not parallel");
}

QString titleOf(const NestArray &array) {
  const QString use = array.isRead && array.isWritten ? NestText::tr("read and written")
                      : array.isWritten               ? NestText::tr("written")
                                                      : NestText::tr("read");
  return QStringLiteral("%1 (%2)").arg(array.name, use);
}

QString nestHtml(const Nest &nest, std::size_t mapping, const WrittenNest *written) {
  QString html = QStringLiteral("<p style=\"margin:0 0 4px 0\"><b>%1</b>, %2</p>")
                     .arg(NestText::tr("Nest in %1()").arg(nest.function).toHtmlEscaped(), linkTo(nest.place));
  if (!nest.refusal.isEmpty()) {
    html += paragraph(NestText::tr("It is not followed.").toHtmlEscaped() + u' ' + nest.refusal.toHtmlEscaped());
    return nest.refusalPlace ? html + paragraph(linkTo(*nest.refusalPlace)) : html;
  }
  html += becameHtml(nest, written) + listHtml(NestText::tr("What was done to it"), escaped(nest.changes));
  QStringList loops;
  for (const NestLoop &loop : nest.loops)
    loops << loopHtml(nest, loop, mapping);
  html +=
      listHtml(NestText::tr("Loops"), loops) + listHtml(NestText::tr("Taken for granted"), escaped(nest.assumptions));
  html += listHtml(NestText::tr("Memory under the chosen mapping"), spaceItems(nest, mapping));
  if (nest.leftOut > 0)
    html += paragraph(
        NestText::tr("%n mapping(s) are left out: no block of theirs fits a multiprocessor.", nullptr, nest.leftOut)
            .toHtmlEscaped());
  return html;
}

QString nestErrorHtml(const NestList &list) {
  QString html;
  for (const QString &line : list.error.split(u'\n'))
    html += paragraph(line.toHtmlEscaped());
  return list.errorPlace ? html + paragraph(linkTo(*list.errorPlace)) : html;
}

QString summaryOf(const NestList &list, const NestTexts *texts) {
  if (!list.error.isEmpty()) return NestText::tr("Not mapped");
  const auto mapped = std::ranges::count_if(list.nests, &Nest::isMapped);
  QString out = NestText::tr("%1 of %n nest(s) mapped", nullptr, static_cast<int>(list.nests.size())).arg(mapped);
  if (texts != nullptr && texts->error.isEmpty()) {
    const auto kernels =
        std::ranges::count_if(texts->nests, [](const WrittenNest &nest) { return !nest.kernel.isEmpty(); });
    out += QStringLiteral(", ") + NestText::tr("%n kernel(s)", nullptr, static_cast<int>(kernels));
  }
  return out + QStringLiteral("; ") + list.rules;
}

} // namespace warpgrain::views

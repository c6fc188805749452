// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shared/VerdictText.h"

#include "views/shared/Texts.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QStringList>

#include <algorithm>

namespace warpgrain::views {

namespace {

using dependence::Reason;
using dependence::Verdict;
using dependence::VerdictKind;

QString tr(const char *text) {
  return QCoreApplication::translate("warpgrain::views::VerdictText", text);
}

QString linkOf(const SourceSpan &span) {
  return QStringLiteral("place:%1:%2:%3").arg(static_cast<quint32>(span.file)).arg(span.begin).arg(span.end);
}

/// Leads to a reason's paragraph in the handbook: "reason:barrier-divergent".
const QString reasonScheme = QStringLiteral("reason:");

QString itemHtml(const Reason &reason, const PlaceName &placeName) {
  QString item = sentenceOf(reason).toHtmlEscaped();
  if (reason.span) {
    const QString name = placeName ? placeName(*reason.span) : tr("show the place");
    item += QStringLiteral(" (<a href=\"%1\">%2</a>)").arg(linkOf(*reason.span), name.toHtmlEscaped());
  }
  item += QStringLiteral(" <a href=\"%1%2\">%3</a>")
              .arg(reasonScheme, toQString(dependence::nameOf(reason.id)), tr("[handbook]").toHtmlEscaped());
  return QStringLiteral("<li>") + item + QStringLiteral("</li>");
}

QString listHtml(const QString &title, const std::vector<Reason> &reasons, const PlaceName &placeName) {
  if (reasons.empty()) return {};
  QString html = title.isEmpty() ? QString() : QStringLiteral("<p>%1</p>").arg(title.toHtmlEscaped());
  html += QStringLiteral("<ul style=\"margin:2px 0 0 -22px\">");
  for (const Reason &reason : reasons)
    html += itemHtml(reason, placeName);
  return html + QStringLiteral("</ul>");
}

/// What is named of a launch; the catalogue's words for it.
QString launchPart(const std::string &english) {
  if (english == "grid") return tr("grid");
  if (english == "block") return tr("block");
  if (english == "shared memory") return tr("shared memory");
  return toQString(english);
}

/// What stands among a sentence's arguments, where it is a word of core: "line 5", also behind a text of the source,
/// and what is named of a launch. All else is the source's own, and stays.
QString wordOf(const Reason &reason, std::size_t n) {
  const std::string english = reason.arguments[n - 1].rendered();
  const bool namesPart = reason.id == dependence::ReasonId::macroHidesLaunchPart ||
                         reason.id == dependence::ReasonId::launchNeedsPlaceBefore;
  if (namesPart && n == reason.arguments.size()) return launchPart(english);
  static const QRegularExpression line(QStringLiteral("(^| \\()line ([0-9]+)(\\)?)$"));
  QString out = toQString(english);
  if (const auto found = line.match(out);
      found.hasMatch() && found.captured(1).isEmpty() == found.captured(3).isEmpty())
    out.replace(found.capturedStart(), found.capturedLength(),
                found.captured(1) + tr("line %1").arg(found.captured(2)) + found.captured(3));
  return out;
}

/// What stands above a verdict's reasons.
QString reasonsTitle(VerdictKind kind) {
  switch (kind) {
  case VerdictKind::illegal:
    return tr("Because:");
  case VerdictKind::unknown:
    return tr("What could not be understood:");
  default:
    return tr("Worth knowing:");
  }
}

} // namespace

QString reasonTranslation(std::string_view text) {
  return QCoreApplication::translate("warpgrain::dependence::Reasons", std::string(text).c_str());
}

QString generalSentenceOf(dependence::ReasonId reason) {
  const std::string own = reasonTranslation(dependence::entryOf(reason).pattern).toStdString();
  return toQString(dependence::filledIn(own, [](std::size_t) { return std::string("…"); }));
}

QString sentenceOf(const Reason &reason) {
  const std::string own = reasonTranslation(dependence::entryOf(reason.id).pattern).toStdString();
  const auto argumentText = [&reason](std::size_t n) {
    if (n < 1 || n > reason.arguments.size()) return std::string();
    const dependence::ReasonArgument &argument = reason.arguments[n - 1];
    const Reason *clause = argument.clause();
    return clause != nullptr ? sentenceOf(*clause).toStdString() : toUtf8(wordOf(reason, n));
  };
  return toQString(dependence::finished(reason.id, dependence::filledIn(own, argumentText)));
}

QString verdictName(VerdictKind kind) {
  switch (kind) {
  case VerdictKind::legal:
    return tr("legal");
  case VerdictKind::legalIf:
    return tr("legal if");
  case VerdictKind::illegal:
    return tr("not legal");
  default:
    return tr("unknown");
  }
}

QString verdictGlyph(VerdictKind kind) {
  switch (kind) {
  case VerdictKind::legal:
    return QStringLiteral("✓");
  case VerdictKind::legalIf:
    return QStringLiteral("✓*");
  case VerdictKind::illegal:
    return QStringLiteral("✕");
  default:
    return QStringLiteral("?");
  }
}

QString verdictLabel(VerdictKind kind) {
  return verdictGlyph(kind) + u' ' + verdictName(kind);
}

QString verdictLabelHtml(VerdictKind kind, const QColor &colour) {
  return QStringLiteral("<span style=\"color:%1\">%2</span>").arg(colour.name(), verdictLabel(kind).toHtmlEscaped());
}

QString verdictTooltip(const Verdict &verdict) {
  QStringList lines{verdictLabel(verdict.kind)};
  const auto add = [&lines](const QString &title, const std::vector<Reason> &reasons) {
    if (!reasons.empty()) lines << title;
    for (const Reason &reason : reasons)
      lines << QStringLiteral("• ") + sentenceOf(reason);
  };
  add(tr("It must hold that:"), verdict.assumptions);
  add(reasonsTitle(verdict.kind), verdict.reasons);
  return lines.join(u'\n');
}

QString verdictHtml(const Verdict &verdict, const PlaceName &placeName) {
  return listHtml(tr("It must hold that:"), verdict.assumptions, placeName) +
         listHtml(reasonsTitle(verdict.kind), verdict.reasons, placeName);
}

std::optional<SourceSpan> placeOfLink(const QString &link) {
  const QStringList parts = link.split(u':');
  if (parts.size() != 4 || parts[0] != QStringLiteral("place")) return std::nullopt;
  bool good[3]{};
  const quint32 file = parts[1].toUInt(&good[0]);
  const quint32 begin = parts[2].toUInt(&good[1]);
  const quint32 end = parts[3].toUInt(&good[2]);
  if (!std::ranges::all_of(good, [](bool g) { return g; })) return std::nullopt;
  return SourceSpan{.file = FileId{file}, .begin = begin, .end = end};
}

std::optional<dependence::ReasonId> reasonOfLink(const QString &link) {
  if (!link.startsWith(reasonScheme)) return std::nullopt;
  const std::string name = link.mid(reasonScheme.size()).toStdString();
  for (std::size_t i = 0; i < dependence::reasonCount; ++i)
    if (const auto id = static_cast<dependence::ReasonId>(i); dependence::nameOf(id) == name) return id;
  return std::nullopt;
}

QString severityName(model::Severity severity) {
  switch (severity) {
  case model::Severity::error:
    return tr("error");
  case model::Severity::warning:
    return tr("warning");
  default:
    return tr("note");
  }
}

QString severityGlyph(model::Severity severity) {
  switch (severity) {
  case model::Severity::error:
    return QStringLiteral("✕");
  case model::Severity::warning:
    return QStringLiteral("!");
  default:
    return QStringLiteral("i");
  }
}

} // namespace warpgrain::views

// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/factors/VerdictDetail.h"

#include "views/shared/Texts.h"
#include "views/shared/Theme.h"

#include <QUrl>

namespace warpgrain::views {

namespace {

/// What offers a step: "step:inline f".
const QString stepScheme = QStringLiteral("step:");

std::optional<transform::Step> stepOfLink(const QString &link) {
  if (!link.startsWith(stepScheme)) return std::nullopt;
  const auto step = transform::parseStep(toUtf8(QUrl::fromPercentEncoding(link.mid(stepScheme.size()).toUtf8())));
  return step ? std::optional(*step) : std::nullopt;
}

QString liftHtml(const transform::Step &lift) {
  const QString step = toQString(toString(lift));
  const QString link = stepScheme + QString::fromUtf8(QUrl::toPercentEncoding(step));
  return VerdictDetail::tr("It can be made after %1.")
      .toHtmlEscaped()
      .arg(QStringLiteral("<a href=\"%1\">%2</a>").arg(link, step.toHtmlEscaped()));
}

} // namespace

VerdictDetail::VerdictDetail(QWidget *parent) : QTextBrowser(parent) {
  setAccessibleName(tr("Reasons"));
  setOpenLinks(false);
  setMinimumHeight(2 * fontMetrics().lineSpacing() + 12);
  connect(this, &QTextBrowser::anchorClicked, this, &VerdictDetail::openLink);
}

void VerdictDetail::setJudged(const Judged &judged, const PlaceName &placeName, const QString &hint) {
  const QString html = judged.verdict != nullptr ? htmlOf(judged, placeName) : hint.toHtmlEscaped();
  // The same text again would take away a selection.
  if (shown_ == html) return;
  shown_ = html;
  setHtml(html);
}

QString VerdictDetail::htmlOf(const Judged &judged, const PlaceName &placeName) const {
  const dependence::Verdict &verdict = *judged.verdict;
  const QString label = judged.pending ? tr("being checked").toHtmlEscaped()
                                       : verdictLabelHtml(verdict.kind, themeColours(*this).of(verdict.kind));
  QString html = QStringLiteral("<p><b>%1</b>: %2</p>").arg(judged.title.toHtmlEscaped(), label);
  if (judged.pending) return html;
  html += verdictHtml(verdict, placeName);
  if (verdict.reasons.empty() && verdict.assumptions.empty()) html += tr("Legal without conditions.").toHtmlEscaped();
  if (!judged.lift.word.empty()) html += QStringLiteral("<p>%1</p>").arg(liftHtml(judged.lift));
  return html;
}

void VerdictDetail::openLink(const QUrl &link) {
  if (const auto step = stepOfLink(link.toString())) {
    Q_EMIT stepChosen(*step);
    return;
  }
  if (const auto reason = reasonOfLink(link.toString())) Q_EMIT reasonChosen(*reason);
  if (const auto place = placeOfLink(link.toString())) Q_EMIT placeChosen(*place);
}

} // namespace warpgrain::views

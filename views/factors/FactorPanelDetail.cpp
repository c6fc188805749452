// SPDX-License-Identifier: GPL-3.0-or-later
// The lower part of the panel: what is wrong with the plan, its verdict, and the reasons of what is asked about.
#include "views/factors/FactorPanel.h"
#include "views/factors/FactorRowWidget.h"
#include "views/shared/Texts.h"
#include "views/shared/Theme.h"

#include <QEvent>
#include <QLabel>
#include <QTextBrowser>
#include <QUrl>

namespace warpgrain::views {

namespace {

QString coloured(const QString &text, const QColor &colour) {
  return QStringLiteral("<span style=\"color:%1\">%2</span>").arg(colour.name(), text.toHtmlEscaped());
}

} // namespace

void FactorPanel::setPlanProblem(const QString &problem) {
  planProblem_->setText(problem);
  planProblem_->setVisible(!problem.isEmpty());
  QPalette colours;
  colours.setColor(QPalette::WindowText, themeColours(*this).error);
  planProblem_->setPalette(colours);
}

void FactorPanel::setPlanVerdict(const dependence::Verdict &verdict) {
  planVerdict_ = verdict;
  showVerdict();
}

void FactorPanel::setPlaceName(PlaceName placeName) {
  placeName_ = std::move(placeName);
  refreshDetail();
}

void FactorPanel::showVerdict() {
  if (plan_.empty()) {
    planVerdictLine_->setText(tr("No step is chosen: the kernel as it is."));
    planVerdictLine_->setToolTip({});
  } else {
    const QString verdict = coloured(verdictLabel(planVerdict_.kind), themeColours(*this).of(planVerdict_.kind));
    planVerdictLine_->setText(tr("Whole plan: %1 (<a href=\"plan\">why</a>)").arg(verdict));
    planVerdictLine_->setToolTip(verdictTooltip(planVerdict_));
  }
  refreshDetail();
}

void FactorPanel::showDetail(std::size_t row, std::size_t value) {
  const transform::Step &step = rows_[row].values[value].step;
  detailStep_ = step.word.empty() ? std::nullopt : std::optional(step);
  refreshDetail();
}

void FactorPanel::refreshDetail() {
  QString title = toQString(transform::toString(plan_));
  const dependence::Verdict *verdict = plan_.empty() ? nullptr : &planVerdict_;
  bool pending = false;
  for (const FactorRow &row : rows_)
    for (const FactorValue &value : row.values)
      if (detailStep_ && value.step == *detailStep_) {
        title = row.title + u' ' + value.label;
        verdict = &value.verdict;
        pending = value.pending;
      }
  QString html;
  if (rows_.empty() || !verdict) {
    html =
        rows_.empty() ? QString() : tr("Choose a value to read here what speaks for and against it.").toHtmlEscaped();
  } else {
    const QString name = pending ? tr("being checked").toHtmlEscaped()
                                 : coloured(verdictLabel(verdict->kind), themeColours(*this).of(verdict->kind));
    html = QStringLiteral("<p><b>%1</b>: %2</p>").arg(title.toHtmlEscaped(), name);
    if (!pending) html += verdictHtml(*verdict, placeName_);
    if (!pending && verdict->reasons.empty() && verdict->assumptions.empty())
      html += tr("Nothing speaks against it.").toHtmlEscaped();
  }
  // The same text again would take away a selection.
  if (detail_->property("shown").toString() == html) return;
  detail_->setProperty("shown", html);
  detail_->setHtml(html);
}

void FactorPanel::openLink(const QUrl &link) {
  if (const auto place = placeOfLink(link.toString())) Q_EMIT placeChosen(*place);
}

void FactorPanel::changeEvent(QEvent *event) {
  QWidget::changeEvent(event);
  if (event->type() != QEvent::PaletteChange || !planProblem_) return;
  setPlanProblem(planProblem_->text());
  showVerdict();
  refreshDetail();
}

} // namespace warpgrain::views

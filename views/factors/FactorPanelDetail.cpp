// SPDX-License-Identifier: GPL-3.0-or-later
// The lower part of the panel: the verdict of the plan, and the reasons of what is asked about.
#include "views/factors/FactorPanel.h"
#include "views/factors/PlanStepList.h"
#include "views/shared/Texts.h"
#include "views/shared/Theme.h"

#include <QEvent>
#include <QLabel>
#include <QTextBrowser>
#include <QUrl>

#include <algorithm>

namespace warpgrain::views {

namespace {

QString coloured(const QString &text, const QColor &colour) {
  return QStringLiteral("<span style=\"color:%1\">%2</span>").arg(colour.name(), text.toHtmlEscaped());
}

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
  return FactorPanel::tr("It can be made after %1.")
      .toHtmlEscaped()
      .arg(QStringLiteral("<a href=\"%1\">%2</a>").arg(link, step.toHtmlEscaped()));
}

} // namespace

void FactorPanel::setPlanVerdict(const dependence::Verdict &verdict, const std::vector<dependence::Verdict> &steps) {
  planVerdict_ = verdict;
  planPending_ = false;
  steps_->setVerdicts(steps);
  showVerdict();
}

void FactorPanel::setPlaceName(PlaceName placeName) {
  placeName_ = std::move(placeName);
  refreshDetail();
}

void FactorPanel::clear() {
  detailStep_.reset();
  setRows({});
  setPlan({});
  setTypedProblem({});
  setPlanProblem({});
}

bool FactorPanel::speaksOfPlan() const {
  if (!detailStep_) return true;
  return std::ranges::none_of(rows_, [this](const FactorRow &row) {
    return std::ranges::find(row.values, *detailStep_, &FactorValue::step) != row.values.end();
  });
}

void FactorPanel::showVerdict() {
  if (plan_.empty()) {
    planVerdictLine_->setText(tr("No step is chosen: the kernel as it is."));
    planVerdictLine_->setToolTip({});
  } else if (planPending_) {
    planVerdictLine_->setText(tr("Whole plan: being checked"));
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
  detailIndex_ = -1;
  refreshDetail();
}

void FactorPanel::showStepDetail(int index) {
  showPlanButtons();
  if (!steps_->hasFocus()) return; // it is the list that looks for a place
  detailStep_.reset();
  detailIndex_ = index;
  refreshDetail();
}

FactorPanel::Detail FactorPanel::detail() const {
  for (const FactorRow &row : rows_)
    for (const FactorValue &value : row.values)
      if (detailStep_ && value.step == *detailStep_)
        return {.title = row.title + u' ' + value.label,
                .verdict = &value.verdict,
                .pending = value.pending,
                .lift = value.lift};
  const auto index = static_cast<std::size_t>(detailIndex_);
  if (detailIndex_ >= 0 && steps_->verdictOf(index) != nullptr)
    return {.title = toQString(toString(draft_[index].step)), .verdict = steps_->verdictOf(index)};
  return {.title = toQString(transform::toString(plan_)),
          .verdict = plan_.empty() ? nullptr : &planVerdict_,
          .pending = planPending_};
}

void FactorPanel::refreshDetail() {
  const auto [title, verdict, pending, lift] = detail();
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
    if (!pending && !lift.word.empty()) html += QStringLiteral("<p>%1</p>").arg(liftHtml(lift));
  }
  // The same text again would take away a selection.
  if (detail_->property("shown").toString() == html) return;
  detail_->setProperty("shown", html);
  detail_->setHtml(html);
}

void FactorPanel::openLink(const QUrl &link) {
  if (const auto step = stepOfLink(link.toString())) {
    Q_EMIT stepChosen(*step);
    return;
  }
  if (const auto place = placeOfLink(link.toString())) Q_EMIT placeChosen(*place);
}

void FactorPanel::changeEvent(QEvent *event) {
  QWidget::changeEvent(event);
  if (event->type() != QEvent::PaletteChange || !problem_) return;
  showProblem();
  showVerdict();
  refreshDetail();
}

} // namespace warpgrain::views

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/window/StepMenu.h"

#include "app/gui/base/Texts.h"
#include "app/gui/plan/FactorRows.h"
#include "core/base/LineIndex.h"
#include "views/factors/FactorRow.h"
#include "views/shared/VerdictText.h"

#include <QAction>
#include <QMenu>

#include <algorithm>

namespace warpgrain::gui {

namespace {

constexpr qsizetype longestReason = 60;

/// The first thing that is said of a step, in few words; the tooltip and the panel have all of it.
QString shortReason(const dependence::Verdict &verdict) {
  const auto &reasons = verdict.kind == dependence::VerdictKind::legalIf ? verdict.assumptions : verdict.reasons;
  if (verdict.kind == dependence::VerdictKind::legal || reasons.empty()) return {};
  QString text = views::sentenceOf(reasons.front()).simplified();
  if (text.size() > longestReason) text = text.left(longestReason - 1).trimmed() + QStringLiteral("…");
  return text;
}

/// "4: ✓* legal if - the threads do not race".
QString textOf(const QString &name, const views::FactorValue &value) {
  const QString label = value.pending ? StepMenu::tr("being checked") : views::verdictLabel(value.verdict.kind);
  QString text = QStringLiteral("%1: %2").arg(name, label);
  if (const QString reason = shortReason(value.verdict); !value.pending && !reason.isEmpty())
    text += QStringLiteral(" - ") + reason;
  return text.replace(u'&', QStringLiteral("&&"));
}

} // namespace

StepMenu::StepMenu(Workbench &workbench, QMenu &menu, std::filesystem::path file, std::size_t offset)
    : QObject(&menu), workbench_(workbench), menu_(menu), file_(std::move(file)), offset_(offset),
      before_(menu.actions().value(0)) {
  menu_.setToolTipsVisible(true);
  chooseKernel();
  if (isCurrent())
    fill();
  else
    wait();
}

/// Of the text and the kernel that are looked at, not of those before.
bool StepMenu::isCurrent() const {
  const Verdicts &verdicts = workbench_.verdicts();
  return verdicts.analysis && verdicts.analysis == workbench_.analysis() &&
         verdicts.analysis->revision == workbench_.source().revision() &&
         verdicts.kernel == workbench_.selection().kernel();
}

/// The menu speaks of the kernel that it was opened in.
void StepMenu::chooseKernel() {
  const AnalysisPointer &analysis = workbench_.analysis();
  const SourceFile *source = workbench_.source().find(file_);
  if (!analysis || source == nullptr) return;
  const std::uint32_t line = LineIndex(source->text).locate(static_cast<std::uint32_t>(offset_)).line;
  if (const KernelPlace *kernel = analysis->outline.at(file_, line)) workbench_.selection().setKernel(kernel->key);
}

void StepMenu::wait() {
  waiting_ = new QAction(tr("Checking which steps fit here…"), this);
  waiting_->setEnabled(false);
  insert(waiting_);
  connect(&workbench_, &Workbench::checked, this, &StepMenu::take);
}

void StepMenu::take() {
  if (!isCurrent()) return;
  disconnect(&workbench_, nullptr, this, nullptr); // what is offered does not change under the mouse
  delete waiting_;
  fill();
}

void StepMenu::fill() {
  const Verdicts &verdicts = workbench_.verdicts();
  if (!verdicts.analysis->unit) return;
  const auto &files = verdicts.analysis->unit->files;
  const auto at = std::ranges::find(files, file_, &model::File::path);
  if (at == files.end()) return;
  const FileId file{static_cast<std::uint32_t>(at - files.begin())};
  const StepTarget *target = targetAt(verdicts.targets, file, static_cast<std::uint32_t>(offset_));
  if (target == nullptr) return;
  std::vector<CheckedStep> steps;
  std::ranges::copy_if(verdicts.steps, std::back_inserter(steps),
                       [target](const CheckedStep &checked) { return isMadeOn(checked.step, *target); });
  menu_.insertSection(before_, nameOf(*target));
  if (steps.empty()) {
    auto *none = new QAction(tr("No step fits it"), this);
    none->setEnabled(false);
    insert(none);
  }
  std::vector<views::FactorRow> rows = factorRows(steps, verdicts.targets);
  markPending(rows, verdicts, verdicts.kernel, workbench_.plans().draftOf(verdicts.kernel));
  for (const views::FactorRow &row : rows)
    addRow(row);
  menu_.insertSeparator(before_);
}

void StepMenu::insert(QAction *action) {
  menu_.insertAction(before_, action);
}

/// A menu of its own for what can have several values; a step that can be made or not stands for itself.
void StepMenu::addRow(const views::FactorRow &row) {
  if (row.values.size() <= 2) {
    const views::FactorValue &value = row.values.back();
    addValue(menu_, toQString(toString(value.step)), row, value);
    return;
  }
  auto *values = new QMenu(QString(row.title).replace(u'&', QStringLiteral("&&")), &menu_);
  values->setToolTipsVisible(true);
  menu_.insertMenu(before_, values);
  for (const views::FactorValue &value : row.values)
    addValue(*values, value.step.word.empty() ? tr("none") : value.label, row, value);
}

void StepMenu::addValue(QMenu &menu, const QString &text, const views::FactorRow &row,
                        const views::FactorValue &value) {
  const bool isNone = isNeutral(row, value.step);
  const auto chosen = chosenStep(row, workbench_.plans().planOf(workbench_.selection().kernel()));
  auto *action = new QAction(isNone ? text : textOf(text, value), this);
  action->setCheckable(true);
  action->setChecked(isNone ? !chosen : chosen == value.step);
  if (&menu == &menu_)
    insert(action);
  else
    menu.addAction(action);
  if (isNone) {
    if (chosen)
      connect(action, &QAction::triggered, this,
              [this, step = *chosen] { workbench_.plans().remove(workbench_.selection().kernel(), step); });
    return;
  }
  QString help = value.pending ? QString() : views::verdictTooltip(value.verdict);
  if (!value.pending && !value.lift.word.empty())
    help += u'\n' + tr("It can be made after %1.").arg(toQString(toString(value.lift)));
  action->setToolTip(help);
  if (value.pending || value.verdict.allows())
    connect(action, &QAction::triggered, this, [this, step = value.step] { choose(step); });
  else
    connect(action, &QAction::triggered, this, [this, step = value.step] { Q_EMIT reasonWanted(step); });
}

/// Chosen once more, a step is taken out.
void StepMenu::choose(const transform::Step &step) {
  const KernelKey kernel = workbench_.selection().kernel();
  const transform::Plan plan = workbench_.plans().planOf(kernel);
  if (std::ranges::find(plan, step) != plan.end())
    workbench_.plans().remove(kernel, step);
  else
    workbench_.plans().choose(kernel, step);
}

} // namespace warpgrain::gui

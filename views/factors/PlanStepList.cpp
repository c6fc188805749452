// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/factors/PlanStepList.h"

#include "views/factors/PlanStepDelegate.h"
#include "views/shared/Texts.h"
#include "views/shared/Theme.h"
#include "views/shared/VerdictText.h"

#include <QApplication>
#include <QClipboard>
#include <QKeyEvent>

#include <algorithm>

namespace warpgrain::views {

using transform::DraftStep;
using transform::PlanDraft;

namespace {

constexpr int stepRole = Qt::UserRole; ///< which step of the draft an item is
constexpr int mostRows = 5;

} // namespace

PlanStepList::PlanStepList(QWidget *parent) : QListWidget(parent) {
  setAccessibleName(tr("Steps of the plan, in order"));
  setItemDelegate(new PlanStepDelegate(*this));
  setDragDropMode(InternalMove);
  setDefaultDropAction(Qt::MoveAction);
  setEditTriggers(DoubleClicked | EditKeyPressed);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
  // Later: the list is still at work on what it tells.
  connect(this, &QListWidget::itemChanged, this, &PlanStepList::readItems, Qt::QueuedConnection);
  connect(model(), &QAbstractItemModel::rowsMoved, this, &PlanStepList::readItems, Qt::QueuedConnection);
}

void PlanStepList::setDraft(const PlanDraft &draft) {
  if (draft != draft_) {
    typed_.reset();
    verdicts_.clear();
    pending_ = true;
  }
  draft_ = draft;
  fill();
}

void PlanStepList::fill() {
  const int current = currentRow();
  while (count() > static_cast<int>(draft_.size()))
    delete takeItem(count() - 1);
  while (count() < static_cast<int>(draft_.size())) {
    auto *item = new QListWidgetItem(this);
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsEditable | Qt::ItemIsUserCheckable |
                   Qt::ItemIsDragEnabled | Qt::ItemNeverHasChildren);
  }
  for (std::size_t i = 0; i < draft_.size(); ++i)
    fillItem(i);
  if (count() > 0 && currentRow() < 0) setCurrentRow(std::clamp(current, 0, count() - 1));
  tellStates();
  updateGeometry();
}

/// Sets what differs only: setting an item takes away what is being typed into it.
void PlanStepList::fillItem(std::size_t index) {
  QListWidgetItem *shown = item(static_cast<int>(index));
  const DraftStep &step = draft_[index];
  const bool isTyped = typed_ && typed_->first == index;
  const QString text = isTyped ? typed_->second : toQString(toString(step.step));
  const Qt::CheckState state = step.isOn ? Qt::Checked : Qt::Unchecked;
  if (shown->text() != text) shown->setText(text);
  if (shown->data(Qt::CheckStateRole).isNull() || shown->checkState() != state) shown->setCheckState(state);
  if (shown->data(stepRole) != static_cast<int>(index)) shown->setData(stepRole, static_cast<int>(index));
}

void PlanStepList::setVerdicts(const std::vector<dependence::Verdict> &verdicts) {
  verdicts_ = verdicts;
  pending_ = false;
  tellStates();
}

void PlanStepList::keepTyped(std::size_t index, const QString &text) {
  typed_ = {index, text};
  fill();
}

const dependence::Verdict *PlanStepList::verdictOf(std::size_t index) const {
  if (!isPartOfDraft(index) || !draft_[index].isOn) return nullptr;
  const auto end = draft_.begin() + static_cast<std::ptrdiff_t>(index);
  const auto before = static_cast<std::size_t>(std::count_if(draft_.begin(), end, std::mem_fn(&DraftStep::isOn)));
  return before < verdicts_.size() ? &verdicts_[before] : nullptr;
}

QString PlanStepList::stateOf(std::size_t index) const {
  if (!isPartOfDraft(index)) return {};
  if (typed_ && typed_->first == index) return tr("not a step");
  if (!draft_[index].isOn) return tr("off");
  if (pending_) return QStringLiteral("…");
  const dependence::Verdict *verdict = verdictOf(index);
  return verdict != nullptr ? verdictLabel(verdict->kind) : tr("not reached");
}

QColor PlanStepList::stateColour(std::size_t index) const {
  const ThemeColours &colours = themeColours(*this);
  if (typed_ && typed_->first == index) return colours.error;
  const dependence::Verdict *verdict = pending_ ? nullptr : verdictOf(index);
  return verdict != nullptr ? colours.of(verdict->kind) : colours.faint;
}

/// What the list itself does not paint: tooltips, and what a screen reader says.
void PlanStepList::tellStates() {
  for (std::size_t i = 0; i < draft_.size(); ++i) {
    QListWidgetItem *shown = item(static_cast<int>(i));
    if (shown == nullptr || isPersistentEditorOpen(shown)) continue;
    const dependence::Verdict *verdict = pending_ ? nullptr : verdictOf(i);
    const QString tip = verdict != nullptr ? verdictTooltip(*verdict) : stateOf(i);
    const QString spoken = tr("%1: %2").arg(shown->text(), stateOf(i));
    if (shown->toolTip() != tip) shown->setToolTip(tip);
    if (shown->data(Qt::AccessibleTextRole) != spoken) shown->setData(Qt::AccessibleTextRole, spoken);
  }
  viewport()->update();
}

/// What a person has made of the items: another order, other states, another text.
void PlanStepList::readItems() {
  if (count() != static_cast<int>(draft_.size())) return;
  PlanDraft wanted;
  std::optional<std::pair<std::size_t, QString>> edited;
  for (int row = 0; row < count(); ++row) {
    const auto index = static_cast<std::size_t>(item(row)->data(stepRole).toInt());
    if (!isPartOfDraft(index)) return;
    wanted.push_back({.step = draft_[index].step, .isOn = item(row)->checkState() == Qt::Checked});
    const bool isTyped = typed_ && typed_->first == index;
    const QString shown = isTyped ? typed_->second : toQString(toString(draft_[index].step));
    if (item(row)->text() != shown) edited = {index, item(row)->text()};
  }
  if (wanted != draft_)
    Q_EMIT draftWanted(wanted);
  else if (edited)
    Q_EMIT stepEdited(edited->first, edited->second);
}

void PlanStepList::moveCurrent(int by) {
  const int from = currentRow();
  const int to = from + by;
  if (from < 0 || to < 0 || to >= count()) return;
  PlanDraft wanted = draft_;
  std::swap(wanted[static_cast<std::size_t>(from)], wanted[static_cast<std::size_t>(to)]);
  setCurrentRow(to);
  Q_EMIT draftWanted(wanted);
}

void PlanStepList::removeCurrent() {
  const int row = currentRow();
  if (row < 0 || !isPartOfDraft(static_cast<std::size_t>(row))) return;
  PlanDraft wanted = draft_;
  wanted.erase(wanted.begin() + row);
  Q_EMIT draftWanted(wanted);
}

void PlanStepList::keyPressEvent(QKeyEvent *event) {
  const bool isAlt = event->modifiers() == Qt::AltModifier;
  const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
  if (state() == EditingState) {
    QListWidget::keyPressEvent(event); // what the line that is typed into has left over
  } else if (event->matches(QKeySequence::Copy)) {
    QApplication::clipboard()->setText(toQString(toString(transform::planOf(draft_))));
  } else if (isAlt && (event->key() == Qt::Key_Up || event->key() == Qt::Key_Down)) {
    moveCurrent(event->key() == Qt::Key_Up ? -1 : 1);
  } else if (event->key() == Qt::Key_Delete || event->key() == Qt::Key_Backspace) {
    removeCurrent();
  } else if (isEnter && currentItem() != nullptr) {
    editItem(currentItem());
  } else {
    QListWidget::keyPressEvent(event);
  }
}

QSize PlanStepList::sizeHint() const {
  const int rows = std::clamp(count(), 1, mostRows);
  const int height = count() > 0 ? sizeHintForRow(0) : fontMetrics().height() + 8;
  return {200, rows * height + 2 * frameWidth() + 2};
}

QSize PlanStepList::minimumSizeHint() const {
  return {80, sizeHint().height()};
}

} // namespace warpgrain::views

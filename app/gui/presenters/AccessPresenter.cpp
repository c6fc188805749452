// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/presenters/AccessPresenter.h"

#include "app/gui/access/ExecutedAccess.h"
#include "app/gui/base/Texts.h"
#include "views/access/AccessText.h"
#include "views/access/AccessView.h"

#include <algorithm>

namespace warpgrain::gui {

AccessPresenter::AccessPresenter(Workbench &workbench, views::AccessView &view)
    : QObject(&view), workbench_(workbench), view_(view), controller_(workbench) {
  connectView();
  connectCounts();
  connect(&controller_, &AccessController::begun, this, [this] { view_.setBusy(true); });
  connect(&controller_, &AccessController::changed, this, &AccessPresenter::showAnalysis);
  connect(&controller_, &AccessController::pictured, &view_, &views::AccessView::setPicture);
  connect(&workbench_.selection(), &Selection::accessChanged, this, &AccessPresenter::showSelection);
  showEmpty();
}

void AccessPresenter::connectView() {
  connect(&view_, &views::AccessView::accessChosen, this, [this](std::size_t row) { choose(row, false); });
  connect(&view_, &views::AccessView::accessActivated, this, [this](std::size_t row) { choose(row, true); });
  connect(&view_, &views::AccessView::pictureWanted, &controller_, &AccessController::ask);
  connect(&view_, &views::AccessView::stepChosen, this, &AccessPresenter::chooseStep);
  connect(&view_, &views::AccessView::numberTyped, this, &AccessPresenter::type);
}

void AccessPresenter::connectCounts() {
  connect(&view_, &views::AccessView::countWanted, &workbench_, &Workbench::count);
  connect(&view_, &views::AccessView::countUnwanted, &workbench_.counts(), &CountController::cancel);
  for (const auto signal : {&CountController::started, &CountController::counted})
    connect(&workbench_.counts(), signal, this, &AccessPresenter::showExecuted);
  connect(&workbench_.counts(), &CountController::finished, this, &AccessPresenter::showExecuted);
  connect(&workbench_.launch(), &LaunchController::changed, this, &AccessPresenter::showExecuted);
  connect(&workbench_, &Workbench::architectureChanged, this, &AccessPresenter::showExecuted);
  connect(&workbench_, &Workbench::workChanged, this, [this] { view_.setCountPossible(!workbench_.isWorking()); });
}

void AccessPresenter::showExecuted() {
  if (!shown_) return;
  const CountController &counts = workbench_.counts();
  const bool isRunning = counts.isRunning() && counts.order().subject.kernel == shown_->kernel;
  view_.setExecuted(executedCounts(counts.of(shown_->kernel), *shown_, workbench_.chosenKernel(), isRunning));
}

void AccessPresenter::showEmpty() {
  const AnalysisPointer &analysis = workbench_.analysis();
  if (!analysis || !analysis->unit)
    view_.setEmptyText(tr("Open a CUDA file to see how its kernels access memory."));
  else if (workbench_.selection().kernel().isNone())
    view_.setEmptyText(tr("There is no kernel here: open a file that holds one."));
  else
    view_.setEmptyText(tr("The kernel accesses no memory."));
}

void AccessPresenter::showAnalysis() {
  const std::optional<std::size_t> same = sameAsBefore();
  shown_ = controller_.current();
  Q_EMIT looked(shown_);
  view_.setBusy(false);
  showEmpty();
  if (!shown_ || (!known_.empty() && known_.begin()->second->analysis != shown_->analysis)) known_.clear();
  if (shown_) known_[shown_->kernel] = shown_;
  showMarks();
  view_.setList(shown_ ? shown_->list : nullptr);
  showExecuted();
  if (!shown_ || shown_->keys.empty()) {
    workbench_.selection().setAccess(std::nullopt);
    return;
  }
  std::size_t row = same.value_or(shown_->keys.size());
  if (row >= shown_->keys.size()) row = views::worstOf(*shown_->list);
  const bool isNew = workbench_.selection().access() != shown_->keys[row];
  workbench_.selection().setAccess(shown_->keys[row]);
  if (!isNew) showSelection();
}

/// The access that was chosen, through an edit: the one at its place among those of the same array and kind.
std::optional<std::size_t> AccessPresenter::sameAsBefore() const {
  const AccessAnalysisPointer &now = controller_.current();
  const auto &chosen = workbench_.selection().access();
  if (!now || !chosen) return std::nullopt;
  if (const auto there = std::ranges::find(now->keys, *chosen);
      there != now->keys.end() && shown_ && shown_->analysis == now->analysis)
    return static_cast<std::size_t>(there - now->keys.begin());
  const auto before = rowOf(chosen);
  if (!before || !shown_ || shown_->kernel != now->kernel) return std::nullopt;
  const auto isLike = [](const access::AccessFacts &one, const access::AccessFacts &other) {
    return one.array == other.array && one.kind == other.kind && one.space == other.space;
  };
  const auto &old = shown_->facts.accesses;
  const auto ordinal = std::ranges::count_if(old.begin(), old.begin() + static_cast<std::ptrdiff_t>(*before),
                                             [&](const auto &facts) { return isLike(facts, old[*before]); });
  std::ptrdiff_t seen = 0;
  for (std::size_t i = 0; i < now->facts.accesses.size(); ++i)
    if (isLike(now->facts.accesses[i], old[*before]) && seen++ == ordinal) return i;
  return std::nullopt;
}

void AccessPresenter::showMarks() {
  ByFile<views::EditorMark> marks;
  ByFile<views::AccessRange> ranges;
  for (const auto &[kernel, analysis] : known_) {
    for (const auto &[file, own] : analysis->marks)
      marks[file].insert(marks[file].end(), own.begin(), own.end());
    for (const auto &[file, own] : analysis->ranges)
      ranges[file].insert(ranges[file].end(), own.begin(), own.end());
  }
  Q_EMIT marksChanged(marks, ranges);
}

std::optional<std::size_t> AccessPresenter::rowOf(const std::optional<AccessKey> &key) const {
  if (!shown_ || !key) return std::nullopt;
  const auto found = std::ranges::find(shown_->keys, *key);
  return found != shown_->keys.end() ? std::optional(static_cast<std::size_t>(found - shown_->keys.begin()))
                                     : std::nullopt;
}

void AccessPresenter::showSelection() {
  if (const auto row = rowOf(workbench_.selection().access())) view_.setCurrent(*row);
}

void AccessPresenter::choose(std::size_t row, bool focus) {
  if (!shown_ || row >= shown_->keys.size()) return;
  const AccessKey key = shown_->keys[row];
  workbench_.selection().setAccess(key);
  Q_EMIT revealWanted(key, focus);
}

void AccessPresenter::caretMoved(const std::filesystem::path &file, std::size_t offset) {
  // Offsets of an older text would lead astray.
  if (!shown_ || shown_->analysis->revision != workbench_.source().revision()) return;
  const auto at = static_cast<std::uint32_t>(offset);
  const auto isHere = [&](const AccessKey &key) { return key.contains(file, at); };
  const AccessKey *best = nullptr;
  for (const AccessKey &key : shown_->keys)
    if (isHere(key) && (best == nullptr || key.length() < best->length())) best = &key;
  if (best == nullptr) return;
  // One that is chosen already stays, also where another begins at the same byte (rows[i] of rows[i][j]).
  const auto &chosen = workbench_.selection().access();
  if (chosen && isHere(*chosen) && rowOf(chosen) &&
      (chosen->begin == best->begin || chosen->length() == best->length()))
    return;
  workbench_.selection().setAccess(*best);
}

void AccessPresenter::chooseStep(const transform::Step &step) {
  if (shown_) workbench_.plans().choose(shown_->kernel, step);
}

void AccessPresenter::type(const views::LaunchNumber &number) {
  LaunchController &launch = workbench_.launch();
  switch (number.kind) {
  case views::LaunchNumber::Kind::block:
    return launch.typeBlock(number.axis, number.value);
  case views::LaunchNumber::Kind::grid:
    return launch.typeGrid(number.axis, number.value);
  default:
    return launch.typeArgument(number.name, number.value);
  }
}

} // namespace warpgrain::gui

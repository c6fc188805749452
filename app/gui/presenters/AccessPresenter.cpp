// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/presenters/AccessPresenter.h"

#include "app/gui/access/ExecutedAccess.h"
#include "app/gui/base/Texts.h"
#include "views/access/AccessText.h"
#include "views/access/AccessView.h"

#include <algorithm>

namespace warpgrain::gui {

AccessPresenter::AccessPresenter(Workbench &workbench, ChosenText &text, views::AccessView &view)
    : QObject(&view), workbench_(workbench), view_(view), text_(text), controller_(workbench) {
  connectView();
  connectCounts();
  connect(&controller_, &AccessController::begun, this, [this] {
    isOriginalAwaited_ = true;
    if (!text_.isOriginal()) return;
    controller_.dropPicture();
    view_.setBusy(true);
  });
  connect(&controller_, &AccessController::changed, this, &AccessPresenter::takeOriginal);
  connect(&text_, &ChosenText::changed, this, &AccessPresenter::showText);
  connect(&controller_, &AccessController::pictured, &view_, &views::AccessView::setPicture);
  connect(&workbench_.selection(), &Selection::accessChanged, this, &AccessPresenter::showSelection);
  showEmpty();
}

void AccessPresenter::connectView() {
  connect(&view_, &views::AccessView::accessChosen, this, [this](std::size_t row) { choose(row, false); });
  connect(&view_, &views::AccessView::accessActivated, this, [this](std::size_t row) { choose(row, true); });
  connect(&view_, &views::AccessView::pictureWanted, this,
          [this](const views::PictureQuery &query) { controller_.ask(shown_, query); });
  connect(&view_, &views::AccessView::originalWanted, &text_, &ChosenText::chooseOriginal);
  connect(&view_, &views::AccessView::cancelWanted, &text_, &ChosenText::cancel);
  connect(&view_, &views::AccessView::stepChosen, this, &AccessPresenter::chooseStep);
  connect(&view_, &views::AccessView::numberTyped, this,
          [this](const views::LaunchNumber &number) { typeNumber(workbench_.launch(), number); });
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
  if (!text_.isOriginal())
    return view_.setExecuted({.sentence = tr("Count runs the original: what a variant executes is not counted.")});
  const CountController &counts = workbench_.counts();
  const bool isRunning = counts.isRunning() && counts.order().subject.kernel == shown_->kernel;
  view_.setExecuted(executedCounts(counts.of(shown_->kernel), *shown_, workbench_.chosenKernel(), isRunning));
}

void AccessPresenter::showEmpty() {
  if (!text_.isOriginal() && !text_.accesses())
    return view_.setEmptyText(text_.reason().isEmpty() ? tr("Looking at the accesses of the variant…")
                                                       : text_.reason());
  const AnalysisPointer &analysis = workbench_.analysis();
  if (!analysis || !analysis->unit)
    view_.setEmptyText(tr("Open a CUDA file to see how its kernels access memory."));
  else if (workbench_.selection().kernel().isNone())
    view_.setEmptyText(tr("There is no kernel here: open a file that holds one."));
  else
    view_.setEmptyText(tr("The kernel accesses no memory."));
}

/// The signs in the sources are those of the original, whatever the view shows.
void AccessPresenter::takeOriginal() {
  const AccessAnalysisPointer &original = controller_.current();
  isOriginalAwaited_ = false;
  Q_EMIT looked(original);
  if (!original || (!known_.empty() && known_.begin()->second->analysis != original->analysis)) known_.clear();
  if (original) known_[original->kernel] = original;
  showMarks();
  if (!text_.isOriginal()) return;
  view_.setBusy(false);
  showAccesses(original);
}

void AccessPresenter::showText() {
  view_.setSubject(text_.subject());
  const AccessAnalysisPointer &now = text_.isOriginal() ? controller_.current() : text_.accesses();
  view_.setBusy(text_.isOriginal() && isOriginalAwaited_);
  if (now == shown_) return showEmpty();
  showAccesses(now);
}

void AccessPresenter::showAccesses(const AccessAnalysisPointer &now) {
  const std::optional<std::size_t> same = sameAsBefore(now);
  controller_.dropPicture();
  shown_ = now;
  showEmpty();
  view_.setList(shown_ ? shown_->list : nullptr);
  showExecuted();
  if (!shown_ || shown_->keys.empty()) {
    // Where a variant is waited for, its access will be the one that is chosen now.
    workbench_.selection().setAccess(std::nullopt);
    Q_EMIT chosenInVariant(std::nullopt);
    return;
  }
  std::size_t row = same.value_or(shown_->keys.size());
  if (row >= shown_->keys.size()) row = views::worstOf(*shown_->list);
  before_ = shown_;
  setChosen(shown_->keys[row]);
  view_.setCurrent(row);
}

/// The selection speaks of the original's text.
void AccessPresenter::setChosen(const std::optional<AccessKey> &access) {
  chosen_ = access;
  workbench_.selection().setAccess(text_.isOriginal() ? access : std::nullopt);
  Q_EMIT chosenInVariant(text_.isOriginal() ? std::nullopt : access);
}

/// The access that was chosen, through an edit or in another variant: the one at its place among those of the same
/// array and kind.
std::optional<std::size_t> AccessPresenter::sameAsBefore(const AccessAnalysisPointer &now) const {
  if (!now || !before_ || !chosen_) return std::nullopt;
  if (const auto there = std::ranges::find(now->keys, *chosen_);
      there != now->keys.end() && before_->analysis == now->analysis)
    return static_cast<std::size_t>(there - now->keys.begin());
  const auto found = std::ranges::find(before_->keys, *chosen_);
  if (found == before_->keys.end() || before_->kernel != now->kernel) return std::nullopt;
  const auto isLike = [](const access::AccessFacts &one, const access::AccessFacts &other) {
    return one.array == other.array && one.kind == other.kind && one.space == other.space;
  };
  const auto &old = before_->facts.accesses;
  const access::AccessFacts &chosen = old[static_cast<std::size_t>(found - before_->keys.begin())];
  const auto ordinal = std::ranges::count_if(old.begin(), old.begin() + (found - before_->keys.begin()),
                                             [&](const auto &facts) { return isLike(facts, chosen); });
  std::ptrdiff_t seen = 0;
  for (std::size_t i = 0; i < now->facts.accesses.size(); ++i)
    if (isLike(now->facts.accesses[i], chosen) && seen++ == ordinal) return i;
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
  const auto &access = workbench_.selection().access();
  if (!text_.isOriginal() || !access) return;
  chosen_ = access;
  if (const auto row = rowOf(access)) view_.setCurrent(*row);
}

void AccessPresenter::choose(std::size_t row, bool focus) {
  if (!shown_ || row >= shown_->keys.size()) return;
  const AccessKey key = shown_->keys[row];
  setChosen(key);
  if (text_.isOriginal())
    Q_EMIT revealWanted(key, focus);
  else
    Q_EMIT revealInVariantWanted(shown_->analysis, key, focus);
}

void AccessPresenter::caretMoved(const std::filesystem::path &file, std::size_t offset) {
  // Offsets of an older text would lead astray.
  if (!text_.isOriginal() || !shown_ || shown_->analysis->revision != workbench_.source().revision()) return;
  chooseAt(file, offset);
}

void AccessPresenter::variantCaretMoved(const std::filesystem::path &file, std::size_t offset) {
  if (!text_.isOriginal() && shown_) chooseAt(file, offset);
}

void AccessPresenter::chooseAt(const std::filesystem::path &file, std::size_t offset) {
  const auto at = static_cast<std::uint32_t>(offset);
  const auto isHere = [&](const AccessKey &key) { return key.contains(file, at); };
  const AccessKey *best = nullptr;
  for (const AccessKey &key : shown_->keys)
    if (isHere(key) && (best == nullptr || key.length() < best->length())) best = &key;
  if (best == nullptr) return;
  // One that is chosen already stays, also where another begins at the same byte (rows[i] of rows[i][j]).
  if (chosen_ && isHere(*chosen_) && rowOf(chosen_) &&
      (chosen_->begin == best->begin || chosen_->length() == best->length()))
    return;
  setChosen(*best);
  if (const auto row = rowOf(chosen_)) view_.setCurrent(*row);
}

void AccessPresenter::chooseStep(const transform::Step &step) {
  if (shown_) workbench_.plans().choose(shown_->kernel, step);
}

} // namespace warpgrain::gui

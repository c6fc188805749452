// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/compare/CompareView.h"

#include "views/compare/ComparePane.h"
#include "views/shared/FlowLayout.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QShortcut>
#include <QVBoxLayout>

#include <algorithm>

namespace warpgrain::views {

namespace {

QLabel *makeTitle(QWidget *parent) {
  auto *title = new QLabel(parent);
  title->setTextFormat(Qt::PlainText);
  title->setContentsMargins(6, 2, 6, 2);
  QFont font = title->font();
  font.setBold(true);
  title->setFont(font);
  // A long title does not make the view wide.
  title->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
  return title;
}

void scrollTogether(QScrollBar *one, QScrollBar *other) {
  QObject::connect(one, &QScrollBar::valueChanged, other, &QScrollBar::setValue);
  QObject::connect(other, &QScrollBar::valueChanged, one, &QScrollBar::setValue);
}

} // namespace

CompareView::CompareView(QWidget *parent)
    : QWidget(parent), leftTitle_(makeTitle(this)), rightTitle_(makeTitle(this)), summary_(new QLabel(this)),
      next_(new QPushButton(tr("&Next difference"), this)),
      previous_(new QPushButton(tr("&Previous difference"), this)),
      ignoresWhiteSpace_(new QCheckBox(tr("Ignore &white space"), this)),
      left_(new ComparePane(ComparePane::Side::left, this)), right_(new ComparePane(ComparePane::Side::right, this)) {
  next_->setToolTip(tr("Alt+Down"));
  previous_->setToolTip(tr("Alt+Up"));
  summary_->setAccessibleName(tr("Number of differences"));
  ignoresWhiteSpace_->setObjectName(QStringLiteral("ignoreWhiteSpace"));
  ignoresWhiteSpace_->setToolTip(
      tr("Lines with the same tokens are equal, however they are spaced and indented. Line breaks count, and white "
         "space in strings."));
  auto *bar = new QWidget(this); // in a narrow window a second row, so that the panels beside keep their room
  auto *top = new FlowLayout(bar, 10);
  top->setContentsMargins(6, 4, 6, 4);
  summary_->setMinimumHeight(next_->sizeHint().height());
  ignoresWhiteSpace_->setMinimumHeight(next_->sizeHint().height());
  top->addWidget(summary_);
  top->addWidget(ignoresWhiteSpace_);
  top->addWidget(previous_);
  top->addWidget(next_);
  auto *sides = new QHBoxLayout;
  sides->setSpacing(2);
  const auto addSide = [sides](QLabel *title, ComparePane *pane) {
    auto *column = new QVBoxLayout;
    column->setSpacing(0);
    column->addWidget(title);
    column->addWidget(pane, 1);
    sides->addLayout(column, 1);
  };
  addSide(leftTitle_, left_);
  addSide(rightTitle_, right_);
  auto *column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addWidget(bar);
  column->addLayout(sides, 1);
  scrollTogether(left_->verticalScrollBar(), right_->verticalScrollBar());
  scrollTogether(left_->horizontalScrollBar(), right_->horizontalScrollBar());
  connect(next_, &QPushButton::clicked, this, &CompareView::goToNextDifference);
  connect(previous_, &QPushButton::clicked, this, &CompareView::goToPreviousDifference);
  connect(ignoresWhiteSpace_, &QCheckBox::toggled, this, &CompareView::takeWhiteSpace);
  connect(ignoresWhiteSpace_, &QCheckBox::clicked, this, [this] { Q_EMIT whiteSpaceChosen(whiteSpace()); });
  const auto onKey = [this](const QKeySequence &key, void (CompareView::*action)()) {
    connect(new QShortcut(key, this, nullptr, nullptr, Qt::WidgetWithChildrenShortcut), &QShortcut::activated, this,
            action);
  };
  onKey(Qt::ALT | Qt::Key_Down, &CompareView::goToNextDifference);
  onKey(Qt::ALT | Qt::Key_Up, &CompareView::goToPreviousDifference);
  setTexts({}, {}, {}, {});
}

void CompareView::setTexts(const QString &leftTitle, const QString &left, const QString &rightTitle,
                           const QString &right) {
  const bool isSamePair = leftTitle == leftTitle_->text() && rightTitle == rightTitle_->text();
  const std::size_t top = left_->topRow();
  if (!isSamePair) {
    currentRow_.reset();
    hasBegun_ = false;
  }
  const bool keepsPlace = hasBegun_;
  leftTitle_->setText(leftTitle);
  leftTitle_->setToolTip(leftTitle);
  rightTitle_->setText(rightTitle);
  rightTitle_->setToolTip(rightTitle);
  left_->setAccessibleName(tr("Left text: %1").arg(leftTitle));
  right_->setAccessibleName(tr("Right text: %1").arg(rightTitle));
  leftText_ = left;
  rightText_ = right;
  align();
  if (keepsPlace) setTopRow(top);
}

/// The rows are other ones: the same lines stay at the top, and the difference gone to stays the current one.
void CompareView::takeWhiteSpace() {
  const auto linesAt = [this](std::size_t row) {
    return row < alignment_.rows.size() ? alignment_.rows[row] : AlignedRow();
  };
  const AlignedRow top = linesAt(left_->topRow());
  const AlignedRow current = currentRow_ ? linesAt(*currentRow_) : AlignedRow();
  const bool keepsPlace = hasBegun_;
  const bool hasCurrent = currentRow_.has_value();
  currentRow_.reset();
  align();
  if (!keepsPlace) return;
  setTopRow(alignment_.rowOf(top));
  const std::vector<std::size_t> starts = alignment_.differences();
  const std::size_t row = alignment_.rowOf(current);
  if (hasCurrent && std::ranges::find(starts, row) != starts.end()) currentRow_ = row;
  tell();
}

void CompareView::setTopRow(std::size_t row) {
  left_->setTopRow(row);
  right_->setTopRow(row);
}

void CompareView::align() {
  alignment_ = alignLines(leftText_.toStdString(), rightText_.toStdString(), whiteSpace());
  const std::vector<std::size_t> starts = alignment_.differences();
  if (currentRow_ && std::ranges::find(starts, *currentRow_) == starts.end()) currentRow_.reset();
  left_->show(alignment_, leftText_, rightText_, whiteSpace());
  right_->show(alignment_, rightText_, leftText_, whiteSpace());
  if (!hasBegun_ && !starts.empty()) {
    hasBegun_ = true;
    return goToRow(starts.front());
  }
  tell();
}

WhiteSpace CompareView::whiteSpace() const {
  return ignoresWhiteSpace_->isChecked() ? WhiteSpace::ignored : WhiteSpace::counts;
}

void CompareView::setWhiteSpace(WhiteSpace whiteSpace) {
  ignoresWhiteSpace_->setChecked(whiteSpace == WhiteSpace::ignored);
}

QString CompareView::summary() const {
  if (alignment_.equal() && leftText_ != rightText_ && whiteSpace() == WhiteSpace::ignored)
    return tr("No difference but for white space");
  if (alignment_.equal()) return tr("No difference");
  const std::size_t added = alignment_.added;
  const std::size_t removed = alignment_.removed;
  const std::size_t changed = alignment_.changed;
  QStringList parts;
  // The first part names what is counted: "12 lines added, 3 removed".
  if (added > 0) parts << (added == 1 ? tr("1 line added") : tr("%n lines added", nullptr, static_cast<int>(added)));
  if (removed > 0 && parts.empty())
    parts << (removed == 1 ? tr("1 line removed") : tr("%n lines removed", nullptr, static_cast<int>(removed)));
  else if (removed > 0)
    parts << tr("%n removed", nullptr, static_cast<int>(removed));
  if (changed > 0 && parts.empty())
    parts << (changed == 1 ? tr("1 line changed") : tr("%n lines changed", nullptr, static_cast<int>(changed)));
  else if (changed > 0)
    parts << tr("%n changed", nullptr, static_cast<int>(changed));
  return parts.join(QStringLiteral(", "));
}

void CompareView::goToNextDifference() {
  const std::vector<std::size_t> starts = alignment_.differences();
  const auto found =
      std::ranges::find_if(starts, [this](std::size_t row) { return !currentRow_ || row > *currentRow_; });
  if (found != starts.end()) goToRow(*found);
}

void CompareView::goToPreviousDifference() {
  const std::vector<std::size_t> starts = alignment_.differences();
  const auto found = std::ranges::find_if(starts.rbegin(), starts.rend(),
                                          [this](std::size_t row) { return !currentRow_ || row < *currentRow_; });
  if (found != starts.rend()) goToRow(*found);
}

void CompareView::goToRow(std::size_t row) {
  currentRow_ = row;
  left_->goToRow(row);
  right_->goToRow(row);
  tell();
}

void CompareView::tell() {
  const std::vector<std::size_t> starts = alignment_.differences();
  QString text = summary();
  if (currentRow_) {
    const auto index = std::ranges::find(starts, *currentRow_) - starts.begin();
    text = tr("%1 — difference %2 of %3").arg(text).arg(index + 1).arg(starts.size());
  }
  summary_->setText(text);
  updateButtons();
}

void CompareView::updateButtons() {
  const std::vector<std::size_t> starts = alignment_.differences();
  next_->setEnabled(!starts.empty() && (!currentRow_ || *currentRow_ < starts.back()));
  previous_->setEnabled(!starts.empty() && (!currentRow_ || *currentRow_ > starts.front()));
}

} // namespace warpgrain::views

// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/palette/QuickPick.h"

#include "views/palette/FuzzyMatch.h"

#include <QApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace warpgrain::views {

namespace {

constexpr int mostRows = 14;
constexpr int widest = 640;

} // namespace

QuickPick::QuickPick(QWidget *window)
    : QFrame(window), prompt_(new QLabel(this)), line_(new QLineEdit(this)), list_(new QTreeWidget(this)),
      message_(new QLabel(this)) {
  setObjectName(QStringLiteral("quickPick"));
  setFrameShape(QFrame::StyledPanel);
  setAutoFillBackground(true);
  list_->setColumnCount(2);
  list_->header()->hide();
  list_->header()->setStretchLastSection(false);
  list_->header()->setSectionResizeMode(0, QHeaderView::Stretch);
  list_->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
  list_->setRootIsDecorated(false);
  list_->setUniformRowHeights(true);
  list_->setFocusPolicy(Qt::NoFocus); // the line has the keyboard
  list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  message_->setWordWrap(true);
  auto *column = new QVBoxLayout(this);
  column->setContentsMargins(8, 8, 8, 8);
  column->addWidget(prompt_);
  column->addWidget(line_);
  column->addWidget(list_, 1);
  column->addWidget(message_);
  line_->installEventFilter(this);
  window->installEventFilter(this);
  connect(line_, &QLineEdit::textChanged, this, &QuickPick::filter);
  connect(list_, &QTreeWidget::itemClicked, this, &QuickPick::take);
  hide();
}

void QuickPick::choose(const QString &prompt, std::vector<QuickItem> items) {
  items_ = std::move(items);
  hasList_ = true;
  open(prompt);
}

void QuickPick::ask(const QString &prompt) {
  items_.clear();
  hasList_ = false;
  open(prompt);
}

void QuickPick::open(const QString &prompt) {
  if (!isVisible()) before_ = QApplication::focusWidget();
  prompt_->setText(prompt);
  line_->setAccessibleName(prompt);
  list_->setAccessibleName(prompt);
  list_->setVisible(hasList_);
  line_->clear();
  filter();
  place();
  show();
  raise();
  line_->setFocus(Qt::ShortcutFocusReason);
}

void QuickPick::refuse(const QString &sentence) {
  message_->setText(sentence);
  message_->setVisible(!sentence.isEmpty());
  place();
}

void QuickPick::finish() {
  const QPointer<QWidget> before = std::exchange(before_, nullptr);
  hide();
  if (before != nullptr && before->isVisible()) before->setFocus(Qt::OtherFocusReason);
}

/// Those that match, the best first; entries that match alike stay in their order.
void QuickPick::filter() {
  std::vector<std::pair<int, std::size_t>> found;
  for (std::size_t i = 0; i < items_.size(); ++i)
    if (const auto score = fuzzyScore(line_->text(), items_[i].text)) found.emplace_back(-*score, i);
  std::ranges::stable_sort(found, {}, &std::pair<int, std::size_t>::first);
  shown_.clear();
  list_->clear();
  QList<QTreeWidgetItem *> rows; // at once: each that is put into the tree measures its columns anew
  for (const auto &[score, i] : found) {
    shown_.push_back(i);
    auto *row = new QTreeWidgetItem({items_[i].text, items_[i].hint});
    row->setTextAlignment(1, Qt::AlignRight | Qt::AlignVCenter);
    row->setDisabled(!items_[i].isEnabled);
    rows.push_back(row);
  }
  list_->addTopLevelItems(rows);
  if (!shown_.empty()) list_->setCurrentItem(list_->topLevelItem(0));
  refuse(hasList_ && shown_.empty() ? tr("Nothing matches.") : QString());
}

void QuickPick::place() {
  const QWidget *window = parentWidget();
  const int width = std::min(widest, window->width() - 40);
  setFixedWidth(std::max(width, 200));
  if (hasList_) {
    const int rows = std::clamp(static_cast<int>(shown_.size()), 1, mostRows);
    const int row = shown_.empty() ? fontMetrics().height() + 6 : list_->sizeHintForRow(0);
    list_->setFixedHeight(rows * row + 2 * list_->frameWidth());
  }
  adjustSize();
  move((window->width() - this->width()) / 2, std::min(60, window->height() / 10));
}

void QuickPick::take() {
  if (!hasList_) {
    Q_EMIT entered(line_->text());
    return;
  }
  const int row = list_->indexOfTopLevelItem(list_->currentItem());
  if (row < 0) return;
  const std::size_t item = shown_[static_cast<std::size_t>(row)];
  if (!items_[item].isEnabled) {
    refuse(tr("This cannot be done now."));
    return;
  }
  finish();
  Q_EMIT chosen(item);
}

bool QuickPick::moves(int key) {
  const int rows = list_->topLevelItemCount();
  const int row = list_->indexOfTopLevelItem(list_->currentItem());
  int to = row;
  switch (key) {
  case Qt::Key_Up:
    to = row - 1;
    break;
  case Qt::Key_Down:
    to = row + 1;
    break;
  case Qt::Key_PageUp:
    to = row - mostRows;
    break;
  case Qt::Key_PageDown:
    to = row + mostRows;
    break;
  default:
    return false;
  }
  if (rows > 0) list_->setCurrentItem(list_->topLevelItem(std::clamp(to, 0, rows - 1)));
  return true;
}

bool QuickPick::eventFilter(QObject *object, QEvent *event) {
  if (object == parentWidget()) {
    if (event->type() == QEvent::Resize && isVisible()) place();
    return false;
  }
  if (event->type() == QEvent::FocusOut) {
    const Qt::FocusReason reason = static_cast<QFocusEvent *>(event)->reason();
    if (reason != Qt::ActiveWindowFocusReason && reason != Qt::PopupFocusReason) hide();
    return false;
  }
  // Keys of the window's own actions go to the line first.
  if (event->type() != QEvent::KeyPress && event->type() != QEvent::ShortcutOverride) return false;
  auto *key = static_cast<QKeyEvent *>(event);
  const bool isEnter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
  const bool isOurs = isEnter || key->key() == Qt::Key_Escape ||
                      (hasList_ && (key->key() == Qt::Key_Up || key->key() == Qt::Key_Down ||
                                    key->key() == Qt::Key_PageUp || key->key() == Qt::Key_PageDown));
  if (!isOurs) return false;
  if (event->type() == QEvent::ShortcutOverride) {
    event->accept();
    return true;
  }
  if (isEnter)
    take();
  else if (key->key() == Qt::Key_Escape)
    finish();
  else
    moves(key->key());
  return true;
}

} // namespace warpgrain::views

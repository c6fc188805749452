// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shortcuts/ShortcutsView.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <utility>

namespace warpgrain::views {

namespace {

constexpr int rowRole = Qt::UserRole;

QString keysText(const QList<QKeySequence> &keys) {
  return QKeySequence::listToString(keys, QKeySequence::NativeText);
}

/// A key that would be typed into a text.
bool typesSomething(QKeyCombination keys) {
  const bool hasModifier = (keys.keyboardModifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) != 0;
  return !hasModifier && (keys.key() < Qt::Key_F1 || keys.key() > Qt::Key_F35);
}

} // namespace

ShortcutsView::ShortcutsView(QWidget *parent)
    : QWidget(parent), filter_(new QLineEdit(this)), list_(new QTreeWidget(this)), typed_(new QKeySequenceEdit(this)),
      assign_(new QPushButton(tr("&Assign"), this)), clear_(new QPushButton(tr("&Clear"), this)),
      standard_(new QPushButton(tr("&Standard"), this)), allStandard_(new QPushButton(tr("A&ll Standard"), this)),
      message_(new QLabel(this)) {
  filter_->setObjectName(QStringLiteral("shortcutFilter"));
  filter_->setPlaceholderText(tr("Filter by command or keys"));
  filter_->setAccessibleName(tr("Filter by command or keys"));
  filter_->setClearButtonEnabled(true);
  list_->setObjectName(QStringLiteral("shortcutList"));
  list_->setAccessibleName(tr("Commands and their keys"));
  list_->setHeaderLabels({tr("Command"), tr("Keys")});
  list_->setRootIsDecorated(false);
  list_->setUniformRowHeights(true);
  list_->header()->setSectionResizeMode(0, QHeaderView::Stretch);
  list_->header()->setStretchLastSection(false);
  list_->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
  typed_->setObjectName(QStringLiteral("shortcutKeys"));
  typed_->setAccessibleName(tr("New keys"));
  typed_->setToolTip(tr("Press the keys that are to call the command"));
  assign_->setObjectName(QStringLiteral("assignShortcut"));
  clear_->setObjectName(QStringLiteral("clearShortcut"));
  clear_->setToolTip(tr("Leave the command without keys"));
  standard_->setObjectName(QStringLiteral("standardShortcut"));
  standard_->setToolTip(tr("Give the command the keys that it has at first"));
  allStandard_->setObjectName(QStringLiteral("allStandardShortcuts"));
  allStandard_->setToolTip(tr("Give every command the keys that it has at first"));
  message_->setObjectName(QStringLiteral("shortcutMessage"));
  message_->setWordWrap(true);
  auto *label = new QLabel(tr("&New keys:"), this);
  label->setBuddy(typed_);
  auto *line = new QHBoxLayout;
  line->addWidget(label);
  line->addWidget(typed_, 1);
  for (QPushButton *button : {assign_, clear_, standard_, allStandard_}) {
    button->setAutoDefault(false);
    line->addWidget(button);
  }
  auto *layout = new QVBoxLayout(this);
  layout->addWidget(filter_);
  layout->addWidget(list_, 1);
  layout->addLayout(line);
  layout->addWidget(message_);
  connect(filter_, &QLineEdit::textChanged, this, &ShortcutsView::filter);
  connect(list_, &QTreeWidget::currentItemChanged, this, [this] {
    typed_->clear();
    showState();
  });
  connect(typed_, &QKeySequenceEdit::keySequenceChanged, this, &ShortcutsView::takeTyped);
  connect(assign_, &QPushButton::clicked, this, &ShortcutsView::assign);
  connect(clear_, &QPushButton::clicked, this, [this] { setKeys(*chosen(), {}); });
  connect(standard_, &QPushButton::clicked, this, [this] { setKeys(*chosen(), rows_[*chosen()].standard); });
  connect(allStandard_, &QPushButton::clicked, this, &ShortcutsView::restoreAll);
  showState();
}

void ShortcutsView::setRows(std::vector<ShortcutRow> rows) {
  rows_ = std::move(rows);
  list_->clear();
  for (std::size_t i = 0; i < rows_.size(); ++i) {
    auto *item = new QTreeWidgetItem(list_, {rows_[i].text, {}});
    item->setData(0, rowRole, QVariant::fromValue<qulonglong>(i));
    showRow(i);
  }
  filter();
  if (list_->topLevelItemCount() > 0) list_->setCurrentItem(list_->topLevelItem(0));
  showState();
}

std::optional<std::size_t> ShortcutsView::chosen() const {
  const QTreeWidgetItem *item = list_->currentItem();
  if (item == nullptr || item->isHidden()) return std::nullopt;
  return item->data(0, rowRole).toULongLong();
}

std::optional<std::size_t> ShortcutsView::ownerOf(const QKeySequence &keys) const {
  for (std::size_t i = 0; i < rows_.size(); ++i)
    if (rows_[i].keys.contains(keys)) return i;
  return std::nullopt;
}

QString ShortcutsView::refusalOf(const QKeySequence &keys) const {
  if (typesSomething(keys[0]))
    return tr("%1 would be typed into texts. Press it together with Ctrl or Alt.")
        .arg(keys.toString(QKeySequence::NativeText));
  const auto owner = ownerOf(keys);
  if (owner && rows_[*owner].isFixed)
    return tr("%1 belongs to “%2”, whose keys are fixed.")
        .arg(keys.toString(QKeySequence::NativeText), rows_[*owner].text);
  return {};
}

/// Keys that were chosen are bold.
void ShortcutsView::showRow(std::size_t row) {
  QTreeWidgetItem *item = list_->topLevelItem(static_cast<int>(row));
  item->setText(1, keysText(rows_[row].keys));
  QFont font = list_->font();
  font.setBold(rows_[row].keys != rows_[row].standard);
  item->setFont(1, font);
}

void ShortcutsView::filter() {
  const QString wanted = filter_->text();
  for (int i = 0; i < list_->topLevelItemCount(); ++i) {
    QTreeWidgetItem *item = list_->topLevelItem(i);
    item->setHidden(!item->text(0).contains(wanted, Qt::CaseInsensitive) &&
                    !item->text(1).contains(wanted, Qt::CaseInsensitive));
  }
  showState();
}

/// One press is enough; the field waits for more.
void ShortcutsView::takeTyped() {
  const QKeySequence typed = typed_->keySequence();
  if (typed.count() > 1) {
    const QSignalBlocker quiet(typed_);
    typed_->setKeySequence(QKeySequence(typed[typed.count() - 1]));
  }
  showState();
}

void ShortcutsView::showState() {
  const auto row = chosen();
  const bool canChange = row && !rows_[*row].isFixed;
  const QKeySequence typed = typed_->keySequence();
  const QString refusal = typed.isEmpty() ? QString() : refusalOf(typed);
  const auto owner = ownerOf(typed);
  typed_->setEnabled(canChange);
  assign_->setEnabled(canChange && !typed.isEmpty() && refusal.isEmpty() && owner != row);
  clear_->setEnabled(canChange && !rows_[*row].keys.isEmpty());
  standard_->setEnabled(canChange && rows_[*row].keys != rows_[*row].standard);
  if (!refusal.isEmpty())
    message_->setText(refusal);
  else if (row && !canChange)
    message_->setText(tr("The keys of this command are fixed."));
  else if (!typed.isEmpty() && owner && owner != row)
    message_->setText(tr("%1 belongs to “%2”, which would lose it.")
                          .arg(typed.toString(QKeySequence::NativeText), rows_[*owner].text));
  else
    message_->clear();
}

void ShortcutsView::assign() {
  const QKeySequence typed = typed_->keySequence();
  typed_->clear();
  setKeys(*chosen(), {typed});
}

/// Other commands lose these keys.
void ShortcutsView::setKeys(std::size_t row, const QList<QKeySequence> &keys) {
  for (std::size_t i = 0; i < rows_.size(); ++i) {
    QList<QKeySequence> left = rows_[i].keys;
    if (i == row || left.removeIf([&](const QKeySequence &each) { return keys.contains(each); }) == 0) continue;
    rows_[i].keys = left;
    showRow(i);
    Q_EMIT changed(rows_[i].id, left);
  }
  rows_[row].keys = keys;
  showRow(row);
  Q_EMIT changed(rows_[row].id, keys);
  showState();
}

void ShortcutsView::restoreAll() {
  for (std::size_t i = 0; i < rows_.size(); ++i) {
    if (rows_[i].isFixed || rows_[i].keys == rows_[i].standard) continue;
    rows_[i].keys = rows_[i].standard;
    showRow(i);
    Q_EMIT changed(rows_[i].id, rows_[i].keys);
  }
  showState();
}

} // namespace warpgrain::views

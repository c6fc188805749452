// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/window/Shortcuts.h"

#include "app/gui/window/MenuText.h"

#include <QAction>
#include <QDialog>
#include <QDialogButtonBox>
#include <QEvent>
#include <QMenu>
#include <QMenuBar>
#include <QSettings>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace warpgrain::gui {

namespace {

constexpr QLatin1StringView group("shortcuts/");

/// What a person has chosen for an action, which may be no keys.
std::optional<QList<QKeySequence>> chosenKeys(const QSettings &settings, const QString &name) {
  const QVariant kept = settings.value(group + name);
  if (!kept.isValid()) return std::nullopt;
  return QKeySequence::listFromString(kept.toString(), QKeySequence::PortableText);
}

/// Keys that what has the keyboard listens to itself.
QList<QKeySequence> keysOfFields(const QAction &action) {
  const std::array<std::pair<const char *, QKeySequence::StandardKey>, 4> fields{
      {{"cut", QKeySequence::Cut},
       {"copy", QKeySequence::Copy},
       {"paste", QKeySequence::Paste},
       {"selectAll", QKeySequence::SelectAll}}};
  for (const auto &[name, key] : fields)
    if (action.objectName() == QLatin1StringView(name)) return QKeySequence::keyBindings(key);
  const QString named = action.text().section(QLatin1Char('\t'), 1, 1);
  if (named.isEmpty()) return {};
  return {QKeySequence::fromString(named, QKeySequence::NativeText)};
}

} // namespace

Shortcuts::Shortcuts(const QMenuBar &menus, QSettings &settings, QWidget *window)
    : QObject(window), settings_(settings), window_(window) {
  for (const QAction *top : menus.actions())
    if (top->menu() != nullptr) list(*top->menu(), plainText(top->text()));
  apply();
  window->installEventFilter(this);
}

/// Actions with names: files and examples have none.
void Shortcuts::list(const QMenu &menu, const QString &path) {
  for (QAction *action : menu.actions()) {
    if (action->menu() != nullptr) {
      list(*action->menu(), withPath(path, plainText(action->text())));
      continue;
    }
    const bool isListed =
        std::ranges::find(actions_, action, [](const Listed &each) { return each.action.data(); }) != actions_.end();
    if (action->objectName().isEmpty() || isListed) continue;
    actions_.push_back({.action = action,
                        .text = withPath(path, plainText(action->text())),
                        .standard = action->shortcuts(),
                        .fixed = keysOfFields(*action)});
  }
}

bool Shortcuts::eventFilter(QObject *object, QEvent *event) {
  if (event->type() == QEvent::Show) apply();
  return QObject::eventFilter(object, event);
}

/// Standard keys yield to those that were chosen for another action.
void Shortcuts::apply() {
  QList<QKeySequence> taken;
  for (const Listed &each : actions_)
    if (each.action)
      if (const auto keys = chosenKeys(settings_, each.action->objectName())) taken += *keys;
  for (const Listed &each : actions_) {
    if (!each.action || !each.fixed.isEmpty()) continue;
    QList<QKeySequence> keys = each.standard;
    keys.removeIf([&](const QKeySequence &key) { return taken.contains(key); });
    each.action->setShortcuts(chosenKeys(settings_, each.action->objectName()).value_or(keys));
  }
}

void Shortcuts::choose(const QString &name, const QList<QKeySequence> &keys) {
  const auto listed = std::ranges::find_if(
      actions_, [&](const Listed &each) { return each.action && each.action->objectName() == name; });
  if (listed == actions_.end()) return;
  if (keys == listed->standard)
    settings_.remove(group + name);
  else
    settings_.setValue(group + name, QKeySequence::listToString(keys, QKeySequence::PortableText));
  apply();
}

std::vector<views::ShortcutRow> Shortcuts::rows() const {
  std::vector<views::ShortcutRow> out;
  for (const Listed &each : actions_) {
    if (!each.action) continue;
    const bool isFixed = !each.fixed.isEmpty();
    out.push_back({.id = each.action->objectName(),
                   .text = each.text,
                   .keys = isFixed ? each.fixed : each.action->shortcuts(),
                   .standard = isFixed ? each.fixed : each.standard,
                   .isFixed = isFixed});
  }
  return out;
}

void Shortcuts::open() {
  if (dialog_ == nullptr) {
    dialog_ = new QDialog(window_);
    dialog_->setObjectName(QStringLiteral("shortcuts"));
    dialog_->setAttribute(Qt::WA_DeleteOnClose);
    dialog_->setWindowTitle(tr("Keyboard Shortcuts"));
    auto *view = new views::ShortcutsView(dialog_);
    view->setRows(rows());
    connect(view, &views::ShortcutsView::changed, this, &Shortcuts::choose);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, dialog_);
    connect(buttons, &QDialogButtonBox::rejected, dialog_, &QDialog::close);
    auto *layout = new QVBoxLayout(dialog_);
    layout->addWidget(view, 1);
    layout->addWidget(buttons);
    dialog_->resize(760, 560);
  }
  dialog_->show();
  dialog_->raise();
  dialog_->activateWindow();
}

} // namespace warpgrain::gui

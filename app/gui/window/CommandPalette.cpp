// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/window/CommandPalette.h"

#include "app/gui/base/Texts.h"
#include "app/gui/window/EditorArea.h"
#include "app/gui/window/MenuText.h"
#include "views/editor/EditorPane.h"
#include "views/palette/QuickPick.h"

#include <QAction>
#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>

#include <algorithm>

namespace warpgrain::gui {

namespace {

/// The keys of an action; of one whose keys somebody else listens to, those that its text names.
QString keysOf(const QAction &action) {
  if (!action.shortcut().isEmpty()) return action.shortcut().toString(QKeySequence::NativeText);
  return action.text().section(QLatin1Char('\t'), 1, 1);
}

} // namespace

CommandPalette::CommandPalette(Workbench &workbench, EditorArea &editors, const QMenuBar &menus, QWidget *window)
    : QObject(window), workbench_(workbench), editors_(editors), menus_(menus), pick_(new views::QuickPick(window)) {
  connect(pick_, &views::QuickPick::chosen, this, &CommandPalette::take);
  connect(pick_, &views::QuickPick::entered, this, &CommandPalette::goToLine);
}

void CommandPalette::showCommands() {
  actions_.clear();
  symbols_.clear();
  for (const QAction *top : menus_.actions())
    if (top->menu() != nullptr) addActions(*top->menu(), plainText(top->text()));
  std::vector<views::QuickItem> items;
  for (const auto &[action, path] : actions_) {
    QString text = withPath(path, plainText(action->text()));
    if (action->isCheckable() && action->isChecked()) text += QStringLiteral(" ✓");
    items.push_back({.text = text, .hint = keysOf(*action), .isEnabled = action->isEnabled()});
  }
  pick_->choose(tr("Command"), std::move(items));
}

void CommandPalette::addActions(const QMenu &menu, const QString &path) {
  for (QAction *action : menu.actions()) {
    if (action->isSeparator()) continue;
    if (action->menu() != nullptr) {
      addActions(*action->menu(), withPath(path, plainText(action->text())));
      continue;
    }
    if (std::ranges::find(actions_, action, [](const ListedAction &listed) { return listed.action.data(); }) !=
        actions_.end())
      continue; // it is in two menus
    actions_.push_back({action, path});
  }
}

void CommandPalette::showSymbols() {
  actions_.clear();
  symbols_.clear();
  addSymbols();
  const std::filesystem::path &main = workbench_.source().mainFile();
  std::vector<views::QuickItem> items;
  for (const KernelPlace &symbol : symbols_) {
    const QString line = tr("line %1").arg(symbol.name.line);
    const bool isMain = symbol.name.file == main;
    items.push_back({.text = toQString(symbol.key.name),
                     .hint = isMain ? line : toQString(symbol.name.file.filename()) + QStringLiteral(", ") + line});
  }
  pick_->choose(tr("Kernel or function"), std::move(items));
}

/// Kernels come first.
void CommandPalette::addSymbols() {
  const AnalysisPointer &analysis = workbench_.analysis();
  if (!analysis || !analysis->unit) return;
  symbols_ = analysis->outline.kernels();
  for (const model::Function &function : analysis->unit->functions) {
    if (function.kind == model::FunctionKind::kernel || function.nameSpan.empty()) continue;
    KernelPlace place{.key = {}, .name = analysis->outline.placeOf(function.nameSpan)};
    place.key.name = function.qualifiedName;
    place.firstLine = 0; // no kernel
    symbols_.push_back(std::move(place));
  }
}

void CommandPalette::askLine() {
  views::EditorPane *pane = editors_.currentPane();
  if (pane == nullptr) return;
  pick_->ask(tr("Line, or line:column (1 to %1)").arg(pane->editor().lines()));
}

void CommandPalette::take(std::size_t item) {
  if (item < actions_.size()) {
    if (QAction *action = actions_[item].action) action->trigger();
    return;
  }
  if (item >= symbols_.size()) return;
  const KernelPlace symbol = symbols_[item];
  if (symbol.firstLine > 0) workbench_.selection().setKernel(symbol.key);
  workbench_.selection().goTo(symbol.name);
}

void CommandPalette::goToLine(const QString &typed) {
  static const QRegularExpression form(QStringLiteral(R"(^\s*(\d{1,9})\s*(?:[:,]\s*(\d{1,9})\s*)?$)"));
  views::EditorPane *pane = editors_.currentPane();
  const QRegularExpressionMatch match = form.match(typed);
  const int line = match.captured(1).toInt();
  if (pane == nullptr || !match.hasMatch() || line < 1 || line > pane->editor().lines()) {
    pick_->refuse(pane == nullptr
                      ? tr("No source is open.")
                      : tr("Type a line from 1 to %1, for example 12 or 12:5.").arg(pane->editor().lines()));
    return;
  }
  pick_->finish();
  pane->editor().goTo(line, std::max(1, match.captured(2).toInt()));
}

} // namespace warpgrain::gui

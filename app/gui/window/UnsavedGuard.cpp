// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/window/UnsavedGuard.h"

#include "app/gui/base/Texts.h"

namespace warpgrain::gui {

UnsavedGuard::UnsavedGuard(Workbench &workbench, Dialogs &dialogs, QWidget *window)
    : QObject(window), workbench_(workbench), dialogs_(dialogs), window_(window) {
  SourceController &source = workbench_.source();
  connect(&source, &SourceController::saved, this, &UnsavedGuard::saved);
  connect(&source, &SourceController::saveFailed, this, &UnsavedGuard::giveUp);
  connect(&source, &SourceController::changedMeanwhile, this, &UnsavedGuard::giveUp);
}

void UnsavedGuard::run(std::function<void()> then) {
  Q_EMIT workbench_.textsWanted();
  const auto modified = workbench_.source().modifiedFiles();
  if (modified.empty()) return then();
  QStringList names;
  for (const auto &path : modified)
    names.push_back(toQString(path.filename()));
  switch (dialogs_.askSave(window_, names)) {
  case Dialogs::SaveChoice::cancel:
    return;
  case Dialogs::SaveChoice::discard:
    return then();
  case Dialogs::SaveChoice::save:
    saving_ = {modified.begin(), modified.end()};
    then_ = std::move(then);
    for (const auto &path : modified)
      workbench_.source().save(path);
  }
}

void UnsavedGuard::saved(const std::filesystem::path &path) {
  if (saving_.erase(path) == 0 || !saving_.empty()) return;
  if (auto then = std::exchange(then_, nullptr)) then();
}

/// What could not be saved stays open; the message bar says why.
void UnsavedGuard::giveUp() {
  saving_.clear();
  then_ = nullptr;
}

} // namespace warpgrain::gui

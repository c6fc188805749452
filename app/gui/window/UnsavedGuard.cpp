// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/window/UnsavedGuard.h"

#include "app/gui/base/Texts.h"

namespace warpgrain::gui {

UnsavedGuard::UnsavedGuard(Workbench &workbench, SessionController &sessions, Dialogs &dialogs, QWidget *window)
    : QObject(window), workbench_(workbench), sessions_(sessions), dialogs_(dialogs), window_(window) {
  SourceController &source = workbench_.source();
  connect(&source, &SourceController::saved, this, &UnsavedGuard::saved);
  connect(&source, &SourceController::saveFailed, this, &UnsavedGuard::giveUp);
  connect(&source, &SourceController::changedMeanwhile, this, &UnsavedGuard::giveUp);
  connect(&sessions_, &SessionController::saved, this, [this] {
    if (std::exchange(isSavingSession_, false)) goOn();
  });
  connect(&sessions_, &SessionController::saveFailed, this, &UnsavedGuard::giveUp);
  connect(&sessions_, &SessionController::changedMeanwhile, this, &UnsavedGuard::giveUp);
}

bool UnsavedGuard::mayAsk() const {
  return !workbench_.source().modifiedFiles().empty() || sessions_.mayBeUnsaved();
}

void UnsavedGuard::run(std::function<void()> then) {
  look([this, then = std::move(then)](const QStringList &names) {
    if (names.empty()) return then();
    switch (dialogs_.askSave(window_, names)) {
    case Dialogs::SaveChoice::cancel:
      return;
    case Dialogs::SaveChoice::discard:
      return then();
    case Dialogs::SaveChoice::save:
      save(then);
    }
  });
}

void UnsavedGuard::look(std::function<void(const QStringList &)> then, bool sessionHasChanged) {
  Q_EMIT workbench_.textsWanted();
  if (std::exchange(isLooking_, true)) return; // it is about to be asked
  sessions_.askUnsaved([this, then = std::move(then), sessionHasChanged](bool unsaved) {
    isLooking_ = false;
    sessionIsUnsaved_ = unsaved || sessionHasChanged;
    QStringList names;
    for (const auto &path : workbench_.source().modifiedFiles())
      names.push_back(toQString(path.filename()));
    if (sessionIsUnsaved_)
      names.push_back(sessions_.file().empty() ? tr("the session, which has no file yet")
                                               : toQString(sessions_.file().filename()));
    then(names);
  });
}

void UnsavedGuard::save(std::function<void()> then) {
  const auto modified = workbench_.source().modifiedFiles();
  saving_ = {modified.begin(), modified.end()};
  then_ = std::move(then);
  sessionToSave_ = sessionIsUnsaved_;
  if (saving_.empty()) return goOn();
  for (const auto &path : modified)
    workbench_.source().save(path);
}

void UnsavedGuard::saved(const std::filesystem::path &path) {
  if (saving_.erase(path) == 0 || !saving_.empty()) return;
  goOn();
}

/// The sources are saved: the session refers to them.
void UnsavedGuard::goOn() {
  if (std::exchange(sessionToSave_, false)) {
    isSavingSession_ = true;
    if (!saveSession_()) giveUp();
    return;
  }
  if (auto then = std::exchange(then_, nullptr)) then();
}

/// What could not be saved stays open; the message bar says why.
void UnsavedGuard::giveUp() {
  saving_.clear();
  sessionToSave_ = isSavingSession_ = false;
  then_ = nullptr;
}

} // namespace warpgrain::gui

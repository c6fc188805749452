// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/window/UnsavedPages.h"

#include <utility>

namespace warpgrain::gui {

UnsavedPages::UnsavedPages(Dialogs &dialogs, QWidget *window) : QObject(window), dialogs_(dialogs), window_(window) {}

void UnsavedPages::run(const std::vector<UnsavedGuard *> &guards, bool sessionHasChanged, std::function<void()> then) {
  if (isAsking_) return;
  isAsking_ = true;
  guards_ = {guards.begin(), guards.end()};
  sessionHasChanged_ = sessionHasChanged;
  names_.clear();
  then_ = std::move(then);
  look(0);
}

void UnsavedPages::look(std::size_t at) {
  while (at < guards_.size() && !guards_[at])
    ++at;
  if (at == guards_.size()) return ask();
  guards_[at]->look(
      [this, at](const QStringList &names) {
        for (const QString &name : names) // they may share a session
          if (!names_.contains(name)) names_.push_back(name);
        look(at + 1);
      },
      sessionHasChanged_ && at == 0);
}

void UnsavedPages::ask() {
  const auto choice = names_.isEmpty() ? Dialogs::SaveChoice::discard : dialogs_.askSave(window_, names_);
  isAsking_ = false;
  if (choice == Dialogs::SaveChoice::save) return save(0);
  auto then = std::exchange(then_, nullptr);
  if (choice == Dialogs::SaveChoice::discard) then();
}

/// One after the other; where one cannot be saved, its guard says so and nothing follows.
void UnsavedPages::save(std::size_t at) {
  while (at < guards_.size() && !guards_[at])
    ++at;
  if (at == guards_.size()) {
    if (auto then = std::exchange(then_, nullptr)) then();
    return;
  }
  guards_[at]->save([this, at] { save(at + 1); });
}

} // namespace warpgrain::gui

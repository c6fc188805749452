// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/hand/HandController.h"

#include "app/gui/base/Texts.h"

#include <QUndoCommand>

#include <algorithm>
#include <utility>

namespace warpgrain::gui {

/// Adds or removes a kernel by hand. The one that goes is kept as it is then, with what was typed.
class HandController::Presence : public QUndoCommand {
public:
  /// Without a text it is removed.
  Presence(HandController &hands, KernelKey kernel, std::size_t at, session::HandPointer hand)
      : hands_(hands), kernel_(std::move(kernel)), at_(at), hand_(std::move(hand)), adds_(hand_ != nullptr) {
    const session::HandPointer named = adds_ ? hand_ : hands_.of(kernel_)[at_];
    setText((adds_ ? HandController::tr("add %1") : HandController::tr("remove %1")).arg(toQString(named->name)));
  }

  void undo() override { adds_ ? takeOut() : putIn(); }

  void redo() override { adds_ ? putIn() : takeOut(); }

private:
  void putIn() { hands_.put(kernel_, at_, std::exchange(hand_, nullptr)); }

  void takeOut() { hand_ = hands_.take(kernel_, at_); }

  HandController &hands_;
  KernelKey kernel_;
  std::size_t at_;
  session::HandPointer hand_;
  bool adds_;
};

class HandController::Renaming : public QUndoCommand {
public:
  Renaming(HandController &hands, KernelKey kernel, std::size_t at, std::string before, std::string after)
      : hands_(hands), kernel_(std::move(kernel)), at_(at), before_(std::move(before)), after_(std::move(after)) {
    setText(HandController::tr("rename %1").arg(toQString(before_)));
  }

  void undo() override { hands_.setName(kernel_, at_, before_); }

  void redo() override { hands_.setName(kernel_, at_, after_); }

private:
  HandController &hands_;
  KernelKey kernel_;
  std::size_t at_;
  std::string before_;
  std::string after_;
};

HandController::HandController(QUndoStack &undoStack, QObject *parent) : QObject(parent), undoStack_(undoStack) {}

HandController::List HandController::of(const KernelKey &kernel) const {
  const auto found = lists_.find(kernel);
  return found != lists_.end() ? found->second : List();
}

std::size_t HandController::placeOf(const KernelKey &kernel, const std::string &name) const {
  const List list = of(kernel);
  return static_cast<std::size_t>(
      std::ranges::find_if(list, [&name](const session::HandPointer &hand) { return hand->name == name; }) -
      list.begin());
}

session::HandPointer HandController::find(const KernelKey &kernel, const std::string &name) const {
  const List list = of(kernel);
  const std::size_t at = placeOf(kernel, name);
  return at < list.size() ? list[at] : nullptr;
}

std::string HandController::freeName(const KernelKey &kernel, const std::string &wish) const {
  std::string name = wish;
  for (int number = 2; find(kernel, name) != nullptr; ++number)
    name = wish + " " + std::to_string(number);
  return name;
}

std::string HandController::add(const KernelKey &kernel, session::HandText hand) {
  hand.name = freeName(kernel, hand.name);
  std::string name = hand.name;
  undoStack_.push(
      new Presence(*this, kernel, of(kernel).size(), std::make_shared<const session::HandText>(std::move(hand))));
  return name;
}

void HandController::remove(const KernelKey &kernel, const std::string &name) {
  const std::size_t at = placeOf(kernel, name);
  if (at < of(kernel).size()) undoStack_.push(new Presence(*this, kernel, at, nullptr));
}

std::string HandController::rename(const KernelKey &kernel, const std::string &name, const std::string &wish) {
  const std::size_t at = placeOf(kernel, name);
  if (wish.empty() || wish == name || at >= of(kernel).size()) return name;
  std::string after = freeName(kernel, wish);
  undoStack_.push(new Renaming(*this, kernel, at, name, after));
  return after;
}

void HandController::setText(const KernelKey &kernel, const std::string &name, const std::filesystem::path &file,
                             const std::string &text) {
  const std::size_t at = placeOf(kernel, name);
  const auto list = lists_.find(kernel);
  if (list == lists_.end() || at >= list->second.size()) return;
  session::HandText hand = *list->second[at];
  // Of another source, its main file is what is shown.
  const std::filesystem::path &own = hand.texts.contains(file) ? file : hand.file;
  if (const auto known = hand.texts.find(own); known != hand.texts.end() && known->second == text) return;
  hand.texts[own] = text;
  list->second[at] = std::make_shared<const session::HandText>(std::move(hand));
  Q_EMIT changed(kernel);
}

void HandController::moveFile(const std::filesystem::path &from, const std::filesystem::path &to) {
  for (auto &[kernel, list] : lists_)
    for (session::HandPointer &pointer : list) {
      session::HandText hand = *pointer;
      if (hand.file == from) hand.file = to;
      if (auto text = hand.texts.extract(from)) {
        text.key() = to;
        hand.texts.insert(std::move(text));
      }
      pointer = std::make_shared<const session::HandText>(std::move(hand));
    }
}

void HandController::put(const KernelKey &kernel, std::size_t at, session::HandPointer hand) {
  List &list = lists_[kernel];
  list.insert(list.begin() + static_cast<std::ptrdiff_t>(std::min(at, list.size())), std::move(hand));
  Q_EMIT changed(kernel);
}

session::HandPointer HandController::take(const KernelKey &kernel, std::size_t at) {
  List &list = lists_[kernel];
  if (at >= list.size()) return nullptr;
  session::HandPointer out = std::move(list[at]);
  list.erase(list.begin() + static_cast<std::ptrdiff_t>(at));
  Q_EMIT changed(kernel);
  return out;
}

void HandController::setName(const KernelKey &kernel, std::size_t at, const std::string &name) {
  List &list = lists_[kernel];
  if (at >= list.size()) return;
  session::HandText hand = *list[at];
  hand.name = name;
  list[at] = std::make_shared<const session::HandText>(std::move(hand));
  Q_EMIT changed(kernel);
}

} // namespace warpgrain::gui

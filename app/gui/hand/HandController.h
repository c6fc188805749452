// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/analysis/KernelKey.h"
#include "core/session/HandText.h"

#include <QObject>
#include <QString>
#include <QUndoStack>

#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace warpgrain::gui {

/// The kernels that a person wrote to take the place of each kernel. Adding, removing and renaming one can be undone
/// with the changes of plans; what is typed is undone in the editor.
class HandController : public QObject {
  Q_OBJECT

public:
  using List = std::vector<session::HandPointer>;

  explicit HandController(QUndoStack &undoStack, QObject *parent = nullptr);

  /// In the order of their rows.
  List of(const KernelKey &kernel) const;
  /// Null where there is none of the name.
  session::HandPointer find(const KernelKey &kernel, const std::string &name) const;

  /// Those of all kernels.
  const std::map<KernelKey, List> &all() const { return lists_; }

  /// The wish; with a number where the kernel has one of that name already.
  std::string freeName(const KernelKey &kernel, const std::string &wish) const;

  /// Adds one; its name becomes a free one, which is returned.
  std::string add(const KernelKey &kernel, session::HandText hand);
  void remove(const KernelKey &kernel, const std::string &name);
  /// Returns the name that it has then.
  std::string rename(const KernelKey &kernel, const std::string &name, const std::string &wish);
  /// What was typed: the text in the place of a file of the original's source.
  void setText(const KernelKey &kernel, const std::string &name, const std::filesystem::path &file,
               const std::string &text);

  /// Another unit was opened: there are none.
  void clear() { lists_.clear(); }

  /// Takes the place of all, before a kernel is looked at.
  void restore(std::map<KernelKey, List> lists) { lists_ = std::move(lists); }

  /// The source has another path.
  void moveFile(const std::filesystem::path &from, const std::filesystem::path &to);

Q_SIGNALS:
  /// Also by undo and redo.
  void changed(const warpgrain::gui::KernelKey &kernel);

private:
  class Presence;
  class Renaming;

  void put(const KernelKey &kernel, std::size_t at, session::HandPointer hand);
  session::HandPointer take(const KernelKey &kernel, std::size_t at);
  void setName(const KernelKey &kernel, std::size_t at, const std::string &name);
  std::size_t placeOf(const KernelKey &kernel, const std::string &name) const;

  QUndoStack &undoStack_;
  std::map<KernelKey, List> lists_;
};

} // namespace warpgrain::gui

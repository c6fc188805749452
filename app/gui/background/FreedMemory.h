// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/background/Background.h"

#include <QObject>
#include <QTimer>

#include <chrono>
#include <functional>

namespace warpgrain::gui {

/// Returns to the system what the allocator keeps of freed memory. A parse frees tens of megabytes that lie between
/// blocks in use; the allocator does not return these by itself.
void returnFreedMemory();

/// Has the allocator join each small block with its free neighbours when it is freed. By default it does so for all of
/// them in the next larger allocation: after a parse that is one of the GUI thread, which it keeps for 30 to 80 ms.
void joinFreedMemoryAtOnce();

/// Calls returnFreedMemory() once nothing has been worked out for a while, on a thread of its own. While a person types
/// the memory stays, and the next parse takes it again. Calls joinFreedMemoryAtOnce() when it is made.
class FreedMemory : public QObject {
public:
  explicit FreedMemory(QObject *parent = nullptr, std::chrono::milliseconds quiet = std::chrono::seconds(3),
                       std::function<void()> giveBack = returnFreedMemory);

  /// Something was worked out: waits anew.
  void noteWork() { timer_.start(); }

private:
  QTimer timer_;
  std::function<void()> giveBack_;
  Background background_; // last: its destructor waits
};

} // namespace warpgrain::gui

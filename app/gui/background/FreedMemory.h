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

/// Calls returnFreedMemory() once nothing has been worked out for a while, on a thread of its own. While a person types
/// the memory stays, and the next parse takes it again.
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

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/background/FreedMemory.h"

#ifdef __GLIBC__
#include <malloc.h>
#endif

#include <utility>

namespace warpgrain::gui {

void returnFreedMemory() {
#ifdef __GLIBC__
  malloc_trim(0);
#endif
}

void joinFreedMemoryAtOnce() {
#ifdef __GLIBC__
  mallopt(M_MXFAST, 0);
#endif
}

FreedMemory::FreedMemory(QObject *parent, std::chrono::milliseconds quiet, std::function<void()> giveBack)
    : QObject(parent), giveBack_(std::move(giveBack)), background_(this) {
  joinFreedMemoryAtOnce();
  timer_.setSingleShot(true);
  timer_.setInterval(quiet);
  connect(&timer_, &QTimer::timeout, this, [this] {
    background_.run(
        [this] {
          giveBack_();
          return true;
        },
        [](bool) {});
  });
}

} // namespace warpgrain::gui

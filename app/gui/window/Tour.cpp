// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/window/Tour.h"

#include "views/help/TourPanel.h"

#include <QDockWidget>
#include <QMainWindow>
#include <QTabWidget>

namespace warpgrain::gui {

namespace {

/// Brings a part to the front: a dock, or a page of the editors' tabs.
void bringForward(QWidget &part) {
  if (auto *dock = qobject_cast<QDockWidget *>(&part)) {
    dock->show();
    dock->raise();
    return;
  }
  for (QWidget *around = part.parentWidget(); around != nullptr; around = around->parentWidget())
    if (auto *tabs = qobject_cast<QTabWidget *>(around); tabs != nullptr && tabs->indexOf(&part) >= 0)
      tabs->setCurrentWidget(&part);
}

} // namespace

Tour::Tour(QMainWindow &window) : QObject(&window), window_(window) {}

std::vector<Tour::Step> Tour::steps() {
  return {
      {"explorerDock", tr("What is in the file"),
       tr("The explorer lists the kernels with their loops, shared arrays, barriers and launches. A click leads to the "
          "line. Everything in the window speaks of the kernel that is chosen in the toolbar.")},
      {"findingsDock", tr("What is wrong with it"),
       tr("Findings ranks what the kernel loses: races, uncoalesced accesses, bank conflicts, wasted transfers, each "
          "with "
          "its cost and its place. A button on a row adds the steps that mend it to the plan.")},
      {"accessesDock", tr("How its threads reach memory"),
       tr("Choose an access to see the 32 lanes of a warp, the sectors that they touch, and the banks of shared "
          "memory.")},
      {"factorsDock", tr("What can be done"),
       tr("Each value of each step has its verdict: ✓ legal, ✓* legal if the listed assumptions hold, ✕ illegal, ? not "
          "understood. A click adds the step to the plan below, and the reasons stand beneath it. Verdicts follow "
          "while "
          "you type in the source.")},
      {"comparePage", tr("What becomes of the source"),
       tr("Side by Side shows the original and the source that the plan makes, with sectors, registers and time before "
          "and after. Choose a step first, for example a factor of coarsening, and look here again.")},
      {"variantsDock", tr("Is it right, and is it faster?"),
       tr("Write steps with lists of values, and build: each row has its registers and occupancy. Verify runs the rows "
          "on the CPU and compares what they compute; Measure takes their times on a GPU, of this machine or of "
          "another "
          "one.")},
      {"tuneDock", tr("Leave the search to the program"),
       tr("Tune searches plans of several steps, verifies the best one and says why it is faster. Without a GPU it "
          "replays recorded searches. Export writes the source that won. F1 opens the handbook at whatever has the "
          "keyboard.")},
  };
}

void Tour::begin() {
  if (panel_ == nullptr) {
    steps_ = steps();
    panel_ = new views::TourPanel(&window_);
    connect(panel_, &views::TourPanel::nextWanted, this, [this] { go(step_ + 1); });
    connect(panel_, &views::TourPanel::backWanted, this, [this] { go(step_ - 1); });
    connect(panel_, &views::TourPanel::leaveWanted, this, &Tour::leave);
  }
  go(0);
}

void Tour::go(int step) {
  if (step < 0 || step >= static_cast<int>(steps_.size())) return leave();
  step_ = step;
  const Step &now = steps_[static_cast<std::size_t>(step)];
  auto *part = window_.findChild<QWidget *>(QLatin1StringView(now.part));
  if (part != nullptr) bringForward(*part);
  panel_->showStep(step, static_cast<int>(steps_.size()), now.title, now.text, part);
}

void Tour::leave() {
  step_ = -1;
  if (panel_ != nullptr) panel_->hide();
}

} // namespace warpgrain::gui

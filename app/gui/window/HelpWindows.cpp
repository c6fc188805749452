// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/window/HelpWindows.h"

#include "app/gui/window/HandbookWindow.h"
#include "views/help/ReasonsPage.h"

#include <QApplication>

namespace warpgrain::gui {

namespace {

void bringForward(QWidget &window) {
  window.show();
  window.raise();
  window.activateWindow();
}

} // namespace

HelpWindows::HelpWindows(QWidget *window) : QObject(window), window_(window) {}

void HelpWindows::showReasons(std::optional<dependence::ReasonId> reason) {
  if (reasons_ == nullptr) {
    reasons_ = new views::ReasonsPage(window_);
    reasons_->setWindowFlag(Qt::Window);
    reasons_->resize(720, 560);
  }
  reasons_->show();
  if (reason) reasons_->showReason(*reason);
  bringForward(*reasons_);
}

void HelpWindows::showHandbook() {
  open(handbookPlaceOf(QApplication::focusWidget()));
}

void HelpWindows::showTour() {
  open({.page = QStringLiteral("window.md"), .heading = {}});
}

void HelpWindows::open(const HandbookPlace &place) {
  if (handbookFolder().isEmpty()) {
    Q_EMIT refused(tr("The handbook is not there: install the documentation of Warpgrain."));
    return;
  }
  if (handbook_ == nullptr) {
    handbook_ = new HandbookWindow(window_);
    handbook_->setWindowFlag(Qt::Window);
    handbook_->resize(860, 680);
  }
  handbook_->show();
  handbook_->open(place);
  bringForward(*handbook_);
}

} // namespace warpgrain::gui

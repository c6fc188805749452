// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dependence/Verdict.h"

#include <QObject>

#include <optional>

class QWidget;

namespace warpgrain::views {
class ReasonsPage;
}

namespace warpgrain::gui {

class HandbookWindow;
struct HandbookPlace;

/// The windows with the handbook and with the reasons of verdicts, made when they are asked for.
class HelpWindows : public QObject {
  Q_OBJECT

public:
  /// The windows lie above this one, and go with it.
  explicit HelpWindows(QWidget *window);

  /// Opens the handbook at what has the keyboard.
  void showHandbook();
  /// Opens the handbook's page on the window.
  void showTour();
  /// Opens the list of reasons, at one of them where one is named.
  void showReasons(std::optional<warpgrain::dependence::ReasonId> reason);

Q_SIGNALS:
  /// The handbook is not installed.
  void refused(const QString &sentence);

private:
  void open(const HandbookPlace &place);

  QWidget *window_;
  views::ReasonsPage *reasons_ = nullptr;
  HandbookWindow *handbook_ = nullptr;
};

} // namespace warpgrain::gui

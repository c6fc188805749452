// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace warpgrain::views {
class FlagsView;
}

namespace warpgrain::gui {

class Dialogs;
class Workbench;

/// The compiler flags of the unit that is open: those that it was read with, and what a person types in their place.
/// The unit is read again when the person says so. What is typed and not used is dropped when another unit is opened.
class FlagsWindow : public QWidget {
  Q_OBJECT

public:
  /// Lies above a window, and goes with it.
  FlagsWindow(Workbench &workbench, Dialogs &dialogs, QWidget *window);

private:
  using Flags = std::vector<std::string>;

  bool hasUnit() const;
  /// Those that the unit was read with.
  Flags inEffect() const;
  /// Those that are shown.
  Flags shown() const;
  std::filesystem::path folder() const;
  void type(const Flags &flags);
  void addInclude();
  void use();
  void find();
  void fill();
  QString originText() const;
  QString outcomeText() const;

  Workbench &workbench_;
  Dialogs &dialogs_;
  views::FlagsView *view_;
  std::optional<QString> typed_; ///< none: what the unit was read with is shown
  bool isReading_ = false;
};

} // namespace warpgrain::gui

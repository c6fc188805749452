// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/presenters/AccessController.h"

#include <QObject>

#include <map>

namespace warpgrain::views {
class AccessView;
}

namespace warpgrain::gui {

/// Fills the view of accesses, and keeps it and the selection together: what is chosen in the view is chosen
/// everywhere, and the caret on an access chooses it in the view.
class AccessPresenter : public QObject {
  Q_OBJECT

public:
  AccessPresenter(Workbench &workbench, views::AccessView &view);

  AccessController &controller() { return controller_; }

  /// The caret is at a byte of a file.
  void caretMoved(const std::filesystem::path &file, std::size_t offset);

Q_SIGNALS:
  /// A person has chosen an access here: the editor shows it, and takes the keyboard where `focus` is set.
  void revealWanted(const warpgrain::gui::AccessKey &access, bool focus);
  /// Signs and tooltips of the accesses that are known in the newest text.
  void marksChanged(const warpgrain::gui::ByFile<warpgrain::views::EditorMark> &marks,
                    const warpgrain::gui::ByFile<warpgrain::views::AccessRange> &ranges);

  /// The accesses of the chosen kernel are known, of the newest text; null: there is no kernel.
  void looked(const warpgrain::gui::AccessAnalysisPointer &accesses);

private:
  void connectView();
  void showAnalysis();
  void showMarks();
  void connectCounts();
  void showExecuted();
  void showSelection();
  void showEmpty();
  void choose(std::size_t row, bool focus);
  void chooseStep(const transform::Step &step);
  void type(const views::LaunchNumber &number);
  std::optional<std::size_t> rowOf(const std::optional<AccessKey> &key) const;
  std::optional<std::size_t> sameAsBefore() const;

  Workbench &workbench_;
  views::AccessView &view_;
  AccessController controller_;
  AccessAnalysisPointer shown_;
  /// Of each kernel of the revision that was looked at so far.
  std::map<KernelKey, AccessAnalysisPointer> known_;
};

} // namespace warpgrain::gui

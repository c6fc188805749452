// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/presenters/AccessController.h"
#include "app/gui/presenters/ChosenText.h"

#include <QObject>

#include <map>

namespace warpgrain::views {
class AccessView;
}

namespace warpgrain::gui {

/// Fills the view of accesses, of the original or of the chosen variant, and keeps it and the selection together: what
/// is chosen in the view is chosen everywhere, and the caret on an access chooses it in the view.
class AccessPresenter : public QObject {
  Q_OBJECT

public:
  /// The text has to live as long as the view.
  AccessPresenter(Workbench &workbench, ChosenText &text, views::AccessView &view);

  AccessController &controller() { return controller_; }

  /// What the view shows: the accesses of the original, or of the variant; null where it shows none.
  const AccessAnalysisPointer &shown() const { return shown_; }

  /// The caret is at a byte of a file.
  void caretMoved(const std::filesystem::path &file, std::size_t offset);
  /// The same in the text of the variant, whose files have the paths of its analysis.
  void variantCaretMoved(const std::filesystem::path &file, std::size_t offset);

Q_SIGNALS:
  /// A person has chosen an access here: the editor shows it, and takes the keyboard where `focus` is set.
  void revealWanted(const warpgrain::gui::AccessKey &access, bool focus);
  /// The same of an access in the variant's text, which `analysis` is of.
  void revealInVariantWanted(const warpgrain::gui::AnalysisPointer &analysis, const warpgrain::gui::AccessKey &access,
                             bool focus);
  /// The access of the variant's text that is looked at; none where the original is shown.
  void chosenInVariant(const std::optional<warpgrain::gui::AccessKey> &access);
  /// Signs and tooltips of the accesses that are known in the newest text.
  void marksChanged(const warpgrain::gui::ByFile<warpgrain::views::EditorMark> &marks,
                    const warpgrain::gui::ByFile<warpgrain::views::AccessRange> &ranges);

  /// The accesses of the chosen kernel are known, of the newest text; null: there is no kernel.
  void looked(const warpgrain::gui::AccessAnalysisPointer &accesses);

private:
  void connectView();
  void takeOriginal();
  void showText();
  void showAccesses(const AccessAnalysisPointer &now);
  void setChosen(const std::optional<AccessKey> &access);
  void showMarks();
  void connectCounts();
  void showExecuted();
  void showSelection();
  void showEmpty();
  void choose(std::size_t row, bool focus);
  void chooseStep(const transform::Step &step);
  std::optional<std::size_t> rowOf(const std::optional<AccessKey> &key) const;
  std::optional<std::size_t> sameAsBefore(const AccessAnalysisPointer &now) const;
  void chooseAt(const std::filesystem::path &file, std::size_t offset);

  Workbench &workbench_;
  views::AccessView &view_;
  ChosenText &text_;
  AccessController controller_;
  AccessAnalysisPointer shown_;
  bool isOriginalAwaited_ = false;
  AccessAnalysisPointer before_;    ///< shown last, also where nothing is now: its choice is taken over
  std::optional<AccessKey> chosen_; ///< of before_
  /// Of each kernel of the revision that was looked at so far.
  std::map<KernelKey, AccessAnalysisPointer> known_;
};

} // namespace warpgrain::gui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/workbench/Workbench.h"

#include <QTimer>
#include <QWidget>

#include <map>
#include <set>

class QMenu;
class QTabWidget;

namespace warpgrain::views {
class EditorPane;
class SourceEditor;
} // namespace warpgrain::views

namespace warpgrain::gui {

class CodePage;
class VariantPanes;

/// The middle of the window: a tab for each open file of the unit, the variant's source, both side by side, and the
/// code that the compiler makes of the variant. What is typed is handed to the source controller a moment after the
/// last key.
class EditorArea : public QWidget {
  Q_OBJECT

public:
  /// How long after the last key the text is analysed.
  static constexpr int restMilliseconds = 100;

  explicit EditorArea(Workbench &workbench, QWidget *parent = nullptr);
  ~EditorArea() override;

  /// Null where the file is not open.
  views::EditorPane *paneOf(const std::filesystem::path &file) const;
  /// The file whose tab is open; the main file where a variant is looked at.
  std::filesystem::path currentFile() const;
  /// The editor that Edit speaks of: that of the open tab; null where it is none.
  views::EditorPane *currentPane() const;

  /// By how many points texts are larger than usual.
  int zoom() const { return zoom_; }

  /// Sets it for all editors, within bounds, and remembers it.
  /// The zoom that another window has chosen.
  void takeZoom();
  void setZoom(int points);

  /// Hands over what was typed and not handed over yet.
  void flush();
  void showComparison();
  /// Brings the text of the variant to be typed in, where it is by hand.
  void editVariant();
  /// Signs and tooltips of accesses, by file; what is not named has none.
  void setAccesses(const ByFile<views::EditorMark> &marks, const ByFile<views::AccessRange> &ranges);
  /// Brings an access to be seen, with the caret on it.
  void revealAccess(const AccessKey &access, bool focus);
  /// The same in the variant's text, which `analysis` is of: a file that the variant leaves as it is, is shown as
  /// the source that it is.
  void revealInVariant(const AnalysisPointer &analysis, const AccessKey &access, bool focus);
  void goToInVariant(const Place &place);
  /// Frames an access of the variant's text.
  void setChosenInVariant(const std::optional<AccessKey> &access);
  /// Brings the ends of a dependence in the variant's text to be seen.
  void showEndsInVariant(const std::vector<PlaceRange> &ends);
  void compare(const session::Variant &left, const session::Variant &right);
  /// Puts texts in the place of the sources, as changes that can be undone.
  void adopt(const transform::Texts &texts);

Q_SIGNALS:
  /// Another tab, or another state of its undo history.
  void currentChanged();
  /// A step was chosen in a context menu that may not be made: what speaks against it is asked for.
  void reasonWanted(const warpgrain::transform::Step &step);
  /// A context menu opens on a line of a source, from 1: what else can be done there is added to it.
  void menuWanted(QMenu &menu, const std::filesystem::path &file, std::uint32_t line);
  /// The caret of a source has moved to a byte of it.
  void caretAt(const std::filesystem::path &file, std::size_t offset);
  /// The same in the variant's text, in a line from 1.
  void caretInVariant(const std::filesystem::path &file, std::size_t offset, int line);

private:
  void connectAll();
  void resetTabs();
  void openTab(const std::filesystem::path &file);
  void takeText(const std::filesystem::path &file);
  void rename(const std::filesystem::path &from, const std::filesystem::path &to);
  void goTo(const Place &place);
  void edited(views::EditorPane *pane);
  void caretMoved(views::EditorPane *pane, int line);
  void offerSteps(views::EditorPane *pane, QMenu &menu, std::size_t at);
  void showEnds(const std::vector<PlaceRange> &ends);
  void showAnalysis();
  void showAccesses();
  void showChosenAccess();
  void showNotes();
  void titleTab(const std::filesystem::path &file);
  std::filesystem::path fileOf(const views::EditorPane *pane) const;

  Workbench &workbench_;
  QTabWidget *tabs_;
  VariantPanes *variantPanes_;
  CodePage *codePage_;
  std::map<std::filesystem::path, views::EditorPane *> panes_;
  std::set<views::EditorPane *> unflushed_;
  QTimer rest_;
  int zoom_ = 0;
  std::optional<Place> wanted_; ///< to be shown when its file is open
  std::map<std::filesystem::path, std::string> adopted_;
  ByFile<views::EditorMark> accessMarks_;
  ByFile<views::AccessRange> accessRanges_;
};

} // namespace warpgrain::gui

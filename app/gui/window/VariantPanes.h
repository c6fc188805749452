// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/compare/StudyController.h"
#include "app/gui/workbench/Workbench.h"
#include "core/session/ChangedFiles.h"

#include <QObject>
#include <QTimer>

class QComboBox;
class QLabel;
class QSplitter;

namespace warpgrain::views {
class CompareView;
class DifferenceTable;
class EditorPane;
class NumbersTable;
} // namespace warpgrain::views

namespace warpgrain::gui {

/// Two pages on what is shown of the variants: its source to read, with the signs of its own accesses, and its source
/// beside the original's, with the numbers of both. Where a variant changes several files, one of them is chosen above.
/// Files are named as the analysis of the variant's text names them: a kernel by hand may be from another file.
class VariantPanes : public QObject {
  Q_OBJECT

public:
  explicit VariantPanes(Workbench &workbench, QWidget *parent);

  QWidget *sourcePage() { return sourcePage_; }

  QWidget *comparePage() { return comparePage_; }

  /// Hands over what was typed in a kernel by hand and not handed over yet.
  void flush();

  /// The editor of the source's page.
  views::EditorPane &sourcePane() { return *source_; }

  /// Compares two rows of the table with each other, until something else is shown.
  void compare(const session::Variant &left, const session::Variant &right);

  /// Brings a byte of a file of the variant's text to be seen on the source's page. False where the variant does not
  /// change the file.
  bool reveal(const std::filesystem::path &file, std::size_t byte);
  /// The same of a place; the editor takes the keyboard.
  bool goTo(const Place &place);
  /// Frames the access that is looked at; none: nothing is framed.
  void setChosen(const std::optional<AccessKey> &access);
  /// Frames the ends of a dependence, and brings them to be seen.
  void setEnds(const std::vector<PlaceRange> &ends);

Q_SIGNALS:
  /// The caret of the source's page has moved to a byte of a file of the variant's text, in a line from 1.
  void caretAt(const std::filesystem::path &file, std::size_t byte, int line);

private:
  QWidget *makePage(QWidget *content, const QString &name, QLabel *&title, QComboBox *&files, QWidget *parent);
  void takeShown();
  void takeTexts(const model::Unit &unit, const transform::Texts &left, const transform::Texts &right);
  void fillFiles();
  void chooseFile(int index);
  void showTexts();
  void showSource();
  void showComparison();
  void showNumbers();
  bool isLookedAt() const;
  void study();
  void forgetStudy();
  void showStudy(const VariantStudyPointer &study);
  void showMarks();
  void showFrames();
  std::filesystem::path pathInText(const std::filesystem::path &shown) const;
  bool showFile(const std::filesystem::path &file);
  void edited();
  bool isByHand() const;
  bool eventFilter(QObject *object, QEvent *event) override;

  /// A kernel by hand whose text is in the editor.
  struct Edited {
    KernelKey kernel;
    std::string name;           ///< of its row; empty: what is shown cannot be changed
    std::filesystem::path file; ///< in whose place the text stands

    friend bool operator==(const Edited &, const Edited &) = default;
  };

  Workbench &workbench_;
  std::vector<session::ChangedFile> texts_; ///< the files that differ; the main file where none does
  int current_ = 0;
  QString leftTitle_;
  QString rightTitle_;
  QString headline_;
  bool hasText_ = false;
  bool sourceIsOld_ = true;
  bool comparisonIsOld_ = true;
  std::filesystem::path shownPath_;
  bool isRow_ = false; ///< what is shown is a row of the table, not two of them
  Edited edited_;
  bool isTyped_ = false;   ///< and not handed over
  bool filling_ = false;   ///< the text is changed by us
  QTimer rest_;            ///< behind the last key
  QString sourceSpeaksOf_; ///< the steps that were shown last, to see when others are
  QWidget *sourcePage_ = nullptr;
  QWidget *comparePage_ = nullptr;
  QSplitter *below_ = nullptr; ///< both texts: the tables of their numbers
  QLabel *sourceTitle_ = nullptr;
  QLabel *compareTitle_ = nullptr;
  QComboBox *sourceFiles_ = nullptr;
  QComboBox *compareFiles_ = nullptr;
  views::EditorPane *source_;
  views::CompareView *comparison_;
  views::NumbersTable *numbers_;
  views::DifferenceTable *differences_;
  AnalysisPointer analysis_; ///< that both sides are variants of
  KernelKey kernel_;         ///< likewise
  StudyController study_;
  QTimer studySoon_; ///< what changes together is looked at once
  std::optional<AccessKey> chosen_;
  std::vector<PlaceRange> ends_;
  VariantStudyPointer known_; ///< of what is shown; null until it is known
  session::Variant left_;     ///< of the comparison
  session::Variant right_;
};

} // namespace warpgrain::gui

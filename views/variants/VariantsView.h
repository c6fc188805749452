// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/Variant.h"

#include <QStringList>
#include <QWidget>

#include <optional>
#include <vector>

class QAction;
class QLabel;
class QProgressBar;
class QPushButton;
class QSortFilterProxyModel;
class QTableView;

namespace warpgrain::views {

class MeasureLine;
class SpaceLine;
class VariantsModel;

/// The search space, and the table of its variants. A variant is named by its id.
class VariantsView : public QWidget {
  Q_OBJECT

public:
  explicit VariantsView(QWidget *parent = nullptr);

  void setVariants(const std::vector<session::Variant> &variants);
  void updateVariant(const session::Variant &variant);
  /// Shows the bar and Cancel while done < total.
  void setProgress(int done, int total);

  /// A build is under way: rows that are not built wait for it.
  void setBuilding(bool isBuilding);

  /// The row that is chosen; it is among those selected. Where the keyboard stands is no choice.
  std::optional<std::size_t> currentVariant() const { return chosen_; }

  /// In the order of the table.
  std::vector<std::size_t> selectedVariants() const;
  /// Chooses a row; emits nothing.
  void selectVariant(std::size_t id);
  /// No row is chosen any more: something else is looked at. Emits nothing.
  void clearChoice();

  void setSpace(const QString &space);
  QString space() const;
  /// Steps that can be tried, to complete what is typed: "coarsen y 1,2,4".
  void setSpaceChoices(const QStringList &choices);
  /// How many variants the space has, the original among them; none: it cannot be read.
  void setSpaceCount(std::optional<int> variants);
  /// What is wrong with the space as typed; empty: nothing.
  void setSpaceProblem(const QString &problem);

  /// Where variants are measured.
  MeasureLine &measureLine() { return *measure_; }

  /// Whether Build, and Verify and Measure with it, can be pressed; the reason is shown where it cannot.
  void setBuildPossible(bool possible, const QString &reason = {});
  /// Why the rows do not belong to what is looked at; they are grey then. Empty: they do.
  void setOutdated(const QString &reason);

Q_SIGNALS:
  /// A person has chosen a row, with the mouse or a key.
  void variantChosen(std::size_t id);
  /// A person has taken the choice away.
  void choiceCleared();
  void compareRequested(const std::vector<std::size_t> &ids);
  void exportRequested(std::size_t id);
  /// The variant's text is to take the place of the source.
  void adoptRequested(std::size_t id);
  /// The variant's text is to be changed by hand.
  void editRequested(std::size_t id);
  /// A kernel is to be added from a file.
  void addRequested();
  /// A row by hand is to have another name, or to go.
  void renameRequested(std::size_t id);
  void removeRequested(std::size_t id);
  void buildRequested();
  /// The variants are to be run on the CPU.
  void verifyRequested();
  /// The variants are to be measured: those selected, where they are several or asked for by themselves; empty: all.
  void measureRequested(const std::vector<std::size_t> &ids);
  void cancelRequested();
  /// The space's line was changed by the person.
  void spaceEdited(const QString &space);

private:
  void makeActions();
  QWidget *makeSpaceLine();
  QWidget *makeTable();
  void takeChoice();
  void setChoice(std::optional<std::size_t> id);
  void updateActions();
  void copySelection() const;
  void changeEvent(QEvent *event) override;

  VariantsModel *model_;
  QSortFilterProxyModel *proxy_;
  QTableView *table_ = nullptr;
  SpaceLine *space_ = nullptr;
  QLabel *spaceCount_ = nullptr;
  QLabel *spaceProblem_ = nullptr;
  QLabel *outdated_ = nullptr;
  QLabel *empty_ = nullptr;
  QPushButton *build_ = nullptr;
  QPushButton *verify_ = nullptr;
  QPushButton *cancel_ = nullptr;
  QProgressBar *progress_ = nullptr;
  MeasureLine *measure_ = nullptr;
  QAction *measureRows_ = nullptr;
  QAction *compare_ = nullptr;
  QAction *export_ = nullptr;
  QAction *adopt_ = nullptr;
  QAction *edit_ = nullptr;
  QAction *add_ = nullptr;
  QAction *rename_ = nullptr;
  QAction *remove_ = nullptr;
  QAction *copy_ = nullptr;
  bool running_ = false;
  bool possible_ = false; ///< there is a kernel
  bool silent_ = false;   ///< the selection is changed by us
  std::optional<std::size_t> chosen_;
};

} // namespace warpgrain::views

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/openmp/OpenMpValues.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QPushButton;
class QTableView;
class QTextBrowser;
class QTreeWidget;

namespace warpgrain::views {

class ProgramTexts;
class TransfersModel;

/// An OpenMP program: its functions with their regions and kernels as a tree, what is known of the chosen one, when
/// memory is copied, and beside these its texts: the source, the program with what becomes of each region, the CUDA
/// program.
class OpenMpView : public QWidget {
  Q_OBJECT

public:
  explicit OpenMpView(QWidget *parent = nullptr);

  /// The piece that is chosen stays, as far as there is one in the same place. Null: there is no program.
  void setProgram(OpenMpProgramPointer program);
  /// What is said without a program.
  void setEmptyText(const QString &text);
  /// A text is translated: what is shown may be out of date.
  void setBusy(bool busy);
  /// Which of transferModes() is chosen; emits nothing.
  void setTransfers(int mode);

  /// A piece that stands in a line, or around it.
  void chooseAt(const QString &path, int line);

Q_SIGNALS:
  /// The editor is to show a place.
  void placeChosen(const QString &path, int line);
  /// Memory is to be copied in another way: resident, flow, all.
  void transfersChosen(int mode);
  void openWanted();
  void saveWanted();

private:
  QWidget *makeBar();
  QWidget *makeTree();
  QWidget *makeDetails();
  void setUpTable();
  void fillTree();
  void choose();
  void showChosen();
  void showState();
  std::optional<OpenMpChoice> chosen() const;
  void chooseItem(const OpenMpChoice &choice);
  void goToChosen();

  QComboBox *transfers_ = nullptr;
  QPushButton *open_ = nullptr;
  QPushButton *save_ = nullptr;
  QLabel *summary_ = nullptr;
  QTreeWidget *tree_ = nullptr;
  QTextBrowser *details_ = nullptr;
  TransfersModel *model_;
  QTableView *table_ = nullptr;
  ProgramTexts *texts_ = nullptr;
  QWidget *content_ = nullptr;
  QLabel *message_ = nullptr; ///< in place of the content
  OpenMpProgramPointer program_;
  QString emptyText_;
  bool isBusy_ = false;
  bool isSilent_ = false; ///< what becomes current was not chosen by a person
};

} // namespace warpgrain::views

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/nests/NestValues.h"

#include <QWidget>

#include <map>

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;
class QTableView;
class QTextBrowser;
class QTreeWidget;

namespace warpgrain::views {

class MappingsModel;
class MatricesPage;
class NestTextsPage;
class TouchPage;

/// How nests are mapped, as a person chooses it.
struct NestSettings {
  bool isPaper = false;       ///< the published rules, in place of ours
  bool isOpenCl = false;      ///< kernels are written in OpenCL C, in place of CUDA
  bool allowsReorder = false; ///< sums of floating-point numbers may be added up in another order
  bool keepsLoops = false;    ///< loops stay as they are written
  bool isOnlyCaret = false;   ///< of the nest at the caret alone

  friend bool operator==(const NestSettings &, const NestSettings &) = default;
};

/// The serial loop nests of a source: as a tree with their loops, the mappings of the chosen one as a ranked table, who
/// touches what under each of them, its access matrices, the program that is written beside the serial source, and what
/// is known of the nest.
class NestsView : public QWidget {
  Q_OBJECT

public:
  explicit NestsView(QWidget *parent = nullptr);

  /// What is chosen stays, as far as there is a nest in the same place. Null: there are none.
  void setNests(NestListPointer list);
  /// Of the program that is written; null: none yet.
  void setTexts(NestTextsPointer texts);
  /// For the last picturesWanted().
  void setPictures(const NestPictures &pictures);
  /// What is said without nests.
  void setEmptyText(const QString &text);
  /// Nests are read: what is shown may be out of date.
  void setMapping(bool isMapping);
  /// The program of the chosen mappings is written.
  void setWriting(bool isWriting);
  /// Emits nothing.
  void setSettings(const NestSettings &settings);

  NestSettings settings() const;

  /// The nest that a line is in.
  void chooseAt(const QString &path, int line);

Q_SIGNALS:
  /// The editor is to show a place.
  void placeChosen(const QString &path, int line);
  void settingsChosen(const warpgrain::views::NestSettings &settings);
  /// The program is to be written with this mapping of a nest.
  void mappingChosen(std::size_t nest, std::size_t mapping);
  void picturesWanted(const warpgrain::views::NestPictureQuery &query);
  void openWanted();
  void saveWanted();
  /// What runs is to end; where nothing runs, it is to be asked again.
  void stopWanted();
  void againWanted();

private:
  QWidget *makeBar();
  QWidget *makeTree();
  QWidget *makeTable();
  QWidget *makePages();
  void connectAll();
  void fillTree();
  void fillStates();
  void fitColumns();
  void nestChosen();
  void rowChosen(int row);
  void goToChosen();
  void showNest();
  void showMapping();
  void showDetails();
  void showState();
  std::optional<std::size_t> chosenNest() const;
  std::size_t chosenMapping() const;
  const Nest *shownNest() const;
  const WrittenNest *writtenOf(std::size_t nest) const;

  QComboBox *rules_ = nullptr;
  QComboBox *language_ = nullptr;
  QCheckBox *reorder_ = nullptr;
  QCheckBox *keep_ = nullptr;
  QCheckBox *onlyCaret_ = nullptr;
  QPushButton *open_ = nullptr;
  QPushButton *save_ = nullptr;
  QPushButton *stop_ = nullptr;
  QLabel *summary_ = nullptr;
  QTreeWidget *tree_ = nullptr;
  MappingsModel *model_;
  QTableView *table_ = nullptr;
  TouchPage *touches_ = nullptr;
  MatricesPage *matrices_ = nullptr;
  NestTextsPage *texts_ = nullptr;
  QTextBrowser *details_ = nullptr;
  QWidget *content_ = nullptr;
  QLabel *message_ = nullptr; ///< in place of the content
  NestListPointer list_;
  NestTextsPointer written_;
  std::optional<std::size_t> nest_;             ///< that table and pages show
  std::map<std::size_t, std::size_t> mappings_; ///< that were chosen, by nest; else the best
  QString emptyText_;
  bool isMapping_ = false;
  bool isWriting_ = false;
  bool isSilent_ = false; ///< what becomes current was not chosen by a person
};

} // namespace warpgrain::views

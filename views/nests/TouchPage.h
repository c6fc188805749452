// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/nests/NestValues.h"

#include <QWidget>

#include <vector>

class QComboBox;
class QLabel;
class QScrollArea;

namespace warpgrain::views {

class LaneCanvas;
class ReuseCanvas;

/// Who touches what: a picture for each mapping of a nest, side by side, of one access to one array. Either the
/// addresses of the first warp's lanes, or the elements of the threads of a block.
class TouchPage : public QWidget {
  Q_OBJECT

public:
  /// Pictures that there can be: three loops are mapped in six ways.
  static constexpr std::size_t mostPictures = 6;

  explicit TouchPage(QWidget *parent = nullptr);

  /// Null: there is no nest. The array that is chosen stays, if the nest has one of its name.
  void setNest(const Nest *nest);

  /// Those of the chosen access; `chosen` is the mapping that a person has chosen.
  void setPictures(const std::vector<NestPicture> &pictures, std::size_t chosen);

  /// In Nest::arrays, and in its accesses.
  std::size_t array() const;
  std::size_t access() const;

Q_SIGNALS:
  /// Another access is to be shown.
  void accessChosen();

private:
  struct Card {
    QWidget *frame = nullptr;
    QLabel *caption = nullptr;
    LaneCanvas *lanes = nullptr;
    ReuseCanvas *reuse = nullptr;
  };

  Card makeCard();
  void showPictures();

  QComboBox *accesses_;
  QComboBox *kind_;
  QLabel *empty_;
  QScrollArea *area_;
  std::vector<Card> cards_;
  std::vector<NestPicture> pictures_;
  std::size_t chosen_ = 0;
  QString whyEmpty_; ///< why the nest has no pictures
};

} // namespace warpgrain::views

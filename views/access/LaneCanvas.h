// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/access/AccessValues.h"
#include "views/access/LaneLayout.h"

#include <QWidget>

#include <optional>
#include <vector>

class QPainter;

namespace warpgrain::views {

/// The 32 lanes of a warp above, the memory that they use below, a line from each lane to its address. Global memory
/// is shown as sectors, with what is moved and not used hatched; shared memory as banks, one row for each pass.
///
/// Left and Right go from lane to lane; Enter, and a double click, activates.
class LaneCanvas : public QWidget {
  Q_OBJECT

public:
  explicit LaneCanvas(QWidget *parent = nullptr);

  void setPicture(std::optional<LanePicture> picture);

  const std::optional<LanePicture> &picture() const { return picture_; }

  /// True: lanes may be so narrow that only some of them have their numbers, so that pictures fit side by side.
  void setCompact(bool isCompact);

  /// The lane that is looked at; none: all alike.
  std::optional<int> lane() const { return lane_; }

  /// "Lane 5, thread (5, 0, 0): bytes 20 to 23", or that it is inactive.
  QString laneText(int lane) const;

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

Q_SIGNALS:
  void laneChosen(std::optional<int> lane);
  void activated();

protected:
  void paintEvent(QPaintEvent *event) override;
  void keyPressEvent(QKeyEvent *event) override;
  void mousePressEvent(QMouseEvent *event) override;
  void mouseDoubleClickEvent(QMouseEvent *event) override;
  void focusInEvent(QFocusEvent *event) override;
  void focusOutEvent(QFocusEvent *event) override;
  bool event(QEvent *event) override;

private:
  /// A piece of memory on the canvas, with what is told of it.
  struct Spot {
    QRectF rect;
    QString text;
    LaneSet lanes = 0;
  };

  void chooseLane(std::optional<int> lane);
  void layOut();
  double addressHeight() const;
  bool addressesFit() const;
  QRectF laneRect(int lane) const;
  double memoryTop() const;
  QColor colourOf(int lane) const;
  void paintLanes(QPainter &painter) const;
  void paintAddress(QPainter &painter, int lane) const;
  void paintLines(QPainter &painter) const;
  void paintSectors(QPainter &painter);
  void paintSector(QPainter &painter, std::size_t number, const QRectF &box);
  void paintSectorLabels(QPainter &painter, const std::vector<QRectF> &boxes) const;
  void paintBanks(QPainter &painter);
  void paintGutter(QPainter &painter, double y, double height, const QString &text) const;
  std::vector<QRectF> sectorBoxes() const;
  QPointF targetOf(int lane) const;

  std::optional<LanePicture> picture_;
  std::vector<ShownSector> sectors_;
  BankPicture banks_;
  std::vector<Spot> spots_; ///< of the last painting
  bool isCompact_ = false;
  std::optional<int> lane_;
};

/// The colour of a sector by its place in the picture, or of a bank by its number, for that background.
QColor memoryColour(int number, bool dark);

} // namespace warpgrain::views

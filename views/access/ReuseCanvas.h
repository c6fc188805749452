// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/access/AccessValues.h"

#include <QImage>
#include <QWidget>

#include <optional>
#include <vector>

namespace warpgrain::views {

/// Which threads of a block touch which elements: a row for each thread, a column for each element, a dot where they
/// meet; below, how many threads want each element. Where there are more elements or threads than pixels, a pixel
/// stands for several.
///
/// Left and Right go from element to element.
class ReuseCanvas : public QWidget {
  Q_OBJECT

public:
  explicit ReuseCanvas(QWidget *parent = nullptr);

  void setMap(std::optional<ReuseMap> map);

  const std::optional<ReuseMap> &map() const { return map_; }

  std::optional<std::size_t> element() const { return element_; }

  /// "Element at byte 128: touched by 32 threads, 32 to 63"
  QString elementText(std::size_t element) const;

  QSize sizeHint() const override { return {520, 200}; }

  QSize minimumSizeHint() const override { return {260, 130}; }

Q_SIGNALS:
  void elementChosen(std::optional<std::size_t> element);

protected:
  void paintEvent(QPaintEvent *event) override;
  void resizeEvent(QResizeEvent *event) override;
  void changeEvent(QEvent *event) override;
  void keyPressEvent(QKeyEvent *event) override;
  void mousePressEvent(QMouseEvent *event) override;
  void focusInEvent(QFocusEvent *event) override;
  void focusOutEvent(QFocusEvent *event) override;
  bool event(QEvent *event) override;

private:
  QRectF matrixRect() const;
  QRectF sharesRect() const;
  void drawImage();
  void paintShares(QPainter &painter) const;
  void paintLabels(QPainter &painter) const;
  void paintChosen(QPainter &painter) const;
  void choose(std::optional<std::size_t> element);
  std::optional<std::size_t> elementAt(const QPointF &point) const;
  int mostSharing() const;

  std::optional<ReuseMap> map_;
  QImage image_; ///< the dots; null: to be drawn again
  std::optional<std::size_t> element_;
};

} // namespace warpgrain::views

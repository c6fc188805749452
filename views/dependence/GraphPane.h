// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/dependence/GraphScene.h"

#include <QGraphicsView>

#include <optional>

namespace warpgrain::views {

/// The graph, to be looked at and moved in: the wheel scrolls and with Ctrl zooms, dragging moves the picture.
///
/// By keyboard: Up and Down go from row to row, Left and Right from arrow to arrow of the row, Enter goes to the
/// editor, Escape chooses nothing; Ctrl and +, - or 0 zoom, Ctrl+9 fits the picture in.
class GraphPane : public QGraphicsView {
  Q_OBJECT

public:
  explicit GraphPane(QWidget *parent = nullptr);

  /// Colours and fonts as they are now.
  GraphStyle graphStyle() const;

  /// Null: nothing is shown.
  void setPicture(std::shared_ptr<const GraphPicture> picture);

  const std::shared_ptr<const GraphPicture> &picture() const { return picture_; }

  GraphScene &graphScene() { return *scene_; }

  /// Makes something stand out without telling anybody, and scrolls to it.
  void showEdge(std::size_t edge);
  void showNothing();
  void setCaretRow(std::optional<std::size_t> row);

  void zoomIn() { zoomBy(zoomStep); }

  void zoomOut() { zoomBy(1 / zoomStep); }

  void zoomToFull();
  /// The whole picture, but never larger than full size.
  void fit();

  double zoom() const { return transform().m11(); }

Q_SIGNALS:
  /// A person has chosen an entry of GraphPicture::edges, a row, or nothing.
  void edgeChosen(std::size_t edge);
  void rowChosen(std::size_t row);
  void nothingChosen();
  /// To be shown in the editor.
  void rowActivated(std::size_t row);

protected:
  void wheelEvent(QWheelEvent *event) override;
  void keyPressEvent(QKeyEvent *event) override;
  void mousePressEvent(QMouseEvent *event) override;
  void mouseReleaseEvent(QMouseEvent *event) override;
  void mouseDoubleClickEvent(QMouseEvent *event) override;
  void resizeEvent(QResizeEvent *event) override;
  void changeEvent(QEvent *event) override;
  void drawForeground(QPainter *painter, const QRectF &rect) override;
  void focusInEvent(QFocusEvent *event) override;
  void focusOutEvent(QFocusEvent *event) override;

private:
  static constexpr double zoomStep = 1.25;

  void draw();
  void zoomBy(double factor);
  void fitWidth();
  void showBegin();
  void chooseEdge(std::size_t edge);
  void chooseRow(std::size_t row);
  void stepRow(int by);
  void stepEdge(int by);
  std::optional<std::size_t> currentRow() const;
  void tell(const QString &text);

  GraphScene *scene_;
  std::shared_ptr<const GraphPicture> picture_;
  std::optional<std::size_t> reachedRow_; ///< by keyboard; arrows are gone through from here
  QPoint pressedAt_;
  bool zoomIsChosen_ = false; ///< by a person: a new picture keeps it
};

} // namespace warpgrain::views

// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/dependence/GraphPane.h"

#include "views/dependence/DependenceText.h"

#include <QAccessible>
#include <QApplication>
#include <QFontDatabase>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace warpgrain::views {

namespace {

constexpr double leastZoom = 0.08;
constexpr double greatestZoom = 4;
/// A picture that has to be smaller than this to fit is scrolled instead.
constexpr double leastReadableZoom = 0.75;

} // namespace

GraphPane::GraphPane(QWidget *parent) : QGraphicsView(parent), scene_(new GraphScene(this)) {
  setScene(scene_);
  setRenderHint(QPainter::Antialiasing);
  setDragMode(QGraphicsView::ScrollHandDrag);
  viewport()->setCursor(Qt::ArrowCursor);
  setTransformationAnchor(QGraphicsView::AnchorUnderMouse);
  setAlignment(Qt::AlignHCenter | Qt::AlignTop);
  setFrameShape(QFrame::NoFrame);
  setFocusPolicy(Qt::StrongFocus);
  setAccessibleName(tr("Dependence graph"));
}

GraphStyle GraphPane::graphStyle() const {
  QFont code = QFontDatabase::systemFont(QFontDatabase::FixedFont);
  code.setPointSizeF(font().pointSizeF());
  QFont text = font();
  text.setPointSizeF(std::max(6.0, font().pointSizeF() - 1));
  return {.palette = palette(), .text = text, .code = code};
}

void GraphPane::setPicture(std::shared_ptr<const GraphPicture> picture) {
  const bool isFirst = !picture_ || !picture || picture_->graph->kernel != picture->graph->kernel;
  picture_ = std::move(picture);
  reachedRow_.reset();
  draw();
  if (isFirst) zoomIsChosen_ = false;
  if (!zoomIsChosen_) fitWidth();
  if (isFirst) showBegin();
}

/// The first row, with the column of rows in the middle.
void GraphPane::showBegin() {
  if (!picture_ || picture_->graph->rows.empty()) return;
  horizontalScrollBar()->setValue(static_cast<int>(scene_->rectOfStatements().center().x() * zoom()) -
                                  viewport()->width() / 2);
  verticalScrollBar()->setValue(verticalScrollBar()->minimum());
}

void GraphPane::draw() {
  if (picture_)
    scene_->show(*picture_, graphStyle());
  else
    scene_->show({.graph = std::make_shared<DependenceGraph>()}, graphStyle());
}

void GraphPane::showEdge(std::size_t edge) {
  scene_->chooseEdge(edge);
  if (const QRectF rect = scene_->rectOfEdge(edge); !rect.isEmpty()) ensureVisible(rect, 20, 20);
}

void GraphPane::showNothing() {
  scene_->chooseNothing();
}

void GraphPane::setCaretRow(std::optional<std::size_t> row) {
  scene_->setCaretRow(row);
}

void GraphPane::zoomBy(double factor) {
  const double wanted = std::clamp(zoom() * factor, leastZoom, greatestZoom);
  zoomIsChosen_ = true;
  scale(wanted / zoom(), wanted / zoom());
}

void GraphPane::zoomToFull() {
  zoomIsChosen_ = true;
  resetTransform();
}

void GraphPane::fit() {
  if (sceneRect().isEmpty()) return;
  const QSizeF room = viewport()->size();
  const double zoom = std::min(room.width() / sceneRect().width(), room.height() / sceneRect().height());
  zoomIsChosen_ = true;
  setTransform(QTransform::fromScale(std::min(1.0, zoom), std::min(1.0, zoom)));
}

/// As it is shown first: the whole width, as long as texts can be read.
void GraphPane::fitWidth() {
  if (sceneRect().isEmpty()) return;
  const double zoom = std::clamp(viewport()->width() / sceneRect().width(), leastReadableZoom, 1.0);
  setTransform(QTransform::fromScale(zoom, zoom));
}

void GraphPane::resizeEvent(QResizeEvent *event) {
  QGraphicsView::resizeEvent(event);
  if (zoomIsChosen_) return;
  const double before = zoom();
  fitWidth();
  if (zoom() != before || !event->oldSize().isValid()) showBegin();
}

void GraphPane::wheelEvent(QWheelEvent *event) {
  if (!(event->modifiers() & Qt::ControlModifier)) return QGraphicsView::wheelEvent(event);
  zoomBy(std::pow(zoomStep, event->angleDelta().y() / 120.0));
  event->accept();
}

void GraphPane::mousePressEvent(QMouseEvent *event) {
  pressedAt_ = event->pos();
  QGraphicsView::mousePressEvent(event);
}

void GraphPane::mouseReleaseEvent(QMouseEvent *event) {
  QGraphicsView::mouseReleaseEvent(event);
  viewport()->setCursor(Qt::ArrowCursor);
  const bool isClick = (event->pos() - pressedAt_).manhattanLength() < QApplication::startDragDistance();
  if (event->button() != Qt::LeftButton || !isClick) return;
  const QPointF place = mapToScene(event->pos());
  if (const auto edge = scene_->edgeAt(place)) return chooseEdge(*edge);
  if (const auto row = scene_->rowAt(place)) return chooseRow(*row);
  reachedRow_.reset();
  scene_->chooseNothing();
  Q_EMIT nothingChosen();
}

void GraphPane::mouseDoubleClickEvent(QMouseEvent *event) {
  if (const auto row = scene_->rowAt(mapToScene(event->pos()))) Q_EMIT rowActivated(*row);
}

void GraphPane::chooseEdge(std::size_t edge) {
  showEdge(edge);
  tell(edgeTooltip(*picture_->graph, picture_->edges[edge]));
  Q_EMIT edgeChosen(edge);
}

void GraphPane::chooseRow(std::size_t row) {
  reachedRow_ = row;
  scene_->chooseRow(row);
  ensureVisible(scene_->rectOfRow(row), 20, 20);
  tell(rowTooltip(*picture_->graph, picture_->graph->rows[row]));
  Q_EMIT rowChosen(row);
}

/// What a screen reader says of what was reached.
void GraphPane::tell(const QString &text) {
  setAccessibleDescription(text);
  QAccessibleEvent event(this, QAccessible::DescriptionChanged);
  QAccessible::updateAccessibility(&event);
}

std::optional<std::size_t> GraphPane::currentRow() const {
  return reachedRow_ ? reachedRow_ : scene_->chosenRow();
}

void GraphPane::stepRow(int by) {
  if (!picture_ || picture_->graph->rows.empty()) return;
  const int last = static_cast<int>(picture_->graph->rows.size()) - 1;
  const auto now = currentRow();
  chooseRow(static_cast<std::size_t>(now ? std::clamp(static_cast<int>(*now) + by, 0, last) : by > 0 ? 0 : last));
}

void GraphPane::stepEdge(int by) {
  if (!picture_) return;
  std::vector<std::size_t> around;
  const auto row = currentRow();
  for (std::size_t i = 0; i < picture_->edges.size(); ++i)
    if (!row || picture_->edges[i].source == *row || picture_->edges[i].sink == *row) around.push_back(i);
  if (around.empty()) return;
  const auto now = std::ranges::find(around, scene_->chosenEdge().value_or(picture_->edges.size()));
  const auto count = static_cast<int>(around.size());
  const int at =
      now == around.end() ? (by > 0 ? 0 : count - 1) : (static_cast<int>(now - around.begin()) + by + count) % count;
  chooseEdge(around[static_cast<std::size_t>(at)]);
}

void GraphPane::keyPressEvent(QKeyEvent *event) {
  const bool withControl = event->modifiers() & Qt::ControlModifier;
  switch (event->key()) {
  case Qt::Key_Up:
    return stepRow(-1);
  case Qt::Key_Down:
    return stepRow(1);
  case Qt::Key_Left:
    return stepEdge(-1);
  case Qt::Key_Right:
    return stepEdge(1);
  case Qt::Key_Return:
  case Qt::Key_Enter:
    if (const auto row = currentRow()) Q_EMIT rowActivated(*row);
    return;
  case Qt::Key_Escape:
    reachedRow_.reset();
    scene_->chooseNothing();
    Q_EMIT nothingChosen();
    return;
  case Qt::Key_Plus:
  case Qt::Key_Equal:
    if (withControl) return zoomIn();
    break;
  case Qt::Key_Minus:
    if (withControl) return zoomOut();
    break;
  case Qt::Key_0:
    if (withControl) return zoomToFull();
    break;
  case Qt::Key_9:
    if (withControl) return fit();
    break;
  default:
    break;
  }
  QGraphicsView::keyPressEvent(event);
}

void GraphPane::drawForeground(QPainter *painter, const QRectF &) {
  if (!hasFocus()) return;
  painter->save();
  painter->resetTransform();
  painter->setPen(QPen(graphStyle().theme().focus, 1));
  painter->setBrush(Qt::NoBrush);
  painter->drawRect(QRectF(viewport()->rect()).adjusted(0.5, 0.5, -0.5, -0.5));
  painter->restore();
}

void GraphPane::focusInEvent(QFocusEvent *event) {
  QGraphicsView::focusInEvent(event);
  viewport()->update();
}

void GraphPane::focusOutEvent(QFocusEvent *event) {
  QGraphicsView::focusOutEvent(event);
  viewport()->update();
}

void GraphPane::changeEvent(QEvent *event) {
  QGraphicsView::changeEvent(event);
  if (event->type() != QEvent::PaletteChange) return;
  const auto edge = scene_->chosenEdge();
  const auto row = scene_->chosenRow();
  draw();
  if (edge) scene_->chooseEdge(*edge);
  if (row) scene_->chooseRow(*row);
}

} // namespace warpgrain::views

// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/ChartPane.h"

#include "views/shared/Theme.h"

#include <QChart>
#include <QEvent>
#include <QGraphicsLayout>
#include <QKeyEvent>
#include <QToolTip>

namespace warpgrain::views {

namespace {

/// How near the mouse must come to a spot, in pixels.
constexpr double reach = 12;

} // namespace

ChartPane::ChartPane(QWidget *parent) : QChartView(parent) {
  setRenderHint(QPainter::Antialiasing);
  setFocusPolicy(Qt::StrongFocus);
  setMouseTracking(true);
  setFrameShape(QFrame::NoFrame);
  setMinimumSize(200, 160);
}

QChart &ChartPane::freshChart(const QString &title) {
  auto *chart = new QChart;
  chart->setTitle(title);
  chart->layout()->setContentsMargins(0, 0, 0, 0);
  chart->setAnimationOptions(QChart::NoAnimation);
  // The view takes the new chart and leaves the old one to us.
  QChart *old = this->chart();
  setChart(chart);
  delete old;
  return *chart;
}

void ChartPane::setSpots(std::vector<ChartSpot> spots) {
  spots_ = std::move(spots);
  reached_.reset();
  QStringList texts;
  for (const ChartSpot &spot : spots_)
    texts << spot.text;
  setAccessibleDescription(texts.join(u'\n'));
}

void ChartPane::setCurrentVariant(std::optional<std::size_t> id) {
  variant_ = id;
  viewport()->update();
}

QPointF ChartPane::positionOf(const ChartSpot &spot) const {
  const auto series = chart()->series();
  return series.isEmpty() ? QPointF() : chart()->mapToPosition(spot.value, series.front());
}

void ChartPane::drawForeground(QPainter *painter, const QRectF &) {
  const auto ring = [&](const ChartSpot &spot, const QColor &colour, double radius) {
    painter->setPen(QPen(colour, 2));
    painter->setBrush(Qt::NoBrush);
    painter->drawEllipse(positionOf(spot), radius, radius);
  };
  for (const ChartSpot &spot : spots_)
    if (variant_ && spot.variant == variant_) ring(spot, palette().color(QPalette::Active, QPalette::Text), 9);
  if (reached_ && hasFocus()) ring(spots_[*reached_], themeColours(*this).focus, 12);
  if (hasFocus()) {
    painter->setPen(QPen(themeColours(*this).focus, 1));
    painter->setBrush(Qt::NoBrush);
    painter->drawRect(QRectF(viewport()->rect()).adjusted(0.5, 0.5, -0.5, -0.5));
  }
}

std::optional<std::size_t> ChartPane::spotAt(const QPointF &point) const {
  std::optional<std::size_t> nearest;
  double distance = reach;
  for (std::size_t i = 0; i < spots_.size(); ++i) {
    const double here = QLineF(positionOf(spots_[i]), point).length();
    if (here > distance) continue;
    distance = here;
    nearest = i;
  }
  return nearest;
}

void ChartPane::tell(std::size_t spot) {
  const QPoint place = mapFromScene(positionOf(spots_[spot]));
  QToolTip::showText(viewport()->mapToGlobal(place), spots_[spot].text, viewport());
}

void ChartPane::choose(std::size_t spot) {
  if (spots_[spot].variant) Q_EMIT variantChosen(*spots_[spot].variant);
}

void ChartPane::keyPressEvent(QKeyEvent *event) {
  const bool right = event->key() == Qt::Key_Right;
  const bool left = event->key() == Qt::Key_Left;
  if ((right || left) && !spots_.empty()) {
    const std::size_t count = spots_.size();
    reached_ = !reached_ ? (right ? 0 : count - 1) : (*reached_ + (right ? 1 : count - 1)) % count;
    tell(*reached_);
    viewport()->update();
  } else if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && reached_) {
    choose(*reached_);
  } else {
    QChartView::keyPressEvent(event);
  }
}

void ChartPane::focusOutEvent(QFocusEvent *event) {
  QChartView::focusOutEvent(event);
  viewport()->update();
}

void ChartPane::mouseMoveEvent(QMouseEvent *event) {
  QChartView::mouseMoveEvent(event);
  if (const auto spot = spotAt(mapToScene(event->position().toPoint())))
    tell(*spot);
  else
    QToolTip::hideText();
}

void ChartPane::mousePressEvent(QMouseEvent *event) {
  QChartView::mousePressEvent(event);
  const auto spot = spotAt(mapToScene(event->position().toPoint()));
  if (spot && event->button() == Qt::LeftButton) choose(*spot);
}

void ChartPane::changeEvent(QEvent *event) {
  QChartView::changeEvent(event);
  if (event->type() == QEvent::PaletteChange) draw();
}

} // namespace warpgrain::views

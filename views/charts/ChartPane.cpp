// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/ChartPane.h"

#include "views/shared/Theme.h"

#include <QEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QToolTip>

namespace warpgrain::views {

namespace {

/// How near the mouse must come to a spot, in pixels.
constexpr double reach = 12;

} // namespace

ChartPane::ChartPane(QWidget *parent) : QWidget(parent) {
  setFocusPolicy(Qt::StrongFocus);
  setMouseTracking(true);
  setMinimumSize(200, 160);
}

void ChartPane::setChart(Chart chart, std::vector<ChartSpot> spots) {
  chart_ = std::move(chart);
  spots_ = std::move(spots);
  reached_.reset();
  QStringList texts;
  for (const ChartSpot &spot : spots_)
    texts << spot.text;
  setAccessibleDescription(texts.join(u'\n'));
  update();
}

void ChartPane::setCurrentVariant(std::optional<std::size_t> id) {
  variant_ = id;
  update();
}

ChartLayout ChartPane::chartLayout() const {
  return {chart_, rect(), font()};
}

QPointF ChartPane::positionOf(const QPointF &value) const {
  return chartLayout().positionOf(value);
}

void ChartPane::paintEvent(QPaintEvent *) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const ChartLayout where = chartLayout();
  paintChart(painter, chart_, where, palette());
  painter.setBrush(Qt::NoBrush);
  const auto ring = [&](const ChartSpot &spot, const QColor &colour, double radius) {
    painter.setPen(QPen(colour, 2));
    if (spot.area.isNull())
      painter.drawEllipse(where.positionOf(spot.value), radius, radius);
    else
      painter.drawRect(where.positionOf(spot.area).adjusted(1, 1, -1, -1));
  };
  for (const ChartSpot &spot : spots_)
    if (variant_ && spot.variant == variant_) ring(spot, palette().color(QPalette::Active, QPalette::Text), 9);
  if (!hasFocus()) return;
  if (reached_) ring(spots_[*reached_], themeColours(*this).focus, 12);
  painter.setPen(QPen(themeColours(*this).focus, 1));
  painter.drawRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5));
}

std::optional<std::size_t> ChartPane::spotAt(const QPointF &point) const {
  std::optional<std::size_t> nearest;
  double distance = reach;
  const ChartLayout where = chartLayout();
  for (std::size_t i = 0; i < spots_.size(); ++i) {
    if (!spots_[i].area.isNull() && where.positionOf(spots_[i].area).contains(point)) return i;
    const double here = QLineF(where.positionOf(spots_[i].value), point).length();
    if (here > distance) continue;
    distance = here;
    nearest = i;
  }
  return nearest;
}

void ChartPane::tell(std::size_t spot) {
  QToolTip::showText(mapToGlobal(positionOf(spots_[spot].value).toPoint()), spots_[spot].text, this);
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
    update();
  } else if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && reached_) {
    choose(*reached_);
  } else {
    QWidget::keyPressEvent(event);
  }
}

void ChartPane::focusInEvent(QFocusEvent *event) {
  QWidget::focusInEvent(event);
  update();
}

void ChartPane::focusOutEvent(QFocusEvent *event) {
  QWidget::focusOutEvent(event);
  update();
}

void ChartPane::mouseMoveEvent(QMouseEvent *event) {
  QWidget::mouseMoveEvent(event);
  if (const auto spot = spotAt(event->position()))
    tell(*spot);
  else
    QToolTip::hideText();
}

void ChartPane::mousePressEvent(QMouseEvent *event) {
  QWidget::mousePressEvent(event);
  const auto spot = spotAt(event->position());
  if (spot && event->button() == Qt::LeftButton) choose(*spot);
}

void ChartPane::changeEvent(QEvent *event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::PaletteChange) draw();
}

} // namespace warpgrain::views

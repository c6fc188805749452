// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/tune/ParallelView.h"

#include "views/shared/Theme.h"
#include "views/tune/TuneText.h"

#include <QElapsedTimer>
#include <QEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace warpgrain::views {

namespace {

constexpr double margin = 8;
constexpr double reach = 10;    ///< how near the mouse must come, in pixels
constexpr double leastDrag = 4; ///< pixels; less is a click
/// More lines than these hide each other: every so many-th is drawn.
constexpr std::size_t mostPale = 400;
constexpr std::size_t mostStrong = 150;
/// Equal values are drawn beside each other, so far apart at most.
constexpr double mostApart = 8;

/// The same for a line each time, from -0.5 to 0.5.
double shiftOf(std::size_t line) {
  constexpr std::size_t factor = 37;
  constexpr std::size_t steps = 101;
  return static_cast<double>(line * factor % steps) / (steps - 1) - 0.5;
}

double distance(const QPointF &place, const QLineF &line) {
  const QPointF along = line.p2() - line.p1();
  const double length = QPointF::dotProduct(along, along);
  const double at = length > 0 ? std::clamp(QPointF::dotProduct(place - line.p1(), along) / length, 0.0, 1.0) : 0;
  return QLineF(place, line.p1() + at * along).length();
}

} // namespace

ParallelView::ParallelView(QWidget *parent) : QWidget(parent) {
  setObjectName(QStringLiteral("tuneParallel"));
  setAccessibleName(tr("Parallel coordinates of the plans"));
  setFocusPolicy(Qt::StrongFocus);
  setMinimumSize(200, 140);
  more_.setSingleShot(true);
  connect(&more_, &QTimer::timeout, this, &ParallelView::drawMore);
}

void ParallelView::showSearch(const TuneData &search) {
  const auto before = lines_.axes();
  lines_ = ParallelAxes(search);
  const auto &now = lines_.axes();
  if (!std::ranges::equal(before, now, {}, &ParallelAxis::parameter, &ParallelAxis::parameter)) {
    ranges_.assign(now.size(), std::nullopt);
    axis_ = 0;
  }
  refresh();
}

void ParallelView::setBest(int percent) {
  best_ = percent;
  refresh();
}

void ParallelView::clearRanges() {
  ranges_.assign(lines_.axes().size(), std::nullopt);
  refresh();
}

void ParallelView::setCurrentPoint(std::optional<std::size_t> point) {
  current_ = point;
  update();
}

void ParallelView::refresh() {
  strong_ = lines_.linesIn(ranges_, best_);
  QStringList texts;
  for (std::size_t i = 0; i < lines_.axes().size(); ++i) {
    const ParallelAxis &axis = lines_.axes()[i];
    texts << QStringLiteral("%1: %2").arg(axis.name, axis.values.join(QStringLiteral(", ")));
  }
  texts << tr("%n strong line(s)", nullptr, static_cast<int>(strong_.size()));
  setAccessibleDescription(texts.join(u'\n'));
  beginPicture();
  update();
  Q_EMIT strongChanged();
}

/// Names stand above in two lines, so that neighbours have room.
QRectF ParallelView::plot() const {
  const double line = QFontMetricsF(font()).height();
  const double left = std::min(44.0, width() / 8.0);
  double right = left;
  if (!lines_.axes().empty())
    for (const QString &value : lines_.axes().back().values)
      right = std::max(right, QFontMetricsF(font()).horizontalAdvance(value) + margin);
  return QRectF(rect()).adjusted(left, 2 * line + 2 * margin, -right, -margin - line / 2);
}

QPointF ParallelView::positionOf(std::size_t axis, double place) const {
  const QRectF area = plot();
  const auto last = static_cast<double>(std::max<std::size_t>(1, lines_.axes().size() - 1));
  return {area.left() + area.width() * static_cast<double>(axis) / last, area.bottom() - area.height() * place};
}

double ParallelView::placeAt(double y) const {
  const QRectF area = plot();
  return std::clamp((area.bottom() - y) / area.height(), 0.0, 1.0);
}

std::optional<std::size_t> ParallelView::axisAt(double x) const {
  for (std::size_t i = 0; i < lines_.axes().size(); ++i)
    if (std::abs(positionOf(i, 0).x() - x) <= reach) return i;
  return std::nullopt;
}

QPolygonF ParallelView::polylineOf(std::size_t line) const {
  QPolygonF out;
  for (std::size_t i = 0; i < lines_.axes().size(); ++i) {
    QPointF at = positionOf(i, lines_.placeOf(line, i));
    if (lines_.axes()[i].parameter) at.ry() += shiftOf(line) * mostApart;
    out << at;
  }
  return out;
}

std::optional<std::size_t> ParallelView::strongLineAt(const QPointF &place) const {
  std::optional<std::size_t> nearest;
  double least = reach;
  for (const std::size_t line : strong_) {
    const QPolygonF points = polylineOf(line);
    for (qsizetype i = 1; i < points.size(); ++i) {
      const double here = distance(place, QLineF(points[i - 1], points[i]));
      if (here >= least) continue;
      least = here;
      nearest = line;
    }
  }
  return nearest;
}

void ParallelView::drawAxes(QPainter &painter) const {
  const QColor text = palette().color(QPalette::Active, QPalette::Text);
  const QFontMetricsF metrics(font());
  const double line = metrics.height();
  const auto &axes = lines_.axes();
  const double apart = axes.size() > 1 ? positionOf(1, 0).x() - positionOf(0, 0).x() : width();
  QColor behind = palette().color(QPalette::Active, QPalette::Base);
  behind.setAlphaF(0.75F);
  for (std::size_t i = 0; i < axes.size(); ++i) {
    const QPointF below = positionOf(i, 0);
    painter.setPen(QPen(themeColours(*this).faint, 1));
    painter.drawLine(below, positionOf(i, 1));
    painter.setPen(text);
    const QString name =
        metrics.elidedText(axes[i].name, Qt::ElideRight, std::min(2 * apart - 6, width() - 2 * margin));
    double left = below.x() - metrics.horizontalAdvance(name) / 2;
    left = std::clamp(left, margin / 2, std::max(margin / 2, width() - metrics.horizontalAdvance(name) - margin / 2));
    painter.drawText(QPointF(left, margin / 2 + metrics.ascent() + (i % 2 == 0 ? 0 : line)), name);
    for (qsizetype v = 0; v < axes[i].values.size(); ++v) {
      const QPointF at = positionOf(i, ParallelAxes::placeOfValue(axes[i], static_cast<std::size_t>(v)));
      if (plot().height() / static_cast<double>(axes[i].values.size()) < line && v != 0 &&
          v != axes[i].values.size() - 1)
        continue;
      const double room = i + 1 < axes.size() ? apart - 8 : width() - at.x() - 4;
      const QString value = metrics.elidedText(axes[i].values[v], Qt::ElideRight, room);
      const QRectF where(at.x() + 3, at.y() - line / 2, metrics.horizontalAdvance(value) + 2, line);
      painter.fillRect(where, behind);
      painter.drawText(where, Qt::AlignLeft | Qt::AlignVCenter, value);
    }
  }
}

/// The picture is drawn in pieces, so that hundreds of lines do not keep the window waiting; what was drawn before is
/// seen until it is done.
void ParallelView::beginPicture() {
  const double ratio = devicePixelRatioF();
  next_ = QPixmap(size() * ratio);
  next_.setDevicePixelRatio(ratio);
  next_.fill(palette().color(QPalette::Active, QPalette::Base));
  waiting_.clear();
  const auto add = [this](std::size_t count, std::size_t most, const auto &line, bool isStrong) {
    for (std::size_t i = 0; i < count; i += count / most + 1)
      waiting_.push_back({.line = line(i), .isStrong = isStrong});
  };
  // The best is drawn last.
  add(strong_.size(), mostStrong, [this](std::size_t i) { return strong_[i]; }, true);
  add(lines_.points().size(), mostPale, [](std::size_t i) { return i; }, false);
  more_.start();
}

void ParallelView::drawMore() {
  if (next_.isNull()) return;
  constexpr qint64 mostMilliseconds = 4;
  QElapsedTimer clock;
  clock.start();
  QPainter painter(&next_);
  painter.setFont(font());
  QColor pale = themeColours(*this).faint;
  pale.setAlphaF(0.22F);
  const QPen palePen(pale, 1);
  const QPen strongPen(themeColours(*this).series[0], 1.5);
  while (!waiting_.empty() && clock.elapsed() < mostMilliseconds) {
    const Waiting next = waiting_.back();
    waiting_.pop_back();
    painter.setRenderHint(QPainter::Antialiasing, next.isStrong);
    painter.setPen(next.isStrong ? strongPen : palePen);
    painter.drawPolyline(polylineOf(next.line));
  }
  if (!waiting_.empty()) return more_.start();
  painter.setRenderHint(QPainter::Antialiasing);
  if (lines_.points().empty()) {
    painter.setPen(palette().color(QPalette::Active, QPalette::Text));
    painter.drawText(rect(), Qt::AlignCenter, tr("No plan has a time yet"));
  } else {
    drawAxes(painter);
  }
  painter.end();
  picture_ = std::move(next_);
  next_ = {};
  update();
}

void ParallelView::drawRanges(QPainter &painter) const {
  for (std::size_t i = 0; i < ranges_.size(); ++i) {
    if (!ranges_[i]) continue;
    const QPointF top = positionOf(i, ranges_[i]->to);
    QColor fill = themeColours(*this).focus;
    painter.setPen(QPen(fill, 1));
    fill.setAlphaF(0.25F);
    painter.setBrush(fill);
    painter.drawRect(QRectF(top.x() - 6, top.y() - 2, 12, positionOf(i, ranges_[i]->from).y() - top.y() + 4));
  }
  painter.setBrush(Qt::NoBrush);
}

void ParallelView::paintEvent(QPaintEvent *) {
  QPainter painter(this);
  painter.fillRect(rect(), palette().color(QPalette::Active, QPalette::Base));
  painter.drawPixmap(0, 0, picture_);
  painter.setRenderHint(QPainter::Antialiasing);
  const auto at = current_ ? std::ranges::find(lines_.points(), *current_) : lines_.points().end();
  if (at != lines_.points().end()) {
    painter.setPen(QPen(palette().color(QPalette::Active, QPalette::Text), 2.5));
    painter.drawPolyline(polylineOf(static_cast<std::size_t>(at - lines_.points().begin())));
  }
  drawRanges(painter);
  if (!hasFocus()) return;
  painter.setPen(QPen(themeColours(*this).focus, 2));
  if (axis_ < lines_.axes().size()) painter.drawLine(positionOf(axis_, 0), positionOf(axis_, 1));
  painter.setPen(QPen(themeColours(*this).focus, 1));
  painter.drawRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5));
}

void ParallelView::setRange(std::size_t axis, std::optional<AxisRange> range) {
  if (ranges_[axis] == range) return;
  ranges_[axis] = range;
  refresh();
}

/// A value of an axis is chosen a little above and below its place. On the last axis a step is a tenth.
void ParallelView::moveValue(int step, bool extends) {
  const ParallelAxis &axis = lines_.axes()[axis_];
  const double last = axis.parameter ? static_cast<double>(std::max<qsizetype>(1, axis.values.size() - 1)) : 10;
  const double half = 0.3 / last;
  const auto &now = ranges_[axis_];
  const double to =
      now ? std::clamp(std::round((step > 0 ? now->to - half : now->from + half) * last) + step, 0.0, last)
          : (step > 0 ? 0.0 : last);
  AxisRange range{to / last - half, to / last + half};
  if (extends && now) range = {std::min(range.from, now->from), std::max(range.to, now->to)};
  setRange(axis_, range);
}

void ParallelView::keyPressEvent(QKeyEvent *event) {
  const std::size_t count = lines_.axes().size();
  const bool extends = event->modifiers().testFlag(Qt::ShiftModifier);
  if (count == 0) return QWidget::keyPressEvent(event);
  switch (event->key()) {
  case Qt::Key_Left:
  case Qt::Key_Right:
    axis_ = (axis_ + (event->key() == Qt::Key_Right ? 1 : count - 1)) % count;
    update();
    return;
  case Qt::Key_Up:
    return moveValue(1, extends);
  case Qt::Key_Down:
    return moveValue(-1, extends);
  case Qt::Key_Delete:
  case Qt::Key_Backspace:
    return setRange(axis_, std::nullopt);
  case Qt::Key_Return:
  case Qt::Key_Enter:
    if (!strong_.empty()) Q_EMIT pointChosen(lines_.points()[strong_.front()]);
    return;
  default:
    QWidget::keyPressEvent(event);
  }
}

void ParallelView::mousePressEvent(QMouseEvent *event) {
  QWidget::mousePressEvent(event);
  if (event->button() != Qt::LeftButton) return;
  dragged_ = axisAt(event->position().x());
  dragFrom_ = event->position().y();
  if (dragged_) {
    axis_ = *dragged_;
    update();
  } else if (const auto line = strongLineAt(event->position())) {
    Q_EMIT pointChosen(lines_.points()[*line]);
  }
}

void ParallelView::mouseMoveEvent(QMouseEvent *event) {
  QWidget::mouseMoveEvent(event);
  const double y = event->position().y();
  if (!dragged_ || std::abs(y - dragFrom_) < leastDrag) return;
  const double more = leastDrag / plot().height(); // who stops short of a value means it
  setRange(*dragged_, AxisRange{placeAt(std::max(y, dragFrom_)) - more, placeAt(std::min(y, dragFrom_)) + more});
}

/// A click on an axis takes its range away.
void ParallelView::mouseReleaseEvent(QMouseEvent *event) {
  QWidget::mouseReleaseEvent(event);
  if (dragged_ && std::abs(event->position().y() - dragFrom_) < leastDrag) setRange(*dragged_, std::nullopt);
  dragged_.reset();
}

void ParallelView::focusInEvent(QFocusEvent *event) {
  QWidget::focusInEvent(event);
  update();
}

void ParallelView::focusOutEvent(QFocusEvent *event) {
  QWidget::focusOutEvent(event);
  update();
}

void ParallelView::resizeEvent(QResizeEvent *event) {
  QWidget::resizeEvent(event);
  beginPicture();
}

void ParallelView::changeEvent(QEvent *event) {
  QWidget::changeEvent(event);
  if (event->type() != QEvent::PaletteChange && event->type() != QEvent::FontChange) return;
  beginPicture();
  update();
}

} // namespace warpgrain::views

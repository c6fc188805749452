// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/access/ReuseCanvas.h"

#include "views/access/LaneMetrics.h"
#include "views/shared/Theme.h"

#include <QEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QLocale>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace warpgrain::views {

namespace {

constexpr int left = 70;
constexpr int right = 12;
constexpr int top = 8;
constexpr int sharesHeight = 34;
constexpr int labelHeight = 16;
constexpr int gap = 6;

/// Numbers of threads as ranges: "0–31, 64"; many are cut short.
QString rangesText(const std::vector<std::int32_t> &threads) {
  constexpr int mostRanges = 6;
  QStringList parts;
  for (std::size_t i = 0; i < threads.size();) {
    std::size_t last = i;
    while (last + 1 < threads.size() && threads[last + 1] == threads[last] + 1)
      ++last;
    if (parts.size() == mostRanges) {
      parts << QStringLiteral("…");
      break;
    }
    parts << (last == i ? QString::number(threads[i]) : QStringLiteral("%1–%2").arg(threads[i]).arg(threads[last]));
    i = last + 1;
  }
  return parts.join(QStringLiteral(", "));
}

} // namespace

ReuseCanvas::ReuseCanvas(QWidget *parent) : QWidget(parent) {
  setFocusPolicy(Qt::StrongFocus);
  setAccessibleName(tr("Threads of the block and the elements they touch"));
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void ReuseCanvas::setMap(std::optional<ReuseMap> map) {
  map_ = std::move(map);
  image_ = {};
  if (element_ && (!map_ || *element_ >= map_->elements.size())) choose(std::nullopt);
  update();
}

QString ReuseCanvas::elementText(std::size_t element) const {
  const TouchedElement &touched = map_->elements[element];
  std::vector<std::int32_t> threads;
  for (const Touch &touch : map_->touches)
    if (static_cast<std::size_t>(touch.element) == element) threads.push_back(touch.thread);
  std::ranges::sort(threads);
  return tr("Element at byte %1: touched by %n thread(s), %2", nullptr, touched.threads)
      .arg(touched.byte)
      .arg(rangesText(threads));
}

QRectF ReuseCanvas::matrixRect() const {
  const QRectF all(left, top, width() - left - right, height() - top - sharesHeight - gap - labelHeight);
  if (!map_) return all;
  // Few threads or elements do not fill the width: dots stay near to squares.
  const double dot = std::min(22.0, all.width() / std::max<double>(1, static_cast<double>(map_->elements.size())));
  return {all.left(), all.top(), dot * static_cast<double>(map_->elements.size()), std::max(20.0, all.height())};
}

QRectF ReuseCanvas::sharesRect() const {
  const QRectF matrix = matrixRect();
  return {matrix.left(), matrix.bottom() + gap, matrix.width(), sharesHeight};
}

int ReuseCanvas::mostSharing() const {
  const auto most = std::ranges::max_element(map_->elements, {}, &TouchedElement::threads);
  return most != map_->elements.end() ? most->threads : 1;
}

void ReuseCanvas::drawImage() {
  const QSize size = (matrixRect().size() * devicePixelRatioF()).toSize();
  if (size.isEmpty() || map_->elements.empty()) return;
  image_ = QImage(size, QImage::Format_ARGB32_Premultiplied);
  image_.fill(palette().color(QPalette::Window));
  QPainter painter(&image_);
  const ThemeColours &colours = themeColours(*this);
  const double columns = static_cast<double>(map_->elements.size());
  const auto rows = static_cast<double>(map_->threads());
  const double dotWidth = size.width() / columns;
  const double dotHeight = size.height() / rows;
  const auto edge = [](double value) { return static_cast<int>(std::floor(value)); };
  const int space = dotWidth >= 6 && dotHeight >= 4 ? 1 : 0;
  for (const Touch &touch : map_->touches) {
    const bool isShared = map_->elements[static_cast<std::size_t>(touch.element)].threads > 1;
    const int x = edge(touch.element * dotWidth);
    const int y = edge(touch.thread * dotHeight);
    painter.fillRect(x, y, std::max(1, edge((touch.element + 1) * dotWidth) - x - space),
                     std::max(1, edge((touch.thread + 1) * dotHeight) - y - space),
                     isShared ? colours.series[1] : colours.series[0]);
  }
  image_.setDevicePixelRatio(devicePixelRatioF());
}

void ReuseCanvas::paintEvent(QPaintEvent *) {
  QPainter painter(this);
  painter.fillRect(rect(), palette().color(QPalette::Base));
  if (!map_) return;
  if (image_.isNull()) drawImage();
  const QRectF matrix = matrixRect();
  if (!image_.isNull()) painter.drawImage(matrix.topLeft(), image_);
  painter.setPen(themeColours(*this).grid);
  // Where a warp ends, as long as the lines do not hide the dots.
  const double warp = matrix.height() * access::warpLanes / static_cast<double>(map_->threads());
  if (warp >= 6)
    for (double y = warp; y < matrix.height() - 1; y += warp)
      painter.drawLine(QPointF(matrix.left() - 6, matrix.top() + y), QPointF(matrix.right(), matrix.top() + y));
  painter.drawRect(matrix);
  paintShares(painter);
  paintLabels(painter);
  paintChosen(painter);
  if (!hasFocus()) return;
  painter.setPen(themeColours(*this).focus);
  painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

/// Bars: how many threads want each element. Where a pixel stands for several elements, the most wanted counts.
void ReuseCanvas::paintShares(QPainter &painter) const {
  const QRectF area = sharesRect();
  const double most = mostSharing();
  const double step = area.width() / std::max<double>(1, static_cast<double>(map_->elements.size()));
  const ThemeColours &colours = themeColours(*this);
  for (std::size_t i = 0; i < map_->elements.size(); ++i) {
    const int threads = map_->elements[i].threads;
    const double high = std::max(2.0, area.height() * threads / most);
    const double from = area.left() + static_cast<double>(i) * step;
    painter.fillRect(QRectF(from, area.bottom() - high, std::max(1.0, step - (step >= 6 ? 1 : 0)), high),
                     threads > 1 ? colours.series[1] : colours.series[0]);
  }
  painter.setPen(colours.grid);
  painter.drawLine(area.bottomLeft(), area.bottomRight());
}

void ReuseCanvas::paintLabels(QPainter &painter) const {
  const QRectF matrix = matrixRect();
  const QRectF shares = sharesRect();
  painter.setFont(lane_metrics::smallFont(font()));
  painter.setPen(themeColours(*this).faint);
  const auto beside = [&](double y, const QString &text) {
    painter.drawText(QRectF(2, y - 8, left - 10, 16), Qt::AlignRight | Qt::AlignVCenter, text);
  };
  beside(matrix.top() + 7, tr("thread 0"));
  if (matrix.height() > 40) beside(matrix.bottom() - 7, QString::number(map_->threads() - 1));
  beside(shares.top() + 7, tr("%n thread(s)", nullptr, mostSharing()));
  if (map_->elements.empty()) return;
  const QString first = tr("byte %1").arg(map_->elements.front().byte);
  const QString last = QString::number(map_->elements.back().byte);
  const double y = shares.bottom() + 1;
  painter.drawText(QRectF(matrix.left(), y, 200, labelHeight), Qt::AlignLeft | Qt::AlignVCenter, first);
  const QFontMetrics metrics = painter.fontMetrics();
  if (map_->elements.size() > 1 && matrix.width() > metrics.horizontalAdvance(first + last) + 24)
    painter.drawText(QRectF(matrix.right() - 200, y, 200, labelHeight), Qt::AlignRight | Qt::AlignVCenter, last);
}

void ReuseCanvas::paintChosen(QPainter &painter) const {
  if (!element_) return;
  const QRectF matrix = matrixRect();
  const double step = matrix.width() / static_cast<double>(map_->elements.size());
  const QRectF column(matrix.left() + static_cast<double>(*element_) * step, matrix.top(), step,
                      sharesRect().bottom() - matrix.top());
  painter.setPen(QPen(palette().color(QPalette::Text), 1.5));
  painter.setBrush(Qt::NoBrush);
  painter.drawRect(column.adjusted(-1, -1, 1, 1));
}

void ReuseCanvas::choose(std::optional<std::size_t> element) {
  if (element == element_) return;
  element_ = element;
  setAccessibleDescription(element_ ? elementText(*element_) : QString());
  Q_EMIT elementChosen(element_);
  update();
}

std::optional<std::size_t> ReuseCanvas::elementAt(const QPointF &point) const {
  if (!map_ || map_->elements.empty()) return std::nullopt;
  const QRectF columns = matrixRect().united(sharesRect());
  if (!columns.contains(point)) return std::nullopt;
  const auto count = static_cast<double>(map_->elements.size());
  const auto at = static_cast<std::size_t>((point.x() - columns.left()) / columns.width() * count);
  return std::min(at, map_->elements.size() - 1);
}

void ReuseCanvas::keyPressEvent(QKeyEvent *event) {
  const bool isRight = event->key() == Qt::Key_Right;
  if (event->key() == Qt::Key_Escape && element_) return choose(std::nullopt);
  if ((!isRight && event->key() != Qt::Key_Left) || !map_ || map_->elements.empty())
    return QWidget::keyPressEvent(event);
  const std::size_t last = map_->elements.size() - 1;
  if (!element_) return choose(isRight ? 0 : last);
  choose(isRight ? std::min(*element_ + 1, last) : *element_ - std::min<std::size_t>(*element_, 1));
}

void ReuseCanvas::mousePressEvent(QMouseEvent *event) {
  QWidget::mousePressEvent(event);
  if (event->button() == Qt::LeftButton) choose(elementAt(event->position()));
}

bool ReuseCanvas::event(QEvent *event) {
  if (event->type() != QEvent::ToolTip) return QWidget::event(event);
  const auto *help = static_cast<QHelpEvent *>(event);
  const auto element = elementAt(help->pos());
  QToolTip::showText(help->globalPos(), element ? elementText(*element) : QString(), this);
  return true;
}

void ReuseCanvas::resizeEvent(QResizeEvent *event) {
  QWidget::resizeEvent(event);
  image_ = {};
}

void ReuseCanvas::changeEvent(QEvent *event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::PaletteChange) image_ = {};
}

void ReuseCanvas::focusInEvent(QFocusEvent *event) {
  QWidget::focusInEvent(event);
  update();
}

void ReuseCanvas::focusOutEvent(QFocusEvent *event) {
  QWidget::focusOutEvent(event);
  update();
}

} // namespace warpgrain::views

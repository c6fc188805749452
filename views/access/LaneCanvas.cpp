// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/access/LaneCanvas.h"

#include "views/access/LaneMetrics.h"
#include "views/shared/Theme.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QLocale>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>

#include <algorithm>

namespace warpgrain::views {

using namespace lane_metrics;

QColor memoryColour(int number, bool dark) {
  const auto &series = themeColours(dark).series;
  return series[static_cast<std::size_t>(number) % series.size()];
}

LaneCanvas::LaneCanvas(QWidget *parent) : QWidget(parent) {
  setFocusPolicy(Qt::StrongFocus);
  setMouseTracking(true);
  setAccessibleName(tr("Lanes of the warp and the addresses they use"));
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void LaneCanvas::setPicture(std::optional<LanePicture> picture) {
  picture_ = std::move(picture);
  layOut();
  if (lane_ && (!picture_ || *lane_ >= picture_->threads)) chooseLane(std::nullopt);
  setAccessibleDescription(lane_ ? laneText(*lane_) : QString());
  updateGeometry();
  update();
}

void LaneCanvas::setCompact(bool isCompact) {
  isCompact_ = isCompact;
  updateGeometry();
  update();
}

void LaneCanvas::layOut() {
  sectors_.clear();
  banks_ = {};
  spots_.clear();
  if (!picture_) return;
  if (picture_->isShared)
    banks_ = bankPicture(*picture_);
  else
    sectors_ = shownSectors(*picture_);
}

QString LaneCanvas::laneText(int lane) const {
  if (!picture_) return {};
  const auto &thread = picture_->thread[static_cast<std::size_t>(lane)];
  if (lane >= picture_->threads) return tr("Lane %1: the block has no such thread").arg(lane);
  const QString who = tr("Lane %1, thread (%2, %3, %4)").arg(lane).arg(thread[0]).arg(thread[1]).arg(thread[2]);
  if (!picture_->lanes.isActive(lane)) return tr("%1: takes no part").arg(who);
  const std::int64_t begin = picture_->lanes.byte[static_cast<std::size_t>(lane)];
  const QString bytes = tr("%1: bytes %2 to %3").arg(who).arg(begin).arg(begin + picture_->sizeBytes - 1);
  if (picture_->isShared) {
    const std::int64_t bank = begin / access::bankBytes % access::bankCount;
    return tr("%1, bank %2").arg(bytes).arg(bank < 0 ? bank + access::bankCount : bank);
  }
  const auto sector =
      std::ranges::find_if(sectors_, [lane](const ShownSector &shown) { return shown.lanes >> lane & 1u; });
  return tr("%1, sector %2").arg(bytes).arg(sector->number);
}

QSize LaneCanvas::minimumSizeHint() const {
  const int memory = picture_ && picture_->isShared ? bankHeader + banks_.passes * passHeight + margin
                                                    : sectorHeight + labelHeight + bracketHeight + margin;
  const int lane = isCompact_ ? compactLaneWidth : laneWidth;
  return {gutter + access::warpLanes * lane + margin,
          static_cast<int>(margin + laneHeight + addressHeight()) + leastLines + memory};
}

QSize LaneCanvas::sizeHint() const {
  return minimumSizeHint().expandedTo({isCompact_ ? 0 : 720, 200});
}

bool LaneCanvas::addressesFit() const {
  if (!picture_) return true;
  std::int64_t longest = 0;
  for (int lane = 0; lane < access::warpLanes; ++lane)
    if (picture_->lanes.isActive(lane))
      longest = std::max(longest, std::abs(picture_->lanes.byte[static_cast<std::size_t>(lane)]));
  return QFontMetrics(smallFont(font())).horizontalAdvance(QString::number(longest)) + 4 < laneRect(0).width();
}

double LaneCanvas::addressHeight() const {
  return addressesFit() ? 15 : 50;
}

QRectF LaneCanvas::laneRect(int lane) const {
  const double width = (this->width() - gutter - margin) / 32.0;
  return {gutter + lane * width, margin, width, laneHeight};
}

double LaneCanvas::memoryTop() const {
  if (picture_ && picture_->isShared)
    return std::max<double>(margin + laneHeight + addressHeight() + leastLines,
                            height() - margin - bankHeader - banks_.passes * passHeight);
  return height() - margin - sectorHeight - labelHeight - bracketHeight;
}

QColor LaneCanvas::colourOf(int lane) const {
  const bool dark = isDark(*this);
  if (!picture_->lanes.isActive(lane)) return themeColours(dark).faint;
  if (picture_->isShared) {
    const auto word = std::ranges::find_if(banks_.words, [lane](const BankWord &w) { return w.lanes >> lane & 1u; });
    return memoryColour(word->bank, dark);
  }
  const auto sector = std::ranges::find_if(sectors_, [lane](const ShownSector &s) { return s.lanes >> lane & 1u; });
  return memoryColour(static_cast<int>(sector - sectors_.begin()), dark);
}

void LaneCanvas::paintEvent(QPaintEvent *) {
  QPainter painter(this);
  painter.fillRect(rect(), palette().color(QPalette::Base));
  if (!picture_) return;
  painter.setRenderHint(QPainter::Antialiasing);
  spots_.clear();
  paintLines(painter);
  paintLanes(painter);
  if (picture_->isShared)
    paintBanks(painter);
  else
    paintSectors(painter);
  if (hasFocus()) {
    painter.setPen(QPen(themeColours(*this).focus, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5));
  }
}

void LaneCanvas::paintGutter(QPainter &painter, double y, double height, const QString &text) const {
  painter.setFont(smallFont(font()));
  painter.setPen(themeColours(*this).faint);
  painter.drawText(QRectF(4, y, gutter - 10, height), Qt::AlignVCenter | Qt::AlignRight, text);
}

void LaneCanvas::paintLanes(QPainter &painter) const {
  paintGutter(painter, margin, laneHeight, tr("lane"));
  paintGutter(painter, margin + laneHeight, addressesFit() ? addressHeight() : 22, tr("byte"));
  for (int lane = 0; lane < access::warpLanes; ++lane) {
    const QRectF cell = laneRect(lane).adjusted(1, 0, -1, 0);
    const bool isActive = picture_->lanes.isActive(lane);
    const QColor colour = colourOf(lane);
    QColor fill = colour;
    fill.setAlpha(isActive ? 70 : 28);
    painter.setBrush(isActive ? QBrush(fill) : QBrush(fill, Qt::BDiagPattern));
    painter.setPen(QPen(colour, lane_ == lane ? 2.4 : 1, isActive ? Qt::SolidLine : Qt::DotLine));
    painter.drawRoundedRect(cell, 3, 3);
    QFont label = smallFont(font());
    label.setBold(isActive);
    label.setStrikeOut(!isActive);
    painter.setFont(label);
    painter.setPen(isActive ? palette().color(QPalette::Text) : themeColours(*this).faint);
    // Narrow lanes have numbers at regular distances.
    constexpr int apart = 4;
    if (cell.width() + 2 >= laneWidth || lane % apart == 0 || lane_ == lane)
      painter.drawText(cell.adjusted(-laneWidth, 0, laneWidth, 0), Qt::AlignCenter, QString::number(lane));
    paintAddress(painter, lane);
  }
}

void LaneCanvas::paintAddress(QPainter &painter, int lane) const {
  const QRectF cell = laneRect(lane);
  const bool isActive = picture_->lanes.isActive(lane);
  const QString text =
      isActive ? QString::number(picture_->lanes.byte[static_cast<std::size_t>(lane)]) : QStringLiteral("–");
  painter.setFont(smallFont(font()));
  painter.setPen(lane_ == lane ? palette().color(QPalette::Text) : themeColours(*this).faint);
  if (addressesFit() || !isActive) {
    painter.drawText(QRectF(cell.left(), cell.bottom(), cell.width(), 15), Qt::AlignCenter, text);
    return;
  }
  painter.save();
  painter.translate(cell.center().x(), cell.bottom() + 3);
  painter.rotate(90);
  painter.drawText(QRectF(0, -cell.width() / 2, addressHeight() - 4, cell.width()), Qt::AlignVCenter | Qt::AlignLeft,
                   text);
  painter.restore();
}

void LaneCanvas::paintLines(QPainter &painter) const {
  painter.setBrush(Qt::NoBrush);
  const auto draw = [&](int lane) {
    if (!picture_->lanes.isActive(lane)) return;
    const QRectF cell = laneRect(lane);
    const QPointF from(cell.center().x(), cell.bottom() + addressHeight());
    const QPointF to = targetOf(lane);
    QColor colour = colourOf(lane);
    if (lane_ && lane_ != lane) colour.setAlpha(60);
    const double bend = (to.y() - from.y()) / 2;
    QPainterPath path(from);
    path.cubicTo(from + QPointF(0, bend), to - QPointF(0, bend), to);
    painter.setPen(QPen(colour, lane_ == lane ? 2.6 : 1.3));
    painter.drawPath(path);
  };
  for (int lane = 0; lane < access::warpLanes; ++lane)
    draw(lane);
  if (lane_) draw(*lane_); // above the others
}

void LaneCanvas::chooseLane(std::optional<int> lane) {
  if (lane == lane_) return;
  lane_ = lane;
  setAccessibleDescription(lane_ ? laneText(*lane_) : QString());
  Q_EMIT laneChosen(lane_);
  update();
}

void LaneCanvas::keyPressEvent(QKeyEvent *event) {
  if (!picture_) return QWidget::keyPressEvent(event);
  const int last = picture_->threads - 1;
  switch (event->key()) {
  case Qt::Key_Right:
    return chooseLane(lane_ ? std::min(*lane_ + 1, last) : 0);
  case Qt::Key_Left:
    return chooseLane(lane_ ? std::max(*lane_ - 1, 0) : last);
  case Qt::Key_Home:
    return chooseLane(0);
  case Qt::Key_End:
    return chooseLane(last);
  case Qt::Key_Escape:
    return chooseLane(std::nullopt);
  case Qt::Key_Return:
  case Qt::Key_Enter:
    Q_EMIT activated();
    return;
  default:
    QWidget::keyPressEvent(event);
  }
}

void LaneCanvas::mousePressEvent(QMouseEvent *event) {
  QWidget::mousePressEvent(event);
  if (!picture_ || event->button() != Qt::LeftButton) return;
  const QPointF at = event->position();
  for (int lane = 0; lane < picture_->threads; ++lane)
    if (laneRect(lane).adjusted(0, 0, 0, addressHeight()).contains(at))
      return chooseLane(lane == lane_ ? std::nullopt : std::optional(lane));
  for (const Spot &spot : spots_)
    if (spot.rect.contains(at) && spot.lanes != 0) return chooseLane(std::countr_zero(spot.lanes));
  chooseLane(std::nullopt);
}

void LaneCanvas::mouseDoubleClickEvent(QMouseEvent *event) {
  if (event->button() == Qt::LeftButton && picture_) Q_EMIT activated();
}

void LaneCanvas::focusInEvent(QFocusEvent *event) {
  QWidget::focusInEvent(event);
  update();
}

void LaneCanvas::focusOutEvent(QFocusEvent *event) {
  QWidget::focusOutEvent(event);
  update();
}

bool LaneCanvas::event(QEvent *event) {
  if (event->type() != QEvent::ToolTip || !picture_) return QWidget::event(event);
  const auto *help = static_cast<QHelpEvent *>(event);
  QString text;
  for (int lane = 0; lane < access::warpLanes && text.isEmpty(); ++lane)
    if (laneRect(lane).adjusted(0, 0, 0, addressHeight()).contains(help->pos())) text = laneText(lane);
  for (const Spot &spot : spots_)
    if (text.isEmpty() && spot.rect.contains(help->pos())) text = spot.text;
  QToolTip::showText(help->globalPos(), text, this);
  return true;
}

} // namespace warpgrain::views

// SPDX-License-Identifier: GPL-3.0-or-later
// The lower half of the picture of lanes: sectors of global memory, banks of shared memory.
#include "views/access/LaneCanvas.h"
#include "views/access/LaneMetrics.h"
#include "views/shared/Theme.h"

#include <QPainter>

#include <algorithm>
#include <bit>

namespace warpgrain::views {

using namespace lane_metrics;

namespace {

/// "3", or for several lanes "×4".
QString lanesLabel(LaneSet lanes) {
  const int count = std::popcount(lanes);
  return count == 1 ? QString::number(std::countr_zero(lanes)) : QStringLiteral("×%1").arg(count);
}

/// "0, 1, 2"; many lanes are cut short.
QString lanesText(LaneSet lanes) {
  QStringList parts;
  for (int lane = 0; lane < access::warpLanes; ++lane)
    if (lanes >> lane & 1u) parts << QString::number(lane);
  return parts.join(QStringLiteral(", "));
}

QColor tinted(QColor colour, int alpha) {
  colour.setAlpha(alpha);
  return colour;
}

} // namespace

std::vector<QRectF> LaneCanvas::sectorBoxes() const {
  std::vector<QRectF> boxes;
  if (sectors_.empty()) return boxes;
  const double area = this->width() - gutter - margin;
  const auto count = static_cast<double>(sectors_.size());
  const double gap = count <= 8 ? 14 : count <= 16 ? 8 : 4; // before a sector that is no neighbour
  double gaps = 0;
  for (std::size_t i = 1; i < sectors_.size(); ++i)
    gaps += sectors_[i].number != sectors_[i - 1].number + 1 ? gap : 0;
  // No element is wider than a lane, so that neighbouring lanes on neighbouring elements give straight lines.
  const double elements =
      std::max(1.0, static_cast<double>(access::sectorBytes) / static_cast<double>(picture_->sizeBytes));
  const double width = std::min((area - gaps) / count, elements * area / access::warpLanes);
  double left = gutter + (area - gaps - width * count) / 2;
  for (std::size_t i = 0; i < sectors_.size(); ++i) {
    if (i > 0 && sectors_[i].number != sectors_[i - 1].number + 1) left += gap;
    boxes.emplace_back(left, memoryTop(), width, sectorHeight);
    left += width;
  }
  return boxes;
}

/// The middle of the lane's bytes in the first of its sectors, or of its first word's cell.
QPointF LaneCanvas::targetOf(int lane) const {
  const std::int64_t byte = picture_->lanes.byte[static_cast<std::size_t>(lane)];
  if (picture_->isShared) {
    const auto word = std::ranges::find_if(banks_.words, [lane](const BankWord &w) { return w.lanes >> lane & 1u; });
    return {laneRect(word->bank).center().x(), memoryTop() + bankHeader + word->pass * passHeight};
  }
  const auto sector = std::ranges::find_if(sectors_, [lane](const ShownSector &s) { return s.lanes >> lane & 1u; });
  const QRectF box = sectorBoxes()[static_cast<std::size_t>(sector - sectors_.begin())];
  const auto from = static_cast<double>(byte - sector->number * access::sectorBytes);
  const double to = std::min<double>(from + static_cast<double>(picture_->sizeBytes), access::sectorBytes);
  return {box.left() + box.width() * (from + to) / (2.0 * access::sectorBytes), box.top()};
}

void LaneCanvas::paintSectors(QPainter &painter) {
  const auto boxes = sectorBoxes();
  paintGutter(painter, memoryTop(), sectorHeight, tr("memory"));
  for (std::size_t i = 0; i < boxes.size(); ++i)
    paintSector(painter, i, boxes[i]);
  paintSectorLabels(painter, boxes);
}

void LaneCanvas::paintSector(QPainter &painter, std::size_t number, const QRectF &box) {
  const ShownSector &sector = sectors_[number];
  const QColor colour = memoryColour(static_cast<int>(number), isDark(*this));
  const std::int64_t begin = sector.number * access::sectorBytes;
  painter.setPen(Qt::NoPen);
  painter.setBrush(QBrush(themeColours(*this).faint, Qt::BDiagPattern)); // moved, and not used
  painter.drawRect(box);
  std::map<std::int64_t, LaneSet> elements; // by where they begin
  for (int lane = 0; lane < access::warpLanes; ++lane)
    if (sector.lanes >> lane & 1u) elements[picture_->lanes.byte[static_cast<std::size_t>(lane)]] |= LaneSet{1} << lane;
  painter.setFont(smallFont(font()));
  for (const auto &[byte, lanes] : elements) {
    const double scale = box.width() / access::sectorBytes;
    const auto from = static_cast<double>(std::max<std::int64_t>(byte - begin, 0));
    const auto to =
        static_cast<double>(std::min<std::int64_t>(byte + picture_->sizeBytes - begin, access::sectorBytes));
    const QRectF cell(box.left() + from * scale, box.top(), (to - from) * scale, box.height());
    const bool isChosen = lane_ && (lanes >> *lane_ & 1u);
    painter.fillRect(cell, palette().color(QPalette::Base));
    painter.fillRect(cell, tinted(colour, isChosen ? 190 : 110));
    painter.setPen(QPen(palette().color(QPalette::Base), 1));
    painter.setBrush(Qt::NoBrush);
    if (cell.width() > 5) painter.drawRect(cell);
    const QString label = lanesLabel(lanes);
    painter.setPen(palette().color(QPalette::Text));
    if (painter.fontMetrics().horizontalAdvance(label) + 2 <= cell.width())
      painter.drawText(cell, Qt::AlignCenter, label);
  }
  painter.setPen(QPen(colour, 1.4));
  painter.setBrush(Qt::NoBrush);
  painter.drawRect(box);
  spots_.push_back({.rect = box,
                    .text = tr("Sector %1, bytes %2 to %3: used by lane(s) %4")
                                .arg(sector.number)
                                .arg(begin)
                                .arg(begin + access::sectorBytes - 1)
                                .arg(lanesText(sector.lanes)),
                    .lanes = sector.lanes});
}

/// Where sectors begin, as far as there is room, and a bracket below the sectors of one line of 128 bytes.
void LaneCanvas::paintSectorLabels(QPainter &painter, const std::vector<QRectF> &boxes) const {
  painter.setFont(smallFont(font()));
  const QFontMetrics metrics = painter.fontMetrics();
  double free = 0;
  for (std::size_t i = 0; i < boxes.size(); ++i) {
    const QString text = QString::number(sectors_[i].number * access::sectorBytes);
    const double width = metrics.horizontalAdvance(text);
    double left = boxes[i].left();
    left = std::min(left, this->width() - margin - width);
    if (left < free) continue;
    painter.setPen(themeColours(*this).faint);
    painter.drawText(QRectF(left, boxes[i].bottom() + 1, width + 2, labelHeight), Qt::AlignLeft | Qt::AlignVCenter,
                     text);
    free = left + width + 8;
  }
  const double top = memoryTop() + sectorHeight + labelHeight + 3;
  paintGutter(painter, top - 6, 12, tr("128 B lines"));
  painter.setPen(QPen(themeColours(*this).faint, 1.5));
  constexpr std::int64_t sectorsOfLine = access::lineBytes / access::sectorBytes;
  const auto lineOf = [&](std::size_t i) {
    return sectors_[i].number >= 0 ? sectors_[i].number / sectorsOfLine
                                   : (sectors_[i].number - sectorsOfLine + 1) / sectorsOfLine;
  };
  for (std::size_t i = 0; i < boxes.size();) {
    std::size_t last = i;
    while (last + 1 < boxes.size() && lineOf(last + 1) == lineOf(i))
      ++last;
    const double from = boxes[i].left() + 1;
    const double to = boxes[last].right() - 1;
    painter.drawPolyline(QPolygonF{QPointF(from, top - 4), QPointF(from, top), QPointF(to, top), QPointF(to, top - 4)});
    i = last + 1;
  }
}

void LaneCanvas::paintBanks(QPainter &painter) {
  const double top = memoryTop();
  paintGutter(painter, top, bankHeader, tr("bank"));
  painter.setFont(smallFont(font()));
  painter.setPen(themeColours(*this).faint);
  for (int bank = 0; bank < access::bankCount; ++bank) {
    const QRectF cell = laneRect(bank).translated(0, top - margin).adjusted(0, 0, 0, bankHeader - laneHeight);
    const QRectF label = QRectF(painter.fontMetrics().boundingRect(QString::number(bank)));
    // A line on its way down does not strike the number through.
    painter.fillRect(QRectF(QPointF(), QSizeF(label.width() + 4, bankHeader))
                         .translated(cell.center() - QPointF(label.width() / 2 + 2, bankHeader / 2.0)),
                     palette().color(QPalette::Base));
    painter.drawText(cell, Qt::AlignCenter, QString::number(bank));
  }
  for (const BankGroup &group : banks_.groups) {
    const double y = top + bankHeader + group.firstPass * passHeight;
    for (int pass = 0; pass < group.passes; ++pass)
      paintGutter(painter, y + pass * passHeight, passHeight, tr("pass %1").arg(group.firstPass + pass + 1));
    painter.setPen(QPen(themeColours(*this).grid, 1));
    painter.drawLine(QPointF(gutter, y - 0.5), QPointF(width() - margin, y - 0.5));
  }
  painter.setFont(smallFont(font()));
  for (const BankWord &word : banks_.words) {
    const QRectF column = laneRect(word.bank);
    const QRectF cell(column.left() + 1, top + bankHeader + word.pass * passHeight + 1, column.width() - 2,
                      passHeight - 2);
    const QColor colour = memoryColour(word.bank, isDark(*this));
    const bool isChosen = lane_ && (word.lanes >> *lane_ & 1u);
    painter.setPen(QPen(colour, 1.2));
    painter.setBrush(palette().color(QPalette::Base));
    painter.drawRect(cell);
    painter.setBrush(tinted(colour, isChosen ? 190 : 100));
    painter.drawRect(cell);
    painter.setPen(palette().color(QPalette::Text));
    painter.drawText(cell, Qt::AlignCenter, lanesLabel(word.lanes));
    spots_.push_back({.rect = cell,
                      .text = tr("Bank %1, pass %2: the word at byte %3, for lane(s) %4")
                                  .arg(word.bank)
                                  .arg(word.pass + 1)
                                  .arg(word.word * access::bankBytes)
                                  .arg(lanesText(word.lanes)),
                      .lanes = word.lanes});
  }
}

} // namespace warpgrain::views

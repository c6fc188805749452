// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/spmv/BoundariesChart.h"

#include "views/charts/ChartStyle.h"
#include "views/shared/Theme.h"

#include <QLocale>

#include <algorithm>
#include <utility>

namespace warpgrain::views {

namespace {

constexpr std::size_t mostBoxes = 4000;

/// A mapping, and the iterations that it had.
struct Span {
  std::int64_t from = 0;
  std::int64_t to = 0;
  const adaptive::Boundaries *boundaries = nullptr;
};

/// A mapping that stays becomes longer.
void add(std::vector<Span> &spans, std::int64_t to, const adaptive::Boundaries &boundaries) {
  const std::int64_t from = spans.empty() ? 0 : spans.back().to;
  if (to <= from) return;
  if (!spans.empty() && *spans.back().boundaries == boundaries)
    spans.back().to = to;
  else
    spans.push_back({from, to, &boundaries});
}

/// The mappings one after the other; of very many some are left out.
std::vector<Span> spansOf(const adaptive::Recording &recording) {
  std::vector<Span> out;
  const std::size_t stride = recording.mappings.size() * recording.boundaries.size() / mostBoxes + 1;
  for (std::size_t i = 0; i < recording.mappings.size(); i += stride)
    add(out, recording.mappings[i].iteration, recording.mappings[i].boundaries);
  add(out, std::max<std::int64_t>(recording.iterations, 1), recording.boundaries);
  return out;
}

/// A colour that a text can stand on.
QColor fillOf(std::size_t rank, bool dark) {
  QColor out = seriesPen(rank, dark).color();
  out.setAlpha(rank % 2 == 0 ? 200 : 140);
  return out;
}

} // namespace

BoundariesChart::BoundariesChart(QWidget *parent) : ChartPane(parent) {
  setAccessibleName(tr("Chart of the rows of each rank over the iterations"));
  draw();
}

void BoundariesChart::setRecording(std::shared_ptr<const adaptive::Recording> recording) {
  recording_ = std::move(recording);
  draw();
}

void BoundariesChart::draw() {
  Chart chart{.title = tr("Rows of each rank")};
  std::vector<ChartSpot> spots;
  chart.horizontal = {.title = tr("iteration")};
  chart.vertical = {.title = tr("row")};
  if (recording_ && !recording_->boundaries.empty()) {
    chart.horizontal.most = static_cast<double>(std::max<std::int64_t>(1, recording_->iterations));
    chart.vertical.most = static_cast<double>(recording_->rows);
    const bool dark = isDark(*this);
    const QLocale locale;
    for (const Span &span : spansOf(*recording_))
      for (std::size_t rank = 0; rank + 1 < span.boundaries->size(); ++rank) {
        const std::int64_t first = (*span.boundaries)[rank];
        const std::int64_t end = (*span.boundaries)[rank + 1];
        const QRectF area(QPointF(static_cast<double>(span.from), static_cast<double>(first)),
                          QPointF(static_cast<double>(span.to), static_cast<double>(end)));
        chart.boxes.push_back({.area = area, .fill = fillOf(rank, dark), .text = QString::number(rank)});
        spots.push_back({.value = area.center(),
                         .text = tr("rank %1: rows %2 to %3, %4 of %5\niterations %6 to %7")
                                     .arg(rank)
                                     .arg(locale.toString(static_cast<qlonglong>(first)),
                                          locale.toString(static_cast<qlonglong>(end - 1)),
                                          locale.toString(static_cast<qlonglong>(end - first)),
                                          locale.toString(static_cast<qlonglong>(recording_->rows)))
                                     .arg(locale.toString(static_cast<qlonglong>(span.from)),
                                          locale.toString(static_cast<qlonglong>(span.to - 1))),
                         .variant = std::nullopt,
                         .area = area});
      }
  }
  setChart(std::move(chart), std::move(spots));
}

} // namespace warpgrain::views

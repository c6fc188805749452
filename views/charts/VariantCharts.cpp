// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/VariantCharts.h"

#include "views/charts/ChartLegend.h"
#include "views/charts/FactorChartView.h"
#include "views/charts/OccupancyCurveView.h"
#include "views/charts/RooflineView.h"
#include "views/shared/Theme.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QStackedLayout>

#include <algorithm>

namespace warpgrain::views {

namespace {

constexpr int timeColumn = 2;
constexpr int curveColumn = 3;
constexpr int rooflineColumn = 4;

} // namespace

VariantCharts::VariantCharts(QWidget *parent)
    : QWidget(parent), stack_(new QStackedLayout(this)), empty_(new QLabel(this)),
      occupancy_(new FactorChartView(FactorChartView::Quantity::occupancy, this)),
      registers_(new FactorChartView(FactorChartView::Quantity::registers, this)),
      time_(new FactorChartView(FactorChartView::Quantity::time, this)), curve_(new OccupancyCurveView(this)),
      roofline_(new RooflineView(this)), factorLegend_(new ChartLegend(this)), curveLegend_(new ChartLegend(this)),
      rooflineLegend_(new ChartLegend(this)) {
  empty_->setWordWrap(true);
  empty_->setMargin(8);
  empty_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
  stack_->addWidget(empty_);
  stack_->addWidget(makeCharts());
  updateMessage(true);
}

QWidget *VariantCharts::makeCharts() {
  // The charts against the factor share their legend.
  auto *charts = new QWidget(this);
  grid_ = new QGridLayout(charts);
  QGridLayout *grid = grid_;
  grid->setContentsMargins(0, 0, 0, 0);
  grid->setSpacing(1);
  int column = 0;
  for (ChartPane *pane : std::initializer_list<ChartPane *>{occupancy_, registers_, time_, curve_, roofline_}) {
    grid->addWidget(pane, 0, column);
    grid->setColumnStretch(column++, 1);
    connect(pane, &ChartPane::variantChosen, this, &VariantCharts::variantChosen);
  }
  grid->setRowStretch(0, 1);
  grid->addWidget(factorLegend_, 1, 0, 1, 3);
  grid->addWidget(curveLegend_, 1, curveColumn);
  grid->addWidget(rooflineLegend_, 1, rooflineColumn);
  showTimes(false);
  return charts;
}

void VariantCharts::updateLegends() {
  // By our own palette: the charts' may still be the old one while it changes.
  const bool dark = isDark(*this);
  factorLegend_->setEntries(registers_->legend(dark));
  curveLegend_->setEntries(curve_->legend(dark));
  rooflineLegend_->setEntries(roofline_->legend(dark));
}

/// The charts of what was measured have no place until something was.
void VariantCharts::showTimes(bool areThere) {
  for (QWidget *widget : std::initializer_list<QWidget *>{time_, roofline_, rooflineLegend_})
    widget->setVisible(areThere);
  for (const int column : {timeColumn, rooflineColumn})
    grid_->setColumnStretch(column, areThere ? 1 : 0);
}

void VariantCharts::changeEvent(QEvent *event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::PaletteChange) updateLegends();
}

void VariantCharts::setVariants(const std::vector<session::Variant> &variants) {
  FactorChart chart = arrangeByFactor(variants);
  const bool anyBuilt = !chart.empty();
  occupancy_->setFactorChart(chart);
  time_->setFactorChart(chart);
  const bool hasTimes = !chart.device.empty();
  showTimes(hasTimes);
  registers_->setFactorChart(std::move(chart));
  curve_->setVariants(variants);
  roofline_->setVariants(variants);
  stack_->setCurrentIndex(anyBuilt ? 1 : 0);
  updateMessage(variants.empty());
  updateLegends();
}

void VariantCharts::updateMessage(bool noVariants) {
  empty_->setText(noVariants ? tr("Build variants to see how occupancy and registers change: write the steps to try "
                                  "under Variants, and press Build.")
                             : tr("No variant is compiled yet. Their numbers appear here as they are built; the "
                                  "variants table says what keeps them from it."));
}

void VariantCharts::setOccupancyCurve(const std::vector<device::OccupancyPoint> &curve) {
  curve_->setCurve(curve);
  updateLegends();
}

void VariantCharts::setCurveReason(const QString &reason) {
  curve_->setReason(reason);
}

void VariantCharts::setRoofline(const estimate::Roofline &roofline, const QString &gpu) {
  roofline_->setRoofline(roofline, gpu);
  updateLegends();
}

void VariantCharts::setRooflineReason(const QString &reason) {
  roofline_->setReason(reason);
  updateLegends();
}

void VariantCharts::setCurrentVariant(std::optional<std::size_t> id) {
  for (ChartPane *pane : std::initializer_list<ChartPane *>{occupancy_, registers_, time_, curve_, roofline_})
    pane->setCurrentVariant(id);
  curve_->setThresholdOf(id);
  updateLegends();
}

} // namespace warpgrain::views

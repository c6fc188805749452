// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/tune/HeatMapPage.h"

#include "views/tune/HeatMapView.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>
#include <numeric>

namespace warpgrain::views {

HeatMapPage::HeatMapPage(QWidget *parent)
    : QWidget(parent), map_(new HeatMapView(this)), across_(new QComboBox(this)), up_(new QComboBox(this)) {
  across_->setObjectName(QStringLiteral("tuneAcross"));
  across_->setAccessibleName(tr("Choice across"));
  up_->setObjectName(QStringLiteral("tuneUp"));
  up_->setAccessibleName(tr("Choice upwards"));
  auto *row = new QHBoxLayout;
  row->setContentsMargins(6, 4, 6, 0);
  row->setSpacing(6);
  for (const auto &[text, box] : {std::pair(tr("Acr&oss"), across_), {tr("U&p"), up_}}) {
    auto *label = new QLabel(text, this);
    label->setBuddy(box);
    box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    row->addWidget(label);
    row->addWidget(box);
    row->addSpacing(8);
    connect(box, &QComboBox::activated, this, [this] {
      isChosen_ = true;
      refresh();
    });
  }
  row->addStretch(1);
  auto *column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addLayout(row);
  column->addWidget(map_, 1);
  connect(map_, &ChartPane::variantChosen, this, &HeatMapPage::pointChosen);
}

void HeatMapPage::setSearch(const TuneData &search) {
  data_ = &search;
  isChosen_ = false;
  for (QComboBox *box : {across_, up_}) {
    box->clear();
    for (const TuneParameter &parameter : search.space.parameters)
      box->addItem(parameter.name);
    box->setEnabled(box->count() > 0);
  }
  const std::size_t last = search.space.parameters.size();
  choose(0, last > 1 ? 1 : 0);
}

void HeatMapPage::choose(std::size_t across, std::size_t up) {
  across_->setCurrentIndex(static_cast<int>(across));
  up_->setCurrentIndex(static_cast<int>(up));
  refresh();
}

void HeatMapPage::refresh() {
  if (data_ == nullptr) return;
  map_->showSearch(*data_, static_cast<std::size_t>(std::max(0, across_->currentIndex())),
                   static_cast<std::size_t>(std::max(0, up_->currentIndex())));
}

void HeatMapPage::setImportance(const TuneImportance &importance) {
  if (isChosen_ || importance.shares.size() < 2) return;
  std::vector<std::size_t> order(importance.shares.size());
  std::iota(order.begin(), order.end(), std::size_t(0));
  std::ranges::stable_sort(order, std::greater(), [&](std::size_t i) { return importance.shares[i]; });
  choose(order[0], order[1]);
}

void HeatMapPage::setCurrentPoint(std::optional<std::size_t> point) {
  map_->setCurrentVariant(point);
}

} // namespace warpgrain::views

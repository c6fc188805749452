// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/ChartLegend.h"

#include "views/shared/FlowLayout.h"

#include <QHBoxLayout>
#include <QLabel>

namespace warpgrain::views {

ChartLegend::ChartLegend(QWidget *parent) : QWidget(parent) {
  auto *flow = new FlowLayout(this, 14);
  flow->setContentsMargins(8, 4, 8, 6);
  setAutoFillBackground(true);
  setBackgroundRole(QPalette::Base);
  setAccessibleName(tr("Legend"));
}

void ChartLegend::setEntries(const std::vector<LegendEntry> &entries) {
  while (QLayoutItem *item = layout()->takeAt(0)) {
    delete item->widget();
    delete item;
  }
  for (const LegendEntry &entry : entries) {
    auto *label = new QWidget(this);
    auto *row = new QHBoxLayout(label);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(5);
    auto *sign = new QLabel(label);
    sign->setPixmap(QPixmap::fromImage(entry.sign));
    auto *text = new QLabel(entry.text, label);
    text->setTextFormat(Qt::PlainText);
    text->setForegroundRole(QPalette::Text);
    row->addWidget(sign);
    row->addWidget(text);
    layout()->addWidget(label);
    label->show();
  }
  setVisible(!entries.empty());
  updateGeometry();
}

} // namespace warpgrain::views

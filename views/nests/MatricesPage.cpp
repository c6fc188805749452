// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/nests/MatricesPage.h"

#include "views/access/AccessLabels.h"
#include "views/access/MatrixFormula.h"
#include "views/nests/NestText.h"

#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace warpgrain::views {

MatricesPage::MatricesPage(QWidget *parent)
    : QWidget(parent), empty_(makeCaption(this)), list_(new QWidget), rows_(new QVBoxLayout(list_)) {
  empty_->setText(tr("Choose a nest that is mapped to see how its loops move its accesses.").toHtmlEscaped());
  rows_->setContentsMargins(4, 4, 4, 4);
  auto *area = new QScrollArea(this);
  area->setObjectName(QStringLiteral("nestMatrices"));
  area->setAccessibleName(tr("Access matrices of the nest"));
  area->setWidget(list_);
  area->setWidgetResizable(true);
  area->setFrameShape(QFrame::NoFrame);
  auto *column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->addWidget(empty_);
  column->addWidget(area, 1);
}

void MatricesPage::setNest(const Nest *nest, const std::vector<std::vector<access::AccessMatrix>> &mapped) {
  qDeleteAll(list_->findChildren<QWidget *>(QString(), Qt::FindDirectChildrenOnly));
  while (QLayoutItem *item = rows_->takeAt(0))
    delete item;
  empty_->setVisible(nest == nullptr || mapped.empty());
  if (nest == nullptr) return;
  for (std::size_t i = 0; i < std::min(nest->arrays.size(), mapped.size()); ++i) {
    auto *title = new QLabel(QStringLiteral("<b>%1</b>").arg(titleOf(nest->arrays[i]).toHtmlEscaped()), list_);
    rows_->addWidget(title);
    for (const access::AccessMatrix &matrix : mapped[i]) {
      auto *formula = new MatrixFormula(list_);
      formula->setMatrix(nest->arrays[i].name, matrix);
      rows_->addWidget(formula);
    }
  }
  rows_->addStretch();
}

} // namespace warpgrain::views

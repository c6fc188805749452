// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/access/NumbersPage.h"

#include "views/access/AccessLabels.h"
#include "views/access/MatrixFormula.h"
#include "views/shared/Texts.h"

#include <QScrollArea>
#include <QSplitter>
#include <QStyle>
#include <QUrl>
#include <QVBoxLayout>

namespace warpgrain::views {

NumbersPage::NumbersPage(QWidget *parent) : QWidget(parent) {
  auto *split = new QSplitter(Qt::Horizontal, this);
  split->setChildrenCollapsible(false);
  split->addWidget(makeLeft());
  saved_ = makeText(tr("Loads that merging threads saves"), this);
  saved_->setObjectName(QStringLiteral("savedLoads"));
  split->addWidget(saved_);
  split->setStretchFactor(0, 3);
  split->setStretchFactor(1, 2);
  split->setSizes({440, 380});
  auto *row = new QVBoxLayout(this);
  row->setContentsMargins(4, 4, 4, 0);
  row->addWidget(split);
  connect(saved_, &QTextBrowser::anchorClicked, this, [this](const QUrl &link) { Q_EMIT linkChosen(link.toString()); });
}

QWidget *NumbersPage::makeLeft() {
  auto *left = new QWidget(this);
  formula_ = new MatrixFormula(left);
  facts_ = makeText(tr("What is known of the access"), left);
  facts_->setObjectName(QStringLiteral("accessFacts"));
  formulaArea_ = new QScrollArea(left);
  formulaArea_->setWidget(formula_);
  formulaArea_->setWidgetResizable(true);
  formulaArea_->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  formulaArea_->setFrameShape(QFrame::NoFrame);
  formulaArea_->setFocusPolicy(Qt::StrongFocus); // arrow keys move a long formula
  auto *column = new QVBoxLayout(left);
  column->setContentsMargins(0, 0, 0, 0);
  column->addWidget(formulaArea_);
  column->addWidget(facts_, 1);
  return left;
}

void NumbersPage::setFormula(const AccessRow &row) {
  formula_->setMatrix(toQString(row.facts.array), row.facts.matrix);
  const QSize formula = formula_->sizeHint();
  const bool needsBar = formula.width() > formulaArea_->viewport()->width();
  formulaArea_->setFixedHeight(formula.height() + (needsBar ? style()->pixelMetric(QStyle::PM_ScrollBarExtent) : 0));
}

void NumbersPage::setTexts(const QString &facts, const QString &savedLoads) {
  facts_->setHtml(facts);
  saved_->setHtml(savedLoads);
}

} // namespace warpgrain::views

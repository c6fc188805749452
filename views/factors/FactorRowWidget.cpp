// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/factors/FactorRowWidget.h"

#include "views/factors/FactorButton.h"
#include "views/shared/FlowLayout.h"

#include <QBoxLayout>
#include <QIntValidator>
#include <QLabel>
#include <QLineEdit>

#include <algorithm>

namespace warpgrain::views {

FactorRowWidget::FactorRowWidget(const FactorRow &row, QWidget *parent)
    : QWidget(parent), title_(new QLabel(row.caption.isEmpty() ? row.title : row.caption, this)) {
  // Under a heading of their own, captions are short: they stand beside their values, one below the other.
  const bool isBeside = !row.caption.isEmpty();
  auto *box = new QBoxLayout(isBeside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom, this);
  box->setContentsMargins(isBeside ? 16 : 0, 0, 0, 0);
  box->setSpacing(3);
  box->addWidget(title_, 0, isBeside ? Qt::AlignTop : Qt::Alignment());
  if (isBeside) {
    title_->setFixedWidth(fontMetrics().horizontalAdvance(QStringLiteral("unroll-and-jam ")) + 4);
    title_->setMinimumHeight(FactorButton(this).sizeHint().height());
    title_->setToolTip(row.title);
  }
  auto *flow = new FlowLayout(nullptr, 4);
  for (std::size_t i = 0; i < row.values.size(); ++i) {
    auto *button = new FactorButton(this);
    flow->addWidget(button);
    buttons_.push_back(button);
    connect(button, &FactorButton::clicked, this, [this, i] { Q_EMIT valueClicked(i); });
    connect(button, &FactorButton::focused, this, [this, i] { Q_EMIT valueFocused(i); });
    connect(button, &FactorButton::tickWanted, this, [this, i] { Q_EMIT valueTicked(i); });
  }
  if (row.customMaximum > 0 && withFactor(row, 2)) {
    makeCustom(row);
    flow->addWidget(custom_);
  }
  box->addLayout(flow, 1);
}

void FactorRowWidget::makeCustom(const FactorRow &row) {
  custom_ = new QLineEdit(this);
  custom_->setObjectName(QStringLiteral("customFactor"));
  custom_->setPlaceholderText(tr("other"));
  custom_->setAccessibleName(tr("Another factor for %1").arg(row.title));
  custom_->setToolTip(tr("Another factor, 1 to %1; Enter chooses it").arg(row.customMaximum));
  custom_->setValidator(new QIntValidator(1, row.customMaximum, custom_));
  const int width = custom_->fontMetrics().horizontalAdvance(QStringLiteral("other 00")) + 12;
  custom_->setFixedSize(width, buttons_.empty() ? custom_->sizeHint().height() : buttons_.front()->sizeHint().height());
  connect(custom_, &QLineEdit::returnPressed, this, [this] { Q_EMIT factorTyped(custom_->text().toInt()); });
}

void FactorRowWidget::update(const FactorRow &row, const transform::Plan &plan,
                             const std::vector<transform::Step> &tried) {
  for (std::size_t i = 0; i < row.values.size(); ++i) {
    buttons_[i]->setValue(row.title, row.values[i]);
    buttons_[i]->setTried(std::ranges::find(tried, row.values[i].step) != tried.end());
  }
  showChosen(row, plan);
}

void FactorRowWidget::showChosen(const FactorRow &row, const transform::Plan &plan) {
  const auto chosen = chosenStep(row, plan);
  bool offered = false;
  for (std::size_t i = 0; i < row.values.size(); ++i) {
    const bool checked = chosen ? row.values[i].step == *chosen : isNeutral(row, row.values[i].step);
    buttons_[i]->setChecked(checked);
    offered |= checked && chosen;
  }
  if (!custom_) return;
  QFont font = custom_->font();
  const bool isCustom = chosen && !offered;
  font.setBold(isCustom);
  custom_->setFont(font);
  if (custom_->hasFocus() && custom_->isModified()) return;
  const auto factor = isCustom ? factorOf(row, *chosen) : std::nullopt;
  custom_->setText(factor ? QString::number(*factor) : QString());
}

} // namespace warpgrain::views

// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/factors/FactorSection.h"

#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

#include <memory>

namespace warpgrain::views {

FactorSection::FactorSection(bool foldable, QWidget *parent) : QWidget(parent), inside_(new QWidget(this)) {
  auto *column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(4);
  rows_ = new QVBoxLayout(inside_);
  rows_->setContentsMargins(0, 0, 0, 4);
  rows_->setSpacing(foldable ? 4 : 8);
  QWidget *heading = nullptr;
  if (foldable) {
    button_ = new QToolButton(this);
    button_->setAutoRaise(true);
    button_->setCheckable(true);
    button_->setChecked(true);
    button_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    heading = button_;
    connect(button_, &QToolButton::toggled, this, [this](bool open) {
      inside_->setVisible(open);
      showTitle();
    });
    connect(button_, &QToolButton::clicked, this, [this](bool open) { Q_EMIT folded(!open); });
  } else {
    label_ = new QLabel(this);
    heading = label_;
  }
  QFont font = heading->font();
  font.setBold(true);
  heading->setFont(font);
  column->addWidget(heading);
  column->addWidget(inside_);
}

void FactorSection::setTitle(const QString &title) {
  title_ = title;
  showTitle();
}

void FactorSection::setChosen(const QString &chosen) {
  chosen_ = chosen;
  showTitle();
}

void FactorSection::showTitle() {
  if (label_ != nullptr) return label_->setText(title_);
  const QString chosen = isFolded() && !chosen_.isEmpty() ? tr("%1: %2").arg(title_, chosen_) : title_;
  button_->setArrowType(isFolded() ? Qt::RightArrow : Qt::DownArrow);
  button_->setText(chosen);
  button_->setToolTip(isFolded() ? tr("Show its steps") : tr("Fold its steps away"));
}

void FactorSection::clear() {
  while (const auto item = std::unique_ptr<QLayoutItem>(rows_->takeAt(0))) {
  }
}

void FactorSection::add(QWidget *row) {
  rows_->addWidget(row);
}

bool FactorSection::isFolded() const {
  return button_ != nullptr && !button_->isChecked();
}

void FactorSection::setFolded(bool folded) {
  if (button_ != nullptr) button_->setChecked(!folded);
}

} // namespace warpgrain::views

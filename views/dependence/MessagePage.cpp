// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/dependence/MessagePage.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

namespace warpgrain::views {

MessagePage::MessagePage(QWidget *parent)
    : QWidget(parent), message_(new QLabel(this)), progress_(new QProgressBar(this)),
      cancel_(new QPushButton(tr("Cance&l"), this)) {
  message_->setObjectName(QStringLiteral("dependenceMessage"));
  message_->setWordWrap(true);
  message_->setTextFormat(Qt::PlainText);
  message_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
  progress_->setRange(0, 0);
  progress_->setMaximumWidth(220);
  progress_->setAccessibleName(tr("Looking for dependences"));
  auto *row = new QHBoxLayout;
  row->addWidget(progress_);
  row->addWidget(cancel_);
  row->addStretch(1);
  auto *column = new QVBoxLayout(this);
  column->addWidget(message_);
  column->addLayout(row);
  column->addStretch(1);
  connect(cancel_, &QPushButton::clicked, this, &MessagePage::cancelWanted);
}

void MessagePage::setReason(const QString &reason) {
  message_->setText(reason);
  progress_->hide();
  cancel_->hide();
}

void MessagePage::setBusy(const QString &sentence) {
  message_->setText(sentence);
  progress_->show();
  cancel_->show();
}

} // namespace warpgrain::views

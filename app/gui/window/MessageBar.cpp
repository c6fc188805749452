// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/window/MessageBar.h"

#include "views/shared/Theme.h"
#include "views/shared/VerdictText.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>

namespace warpgrain::gui {

namespace {

model::Severity severityOf(MessageKind kind) {
  switch (kind) {
  case MessageKind::error:
    return model::Severity::error;
  case MessageKind::warning:
    return model::Severity::warning;
  default:
    return model::Severity::note;
  }
}

} // namespace

MessageBar::MessageBar(QWidget *parent)
    : QFrame(parent), glyph_(new QLabel(this)), text_(new QLabel(this)), offers_(new QHBoxLayout) {
  setObjectName(QStringLiteral("messageBar"));
  setFrameShape(QFrame::StyledPanel);
  text_->setObjectName(QStringLiteral("messageText"));
  text_->setWordWrap(true);
  text_->setTextFormat(Qt::PlainText);
  text_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  auto *close = new QToolButton(this);
  close->setObjectName(QStringLiteral("messageClose"));
  close->setText(QStringLiteral("✕"));
  close->setAutoRaise(true);
  close->setToolTip(tr("Close this message"));
  close->setAccessibleName(tr("Close this message"));
  connect(close, &QToolButton::clicked, this, &MessageBar::dismiss);
  auto *layout = new QHBoxLayout(this);
  layout->setContentsMargins(8, 4, 4, 4);
  layout->addWidget(glyph_);
  layout->addWidget(text_, 1);
  layout->addLayout(offers_);
  layout->addWidget(close);
  hide();
}

void MessageBar::tell(MessageKind kind, const QString &sentence, const std::vector<Offer> &offers, MessageCause cause) {
  kind_ = kind;
  cause_ = cause;
  text_->setText(sentence);
  while (QLayoutItem *item = offers_->takeAt(0)) {
    item->widget()->deleteLater();
    delete item;
  }
  for (std::size_t i = 0; i < offers.size(); ++i) {
    auto *button = new QPushButton(offers[i].text, this);
    button->setObjectName(QStringLiteral("messageOffer%1").arg(i));
    connect(button, &QPushButton::clicked, this, [this, action = offers[i].action] {
      dismiss();
      action();
    });
    offers_->addWidget(button);
  }
  paint();
  setVisible(true);
}

void MessageBar::dismiss() {
  hide();
  text_->clear();
}

void MessageBar::forget(MessageCause cause) {
  if (cause_ == cause) dismiss();
}

QString MessageBar::text() const {
  return text_->text();
}

void MessageBar::paint() {
  const QColor colour = views::themeColours(*this).of(severityOf(kind_));
  glyph_->setText(views::severityGlyph(severityOf(kind_)));
  QPalette palette = glyph_->palette();
  if (palette.color(QPalette::WindowText) == colour) return;
  palette.setColor(QPalette::WindowText, colour);
  glyph_->setPalette(palette);
}

void MessageBar::changeEvent(QEvent *event) {
  QFrame::changeEvent(event);
  if (event->type() == QEvent::PaletteChange) paint();
}

} // namespace warpgrain::gui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shared/SubjectLine.h"

#include "views/shared/Theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QToolButton>

namespace warpgrain::views {

SubjectLine::SubjectLine(QWidget *parent)
    : QWidget(parent), text_(new QLabel(this)), busy_(new QProgressBar(this)), cancel_(new QToolButton(this)),
      original_(new QToolButton(this)) {
  text_->setObjectName(QStringLiteral("subject"));
  text_->setTextFormat(Qt::PlainText);
  text_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  // A long plan is cut off at the view's edge; it does not make the window wider.
  text_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
  busy_->setRange(0, 0);
  busy_->setFixedWidth(60);
  busy_->setTextVisible(false);
  busy_->setAccessibleName(tr("The text is being read"));
  cancel_->setObjectName(QStringLiteral("cancelSubject"));
  cancel_->setText(tr("Cancel"));
  cancel_->setToolTip(tr("End the reading of this text"));
  original_->setObjectName(QStringLiteral("showOriginal"));
  original_->setText(tr("Show the Original"));
  original_->setToolTip(tr("Choose the original in the place of this variant"));
  for (QToolButton *button : {cancel_, original_})
    button->setFocusPolicy(Qt::StrongFocus);
  auto *row = new QHBoxLayout(this);
  row->setContentsMargins(8, 2, 8, 2);
  row->addWidget(text_, 1);
  row->addWidget(busy_);
  row->addWidget(cancel_);
  row->addWidget(original_);
  connect(cancel_, &QToolButton::clicked, this, &SubjectLine::cancelWanted);
  connect(original_, &QToolButton::clicked, this, &SubjectLine::originalWanted);
  setSubject({});
}

void SubjectLine::setSubject(const Subject &subject) {
  subject_ = subject;
  text_->setText(subject.text);
  text_->setToolTip(subject.text);
  busy_->setVisible(subject.isBusy);
  cancel_->setVisible(subject.isBusy);
  original_->setVisible(subject.isVariant);
  setVisible(!subject.text.isEmpty());
  paint();
}

/// A variant's line stands out: its patterns are not those of the source in the editor.
void SubjectLine::paint() {
  QFont font = text_->font();
  font.setBold(subject_.isVariant);
  text_->setFont(font);
  QPalette colours = palette();
  if (!subject_.isVariant) colours.setColor(QPalette::WindowText, themeColours(*this).faint);
  text_->setPalette(colours);
}

void SubjectLine::changeEvent(QEvent *event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::PaletteChange) paint();
}

} // namespace warpgrain::views

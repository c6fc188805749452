// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/access/AccessLabels.h"

namespace warpgrain::views {

QLabel *makeCaption(QWidget *parent) {
  auto *label = new QLabel(parent);
  label->setTextFormat(Qt::RichText);
  label->setWordWrap(true);
  label->setAlignment(Qt::AlignTop | Qt::AlignLeft);
  label->setTextInteractionFlags(Qt::TextSelectableByMouse);
  return label;
}

QTextBrowser *makeText(const QString &name, QWidget *parent) {
  auto *text = new QTextBrowser(parent);
  text->setAccessibleName(name);
  text->setOpenLinks(false);
  text->setFrameShape(QFrame::NoFrame);
  return text;
}

} // namespace warpgrain::views

// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/access/LanesPage.h"

#include "views/access/AccessFactsText.h"
#include "views/access/AccessLabels.h"
#include "views/access/AccessText.h"
#include "views/access/LaneCanvas.h"

#include <QScrollArea>
#include <QVBoxLayout>

namespace warpgrain::views {

LanesPage::LanesPage(QWidget *parent)
    : QWidget(parent), caption_(makeCaption(this)), area_(new QScrollArea(this)), canvas_(new LaneCanvas) {
  caption_->setObjectName(QStringLiteral("lanesCaption"));
  area_->setWidget(canvas_);
  area_->setWidgetResizable(true);
  area_->setFrameShape(QFrame::NoFrame);
  area_->setFocusPolicy(Qt::NoFocus);
  auto *column = new QVBoxLayout(this);
  column->setContentsMargins(4, 4, 4, 0);
  column->setSpacing(4);
  column->addWidget(caption_);
  column->addWidget(area_, 1);
  connect(canvas_, &LaneCanvas::laneChosen, this, &LanesPage::showText);
  connect(canvas_, &LaneCanvas::activated, this, &LanesPage::activated);
}

void LanesPage::setPicture(const std::expected<LanePicture, QString> &picture, const QString &hint) {
  picture_ = picture;
  hint_ = hint;
  canvas_->setPicture(picture_ ? std::optional(*picture_) : std::nullopt);
  showText();
}

void LanesPage::showText() {
  area_->setVisible(picture_.has_value());
  if (!picture_) return caption_->setText((picture_.error() + hint_).toHtmlEscaped());
  QString text = picture_->executed.isEmpty() ? tr("Predicted:") : picture_->executed.toHtmlEscaped();
  text += u' ' + lanesHtml(*picture_);
  if (const auto lane = canvas_->lane()) text += QStringLiteral("<br>") + canvas_->laneText(*lane).toHtmlEscaped();
  caption_->setText(text);
}

} // namespace warpgrain::views

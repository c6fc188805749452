// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/access/ReusePage.h"

#include "views/access/AccessFactsText.h"
#include "views/access/AccessLabels.h"
#include "views/access/AccessText.h"
#include "views/access/ReuseCanvas.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QVBoxLayout>

namespace warpgrain::views {

ReusePage::ReusePage(QWidget *parent)
    : QWidget(parent), caption_(makeCaption(this)), allIterations_(new QCheckBox(this)),
      canvas_(new ReuseCanvas(this)) {
  caption_->setObjectName(QStringLiteral("reuseCaption"));
  allIterations_->setObjectName(QStringLiteral("allIterations"));
  allIterations_->hide();
  auto *row = new QHBoxLayout;
  row->addWidget(caption_, 1);
  row->addWidget(allIterations_);
  auto *column = new QVBoxLayout(this);
  column->setContentsMargins(4, 4, 4, 0);
  column->setSpacing(4);
  column->addLayout(row);
  column->addWidget(canvas_, 1);
  connect(canvas_, &ReuseCanvas::elementChosen, this, &ReusePage::showText);
  connect(allIterations_, &QCheckBox::toggled, this, &ReusePage::allIterationsWanted);
}

void ReusePage::setMap(const std::expected<ReuseMap, QString> &map) {
  map_ = map;
  canvas_->setMap(map_ ? std::optional(*map_) : std::nullopt);
  showText();
}

void ReusePage::showText() {
  canvas_->setVisible(map_.has_value());
  allIterations_->setVisible(map_ && map_->iterationsInAll > 1);
  if (!map_) return caption_->setText(map_.error().toHtmlEscaped());
  allIterations_->setText(tr("All iterations of %1").arg(map_->loop));
  QString text = reuseHtml(*map_);
  if (const auto element = canvas_->element())
    text += QStringLiteral("<br>") + canvas_->elementText(*element).toHtmlEscaped();
  caption_->setText(text);
}

} // namespace warpgrain::views

// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/nests/TouchPage.h"

#include "views/access/AccessFactsText.h"
#include "views/access/AccessLabels.h"
#include "views/access/LaneCanvas.h"
#include "views/access/ReuseCanvas.h"
#include "views/nests/NestText.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace warpgrain::views {

namespace {

enum Kind { ofWarp, ofBlock };

constexpr int arrayRole = Qt::UserRole;
constexpr int accessRole = Qt::UserRole + 1;

QString captionOf(const NestPicture &picture, bool isBlock, bool isChosen) {
  QString html = QStringLiteral("<b>%1</b>").arg(picture.title.toHtmlEscaped());
  if (isChosen) html += u' ' + TouchPage::tr("(chosen)").toHtmlEscaped();
  html += QStringLiteral("<br>");
  if (isBlock)
    html += picture.reuse ? reuseHtml(*picture.reuse) : picture.reuse.error().toHtmlEscaped();
  else
    html += picture.lanes ? lanesHtml(*picture.lanes) : picture.lanes.error().toHtmlEscaped();
  if (!picture.note.isEmpty()) html += QStringLiteral("<br>") + picture.note.toHtmlEscaped();
  return html;
}

} // namespace

TouchPage::TouchPage(QWidget *parent)
    : QWidget(parent), accesses_(new QComboBox(this)), kind_(new QComboBox(this)), empty_(makeCaption(this)),
      area_(new QScrollArea(this)) {
  accesses_->setObjectName(QStringLiteral("touchAccess"));
  accesses_->setAccessibleName(tr("Access that is shown"));
  accesses_->setToolTip(tr("The array, and which of its accesses"));
  accesses_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
  kind_->setObjectName(QStringLiteral("touchKind"));
  kind_->setAccessibleName(tr("What is shown of it"));
  kind_->addItems({tr("Addresses of a warp"), tr("Elements of a block")});
  kind_->setToolTip(tr("Which addresses the threads of the first warp use, or which elements the threads of a block "
                       "share"));
  auto *row = new QHBoxLayout;
  row->addWidget(accesses_);
  row->addWidget(kind_);
  row->addStretch();
  auto *strip = new QWidget;
  auto *cards = new QHBoxLayout(strip);
  cards->setContentsMargins(0, 0, 0, 0);
  for (std::size_t i = 0; i < mostPictures; ++i) {
    cards_.push_back(makeCard());
    cards->addWidget(cards_.back().frame, 1);
  }
  area_->setWidget(strip);
  area_->setWidgetResizable(true);
  area_->setFrameShape(QFrame::NoFrame);
  area_->setFocusPolicy(Qt::NoFocus);
  auto *column = new QVBoxLayout(this);
  column->setContentsMargins(4, 4, 4, 0);
  column->setSpacing(4);
  column->addLayout(row);
  column->addWidget(empty_);
  column->addWidget(area_, 1);
  connect(accesses_, &QComboBox::currentIndexChanged, this, &TouchPage::accessChosen);
  connect(kind_, &QComboBox::currentIndexChanged, this, &TouchPage::showPictures);
  setNest(nullptr);
}

TouchPage::Card TouchPage::makeCard() {
  Card card;
  card.frame = new QWidget;
  card.caption = makeCaption(card.frame);
  card.lanes = new LaneCanvas(card.frame);
  card.lanes->setCompact(true);
  card.reuse = new ReuseCanvas(card.frame);
  auto *column = new QVBoxLayout(card.frame);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(2);
  column->addWidget(card.caption);
  column->addWidget(card.lanes, 1);
  column->addWidget(card.reuse, 1);
  card.frame->hide();
  return card;
}

std::size_t TouchPage::array() const {
  return accesses_->currentData(arrayRole).value<std::size_t>();
}

std::size_t TouchPage::access() const {
  return accesses_->currentData(accessRole).value<std::size_t>();
}

void TouchPage::setNest(const Nest *nest) {
  const QString before = accesses_->currentText();
  const QSignalBlocker silent(accesses_);
  accesses_->clear();
  if (nest != nullptr && nest->isMapped())
    for (std::size_t i = 0; i < nest->arrays.size(); ++i)
      for (std::size_t k = 0; k < nest->arrays[i].accesses.size(); ++k) {
        QString title = titleOf(nest->arrays[i]);
        if (nest->arrays[i].accesses.size() > 1) title += QStringLiteral(", ") + tr("access %1").arg(k + 1);
        accesses_->addItem(title);
        accesses_->setItemData(accesses_->count() - 1, QVariant::fromValue(i), arrayRole);
        accesses_->setItemData(accesses_->count() - 1, QVariant::fromValue(k), accessRole);
      }
  accesses_->setCurrentIndex(std::max(accesses_->findText(before), accesses_->count() > 0 ? 0 : -1));
  pictures_.clear();
  whyEmpty_ = nest != nullptr && !nest->isMapped() ? whyOf(*nest, nullptr) : QString();
  showPictures();
}

void TouchPage::setPictures(const std::vector<NestPicture> &pictures, std::size_t chosen) {
  pictures_ = pictures;
  chosen_ = chosen;
  showPictures();
}

void TouchPage::showPictures() {
  const bool isBlock = kind_->currentIndex() == ofBlock;
  for (std::size_t i = 0; i < cards_.size(); ++i) {
    const Card &card = cards_[i];
    card.frame->setVisible(i < pictures_.size());
    if (i >= pictures_.size()) continue;
    const NestPicture &picture = pictures_[i];
    card.caption->setText(captionOf(picture, isBlock, picture.mapping == chosen_));
    card.lanes->setVisible(!isBlock && picture.lanes.has_value());
    card.reuse->setVisible(isBlock && picture.reuse.has_value());
    card.lanes->setPicture(picture.lanes ? std::optional(*picture.lanes) : std::nullopt);
    card.reuse->setMap(picture.reuse ? std::optional(*picture.reuse) : std::nullopt);
  }
  accesses_->setEnabled(accesses_->count() > 0);
  kind_->setEnabled(accesses_->count() > 0);
  area_->setVisible(!pictures_.empty());
  empty_->setVisible(pictures_.empty());
  empty_->setText(
      (whyEmpty_.isEmpty() ? tr("Choose a nest that is mapped to see which threads touch which elements.") : whyEmpty_)
          .toHtmlEscaped());
}

} // namespace warpgrain::views

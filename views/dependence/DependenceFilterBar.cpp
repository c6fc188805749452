// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/dependence/DependenceFilterBar.h"

#include "views/dependence/DependenceText.h"
#include "views/dependence/GraphTools.h"
#include "views/shared/FlowLayout.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QToolButton>

#include <algorithm>

namespace warpgrain::views {

namespace {

constexpr int widestBox = 210;

} // namespace

DependenceFilterBar::DependenceFilterBar(QWidget *parent) : QWidget(parent) {
  auto *flow = new FlowLayout(this, 6);
  flow->setContentsMargins(6, 2, 6, 2);
  makeKinds();
  arrays_ = makeBox(tr("Array"));
  carriers_ = makeBox(tr("Carried by"));
  makeLegend();
  setGraph({});
}

void DependenceFilterBar::addFront(QWidget *widget) {
  // The flow has no insertion: everything is taken out and put back behind the new one.
  std::vector<QWidget *> others;
  while (QLayoutItem *item = layout()->takeAt(0)) {
    others.push_back(item->widget());
    delete item;
  }
  layout()->addWidget(widget);
  for (QWidget *other : others)
    layout()->addWidget(other);
}

void DependenceFilterBar::makeKinds() {
  for (std::size_t i = 0; i < dependenceKinds.size(); ++i) {
    auto *button = new ToggleTool(this);
    button->setObjectName(QStringLiteral("kind%1").arg(i));
    button->setCheckable(true);
    button->setChecked(filter_.kinds[i]);
    button->setText(QStringLiteral("%1 %2").arg(kindLetter(dependenceKinds[i]), kindName(dependenceKinds[i])));
    button->setToolTip(kindMeaning(dependenceKinds[i]));
    button->setAccessibleName(tr("Show %1 dependences").arg(kindName(dependenceKinds[i])));
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setIconSize({44, 16});
    button->setFocusPolicy(Qt::StrongFocus);
    connect(button, &QToolButton::toggled, this, &DependenceFilterBar::take);
    layout()->addWidget(button);
    kinds_[i] = button;
  }
}

QComboBox *DependenceFilterBar::makeBox(const QString &name) {
  auto *part = new QWidget(this);
  auto *row = new QHBoxLayout(part);
  row->setContentsMargins(0, 0, 0, 0);
  auto *label = new QLabel(name, part);
  auto *box = new QComboBox(part);
  box->setAccessibleName(name);
  box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
  box->setMaximumWidth(widestBox);
  label->setBuddy(box);
  row->addWidget(label);
  row->addWidget(box);
  connect(box, &QComboBox::currentIndexChanged, this, &DependenceFilterBar::take);
  layout()->addWidget(part);
  return box;
}

void DependenceFilterBar::makeLegend() {
  const auto make = [this](Hazard hazard) {
    auto *part = new QWidget(this);
    auto *row = new QHBoxLayout(part);
    row->setContentsMargins(4, 0, 0, 0);
    row->setSpacing(3);
    auto *sign = new QLabel(part);
    row->addWidget(sign);
    row->addWidget(new QLabel(hazardName(hazard), part));
    layout()->addWidget(part);
    return sign;
  };
  raceSign_ = make(Hazard::race);
  possibleSign_ = make(Hazard::possible);
  auto *carried = new QLabel(tr("‖ ordered by a barrier   (k) carried by loop k"), this);
  carried->setContentsMargins(6, 0, 0, 0);
  layout()->addWidget(carried);
  // All of one height stand on one line.
  const int height = std::max(arrays_->parentWidget()->sizeHint().height(), kinds_[0]->sizeHint().height());
  for (int i = 0; i < layout()->count(); ++i)
    layout()->itemAt(i)->widget()->setMinimumHeight(height);
  drawSamples();
}

void DependenceFilterBar::drawSamples() {
  const GraphStyle style{.palette = palette(), .text = font(), .code = font()};
  for (std::size_t i = 0; i < kinds_.size(); ++i)
    kinds_[i]->setIcon(QPixmap::fromImage(edgeSample(dependenceKinds[i], style, devicePixelRatioF())));
  raceSign_->setPixmap(QPixmap::fromImage(hazardSample(Hazard::race, style, devicePixelRatioF())));
  possibleSign_->setPixmap(QPixmap::fromImage(hazardSample(Hazard::possible, style, devicePixelRatioF())));
}

void DependenceFilterBar::fill(QComboBox &box, const QString &any, const QStringList &entries, const QString &chosen) {
  const QSignalBlocker quiet(box);
  box.clear();
  box.addItem(any, QString());
  for (const QString &entry : entries)
    box.addItem(entry, entry);
  box.setCurrentIndex(std::max(0, box.findData(chosen)));
}

void DependenceFilterBar::setGraph(const DependenceGraph &graph) {
  QStringList arrays;
  QStringList carriers;
  for (const DependenceEntry &entry : graph.entries) {
    arrays << entry.array;
    carriers << carrierLabel(entry);
  }
  arrays.removeDuplicates();
  carriers.removeDuplicates();
  arrays.sort();
  fill(*arrays_, tr("all arrays"), arrays, filter_.array);
  fill(*carriers_, tr("anything"), carriers, filter_.carrier);
  filter_.array = arrays_->currentData().toString();
  filter_.carrier = carriers_->currentData().toString();
}

void DependenceFilterBar::setFilter(const DependenceFilter &filter) {
  if (filter == filter_) return;
  for (std::size_t i = 0; i < kinds_.size(); ++i) {
    const QSignalBlocker quiet(kinds_[i]);
    kinds_[i]->setChecked(filter.kinds[i]);
  }
  const QSignalBlocker quietArrays(arrays_);
  const QSignalBlocker quietCarriers(carriers_);
  arrays_->setCurrentIndex(std::max(0, arrays_->findData(filter.array)));
  carriers_->setCurrentIndex(std::max(0, carriers_->findData(filter.carrier)));
  take();
}

void DependenceFilterBar::take() {
  DependenceFilter now{.array = arrays_->currentData().toString(), .carrier = carriers_->currentData().toString()};
  for (std::size_t i = 0; i < kinds_.size(); ++i)
    now.kinds[i] = kinds_[i]->isChecked();
  if (now == filter_) return;
  filter_ = now;
  Q_EMIT filterChanged(filter_);
}

void DependenceFilterBar::changeEvent(QEvent *event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::PaletteChange && raceSign_ != nullptr) drawSamples();
}

} // namespace warpgrain::views

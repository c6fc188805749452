// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/access/PlaceSliders.h"

#include "views/shared/FlowLayout.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSlider>
#include <QSpinBox>

#include <algorithm>
#include <limits>

namespace warpgrain::views {

namespace {

std::int64_t valueOf(const PictureAxis &axis, const PictureQuery &query) {
  switch (axis.kind) {
  case PictureAxis::Kind::path:
    return static_cast<std::int64_t>(query.path);
  case PictureAxis::Kind::warp:
    return query.warp;
  case PictureAxis::Kind::request:
    return query.request;
  default:
    return axis.position < query.outer.size() ? query.outer[axis.position] : 0;
  }
}

int lastOf(const PictureAxis &axis) {
  return static_cast<int>(std::min<std::int64_t>(axis.extent - 1, std::numeric_limits<int>::max()));
}

} // namespace

PlaceSliders::PlaceSliders(QWidget *parent) : QWidget(parent) {
  auto *layout = new FlowLayout(this, 10);
  layout->setContentsMargins(0, 0, 0, 0);
}

void PlaceSliders::clear() {
  rebuild({});
}

void PlaceSliders::setPlace(const std::vector<PictureAxis> &axes, const PictureQuery &query) {
  if (axes != axes_) rebuild(axes);
  for (const Control &control : controls_) {
    const int value = static_cast<int>(std::min<std::int64_t>(valueOf(control.axis, query), lastOf(control.axis)));
    const QSignalBlocker silentSlider(control.slider);
    const QSignalBlocker silentNumber(control.number);
    // What a person is moving right now is further than the answer.
    if (!control.slider->isSliderDown()) control.slider->setValue(value);
    if (!control.number->hasFocus()) control.number->setValue(value);
  }
}

void PlaceSliders::rebuild(const std::vector<PictureAxis> &axes) {
  axes_ = axes;
  controls_.clear();
  while (QLayoutItem *item = layout()->takeAt(0)) {
    delete item->widget();
    delete item;
  }
  for (const PictureAxis &axis : axes_)
    if (axis.extent > 1) layout()->addWidget(makeControl(axis));
  setVisible(!controls_.empty());
}

QWidget *PlaceSliders::makeControl(const PictureAxis &axis) {
  auto *part = new QWidget(this);
  part->setToolTip(axis.isKnown ? axis.help
                                : tr("%1. How many there are is not known; these stand for all.").arg(axis.help));
  auto *name = new QLabel(axis.name, part);
  auto *slider = new QSlider(Qt::Horizontal, part);
  slider->setRange(0, lastOf(axis));
  slider->setFixedWidth(130);
  slider->setAccessibleName(axis.help);
  auto *number = new QSpinBox(part);
  number->setRange(0, lastOf(axis));
  number->setAccessibleName(axis.help);
  number->setButtonSymbols(QAbstractSpinBox::NoButtons);
  number->setAlignment(Qt::AlignRight);
  number->setFixedWidth(number->fontMetrics().horizontalAdvance(QString::number(lastOf(axis))) + 22);
  const QString count = axis.isKnown ? QString::number(axis.extent - 1) : QStringLiteral("?");
  auto *all = new QLabel(QStringLiteral("/ ") + count, part);
  name->setBuddy(slider);
  auto *row = new QHBoxLayout(part);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(5);
  for (QWidget *widget : {static_cast<QWidget *>(name), static_cast<QWidget *>(slider), static_cast<QWidget *>(number),
                          static_cast<QWidget *>(all)})
    row->addWidget(widget);
  slider->setObjectName(QStringLiteral("slider.") + axis.name);
  number->setObjectName(QStringLiteral("number.") + axis.name);
  connect(slider, &QSlider::valueChanged, this, [this, axis, number](int value) {
    const QSignalBlocker silent(number);
    number->setValue(value);
    Q_EMIT moved(axis, value);
  });
  connect(number, &QSpinBox::valueChanged, this, [this, axis, slider](int value) {
    const QSignalBlocker silent(slider);
    slider->setValue(value);
    Q_EMIT moved(axis, value);
  });
  controls_.push_back({.axis = axis, .slider = slider, .number = number});
  return part;
}

} // namespace warpgrain::views

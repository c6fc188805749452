// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/access/NumberFields.h"

#include "views/shared/FlowLayout.h"
#include "views/shared/LineWidth.h"
#include "views/shared/Texts.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpressionValidator>

#include <algorithm>

namespace warpgrain::views {

namespace {

/// The greatest that makes sense; blocks have at most 1024 threads, 64 along z.
std::int64_t greatestOf(const LaunchNumber &number) {
  if (number.kind == LaunchNumber::Kind::block) return number.axis == model::Axis::z ? 64 : 1024;
  if (number.kind == LaunchNumber::Kind::grid) return number.axis == model::Axis::x ? 2147483647 : 65535;
  return std::int64_t{1} << 40;
}

std::int64_t leastOf(const LaunchNumber &number) {
  return number.kind == LaunchNumber::Kind::argument ? -(std::int64_t{1} << 40) : 1;
}

bool isSameNumber(const LaunchNumber &one, const LaunchNumber &other) {
  return one.kind == other.kind && one.axis == other.axis && one.name == other.name;
}

/// Of all fields together.
QString leadOf(const std::vector<LaunchNumber> &numbers) {
  const bool isMissing = std::ranges::any_of(numbers, [](const LaunchNumber &number) { return !number.value; });
  return isMissing ? NumberFields::tr("The source does not tell:") : NumberFields::tr("Computed for:");
}

QString helpOf(const LaunchNumber &number) {
  switch (number.kind) {
  case LaunchNumber::Kind::block:
    return NumberFields::tr("Threads of a block along %1").arg(QLatin1Char(model::letterOf(number.axis)));
  case LaunchNumber::Kind::grid:
    return NumberFields::tr("Blocks of the grid along %1").arg(QLatin1Char(model::letterOf(number.axis)));
  default:
    return NumberFields::tr("Value of the kernel's argument %1").arg(toQString(number.name));
  }
}

} // namespace

QString nameOf(const LaunchNumber &number) {
  switch (number.kind) {
  case LaunchNumber::Kind::block:
    return NumberFields::tr("block %1").arg(QLatin1Char(model::letterOf(number.axis)));
  case LaunchNumber::Kind::grid:
    return NumberFields::tr("grid %1").arg(QLatin1Char(model::letterOf(number.axis)));
  default:
    return toQString(number.name);
  }
}

NumberFields::NumberFields(QWidget *parent) : QWidget(parent) {
  auto *layout = new FlowLayout(this, 10);
  layout->setContentsMargins(0, 0, 0, 0);
}

void NumberFields::setNumbers(const std::vector<LaunchNumber> &numbers) {
  if (!std::ranges::equal(numbers, numbers_, isSameNumber)) rebuild(numbers);
  numbers_ = numbers;
  for (std::size_t i = 0; i < fields_.size(); ++i) {
    const QString text = numbers_[i].value ? QString::number(*numbers_[i].value) : QString();
    if (!fields_[i]->hasFocus() && fields_[i]->text() != text) fields_[i]->setText(text);
  }
  if (lead_ != nullptr) lead_->setText(leadOf(numbers_));
}

void NumberFields::rebuild(const std::vector<LaunchNumber> &numbers) {
  fields_.clear();
  lead_ = nullptr;
  while (QLayoutItem *item = layout()->takeAt(0)) {
    delete item->widget();
    delete item;
  }
  if (!numbers.empty()) {
    lead_ = new QLabel(this);
    lead_->setMinimumHeight(QLineEdit().sizeHint().height());
    layout()->addWidget(lead_);
  }
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    auto *part = new QWidget(this);
    auto *name = new QLabel(nameOf(numbers[i]), part);
    auto *field = new QLineEdit(part);
    // Several views have such fields.
    const QString view = objectName().isEmpty() ? QStringLiteral("field") : objectName();
    field->setObjectName(view + u'.' + nameOf(numbers[i]));
    field->setPlaceholderText(QStringLiteral("?"));
    field->setToolTip(helpOf(numbers[i]));
    field->setAccessibleName(helpOf(numbers[i]));
    field->setValidator(new QRegularExpressionValidator(QRegularExpression(QStringLiteral("-?[0-9]{0,12}")), field));
    const auto fit = [field](const QString &text) {
      field->setFixedWidth(std::max(lineWidthFor(*field, QStringLiteral("00000000")), lineWidthFor(*field, text)));
    };
    connect(field, &QLineEdit::textChanged, field, fit);
    fit({});
    name->setBuddy(field);
    auto *row = new QHBoxLayout(part);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);
    row->addWidget(name);
    row->addWidget(field);
    connect(field, &QLineEdit::editingFinished, this, [this, i] { submit(i); });
    fields_.push_back(field);
    layout()->addWidget(part);
  }
  setVisible(!numbers.empty());
}

void NumberFields::submit(std::size_t number) {
  LaunchNumber typedNumber = numbers_[number];
  bool isNumber = false;
  const qint64 value = fields_[number]->text().toLongLong(&isNumber);
  typedNumber.value =
      isNumber
          ? std::optional<std::int64_t>(std::clamp<std::int64_t>(value, leastOf(typedNumber), greatestOf(typedNumber)))
          : std::nullopt;
  if (typedNumber.value) fields_[number]->setText(QString::number(*typedNumber.value));
  if (typedNumber == numbers_[number]) return;
  numbers_[number] = typedNumber;
  Q_EMIT typed(typedNumber);
}

} // namespace warpgrain::views

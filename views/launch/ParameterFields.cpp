// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/launch/ParameterFields.h"

#include "views/launch/NumberText.h"
#include "views/shared/LineWidth.h"
#include "views/shared/Texts.h"
#include "views/shared/Theme.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QScopedValueRollback>
#include <QToolButton>

#include <algorithm>

namespace warpgrain::views {

namespace {

/// "4096 bytes": a size that is no number of elements.
std::optional<std::uint64_t> bytesIn(const QString &text) {
  static const QRegularExpression form(QStringLiteral("^\\s*(\\d+)\\s*(?:B|bytes?)\\s*$"));
  const auto match = form.match(text);
  bool isNumber = false;
  const qulonglong bytes = match.captured(1).toULongLong(&isNumber);
  return match.hasMatch() && isNumber ? std::optional<std::uint64_t>(bytes) : std::nullopt;
}

bool isSize(const QString &text) {
  const auto count = integerIn(text);
  return (count && *count >= 0) || bytesIn(text);
}

} // namespace

ParameterFields::ParameterFields(const LaunchParameter &parameter, QGridLayout &grid, int row, QWidget *parent)
    : QObject(parent), parameter_(parameter), seed_(static_cast<std::uint64_t>(row) + 1) {
  auto *name = new QLabel(parameter.path, parent);
  name->setTextFormat(Qt::PlainText);
  QFont bold = name->font();
  bold.setBold(true);
  name->setFont(bold);
  auto *type = new QLabel(parameter.isPointer ? parameter.type + QStringLiteral(" *") : parameter.type, parent);
  type->setTextFormat(Qt::PlainText);
  type->setForegroundRole(QPalette::PlaceholderText);
  main_ =
      makeLine(parameter.path,
               parameter.isPointer ? tr("How many elements %1 leads to; or a size, \"4096 bytes\"").arg(parameter.path)
                                   : tr("The value of %1").arg(parameter.path),
               parent);
  name->setBuddy(main_);
  grid.addWidget(name, row, 0);
  grid.addWidget(type, row, 1);
  grid.addWidget(main_, row, 2);
  if (parameter.isPointer)
    makeBufferFields(grid, row, parent);
  else
    setSize(parameter.size);
}

QLineEdit *ParameterFields::makeLine(const QString &name, const QString &help, QWidget *parent) {
  auto *line = new QLineEdit(parent);
  line->setObjectName(name);
  line->setAccessibleName(help);
  line->setToolTip(help);
  line->setMinimumWidth(line->fontMetrics().horizontalAdvance(QStringLiteral("0000000000")));
  connect(line, &QLineEdit::textChanged, this, [this] {
    showProblem();
    if (!silent_) Q_EMIT edited();
  });
  return line;
}

void ParameterFields::makeBufferFields(QGridLayout &grid, int row, QWidget *parent) {
  fill_ = new QComboBox(parent);
  fill_->setObjectName(parameter_.path + QStringLiteral(".fill"));
  fill_->setAccessibleName(tr("What %1 holds before the launch").arg(parameter_.path));
  fill_->setToolTip(fill_->accessibleName());
  fill_->addItems({tr("random numbers"), tr("0, 1, 2, …"), tr("one number"), tr("zeros"), tr("a file's bytes"),
                   tr("null pointer"), tr("all values")});
  first_ = makeLine(parameter_.path + QStringLiteral(".first"), {}, parent);
  second_ = makeLine(parameter_.path + QStringLiteral(".second"), {}, parent);
  browse_ = new QToolButton(parent);
  browse_->setText(QStringLiteral("…"));
  browse_->setAccessibleName(tr("Choose the file for %1").arg(parameter_.path));
  browse_->setToolTip(browse_->accessibleName());
  grid.addWidget(fill_, row, 3);
  grid.addWidget(first_, row, 4);
  grid.addWidget(second_, row, 5);
  grid.addWidget(browse_, row, 6);
  connect(fill_, &QComboBox::currentIndexChanged, this, [this] {
    showChoice();
    if (!silent_) Q_EMIT edited();
  });
  connect(browse_, &QToolButton::clicked, this, &ParameterFields::fileWanted);
  setSize(parameter_.size);
  showChoice();
}

ParameterFields::Choice ParameterFields::choice() const {
  return static_cast<Choice>(fill_->currentIndex());
}

void ParameterFields::showChoice() {
  const Choice now = choice();
  const auto say = [](QLineEdit *line, const QString &placeholder, const QString &help) {
    line->setPlaceholderText(placeholder);
    line->setToolTip(help);
    line->setAccessibleName(help);
  };
  if (now == random) {
    say(first_, tr("from (usual)"), tr("The lowest number; nothing: -1, of integers 0"));
    say(second_, tr("up to (usual)"), tr("Numbers stay below this; nothing: 1, of integers 1024"));
  } else if (now == ramp) {
    say(first_, tr("from 0"), tr("What the first element holds; nothing: 0"));
    say(second_, tr("step 1"), tr("How much more the next element holds; nothing: 1"));
  } else if (now == constant) {
    say(first_, tr("0"), tr("The number that every element holds"));
  } else if (now == file) {
    say(first_, tr("path"), tr("A file that is at least as long as the buffer"));
  }
  first_->setVisible(now != zero && now != null && now != bits);
  second_->setVisible(now == random || now == ramp);
  browse_->setVisible(now == file);
  main_->setEnabled(now != null);
  showProblem();
}

void ParameterFields::setSize(const QString &size) {
  parameter_.size = size;
  const QString usual = parameter_.isPointer ? tr("as accesses need") : tr("needed");
  main_->setPlaceholderText(size.isEmpty() ? usual : size);
  main_->setMinimumWidth(
      std::max(lineWidthFor(*main_, QStringLiteral("0000000000")), lineWidthFor(*main_, main_->placeholderText())));
}

void ParameterFields::showProblem() {
  const QString what = problem();
  QPalette colours;
  if (!what.isEmpty()) colours.setColor(QPalette::Text, themeColours(*main_).error);
  main_->setPalette(colours);
  if (first_ != nullptr) first_->setPalette(colours);
  if (second_ != nullptr) second_->setPalette(colours);
}

QString ParameterFields::problem() const {
  const QString text = main_->text().trimmed();
  if (!parameter_.isPointer)
    return text.isEmpty() || scalarIn(text) ? QString() : tr("%1: \"%2\" is no number.").arg(parameter_.path, text);
  if (choice() == null) return {};
  if (!text.isEmpty() && !isSize(text)) return tr("%1: \"%2\" is no size.").arg(parameter_.path, text);
  if (choice() == file)
    return first_->text().trimmed().isEmpty() ? tr("%1: which file?").arg(parameter_.path) : QString();
  for (const QLineEdit *line : {first_, second_}) {
    const bool counts = choice() == random || (choice() == constant && line == first_);
    const QString number = line->text().trimmed();
    if (counts && !number.isEmpty() && !numberIn(number))
      return tr("%1: \"%2\" is no number.").arg(parameter_.path, number);
  }
  return {};
}

void ParameterFields::setValue(const std::optional<run::ArgumentForm> &value) {
  const QScopedValueRollback quiet(silent_, true);
  const auto *buffer = value ? std::get_if<run::BufferForm>(&*value) : nullptr;
  if (parameter_.isPointer) return setBuffer(buffer != nullptr ? *buffer : run::BufferForm{});
  // "2" and "2.0" are not told apart while one of them is being typed.
  if (value && main_->text().trimmed() != textOf(*value) && scalarIn(main_->text()) != value)
    main_->setText(textOf(*value));
  else if (!value && problem().isEmpty())
    main_->clear();
  showProblem();
}

void ParameterFields::setBuffer(const run::BufferForm &form) {
  if (form == buffer() || !problem().isEmpty()) return; // what is being typed stays as it is
  QString size;
  if (form.elements) size = QString::number(*form.elements);
  if (form.bytes) size = QString::number(*form.bytes) + QStringLiteral(" bytes");
  main_->setText(size);
  first_->clear();
  second_->clear();
  Choice choice = form.isNull ? null : random;
  if (form.fill) {
    seed_ = form.fill->seed;
    switch (form.fill->kind) {
    case run::FillKind::ramp:
      choice = ramp;
      if (form.fill->value != 0) first_->setText(textOf(form.fill->value));
      if (form.fill->step != 1) second_->setText(textOf(form.fill->step));
      break;
    case run::FillKind::constant:
      choice = constant;
      first_->setText(textOf(form.fill->value));
      break;
    case run::FillKind::zero:
      choice = zero;
      break;
    case run::FillKind::bits:
      choice = bits;
      break;
    case run::FillKind::file:
      choice = file;
      first_->setText(toQString(form.fill->file));
      break;
    default:
      if (form.fill->low) first_->setText(textOf(*form.fill->low));
      if (form.fill->high) second_->setText(textOf(*form.fill->high));
    }
  }
  fill_->setCurrentIndex(choice);
  showChoice();
}

std::optional<run::ArgumentForm> ParameterFields::value() const {
  if (!parameter_.isPointer) return scalarIn(main_->text());
  const run::BufferForm form = buffer();
  return form == run::BufferForm{} ? std::nullopt : std::optional<run::ArgumentForm>(form);
}

run::BufferForm ParameterFields::buffer() const {
  run::BufferForm form;
  if (choice() == null) {
    form.isNull = true;
    return form;
  }
  if (const auto bytes = bytesIn(main_->text()))
    form.bytes = *bytes;
  else if (const auto count = integerIn(main_->text()); count && *count >= 0)
    form.elements = static_cast<std::uint64_t>(*count);
  form.fill = fill();
  return form;
}

std::optional<run::Fill> ParameterFields::fill() const {
  run::Fill fill;
  switch (choice()) {
  case ramp:
    fill.kind = run::FillKind::ramp;
    fill.value = numberIn(first_->text()).value_or(0);
    fill.step = numberIn(second_->text()).value_or(1);
    return fill;
  case constant:
    fill.kind = run::FillKind::constant;
    fill.value = numberIn(first_->text()).value_or(0);
    return fill;
  case zero:
    fill.kind = run::FillKind::zero;
    return fill;
  case bits:
    fill.kind = run::FillKind::bits;
    fill.seed = seed_;
    return fill;
  case file:
    if (first_->text().trimmed().isEmpty()) return std::nullopt;
    fill.kind = run::FillKind::file;
    fill.file = toUtf8(first_->text().trimmed());
    return fill;
  default:
    fill.kind = run::FillKind::random;
    fill.low = numberIn(first_->text());
    fill.high = numberIn(second_->text());
    fill.seed = seed_;
    return fill.low || fill.high ? std::optional(fill) : std::nullopt;
  }
}

void ParameterFields::setFile(const QString &path) {
  if (first_ != nullptr) first_->setText(path);
}

} // namespace warpgrain::views

// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/launch/LaunchFormView.h"

#include "core/model/Axis.h"
#include "views/launch/NumberText.h"
#include "views/launch/ParameterFields.h"
#include "views/shared/FlowLayout.h"
#include "views/shared/Texts.h"
#include "views/shared/Theme.h"

#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace warpgrain::views {

namespace {

void showText(QLineEdit *line, const QString &text) {
  if (line->text().trimmed() != text) line->setText(text);
}

bool isPositive(const QString &text) {
  const auto number = integerIn(text);
  return number && *number > 0 && *number <= INT32_MAX;
}

} // namespace

LaunchFormView::LaunchFormView(QWidget *parent) : QWidget(parent) {
  scroll_ = new QScrollArea(this);
  scroll_->setWidgetResizable(true);
  scroll_->setFrameShape(QFrame::NoFrame);
  scroll_->setObjectName(QStringLiteral("launchParameters"));
  empty_ = new QLabel(this);
  empty_->setWordWrap(true);
  empty_->setMargin(8);
  empty_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
  status_ = new QLabel(this);
  status_->setObjectName(QStringLiteral("launchStatus"));
  status_->setTextFormat(Qt::PlainText);
  status_->setWordWrap(true);
  status_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  auto *column = new QVBoxLayout(this);
  column->setContentsMargins(6, 4, 6, 4);
  column->setSpacing(4);
  column->addWidget(makeExtents());
  column->addWidget(scroll_, 1);
  column->addWidget(empty_, 1);
  column->addWidget(status_);
  column->addWidget(makeButtons());
  setParameters({});
}

QLineEdit *LaunchFormView::makeNumber(const QString &name, const QString &help) {
  auto *line = new QLineEdit(this);
  line->setObjectName(name);
  line->setToolTip(help);
  line->setAccessibleName(help);
  line->setAlignment(Qt::AlignRight);
  line->setFixedWidth(line->fontMetrics().horizontalAdvance(QStringLiteral("00000000")) + 14);
  connect(line, &QLineEdit::textChanged, this, &LaunchFormView::edited);
  return line;
}

QWidget *LaunchFormView::makeExtents() {
  auto *part = new QWidget(this);
  auto *flow = new FlowLayout(part, 6);
  QHBoxLayout *row = nullptr; // of a label with its fields, which stay beside each other
  const auto label = [&](const QString &text) {
    auto *group = new QWidget(part);
    row = new QHBoxLayout(group);
    row->setContentsMargins(0, 0, 6, 0);
    row->addWidget(new QLabel(text, group));
    flow->addWidget(group);
  };
  const auto addAxes = [&](std::array<QLineEdit *, 3> &lines, const QString &name, const QString &help) {
    for (const model::Axis axis : model::allAxes) {
      const QString letter(QLatin1Char(model::letterOf(axis)));
      lines[model::indexOf(axis)] = makeNumber(name + letter.toUpper(), help.arg(letter));
      row->addWidget(lines[model::indexOf(axis)]);
    }
  };
  label(tr("Grid"));
  addAxes(grid_, QStringLiteral("launchGrid"), tr("Blocks of the grid along %1; empty: as in the source"));
  label(tr("Block"));
  addAxes(block_, QStringLiteral("launchBlock"), tr("Threads of a block along %1; empty: as in the source"));
  const auto add = [&](const QString &text, QLineEdit *&line, const QString &name, const QString &help) {
    label(text);
    row->addWidget(line = makeNumber(name, help));
  };
  add(tr("Dyn. shared"), shared_, QStringLiteral("launchShared"),
      tr("Dynamic shared memory of a block in bytes; empty: as in the source"));
  add(tr("Seed"), seed_, QStringLiteral("launchSeed"), tr("Seed of the random numbers in buffers"));
  seed_->setPlaceholderText(QStringLiteral("1"));
  add(tr("Tolerance"), relative_, QStringLiteral("launchRelative"),
      tr("How far floating-point results may be apart, as a share of the greater one; empty: not at all"));
  relative_->setPlaceholderText(tr("bit for bit"));
  add(tr("or"), absolute_, QStringLiteral("launchAbsolute"),
      tr("How far floating-point results may be apart, as a difference"));
  absolute_->setPlaceholderText(QStringLiteral("0"));
  return part;
}

QWidget *LaunchFormView::makeButtons() {
  auto *part = new QWidget(this);
  auto *row = new QHBoxLayout(part);
  row->setContentsMargins(0, 0, 0, 0);
  const auto add = [&](const QString &text, const QString &help, void (LaunchFormView::*signal)()) {
    auto *button = new QPushButton(text, part);
    button->setToolTip(help);
    connect(button, &QPushButton::clicked, this, signal);
    row->addWidget(button);
    return button;
  };
  verify_ = add(tr("&Verify"), tr("Run the variants on the CPU with this launch, and compare their results"),
                &LaunchFormView::verifyRequested);
  verify_->setObjectName(QStringLiteral("launchVerify"));
  row->addStretch(1);
  add(tr("&Open Form…"), tr("Read a launch form, a JSON file"), &LaunchFormView::openRequested);
  add(tr("&Save Form…"), tr("Write the launch form; warpgrain-cli takes it with --launch"),
      &LaunchFormView::saveRequested);
  return part;
}

void LaunchFormView::setParameters(const std::vector<LaunchParameter> &parameters, const QString &reason) {
  empty_->setText(reason);
  empty_->setVisible(!reason.isEmpty());
  scroll_->setVisible(reason.isEmpty());
  const bool same =
      std::ranges::equal(fields_, parameters, [](const ParameterFields *field, LaunchParameter parameter) {
        LaunchParameter shown = field->parameter();
        shown.size.clear();
        parameter.size.clear();
        return shown == parameter;
      });
  if (same) {
    for (std::size_t i = 0; i < fields_.size(); ++i)
      fields_[i]->setSize(parameters[i].size);
    return;
  }
  const QScopedValueRollback quiet(silent_, true);
  fields_.clear();
  auto *content = new QWidget;
  auto *grid = new QGridLayout(content);
  grid->setContentsMargins(0, 0, 0, 0);
  grid->setVerticalSpacing(3);
  for (const LaunchParameter &parameter : parameters) {
    auto *field = new ParameterFields(parameter, *grid, static_cast<int>(fields_.size()), content);
    connect(field, &ParameterFields::edited, this, &LaunchFormView::edited);
    connect(field, &ParameterFields::fileWanted, this, [this, path = parameter.path] { Q_EMIT fileRequested(path); });
    fields_.push_back(field);
  }
  grid->setColumnStretch(7, 1);
  grid->setRowStretch(static_cast<int>(parameters.size()), 1);
  scroll_->setWidget(content); // the rows before go with their widget
}

void LaunchFormView::setTold(const Told &told) {
  told_ = told;
  for (std::size_t i = 0; i < 3; ++i) {
    grid_[i]->setPlaceholderText(told.grid[i] ? QString::number(*told.grid[i]) : QStringLiteral("?"));
    block_[i]->setPlaceholderText(told.block[i] ? QString::number(*told.block[i]) : QStringLiteral("?"));
  }
  shared_->setPlaceholderText(told.sharedBytes ? QString::number(*told.sharedBytes) : QStringLiteral("?"));
}

void LaunchFormView::setForm(const run::LaunchForm &form) {
  const QScopedValueRollback quiet(silent_, true);
  symbols_ = form.symbols;
  const run::LaunchForm shown = this->form();
  for (std::size_t i = 0; i < 3; ++i) {
    if (form.grid != shown.grid) grid_[i]->setText(form.grid ? QString::number((*form.grid)[i]) : QString());
    if (form.block != shown.block) block_[i]->setText(form.block ? QString::number((*form.block)[i]) : QString());
  }
  if (form.sharedBytes != shown.sharedBytes)
    showText(shared_, form.sharedBytes ? QString::number(*form.sharedBytes) : QString());
  if (form.seed != shown.seed) showText(seed_, form.seed == 1 ? QString() : QString::number(form.seed));
  const auto tolerance = [](QLineEdit *line, double wanted, double now) {
    if (wanted != now) showText(line, wanted == 0 ? QString() : textOf(wanted));
  };
  tolerance(relative_, form.tolerance.relative, shown.tolerance.relative);
  tolerance(absolute_, form.tolerance.absolute, shown.tolerance.absolute);
  for (ParameterFields *field : fields_) {
    const auto found = form.arguments.find(toUtf8(field->parameter().path));
    field->setValue(found != form.arguments.end() ? std::optional(found->second) : std::nullopt);
  }
}

/// All three, or nothing where a number is missing that the source does not tell either. An axis beside typed ones may
/// be left out: 1.
std::optional<std::array<std::int64_t, 3>>
LaunchFormView::extentsIn(const std::array<QLineEdit *, 3> &lines,
                          const std::array<std::optional<std::int64_t>, 3> &told) const {
  if (std::ranges::all_of(lines, [](const QLineEdit *line) { return line->text().trimmed().isEmpty(); })) return {};
  std::array<std::int64_t, 3> out{1, 1, 1};
  for (std::size_t i = 0; i < 3; ++i) {
    const QString text = lines[i]->text().trimmed();
    if (text.isEmpty())
      out[i] = told[i].value_or(1);
    else if (isPositive(text))
      out[i] = *integerIn(text);
    else
      return {};
  }
  return out;
}

run::LaunchForm LaunchFormView::form() const {
  run::LaunchForm form;
  form.grid = extentsIn(grid_, told_.grid);
  form.block = extentsIn(block_, told_.block);
  if (const auto bytes = integerIn(shared_->text()); bytes && *bytes >= 0)
    form.sharedBytes = static_cast<std::uint64_t>(*bytes);
  if (const auto seed = integerIn(seed_->text()); seed && *seed >= 0) form.seed = static_cast<std::uint64_t>(*seed);
  form.tolerance.relative = std::max(0.0, numberIn(relative_->text()).value_or(0));
  form.tolerance.absolute = std::max(0.0, numberIn(absolute_->text()).value_or(0));
  for (const ParameterFields *field : fields_)
    if (auto value = field->value()) form.arguments[toUtf8(field->parameter().path)] = std::move(*value);
  form.symbols = symbols_;
  return form;
}

QString LaunchFormView::problem() const {
  for (const auto *lines : {&grid_, &block_})
    for (const QLineEdit *line : *lines)
      if (const QString text = line->text().trimmed(); !text.isEmpty() && !isPositive(text))
        return tr("\"%1\" is not a whole number from 1 on.").arg(text);
  for (const QLineEdit *line : {shared_, seed_})
    if (const QString text = line->text().trimmed(); !text.isEmpty() && integerIn(text).value_or(-1) < 0)
      return tr("\"%1\" is no whole number from 0 on.").arg(text);
  for (const QLineEdit *line : {relative_, absolute_})
    if (const QString text = line->text().trimmed(); !text.isEmpty() && numberIn(text).value_or(-1) < 0)
      return tr("\"%1\" is not a tolerance: a number from 0 on.").arg(text);
  for (const ParameterFields *field : fields_)
    if (QString text = field->problem(); !text.isEmpty()) return text;
  return {};
}

void LaunchFormView::edited() {
  showStatus();
  if (!silent_) Q_EMIT formEdited();
}

void LaunchFormView::setStatus(const QString &text, bool isComplete) {
  statusText_ = text;
  isComplete_ = isComplete;
  showStatus();
}

/// What cannot be read comes first: the launch was judged without it.
void LaunchFormView::showStatus() {
  const QString wrong = problem();
  status_->setText(wrong.isEmpty() ? statusText_ : wrong);
  QPalette colours;
  if (!wrong.isEmpty() || !isComplete_) colours.setColor(QPalette::WindowText, themeColours(*this).error);
  status_->setPalette(colours);
}

void LaunchFormView::setVerifyPossible(bool possible) {
  verify_->setEnabled(possible);
}

void LaunchFormView::setFile(const QString &parameter, const QString &path) {
  for (ParameterFields *field : fields_)
    if (field->parameter().path == parameter) field->setFile(path);
}

void LaunchFormView::changeEvent(QEvent *event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::PaletteChange && status_ != nullptr) showStatus();
}

} // namespace warpgrain::views

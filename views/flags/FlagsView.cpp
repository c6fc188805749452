// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/flags/FlagsView.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFontDatabase>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QShortcut>
#include <QTextCursor>
#include <QVBoxLayout>

#include <utility>

namespace warpgrain::views {

namespace {

QLabel *makeSentence(const QString &name, QWidget *parent) {
  auto *label = new QLabel(parent);
  label->setObjectName(name);
  label->setTextFormat(Qt::PlainText);
  label->setWordWrap(true);
  label->setTextInteractionFlags(Qt::TextSelectableByMouse);
  return label;
}

} // namespace

FlagsView::FlagsView(QWidget *parent)
    : QWidget(parent), title_(makeSentence(QStringLiteral("flagsTitle"), this)),
      origin_(makeSentence(QStringLiteral("flagsOrigin"), this)),
      outcome_(makeSentence(QStringLiteral("flagsOutcome"), this)), text_(new QPlainTextEdit(this)),
      standard_(new QComboBox(this)), fastMath_(new QCheckBox(tr("&Fast mathematics (--use_fast_math)"), this)),
      macro_(new QLineEdit(this)), addMacro_(new QPushButton(tr("Add &Macro"), this)),
      addInclude_(new QPushButton(tr("Add &Include Folder…"), this)), use_(new QPushButton(tr("&Use Flags"), this)),
      find_(new QPushButton(tr("Fi&nd Again"), this)) {
  QFont bold = title_->font();
  bold.setBold(true);
  title_->setFont(bold);
  text_->setObjectName(QStringLiteral("flagsText"));
  text_->setAccessibleName(tr("Compiler flags, a flag with its value a line"));
  text_->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
  text_->setLineWrapMode(QPlainTextEdit::NoWrap);
  text_->setTabChangesFocus(true);
  text_->setPlaceholderText(tr("No flags: for example -DTILE=16, -I include or -std=c++17"));
  standard_->setObjectName(QStringLiteral("flagsStandard"));
  standard_->addItem(tr("the compiler's own"), QString());
  for (const char *standard : {"c++11", "c++14", "c++17", "c++20", "c++23"})
    standard_->addItem(QLatin1StringView(standard), QLatin1StringView(standard));
  fastMath_->setObjectName(QStringLiteral("flagsFastMath"));
  fastMath_->setToolTip(tr("nvcc then computes divisions, roots and functions like sinf faster and less exactly"));
  macro_->setObjectName(QStringLiteral("flagsMacro"));
  macro_->setAccessibleName(tr("Macro to define"));
  macro_->setPlaceholderText(tr("NAME or NAME=VALUE"));
  addMacro_->setObjectName(QStringLiteral("flagsAddMacro"));
  addInclude_->setObjectName(QStringLiteral("flagsAddInclude"));
  addInclude_->setToolTip(tr("Choose a folder in which headers are looked for (-I)"));
  use_->setObjectName(QStringLiteral("flagsUse"));
  use_->setToolTip(tr("Read the source again with these flags (Ctrl+Return)"));
  find_->setObjectName(QStringLiteral("flagsFind"));
  find_->setToolTip(tr("Look for the flags in compile_commands.json, or guess them, as when the file was opened"));
  auto *label = new QLabel(tr("&Standard:"), this);
  label->setBuddy(standard_);
  auto *choices = new QHBoxLayout;
  choices->addWidget(label);
  choices->addWidget(standard_);
  choices->addWidget(fastMath_);
  choices->addStretch(1);
  auto *additions = new QHBoxLayout;
  additions->addWidget(macro_, 1);
  additions->addWidget(addMacro_);
  additions->addWidget(addInclude_);
  auto *buttons = new QHBoxLayout;
  buttons->addStretch(1);
  buttons->addWidget(find_);
  buttons->addWidget(use_);
  auto *layout = new QVBoxLayout(this);
  layout->addWidget(title_);
  layout->addWidget(origin_);
  layout->addWidget(text_, 1);
  layout->addLayout(choices);
  layout->addLayout(additions);
  layout->addWidget(outcome_);
  layout->addLayout(buttons);
  connect(text_, &QPlainTextEdit::textChanged, this, [this] {
    if (!isFilling_) Q_EMIT typed(text());
  });
  connect(standard_, &QComboBox::activated, this,
          [this] { Q_EMIT standardChosen(standard_->currentData().toString()); });
  connect(fastMath_, &QCheckBox::clicked, this, &FlagsView::fastMathChosen);
  connect(addMacro_, &QPushButton::clicked, this, &FlagsView::addMacro);
  connect(macro_, &QLineEdit::returnPressed, this, &FlagsView::addMacro);
  connect(addInclude_, &QPushButton::clicked, this, &FlagsView::includeWanted);
  connect(use_, &QPushButton::clicked, this, &FlagsView::useWanted);
  connect(find_, &QPushButton::clicked, this, &FlagsView::findWanted);
  connect(new QShortcut(Qt::CTRL | Qt::Key_Return, this, nullptr, nullptr, Qt::WidgetWithChildrenShortcut),
          &QShortcut::activated, use_, &QPushButton::click);
  setState({.isReadOnly = true});
}

QString FlagsView::text() const {
  return text_->toPlainText();
}

void FlagsView::addMacro() {
  const QString macro = macro_->text().trimmed();
  if (macro.isEmpty()) return;
  macro_->clear();
  Q_EMIT macroWanted(macro);
}

void FlagsView::setFlags(const TypedFlags &flags) {
  isFilling_ = true;
  if (flags.text != text()) {
    QTextCursor whole(text_->document());
    whole.select(QTextCursor::Document);
    whole.insertText(flags.text);
  }
  isFilling_ = false;
  int index = standard_->findData(flags.standard);
  if (index < 0) { // one that is named and not in the list
    standard_->addItem(flags.standard, flags.standard);
    index = standard_->count() - 1;
  }
  standard_->setCurrentIndex(index);
  fastMath_->setChecked(flags.hasFastMath);
}

void FlagsView::setState(const FlagsState &state) {
  title_->setText(state.title);
  origin_->setText(state.origin);
  outcome_->setText(state.outcome);
  text_->setReadOnly(state.isReadOnly);
  for (QWidget *widget : std::initializer_list<QWidget *>{macro_, addMacro_, addInclude_})
    widget->setEnabled(!state.isReadOnly);
  standard_->setEnabled(!state.isReadOnly && !state.isOpenCl);
  fastMath_->setEnabled(!state.isReadOnly && !state.isOpenCl);
  use_->setEnabled(state.mayUse && !state.isReadOnly);
  find_->setEnabled(state.mayFind && !state.isReadOnly);
}

} // namespace warpgrain::views

// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/code/CodeView.h"

#include "views/code/CodePane.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSplitter>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace warpgrain::views {

namespace {

using build::CodeForm;
using build::InstructionKind;

/// Numbers of one width, so that they stand in columns.
QString column(const QString &text, int width) {
  return text.rightJustified(width);
}

QString number(std::optional<std::uint32_t> value) {
  return value ? QString::number(*value) : QString();
}

QString kindText(InstructionKind kind, int count) {
  switch (kind) {
  case InstructionKind::floating:
    return CodeView::tr("%n floating-point", nullptr, count);
  case InstructionKind::integer:
    return CodeView::tr("%n integer", nullptr, count);
  case InstructionKind::global:
    return CodeView::tr("%n of global memory", nullptr, count);
  case InstructionKind::shared:
    return CodeView::tr("%n of shared memory", nullptr, count);
  case InstructionKind::local:
    return CodeView::tr("%n of local memory", nullptr, count);
  case InstructionKind::constant:
    return CodeView::tr("%n of constant memory", nullptr, count);
  case InstructionKind::control:
    return CodeView::tr("%n of control flow", nullptr, count);
  case InstructionKind::barrier:
    return CodeView::tr("%n of barriers", nullptr, count);
  default:
    return CodeView::tr("%n others", nullptr, count);
  }
}

/// "3 integer, 2 of shared memory", the most frequent first.
QString kindsText(const build::LineCode &line) {
  std::vector<std::size_t> kinds;
  for (std::size_t i = 0; i < line.byKind.size(); ++i)
    if (line.byKind[i] > 0) kinds.push_back(i);
  std::ranges::stable_sort(kinds, std::greater{}, [&](std::size_t kind) { return line.byKind[kind]; });
  QStringList parts;
  for (const std::size_t kind : kinds)
    parts << kindText(static_cast<InstructionKind>(kind), static_cast<int>(line.byKind[kind]));
  return parts.join(QStringLiteral(", "));
}

/// For each row of the source: its line's number, instructions and live registers.
std::vector<QString> sourceMargins(const ShownCode &code) {
  const auto count = static_cast<std::size_t>(code.source.count(u'\n')) + 1;
  std::vector<QString> margins(count);
  std::vector<const build::LineCode *> byRow(count, nullptr);
  for (const build::LineCode &line : code.lines)
    if (line.line <= count) byRow[line.line - 1] = &line;
  for (std::size_t row = 0; row < count; ++row) {
    margins[row] = column(QString::number(row + 1), 5);
    const build::LineCode *line = byRow[row];
    margins[row] += column(line != nullptr ? QString::number(line->instructions) : QString(), 5);
    if (code.form == CodeForm::sass) margins[row] += column(line != nullptr ? number(line->mostLive) : QString(), 4);
  }
  return margins;
}

std::vector<QString> codeMargins(const ShownCode &code) {
  std::vector<QString> margins;
  for (const ShownInstruction &line : code.code) {
    QString margin =
        column(line.isInstruction && line.sourceLine > 0 ? QString::number(line.sourceLine) : QString(), 5);
    if (code.form == CodeForm::sass)
      margin += column(line.liveRegisters ? QString::number(*line.liveRegisters) : QString(), 4);
    margins.push_back(std::move(margin));
  }
  return margins;
}

} // namespace

CodeView::CodeView(QWidget *parent)
    : QWidget(parent), form_(new QComboBox(this)), kernels_(new QComboBox(this)), summary_(new QLabel(this)),
      note_(new QLabel(this)), messagePart_(new QWidget(this)), message_(new QLabel(messagePart_)),
      button_(new QPushButton(messagePart_)), sides_(new QSplitter(Qt::Horizontal, this)),
      source_(new CodePane(ReadingPane::Language::cuda, sides_)),
      listing_(new CodePane(ReadingPane::Language::plain, sides_)) {
  form_->setObjectName(QStringLiteral("codeForm"));
  form_->setAccessibleName(tr("Form of the code"));
  form_->addItem(tr("SASS"));
  form_->addItem(tr("PTX"));
  form_->setToolTip(tr("SASS is what the GPU executes; PTX is what nvcc gives to ptxas, which chooses the registers"));
  kernels_->setObjectName(QStringLiteral("codeKernels"));
  kernels_->setAccessibleName(tr("Instance of the kernel"));
  kernels_->hide();
  summary_->setObjectName(QStringLiteral("codeSummary"));
  summary_->setAccessibleName(tr("Summary of the code"));
  for (QLabel *label : {summary_, note_, message_}) {
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
  }
  note_->setObjectName(QStringLiteral("codeNote"));
  note_->hide();
  message_->setObjectName(QStringLiteral("codeMessage"));
  button_->setObjectName(QStringLiteral("codeButton"));
  source_->setObjectName(QStringLiteral("codeSource"));
  source_->setAccessibleName(tr("Source: beside each line its instructions and, of SASS, the most live registers"));
  listing_->setObjectName(QStringLiteral("codeListing"));
  listing_->setAccessibleName(tr("Code: beside each instruction its source line and, of SASS, the live registers"));
  source_->setToolTip(tr("In the margin: the line, its instructions, and of SASS the most registers that live at one"));
  listing_->setToolTip(tr("In the margin: the source line, and of SASS the registers that live"));
  auto *top = new QHBoxLayout;
  top->setContentsMargins(6, 2, 6, 2);
  top->addWidget(form_);
  top->addWidget(kernels_);
  top->addWidget(summary_, 1);
  auto *message = new QVBoxLayout(messagePart_);
  message->addWidget(message_);
  message->addWidget(button_, 0, Qt::AlignLeft);
  message->addStretch(1);
  note_->setContentsMargins(6, 0, 6, 2);
  sides_->setChildrenCollapsible(false);
  auto *all = new QVBoxLayout(this);
  all->setContentsMargins(0, 0, 0, 0);
  all->setSpacing(0);
  all->addLayout(top);
  all->addWidget(note_);
  all->addWidget(messagePart_, 1);
  all->addWidget(sides_, 1);
  connect(form_, &QComboBox::activated, this,
          [this](int index) { Q_EMIT formChosen(index == 0 ? CodeForm::sass : CodeForm::ptx); });
  connect(kernels_, &QComboBox::activated, this, &CodeView::kernelChosen);
  connect(button_, &QPushButton::clicked, this, &CodeView::wanted);
  connect(source_, &CodePane::rowChosen, this, &CodeView::chooseSource);
  connect(listing_, &CodePane::rowChosen, this, &CodeView::chooseCode);
  setMessage({});
}

void CodeView::setKernels(const QStringList &names, int chosen) {
  kernels_->clear();
  kernels_->addItems(names);
  kernels_->setCurrentIndex(chosen);
  kernels_->setVisible(names.size() > 1);
}

void CodeView::setForm(CodeForm form) {
  form_->setCurrentIndex(form == CodeForm::sass ? 0 : 1);
}

void CodeView::setCode(ShownCode code) {
  const bool isSameSource = code.source == code_.source && !sides_->isHidden();
  const std::size_t top = source_->topRow();
  code_ = std::move(code);
  source_->show(code_.source, sourceMargins(code_));
  QStringList lines;
  for (const ShownInstruction &line : code_.code)
    lines << line.text;
  listing_->show(lines.join(u'\n'), codeMargins(code_));
  messagePart_->hide();
  sides_->show();
  form_->show();
  summary_->setText(total());
  if (isSameSource)
    source_->setTopRow(top);
  else if (!code_.lines.empty())
    source_->setTopRow(code_.lines.front().line > 3 ? code_.lines.front().line - 3 : 0);
}

void CodeView::setMessage(const QString &sentence, const QString &button) {
  message_->setText(sentence);
  button_->setText(button);
  button_->setVisible(!button.isEmpty());
  messagePart_->show();
  sides_->hide();
  form_->hide();
  summary_->clear();
}

void CodeView::setNote(const QString &sentence) {
  note_->setText(sentence);
  note_->setVisible(!sentence.isEmpty());
}

QString CodeView::summary() const {
  return summary_->text();
}

QString CodeView::total() const {
  const auto count = static_cast<int>(std::ranges::count_if(code_.code, &ShownInstruction::isInstruction));
  return tr("%1: %2, %3")
      .arg(code_.kernel, tr("%n registers", nullptr, code_.registers), tr("%n instructions", nullptr, count));
}

QString CodeView::ofLine(const build::LineCode &line) const {
  const QString count = tr("%n instructions", nullptr, static_cast<int>(line.instructions));
  const QString number = QString::number(line.line);
  if (!line.mostLive) return tr("Line %1: %2 (%3)").arg(number, count, kindsText(line));
  return tr("Line %1: %2 (%3); at most %4")
      .arg(number, count, kindsText(line), tr("%n live registers", nullptr, static_cast<int>(*line.mostLive)));
}

void CodeView::chooseSource(int row) {
  const int line = row + 1;
  std::vector<int> rows;
  for (std::size_t i = 0; i < code_.code.size(); ++i)
    if (code_.code[i].isInstruction && code_.code[i].sourceLine == line) rows.push_back(static_cast<int>(i));
  source_->markRows({});
  listing_->markRows(std::move(rows));
  markLine(line);
}

void CodeView::chooseCode(int row) {
  if (row < 0 || static_cast<std::size_t>(row) >= code_.code.size()) return;
  const int line = code_.code[static_cast<std::size_t>(row)].sourceLine;
  listing_->markRows({});
  source_->markRows(line > 0 ? std::vector{line - 1} : std::vector<int>());
  markLine(line);
}

void CodeView::markLine(int line) {
  const auto found = std::ranges::find(code_.lines, static_cast<std::uint32_t>(line), &build::LineCode::line);
  if (found != code_.lines.end())
    summary_->setText(ofLine(*found));
  else
    summary_->setText(line > 0 ? tr("Line %1: no instruction comes from it").arg(line) : total());
}

} // namespace warpgrain::views

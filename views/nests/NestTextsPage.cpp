// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/nests/NestTextsPage.h"

#include "views/access/AccessLabels.h"
#include "views/editor/ProgramTexts.h"

#include <QLabel>
#include <QSplitter>
#include <QVBoxLayout>

namespace warpgrain::views {

namespace {

enum Tab { cudaTab, kernelsTab, hostTab };

} // namespace

NestTextsPage::NestTextsPage(QWidget *parent)
    : QWidget(parent), source_(new ProgramTexts({tr("Serial")}, {tr("Serial source as it was read")}, this)),
      program_(new ProgramTexts(
          {tr("CUDA"), tr("Kernels"), tr("Host")},
          {tr("CUDA program"), tr("Kernels in OpenCL C"), tr("Host program of the OpenCL kernels")}, this)),
      split_(new QSplitter(Qt::Horizontal, this)), message_(makeCaption(this)) {
  source_->setObjectName(QStringLiteral("nestSource"));
  program_->setObjectName(QStringLiteral("nestProgram"));
  message_->setObjectName(QStringLiteral("nestTextMessage"));
  split_->addWidget(source_);
  split_->addWidget(program_);
  split_->setChildrenCollapsible(false);
  auto *column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addWidget(message_);
  column->addWidget(split_, 1);
  setTexts(nullptr, nullptr);
}

void NestTextsPage::setTexts(const NestListPointer &list, const NestTextsPointer &texts) {
  list_ = list;
  texts_ = texts;
  source_->setTexts({list_ ? list_->source : QString()});
  const bool isOpenCl = texts_ && texts_->isOpenCl;
  const bool hasText = texts_ && texts_->error.isEmpty();
  program_->setTexts({hasText && !isOpenCl ? texts_->program : QString(),
                      hasText && isOpenCl ? texts_->kernels : QString(),
                      hasText && isOpenCl ? texts_->program : QString()});
  program_->setTabVisible(cudaTab, !isOpenCl);
  program_->setTabVisible(kernelsTab, isOpenCl);
  program_->setTabVisible(hostTab, isOpenCl);
  showState();
}

void NestTextsPage::showNest(std::size_t nest) {
  if (list_ && nest < list_->nests.size()) source_->showLines({list_->nests[nest].place.line});
  if (!texts_ || nest >= texts_->nests.size()) return;
  const WrittenNest &written = texts_->nests[nest];
  program_->showLines({written.kernelLine, written.kernelLine, written.programLine});
}

void NestTextsPage::setBusy(bool busy) {
  isBusy_ = busy;
  showState();
}

void NestTextsPage::showState() {
  QString text;
  if (isBusy_)
    text = tr("The program is written…");
  else if (texts_)
    text = texts_->error;
  else if (list_)
    text = tr("Choose a mapping to have the program written.");
  QStringList lines;
  for (const QString &line : text.split(u'\n'))
    lines << line.toHtmlEscaped();
  message_->setText(lines.join(QStringLiteral("<br>")));
  message_->setVisible(!text.isEmpty());
}

} // namespace warpgrain::views

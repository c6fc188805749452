// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/window/StartPage.h"

#include "app/gui/window/Icons.h"

#include <QCoreApplication>
#include <QDir>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace warpgrain::gui {

StartPage::StartPage(QWidget *parent) : QWidget(parent) {
  setObjectName(QStringLiteral("startPage"));
  auto *picture = new QLabel(this);
  picture->setPixmap(programIcon().pixmap(96));
  picture->setAlignment(Qt::AlignCenter);
  auto *text = new QLabel(tr("Open a CUDA source to choose how much work each thread of a kernel does."), this);
  text->setAlignment(Qt::AlignCenter);
  text->setWordWrap(true);
  auto *open = new QPushButton(tr("Open…"), this);
  open->setObjectName(QStringLiteral("startOpen"));
  auto *example = new QPushButton(tr("Open the Matrix Multiplication Example"), this);
  example->setObjectName(QStringLiteral("startExample"));
  example->setVisible(!examplesFolder().isEmpty());
  connect(open, &QPushButton::clicked, this, &StartPage::openWanted);
  connect(example, &QPushButton::clicked, this, &StartPage::exampleWanted);
  auto *layout = new QVBoxLayout(this);
  layout->addStretch();
  layout->addWidget(picture);
  layout->addWidget(text);
  layout->addSpacing(12);
  layout->addWidget(open, 0, Qt::AlignCenter);
  layout->addWidget(example, 0, Qt::AlignCenter);
  layout->addStretch();
}

QString examplesFolder() {
  const QDir program(QCoreApplication::applicationDirPath());
  for (const QString &folder : {program.absoluteFilePath(QStringLiteral("../" WARPGRAIN_INSTALLED_EXAMPLES)),
                                QStringLiteral(WARPGRAIN_SOURCE_EXAMPLES)})
    if (QDir(folder).exists()) return QDir(folder).canonicalPath();
  return {};
}

QString recordedFolder() {
  const QString examples = examplesFolder();
  const QDir folder(examples + QStringLiteral("/../recorded"));
  return examples.isEmpty() || !folder.exists() ? QString() : folder.canonicalPath();
}

} // namespace warpgrain::gui

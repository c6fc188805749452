// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/window/DifferenceWindow.h"

#include "app/gui/base/Texts.h"
#include "app/gui/compare/WhiteSpaceSetting.h"
#include "views/compare/CompareView.h"

#include <QComboBox>
#include <QShortcut>
#include <QVBoxLayout>

namespace warpgrain::gui {

DifferenceWindow::DifferenceWindow(const std::vector<ChangedSource> &changed, QSettings &settings, QWidget *parent)
    : QWidget(parent, Qt::Window), files_(new QComboBox(this)), comparison_(new views::CompareView(this)) {
  setObjectName(QStringLiteral("sourceDifference"));
  setWindowTitle(tr("Changed since the session was saved"));
  rememberWhiteSpace(*comparison_, settings);
  for (const ChangedSource &one : changed) {
    if (!one.then || !one.now) continue;
    changed_.push_back(one);
    files_->addItem(toQString(one.path));
  }
  files_->setAccessibleName(tr("Changed file"));
  files_->setVisible(changed_.size() > 1);
  connect(files_, &QComboBox::currentIndexChanged, this, &DifferenceWindow::showFile);
  connect(new QShortcut(QKeySequence(Qt::Key_Escape), this), &QShortcut::activated, this, &QWidget::close);
  auto *layout = new QVBoxLayout(this);
  layout->addWidget(files_);
  layout->addWidget(comparison_, 1);
  resize(1100, 700);
  showFile(0);
}

void DifferenceWindow::showFile(int index) {
  if (index < 0 || index >= static_cast<int>(changed_.size())) return;
  const ChangedSource &file = changed_[static_cast<std::size_t>(index)];
  const QString name = toQString(file.path.filename());
  comparison_->setTexts(tr("%1, when the session was saved").arg(name), toQString(*file.then), tr("%1 now").arg(name),
                        toQString(*file.now));
}

} // namespace warpgrain::gui

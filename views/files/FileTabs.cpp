// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/files/FileTabs.h"

#include <QMouseEvent>

namespace warpgrain::views {

FileTabs::FileTabs(QWidget *parent) : QTabBar(parent) {
  setObjectName(QStringLiteral("fileTabs"));
  setAccessibleName(tr("Open files"));
  setDocumentMode(true);
  setExpanding(false);
  setTabsClosable(true);
  setMovable(true);
  setDrawBase(false);
  setElideMode(Qt::ElideRight);
  setUsesScrollButtons(true);
  setVisible(false);
  connect(this, &QTabBar::currentChanged, this, [this](int position) {
    if (!isFilling_ && position >= 0) Q_EMIT fileChosen(position);
  });
  connect(this, &QTabBar::tabCloseRequested, this, &FileTabs::closeWanted);
  connect(this, &QTabBar::tabMoved, this, &FileTabs::fileMoved);
}

void FileTabs::setFiles(const std::vector<FileTab> &files, int chosen) {
  isFilling_ = true;
  const auto size = static_cast<int>(files.size());
  while (count() > size)
    removeTab(count() - 1);
  while (count() < size)
    addTab(QString());
  for (int i = 0; i < size; ++i) {
    QString title = files[static_cast<std::size_t>(i)].title;
    title.replace(QLatin1Char('&'), QStringLiteral("&&"));
    if (tabText(i) != title) setTabText(i, title);
    setTabToolTip(i, files[static_cast<std::size_t>(i)].toolTip);
    if (QWidget *button = tabButton(i, QTabBar::RightSide)) {
      button->setToolTip(tr("Close this file"));
      button->setAccessibleName(tr("Close %1").arg(files[static_cast<std::size_t>(i)].title));
    }
  }
  setCurrentIndex(chosen);
  setVisible(size > 1);
  isFilling_ = false;
}

void FileTabs::mouseReleaseEvent(QMouseEvent *event) {
  const int at = tabAt(event->pos());
  if (event->button() == Qt::MiddleButton && at >= 0) {
    Q_EMIT closeWanted(at);
    return;
  }
  QTabBar::mouseReleaseEvent(event);
}

} // namespace warpgrain::views

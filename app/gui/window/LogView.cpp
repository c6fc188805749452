// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/window/LogView.h"

#include <QFontDatabase>
#include <QTime>

namespace warpgrain::gui {

namespace {

constexpr int keptLines = 20000;

}

LogView::LogView(QWidget *parent) : QPlainTextEdit(parent) {
  setObjectName(QStringLiteral("log"));
  setReadOnly(true);
  setMaximumBlockCount(keptLines);
  setLineWrapMode(NoWrap);
  setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
  setAccessibleName(tr("Log"));
}

void LogView::add(const QString &text) {
  appendPlainText(QTime::currentTime().toString(QStringLiteral("HH:mm:ss  ")) + text);
}

} // namespace warpgrain::gui

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPlainTextEdit>

namespace warpgrain::gui {

/// What the program did and what its tools said, each line with its time.
class LogView : public QPlainTextEdit {
  Q_OBJECT

public:
  explicit LogView(QWidget *parent = nullptr);

  void add(const QString &text);
};

} // namespace warpgrain::gui

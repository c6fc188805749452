// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QToolButton;

namespace warpgrain::views {

class GraphPane;

/// What is done with the picture of a graph, as buttons under each other: zoom, fit, write to a file.
class GraphTools : public QWidget {
  Q_OBJECT

public:
  explicit GraphTools(GraphPane &pane, QWidget *parent = nullptr);

Q_SIGNALS:
  void exportWanted();
};

/// A button that the keyboard reaches.
QToolButton *makeTool(const QString &text, const QString &help, QWidget *parent);

} // namespace warpgrain::views

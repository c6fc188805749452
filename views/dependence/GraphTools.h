// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolButton>
#include <QWidget>

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

/// A button that has a frame while it is checked: in dark colours the style hardly shows that it is pressed.
class ToggleTool : public QToolButton {
public:
  using QToolButton::QToolButton;

protected:
  void paintEvent(QPaintEvent *event) override;
};

/// A button that the keyboard reaches.
QToolButton *makeTool(const QString &text, const QString &help, QWidget *parent);

} // namespace warpgrain::views

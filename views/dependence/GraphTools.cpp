// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/dependence/GraphTools.h"

#include "views/dependence/GraphPane.h"

#include <QPainter>
#include <QVBoxLayout>

namespace warpgrain::views {

GraphTools::GraphTools(GraphPane &pane, QWidget *parent) : QWidget(parent) {
  auto *column = new QVBoxLayout(this);
  column->setContentsMargins(4, 4, 4, 4);
  column->setSpacing(3);
  auto *in = makeTool(QStringLiteral("+"), tr("Zoom in"), this);
  auto *out = makeTool(QStringLiteral("−"), tr("Zoom out"), this);
  auto *fit = makeTool(tr("&Fit"), tr("Show the whole graph"), this);
  auto *save = makeTool(tr("&SVG…"), tr("Write the graph to an SVG file"), this);
  save->setObjectName(QStringLiteral("exportGraph"));
  for (QToolButton *button : {in, out, fit, save}) {
    button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    column->addWidget(button);
  }
  column->addStretch(1);
  connect(in, &QToolButton::clicked, &pane, [&pane] { pane.zoomIn(); });
  connect(out, &QToolButton::clicked, &pane, [&pane] { pane.zoomOut(); });
  connect(fit, &QToolButton::clicked, &pane, [&pane] { pane.fit(); });
  connect(save, &QToolButton::clicked, this, &GraphTools::exportWanted);
}

void ToggleTool::paintEvent(QPaintEvent *event) {
  QToolButton::paintEvent(event);
  if (!isChecked()) return;
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
  painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 3, 3);
}

QToolButton *makeTool(const QString &text, const QString &help, QWidget *parent) {
  auto *button = new ToggleTool(parent);
  button->setText(text);
  button->setToolTip(help);
  button->setAccessibleName(help);
  button->setFocusPolicy(Qt::StrongFocus);
  return button;
}

} // namespace warpgrain::views

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/export/ViewExports.h"

#include "app/gui/base/Texts.h"
#include "app/gui/report/ReportFile.h"
#include "core/base/Files.h"
#include "views/access/LaneCanvas.h"
#include "views/access/ReuseCanvas.h"
#include "views/charts/ChartPane.h"
#include "views/shared/CoreText.h"
#include "views/shared/TableText.h"
#include "views/tune/ParallelView.h"

#include <QAction>
#include <QBuffer>
#include <QClipboard>
#include <QDockWidget>
#include <QGuiApplication>
#include <QMarginsF>
#include <QPageLayout>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QPixmap>
#include <QSvgGenerator>
#include <QTableView>

#include <algorithm>
#include <string_view>
#include <utility>

namespace warpgrain::gui {

namespace fs = std::filesystem;

namespace {

QString endingOf(const fs::path &file) {
  return toQString(file.extension()).toLower();
}

/// What a person knows the view by: its own name, or that of its dock.
QString nameOf(const QWidget &view) {
  if (!view.objectName().isEmpty() && !view.objectName().startsWith(QStringLiteral("qt_"))) return view.objectName();
  for (const QWidget *parent = view.parentWidget(); parent != nullptr; parent = parent->parentWidget())
    if (!parent->objectName().isEmpty() && !parent->objectName().startsWith(QStringLiteral("qt_")))
      return parent->objectName();
  return QStringLiteral("view");
}

QByteArray svgOf(QWidget &chart) {
  QByteArray bytes;
  QBuffer buffer(&bytes);
  QSvgGenerator generator;
  generator.setOutputDevice(&buffer);
  generator.setSize(chart.size());
  generator.setViewBox(chart.rect());
  generator.setTitle(nameOf(chart));
  QPainter painter(&generator);
  chart.render(&painter);
  painter.end();
  return bytes;
}

/// Twice as fine as on the screen.
QByteArray pngOf(QWidget &chart) {
  constexpr int finer = 2;
  QPixmap picture(chart.size() * finer);
  picture.setDevicePixelRatio(finer);
  chart.render(&picture);
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  picture.save(&buffer, "PNG");
  return bytes;
}

/// On a page of the chart's own size.
QByteArray pdfOf(QWidget &chart) {
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  QPdfWriter writer(&buffer);
  writer.setCreator(QStringLiteral("Warpgrain"));
  constexpr int pointsPerInch = 72;
  writer.setResolution(pointsPerInch);
  writer.setPageLayout(
      QPageLayout(QPageSize(QSizeF(chart.size()), QPageSize::Point), QPageLayout::Portrait, QMarginsF()));
  QPainter painter(&writer);
  chart.render(&painter);
  painter.end();
  return bytes;
}

} // namespace

ViewExports::ViewExports(QWidget &window, Dialogs &dialogs, std::function<fs::path(const QString &)> suggested,
                         QObject *parent)
    : QObject(parent), window_(window), dialogs_(dialogs), suggested_(std::move(suggested)), background_(this) {
  for (QTableView *table : window.findChildren<QTableView *>())
    addTo(*table);
  for (views::ChartPane *chart : window.findChildren<views::ChartPane *>())
    addTo(static_cast<QWidget &>(*chart));
  for (views::LaneCanvas *chart : window.findChildren<views::LaneCanvas *>())
    addTo(static_cast<QWidget &>(*chart));
  for (views::ReuseCanvas *chart : window.findChildren<views::ReuseCanvas *>())
    addTo(static_cast<QWidget &>(*chart));
  for (views::ParallelView *chart : window.findChildren<views::ParallelView *>())
    addTo(static_cast<QWidget &>(*chart));
}

void ViewExports::addTo(QTableView &table) {
  auto *copy = new QAction(tr("Copy as Markdown"), &table);
  copy->setObjectName(QStringLiteral("copyMarkdown"));
  connect(copy, &QAction::triggered, &table,
          [&table] { QGuiApplication::clipboard()->setText(views::tableMarkdown(table)); });
  auto *save = new QAction(tr("Save Table As…"), &table);
  save->setObjectName(QStringLiteral("saveTable"));
  save->setToolTip(tr("All rows, as CSV, JSON or PDF"));
  connect(save, &QAction::triggered, this, [this, &table] { saveTable(table); });
  table.addActions({copy, save});
  table.setContextMenuPolicy(Qt::ActionsContextMenu);
}

void ViewExports::addTo(QWidget &chart) {
  auto *copy = new QAction(tr("Copy Chart"), &chart);
  copy->setObjectName(QStringLiteral("copyChart"));
  connect(copy, &QAction::triggered, &chart, [&chart] { QGuiApplication::clipboard()->setPixmap(chart.grab()); });
  auto *save = new QAction(tr("Save Chart As…"), &chart);
  save->setObjectName(QStringLiteral("saveChart"));
  save->setToolTip(tr("As SVG, PNG or PDF"));
  connect(save, &QAction::triggered, this, [this, &chart] { saveChart(chart); });
  chart.addActions({copy, save});
  chart.setContextMenuPolicy(Qt::ActionsContextMenu);
}

void ViewExports::saveTable(const QTableView &table) {
  const QString target = dialogs_.saveFile(&window_, tr("Save the table (.csv, .json or .pdf)"),
                                           toQString(suggested_(nameOf(table))) + QStringLiteral(".csv"));
  if (target.isEmpty()) return;
  const fs::path file = toPath(target);
  const QString ending = endingOf(file);
  if (ending == QStringLiteral(".csv")) return write(file, [text = views::tableCsv(table)] { return text.toUtf8(); });
  if (ending == QStringLiteral(".json")) return write(file, [text = views::tableJson(table)] { return text.toUtf8(); });
  if (ending != QStringLiteral(".pdf")) {
    Q_EMIT refused(tr("A table is written as .csv, .json or .pdf: give the file one of these endings."));
    return;
  }
  const QString title = toQString(file.stem());
  write(file, [title, page = views::tableHtml(table, title)] { return reportPdf(toUtf8(page), title); });
}

void ViewExports::saveChart(QWidget &chart) {
  const QString target = dialogs_.saveFile(&window_, tr("Save the chart (.svg, .png or .pdf)"),
                                           toQString(suggested_(nameOf(chart))) + QStringLiteral(".svg"));
  if (target.isEmpty()) return;
  const fs::path file = toPath(target);
  const QString ending = endingOf(file);
  if (ending == QStringLiteral(".svg")) return write(file, [bytes = svgOf(chart)] { return bytes; });
  if (ending == QStringLiteral(".png")) return write(file, [bytes = pngOf(chart)] { return bytes; });
  if (ending == QStringLiteral(".pdf")) return write(file, [bytes = pdfOf(chart)] { return bytes; });
  Q_EMIT refused(tr("A chart is written as .svg, .png or .pdf: give the file one of these endings."));
}

/// Beside the GUI thread.
void ViewExports::write(const fs::path &file, std::function<QByteArray()> bytes) {
  background_.run(
      [file, bytes = std::move(bytes)] {
        const QByteArray all = bytes();
        return writeFileAtomically(file, std::string_view(all.constData(), static_cast<std::size_t>(all.size())));
      },
      [this, file](const Result<void> &result) {
        if (result)
          Q_EMIT written(tr("Wrote %1.").arg(toQString(file)));
        else
          Q_EMIT refused(views::textOfCore(result.error().message));
      });
}

} // namespace warpgrain::gui

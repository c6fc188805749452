// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/Chart.h"

#include <QImage>
#include <QPainter>
#include <QTest>

using namespace warpgrain::views;

namespace {

const QRectF area(10, 20, 400, 300);

Chart numbers() {
  Chart chart{.title = QStringLiteral("Occupancy")};
  chart.horizontal = {.title = QStringLiteral("registers"), .least = 0, .most = 256, .decimals = 0, .categories = {}};
  chart.vertical = {.title = QStringLiteral("percent"), .least = 0, .most = 100, .decimals = 0, .categories = {}};
  return chart;
}

QImage painted(const Chart &chart, const QRectF &where, const QPalette &palette) {
  QImage image(500, 400, QImage::Format_RGB32);
  image.fill(Qt::black);
  QPainter painter(&image);
  paintChart(painter, chart, ChartLayout(chart, where, QFont()), palette);
  return image;
}

} // namespace

class ChartTest : public QObject {
  Q_OBJECT

private Q_SLOTS:

  void theEndsOfTheAxesAreTheCornersOfThePlot() {
    const ChartLayout layout(numbers(), area, QFont());
    QVERIFY(area.contains(layout.plot()));
    QCOMPARE(layout.positionOf({0, 0}), layout.plot().bottomLeft());
    QCOMPARE(layout.positionOf({256, 100}), layout.plot().topRight());
    QCOMPARE(layout.positionOf({128, 50}), layout.plot().center());
  }

  void categoriesHaveHalfAPlaceOnEitherSide() {
    Chart chart = numbers();
    chart.horizontal.categories = {QStringLiteral("1"), QStringLiteral("2"), QStringLiteral("4"), QStringLiteral("8")};
    const ChartLayout layout(chart, area, QFont());
    const double place = layout.plot().width() / 4;
    QCOMPARE(layout.positionOf({0, 0}).x(), layout.plot().left() + place / 2);
    QCOMPARE(layout.positionOf({3, 0}).x(), layout.plot().right() - place / 2);
  }

  void anAxisWithoutExtentAndAnAreaWithoutRoomAreDrawnAllTheSame() {
    Chart chart = numbers();
    chart.vertical.most = 0;
    chart.series.push_back({.points = {{1, 0}}, .line = QPen(Qt::red), .marker = {}});
    const ChartLayout layout(chart, QRectF(0, 0, 3, 3), QFont());
    QVERIFY(layout.plot().width() > 0 && layout.plot().height() > 0);
    painted(chart, QRectF(0, 0, 3, 3), QPalette());
    painted(Chart(), area, QPalette());
  }

  void markersStandOnTheirPoints() {
    Chart chart = numbers();
    QImage marker(7, 7, QImage::Format_RGB32);
    marker.fill(Qt::red);
    chart.series.push_back({.points = {{64, 75}}, .line = {}, .marker = marker});
    QPalette palette;
    palette.setColor(QPalette::Base, Qt::white);
    const QImage image = painted(chart, area, palette);
    const QPoint at = ChartLayout(chart, area, QFont()).positionOf({64, 75}).toPoint();
    QCOMPARE(image.pixelColor(at), QColor(Qt::red));
    QCOMPARE(image.pixelColor(at + QPoint(20, 8)), QColor(Qt::white));
    QCOMPARE(image.pixelColor(2, 2), QColor(Qt::black)); // outside of the area
  }
};

QTEST_MAIN(ChartTest)
#include "ChartTest.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
//
// Where Graphviz puts the rows, frames and arrows of a dependence graph.
#include "tests/views/dependence/SampleGraph.h"
#include "views/dependence/CurvePoints.h"
#include "views/dependence/GraphPlan.h"
#include "views/dependence/GraphScene.h"

#include <QElapsedTimer>
#include <QFontDatabase>
#include <QLineF>
#include <QTest>

#include <clocale>
#include <thread>

using namespace warpgrain;
using namespace warpgrain::views;

namespace {

GraphStyle style() {
  return {.palette = QPalette(),
          .text = QFontDatabase::systemFont(QFontDatabase::GeneralFont),
          .code = QFontDatabase::systemFont(QFontDatabase::FixedFont)};
}

GraphPicture pictureOf(const DependenceGraph &graph) {
  GraphPicture picture{.graph = tests::shared(graph)};
  picture.edges = edgesOf(graph, {});
  picture.plan = planOf(graph, picture.edges, style());
  const auto layout = layOut(picture.plan.request);
  if (!layout) qFatal("%s", layout.error().message.c_str());
  picture.layout = *layout;
  return picture;
}

/// How far a point is from a rectangle.
double distance(const QPointF &point, const QRectF &rect) {
  const double x = std::max({rect.left() - point.x(), 0.0, point.x() - rect.right()});
  const double y = std::max({rect.top() - point.y(), 0.0, point.y() - rect.bottom()});
  return std::hypot(x, y);
}

} // namespace

class GraphLayoutTest : public QObject {
  Q_OBJECT

private:
  static void checkRows(const GraphPicture &picture) {
    const auto &rows = picture.layout.rows;
    for (std::size_t i = 1; i < rows.size(); ++i)
      QVERIFY2(rows[i].top() >= rows[i - 1].bottom(), qPrintable(QStringLiteral("row %1").arg(i)));
  }

private Q_SLOTS:

  void pointsOfACurveAreOnItAtTheirWay() {
    const std::vector<QPointF> curve{{0, 0}, {0, 100}, {100, 200}, {300, 200}, {400, 200}, {500, 200}, {600, 200}};
    QPainterPath path(curve[0]);
    path.cubicTo(curve[1], curve[2], curve[3]);
    path.cubicTo(curve[4], curve[5], curve[6]);
    const CurvePoints points(curve);
    QVERIFY(std::abs(points.length() - path.length()) < 0.5);
    for (const double part : {0.0, 0.1, 0.25, 0.5, 0.75, 0.9, 1.0})
      QVERIFY(QLineF(points.at(part * points.length()), path.pointAtPercent(path.percentAtLength(part * path.length())))
                  .length() < 1);
    QCOMPARE(points.at(-1), curve.front());
    QCOMPARE(points.at(points.length() + 1), curve.back());
    const QPainterPath begin = points.pathUpTo(points.length() - 10);
    QVERIFY(std::abs(begin.length() - points.length() + 10) < 0.5);
    QVERIFY(QLineF(begin.currentPosition(), QPointF(590, 200)).length() < 0.5);
    QVERIFY(points.pathUpTo(0).isEmpty());
  }

  void aCurveWithoutLengthHasOnePlace() {
    const CurvePoints points({{3, 4}, {3, 4}, {3, 4}, {3, 4}});
    QCOMPARE(points.length(), 0.0);
    QCOMPARE(points.at(1), QPointF(3, 4));
  }

  void rowsStandInTheOrderOfTheSourceAndNeverOverlap() {
    checkRows(pictureOf(tests::multiplication()));
    checkRows(pictureOf(tests::longKernel(60, 90)));
  }

  void cardsStandInOneColumn() {
    for (const auto &graph : {tests::multiplication(), tests::longKernel(60, 60)}) {
      const GraphPicture picture = pictureOf(graph);
      const double middle = picture.layout.rows.front().center().x();
      for (std::size_t i = 0; i < graph.rows.size(); ++i)
        if (graph.rows[i].kind == GraphRow::Kind::statement)
          QVERIFY(std::abs(picture.layout.rows[picture.plan.rowAt[i]].center().x() - middle) < 2);
    }
  }

  void barriersAreBarsAcrossEverything() {
    const DependenceGraph graph = tests::multiplication();
    const GraphPicture picture = pictureOf(graph);
    const QRectF before = picture.layout.rows[picture.plan.rowAt[1]];
    const QRectF bar = picture.layout.rows[picture.plan.rowAt[2]];
    const QRectF after = picture.layout.rows[picture.plan.rowAt[3]];
    QVERIFY(before.bottom() < bar.top() && bar.bottom() < after.top());
    QCOMPARE(bar.left(), picture.layout.bounds.left());
    QCOMPARE(bar.right(), picture.layout.bounds.right());
    for (const auto &curve : picture.layout.edges)
      for (const QPointF &point : curve)
        QVERIFY(point.x() >= bar.left() && point.x() <= bar.right());
  }

  void framesHoldTheirRowsAndNoOthers() {
    const DependenceGraph graph = tests::multiplication();
    const GraphPicture picture = pictureOf(graph);
    const QRectF outer = picture.layout.boxes[0];
    const QRectF inner = picture.layout.boxes[1];
    QVERIFY(outer.contains(inner));
    QVERIFY(outer.contains(picture.layout.rows[picture.plan.titleAt[0]]));
    QVERIFY(outer.contains(picture.layout.rows[picture.plan.rowAt[0]]));
    QVERIFY(inner.contains(picture.layout.rows[picture.plan.rowAt[3]]));
    QVERIFY(!inner.intersects(picture.layout.rows[picture.plan.rowAt[1]]));
    QVERIFY(!outer.intersects(picture.layout.rows[picture.plan.rowAt[5]]));
  }

  void arrowsGoFromTheirSourceToTheirSink() {
    const GraphPicture picture = pictureOf(tests::multiplication());
    QVERIFY(!picture.edges.empty());
    for (std::size_t i = 0; i < picture.edges.size(); ++i) {
      const auto &curve = picture.layout.edges[i];
      QVERIFY(curve.size() >= 4 && curve.size() % 3 == 1);
      // Also where the sink stands above the source.
      QVERIFY(distance(curve.front(), picture.layout.rows[picture.plan.rowAt[picture.edges[i].source]]) < 3);
      QVERIFY(distance(curve.back(), picture.layout.rows[picture.plan.rowAt[picture.edges[i].sink]]) < 3);
    }
  }

  void labelsOfArrowsDoNotHideEachOther() {
    const GraphPicture picture = pictureOf(tests::multiplication());
    GraphScene scene;
    scene.show(picture, style());
    std::vector<QRectF> labels;
    for (const EdgeItem *item : scene.edgeItems()) {
      QVERIFY(item != nullptr && !item->label().isEmpty());
      for (const QRectF &other : labels)
        QVERIFY2(!other.intersects(item->labelPlace()), qPrintable(item->label()));
      labels.push_back(item->labelPlace());
    }
    QCOMPARE(labels.size(), picture.edges.size());
  }

  void aStatementThatDependsOnItselfHasALoop() {
    DependenceGraph graph = tests::multiplication();
    const GraphPicture picture = pictureOf(graph);
    const auto own =
        std::ranges::find_if(picture.edges, [](const GraphEdge &edge) { return edge.source == edge.sink; });
    QVERIFY(own != picture.edges.end());
    QVERIFY(picture.layout.edges[static_cast<std::size_t>(own - picture.edges.begin())].size() >= 4);
  }

  void manyLoopsOfOneStatementStandUnderEachOther() {
    LayoutRequest request{.rows = {{.size = {100, 24}}, {.size = {100, 24}}, {.size = {100, 24}}}};
    for (int i = 0; i < 6; ++i)
      request.edges.push_back({.source = 1, .sink = 1, .label = {60, 16}});
    request.edges.push_back({.source = 0, .sink = 2, .label = {60, 16}});
    const auto layout = layOut(request);
    QVERIFY(layout.has_value());
    for (std::size_t i = 0; i < 6; ++i) {
      QCOMPARE(layout->edges[i].front().x(), layout->rows[1].right());
      QCOMPARE(layout->edges[i].back().x(), layout->rows[1].right());
      QVERIFY(layout->labels[i].left() >= layout->rows[1].right());
      QVERIFY(layout->bounds.contains(layout->labels[i]));
      if (i > 0) QVERIFY(layout->labels[i].top() > layout->labels[i - 1].bottom());
    }
    // They got the room that they need.
    QVERIFY(layout->labels[0].top() >= layout->rows[0].bottom() - 1);
    QVERIFY(layout->labels[5].bottom() <= layout->rows[2].top() + 1);
    QVERIFY(!layout->labels[6].intersects(layout->labels[2]));
  }

  void nothingIsLaidOutAsNothing() {
    const auto layout = layOut({});
    QVERIFY(layout && layout->rows.empty() && layout->edges.empty());
    const auto lone = layOut({.rows = {{.size = {100, 20}}}});
    QVERIFY(lone && lone->rows.size() == 1);
    QVERIFY(std::abs(lone->rows.front().width() - 100) < 0.1);
  }

  void aLayoutThatIsNotWantedIsNotMade() {
    CancellationSource source;
    source.request_stop();
    const auto layout = layOut({.rows = {{.size = {100, 20}}}}, source.get_token());
    QVERIFY(!layout && layout.error().kind == ErrorKind::cancelled);
  }

  void numbersAreReadInEveryLanguage() {
    // Graphviz reads attributes as the process' language writes numbers: 1,5 in German.
    const char *before = std::setlocale(LC_NUMERIC, nullptr);
    const std::string kept = before != nullptr ? before : "C";
    if (std::setlocale(LC_NUMERIC, "de_DE.UTF-8") == nullptr) QSKIP("This machine has no German locale.");
    const auto layout = layOut({.rows = {{.size = {100, 20}}}});
    std::setlocale(LC_NUMERIC, kept.c_str());
    QVERIFY(layout && std::abs(layout->rows.front().width() - 100) < 0.1);
  }

  void severalThreadsMayAskAtOnce() {
    const GraphPicture expected = pictureOf(tests::multiplication());
    std::vector<std::thread> threads;
    std::atomic<int> equal = 0;
    for (int i = 0; i < 4; ++i)
      threads.emplace_back([&] {
        const auto layout = layOut(expected.plan.request);
        if (layout && layout->rows == expected.layout.rows) ++equal;
      });
    for (std::thread &thread : threads)
      thread.join();
    QCOMPARE(equal.load(), 4);
  }

  void aLargeKernelIsLaidOutInSeconds() {
    DependenceGraph graph = tests::longKernel(150, 2000);
    std::vector<GraphEdge> edges = edgesOf(graph, {});
    const std::size_t gone = limitEffort(edges);
    std::size_t effort = 0;
    for (const GraphEdge &edge : edges)
      effort += effortOf({.source = edge.source, .sink = edge.sink, .label = {}});
    QVERIFY(effort <= greatestEffort);
    QVERIFY(!edges.empty());
    const GraphPlan plan = planOf(graph, edges, style());
    QElapsedTimer timer;
    timer.start();
    const auto layout = layOut(plan.request);
    qInfo("%zu rows, %zu arrows (%zu left out): %lld ms", plan.request.rows.size(), edges.size(), gone,
          static_cast<long long>(timer.elapsed()));
    QVERIFY(layout.has_value());
    QVERIFY2(timer.elapsed() < 30000, qPrintable(QString::number(timer.elapsed())));
    for (std::size_t i = 1; i < layout->rows.size(); ++i)
      QVERIFY(layout->rows[i].top() >= layout->rows[i - 1].bottom());
  }
};

QTEST_MAIN(GraphLayoutTest)
#include "GraphLayoutTest.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
//
// The dependence view: what it says, what choosing does, what is written to a file.
#include "views/dependence/DependenceView.h"

#include "tests/views/dependence/SampleGraph.h"
#include "views/dependence/DependenceFilterBar.h"
#include "views/dependence/DependencesTable.h"
#include "views/dependence/GraphPane.h"
#include "views/shared/Theme.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTextBrowser>
#include <QToolButton>
#include <QWheelEvent>
#include <QXmlStreamReader>

using namespace warpgrain;
using namespace warpgrain::views;

namespace {

/// A view whose layouts are made at once.
class LaidOutView : public DependenceView {
public:
  LaidOutView() {
    connect(this, &DependenceView::layoutWanted, this, [this](const LayoutRequest &request) {
      ++layouts;
      takeLayout(layOut(request));
    });
    connect(this, &DependenceView::endsChosen, this, [this](const std::vector<DependenceEnd> &now) { ends = now; });
    resize(1200, 500);
  }

  GraphPane &pane() { return *findChild<GraphPane *>(); }

  DependencesTable &table() { return *findChild<DependencesTable *>(); }

  QString detail() { return findChild<QTextBrowser *>()->toPlainText(); }

  QString label(const char *name) { return findChild<QLabel *>(QLatin1StringView(name))->text(); }

  QToolButton &button(const char *name) { return *findChild<QToolButton *>(QLatin1StringView(name)); }

  void follow(const QString &link) { Q_EMIT findChild<QLabel *>(QStringLiteral("raceSummary"))->linkActivated(link); }

  void clickAt(const QPointF &place, bool twice = false) {
    const QPoint point = pane().mapFromScene(place);
    if (twice)
      QTest::mouseDClick(pane().viewport(), Qt::LeftButton, {}, point);
    else
      QTest::mouseClick(pane().viewport(), Qt::LeftButton, {}, point);
  }

  std::vector<DependenceEnd> ends;
  int layouts = 0;
};

/// Texts of an SVG file; empty where it is no XML.
QStringList textsOf(const QByteArray &svg) {
  QStringList texts;
  QXmlStreamReader reader(svg);
  while (!reader.atEnd())
    if (reader.readNext() == QXmlStreamReader::StartElement && reader.name() == QLatin1StringView("text"))
      texts << reader.readElementText(QXmlStreamReader::IncludeChildElements);
  return reader.hasError() ? QStringList() : texts;
}

} // namespace

class DependenceViewTest : public QObject {
  Q_OBJECT

private Q_SLOTS:

  void saysWhyThereIsNothing() {
    LaidOutView view;
    view.show();
    QVERIFY(!view.label("dependenceMessage").isEmpty());
    view.setReason(QStringLiteral("There is no kernel."));
    QCOMPARE(view.label("dependenceMessage"), QStringLiteral("There is no kernel."));
    QVERIFY(view.svg().isEmpty());
    DependenceGraph none{.kernel = QStringLiteral("empty")};
    view.setGraph(tests::shared(none));
    QVERIFY(view.label("dependenceMessage").contains(QStringLiteral("empty")));
    DependenceGraph independent = tests::multiplication();
    independent.entries.clear();
    view.setGraph(tests::shared(independent));
    QVERIFY(view.label("dependenceNotice").contains(QStringLiteral("no two references")));
    QVERIFY(view.pane().isVisible()); // its statements are there
  }

  void racesAreSummedUp() {
    LaidOutView view;
    view.setGraph(tests::shared(tests::multiplication()));
    QVERIFY2(view.label("raceSummary").contains(QStringLiteral("No race within blocks (proved)")),
             qPrintable(view.label("raceSummary")));
    view.setGraph(tests::shared(tests::racyMultiplication()));
    const QString told = view.label("raceSummary");
    QVERIFY(!told.contains(QStringLiteral("proved")));
    QVERIFY2(told.contains(QStringLiteral("1 race")) && told.contains(QStringLiteral("1 possible race")),
             qPrintable(told));
    QVERIFY(told.contains(QStringLiteral("line 16"))); // the barrier that not all threads reach
    DependenceGraph assumed = tests::multiplication();
    assumed.assumptions = {QStringLiteral("n is not negative.")};
    view.setGraph(tests::shared(assumed));
    QVERIFY(view.label("raceSummary").contains(QStringLiteral("n is not negative.")));
    DependenceGraph unknown = tests::multiplication();
    unknown.isFreeWithinBlocks = false;
    unknown.limit = QStringLiteral("There are too many pairs.");
    view.setGraph(tests::shared(unknown));
    QVERIFY(view.label("raceSummary").contains(QStringLiteral("not ruled out")));
    QVERIFY(view.label("raceSummary").contains(QStringLiteral("too many pairs")));
  }

  void aRaceIsOneClickAway() {
    LaidOutView view;
    view.show();
    view.setGraph(tests::shared(tests::racyMultiplication()));
    view.follow(QStringLiteral("hazard:%1").arg(static_cast<int>(Hazard::race)));
    QVERIFY2(view.detail().contains(QStringLiteral("put a barrier after line 15")), qPrintable(view.detail()));
    QCOMPARE(view.ends.size(), 2U);
    QCOMPARE(view.ends[0].place.line, 15);
    QCOMPARE(view.ends[1].place.line, 11);
    QVERIFY(view.pane().graphScene().chosenEdge().has_value());
    // Also where the filter hides it.
    view.findChild<QToolButton *>(QStringLiteral("kind1"))->setChecked(false);
    view.follow(QStringLiteral("hazard:%1").arg(static_cast<int>(Hazard::race)));
    QVERIFY(view.findChild<QToolButton *>(QStringLiteral("kind1"))->isChecked());
    QVERIFY(view.pane().graphScene().chosenEdge().has_value());
    QSignalSpy places(&view, &DependenceView::placeChosen);
    view.follow(QStringLiteral("row:4"));
    QCOMPARE(places.count(), 1);
    QCOMPARE(places.front().front().value<GraphPlace>().line, 16);
  }

  void choosingAnArrowTellsAllOfIt() {
    LaidOutView view;
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    view.setGraph(tests::shared(tests::multiplication()));
    const auto &edges = view.pane().picture()->edges;
    const auto barrier = std::ranges::find_if(edges, [](const GraphEdge &edge) { return edge.entries.front() == 0; });
    QVERIFY(barrier != edges.end());
    const auto index = static_cast<std::size_t>(barrier - edges.begin());
    view.clickAt(view.pane().graphScene().edgeItems()[index]->labelPlace().center());
    QCOMPARE(view.pane().graphScene().chosenEdge(), index);
    const QString told = view.detail();
    for (const char *part :
         {"As[ty][tx]", "As[ty][k]", "line 11", "line 15", "__syncthreads(), line 13", "(tx: *, ty: 0, t: 0)",
          "thread (1, 0) of block (0, 0)", "byte 0 of As", "moving the barrier"})
      QVERIFY2(told.contains(QLatin1StringView(part)), part);
    QCOMPARE(view.ends.size(), 2U);
    // The table has the same row selected, the other arrows step back.
    QVERIFY(view.table().selectionModel()->hasSelection());
    for (const EdgeItem *item : view.pane().graphScene().edgeItems())
      QCOMPARE(item->emphasis(), item->edge() == index ? Emphasis::strong : Emphasis::dim);
  }

  void whatIsNotKnownIsSaid() {
    LaidOutView view;
    view.setGraph(tests::shared(tests::multiplication()));
    view.chooseEntry(10); // an input dependence, which is not shown until then
    QVERIFY(view.detail().contains(QStringLiteral("n is not known")));
    QVERIFY(view.button("kind3").isChecked());
  }

  void linksLeadToBothEnds() {
    LaidOutView view;
    view.setGraph(tests::shared(tests::multiplication()));
    view.chooseEntry(0);
    QSignalSpy places(&view, &DependenceView::placeChosen);
    auto *detail = view.findChild<QTextBrowser *>();
    Q_EMIT detail->anchorClicked(QUrl(QStringLiteral("end:0:source")));
    Q_EMIT detail->anchorClicked(QUrl(QStringLiteral("end:0:sink")));
    QCOMPARE(places.count(), 2);
    QCOMPARE(places[0].front().value<GraphPlace>().line, 11);
    QCOMPARE(places[1].front().value<GraphPlace>().line, 15);
  }

  void aDoubleClickGoesToTheStatement() {
    LaidOutView view;
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    view.setGraph(tests::shared(tests::multiplication()));
    QSignalSpy places(&view, &DependenceView::placeChosen);
    const QRectF card = view.pane().graphScene().rectOfRow(1);
    view.clickAt(card.center() - QPointF(card.width() / 3, 0), true);
    QCOMPARE(places.count(), 1);
    QCOMPARE(places.front().front().value<GraphPlace>(), (GraphPlace{tests::samplePath, 12, 5}));
  }

  void theCaretsStatementIsMarked() {
    LaidOutView view;
    view.setGraph(tests::shared(tests::multiplication()));
    const auto marked = [&view] {
      QList<int> numbers;
      for (const QGraphicsItem *item : view.pane().graphScene().items())
        if (const auto *statement = qgraphicsitem_cast<const StatementItem *>(item); statement && statement->hasCaret())
          numbers << static_cast<int>(statement->row());
      return numbers;
    };
    view.setCaret(tests::samplePath, 15);
    QCOMPARE(marked(), QList<int>{3});
    view.setCaret(tests::samplePath, 14);
    QCOMPARE(marked(), QList<int>{});
    view.setCaret(QStringLiteral("/src/other.cu"), 15);
    QCOMPARE(marked(), QList<int>{});
    view.setCaret(tests::samplePath, 18);
    QCOMPARE(marked(), QList<int>{5});
    // A new picture of the same kernel keeps the mark.
    view.button("kind3").setChecked(true);
    QCOMPARE(marked(), QList<int>{5});
  }

  void asksForReadsOnceTheyAreToBeShown() {
    LaidOutView view;
    QSignalSpy wanted(&view, &DependenceView::readsWanted);
    auto graph = tests::multiplication();
    graph.hasReads = false;
    view.setGraph(tests::shared(graph));
    QVERIFY(!view.wantsReads());
    QCOMPARE(wanted.count(), 0);
    view.button("kind3").setChecked(true);
    QVERIFY(view.wantsReads());
    QCOMPARE(wanted.count(), 1);
    // A graph that was made before the wish is asked for anew; one that has them is not.
    view.setGraph(tests::shared(graph));
    QCOMPARE(wanted.count(), 2);
    view.setGraph(tests::shared(tests::multiplication()));
    view.button("kind0").setChecked(false);
    QCOMPARE(wanted.count(), 2);
  }

  void theGraphIsUsedByKeyboard() {
    LaidOutView view;
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    view.setGraph(tests::shared(tests::multiplication()));
    GraphPane &pane = view.pane();
    QTest::keyClick(&pane, Qt::Key_Down);
    QTest::keyClick(&pane, Qt::Key_Down);
    QCOMPARE(pane.graphScene().chosenRow(), 1U);
    QVERIFY(pane.accessibleDescription().contains(QStringLiteral("Bs[ty][tx] = B")));
    QVERIFY(view.detail().contains(QStringLiteral("flow: Bs[ty][tx], line 12")));
    QTest::keyClick(&pane, Qt::Key_Right);
    QVERIFY(pane.graphScene().chosenEdge().has_value());
    const auto first = pane.graphScene().chosenEdge();
    QTest::keyClick(&pane, Qt::Key_Right);
    QVERIFY(pane.graphScene().chosenEdge() != first);
    const GraphEdge &edge = pane.picture()->edges[*pane.graphScene().chosenEdge()];
    QVERIFY(edge.source == 1 || edge.sink == 1);
    QSignalSpy places(&view, &DependenceView::placeChosen);
    QTest::keyClick(&pane, Qt::Key_Return);
    QCOMPARE(places.count(), 1);
    QTest::keyClick(&pane, Qt::Key_Escape);
    QVERIFY(!pane.graphScene().chosenEdge() && view.ends.empty());
    const double before = pane.zoom();
    QTest::keyClick(&pane, Qt::Key_Minus, Qt::ControlModifier);
    QVERIFY(pane.zoom() < before);
    QTest::keyClick(&pane, Qt::Key_0, Qt::ControlModifier);
    QCOMPARE(pane.zoom(), 1.0);
  }

  void theWheelZoomsWithControlOnly() {
    LaidOutView view;
    view.show();
    view.setGraph(tests::shared(tests::multiplication()));
    GraphPane &pane = view.pane();
    const auto turn = [&pane](Qt::KeyboardModifiers modifiers) {
      QWheelEvent event(QPointF(50, 50), pane.mapToGlobal(QPointF(50, 50)), {}, QPoint(0, 120), Qt::NoButton, modifiers,
                        Qt::NoScrollPhase, false);
      QCoreApplication::sendEvent(pane.viewport(), &event);
    };
    const double before = pane.zoom();
    turn(Qt::NoModifier);
    QCOMPARE(pane.zoom(), before);
    turn(Qt::ControlModifier);
    QVERIFY(pane.zoom() > before);
    view.resize(600, 200);
    pane.fit();
    QVERIFY(pane.mapFromScene(pane.sceneRect()).boundingRect().width() <= pane.viewport()->width() + 2);
  }

  void filtersLayTheGraphOutAgain() {
    LaidOutView view;
    view.setGraph(tests::shared(tests::multiplication()));
    const std::size_t all = view.pane().picture()->edges.size();
    const int before = view.layouts;
    for (QComboBox *box : view.findChildren<QComboBox *>())
      if (const int at = box->findData(QStringLiteral("As")); at >= 0) box->setCurrentIndex(at);
    QCOMPARE(view.layouts, before + 1);
    QVERIFY(view.pane().picture()->edges.size() < all);
    for (int i = 0; i < 4; ++i)
      view.findChild<QToolButton *>(QStringLiteral("kind%1").arg(i))->setChecked(false);
    QVERIFY(view.pane().picture()->edges.empty());
    QVERIFY2(view.label("dependenceNotice").contains(QStringLiteral("hides all 11")),
             qPrintable(view.label("dependenceNotice")));
  }

  void aLayoutIsWaitedForWithoutFreezing() {
    DependenceView view;
    view.show();
    QSignalSpy wanted(&view, &DependenceView::layoutWanted);
    QSignalSpy dropped(&view, &DependenceView::layoutDropped);
    view.setGraph(tests::shared(tests::multiplication()));
    QCOMPARE(wanted.count(), 1);
    auto *cancel = view.findChild<QPushButton *>(QStringLiteral("cancelLayout"));
    auto *notice = view.findChild<QLabel *>(QStringLiteral("dependenceNotice"));
    QTRY_VERIFY(cancel->isVisible());
    QVERIFY(notice->text().contains(QStringLiteral("Laying")));
    QTest::mouseClick(cancel, Qt::LeftButton);
    QCOMPARE(dropped.count(), 1);
    QVERIFY(!cancel->isVisible());
    QVERIFY(notice->text().contains(QStringLiteral("cancelled")));
    // An answer that comes all the same changes nothing.
    view.takeLayout(layOut({.rows = {{.size = {10, 10}}}}));
    QVERIFY(view.svg().isEmpty());
  }

  void aLayoutThatFailsIsSaidAndTheTableStays() {
    DependenceView view;
    view.show();
    view.setGraph(tests::shared(tests::multiplication()));
    view.takeLayout(fail(ErrorKind::tool, "Graphviz is not there."));
    QCOMPARE(view.findChild<QLabel *>(QStringLiteral("dependenceNotice"))->text(),
             QStringLiteral("Graphviz is not there."));
    QVERIFY(view.findChild<DependencesTable *>()->model()->rowCount() > 0);
  }

  void theTableIsTheGraphsTwin() {
    LaidOutView view;
    view.show();
    view.setGraph(tests::shared(tests::multiplication()));
    view.button("showTable").click();
    QVERIFY(view.table().isVisible() && !view.pane().isVisible());
    view.table().setCurrentIndex(view.table().model()->index(2, 0));
    QVERIFY(view.detail().contains(QStringLiteral("dependence on")));
    QCOMPARE(view.ends.size(), 2U);
    view.button("showGraph").click();
    QVERIFY(view.pane().isVisible());
    QVERIFY(view.pane().graphScene().chosenEdge().has_value());
  }

  void theSvgHoldsStatementsBarriersAndArrows() {
    LaidOutView view;
    view.setGraph(tests::shared(tests::racyMultiplication()));
    const QByteArray svg = view.svg();
    const QStringList texts = textsOf(svg);
    QVERIFY2(texts.size() > 10, svg.left(500).constData());
    const QString all = texts.join(u'\n');
    for (const char *part : {"As[ty][tx] = A[row * n + t * 32 + tx];", "sum += As[ty][k] * Bs[k][tx];",
                             "__syncthreads()", "for (int k = 0; k < 32; ++k)", "F As", "O Bs (t)"})
      QVERIFY2(all.contains(QLatin1StringView(part)), part);
    QVERIFY(svg.contains("<title>Dependences of multiply</title>"));
    QVERIFY(svg.contains("stroke-dasharray")); // kinds differ without colour
    QVERIFY(svg.count("<path") + svg.count("<polyline") > 10);
  }

  void theSvgIsLightOnADarkDesktop() {
    applyColourScheme(*qApp, ColourScheme::dark);
    LaidOutView view;
    view.setGraph(tests::shared(tests::multiplication()));
    QVERIFY(view.svg().contains("#ffffff"));
    QVERIFY(!view.svg().contains("#1c1e22"));
    applyColourScheme(*qApp, ColourScheme::light);
  }
};

QTEST_MAIN(DependenceViewTest)
#include "DependenceViewTest.moc"

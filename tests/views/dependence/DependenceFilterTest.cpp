// SPDX-License-Identifier: GPL-3.0-or-later
//
// Which dependences are shown, as arrows and as rows of the table.
#include "views/dependence/DependenceFilter.h"

#include "tests/views/dependence/SampleGraph.h"
#include "views/dependence/DependenceText.h"
#include "views/dependence/DependencesModel.h"
#include "views/dependence/DependencesTable.h"
#include "views/dependence/GraphLayout.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QSignalSpy>
#include <QTest>

using namespace warpgrain;
using namespace warpgrain::views;
using dependence::Carrier;
using dependence::DependenceKind;

namespace {

QString cell(const QTableView &table, int row, int column) {
  return table.model()->index(row, column).data().toString();
}

std::size_t entryCount(const std::vector<GraphEdge> &edges) {
  std::size_t count = 0;
  for (const GraphEdge &edge : edges)
    count += edge.entries.size();
  return count;
}

} // namespace

class DependenceFilterTest : public QObject {
  Q_OBJECT

private Q_SLOTS:

  void readsAreNotShownAtFirst() {
    const DependenceGraph graph = tests::multiplication();
    QCOMPARE(entryCount(edgesOf(graph, {})), graph.entries.size() - 2);
    DependenceFilter all;
    all.kinds = {true, true, true, true};
    QCOMPARE(entryCount(edgesOf(graph, all)), graph.entries.size());
  }

  void arrowsJoinWhatIsOfOneKindAndOneCarrier() {
    DependenceGraph graph = tests::multiplication();
    const std::size_t before = edgesOf(graph, {}).size();
    graph.entries.push_back(graph.entries.front()); // the same statements, kind and carrier
    graph.entries.back().array = QStringLiteral("Cs");
    graph.entries.back().hazard = Hazard::possible;
    const auto edges = edgesOf(graph, {});
    QCOMPARE(edges.size(), before);
    const auto joined = std::ranges::find_if(edges, [](const GraphEdge &edge) { return edge.entries.size() == 2; });
    QVERIFY(joined != edges.end());
    QCOMPARE(joined->hazard, Hazard::possible);
    QVERIFY(edgeLabel(graph, *joined).contains(QStringLiteral("2")));
    // Another carrier is another arrow.
    graph.entries.back().carriedBy = QStringLiteral("another barrier");
    QCOMPARE(edgesOf(graph, {}).size(), before + 1);
  }

  void filtersByArrayKindAndCarrier() {
    const DependenceGraph graph = tests::multiplication();
    DependenceFilter filter;
    filter.array = QStringLiteral("Bs");
    for (const GraphEdge &edge : edgesOf(graph, filter))
      for (const std::size_t entry : edge.entries)
        QCOMPARE(graph.entries[entry].array, QStringLiteral("Bs"));
    QCOMPARE(entryCount(edgesOf(graph, filter)), 4U);
    filter.kinds = {false, true, false, false};
    QCOMPARE(entryCount(edgesOf(graph, filter)), 1U);
    filter = {};
    filter.carrier = carrierLabel(graph.entries[0]);
    QCOMPARE(entryCount(edgesOf(graph, filter)), 2U);
    filter.carrier = carrierLabel(graph.entries[2]);
    QCOMPARE(entryCount(edgesOf(graph, filter)), 2U);
  }

  void whatWouldTakeTooLongIsLeftOutButNotARace() {
    DependenceGraph graph = tests::longKernel(300, 0);
    const auto last = graph.rows.size() - 1;
    for (std::size_t i = 0; i < 120; ++i) {
      DependenceEntry entry{.array = QStringLiteral("x"), .carrier = Carrier::loop};
      entry.carriedBy = QString::number(i);
      entry.source.row = 0;
      entry.sink.row = last;
      graph.entries.push_back(entry);
    }
    graph.entries[77].kind = DependenceKind::output;
    graph.entries[77].hazard = Hazard::race;
    auto edges = edgesOf(graph, {});
    const std::size_t all = edges.size();
    const std::size_t gone = limitEffort(edges);
    QVERIFY(gone > 0);
    QCOMPARE(edges.size() + gone, all);
    QVERIFY(std::ranges::any_of(edges, [](const GraphEdge &edge) { return edge.hazard == Hazard::race; }));
    auto few = edgesOf(tests::multiplication(), {});
    QCOMPARE(limitEffort(few), 0U);
  }

  void theTableShowsWhatTheGraphShows() {
    DependencesTable table;
    const auto graph = tests::shared(tests::multiplication());
    table.setGraph(graph, {});
    QCOMPARE(table.model()->rowCount(), static_cast<int>(graph->entries.size()) - 2);
    DependenceFilter filter;
    filter.array = QStringLiteral("As");
    table.setFilter(filter);
    QCOMPARE(table.model()->rowCount(), 5);
    for (int row = 0; row < table.model()->rowCount(); ++row)
      QCOMPARE(cell(table, row, DependencesModel::arrayColumn), QStringLiteral("As"));
    table.setGraph(nullptr, filter);
    QCOMPARE(table.model()->rowCount(), 0);
  }

  void theTableSortsPlacesAsNumbersAndRacesFirst() {
    DependencesTable table;
    DependenceGraph graph = tests::racyMultiplication();
    graph.entries[0].source.place.line = 9;
    graph.entries[1].source.place.line = 100;
    table.setGraph(tests::shared(graph), {});
    table.sortByColumn(DependencesModel::sourceColumn, Qt::DescendingOrder);
    QVERIFY(cell(table, 0, DependencesModel::sourceColumn).contains(QStringLiteral("100")));
    table.sortByColumn(DependencesModel::sourceColumn, Qt::AscendingOrder);
    QVERIFY(cell(table, 0, DependencesModel::sourceColumn).endsWith(QStringLiteral("line 9")));
    table.sortByColumn(DependencesModel::hazardColumn, Qt::AscendingOrder);
    QCOMPARE(cell(table, 0, DependencesModel::hazardColumn), QStringLiteral("✕ race"));
    QCOMPARE(cell(table, 1, DependencesModel::hazardColumn), QStringLiteral("? possible race"));
  }

  void theTableIsUsedByKeyboard() {
    DependencesTable table;
    table.setGraph(tests::shared(tests::multiplication()), {});
    table.show();
    QSignalSpy chosen(&table, &DependencesTable::entryChosen);
    QSignalSpy activated(&table, &DependencesTable::entryActivated);
    table.setCurrentIndex(table.model()->index(0, 0));
    QTest::keyClick(&table, Qt::Key_Down);
    QCOMPARE(chosen.count(), 2);
    QTest::keyClick(&table, Qt::Key_Return);
    QCOMPARE(activated.count(), 1);
    QCOMPARE(activated.front(), chosen.back());
    table.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&table)); // shortcuts are of the active window
    QTest::keyClick(&table, Qt::Key_C, Qt::ControlModifier);
    const QStringList lines = QGuiApplication::clipboard()->text().split(u'\n', Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), 2);
    QVERIFY(lines.front().contains(QStringLiteral("Carried by")));
    // What the graph chooses is shown without telling it again.
    table.showEntry(0);
    QCOMPARE(chosen.count(), 2);
  }
};

QTEST_MAIN(DependenceFilterTest)
#include "DependenceFilterTest.moc"

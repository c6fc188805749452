// SPDX-License-Identifier: GPL-3.0-or-later
//
// Charts of a search beside its progress: the heat map of two parameters, how much each decides, parallel coordinates.
#include "views/tune/EnergyView.h"
#include "views/tune/HeatMapPage.h"
#include "views/tune/HeatMapView.h"
#include "views/tune/ImportanceView.h"
#include "views/tune/ParallelPage.h"
#include "views/tune/ParallelView.h"
#include "views/tune/SpacePage.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTableWidget>
#include <QTest>

using namespace warpgrain::views;

class TuneChartsTest : public QObject {
  Q_OBJECT

private:
  static QStringList values(const char *texts) { return QString::fromUtf8(texts).split(u' '); }

  static TunePoint point(std::vector<int> choices, double speedUp) {
    return {.steps = QStringLiteral("plan %1").arg(speedUp),
            .choices = std::move(choices),
            .verdict = TuneVerdict::faster,
            .reason = {},
            .microseconds = 100 / speedUp,
            .speedUp = speedUp};
  }

  /// Nothing is unrolled; the last plan was refused.
  static TuneData search() {
    return {.space = {.parameters = {{.name = QStringLiteral("coarsen x"), .values = values("1 2 4")},
                                     {.name = QStringLiteral("unroll i"), .values = values("1 2")},
                                     {.name = QStringLiteral("place a"), .values = values("none texture")}},
                      .originalMicroseconds = 100,
                      .budget = 10},
            .points = {point({1, 0, 0}, 1.5),
                       point({1, 0, 0}, 2),
                       point({2, 0, 1}, 3),
                       point({0, 0, 1}, 0.5),
                       {.steps = QStringLiteral("refused"), .choices = {2, 1, 0}}}};
  }

  static const ChartSpot &spotAt(const ChartPane &pane, QPointF at) {
    const auto spot = std::ranges::find(pane.spots(), at, &ChartSpot::value);
    if (spot == pane.spots().end()) qFatal("no spot");
    return *spot;
  }

private Q_SLOTS:

  void aCellIsTheBestOfItsPair() {
    const TuneData data = search();
    HeatMapView map;
    map.showSearch(data, 0, 2);
    QCOMPARE(map.chart().horizontal.title, QStringLiteral("coarsen x"));
    QCOMPARE(map.chart().vertical.categories, values("none texture"));
    QCOMPARE(map.chart().boxes.size(), std::size_t(3));
    const ChartSpot &spot = spotAt(map, {1, 0});
    QCOMPARE(spot.variant, std::optional<std::size_t>(1));
    for (const auto *part : {"coarsen x 2, place a none", "2.00×", "plan 2"})
      QVERIFY2(spot.text.contains(QString::fromUtf8(part)), qPrintable(spot.text));
  }

  void theBestCellIsTheStrongest() {
    const TuneData data = search();
    HeatMapView map;
    map.showSearch(data, 0, 2);
    const auto distanceToBase = [&map](const QColor &colour) {
      return std::abs(colour.lightness() - map.palette().color(QPalette::Base).lightness());
    };
    const auto strength = [&](const QString &text) {
      const auto box = std::ranges::find(map.chart().boxes, text, &ChartBox::text);
      return distanceToBase(box->fill);
    };
    QVERIFY(strength(QStringLiteral("3.00×")) > strength(QStringLiteral("2.00×")));
    QVERIFY(strength(QStringLiteral("2.00×")) > strength(QStringLiteral("0.50×")));
  }

  void aClickAnywhereInACellChoosesItsBest() {
    const TuneData data = search();
    HeatMapView map;
    map.resize(600, 400);
    map.showSearch(data, 0, 2);
    QSignalSpy chosen(&map, &ChartPane::variantChosen);
    QTest::mouseClick(&map, Qt::LeftButton, {}, map.positionOf({2.4, 1.4}).toPoint());
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen[0][0].toULongLong(), 2ULL);
  }

  /// The front is of the second and the third plan; the last one has no energy.
  static TuneData withEnergies() {
    TuneData data = search();
    data.space.originalMicrojoules = 1000;
    for (const auto &[number, microjoules] : {std::pair(0, 900.0), {1, 800.0}, {2, 1200.0}, {3, 1500.0}}) {
      data.points[static_cast<std::size_t>(number)].microjoules = microjoules;
      data.points[static_cast<std::size_t>(number)].saving = 1000 / microjoules;
    }
    data.front = {2, 1};
    return data;
  }

  void timeIsShownAgainstEnergyWithTheFrontMarkedByShapeAndLine() {
    const TuneData data = withEnergies();
    EnergyView view;
    view.showSearch(data);
    QCOMPARE(view.chart().horizontal.title, QStringLiteral("microseconds"));
    QCOMPARE(view.chart().vertical.title, QStringLiteral("microjoules"));
    QCOMPARE(view.spots().size(), std::size_t(5)); // four plans and the original
    const ChartSeries &front = view.chart().series.back();
    QVERIFY(front.line.has_value());
    QCOMPARE(front.points, (std::vector<QPointF>{{100.0 / 3, 1200}, {50, 800}}));
    const ChartSeries &others = view.chart().series[view.chart().series.size() - 2];
    QVERIFY2(front.marker.size() != others.marker.size(), "another shape, and larger");
    const ChartSpot &spot = spotAt(view, {50, 800});
    QCOMPARE(spot.variant, std::optional<std::size_t>(1));
    for (const auto *part : {"plan 2", "800.0 µJ", "1.25 times less", "No other plan beats it"})
      QVERIFY2(spot.text.contains(QString::fromUtf8(part)), qPrintable(spot.text));
    QVERIFY(!spotAt(view, {200, 1500}).text.contains(QStringLiteral("No other plan")));
    QCOMPARE(view.legend(false).size(), std::size_t(3));
  }

  void aPointOfTheFrontIsChosenByAClick() {
    const TuneData data = withEnergies();
    EnergyView view;
    view.resize(600, 400);
    view.showSearch(data);
    QSignalSpy chosen(&view, &ChartPane::variantChosen);
    QTest::mouseClick(&view, Qt::LeftButton, {}, view.positionOf({50, 800}).toPoint());
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen[0][0].toULongLong(), 1ULL);
  }

  void resultsWithoutEnergiesAreASentence() {
    const TuneData data = search();
    EnergyView view;
    view.showSearch(data);
    QVERIFY2(view.chart().title.contains(QStringLiteral("no energies")), qPrintable(view.chart().title));
    QVERIFY(view.spots().empty());
    QVERIFY(view.legend(false).empty());
  }

  void theMapShowsWhatDecidesMostUntilAPersonChooses() {
    const TuneData data = search();
    HeatMapPage page;
    page.setSearch(data);
    auto *across = page.findChild<QComboBox *>(QStringLiteral("tuneAcross"));
    auto *up = page.findChild<QComboBox *>(QStringLiteral("tuneUp"));
    page.setImportance({.shares = {0.1, 0.2, 0.6}, .together = 0.1});
    QCOMPARE(across->currentText() + up->currentText(), QStringLiteral("place aunroll i"));
    across->setCurrentIndex(0);
    Q_EMIT across->activated(0);
    page.setImportance({.shares = {0.1, 0.6, 0.2}, .together = 0.1});
    QCOMPARE(across->currentText(), QStringLiteral("coarsen x"));
  }

  void barsSayWhatDecidesAndHowThatIsMeasured() {
    const TuneData data = search();
    ImportanceView view;
    view.showImportance(data, {.shares = {0.5, 0, 0.2}, .together = 0.3});
    QCOMPARE(view.chart().vertical.categories.back(), QStringLiteral("coarsen x"));
    QCOMPARE(view.chart().vertical.categories.front(), QStringLiteral("several together"));
    QCOMPARE(view.chart().boxes.front().area.width(), 50.0);
    QVERIFY2(view.chart().horizontal.title.contains(QStringLiteral("variance")), qPrintable(view.chart().title));
    QCOMPARE(view.spots().front().text, QStringLiteral("coarsen x: 50.0 %"));
    view.showImportance(data, {});
    QVERIFY(view.spots().empty());
    QVERIFY(!view.chart().title.isEmpty());
  }

  void axesAreOfWhatDiffersAndOfHowFastPlansAre() {
    const ParallelAxes lines(search());
    QCOMPARE(lines.axes().size(), std::size_t(3));
    QCOMPARE(lines.axes()[0].name, QStringLiteral("coarsen x"));
    QCOMPARE(lines.axes()[1].name, QStringLiteral("place a"));
    QCOMPARE(lines.axes()[2].values, values("0.50× 3.00×"));
    QCOMPARE(lines.points(), (std::vector<std::size_t>{2, 1, 0, 3}));
    QCOMPARE(lines.placeOf(0, 0), 1.0);
    QCOMPARE(lines.placeOf(1, 0), 0.5);
    QCOMPARE(lines.placeOf(0, 2), 1.0);
    QCOMPARE(lines.placeOf(3, 2), 0.0);
  }

  void strongLinesAreTheBestOfThoseInTheRanges() {
    const ParallelAxes lines(search());
    const std::vector<std::optional<AxisRange>> none(3);
    QCOMPARE(lines.linesIn(none, 1).size(), std::size_t(1));
    QCOMPARE(lines.linesIn(none, 50).size(), std::size_t(2));
    QCOMPARE(lines.linesIn(none, 100).size(), std::size_t(4));
    const std::vector<std::optional<AxisRange>> middle{AxisRange{0.4, 0.6}, std::nullopt, std::nullopt};
    QCOMPARE(lines.linesIn(middle, 100), (std::vector<std::size_t>{1, 2}));
    QCOMPARE(lines.linesIn(middle, 50), (std::vector<std::size_t>{1}));
  }

  void aRangeIsDrawnWithTheMouseAndTakenAwayByAClick() {
    ParallelView view;
    view.resize(600, 300);
    view.setBest(100);
    view.showSearch(search());
    QSignalSpy changes(&view, &ParallelView::strongChanged);
    const QPoint from = view.positionOf(1, 0.7).toPoint();
    const QPoint to = view.positionOf(1, 1).toPoint();
    QTest::mousePress(&view, Qt::LeftButton, {}, from);
    QTest::mouseMove(&view, to);
    QTest::mouseRelease(&view, Qt::LeftButton, {}, to);
    QCOMPARE(view.strongLines(), (std::vector<std::size_t>{0, 3}));
    QVERIFY(!changes.isEmpty());
    QTest::mouseClick(&view, Qt::LeftButton, {}, from);
    QCOMPARE(view.strongLines().size(), std::size_t(4));
  }

  void aRangeIsChosenWithTheKeyboardAlone() {
    ParallelView view;
    view.resize(600, 300);
    view.setBest(100);
    view.showSearch(search());
    QSignalSpy chosen(&view, &ParallelView::pointChosen);
    QTest::keyClick(&view, Qt::Key_Up); // coarsen x 1
    QCOMPARE(view.strongLines(), (std::vector<std::size_t>{3}));
    QTest::keyClick(&view, Qt::Key_Up);
    QCOMPARE(view.strongLines(), (std::vector<std::size_t>{1, 2}));
    QTest::keyClick(&view, Qt::Key_Up, Qt::ShiftModifier);
    QCOMPARE(view.strongLines(), (std::vector<std::size_t>{0, 1, 2}));
    QTest::keyClick(&view, Qt::Key_Right);
    QTest::keyClick(&view, Qt::Key_Up); // place a none
    QCOMPARE(view.strongLines(), (std::vector<std::size_t>{1, 2}));
    QTest::keyClick(&view, Qt::Key_Return);
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen[0][0].toULongLong(), 1ULL);
    QTest::keyClick(&view, Qt::Key_Delete);
    QCOMPARE(view.strongLines().size(), std::size_t(3));
  }

  void aStrongLineIsChosenByAClick() {
    ParallelView view;
    view.resize(600, 300);
    view.setBest(25);
    view.showSearch(search());
    QSignalSpy chosen(&view, &ParallelView::pointChosen);
    const QPointF between = (view.positionOf(0, 1) + view.positionOf(1, 1)) / 2;
    QTest::mouseClick(&view, Qt::LeftButton, {}, between.toPoint());
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen[0][0].toULongLong(), 2ULL);
  }

  void thePageSaysHowManyAreStrong() {
    const TuneData data = search();
    ParallelPage page;
    page.refresh(data);
    page.findChild<QSpinBox *>()->setValue(50);
    const auto labels = page.findChildren<QLabel *>();
    QVERIFY(std::ranges::any_of(labels,
                                [](const QLabel *label) { return label->text() == QStringLiteral("2 of 4 plans"); }));
    auto *view = page.findChild<ParallelView *>();
    auto *clear = page.findChild<QPushButton *>();
    QVERIFY(!clear->isEnabled());
    QTest::keyClick(view, Qt::Key_Up);
    QVERIFY(clear->isEnabled());
    clear->click();
    QVERIFY(!view->ranges()[0].has_value());
  }

  void theSpaceHasItsChoicesAndWhatIsLeftOut() {
    TuneData data = search();
    data.space.leftOut << QStringLiteral("unroll z");
    SpacePage page;
    page.refresh(data);
    const auto *table = page.findChild<QTableWidget *>();
    QCOMPARE(table->rowCount(), 4);
    QCOMPARE(table->item(0, 1)->text(), QStringLiteral("4"));
    QCOMPARE(table->item(0, 2)->text(), QStringLiteral("1, 2, 4"));
    QCOMPARE(table->item(3, 0)->text(), QStringLiteral("unroll z"));
    QVERIFY(table->item(3, 2)->text().startsWith(QStringLiteral("left out")));
  }

  void reasonsAreCountedTheMostFrequentFirst() {
    TuneData data = search();
    for (const char *reason : {"It faults.", "The block is small.", "It faults.", "Another."})
      data.points.push_back({.choices = {0, 0, 0}, .reason = QString::fromLatin1(reason)});
    const QStringList reasons = tuneReasons(data, 1);
    QCOMPARE(reasons.size(), 2);
    QVERIFY2(reasons[0].startsWith(u'2') && reasons[0].endsWith(QStringLiteral("It faults.")), qPrintable(reasons[0]));
    QVERIFY(reasons[1].startsWith(u'2'));
  }

  void chartsOfNothingAreDrawn() {
    const TuneData none;
    HeatMapPage page;
    page.setSearch(none);
    QVERIFY(!page.grab().isNull());
    ParallelView view;
    view.showSearch(none);
    QTest::keyClick(&view, Qt::Key_Up);
    QVERIFY(!view.grab().isNull());
    ImportanceView bars;
    bars.showImportance(none, {});
    QVERIFY(!bars.grab().isNull());
  }
};

QTEST_MAIN(TuneChartsTest)
#include "TuneChartsTest.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/tune/TuneView.h"

#include "views/charts/ChartPane.h"
#include "views/tune/BestSoFarView.h"
#include "views/tune/TuneBar.h"
#include "views/tune/TuneModel.h"
#include "views/tune/TuneText.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QElapsedTimer>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTableView>
#include <QTest>

using namespace warpgrain::views;

class TuneViewTest : public QObject {
  Q_OBJECT

private:
  /// "1", "2", "4".
  static QStringList values(int count) {
    QStringList out;
    for (int i = 0; i < count; ++i)
      out << QString::number(1 << i);
    return out;
  }

  static TuneSpace space() {
    return {.parameters = {{.name = QStringLiteral("coarsen x"), .values = values(3)},
                           {.name = QStringLiteral("unroll i"), .values = values(2)}},
            .originalMicroseconds = 100,
            .budget = 20};
  }

  static TunePoint measured(const QString &steps, double speedUp, TuneVerdict verdict) {
    return {.steps = steps,
            .choices = {0, 0},
            .verdict = verdict,
            .reason = {},
            .microseconds = 100 / speedUp,
            .speedUp = speedUp};
  }

  static std::vector<TunePoint> points() {
    return {
        measured(QStringLiteral("coarsen x 2"), 0.5, TuneVerdict::slower),
        {.steps = QStringLiteral("coarsen x 8"), .choices = {0, 0}, .reason = QStringLiteral("The block is small.")},
        measured(QStringLiteral("coarsen x 4"), 2, TuneVerdict::faster),
        {.steps = QStringLiteral("unroll i 2"),
         .choices = {0, 1},
         .verdict = TuneVerdict::failed,
         .reason = QStringLiteral("It faults.")},
        measured(QStringLiteral("coarsen x 4; unroll i 2"), 1.5, TuneVerdict::faster)};
  }

  static QString cell(const TuneView &view, int row, TuneColumn column) {
    const auto *table = view.findChild<QTableView *>();
    return table->model()->index(row, static_cast<int>(column)).data().toString();
  }

  static const Chart &progress(const TuneView &view) { return view.findChild<BestSoFarView *>()->chart(); }

private Q_SLOTS:

  void theBestSoFarRisesInSteps() {
    TuneView view;
    view.setSpace(space());
    view.addPoints(points());
    const ChartSeries &best = progress(view).series.back();
    // Begins with the original; the failed plan counts as evaluated, the refused one does not.
    const std::vector<QPointF> expected{{0, 1}, {2, 1}, {2, 2}, {4, 2}};
    QCOMPARE(best.points, expected);
    QVERIFY(progress(view).vertical.most >= 2);
    QVERIFY2(progress(view).horizontal.most >= 20, "the budget");
    QCOMPARE(view.findChild<BestSoFarView *>()->spots().size(), std::size_t(4));
  }

  void withoutAnOriginalTheBestTimeFalls() {
    TuneView view;
    TuneSpace space = TuneViewTest::space();
    space.originalMicroseconds.reset();
    view.setSpace(space);
    std::vector<TunePoint> timed = points();
    for (TunePoint &point : timed)
      point.speedUp.reset();
    view.addPoints(timed);
    const std::vector<QPointF> expected{{1, 125}, {2, 125}, {2, 50}, {4, 50}};
    QCOMPARE(progress(view).series.back().points.back(), expected.back());
    QVERIFY(view.findChild<QTableView *>()->isColumnHidden(static_cast<int>(TuneColumn::speedUp)));
    QVERIFY(
        view.findChild<QLabel *>(QStringLiteral("tuneExtremes"))->text().startsWith(QStringLiteral("Best 50.00 µs")));
  }

  void theTableSortsByHowMuchFasterAndSaysWhyNot() {
    TuneView view;
    view.setSpace(space());
    view.addPoints(points());
    QCOMPARE(cell(view, 0, TuneColumn::steps), QStringLiteral("coarsen x 4"));
    QCOMPARE(cell(view, 0, TuneColumn::speedUp), QStringLiteral("2.00×"));
    QCOMPARE(cell(view, 0, TuneColumn::verdict), QStringLiteral("▲ FASTER"));
    QCOMPARE(cell(view, 2, TuneColumn::verdict), QStringLiteral("▼ SLOWER"));
    QStringList last{cell(view, 3, TuneColumn::reason), cell(view, 4, TuneColumn::reason)};
    last.sort();
    QCOMPARE(last, (QStringList{QStringLiteral("It faults."), QStringLiteral("The block is small.")}));
  }

  void energiesAreAColumnWhereThereAreSome() {
    TuneView view;
    view.setSpace(space());
    view.addPoints(points());
    const auto *table = view.findChild<QTableView *>();
    QVERIFY(table->isColumnHidden(static_cast<int>(TuneColumn::energy)));
    TunePoint point = measured(QStringLiteral("coarsen x 16"), 4, TuneVerdict::faster);
    point.microjoules = 20100;
    view.addPoints({point});
    QVERIFY(!table->isColumnHidden(static_cast<int>(TuneColumn::energy)));
    QCOMPARE(cell(view, 0, TuneColumn::energy), QStringLiteral("20.10 mJ"));
    QCOMPARE(cell(view, 1, TuneColumn::energy), QString());
  }

  void theObjectiveIsASetting() {
    TuneView view;
    QSignalSpy changed(&view.bar(), &TuneBar::settingsChanged);
    view.bar().setSettings(0, 2, 100, std::nullopt, false);
    QCOMPARE(view.bar().objective(), 2);
    QCOMPARE(changed.size(), 0);
    auto *choice = view.findChild<QComboBox *>(QStringLiteral("tuneObjective"));
    choice->setCurrentIndex(1);
    Q_EMIT choice->activated(1);
    QCOMPARE(view.bar().objective(), 1);
    QCOMPARE(changed.size(), 1);
  }

  void bestMedianAndWorstAreNamed() {
    TuneView view;
    view.setSpace(space());
    view.addPoints(points());
    const QString text = view.findChild<QLabel *>(QStringLiteral("tuneExtremes"))->text();
    for (const auto *part : {"Best 2.00×: coarsen x 4", "Median 1.50×", "Worst 0.50×"})
      QVERIFY2(text.contains(QString::fromUtf8(part)), qPrintable(text));
  }

  void whereNoPlanIsFasterTheLineSaysSo() {
    TuneView view;
    view.setSpace(space());
    view.addPoints({measured(QStringLiteral("coarsen x 2"), 1, TuneVerdict::same),
                    measured(QStringLiteral("coarsen x 4"), 1.02, TuneVerdict::ambiguous)});
    auto *line = view.findChild<QLabel *>(QStringLiteral("tuneExtremes"));
    QVERIFY(line->text().startsWith(QStringLiteral("No plan is certainly faster than the original.")));
    view.addPoints({measured(QStringLiteral("coarsen x 8"), 2, TuneVerdict::faster)});
    QVERIFY2(line->text().startsWith(QStringLiteral("Best 2.00×")), qPrintable(line->text()));
  }

  void aRowAndASpotChooseAPoint() {
    TuneView view;
    view.resize(900, 400);
    view.show();
    view.setSpace(space());
    view.addPoints(points());
    QSignalSpy chosen(&view, &TuneView::pointChosen);
    auto *table = view.findChild<QTableView *>();
    table->selectRow(0);
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen[0][0].toULongLong(), 2ULL);
    auto *chart = view.findChild<BestSoFarView *>();
    chart->setFocus();
    QTest::keyClick(chart, Qt::Key_Right);
    QTest::keyClick(chart, Qt::Key_Return);
    QCOMPARE(chosen.size(), 2);
    QCOMPARE(chosen[1][0].toULongLong(), 0ULL);
    view.setCurrentPoint(4);
    QCOMPARE(chosen.size(), 2);
    QCOMPARE(table->currentIndex().data().toString(), QStringLiteral("5"));
  }

  void theBarShowsWhatCanBeDone() {
    TuneBar bar;
    bar.setStrategies({{QStringLiteral("one"), QStringLiteral("first")}, {QStringLiteral("two"), {}}});
    bar.setRecordings({QStringLiteral("transpose")});
    bar.show();
    auto *tune = bar.findChild<QPushButton *>(QStringLiteral("tuneButton"));
    auto *pause = bar.findChild<QPushButton *>(QStringLiteral("tunePause"));
    auto *best = bar.findChild<QPushButton *>(QStringLiteral("tuneBest"));
    QVERIFY(tune->isVisible() && !pause->isVisible() && !best->isVisible());
    bar.setPossible(false, QStringLiteral("No kernel."));
    QVERIFY(!tune->isEnabled());
    QCOMPARE(tune->toolTip(), QStringLiteral("No kernel."));
    QSignalSpy pauses(&bar, &TuneBar::pauseRequested);
    QSignalSpy recordings(&bar, &TuneBar::recordingChosen);
    bar.setActivity(TuneActivity::searching, false);
    bar.setHasBest(true);
    QVERIFY(!tune->isVisible() && pause->isVisible() && best->isEnabled());
    QVERIFY(!bar.findChild<QComboBox *>()->isEnabled());
    pause->click();
    QCOMPARE(pauses[0][0].toBool(), true);
    bar.setActivity(TuneActivity::searching, true);
    pause->click();
    QCOMPARE(pauses[1][0].toBool(), false);
    bar.findChild<QMenu *>()->actions().front()->trigger();
    QCOMPARE(recordings.size(), 1);
  }

  void everyFieldHasANameForReaders() {
    TuneView view;
    view.setSpace(space());
    view.addPoints(points());
    for (const QWidget *widget : view.findChildren<QWidget *>()) {
      if (widget->focusPolicy() == Qt::NoFocus || qobject_cast<const QAbstractButton *>(widget) != nullptr) continue;
      const bool isOurs = qobject_cast<const QComboBox *>(widget) || qobject_cast<const QAbstractSpinBox *>(widget) ||
                          qobject_cast<const QTableView *>(widget) || qobject_cast<const ChartPane *>(widget);
      if (isOurs) QVERIFY2(!widget->accessibleName().isEmpty(), widget->metaObject()->className());
    }
  }

  void axesHaveRoundNumbers_data() {
    QTest::addColumn<double>("least");
    QTest::addColumn<double>("most");
    QTest::addColumn<int>("decimals");
    QTest::newRow("one") << 1.0 << 1.0 << 2;
    QTest::newRow("speed-up") << 2.83 << 3.2 << 1;
    QTest::newRow("plans") << 100.0 << 100.0 << 0;
    QTest::newRow("more plans") << 101.0 << 120.0 << 0;
    QTest::newRow("tenths") << 1.2 << 1.2 << 1;
    QTest::newRow("small") << 0.013 << 0.016 << 3;
  }

  void axesHaveRoundNumbers() {
    QFETCH(double, least);
    const RoundAxis axis = roundAxis(least);
    QTEST(axis.most, "most");
    QTEST(axis.decimals, "decimals");
  }

  void thousandsOfPlansAreTakenAtOnce() {
    TuneView view;
    view.resize(1200, 400);
    view.show();
    view.setSpace(space());
    std::vector<TunePoint> batch;
    for (int i = 0; i < 5000; ++i)
      batch.push_back(measured(QStringLiteral("coarsen x %1").arg(i), 0.5 + i % 97 / 50.0, TuneVerdict::slower));
    view.addPoints(batch);
    QElapsedTimer clock;
    clock.start();
    view.addPoints(points());
    QVERIFY2(clock.elapsed() < 200, "a generous bound: busy machines");
    QVERIFY(view.findChild<BestSoFarView *>()->spots().size() < 2000);
  }
};

QTEST_MAIN(TuneViewTest)
#include "TuneViewTest.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/spmv/SparseRunView.h"

#include "views/spmv/BoundariesChart.h"
#include "views/spmv/RankTimesChart.h"

#include <QLabel>
#include <QTableWidget>
#include <QTest>

#include <limits>

using namespace warpgrain;
using namespace warpgrain::views;
using adaptive::ExchangeMethod;
using adaptive::TunerEvent;

class SparseRunViewTest : public QObject {
  Q_OBJECT

private:
  /// Two ranks whose boundary moves twice.
  static adaptive::Recording sample() {
    adaptive::Recording out{.matrix = "uneven", .rows = 100, .nonZeros = 3000, .ranks = 2, .iterations = 50};
    out.mappings = {{7, {0, 50, 100}, {40e-6, 20e-6}, 0.5, TunerEvent::remapped},
                    {14, {0, 35, 100}, {30e-6, 29e-6}, 0.03, TunerEvent::converged}};
    out.exchanges = {{20,
                      {{ExchangeMethod::allGather, 12e-6, 100, 2}, {ExchangeMethod::packed, 8e-6, 44, 2}},
                      ExchangeMethod::packed}};
    out.boundaries = {0, 35, 100};
    out.seconds = 0.002;
    out.overhead.mapping = 0.0001;
    return out;
  }

  struct View : SparseRunView {
    explicit View(adaptive::Recording recording) {
      setRecording(std::make_shared<const adaptive::Recording>(std::move(recording)));
    }

    const Chart &boundaries() { return findChild<BoundariesChart *>()->chart(); }

    const Chart &times() { return findChild<RankTimesChart *>()->chart(); }

    QTableWidget *table(const char *name) { return findChild<QTableWidget *>(QString::fromLatin1(name)); }

    QString text(const char *label) { return findChild<QLabel *>(QString::fromLatin1(label))->text(); }
  };

private Q_SLOTS:

  void eachRankHasARectangleForEachMapping() {
    View view(sample());
    const auto &boxes = view.boundaries().boxes;
    QCOMPARE(boxes.size(), 4U); // the second mapping stays to the end
    QCOMPARE(boxes[0].area, QRectF(QPointF(0, 0), QPointF(7, 50)));
    QCOMPARE(boxes[1].area, QRectF(QPointF(0, 50), QPointF(7, 100)));
    QCOMPARE(boxes[2].area, QRectF(QPointF(7, 0), QPointF(50, 35)));
    QCOMPARE(boxes[3].text, QStringLiteral("1"));
    const auto &spots = view.findChild<BoundariesChart *>()->spots();
    QCOMPARE(spots[3].text, QStringLiteral("rank 1: rows 35 to 99, 65 of 100\niterations 7 to 49"));
  }

  void theLastMappingLastsToTheEndOfTheRun() {
    adaptive::Recording run = sample();
    run.boundaries = {0, 34, 100};
    View view(run);
    QCOMPARE(view.boundaries().boxes.size(), 6U);
    QCOMPARE(view.boundaries().boxes[4].area, QRectF(QPointF(14, 0), QPointF(50, 34)));
  }

  void timesOfTheRanksAreLines() {
    View view(sample());
    QCOMPARE(view.times().series.size(), 2U);
    QCOMPARE(view.times().series[0].points[0], QPointF(7, 40));
    QCOMPARE(view.times().series[1].points[1], QPointF(14, 29));
    QCOMPARE(view.times().vertical.most, 50.0);
  }

  void manyRanksAreTheSlowestTheMeanAndTheFastest() {
    adaptive::Recording run = sample();
    run.ranks = 20;
    for (adaptive::MappingRecord &record : run.mappings) {
      record.seconds.assign(20, 10e-6);
      record.seconds[3] = 30e-6;
      record.seconds[7] = 5e-6;
      record.boundaries.clear();
      for (int i = 0; i <= 20; ++i)
        record.boundaries.push_back(5 * i);
    }
    run.boundaries = run.mappings[0].boundaries;
    View view(run);
    QCOMPARE(view.times().series.size(), 3U);
    QCOMPARE(view.times().series[0].points[0].y(), 30.0);
    QCOMPARE(view.times().series[2].points[0].y(), 5.0);
  }

  void thousandsOfMappingsAreThinnedOut() {
    adaptive::Recording run = sample();
    run.iterations = 1'000'000;
    run.mappings.clear();
    for (std::int64_t i = 1; i <= 100'000; ++i)
      run.mappings.push_back({10 * i, {0, 30 + i % 40, 100}, {1e-6, 2e-6}, 0.5, TunerEvent::remapped});
    View view(run);
    QVERIFY(view.boundaries().boxes.size() < 5000);
    QVERIFY(view.times().series[0].points.size() <= 2001);
    QCOMPARE(view.table("sparseRunMappings")->rowCount(), 1000);
  }

  void tablesSayWhatWasTriedAndChosen() {
    View view(sample());
    auto *mappings = view.table("sparseRunMappings");
    QCOMPARE(mappings->rowCount(), 2);
    QCOMPARE(mappings->item(0, 4)->text(), QStringLiteral("new mapping"));
    QCOMPARE(mappings->item(1, 1)->text(), QStringLiteral("3.0"));
    auto *exchanges = view.table("sparseRunExchanges");
    QCOMPARE(exchanges->rowCount(), 2);
    QCOMPARE(exchanges->item(0, 5)->text(), QString());
    QCOMPARE(exchanges->item(1, 1)->text(), QStringLiteral("packed"));
    QCOMPARE(exchanges->item(1, 5)->text(), QStringLiteral("chosen"));
  }

  void ranksOnGpusSayHowTheyMultiply() {
    adaptive::Recording run = sample();
    run.ways = {adaptive::ProductWay::cpu, adaptive::ProductWay::cusparse1};
    run.transport = adaptive::Transport::nccl;
    View view(run);
    QVERIFY(view.text("sparseRunHead")
                .endsWith(QStringLiteral("Multiplied by cpu, cusparse-alg1; elements travel by nccl.")));
    View onCpus(sample());
    QVERIFY(!onCpus.text("sparseRunHead").contains(QStringLiteral("travel")));
  }

  void theCostOfTuningAndAnOverflowAreSaid() {
    View view(sample());
    QVERIFY(view.text("sparseRunTimes").contains(QStringLiteral("Tuning cost 0.000 s, 5.0 %.")));
    adaptive::Recording run = sample();
    run.largest = std::numeric_limits<double>::infinity();
    View overflowed(run);
    QVERIFY(overflowed.text("sparseRunTimes").contains(QStringLiteral("overflowed")));
    overflowed.setRecording(nullptr);
    QCOMPARE(overflowed.text("sparseRunHead"), QString());
    QVERIFY(overflowed.boundaries().boxes.empty());
  }
};

QTEST_MAIN(SparseRunViewTest)
#include "SparseRunViewTest.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/VariantCharts.h"

#include "tests/views/support/Samples.h"
#include "views/charts/ChartLegend.h"
#include "views/charts/ChartPane.h"
#include "views/shared/Theme.h"

#include <QApplication>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>

using namespace warpgrain;
using namespace warpgrain::views;
using namespace warpgrain::tests;

namespace {

session::Variant variantOf(std::size_t id, const std::string &plan, std::uint32_t registers) {
  return builtVariant(id, {.plan = plan, .registers = registers, .threads = 256});
}

std::vector<std::int64_t> factorsOf(const FactorSeries &series) {
  std::vector<std::int64_t> factors;
  for (const FactorPoint &point : series.points)
    factors.push_back(point.factor);
  return factors;
}

ChartPane *paneNamed(VariantCharts &charts, const QString &part) {
  for (ChartPane *pane : charts.findChildren<ChartPane *>())
    if (pane->accessibleName().contains(part)) return pane;
  return nullptr;
}

} // namespace

class VariantChartsTest : public QObject {
  Q_OBJECT

private Q_SLOTS:

  void oneStepMakesOneSeries() {
    const FactorChart chart =
        arrangeByFactor({variantOf(0, "", 32), variantOf(1, "coarsen y 4", 48), variantOf(2, "coarsen y 2", 40)});
    QCOMPARE(chart.step, std::string("coarsen y"));
    QCOMPARE(chart.factors, (std::vector<std::int64_t>{1, 2, 4}));
    QCOMPARE(chart.series.size(), std::size_t(1));
    QCOMPARE(chart.series[0].name, std::string());
    QCOMPARE(factorsOf(chart.series[0]), (std::vector<std::int64_t>{1, 2, 4}));
    QCOMPARE(chart.series[0].points[2].registers, 48U);
    QCOMPARE(chart.series[0].points[2].variant, std::size_t(1));
  }

  void otherStepsMakeSeriesOfTheirOwn() {
    const FactorChart chart = arrangeByFactor(sampleVariants());
    QCOMPARE(chart.step, std::string("coarsen y")); // four factors; x has two
    QCOMPARE(chart.factors, (std::vector<std::int64_t>{1, 2, 4, 8}));
    QCOMPARE(chart.series.size(), std::size_t(2));
    QCOMPARE(chart.series[0].name, std::string());
    QCOMPARE(factorsOf(chart.series[0]), (std::vector<std::int64_t>{1, 2, 4, 8}));
    QCOMPARE(chart.series[1].name, std::string("coarsen x 2"));
    QCOMPARE(factorsOf(chart.series[1]), (std::vector<std::int64_t>{1, 2, 4})); // the fourth is not built
    QCOMPARE(chart.series[0].points[3].spillBytes, 24U);
    QCOMPARE(chart.series[0].points[0].limiter, std::string("registers"));
  }

  void timesHaveAChartOfTheirOwnOnceThereAreSome() {
    VariantCharts charts;
    charts.resize(1200, 300);
    charts.show();
    auto variants = std::vector{variantOf(0, "", 32), variantOf(1, "coarsen y 2", 40), variantOf(2, "coarsen y 4", 48)};
    charts.setVariants(variants);
    ChartPane *pane = paneNamed(charts, QStringLiteral("time"));
    QVERIFY(pane != nullptr && pane->isHidden());
    variants[0].measurement = measuredSample(100, 100);
    variants[1].measurement = measuredSample(60, 100);
    variants[2].measurement = measuredSample(50, 100);
    variants[2].measurement->outdated = "of another GPU";
    charts.setVariants(variants);
    QVERIFY(!pane->isHidden());
    QCOMPARE(pane->spots().size(), std::size_t(2)); // what cannot be compared is not beside the others
    QCOMPARE(pane->spots()[1].value.y(), 60.0);
    QVERIFY(pane->spots()[1].text.contains(QStringLiteral("60.00 µs")));
    QCOMPARE(pane->chart().title, QStringLiteral("Time on NVIDIA H200"));
  }

  void measuredVariantsStandBelowTheRoofsOfTheGpu() {
    VariantCharts charts;
    auto rows = std::vector{variantOf(0, "", 32), variantOf(1, "coarsen y 2", 40), variantOf(2, "coarsen y 4", 48)};
    ChartPane *pane = paneNamed(charts, QStringLiteral("Roofline"));
    QVERIFY(pane);
    charts.setVariants(rows);
    QVERIFY2(!pane->isVisibleTo(&charts), "nothing was measured");
    rows[0].measurement = measuredSample(20, 100);
    rows[1].measurement = measuredSample(10, 100);
    charts.setVariants(rows);
    charts.setRoofline({.operations = 2e7, .bytes = 2e7, .bytesPerSecond = 4e12, .operationsPerSecond = 6e13},
                       QStringLiteral("H200"));
    QVERIFY(pane->isVisibleTo(&charts));
    QCOMPARE(pane->chart().title, QStringLiteral("Roofline of H200"));
    QCOMPARE(pane->spots().size(), std::size_t(2));
    // 2 * 10^7 operations in 20 us are 10^12 a second, of which the memory lets 4 * 10^12 through.
    QVERIFY2(pane->spots()[0].text.contains(QStringLiteral("25 % of the roof")), qPrintable(pane->spots()[0].text));
    QVERIFY2(pane->spots()[1].text.contains(QStringLiteral("50 % of the roof")), qPrintable(pane->spots()[1].text));
    QCOMPARE(pane->spots()[0].value.x(), 0.0);
    QVERIFY(pane->spots()[1].value.y() > pane->spots()[0].value.y());
    charts.setRooflineReason(QStringLiteral("There is no roofline: it computes nothing."));
    QVERIFY(pane->spots().empty());
    QVERIFY(pane->chart().title.contains(QStringLiteral("no roofline")));
  }

  void factorsOfRepeatedStepsMultiply() {
    const FactorChart chart = arrangeByFactor({variantOf(0, "", 32), variantOf(1, "coarsen x 2; coarsen x 4", 40)});
    QCOMPARE(chart.factors, (std::vector<std::int64_t>{1, 8}));
    QCOMPARE(chart.series.size(), std::size_t(1));
  }

  void theOriginalStartsEachModesSeries() {
    const FactorChart chart = arrangeByFactor(
        {variantOf(0, "", 32), variantOf(1, "coarsen x 2", 40), variantOf(2, "coarsen x 2 adjacent", 36)});
    QCOMPARE(chart.series.size(), std::size_t(2));
    QCOMPARE(chart.series[0].name, std::string());
    QCOMPARE(chart.series[1].name, std::string("adjacent"));
    for (const FactorSeries &series : chart.series)
      QCOMPARE(factorsOf(series), (std::vector<std::int64_t>{1, 2}));
    QCOMPARE(chart.series[1].points[1].registers, 36U);
  }

  void nothingVariesInASingleVariant() {
    const FactorChart chart = arrangeByFactor({variantOf(0, "coarsen x 4", 32)});
    QCOMPARE(chart.step, std::string());
    QCOMPARE(chart.series.size(), std::size_t(1));
    QCOMPARE(chart.series[0].name, std::string("coarsen x 4"));
    QVERIFY(arrangeByFactor({}).empty());
    QVERIFY(arrangeByFactor({waitingVariant(0, "coarsen x 2")}).empty());
  }

  void withoutOccupancyTheRegistersAreStillThere() {
    session::Variant variant = variantOf(0, "", 32);
    variant.occupancy.reset();
    const FactorChart chart = arrangeByFactor({variant});
    QVERIFY(!chart.series[0].points[0].occupancy);
    VariantCharts charts;
    charts.setVariants({variant});
    QCOMPARE(paneNamed(charts, QStringLiteral("registers against"))->spots().size(), std::size_t(1));
    QCOMPARE(paneNamed(charts, QStringLiteral("occupancy against the factor"))->spots().size(), std::size_t(0));
  }

  void emptyChartsSayWhatToDo() {
    VariantCharts charts;
    charts.show();
    const auto visibleText = [&charts] {
      for (const QLabel *label : charts.findChildren<QLabel *>())
        if (label->isVisible()) return label->text();
      return QString();
    };
    QVERIFY(visibleText().contains(QStringLiteral("Build")));
    charts.setVariants({waitingVariant(0, "coarsen x 2")});
    QVERIFY(visibleText().contains(QStringLiteral("No variant is compiled yet")));
    charts.setVariants(sampleVariants());
    QVERIFY(!visibleText().contains(QStringLiteral("compiled yet")));
  }

  void spotsTellEverythingInWords() {
    VariantCharts charts;
    charts.setVariants(sampleVariants());
    const ChartPane *registers = paneNamed(charts, QStringLiteral("registers against"));
    QCOMPARE(registers->spots().size(), std::size_t(7));
    const auto spilling = std::ranges::find_if(registers->spots(), [](const auto &spot) { return spot.variant == 6U; });
    QVERIFY(spilling->text.contains(QStringLiteral("24 bytes spilled")));
    QVERIFY(spilling->text.contains(QStringLiteral("coarsen y 8")));
    QCOMPARE(spilling->value.y(), 72.0);
    QVERIFY(registers->accessibleDescription().contains(QStringLiteral("24 bytes spilled")));
  }

  void legendFollowsTheScheme() {
    VariantCharts charts;
    charts.setVariants(sampleVariants());
    charts.show();
    const auto firstSign = [&charts](ColourScheme scheme) {
      applyColourScheme(*qApp, scheme);
      QCoreApplication::processEvents();
      const auto *legend = charts.findChild<ChartLegend *>();
      const QImage image = legend->findChild<QLabel *>()->pixmap().toImage();
      return image.pixelColor(image.rect().center());
    };
    QCOMPARE(firstSign(ColourScheme::dark), themeColours(true).series[0]);
    QCOMPARE(firstSign(ColourScheme::light), themeColours(false).series[0]);
  }

  void theNextThresholdOfTheChosenVariantIsMarked() {
    VariantCharts charts;
    charts.setVariants(sampleVariants());
    charts.setOccupancyCurve(sampleCurve(1024));
    const ChartPane *curve = paneNamed(charts, QStringLiteral("registers per thread"));
    const auto threshold = [curve] {
      for (const ChartSpot &spot : curve->spots())
        if (!spot.variant) return spot.value.x();
      return 0.0;
    };
    QCOMPARE(threshold(), 32.0); // the original: two blocks of 1024 threads
    const session::Variant four = sampleVariants()[4];
    charts.setCurrentVariant(4);
    QCOMPARE(threshold(), static_cast<double>((*four.occupancy)[device::Resource::registers].next->value));
  }

  void pointsAreReachedAndChosenByKeyboard() {
    VariantCharts charts;
    charts.resize(900, 300);
    charts.setVariants(sampleVariants());
    charts.show();
    QVERIFY(QTest::qWaitForWindowExposed(&charts));
    QSignalSpy chosen(&charts, &VariantCharts::variantChosen);
    ChartPane *pane = paneNamed(charts, QStringLiteral("occupancy against the factor"));
    pane->setFocus();
    QTest::keyClick(pane, Qt::Key_Right);
    QTest::keyClick(pane, Qt::Key_Right);
    QTest::keyClick(pane, Qt::Key_Return);
    QCOMPARE(chosen.count(), 1);
    QCOMPARE(chosen.last()[0].value<std::size_t>(), std::size_t(2)); // factor 2 of the first series
  }

  void aClickOnAPointChoosesItsVariant() {
    VariantCharts charts;
    charts.resize(900, 300);
    charts.setVariants(sampleVariants());
    charts.show();
    QVERIFY(QTest::qWaitForWindowExposed(&charts));
    QSignalSpy chosen(&charts, &VariantCharts::variantChosen);
    ChartPane *pane = paneNamed(charts, QStringLiteral("registers against"));
    const ChartSpot spot = pane->spots().back();
    QTest::mouseClick(pane, Qt::LeftButton, {}, pane->positionOf(spot.value).toPoint());
    QCOMPARE(chosen.count(), 1);
    QCOMPARE(chosen.last()[0].value<std::size_t>(), *spot.variant);
  }
};

QTEST_MAIN(VariantChartsTest)
#include "VariantChartsTest.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
//
// Measuring variants from the window, over a program that speaks as warpgrain-runner does: live results, other launches
// and machines, faults, cancelling, recorded results.
#include "app/gui/base/Texts.h"
#include "app/gui/window/MessageBar.h"
#include "core/measure/host/RunnerSources.h"
#include "core/tune/store/Store.h"
#include "tests/views/window/FakeRunner.h"
#include "views/charts/ChartPane.h"
#include "views/compare/NumbersTable.h"
#include "views/variants/MeasureLine.h"
#include "views/variants/VariantsModel.h"
#include "views/variants/VariantsView.h"

#include <QComboBox>
#include <QDir>
#include <QElapsedTimer>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTableView>
#include <QTableWidget>

using namespace warpgrain;
using namespace warpgrain::gui;
using views::VariantColumn;

class MeasureTest : public QObject {
  Q_OBJECT

private:
  static void openKernel(WindowFixture &fixture, const QString &space = QStringLiteral("coarsen x 1,2,4")) {
    fixture.useFakeCompiler();
    fixture.open(fixture.write(QStringLiteral("a.cu"), smallKernel()));
    Q_EMIT fixture.find<views::VariantsView>("variants")->spaceEdited(space);
    QTRY_VERIFY_WITH_TIMEOUT(fixture.find<QLineEdit>("n") != nullptr, WindowFixture::patience);
    QTest::keyClicks(fixture.find<QLineEdit>("n"), QStringLiteral("256"));
  }

  static void waitForWork(WindowFixture &fixture) {
    QVERIFY(QTest::qWaitFor([&] { return !fixture.workbench().isWorking(); }, 2 * WindowFixture::patience));
  }

  static void measure(WindowFixture &fixture) {
    fixture.action("measure")->trigger();
    QVERIFY(QTest::qWaitFor(
        [&] {
          const auto &rows = fixture.workbench().variants().variants();
          return !rows.empty() && rows.front().measurement && !rows.front().measurement->isRunning &&
                 !fixture.workbench().isWorking();
        },
        2 * WindowFixture::patience));
  }

  static QString cell(WindowFixture &fixture, int row, VariantColumn column, int role = Qt::DisplayRole) {
    const auto *table = fixture.find<QWidget>("variants")->findChild<QTableView *>();
    return table->model()->index(row, static_cast<int>(column)).data(role).toString();
  }

  static QString time(WindowFixture &fixture, int row) { return cell(fixture, row, VariantColumn::time); }

  static QString status(WindowFixture &fixture) { return fixture.find<QLabel>("measureStatus")->text(); }

  static bool isListed(WindowFixture &fixture, const QString &place) {
    return fixture.find<QComboBox>("measureOn")->findText(place) >= 0;
  }

  static void choose(WindowFixture &fixture, const QString &place) {
    auto *box = fixture.find<QComboBox>("measureOn");
    QVERIFY2(box->findText(place) >= 0, qPrintable(place));
    box->setCurrentIndex(box->findText(place));
    Q_EMIT box->activated(box->currentIndex());
  }

  /// A shell on this machine, with a cache of its own in which the runner is built already.
  static QString localHost(const WindowFixture &fixture, const FakeGpu &gpu, const QString &name) {
    const QString runner = writeFakeRunner(fixture, gpu, name);
    QDir(fixture.folder.path()).mkdir(name + QStringLiteral("-cache"));
    const QString cache = fixture.path(name + QStringLiteral("-cache"));
    QFile::link(runner, cache + QStringLiteral("/runner-") + toQString(measure::runnerSourcesPrint()));
    return QStringLiteral("env WARPGRAIN_CACHE=%1 sh").arg(cache);
  }

  static void addHost(WindowFixture &fixture, const QString &command) {
    fixture.dialogs.textToGive = command;
    fixture.action("measureAdd")->trigger();
  }

  /// The table below the sources, its cells with bars between them.
  static QStringList comparedNumbers(WindowFixture &fixture) {
    auto *numbers = fixture.find<views::NumbersTable>("comparedNumbers");
    if (numbers->isHidden()) return {};
    const auto *table = numbers->findChild<QTableWidget *>();
    QStringList lines;
    for (int row = 0; row < table->rowCount(); ++row) {
      QStringList cells;
      for (int column = 0; column < 5; ++column)
        cells << table->item(row, column)->text();
      lines << cells.join(u'|');
    }
    return lines;
  }

private Q_SLOTS:

  void keepsWhatIsMeasuredInTheStore() {
    WindowFixture fixture;
    fixture.environment.store = toPath(fixture.path(QStringLiteral("store.sqlite")));
    useFakeRunner(fixture);
    openKernel(fixture);
    measure(fixture);
    const auto store = tune::Store::openToRead(fixture.environment.store);
    QVERIFY(store);
    const auto records = store->records({.kind = tune::RecordKind::measurement});
    QVERIFY(records);
    QCOMPARE(records->size(), std::size_t{2}); // the original stands beside each
    for (const tune::Record &record : *records) {
      QVERIFY(record.key.plan.starts_with("coarsen x "));
      QCOMPARE(record.context.at("n"), 256);
    }
  }

  void buildsAndMeasuresTheVariantsAsTheyCome() {
    WindowFixture fixture;
    useFakeRunner(fixture, {.secondsEach = 1});
    openKernel(fixture);
    QTRY_VERIFY_WITH_TIMEOUT(isListed(fixture, QStringLiteral("This machine: Test GPU")), WindowFixture::patience);
    fixture.action("measure")->trigger();
    // The first is there while the others are still measured.
    QTRY_VERIFY_WITH_TIMEOUT(time(fixture, 0).startsWith(QStringLiteral("100.0 µs")), 2 * WindowFixture::patience);
    QCOMPARE(time(fixture, 2), QStringLiteral("measuring…"));
    QVERIFY(fixture.workbench().measurement().isRunning());
    waitForWork(fixture);
    QCOMPARE(fixture.dialogs.trustAsked.size(), 1);
    QVERIFY2(time(fixture, 1).startsWith(QStringLiteral("80.00 µs ±")), qPrintable(time(fixture, 1)));
    QCOMPARE(cell(fixture, 1, VariantColumn::speedUp), QStringLiteral("1.25×"));
    QCOMPARE(cell(fixture, 2, VariantColumn::speedUp), QStringLiteral("1.67×"));
    const QString tip = cell(fixture, 1, VariantColumn::time, Qt::ToolTipRole);
    for (const auto *part : {"Test GPU", "2026-11-21", "grid 4 x 1 x 1", "1980 MHz"})
      QVERIFY2(tip.contains(QLatin1StringView(part)), qPrintable(tip));
    QVERIFY2(status(fixture).contains(QStringLiteral("Test GPU, 2026-11-21")), qPrintable(status(fixture)));
    const auto panes = fixture.find<QWidget>("charts")->findChildren<views::ChartPane *>();
    const auto chart = std::ranges::find_if(
        panes, [](const views::ChartPane *pane) { return pane->accessibleName().contains(QStringLiteral("time")); });
    QVERIFY(chart != panes.end());
    QCOMPARE((*chart)->spots().size(), std::size_t(3));
    QCOMPARE((*chart)->spots()[2].value.y(), 60.0);
  }

  void measuresOnlyTheSelectionBesideTheOriginal() {
    WindowFixture fixture;
    useFakeRunner(fixture);
    openKernel(fixture);
    fixture.action("build")->trigger();
    QTRY_COMPARE_WITH_TIMEOUT(fixture.workbench().variants().variants().size(), std::size_t(3),
                              WindowFixture::patience);
    waitForWork(fixture);
    Q_EMIT fixture.find<views::VariantsView>("variants")->measureRequested({2});
    QTRY_VERIFY_WITH_TIMEOUT(time(fixture, 2).startsWith(QStringLiteral("60.00 µs")), WindowFixture::patience);
    waitForWork(fixture);
    QVERIFY(time(fixture, 0).startsWith(QStringLiteral("100.0 µs")));
    QCOMPARE(time(fixture, 1), QString());
  }

  void aLaunchThatIsNotKnownIsAskedFor() {
    WindowFixture fixture;
    useFakeRunner(fixture);
    fixture.useFakeCompiler();
    fixture.open(fixture.write(QStringLiteral("a.cu"), smallKernel()));
    fixture.action("measure")->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(fixture.message().contains(QStringLiteral("value of n")), 2 * WindowFixture::patience);
    waitForWork(fixture);
    QVERIFY(fixture.find<QWidget>("launch")->isVisible());
  }

  void aVariantThatFaultsIsARowAndTheOthersAreMeasured() {
    WindowFixture fixture;
    useFakeRunner(fixture, {.faulty = "coarsen-x-2"});
    openKernel(fixture);
    measure(fixture);
    QCOMPARE(time(fixture, 1), QStringLiteral("faults"));
    QVERIFY(cell(fixture, 1, VariantColumn::time, Qt::ToolTipRole).contains(QStringLiteral("illegal address")));
    QVERIFY(time(fixture, 2).startsWith(QStringLiteral("60.00 µs")));
  }

  void withoutAGpuItSaysWhy() {
    WindowFixture fixture;
    useFakeRunner(fixture, {.hasDriver = false});
    openKernel(fixture);
    QTRY_VERIFY_WITH_TIMEOUT(isListed(fixture, QStringLiteral("This machine (no GPU)")), WindowFixture::patience);
    fixture.action("measure")->trigger();
    QTRY_COMPARE_WITH_TIMEOUT(fixture.message(), QStringLiteral("There is no CUDA driver on this machine."),
                              2 * WindowFixture::patience);
    waitForWork(fixture);
    QCOMPARE(time(fixture, 0), QString());
  }

  void withoutARunnerItSaysWhatToDo() {
    WindowFixture fixture;
    fixture.environment.findRunner = [] {
      return Result<std::filesystem::path>(fail(ErrorKind::tool, "The program warpgrain-runner is missing."));
    };
    openKernel(fixture);
    fixture.action("measure")->trigger();
    QTRY_COMPARE_WITH_TIMEOUT(fixture.message(), QStringLiteral("The program warpgrain-runner is missing."),
                              2 * WindowFixture::patience);
    waitForWork(fixture);
  }

  void cancelsAndKeepsWhatWasMeasured() {
    WindowFixture fixture;
    useFakeRunner(fixture, {.secondsEach = 3});
    openKernel(fixture);
    fixture.action("measure")->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(time(fixture, 0).startsWith(QStringLiteral("100.0 µs")), 2 * WindowFixture::patience);
    QElapsedTimer clock;
    clock.start();
    fixture.action("cancel")->trigger();
    QVERIFY2(clock.elapsed() < 200, "cancelling blocks the window");
    waitForWork(fixture);
    QVERIFY(clock.elapsed() < 15000);
    QVERIFY(time(fixture, 0).startsWith(QStringLiteral("100.0 µs")));
    QCOMPARE(time(fixture, 2), QString());
  }

  void timesOfAnotherLaunchAreGreyAndOutOfTheChart() {
    WindowFixture fixture;
    useFakeRunner(fixture);
    openKernel(fixture);
    measure(fixture);
    QTest::keyClicks(fixture.find<QLineEdit>("n"), QStringLiteral("0")); // 2560
    QTRY_VERIFY_WITH_TIMEOUT(time(fixture, 1).startsWith(u'('), WindowFixture::patience);
    QVERIFY(cell(fixture, 1, VariantColumn::time, Qt::ToolTipRole).contains(QStringLiteral("another launch")));
    QVERIFY(!fixture.workbench().variants().variants()[1].measurement->isComparable());
    QTest::keyClick(fixture.find<QLineEdit>("n"), Qt::Key_Backspace);
    QTRY_VERIFY_WITH_TIMEOUT(time(fixture, 1).startsWith(QStringLiteral("80.00")), WindowFixture::patience);
  }

  void anotherMachineIsKeptInTheSettingsAndItsTimesAreNotMixed() {
    WindowFixture fixture;
    useFakeRunner(fixture);
    openKernel(fixture);
    measure(fixture);
    const QString host = localHost(fixture, {.name = "Far GPU", .uuid = "GPU-2"}, QStringLiteral("far"));
    addHost(fixture, host);
    QCOMPARE(fixture.find<QComboBox>("measureOn")->currentText(), host);
    QCOMPARE(fixture.settings.value(QStringLiteral("measure/hosts")).toStringList(), QStringList{host});
    Q_EMIT fixture.find<views::VariantsView>("variants")->measureRequested({1});
    QTRY_VERIFY_WITH_TIMEOUT(
        cell(fixture, 1, VariantColumn::time, Qt::ToolTipRole).contains(QStringLiteral("Far GPU over")),
        WindowFixture::patience);
    waitForWork(fixture);
    QVERIFY2(time(fixture, 1).startsWith(QStringLiteral("80.00 µs")), qPrintable(time(fixture, 1)));
    // The third row was measured here.
    QVERIFY2(time(fixture, 2).startsWith(QStringLiteral("(60.00 µs")), qPrintable(time(fixture, 2)));
    QVERIFY(cell(fixture, 2, VariantColumn::time, Qt::ToolTipRole).contains(QStringLiteral("Test GPU")));
    fixture.action("measureForget")->trigger();
    QVERIFY(!isListed(fixture, host));
    QVERIFY(fixture.settings.value(QStringLiteral("measure/hosts")).toStringList().isEmpty());
  }

  void aConnectionThatIsCutKeepsWhatCameAndGoesOn() {
    WindowFixture fixture;
    useFakeRunner(fixture, {.hasDriver = false});
    openKernel(fixture);
    const QString whole = localHost(fixture, {.secondsEach = 0.2}, QStringLiteral("far"));
    // The script's own three lines, the environment and one row; then the connection ends.
    const QString cut =
        QString(whole).replace(QStringLiteral(" sh"), QStringLiteral(" sh -c 'sh | { sed -u 6q; kill -9 $$; }'"));
    addHost(fixture, cut);
    fixture.action("measure")->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(fixture.message().contains(QStringLiteral("ended too early")),
                             2 * WindowFixture::patience);
    waitForWork(fixture);
    QVERIFY2(time(fixture, 0).startsWith(QStringLiteral("100.0 µs")), qPrintable(time(fixture, 0)));
    QCOMPARE(time(fixture, 2), QString());
    QVERIFY(fixture.workbench().measurement().wasCut());
    fixture.action("measure")->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(!fixture.workbench().measurement().order().again, WindowFixture::patience);
    waitForWork(fixture);
  }

  void countersStandBesideWhatIsPredicted() {
    WindowFixture fixture;
    useFakeRunner(fixture, {.counters = "{\"global_load_sectors\":32,\"achieved_occupancy_pct\":47.5}"});
    openKernel(fixture);
    fixture.action("measureCounters")->trigger();
    measure(fixture);
    QVERIFY(fixture.read(QStringLiteral("runner.log")).contains("--counters"));
    fixture.workbench().selection().setVariant(1);
    const QStringList lines = comparedNumbers(fixture);
    // 4 blocks of 64 floats are 32 sectors, for the original and for the variant.
    QVERIFY2(lines.contains(QStringLiteral("global load sectors|32|32|32|32")), qPrintable(lines.join(u'\n')));
    QVERIFY(lines.join(u'\n').contains(QStringLiteral("achieved occupancy|")));
    QVERIFY(lines.join(u'\n').contains(QStringLiteral("47.50 %")));
  }

  void kernelsOwnTimesStandBesideThoseOfEvents() {
    WindowFixture fixture;
    useFakeRunner(fixture, {.kernelTimes = "[7.5,6.25,8]"});
    openKernel(fixture);
    fixture.action("measureActivity")->trigger();
    measure(fixture);
    QVERIFY(fixture.read(QStringLiteral("runner.log")).contains("--activity"));
    QVERIFY(!fixture.read(QStringLiteral("runner.log")).contains("--counters"));
    QVERIFY(cell(fixture, 1, VariantColumn::time, Qt::ToolTipRole).contains(QStringLiteral("notes 7.50 µs")));
    fixture.workbench().selection().setVariant(1);
    const QStringList lines = comparedNumbers(fixture);
    QVERIFY2(lines.contains(QStringLiteral("kernel's own time||7.50 µs||7.50 µs")), qPrintable(lines.join(u'\n')));
  }

  void measuresAgainAndAsksTheRunnerForIt() {
    WindowFixture fixture;
    useFakeRunner(fixture);
    openKernel(fixture);
    measure(fixture);
    measure(fixture);
    const auto calls = fixture.read(QStringLiteral("runner.log")).split('\n');
    QCOMPARE(std::ranges::count_if(calls, [](const QByteArray &call) { return call.contains("--again"); }), 2);
  }

  void recordedTimesAreShownAndMarked() {
    WindowFixture fixture;
    useFakeRunner(fixture, {.hasDriver = false});
    QDir(fixture.folder.path()).mkdir(QStringLiteral("recorded"));
    fixture.write(QStringLiteral("recorded/turn.jsonl"), recordedSession(smallKernel()));
    fixture.environment.recordedFolder = toPath(fixture.path(QStringLiteral("recorded")));
    openKernel(fixture, QStringLiteral("coarsen x 1,2"));
    const QString place = QStringLiteral("Recorded: Other GPU, 2026-11-20");
    QTRY_VERIFY_WITH_TIMEOUT(isListed(fixture, place), WindowFixture::patience);
    choose(fixture, place);
    QCOMPARE(fixture.find<QPushButton>("measureButton")->text().remove(u'&'), QStringLiteral("Show times"));
    measure(fixture);
    const auto &rows = fixture.workbench().variants().variants();
    QCOMPARE(rows.size(), std::size_t(3)); // the plan that was measured is built, too
    QVERIFY2(time(fixture, 0).contains(QStringLiteral("recorded")), qPrintable(time(fixture, 0)));
    QCOMPARE(time(fixture, 1), QString());
    QVERIFY2(time(fixture, 2).startsWith(QStringLiteral("10.00 µs")), qPrintable(time(fixture, 2)));
    QCOMPARE(cell(fixture, 2, VariantColumn::speedUp), QStringLiteral("2.00×"));
    QVERIFY(status(fixture).contains(QStringLiteral("recorded on Other GPU, 2026-11-20")));
    // Another n than the recorded one: they cannot be compared any more.
    QTest::keyClicks(fixture.find<QLineEdit>("n"), QStringLiteral("0"));
    QTRY_VERIFY_WITH_TIMEOUT(time(fixture, 2).startsWith(u'('), WindowFixture::patience);
  }

  void recordedTimesOfAnotherTextAreGrey() {
    WindowFixture fixture;
    useFakeRunner(fixture, {.hasDriver = false});
    openKernel(fixture, QStringLiteral("coarsen x 1,8"));
    fixture.dialogs.fileToChoose = fixture.write(QStringLiteral("other.jsonl"), recordedSession("something else"));
    fixture.action("measureRecorded")->trigger();
    QTRY_COMPARE_WITH_TIMEOUT(fixture.find<QComboBox>("measureOn")->currentText(),
                              QStringLiteral("Recorded: Other GPU, 2026-11-20"), WindowFixture::patience);
    measure(fixture);
    QVERIFY2(time(fixture, 1).startsWith(QStringLiteral("(10.00 µs")), qPrintable(time(fixture, 1)));
    QVERIFY(cell(fixture, 1, VariantColumn::time, Qt::ToolTipRole).contains(QStringLiteral("another text")));
    fixture.dialogs.fileToChoose = fixture.write(QStringLiteral("none.jsonl"), "no results\n");
    fixture.action("measureRecorded")->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(fixture.message().contains(QStringLiteral("holds no recorded results")),
                             WindowFixture::patience);
  }
};

QTEST_MAIN(MeasureTest)
#include "MeasureTest.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
//
// Searching for the fastest plan from the window, over a program that speaks as warpgrain-runner does, and watching a
// search that was recorded.
#include "app/gui/base/Texts.h"
#include "app/gui/window/MessageBar.h"
#include "core/tune/records/T4.h"
#include "tests/views/window/FakeRunner.h"
#include "views/charts/ChartPane.h"
#include "views/tune/TuneBar.h"
#include "views/tune/TuneView.h"
#include "views/variants/VariantsView.h"

#include <QComboBox>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSpinBox>
#include <QTabWidget>
#include <QTableView>

using namespace warpgrain;
using namespace warpgrain::gui;
using views::TuneVerdict;

class TuneTest : public QObject {
  Q_OBJECT

private:
  static void openKernel(WindowFixture &fixture) {
    fixture.useFakeCompiler();
    fixture.open(fixture.write(QStringLiteral("a.cu"), smallKernel()));
    QTRY_VERIFY_WITH_TIMEOUT(fixture.find<QLineEdit>("n") != nullptr, WindowFixture::patience);
    QTest::keyClicks(fixture.find<QLineEdit>("n"), QStringLiteral("256"));
  }

  static views::TuneView &view(WindowFixture &fixture) { return *fixture.find<views::TuneView>("tune"); }

  static const std::vector<views::TunePoint> &points(WindowFixture &fixture) { return view(fixture).search().points; }

  static TuneController &tuning(WindowFixture &fixture) { return fixture.workbench().tuning(); }

  static QString text(WindowFixture &fixture, const char *label) { return fixture.find<QLabel>(label)->text(); }

  static void press(WindowFixture &fixture, const char *button) { fixture.find<QPushButton>(button)->click(); }

  static void search(WindowFixture &fixture, int evaluations) {
    fixture.find<QSpinBox>("tuneEvaluations")->setValue(evaluations);
    fixture.action("tune")->trigger();
  }

  static void waitForEnd(WindowFixture &fixture) {
    QVERIFY(QTest::qWaitFor(
        [&] {
          return !tuning(fixture).isRunning() && !fixture.workbench().isWorking() &&
                 points(fixture).size() == tuning(fixture).run().result.plans.size();
        },
        2 * WindowFixture::patience));
  }

  static std::string planOf(WindowFixture &fixture) {
    return toString(fixture.workbench().plans().planOf(fixture.workbench().selection().kernel()));
  }

  /// The real runner, over a driver that needs no GPU and takes the machine code of `twice` for a kernel that doubles.
  static void useRunnerWithoutGpu(WindowFixture &fixture) {
    const QString script =
        fixture.write(QStringLiteral("with-driver"), "#!/bin/sh\n"
                                                     "export LD_LIBRARY_PATH='" WARPGRAIN_FAKE_CUDA "'\n"
                                                     "export FAKE_CUDA_CUBIN='kernel _Z5twicePfPKfi steady 100 8 8 4'\n"
                                                     "exec '" WARPGRAIN_RUNNER "' \"$@\"\n");
    QFile::setPermissions(script, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    fixture.environment.findRunner = [path = toPath(script)] { return Result<std::filesystem::path>(path); };
  }

  /// Results of plans of the small kernel; the original takes 2 ms, a factor makes it so many times faster.
  static QString results(WindowFixture &fixture, const std::vector<int> &factors) {
    std::vector<tune::T4Result> out;
    for (const int factor : factors) {
      const double time = 2.0 / factor;
      out.push_back({.timestamp = "2026-01-31T12:00:00Z",
                     .configuration = {{"coarsen x", std::int64_t{factor}}},
                     .objectives = {"time"},
                     .times = {.runs = {time, time, time}},
                     .measurements = {{.name = "time", .value = time, .unit = "ms"}},
                     .plan = factor == 1 ? "" : "coarsen x " + std::to_string(factor)});
    }
    return fixture.write(QStringLiteral("results.json"), QByteArray::fromStdString(tune::textOfT4(out)));
  }

  static void replay(WindowFixture &fixture, const QString &file) {
    fixture.dialogs.fileToChoose = file;
    fixture.action("tuneOpen")->trigger();
  }

private Q_SLOTS:

  void searchesThePlansOfTheKernelOnAGpu() {
    WindowFixture fixture;
    useFakeRunner(fixture);
    openKernel(fixture);
    search(fixture, 5);
    QTRY_VERIFY_WITH_TIMEOUT(tuning(fixture).isSearching(), WindowFixture::patience);
    QVERIFY(!fixture.action("build")->isEnabled());
    waitForEnd(fixture);
    QVERIFY2(fixture.message().isEmpty(), qPrintable(fixture.message()));
    QCOMPARE(fixture.dialogs.trustAsked.size(), 1);
    QCOMPARE(std::ranges::count_if(points(fixture), &views::TunePoint::isEvaluated), 5);
    QVERIFY(std::ranges::count(points(fixture), TuneVerdict::faster, &views::TunePoint::verdict) > 0);
    for (const views::TunePoint &point : points(fixture)) {
      QCOMPARE(point.choices.size(), view(fixture).search().space.parameters.size());
      if (!point.microseconds) QVERIFY2(!point.reason.isEmpty(), qPrintable(point.steps));
    }
    QCOMPARE(view(fixture).search().space.originalMicroseconds, 100.0);
    QVERIFY2(text(fixture, "tuneHeadline").contains(QStringLiteral("turn on Test GPU")),
             qPrintable(text(fixture, "tuneHeadline")));
    QVERIFY2(text(fixture, "tuneStatus").contains(QStringLiteral("5 of 5 plans evaluated")),
             qPrintable(text(fixture, "tuneStatus")));
    QVERIFY(fixture.action("build")->isEnabled());
  }

  /// Compiled by nvcc, measured by the runner: no plan of a kernel that always takes as long is faster.
  void aLiveSearchComparesOutputsAndKeepsItsAnswers() {
    WindowFixture fixture;
    if (!fixture.useRealCompiler()) QSKIP("There is no nvcc on this machine");
    useRunnerWithoutGpu(fixture);
    fixture.environment.store = toPath(fixture.path(QStringLiteral("store.sqlite")));
    const QString source = fixture.write(QStringLiteral("twice.cu"),
                                         "static __global__ void twice(float *out, const float *in, int n) {\n"
                                         "  int i = blockIdx.x * 256 + threadIdx.x;\n"
                                         "  if (i < n) out[i] = 2 * in[i];\n}\n"
                                         "void go(float *out, float *in) { twice<<<4, 256>>>(out, in, 1000); }\n");
    fixture.open(source);
    QTRY_VERIFY_WITH_TIMEOUT(fixture.find<QLineEdit>("n") != nullptr, WindowFixture::patience);
    QTest::keyClicks(fixture.find<QLineEdit>("n"), QStringLiteral("1000"));
    search(fixture, 3);
    QTRY_VERIFY_WITH_TIMEOUT(tuning(fixture).isSearching(), WindowFixture::patience);
    waitForEnd(fixture);
    QVERIFY2(fixture.message().isEmpty(), qPrintable(fixture.message()));
    QCOMPARE(std::ranges::count_if(points(fixture), &views::TunePoint::isEvaluated), 3);
    QCOMPARE(std::ranges::count(points(fixture), TuneVerdict::faster, &views::TunePoint::verdict), 0);
    QVERIFY2(text(fixture, "tuneHeadline").contains(QStringLiteral("twice on Fake GPU")),
             qPrintable(text(fixture, "tuneHeadline")));
    // The next one goes on with what is known.
    search(fixture, 3);
    QTRY_VERIFY_WITH_TIMEOUT(tuning(fixture).isSearching(), WindowFixture::patience);
    waitForEnd(fixture);
    QVERIFY2(text(fixture, "tuneStatus").contains(QStringLiteral("known from earlier searches")),
             qPrintable(text(fixture, "tuneStatus")));
  }

  void theBestIsChosenForThePanel() {
    WindowFixture fixture;
    useFakeRunner(fixture);
    openKernel(fixture);
    search(fixture, 8);
    waitForEnd(fixture);
    const auto *best = tuning(fixture).run().result.best();
    QVERIFY(best != nullptr);
    press(fixture, "tuneBest");
    QCOMPARE(planOf(fixture), toString(best->plan));
    QTRY_VERIFY_WITH_TIMEOUT(fixture.workbench().isShownNamed(), WindowFixture::patience);
    // And the view marks what is chosen elsewhere.
    fixture.workbench().plans().setText(fixture.workbench().selection().kernel(), "");
    QTRY_VERIFY_WITH_TIMEOUT(fixture.find<QTableView>("tuneTable")->selectionModel()->selectedRows().isEmpty(),
                             WindowFixture::patience);
  }

  void withoutAnExecutorTheStatusSaysThatTheBestIsNotVerified() {
    WindowFixture fixture;
    useFakeRunner(fixture);
    fixture.environment.findExecutor = [] {
      return Result<run::Executor>(fail(ErrorKind::tool, "The program warpgrain-executor is missing."));
    };
    openKernel(fixture);
    search(fixture, 8);
    waitForEnd(fixture);
    QVERIFY(tuning(fixture).run().result.best() != nullptr);
    const QString status = text(fixture, "tuneStatus");
    QVERIFY2(status.contains(QStringLiteral("The best plan is not verified at other sizes: ")) &&
                 status.contains(QStringLiteral("warpgrain-executor is missing")),
             qPrintable(status));
  }

  void aSearchIsStoppedAndItsBestKept() {
    WindowFixture fixture;
    useFakeRunner(fixture, {.secondsEach = 0.3});
    openKernel(fixture);
    search(fixture, 500);
    QTRY_VERIFY_WITH_TIMEOUT(fixture.find<QPushButton>("tuneBest")->isEnabled(), 2 * WindowFixture::patience);
    press(fixture, "tuneBest");
    waitForEnd(fixture);
    QVERIFY(!planOf(fixture).empty());
    QVERIFY2(text(fixture, "tuneStatus").contains(QStringLiteral("ended early")),
             qPrintable(text(fixture, "tuneStatus")));
  }

  void cancellingKeepsWhatWasFound() {
    WindowFixture fixture;
    useFakeRunner(fixture, {.secondsEach = 0.3});
    openKernel(fixture);
    search(fixture, 500);
    QTRY_VERIFY_WITH_TIMEOUT(!points(fixture).empty(), 2 * WindowFixture::patience);
    fixture.action("cancel")->trigger();
    waitForEnd(fixture);
    QVERIFY(!points(fixture).empty());
    QVERIFY(planOf(fixture).empty());
    QVERIFY(fixture.action("tune")->isEnabled());
  }

  void aLaunchThatIsNotKnownIsAskedFor() {
    WindowFixture fixture;
    useFakeRunner(fixture);
    fixture.useFakeCompiler();
    fixture.open(fixture.write(QStringLiteral("a.cu"), smallKernel()));
    search(fixture, 5);
    QTRY_VERIFY_WITH_TIMEOUT(!fixture.message().isEmpty(), WindowFixture::patience);
    waitForEnd(fixture);
    QVERIFY(fixture.find<QWidget>("launch")->isVisible());
    QVERIFY(points(fixture).empty());
  }

  void whyASearchCannotBeMadeIsSaid() {
    WindowFixture fixture;
    useFakeRunner(fixture, {.hasDriver = false});
    openKernel(fixture);
    search(fixture, 5);
    QTRY_VERIFY_WITH_TIMEOUT(fixture.message().contains(QStringLiteral("CUDA driver")), 2 * WindowFixture::patience);
    waitForEnd(fixture);
  }

  void recordedResultsAreReplayed() {
    WindowFixture fixture;
    openKernel(fixture);
    replay(fixture, results(fixture, {2, 1, 8, 4}));
    waitForEnd(fixture);
    QCOMPARE(points(fixture).size(), std::size_t(3));
    QCOMPARE(view(fixture).search().space.originalMicroseconds, 2000.0);
    QVERIFY2(text(fixture, "tuneHeadline").contains(QStringLiteral("Replay of results.json")),
             qPrintable(text(fixture, "tuneHeadline")));
    QVERIFY2(text(fixture, "tuneExtremes").contains(QStringLiteral("Best 8.00×: coarsen x 8")),
             qPrintable(text(fixture, "tuneExtremes")));
    const auto at = std::ranges::find(points(fixture), QStringLiteral("coarsen x 4"), &views::TunePoint::steps);
    QVERIFY(at != points(fixture).end());
    Q_EMIT view(fixture).pointChosen(static_cast<std::size_t>(at - points(fixture).begin()));
    QCOMPARE(planOf(fixture), std::string("coarsen x 4"));
  }

  void aReplayForTimeAndEnergyMarksTheFrontAndAPointOfItIsChosen() {
    WindowFixture fixture;
    openKernel(fixture);
    fixture.find<QComboBox>("tuneObjective")->setCurrentIndex(2);
    Q_EMIT fixture.find<QComboBox>("tuneObjective")->activated(2);
    auto recorded = tune::parseT4(fixture.read(results(fixture, {2, 1, 8, 4})).toStdString()).value();
    // coarsen x 8 is the fastest; coarsen x 4 takes the least energy, and coarsen x 2 is beaten by it.
    const std::vector<double> microjoules{900, 1000, 1200, 500};
    for (std::size_t i = 0; i < recorded.size(); ++i)
      recorded[i].addEnergy(microjoules[i], 1);
    replay(fixture,
           fixture.write(QStringLiteral("energies.json"), QByteArray::fromStdString(tune::textOfT4(recorded))));
    waitForEnd(fixture);
    QCOMPARE(tuning(fixture).run().result.objective, workflow::SearchObjective::both);
    const views::TuneData &data = view(fixture).search();
    QCOMPARE(data.space.originalMicrojoules, 1000.0);
    QStringList front;
    for (const std::size_t point : data.front)
      front << data.points[point].steps;
    QCOMPARE(front, (QStringList{QStringLiteral("coarsen x 8"), QStringLiteral("coarsen x 4")}));
    auto *charts = fixture.find<QTabWidget>("tuneCharts");
    charts->setCurrentIndex(1);
    auto *chart = fixture.find<views::ChartPane>("tuneEnergyChart");
    QCOMPARE(chart->spots().size(), std::size_t(4));
    Q_EMIT chart->variantChosen(data.front.back());
    QCOMPARE(planOf(fixture), std::string("coarsen x 4"));
    // Results without energies are replayed for their times, and the chart says that there are none.
    replay(fixture, results(fixture, {2, 1, 8}));
    waitForEnd(fixture);
    QCOMPARE(tuning(fixture).run().result.objective, workflow::SearchObjective::time);
    QVERIFY2(chart->chart().title.contains(QStringLiteral("no energies")), qPrintable(chart->chart().title));
  }

  void aReplayIsHeldUpAndGoesOn() {
    WindowFixture fixture;
    openKernel(fixture);
    std::vector<int> factors;
    for (int i = 1; i <= 60; ++i)
      factors.push_back(i);
    replay(fixture, results(fixture, factors));
    QTRY_VERIFY_WITH_TIMEOUT(!points(fixture).empty(), WindowFixture::patience);
    press(fixture, "tunePause");
    QVERIFY(tuning(fixture).isPaused());
    QTest::qWait(300);
    const std::size_t held = tuning(fixture).run().result.plans.size();
    QTest::qWait(400);
    QCOMPARE(tuning(fixture).run().result.plans.size(), held);
    QVERIFY2(text(fixture, "tuneStatus").contains(QStringLiteral("Paused")), qPrintable(text(fixture, "tuneStatus")));
    press(fixture, "tunePause");
    QTRY_VERIFY_WITH_TIMEOUT(tuning(fixture).run().result.plans.size() > held, WindowFixture::patience);
    press(fixture, "tuneCancel");
    waitForEnd(fixture);
    QVERIFY(points(fixture).size() < 59);
  }

  void theRowOfAChosenPlanIsChosenToo() {
    WindowFixture fixture;
    openKernel(fixture);
    Q_EMIT fixture.find<views::VariantsView>("variants")->spaceEdited(QStringLiteral("coarsen x 1,2,4"));
    fixture.action("build")->trigger();
    QTRY_COMPARE_WITH_TIMEOUT(fixture.workbench().variants().variants().size(), std::size_t(3),
                              WindowFixture::patience);
    replay(fixture, results(fixture, {1, 4}));
    waitForEnd(fixture);
    Q_EMIT view(fixture).pointChosen(0);
    const auto row = fixture.workbench().selection().variant();
    QVERIFY(row.has_value());
    QCOMPARE(toString(fixture.workbench().variants().find(*row)->plan), std::string("coarsen x 4"));
  }

  void aPointThatIsNoPlanIsNotChosen() {
    WindowFixture fixture;
    openKernel(fixture);
    replay(fixture, fixture.write(QStringLiteral("other.json"), R"({"results": [
      {"configuration": {"block_size_x": 32}, "times": {}, "invalidity": "correct", "correctness": 1,
       "measurements": [{"name": "time", "value": 2, "unit": "ms"}]},
      {"configuration": {"block_size_x": 64}, "times": {}, "invalidity": "compile", "correctness": 0, "measurements": []}]})"));
    waitForEnd(fixture);
    QCOMPARE(points(fixture).size(), std::size_t(2));
    Q_EMIT view(fixture).pointChosen(0);
    QVERIFY(planOf(fixture).empty());
    QVERIFY2(fixture.message().contains(QStringLiteral("no plan")), qPrintable(fixture.message()));
  }

  void aFileThatHoldsNoResultsIsRefused() {
    WindowFixture fixture;
    openKernel(fixture);
    replay(fixture, fixture.write(QStringLiteral("other.json"), "{}"));
    QTRY_VERIFY_WITH_TIMEOUT(!fixture.message().isEmpty(), WindowFixture::patience);
    waitForEnd(fixture);
    QVERIFY(fixture.find<QWidget>("tuneEmpty")->isVisibleTo(&view(fixture)));
  }

  /// The whole of what a newcomer without a GPU does.
  void aRecordedSearchOpensItsExampleAndReplays() {
    WindowFixture fixture;
    fixture.environment.recordedFolder = toPath(QStringLiteral(WARPGRAIN_EXAMPLES "/../recorded"));
    fixture.environment.trustedFolder = toPath(QStringLiteral(WARPGRAIN_EXAMPLES));
    fixture.show();
    const auto recordings = fixture.find<QMenu>("tuneRecordings")->actions();
    QVERIFY(recordings.size() > 1);
    recordings.front()->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(tuning(fixture).isRunning(), 2 * WindowFixture::patience);
    waitForEnd(fixture);
    QVERIFY(points(fixture).size() > 20);
    const auto extremes = views::extremesOf(view(fixture).search());
    QVERIFY(extremes.has_value());
    Q_EMIT view(fixture).pointChosen(extremes->best);
    QCOMPARE(planOf(fixture), toUtf8(points(fixture)[extremes->best].steps));
    QTRY_VERIFY_WITH_TIMEOUT(fixture.workbench().isShownNamed(), WindowFixture::patience);
    QVERIFY2(fixture.workbench().shown().hasText(), "the plan is one that this program makes");
    // What was not proved of it is said beside it.
    QTRY_VERIFY_WITH_TIMEOUT(text(fixture, "tuneAssumptions").startsWith(QStringLiteral("The best plan is right if: ")),
                             WindowFixture::patience);
  }
};

QTEST_MAIN(TuneTest)
#include "TuneTest.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
//
// All jobs in one place: the button in the status bar, its list, and that each job is ended by itself.
#include "app/gui/window/JobButton.h"
#include "core/tune/records/T4.h"
#include "tests/views/window/WindowFixture.h"
#include "views/jobs/JobsView.h"
#include "views/shared/ActionBadge.h"

#include <QApplication>
#include <QComboBox>
#include <QPushButton>
#include <QSpinBox>
#include <QToolBar>

using namespace warpgrain;
using namespace warpgrain::gui;

class JobsTest : public QObject {
  Q_OBJECT

private:
  static views::JobsView &list(WindowFixture &fixture) { return *fixture.find<views::JobsView>("jobs"); }

  static JobButton &button(WindowFixture &fixture) { return *fixture.find<JobButton>("jobButton"); }

  /// A kernel whose three variants take their time to build, with a verification behind them.
  static void start(WindowFixture &fixture) {
    fixture.useFakeCompiler(2);
    fixture.show();
    fixture.open(fixture.write(QStringLiteral("a.cu"), smallKernel()));
    fixture.workbench().space().type(fixture.workbench().selection().kernel(), "coarsen x 1,2,4");
    fixture.workbench().launch().typeArgument("n", 64);
    fixture.workbench().verify();
    QTRY_VERIFY_WITH_TIMEOUT(fixture.workbench().variants().isRunning(), WindowFixture::patience);
    QTRY_COMPARE_WITH_TIMEOUT(list(fixture).jobs().size(), std::size_t(2), WindowFixture::patience);
  }

  static const views::ActionBadge &badgeOf(WindowFixture &fixture, const char *action) {
    const QWidget *button = fixture.find<QToolBar>("mainToolBar")->widgetForAction(fixture.action(action));
    return *button->findChild<views::ActionBadge *>();
  }

  static views::ActionState stateOf(WindowFixture &fixture, const char *action) {
    return badgeOf(fixture, action).state();
  }

  /// Of a button in a view.
  static QString describeButton(WindowFixture &fixture, const char *button) {
    return textOf(fixture.find<QAbstractButton>(button)->findChild<views::ActionBadge *>()->state());
  }

  static QString describe(WindowFixture &fixture, const char *action) { return textOf(stateOf(fixture, action)); }

  /// So many plans of one kernel in T4 form.
  static QByteArray resultsOf(int plans) {
    std::vector<tune::T4Result> out;
    for (int i = 0; i < plans; ++i) {
      const double time = 1 + i * 37 % 101 / 50.0;
      out.push_back({.timestamp = "2026-01-31T12:00:00Z",
                     .configuration = {},
                     .objectives = {"time"},
                     .times = {.runs = {time, time, time}},
                     .measurements = {{.name = "time", .value = time, .unit = "ms"}}});
      for (int choice = 0, rest = i; choice < 4; ++choice, rest /= 8)
        out.back().configuration.emplace_back("choice " + std::to_string(choice), std::int64_t{1} << (rest % 8));
    }
    return QByteArray::fromStdString(tune::textOfT4(out));
  }

private Q_SLOTS:

  void theButtonSaysWhatRunsAndHowMuchWaits() {
    WindowFixture fixture;
    fixture.show();
    QCOMPARE(button(fixture).text(), QStringLiteral("No jobs"));
    start(fixture);
    QVERIFY2(button(fixture).text().startsWith(QStringLiteral("Build the variants 0 of 3, 1")),
             qPrintable(button(fixture).text()));
    QVERIFY(button(fixture).accessibleName().contains(button(fixture).text()));
    const auto &jobs = list(fixture).jobs();
    QVERIFY(jobs[0].isRunning && !jobs[1].isRunning);
    QCOMPARE(jobs[1].waitsFor, jobs[0].name);
    QVERIFY(jobs[0].since.secsTo(QDateTime::currentDateTime()) < 60);
    fixture.workbench().cancel();
    QTRY_COMPARE_WITH_TIMEOUT(button(fixture).text(), QStringLiteral("No jobs"), WindowFixture::patience);
  }

  void whatWaitsIsTakenOutByTheKeyboardAndWhatRunsStays() {
    WindowFixture fixture;
    start(fixture);
    fixture.window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(fixture.window.get()));
    fixture.action("jobs")->trigger();
    QTRY_VERIFY(list(fixture).isVisible());
    QTRY_VERIFY(qobject_cast<QPushButton *>(QApplication::focusWidget()) != nullptr);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    QWidget *second = QApplication::focusWidget();
    QVERIFY2(second->accessibleName().startsWith(QStringLiteral("Take out of the queue: Verify")),
             qPrintable(second->accessibleName()));
    QTest::keyClick(second, Qt::Key_Space);
    QTRY_COMPARE(list(fixture).jobs().size(), std::size_t(1));
    QVERIFY(fixture.workbench().variants().isRunning());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    QTRY_VERIFY(!list(fixture).isVisible());
    QTRY_VERIFY_WITH_TIMEOUT(!fixture.workbench().isWorking(), WindowFixture::patience);
    QVERIFY(!fixture.workbench().verification().isRunning());
    QCOMPARE(fixture.workbench().variants().variants().back().status, session::VariantStatus::built);
  }

  void aReplayIsInTheListWithItsProgressAndIsEndedThere() {
    WindowFixture fixture;
    fixture.show();
    fixture.open(fixture.write(QStringLiteral("a.cu"), smallKernel()));
    auto *strategy = fixture.find<QComboBox>("tuneStrategy");
    strategy->setCurrentIndex(strategy->findText(QStringLiteral("random")));
    fixture.find<QSpinBox>("tuneEvaluations")->setValue(2000);
    fixture.dialogs.fileToChoose = fixture.write(QStringLiteral("results.json"), resultsOf(2000));
    fixture.action("jobs")->trigger();
    fixture.action("tuneOpen")->trigger();
    const auto hasCounted = [&] {
      const auto &jobs = list(fixture).jobs();
      return !jobs.empty() && jobs[0].total == 2000 && jobs[0].done > 0 && jobs[0].done < 2000;
    };
    QTRY_VERIFY_WITH_TIMEOUT(hasCounted(), WindowFixture::patience);
    QCOMPARE(list(fixture).jobs().front().name, QStringLiteral("Replay a recorded search"));
    QVERIFY(list(fixture).jobs().front().isRunning);
    Q_EMIT list(fixture).cancelWanted(list(fixture).jobs().front().id);
    QTRY_VERIFY_WITH_TIMEOUT(!fixture.workbench().tuning().isRunning() && list(fixture).jobs().empty(),
                             WindowFixture::patience);
    QVERIFY(fixture.workbench().tuning().run().result.evaluated < 2000);
  }

  void buttonsShowHowFarTheirActionsAre() {
    WindowFixture fixture;
    start(fixture);
    QCOMPARE(describe(fixture, "build"), QStringLiteral("runs, 0 of 3"));
    QCOMPARE(describe(fixture, "verify"), QStringLiteral("waits for its turn"));
    QCOMPARE(describe(fixture, "measure"), QString());
    const QWidget *button = fixture.find<QToolBar>("mainToolBar")->widgetForAction(fixture.action("verify"));
    QCOMPARE(button->accessibleDescription(), QStringLiteral("waits for its turn"));
    QVERIFY(badgeOf(fixture, "verify").toolTipText().contains(QStringLiteral("Last: waits for its turn")));
    // So do the buttons of the views that start them.
    QCOMPARE(describeButton(fixture, "variantsBuild"), QStringLiteral("runs, 0 of 3"));
    for (const char *name : {"launchVerify", "variantsVerify"})
      QCOMPARE(describeButton(fixture, name), QStringLiteral("waits for its turn"));
    for (const char *name : {"measureButton", "tuneButton"})
      QCOMPARE(describeButton(fixture, name), QString());
    QTRY_COMPARE_WITH_TIMEOUT(describe(fixture, "build"), QStringLiteral("done"), WindowFixture::patience);
    // There are no headers to run it with: the verification says so.
    QTRY_COMPARE_WITH_TIMEOUT(stateOf(fixture, "verify").phase, views::ActionState::Phase::failed,
                              WindowFixture::patience);
    QVERIFY(!stateOf(fixture, "verify").reason.isEmpty());
    // Another build begins anew; one that is cancelled was not done.
    fixture.workbench().space().type(fixture.workbench().selection().kernel(), "coarsen x 1,8");
    fixture.workbench().build();
    QTRY_COMPARE_WITH_TIMEOUT(stateOf(fixture, "build").phase, views::ActionState::Phase::running,
                              WindowFixture::patience);
    fixture.workbench().cancel();
    QTRY_COMPARE_WITH_TIMEOUT(stateOf(fixture, "build").phase, views::ActionState::Phase::idle,
                              WindowFixture::patience);
    QCOMPARE(badgeOf(fixture, "build").toolTipText().contains(QStringLiteral("Last")), false);
  }

  void theButtonOfTheReportShowsThatItWasWritten() {
    WindowFixture fixture;
    fixture.open(fixture.write(QStringLiteral("a.cu"), smallKernel()));
    QCOMPARE(describe(fixture, "exportReport"), QString());
    fixture.dialogs.fileToSave = fixture.path(QStringLiteral("a.html"));
    fixture.action("exportReport")->trigger();
    QTRY_COMPARE_WITH_TIMEOUT(describe(fixture, "exportReport"), QStringLiteral("done"), WindowFixture::patience);
    fixture.dialogs.fileToSave = fixture.path(QStringLiteral("no/such/folder/a.html"));
    fixture.action("exportReport")->trigger();
    QTRY_COMPARE_WITH_TIMEOUT(stateOf(fixture, "exportReport").phase, views::ActionState::Phase::failed,
                              WindowFixture::patience);
    QVERIFY(badgeOf(fixture, "exportReport").toolTipText().contains(QStringLiteral("Last: failed")));
  }

  void whatTheLaunchLacksIsSaidBeforeAnythingIsCompiled() {
    WindowFixture fixture;
    fixture.useFakeCompiler(2);
    fixture.open(fixture.write(QStringLiteral("a.cu"), smallKernel()));
    for (const char *action : {"verify", "measure"}) {
      fixture.action(action)->trigger();
      QTRY_COMPARE_WITH_TIMEOUT(stateOf(fixture, action).phase, views::ActionState::Phase::failed,
                                WindowFixture::patience);
      QVERIFY2(stateOf(fixture, action).reason.contains(QStringLiteral("value of n")), action);
      QVERIFY(fixture.message().contains(QStringLiteral("value of n")));
      QVERIFY(fixture.runningCompilers().empty() && fixture.workbench().variants().variants().empty());
    }
    QCOMPARE(describeButton(fixture, "launchVerify"), describe(fixture, "verify"));
    // The message goes with its cause.
    fixture.workbench().launch().typeArgument("n", 64);
    QTRY_COMPARE_WITH_TIMEOUT(fixture.message(), QString(), WindowFixture::patience);
    for (const char *action : {"verify", "measure"})
      QTRY_COMPARE_WITH_TIMEOUT(stateOf(fixture, action).phase, views::ActionState::Phase::idle,
                                WindowFixture::patience);
    fixture.action("verify")->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(fixture.workbench().variants().isRunning(), WindowFixture::patience);
    fixture.workbench().cancel();
    QTRY_VERIFY_WITH_TIMEOUT(!fixture.workbench().isWorking(), WindowFixture::patience);
  }

  void whatAJobCameToIsNotSaidAnyMoreWhenAnotherBegins() {
    WindowFixture fixture;
    fixture.useFakeCompiler();
    fixture.open(
        fixture.write(QStringLiteral("a.cu"), smallKernel() + "__global__ void other(float *y) { *y = 1; }\n"));
    fixture.workbench().launch().typeArgument("n", 64);
    fixture.dialogs.trusts = false;
    fixture.action("build")->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(fixture.message().startsWith(QStringLiteral("Nothing was built")),
                             WindowFixture::patience);
    fixture.dialogs.trusts = true;
    fixture.action("build")->trigger();
    QTRY_COMPARE_WITH_TIMEOUT(describe(fixture, "build"), QStringLiteral("done"), WindowFixture::patience);
    QCOMPARE(fixture.message(), QString());
    // Likewise when another kernel is chosen, of which it says nothing.
    fixture.action("verify")->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(!fixture.message().isEmpty() && !fixture.workbench().isWorking(), WindowFixture::patience);
    fixture.workbench().selection().setKernel({.name = "other"});
    QCOMPARE(fixture.message(), QString());
  }

  void whatRunsIsEndedWithWhatNeedsIt() {
    WindowFixture fixture;
    start(fixture);
    Q_EMIT list(fixture).cancelWanted(list(fixture).jobs().front().id);
    QTRY_VERIFY_WITH_TIMEOUT(list(fixture).jobs().empty() && !fixture.workbench().isWorking(), WindowFixture::patience);
    QVERIFY(fixture.workbench().variants().variants().back().status != session::VariantStatus::built);
    QTRY_VERIFY(fixture.runningCompilers().empty());
  }
};

QTEST_MAIN(JobsTest)
#include "JobsTest.moc"

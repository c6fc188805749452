// SPDX-License-Identifier: GPL-3.0-or-later
//
// All jobs in one place: the button in the status bar, its list, and that each job is ended by itself.
#include "app/gui/window/JobButton.h"
#include "tests/views/window/WindowFixture.h"
#include "views/jobs/JobsView.h"

#include <QApplication>
#include <QPushButton>

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
    fixture.workbench().verify();
    QTRY_VERIFY_WITH_TIMEOUT(fixture.workbench().variants().isRunning(), WindowFixture::patience);
    QTRY_COMPARE_WITH_TIMEOUT(list(fixture).jobs().size(), std::size_t(2), WindowFixture::patience);
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

// SPDX-License-Identifier: GPL-3.0-or-later
//
// Running variants on the CPU from the window: the launch form, the column of the table, faults, cancelling.
#include "app/gui/base/Texts.h"
#include "app/gui/window/MessageBar.h"
#include "tests/views/window/WindowFixture.h"
#include "views/launch/LaunchFormView.h"
#include "views/variants/VariantsModel.h"
#include "views/variants/VariantsView.h"

#include <QElapsedTimer>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTableView>

#include <algorithm>

using namespace warpgrain;
using namespace warpgrain::gui;
using run::VerificationStatus;

class VerifyTest : public QObject {
  Q_OBJECT

private:
  static bool useExecutor(WindowFixture &fixture) {
    fixture.environment.findExecutor = [] { return Result<run::Executor>(run::Executor(WARPGRAIN_EXECUTOR_PROGRAM)); };
    return fixture.useRealCompiler();
  }

  static void waitForWork(WindowFixture &fixture) {
    QVERIFY(QTest::qWaitFor([&] { return !fixture.workbench().isWorking(); }, WindowFixture::patience));
  }

  static QString status(WindowFixture &fixture) { return fixture.find<QLabel>("launchStatus")->text(); }

  static QString cell(WindowFixture &fixture, int row) {
    const auto *table = fixture.find<QWidget>("variants")->findChild<QTableView *>();
    return table->model()->index(row, static_cast<int>(views::VariantColumn::verified)).data().toString();
  }

private Q_SLOTS:

  void aTypedArgumentCompletesTheLaunch() {
    WindowFixture fixture;
    fixture.open(fixture.write(QStringLiteral("a.cu"), smallKernel()));
    QTRY_VERIFY_WITH_TIMEOUT(status(fixture).contains(QStringLiteral("the value of n is not given")),
                             WindowFixture::patience);
    QVERIFY(!status(fixture).contains(QStringLiteral("--arg"))); // the window has no options
    QTest::keyClicks(fixture.find<QLineEdit>("n"), QStringLiteral("256"));
    QTRY_VERIFY_WITH_TIMEOUT(status(fixture).contains(QStringLiteral("grid 4 × 1 × 1, block 64 × 1 × 1, x: ")),
                             WindowFixture::patience);
    QCOMPARE(fixture.find<QLineEdit>("x")->placeholderText(), QStringLiteral("256"));
    QCOMPARE(fixture.find<QLineEdit>("launchGridX")->placeholderText(), QStringLiteral("4"));
  }

  void whatIsTypedForAKernelIsKeptWhileAnotherIsLookedAt() {
    WindowFixture fixture;
    fixture.open(fixture.write(QStringLiteral("a.cu"), smallKernel() + "__global__ void other(float *y, int m) {}\n"));
    QTRY_VERIFY_WITH_TIMEOUT(fixture.find<QLineEdit>("n") != nullptr, WindowFixture::patience);
    QTest::keyClicks(fixture.find<QLineEdit>("n"), QStringLiteral("256"));
    fixture.workbench().selection().setKernel({.name = "other"});
    QTRY_VERIFY_WITH_TIMEOUT(fixture.find<QLineEdit>("m") != nullptr, WindowFixture::patience);
    QVERIFY(fixture.workbench().launch().ownForm() == run::LaunchForm());
    fixture.workbench().selection().setKernel({.name = "turn"});
    QTRY_VERIFY_WITH_TIMEOUT(fixture.find<QLineEdit>("n") != nullptr, WindowFixture::patience);
    QTRY_COMPARE(fixture.find<QLineEdit>("n")->text(), QStringLiteral("256"));
  }

  void parametersOfThousandsOfNumbersAreNotLinesOfTheForm() {
    WindowFixture fixture;
    fixture.open(fixture.write(QStringLiteral("a.cu"), "struct Many { int values[4000]; };\n"
                                                       "__global__ void f(Many m, int *a) { a[0] = m.values[1]; }\n"
                                                       "void run(Many m, int *a) { f<<<1, 64>>>(m, a); }\n"));
    const auto says = [&fixture](const QString &words) {
      const auto labels = fixture.find<QWidget>("launch")->findChildren<QLabel *>();
      return std::ranges::any_of(labels, [&](const QLabel *label) { return label->text().contains(words); });
    };
    QTRY_VERIFY_WITH_TIMEOUT(says(QStringLiteral("4001 numbers")), WindowFixture::patience);
    QCOMPARE(fixture.find<QLineEdit>("a"), nullptr);
  }

  void aLaunchThatIsNotKnownIsAskedFor() {
    WindowFixture fixture;
    if (!useExecutor(fixture)) QSKIP("there is no nvcc");
    fixture.open(fixture.write(QStringLiteral("a.cu"), smallKernel()));
    fixture.action("verify")->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(fixture.message().contains(QStringLiteral("value of n")), WindowFixture::patience);
    waitForWork(fixture);
    QVERIFY(fixture.find<QWidget>("launch")->isVisible());
  }

  void buildsAndRunsTheVariants() {
    WindowFixture fixture;
    if (!useExecutor(fixture)) QSKIP("there is no nvcc");
    fixture.open(fixture.write(QStringLiteral("a.cu"), smallKernel()));
    Q_EMIT fixture.find<views::VariantsView>("variants")->spaceEdited(QStringLiteral("coarsen x 1,2,128"));
    QTRY_VERIFY_WITH_TIMEOUT(fixture.find<QLineEdit>("n") != nullptr, WindowFixture::patience);
    QTest::keyClicks(fixture.find<QLineEdit>("n"), QStringLiteral("256"));
    QCOMPARE(fixture.dialogs.trustAsked.size(), 0);
    fixture.action("verify")->trigger();
    const auto &variants = fixture.workbench().variants().variants();
    QTRY_VERIFY_WITH_TIMEOUT(variants.size() == 3 && variants[1].verification && !fixture.workbench().isWorking(),
                             2 * WindowFixture::patience);
    QCOMPARE(fixture.dialogs.trustAsked.size(), 1);
    QVERIFY(variants[1].verification->status == VerificationStatus::verified);
    QVERIFY(variants[1].verification->launch.contains("grid 4 x 1 x 1"));
    QCOMPARE(cell(fixture, 0), QStringLiteral("runs"));
    QCOMPARE(cell(fixture, 1), QStringLiteral("verified"));
    QCOMPARE(cell(fixture, 2), QString()); // refused: there is nothing to run
  }

  /// What was verified with one launch says nothing of another, and is known again with the first.
  void anotherLaunchIsNotVerified() {
    WindowFixture fixture;
    if (!useExecutor(fixture)) QSKIP("there is no nvcc");
    fixture.open(fixture.write(QStringLiteral("a.cu"), smallKernel()));
    Q_EMIT fixture.find<views::VariantsView>("variants")->spaceEdited(QStringLiteral("coarsen x 1,2"));
    QTRY_VERIFY_WITH_TIMEOUT(fixture.find<QLineEdit>("n") != nullptr, WindowFixture::patience);
    QTest::keyClicks(fixture.find<QLineEdit>("n"), QStringLiteral("256"));
    fixture.action("verify")->trigger();
    QTRY_COMPARE_WITH_TIMEOUT(cell(fixture, 1), QStringLiteral("verified"), 2 * WindowFixture::patience);
    waitForWork(fixture);
    QTest::keyClicks(fixture.find<QLineEdit>("n"), QStringLiteral("0"));
    QTRY_COMPARE_WITH_TIMEOUT(cell(fixture, 1), QStringLiteral("not run for this launch"), WindowFixture::patience);
    QCOMPARE(cell(fixture, 0), QStringLiteral("not run for this launch"));
    QTest::keyClick(fixture.find<QLineEdit>("n"), Qt::Key_Backspace);
    QTRY_COMPARE_WITH_TIMEOUT(cell(fixture, 1), QStringLiteral("verified"), WindowFixture::patience);
    QCOMPARE(cell(fixture, 0), QStringLiteral("runs"));
  }

  void saysWhatIsWrongWithAKernelThatFaults() {
    WindowFixture fixture;
    if (!useExecutor(fixture)) QSKIP("there is no nvcc");
    fixture.open(fixture.write(QStringLiteral("a.cu"), "__global__ void f(int *a, int n) { a[threadIdx.x] = n; }\n"
                                                       "void run(int *a, int n) { f<<<1, 64>>>(a, n); }\n"));
    QTRY_VERIFY_WITH_TIMEOUT(fixture.find<QLineEdit>("a") != nullptr, WindowFixture::patience);
    QTest::keyClicks(fixture.find<QLineEdit>("n"), QStringLiteral("1"));
    QTest::keyClicks(fixture.find<QLineEdit>("a"), QStringLiteral("4"));
    fixture.action("verify")->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(fixture.message().contains(QStringLiteral("does not run")), 2 * WindowFixture::patience);
    waitForWork(fixture);
    QCOMPARE(cell(fixture, 0), QStringLiteral("not run"));
  }

  void cancelsARun() {
    WindowFixture fixture;
    if (!useExecutor(fixture)) QSKIP("there is no nvcc");
    fixture.open(fixture.write(QStringLiteral("a.cu"), "__global__ void f(volatile int *a) { while (a[0] >= 0); }\n"
                                                       "void run(int *a) { f<<<1, 32>>>(a); }\n"));
    QTRY_VERIFY_WITH_TIMEOUT(fixture.find<QLineEdit>("a") != nullptr, WindowFixture::patience);
    QTest::keyClicks(fixture.find<QLineEdit>("a"), QStringLiteral("1"));
    fixture.action("verify")->trigger();
    VerificationController &verification = fixture.workbench().verification();
    QTRY_VERIFY_WITH_TIMEOUT(verification.isRunning(), WindowFixture::patience);
    QTest::qWait(800);
    QElapsedTimer clock;
    clock.start();
    fixture.action("cancel")->trigger();
    QVERIFY2(clock.elapsed() < 200, "cancelling blocks the window");
    waitForWork(fixture);
    QVERIFY(clock.elapsed() < 15000);
    QCOMPARE(cell(fixture, 0), QStringLiteral("not run"));
  }

  void withoutAnExecutorItSaysWhatToDo() {
    WindowFixture fixture;
    if (!fixture.useRealCompiler()) QSKIP("there is no nvcc");
    fixture.environment.findExecutor = [] {
      return Result<run::Executor>(fail(ErrorKind::tool, "The program warpgrain-executor is missing."));
    };
    fixture.open(fixture.write(QStringLiteral("a.cu"), smallKernel()));
    fixture.workbench().launch().typeArgument("n", 256);
    fixture.action("verify")->trigger();
    QTRY_COMPARE_WITH_TIMEOUT(fixture.message(), QStringLiteral("The program warpgrain-executor is missing."),
                              2 * WindowFixture::patience);
    waitForWork(fixture);
  }

  void savesAndOpensTheForm() {
    WindowFixture fixture;
    fixture.open(fixture.write(QStringLiteral("a.cu"), smallKernel()));
    QTRY_VERIFY_WITH_TIMEOUT(fixture.find<QLineEdit>("n") != nullptr, WindowFixture::patience);
    QTest::keyClicks(fixture.find<QLineEdit>("n"), QStringLiteral("256"));
    fixture.dialogs.fileToSave = fixture.path(QStringLiteral("l.json"));
    Q_EMIT fixture.find<views::LaunchFormView>("launch")->saveRequested();
    QTRY_VERIFY(fixture.read(QStringLiteral("l.json")).contains("\"n\": 256"));
    fixture.write(QStringLiteral("l.json"), R"({"arguments": {"n": 512}, "grid": [8]})");
    fixture.dialogs.fileToChoose = fixture.path(QStringLiteral("l.json"));
    Q_EMIT fixture.find<views::LaunchFormView>("launch")->openRequested();
    QTRY_COMPARE(fixture.find<QLineEdit>("n")->text(), QStringLiteral("512"));
    QCOMPARE(fixture.find<QLineEdit>("launchGridX")->text(), QStringLiteral("8"));
    fixture.write(QStringLiteral("l.json"), R"({"argument": {}})");
    Q_EMIT fixture.find<views::LaunchFormView>("launch")->openRequested();
    QTRY_VERIFY(fixture.message().contains(QStringLiteral("argument")));
    QCOMPARE(fixture.find<QLineEdit>("n")->text(), QStringLiteral("512"));
  }
};

QTEST_MAIN(VerifyTest)
#include "VerifyTest.moc"

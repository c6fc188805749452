// SPDX-License-Identifier: GPL-3.0-or-later
//
// Counting what the accesses of a kernel execute, from the window: the run, its numbers, its addresses, and that they
// are never taken for those of another text or launch.
#include "app/gui/base/Texts.h"
#include "app/gui/presenters/AccessPresenter.h"
#include "app/gui/window/EditorArea.h"
#include "tests/views/window/WindowFixture.h"
#include "views/access/AccessModel.h"
#include "views/access/AccessView.h"
#include "views/access/LaneCanvas.h"
#include "views/editor/EditorPane.h"

#include <QElapsedTimer>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTableView>

using namespace warpgrain;
using namespace warpgrain::gui;

namespace {

/// The first array's elements are addresses of the second.
QByteArray gatherKernel() {
  return "__global__ void gather(float *out, const float *in, const int *at, int n) {\n"
         "  int i = blockIdx.x * blockDim.x + threadIdx.x;\n"
         "  for (int k = 0; k < 4; ++k)\n"
         "    if (i < n) out[i] += in[at[i] + k];\n"
         "}\n"
         "void run(float *out, const float *in, const int *at, int n) {\n"
         "  gather<<<4, 64>>>(out, in, at, n);\n"
         "}\n";
}

} // namespace

class CountTest : public QObject {
  Q_OBJECT

private:
  static bool useExecutor(WindowFixture &fixture) {
    fixture.environment.findExecutor = [] { return Result<run::Executor>(run::Executor(WARPGRAIN_EXECUTOR_PROGRAM)); };
    return fixture.useRealCompiler();
  }

  static views::AccessView &view(WindowFixture &fixture) { return *fixture.find<views::AccessView>("accesses"); }

  static AccessController &controller(WindowFixture &fixture) {
    return view(fixture).findChild<AccessPresenter *>()->controller();
  }

  static bool isLookedAt(WindowFixture &fixture) {
    return QTest::qWaitFor(
        [&] {
          const AccessController &accesses = controller(fixture);
          return fixture.isSettled() && !accesses.isBusy() && !accesses.isDrawing() && accesses.current() &&
                 accesses.current()->analysis == fixture.workbench().analysis() && !fixture.workbench().isWorking();
        },
        WindowFixture::patience);
  }

  static std::size_t rowOf(WindowFixture &fixture, const QString &text) {
    const auto &rows = controller(fixture).current()->list->rows;
    for (std::size_t i = 0; i < rows.size(); ++i)
      if (rows[i].text == text) return i;
    qFatal("there is no access %s", qPrintable(text));
  }

  static QString executed(WindowFixture &fixture, const QString &text) {
    const auto *table = fixture.find<QTableView>("accessTable");
    for (int i = 0; i < table->model()->rowCount(); ++i)
      if (table->model()->index(i, views::AccessModel::textColumn).data() == text)
        return table->model()->index(i, views::AccessModel::executedColumn).data().toString();
    qFatal("there is no row %s", qPrintable(text));
  }

  static QString state(WindowFixture &fixture) { return fixture.find<QLabel>("countState")->text(); }

  static QString caption(WindowFixture &fixture) { return fixture.find<QLabel>("lanesCaption")->text(); }

  /// n is 256, and element i of `at` holds 3 * i.
  static void giveLaunch(WindowFixture &fixture) {
    run::LaunchForm form;
    const auto ramp = [](double step, std::uint64_t elements) {
      run::BufferForm buffer;
      buffer.elements = elements;
      buffer.fill = run::Fill{.kind = run::FillKind::ramp, .step = step, .low = {}, .high = {}, .file = {}};
      return buffer;
    };
    form.arguments = {{"n", std::int64_t{256}}, {"at", ramp(3, 256)}, {"in", ramp(1, 1024)}};
    fixture.workbench().launch().setForm(form);
  }

  static void count(WindowFixture &fixture) {
    QVERIFY(isLookedAt(fixture));
    fixture.find<QPushButton>("countAccesses")->click();
    QVERIFY(fixture.workbench().isWorking());
    QVERIFY(isLookedAt(fixture));
  }

private Q_SLOTS:

  void countsAreShownBesideThePredictedOnes() {
    WindowFixture fixture;
    if (!useExecutor(fixture)) QSKIP("there is no nvcc");
    fixture.open(fixture.write(QStringLiteral("a.cu"), gatherKernel()));
    giveLaunch(fixture);
    count(fixture);
    QCOMPARE(fixture.dialogs.trustAsked.size(), 1);
    // 8 warps, 4 iterations; 32 elements that are 12 bytes apart lie in 12 sectors, or 13 where they are shifted.
    QCOMPARE(executed(fixture, QStringLiteral("at[i]")), QStringLiteral("32 × 4"));
    QVERIFY2(executed(fixture, QStringLiteral("in[at[i] + k]")).startsWith(QStringLiteral("32 × 12")),
             qPrintable(executed(fixture, QStringLiteral("in[at[i] + k]"))));
    QVERIFY2(state(fixture).contains(QStringLiteral("grid 4 x 1 x 1")), qPrintable(state(fixture)));
    QVERIFY(fixture.find<QLabel>("countState")->isEnabled());
  }

  void addressesThatAreDataArePicturedAsTheyWereExecuted() {
    WindowFixture fixture;
    if (!useExecutor(fixture)) QSKIP("there is no nvcc");
    fixture.open(fixture.write(QStringLiteral("a.cu"), gatherKernel()));
    giveLaunch(fixture);
    QVERIFY(isLookedAt(fixture));
    view(fixture).setCurrent(rowOf(fixture, QStringLiteral("in[at[i] + k]")));
    QVERIFY(isLookedAt(fixture));
    QVERIFY(!view(fixture).findChild<views::LaneCanvas *>()->picture());
    QVERIFY2(caption(fixture).contains(QStringLiteral("Count shows")), qPrintable(caption(fixture)));
    count(fixture);
    const auto lanes = [&fixture]() -> const views::LanePicture & {
      return *view(fixture).findChild<views::LaneCanvas *>()->picture();
    };
    QVERIFY2(caption(fixture).startsWith(QStringLiteral("Executed, request 0 of warp 0 of block (0, 0, 0), to in:")),
             qPrintable(caption(fixture)));
    QCOMPARE(lanes().lanes.byte[5], std::int64_t(4 * 3 * 5));
    fixture.find<QSpinBox>("number.warp")->setValue(1);
    QVERIFY(isLookedAt(fixture));
    fixture.find<QSpinBox>("number.request")->setValue(2);
    QVERIFY(isLookedAt(fixture));
    QCOMPARE(lanes().lanes.byte[5], std::int64_t(4 * (3 * 37 + 2)));
    // The run kept one block; another run keeps another one.
    fixture.find<QSpinBox>("number.bx")->setValue(3);
    QVERIFY(isLookedAt(fixture));
    QVERIFY2(caption(fixture).contains(QStringLiteral("addresses of block (0, 0, 0)")), qPrintable(caption(fixture)));
    count(fixture);
    QCOMPARE(lanes().lanes.byte[5], std::int64_t(4 * (3 * (3 * 64 + 37) + 2)));
    // What the text tells is predicted as before.
    view(fixture).setCurrent(rowOf(fixture, QStringLiteral("at[i]")));
    QVERIFY(isLookedAt(fixture));
    QVERIFY2(caption(fixture).startsWith(QStringLiteral("Predicted:")), qPrintable(caption(fixture)));
  }

  void anotherLaunchOutdatesThemUntilItIsTakenBack() {
    WindowFixture fixture;
    if (!useExecutor(fixture)) QSKIP("there is no nvcc");
    fixture.open(fixture.write(QStringLiteral("a.cu"), gatherKernel()));
    giveLaunch(fixture);
    QVERIFY(isLookedAt(fixture));
    view(fixture).setCurrent(rowOf(fixture, QStringLiteral("in[at[i] + k]")));
    count(fixture);
    fixture.workbench().launch().typeArgument("n", 128);
    QVERIFY(isLookedAt(fixture));
    QVERIFY2(state(fixture).contains(QStringLiteral("another launch")), qPrintable(state(fixture)));
    QVERIFY(!fixture.find<QLabel>("countState")->isEnabled());
    QVERIFY(executed(fixture, QStringLiteral("in[at[i] + k]")).startsWith(QStringLiteral("32 × ")));
    QVERIFY(!caption(fixture).contains(QStringLiteral("Executed, request")));
    fixture.workbench().launch().typeArgument("n", 256);
    QVERIFY(isLookedAt(fixture));
    QVERIFY(fixture.find<QLabel>("countState")->isEnabled());
  }

  void anotherTextHasNone() {
    WindowFixture fixture;
    if (!useExecutor(fixture)) QSKIP("there is no nvcc");
    const QString file = fixture.write(QStringLiteral("a.cu"), gatherKernel());
    fixture.open(file);
    giveLaunch(fixture);
    count(fixture);
    views::SourceEditor &text = fixture.find<EditorArea>("editorArea")->paneOf(toPath(file))->editor();
    text.replaceRange(0, 0, QStringLiteral("// one line more\n"));
    QTRY_VERIFY_WITH_TIMEOUT(fixture.workbench().analysis()->revision > 1, WindowFixture::patience);
    QVERIFY(isLookedAt(fixture));
    QVERIFY2(state(fixture).contains(QStringLiteral("has changed since the kernel was run")),
             qPrintable(state(fixture)));
    QCOMPARE(executed(fixture, QStringLiteral("in[at[i] + k]")), QString());
    fixture.dialogs.saveChoice = Dialogs::SaveChoice::discard;
  }

  void aLaunchThatIsNotKnownIsAskedFor() {
    WindowFixture fixture;
    if (!useExecutor(fixture)) QSKIP("there is no nvcc");
    fixture.open(fixture.write(QStringLiteral("a.cu"), gatherKernel()));
    count(fixture);
    QVERIFY2(fixture.message().contains(QStringLiteral("value of n")), qPrintable(fixture.message()));
    QVERIFY(fixture.find<QWidget>("launch")->isVisible());
  }

  void aRunIsCancelled() {
    WindowFixture fixture;
    if (!useExecutor(fixture)) QSKIP("there is no nvcc");
    fixture.open(fixture.write(QStringLiteral("a.cu"), "__global__ void f(volatile int *a) { while (a[0] >= 0); }\n"
                                                       "void run(int *a) { f<<<1, 32>>>(a); }\n"));
    run::LaunchForm form;
    run::BufferForm one;
    one.elements = 1;
    form.arguments = {{"a", one}};
    fixture.workbench().launch().setForm(form);
    QVERIFY(isLookedAt(fixture));
    auto *button = fixture.find<QPushButton>("countAccesses");
    button->click();
    QTest::qWait(600);
    QVERIFY(fixture.workbench().isWorking());
    QCOMPARE(button->text(), QStringLiteral("Cancel"));
    QElapsedTimer clock;
    clock.start();
    button->click();
    QVERIFY2(clock.elapsed() < 200, "cancelling blocks the window");
    QVERIFY(!fixture.workbench().isWorking());
    QCOMPARE(button->text(), QStringLiteral("Count"));
  }
};

QTEST_MAIN(CountTest)
#include "CountTest.moc"

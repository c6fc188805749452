// SPDX-License-Identifier: GPL-3.0-or-later
//
// Building variants: rows, charts, progress, cancelling, trust.
#include "app/gui/base/Texts.h"
#include "app/gui/window/EditorArea.h"
#include "tests/views/window/WindowFixture.h"
#include "views/charts/ChartPane.h"
#include "views/charts/VariantCharts.h"
#include "views/compare/CompareView.h"
#include "views/editor/EditorPane.h"
#include "views/shared/ActionBadge.h"
#include "views/variants/VariantsModel.h"
#include "views/variants/VariantsView.h"

#include <QComboBox>
#include <QDir>
#include <QElapsedTimer>
#include <QLabel>
#include <QProgressBar>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTabWidget>
#include <QTableView>
#include <QToolBar>

using namespace warpgrain;
using namespace warpgrain::gui;
using session::VariantStatus;

class BuildTest : public QObject {
  Q_OBJECT

private:
  static void waitForBuild(WindowFixture &fixture) {
    QVERIFY(QTest::qWaitFor([&] { return !fixture.workbench().variants().isRunning(); }, WindowFixture::patience));
  }

  static QAbstractItemModel *rows(WindowFixture &fixture) {
    return fixture.find<QWidget>("variants")->findChild<QTableView *>()->model();
  }

  static int pointsInCharts(WindowFixture &fixture) {
    int points = 0;
    for (const views::ChartPane *pane : fixture.find<QWidget>("charts")->findChildren<views::ChartPane *>())
      for (const views::ChartSeries &series : pane->chart().series)
        points += static_cast<int>(series.points.size());
    return points;
  }

private Q_SLOTS:

  void fillsTheTableAndTheCharts() {
    WindowFixture fixture;
    fixture.useFakeCompiler();
    const QString file = fixture.write(QStringLiteral("a.cu"), smallKernel());
    fixture.open(file);
    Q_EMIT fixture.find<views::VariantsView>("variants")->spaceEdited(QStringLiteral("coarsen x 1,2,4"));
    QSignalSpy changed(&fixture.workbench().variants(), &VariantController::variantChanged);
    QCOMPARE(pointsInCharts(fixture), 0);
    fixture.action("build")->trigger();
    QVERIFY(fixture.workbench().variants().isRunning());
    QVERIFY(!fixture.action("build")->isEnabled());
    waitForBuild(fixture);
    const auto &variants = fixture.workbench().variants().variants();
    QCOMPARE(variants.size(), 3U);
    for (const session::Variant &variant : variants) {
      QVERIFY2(variant.status == VariantStatus::built, variant.reason.c_str());
      QVERIFY(variant.occupancy.has_value());
    }
    QCOMPARE(variants[0].resources.front().registersPerThread, 32U);
    QCOMPARE(rows(fixture)->rowCount(), 3);
    QVERIFY(changed.count() >= 6); // each once written, once built
    QVERIFY(pointsInCharts(fixture) >= 6);
    QVERIFY(fixture.action("build")->isEnabled());
    // The cost of the original stands at its kernel.
    const auto &notes = fixture.find<EditorArea>("editorArea")->paneOf(toPath(file))->editor().notes();
    QCOMPARE(notes.size(), 1U);
    QCOMPARE(notes.front().line, 3);
    QVERIFY(notes.front().text.contains(QStringLiteral("32 register")));
  }

  void showsTheRowThatIsChosenBesideTheOriginal() {
    WindowFixture fixture;
    fixture.useFakeCompiler();
    fixture.open(fixture.write(QStringLiteral("a.cu"), smallKernel()));
    fixture.action("build")->trigger();
    waitForBuild(fixture);
    auto *table = fixture.find<QWidget>("variants")->findChild<QTableView *>();
    const QModelIndex second = table->model()->index(1, 0);
    QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, table->visualRect(second).center());
    QTRY_VERIFY(fixture.find<QWidget>("comparePage")->isVisible());
    QVERIFY(!fixture.find<views::CompareView>("compare")->alignment().equal());
    QVERIFY(fixture.workbench().shown().isRow);
    QCOMPARE(fixture.workbench().shown().variant.plan.size(), 1U);
  }

  void comparesTwoRowsWithEachOther() {
    WindowFixture fixture;
    fixture.useFakeCompiler();
    fixture.open(fixture.write(QStringLiteral("a.cu"), smallKernel()));
    fixture.action("build")->trigger();
    waitForBuild(fixture);
    Q_EMIT fixture.find<views::VariantsView>("variants")->compareRequested({1, 2});
    QTRY_VERIFY(fixture.find<QWidget>("comparePage")->isVisible());
    const auto &alignment = fixture.find<views::CompareView>("compare")->alignment();
    QVERIFY(!alignment.equal());
    QVERIFY(alignment.changed > 0); // they differ in their factors, not in their form
  }

  void takesAVariantOverIntoTheSource() {
    WindowFixture fixture;
    fixture.useFakeCompiler();
    const QString file = fixture.write(QStringLiteral("a.cu"), smallKernel());
    fixture.open(file);
    fixture.action("build")->trigger();
    waitForBuild(fixture);
    Q_EMIT fixture.find<views::VariantsView>("variants")->adoptRequested(1);
    auto &editor = fixture.find<EditorArea>("editorArea")->paneOf(toPath(file))->editor();
    QVERIFY(editor.sourceBytes() != smallKernel());
    editor.undo();
    QCOMPARE(editor.sourceBytes(), smallKernel());
  }

  void rowsOfAnOlderTextAreMarked() {
    WindowFixture fixture;
    fixture.useFakeCompiler();
    const QString file = fixture.write(QStringLiteral("a.cu"), smallKernel() + "__global__ void other(float *y) {}\n");
    fixture.open(file);
    fixture.action("build")->trigger();
    waitForBuild(fixture);
    auto *outdated = fixture.find<QLabel>("variantsOutdated");
    QVERIFY(outdated->text().isEmpty());
    fixture.workbench().selection().setKernel({.name = "other"});
    QCOMPARE(outdated->text(), QStringLiteral("These are variants of turn."));
    const QModelIndex registers = rows(fixture)->index(1, static_cast<int>(views::VariantColumn::registers));
    QCOMPARE(registers.data(Qt::ForegroundRole).value<QColor>(),
             QGuiApplication::palette().color(QPalette::Disabled, QPalette::Text));
    fixture.workbench().selection().setKernel({.name = "turn"});
    QVERIFY(outdated->text().isEmpty());
    auto &editor = fixture.find<EditorArea>("editorArea")->paneOf(toPath(file))->editor();
    editor.insertAt(QStringLiteral("// new\n"), 0, 0);
    QTRY_VERIFY_WITH_TIMEOUT(outdated->text().startsWith(QStringLiteral("The source has changed")),
                             WindowFixture::patience);
    QVERIFY(QTest::qWaitFor([&] { return fixture.isSettled(); }, WindowFixture::patience));
    fixture.action("build")->trigger();
    waitForBuild(fixture);
    QVERIFY(outdated->text().isEmpty());
  }

  void saysOfAVariantWhyItIsRefused() {
    WindowFixture fixture;
    fixture.useFakeCompiler();
    fixture.open(fixture.write(QStringLiteral("a.cu"), smallKernel()));
    Q_EMIT fixture.find<views::VariantsView>("variants")->spaceEdited(QStringLiteral("coarsen x 1,128"));
    fixture.action("build")->trigger();
    waitForBuild(fixture);
    const auto &variants = fixture.workbench().variants().variants();
    QCOMPARE(variants.size(), 2U);
    QVERIFY(variants[0].status == VariantStatus::built);
    QVERIFY(variants[1].status == VariantStatus::refused);
    QVERIFY(!variants[1].reason.empty());
  }

  void cancelsABuildMidway() {
    WindowFixture fixture;
    fixture.useFakeCompiler(30);
    fixture.open(fixture.write(QStringLiteral("a.cu"), smallKernel()));
    fixture.action("build")->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(!fixture.runningCompilers().empty(), WindowFixture::patience);
    QVERIFY(fixture.action("cancel")->isEnabled());
    QVERIFY(fixture.find<QWidget>("variants")->findChild<QProgressBar *>()->isVisible());
    QElapsedTimer clock;
    clock.start();
    fixture.action("cancel")->trigger();
    QVERIFY2(clock.elapsed() < 200, "cancelling blocks the window");
    waitForBuild(fixture);
    QVERIFY(clock.elapsed() < 15000);
    QVERIFY(fixture.runningCompilers().empty());
    for (const session::Variant &variant : fixture.workbench().variants().variants())
      QVERIFY(variant.status == VariantStatus::cancelled);
    QVERIFY(!fixture.find<QWidget>("variants")->findChild<QProgressBar *>()->isVisible());
  }

  void endsABuildWhenTheWindowIsClosed() {
    WindowFixture fixture;
    fixture.useFakeCompiler(30);
    fixture.open(fixture.write(QStringLiteral("a.cu"), smallKernel()));
    // A folder for temporary files that nobody else uses.
    const QByteArray before = qgetenv("TMPDIR");
    QDir temporary(fixture.path(QStringLiteral("tmp")));
    QVERIFY(temporary.mkpath(QStringLiteral(".")));
    qputenv("TMPDIR", temporary.path().toUtf8());
    fixture.action("build")->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(!fixture.runningCompilers().empty(), WindowFixture::patience);
    QVERIFY(!temporary.isEmpty());
    fixture.close();
    QTRY_VERIFY_WITH_TIMEOUT(!fixture.window->isVisible(), WindowFixture::patience);
    QVERIFY(fixture.runningCompilers().empty());
    fixture.window.reset();
    temporary.refresh();
    QVERIFY2(temporary.isEmpty(), qPrintable(temporary.entryList().join(QLatin1Char(' '))));
    before.isEmpty() ? qunsetenv("TMPDIR") : qputenv("TMPDIR", before);
  }

  void endsABuildWhenTheWindowIsDestroyed() {
    WindowFixture fixture;
    fixture.useFakeCompiler(30);
    fixture.open(fixture.write(QStringLiteral("a.cu"), smallKernel()));
    fixture.action("build")->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(!fixture.runningCompilers().empty(), WindowFixture::patience);
    fixture.window.reset();
    QVERIFY(fixture.runningCompilers().empty());
  }

  void buildsTheTextThatWasTypedLast() {
    WindowFixture fixture;
    fixture.useFakeCompiler();
    const QString file = fixture.write(QStringLiteral("a.cu"), smallKernel());
    fixture.open(file);
    auto &editor = fixture.find<EditorArea>("editorArea")->paneOf(toPath(file))->editor();
    editor.replaceSource(QString::fromUtf8("// #pragma unroll\n" + smallKernel()));
    fixture.action("build")->trigger(); // before the text was handed over
    QTRY_VERIFY_WITH_TIMEOUT(fixture.workbench().variants().isRunning(), WindowFixture::patience);
    waitForBuild(fixture);
    QCOMPARE(fixture.workbench().variants().find(0)->resources.front().registersPerThread, 40U);
  }

  void asksOnceForEachFolder() {
    WindowFixture fixture;
    fixture.useFakeCompiler();
    fixture.dialogs.trusts = false;
    fixture.open(fixture.write(QStringLiteral("a.cu"), smallKernel()));
    QVERIFY(fixture.dialogs.trustAsked.isEmpty()); // opening runs nothing
    fixture.action("build")->trigger();
    QCOMPARE(fixture.dialogs.trustAsked.size(), 1);
    QVERIFY(!fixture.workbench().variants().isRunning());
    QVERIFY(fixture.message().contains(QStringLiteral("not trusted")));
    fixture.dialogs.trusts = true;
    fixture.action("build")->trigger();
    QCOMPARE(fixture.dialogs.trustAsked.size(), 2);
    waitForBuild(fixture);
    fixture.action("build")->trigger();
    waitForBuild(fixture);
    QCOMPARE(fixture.dialogs.trustAsked.size(), 2);
    fixture.window.reset();
    fixture.open(fixture.path(QStringLiteral("a.cu"))); // another run remembers
    fixture.action("build")->trigger();
    QVERIFY(fixture.workbench().variants().isRunning());
    waitForBuild(fixture);
    QCOMPARE(fixture.dialogs.trustAsked.size(), 2);
  }

  void writesVariantsWithoutAToolkit() {
    WindowFixture fixture;
    fixture.open(fixture.write(QStringLiteral("a.cu"), smallKernel()));
    fixture.action("build")->trigger();
    waitForBuild(fixture);
    const auto &variants = fixture.workbench().variants().variants();
    QVERIFY(variants.size() > 1);
    for (const session::Variant &variant : variants) {
      QVERIFY(variant.status == VariantStatus::failed);
      QCOMPARE(variant.reason, std::string("There is no CUDA toolkit in this test."));
    }
    QVERIFY(!variants[1].texts.empty()); // its source can be read and exported all the same
  }

  /// Nothing is wrong with variants in a language that nvcc does not know.
  void writesVariantsOfOpenCl() {
    WindowFixture fixture;
    fixture.open(fixture.write(QStringLiteral("scale.cl"),
                               "__kernel void scale(__global float *a) { a[get_global_id(0)] *= 2; }\n"));
    Q_EMIT fixture.find<views::VariantsView>("variants")->spaceEdited(QStringLiteral("coarsen grid x 1,2"));
    fixture.action("build")->trigger();
    waitForBuild(fixture);
    const auto &variants = fixture.workbench().variants().variants();
    QCOMPARE(variants.size(), std::size_t(2));
    const auto status = [&](int row, int role) {
      return rows(fixture)->index(row, static_cast<int>(views::VariantColumn::status)).data(role);
    };
    for (int row = 0; row < 2; ++row) {
      QCOMPARE(variants[static_cast<std::size_t>(row)].status, VariantStatus::written);
      QCOMPARE(status(row, Qt::DisplayRole).toString(), QStringLiteral("written"));
      QVERIFY(!status(row, Qt::ForegroundRole).isValid()); // not red
      QVERIFY(status(row, Qt::ToolTipRole).toString().contains(QStringLiteral("nvcc does not compile")));
    }
    const QWidget *button = fixture.find<QToolBar>("mainToolBar")->widgetForAction(fixture.action("build"));
    QCOMPARE(button->findChild<views::ActionBadge *>()->state().phase, views::ActionState::Phase::done); // no cross
    QVERIFY(!variants[1].texts.empty());
  }

  void buildsForTheDeviceThatIsChosen() {
    WindowFixture fixture;
    fixture.useFakeCompiler();
    fixture.open(fixture.write(QStringLiteral("a.cu"), smallKernel()));
    auto *devices = fixture.find<QComboBox>("deviceBox");
    QCOMPARE(devices->count(), 2); // what the compiler knows
    QCOMPARE(devices->currentData().toString(), QStringLiteral("sm_90"));
    QTest::keyClick(devices, Qt::Key_Up);
    QCOMPARE(devices->currentData().toString(), QStringLiteral("sm_80"));
    fixture.action("build")->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(fixture.workbench().variants().isRunning(), WindowFixture::patience);
    waitForBuild(fixture);
    QCOMPARE(fixture.workbench().variants().order().subject.architecture, std::string("sm_80"));
  }

  void takesABlockThatIsTyped() {
    WindowFixture fixture;
    fixture.useFakeCompiler();
    fixture.open(fixture.write(QStringLiteral("a.cu"), smallKernel().replace("n / 64, 64>>>", "n / 64, n>>>")));
    fixture.action("build")->trigger();
    waitForBuild(fixture);
    QVERIFY(!fixture.workbench().variants().find(0)->occupancy);
    fixture.find<QSpinBox>("blockX")->setValue(64);
    fixture.action("build")->trigger();
    waitForBuild(fixture);
    QVERIFY(fixture.workbench().variants().find(0)->occupancy.has_value());
    QCOMPARE(fixture.workbench().variants().find(1)->block[model::Axis::x], 32);
  }

  void forgetsTheRowsOfAnotherFile() {
    WindowFixture fixture;
    fixture.useFakeCompiler();
    fixture.open(fixture.write(QStringLiteral("a.cu"), smallKernel()));
    fixture.action("build")->trigger();
    waitForBuild(fixture);
    fixture.open(fixture.write(QStringLiteral("b.cu"), smallKernel().replace("turn", "flip")));
    QCOMPARE(rows(fixture)->rowCount(), 0);
    QVERIFY(!fixture.workbench().shown().isRow);
  }

  void buildsTheMatrixMultiplicationWithTheRealCompiler() {
    WindowFixture fixture;
    if (!fixture.useRealCompiler()) QSKIP("There is no nvcc on this machine");
    fixture.open(fixture.example(QStringLiteral("matrix_multiplication.cu")));
    Q_EMIT fixture.find<views::VariantsView>("variants")->spaceEdited(QStringLiteral("coarsen y 1,4"));
    fixture.action("build")->trigger();
    QVERIFY(QTest::qWaitFor([&] { return !fixture.workbench().variants().isRunning(); }, 240000));
    for (const session::Variant &variant : fixture.workbench().variants().variants()) {
      QVERIFY2(variant.status == VariantStatus::built, variant.reason.c_str());
      QVERIFY(variant.resources.front().registersPerThread > 0);
      QCOMPARE(variant.resources.front().staticSharedBytes, 8192U);
      QVERIFY(variant.occupancy.has_value());
    }
  }
};

QTEST_MAIN(BuildTest)
#include "BuildTest.moc"

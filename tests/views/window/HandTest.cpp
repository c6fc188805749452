// SPDX-License-Identifier: GPL-3.0-or-later
//
// Kernels by hand: a variant's text that is typed in, a kernel from another file; their rows with all that rows have.
#include "app/gui/base/Texts.h"
#include "app/gui/session/SessionController.h"
#include "app/gui/window/MessageBar.h"
#include "tests/views/window/FakeRunner.h"
#include "tests/views/window/WindowFixture.h"
#include "views/compare/CompareView.h"
#include "views/editor/EditorPane.h"
#include "views/variants/VariantsModel.h"
#include "views/variants/VariantsView.h"

#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTableView>
#include <QToolButton>

#include <algorithm>

using namespace warpgrain;
using namespace warpgrain::gui;
using session::VariantStatus;
using views::VariantColumn;

namespace {

/// Does the same as the small kernel, in another way.
QByteArray colleaguesKernel() {
  return "#include <cuda_runtime.h>\n"
         "// pragma unroll\n"
         "__global__ void turn(float *x, int n) {\n"
         "  const int i = blockIdx.x * 64 + threadIdx.x;\n"
         "  const float v = x[blockIdx.x * 64 + 63 - threadIdx.x];\n"
         "  __syncthreads();\n"
         "  x[i] = v;\n"
         "}\n"
         "\n"
         "void run(float *x, int n) {\n"
         "  turn<<<n / 64, 64>>>(x, n);\n"
         "}\n";
}

} // namespace

class HandTest : public QObject {
  Q_OBJECT

private:
  static const std::vector<session::Variant> &rows(WindowFixture &fixture) {
    return fixture.workbench().variants().variants();
  }

  static QTableView *table(WindowFixture &fixture) {
    return fixture.find<QWidget>("variants")->findChild<QTableView *>();
  }

  static QString cell(WindowFixture &fixture, int row, VariantColumn column, int role = Qt::DisplayRole) {
    return table(fixture)->model()->index(row, static_cast<int>(column)).data(role).toString();
  }

  static QTabWidget *tabs(WindowFixture &fixture) { return fixture.find<QTabWidget>("editorTabs"); }

  static views::SourceEditor &variantEditor(WindowFixture &fixture) {
    return fixture.find<views::EditorPane>("variantSource")->editor();
  }

  static void press(WindowFixture &fixture, Qt::Key key, Qt::KeyboardModifiers modifiers) {
    fixture.window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(fixture.window.get()));
    QWidget *focus = QApplication::focusWidget();
    QTest::keyClick(focus != nullptr ? focus : fixture.window.get(), key, modifiers);
  }

  /// Clicks on a button beside the search space, named by its text without the mark of its key.
  static void click(WindowFixture &fixture, const QString &text) {
    for (QToolButton *button : fixture.find<QWidget>("variants")->findChildren<QToolButton *>())
      if (button->text().remove(QLatin1Char('&')) == text) {
        QVERIFY2(button->isEnabled(), qPrintable(text));
        QTest::mouseClick(button, Qt::LeftButton);
        return;
      }
    QFAIL(qPrintable(QStringLiteral("there is no button ") + text));
  }

  static void open(WindowFixture &fixture, const QString &name = QStringLiteral("a.cu")) {
    fixture.useFakeCompiler();
    fixture.open(fixture.write(name, smallKernel()));
    Q_EMIT fixture.find<views::VariantsView>("variants")->spaceEdited(QStringLiteral("coarsen x 1"));
    QTRY_VERIFY_WITH_TIMEOUT(fixture.workbench().isShownNamed(), WindowFixture::patience);
  }

  static void addFrom(WindowFixture &fixture, const QByteArray &text) {
    fixture.dialogs.fileToChoose = fixture.write(QStringLiteral("b.cu"), text);
    press(fixture, Qt::Key_A, Qt::ControlModifier | Qt::ShiftModifier);
    waitForWork(fixture);
  }

  static void waitForWork(WindowFixture &fixture) {
    QVERIFY(QTest::qWaitFor([&] { return !fixture.workbench().isWorking(); }, 2 * WindowFixture::patience));
  }

  static void build(WindowFixture &fixture) {
    press(fixture, Qt::Key_B, Qt::ControlModifier);
    QVERIFY(QTest::qWaitFor(
        [&] {
          return !fixture.workbench().isWorking() && fixture.workbench().areRowsCurrent() &&
                 rows(fixture).back().status != VariantStatus::waiting;
        },
        WindowFixture::patience));
    QVERIFY2(rows(fixture).back().status == VariantStatus::built, rows(fixture).back().reason.c_str());
  }

  static void saveAs(WindowFixture &fixture, const QString &file) {
    QSignalSpy saved(&fixture.window->sessions(), &SessionController::saved);
    fixture.dialogs.fileToSave = file;
    fixture.action("saveSessionAs")->trigger();
    QTRY_COMPARE_WITH_TIMEOUT(saved.count(), 1, WindowFixture::patience);
  }

  static void reopen(WindowFixture &fixture, const QString &session) {
    fixture.dialogs.saveChoice = Dialogs::SaveChoice::discard;
    fixture.close();
    QTRY_VERIFY(!fixture.window->isVisible());
    fixture.window.reset();
    fixture.show();
    fixture.window->openFile(session);
    QTRY_VERIFY_WITH_TIMEOUT(!fixture.workbench().source().mainFile().empty() && fixture.isSettled(),
                             WindowFixture::patience);
  }

private Q_SLOTS:

  void aVariantIsEditedByTheKeyboardAsANewRow() {
    WindowFixture fixture;
    open(fixture);
    press(fixture, Qt::Key_H, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(rows(fixture).size(), std::size_t(2));
    QCOMPARE(cell(fixture, 1, VariantColumn::steps), QStringLiteral("original, edited"));
    QCOMPARE(cell(fixture, 1, VariantColumn::verdict), QStringLiteral("by hand"));
    QCOMPARE(fixture.workbench().selection().variant(), std::optional<std::size_t>(1));
    views::SourceEditor &editor = variantEditor(fixture);
    QVERIFY(editor.isVisible() && !editor.isReadOnly());
    QCOMPARE(editor.sourceBytes(), smallKernel());
    QTest::keyClicks(editor.viewport(), QStringLiteral("// pragma unroll "));
    QTRY_VERIFY_WITH_TIMEOUT(rows(fixture)[1]
                                 .texts.at(toPath(fixture.path(QStringLiteral("a.cu"))))
                                 .starts_with("// pragma unroll #include"),
                             WindowFixture::patience);
    QCOMPARE(fixture.workbench().source().modifiedFiles().size(), std::size_t(0)); // the original is as it was
    QCOMPARE(editor.caret(), std::size_t(17));                                     // what is shown is not written anew
    build(fixture);
    QCOMPARE(cell(fixture, 0, VariantColumn::registers), QStringLiteral("32"));
    QVERIFY(cell(fixture, 1, VariantColumn::registers).startsWith(QStringLiteral("40")));
    QVERIFY(!cell(fixture, 1, VariantColumn::occupancy).isEmpty());
  }

  void aRowOfAPlanIsEditedWithTheMouse() {
    WindowFixture fixture;
    open(fixture);
    Q_EMIT fixture.find<views::VariantsView>("variants")->spaceEdited(QStringLiteral("coarsen x 1,2"));
    build(fixture);
    fixture.find<QWidget>("variantsDock")->raise();
    QTableView *view = table(fixture);
    QTRY_VERIFY(view->isVisible());
    QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, view->visualRect(view->model()->index(1, 0)).center());
    QTRY_COMPARE(fixture.workbench().selection().variant(), std::optional<std::size_t>(1));
    click(fixture, QStringLiteral("Edit"));
    QCOMPARE(rows(fixture).size(), std::size_t(3));
    QCOMPARE(cell(fixture, 2, VariantColumn::steps), QStringLiteral("coarsen x 2, edited"));
    QVERIFY(rows(fixture)[2].texts == rows(fixture)[1].texts);
    QCOMPARE(rows(fixture)[1].status, VariantStatus::built); // nothing of the others is lost
    click(fixture, QStringLiteral("Edit"));                  // it is by hand already
    QCOMPARE(rows(fixture).size(), std::size_t(3));
  }

  void aTextThatDoesNotCompileSaysWhere() {
    WindowFixture fixture;
    open(fixture);
    press(fixture, Qt::Key_H, Qt::ControlModifier | Qt::ShiftModifier);
    QTest::keyClicks(variantEditor(fixture).viewport(), QStringLiteral("oops "));
    QTRY_COMPARE_WITH_TIMEOUT(rows(fixture)[1].status, VariantStatus::failed, WindowFixture::patience);
    QVERIFY2(QByteArray::fromStdString(rows(fixture)[1].reason).contains("a.cu:1:1:"), rows(fixture)[1].reason.c_str());
    QVERIFY(fixture.find<QLabel>("variantPageTitle")->text().contains(QStringLiteral("a.cu:1:1:")));
    for (int i = 0; i < 5; ++i)
      QTest::keyClick(variantEditor(fixture).viewport(), Qt::Key_Backspace);
    QTRY_COMPARE_WITH_TIMEOUT(rows(fixture)[1].status, VariantStatus::waiting, WindowFixture::patience);
    build(fixture);
  }

  void whatIsTypedIsUndoneInItsOwnText() {
    WindowFixture fixture;
    open(fixture);
    press(fixture, Qt::Key_H, Qt::ControlModifier | Qt::ShiftModifier);
    QTest::keyClicks(variantEditor(fixture).viewport(), QStringLiteral("//x "));
    press(fixture, Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE_WITH_TIMEOUT(variantEditor(fixture).sourceBytes(), smallKernel(), WindowFixture::patience);
    QTRY_COMPARE_WITH_TIMEOUT(rows(fixture)[1].texts.begin()->second, smallKernel().toStdString(),
                              WindowFixture::patience);
    press(fixture, Qt::Key_Z, Qt::ControlModifier); // nothing of another text
    QCOMPARE(variantEditor(fixture).sourceBytes(), smallKernel());
  }

  void aKernelOfAnotherFileJoinsTheTable() {
    WindowFixture fixture;
    open(fixture, QStringLiteral("mine/a.cu"));
    build(fixture);
    fixture.dialogs.fileToChoose = fixture.write(QStringLiteral("other/b.cu"), colleaguesKernel());
    fixture.find<QWidget>("variantsDock")->raise();
    click(fixture, QStringLiteral("Add from file…"));
    waitForWork(fixture);
    QCOMPARE(cell(fixture, static_cast<int>(rows(fixture).size()) - 1, VariantColumn::steps),
             QStringLiteral("turn in b.cu"));
    QVERIFY(fixture.find<QWidget>("comparePage")->isVisible());
    build(fixture);
    QCOMPARE(rows(fixture).back().resources.front().registersPerThread, std::uint32_t(40));
    QCOMPARE(fixture.dialogs.trustAsked.size(), 2); // its folder too
  }

  void itIsExportedByteForByte() {
    WindowFixture fixture;
    open(fixture);
    const QByteArray text = "// \xC3\xA4\r\n" + colleaguesKernel() + "// no newline at the end";
    addFrom(fixture, text);
    fixture.dialogs.fileToSave = fixture.path(QStringLiteral("out.cu"));
    press(fixture, Qt::Key_E, Qt::ControlModifier);
    QTRY_COMPARE_WITH_TIMEOUT(fixture.read(QStringLiteral("out.cu")), text, WindowFixture::patience);
    QVERIFY(fixture.dialogs.suggested.endsWith(QStringLiteral("a.turn_in_b_cu.cu")));
  }

  void badInputIsRefusedWithItsReason() {
    WindowFixture fixture;
    open(fixture);
    addFrom(fixture, "__global__ void turn(double *x, int n) {}\n");
    QVERIFY2(fixture.message().contains(QStringLiteral("double *")), qPrintable(fixture.message()));
    addFrom(fixture, "__global__ void turn(float *x, int n) {\n  x[0] = y;\n}\n");
    QVERIFY2(fixture.message().contains(QStringLiteral("b.cu:2:10: use of undeclared identifier 'y'")),
             qPrintable(fixture.message()));
    addFrom(fixture, "__global__ void f(float *x, int n) {}\n__global__ void g(float *x, int n) {}\n");
    QVERIFY2(fixture.message().contains(QStringLiteral("b.cu")) && fixture.message().contains(QStringLiteral("turn")),
             qPrintable(fixture.message()));
    addFrom(fixture, "int main() {}\n");
    QVERIFY2(fixture.message().contains(QStringLiteral("b.cu")), qPrintable(fixture.message()));
    addFrom(fixture, "// \xff\n");
    QVERIFY2(fixture.message().contains(QStringLiteral("UTF-8")), qPrintable(fixture.message()));
    fixture.dialogs.fileToChoose = fixture.path(QStringLiteral("missing.cu"));
    press(fixture, Qt::Key_A, Qt::ControlModifier | Qt::ShiftModifier);
    waitForWork(fixture);
    QVERIFY2(fixture.message().contains(QStringLiteral("missing.cu")), qPrintable(fixture.message()));
    QVERIFY(rows(fixture).empty());
    addFrom(fixture, "__global__ void g(float *y, int m) {}\n"); // the only one may have another name
    QCOMPARE(rows(fixture).size(), std::size_t(2));
  }

  void aRowIsRenamedRemovedAndBroughtBack() {
    WindowFixture fixture;
    open(fixture);
    addFrom(fixture, colleaguesKernel());
    build(fixture);
    table(fixture)->setFocus();
    fixture.dialogs.textToGive = QStringLiteral("fast");
    fixture.action("renameVariant")->trigger();
    QCOMPARE(cell(fixture, 1, VariantColumn::steps), QStringLiteral("fast"));
    QCOMPARE(rows(fixture)[1].status, VariantStatus::built); // the same text
    QCOMPARE(fixture.workbench().selection().variant(), std::optional<std::size_t>(1));
    fixture.find<QWidget>("variantsDock")->raise();
    table(fixture)->setFocus();
    QTest::keyClick(table(fixture), Qt::Key_Delete);
    QCOMPARE(rows(fixture).size(), std::size_t(1));
    press(fixture, Qt::Key_Z, Qt::ControlModifier | Qt::AltModifier);
    QCOMPARE(rows(fixture).size(), std::size_t(2));
    QCOMPARE(cell(fixture, 1, VariantColumn::steps), QStringLiteral("fast"));
  }

  void itIsMeasuredBesideTheOriginal() {
    WindowFixture fixture;
    useFakeRunner(fixture);
    open(fixture);
    QTRY_VERIFY_WITH_TIMEOUT(fixture.find<QLineEdit>("n") != nullptr, WindowFixture::patience);
    QTest::keyClicks(fixture.find<QLineEdit>("n"), QStringLiteral("256"));
    addFrom(fixture, colleaguesKernel());
    press(fixture, Qt::Key_M, Qt::ControlModifier);
    QTRY_VERIFY_WITH_TIMEOUT(!rows(fixture).empty() && rows(fixture).back().measurement &&
                                 rows(fixture).back().measurement->row.measured() && !fixture.workbench().isWorking(),
                             2 * WindowFixture::patience);
    QVERIFY(rows(fixture).back().byHand != nullptr);
  }

  void itIsKeptInTheSession() {
    WindowFixture fixture;
    open(fixture);
    addFrom(fixture, colleaguesKernel());
    build(fixture);
    press(fixture, Qt::Key_H, Qt::ControlModifier | Qt::ShiftModifier); // goes on with the text
    QCOMPARE(rows(fixture).size(), std::size_t(2));
    const std::string built = rows(fixture)[1].texts.begin()->second;
    const QString session = fixture.path(QStringLiteral("work.warpgrain"));
    saveAs(fixture, session);
    QVERIFY(fixture.read(session).contains("\"version\": 2"));
    QFile::remove(fixture.path(QStringLiteral("b.cu"))); // the session has the text
    reopen(fixture, session);
    QTRY_COMPARE_WITH_TIMEOUT(rows(fixture).size(), std::size_t(2), WindowFixture::patience);
    QCOMPARE(cell(fixture, 1, VariantColumn::steps), QStringLiteral("turn in b.cu"));
    QCOMPARE(rows(fixture)[1].texts.begin()->second, built);
    QCOMPARE(rows(fixture)[1].status, VariantStatus::built);
    QCOMPARE(rows(fixture)[1].resources.front().registersPerThread, std::uint32_t(40));
  }

  void aSessionWithoutResultsBringsTheTextBack() {
    WindowFixture fixture;
    open(fixture);
    press(fixture, Qt::Key_H, Qt::ControlModifier | Qt::ShiftModifier);
    QTest::keyClicks(variantEditor(fixture).viewport(), QStringLiteral("// mine "));
    const QString session = fixture.path(QStringLiteral("work.warpgrain"));
    saveAs(fixture, session);
    reopen(fixture, session);
    QTRY_COMPARE_WITH_TIMEOUT(rows(fixture).size(), std::size_t(2), WindowFixture::patience);
    QVERIFY(rows(fixture)[1].texts.begin()->second.starts_with("// mine "));
  }

  void whatTheOriginalBecomesDoesNotTakeItAway() {
    WindowFixture fixture;
    open(fixture);
    addFrom(fixture, colleaguesKernel());
    tabs(fixture)->setCurrentIndex(0);
    QTest::keyClicks(fixture.find<views::EditorPane>("source")->editor().viewport(), QStringLiteral("/**/"));
    QTRY_VERIFY_WITH_TIMEOUT(fixture.workbench().source().modifiedFiles().size() == 1 && fixture.isSettled(),
                             WindowFixture::patience);
    QVERIFY(!fixture.workbench().areRowsCurrent());
    build(fixture);
    QVERIFY(fixture.workbench().areRowsCurrent());
    QVERIFY(rows(fixture).back().byHand != nullptr);
    QCOMPARE(rows(fixture).back().texts.begin()->second, colleaguesKernel().toStdString());
  }

  void twoFilesOpenTheComparison() {
    WindowFixture fixture;
    fixture.useFakeCompiler();
    const QString other = fixture.write(QStringLiteral("b.cu"), colleaguesKernel());
    fixture.show();
    fixture.window->openBeside(
        fixture.write(QStringLiteral("a.cu"), "__global__ void first(int *a) { a[0] = 1; }\n" + smallKernel()), other);
    QTRY_VERIFY_WITH_TIMEOUT(rows(fixture).size() == 2 && !fixture.workbench().isWorking(), WindowFixture::patience);
    QCOMPARE(fixture.workbench().selection().kernel().name, std::string("turn")); // the one that both have
    QCOMPARE(fixture.workbench().selection().variant(), std::optional<std::size_t>(1));
    QVERIFY(fixture.find<QWidget>("comparePage")->isVisible());
    QCOMPARE(fixture.dialogs.trustAsked.size(), 0);                         // nothing was run
    QTRY_VERIFY(fixture.find<views::CompareView>("compare")->currentRow()); // begins at the first difference
    const auto panes = fixture.find<views::CompareView>("compare")->findChildren<QsciScintilla *>();
    QVERIFY(std::ranges::any_of(panes, [](const QsciScintilla *pane) {
      return pane->text().contains(QStringLiteral("const float v = x[blockIdx.x * 64 + 63 - threadIdx.x];"));
    }));
  }

  void ofTwoFilesOneThatCannotBeAddedLeavesTheOther() {
    WindowFixture fixture;
    fixture.show();
    fixture.window->openBeside(fixture.write(QStringLiteral("a.cu"), smallKernel()),
                               fixture.path(QStringLiteral("missing.cu")));
    QTRY_VERIFY_WITH_TIMEOUT(fixture.message().contains(QStringLiteral("missing.cu")), WindowFixture::patience);
    QCOMPARE(fixture.workbench().source().mainFile(), toPath(fixture.path(QStringLiteral("a.cu"))));
  }

  /// A person may launch the original in another way than its source does; a copy of it is launched so, too.
  void aCopyIsLaunchedAsThePersonLaunchesTheOriginal() {
    WindowFixture fixture;
    fixture.environment.findExecutor = [] { return Result<run::Executor>(run::Executor(WARPGRAIN_EXECUTOR_PROGRAM)); };
    if (!fixture.useRealCompiler()) QSKIP("there is no nvcc");
    fixture.open(fixture.write(QStringLiteral("a.cu"), smallKernel()));
    QTRY_VERIFY_WITH_TIMEOUT(fixture.find<QLineEdit>("n") != nullptr, WindowFixture::patience);
    QTest::keyClicks(fixture.find<QLineEdit>("n"), QStringLiteral("256"));
    QTest::keyClicks(fixture.find<QLineEdit>("launchGridX"), QStringLiteral("2"));
    Q_EMIT fixture.find<views::VariantsView>("variants")->spaceEdited(QStringLiteral("coarsen x 1"));
    QTRY_VERIFY_WITH_TIMEOUT(fixture.workbench().isShownNamed(), WindowFixture::patience);
    press(fixture, Qt::Key_H, Qt::ControlModifier | Qt::ShiftModifier);
    press(fixture, Qt::Key_R, Qt::ControlModifier);
    QTRY_VERIFY_WITH_TIMEOUT(rows(fixture).size() == 2 && rows(fixture)[1].verification &&
                                 !rows(fixture)[1].verification->isRunning && !fixture.workbench().isWorking(),
                             3 * WindowFixture::patience);
    QVERIFY2(rows(fixture)[1].verification->status == run::VerificationStatus::verified,
             rows(fixture)[1].verification->reason.c_str());
    QVERIFY2(QByteArray::fromStdString(rows(fixture)[1].verification->launch).count("grid 2 x 1 x 1") == 2,
             rows(fixture)[1].verification->launch.c_str());
  }

  void runsProveWhatNoPlanProves() {
    WindowFixture fixture;
    fixture.environment.findExecutor = [] { return Result<run::Executor>(run::Executor(WARPGRAIN_EXECUTOR_PROGRAM)); };
    if (!fixture.useRealCompiler()) QSKIP("there is no nvcc");
    fixture.open(fixture.write(QStringLiteral("a.cu"), smallKernel()));
    QTRY_VERIFY_WITH_TIMEOUT(fixture.find<QLineEdit>("n") != nullptr, WindowFixture::patience);
    QTest::keyClicks(fixture.find<QLineEdit>("n"), QStringLiteral("256"));
    addFrom(fixture, colleaguesKernel());
    addFrom(fixture, colleaguesKernel().replace("63 - threadIdx.x", "62 - threadIdx.x"));
    addFrom(fixture, colleaguesKernel().replace("  __syncthreads();\n", ""));
    Q_EMIT fixture.find<views::VariantsView>("variants")->spaceEdited(QStringLiteral("coarsen x 1"));
    press(fixture, Qt::Key_R, Qt::ControlModifier);
    QTRY_VERIFY_WITH_TIMEOUT(rows(fixture).size() == 4 && rows(fixture)[3].verification &&
                                 !rows(fixture)[3].verification->isRunning && !fixture.workbench().isWorking(),
                             3 * WindowFixture::patience);
    QCOMPARE(cell(fixture, 1, VariantColumn::verified), QStringLiteral("verified"));
    QCOMPARE(cell(fixture, 1, VariantColumn::verdict), QStringLiteral("by hand; verified by runs"));
    QVERIFY(cell(fixture, 1, VariantColumn::verified, Qt::ToolTipRole).contains(QStringLiteral("boundary size")));
    QVERIFY(cell(fixture, 2, VariantColumn::verified) == QStringLiteral("differs") ||
            cell(fixture, 2, VariantColumn::verified) == QStringLiteral("fails"));
    QCOMPARE(cell(fixture, 2, VariantColumn::verdict), QStringLiteral("by hand"));
    QVERIFY(cell(fixture, 3, VariantColumn::verified) != QStringLiteral("verified")); // a race
    QCOMPARE(cell(fixture, 3, VariantColumn::verdict), QStringLiteral("by hand"));
  }
};

QTEST_MAIN(HandTest)
#include "HandTest.moc"

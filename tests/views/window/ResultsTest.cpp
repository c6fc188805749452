// SPDX-License-Identifier: GPL-3.0-or-later
//
// What was learnt belongs to a text: it is not lost while that text is looked at, not shown for another one, and comes
// back when the text does.
#include "app/gui/base/Texts.h"
#include "app/gui/window/EditorArea.h"
#include "tests/views/window/FakeRunner.h"
#include "views/editor/EditorPane.h"
#include "views/problems/ProblemsView.h"
#include "views/variants/VariantsModel.h"
#include "views/variants/VariantsView.h"

#include <QComboBox>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTableView>
#include <QTextBrowser>

using namespace warpgrain;
using namespace warpgrain::gui;
using views::VariantColumn;

class ResultsTest : public QObject {
  Q_OBJECT

private:
  static void openKernel(WindowFixture &fixture, const QString &space = QStringLiteral("coarsen x 1,2,4")) {
    fixture.useFakeCompiler();
    fixture.open(fixture.write(QStringLiteral("a.cu"), smallKernel()));
    Q_EMIT fixture.find<views::VariantsView>("variants")->spaceEdited(space);
  }

  static void waitForWork(WindowFixture &fixture) {
    QVERIFY(QTest::qWaitFor([&] { return fixture.isSettled() && !fixture.workbench().isWorking(); },
                            WindowFixture::patience));
  }

  static void build(WindowFixture &fixture) {
    QSignalSpy finished(&fixture.workbench().variants(), &VariantController::finished);
    fixture.action("build")->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(!finished.empty(), WindowFixture::patience);
    waitForWork(fixture);
  }

  static views::SourceEditor &editor(WindowFixture &fixture) {
    return fixture.find<EditorArea>("editorArea")->paneOf(toPath(fixture.path(QStringLiteral("a.cu"))))->editor();
  }

  static QString cell(WindowFixture &fixture, int row, VariantColumn column) {
    const auto *table = fixture.find<QWidget>("variants")->findChild<QTableView *>();
    return table->model()->index(row, static_cast<int>(column)).data().toString();
  }

  static QString verified(WindowFixture &fixture, int row) { return cell(fixture, row, VariantColumn::verified); }

  static bool areGrey(WindowFixture &fixture) { return !fixture.find<QLabel>("variantsOutdated")->text().isEmpty(); }

  static QString note(WindowFixture &fixture) {
    const auto &notes = editor(fixture).notes();
    return notes.empty() ? QString() : notes.front().text;
  }

  static QString reasons(WindowFixture &fixture) {
    return fixture.find<QWidget>("factors")->findChild<QTextBrowser *>()->toPlainText();
  }

private Q_SLOTS:

  void showingRecordedTimesKeepsWhatWasVerified() {
    WindowFixture fixture;
    useFakeRunner(fixture, {.hasDriver = false});
    QDir(fixture.folder.path()).mkdir(QStringLiteral("recorded"));
    fixture.write(QStringLiteral("recorded/turn.jsonl"), recordedSession(smallKernel()));
    fixture.environment.recordedFolder = toPath(fixture.path(QStringLiteral("recorded")));
    openKernel(fixture, QStringLiteral("coarsen x 1,2"));
    build(fixture);
    fixture.workbench().variants().setVerification(1, {.launch = "grid 4"});
    QCOMPARE(verified(fixture, 1), QStringLiteral("verified"));
    auto *box = fixture.find<QComboBox>("measureOn");
    const QString place = QStringLiteral("Recorded: Other GPU, 2026-11-20");
    QTRY_VERIFY_WITH_TIMEOUT(box->findText(place) >= 0, WindowFixture::patience);
    box->setCurrentIndex(box->findText(place));
    Q_EMIT box->activated(box->currentIndex());
    fixture.action("measure")->trigger();
    // The plan that was measured is built for it: the rows are others.
    QTRY_VERIFY_WITH_TIMEOUT(cell(fixture, 2, VariantColumn::time).contains(QStringLiteral("recorded")),
                             WindowFixture::patience);
    waitForWork(fixture);
    QCOMPARE(verified(fixture, 1), QStringLiteral("verified"));
    QCOMPARE(verified(fixture, 2), QStringLiteral("not run"));
    // Built anew, it is still the same text.
    build(fixture);
    QCOMPARE(verified(fixture, 1), QStringLiteral("verified"));
    QVERIFY(cell(fixture, 0, VariantColumn::time).contains(QStringLiteral("recorded")));
  }

  void aRunThatIsCancelledLeavesWhatWasVerifiedBefore() {
    WindowFixture fixture;
    openKernel(fixture);
    build(fixture);
    VariantController &variants = fixture.workbench().variants();
    variants.setVerification(1, {.launch = "grid 4"});
    variants.setVerification(1, {.isRunning = true});
    variants.setVerification(2, {.isRunning = true});
    variants.endVerification();
    QCOMPARE(verified(fixture, 1), QStringLiteral("verified"));
    QCOMPARE(verified(fixture, 2), QStringLiteral("not run"));
  }

  void whatWasVerifiedIsOfOneLaunch() {
    WindowFixture fixture;
    openKernel(fixture);
    build(fixture);
    LaunchController &launch = fixture.workbench().launch();
    launch.typeArgument("n", 256);
    fixture.workbench().variants().setVerification(1, {.launch = "n 256"});
    QCOMPARE(verified(fixture, 1), QStringLiteral("verified"));
    launch.typeArgument("n", 512);
    QCOMPARE(verified(fixture, 1), QStringLiteral("not run for this launch"));
    QCOMPARE(verified(fixture, 2), QStringLiteral("not run"));
    fixture.workbench().variants().setVerification(1, {.status = run::VerificationStatus::differs});
    QCOMPARE(verified(fixture, 1), QStringLiteral("differs"));
    launch.typeArgument("n", 256);
    QCOMPARE(verified(fixture, 1), QStringLiteral("verified"));
    // Built anew, the rows are of the same text.
    build(fixture);
    QCOMPARE(verified(fixture, 1), QStringLiteral("verified"));
    launch.typeArgument("n", 512);
    QCOMPARE(verified(fixture, 1), QStringLiteral("differs"));
    launch.typeArgument("n", 1024);
    QCOMPARE(verified(fixture, 1), QStringLiteral("not run for this launch"));
  }

  void rowsAreNotGreyWhenTheirTextIsThereAgain() {
    WindowFixture fixture;
    openKernel(fixture);
    build(fixture);
    QVERIFY(!areGrey(fixture));
    editor(fixture).insertAt(QStringLiteral("// new\n"), 0, 0);
    QTRY_VERIFY_WITH_TIMEOUT(areGrey(fixture), WindowFixture::patience);
    editor(fixture).undo();
    QTRY_VERIFY_WITH_TIMEOUT(!areGrey(fixture), WindowFixture::patience);
    waitForWork(fixture);
    QVERIFY(!areGrey(fixture));
    // And they are taken for what they are: a row can be applied.
    Q_EMIT fixture.find<views::VariantsView>("variants")->adoptRequested(1);
    QVERIFY(editor(fixture).sourceBytes() != smallKernel());
  }

  void savingChangesNothing() {
    WindowFixture fixture;
    openKernel(fixture);
    editor(fixture).insertAt(QStringLiteral("// new\n"), 0, 0);
    build(fixture);
    fixture.action("save")->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(fixture.workbench().source().modifiedFiles().empty(), WindowFixture::patience);
    waitForWork(fixture);
    QVERIFY(!areGrey(fixture));
    QVERIFY(note(fixture).contains(QStringLiteral("32 register")));
  }

  void whatWasLearntOfATextComesBackWithIt() {
    WindowFixture fixture;
    openKernel(fixture);
    build(fixture);
    fixture.workbench().variants().setVerification(1, {.launch = "grid 4"});
    editor(fixture).insertAt(QStringLiteral("// #pragma unroll\n"), 0, 0);
    QTRY_VERIFY_WITH_TIMEOUT(areGrey(fixture), WindowFixture::patience);
    build(fixture);
    QCOMPARE(cell(fixture, 0, VariantColumn::registers), QStringLiteral("40"));
    QCOMPARE(verified(fixture, 1), QStringLiteral("not run")); // another text
    editor(fixture).undo();
    QTRY_COMPARE_WITH_TIMEOUT(cell(fixture, 0, VariantColumn::registers), QStringLiteral("32"),
                              WindowFixture::patience);
    QCOMPARE(verified(fixture, 1), QStringLiteral("verified"));
    QVERIFY(!areGrey(fixture));
    editor(fixture).redo();
    QTRY_COMPARE_WITH_TIMEOUT(cell(fixture, 0, VariantColumn::registers), QStringLiteral("40"),
                              WindowFixture::patience);
    QCOMPARE(verified(fixture, 1), QStringLiteral("not run"));
  }

  void theRowsOfAKernelComeBackWithIt() {
    WindowFixture fixture;
    fixture.useFakeCompiler();
    QByteArray two = smallKernel();
    two += smallKernel().mid(smallKernel().indexOf("__global__")).replace("turn", "back").replace("run(", "walk(");
    fixture.open(fixture.write(QStringLiteral("a.cu"), two));
    build(fixture);
    fixture.workbench().variants().setVerification(1, {.launch = "grid 4"});
    fixture.workbench().selection().setKernel({.name = "back"});
    QTRY_VERIFY_WITH_TIMEOUT(fixture.isSettled(), WindowFixture::patience);
    QVERIFY(areGrey(fixture)); // nothing is known of it
    build(fixture);
    QCOMPARE(verified(fixture, 1), QStringLiteral("not run"));
    fixture.workbench().selection().setKernel({.name = "turn"});
    QVERIFY(!areGrey(fixture));
    QCOMPARE(verified(fixture, 1), QStringLiteral("verified"));
  }

  void theNumbersAtAKernelAreThoseOfItsText() {
    WindowFixture fixture;
    openKernel(fixture);
    build(fixture);
    // The compiler of this test counts the loops that are to be unrolled, and merged threads are such loops.
    const std::uint32_t merged = fixture.workbench().variants().find(1)->resources.front().registersPerThread;
    QVERIFY(merged > 32);
    QVERIFY(note(fixture).contains(QStringLiteral("32 register")));
    Q_EMIT fixture.find<views::VariantsView>("variants")->adoptRequested(1);
    QTRY_VERIFY2_WITH_TIMEOUT(note(fixture).contains(QStringLiteral("%1 register").arg(merged)),
                              qPrintable(note(fixture)), WindowFixture::patience);
    QVERIFY(areGrey(fixture));
    // Another text, of which nothing is known.
    editor(fixture).insertAt(QStringLiteral("// new\n"), 0, 0);
    QTRY_COMPARE_WITH_TIMEOUT(note(fixture), QString(), WindowFixture::patience);
    editor(fixture).undo();
    editor(fixture).undo();
    QTRY_VERIFY_WITH_TIMEOUT(note(fixture).contains(QStringLiteral("32 register")), WindowFixture::patience);
    QVERIFY(!areGrey(fixture));
  }

  void aRowStaysChosenWhenItIsBuiltAgain() {
    WindowFixture fixture;
    openKernel(fixture);
    build(fixture);
    auto *table = fixture.find<QWidget>("variants")->findChild<QTableView *>();
    QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, table->visualRect(table->model()->index(2, 0)).center());
    QVERIFY(fixture.workbench().selection().variant().has_value());
    Q_EMIT fixture.find<views::VariantsView>("variants")->spaceEdited(QStringLiteral("coarsen x 1,4"));
    build(fixture);
    QCOMPARE(fixture.workbench().selection().variant(), std::optional<std::size_t>(1));
    QCOMPARE(toString(fixture.workbench().shown().variant.plan), std::string("coarsen x 4"));
    QVERIFY(fixture.workbench().isShownNamed() && fixture.workbench().shown().hasText());
    QCOMPARE(fixture.find<views::VariantsView>("variants")->selectedVariants(), std::vector<std::size_t>{1});
    // One that is not built again cannot stay.
    Q_EMIT fixture.find<views::VariantsView>("variants")->spaceEdited(QStringLiteral("coarsen x 1,2"));
    build(fixture);
    QCOMPARE(fixture.workbench().selection().variant(), std::nullopt);
    QVERIFY(fixture.find<views::VariantsView>("variants")->selectedVariants().empty());
  }

  void theReasonsOfAFileAreGoneWithIt() {
    WindowFixture fixture;
    const QString other = fixture.write(QStringLiteral("b.cu"), smallKernel().replace("turn", "back"));
    fixture.open(fixture.write(QStringLiteral("a.cu"),
                               smallKernel().replace("  __syncthreads();", "  if (threadIdx.x < 7) __syncthreads();")));
    QTest::mouseClick(fixture.factor(QStringLiteral("coarsen x 4")), Qt::LeftButton);
    QVERIFY2(reasons(fixture).contains(QStringLiteral("coarsen x 4: ✕ not legal")), qPrintable(reasons(fixture)));
    bool isOpened = false;
    connect(&fixture.workbench(), &Workbench::analysisBegun, this, [&] {
      // The file is there, and nothing is known of it yet.
      if (fixture.workbench().source().mainFile() != toPath(other) || std::exchange(isOpened, true)) return;
      QVERIFY2(!reasons(fixture).contains(QStringLiteral("legal")), qPrintable(reasons(fixture)));
      QVERIFY(!fixture.factor(QStringLiteral("coarsen x 4"))->isVisible());
    });
    fixture.open(other);
    QVERIFY(isOpened);
    QCOMPARE(fixture.verdictOf(QStringLiteral("coarsen x 4")), QStringLiteral("legal"));
    QVERIFY2(!reasons(fixture).contains(QStringLiteral("coarsen x 4")), qPrintable(reasons(fixture)));
    QCOMPARE(fixture.find<views::ProblemsView>("problems")->warningCount(), 0);
  }

  void theFileBeforeHasItsRowsWhenItIsOpenedAgain() {
    WindowFixture fixture;
    openKernel(fixture);
    build(fixture);
    fixture.workbench().variants().setVerification(1, {.launch = "grid 4"});
    fixture.open(fixture.write(QStringLiteral("b.cu"), smallKernel()));
    QVERIFY(fixture.workbench().variants().variants().empty()); // the same bytes, another file
    fixture.open(fixture.path(QStringLiteral("a.cu")));
    QCOMPARE(verified(fixture, 1), QStringLiteral("verified"));
    QVERIFY(!areGrey(fixture));
  }
};

QTEST_MAIN(ResultsTest)
#include "ResultsTest.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the window knows of the source, and that it keeps up with the text.
#include "app/gui/analysis/KeptParser.h"
#include "app/gui/background/FreedMemory.h"
#include "app/gui/background/NewestWins.h"
#include "app/gui/base/Texts.h"
#include "app/gui/window/EditorArea.h"
#include "core/plan/StepForm.h"
#include "tests/views/window/WindowFixture.h"
#include "views/editor/EditorPane.h"
#include "views/explorer/ExplorerView.h"
#include "views/factors/FactorPanel.h"
#include "views/help/ReasonsPage.h"
#include "views/problems/ProblemsView.h"

#include <QCheckBox>
#include <QComboBox>
#include <QElapsedTimer>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTabWidget>
#include <QTextBrowser>
#include <QTimer>
#include <QTreeView>
#include <QUrl>

#include <algorithm>
#include <atomic>
#include <future>
#include <thread>
#include <vector>

using namespace warpgrain;
using namespace warpgrain::gui;

class AnalysisTest : public QObject {
  Q_OBJECT

private:
  static views::SourceEditor &editor(WindowFixture &fixture, const QString &file) {
    return fixture.find<EditorArea>("editorArea")->paneOf(toPath(file))->editor();
  }

private Q_SLOTS:

  void showsVerdictsOfTheMatrixMultiplication() {
    WindowFixture fixture;
    fixture.open(fixture.example(QStringLiteral("matrix_multiplication.cu")));
    QCOMPARE(fixture.find<QComboBox>("kernelBox")->currentText(), QStringLiteral("matrixMultiply"));
    for (const char *factor : {"coarsen y 2", "coarsen y 4", "coarsen y 8", "coarsen y 16", "coarsen x 2"})
      QCOMPARE(fixture.verdictOf(QLatin1StringView(factor)), QStringLiteral("legal if"));
    QVERIFY(!fixture.factor(QStringLiteral("coarsen z 2")));
    QCOMPARE(fixture.find<views::ProblemsView>("problems")->errorCount(), 0);
  }

  void takesTheFlagsAndTheKernelOfTheCommandLine() {
    WindowFixture fixture;
    fixture.environment.flags = std::vector<std::string>{"-DHALF=32"};
    fixture.environment.kernel = "flip";
    const QByteArray second =
        smallKernel().replace("turn", "flip").replace("void run", "void go").replace("[64]", "[2 * HALF]");
    fixture.open(fixture.write(QStringLiteral("a.cu"), smallKernel() + second));
    QCOMPARE(fixture.find<QComboBox>("kernelBox")->currentText(), QStringLiteral("flip"));
    QCOMPARE(fixture.find<views::ProblemsView>("problems")->errorCount(), 0);
  }

  /// Thousands of steps: what is judged is shown while the rest is judged, and nobody waits for the rest.
  void aLongKernelHasItsFirstVerdictsSoonAndClosesAtOnce() {
    WindowFixture fixture;
    QByteArray text = "__global__ void turn(float *x, int n) {\n  const int i = blockIdx.x * 64 + threadIdx.x;\n";
    for (int i = 0; i < 300; ++i)
      text += QByteArray("  for (int kN = 0; kN < n; ++kN)\n    x[i * n + kN] += 1.0f;\n")
                  .replace('N', QByteArray::number(i));
    const QString file = fixture.write(QStringLiteral("a.cu"), text + "}\n");
    fixture.show();
    std::optional<Verdicts> first;
    connect(&fixture.workbench(), &Workbench::partlyChecked, fixture.window.get(), [&first](const Verdicts &verdicts) {
      if (!first) first = verdicts;
    });
    QSignalSpy whole(&fixture.workbench(), &Workbench::checked);
    fixture.window->openFile(file);
    QTRY_VERIFY_WITH_TIMEOUT(first.has_value(), WindowFixture::patience);
    QCOMPARE(whole.size(), 0);
    const Verdicts &verdicts = *first;
    QVERIFY(!verdicts.isWhole);
    const auto isOfKernel = [](const CheckedStep &checked) {
      return transform::formOf(checked.step).subject == transform::StepSubject::kernel;
    };
    const auto isOpen = [](const CheckedStep &checked) { return !checked.isJudged; };
    QVERIFY(std::ranges::any_of(verdicts.steps, isOpen));
    const bool areAllOfKernel = std::ranges::none_of(
        verdicts.steps, [&](const CheckedStep &checked) { return isOfKernel(checked) && isOpen(checked); });
    for (const CheckedStep &checked : verdicts.steps)
      QVERIFY2(isOfKernel(checked) || isOpen(checked) || areAllOfKernel, checked.step.word.c_str());
    QTRY_COMPARE_WITH_TIMEOUT(fixture.verdictOf(QStringLiteral("coarsen x 2")), QStringLiteral("legal if"),
                              WindowFixture::patience);
    QCOMPARE(whole.size(), 0);
    QElapsedTimer timer;
    timer.start();
    fixture.window.reset();
    QVERIFY2(timer.elapsed() < 5000, qPrintable(QString::number(timer.elapsed())));
    QTRY_VERIFY_WITH_TIMEOUT(!areThreadsLeft(), WindowFixture::patience); // none uses what the test's end destroys
  }

  /// A window does not wait for an analysis that does not look at its token.
  void goingAwayLeavesWorkThatDoesNotEnd() {
    struct Work {
      std::promise<void> begun;
      std::promise<void> mayEnd;
      std::atomic<bool> isDelivered = false;
    };

    const auto work = std::make_shared<Work>();
    QObject receiver;
    auto asker = std::make_unique<NewestWins<int, int>>(
        &receiver,
        [work](const int &number, const CancellationToken &) {
          work->begun.set_value();
          work->mayEnd.get_future().wait();
          return number;
        },
        [work](int) { work->isDelivered = true; });
    asker->ask(1);
    work->begun.get_future().wait();
    QElapsedTimer timer;
    timer.start();
    asker.reset();
    QVERIFY2(timer.elapsed() < 2000, qPrintable(QString::number(timer.elapsed())));
    QVERIFY(areThreadsLeft());
    work->mayEnd.set_value();
    QTRY_VERIFY(!areThreadsLeft());
    QCOMPARE(work->isDelivered, false);
  }

  void goingAwayWaitsForWorkThatIsCancelled() {
    const auto isOver = std::make_shared<std::atomic<bool>>(false);
    {
      std::promise<void> begun;
      NewestWins<int, int> asker(
          this,
          [isOver, &begun](const int &number, const CancellationToken &cancel) {
            begun.set_value();
            while (!cancel.stop_requested())
              std::this_thread::yield();
            *isOver = true;
            return number;
          },
          [](int) {});
      asker.ask(1);
      begun.get_future().wait();
    }
    QVERIFY(*isOver);
    QVERIFY(!areThreadsLeft());
  }

  /// Flags are seen and typed in a window of their own, and the source is read with them.
  void readsTheSourceAgainWithFlagsThatAPersonTypes() {
    WindowFixture fixture;
    fixture.write(QStringLiteral("deep/more/width.h"), "#define WIDTH 64\n");
    const QString file = fixture.write(QStringLiteral("a.cu"),
                                       "#include \"width.h\"\n" + smallKernel().replace("s[64]", "s[WIDTH * HALVES]"));
    fixture.open(file);
    const auto *problems = fixture.find<views::ProblemsView>("problems");
    QVERIFY(problems->errorCount() > 0);
    fixture.action("compilerFlags")->trigger();
    auto *text = fixture.find<QPlainTextEdit>("flagsText");
    auto *use = fixture.find<QPushButton>("flagsUse");
    const auto *outcome = fixture.find<QLabel>("flagsOutcome");
    QCOMPARE(text->toPlainText(), QString()); // nothing was found
    QVERIFY2(outcome->text().contains(QStringLiteral("error")), qPrintable(outcome->text()));
    QVERIFY(!use->isEnabled());
    QVERIFY(!fixture.find<QPushButton>("flagsFind")->isEnabled());
    // By the fields, and by typing.
    fixture.dialogs.folder = fixture.path(QStringLiteral("deep/more"));
    fixture.find<QPushButton>("flagsAddInclude")->click();
    fixture.find<QLineEdit>("flagsMacro")->setText(QStringLiteral("HALVES=1"));
    QTest::keyClick(fixture.find<QLineEdit>("flagsMacro"), Qt::Key_Return);
    auto *standard = fixture.find<QComboBox>("flagsStandard");
    standard->setCurrentIndex(standard->findData(QStringLiteral("c++20")));
    Q_EMIT standard->activated(standard->currentIndex());
    fixture.find<QCheckBox>("flagsFastMath")->click();
    QCOMPARE(text->toPlainText(), QStringLiteral("-I %1\n-DHALVES=1\n-std=c++20\n--use_fast_math")
                                      .arg(fixture.path(QStringLiteral("deep/more"))));
    text->moveCursor(QTextCursor::End);
    QTest::keyClicks(text, QStringLiteral(" '-DSPACED=a b'"));
    QCOMPARE(standard->currentText(), QStringLiteral("c++20"));
    QVERIFY(problems->errorCount() > 0); // not yet
    use->click();
    QTRY_VERIFY_WITH_TIMEOUT(fixture.isSettled() && problems->errorCount() == 0, WindowFixture::patience);
    const std::vector<std::string> expected{
        "-I",          toUtf8(fixture.path(QStringLiteral("deep/more"))), "-DHALVES=1", "-std=c++20", "--use_fast_math",
        "-DSPACED=a b"};
    QCOMPARE(*fixture.workbench().analysis()->parser.flags, expected);
    QVERIFY2(outcome->text().contains(QStringLiteral("1 kernel")), qPrintable(outcome->text()));
    QVERIFY(!use->isEnabled());
    // Back to what is found.
    fixture.find<QPushButton>("flagsFind")->click();
    QTRY_VERIFY_WITH_TIMEOUT(fixture.isSettled() && problems->errorCount() > 0, WindowFixture::patience);
    QCOMPARE(text->toPlainText(), QString());
  }

  /// What was built with other flags is not shown as what the source is now, and comes back with them.
  void rowsBelongToTheFlagsThatTheyWereBuiltWith() {
    WindowFixture fixture;
    fixture.useFakeCompiler();
    fixture.open(fixture.write(QStringLiteral("a.cu"), smallKernel()));
    Workbench &workbench = fixture.workbench();
    workbench.space().type(workbench.selection().kernel(), "coarsen x 1,2");
    workbench.build();
    QTRY_VERIFY_WITH_TIMEOUT(!workbench.isWorking() && workbench.areRowsCurrent(), WindowFixture::patience);
    workbench.setFlags(session::SavedFlags{.flags = {"-DOTHER=1"}, .folder = toPath(fixture.folder.path())});
    QVERIFY(!workbench.areRowsCurrent() || workbench.isAnalysing());
    QTRY_VERIFY_WITH_TIMEOUT(fixture.isSettled(), WindowFixture::patience);
    QVERIFY(!workbench.areRowsCurrent());
    workbench.setFlags(std::nullopt);
    QTRY_VERIFY_WITH_TIMEOUT(fixture.isSettled() && workbench.areRowsCurrent(), WindowFixture::patience);
  }

  void saysThatTheKernelOfTheCommandLineIsNotThere() {
    WindowFixture fixture;
    fixture.environment.kernel = "other";
    fixture.open(fixture.write(QStringLiteral("a.cu"), smallKernel()));
    QVERIFY2(fixture.message().contains(QStringLiteral("other")), qPrintable(fixture.message()));
    QCOMPARE(fixture.find<QComboBox>("kernelBox")->currentText(), QStringLiteral("turn"));
  }

  void showsTheLaunchThatTheSourceTells() {
    WindowFixture fixture;
    fixture.open(fixture.example(QStringLiteral("matrix_multiplication.cu")));
    QVERIFY(fixture.find<QComboBox>("launchBox")->currentText().contains(QStringLiteral("32 × 32 × 1")));
    QCOMPARE(fixture.find<QSpinBox>("blockY")->value(), 32);
    QVERIFY(!fixture.find<QSpinBox>("blockY")->isEnabled());
  }

  void takesTheLaunchOfAnOpenClKernelFromTheProgramBesideIt() {
    WindowFixture fixture;
    fixture.write(QStringLiteral("host.c"),
                  "#include <CL/cl.h>\nint main(void) {\n  cl_int n = 1000;\n  size_t global = 1024, local = 64;\n"
                  "  cl_kernel k = clCreateKernel(program, \"scale\", NULL);\n"
                  "  clSetKernelArg(k, 1, sizeof(n), &n);\n"
                  "  clEnqueueNDRangeKernel(queue, k, 1, NULL, &global, &local, 0, NULL, NULL);\n}\n");
    fixture.open(fixture.write(QStringLiteral("scale.cl"),
                               "__kernel void scale(__global float *a, int n) {\n  int i = get_global_id(0);\n"
                               "  if (i < n) a[i] *= 2;\n}\n"));
    const LaunchController &launch = fixture.workbench().launch();
    QCOMPARE(launch.arguments().at("n"), 1000);
    QCOMPARE(launch.block()[model::Axis::x], std::optional<std::int64_t>(64));
    QCOMPARE(launch.grid()[model::Axis::x], std::optional<std::int64_t>(16));
    QCOMPARE(fixture.find<QComboBox>("launchBox")->currentText(), QStringLiteral("host program: block 64 × 1 × 1"));
  }

  void takesSizesOfAnOpenClLaunchFromTheHeadersOfTheProgram() {
    WindowFixture fixture;
    fixture.write(QStringLiteral("scale.h"),
                  "#ifndef SCALE_H\n#define SCALE_H\n#include \"scale.h\"\n#define N 1000\n#define GROUP 64\n#endif\n");
    fixture.write(QStringLiteral("host.c"),
                  "#include <CL/cl.h>\n#  include \"scale.h\"\n#include \"not there.h\"\nint main(void) {\n"
                  "  cl_int n = N;\n  size_t global[1], local[1] = {GROUP};\n"
                  "  global[0] = (size_t)ceil((float)N / GROUP) * GROUP;\n"
                  "  cl_kernel k = clCreateKernel(program, \"scale\", NULL);\n"
                  "  clSetKernelArg(k, 1, sizeof(n), &n);\n"
                  "  clEnqueueNDRangeKernel(queue, k, 1, NULL, global, local, 0, NULL, NULL);\n}\n");
    fixture.open(fixture.write(QStringLiteral("scale.cl"),
                               "__kernel void scale(__global float *a, int n) {\n  int i = get_global_id(0);\n"
                               "  if (i < n) a[i] *= 2;\n}\n"));
    const LaunchController &launch = fixture.workbench().launch();
    QVERIFY(launch.arguments().contains("n"));
    QCOMPARE(launch.arguments().at("n"), 1000);
    QCOMPARE(launch.block()[model::Axis::x], std::optional<std::int64_t>(64));
    QCOMPARE(launch.grid()[model::Axis::x], std::optional<std::int64_t>(16));
  }

  void letsABlockBeTypedThatTheSourceDoesNotTell() {
    WindowFixture fixture;
    fixture.open(fixture.write(QStringLiteral("a.cu"), smallKernel().replace("n / 64, 64>>>", "n / 64, n>>>")));
    auto *x = fixture.find<QSpinBox>("blockX");
    QVERIFY(x->isEnabled());
    QCOMPARE(x->text(), QStringLiteral("?"));
    QVERIFY(!fixture.workbench().launch().blockForBuild());
    x->setValue(64);
    QCOMPARE(fixture.workbench().launch().blockForBuild(), (std::array<std::int64_t, 3>{64, 1, 1}));
  }

  void checksAnotherFactorThatIsTyped() {
    WindowFixture fixture;
    fixture.open(fixture.example(QStringLiteral("matrix_multiplication.cu")));
    auto &plans = fixture.workbench().plans();
    QVERIFY(plans.setText(fixture.workbench().selection().kernel(), "coarsen y 64").has_value());
    QTRY_COMPARE_WITH_TIMEOUT(fixture.verdictOf(QStringLiteral("coarsen y 64")), QStringLiteral("not legal"),
                              WindowFixture::patience);
    QVERIFY(plans.setText(fixture.workbench().selection().kernel(), "coarsen y 3").has_value());
    QTRY_COMPARE_WITH_TIMEOUT(fixture.verdictOf(QStringLiteral("coarsen y 3")), QStringLiteral("legal if"),
                              WindowFixture::patience);
  }

  void followsTheTextAsItIsEdited() {
    WindowFixture fixture;
    const QString file = fixture.write(QStringLiteral("a.cu"), smallKernel());
    fixture.open(file);
    QCOMPARE(fixture.verdictOf(QStringLiteral("coarsen x 4")), QStringLiteral("legal"));
    views::SourceEditor &text = editor(fixture, file);
    const auto barrier = static_cast<std::size_t>(text.sourceBytes().indexOf("__syncthreads"));
    text.replaceRange(barrier, barrier, QStringLiteral("if (threadIdx.x < 7) "));
    QTRY_COMPARE_WITH_TIMEOUT(fixture.verdictOf(QStringLiteral("coarsen x 4")), QStringLiteral("not legal"),
                              WindowFixture::patience);
    fixture.action("undo")->trigger();
    QTRY_COMPARE_WITH_TIMEOUT(fixture.verdictOf(QStringLiteral("coarsen x 4")), QStringLiteral("legal"),
                              WindowFixture::patience);
    fixture.action("redo")->trigger();
    QTRY_COMPARE_WITH_TIMEOUT(fixture.verdictOf(QStringLiteral("coarsen x 4")), QStringLiteral("not legal"),
                              WindowFixture::patience);
    fixture.dialogs.saveChoice = Dialogs::SaveChoice::discard;
  }

  void answersTheLastOfManyEditsOnly() {
    WindowFixture fixture;
    const QString file = fixture.write(QStringLiteral("a.cu"), smallKernel());
    fixture.open(file);
    QSignalSpy analysed(&fixture.workbench(), &Workbench::analysed);
    QSignalSpy checked(&fixture.workbench(), &Workbench::checked);
    for (int i = 0; i < 40; ++i) {
      const QByteArray name = "turn" + QByteArray::number(i);
      editor(fixture, file).replaceSource(QString::fromUtf8(smallKernel().replace("turn", name)));
      QTest::qWait(2);
    }
    QTRY_COMPARE_WITH_TIMEOUT(fixture.find<QComboBox>("kernelBox")->currentText(), QStringLiteral("turn39"),
                              WindowFixture::patience);
    QTRY_VERIFY_WITH_TIMEOUT(fixture.isSettled(), WindowFixture::patience);
    QVERIFY2(analysed.count() <= 3, qPrintable(QString::number(analysed.count())));
    QVERIFY(fixture.workbench().analysis()->unit->findKernel("turn39").has_value());
    QTest::qWait(300);
    QCOMPARE(fixture.find<QComboBox>("kernelBox")->currentText(), QStringLiteral("turn39"));
  }

  void dropsTheAnswerToAnOlderText() {
    WindowFixture fixture;
    const QString file = fixture.write(QStringLiteral("a.cu"), smallKernel());
    fixture.open(file);
    QSignalSpy analysed(&fixture.workbench(), &Workbench::analysed);
    auto &source = fixture.workbench().source();
    // Both are asked for before the first can be answered.
    source.setText(toPath(file), smallKernel().replace("turn", "first").toStdString());
    source.setText(toPath(file), smallKernel().replace("turn", "second").toStdString());
    QTRY_VERIFY_WITH_TIMEOUT(fixture.isSettled(), WindowFixture::patience);
    QCOMPARE(analysed.count(), 1);
    QVERIFY(fixture.workbench().analysis()->unit->findKernel("second").has_value());
  }

  void marksBarriersAccessesAndLaunches() {
    WindowFixture fixture;
    const QString file = fixture.write(QStringLiteral("a.cu"), "// warpgrain: coarsen x 2\n" + smallKernel());
    fixture.open(file);
    const auto &marks = editor(fixture, file).marks();
    const auto has = [&marks](int line, views::MarkKind kind) {
      return std::ranges::any_of(marks, [&](const auto &mark) { return mark.line == line && mark.kind == kind; });
    };
    QVERIFY(has(1, views::MarkKind::directive));
    QVERIFY(has(7, views::MarkKind::globalAccess));
    QVERIFY(has(7, views::MarkKind::sharedAccess));
    QVERIFY(has(8, views::MarkKind::barrier));
    QVERIFY(has(13, views::MarkKind::launch));
    QVERIFY(!has(5, views::MarkKind::barrier));
  }

  void choosesTheKernelThatTheCaretIsIn() {
    WindowFixture fixture;
    const QByteArray two = smallKernel() + smallKernel().replace("turn", "flip").replace("void run", "void go");
    const QString file = fixture.write(QStringLiteral("a.cu"), two);
    fixture.open(file);
    auto *kernels = fixture.find<QComboBox>("kernelBox");
    QCOMPARE(kernels->currentText(), QStringLiteral("turn"));
    editor(fixture, file).goTo(18, 3);
    QTRY_COMPARE(kernels->currentText(), QStringLiteral("flip"));
    editor(fixture, file).goTo(5, 3);
    QTRY_COMPARE(kernels->currentText(), QStringLiteral("turn"));
  }

  void movesTheEditorToWhatIsClickedInTheExplorer() {
    WindowFixture fixture;
    const QByteArray two = smallKernel() + smallKernel().replace("turn", "flip").replace("void run", "void go");
    const QString file = fixture.write(QStringLiteral("a.cu"), two);
    fixture.open(file);
    auto *tree = fixture.find<QWidget>("explorer")->findChild<QTreeView *>();
    const QModelIndex second = tree->model()->index(1, 0);
    QVERIFY(second.isValid());
    tree->scrollTo(second);
    QTest::mouseClick(tree->viewport(), Qt::LeftButton, {}, tree->visualRect(second).center());
    QTRY_COMPARE(fixture.find<QComboBox>("kernelBox")->currentText(), QStringLiteral("flip"));
    int line = 0;
    int column = 0;
    editor(fixture, file).getCursorPosition(&line, &column);
    QCOMPARE(line + 1, 16);
  }

  void goesToThePlaceOfAReason() {
    WindowFixture fixture;
    const QString file = fixture.write(
        QStringLiteral("a.cu"), smallKernel().replace("  __syncthreads", "  if (threadIdx.x < 7) __syncthreads"));
    fixture.open(file);
    const CheckedStep *step = fixture.workbench().verdictOf({.word = "coarsen", .arguments = {"x", "4"}});
    QVERIFY(step != nullptr && !step->verdict.allows() && step->verdict.reasons.front().span);
    Q_EMIT fixture.find<views::FactorPanel>("factors")->placeChosen(*step->verdict.reasons.front().span);
    int line = 0;
    int column = 0;
    editor(fixture, file).getCursorPosition(&line, &column);
    QCOMPARE(line + 1, 7);
  }

  void opensTheHandbookAtAReason() {
    WindowFixture fixture;
    fixture.open(fixture.write(QStringLiteral("a.cu"),
                               smallKernel().replace("  __syncthreads();", "  if (threadIdx.x < 7) __syncthreads();")));
    fixture.factor(QStringLiteral("coarsen x 4"))->click();
    auto *reasons = fixture.find<QWidget>("factors")->findChild<QTextBrowser *>();
    QVERIFY2(reasons->toHtml().contains(QStringLiteral("href=\"reason:barrier-divergent\"")),
             qPrintable(reasons->toHtml()));
    QVERIFY(fixture.find<views::ReasonsPage>("reasonsPage") == nullptr);
    Q_EMIT reasons->anchorClicked(QUrl(QStringLiteral("reason:barrier-divergent")));
    const auto *page = fixture.find<views::ReasonsPage>("reasonsPage");
    QVERIFY(page != nullptr && page->isVisible());
    QVERIFY2(page->markedText().startsWith(QStringLiteral("barrier-divergent: ")), qPrintable(page->markedText()));
  }

  void opensTheHeaderThatTheKernelLivesIn() {
    WindowFixture fixture;
    const QString header = fixture.write(QStringLiteral("kernel.cuh"), smallKernel());
    const QString file =
        fixture.write(QStringLiteral("main.cu"), "#include \"kernel.cuh\"\n\nint main() { return 0; }\n");
    fixture.open(file);
    auto *tabs = fixture.find<QTabWidget>("editorTabs");
    QTRY_COMPARE(tabs->tabText(tabs->currentIndex()), QStringLiteral("kernel.cuh"));
    views::SourceEditor &text = editor(fixture, header);
    const auto barrier = static_cast<std::size_t>(text.sourceBytes().indexOf("__syncthreads"));
    text.replaceRange(barrier, barrier, QStringLiteral("if (threadIdx.x < 7) "));
    QTRY_COMPARE_WITH_TIMEOUT(fixture.verdictOf(QStringLiteral("coarsen x 4")), QStringLiteral("not legal"),
                              WindowFixture::patience);
    QCOMPARE(fixture.read(QStringLiteral("kernel.cuh")), smallKernel()); // nothing is saved by itself
    QVERIFY(editor(fixture, file).sourceBytes().startsWith("#include \"kernel.cuh\""));
  }

  void listsWhatTheCompilerSays() {
    WindowFixture fixture;
    const QString file = fixture.write(QStringLiteral("a.cu"), smallKernel() + "#include \"missing.h\"\nint x = y;\n");
    fixture.open(file);
    QVERIFY(fixture.find<views::ProblemsView>("problems")->errorCount() >= 2);
    QVERIFY(!editor(fixture, file).problemRanges().empty());
    // The kernel is intact: its verdicts are there all the same.
    QCOMPARE(fixture.verdictOf(QStringLiteral("coarsen x 4")), QStringLiteral("legal"));
  }

  void saysThatAFileHoldsNoKernel() {
    WindowFixture fixture;
    fixture.open(fixture.write(QStringLiteral("a.cu"), "int main() { return 0; }\n"));
    QVERIFY2(fixture.message().contains(QStringLiteral("kernel")), qPrintable(fixture.message()));
    QVERIFY(!fixture.action("build")->isEnabled());
    QCOMPARE(fixture.find<views::ProblemsView>("problems")->warningCount(), 1);
  }

  void readsTextThatIsNoSource() {
    WindowFixture fixture;
    fixture.open(fixture.write(QStringLiteral("poem.txt"), "Over all the hilltops\nis calm }}} {{ #include <<<\n"));
    QVERIFY(fixture.find<views::ProblemsView>("problems")->errorCount() > 0);
    QVERIFY(fixture.message().contains(QStringLiteral("kernel")));
  }

  void neverBlocksTheWindow() {
    WindowFixture fixture;
    const QString file = fixture.example(QStringLiteral("matrix_multiplication.cu"));
    fixture.useRealCompiler(); // where there is one, its headers make a parse long
    fixture.open(file);
    // What the GUI thread does between two beats is measured; a parse takes far longer than what is allowed here.
    QElapsedTimer sinceBeat;
    qint64 longest = 0;
    QTimer heart;
    connect(&heart, &QTimer::timeout, &heart, [&] { longest = std::max(longest, sinceBeat.restart()); });
    sinceBeat.start();
    heart.start(1);
    for (int i = 0; i < 20; ++i) {
      editor(fixture, file).replaceRange(0, 0, QStringLiteral("// %1\n").arg(i));
      QTest::qWait(150);
    }
    QTRY_VERIFY_WITH_TIMEOUT(fixture.isSettled(), WindowFixture::patience);
    heart.stop();
    QVERIFY2(longest < 150, qPrintable(QStringLiteral("blocked for %1 ms").arg(longest)));
    qInfo("longest pause of the GUI thread: %lld ms", static_cast<long long>(longest));
    fixture.dialogs.saveChoice = Dialogs::SaveChoice::discard;
  }

  void opensAFileOfAHundredThousandLines() {
    WindowFixture fixture;
    QByteArray text = smallKernel();
    for (int i = 0; i < 20000; ++i)
      text += "\nstatic int f" + QByteArray::number(i) + "(int x)\n{\n  return x + " + QByteArray::number(i) + ";\n}\n";
    const QString file = fixture.write(QStringLiteral("long.cu"), text);
    fixture.open(file);
    QCOMPARE(fixture.verdictOf(QStringLiteral("coarsen x 4")), QStringLiteral("legal"));
    QElapsedTimer clock;
    clock.start();
    editor(fixture, file).replaceRange(0, 0, QStringLiteral("//\n"));
    fixture.find<EditorArea>("editorArea")->flush();
    qInfo("a key in 100,000 lines takes the GUI thread %lld ms", static_cast<long long>(clock.elapsed()));
    QVERIFY(clock.elapsed() < 500);
    QTRY_VERIFY_WITH_TIMEOUT(fixture.isSettled(), WindowFixture::patience);
    QTest::mouseClick(fixture.factor(QStringLiteral("coarsen x 4")), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(fixture.action("exportVariant")->isEnabled(), WindowFixture::patience);
    clock.restart();
    fixture.find<QTabWidget>("editorTabs")->setCurrentWidget(fixture.find<QWidget>("comparePage"));
    qInfo("two texts of 100,000 lines side by side take the GUI thread %lld ms",
          static_cast<long long>(clock.elapsed()));
    QTRY_VERIFY_WITH_TIMEOUT(fixture.isSettled(), WindowFixture::patience);
    fixture.dialogs.saveChoice = Dialogs::SaveChoice::discard;
  }

  void givesEachOfThoseWhoShareAParserTheUnitOfItsOwnText() {
    WindowFixture fixture;
    const std::filesystem::path file = toPath(fixture.write(QStringLiteral("a.cu"), smallKernel()));
    const auto none = [] { return Result<build::CudaToolkit>(fail(ErrorKind::tool, "There is none.")); };
    KeptParser parser(std::async(std::launch::deferred, none).share());
    const ParserSettings settings{.file = file, .flags = std::vector<std::string>{}};
    std::atomic<int> right = 0;
    {
      std::vector<std::jthread> threads;
      for (int i = 0; i < 4; ++i)
        threads.emplace_back([&, i] {
          const std::string name = "kernel" + std::to_string(i);
          for (int round = 0; round < 3; ++round) {
            const auto unit = parser.parse(settings, {{file, "__global__ void " + name + "() {}\n"}});
            if (unit && unit->kernels().size() == 1 && unit->findKernel(name)) ++right;
          }
        });
    }
    QCOMPARE(right.load(), 12);
    ParserSettings used;
    QVERIFY(parser.parseShared(settings, {}, &used));
    QCOMPARE(used.folder, std::filesystem::current_path());
    QVERIFY(used.flags);
  }

  void keepsOneUnitForAllWhoAskForTheSameTexts() {
    WindowFixture fixture;
    const std::filesystem::path file = toPath(fixture.write(QStringLiteral("a.cu"), smallKernel()));
    const auto none = [] { return Result<build::CudaToolkit>(fail(ErrorKind::tool, "There is none.")); };
    KeptParser parser(std::async(std::launch::deferred, none).share());
    const ParserSettings settings{.file = file, .flags = std::vector<std::string>{}};
    const auto first = parser.parseShared(settings, {});
    const auto again = parser.parseShared(settings, {});
    QVERIFY(first && again);
    QVERIFY(*first == *again);
    const auto other = parser.parseShared(settings, {{file, "__global__ void other() {}\n"}});
    QVERIFY(other && (*other)->findKernel("other"));
    QCOMPARE(first->use_count(), 2L); // the parser has let go of it
  }

  void readsAHeaderAgainThatHasChangedOnDisk() {
    WindowFixture fixture;
    const std::filesystem::path file =
        toPath(fixture.write(QStringLiteral("a.cu"), "#include \"a.h\"\n__global__ void k(int *p) { p[0] = SIZE; }\n"));
    fixture.write(QStringLiteral("a.h"), "#define SIZE 3\n__global__ void first(int *p) {}\n");
    const auto none = [] { return Result<build::CudaToolkit>(fail(ErrorKind::tool, "There is none.")); };
    KeptParser parser(std::async(std::launch::deferred, none).share());
    const ParserSettings settings{.file = file, .flags = std::vector<std::string>{}};
    const auto before = parser.parse(settings, {});
    QVERIFY(before && before->findKernel("first"));
    QVERIFY(parser.parse(settings, {})->findKernel("first"));
    fixture.write(QStringLiteral("a.h"), "#define SIZE 3\n__global__ void second(int *p) {}\n");
    const auto after = parser.parse(settings, {});
    QVERIFY(after && after->findKernel("second"));
    QVERIFY(!after->findKernel("first"));
  }

  void givesFreedMemoryBackOnceWhenItIsQuiet() {
    std::atomic<int> calls = 0;
    FreedMemory freed(nullptr, std::chrono::milliseconds(200), [&calls] { ++calls; });
    for (int i = 0; i < 5; ++i) {
      freed.noteWork();
      QTest::qWait(20);
    }
    QCOMPARE(calls.load(), 0);
    QTRY_COMPARE(calls.load(), 1);
    QTest::qWait(300);
    QCOMPARE(calls.load(), 1);
  }

  void looksWellInLightAndDark() {
    WindowFixture fixture;
    fixture.open(fixture.write(QStringLiteral("a.cu"), smallKernel()));
    fixture.action("coloursDark")->trigger();
    QTest::qWait(50);
    const QImage dark = fixture.window->grab().toImage();
    fixture.action("coloursLight")->trigger();
    QTest::qWait(50);
    const QImage light = fixture.window->grab().toImage();
    QVERIFY(qGray(dark.pixel(3, 3)) < 110);
    QVERIFY(qGray(light.pixel(3, 3)) > 150);
    QCOMPARE(fixture.settings.value(QStringLiteral("window/colours")).toString(), QStringLiteral("coloursLight"));
  }
};

QTEST_MAIN(AnalysisTest)
#include "AnalysisTest.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
//
// Choosing factors: the plan, its text, its undo, its source.
#include "app/gui/base/Texts.h"
#include "app/gui/window/EditorArea.h"
#include "core/tune/SearchSpace.h"
#include "tests/views/window/WindowFixture.h"
#include "views/compare/CompareView.h"
#include "views/editor/EditorPane.h"
#include "views/factors/PlanStepList.h"
#include "views/problems/ProblemsView.h"
#include "views/variants/SpaceLine.h"
#include "views/variants/VariantsView.h"

#include <QLabel>
#include <QLineEdit>
#include <QTabWidget>
#include <QTextBrowser>
#include <QToolButton>
#include <QUrl>

using namespace warpgrain;
using namespace warpgrain::gui;

class PlanTest : public QObject {
  Q_OBJECT

private:
  static std::string plan(WindowFixture &fixture) {
    return toString(fixture.workbench().plans().planOf(fixture.workbench().selection().kernel()));
  }

  /// Types into the line under the plan and presses Enter.
  static void addSteps(WindowFixture &fixture, const QString &text) {
    auto *line = fixture.find<QLineEdit>("planLine");
    line->setText(text);
    QTest::keyClick(line, Qt::Key_Return);
  }

  /// The tile of A needs all threads of a block, and a condition keeps some of them out.
  static QByteArray guardedKernel() {
    return "#include <cuda_runtime.h>\n"
           "__global__ void multiply(float *C, const float *A, const float *B, int n) {\n"
           "  const int row = blockIdx.y * 16 + threadIdx.y;\n"
           "  const int column = blockIdx.x * 16 + threadIdx.x;\n"
           "  if (row < n && column < n) {\n"
           "    float sum = 0;\n"
           "    for (int k = 0; k < n; ++k)\n"
           "      sum += A[row * n + k] * B[k * n + column];\n"
           "    C[row * n + column] = sum;\n"
           "  }\n"
           "}\n"
           "void run(float *C, const float *A, const float *B, int n) {\n"
           "  multiply<<<dim3((n + 15) / 16, (n + 15) / 16), dim3(16, 16)>>>(C, A, B, n);\n"
           "}\n";
  }

  static QTextBrowser *reasons(WindowFixture &fixture) {
    return fixture.find<QWidget>("factors")->findChild<QTextBrowser *>();
  }

  static void settle(WindowFixture &fixture) {
    QVERIFY(QTest::qWaitFor([&] { return fixture.isSettled() && fixture.workbench().isShownNamed(); },
                            WindowFixture::patience));
  }

  static views::PlanStepList *steps(WindowFixture &fixture) { return fixture.find<views::PlanStepList>("planSteps"); }

  static QByteArray variantSource(WindowFixture &fixture) {
    auto *tabs = fixture.find<QTabWidget>("editorTabs");
    tabs->setCurrentWidget(fixture.find<QWidget>("variantPage"));
    return fixture.find<views::EditorPane>("variantSource")->editor().sourceBytes();
  }

  static std::string space(WindowFixture &fixture) {
    return fixture.workbench().space().spaceOf(fixture.workbench().selection().kernel());
  }

  static void tick(WindowFixture &fixture, const QString &factor) {
    QTest::mouseClick(fixture.factor(factor), Qt::LeftButton, Qt::ControlModifier);
  }

  static bool isTicked(WindowFixture &fixture, const QString &factor) {
    return !fixture.factor(factor)->accessibleDescription().isEmpty();
  }

private Q_SLOTS:

  void ticksMakeTheSpace() {
    WindowFixture fixture;
    fixture.open(fixture.write(QStringLiteral("a.cu"), smallKernel()));
    auto *variants = fixture.find<views::VariantsView>("variants");
    auto *count = fixture.find<QLabel>("spaceCount");
    // The factors that are tried as nothing was chosen have their ticks.
    QVERIFY(QString::fromStdString(space(fixture)).startsWith(QStringLiteral("coarsen x 1,2,4")));
    QVERIFY(isTicked(fixture, QStringLiteral("coarsen x 4")));
    Q_EMIT variants->spaceEdited(QStringLiteral("coarsen x 1,2"));
    QVERIFY(!isTicked(fixture, QStringLiteral("coarsen x 4")));
    QVERIFY(count->text().startsWith(QStringLiteral("2 variant")));
    tick(fixture, QStringLiteral("coarsen x 4"));
    QCOMPARE(space(fixture), std::string("coarsen x 1,2,4"));
    QCOMPARE(variants->space(), QStringLiteral("coarsen x 1,2,4"));
    QVERIFY(isTicked(fixture, QStringLiteral("coarsen x 4")));
    QVERIFY(count->text().startsWith(QStringLiteral("3 variant")));
    QCOMPARE(plan(fixture), std::string()); // nothing is chosen by it
    // Without 1 the original is a row as well.
    tick(fixture, QStringLiteral("coarsen x 1"));
    QCOMPARE(space(fixture), std::string("coarsen x 2,4"));
    QVERIFY(count->text().startsWith(QStringLiteral("3 variant")));
    for (const char *factor : {"coarsen x 2", "coarsen x 4"})
      tick(fixture, QString::fromLatin1(factor));
    QCOMPARE(space(fixture), std::string()); // the original alone, not what is tried as nothing was chosen
    QVERIFY(count->text().startsWith(QStringLiteral("1 variant")));
    Q_EMIT variants->spaceEdited(QStringLiteral("frobnicate 3"));
    QVERIFY(count->text().isEmpty());
    fixture.dialogs.saveChoice = Dialogs::SaveChoice::discard;
  }

  void theSpaceLineOffersWhatMayBeTried() {
    WindowFixture fixture;
    fixture.open(fixture.write(QStringLiteral("a.cu"), guardedKernel()));
    auto *line = fixture.find<QWidget>("variants")->findChild<views::SpaceLine *>();
    line->setText(QStringLiteral("coarsen y"));
    QVERIFY(!line->offered().isEmpty());
    QVERIFY(line->offered().front().startsWith(QStringLiteral("coarsen y 1,2,4")));
    // Every choice is a space by itself, and none is refused.
    line->setText(QString());
    const QStringList all = line->offered();
    QVERIFY(all.size() > 3);
    for (const QString &choice : all)
      QVERIFY2(tune::parseSearchSpace(toUtf8(choice)), qPrintable(choice));
    QVERIFY(all.filter(QStringLiteral("unroll k")).size() == 1);
  }

  void thePlanBecomesTheSpace() {
    WindowFixture fixture;
    fixture.open(fixture.write(QStringLiteral("a.cu"), smallKernel()));
    QTest::mouseClick(fixture.factor(QStringLiteral("coarsen x 4")), Qt::LeftButton);
    QCOMPARE(plan(fixture), std::string("coarsen x 4"));
    fixture.find<QToolButton>("planAsSpace")->click();
    QCOMPARE(space(fixture), std::string("coarsen x 1,4"));
    QVERIFY(fixture.find<views::VariantsView>("variants")->isVisible());
    QTRY_VERIFY_WITH_TIMEOUT(fixture.isSettled(), WindowFixture::patience);
    tick(fixture, QStringLiteral("coarsen x 2"));
    QCOMPARE(space(fixture), std::string("coarsen x 1,2,4"));
  }

  void choosesAFactorAndShowsItsSource() {
    WindowFixture fixture;
    fixture.open(fixture.write(QStringLiteral("a.cu"), smallKernel()));
    QTest::mouseClick(fixture.factor(QStringLiteral("coarsen x 4")), Qt::LeftButton);
    QCOMPARE(plan(fixture), std::string("coarsen x 4"));
    QTRY_VERIFY_WITH_TIMEOUT(variantSource(fixture).contains("threadIdx.x + "), WindowFixture::patience);
    auto *compare = fixture.find<views::CompareView>("compare");
    fixture.find<QTabWidget>("editorTabs")->setCurrentWidget(fixture.find<QWidget>("comparePage"));
    QTRY_VERIFY(!compare->alignment().equal());
    QVERIFY(fixture.action("exportVariant")->isEnabled());
    // The source itself is as it was.
    QVERIFY(fixture.workbench().source().modifiedFiles().empty());
  }

  void undoesAndRedoesThePlan() {
    WindowFixture fixture;
    fixture.open(fixture.write(QStringLiteral("a.cu"), smallKernel()));
    QTest::mouseClick(fixture.factor(QStringLiteral("coarsen x 4")), Qt::LeftButton);
    QTest::mouseClick(fixture.factor(QStringLiteral("coarsen x 8")), Qt::LeftButton);
    QCOMPARE(plan(fixture), std::string("coarsen x 8"));
    QVERIFY(fixture.factor(QStringLiteral("coarsen x 8"))->isChecked());
    fixture.action("undoPlan")->trigger();
    QCOMPARE(plan(fixture), std::string("coarsen x 4"));
    QVERIFY(fixture.factor(QStringLiteral("coarsen x 4"))->isChecked());
    fixture.action("undoPlan")->trigger();
    QCOMPARE(plan(fixture), std::string());
    QVERIFY(!fixture.action("undoPlan")->isEnabled());
    fixture.action("redoPlan")->trigger();
    fixture.action("redoPlan")->trigger();
    QCOMPARE(plan(fixture), std::string("coarsen x 8"));
    QTRY_VERIFY_WITH_TIMEOUT(variantSource(fixture).contains("8"), WindowFixture::patience);
  }

  void takesTheNeutralFactorAsNoStep() {
    WindowFixture fixture;
    fixture.open(fixture.write(QStringLiteral("a.cu"), smallKernel()));
    QTest::mouseClick(fixture.factor(QStringLiteral("coarsen x 4")), Qt::LeftButton);
    QTest::mouseClick(fixture.factor(QStringLiteral("coarsen x 1")), Qt::LeftButton);
    QCOMPARE(plan(fixture), std::string());
    QVERIFY(fixture.factor(QStringLiteral("coarsen x 1"))->isChecked());
  }

  void keepsOneChoiceForADimension() {
    WindowFixture fixture;
    fixture.open(fixture.write(QStringLiteral("a.cu"), smallKernel()));
    QTest::mouseClick(fixture.factor(QStringLiteral("coarsen x 4")), Qt::LeftButton);
    QTest::mouseClick(fixture.factor(QStringLiteral("coarsen x adjacent 2")), Qt::LeftButton);
    QCOMPARE(plan(fixture), std::string("coarsen x 2 adjacent"));
  }

  void mergesBlocksBesideThreads() {
    WindowFixture fixture;
    fixture.open(fixture.example(QStringLiteral("matrix_multiplication.cu")));
    QVERIFY(fixture.verdictOf(QStringLiteral("coarsen grid y 2")).startsWith(QStringLiteral("legal")));
    for (const char *step : {"coarsen y 4", "coarsen grid y 2", "coarsen grid x 4", "coarsen grid y 8"})
      QTest::mouseClick(fixture.factor(QLatin1StringView(step)), Qt::LeftButton);
    QCOMPARE(plan(fixture), std::string("coarsen y 4; coarsen grid y 8; coarsen grid x 4"));
    QVERIFY(fixture.factor(QStringLiteral("coarsen grid y 8"))->isChecked());
    QTest::mouseClick(fixture.factor(QStringLiteral("coarsen grid y 1")), Qt::LeftButton);
    QCOMPARE(plan(fixture), std::string("coarsen y 4; coarsen grid x 4"));
  }

  void keepsOneBoundAndAOneThatIsNoFactor() {
    WindowFixture fixture;
    fixture.open(fixture.write(QStringLiteral("a.cu"), smallKernel()));
    QTest::mouseClick(fixture.factor(QStringLiteral("max-registers 32")), Qt::LeftButton);
    QTest::mouseClick(fixture.factor(QStringLiteral("max-registers 64")), Qt::LeftButton);
    QCOMPARE(plan(fixture), std::string("max-registers 64"));
    const KernelKey kernel = fixture.workbench().selection().kernel();
    QVERIFY(fixture.workbench().plans().setText(kernel, "launch-bounds 64 1; coarsen x 1").has_value());
    QCOMPARE(plan(fixture), std::string("launch-bounds 64 1"));
  }

  void judgesAPlanOfSeveralSteps() {
    WindowFixture fixture;
    fixture.open(fixture.example(QStringLiteral("matrix_multiplication.cu")));
    addSteps(fixture, QStringLiteral("coarsen y 4; coarsen x 2"));
    QCOMPARE(plan(fixture), std::string("coarsen y 4; coarsen x 2"));
    QTRY_COMPARE_WITH_TIMEOUT(toString(fixture.workbench().shown().variant.plan),
                              std::string("coarsen y 4; coarsen x 2"), WindowFixture::patience);
    QVERIFY(fixture.workbench().shown().variant.verdict.allows());
    // The second step is judged on what the first one left: eight threads along y are there, sixteen are not.
    addSteps(fixture, QStringLiteral("coarsen y 16"));
    QTRY_VERIFY_WITH_TIMEOUT(!fixture.workbench().shown().variant.verdict.allows(), WindowFixture::patience);
    QVERIFY(steps(fixture)->stateOf(0).contains(QStringLiteral("legal if")));
    QVERIFY(steps(fixture)->stateOf(2).contains(QStringLiteral("not legal")));
    QVERIFY(!fixture.action("exportVariant")->isEnabled());
    QCOMPARE(fixture.find<views::ProblemsView>("problems")->warningCount(), 1);
  }

  void tellsWhatIsNotUnderstoodFromWhatIsNotLegal() {
    WindowFixture fixture;
    const QString file = fixture.write(QStringLiteral("a.cu"), smallKernel());
    fixture.open(file);
    QTest::mouseClick(fixture.factor(QStringLiteral("coarsen x 4")), Qt::LeftButton);
    auto &text = fixture.find<EditorArea>("editorArea")->paneOf(toPath(file))->editor();
    const auto kind = [&fixture] { return fixture.workbench().shown().variant.verdict.kind; };
    text.replaceSource(QString::fromUtf8(smallKernel().replace("= x[i]", "= y[i]")));
    QTRY_VERIFY_WITH_TIMEOUT(kind() == dependence::VerdictKind::unknown, WindowFixture::patience);
    text.replaceSource(
        QString::fromUtf8(smallKernel().replace("  __syncthreads", "  if (threadIdx.x < 7) __syncthreads")));
    QTRY_VERIFY_WITH_TIMEOUT(kind() == dependence::VerdictKind::illegal, WindowFixture::patience);
  }

  void aStepThatIsSwitchedOffIsNotMade() {
    WindowFixture fixture;
    fixture.open(fixture.write(QStringLiteral("a.cu"), smallKernel()));
    QTest::mouseClick(fixture.factor(QStringLiteral("coarsen x 4")), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(variantSource(fixture).contains("threadIdx.x + "), WindowFixture::patience);
    steps(fixture)->item(0)->setCheckState(Qt::Unchecked);
    QTRY_COMPARE(plan(fixture), std::string());
    QVERIFY(fixture.factor(QStringLiteral("coarsen x 1"))->isChecked());
    QTRY_VERIFY_WITH_TIMEOUT(!variantSource(fixture).contains("threadIdx.x + "), WindowFixture::patience);
    QCOMPARE(steps(fixture)->count(), 1); // it keeps its place
    fixture.action("undoPlan")->trigger();
    QCOMPARE(plan(fixture), std::string("coarsen x 4"));
    fixture.action("redoPlan")->trigger();
    QCOMPARE(plan(fixture), std::string());
    // Another choice for the same takes its place.
    QTest::mouseClick(fixture.factor(QStringLiteral("coarsen x 8")), Qt::LeftButton);
    QCOMPARE(plan(fixture), std::string("coarsen x 8"));
    QCOMPARE(steps(fixture)->count(), 1);
  }

  void editsAndReordersStepsOfTheList() {
    WindowFixture fixture;
    fixture.open(fixture.write(QStringLiteral("a.cu"), smallKernel()));
    addSteps(fixture, QStringLiteral("coarsen x 4; max-registers 32"));
    steps(fixture)->item(0)->setText(QStringLiteral("coarsen x 2; block 16"));
    QTRY_COMPARE(plan(fixture), std::string("coarsen x 2; block 16; max-registers 32"));
    steps(fixture)->setCurrentRow(2);
    steps(fixture)->moveCurrent(-1);
    QCOMPARE(plan(fixture), std::string("coarsen x 2; max-registers 32; block 16"));
    // What is no step is not taken, and says so.
    steps(fixture)->item(1)->setText(QStringLiteral("max-registers few"));
    QTRY_COMPARE(steps(fixture)->stateOf(1), QStringLiteral("not a step"));
    QCOMPARE(plan(fixture), std::string("coarsen x 2; max-registers 32; block 16"));
    steps(fixture)->item(1)->setText(QString());
    QTRY_COMPARE(plan(fixture), std::string("coarsen x 2; block 16"));
    for (int i = 0; i < 3; ++i)
      fixture.action("undoPlan")->trigger();
    QCOMPARE(plan(fixture), std::string("coarsen x 4; max-registers 32"));
  }

  void refusesAPlanThatIsNone() {
    WindowFixture fixture;
    fixture.open(fixture.write(QStringLiteral("a.cu"), smallKernel()));
    QTest::mouseClick(fixture.factor(QStringLiteral("coarsen x 4")), Qt::LeftButton);
    addSteps(fixture, QStringLiteral("coarsen x 0"));
    QCOMPARE(plan(fixture), std::string("coarsen x 4"));
    const auto labels = fixture.find<QWidget>("factors")->findChildren<QLabel *>();
    QVERIFY(std::ranges::any_of(labels, [](const QLabel *label) {
      return label->isVisible() && label->text().contains(QStringLiteral("factor 0"));
    }));
  }

  void followsTheTextWithTheChosenPlan() {
    WindowFixture fixture;
    const QString file = fixture.write(QStringLiteral("a.cu"), smallKernel());
    fixture.open(file);
    QTest::mouseClick(fixture.factor(QStringLiteral("coarsen x 4")), Qt::LeftButton);
    auto &text = fixture.find<EditorArea>("editorArea")->paneOf(toPath(file))->editor();
    text.replaceSource(QString::fromUtf8(smallKernel().replace("63 - threadIdx.x", "63 - threadIdx.x] + s[0")));
    QTRY_VERIFY_WITH_TIMEOUT(variantSource(fixture).contains("+ s[0"), WindowFixture::patience);
    QVERIFY(variantSource(fixture).contains("threadIdx.x + "));
  }

  void aStepIsJudgedOnWhatThePlanSoFarGives() {
    WindowFixture fixture;
    fixture.open(fixture.write(QStringLiteral("a.cu"), guardedKernel()));
    const QString stage = QStringLiteral("stage A k 16");
    QCOMPARE(fixture.verdictOf(stage), QStringLiteral("not legal"));
    QTest::mouseClick(fixture.factor(stage), Qt::LeftButton);
    QCOMPARE(plan(fixture), std::string()); // refused
    QTest::mouseClick(fixture.factor(QStringLiteral("sink-guard k on")), Qt::LeftButton);
    QCOMPARE(fixture.verdictOf(stage), QStringLiteral("being checked")); // the text it is made on is another one
    settle(fixture);
    QVERIFY2(fixture.verdictOf(stage).startsWith(QStringLiteral("legal")), qPrintable(fixture.verdictOf(stage)));
    QTest::mouseClick(fixture.factor(stage), Qt::LeftButton);
    QCOMPARE(plan(fixture), std::string("sink-guard k; stage A k 16"));
    settle(fixture);
    QVERIFY(steps(fixture)->stateOf(1).contains(QStringLiteral("legal")));
    QVERIFY(fixture.verdictOf(stage).startsWith(QStringLiteral("legal"))); // the panel says one thing
    // Without the first step, the second is refused in both places.
    QTest::mouseClick(fixture.factor(QStringLiteral("sink-guard k –")), Qt::LeftButton);
    QCOMPARE(plan(fixture), std::string("stage A k 16"));
    settle(fixture);
    QCOMPARE(fixture.verdictOf(stage), QStringLiteral("not legal"));
    QVERIFY(steps(fixture)->stateOf(0).contains(QStringLiteral("not legal")));
    // Nothing can be made behind a step that cannot.
    QCOMPARE(fixture.verdictOf(QStringLiteral("coarsen y 2")), QStringLiteral("not legal"));
    QVERIFY(fixture.factor(QStringLiteral("coarsen y 2"))->toolTip().contains(stage));
  }

  void otherChoicesForAStepAreJudgedInItsPlace() {
    WindowFixture fixture;
    fixture.open(fixture.example(QStringLiteral("matrix_multiplication.cu")));
    addSteps(fixture, QStringLiteral("coarsen y 4; coarsen x 2"));
    settle(fixture);
    // 32 threads along y: behind the first step, 8 of them were left.
    QVERIFY(fixture.verdictOf(QStringLiteral("coarsen y 32")).startsWith(QStringLiteral("legal")));
    QVERIFY(fixture.verdictOf(QStringLiteral("coarsen x 32")).startsWith(QStringLiteral("legal")));
    // The space is that of the kernel as it is.
    QCOMPARE(fixture.find<views::VariantsView>("variants")->space(), QStringLiteral("coarsen y 1,2,4,8,16,32"));
  }

  void aRefusalNamesTheStepThatLiftsItAndOffersIt() {
    WindowFixture fixture;
    fixture.open(fixture.write(QStringLiteral("a.cu"), guardedKernel()));
    const QString stage = QStringLiteral("stage A k 16");
    QTRY_VERIFY2_WITH_TIMEOUT(
        fixture.factor(stage)->toolTip().endsWith(QStringLiteral("It can be made after sink-guard k.")),
        qPrintable(fixture.factor(stage)->toolTip()), WindowFixture::patience);
    QTest::mouseClick(fixture.factor(stage), Qt::LeftButton);
    QVERIFY2(reasons(fixture)->toPlainText().contains(QStringLiteral("It can be made after sink-guard k.")),
             qPrintable(reasons(fixture)->toPlainText()));
    Q_EMIT reasons(fixture)->anchorClicked(QUrl(QStringLiteral("step:sink-guard%20k")));
    QCOMPARE(plan(fixture), std::string("sink-guard k"));
    settle(fixture);
    QTest::mouseClick(fixture.factor(stage), Qt::LeftButton);
    QCOMPARE(plan(fixture), std::string("sink-guard k; stage A k 16"));
  }

  void thePlansVerdictIsNotThatOfThePlanBefore() {
    WindowFixture fixture;
    fixture.open(fixture.write(QStringLiteral("a.cu"), smallKernel()));
    QTest::mouseClick(fixture.factor(QStringLiteral("coarsen x 4")), Qt::LeftButton);
    settle(fixture);
    const auto says = [&fixture](const QString &words) {
      const auto labels = fixture.find<QWidget>("factors")->findChildren<QLabel *>();
      return std::ranges::any_of(labels, [&](const QLabel *label) { return label->text().contains(words); });
    };
    QVERIFY(says(QStringLiteral("Whole plan: <span")));
    addSteps(fixture, QStringLiteral("coarsen x 128"));
    QVERIFY(!says(QStringLiteral("Whole plan: <span")));
    QVERIFY(says(QStringLiteral("Whole plan: being checked")));
    QVERIFY(!fixture.workbench().isShownNamed());
    settle(fixture);
    QVERIFY(says(QStringLiteral("not legal")));
  }

  void offersTheLegalFactorsAsSpace() {
    WindowFixture fixture;
    fixture.open(fixture.example(QStringLiteral("matrix_multiplication.cu")));
    auto *variants = fixture.find<views::VariantsView>("variants");
    QCOMPARE(variants->space(), QStringLiteral("coarsen y 1,2,4,8,16,32"));
    Q_EMIT variants->spaceEdited(QStringLiteral("coarsen q 2"));
    const auto plans = fixture.workbench().space().plansOf(fixture.workbench().selection().kernel(), {});
    QVERIFY(!plans);
    Q_EMIT variants->spaceEdited(QStringLiteral("coarsen y 1,2; coarsen x 1,2"));
    QCOMPARE(fixture.workbench().space().plansOf(fixture.workbench().selection().kernel(), {})->size(), 4U);
    // The original is always a row.
    Q_EMIT variants->spaceEdited(QStringLiteral("coarsen y 2,4"));
    const auto others = fixture.workbench().space().plansOf(fixture.workbench().selection().kernel(), {});
    QCOMPARE(others->size(), 3U);
    QVERIFY(others->front().empty());
  }
};

QTEST_MAIN(PlanTest)
#include "PlanTest.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
//
// Choosing factors: the plan, its text, its undo, its source.
#include "app/gui/Texts.h"
#include "app/gui/window/EditorArea.h"
#include "tests/views/window/WindowFixture.h"
#include "views/compare/CompareView.h"
#include "views/editor/EditorPane.h"
#include "views/factors/PlanStepList.h"
#include "views/problems/ProblemsView.h"
#include "views/variants/VariantsView.h"

#include <QLabel>
#include <QLineEdit>
#include <QTabWidget>

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

  static views::PlanStepList *steps(WindowFixture &fixture) { return fixture.find<views::PlanStepList>("planSteps"); }

  static QByteArray variantSource(WindowFixture &fixture) {
    auto *tabs = fixture.find<QTabWidget>("editorTabs");
    tabs->setCurrentWidget(fixture.find<QWidget>("variantPage"));
    return fixture.find<views::EditorPane>("variantSource")->editor().sourceBytes();
  }

private Q_SLOTS:

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
  }
};

QTEST_MAIN(PlanTest)
#include "PlanTest.moc"

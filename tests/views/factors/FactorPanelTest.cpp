// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/factors/FactorPanel.h"

#include "tests/views/support/Samples.h"
#include "views/factors/FactorButton.h"
#include "views/factors/PlanStepList.h"

#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>
#include <QTextBrowser>
#include <QToolButton>

using namespace warpgrain;
using namespace warpgrain::views;
using transform::draftOf;
using transform::PlanDraft;
using transform::Step;
using warpgrain::tests::planOf;
using warpgrain::tests::stepOf;

namespace {

FactorRow rowOf(const std::string &prefix, std::initializer_list<int> factors) {
  FactorRow row{.title = QString::fromStdString(prefix), .group = QStringLiteral("Threads")};
  for (const int factor : factors)
    row.values.push_back({.step = stepOf(prefix + " " + std::to_string(factor)),
                          .label = QString::number(factor),
                          .verdict = {.kind = dependence::VerdictKind::legal}});
  return row;
}

FactorRow loopRow(const std::string &prefix, std::initializer_list<int> factors) {
  FactorRow row = rowOf(prefix, factors);
  row.caption = row.title.section(u' ', 0, 0);
  row.group = QStringLiteral("Loop k, line 3");
  row.section = QStringLiteral("loop k");
  return row;
}

std::vector<FactorRow> someRows() {
  std::vector<FactorRow> rows{rowOf("coarsen x", {1, 2, 4}), rowOf("coarsen y", {1, 2, 3})};
  rows[1].values[2].verdict =
      dependence::Verdict::illegal({dependence::ReasonId::outsideText, {"3 does not divide 32"}},
                                   SourceSpan{.file = mainFile, .begin = 5, .end = 9});
  return rows;
}

FactorButton *button(FactorPanel &panel, const QString &name) {
  for (FactorButton *candidate : panel.findChildren<FactorButton *>())
    if (!candidate->parentWidget()->isHidden() && candidate->accessibleName().startsWith(name + u':')) return candidate;
  return nullptr;
}

QToolButton *headingOf(FactorPanel &panel, const QString &title) {
  for (QToolButton *heading : panel.findChildren<QToolButton *>())
    if (heading->text().startsWith(title)) return heading;
  return nullptr;
}

QLineEdit *planLine(FactorPanel &panel) {
  return panel.findChild<QLineEdit *>(QStringLiteral("planLine"));
}

PlanStepList *stepsOf(FactorPanel &panel) {
  return panel.findChild<PlanStepList *>();
}

QStringList shownSteps(FactorPanel &panel) {
  QStringList shown;
  for (int i = 0; i < stepsOf(panel)->count(); ++i)
    shown << stepsOf(panel)->item(i)->text();
  return shown;
}

/// "coarsen x 4; (coarsen y 2)": what is switched off stands in parentheses.
QString textOf(const PlanDraft &draft) {
  QStringList steps;
  for (const transform::DraftStep &step : draft) {
    const QString text = QString::fromStdString(toString(step.step));
    steps << (step.isOn ? text : u'(' + text + u')');
  }
  return steps.join(QStringLiteral("; "));
}

QString draftIn(const QSignalSpy &spy) {
  return textOf(spy.last()[0].value<PlanDraft>());
}

/// Types into the step that is edited, in place of what is there.
void typeIntoStep(PlanStepList &list, const QString &text) {
  auto *editor = list.viewport()->findChild<QLineEdit *>();
  QVERIFY(editor != nullptr);
  editor->selectAll();
  QTest::keyClicks(editor, text);
  QTest::keyClick(editor, Qt::Key_Return);
}

Step stepIn(const QSignalSpy &spy) {
  return spy.last()[0].value<Step>();
}

} // namespace

class FactorPanelTest : public QObject {
  Q_OBJECT

private Q_SLOTS:

  void init() {
    panel_ = std::make_unique<FactorPanel>();
    panel_->resize(340, 600);
    panel_->setRows(someRows());
    panel_->show();
    QVERIFY(QTest::qWaitForWindowExposed(panel_.get()));
    panel_->activateWindow();
  }

  void valuesThatTheSpaceTriesHaveATick() {
    FactorButton *four = button(*panel_, QStringLiteral("coarsen x 4"));
    const QImage before = four->grab().toImage();
    panel_->setTried({stepOf("coarsen x 4"), stepOf("coarsen x 1")});
    QCOMPARE(four->accessibleDescription(), QStringLiteral("tried by the search space"));
    QVERIFY(four->toolTip().contains(QStringLiteral("The search space tries it")));
    QVERIFY(four->grab().toImage() != before); // a shape, whatever the colours
    QVERIFY(!four->isChecked());               // the plan is another thing
    QVERIFY(button(*panel_, QStringLiteral("coarsen x 2"))->accessibleDescription().isEmpty());
    // New rows keep it.
    panel_->setRows({rowOf("coarsen x", {1, 2, 4, 8})});
    QTRY_VERIFY(button(*panel_, QStringLiteral("coarsen x 8")) != nullptr);
    QVERIFY(!button(*panel_, QStringLiteral("coarsen x 4"))->accessibleDescription().isEmpty());
  }

  void aTickIsAskedForWithCtrlAndAClickOrAKey() {
    QSignalSpy ticked(panel_.get(), &FactorPanel::stepTicked);
    QSignalSpy chosen(panel_.get(), &FactorPanel::stepChosen);
    FactorButton *four = button(*panel_, QStringLiteral("coarsen x 4"));
    QTest::mouseClick(four, Qt::LeftButton, Qt::ControlModifier);
    QCOMPARE(ticked.size(), 1);
    QVERIFY(stepIn(ticked) == stepOf("coarsen x 4"));
    QTest::keyClick(four, Qt::Key_Return, Qt::ControlModifier);
    QTest::keyClick(four, Qt::Key_Space, Qt::ControlModifier);
    QCOMPARE(ticked.size(), 3);
    QCOMPARE(chosen.size(), 0);
    // The value that changes nothing can be tried beside the others.
    QTest::mouseClick(button(*panel_, QStringLiteral("coarsen x 1")), Qt::LeftButton, Qt::ControlModifier);
    QVERIFY(stepIn(ticked) == stepOf("coarsen x 1"));
    // What is refused is not, unless the space has it: then it can be taken out.
    FactorButton *refused = button(*panel_, QStringLiteral("coarsen y 3"));
    QTest::mouseClick(refused, Qt::LeftButton, Qt::ControlModifier);
    QCOMPARE(ticked.size(), 4);
    panel_->setTried({stepOf("coarsen y 3")});
    QTest::mouseClick(refused, Qt::LeftButton, Qt::ControlModifier);
    QCOMPARE(ticked.size(), 5);
    // Without Ctrl a click chooses, as ever.
    QTest::mouseClick(four, Qt::LeftButton);
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(ticked.size(), 5);
  }

  void thePlanCanBecomeTheSpace() {
    QSignalSpy wanted(panel_.get(), &FactorPanel::spaceWanted);
    auto *space = panel_->findChild<QToolButton *>(QStringLiteral("planAsSpace"));
    QVERIFY(space->isHidden());
    panel_->setPlan(draftOf(planOf("coarsen x 4")));
    QVERIFY(space->isVisible());
    QTest::mouseClick(space, Qt::LeftButton);
    QCOMPARE(wanted.size(), 1);
    panel_->setPlan({{.step = stepOf("coarsen x 4"), .isOn = false}});
    QVERIFY(!space->isEnabled());
  }

  /// The focus goes from a row that goes to the next one, which goes too.
  void rowsMayGoWhileOneHasTheFocus() {
    std::vector<FactorRow> many = someRows();
    many.push_back(rowOf("coarsen z", {1, 2}));
    many.push_back(rowOf("unroll i", {1, 2}));
    panel_->setRows(many);
    QTRY_VERIFY(button(*panel_, QStringLiteral("unroll i 2")) != nullptr); // new rows are shown by and by
    button(*panel_, QStringLiteral("coarsen x 4"))->setFocus();
    panel_->setRows({rowOf("coarsen y", {1})});
    QTRY_VERIFY(button(*panel_, QStringLiteral("coarsen y 1")) != nullptr);
    QVERIFY(button(*panel_, QStringLiteral("unroll i 2")) == nullptr);
  }

  /// What a person looks at does not go because something else comes or goes.
  void rowsThatStayKeepTheirWidgets() {
    FactorButton *two = button(*panel_, QStringLiteral("coarsen y 2"));
    two->setFocus();
    std::vector<FactorRow> other = someRows();
    other[0].values.pop_back();
    other.insert(other.begin(), rowOf("coarsen z", {1, 2}));
    other.push_back(loopRow("unroll k", {1, 2, 4}));
    panel_->setRows(other);
    QCOMPARE(button(*panel_, QStringLiteral("coarsen y 2")), two);
    QVERIFY(two->hasFocus());
    QSignalSpy chosen(panel_.get(), &FactorPanel::stepChosen);
    two->click(); // it is another row by now
    QVERIFY(stepIn(chosen) == stepOf("coarsen y 2"));
    // A row with other values is another one; the keyboard goes to the same value of it.
    other.erase(other.begin());
    other[1].values.push_back(
        {.step = stepOf("coarsen y 16"), .label = QStringLiteral("16"), .verdict = {}, .pending = false});
    panel_->setRows(other);
    QTRY_COMPARE(QApplication::focusWidget(), button(*panel_, QStringLiteral("coarsen y 2")));
    QVERIFY(button(*panel_, QStringLiteral("coarsen y 2")) != two);
  }

  void stepsOfALoopAreFoldedAway() {
    std::vector<FactorRow> rows = someRows();
    rows.push_back(loopRow("unroll k", {1, 2, 4}));
    rows.push_back(loopRow("split k", {1, 8}));
    panel_->setRows(rows);
    panel_->setPlan(draftOf(planOf("unroll k 4")));
    FactorButton *four = button(*panel_, QStringLiteral("unroll k 4"));
    QTRY_VERIFY(four->isVisible());
    QToolButton *heading = headingOf(*panel_, QStringLiteral("Loop k, line 3"));
    QVERIFY(heading != nullptr);
    heading->click();
    QVERIFY(!four->isVisible());
    QVERIFY(heading->text().contains(QStringLiteral("unroll k 4"))); // what is chosen is still said
    // It stays folded when the loop moves to another line.
    for (FactorRow &row : rows)
      if (!row.section.isEmpty()) row.group = QStringLiteral("Loop k, line 4");
    rows.push_back(rowOf("coarsen z", {1, 2}));
    panel_->setRows(rows);
    QCOMPARE(headingOf(*panel_, QStringLiteral("Loop k, line 4")), heading);
    QVERIFY(!four->isVisible());
    panel_->showStep(stepOf("unroll k 2"));
    QTRY_VERIFY(four->isVisible());
    QCOMPARE(QApplication::focusWidget(), button(*panel_, QStringLiteral("unroll k 2")));
  }

  /// Of very many loops nothing is made that is not looked at.
  void manyLoopsAreFoldedUntilTheyAreAskedFor() {
    std::vector<FactorRow> rows = someRows();
    for (int loop = 0; loop < 40; ++loop) {
      const std::string name = "L" + std::to_string(100 + loop);
      rows.push_back(loopRow("unroll " + name, {1, 2, 4}));
      rows.back().section = rows.back().group = QStringLiteral("Loop in line %1").arg(100 + loop);
    }
    panel_->setRows(rows);
    QVERIFY(button(*panel_, QStringLiteral("unroll L120 4")) == nullptr);
    panel_->setPlan(draftOf(planOf("unroll L120 4")));
    headingOf(*panel_, QStringLiteral("Loop in line 120"))->click();
    QTRY_VERIFY(button(*panel_, QStringLiteral("unroll L120 4")) != nullptr);
    QVERIFY(button(*panel_, QStringLiteral("unroll L120 4"))->isChecked());
    QVERIFY(button(*panel_, QStringLiteral("unroll L121 4")) == nullptr);
    QTRY_VERIFY(button(*panel_, QStringLiteral("unroll L120 4"))->isVisible());
    rows.erase(rows.begin());
    panel_->setRows(rows);
    QVERIFY(button(*panel_, QStringLiteral("unroll L120 4"))->isVisible());
  }

  void whatIsCheckedIsWhatThePlanSays() {
    QVERIFY(button(*panel_, QStringLiteral("coarsen x 1"))->isChecked());
    QSignalSpy chosen(panel_.get(), &FactorPanel::stepChosen);
    button(*panel_, QStringLiteral("coarsen x 4"))->click();
    QCOMPARE(chosen.count(), 1);
    QVERIFY(stepIn(chosen) == stepOf("coarsen x 4"));
    QVERIFY(!button(*panel_, QStringLiteral("coarsen x 4"))->isChecked());
    panel_->setPlan(draftOf(planOf("coarsen x 4")));
    QVERIFY(button(*panel_, QStringLiteral("coarsen x 4"))->isChecked());
    QVERIFY(!button(*panel_, QStringLiteral("coarsen x 1"))->isChecked());
    QVERIFY(button(*panel_, QStringLiteral("coarsen y 1"))->isChecked());
  }

  void factorOneTakesTheStepOutOfThePlan() {
    QSignalSpy chosen(panel_.get(), &FactorPanel::stepChosen);
    QSignalSpy removed(panel_.get(), &FactorPanel::stepRemoved);
    button(*panel_, QStringLiteral("coarsen x 1"))->click();
    QCOMPARE(removed.count(), 0); // there is none
    panel_->setPlan(draftOf(planOf("coarsen y 2; coarsen x 4")));
    button(*panel_, QStringLiteral("coarsen x 1"))->click();
    QCOMPARE(removed.count(), 1);
    QVERIFY(stepIn(removed) == stepOf("coarsen x 4"));
    QCOMPARE(chosen.count(), 0);
  }

  void anIllegalValueTellsItsReasonAndIsNotChosen() {
    QSignalSpy chosen(panel_.get(), &FactorPanel::stepChosen);
    QSignalSpy place(panel_.get(), &FactorPanel::placeChosen);
    panel_->setPlaceName([](const SourceSpan &) { return QStringLiteral("line 2"); });
    FactorButton *three = button(*panel_, QStringLiteral("coarsen y 3"));
    QVERIFY(three->toolTip().contains(QStringLiteral("3 does not divide 32")));
    QVERIFY(three->accessibleName().contains(QStringLiteral("not legal")));
    three->click();
    QCOMPARE(chosen.count(), 0);
    auto *detail = panel_->findChild<QTextBrowser *>();
    QVERIFY(detail->toPlainText().contains(QStringLiteral("3 does not divide 32")));
    QVERIFY(detail->toPlainText().contains(QStringLiteral("line 2")));
    Q_EMIT detail->anchorClicked(QUrl(QStringLiteral("place:0:5:9")));
    QCOMPARE(place.count(), 1);
    QVERIFY(place.last()[0].value<SourceSpan>() == (SourceSpan{.file = mainFile, .begin = 5, .end = 9}));
    // And to what the handbook says of the reason.
    QSignalSpy reason(panel_.get(), &FactorPanel::reasonChosen);
    QVERIFY(detail->toHtml().contains(QStringLiteral("href=\"reason:outside-text\"")));
    Q_EMIT detail->anchorClicked(QUrl(QStringLiteral("reason:outside-text")));
    QCOMPARE(reason.count(), 1);
    QVERIFY(reason.last()[0].value<dependence::ReasonId>() == dependence::ReasonId::outsideText);
    QCOMPARE(place.count(), 1);
  }

  void everythingIsReachedByKeyboard() {
    QSignalSpy chosen(panel_.get(), &FactorPanel::stepChosen);
    button(*panel_, QStringLiteral("coarsen x 1"))->setFocus();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    QCOMPARE(QApplication::focusWidget(), button(*panel_, QStringLiteral("coarsen x 2")));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Right);
    QCOMPARE(QApplication::focusWidget(), button(*panel_, QStringLiteral("coarsen x 4")));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QVERIFY(stepIn(chosen) == stepOf("coarsen x 4"));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Left);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
    QVERIFY(stepIn(chosen) == stepOf("coarsen x 2"));
    // The reasons of what has the keyboard are shown.
    button(*panel_, QStringLiteral("coarsen y 3"))->setFocus(Qt::TabFocusReason);
    QVERIFY(panel_->findChild<QTextBrowser *>()->toPlainText().contains(QStringLiteral("does not divide")));
  }

  void newVerdictsKeepWidgetsAndKeyboard() {
    FactorButton *two = button(*panel_, QStringLiteral("coarsen x 2"));
    two->setFocus();
    auto rows = someRows();
    rows[0].values[1].verdict =
        dependence::Verdict::unknown({dependence::ReasonId::outsideText, {"foo is not understood"}});
    rows[0].values[2].pending = true;
    panel_->setRows(rows);
    QCOMPARE(button(*panel_, QStringLiteral("coarsen x 2")), two);
    QVERIFY(two->hasFocus());
    QVERIFY(two->accessibleName().contains(QStringLiteral("unknown")));
    rows[0].values.pop_back();
    panel_->setRows(rows);
    QVERIFY(!button(*panel_, QStringLiteral("coarsen x 4")));
  }

  void anotherFactorCanBeTyped() {
    QSignalSpy chosen(panel_.get(), &FactorPanel::stepChosen);
    auto *custom = panel_->findChild<QLineEdit *>(QStringLiteral("customFactor"));
    custom->setFocus();
    QTest::keyClicks(custom, QStringLiteral("6"));
    QCOMPARE(chosen.count(), 0);
    QTest::keyClick(custom, Qt::Key_Return);
    QVERIFY(stepIn(chosen) == stepOf("coarsen x 6"));
    panel_->setPlan(draftOf(planOf("coarsen x 6")));
    QCOMPARE(custom->text(), QStringLiteral("6"));
    QVERIFY(!button(*panel_, QStringLiteral("coarsen x 1"))->isChecked());
    panel_->setPlan({});
    QCOMPARE(custom->text(), QString());
  }

  void aTypedFactorThatIsOfferedIsThatValue() {
    QSignalSpy chosen(panel_.get(), &FactorPanel::stepChosen);
    const auto customs = panel_->findChildren<QLineEdit *>(QStringLiteral("customFactor"));
    QTest::keyClicks(customs[1], QStringLiteral("3"));
    QTest::keyClick(customs[1], Qt::Key_Return);
    QCOMPARE(chosen.count(), 0); // not legal
    QVERIFY(panel_->findChild<QTextBrowser *>()->toPlainText().contains(QStringLiteral("does not divide")));
  }

  void stepsAreAddedAsText() {
    QSignalSpy typed(panel_.get(), &FactorPanel::stepsTyped);
    panel_->setPlan(draftOf(planOf("coarsen x 4; coarsen y 2")));
    QCOMPARE(shownSteps(*panel_), QStringList({QStringLiteral("coarsen x 4"), QStringLiteral("coarsen y 2")}));
    QLineEdit *line = planLine(*panel_);
    line->setFocus();
    QTest::keyClicks(line, QStringLiteral("coarsen x 9; unrol"));
    // A plan that comes from elsewhere does not take the text away from under the person.
    panel_->setPlan(draftOf(planOf("coarsen x 2")));
    QCOMPARE(line->text(), QStringLiteral("coarsen x 9; unrol"));
    QCOMPARE(typed.count(), 0);
    connect(panel_.get(), &FactorPanel::stepsTyped, panel_.get(), [this](const QString &text) {
      if (text.endsWith(QStringLiteral("unrol"))) panel_->setTypedProblem(QStringLiteral("unrol is not known"));
    });
    QTest::keyClick(line, Qt::Key_Return);
    QCOMPARE(typed.last()[0].toString(), QStringLiteral("coarsen x 9; unrol"));
    // What is wrong stays to be mended, also while verdicts come.
    auto *problem = panel_->findChild<QLabel *>(QStringLiteral("planProblem"));
    panel_->setPlanProblem({});
    QCOMPARE(problem->text(), QStringLiteral("unrol is not known"));
    QCOMPARE(line->text(), QStringLiteral("coarsen x 9; unrol"));
    QTest::keyClicks(line, QStringLiteral("l k 4"));
    QTest::keyClick(line, Qt::Key_Return);
    QCOMPARE(line->text(), QString());
    QVERIFY(problem->isHidden());
  }

  void aStepIsSwitchedOffAndOn() {
    QSignalSpy changed(panel_.get(), &FactorPanel::planChanged);
    panel_->setPlan(draftOf(planOf("coarsen x 4; coarsen y 2")));
    PlanStepList *list = stepsOf(*panel_);
    list->setFocus();
    list->setCurrentRow(0);
    QTest::keyClick(list, Qt::Key_Space);
    QTRY_COMPARE(changed.count(), 1);
    QCOMPARE(draftIn(changed), QStringLiteral("(coarsen x 4); coarsen y 2"));
    QCOMPARE(list->item(0)->checkState(), Qt::Checked); // nobody has taken it
    PlanDraft draft = draftOf(planOf("coarsen x 4; coarsen y 2"));
    draft[0].isOn = false;
    panel_->setPlan(draft);
    QCOMPARE(list->stateOf(0), QStringLiteral("off"));
    QVERIFY(button(*panel_, QStringLiteral("coarsen x 1"))->isChecked()); // it is not made
    QVERIFY(button(*panel_, QStringLiteral("coarsen y 2"))->isChecked());
    QTest::keyClick(list, Qt::Key_Space);
    QTRY_COMPARE(changed.count(), 2);
    QCOMPARE(draftIn(changed), QStringLiteral("coarsen x 4; coarsen y 2"));
  }

  void stepsAreReordered() {
    QSignalSpy changed(panel_.get(), &FactorPanel::planChanged);
    panel_->setPlan(draftOf(planOf("coarsen x 4; coarsen y 2; coarsen z 2")));
    PlanStepList *list = stepsOf(*panel_);
    list->setFocus();
    list->setCurrentRow(0);
    QTest::keyClick(list, Qt::Key_Down, Qt::AltModifier);
    QCOMPARE(draftIn(changed), QStringLiteral("coarsen y 2; coarsen x 4; coarsen z 2"));
    panel_->setPlan(draftOf(planOf("coarsen y 2; coarsen x 4; coarsen z 2")));
    QCOMPARE(list->currentRow(), 1); // it goes with the step
    QTest::keyClick(list, Qt::Key_Down, Qt::AltModifier);
    QTest::keyClick(list, Qt::Key_Down, Qt::AltModifier); // the last one stays where it is
    QCOMPARE(changed.count(), 2);
    // Dragging: the list moves the line itself.
    panel_->setPlan(draftOf(planOf("coarsen x 4; coarsen y 2; coarsen z 2")));
    QVERIFY(list->model()->moveRow({}, 2, {}, 0));
    QTRY_COMPARE(changed.count(), 3);
    QCOMPARE(draftIn(changed), QStringLiteral("coarsen z 2; coarsen x 4; coarsen y 2"));
  }

  void aStepIsTakenOutByKeyAndByButton() {
    QSignalSpy changed(panel_.get(), &FactorPanel::planChanged);
    panel_->setPlan(draftOf(planOf("coarsen x 4; coarsen y 2")));
    PlanStepList *list = stepsOf(*panel_);
    list->setFocus();
    list->setCurrentRow(1);
    QTest::keyClick(list, Qt::Key_Delete);
    QCOMPARE(draftIn(changed), QStringLiteral("coarsen x 4"));
    panel_->setPlan(draftOf(planOf("coarsen x 4")));
    for (QToolButton *tool : panel_->findChildren<QToolButton *>())
      if (tool->isVisible() && tool->text() == QStringLiteral("✕")) tool->click();
    QCOMPARE(draftIn(changed), QString());
    panel_->setPlan({});
    QVERIFY(list->isHidden());
    QVERIFY(planLine(*panel_)->hasFocus()); // the keyboard does not get lost
  }

  void aStepIsEditedInPlace() {
    QSignalSpy edited(panel_.get(), &FactorPanel::stepEdited);
    connect(panel_.get(), &FactorPanel::stepEdited, panel_.get(), [this](std::size_t, const QString &text) {
      if (text == QStringLiteral("coarsen")) panel_->setTypedProblem(QStringLiteral("coarsen needs a factor"));
    });
    panel_->setPlan(draftOf(planOf("coarsen x 4; coarsen y 2")));
    PlanStepList *list = stepsOf(*panel_);
    list->setFocus();
    list->setCurrentRow(1);
    QTest::keyClick(list, Qt::Key_Return);
    // Verdicts that come do not take the text away from under the person.
    auto *editor = list->viewport()->findChild<QLineEdit *>();
    QVERIFY(editor != nullptr);
    editor->setText(QStringLiteral("half a st"));
    panel_->setPlanVerdict({}, {{}, {}});
    panel_->setPlan(draftOf(planOf("coarsen x 4; coarsen y 2")));
    QCOMPARE(editor->text(), QStringLiteral("half a st"));
    typeIntoStep(*list, QStringLiteral("coarsen"));
    QTRY_COMPARE(edited.count(), 1);
    QCOMPARE(edited.last()[0].toULongLong(), 1ULL);
    QTRY_COMPARE(list->item(1)->text(), QStringLiteral("coarsen")); // to be mended
    QCOMPARE(list->stateOf(1), QStringLiteral("not a step"));
    QTRY_VERIFY(list->viewport()->findChild<QLineEdit *>() == nullptr);
    QTest::keyClick(list, Qt::Key_Return);
    typeIntoStep(*list, QStringLiteral("coarsen y 8"));
    QTRY_COMPARE(edited.count(), 2);
    QCOMPARE(edited.last()[1].toString(), QStringLiteral("coarsen y 8"));
    panel_->setPlan(draftOf(planOf("coarsen x 4; coarsen y 8")));
    QCOMPARE(shownSteps(*panel_), QStringList({QStringLiteral("coarsen x 4"), QStringLiteral("coarsen y 8")}));
  }

  void everyStepHasItsVerdict() {
    PlanDraft draft = draftOf(planOf("coarsen x 4; coarsen y 2; coarsen y 3; coarsen x 2"));
    draft[1].isOn = false;
    panel_->setPlan(draft);
    PlanStepList *list = stepsOf(*panel_);
    QCOMPARE(list->stateOf(0), QStringLiteral("…"));
    panel_->setPlanVerdict(
        dependence::Verdict::illegal({dependence::ReasonId::outsideText, {"Step 2 of 3"}}),
        {{}, dependence::Verdict::illegal({dependence::ReasonId::outsideText, {"3 does not divide 32"}})});
    QVERIFY(list->stateOf(0).contains(QStringLiteral("legal")));
    QCOMPARE(list->stateOf(1), QStringLiteral("off"));
    QVERIFY(list->stateOf(2).contains(QStringLiteral("not legal")));
    QVERIFY(list->item(2)->toolTip().contains(QStringLiteral("3 does not divide 32")));
    QCOMPARE(list->stateOf(3), QStringLiteral("not reached"));
    list->setFocus();
    list->setCurrentRow(2);
    QVERIFY(panel_->findChild<QTextBrowser *>()->toPlainText().contains(QStringLiteral("3 does not divide 32")));
  }

  void theVerdictOfThePlanIsShown() {
    panel_->setPlan(draftOf(planOf("coarsen x 4")));
    dependence::Verdict verdict;
    verdict.assume({dependence::ReasonId::outsideText, {"the block has 32 threads"}});
    panel_->setPlanVerdict(verdict, {verdict});
    QVERIFY(panel_->findChild<QTextBrowser *>()->toPlainText().contains(QStringLiteral("the block has 32 threads")));
  }

  void withoutRowsASentenceSaysWhatToDo() {
    panel_->setRows({});
    panel_->setEmptyText(QStringLiteral("Choose a kernel."));
    bool told = false;
    for (const QLabel *label : panel_->findChildren<QLabel *>())
      told |= label->isVisible() && label->text() == QStringLiteral("Choose a kernel.");
    QVERIFY(told);
    QVERIFY(!planLine(*panel_)->isEnabled());
  }

  void stepsOfARowAreKnownByTheirWords() {
    const FactorRow row = rowOf("coarsen x", {1, 2});
    QVERIFY(belongsTo(row, stepOf("coarsen x 7")));
    QVERIFY(!belongsTo(row, stepOf("coarsen y 2")));
    QVERIFY(!belongsTo(row, stepOf("coarsen x 2 adjacent")));
    QVERIFY(chosenStep(row, planOf("coarsen y 2; coarsen x 7")) == stepOf("coarsen x 7"));
    QVERIFY(!chosenStep(row, planOf("coarsen y 2")));
  }

private:
  std::unique_ptr<FactorPanel> panel_;
};

QTEST_MAIN(FactorPanelTest)
#include "FactorPanelTest.moc"

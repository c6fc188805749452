// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/factors/FactorPanel.h"

#include "tests/views/support/Samples.h"
#include "views/factors/FactorButton.h"

#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>
#include <QTextBrowser>

using namespace warpgrain;
using namespace warpgrain::views;
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

std::vector<FactorRow> someRows() {
  std::vector<FactorRow> rows{rowOf("coarsen x", {1, 2, 4}), rowOf("coarsen y", {1, 2, 3})};
  rows[1].values[2].verdict =
      dependence::Verdict::illegal("3 does not divide 32", SourceSpan{.file = mainFile, .begin = 5, .end = 9});
  return rows;
}

FactorButton *button(FactorPanel &panel, const QString &name) {
  for (FactorButton *candidate : panel.findChildren<FactorButton *>())
    if (!candidate->parentWidget()->isHidden() && candidate->accessibleName().startsWith(name + u':')) return candidate;
  return nullptr;
}

QLineEdit *planLine(FactorPanel &panel) {
  for (QLineEdit *line : panel.findChildren<QLineEdit *>())
    if (line->accessibleName().startsWith(QStringLiteral("Plan"))) return line;
  return nullptr;
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

  void whatIsCheckedIsWhatThePlanSays() {
    QVERIFY(button(*panel_, QStringLiteral("coarsen x 1"))->isChecked());
    QSignalSpy chosen(panel_.get(), &FactorPanel::stepChosen);
    button(*panel_, QStringLiteral("coarsen x 4"))->click();
    QCOMPARE(chosen.count(), 1);
    QVERIFY(stepIn(chosen) == stepOf("coarsen x 4"));
    QVERIFY(!button(*panel_, QStringLiteral("coarsen x 4"))->isChecked());
    panel_->setPlan(planOf("coarsen x 4"));
    QVERIFY(button(*panel_, QStringLiteral("coarsen x 4"))->isChecked());
    QVERIFY(!button(*panel_, QStringLiteral("coarsen x 1"))->isChecked());
    QVERIFY(button(*panel_, QStringLiteral("coarsen y 1"))->isChecked());
  }

  void factorOneTakesTheStepOutOfThePlan() {
    QSignalSpy chosen(panel_.get(), &FactorPanel::stepChosen);
    QSignalSpy removed(panel_.get(), &FactorPanel::stepRemoved);
    button(*panel_, QStringLiteral("coarsen x 1"))->click();
    QCOMPARE(removed.count(), 0); // there is none
    panel_->setPlan(planOf("coarsen y 2; coarsen x 4"));
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
    rows[0].values[1].verdict = dependence::Verdict::unknown("foo is not understood");
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
    panel_->setPlan(planOf("coarsen x 6"));
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

  void thePlanIsTextThatCanBeEdited() {
    QSignalSpy edited(panel_.get(), &FactorPanel::planEdited);
    panel_->setPlan(planOf("coarsen x 4; coarsen y 2"));
    QLineEdit *line = planLine(*panel_);
    QCOMPARE(line->text(), QStringLiteral("coarsen x 4; coarsen y 2"));
    line->setFocus();
    line->selectAll();
    QTest::keyClicks(line, QStringLiteral("coarsen x 9; unrol"));
    // The plan that comes from elsewhere does not take the text away from under the person.
    panel_->setPlan(planOf("coarsen x 2"));
    QCOMPARE(line->text(), QStringLiteral("coarsen x 9; unrol"));
    QCOMPARE(edited.count(), 0);
    QTest::keyClick(line, Qt::Key_Return);
    QCOMPARE(edited.count(), 1);
    QCOMPARE(edited.last()[0].toString(), QStringLiteral("coarsen x 9; unrol"));
    // What is wrong stays to be mended.
    panel_->setPlanProblem(QStringLiteral("unrol is not known"));
    panel_->setPlan(planOf("coarsen x 2"));
    QCOMPARE(line->text(), QStringLiteral("coarsen x 9; unrol"));
    panel_->setPlanProblem({});
    panel_->setPlan(planOf("coarsen x 9"));
    QCOMPARE(line->text(), QStringLiteral("coarsen x 9"));
  }

  void theVerdictOfThePlanIsShown() {
    panel_->setPlan(planOf("coarsen x 4"));
    dependence::Verdict verdict;
    verdict.assume("the block has 32 threads");
    panel_->setPlanVerdict(verdict);
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

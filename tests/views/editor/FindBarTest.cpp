// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/editor/FindBar.h"

#include "views/editor/EditorPane.h"

#include <QCheckBox>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>

using namespace warpgrain::views;

namespace {

QLineEdit *lineNamed(EditorPane &pane, const QString &name) {
  for (QLineEdit *line : pane.findBar().findChildren<QLineEdit *>())
    if (line->accessibleName() == name) return line;
  return nullptr;
}

QLineEdit *findLine(EditorPane &pane) {
  return lineNamed(pane, QStringLiteral("Text to find"));
}

QLineEdit *replaceLine(EditorPane &pane) {
  return lineNamed(pane, QStringLiteral("Text to replace with"));
}

void check(EditorPane &pane, const QString &label) {
  for (QCheckBox *box : pane.findBar().findChildren<QCheckBox *>())
    if (box->text().remove(u'&') == label) return box->setChecked(true);
  QFAIL("there is no such box");
}

} // namespace

class FindBarTest : public QObject {
  Q_OBJECT

private Q_SLOTS:

  void init() {
    pane_ = std::make_unique<EditorPane>();
    pane_->resize(700, 300);
    pane_->show();
    QVERIFY(QTest::qWaitForWindowExposed(pane_.get()));
    pane_->activateWindow();
    pane_->editor().setFocus();
  }

  void findsWhileTypingAndTellsWhere() {
    pane_->editor().setSource(QStringLiteral("äöü tile\nTile x\ntiles\n"));
    pane_->showFind();
    QTest::keyClicks(findLine(*pane_), QStringLiteral("tile"));
    QCOMPARE(pane_->editor().selectionBegin(), std::size_t(7)); // bytes
    QCOMPARE(pane_->findBar().message(), QStringLiteral("1 of 3"));
    pane_->findBar().findNext();
    QCOMPARE(pane_->findBar().message(), QStringLiteral("2 of 3"));
    pane_->findBar().findNext();
    pane_->findBar().findNext();
    QVERIFY(pane_->findBar().message().startsWith(QStringLiteral("1 of 3")));
    QVERIFY(pane_->findBar().message().contains(QStringLiteral("again")));
    pane_->findBar().findPrevious();
    QVERIFY(pane_->findBar().message().startsWith(QStringLiteral("3 of 3")));
  }

  void caseAndWholeWordsNarrowTheSearch() {
    pane_->editor().setSource(QStringLiteral("tile Tile tiles\n"));
    pane_->showFind();
    findLine(*pane_)->setText(QStringLiteral("tile"));
    check(*pane_, QStringLiteral("Case"));
    QVERIFY(pane_->findBar().message().endsWith(QStringLiteral("of 2")));
    check(*pane_, QStringLiteral("Whole word"));
    QVERIFY(pane_->findBar().message().endsWith(QStringLiteral("of 1")));
  }

  void signsAreNoRegularExpressionUnlessWanted() {
    pane_->editor().setSource(QStringLiteral("a[i] a\n"));
    pane_->showFind();
    findLine(*pane_)->setText(QStringLiteral("a[i]"));
    QCOMPARE(pane_->editor().selectedText(), QStringLiteral("a[i]"));
  }

  void whatIsNotThereIsToldInWords() {
    pane_->editor().setSource(QStringLiteral("a\n"));
    pane_->showFind();
    findLine(*pane_)->setText(QStringLiteral("b"));
    QCOMPARE(pane_->findBar().message(), QStringLiteral("Not found"));
    check(*pane_, QStringLiteral("Regular expression"));
    findLine(*pane_)->setText(QStringLiteral("(b"));
    QVERIFY(pane_->findBar().message().contains(QStringLiteral("regular expression")));
  }

  void replacesOneAfterTheOther() {
    pane_->editor().setSource(QStringLiteral("x x x\n"));
    pane_->showReplace();
    findLine(*pane_)->setText(QStringLiteral("x"));
    replaceLine(*pane_)->setText(QStringLiteral("xx"));
    pane_->findBar().replaceCurrent();
    QCOMPARE(pane_->editor().source(), QStringLiteral("xx x x\n"));
    pane_->findBar().replaceCurrent();
    QCOMPARE(pane_->editor().source(), QStringLiteral("xx xx x\n"));
  }

  void replacesAllAsOneStep() {
    const QString before = QStringLiteral("f(1) g f(2)\n");
    pane_->editor().setSource(before);
    pane_->showReplace();
    check(*pane_, QStringLiteral("Regular expression"));
    findLine(*pane_)->setText(QStringLiteral("f\\((\\d)\\)"));
    replaceLine(*pane_)->setText(QStringLiteral("\\1+\\1"));
    QSignalSpy edited(&pane_->editor(), &SourceEditor::edited);
    pane_->findBar().replaceAll();
    QCOMPARE(pane_->editor().source(), QStringLiteral("1+1 g 2+2\n"));
    QCOMPARE(edited.count(), 1);
    QCOMPARE(pane_->findBar().message(), QStringLiteral("2 replaced"));
    pane_->editor().undo();
    QCOMPARE(pane_->editor().source(), before);
  }

  void aReadOnlyTextIsNotReplaced() {
    pane_->editor().setSource(QStringLiteral("x\n"));
    pane_->editor().setReadOnly(true);
    pane_->showReplace();
    findLine(*pane_)->setText(QStringLiteral("x"));
    QVERIFY(!replaceLine(*pane_)->isVisible());
    pane_->findBar().replaceAll();
    QCOMPARE(pane_->editor().source(), QStringLiteral("x\n"));
  }

  void keysOpenAndCloseTheBar() {
    pane_->editor().setSource(QStringLiteral("word other\n"));
    pane_->editor().select(0, 4);
    QTest::keyClick(&pane_->editor(), Qt::Key_F, Qt::ControlModifier);
    QVERIFY(pane_->findBar().isVisible());
    QCOMPARE(findLine(*pane_)->text(), QStringLiteral("word"));
    QTest::keyClick(findLine(*pane_), Qt::Key_Escape);
    QVERIFY(!pane_->findBar().isVisible());
    QVERIFY(pane_->editor().hasFocus());
  }

private:
  std::unique_ptr<EditorPane> pane_;
};

QTEST_MAIN(FindBarTest)
#include "FindBarTest.moc"

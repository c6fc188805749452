// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/compare/CompareView.h"

#include "core/base/TextParts.h"
#include "views/compare/ComparePane.h"

#include <QCheckBox>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

#include <random>

using namespace warpgrain;
using namespace warpgrain::views;

namespace {

std::string fromLeft(const LineAlignment &alignment, std::string_view left) {
  const auto lines = linesOf(left);
  std::string text;
  for (const AlignedRow &row : alignment.rows)
    if (row.left) text += std::string(lines[*row.left]) + "\n";
  return text;
}

std::string fromRight(const LineAlignment &alignment, std::string_view right) {
  const auto lines = linesOf(right);
  std::string text;
  for (const AlignedRow &row : alignment.rows)
    if (row.right) text += std::string(lines[*row.right]) + "\n";
  return text;
}

} // namespace

class CompareViewTest : public QObject {
  Q_OBJECT

private Q_SLOTS:

  void equalTextsHaveNoDifference() {
    const LineAlignment alignment = alignLines("a\nb\n", "a\nb\n");
    QVERIFY(alignment.equal());
    QCOMPARE(alignment.rows.size(), std::size_t(2));
    QVERIFY(alignment.differences().empty());
    QVERIFY(alignLines("", "").rows.empty());
  }

  void addedAndRemovedLinesHaveAGapBeside() {
    const LineAlignment alignment = alignLines("a\nb\nc\n", "a\nc\nd\n");
    const std::vector<AlignedRow> expected{{LineChange::same, 0, 0},
                                           {LineChange::removed, 1, std::nullopt},
                                           {LineChange::same, 2, 1},
                                           {LineChange::added, std::nullopt, 2}};
    QVERIFY(alignment.rows == expected);
    QCOMPARE(alignment.added, std::size_t(1));
    QCOMPARE(alignment.removed, std::size_t(1));
    QCOMPARE(alignment.differences(), (std::vector<std::size_t>{1, 3}));
  }

  void aChangedLineStandsBesideTheOneItResembles() {
    const LineAlignment alignment =
        alignLines("x = 1;\nsum += A[k] * B[k];\n", "for (int c = 0; c < 4; ++c)\n  sum[c] += A[k] * B[k];\nx = 2;\n");
    for (const AlignedRow &row : alignment.rows)
      if (row.left == 1U) {
        QVERIFY(row.change == LineChange::changed);
        QVERIFY(row.right == 1U);
      }
    QVERIFY(alignment.changed >= 1);
  }

  void whatIsNothingAlikeIsNotOneChangedLine() {
    const LineAlignment alignment = alignLines("alpha beta\n", "gamma(delta);\n");
    QCOMPARE(alignment.changed, std::size_t(0));
    QCOMPARE(alignment.added, std::size_t(1));
    QCOMPARE(alignment.removed, std::size_t(1));
  }

  void lineEndsDoNotCount() { QVERIFY(alignLines("a\r\nb", "a\nb\n").equal()); }

  void everyLineOfRandomTextsStandsOnceAndInOrder() {
    std::mt19937 random(7);
    for (int trial = 0; trial < 200; ++trial) {
      const auto text = [&random] {
        std::string out;
        for (unsigned i = random() % 30; i > 0; --i)
          out += std::string("word") + std::to_string(random() % 6) + " tail" + std::to_string(random() % 3) + "\n";
        return out;
      };
      const std::string left = text();
      const std::string right = text();
      const LineAlignment alignment = alignLines(left, right);
      QCOMPARE(fromLeft(alignment, left), left);
      QCOMPARE(fromRight(alignment, right), right);
      for (const AlignedRow &row : alignment.rows)
        if (row.change == LineChange::same) QVERIFY(linesOf(left)[*row.left] == linesOf(right)[*row.right]);
    }
  }

  void aLargeBlockIsAlignedToo() {
    std::string left;
    std::string right;
    for (int i = 0; i < 600; ++i) {
      left += "left" + std::to_string(i) + "\n";
      right += "right" + std::to_string(i) + "\n";
    }
    const LineAlignment alignment = alignLines(left, right);
    QCOMPARE(fromLeft(alignment, left), left);
    QCOMPARE(fromRight(alignment, right), right);
  }

  void changedPartsAreWholeWords() {
    const auto [left, right] = changedParts("int ty = threadIdx.y;", "int ty = threadIdx.y + cy * 8;");
    QVERIFY(left.empty());
    QCOMPARE(right.size(), std::size_t(1));
    const std::string text = "int ty = threadIdx.y + cy * 8;";
    QCOMPARE(text.substr(right[0].first, right[0].second - right[0].first), std::string(" + cy * 8"));
    const auto [one, other] = changedParts("sum", "total");
    QCOMPARE(one, (Ranges{{0, 3}}));
    QCOMPARE(other, (Ranges{{0, 5}}));
  }

  void summaryCountsInWords() {
    CompareView view;
    QCOMPARE(view.summary(), QStringLiteral("No difference"));
    view.setTexts(QStringLiteral("l"), QStringLiteral("int a;\nb\nc\n"), QStringLiteral("r"),
                  QStringLiteral("int a2;\nc\nd\ne\n"));
    QVERIFY(view.summary().contains(QStringLiteral("2 lines added")));
    QVERIFY(view.summary().contains(QStringLiteral("1 removed")));
    QVERIFY(view.summary().contains(QStringLiteral("1 changed")));
  }

  void bothSidesHaveTheSameRowsAndScrollTogether() {
    CompareView view;
    view.resize(700, 200);
    view.show();
    QString left;
    for (int i = 0; i < 200; ++i)
      left += QStringLiteral("line %1\n").arg(i);
    QString right = left;
    right.replace(QStringLiteral("line 150\n"), QStringLiteral("one\ntwo\nthree\n"));
    view.setTexts(QStringLiteral("l"), left, QStringLiteral("r"), right);
    const auto panes = view.findChildren<ComparePane *>();
    QCOMPARE(panes.size(), 2);
    QCOMPARE(panes[0]->lines(), panes[1]->lines());
    QVERIFY(panes[0]->isReadOnly() && panes[1]->isReadOnly());
    panes[0]->verticalScrollBar()->setValue(40);
    QCOMPARE(panes[1]->verticalScrollBar()->value(), 40);
    panes[1]->verticalScrollBar()->setValue(20);
    QCOMPARE(panes[0]->verticalScrollBar()->value(), 20);
  }

  void textsOfTheSamePairKeepTheirPlace() {
    CompareView view;
    view.resize(600, 200);
    QString text;
    for (int i = 0; i < 200; ++i)
      text += QStringLiteral("line %1\n").arg(i);
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    view.setTexts(QStringLiteral("a"), text, QStringLiteral("b"), text + QStringLiteral("end\n"));
    const auto panes = view.findChildren<ComparePane *>();
    const std::size_t top = panes[0]->topRow();
    QVERIFY(top > 100);
    view.setTexts(QStringLiteral("a"), text, QStringLiteral("b"), text + QStringLiteral("the end\n"));
    QCOMPARE(panes[0]->topRow(), top);
    QCOMPARE(panes[1]->topRow(), top);
    view.setTexts(QStringLiteral("a"), text, QStringLiteral("c"), text);
    QCOMPARE(panes[0]->topRow(), std::size_t(0));
  }

  void keysGoFromDifferenceToDifference() {
    CompareView view;
    view.resize(700, 200);
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    view.activateWindow();
    view.setTexts(QStringLiteral("l"), QStringLiteral("a\nb\nc\n"), QStringLiteral("r"),
                  QStringLiteral("a\nX y\nb\nc\nZ w\n"));
    auto *pane = view.findChild<ComparePane *>();
    pane->setFocus();
    QCOMPARE(view.currentRow(), std::optional<std::size_t>(1));
    QTest::keyClick(pane, Qt::Key_Down, Qt::AltModifier);
    QCOMPARE(view.currentRow(), std::optional<std::size_t>(4));
    QTest::keyClick(pane, Qt::Key_Down, Qt::AltModifier);
    QCOMPARE(view.currentRow(), std::optional<std::size_t>(4));
    QTest::keyClick(pane, Qt::Key_Up, Qt::AltModifier);
    QCOMPARE(view.currentRow(), std::optional<std::size_t>(1));
  }

  void aPairBeginsAtItsFirstDifferenceAsSoonAsThereIsOne() {
    CompareView view;
    view.resize(600, 200);
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    QString text;
    for (int i = 0; i < 200; ++i)
      text += QStringLiteral("line %1\n").arg(i);
    view.setTexts(QStringLiteral("a"), text, QStringLiteral("b"), text);
    QVERIFY(!view.currentRow());
    QString other = text;
    other.replace(QStringLiteral("line 120\n"), QStringLiteral("another\n"));
    view.setTexts(QStringLiteral("a"), text, QStringLiteral("b"), other);
    QCOMPARE(view.currentRow(), std::optional<std::size_t>(120));
    QVERIFY(view.findChildren<ComparePane *>()[0]->topRow() > 100);
  }

  void linesWithTheSameTokensAreEqualWhereWhiteSpaceIsIgnored_data() {
    QTest::addColumn<QByteArray>("left");
    QTest::addColumn<QByteArray>("right");
    QTest::addColumn<bool>("areEqual");
    QTest::newRow("indentation") << QByteArray("x = 1;") << QByteArray("\t  x = 1;  ") << true;
    QTest::newRow("around operators") << QByteArray("a[i]+=f(b,c);") << QByteArray("a[i] += f( b, c );") << true;
    QTest::newRow("nested parentheses") << QByteArray("f((a));") << QByteArray("f( ( a ) );") << true;
    QTest::newRow("joined words") << QByteArray("int x;") << QByteArray("intx;") << false;
    QTest::newRow("joined operators") << QByteArray("a ++b;") << QByteArray("a + +b;") << false;
    QTest::newRow("in a string") << QByteArray("s = \"a b\";") << QByteArray("s = \"a  b\";") << false;
    QTest::newRow("in a raw string over lines")
        << QByteArray("s = R\"(a\n b)\";") << QByteArray("s = R\"(a\nb)\";") << false;
    QTest::newRow("in a comment over lines")
        << QByteArray("/* a\n * b  c */ x;") << QByteArray("/* a\n* b c*/ x;") << true;
    QTest::newRow("parameters of a macro") << QByteArray("#define A(x) x") << QByteArray("#define A (x) x") << false;
    QTest::newRow("runs in a directive") << QByteArray("#  define  A   x") << QByteArray("#define A x") << true;
    QTest::newRow("line ends of Windows") << QByteArray("a;\r\nb;\r\n") << QByteArray(" a;\nb;\n") << true;
    QTest::newRow("an empty line") << QByteArray("a;\nb;") << QByteArray("a;\n\nb;") << false;
  }

  void linesWithTheSameTokensAreEqualWhereWhiteSpaceIsIgnored() {
    QFETCH(QByteArray, left);
    QFETCH(QByteArray, right);
    QFETCH(bool, areEqual);
    const LineAlignment alignment = alignLines(left.toStdString(), right.toStdString(), WhiteSpace::ignored);
    QCOMPARE(alignment.equal(), areEqual);
    QCOMPARE(fromLeft(alignment, left.toStdString()),
             left.replace('\r', "").toStdString() + (left.endsWith('\n') ? "" : "\n"));
    if (left != right) QVERIFY(!alignLines(left.toStdString(), right.toStdString()).equal() || left.contains('\r'));
  }

  void blanksAreNoChangedPartWhereWhiteSpaceIsIgnored() {
    const auto parts = changedParts("  x=a+1;", "x = a + 2;", WhiteSpace::ignored);
    QCOMPARE(parts.first, (Ranges{{6, 7}}));
    QCOMPARE(parts.second, (Ranges{{8, 9}}));
    // Nothing else differs: the blank in the string.
    QVERIFY(!changedParts("\"a b\"", "\"a  b\"", WhiteSpace::ignored).first.empty());
  }

  void ignoringWhiteSpaceKeepsTheLinesInSight() {
    CompareView view;
    view.resize(700, 200);
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    QString left = QStringLiteral("first;\n");
    QString right = QStringLiteral("  something else\n  first;\n");
    for (int i = 0; i < 200; ++i) {
      left += QStringLiteral("call%1(a, b);\n").arg(i);
      right += QStringLiteral("  call%1( a, b );%2\n").arg(i).arg(i == 150 ? QStringLiteral(" more();") : QString());
    }
    view.setTexts(QStringLiteral("l"), left, QStringLiteral("r"), right);
    QCOMPARE(view.alignment().changed, std::size_t(201));
    QSignalSpy chosen(&view, &CompareView::whiteSpaceChosen);
    auto *box = view.findChild<QCheckBox *>(QStringLiteral("ignoreWhiteSpace"));
    box->click();
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(view.whiteSpace(), WhiteSpace::ignored);
    QCOMPARE(view.alignment().changed, std::size_t(1));
    QCOMPARE(view.alignment().added, std::size_t(1));
    QCOMPARE(view.alignment().differences().size(), std::size_t(2));
    view.goToNextDifference();
    if (view.currentRow() == 0U) view.goToNextDifference();
    const auto current = view.currentRow();
    QCOMPARE(view.alignment().rows[*current].left, std::optional<std::size_t>(151));
    const auto *pane = view.findChildren<ComparePane *>()[0];
    const auto lineAtTop = [&] { return view.alignment().rows[pane->topRow()].left; };
    const auto top = lineAtTop();
    QVERIFY(top > 100U);
    box->click();
    QCOMPARE(lineAtTop(), top);
    // Without it the same line is one of a longer difference.
    QCOMPARE(view.alignment().changed, std::size_t(201));
    view.setTexts(QStringLiteral("l"), QStringLiteral("a(b);\n"), QStringLiteral("r"), QStringLiteral("a( b );\n"));
    view.setWhiteSpace(WhiteSpace::ignored);
    QCOMPARE(view.summary(), QStringLiteral("No difference but for white space"));
    QCOMPARE(chosen.size(), 2); // nobody chose
  }

  void aNarrowViewPutsItsButtonsBelowEachOther() {
    CompareView view;
    view.setTexts(QStringLiteral("l"), QStringLiteral("a b\nc\n"), QStringLiteral("r"),
                  QStringLiteral("a d\ne\nf\ng\n"));
    view.resize(420, 400);
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    QCOMPARE(view.width(), 420); // the panels beside it keep their room
    for (const QPushButton *button : view.findChildren<QPushButton *>())
      QVERIFY(button->mapTo(&view, QPoint(button->width(), 0)).x() <= 420);
  }

  void changesAreSignedInTheMargin() {
    CompareView view;
    view.setTexts(QStringLiteral("l"), QStringLiteral("int a;\nb\n"), QStringLiteral("r"),
                  QStringLiteral("int b;\nc c\n"));
    QString margins;
    for (const ComparePane *pane : view.findChildren<ComparePane *>())
      for (int line = 0; line < pane->lines(); ++line) {
        QByteArray text(64, '\0');
        const long length = pane->SendScintilla(QsciScintilla::SCI_MARGINGETTEXT, static_cast<unsigned long>(line),
                                                static_cast<void *>(text.data()));
        margins += QString::fromUtf8(text.left(length)) + u'\n';
      }
    QVERIFY(margins.contains(QStringLiteral("1 ~")));
    QVERIFY(margins.contains(QStringLiteral("2 −")));
    QVERIFY(margins.contains(QStringLiteral("2 +")));
  }
};

QTEST_MAIN(CompareViewTest)
#include "CompareViewTest.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/code/CodeView.h"

#include "views/code/CodePane.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace warpgrain;
using namespace warpgrain::views;
using build::CodeForm;
using build::InstructionKind;

namespace {

build::LineCode lineCode(std::uint32_t line, std::uint32_t integers, std::uint32_t loads,
                         std::optional<std::uint32_t> live) {
  build::LineCode out{.line = line, .instructions = integers + loads, .mostLive = live};
  out.byKind[static_cast<std::size_t>(InstructionKind::integer)] = integers;
  out.byKind[static_cast<std::size_t>(InstructionKind::global)] = loads;
  return out;
}

ShownCode sample(CodeForm form = CodeForm::sass) {
  const bool isSass = form == CodeForm::sass;
  const auto live = [&](int count) { return isSass ? std::optional(count) : std::nullopt; };
  ShownCode out{.form = form,
                .kernel = QStringLiteral("turn"),
                .registers = 12,
                .source = QStringLiteral("one\ntwo\nthree"),
                .lines = {lineCode(1, 2, 0, isSass ? std::optional(5U) : std::nullopt),
                          lineCode(3, 0, 1, isSass ? std::optional(9U) : std::nullopt)},
                .code = {}};
  out.code = {{QStringLiteral("IADD"), true, 1, live(4)},
              {QStringLiteral("LDG"), true, 3, live(9)},
              {QStringLiteral(".L_x_0:"), false, 0, {}},
              {QStringLiteral("IADD3"), true, 1, live(5)}};
  return out;
}

QString marginOf(const CodePane &pane, int row) {
  const auto line = static_cast<unsigned long>(row);
  QByteArray text(pane.SendScintilla(QsciScintilla::SCI_MARGINGETTEXT, line), ' ');
  pane.SendScintilla(QsciScintilla::SCI_MARGINGETTEXT, line, static_cast<void *>(text.data()));
  return QString::fromUtf8(text).simplified();
}

} // namespace

class CodeViewTest : public QObject {
  Q_OBJECT

  CodePane *source(CodeView &view) const { return view.findChild<CodePane *>(QStringLiteral("codeSource")); }

  CodePane *listing(CodeView &view) const { return view.findChild<CodePane *>(QStringLiteral("codeListing")); }

  /// Shown: a pane tells of its caret when it is painted.
  static void show(CodeView &view) {
    view.resize(900, 400);
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
  }

private Q_SLOTS:

  void marginsHaveInstructionsAndLiveRegisters() {
    CodeView view;
    view.setCode(sample());
    QCOMPARE(marginOf(*source(view), 0), QStringLiteral("1 2 5"));
    QCOMPARE(marginOf(*source(view), 1), QStringLiteral("2"));
    QCOMPARE(marginOf(*listing(view), 1), QStringLiteral("3 9"));
    QCOMPARE(marginOf(*listing(view), 2), QString());
    view.setCode(sample(CodeForm::ptx));
    QCOMPARE(marginOf(*source(view), 0), QStringLiteral("1 2"));
    QCOMPARE(marginOf(*listing(view), 1), QStringLiteral("3"));
  }

  void aLineOfTheSourceMarksItsInstructions() {
    CodeView view;
    show(view);
    view.setCode(sample());
    source(view)->setCursorPosition(2, 0);
    QTRY_COMPARE(listing(view)->markedRows(), std::vector<int>{1});
    source(view)->setCursorPosition(0, 0);
    QTRY_COMPARE(listing(view)->markedRows(), (std::vector{0, 3}));
    QCOMPARE(marginOf(*listing(view), 3), QStringLiteral("1 5 ▸"));
    QVERIFY2(view.summary().contains(QStringLiteral("2 instructions (2 integer); at most 5 live registers")),
             qPrintable(view.summary()));
    source(view)->setCursorPosition(1, 0);
    QTRY_VERIFY(listing(view)->markedRows().empty());
    QVERIFY2(view.summary().contains(QStringLiteral("no instruction")), qPrintable(view.summary()));
  }

  void nothingIsMarkedBeforeSomebodyChooses() {
    CodeView view;
    show(view);
    view.setCode(sample());
    QTest::qWait(50);
    QVERIFY(listing(view)->markedRows().empty());
    QVERIFY2(view.summary().contains(QStringLiteral("turn: 12 registers, 3 instructions")), qPrintable(view.summary()));
  }

  void anInstructionMarksItsLine() {
    CodeView view;
    show(view);
    view.setCode(sample());
    listing(view)->setCursorPosition(1, 0);
    QTRY_COMPARE(source(view)->markedRows(), std::vector<int>{2});
    QVERIFY2(view.summary().contains(QStringLiteral("of global memory")), qPrintable(view.summary()));
    listing(view)->setCursorPosition(2, 0);
    QTRY_VERIFY(source(view)->markedRows().empty());
  }

  void aMessageTakesThePlaceOfTheCodeAndItsButtonAsks() {
    CodeView view;
    view.setCode(sample());
    QSignalSpy wanted(&view, &CodeView::wanted);
    view.setMessage(QStringLiteral("not trusted"), QStringLiteral("Compile"));
    QVERIFY(!source(view)->isVisibleTo(&view));
    auto *button = view.findChild<QPushButton *>(QStringLiteral("codeButton"));
    QVERIFY(button->isVisibleTo(&view));
    button->click();
    QCOMPARE(wanted.count(), 1);
    view.setMessage(QStringLiteral("compiling"));
    QVERIFY(!button->isVisibleTo(&view));
    view.setCode(sample());
    QVERIFY(source(view)->isVisibleTo(&view));
  }

  void instancesAreOfferedWhereThereAreSeveral() {
    CodeView view;
    auto *box = view.findChild<QComboBox *>(QStringLiteral("codeKernels"));
    view.setKernels({QStringLiteral("one<float>")}, 0);
    QVERIFY(!box->isVisibleTo(&view));
    view.setKernels({QStringLiteral("one<float>"), QStringLiteral("one<double>")}, 1);
    QVERIFY(box->isVisibleTo(&view));
    QCOMPARE(box->currentIndex(), 1);
  }

  void marginsOfLongTextsAreFilledPieceByPiece() {
    CodeView view;
    show(view);
    ShownCode code = sample();
    code.code.assign(3000, {QStringLiteral("IADD"), true, 1, 7});
    view.setCode(code);
    QCOMPARE(marginOf(*listing(view), 2999), QString());
    QTRY_COMPARE(marginOf(*listing(view), 2999), QStringLiteral("1 7"));
    source(view)->setCursorPosition(2, 0);
    QTRY_VERIFY(view.summary().startsWith(QStringLiteral("Line 3")));
    source(view)->setCursorPosition(0, 0);
    QTRY_COMPARE(listing(view)->markedRows().size(), std::size_t{3000});
  }
};

QTEST_MAIN(CodeViewTest)
#include "CodeViewTest.moc"

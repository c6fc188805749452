// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/editor/SourceEditor.h"

#include "views/shared/Theme.h"

#include <QApplication>
#include <QHelpEvent>
#include <QSignalSpy>
#include <QTest>
#include <QToolTip>

using namespace warpgrain;
using namespace warpgrain::views;

namespace {

/// The ink of the character at a position of the text.
QColor inkAt(SourceEditor &editor, long position) {
  editor.SendScintilla(QsciScintilla::SCI_COLOURISE, 0UL, -1L);
  const long style = editor.SendScintilla(QsciScintilla::SCI_GETSTYLEAT, static_cast<unsigned long>(position));
  const long bgr = editor.SendScintilla(QsciScintilla::SCI_STYLEGETFORE, static_cast<unsigned long>(style));
  return QColor(static_cast<int>(bgr & 0xff), static_cast<int>(bgr >> 8 & 0xff), static_cast<int>(bgr >> 16 & 0xff));
}

int yOfLine(SourceEditor &editor, int line) {
  const long position = editor.SendScintilla(QsciScintilla::SCI_POSITIONFROMLINE, static_cast<unsigned long>(line - 1));
  return static_cast<int>(editor.SendScintilla(QsciScintilla::SCI_POINTYFROMPOSITION, 0UL, position)) + 4;
}

} // namespace

class SourceEditorTest : public QObject {
  Q_OBJECT

private Q_SLOTS:

  void positionsAreBytesOfTheUtf8Text() {
    SourceEditor editor;
    const QString text = QStringLiteral("// Länge ≤ 4\nint n;\n");
    editor.setSource(text);
    QCOMPARE(editor.source(), text);
    QCOMPARE(editor.sourceBytes(), text.toUtf8());
    const auto begin = static_cast<std::size_t>(text.toUtf8().indexOf("int"));
    editor.select(begin, begin + 3);
    QCOMPARE(editor.selectedText(), QStringLiteral("int"));
    QCOMPARE(editor.selectionBegin(), begin);
  }

  void newSourceIsUnmodifiedWithNothingToUndoAndNoEdit() {
    SourceEditor editor;
    QSignalSpy edited(&editor, &SourceEditor::edited);
    editor.setSource(QStringLiteral("a"));
    editor.setSource(QStringLiteral("b"));
    QCOMPARE(edited.count(), 0);
    QVERIFY(!editor.isModified());
    QVERIFY(!editor.isUndoAvailable());
  }

  void lineEndsStayAsTheyAre() {
    SourceEditor editor;
    const QString text = QStringLiteral("a\r\nb\r\nc\n");
    editor.setSource(text);
    QCOMPARE(editor.source(), text);
  }

  void replacingIsOneUndoableStepThatKeepsTheCaret() {
    SourceEditor editor;
    const QString before = QStringLiteral("one\ntwo\nthree\nfour\n");
    const QString after = QStringLiteral("one\nzwei\nmore\nthree\nfour\n");
    editor.setSource(before);
    editor.goTo(4, 2);
    QSignalSpy edited(&editor, &SourceEditor::edited);
    editor.replaceSource(after);
    QCOMPARE(editor.source(), after);
    QCOMPARE(edited.count(), 1);
    QVERIFY(editor.isModified());
    int line = 0;
    int column = 0;
    editor.getCursorPosition(&line, &column);
    QCOMPARE(line, 4); // "four", one line further down
    QCOMPARE(column, 1);
    editor.undo();
    QCOMPARE(editor.source(), before);
    QVERIFY(!editor.isUndoAvailable());
  }

  void replacingCharactersOfSeveralBytesKeepsThemWhole() {
    SourceEditor editor;
    // ä and ö share their first byte, ä and 䤤 hold equal bytes.
    editor.setSource(QStringLiteral("xäy"));
    editor.replaceSource(QStringLiteral("xöy"));
    QCOMPARE(editor.source(), QStringLiteral("xöy"));
    editor.undo();
    QCOMPARE(editor.source(), QStringLiteral("xäy"));
    editor.replaceSource(QStringLiteral("xä"));
    QCOMPARE(editor.source(), QStringLiteral("xä"));
  }

  void replacingWithTheSameTextDoesNothing() {
    SourceEditor editor;
    editor.setSource(QStringLiteral("same"));
    QSignalSpy edited(&editor, &SourceEditor::edited);
    editor.replaceSource(QStringLiteral("same"));
    QCOMPARE(edited.count(), 0);
    QVERIFY(!editor.isModified());
  }

  void typingAndUndoTellThatTheTextWasEdited() {
    SourceEditor editor;
    editor.setSource(QStringLiteral("x\n"));
    QSignalSpy edited(&editor, &SourceEditor::edited);
    QTest::keyClicks(&editor, QStringLiteral("ab"));
    QCOMPARE(editor.source(), QStringLiteral("abx\n"));
    QVERIFY(edited.count() >= 2);
    const auto before = edited.count();
    editor.undo();
    QVERIFY(edited.count() > before);
    QCOMPARE(editor.source(), QStringLiteral("x\n"));
  }

  void aReadOnlyEditorCannotBeTypedIn() {
    SourceEditor editor;
    editor.setSource(QStringLiteral("x"));
    editor.setReadOnly(true);
    QTest::keyClicks(&editor, QStringLiteral("ab"));
    QCOMPARE(editor.source(), QStringLiteral("x"));
    editor.setSource(QStringLiteral("y"));
    QCOMPARE(editor.source(), QStringLiteral("y"));
  }

  void caretIsToldFromOneAndInBytes() {
    SourceEditor editor;
    editor.show();
    editor.setSource(QStringLiteral("äb\ncd\n"));
    QVERIFY(QTest::qWaitForWindowExposed(&editor));
    QSignalSpy moved(&editor, &SourceEditor::caretMoved);
    editor.select(2, 2); // behind ä
    QTRY_COMPARE(moved.count(), 1);
    QCOMPARE(moved.last(), (QList<QVariant>{1, 3}));
    editor.goTo(2, 2);
    QTRY_COMPARE(moved.count(), 2);
    QCOMPARE(moved.last(), (QList<QVariant>{2, 2}));
    QCOMPARE(editor.caret(), std::size_t(5));
  }

  void goingBeyondTheTextStaysInIt() {
    SourceEditor editor;
    editor.setSource(QStringLiteral("ab\ncd"));
    editor.goTo(99, 99);
    QCOMPARE(editor.caret(), std::size_t(5));
    editor.goTo(1, 99);
    QCOMPARE(editor.caret(), std::size_t(2));
    editor.select(3, 4000);
    QCOMPARE(editor.selectionEnd(), std::size_t(5));
  }

  void aPlaceFarAwayIsBroughtIntoView() {
    SourceEditor editor;
    editor.resize(400, 200);
    editor.show();
    editor.setSource(QStringLiteral("line\n").repeated(500));
    editor.goTo(300, 1);
    const int first = editor.firstVisibleLine();
    QVERIFY(first < 299 && first > 270);
  }

  void problemsAreToldWhereTheMouseRests() {
    SourceEditor editor;
    editor.resize(500, 200);
    editor.show();
    editor.setSource(QStringLiteral("int a = b;\nint c;\n"));
    editor.setProblemRanges({{8, 9, model::Severity::error, QStringLiteral("b is not declared")}});
    const auto pointOf = [&](long position) {
      return QPoint(static_cast<int>(editor.SendScintilla(QsciScintilla::SCI_POINTXFROMPOSITION, 0UL, position)) + 2,
                    static_cast<int>(editor.SendScintilla(QsciScintilla::SCI_POINTYFROMPOSITION, 0UL, position)) + 4);
    };
    QCOMPARE(editor.helpAt(pointOf(8)), QStringLiteral("b is not declared"));
    QCOMPARE(editor.helpAt(pointOf(1)), QString());
    QHelpEvent rest(QEvent::ToolTip, pointOf(8), editor.viewport()->mapToGlobal(pointOf(8)));
    QApplication::sendEvent(editor.viewport(), &rest);
    QCOMPARE(QToolTip::text(), QStringLiteral("b is not declared"));
    // What is inserted before it moves it along.
    editor.replaceRange(0, 0, QStringLiteral("// note\n"));
    QCOMPARE(editor.helpAt(pointOf(16)), QStringLiteral("b is not declared"));
  }

  void marksAreToldInTheMarginAndFollowTheirLines() {
    SourceEditor editor;
    editor.resize(500, 200);
    editor.show();
    editor.setSource(QStringLiteral("a\nb\nc\n"));
    editor.setMarks({{2, MarkKind::barrier, QStringLiteral("all threads of the block meet")},
                     {2, MarkKind::globalAccess, QString()}});
    const QString help = editor.helpAt(QPoint(5, yOfLine(editor, 2)));
    QVERIFY(help.contains(QStringLiteral("all threads of the block meet")));
    QCOMPARE(help.count(u'\n'), 1);
    QCOMPARE(editor.helpAt(QPoint(5, yOfLine(editor, 1))), QString());
    editor.replaceRange(0, 0, QStringLiteral("new\n"));
    QVERIFY(editor.helpAt(QPoint(5, yOfLine(editor, 3))).contains(QStringLiteral("all threads")));
    QCOMPARE(editor.helpAt(QPoint(5, yOfLine(editor, 2))), QString());
  }

  void everyMarkLooksDifferent() {
    SourceEditor editor;
    editor.resize(300, 120);
    editor.show();
    editor.setSource(QStringLiteral("\n\n\n"));
    std::vector<QImage> images;
    for (const auto kind :
         {MarkKind::directive, MarkKind::barrier, MarkKind::globalAccess, MarkKind::sharedAccess, MarkKind::launch}) {
      editor.setMarks({{2, kind, QString()}});
      images.push_back(editor.grab().toImage());
    }
    editor.setMarks({});
    images.push_back(editor.grab().toImage());
    for (std::size_t i = 0; i < images.size(); ++i)
      for (std::size_t j = 0; j < i; ++j)
        QVERIFY(images[i] != images[j]);
  }

  void notesStandBehindTheirLinesAndAreNoPartOfTheText() {
    SourceEditor editor;
    editor.resize(500, 200);
    editor.show();
    const QString text = QStringLiteral("a\nb\nc\n");
    editor.setSource(text);
    const QImage without = editor.grab().toImage();
    editor.setNotes({{2, QStringLiteral("32 registers")}});
    const QImage with = editor.grab().toImage();
    QVERIFY(without != with);
    QCOMPARE(editor.source(), text);
    QVERIFY(!editor.isModified());
    // Typing a line before it moves it down with its line.
    editor.goTo(1, 1);
    QTest::keyClick(&editor, Qt::Key_Return);
    QCOMPARE(editor.notes().front().line, 3);
    editor.undo();
    QCOMPARE(editor.notes().front().line, 2);
  }

  void wordsOfCudaAreColoured() {
    applyColourScheme(*qApp, ColourScheme::light);
    SourceEditor editor;
    editor.setSource(QStringLiteral("__global__ void k(float4 *p) { int plain = threadIdx.x; __syncthreads(); }\n"));
    const QByteArray text = editor.sourceBytes();
    const QColor plain = inkAt(editor, text.indexOf("plain"));
    const QColor qualifier = inkAt(editor, text.indexOf("__global__"));
    QVERIFY(qualifier != plain);
    QCOMPARE(inkAt(editor, text.indexOf("threadIdx")), qualifier);
    QVERIFY(inkAt(editor, text.indexOf("void")) != plain);
    QVERIFY(inkAt(editor, text.indexOf("float4")) != plain);
    QCOMPARE(inkAt(editor, text.indexOf("__syncthreads")), inkAt(editor, text.indexOf("float4")));
  }

  void coloursFollowTheScheme() {
    SourceEditor editor;
    editor.show();
    editor.setSource(QStringLiteral("int x;\n"));
    for (const auto scheme : {ColourScheme::light, ColourScheme::dark, ColourScheme::light}) {
      applyColourScheme(*qApp, scheme);
      QCoreApplication::processEvents();
      const QPalette palette = editor.palette();
      QCOMPARE(inkAt(editor, 4), palette.color(QPalette::Text));
      for (const long position : {0L, 4L})
        QVERIFY(contrast(inkAt(editor, position), palette.color(QPalette::Base)) >= 4.5);
    }
  }

  void branchesOfThePreprocessorAreNotGuessed() {
    SourceEditor editor;
    editor.setSource(QStringLiteral("#ifdef UNKNOWN\nint a;\n#else\nint b;\n#endif\n"));
    const QByteArray text = editor.sourceBytes();
    QCOMPARE(inkAt(editor, text.indexOf("int a")), inkAt(editor, text.indexOf("int b")));
  }
};

QTEST_MAIN(SourceEditorTest)
#include "SourceEditorTest.moc"

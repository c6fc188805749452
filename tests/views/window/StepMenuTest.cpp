// SPDX-License-Identifier: GPL-3.0-or-later
//
// Steps of loops and arrays: on the panel, each under its own heading, and in the editor's context menu.
#include "app/gui/base/Texts.h"
#include "app/gui/window/EditorArea.h"
#include "tests/views/window/WindowFixture.h"
#include "views/editor/EditorPane.h"
#include "views/factors/FactorPanel.h"

#include <QContextMenuEvent>
#include <QMenu>
#include <QScrollArea>
#include <QScrollBar>
#include <QTextBrowser>
#include <QToolButton>

using namespace warpgrain;
using namespace warpgrain::gui;

namespace {

/// A nest, a loop that carries a dependence, a shared array with rows, a pointer that is read only.
QByteArray nestKernel() {
  return "#include <cuda_runtime.h>\n"
         "\n"
         "__global__ void nest(float *out, const float *in, int n) {\n"
         "  __shared__ float s[16][16];\n"
         "  s[threadIdx.y][threadIdx.x] = in[threadIdx.y * 16 + threadIdx.x];\n"
         "  __syncthreads();\n"
         "  float sum = 0;\n"
         "  for (int i = 0; i < 16; ++i)\n"
         "    for (int j = 0; j < 16; ++j)\n"
         "      sum += s[threadIdx.x][j] * i;\n"
         "  out[threadIdx.y * 16 + threadIdx.x] = sum;\n"
         "}\n"
         "\n"
         "__global__ void other(float *data, const float *table, int n) {\n"
         "  float sum = 0;\n"
         "  for (int k = 0; k < n; ++k) sum += table[k];\n"
         "  data[threadIdx.x] = sum;\n"
         "}\n"
         "\n"
         "void run(float *out, const float *in, int n) {\n"
         "  nest<<<1, dim3(16, 16)>>>(out, in, n);\n"
         "  other<<<1, 32>>>(out, in, n);\n"
         "}\n";
}

} // namespace

class StepMenuTest : public QObject {
  Q_OBJECT

private:
  static views::SourceEditor &editor(WindowFixture &fixture) {
    return fixture.find<EditorArea>("editorArea")->currentPane()->editor();
  }

  /// A right click on a byte, as the window system tells of it.
  static QMenu *menuAt(WindowFixture &fixture, qsizetype byte) {
    views::SourceEditor &text = editor(fixture);
    text.SendScintilla(QsciScintilla::SCI_GOTOPOS, 0UL);
    const QPoint point(
        static_cast<int>(text.SendScintilla(QsciScintilla::SCI_POINTXFROMPOSITION, 0UL, static_cast<long>(byte))) + 2,
        static_cast<int>(text.SendScintilla(QsciScintilla::SCI_POINTYFROMPOSITION, 0UL, static_cast<long>(byte))) + 4);
    QContextMenuEvent event(QContextMenuEvent::Mouse, point, text.viewport()->mapToGlobal(point));
    QApplication::sendEvent(text.viewport(), &event);
    return qobject_cast<QMenu *>(QApplication::activePopupWidget());
  }

  static QMenu *menuAt(WindowFixture &fixture, const char *piece) {
    return menuAt(fixture, editor(fixture).sourceBytes().indexOf(piece));
  }

  /// The action whose text begins so, in the menu or in one of its menus.
  static QAction *find(const QMenu &menu, const QString &begin) {
    for (QAction *action : menu.actions()) {
      if (action->text().startsWith(begin)) return action;
      if (action->menu() == nullptr) continue;
      if (QAction *inside = find(*action->menu(), begin)) return inside;
    }
    return nullptr;
  }

  static QAction *find(const QMenu &menu, const char *inside, const char *begin) {
    const QAction *sub = find(menu, QLatin1StringView(inside));
    return sub != nullptr && sub->menu() != nullptr ? find(*sub->menu(), QLatin1StringView(begin)) : nullptr;
  }

  static std::string plan(WindowFixture &fixture) {
    return toString(fixture.workbench().plans().planOf(fixture.workbench().selection().kernel()));
  }

private Q_SLOTS:

  void thePanelShowsStepsUnderTheirLoopAndTheirArray() {
    WindowFixture fixture;
    fixture.open(fixture.write(QStringLiteral("a.cu"), nestKernel()));
    QStringList headings;
    for (const QToolButton *button : fixture.find<QWidget>("factors")->findChildren<QToolButton *>())
      if (button->isCheckable()) headings << button->text();
    for (const char *heading : {"Loop i, line 8", "Loop j, line 9", "Shared array s", "Array in"})
      QVERIFY2(headings.contains(QLatin1StringView(heading)), heading);
    for (const char *step : {"unroll i 4", "unroll-and-jam i 2", "interchange i j", "tile i 8", "split j 16",
                             "pad s on", "contract s on", "place in readonly", "place in constant"})
      QVERIFY2(!fixture.verdictOf(QLatin1StringView(step)).isEmpty(), step);
    QTest::mouseClick(fixture.factor(QStringLiteral("unroll j 4")), Qt::LeftButton);
    QTest::mouseClick(fixture.factor(QStringLiteral("pad s on")), Qt::LeftButton);
    QCOMPARE(plan(fixture), std::string("unroll j 4; pad s"));
    QVERIFY(fixture.factor(QStringLiteral("pad s on"))->isChecked());
    QTest::mouseClick(fixture.factor(QStringLiteral("pad s –")), Qt::LeftButton);
    QCOMPARE(plan(fixture), std::string("unroll j 4"));
  }

  void thePanelFollowsTheCaretToALoop() {
    WindowFixture fixture;
    fixture.open(fixture.write(QStringLiteral("a.cu"), nestKernel()));
    QScrollBar *bar = fixture.find<QWidget>("factors")->findChild<QScrollArea *>()->verticalScrollBar();
    QTRY_VERIFY(bar->maximum() > 0);
    QCOMPARE(bar->value(), 0);
    editor(fixture).setFocus();
    editor(fixture).goTo(9, 6);
    QTRY_VERIFY(bar->value() > 0);
    // Not while a person is at work on the rows.
    fixture.find<views::FactorPanel>("factors")->showStep({.word = "coarsen", .arguments = {"x", "2"}});
    const int top = bar->value();
    editor(fixture).reveal(static_cast<std::size_t>(editor(fixture).sourceBytes().indexOf("for (int i")));
    QTRY_COMPARE(fixture.workbench().selection().caret().line, 8U);
    QCOMPARE(bar->value(), top);
  }

  void aLoopsHeaderOffersItsSteps() {
    WindowFixture fixture;
    fixture.open(fixture.write(QStringLiteral("a.cu"), nestKernel()));
    QMenu *menu = menuAt(fixture, "for (int j");
    QVERIFY(menu != nullptr);
    QVERIFY(find(*menu, QStringLiteral("Loop j, line 9")) != nullptr);
    QVERIFY(find(*menu, QStringLiteral("interchange i j: ")) != nullptr); // of both loops
    QVERIFY(find(*menu, QStringLiteral("unroll i")) == nullptr);
    QAction *four = find(*menu, "unroll j", "4: ");
    QVERIFY(four != nullptr);
    QVERIFY2(four->text().contains(QStringLiteral("legal")), qPrintable(four->text()));
    QVERIFY(find(*menu, "unroll j", "1")->isChecked());
    four->trigger();
    menu->close();
    QCOMPARE(plan(fixture), std::string("unroll j 4"));
    menu = menuAt(fixture, "j < 16");
    QVERIFY(menu != nullptr);
    QVERIFY(find(*menu, "unroll j", "4: ")->isChecked());
    find(*menu, "unroll j", "1")->trigger();
    menu->close();
    QCOMPARE(plan(fixture), std::string());
  }

  void anArraysNameOffersItsSteps() {
    WindowFixture fixture;
    fixture.open(fixture.write(QStringLiteral("a.cu"), nestKernel()));
    QMenu *menu = menuAt(fixture, "s[threadIdx.x][j]");
    QVERIFY(menu != nullptr);
    QVERIFY(find(*menu, QStringLiteral("Shared array s")) != nullptr);
    QAction *pad = find(*menu, QStringLiteral("pad s: "));
    QVERIFY(pad != nullptr);
    pad->trigger();
    menu->close();
    QCOMPARE(plan(fixture), std::string("pad s"));
    menu = menuAt(fixture, "in[threadIdx");
    QVERIFY(menu != nullptr);
    QVERIFY(find(*menu, "place in", "readonly: ") != nullptr);
    QVERIFY(find(*menu, "place in", "constant: ") != nullptr);
    menu->close();
    menu = menuAt(fixture, "__syncthreads");
    QVERIFY(menu != nullptr);
    QVERIFY(find(*menu, QStringLiteral("Loop")) == nullptr);
    QVERIFY(find(*menu, QStringLiteral("Checking")) == nullptr);
    menu->close();
  }

  void whatIsNotLegalLeadsToItsReason() {
    WindowFixture fixture;
    const QByteArray carried =
        nestKernel().replace("sum += s[threadIdx.x][j] * i;", "out[i * 16 + j] = out[i * 16 + j - 15];");
    fixture.open(fixture.write(QStringLiteral("a.cu"), carried));
    QMenu *menu = menuAt(fixture, "for (int i");
    QVERIFY(menu != nullptr);
    QAction *interchange = find(*menu, QStringLiteral("interchange i j: "));
    QVERIFY(interchange != nullptr);
    QVERIFY2(interchange->text().contains(QStringLiteral("not legal - ")), qPrintable(interchange->text()));
    interchange->trigger();
    menu->close();
    QCOMPARE(plan(fixture), std::string());
    const QString reasons = fixture.find<views::FactorPanel>("factors")->findChild<QTextBrowser *>()->toPlainText();
    QVERIFY2(reasons.contains(QStringLiteral("interchange i j")), qPrintable(reasons));
    QVERIFY2(reasons.contains(QStringLiteral("not legal")), qPrintable(reasons));
  }

  void aMenuInAnotherKernelFillsWhenItsVerdictsCome() {
    WindowFixture fixture;
    fixture.open(fixture.write(QStringLiteral("a.cu"), nestKernel()));
    QCOMPARE(fixture.workbench().selection().kernel().name, std::string("nest"));
    QMenu *menu = menuAt(fixture, "for (int k");
    QVERIFY(menu != nullptr);
    QCOMPARE(fixture.workbench().selection().kernel().name, std::string("other"));
    QVERIFY(find(*menu, QStringLiteral("Checking")) != nullptr);
    QTRY_VERIFY_WITH_TIMEOUT(find(*menu, "unroll k", "4: ") != nullptr, WindowFixture::patience);
    QVERIFY(find(*menu, QStringLiteral("Checking")) == nullptr);
    QVERIFY(find(*menu, "stage table k", "16: ") != nullptr); // its values are of the loop too
    find(*menu, "unroll k", "4: ")->trigger();
    menu->close();
    QCOMPARE(plan(fixture), std::string("unroll k 4"));
  }

  void aMenuSpeaksOfTheTextAsItIsTyped() {
    WindowFixture fixture;
    fixture.open(fixture.write(QStringLiteral("a.cu"), nestKernel()));
    const auto at = static_cast<std::size_t>(editor(fixture).sourceBytes().indexOf("  for (int i"));
    editor(fixture).replaceRange(at, at, QStringLiteral("  // more\n"));
    QMenu *menu = menuAt(fixture, "for (int i");
    QVERIFY(menu != nullptr);
    QVERIFY(find(*menu, QStringLiteral("Loop i, line 8")) == nullptr); // of the text before
    QTRY_VERIFY_WITH_TIMEOUT(find(*menu, QStringLiteral("Loop i, line 9")) != nullptr, WindowFixture::patience);
    menu->close();
    fixture.dialogs.saveChoice = Dialogs::SaveChoice::discard;
  }
};

QTEST_MAIN(StepMenuTest)
#include "StepMenuTest.moc"

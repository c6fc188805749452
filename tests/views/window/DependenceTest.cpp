// SPDX-License-Identifier: GPL-3.0-or-later
//
// The dependence view in the window: what the engine finds is shown, and leads to the source and back.
#include "app/gui/base/Resources.h"
#include "app/gui/base/Texts.h"
#include "app/gui/window/EditorArea.h"
#include "tests/views/window/WindowFixture.h"
#include "views/dependence/DependenceView.h"
#include "views/dependence/DependencesTable.h"
#include "views/dependence/GraphPane.h"
#include "views/editor/EditorPane.h"

#include <QDockWidget>
#include <QLabel>
#include <QLocale>
#include <QSignalSpy>
#include <QTextBrowser>
#include <QToolButton>
#include <QTranslator>

#include <algorithm>
#include <memory>

using namespace warpgrain;
using namespace warpgrain::gui;
using views::GraphRow;

namespace {

/// A loop that calls a function which stages data, a barrier in it, and a use that may meet the next iteration's stage.
QByteArray stagedKernel() {
  return "#include <cuda_runtime.h>\n"
         "\n"
         "__device__ void stage(float *to, const float *from, int at) {\n"
         "  to[threadIdx.x] = from[at + threadIdx.x];\n"
         "}\n"
         "\n"
         "__global__ void staged(float *out, const float *in) {\n"
         "  __shared__ float s[64];\n"
         "  float sum = 0;\n"
         "  for (int k = 0; k < 8; ++k) {\n"
         "    stage(s, in, k * 64);\n"
         "    __syncthreads();\n"
         "    sum += s[63 - threadIdx.x];\n"
         "    __syncthreads();\n"
         "  }\n"
         "  out[threadIdx.x] = sum;\n"
         "}\n"
         "\n"
         "void run(float *out, const float *in) {\n"
         "  staged<<<1, 64>>>(out, in);\n"
         "}\n";
}

class DependenceWindow : public WindowFixture {
public:
  views::DependenceView &view() { return *find<views::DependenceView>("dependences"); }

  views::GraphPane &pane() { return *find<views::GraphPane>("dependenceGraph"); }

  void raise() { find<QDockWidget>("dependencesDock")->raise(); }

  /// Opens a file with the view in front, and waits for its picture.
  void openFile(const QString &file) {
    show();
    open(file);
    raise(); // findings are in front of a file that is opened
    if (!QTest::qWaitFor([this] { return isDrawn(); }, patience)) qFatal("no picture of %s", qPrintable(file));
  }

  bool isDrawn() { return view().graph() && pane().picture() && pane().picture()->graph == view().graph(); }

  QString races() { return find<QLabel>("raceSummary")->text(); }

  views::SourceEditor &editor(const QString &file) {
    return find<EditorArea>("editorArea")->paneOf(toPath(file))->editor();
  }

  QStringList rows() {
    QStringList out;
    for (const GraphRow &row : view().graph()->rows)
      out << QStringLiteral("%1 %2").arg(row.place.line).arg(row.text);
    return out;
  }
};

} // namespace

class DependenceTest : public QObject {
  Q_OBJECT

private Q_SLOTS:

  void showsStatementsAndBarriersInTheOrderOfTheSource() {
    DependenceWindow window;
    window.openFile(window.write(QStringLiteral("a.cu"), smallKernel()));
    QCOMPARE(window.rows(),
             (QStringList{QStringLiteral("6 s[threadIdx.x] = x[i];"), QStringLiteral("7 __syncthreads()"),
                          QStringLiteral("8 x[i] = s[63 - threadIdx.x];")}));
    QVERIFY2(window.races().contains(QStringLiteral("No race within blocks")), qPrintable(window.races()));
    const auto &entries = window.view().graph()->entries;
    const auto flow = std::ranges::find_if(entries, [](const views::DependenceEntry &entry) {
      return entry.kind == dependence::DependenceKind::flow && entry.array == QLatin1StringView("s");
    });
    QVERIFY(flow != entries.end());
    QCOMPARE(flow->carrier, dependence::Carrier::barrier);
    QVERIFY(flow->carriedBy.contains(u'7'));
    QCOMPARE(flow->sink.text, QStringLiteral("s[63 - threadIdx.x]"));
    QVERIFY(!flow->example.isEmpty());
  }

  void callsAndLoopsAreFramesAroundTheirStatements() {
    DependenceWindow window;
    window.openFile(window.write(QStringLiteral("a.cu"), stagedKernel()));
    const auto &graph = *window.view().graph();
    QCOMPARE(window.rows().first(), QStringLiteral("4 to[threadIdx.x] = from[at + threadIdx.x];"));
    QCOMPARE(window.rows().last(), QStringLiteral("16 out[threadIdx.x] = sum;"));
    QCOMPARE(graph.rows.size(), 5U);
    QCOMPARE(graph.boxes.size(), 2U);
    QCOMPARE(graph.boxes[0].title, QStringLiteral("for (int k = 0; k < 8; ++k)"));
    QCOMPARE(graph.boxes[1].title, QStringLiteral("stage(s, in, k * 64)"));
    QCOMPARE(graph.boxes[1].parent, std::optional<std::size_t>(0));
    QCOMPARE(graph.rows[0].box, std::optional<std::size_t>(1));
    QCOMPARE(graph.rows[2].box, std::optional<std::size_t>(0));
    QVERIFY(!graph.rows[4].box);
    // Statements carry what the loop's variable names.
    QVERIFY(std::ranges::any_of(graph.entries, [](const views::DependenceEntry &entry) {
      return entry.carrier == dependence::Carrier::loop && entry.loop == QLatin1StringView("k");
    }));
  }

  void dependencesBetweenReadsAreLookedForOnceTheyAreToBeShown() {
    DependenceWindow window;
    window.openFile(window.write(QStringLiteral("a.cu"), stagedKernel()));
    const auto hasReads = [&window] {
      return std::ranges::any_of(window.view().graph()->entries, [](const views::DependenceEntry &entry) {
        return entry.kind == dependence::DependenceKind::input;
      });
    };
    QVERIFY(!hasReads());
    window.find<QToolButton>("kind3")->setChecked(true);
    QTRY_VERIFY_WITH_TIMEOUT(window.isDrawn() && hasReads(), WindowFixture::patience);
  }

  void aRaceAppearsAsSoonAsItIsTyped() {
    DependenceWindow window;
    const QString file = window.write(QStringLiteral("a.cu"), smallKernel());
    window.openFile(file);
    QVERIFY(!window.races().contains(QStringLiteral("✕")));
    window.editor(file).replaceSource(QString::fromUtf8(smallKernel().replace("  __syncthreads();\n", "")));
    QTRY_VERIFY_WITH_TIMEOUT(window.races().contains(QStringLiteral("✕")), WindowFixture::patience);
    QTRY_VERIFY_WITH_TIMEOUT(window.isDrawn(), WindowFixture::patience);
    QSignalSpy chosen(&window.workbench().selection(), &Selection::dependenceChanged);
    Q_EMIT window.find<QLabel>("raceSummary")->linkActivated(QStringLiteral("hazard:3"));
    QCOMPARE(chosen.count(), 1);
    const auto ends = chosen.front().front().value<std::vector<PlaceRange>>();
    QCOMPARE(ends.size(), 2U);
    QVERIFY(ends[0].place.line == 6 || ends[1].place.line == 6);
    QVERIFY(window.find<QTextBrowser>("dependenceDetail")->toPlainText().contains(QStringLiteral("race")));
    // Both ends are framed in the editor.
    const auto &text = window.editor(file);
    for (const PlaceRange &end : ends) {
      const auto line = text.SendScintilla(QsciScintilla::SCI_POSITIONFROMLINE, end.place.line - 1UL);
      QVERIFY(text.SendScintilla(QsciScintilla::SCI_INDICATORVALUEAT, 26UL, line + end.place.column - 1L) != 0);
    }
    window.dialogs.saveChoice = Dialogs::SaveChoice::discard;
  }

  void aRaceIsToldInTheWindowsLanguage() {
    const std::unique_ptr<QTranslator> german(makeTranslator(QLocale(QLocale::German), nullptr));
    QVERIFY(german);
    QCoreApplication::installTranslator(german.get());
    DependenceWindow fixture;
    fixture.openFile(fixture.write(QStringLiteral("a.cu"), smallKernel().replace("  __syncthreads();\n", "")));
    const auto &entries = fixture.view().graph()->entries;
    const auto race = std::ranges::find(entries, views::Hazard::race, &views::DependenceEntry::hazard);
    QVERIFY(race != entries.end());
    QVERIFY2(race->hazardSentence.startsWith(QStringLiteral("Threads eines Blocks benutzen ")),
             qPrintable(race->hazardSentence));
    fixture.window.reset();
    QCoreApplication::removeTranslator(german.get());
  }

  void theCaretMarksItsStatement() {
    DependenceWindow window;
    const QString file = window.write(QStringLiteral("a.cu"), smallKernel());
    window.openFile(file);
    const auto marked = [&window](std::size_t row) {
      return std::ranges::any_of(window.pane().graphScene().items(), [row](const QGraphicsItem *item) {
        const auto *statement = qgraphicsitem_cast<const views::StatementItem *>(item);
        return statement != nullptr && statement->row() == row && statement->hasCaret();
      });
    };
    window.editor(file).goTo(8, 3);
    QTRY_VERIFY(marked(2));
    QVERIFY(!marked(0));
    window.editor(file).goTo(6, 3);
    QTRY_VERIFY(marked(0) && !marked(2));
  }

  void aStatementLeadsToTheEditor() {
    DependenceWindow window;
    const QString file = window.write(QStringLiteral("a.cu"), smallKernel());
    window.openFile(file);
    Q_EMIT window.pane().rowActivated(2);
    int line = 0;
    int column = 0;
    window.editor(file).getCursorPosition(&line, &column);
    QCOMPARE(line + 1, 8);
    QVERIFY(window.editor(file).hasFocus());
    QTRY_COMPARE(window.workbench().selection().caret().line, 8U);
    // Choosing a dependence shows its ends but leaves the keyboard where it is.
    window.find<QToolButton>("showTable")->click();
    auto *table = window.find<views::DependencesTable>("dependenceTable");
    table->setFocus();
    table->setCurrentIndex(table->model()->index(0, 0));
    QCOMPARE(window.workbench().selection().caret().line, 8U);
    QVERIFY(!window.editor(file).hasFocus());
  }

  void nothingIsLookedForWhileNobodyLooks() {
    DependenceWindow window;
    window.open(window.write(QStringLiteral("a.cu"), smallKernel()));
    QTest::qWait(500);
    QVERIFY(!window.view().graph());
    window.raise();
    QTRY_VERIFY_WITH_TIMEOUT(window.isDrawn(), WindowFixture::patience);
  }

  void followsTheKernel() {
    DependenceWindow window;
    const QByteArray two = smallKernel() + smallKernel().replace("turn", "flip").replace("void run", "void go");
    const QString file = window.write(QStringLiteral("a.cu"), two);
    window.openFile(file);
    QCOMPARE(window.view().graph()->kernel, QStringLiteral("turn"));
    window.editor(file).goTo(18, 3);
    QTRY_VERIFY_WITH_TIMEOUT(window.view().graph() && window.view().graph()->kernel == QLatin1StringView("flip"),
                             WindowFixture::patience);
    QCOMPARE(window.view().graph()->rows.front().place.line, 19);
  }

  void saysWhyThereIsNoGraph() {
    DependenceWindow window;
    window.show();
    window.raise();
    auto *message = window.find<QLabel>("dependenceMessage");
    QVERIFY(message->isVisible() && message->text().contains(QStringLiteral("Open a file")));
    window.open(window.write(QStringLiteral("a.cu"), "int main() { return 0; }\n"));
    window.raise();
    QTRY_VERIFY2(message->text().contains(QStringLiteral("no kernel")), qPrintable(message->text()));
    window.open(window.write(QStringLiteral("b.cu"), smallKernel().replace("x[i] = s", "y[i] = s")));
    window.raise();
    QTRY_VERIFY2(message->text().contains(QStringLiteral("is not read whole")), qPrintable(message->text()));
  }

  void writesTheGraphToAFile() {
    DependenceWindow window;
    window.openFile(window.write(QStringLiteral("a.cu"), smallKernel()));
    window.dialogs.fileToSave = window.path(QStringLiteral("graph.svg"));
    window.find<QToolButton>("exportGraph")->click();
    QTRY_VERIFY2(window.message().contains(QStringLiteral("graph.svg")), qPrintable(window.message()));
    QVERIFY(window.dialogs.suggested.endsWith(QStringLiteral("turn.dependences.svg")));
    const QByteArray svg = window.read(QStringLiteral("graph.svg"));
    QVERIFY(svg.contains("<svg") && svg.contains("s[threadIdx.x] = x[i];") && svg.contains("__syncthreads()"));
  }

  void saysThatAFileCannotBeWritten() {
    DependenceWindow window;
    window.openFile(window.write(QStringLiteral("a.cu"), smallKernel()));
    window.dialogs.fileToSave = window.path(QStringLiteral("nowhere/graph.svg"));
    window.find<QToolButton>("exportGraph")->click();
    QTRY_VERIFY2(window.message().contains(QStringLiteral("nowhere")), qPrintable(window.message()));
    QVERIFY(window.read(QStringLiteral("nowhere/graph.svg")).isEmpty());
  }

  void everyExampleIsShown() {
    for (const char *name :
         {"matrix_multiplication.cu", "matrix_vector.cu", "reduction.cu", "sobel.cu", "stencil.cu", "transpose.cu"}) {
      DependenceWindow window;
      window.openFile(window.example(QLatin1StringView(name)));
      QVERIFY2(!window.view().graph()->rows.empty(), name);
      QVERIFY2(!window.races().contains(QStringLiteral("✕")), name);
      QVERIFY2(!window.view().svg().isEmpty(), name);
      for (const views::DependenceEntry &entry : window.view().graph()->entries)
        QVERIFY2(entry.carrier != dependence::Carrier::barrier || !entry.carriedBy.isEmpty(), name);
    }
  }
};

QTEST_MAIN(DependenceTest)
#include "DependenceTest.moc"

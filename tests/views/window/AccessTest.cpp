// SPDX-License-Identifier: GPL-3.0-or-later
//
// The accesses of a kernel in the window: what is counted, and that view, editor and plan go together.
#include "app/gui/base/Resources.h"
#include "app/gui/base/Texts.h"
#include "app/gui/presenters/AccessPresenter.h"
#include "app/gui/window/EditorArea.h"
#include "tests/views/window/WindowFixture.h"
#include "views/access/AccessView.h"
#include "views/access/LaneCanvas.h"
#include "views/access/ReuseCanvas.h"
#include "views/editor/EditorPane.h"

#include <QCheckBox>
#include <QElapsedTimer>
#include <QHelpEvent>
#include <QLabel>
#include <QLineEdit>
#include <QSlider>
#include <QSpinBox>
#include <QTableView>
#include <QTimer>
#include <QTranslator>

#include <memory>

using namespace warpgrain;
using namespace warpgrain::gui;
using views::MarkKind;

namespace {

/// A kernel with one fault of each kind, and a race.
QByteArray faultyKernel() {
  return "#include <cuda_runtime.h>\n"
         "\n"
         "__global__ void faulty(float *out, const float *in, int n) {\n"
         "  __shared__ float tile[32][32];\n"
         "  int t = threadIdx.x;\n"
         "  tile[t][0] = in[t * 8];\n"
         "  out[t] = tile[31 - t][0];\n"
         "  if (t < 20) out[n + t] = in[t];\n"
         "}\n"
         "\n"
         "void run(float *out, const float *in, int n) {\n"
         "  faulty<<<1, 32>>>(out, in, n);\n"
         "}\n";
}

} // namespace

class AccessTest : public QObject {
  Q_OBJECT

private:
  static views::SourceEditor &editor(WindowFixture &fixture, const QString &file) {
    return fixture.find<EditorArea>("editorArea")->paneOf(toPath(file))->editor();
  }

  static views::AccessView &view(WindowFixture &fixture) { return *fixture.find<views::AccessView>("accesses"); }

  static AccessController &controller(WindowFixture &fixture) {
    return view(fixture).findChild<AccessPresenter *>()->controller();
  }

  /// Waits until accesses and picture speak of what is asked.
  static bool isLookedAt(WindowFixture &fixture) {
    return QTest::qWaitFor(
        [&] {
          const AccessController &accesses = controller(fixture);
          return fixture.isSettled() && !accesses.isBusy() && !accesses.isDrawing() && accesses.current() &&
                 accesses.current()->analysis == fixture.workbench().analysis();
        },
        WindowFixture::patience);
  }

  /// The row of an access by its text.
  static std::size_t rowOf(WindowFixture &fixture, const QString &text,
                           model::AccessKind kind = model::AccessKind::read) {
    const auto &rows = controller(fixture).current()->list->rows;
    for (std::size_t i = 0; i < rows.size(); ++i)
      if (rows[i].text == text && rows[i].facts.kind == kind) return i;
    qFatal("there is no access %s", qPrintable(text));
  }

  static void choose(WindowFixture &fixture, std::size_t row) {
    auto *table = fixture.find<QTableView>("accessTable");
    for (int i = 0; i < table->model()->rowCount(); ++i) {
      table->setCurrentIndex(table->model()->index(i, 0));
      if (view(fixture).current() == row) return;
    }
    qFatal("the row cannot be chosen");
  }

  static const views::LanePicture &lanes(WindowFixture &fixture) {
    return *view(fixture).findChild<views::LaneCanvas *>()->picture();
  }

  static QString caption(WindowFixture &fixture) { return fixture.find<QLabel>("lanesCaption")->text(); }

  static QString chosenText(views::SourceEditor &text) {
    const auto [begin, end] = text.chosenRange();
    return QString::fromUtf8(
        text.sourceBytes().mid(static_cast<qsizetype>(begin), static_cast<qsizetype>(end - begin)));
  }

  /// What is told where the mouse rests on an access of a source.
  static QString helpAt(WindowFixture &fixture, const QByteArray &source, const QByteArray &access) {
    const QString file = fixture.write(QStringLiteral("a.cu"), source);
    fixture.open(file);
    if (!isLookedAt(fixture)) return {};
    views::SourceEditor &text = editor(fixture, file);
    const auto position = text.sourceBytes().indexOf(access) + 3;
    const QPoint point(static_cast<int>(text.SendScintilla(QsciScintilla::SCI_POINTXFROMPOSITION, 0UL, position)) + 2,
                       static_cast<int>(text.SendScintilla(QsciScintilla::SCI_POINTYFROMPOSITION, 0UL, position)) + 4);
    return text.helpAt(point);
  }

private Q_SLOTS:

  void showsTheRequestsOfTheMatrixMultiplication() {
    WindowFixture fixture;
    fixture.open(fixture.example(QStringLiteral("matrix_multiplication.cu")));
    QVERIFY(isLookedAt(fixture));
    choose(fixture, rowOf(fixture, QStringLiteral("A[row * n + (m * TILE + tx)]")));
    QVERIFY(isLookedAt(fixture));
    QVERIFY(!lanes(fixture).isShared);
    QCOMPARE(lanes(fixture).memory.sectors, std::int64_t(4));
    QCOMPARE(lanes(fixture).memory.ideal, std::int64_t(4));
    QVERIFY2(caption(fixture).contains(QStringLiteral("128 of 128 bytes")), qPrintable(caption(fixture)));
    choose(fixture, rowOf(fixture, QStringLiteral("As[ty][k]")));
    QVERIFY(isLookedAt(fixture));
    QVERIFY(lanes(fixture).isShared);
    QCOMPARE(lanes(fixture).banks.ways, std::int64_t(1));
  }

  void slidersChangeTheLanesAddresses() {
    WindowFixture fixture;
    fixture.open(fixture.example(QStringLiteral("matrix_multiplication.cu")));
    QVERIFY(isLookedAt(fixture));
    choose(fixture, rowOf(fixture, QStringLiteral("As[ty][k]")));
    QVERIFY(isLookedAt(fixture));
    QCOMPARE(lanes(fixture).lanes.byte[7], std::int64_t(0));
    fixture.find<QSlider>("slider.warp")->setValue(3);
    QVERIFY(isLookedAt(fixture));
    QCOMPARE(lanes(fixture).lanes.byte[7], std::int64_t(3 * 128)); // warp 3 is row 3 of the tile
    fixture.find<QSpinBox>("number.k (k2)")->setValue(5);
    QVERIFY(isLookedAt(fixture));
    QCOMPARE(lanes(fixture).lanes.byte[7], std::int64_t(3 * 128 + 5 * 4));
  }

  void asksForTheNumberThatIsMissingAndTakesIt() {
    WindowFixture fixture;
    fixture.example(QStringLiteral("transpose.cu"));
    // Without the number that the source holds.
    const QByteArray text = fixture.read(QStringLiteral("transpose.cu"));
    fixture.open(
        fixture.write(QStringLiteral("transpose.cu"), QByteArray(text).replace(" : 2048", " : std::atoi(argv[0])")));
    QVERIFY(isLookedAt(fixture));
    choose(fixture, rowOf(fixture, QStringLiteral("out[indexOut]"), model::AccessKind::write));
    QVERIFY(isLookedAt(fixture));
    QVERIFY(!view(fixture).findChild<views::LaneCanvas *>()->picture());
    QVERIFY2(caption(fixture).contains(QStringLiteral("h is not known")), qPrintable(caption(fixture)));
    auto *field = fixture.find<QLineEdit>("field.h");
    field->setFocus();
    QTest::keyClicks(field, QStringLiteral("2048"));
    QTest::keyClick(field, Qt::Key_Return);
    QVERIFY(isLookedAt(fixture));
    QVERIFY(fixture.workbench().launch().arguments().at("h") == 2048);
    // 16 columns of 16 neighbours: a warp's 32 lanes are 2 rows of 16, each lane in a column of its own.
    QCOMPARE(lanes(fixture).memory.sectors, std::int64_t(16));
    QCOMPARE(lanes(fixture).memory.ideal, std::int64_t(4));
    QCOMPARE(lanes(fixture).lanes.byte[1], std::int64_t(2048 * 4));
    QCOMPARE(view(fixture).current(), rowOf(fixture, QStringLiteral("out[indexOut]"), model::AccessKind::write));
  }

  void saysThatTheBlockIsMissingAndFollowsTheLaunchBar() {
    WindowFixture fixture;
    fixture.open(fixture.write(QStringLiteral("a.cu"), smallKernel().replace("n / 64, 64>>>", "n / 64, n>>>")));
    QVERIFY(isLookedAt(fixture));
    QVERIFY2(caption(fixture).contains(QStringLiteral("threads of a block are not known")),
             qPrintable(caption(fixture)));
    fixture.find<QSpinBox>("blockX")->setValue(64);
    QVERIFY(isLookedAt(fixture));
    QVERIFY(view(fixture).findChild<views::LaneCanvas *>()->picture());
    QCOMPARE(fixture.find<QLineEdit>("field.block x")->text(), QStringLiteral("64"));
  }

  void aRowThatIsChosenIsShownInTheEditor() {
    WindowFixture fixture;
    const QString file = fixture.example(QStringLiteral("matrix_multiplication.cu"));
    fixture.open(file);
    QVERIFY(isLookedAt(fixture));
    auto *table = fixture.find<QTableView>("accessTable");
    table->setFocus();
    const std::size_t row = rowOf(fixture, QStringLiteral("C[row * n + col]"), model::AccessKind::write);
    choose(fixture, row);
    views::SourceEditor &text = editor(fixture, file);
    QCOMPARE(chosenText(text), QStringLiteral("C[row * n + col]"));
    int line = 0;
    int column = 0;
    text.getCursorPosition(&line, &column);
    QCOMPARE(line + 1, controller(fixture).current()->list->rows[row].line);
    QVERIFY(!text.hasFocus()); // arrow keys go on in the table
    QTest::keyClick(table, Qt::Key_Return);
    QTRY_VERIFY(text.hasFocus());
  }

  void theCaretOnAnAccessChoosesIt() {
    WindowFixture fixture;
    const QString file = fixture.example(QStringLiteral("matrix_multiplication.cu"));
    fixture.open(file);
    QVERIFY(isLookedAt(fixture));
    views::SourceEditor &text = editor(fixture, file);
    const auto at = [&text](const char *what) { return static_cast<std::size_t>(text.sourceBytes().indexOf(what)); };
    const std::size_t bs = at("* Bs[k][tx]") + 2;
    text.select(bs + 4, bs + 4);
    const std::size_t row = rowOf(fixture, QStringLiteral("Bs[k][tx]"));
    QTRY_COMPARE(view(fixture).current(), std::optional(row));
    QCOMPARE(fixture.workbench().selection().access(), controller(fixture).current()->keys[row]);
    QCOMPARE(chosenText(text), QStringLiteral("Bs[k][tx]"));
    // Beside any access the choice stays.
    const std::size_t barrier = at("__syncthreads");
    text.select(barrier, barrier);
    QCOMPARE(view(fixture).current(), std::optional(row));
  }

  void theChoiceSurvivesAnEdit() {
    WindowFixture fixture;
    const QString file = fixture.example(QStringLiteral("matrix_multiplication.cu"));
    fixture.open(file);
    QVERIFY(isLookedAt(fixture));
    choose(fixture, rowOf(fixture, QStringLiteral("Bs[k][tx]")));
    views::SourceEditor &text = editor(fixture, file);
    text.replaceRange(0, 0, QStringLiteral("// one line more\n"));
    QTRY_VERIFY_WITH_TIMEOUT(fixture.workbench().source().revision() == fixture.workbench().analysis()->revision &&
                                 fixture.workbench().analysis()->revision > 1,
                             WindowFixture::patience);
    QVERIFY(isLookedAt(fixture));
    QCOMPARE(view(fixture).current(), std::optional(rowOf(fixture, QStringLiteral("Bs[k][tx]"))));
    QCOMPARE(chosenText(text), QStringLiteral("Bs[k][tx]"));
    fixture.dialogs.saveChoice = Dialogs::SaveChoice::discard;
  }

  void marksWhatIsWrongInTheMargin() {
    WindowFixture fixture;
    const QString file = fixture.write(QStringLiteral("a.cu"), faultyKernel());
    fixture.open(file);
    QVERIFY(isLookedAt(fixture));
    const auto &marks = editor(fixture, file).accessMarks();
    const auto has = [&marks](int line, MarkKind kind) {
      return std::ranges::any_of(marks, [&](const auto &mark) { return mark.line == line && mark.kind == kind; });
    };
    QVERIFY(has(6, MarkKind::uncoalesced));
    QVERIFY(has(6, MarkKind::conflicting));
    QVERIFY(has(7, MarkKind::conflicting));
    QVERIFY(!has(7, MarkKind::uncoalesced));
    QVERIFY(has(6, MarkKind::racy));
    QVERIFY(has(7, MarkKind::racy));
    QVERIFY(!has(8, MarkKind::racy));
  }

  void marksStayAtTheirLinesWhileOneTypes() {
    WindowFixture fixture;
    const QString file = fixture.write(QStringLiteral("a.cu"), faultyKernel());
    fixture.open(file);
    QVERIFY(isLookedAt(fixture));
    views::SourceEditor &text = editor(fixture, file);
    text.replaceRange(0, 0, QStringLiteral("\n"));
    const unsigned all = static_cast<unsigned>(text.markersAtLine(6)); // line 6 is line 7 now
    QVERIFY(all & (1u << static_cast<int>(MarkKind::conflicting)));
    fixture.dialogs.saveChoice = Dialogs::SaveChoice::discard;
  }

  void tellsOfTheAccessUnderTheMouse() {
    WindowFixture fixture;
    const QString help = helpAt(fixture, faultyKernel(), "in[t * 8]");
    QVERIFY2(help.contains(QStringLiteral("in[t * 8]: read, global memory")), qPrintable(help));
    QVERIFY2(help.contains(QStringLiteral("sectors a request: 32, ideal 4")), qPrintable(help));
  }

  void tellsOfAccessesInTheWindowsLanguage() {
    const std::unique_ptr<QTranslator> german(makeTranslator(QLocale(QLocale::German), nullptr));
    QVERIFY(german);
    QCoreApplication::installTranslator(german.get());
    {
      WindowFixture fixture;
      const QString help = helpAt(fixture, faultyKernel(), "in[t * 8]");
      QVERIFY2(help.contains(QStringLiteral("Eine Anfrage bewegt 32 Sektoren, wo 4 genügen würden: benachbarte Threads "
                                            "liegen 32 Bytes auseinander und benutzen 4 davon; ")),
               qPrintable(help));
    }
    QCoreApplication::removeTranslator(german.get());
  }

  void lanesThatABranchKeepsOutAreInactive() {
    WindowFixture fixture;
    fixture.open(fixture.write(QStringLiteral("a.cu"), faultyKernel()));
    QVERIFY(isLookedAt(fixture));
    choose(fixture, rowOf(fixture, QStringLiteral("in[t]")));
    QVERIFY(isLookedAt(fixture));
    QCOMPARE(lanes(fixture).lanes.active, (1u << 20) - 1);
    QVERIFY2(caption(fixture).contains(QStringLiteral("20 of 32 lanes")), qPrintable(caption(fixture)));
  }

  void mapsThreadsToElements() {
    WindowFixture fixture;
    fixture.open(fixture.example(QStringLiteral("matrix_multiplication.cu")));
    QVERIFY(isLookedAt(fixture));
    choose(fixture, rowOf(fixture, QStringLiteral("As[ty][k]")));
    QVERIFY(isLookedAt(fixture));
    const auto &map = view(fixture).findChild<views::ReuseCanvas *>()->map();
    QVERIFY(map.has_value());
    // In one iteration a row of 32 threads reads one element.
    QCOMPARE(map->elements.size(), std::size_t(32));
    QCOMPARE(map->touches.size(), std::size_t(1024));
    QCOMPARE(map->elements.front().threads, 32);
    fixture.find<QCheckBox>("allIterations")->setChecked(true);
    QVERIFY(isLookedAt(fixture));
    QCOMPARE(map->elements.size(), std::size_t(1024));
    QCOMPARE(map->iterations, std::int64_t(32));
  }

  void theStepOfTheSentenceGoesIntoThePlan() {
    WindowFixture fixture;
    fixture.open(fixture.example(QStringLiteral("matrix_multiplication.cu")));
    QVERIFY(isLookedAt(fixture));
    choose(fixture, rowOf(fixture, QStringLiteral("Bs[k][tx]")));
    auto *headline = fixture.find<QLabel>("accessHeadline");
    QVERIFY2(headline->text().contains(QStringLiteral("href=\"step:coarsen y 4\"")), qPrintable(headline->text()));
    Q_EMIT headline->linkActivated(QStringLiteral("step:coarsen y 4"));
    const auto plan = fixture.workbench().plans().planOf(fixture.workbench().selection().kernel());
    QCOMPARE(toString(plan), std::string("coarsen y 4"));
  }

  void followsTheKernel() {
    WindowFixture fixture;
    const QString file = fixture.example(QStringLiteral("transpose.cu"));
    fixture.open(file);
    QVERIFY(isLookedAt(fixture));
    views::SourceEditor &text = editor(fixture, file);
    const auto tile = static_cast<std::size_t>(text.sourceBytes().indexOf("tile[threadIdx.x][threadIdx.y]"));
    text.select(tile, tile);
    QTRY_COMPARE(controller(fixture).current()->kernel.name, std::string("transposeTiled"));
    QVERIFY(isLookedAt(fixture));
    choose(fixture, rowOf(fixture, QStringLiteral("tile[threadIdx.x][threadIdx.y]")));
    QVERIFY(isLookedAt(fixture));
    QCOMPARE(lanes(fixture).banks.ways, std::int64_t(1)); // the row of padding does it
  }

  void answersTheLastOfManyLaunchesOnly() {
    WindowFixture fixture;
    fixture.open(fixture.write(QStringLiteral("a.cu"), smallKernel().replace("n / 64, 64>>>", "n / 64, n>>>")));
    QVERIFY(isLookedAt(fixture));
    for (int threads = 1; threads <= 64; ++threads)
      fixture.find<QSpinBox>("blockX")->setValue(threads);
    QVERIFY(isLookedAt(fixture));
    QCOMPARE(controller(fixture).current()->launch.block[model::Axis::x], std::optional<std::int64_t>(64));
  }

  void theWindowAnswersWhileAccessesAreLookedAt() {
    WindowFixture fixture;
    QByteArray big = "__global__ void big(float *x, int n) {\n  int t = blockIdx.x * blockDim.x + threadIdx.x;\n";
    for (int i = 0; i < 40; ++i)
      big += "  x[t * " + QByteArray::number(i + 1) + " % n + " + QByteArray::number(i) + "] += x[t + n * " +
             QByteArray::number(i) + "];\n";
    big += "}\nvoid run(float *x, int n) { big<<<1000, 256>>>(x, n); }\n";
    fixture.open(fixture.write(QStringLiteral("a.cu"), big));
    QElapsedTimer sinceBeat;
    qint64 longest = 0;
    QTimer heart;
    connect(&heart, &QTimer::timeout, this, [&] { longest = std::max(longest, sinceBeat.restart()); });
    sinceBeat.start();
    heart.start(1);
    fixture.workbench().launch().typeArgument("n", 100003);
    QElapsedTimer all;
    all.start();
    QVERIFY(isLookedAt(fixture));
    heart.stop();
    qInfo("the longest pause was %lld of %lld ms", longest, all.elapsed());
    // Generous for a busy machine, and far less than the analysis takes.
    QVERIFY2(longest < 250, qPrintable(QStringLiteral("%1 ms of %2").arg(longest).arg(all.elapsed())));
  }
};

QTEST_MAIN(AccessTest)
#include "AccessTest.moc"

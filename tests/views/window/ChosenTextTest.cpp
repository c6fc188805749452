// SPDX-License-Identifier: GPL-3.0-or-later
//
// The views of accesses and of dependences follow the chosen variant: its text in its own launch, the line that says
// so, and the way into the text and back to the original.
#include "app/gui/base/Resources.h"
#include "app/gui/base/Texts.h"
#include "app/gui/presenters/AccessPresenter.h"
#include "app/gui/window/EditorArea.h"
#include "tests/views/window/ScatteredKernel.h"
#include "tests/views/window/WindowFixture.h"
#include "views/access/AccessView.h"
#include "views/dependence/DependenceView.h"
#include "views/dependence/GraphPane.h"
#include "views/editor/EditorPane.h"

#include <QDockWidget>
#include <QLabel>
#include <QTabWidget>
#include <QTableView>
#include <QToolButton>
#include <QTranslator>

#include <algorithm>
#include <memory>

using namespace warpgrain;
using namespace warpgrain::gui;

namespace {

/// The same kernel by hand in a file of its own, with neighbours side by side.
QByteArray colleaguesKernel() {
  return "#include <cuda_runtime.h>\n"
         "__global__ void scale(float *x, int n) {\n"
         "  const int at = (blockIdx.y * blockDim.y + threadIdx.y) * 1024 + blockIdx.x * blockDim.x + threadIdx.x;\n"
         "  x[at] = 2 * x[at];\n"
         "}\n"
         "void run(float *x) {\n"
         "  dim3 grid(64, 64), block(16, 16);\n"
         "  scale<<<grid, block>>>(x, 1024);\n"
         "}\n";
}

constexpr std::size_t original = 0;

QStringList textsOf(const views::DependenceGraph &graph) {
  QStringList out;
  for (const views::GraphRow &row : graph.rows)
    out << QStringLiteral("%1 %2").arg(row.place.line).arg(row.text);
  return out;
}

/// A window whose table has rows, with one of the views in front.
class VariantWindow : public WindowFixture {
public:
  explicit VariantWindow(const char *dock, const QByteArray &text = scatteredKernel(),
                         const std::string &space = "coarsen y 1,2,4")
      : dock_(dock) {
    useFakeCompiler();
    show();
    file_ = write(QStringLiteral("a.cu"), text);
    open(file_);
    workbench().space().type(workbench().selection().kernel(), space);
    workbench().build();
    if (!QTest::qWaitFor([this] { return !workbench().isWorking() && !rows().empty() && isSettled(); }, patience))
      qFatal("nothing was built");
    raise();
  }

  void raise() { find<QDockWidget>(dock_)->raise(); }

  const std::vector<session::Variant> &rows() { return workbench().variants().variants(); }

  AccessPresenter &presenter() { return *find<views::AccessView>("accesses")->findChild<AccessPresenter *>(); }

  const AccessAnalysisPointer &shown() { return presenter().shown(); }

  /// Chooses a row as the table does, and waits until its accesses are shown.
  bool choose(std::size_t row) {
    workbench().selection().setVariant(row);
    return isShown(session::isOriginal(rows()[row]) ? QStringLiteral("Original") : QStringLiteral("Variant: "));
  }

  bool isShown(const QString &beginning) {
    return QTest::qWaitFor(
        [&] { return subject("accesses").startsWith(beginning) && shown() && !presenter().controller().isBusy(); },
        patience);
  }

  QString subject(const char *view) {
    return find<QWidget>(view)->findChild<QLabel *>(QStringLiteral("subject"))->text();
  }

  QAbstractButton *button(const char *view, const char *name) {
    return find<QWidget>(view)->findChild<QAbstractButton *>(QLatin1StringView(name));
  }

  /// Sectors that all reads of the launch load; -1: not known.
  std::int64_t sectors() {
    const auto &loaded = shown()->list->totals.globalLoadSectors;
    return loaded ? *loaded : -1;
  }

  views::SourceEditor &variant() { return find<views::EditorPane>("variantSource")->editor(); }

  views::SourceEditor &source() { return find<EditorArea>("editorArea")->paneOf(toPath(file_))->editor(); }

  static QByteArray framed(views::SourceEditor &text) {
    const auto [begin, end] = text.chosenRange();
    return text.sourceBytes().mid(static_cast<qsizetype>(begin), static_cast<qsizetype>(end - begin));
  }

  std::size_t studied() { return workbench().studiedTexts()->studiedCount(); }

  QString file() const { return file_; }

private:
  const char *dock_;
  QString file_;
};

} // namespace

class ChosenTextTest : public QObject {
  Q_OBJECT

private Q_SLOTS:

  void nothingIsSaidOfTheOriginalWhereThereAreNoVariants() {
    WindowFixture fixture;
    fixture.show();
    fixture.open(fixture.write(QStringLiteral("a.cu"), scatteredKernel()));
    fixture.find<QDockWidget>("accessesDock")->raise();
    auto *line = fixture.find<QWidget>("accesses")->findChild<QLabel *>(QStringLiteral("subject"));
    QTest::qWait(100);
    QVERIFY(!line->isVisible());
  }

  void accessesAreThoseOfTheChosenRowsText() {
    VariantWindow window("accessesDock", scatteredKernel(), "exchange x y");
    QTRY_VERIFY_WITH_TIMEOUT(window.isShown(QStringLiteral("Original")), WindowFixture::patience);
    QVERIFY(!window.button("accesses", "showOriginal")->isVisible());
    const std::size_t row = window.rows().size() - 1;
    QCOMPARE(toString(window.rows()[row].plan), std::string("exchange x y"));
    QCOMPARE(window.sectors(), std::int64_t(524288));
    QVERIFY(window.choose(row));
    QCOMPARE(window.subject("accesses"), QStringLiteral("Variant: exchange x y"));
    QVERIFY(window.shown()->analysis != window.workbench().analysis());
    QCOMPARE(window.sectors(), std::int64_t(131072));
    QVERIFY(window.find<QLabel>("accessTotals")->text().remove(u',').contains(QStringLiteral("131072")));
    // The text that is looked at is the variant's, byte for byte.
    QCOMPARE(QByteArray::fromStdString(window.shown()->analysis->unit->files.front().text),
             QByteArray::fromStdString(window.rows()[row].texts.begin()->second));
    // No sign of the variant is in the source, and the original's are there.
    const auto isUncoalesced = [](const views::EditorMark &mark) { return mark.kind == views::MarkKind::uncoalesced; };
    QVERIFY(std::ranges::any_of(window.source().accessMarks(), isUncoalesced));
    QVERIFY(window.shown()->marks.empty());
    QVERIFY(VariantWindow::framed(window.source()).isEmpty());
  }

  void aVariantHasItsOwnLaunch() {
    VariantWindow window("accessesDock");
    QVERIFY(window.choose(2));
    QCOMPARE(window.subject("accesses"), QStringLiteral("Variant: coarsen y 4"));
    QCOMPARE(window.shown()->launch.block[model::Axis::y], std::optional<std::int64_t>(4));
    QCOMPARE(window.shown()->launch.block[model::Axis::x], std::optional<std::int64_t>(16));
  }

  void aNumberOfTheLaunchIsTheVariantsToo() {
    QByteArray text = scatteredKernel();
    text.replace("dim3 grid(64, 64)", "dim3 grid(n / 16, n / 16)");
    text.replace("void run(float *x) {\n  const int n = 1024;\n", "void run(float *x, int n) {\n");
    VariantWindow window("accessesDock", text);
    QVERIFY(window.choose(2));
    QVERIFY(!window.shown()->launch.grid[model::Axis::x]);
    window.workbench().launch().typeGrid(model::Axis::x, 64);
    window.workbench().launch().typeGrid(model::Axis::y, 64);
    QTRY_VERIFY_WITH_TIMEOUT(window.shown() && window.shown()->launch.grid[model::Axis::x] == 64,
                             WindowFixture::patience);
    QCOMPARE(window.subject("accesses"), QStringLiteral("Variant: coarsen y 4"));
  }

  void anAccessLeadsIntoTheVariantsText() {
    VariantWindow window("accessesDock");
    QVERIFY(window.choose(2));
    auto *table = window.find<QTableView>("accessTable");
    const int last = table->model()->rowCount() - 1;
    QVERIFY(last > 0);
    table->setCurrentIndex(table->model()->index(0, 0));
    table->setCurrentIndex(table->model()->index(last, 0));
    const auto *tabs = window.find<QTabWidget>("editorTabs");
    QCOMPARE(tabs->currentWidget(), window.find<QWidget>("variantPage"));
    const std::size_t row = *window.find<views::AccessView>("accesses")->current();
    QCOMPARE(QString::fromUtf8(VariantWindow::framed(window.variant())).simplified(),
             window.shown()->list->rows[row].text);
    QVERIFY(VariantWindow::framed(window.source()).isEmpty());
    QVERIFY(!window.workbench().selection().access());
    // And back: the caret on an access chooses it.
    const AccessKey &first = window.shown()->keys.front();
    window.variant().reveal(first.begin + 1);
    QTRY_VERIFY(window.find<views::AccessView>("accesses")->current() != row);
    const auto now = *window.find<views::AccessView>("accesses")->current();
    QVERIFY(window.shown()->keys[now].contains(first.file, first.begin + 1));
  }

  void theCaretInTheSourceChoosesNothingOfAVariant() {
    VariantWindow window("accessesDock");
    QVERIFY(window.choose(2));
    const auto before = window.find<views::AccessView>("accesses")->current();
    for (int line = 3; line < 8; ++line)
      window.source().goTo(line, 8);
    QCOMPARE(window.find<views::AccessView>("accesses")->current(), before);
  }

  void aVariantThatIsChosenAgainIsNotLookedAtAgain() {
    VariantWindow window("accessesDock");
    QVERIFY(window.choose(1));
    const AccessAnalysisPointer first = window.shown();
    QVERIFY(window.choose(2));
    QVERIFY(window.shown() != first);
    const std::size_t studied = window.studied();
    window.workbench().selection().setVariant(1);
    QCOMPARE(window.shown(), first); // at once
    QVERIFY(window.choose(original));
    QVERIFY(window.choose(2));
    QCOMPARE(window.studied(), studied);
  }

  void theComparisonAndTheViewReadATextOnce() {
    VariantWindow window("accessesDock");
    window.find<QTabWidget>("editorTabs")->setCurrentWidget(window.find<QWidget>("variantPage"));
    QVERIFY(window.choose(1));
    QTRY_VERIFY_WITH_TIMEOUT(!window.variant().accessMarks().empty(), WindowFixture::patience);
    QCOMPARE(window.studied(), std::size_t(2)); // the variant, and the original beside it
  }

  void aLaunchThatStaysAsItIsIsNotWaitedFor() {
    VariantWindow window("accessesDock");
    QVERIFY(window.isShown(QStringLiteral("Original")));
    const auto *totals = window.find<QLabel>("accessTotals");
    const QString before = totals->text();
    QVERIFY(before.contains(QStringLiteral("524")));
    Q_EMIT window.workbench().launch().changed();
    QTest::qWait(200);
    QCOMPARE(totals->text(), before);
  }

  void theButtonLeadsBackToTheOriginal() {
    VariantWindow window("accessesDock");
    QVERIFY(window.isShown(QStringLiteral("Original")));
    const AccessAnalysisPointer before = window.shown();
    QVERIFY(window.choose(1));
    QAbstractButton *back = window.button("accesses", "showOriginal");
    QVERIFY(back->isVisible());
    back->setFocus();
    QTest::keyClick(back, Qt::Key_Space);
    QCOMPARE(window.workbench().selection().variant(), std::optional<std::size_t>(original));
    QCOMPARE(window.shown(), before);
    QCOMPARE(window.subject("accesses"), QStringLiteral("Original"));
    QVERIFY(!VariantWindow::framed(window.source()).isEmpty());
    QVERIFY(VariantWindow::framed(window.variant()).isEmpty());
  }

  void aTextByHandThatDoesNotParseSaysWhy() {
    VariantWindow window("accessesDock");
    window.workbench().selection().setVariant(original);
    window.action("editVariant")->trigger();
    QTest::keyClicks(window.variant().viewport(), QStringLiteral("oops "));
    auto *empty = window.find<QLabel>("accessEmpty");
    QTRY_VERIFY2_WITH_TIMEOUT(empty->isVisible() && empty->text().contains(QStringLiteral("a.cu:1:1:")),
                              qPrintable(empty->text()), WindowFixture::patience);
    QVERIFY(window.subject("accesses").contains(QStringLiteral("edited")));
    QVERIFY(!window.shown());
    for (int i = 0; i < 5; ++i)
      QTest::keyClick(window.variant().viewport(), Qt::Key_Backspace);
    QTRY_VERIFY_WITH_TIMEOUT(window.shown() && !empty->isVisible(), WindowFixture::patience);
  }

  void aKernelOfAnotherFileHasItsOwnAccesses() {
    VariantWindow window("accessesDock");
    window.dialogs.fileToChoose = window.write(QStringLiteral("b.cu"), colleaguesKernel());
    window.action("addKernel")->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(!window.workbench().isWorking() && window.rows().back().byHand, WindowFixture::patience);
    window.raise();
    QVERIFY(window.choose(window.rows().size() - 1));
    QCOMPARE(window.shown()->keys.front().file, toPath(window.path(QStringLiteral("b.cu"))));
    auto *table = window.find<QTableView>("accessTable");
    table->setCurrentIndex(table->model()->index(1, 0));
    table->setCurrentIndex(table->model()->index(0, 0));
    QCOMPARE(VariantWindow::framed(window.variant()), QByteArray("x[at]"));
  }

  void aRefusedRowSaysWhatSpeaksAgainstIt() {
    QByteArray text = scatteredKernel();
    text.replace("  x[row * 1024 + column] = 2 *", "  __syncthreads();\n  x[row * 1024 + column + 1] = 2 *");
    VariantWindow window("accessesDock", text, "unroll q 2");
    const auto refused = std::ranges::find(window.rows(), session::VariantStatus::refused, &session::Variant::status);
    QVERIFY(refused != window.rows().end());
    window.workbench().selection().setVariant(refused->id);
    auto *empty = window.find<QLabel>("accessEmpty");
    QTRY_VERIFY2_WITH_TIMEOUT(empty->isVisible() &&
                                  empty->text().startsWith(QStringLiteral("unroll q 2 has no text. ")),
                              qPrintable(empty->text()), WindowFixture::patience);
  }

  void nothingIsReadWhileNobodyLooks() {
    VariantWindow window("logDock");
    window.workbench().selection().setVariant(1);
    QTest::qWait(200);
    QCOMPARE(window.studied(), std::size_t(0));
    window.find<QDockWidget>("accessesDock")->raise();
    QTRY_COMPARE_WITH_TIMEOUT(window.studied(), std::size_t(1), WindowFixture::patience);
  }

  void dependencesAreThoseOfTheChosenRow() {
    VariantWindow window("dependencesDock", smallKernel(), "coarsen x 1,2");
    auto &view = *window.find<views::DependenceView>("dependences");
    auto &pane = *window.find<views::GraphPane>("dependenceGraph");
    const auto isDrawn = [&] { return view.graph() && pane.picture() && pane.picture()->graph == view.graph(); };
    QTRY_VERIFY_WITH_TIMEOUT(isDrawn(), WindowFixture::patience);
    QCOMPARE(window.subject("dependences"), QStringLiteral("Original"));
    const auto ofOriginal = view.graph();
    window.workbench().selection().setVariant(1);
    QVERIFY(view.graph() != ofOriginal); // gone at once: it would stand under the variant's name
    QTRY_VERIFY_WITH_TIMEOUT(isDrawn(), WindowFixture::patience);
    QCOMPARE(window.subject("dependences"), QStringLiteral("Variant: coarsen x 2"));
    const auto ofVariant = view.graph();
    QVERIFY(textsOf(*ofVariant) != textsOf(*ofOriginal));
    // Ends and statements are those of the variant's text.
    view.chooseEntry(0);
    const auto *tabs = window.find<QTabWidget>("editorTabs");
    QCOMPARE(tabs->currentWidget(), window.find<QWidget>("variantPage"));
    const views::DependenceEntry &entry = ofVariant->entries.front();
    const auto at = [&](views::SourceEditor &text, const views::DependenceEnd &end) {
      const auto line =
          text.SendScintilla(QsciScintilla::SCI_POSITIONFROMLINE, static_cast<unsigned long>(end.place.line - 1));
      return text.SendScintilla(QsciScintilla::SCI_INDICATORVALUEAT, 26UL, line + end.place.column - 1L) != 0;
    };
    QVERIFY(at(window.variant(), entry.source) && at(window.variant(), entry.sink));
    QVERIFY(!at(window.source(), entry.source) && !at(window.source(), entry.sink));
    const auto statement = std::ranges::find(ofVariant->rows, views::GraphRow::Kind::statement, &views::GraphRow::kind);
    Q_EMIT pane.rowActivated(static_cast<std::size_t>(statement - ofVariant->rows.begin()));
    int line = 0;
    int column = 0;
    window.variant().getCursorPosition(&line, &column);
    QCOMPARE(line + 1, statement->place.line);
    QVERIFY(window.variant().hasFocus());
    // The original and the variant again: what was found is there.
    QTest::mouseClick(window.button("dependences", "showOriginal"), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(isDrawn() && textsOf(*view.graph()) == textsOf(*ofOriginal), WindowFixture::patience);
    QVERIFY(!at(window.variant(), entry.source));
    window.workbench().selection().setVariant(1);
    QCOMPARE(view.graph(), ofVariant);
  }

  void theLineIsGermanInAGermanWindow() {
    const std::unique_ptr<QTranslator> german(makeTranslator(QLocale(QLocale::German), nullptr));
    QVERIFY(german);
    QCoreApplication::installTranslator(german.get());
    {
      VariantWindow window("accessesDock");
      window.workbench().selection().setVariant(1);
      QTRY_COMPARE_WITH_TIMEOUT(window.subject("accesses"), QStringLiteral("Variante: coarsen y 2"),
                                WindowFixture::patience);
      QCOMPARE(window.button("accesses", "showOriginal")->text(), QStringLiteral("Original zeigen"));
    }
    QCoreApplication::removeTranslator(german.get());
  }
};

QTEST_MAIN(ChosenTextTest)
#include "ChosenTextTest.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
//
// A variant beside the original: the numbers of both, and the signs of the variant's own accesses.
#include "app/gui/base/Texts.h"
#include "app/gui/compare/DifferenceRows.h"
#include "app/gui/window/EditorArea.h"
#include "tests/views/window/ScatteredKernel.h"
#include "tests/views/window/WindowFixture.h"
#include "views/code/CodePane.h"
#include "views/compare/DifferenceTable.h"
#include "views/editor/EditorPane.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QTabWidget>
#include <QTableWidget>

#include <algorithm>

using namespace warpgrain;
using namespace warpgrain::gui;

namespace {

struct Line {
  QString left;
  QString right;
  QString difference;
  QString meaning;
  QString origin;
};

/// What the table says of a quantity; empty where it has no such row.
Line lineOf(WindowFixture &fixture, const QString &quantity) {
  const auto *table = fixture.find<QWidget>("differences")->findChild<QTableWidget *>();
  for (int row = 0; row < table->rowCount(); ++row)
    if (table->item(row, 0)->text() == quantity) {
      const auto text = [&](int column) { return table->item(row, column)->text(); };
      // Digits are grouped where the language does so.
      return {.left = text(1).remove(QLatin1Char(',')),
              .right = text(2).remove(QLatin1Char(',')),
              .difference = text(3),
              .meaning = text(4),
              .origin = text(5)};
    }
  return {};
}

void choose(WindowFixture &fixture, const std::string &plan) {
  QVERIFY(fixture.workbench().plans().setText(fixture.workbench().selection().kernel(), plan));
  QTRY_VERIFY_WITH_TIMEOUT(fixture.workbench().isShownNamed(), WindowFixture::patience);
}

void showPage(WindowFixture &fixture, const char *page) {
  auto *tabs = fixture.find<EditorArea>("editorArea")->findChild<QTabWidget *>();
  tabs->setCurrentWidget(fixture.find<QWidget>(page));
}

void buildSpace(WindowFixture &fixture, const std::string &space) {
  fixture.workbench().space().type(fixture.workbench().selection().kernel(), space);
  fixture.workbench().build();
  QTRY_VERIFY_WITH_TIMEOUT(!fixture.workbench().isWorking() && !fixture.workbench().variants().variants().empty(),
                           WindowFixture::patience);
}

session::VariantMeasurement measured(const char *variant, std::vector<double> samples) {
  session::VariantMeasurement out;
  out.row = {.run = "1", .variant = variant, .fingerprint = "f", .uuid = "GPU-1"};
  out.row.samples = std::move(samples);
  out.row.summary = measure::summarize(out.row.samples);
  out.environment = {.run = "1", .gpu = "H100", .uuid = "GPU-1", .architecture = "sm_90"};
  return out;
}

const Line none;

} // namespace

class CompareTest : public QObject {
  Q_OBJECT

private Q_SLOTS:

  void aChosenPlanStandsBesideTheOriginalWithItsOwnNumbers() {
    WindowFixture fixture;
    fixture.open(fixture.write(QStringLiteral("a.cu"), scatteredKernel()));
    showPage(fixture, "comparePage");
    // The original alone has nothing to be compared with.
    QVERIFY(fixture.find<QWidget>("differences")->isHidden());
    choose(fixture, "exchange x y");
    const QString loaded = QStringLiteral("sectors loaded");
    QTRY_COMPARE_WITH_TIMEOUT(lineOf(fixture, loaded).left, QStringLiteral("524288"), WindowFixture::patience);
    QCOMPARE(lineOf(fixture, loaded).right, QStringLiteral("131072"));
    QCOMPARE(lineOf(fixture, loaded).difference, QStringLiteral("−75 %"));
    QCOMPARE(lineOf(fixture, loaded).meaning, QStringLiteral("better"));
    QCOMPARE(lineOf(fixture, loaded).origin, QStringLiteral("analysis"));
    QCOMPARE(lineOf(fixture, QStringLiteral("sectors stored")).difference, QStringLiteral("−75 %"));
    QCOMPARE(lineOf(fixture, QStringLiteral("uncoalesced accesses")).left, QStringLiteral("2"));
    QCOMPARE(lineOf(fixture, QStringLiteral("uncoalesced accesses")).right, QStringLiteral("0"));
    QCOMPARE(lineOf(fixture, QStringLiteral("uncoalesced accesses")).meaning, QStringLiteral("another"));
    QCOMPARE(lineOf(fixture, QStringLiteral("x, read: sectors")).right, QStringLiteral("131072"));
    QCOMPARE(lineOf(fixture, QStringLiteral("time by the model")).meaning, QStringLiteral("better"));
    QCOMPARE(lineOf(fixture, QStringLiteral("threads of a block")).meaning, QStringLiteral("the same"));
    // What neither has is no row.
    QCOMPARE(lineOf(fixture, QStringLiteral("bank conflicts, loads")).meaning, none.meaning);
    QCOMPARE(lineOf(fixture, QStringLiteral("registers")).origin, QStringLiteral("estimated"));
    // What holds them stands below, by line of each text.
    const QString held = lineOf(fixture, QStringLiteral("registers held by")).left;
    QVERIFY2(held.startsWith(QStringLiteral("line ")) && held.contains(u':'), qPrintable(held));
    QVERIFY(lineOf(fixture, QStringLiteral("registers held by")).right.startsWith(QStringLiteral("line ")));
    QCOMPARE(lineOf(fixture, QStringLiteral("registers held by")).origin, QStringLiteral("estimated"));
    // Another plan has other numbers, and other launches.
    choose(fixture, "coarsen y 4");
    QTRY_COMPARE_WITH_TIMEOUT(lineOf(fixture, QStringLiteral("threads of a block")).right, QStringLiteral("64"),
                              WindowFixture::patience);
    QCOMPARE(lineOf(fixture, QStringLiteral("threads of a block")).left, QStringLiteral("256"));
    QCOMPARE(lineOf(fixture, QStringLiteral("threads of a block")).difference, QStringLiteral("−192"));
    QCOMPARE(lineOf(fixture, QStringLiteral("blocks")).right, QStringLiteral("4096"));
    choose(fixture, "");
    QTRY_VERIFY_WITH_TIMEOUT(fixture.find<QWidget>("differences")->isHidden(), WindowFixture::patience);
  }

  void machineCodeOfThePlansTextIsShownOnceItsFolderIsTrusted() {
    WindowFixture fixture;
    if (!fixture.useRealCompiler()) QSKIP("There is no nvcc on this machine");
    fixture.open(fixture.write(QStringLiteral("a.cu"), scatteredKernel()));
    showPage(fixture, "codePage");
    auto *button = fixture.find<QPushButton>("codeButton");
    QVERIFY2(button->isVisible(), "nothing is compiled before the folder is trusted");
    QVERIFY(fixture.dialogs.trustAsked.isEmpty());
    auto *form = fixture.find<QComboBox>("codeForm");
    button->click();
    QCOMPARE(fixture.dialogs.trustAsked.size(), 1);
    auto *summary = fixture.find<QLabel>("codeSummary");
    QTRY_VERIFY_WITH_TIMEOUT(summary->text().contains(QStringLiteral("instructions")), WindowFixture::patience);
    // The same form on machines with and without a disassembler.
    form->setCurrentIndex(1);
    Q_EMIT form->activated(1);
    auto *source = fixture.find<views::CodePane>("codeSource");
    auto *listing = fixture.find<views::CodePane>("codeListing");
    QVERIFY(listing->text().contains(QStringLiteral("ld.global")));
    choose(fixture, "coarsen y 4");
    QTRY_VERIFY_WITH_TIMEOUT(source->text().contains(QStringLiteral("cy < 4")), WindowFixture::patience);
    const QStringList lines = source->text().split(u'\n');
    const auto store = std::ranges::find_if(lines, [](const QString &line) { return line.contains(u"2 * x["); });
    source->setCursorPosition(static_cast<int>(store - lines.begin()), 0);
    QTRY_VERIFY(!listing->markedRows().empty());
    QVERIFY2(summary->text().contains(QStringLiteral("of global memory")), qPrintable(summary->text()));
  }

  /// Its kernel is handed the grid, and loops over it.
  void blocksThatTakeTurnsMoveAsMuch() {
    WindowFixture fixture;
    fixture.open(fixture.write(QStringLiteral("a.cu"), scatteredKernel()));
    showPage(fixture, "comparePage");
    choose(fixture, "persist 64");
    QTRY_COMPARE_WITH_TIMEOUT(lineOf(fixture, QStringLiteral("blocks")).right, QStringLiteral("64"),
                              WindowFixture::patience);
    QCOMPARE(lineOf(fixture, QStringLiteral("sectors loaded")).right, QStringLiteral("524288"));
    QCOMPARE(lineOf(fixture, QStringLiteral("sectors loaded")).meaning, QStringLiteral("the same"));
  }

  void registersStayUnderTheLimitOfThePlan() {
    WindowFixture fixture;
    fixture.open(fixture.write(QStringLiteral("a.cu"), scatteredKernel()));
    showPage(fixture, "comparePage");
    choose(fixture, "coarsen y 4; max-registers 16");
    QTRY_COMPARE_WITH_TIMEOUT(lineOf(fixture, QStringLiteral("threads of a block")).right, QStringLiteral("64"),
                              WindowFixture::patience);
    QVERIFY(lineOf(fixture, QStringLiteral("registers")).right.toInt() <= 16);
  }

  void theVariantsTextHasTheSignsOfItsOwnAccesses() {
    WindowFixture fixture;
    const QString file = fixture.write(QStringLiteral("a.cu"), scatteredKernel());
    fixture.open(file);
    const auto isUncoalesced = [](const views::EditorMark &mark) { return mark.kind == views::MarkKind::uncoalesced; };
    const auto &source = fixture.find<EditorArea>("editorArea")->paneOf(toPath(file))->editor();
    QTRY_VERIFY_WITH_TIMEOUT(std::ranges::any_of(source.accessMarks(), isUncoalesced), WindowFixture::patience);
    const auto &variant = fixture.find<views::EditorPane>("variantSource")->editor();
    showPage(fixture, "variantPage");
    choose(fixture, "coarsen y 2");
    QTRY_VERIFY_WITH_TIMEOUT(std::ranges::any_of(variant.accessMarks(), isUncoalesced), WindowFixture::patience);
    choose(fixture, "exchange x y");
    QTRY_VERIFY_WITH_TIMEOUT(lineOf(fixture, QStringLiteral("uncoalesced accesses")).right == QStringLiteral("0"),
                             WindowFixture::patience);
    QVERIFY(!std::ranges::any_of(variant.accessMarks(), isUncoalesced));
  }

  void numbersOfTheLaunchFillTheTable() {
    WindowFixture fixture;
    QByteArray text = scatteredKernel();
    text.replace("dim3 grid(64, 64), block(16, 16)", "dim3 grid(n / 16, n / 16), block(16, 16)");
    text.replace("void run(float *x) {\n  const int n = 1024;\n", "void run(float *x, int n) {\n");
    fixture.open(fixture.write(QStringLiteral("a.cu"), text));
    showPage(fixture, "comparePage");
    choose(fixture, "exchange x y");
    const QString loaded = QStringLiteral("sectors loaded");
    QTRY_COMPARE_WITH_TIMEOUT(lineOf(fixture, loaded).left, QStringLiteral("?"), WindowFixture::patience);
    QCOMPARE(lineOf(fixture, loaded).meaning, QStringLiteral("not known"));
    fixture.workbench().launch().typeGrid(model::Axis::x, 64);
    fixture.workbench().launch().typeGrid(model::Axis::y, 64);
    QTRY_COMPARE_WITH_TIMEOUT(lineOf(fixture, loaded).difference, QStringLiteral("−75 %"), WindowFixture::patience);
  }

  void measuredTimesWhoseIntervalsMeetAreNoise() {
    WindowFixture fixture;
    fixture.useFakeCompiler();
    fixture.open(fixture.write(QStringLiteral("a.cu"), scatteredKernel()));
    buildSpace(fixture, "coarsen y 1,2,4");
    fixture.workbench().selection().setVariant(1);
    showPage(fixture, "comparePage");
    QTRY_COMPARE_WITH_TIMEOUT(lineOf(fixture, QStringLiteral("registers")).origin, QStringLiteral("compiler"),
                              WindowFixture::patience);
    QCOMPARE(lineOf(fixture, QStringLiteral("time")).left, none.left);
    VariantController &variants = fixture.workbench().variants();
    variants.setMeasurement(0, measured("v0", {10.0, 10.1, 10.2, 10.3, 10.4, 10.5, 10.6, 10.7}));
    variants.setMeasurement(1, measured("v1", {9.9, 10.0, 10.1, 10.2, 10.3, 10.4, 10.5, 10.6}));
    QTRY_COMPARE(lineOf(fixture, QStringLiteral("time")).meaning, QStringLiteral("noise"));
    variants.setMeasurement(1, measured("v1", {5.0, 5.1, 5.2, 5.3, 5.4, 5.5, 5.6, 5.7}));
    QTRY_COMPARE(lineOf(fixture, QStringLiteral("time")).meaning, QStringLiteral("better"));
    QCOMPARE(lineOf(fixture, QStringLiteral("time")).origin, QStringLiteral("measured"));
  }

  void nothingIsComputedWhereNobodyLooks() {
    WindowFixture fixture;
    fixture.open(fixture.write(QStringLiteral("a.cu"), scatteredKernel()));
    choose(fixture, "coarsen y 4");
    QTest::qWait(300);
    QCOMPARE(lineOf(fixture, QStringLiteral("sectors loaded")).left, none.left);
    showPage(fixture, "comparePage");
    QTRY_COMPARE_WITH_TIMEOUT(lineOf(fixture, QStringLiteral("sectors loaded")).left, QStringLiteral("524288"),
                              WindowFixture::patience);
  }
};

QTEST_MAIN(CompareTest)
#include "CompareTest.moc"

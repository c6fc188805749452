// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/access/AccessView.h"

#include "core/access/facts/Advice.h"
#include "tests/support/ParsedSource.h"
#include "views/access/AccessText.h"
#include "views/access/MatrixFormula.h"
#include "views/access/NumberFields.h"
#include "views/access/PlaceSliders.h"
#include "views/access/ReuseCanvas.h"
#include "views/shared/Texts.h"

#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QSlider>
#include <QSpinBox>
#include <QTabWidget>
#include <QTableView>
#include <QTest>
#include <QTextBrowser>

using namespace warpgrain;
using namespace warpgrain::views;
using dependence::Reason;
using dependence::ReasonId;
using warpgrain::tests::ParsedSource;

namespace {

constexpr const char *kernel = R"(
__global__ void move(float *out, const float *in, const int *index, int n) {
  __shared__ float tile[32][32];
  int t = threadIdx.x;
  tile[t][0] = in[t * 8];
  for (int k = 0; k < 4; ++k)
    out[t + k * n] = tile[0][k] + in[index[t]];
}
void run(float *out, const float *in, const int *index, int n) { move<<<1, 32>>>(out, in, index, n); }
)";

/// The list as the window makes it, with a verdict for each step.
AccessListPointer listOf(const ParsedSource &source, dependence::Verdict verdict = {}) {
  const auto launch = access::LaunchContext::of(source.unit(), source.kernel());
  const auto facts = access::analyzeAccesses(source.unit(), source.kernel(), launch);
  auto list = std::make_shared<AccessList>();
  list->block = launch.block;
  list->totals = facts.totals;
  int line = 1;
  for (const access::AccessFacts &each : facts.accesses) {
    AccessRow row{.facts = each, .line = line, .place = QString::number(line)};
    row.text = QString::fromStdString(std::string(source.unit().textOf(each.span)));
    row.sentence = QString::fromStdString(access::adviceFor(each, launch).text());
    ++line;
    list->rows.push_back(std::move(row));
  }
  list->rows.front().sentence = QStringLiteral("It is slow: coarsen y 4 would mend it.");
  list->rows.front().step = transform::parseStep("coarsen y 4").value();
  list->verdicts["coarsen y 4"] = std::move(verdict);
  list->numbers.push_back({.kind = LaunchNumber::Kind::argument, .name = "n"});
  return list;
}

std::size_t rowOf(const AccessList &list, const QString &text) {
  for (std::size_t i = 0; i < list.rows.size(); ++i)
    if (list.rows[i].text == text) return i;
  qFatal("no access %s", qPrintable(text));
}

QString cell(QTableView &table, std::size_t row, int column) {
  return table.model()->index(static_cast<int>(row), column).data().toString();
}

PictureAxis loop(std::int64_t extent) {
  return {.kind = PictureAxis::Kind::loop,
          .name = QStringLiteral("k"),
          .help = QStringLiteral("iteration"),
          .extent = extent,
          .position = 3};
}

} // namespace

class AccessViewTest : public QObject {
  Q_OBJECT

private Q_SLOTS:

  void aFieldIsAsWideAsItsNumber() {
    NumberFields fields;
    fields.setNumbers({{.kind = LaunchNumber::Kind::argument, .name = "n", .value = 7}});
    auto *field = fields.findChild<QLineEdit *>();
    const int least = field->width();
    fields.setNumbers({{.kind = LaunchNumber::Kind::argument, .name = "n", .value = std::int64_t{1} << 40}});
    QVERIFY(field->width() > least);
    QVERIFY(field->width() > field->fontMetrics().horizontalAdvance(field->text()));
    fields.setNumbers({{.kind = LaunchNumber::Kind::argument, .name = "n", .value = 7}});
    QCOMPARE(field->width(), least);
  }

  void listsEveryAccessWithItsCosts() {
    const ParsedSource source(kernel);
    const auto list = listOf(source);
    AccessView view;
    view.setList(list);
    auto &table = *view.findChild<QTableView *>(QStringLiteral("accessTable"));
    QCOMPARE(table.model()->rowCount(), static_cast<int>(list->rows.size()));
    const std::size_t strided = rowOf(*list, QStringLiteral("in[t * 8]"));
    QCOMPARE(cell(table, strided, 0), QStringLiteral("!"));
    QCOMPARE(cell(table, strided, 5), QStringLiteral("strided"));
    QCOMPARE(cell(table, strided, 6), QStringLiteral("32 / 4"));
    QCOMPARE(cell(table, strided, 7), QStringLiteral("–"));
    const std::size_t conflict = rowOf(*list, QStringLiteral("tile[t][0]"));
    QCOMPARE(cell(table, conflict, 0), QStringLiteral("!"));
    QCOMPARE(cell(table, conflict, 7), QStringLiteral("32"));
    const std::size_t indirect = rowOf(*list, QStringLiteral("in[index[t]]"));
    QCOMPARE(cell(table, indirect, 0), QStringLiteral("?"));
    QCOMPARE(cell(table, rowOf(*list, QStringLiteral("index[t]")), 0), QStringLiteral("✓"));
  }

  void anAccessIsReadInANarrowTableToo() {
    const ParsedSource source(kernel);
    AccessView view;
    view.setList(listOf(source));
    auto &table = *view.findChild<QTableView *>(QStringLiteral("accessTable"));
    view.resize(1600, 400);
    view.show();
    table.resize(1000, 200);
    QTRY_COMPARE(table.horizontalHeader()->length(), table.viewport()->width());
    const int few = 10 * table.fontMetrics().averageCharWidth();
    for (const int width : {300, 200}) {
      table.resize(width, 200);
      QVERIFY2(table.columnWidth(2) >= few, qPrintable(QString::number(table.columnWidth(2))));
    }
    table.resize(1000, 200);
    QTRY_COMPARE(table.horizontalHeader()->length(), table.viewport()->width());
  }

  void theWorstAccessIsTheOneThatWastesMost() {
    const ParsedSource source(kernel);
    const auto list = listOf(source);
    QCOMPARE(worstOf(*list), rowOf(*list, QStringLiteral("tile[t][0]")));
    QCOMPARE(worstOf(AccessList()), std::size_t(0));
  }

  void saysWhichPartOfAnAddressIsNotAffine() {
    const ParsedSource source(kernel);
    const auto list = listOf(source);
    AccessView view;
    view.setList(list);
    view.setCurrent(rowOf(*list, QStringLiteral("in[index[t]]")));
    view.findChild<QTabWidget *>(QStringLiteral("accessTabs"))->setCurrentIndex(2);
    const QString text = view.findChild<QTextBrowser *>(QStringLiteral("accessFacts"))->toPlainText();
    QVERIFY2(text.contains(QStringLiteral("index[t]")) && text.contains(QStringLiteral("loaded from memory")),
             qPrintable(text));
  }

  void choosingARowAsksForItsPictureAndTellsIt() {
    const ParsedSource source(kernel);
    const auto list = listOf(source);
    AccessView view;
    QSignalSpy wanted(&view, &AccessView::pictureWanted);
    QSignalSpy chosen(&view, &AccessView::accessChosen);
    QSignalSpy activated(&view, &AccessView::accessActivated);
    view.setList(list);
    view.setCurrent(0);
    QCOMPARE(wanted.count(), 1);
    QCOMPARE(chosen.count(), 0); // no person did it
    view.show();
    auto &table = *view.findChild<QTableView *>(QStringLiteral("accessTable"));
    table.setFocus();
    QTest::keyClick(&table, Qt::Key_Down);
    QCOMPARE(view.current(), std::optional<std::size_t>(1));
    QCOMPARE(chosen.count(), 1);
    QCOMPARE(wanted.count(), 2);
    QCOMPARE(wanted.last().front().value<PictureQuery>().row, std::size_t(1));
    QTest::keyClick(&table, Qt::Key_Return);
    QCOMPARE(activated.count(), 1);
  }

  void aStepThatMayBeMadeIsPassedOn() {
    const ParsedSource source(kernel);
    AccessView view;
    view.setList(listOf(source));
    view.setCurrent(0);
    auto *headline = view.findChild<QLabel *>(QStringLiteral("accessHeadline"));
    QVERIFY(headline->text().contains(QStringLiteral("<a href=\"step:coarsen y 4\">")));
    QSignalSpy steps(&view, &AccessView::stepChosen);
    Q_EMIT headline->linkActivated(QStringLiteral("step:coarsen y 4"));
    QCOMPARE(steps.count(), 1);
    Q_EMIT headline->linkActivated(QStringLiteral("step:coarsen y 8")); // nothing is known of it
    QCOMPARE(steps.count(), 1);
  }

  void aStepThatMayNotBeMadeSaysWhy() {
    const ParsedSource source(kernel);
    AccessView view;
    view.setList(
        listOf(source, dependence::Verdict::illegal({dependence::ReasonId::outsideText, {"The barrier would move."}})));
    view.setCurrent(0);
    QSignalSpy steps(&view, &AccessView::stepChosen);
    Q_EMIT view.findChild<QLabel *>(QStringLiteral("accessHeadline"))
        ->linkActivated(QStringLiteral("step:coarsen y 4"));
    QCOMPARE(steps.count(), 0);
    const auto *answer = view.findChild<QLabel *>(QStringLiteral("accessStepAnswer"));
    QVERIFY(!answer->isHidden());
    QVERIFY(answer->text().contains(QStringLiteral("The barrier would move.")));
  }

  void slidersMoveTheRequest() {
    const ParsedSource source(kernel);
    AccessView view;
    view.setList(listOf(source));
    view.setCurrent(0);
    AccessPicture picture{.query = {.row = 0, .outer = {0, 0, 0, 0}}};
    picture.axes = {{.kind = PictureAxis::Kind::warp,
                     .name = QStringLiteral("warp"),
                     .help = QStringLiteral("warp of the block"),
                     .extent = 8},
                    loop(4)};
    view.setPicture(picture);
    QSignalSpy wanted(&view, &AccessView::pictureWanted);
    auto *warp = view.findChild<QSlider *>(QStringLiteral("slider.warp"));
    auto *k = view.findChild<QSpinBox *>(QStringLiteral("number.k"));
    QVERIFY(warp != nullptr && k != nullptr);
    QTest::keyClick(warp, Qt::Key_Right);
    QCOMPARE(wanted.last().front().value<PictureQuery>().warp, std::int64_t(1));
    k->setValue(3);
    const auto query = wanted.last().front().value<PictureQuery>();
    QCOMPARE(query.warp, std::int64_t(1));
    QCOMPARE(query.outer, (std::vector<std::int64_t>{0, 0, 0, 3}));
    QCOMPARE(warp->accessibleName(), QStringLiteral("warp of the block"));
  }

  void whatHasOneValueHasNoSlider() {
    PlaceSliders sliders;
    sliders.setPlace({loop(1)}, {});
    QVERIFY(sliders.findChildren<QSlider *>().isEmpty());
    sliders.setPlace({loop(2)}, {});
    QCOMPARE(sliders.findChildren<QSlider *>().size(), 1);
  }

  void numbersThatAreMissingCanBeTyped() {
    const ParsedSource source(kernel);
    AccessView view;
    view.setList(listOf(source));
    view.setCurrent(0);
    view.show();
    QSignalSpy typed(&view, &AccessView::numberTyped);
    auto *field = view.findChild<QLineEdit *>(QStringLiteral("field.n"));
    QVERIFY(field != nullptr && field->isVisible());
    field->setFocus();
    QTest::keyClicks(field, QStringLiteral("4096"));
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(typed.count(), 1);
    const auto number = typed.last().front().value<LaunchNumber>();
    QCOMPARE(number.name, std::string("n"));
    QCOMPARE(number.value, std::optional<std::int64_t>(4096));
  }

  void aFieldKeepsTheKeyboardWhileTheListIsRenewed() {
    const ParsedSource source(kernel);
    AccessView view;
    view.setList(listOf(source));
    view.setCurrent(0);
    view.show();
    QVERIFY(QTest::qWaitForWindowActive(&view));
    auto *field = view.findChild<QLineEdit *>(QStringLiteral("field.n"));
    field->setFocus();
    view.setList(listOf(source));
    view.setCurrent(1);
    QCOMPARE(view.findChild<QLineEdit *>(QStringLiteral("field.n")), field);
    QVERIFY(field->hasFocus());
  }

  void matricesAreWrittenAsASum() {
    const ParsedSource source(kernel);
    const auto list = listOf(source);
    const auto &facts = list->rows[rowOf(*list, QStringLiteral("out[t + k * n]"))].facts;
    MatrixFormula formula;
    formula.setMatrix(QStringLiteral("out"), facts.matrix);
    QVERIFY2(formula.text().contains(QStringLiteral("[0 0 0; 1 0 0] [tx; ty; tz]")), qPrintable(formula.text()));
    QVERIFY2(formula.text().contains(QStringLiteral("[1; 0] [k]")), qPrintable(formula.text()));
  }

  void theMapTellsWhoSharesAnElement() {
    ReuseMap map{.block = {4, 1, 1}};
    map.elements = {{.byte = 0, .threads = 3}, {.byte = 4, .threads = 1}};
    map.touches = {{0, 0}, {1, 0}, {3, 0}, {2, 1}};
    ReuseCanvas canvas;
    canvas.resize(400, 200);
    canvas.setMap(map);
    canvas.show();
    QVERIFY2(canvas.elementText(0).contains(QStringLiteral("0–1, 3")), qPrintable(canvas.elementText(0)));
    QSignalSpy chosen(&canvas, &ReuseCanvas::elementChosen);
    QTest::keyClick(&canvas, Qt::Key_Left);
    QCOMPARE(canvas.element(), std::optional<std::size_t>(1));
    QTest::keyClick(&canvas, Qt::Key_Left);
    QTest::keyClick(&canvas, Qt::Key_Left);
    QCOMPARE(canvas.element(), std::optional<std::size_t>(0));
    QCOMPARE(chosen.count(), 2);
  }

  void longTooltipsAreWrapped() {
    QCOMPARE(toolTipOf(QStringLiteral("a < b\nshort")), QStringLiteral("a < b\nshort"));
    const QString wrapped = toolTipOf(QStringLiteral("a < b\n") + QString(100, u'x'));
    QVERIFY2(wrapped.startsWith(QStringLiteral("<qt>a &lt; b<br>x")), qPrintable(wrapped));
  }

  void adviceAboutOptionsIsLeftOut() {
    const Reason argument(ReasonId::argumentNotGiven, {"n"});
    QVERIFY(argument.text().ends_with("give its value with --arg n=…"));
    QCOMPARE(textWithoutOptions(argument), QStringLiteral("n is not known"));
    QCOMPARE(textWithoutOptions(Reason(ReasonId::accessNotCounted, {Reason(ReasonId::gridNotGiven)})),
             QStringLiteral("Not counted: the blocks of the grid are not known."));
  }

  void aVariantsPatternsAreNamedAndNotCounted() {
    const ParsedSource source(kernel);
    AccessView view;
    view.setList(listOf(source));
    view.show();
    auto *line = view.findChild<QLabel *>(QStringLiteral("subject"));
    auto *back = view.findChild<QAbstractButton *>(QStringLiteral("showOriginal"));
    auto *cancel = view.findChild<QAbstractButton *>(QStringLiteral("cancelSubject"));
    auto *count = view.findChild<QAbstractButton *>(QStringLiteral("countAccesses"));
    QVERIFY(!line->isVisible() && count->isVisible());
    view.setSubject({.text = QStringLiteral("Original")});
    QVERIFY(line->isVisible() && !back->isVisible() && !cancel->isVisible() && count->isVisible());
    view.setSubject({.text = QStringLiteral("Variant: coarsen x 4"), .isVariant = true, .isBusy = true});
    QCOMPARE(line->text(), QStringLiteral("Variant: coarsen x 4"));
    QVERIFY(back->isVisible() && cancel->isVisible() && !count->isVisible());
    QSignalSpy original(&view, &AccessView::originalWanted);
    QSignalSpy cancelled(&view, &AccessView::cancelWanted);
    back->click();
    cancel->click();
    QCOMPARE(original.count(), 1);
    QCOMPARE(cancelled.count(), 1);
    view.setSubject({.text = QStringLiteral("Variant: coarsen x 4"), .isVariant = true});
    QVERIFY(!cancel->isVisible());
  }

  void aStepThatAVariantsPatternSpeaksOfSaysWhereItIsMade() {
    const ParsedSource source(kernel);
    auto list = std::make_shared<AccessList>(*listOf(source));
    list->verdicts.clear();
    AccessView view;
    view.setSubject({.text = QStringLiteral("Variant: coarsen x 4"), .isVariant = true});
    view.setList(list);
    view.setCurrent(0);
    view.show();
    QSignalSpy chosen(&view, &AccessView::stepChosen);
    Q_EMIT view.findChild<QLabel *>(QStringLiteral("accessHeadline"))
        ->linkActivated(QStringLiteral("step:coarsen y 4"));
    auto *answer = view.findChild<QLabel *>(QStringLiteral("accessStepAnswer"));
    QVERIFY2(answer->isVisible() && answer->text().contains(QStringLiteral("coarsen y 4")), qPrintable(answer->text()));
    QCOMPARE(chosen.count(), 0);
  }
};

QTEST_MAIN(AccessViewTest)
#include "AccessViewTest.moc"

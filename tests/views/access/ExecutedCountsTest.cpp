// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a counted run executed, beside what is predicted: in the table, in words, as a picture.
#include "core/access/facts/KernelFacts.h"
#include "tests/support/ParsedSource.h"
#include "views/access/AccessModel.h"
#include "views/access/AccessView.h"
#include "views/access/ExecutedText.h"
#include "views/access/LaneCanvas.h"
#include "views/access/PlaceSliders.h"

#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QSlider>
#include <QTabWidget>
#include <QTableView>
#include <QTest>
#include <QTextBrowser>

using namespace warpgrain;
using namespace warpgrain::views;
using run::CountedSpace;
using warpgrain::tests::ParsedSource;

namespace {

/// Two accesses: one whose addresses the text tells, and one whose addresses are data.
constexpr const char *gather = "__global__ void k(float *out, const int *at) { out[at[threadIdx.x]] = 1; }\n"
                               "void run(float *out, const int *at) { k<<<1, 32>>>(out, at); }\n";

AccessListPointer listOf(const ParsedSource &source) {
  const auto launch = access::LaunchContext::of(source.unit(), source.kernel());
  auto list = std::make_shared<AccessList>();
  for (const access::AccessFacts &facts : access::analyzeAccesses(source.unit(), source.kernel(), launch).accesses) {
    AccessRow row{.facts = facts, .line = 1, .place = QStringLiteral("1")};
    row.text = QString::fromStdString(std::string(source.unit().textOf(facts.span)));
    list->rows.push_back(std::move(row));
  }
  return list;
}

std::size_t rowOf(const AccessList &list, const QString &text) {
  for (std::size_t i = 0; i < list.rows.size(); ++i)
    if (list.rows[i].text == text) return i;
  qFatal("no access %s", qPrintable(text));
}

/// Of `at` as predicted, of `out` nothing is predicted.
ExecutedCounts countsOf(const AccessList &list) {
  ExecutedCounts out{.sentence = QStringLiteral("Executed with one block.")};
  out.rows.resize(list.rows.size());
  const run::AccessNumbers at{.threads = 32, .requests = 1, .sectors = 4, .lines = 1};
  out.rows[rowOf(list, QStringLiteral("at[threadIdx.x]"))] =
      ExecutedAccess{.numbers = at, .approximate = {}, .predicted = at};
  out.rows[rowOf(list, QStringLiteral("out[at[threadIdx.x]]"))] =
      ExecutedAccess{.numbers = {.threads = 64, .requests = 2, .sectors = 37, .lines = 11},
                     .approximate = QStringLiteral("lanes differ"),
                     .predicted = std::unexpected(QStringLiteral("it is data"))};
  return out;
}

class Shown {
public:
  Shown() : list(listOf(source)) { view.setList(list); }

  QString cell(std::size_t row) {
    return table().model()->index(static_cast<int>(row), AccessModel::executedColumn).data().toString();
  }

  QTableView &table() { return *view.findChild<QTableView *>(QStringLiteral("accessTable")); }

  QString state() { return view.findChild<QLabel *>(QStringLiteral("countState"))->text(); }

  QPushButton &button() { return *view.findChild<QPushButton *>(QStringLiteral("countAccesses")); }

  QString page() { return view.findChild<QTextBrowser *>(QStringLiteral("accessExecuted"))->toPlainText(); }

  QString headline() { return view.findChild<QLabel *>(QStringLiteral("accessHeadline"))->text(); }

  ParsedSource source{gather};
  AccessListPointer list;
  AccessView view;
};

} // namespace

class ExecutedCountsTest : public QObject {
  Q_OBJECT

private Q_SLOTS:

  void standInAColumnOfTheirOwn() {
    Shown shown;
    const std::size_t at = rowOf(*shown.list, QStringLiteral("at[threadIdx.x]"));
    const std::size_t out = rowOf(*shown.list, QStringLiteral("out[at[threadIdx.x]]"));
    QCOMPARE(shown.cell(at), QString());
    shown.view.setExecuted(countsOf(*shown.list));
    QCOMPARE(shown.cell(at), QStringLiteral("1 × 4"));
    QCOMPARE(shown.cell(out), QStringLiteral("2 × 18.50"));
    QCOMPARE(shown.state(), QStringLiteral("Executed with one block."));
    // Another list has none.
    shown.view.setList(shown.list);
    QCOMPARE(shown.cell(out), QString());
    QVERIFY(shown.state().contains(QStringLiteral("Not run yet")));
  }

  void ofSharedMemoryArePasses() {
    const ExecutedAccess shared{.numbers = {.threads = 64, .requests = 2, .passes = 64, .conflicts = 62, .ways = 32},
                                .space = CountedSpace::shared,
                                .approximate = {}};
    QCOMPARE(executedText(shared), QStringLiteral("2 × 32"));
    QVERIFY(executedSentence(shared).contains(QStringLiteral("64 passes over the banks (32 a request), 62 of them")));
    const ExecutedAccess never{.approximate = {}};
    QCOMPARE(executedText(never), QStringLiteral("0"));
    QCOMPARE(executedSentence(never), QStringLiteral("Executed: never."));
  }

  void standInForWhatIsNotPredicted() {
    Shown shown;
    shown.view.setExecuted(countsOf(*shown.list));
    shown.view.setCurrent(rowOf(*shown.list, QStringLiteral("at[threadIdx.x]")));
    QVERIFY(!shown.headline().contains(QStringLiteral("Executed:")));
    shown.view.setCurrent(rowOf(*shown.list, QStringLiteral("out[at[threadIdx.x]]")));
    QVERIFY2(shown.headline().contains(QStringLiteral("Executed: 2 requests, 37 sectors (18.50 a request).")),
             qPrintable(shown.headline()));
  }

  void standBesideWhatIsPredicted() {
    Shown shown;
    ExecutedCounts counts = countsOf(*shown.list);
    const std::size_t at = rowOf(*shown.list, QStringLiteral("at[threadIdx.x]"));
    counts.rows[at]->numbers.sectors = 5; // of 4
    shown.view.setExecuted(counts);
    shown.view.setCurrent(at);
    QVERIFY2(shown.page().contains(QStringLiteral("predicted")) && shown.page().contains(QStringLiteral("≠ 5")),
             qPrintable(shown.page()));
    shown.view.setCurrent(rowOf(*shown.list, QStringLiteral("out[at[threadIdx.x]]")));
    QVERIFY2(shown.page().contains(QStringLiteral("Nothing is predicted of the whole launch: it is data.")),
             qPrintable(shown.page()));
    QVERIFY(shown.page().contains(QStringLiteral("A device may count something else: lanes differ.")));
  }

  void thatAreOutdatedAreGreyAndSaySo() {
    Shown shown;
    ExecutedCounts counts = countsOf(*shown.list);
    counts.isOutdated = true;
    counts.sentence = QStringLiteral("Executed with another launch; count again.");
    shown.view.setExecuted(counts);
    const std::size_t out = rowOf(*shown.list, QStringLiteral("out[at[threadIdx.x]]"));
    shown.view.setCurrent(out);
    const auto colour = shown.table()
                            .model()
                            ->index(static_cast<int>(out), AccessModel::executedColumn)
                            .data(Qt::ForegroundRole)
                            .value<QColor>();
    QCOMPARE(colour, themeColours(shown.view).faint);
    QVERIFY(!shown.headline().contains(QStringLiteral("Executed:")));
    QVERIFY(!shown.view.findChild<QLabel *>(QStringLiteral("countState"))->isEnabled());
    QVERIFY(shown.state().contains(QStringLiteral("another launch")));
  }

  void areAskedForWithTheBlockThatIsLookedAt() {
    Shown shown;
    shown.view.setCurrent(0);
    shown.view.setPicture({.query = {.row = 0, .outer = {3, 1, 0, 7}}, .axes = {}});
    QSignalSpy wanted(&shown.view, &AccessView::countWanted);
    QSignalSpy unwanted(&shown.view, &AccessView::countUnwanted);
    shown.button().click();
    QCOMPARE(wanted.count(), 1);
    QVERIFY((wanted.front().front().value<std::array<std::uint32_t, 3>>() == std::array<std::uint32_t, 3>{3, 1, 0}));
    shown.view.setCountPossible(false); // something else is at work
    QVERIFY(!shown.button().isEnabled());
    shown.view.setExecuted({.isRunning = true});
    QVERIFY(shown.button().isEnabled());
    QCOMPARE(shown.button().text(), QStringLiteral("Cancel"));
    shown.button().click();
    QCOMPARE(wanted.count(), 1);
    QCOMPARE(unwanted.count(), 1);
  }

  void aPictureSaysWhetherItIsPredictedOrExecuted() {
    Shown shown;
    shown.view.setCurrent(0);
    LanePicture lanes{.thread = {}};
    lanes.lanes.set(0, 0);
    shown.view.setPicture({.query = {.row = 0}, .axes = {}, .lanes = lanes});
    const auto caption = [&] { return shown.view.findChild<QLabel *>(QStringLiteral("lanesCaption"))->text(); };
    QVERIFY2(caption().startsWith(QStringLiteral("Predicted:")), qPrintable(caption()));
    lanes.executed = QStringLiteral("Executed, request 2:");
    shown.view.setPicture({.query = {.row = 0}, .axes = {}, .lanes = lanes});
    QVERIFY2(caption().startsWith(QStringLiteral("Executed, request 2:")), qPrintable(caption()));
  }

  void aRequestOfTheRunCanBeChosen() {
    Shown shown;
    shown.view.setCurrent(0);
    const PictureAxis axis{.kind = PictureAxis::Kind::request,
                           .name = QStringLiteral("request"),
                           .help = QStringLiteral("which"),
                           .extent = 5};
    shown.view.setPicture({.query = {.row = 0, .outer = {0, 0, 0}}, .axes = {axis}});
    QSignalSpy asked(&shown.view, &AccessView::pictureWanted);
    QTest::keyClick(shown.view.findChild<QSlider *>(QStringLiteral("slider.request")), Qt::Key_Right);
    QCOMPARE(asked.last().front().value<PictureQuery>().request, std::int64_t(1));
  }
};

QTEST_MAIN(ExecutedCountsTest)
#include "ExecutedCountsTest.moc"

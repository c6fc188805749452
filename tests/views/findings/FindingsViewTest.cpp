// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/findings/FindingsView.h"

#include "views/findings/FindingText.h"
#include "views/shared/Texts.h"

#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>
#include <QTextDocument>

using namespace warpgrain;
using namespace warpgrain::views;
using dependence::ReasonId;
using findings::FindingKind;

namespace {

FindingRow raceRow() {
  FindingRow row;
  row.finding = {.kind = FindingKind::race,
                 .severity = findings::Severity::error,
                 .certainty = findings::Certainty::proved,
                 .places = {{}},
                 .array = "tile",
                 .cause = {ReasonId::outsideText, {"Threads use tile with no barrier between."}}};
  row.places = {{.name = QStringLiteral("4"), .path = QStringLiteral("/src/a.cu"), .line = 4, .column = 3},
                {.name = QStringLiteral("9"), .path = QStringLiteral("/src/a.cu"), .line = 9, .column = 1}};
  return row;
}

FindingRow conflictRow() {
  FindingRow row;
  row.finding = {.kind = FindingKind::bankConflict,
                 .severity = findings::Severity::warning,
                 .places = {{}},
                 .array = "tile",
                 .cause = {ReasonId::outsideText, {"Bank conflict: up to 32 lanes."}}};
  row.finding.cost = {.sectors = {}, .passes = 63488, .cycles = 12345.4, .share = 0.253};
  findings::Mend mend;
  mend.plan = {{"sink-guard", {"k"}}, {"pad", {"tile", "1"}}};
  mend.verdict.assume({ReasonId::valueIsNotNegative, {"n"}});
  mend.gain = 1.5;
  row.finding.mends = {mend};
  row.places = {{.name = QStringLiteral("6"), .path = QStringLiteral("/src/a.cu"), .line = 6, .column = 12}};
  return row;
}

FindingListPointer someFindings() {
  auto list = std::make_shared<FindingList>();
  list->kernel = QStringLiteral("flip");
  list->rows = {raceRow(), conflictRow()};
  list->taken = {QStringLiteral("n = 1024")};
  list->gpu = QStringLiteral("H100");
  list->areMendsJudged = true;
  return list;
}

QString cell(const QTableView &table, int row, int column) {
  return table.model()->index(row, column).data().toString();
}

} // namespace

class FindingsViewTest : public QObject {
  Q_OBJECT

private Q_SLOTS:

  void showsTheWorstFirstWithCostAndCause() {
    FindingsView view;
    view.setList(someFindings());
    const auto *table = view.findChild<QTableView *>();
    QCOMPARE(table->model()->rowCount(), 2);
    QVERIFY(cell(*table, 0, 0).contains(QStringLiteral("error")));
    QCOMPARE(cell(*table, 0, 1), QStringLiteral("Data race"));
    QCOMPARE(cell(*table, 0, 2), QStringLiteral("4"));
    QCOMPARE(cell(*table, 1, 3), QStringLiteral("Bank conflict: up to 32 lanes."));
    QCOMPARE(cell(*table, 1, 4), QStringLiteral("25 %, 63.5 k passes"));
    QCOMPARE(cell(*table, 1, 5), QStringLiteral("sink-guard k; pad tile 1"));
    const auto *summary = view.findChild<QLabel *>(QStringLiteral("findingsSummary"));
    QVERIFY2(summary->text().contains(QStringLiteral("flip · times modelled for H100 · with n = 1024")),
             qPrintable(summary->text()));
  }

  void theFirstRowIsChosenAndSaysAll() {
    FindingsView view;
    view.setList(someFindings());
    auto *table = view.findChild<QTableView *>();
    QCOMPARE(table->currentIndex().row(), 0);
    const auto *details = view.findChild<QLabel *>(QStringLiteral("findingDetails"));
    QVERIFY(details->text().contains(QStringLiteral("Threads use tile")));
    QVERIFY(details->text().contains(QStringLiteral(">9</a>")));
    table->setCurrentIndex(table->model()->index(1, 0));
    QVERIFY2(details->text().contains(QStringLiteral("25 % of the modelled time, 12,345 cycles, 63,488 passes")),
             qPrintable(details->text()));
  }

  /// "< 1 %" is no tag.
  void aSmallCostIsSeenInTheDetails() {
    auto list = std::make_shared<FindingList>();
    list->kernel = QStringLiteral("flip");
    list->rows = {conflictRow()};
    list->rows.front().finding.cost = {.sectors = 1000, .passes = {}, .cycles = {}, .share = 0.004};
    FindingsView view;
    view.setList(list);
    QTextDocument seen;
    seen.setHtml(view.findChild<QLabel *>(QStringLiteral("findingDetails"))->text());
    QVERIFY2(seen.toPlainText().contains(QStringLiteral("Costs < 1 % of the modelled time, 1,000 sectors.")),
             qPrintable(seen.toPlainText()));
  }

  void theButtonOfARowGivesItsSteps() {
    FindingsView view;
    view.setList(someFindings());
    QSignalSpy chosen(&view, &FindingsView::planChosen);
    auto *button = view.findChild<QPushButton *>(QStringLiteral("mend.1"));
    QVERIFY(button != nullptr);
    QVERIFY(view.findChild<QPushButton *>(QStringLiteral("mend.0")) == nullptr);
    QVERIFY2(button->toolTip().contains(QStringLiteral("1.5")), qPrintable(button->toolTip()));
    button->click();
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(toQString(toString(chosen.front().front().value<transform::Plan>())),
             QStringLiteral("sink-guard k; pad tile 1"));
  }

  void theButtonBesideTheDetailsGivesThemToo() {
    FindingsView view;
    view.setList(someFindings());
    auto *table = view.findChild<QTableView *>();
    QVERIFY(view.findChild<QPushButton *>(QStringLiteral("mendOfRow.0")) == nullptr);
    table->setCurrentIndex(table->model()->index(1, 0));
    QSignalSpy chosen(&view, &FindingsView::planChosen);
    view.findChild<QPushButton *>(QStringLiteral("mendOfRow.0"))->click();
    QCOMPARE(chosen.size(), 1);
  }

  void enterAndALinkGoToThePlace() {
    FindingsView view;
    view.setList(someFindings());
    view.show();
    QSignalSpy chosen(&view, &FindingsView::placeChosen);
    QTest::keyClick(view.findChild<QTableView *>(), Qt::Key_Return);
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen.front().at(1).toInt(), 4);
    Q_EMIT view.findChild<QLabel *>(QStringLiteral("findingDetails"))->linkActivated(QStringLiteral("line:1"));
    QCOMPARE(chosen.back().at(1).toInt(), 9);
  }

  void theChosenRowStaysWhenTheListIsNew() {
    FindingsView view;
    view.setList(someFindings());
    auto *table = view.findChild<QTableView *>();
    table->setCurrentIndex(table->model()->index(1, 0));
    view.setList(someFindings());
    QCOMPARE(table->currentIndex().row(), 1);
  }

  void nothingIsOneSentence() {
    FindingsView view;
    view.setEmptyText(QStringLiteral("Open a file."));
    const auto *message = view.findChild<QLabel *>(QStringLiteral("findingsMessage"));
    QCOMPARE(message->text(), QStringLiteral("Open a file."));
    auto list = std::make_shared<FindingList>();
    list->kernel = QStringLiteral("flip");
    list->nothing = QStringLiteral("No step can be made on this kernel.");
    view.setList(list);
    QCOMPARE(message->text(), QStringLiteral("No step can be made on this kernel."));
    QVERIFY(view.findChild<QTableView *>()->isHidden());
  }

  void everyKindHasATitleAndAHelp() {
    for (std::size_t i = 0; i < findings::findingKinds; ++i) {
      QVERIFY(!findingTitle(static_cast<FindingKind>(i)).isEmpty());
      QVERIFY(!findingHelp(static_cast<FindingKind>(i)).isEmpty());
    }
  }
};

QTEST_MAIN(FindingsViewTest)
#include "FindingsViewTest.moc"

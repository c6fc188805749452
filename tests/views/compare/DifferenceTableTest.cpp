// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/compare/DifferenceTable.h"

#include "views/shared/Theme.h"

#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QTableWidget>
#include <QTest>

using namespace warpgrain::views;

namespace {

DifferenceRow row(const QString &left, const QString &right, const QString &difference, DifferenceKind kind) {
  return {.quantity = QStringLiteral("sectors"),
          .help = QStringLiteral("what they are"),
          .left = left,
          .right = right,
          .why = QStringLiteral("n is not known."),
          .difference = difference,
          .kind = kind,
          .origin = QStringLiteral("analysis")};
}

} // namespace

class DifferenceTableTest : public QObject {
  Q_OBJECT

private Q_SLOTS:

  void namesWhatADifferenceMeans() {
    DifferenceTable table;
    table.setRows(QStringLiteral("original"), QStringLiteral("coarsen x 4"),
                  {row(QStringLiteral("100"), QStringLiteral("25"), QStringLiteral("−75 %"), DifferenceKind::better),
                   row(QStringLiteral("1"), QStringLiteral("2"), QStringLiteral("+100 %"), DifferenceKind::worse),
                   row(QStringLiteral("100"), QStringLiteral("99"), QStringLiteral("−1 %"), DifferenceKind::noise),
                   row(QString(), QStringLiteral("2"), QString(), DifferenceKind::unknown)});
    const auto *cells = table.findChild<QTableWidget *>();
    QCOMPARE(cells->rowCount(), 4);
    QCOMPARE(cells->horizontalHeaderItem(2)->text(), QStringLiteral("coarsen x 4"));
    QCOMPARE(cells->item(0, 4)->text(), QStringLiteral("better"));
    QCOMPARE(cells->item(0, 4)->foreground().color(), themeColours(table).better);
    QCOMPARE(cells->item(1, 4)->text(), QStringLiteral("worse"));
    QCOMPARE(cells->item(2, 4)->text(), QStringLiteral("noise"));
    QCOMPARE(cells->item(3, 1)->text(), QStringLiteral("?"));
    QVERIFY(cells->item(3, 1)->toolTip().contains(QStringLiteral("n is not known.")));
  }

  void followsTheTheme() {
    applyColourScheme(*qApp, ColourScheme::dark);
    DifferenceTable table;
    table.show();
    table.setRows({}, {}, {row(QStringLiteral("2"), QStringLiteral("1"), {}, DifferenceKind::better)});
    const auto *cells = table.findChild<QTableWidget *>();
    QCOMPARE(cells->item(0, 3)->foreground().color(), themeColours(true).better);
    applyColourScheme(*qApp, ColourScheme::light);
    QTRY_COMPARE(cells->item(0, 3)->foreground().color(), themeColours(false).better);
  }

  void saysWhyThereAreNoRows() {
    DifferenceTable table;
    table.setRows({}, {}, {row({}, {}, {}, DifferenceKind::none)});
    table.setMessage(QStringLiteral("Looking."));
    QVERIFY(!table.isHidden());
    QCOMPARE(table.findChild<QTableWidget *>()->rowCount(), 0);
    QCOMPARE(table.findChild<QLabel *>(QStringLiteral("differenceMessage"))->text(), QStringLiteral("Looking."));
    table.setMessage({});
    QVERIFY(table.isHidden());
  }
};

QTEST_MAIN(DifferenceTableTest)
#include "DifferenceTableTest.moc"

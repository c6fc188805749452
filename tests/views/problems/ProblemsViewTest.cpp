// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/problems/ProblemsView.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>

using namespace warpgrain::views;

namespace {

std::vector<Problem> someProblems() {
  return {{Severity::warning, QStringLiteral("i is never used"), QStringLiteral("/src/a.cu"), 12, 3},
          {Severity::error, QStringLiteral("foo is not declared"), QStringLiteral("/src/b.cuh"), 7, 0},
          {Severity::note, QStringLiteral("no toolkit was found"), QString(), 0, 0}};
}

QString cell(const QTableView &table, int row, int column) {
  return table.model()->index(row, column).data().toString();
}

} // namespace

class ProblemsViewTest : public QObject {
  Q_OBJECT

private Q_SLOTS:

  void countsAndPutsErrorsFirst() {
    ProblemsView view;
    view.setProblems(someProblems());
    QCOMPARE(view.errorCount(), 1);
    QCOMPARE(view.warningCount(), 1);
    const auto *table = view.findChild<QTableView *>();
    QCOMPARE(cell(*table, 0, 1), QStringLiteral("foo is not declared"));
    QCOMPARE(cell(*table, 2, 1), QStringLiteral("no toolkit was found"));
    // The kind is told in words and by a sign, not by colour alone.
    QVERIFY(cell(*table, 0, 0).contains(QStringLiteral("error")));
    view.setProblems({});
    QCOMPARE(view.errorCount(), 0);
  }

  void linesSortAsNumbers() {
    ProblemsView view;
    view.setProblems({{Severity::error, QStringLiteral("a"), QStringLiteral("f"), 100, 1},
                      {Severity::error, QStringLiteral("b"), QStringLiteral("f"), 9, 1}});
    auto *table = view.findChild<QTableView *>();
    table->sortByColumn(3, Qt::AscendingOrder);
    QCOMPARE(cell(*table, 0, 3), QStringLiteral("9"));
  }

  void enterGoesToThePlace() {
    ProblemsView view;
    view.setProblems(someProblems());
    view.show();
    QSignalSpy chosen(&view, &ProblemsView::placeChosen);
    auto *table = view.findChild<QTableView *>();
    table->setCurrentIndex(table->model()->index(0, 1));
    QTest::keyClick(table, Qt::Key_Return);
    QCOMPARE(chosen.count(), 1);
    QCOMPARE(chosen.first(), (QList<QVariant>{QStringLiteral("/src/b.cuh"), 7, 1}));
    table->setCurrentIndex(table->model()->index(2, 1));
    QTest::keyClick(table, Qt::Key_Return);
    QCOMPARE(chosen.count(), 1); // it has no place
  }

  void copiesRowsWithTabs() {
    ProblemsView view;
    view.setProblems(someProblems());
    view.show();
    auto *table = view.findChild<QTableView *>();
    table->selectRow(0);
    table->setFocus();
    for (QAction *action : table->actions())
      if (action->shortcut() == QKeySequence::Copy) action->trigger();
    const QStringList lines = QGuiApplication::clipboard()->text().split(u'\n', Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), 2);
    QVERIFY(lines[1].contains(QStringLiteral("\tfoo is not declared\tb.cuh\t7")));
  }

  void noProblemsAreToldInWords() {
    ProblemsView view;
    view.show();
    QVERIFY(view.findChild<QLabel *>()->isVisible());
    view.setProblems(someProblems());
    QVERIFY(!view.findChild<QLabel *>()->isVisible());
  }
};

QTEST_MAIN(ProblemsViewTest)
#include "ProblemsViewTest.moc"

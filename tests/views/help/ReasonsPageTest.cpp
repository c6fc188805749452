// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/help/ReasonsPage.h"

#include "views/shared/VerdictText.h"

#include <QScrollBar>
#include <QTest>

using namespace warpgrain;
using namespace warpgrain::views;
using dependence::ReasonId;

class ReasonsPageTest : public QObject {
  Q_OBJECT

private Q_SLOTS:

  void everyReasonHasItsParagraph() {
    ReasonsPage page;
    for (std::size_t i = 0; i < dependence::reasonCount; ++i) {
      const auto id = static_cast<ReasonId>(i);
      const QString name = QString::fromStdString(dependence::nameOf(id));
      page.showReason(id);
      QVERIFY2(page.markedText().startsWith(name), qPrintable(name));
      QVERIFY2(page.markedText().contains(generalSentenceOf(id)), qPrintable(page.markedText()));
    }
  }

  void aReasonIsScrolledTo() {
    ReasonsPage page;
    page.resize(600, 300);
    page.show();
    QVERIFY(QTest::qWaitForWindowExposed(&page));
    QCOMPARE(page.verticalScrollBar()->value(), 0);
    page.showReason(ReasonId::barrierDivergent);
    QVERIFY(page.verticalScrollBar()->value() > 0);
    const QRect seen = page.viewport()->rect();
    QVERIFY(seen.contains(page.cursorRect(page.extraSelections().front().cursor).center()));
  }

  void aStepThatLiftsAReasonIsNamed() {
    ReasonsPage page;
    page.showReason(ReasonId::macroHidesUse);
    QVERIFY2(page.markedText().contains(QStringLiteral("Step that lifts it: expand …")), qPrintable(page.markedText()));
  }
};

QTEST_MAIN(ReasonsPageTest)
#include "ReasonsPageTest.moc"

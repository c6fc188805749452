// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/palette/QuickPick.h"

#include "views/palette/FuzzyMatch.h"

#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>
#include <QVBoxLayout>

using namespace warpgrain::views;

class QuickPickTest : public QObject {
  Q_OBJECT

private:
  struct Window : QWidget {
    Window() : before(new QLineEdit(this)), pick(new QuickPick(this)) {
      resize(800, 600);
      show();
      activateWindow();
      before->setFocus();
      if (!QTest::qWaitForWindowActive(this)) qFatal("no window");
    }

    void key(Qt::Key key) { QTest::keyClick(QApplication::focusWidget(), key); }

    void type(const QString &text) { QTest::keyClicks(QApplication::focusWidget(), text); }

    QLineEdit *before;
    QuickPick *pick;
  };

  static std::vector<QuickItem> items() {
    return {{QStringLiteral("File > Save"), QStringLiteral("Ctrl+S")},
            {QStringLiteral("File > Save As…"), {}},
            {QStringLiteral("Build > Verify Variants"), QStringLiteral("Ctrl+R")},
            {QStringLiteral("Build > Cancel"), {}, false}};
  }

private Q_SLOTS:

  void lettersMustComeInTheirOrder() {
    const QString text = QStringLiteral("Build > Verify Variants");
    QVERIFY(fuzzyScore(QStringLiteral("vv"), text));
    QVERIFY(fuzzyScore(QStringLiteral("VERIFY var"), text));
    QVERIFY(fuzzyScore({}, text));
    QVERIFY(!fuzzyScore(QStringLiteral("variants verify"), text));
    QVERIFY(!fuzzyScore(QStringLiteral("x"), text));
    QVERIFY(!fuzzyScore(QStringLiteral("x"), {}));
  }

  void beginningsOfWordsAndNeighboursMatchBetter() {
    const auto better = [](const char *pattern, const char *one, const char *other) {
      return *fuzzyScore(QString::fromLatin1(pattern), QString::fromLatin1(one)) >
             *fuzzyScore(QString::fromLatin1(pattern), QString::fromLatin1(other));
    };
    QVERIFY(better("sa", "Save As", "Cascade"));
    QVERIFY(better("ver", "Verify", "Have More"));
    QVERIFY(better("mm", "matrixMultiply", "hammer"));
    QVERIFY(better("find", "Find", "Find and something longer than that by far"));
  }

  void enterTakesTheBestMatchAndTheKeyboardReturns() {
    Window window;
    QSignalSpy chosen(window.pick, &QuickPick::chosen);
    window.pick->choose(QStringLiteral("Command"), items());
    QVERIFY(window.pick->isVisible());
    window.type(QStringLiteral("vv"));
    QCOMPARE(window.pick->shown(), std::vector<std::size_t>{2});
    window.key(Qt::Key_Return);
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen[0][0].value<std::size_t>(), std::size_t{2});
    QVERIFY(!window.pick->isVisible());
    QCOMPARE(QApplication::focusWidget(), window.before);
  }

  void arrowsMoveAndEscapeCloses() {
    Window window;
    QSignalSpy chosen(window.pick, &QuickPick::chosen);
    window.pick->choose(QStringLiteral("Command"), items());
    window.key(Qt::Key_Down);
    window.key(Qt::Key_Down);
    window.key(Qt::Key_Up);
    window.key(Qt::Key_Return);
    QCOMPARE(chosen[0][0].value<std::size_t>(), std::size_t{1});
    window.pick->choose(QStringLiteral("Command"), items());
    window.key(Qt::Key_PageDown);
    window.key(Qt::Key_Escape);
    QCOMPARE(chosen.size(), 1);
    QVERIFY(!window.pick->isVisible());
    QCOMPARE(QApplication::focusWidget(), window.before);
  }

  void whatCannotBeDoneStaysOpen() {
    Window window;
    QSignalSpy chosen(window.pick, &QuickPick::chosen);
    window.pick->choose(QStringLiteral("Command"), items());
    window.type(QStringLiteral("cancel"));
    window.key(Qt::Key_Return);
    QCOMPARE(chosen.size(), 0);
    QVERIFY(window.pick->isVisible());
    window.type(QStringLiteral("zzz"));
    QVERIFY(window.pick->shown().empty());
    window.key(Qt::Key_Return);
    QVERIFY(window.pick->isVisible());
  }

  void aLineAloneIsHandedOver() {
    Window window;
    QSignalSpy entered(window.pick, &QuickPick::entered);
    window.pick->ask(QStringLiteral("Line"));
    window.type(QStringLiteral("12"));
    window.key(Qt::Key_Enter);
    QCOMPARE(entered.size(), 1);
    QCOMPARE(entered[0][0].toString(), QStringLiteral("12"));
    QVERIFY(window.pick->isVisible()); // until it is found to be right
    window.before->setFocus();
    QVERIFY(!window.pick->isVisible());
  }
};

QTEST_MAIN(QuickPickTest)
#include "QuickPickTest.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shortcuts/ShortcutsView.h"

#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTreeWidget>

using namespace warpgrain::views;

class ShortcutsViewTest : public QObject {
  Q_OBJECT

private:
  struct View : ShortcutsView {
    View() {
      const QKeySequence save(Qt::CTRL | Qt::Key_S);
      const QKeySequence build(Qt::CTRL | Qt::Key_B);
      const QKeySequence copy(Qt::CTRL | Qt::Key_C);
      setRows({{QStringLiteral("save"), QStringLiteral("File > Save"), {save}, {save}},
               {QStringLiteral("build"), QStringLiteral("Build > Build Variants"), {build}, {build}},
               {QStringLiteral("copy"), QStringLiteral("Edit > Copy"), {copy}, {copy}, true},
               {QStringLiteral("reset"), QStringLiteral("View > Reset Layout"), {}, {}}});
      show();
    }

    void choose(int row) { list()->setCurrentItem(list()->topLevelItem(row)); }

    /// The field waits whether more keys follow.
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers) {
      QSignalSpy ends(edit(), &QKeySequenceEdit::editingFinished);
      QTest::keyClick(edit(), key, modifiers);
      QVERIFY(ends.wait());
    }

    QTreeWidget *list() { return findChild<QTreeWidget *>(QStringLiteral("shortcutList")); }

    QKeySequenceEdit *edit() { return findChild<QKeySequenceEdit *>(QStringLiteral("shortcutKeys")); }

    QPushButton *button(const char *name) { return findChild<QPushButton *>(QString::fromLatin1(name)); }

    QString message() { return findChild<QLabel *>(QStringLiteral("shortcutMessage"))->text(); }

    QString keys(int row) { return list()->topLevelItem(row)->text(1); }
  };

private Q_SLOTS:

  void keysThatArePressedBecomeTheCommands() {
    View view;
    QSignalSpy changes(&view, &ShortcutsView::changed);
    view.choose(3);
    QVERIFY(!view.button("assignShortcut")->isEnabled());
    view.press(Qt::Key_L, Qt::ControlModifier | Qt::AltModifier);
    QVERIFY(view.button("assignShortcut")->isEnabled());
    QCOMPARE(view.message(), QString());
    view.button("assignShortcut")->click();
    QCOMPARE(view.keys(3), QStringLiteral("Ctrl+Alt+L"));
    QCOMPARE(changes.size(), 1);
    QCOMPARE(changes[0][0].toString(), QStringLiteral("reset"));
    view.button("clearShortcut")->click();
    QCOMPARE(view.keys(3), QString());
    QVERIFY(view.rows()[3].keys.isEmpty());
  }

  void keysAreTakenFromTheCommandThatHadThem() {
    View view;
    QSignalSpy changes(&view, &ShortcutsView::changed);
    view.choose(3);
    view.press(Qt::Key_B, Qt::ControlModifier);
    QCOMPARE(view.message(), QStringLiteral("Ctrl+B belongs to “Build > Build Variants”, which would lose it."));
    view.button("assignShortcut")->click();
    QCOMPARE(view.keys(1), QString());
    QCOMPARE(view.keys(3), QStringLiteral("Ctrl+B"));
    QCOMPARE(changes.size(), 2);
    QVERIFY(view.list()->topLevelItem(3)->font(1).bold());
    view.choose(1);
    view.button("standardShortcut")->click();
    QCOMPARE(view.keys(1), QStringLiteral("Ctrl+B"));
    QCOMPARE(view.keys(3), QString());
  }

  void keysThatTypeOrAreFixedAreRefused() {
    View view;
    view.choose(3);
    view.press(Qt::Key_A, Qt::ShiftModifier);
    QVERIFY(!view.button("assignShortcut")->isEnabled());
    QVERIFY(view.message().contains(QStringLiteral("would be typed")));
    view.press(Qt::Key_C, Qt::ControlModifier);
    QVERIFY(!view.button("assignShortcut")->isEnabled());
    QCOMPARE(view.message(), QStringLiteral("Ctrl+C belongs to “Edit > Copy”, whose keys are fixed."));
    view.press(Qt::Key_F7, Qt::NoModifier);
    QVERIFY(view.button("assignShortcut")->isEnabled());
    view.choose(2);
    QCOMPARE(view.message(), QStringLiteral("The keys of this command are fixed."));
    QVERIFY(!view.edit()->isEnabled());
    QVERIFY(!view.button("clearShortcut")->isEnabled());
  }

  void allStandardGivesEveryCommandItsFirstKeys() {
    View view;
    view.choose(0);
    view.button("clearShortcut")->click();
    view.choose(3);
    view.press(Qt::Key_B, Qt::ControlModifier);
    view.button("assignShortcut")->click();
    view.button("allStandardShortcuts")->click();
    QCOMPARE(view.keys(0), QStringLiteral("Ctrl+S"));
    QCOMPARE(view.keys(1), QStringLiteral("Ctrl+B"));
    QCOMPARE(view.keys(3), QString());
  }

  void theFilterFindsCommandsByNameAndByKeys() {
    View view;
    auto *filter = view.findChild<QLineEdit *>(QStringLiteral("shortcutFilter"));
    const auto shown = [&view] {
      QStringList out;
      for (int i = 0; i < view.list()->topLevelItemCount(); ++i)
        if (!view.list()->topLevelItem(i)->isHidden()) out.push_back(view.rows()[static_cast<std::size_t>(i)].id);
      return out.join(QLatin1Char(' '));
    };
    filter->setText(QStringLiteral("variants"));
    QCOMPARE(shown(), QStringLiteral("build"));
    filter->setText(QStringLiteral("ctrl+s"));
    QCOMPARE(shown(), QStringLiteral("save"));
    QVERIFY(view.list()->topLevelItem(1)->isHidden());
    filter->clear();
    QCOMPARE(shown(), QStringLiteral("save build copy reset"));
  }
};

QTEST_MAIN(ShortcutsViewTest)
#include "ShortcutsViewTest.moc"

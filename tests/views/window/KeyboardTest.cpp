// SPDX-License-Identifier: GPL-3.0-or-later
//
// The window by keyboard alone: the command palette, going to lines and kernels, from pane to pane, zooming.
#include "app/gui/base/Texts.h"
#include "app/gui/window/EditorArea.h"
#include "app/gui/window/HandbookWindow.h"
#include "tests/views/window/WindowFixture.h"
#include "views/editor/EditorPane.h"
#include "views/help/TourPanel.h"
#include "views/palette/QuickPick.h"
#include "views/shortcuts/ShortcutsView.h"
#include "views/variants/SpaceLine.h"

#include <QDialog>
#include <QDockWidget>
#include <QKeySequenceEdit>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QTabWidget>
#include <QTableView>
#include <QTableWidget>
#include <QToolBar>
#include <QTreeWidget>

#include <algorithm>
#include <set>

using namespace warpgrain;
using namespace warpgrain::gui;

class KeyboardTest : public QObject {
  Q_OBJECT

private:
  static void press(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
    QWidget *focus = QApplication::focusWidget();
    QVERIFY(focus != nullptr);
    QTest::keyClick(focus, static_cast<Qt::Key>(key), modifiers);
  }

  static void type(const QString &text) { QTest::keyClicks(QApplication::focusWidget(), text); }

  static views::QuickPick &pick(WindowFixture &fixture) { return *fixture.find<views::QuickPick>("quickPick"); }

  static QTreeWidget &list(WindowFixture &fixture) { return *pick(fixture).findChild<QTreeWidget *>(); }

  static views::SourceEditor &editor(WindowFixture &fixture) {
    return fixture.find<EditorArea>("editorArea")->currentPane()->editor();
  }

  static void openSmall(WindowFixture &fixture) {
    fixture.show();
    fixture.window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(fixture.window.get()));
    fixture.open(fixture.write(QStringLiteral("a.cu"), smallKernel()));
    editor(fixture).setFocus();
    QTRY_VERIFY(editor(fixture).hasFocus());
  }

  static void collect(const QMenu &menu, std::set<QAction *> &out) {
    for (QAction *action : menu.actions())
      if (action->menu() != nullptr)
        collect(*action->menu(), out);
      else if (!action->isSeparator())
        out.insert(action);
  }

  static QString plain(QString text) {
    return text.section(QLatin1Char('\t'), 0, 0).remove(QLatin1Char('&')).trimmed();
  }

private Q_SLOTS:

  /// Enter goes on, Esc leaves; what a step speaks of is in front, and the window stays usable.
  void theTourLeadsThroughTheOpenFileAndIsLeftAtAnyTime() {
    WindowFixture fixture;
    openSmall(fixture);
    fixture.action("tour")->trigger();
    auto *panel = fixture.find<views::TourPanel>("tourPanel");
    QVERIFY(panel && panel->isVisible());
    QCOMPARE(panel->part()->objectName(), QStringLiteral("explorerDock"));
    QStringList parts;
    while (panel->isVisible() && parts.size() < 20) {
      parts << panel->part()->objectName();
      QVERIFY2(panel->part()->isVisible(), qPrintable(parts.back()));
      QVERIFY2(fixture.window->rect().contains(panel->geometry()), qPrintable(parts.back()));
      QTRY_COMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("tourNext"));
      press(Qt::Key_Return);
    }
    QCOMPARE(parts.size(), 7);
    QCOMPARE(parts.back(), QStringLiteral("tuneDock"));
    QVERIFY(fixture.settings.value(QStringLiteral("tour/offered")).toBool());
    fixture.action("tour")->trigger();
    QVERIFY(panel->isVisible());
    press(Qt::Key_Escape);
    QVERIFY(!panel->isVisible());
  }

  void theTourIsOfferedOnceAndOpensAnExample() {
    WindowFixture fixture;
    fixture.environment.copiesFolder = toPath(fixture.path(QStringLiteral("copies")));
    fixture.show();
    auto *take = fixture.find<QPushButton>("startTakeTour");
    QVERIFY(take->isVisible());
    take->click();
    QTRY_VERIFY_WITH_TIMEOUT(fixture.find<views::TourPanel>("tourPanel") != nullptr, WindowFixture::patience);
    QVERIFY(fixture.find<views::TourPanel>("tourPanel")->isVisible());
    QCOMPARE(toQString(fixture.workbench().source().mainFile().filename()), QStringLiteral("transpose.cu"));
    QVERIFY(fixture.settings.value(QStringLiteral("tour/offered")).toBool());
    WindowFixture again;
    again.settings.setValue(QStringLiteral("tour/offered"), true);
    again.show();
    QVERIFY(!again.find<QPushButton>("startTakeTour")->isVisible());
  }

  void everyColumnOfATableSaysWhatItIsFor() {
    WindowFixture fixture;
    fixture.show();
    int tables = 0;
    for (const QTableView *table : fixture.window->findChildren<QTableView *>()) {
      if (qobject_cast<const QTableWidget *>(table) != nullptr) continue; // its columns come with its rows
      ++tables;
      for (int column = 0; column < table->model()->columnCount(); ++column) {
        const QString help = table->model()->headerData(column, Qt::Horizontal, Qt::ToolTipRole).toString();
        QVERIFY2(!help.isEmpty(), qPrintable(QStringLiteral("%1, column %2").arg(table->accessibleName()).arg(column)));
      }
    }
    QVERIFY2(tables >= 7, qPrintable(QString::number(tables)));
  }

  /// F1 leads to what the handbook says of the field, step or view that has the keyboard; the pages have these
  /// headings.
  void f1OpensTheHandbookAtWhatHasTheKeyboard_data() {
    QTest::addColumn<QString>("where");
    QTest::addColumn<QString>("page");
    QTest::addColumn<QString>("heading");
    const auto row = [](const char *where, const char *page, const char *heading) {
      QTest::newRow(where) << QString::fromLatin1(where) << QString::fromLatin1(page) << QString::fromLatin1(heading);
    };
    row("planLine", "steps.md", "Plans");
    row("findings", "window.md", "Findings");
    row("accesses", "window.md", "Access patterns");
    row("dependences", "window.md", "Dependences");
    row("launch", "window.md", "Launch, variants and charts");
    row("variants", "window.md", "Launch, variants and charts");
    row("tune", "window.md", "Tune");
    row("problems", "troubleshooting.md", "In the window");
    row("notes", "sessions.md", "");
    row("openMp", "openmp.md", "In the window");
    row("nests", "mapping.md", "In the window");
    row("editorArea", "window.md", "The parts");
    row("a step", "steps.md", "coarsen");
    row("the space", "steps.md", "Spaces");
  }

  void f1OpensTheHandbookAtWhatHasTheKeyboard() {
    QFETCH(const QString, where);
    QFETCH(const QString, page);
    QFETCH(const QString, heading);
    WindowFixture fixture;
    openSmall(fixture);
    QWidget *widget = where == QStringLiteral("a step")      ? fixture.factor(QStringLiteral("coarsen x 4"))
                      : where == QStringLiteral("the space") ? fixture.window->findChild<views::SpaceLine *>()
                                                             : fixture.window->findChild<QWidget *>(where);
    QVERIFY(widget != nullptr);
    const HandbookPlace place = handbookPlaceOf(widget);
    QCOMPARE(place.page, page);
    QCOMPARE(place.heading, heading);
    HandbookWindow handbook;
    handbook.open(place);
    QVERIFY(handbook.toPlainText().size() > 500);
    QCOMPARE(handbook.heading(), heading);
  }

  /// The editor does not shrink to some lines where the window is low.
  void theEditorKeepsItsPartOfALowWindow() {
    WindowFixture fixture;
    openSmall(fixture);
    fixture.window->resize(1280, 720);
    QTest::qWait(100);
    const int editors = fixture.find<EditorArea>("editorArea")->height();
    QVERIFY2(editors > 250, qPrintable(QString::number(editors)));
    QVERIFY(fixture.window->height() == 720 && fixture.window->width() == 1280);
  }

  void f1OpensTheHandbook() {
    WindowFixture fixture;
    openSmall(fixture);
    press(Qt::Key_F1);
    const auto *handbook = fixture.find<HandbookWindow>("handbook");
    QVERIFY(handbook != nullptr && handbook->isVisible());
    QCOMPARE(handbook->heading(), QStringLiteral("The parts"));
  }

  void everyActionOfTheMenusIsInThePalette() {
    WindowFixture fixture;
    openSmall(fixture);
    std::set<QAction *> actions;
    for (const QAction *top : fixture.window->menuBar()->actions())
      collect(*top->menu(), actions);
    QVERIFY(actions.size() > 40);
    press(Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(pick(fixture).isVisible());
    QCOMPARE(static_cast<std::size_t>(list(fixture).topLevelItemCount()), actions.size());
    for (const QAction *action : actions) {
      bool isThere = false;
      for (int i = 0; i < list(fixture).topLevelItemCount(); ++i) {
        const QTreeWidgetItem *row = list(fixture).topLevelItem(i);
        const QString name = row->text(0).section(QStringLiteral(" > "), -1).remove(QStringLiteral(" ✓"));
        const QString keys = action->shortcut().toString(QKeySequence::NativeText);
        isThere |= name == plain(action->text()) && (keys.isEmpty() || row->text(1) == keys) &&
                   row->isDisabled() == !action->isEnabled();
      }
      QVERIFY2(isThere, qPrintable(action->text()));
    }
  }

  void keysThatAPersonChoosesCallTheCommandInEveryWindowFromThenOn() {
    WindowFixture fixture;
    openSmall(fixture);
    fixture.action("shortcuts")->trigger();
    auto *dialog = fixture.window->findChild<QDialog *>(QStringLiteral("shortcuts"));
    QVERIFY(dialog != nullptr && dialog->isVisible());
    const auto *view = dialog->findChild<views::ShortcutsView *>();
    auto *rows = dialog->findChild<QTreeWidget *>(QStringLiteral("shortcutList"));
    const auto numberOf = [view](const QString &id) {
      const auto found = std::ranges::find(view->rows(), id, &views::ShortcutRow::id);
      return static_cast<int>(found - view->rows().begin());
    };
    const int goTo = numberOf(QStringLiteral("goToLine"));
    QVERIFY(numberOf(QStringLiteral("copy")) < rows->topLevelItemCount());
    QVERIFY(numberOf(QStringLiteral("pane/explorerDock")) < rows->topLevelItemCount());
    QVERIFY(goTo < rows->topLevelItemCount());
    rows->setCurrentItem(rows->topLevelItem(goTo));
    QTest::keyClick(dialog->findChild<QKeySequenceEdit *>(), Qt::Key_L, Qt::ControlModifier | Qt::AltModifier);
    auto *assign = dialog->findChild<QPushButton *>(QStringLiteral("assignShortcut"));
    QTRY_VERIFY(assign->isEnabled()); // the field waits whether more keys follow
    assign->click();
    dialog->close();
    fixture.window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(fixture.window.get()));
    editor(fixture).setFocus();
    QTRY_VERIFY(editor(fixture).hasFocus());
    press(Qt::Key_G, Qt::ControlModifier);
    QVERIFY(!pick(fixture).isVisible());
    press(Qt::Key_L, Qt::ControlModifier | Qt::AltModifier);
    QVERIFY(pick(fixture).isVisible());
    press(Qt::Key_Escape);
    // Another window has it from the settings; what is standard there is not.
    MainWindow other(fixture.environment);
    QCOMPARE(other.findChild<QAction *>(QStringLiteral("goToLine"))->shortcut(),
             QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_L));
    fixture.settings.setValue(QStringLiteral("shortcuts/jobs"), QStringLiteral("Ctrl+B"));
    MainWindow third(fixture.environment);
    QCOMPARE(third.findChild<QAction *>(QStringLiteral("jobs"))->shortcut(), QKeySequence(Qt::CTRL | Qt::Key_B));
    QVERIFY(third.findChild<QAction *>(QStringLiteral("build"))->shortcut().isEmpty());
  }

  void whatIsTypedFindsAnActionAndEnterRunsIt() {
    WindowFixture fixture;
    openSmall(fixture);
    press(Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
    type(QStringLiteral("select all"));
    QCOMPARE(list(fixture).topLevelItem(0)->text(0), QStringLiteral("Edit > Select All"));
    press(Qt::Key_Return);
    QVERIFY(!pick(fixture).isVisible());
    QVERIFY(editor(fixture).hasFocus());
    QCOMPARE(editor(fixture).selectionEnd(), static_cast<std::size_t>(smallKernel().size()));
    // A dock's own action, by a few letters of it.
    auto *explorer = fixture.find<QDockWidget>("explorerDock");
    QVERIFY(explorer->isVisible());
    press(Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
    type(QStringLiteral("viewexpl"));
    press(Qt::Key_Return);
    QVERIFY(!explorer->isVisible());
  }

  void whatCannotBeDoneIsGreyAndEscapeGoesBack() {
    WindowFixture fixture;
    openSmall(fixture);
    press(Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
    type(QStringLiteral("build cancel"));
    QVERIFY(list(fixture).topLevelItem(0)->isDisabled());
    press(Qt::Key_Return);
    QVERIFY(pick(fixture).isVisible());
    press(Qt::Key_Escape);
    QVERIFY(!pick(fixture).isVisible());
    QVERIFY(editor(fixture).hasFocus());
    QCOMPARE(editor(fixture).source(), QString::fromUtf8(smallKernel()));
  }

  void goesToALine() {
    WindowFixture fixture;
    openSmall(fixture);
    press(Qt::Key_G, Qt::ControlModifier);
    type(QStringLiteral("999"));
    press(Qt::Key_Return);
    QVERIFY(pick(fixture).isVisible()); // there is no such line
    press(Qt::Key_A, Qt::ControlModifier);
    type(QStringLiteral("6:3"));
    press(Qt::Key_Return);
    QVERIFY(!pick(fixture).isVisible());
    QVERIFY(editor(fixture).hasFocus());
    int line = 0;
    int column = 0;
    editor(fixture).getCursorPosition(&line, &column);
    QCOMPARE(line, 5);
    QCOMPARE(column, 2);
  }

  void goesToAKernelAndToAFunction() {
    WindowFixture fixture;
    openSmall(fixture);
    press(Qt::Key_O, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(pick(fixture).isVisible());
    QCOMPARE(list(fixture).topLevelItem(0)->text(0), QStringLiteral("turn"));
    type(QStringLiteral("tu"));
    press(Qt::Key_Return);
    int line = 0;
    int column = 0;
    editor(fixture).getCursorPosition(&line, &column);
    QCOMPARE(line, 2);
    QVERIFY(editor(fixture).hasFocus());
  }

  void f6GoesAroundThePanes() {
    WindowFixture fixture;
    openSmall(fixture);
    const auto *area = fixture.find<EditorArea>("editorArea");
    std::vector<const QWidget *> stops;
    for (int i = 0; i < 8; ++i) {
      press(Qt::Key_F6);
      const QWidget *focus = QApplication::focusWidget();
      if (area->isAncestorOf(focus)) break;
      stops.push_back(focus);
    }
    QVERIFY(editor(fixture).hasFocus()); // where it was
    QCOMPARE(stops.size(), std::size_t{3});
    const auto isIn = [&](const char *dock, const QWidget *widget) {
      return fixture.find<QDockWidget>(dock)->isAncestorOf(widget);
    };
    QVERIFY(isIn("factorsDock", stops[0]));
    QVERIFY(isIn("findingsDock", stops[1]));
    QVERIFY(isIn("explorerDock", stops[2]));
    press(Qt::Key_F6, Qt::ShiftModifier);
    QVERIFY(isIn("explorerDock", QApplication::focusWidget()));
    press(Qt::Key_F6);
    QVERIFY(editor(fixture).hasFocus());
  }

  void zoomsAllEditorsAndRemembersIt() {
    WindowFixture fixture;
    openSmall(fixture);
    const auto zoomOf = [](const views::SourceEditor &editor) {
      return static_cast<int>(editor.SendScintilla(QsciScintilla::SCI_GETZOOM));
    };
    press(Qt::Key_Plus, Qt::ControlModifier);
    press(Qt::Key_Plus, Qt::ControlModifier | Qt::ShiftModifier);
    press(Qt::Key_Equal, Qt::ControlModifier);
    QCOMPARE(zoomOf(editor(fixture)), 3);
    QCOMPARE(editor(fixture).source(), QString::fromUtf8(smallKernel())); // nothing is typed
    press(Qt::Key_Minus, Qt::ControlModifier);
    QCOMPARE(zoomOf(editor(fixture)), 2);
    fixture.window.reset();
    fixture.show();
    fixture.open(fixture.path(QStringLiteral("a.cu")));
    QCOMPARE(zoomOf(editor(fixture)), 2);
    editor(fixture).setFocus();
    fixture.window->activateWindow();
    QTRY_VERIFY(editor(fixture).hasFocus());
    press(Qt::Key_0, Qt::ControlModifier);
    QCOMPARE(zoomOf(editor(fixture)), 0);
  }

  void actionsOfTheToolBarAreSeenInANarrowWindow() {
    WindowFixture fixture;
    openSmall(fixture);
    auto *bar = fixture.find<QToolBar>("mainToolBar");
    const auto areSeen = [bar] {
      const QList<QAction *> actions = bar->actions();
      return std::ranges::all_of(actions, [bar](QAction *action) {
        const QWidget *widget = bar->widgetForAction(action);
        return widget->isVisible() && bar->rect().contains(widget->geometry());
      });
    };
    fixture.window->resize(1900, 900);
    QTRY_VERIFY(areSeen());
    QTRY_COMPARE(bar->toolButtonStyle(), Qt::ToolButtonTextBesideIcon);
    const int fields = fixture.find<QToolBar>("fieldsToolBar")->sizeHint().width();
    // A window that is high enough gives the actions a row of their own before it takes their names.
    const int narrow = fields + bar->sizeHint().width() - 20;
    fixture.window->resize(narrow, 900);
    QTRY_VERIFY(fixture.window->toolBarBreak(bar));
    QTRY_VERIFY(areSeen());
    QCOMPARE(bar->toolButtonStyle(), Qt::ToolButtonTextBesideIcon);
    fixture.window->resize(narrow, 700);
    QTRY_COMPARE(bar->toolButtonStyle(), Qt::ToolButtonIconOnly);
    QTRY_VERIFY(areSeen());
    QVERIFY(!fixture.window->toolBarBreak(bar));
    fixture.window->resize(900, 600);
    QTRY_VERIFY(fixture.window->toolBarBreak(bar));
    QTRY_VERIFY(areSeen());
    fixture.window->resize(1900, 900);
    QTRY_COMPARE(bar->toolButtonStyle(), Qt::ToolButtonTextBesideIcon);
    QTRY_VERIFY(!fixture.window->toolBarBreak(bar));
  }

  /// No view makes it larger than a person wants it.
  void theWindowFitsIntoASmallScreen() {
    WindowFixture fixture;
    openSmall(fixture);
    const QSize small(900, 560);
    fixture.window->resize(small);
    auto *texts = fixture.find<QTabWidget>("editorTabs");
    for (int i = 0; i < texts->count(); ++i) {
      texts->setCurrentIndex(i);
      for (QDockWidget *dock : fixture.window->findChildren<QDockWidget *>()) {
        dock->raise();
        QTRY_COMPARE(fixture.window->size(), small);
        const QSize least = fixture.window->minimumSizeHint();
        QVERIFY2(
            least.width() <= small.width() && least.height() <= small.height(),
            qPrintable(QStringLiteral("%1: %2 x %3").arg(dock->objectName()).arg(least.width()).arg(least.height())));
      }
    }
    // The editors and the steps are still to be seen.
    QVERIFY2(texts->width() >= 300 && texts->height() >= 150,
             qPrintable(QStringLiteral("%1 x %2").arg(texts->width()).arg(texts->height())));
    QVERIFY(fixture.find<QWidget>("factors")->width() >= 200);
  }

  void everyViewSaysWhatItIsFor() {
    WindowFixture fixture;
    fixture.show();
    std::set<QString> titles;
    for (const QDockWidget *dock : fixture.window->findChildren<QDockWidget *>()) {
      QVERIFY2(!dock->whatsThis().isEmpty(), qPrintable(dock->windowTitle()));
      QVERIFY2(titles.insert(dock->windowTitle()).second, qPrintable(dock->windowTitle()));
    }
    for (const char *name : {"editorTabs", "accessTabs", "tuneCharts"}) {
      const auto *tabs = fixture.find<QTabWidget>(name);
      for (int i = 0; i < tabs->count(); ++i) {
        QVERIFY2(!tabs->tabToolTip(i).isEmpty(), qPrintable(tabs->tabText(i)));
        QVERIFY2(titles.insert(tabs->tabText(i)).second, qPrintable(tabs->tabText(i)));
      }
    }
    for (const char *name : {"tuneTable", "dependenceTable"}) {
      const QAbstractItemModel *model = fixture.find<QTableView>(name)->model();
      for (int column = 0; column < model->columnCount(); ++column)
        QVERIFY2(!model->headerData(column, Qt::Horizontal, Qt::ToolTipRole).toString().isEmpty(), name);
    }
  }
};

QTEST_MAIN(KeyboardTest)
#include "KeyboardTest.moc"

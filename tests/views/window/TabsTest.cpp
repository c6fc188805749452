// SPDX-License-Identifier: GPL-3.0-or-later
//
// Several files in tabs: each keeps its own state, jobs end in the file that they were asked for in, and a session has
// them all.
#include "app/gui/base/Texts.h"
#include "app/gui/session/SessionController.h"
#include "app/gui/window/EditorArea.h"
#include "app/gui/window/JobButton.h"
#include "app/gui/window/MessageBar.h"
#include "app/gui/window/TabbedWindow.h"
#include "tests/views/window/TimedApplication.h"
#include "tests/views/window/WindowFixture.h"
#include "views/editor/EditorPane.h"
#include "views/files/FileTabs.h"
#include "views/jobs/JobsView.h"

#include <QDir>
#include <QDockWidget>
#include <QDropEvent>
#include <QLineEdit>
#include <QMimeData>
#include <QProcess>
#include <QPushButton>
#include <QSignalSpy>
#include <QUndoStack>
#include <QUrl>

#include <csignal>
#include <map>

using namespace warpgrain;
using namespace warpgrain::gui;

namespace {

/// A person's folder, and the program's window on it.
class TabsFixture : public WindowFixture {
public:
  ~TabsFixture() { tabbed.reset(); }

  void start() {
    environment.settings = &settings;
    environment.dialogs = &dialogs;
    environment.folder = toPath(QDir::tempPath());
    tabbed = std::make_unique<TabbedWindow>(environment);
    tabbed->show();
    tabbed->activateWindow();
    if (!QTest::qWaitForWindowActive(tabbed.get())) qFatal("the window does not come up");
  }

  MainWindow &page() const { return tabbed->page(); }

  Workbench &front() const { return page().workbench(); }

  static bool isReady(MainWindow &page) {
    Workbench &workbench = page.workbench();
    const AnalysisPointer &analysis = workbench.analysis();
    return analysis && analysis->revision == workbench.source().revision() && !workbench.isAnalysing();
  }

  /// Opens a file and waits until its verdicts are there.
  void openTab(const QString &file) {
    tabbed->openFile(file);
    const auto isThere = [&] { return front().source().mainFile() == toPath(file) && isReady(page()); };
    if (!QTest::qWaitFor(isThere, patience)) qFatal("%s was not opened", qPrintable(file));
  }

  /// a.cu and b.cu, the latter in front.
  void openTwo() {
    openTab(write(QStringLiteral("a.cu"), smallKernel()));
    openTab(write(QStringLiteral("b.cu"), smallKernel().replace("turn", "flip")));
  }

  views::FileTabs &tabs() const { return *page().findChild<views::FileTabs *>(); }

  views::SourceEditor &editor() const {
    return page().findChild<EditorArea *>()->paneOf(front().source().mainFile())->editor();
  }

  void addStep(const QString &step) const {
    auto *line = page().findChild<QLineEdit *>(QStringLiteral("planLine"));
    line->setText(step);
    QTest::keyClick(line, Qt::Key_Return);
  }

  static std::string planOf(MainWindow &page) {
    Workbench &workbench = page.workbench();
    return toString(workbench.plans().planOf(workbench.selection().kernel()));
  }

  QAction &actionOf(const char *name) const { return *page().findChild<QAction *>(QLatin1StringView(name)); }

  static void press(int key, Qt::KeyboardModifiers modifiers) {
    QWidget *focus = QApplication::focusWidget();
    QVERIFY(focus != nullptr);
    QTest::keyClick(focus, static_cast<Qt::Key>(key), modifiers);
  }

  QStringList openedNames() const {
    QStringList out;
    for (const MainWindow *one : tabbed->pages())
      out.push_back(toQString(one->file().filename()));
    return out;
  }

  std::unique_ptr<TabbedWindow> tabbed;
};

} // namespace

class TabsTest : public QObject {
  Q_OBJECT

private:
  /// The longest event of drawing a page anew, in milliseconds; the median of three.
  static double drawingOf(TimedApplication &application, MainWindow &page) {
    std::vector<double> out;
    for (int i = 0; i < 3; ++i) {
      application.takeEvents();
      for (QWidget *widget : page.findChildren<QWidget *>())
        widget->update();
      page.update();
      QTest::qWait(100);
      out.push_back(std::ranges::max(application.takeEvents(), {}, &HandledEvent::milliseconds).milliseconds);
    }
    std::ranges::sort(out);
    return out[1];
  }

private Q_SLOTS:

  void eachFileKeepsItsTextPlanUndoAndLaunch() {
    TabsFixture fixture;
    fixture.start();
    QVERIFY(!fixture.tabs().isVisible());
    fixture.openTwo();
    QVERIFY(fixture.tabs().isVisible());
    QCOMPARE(fixture.openedNames(), (QStringList{QStringLiteral("a.cu"), QStringLiteral("b.cu")}));
    QCOMPARE(fixture.tabs().tabText(1), QStringLiteral("b.cu"));
    MainWindow &b = fixture.page();
    fixture.addStep(QStringLiteral("coarsen x 4"));
    fixture.editor().setFocus();
    fixture.editor().setCursorPosition(4, 3);
    TabsFixture::press(Qt::Key_Tab, Qt::ControlModifier);
    MainWindow &a = fixture.page();
    QVERIFY(&a != &b && !b.isVisible());
    QCOMPARE(TabsFixture::planOf(a), std::string());
    QCOMPARE(fixture.front().selection().kernel().name, std::string("turn"));
    fixture.addStep(QStringLiteral("coarsen x 2"));
    a.findChild<EditorArea *>()->flush();
    fixture.editor().setFocus();
    fixture.editor().insertAt(QStringLiteral("// mine\n"), 0, 0);
    QTRY_COMPARE_WITH_TIMEOUT(fixture.tabs().tabText(0), QStringLiteral("a.cu *"), WindowFixture::patience);
    QVERIFY(fixture.tabbed->isWindowModified());
    TabsFixture::press(Qt::Key_Tab, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(&fixture.page(), &b);
    QVERIFY(!fixture.tabbed->isWindowModified());
    QVERIFY(fixture.tabbed->windowTitle().startsWith(QStringLiteral("b.cu")));
    // The keyboard and the caret are where they were.
    QVERIFY(fixture.editor().hasFocus());
    int line = 0;
    int column = 0;
    fixture.editor().getCursorPosition(&line, &column);
    QCOMPARE(std::pair(line, column), std::pair(4, 3));
    QCOMPARE(TabsFixture::planOf(a), std::string("coarsen x 2"));
    QCOMPARE(TabsFixture::planOf(b), std::string("coarsen x 4"));
    // Undo is of the file in front.
    TabsFixture::press(Qt::Key_Z, Qt::ControlModifier | Qt::AltModifier);
    QCOMPARE(TabsFixture::planOf(b), std::string());
    QCOMPARE(TabsFixture::planOf(a), std::string("coarsen x 2"));
    QVERIFY(b.workbench().source().modifiedFiles().empty());
  }

  void aFileIsChosenMovedAndClosedByTheMouse() {
    TabsFixture fixture;
    fixture.start();
    fixture.openTwo();
    fixture.openTab(fixture.write(QStringLiteral("c.cu"), smallKernel()));
    views::FileTabs *tabs = &fixture.tabs();
    QTest::mouseClick(tabs, Qt::LeftButton, {}, tabs->tabRect(0).center());
    QCOMPARE(fixture.page().file().filename(), std::filesystem::path("a.cu"));
    QCOMPARE(fixture.tabs().currentIndex(), 0);
    tabs = &fixture.tabs();
    tabs->moveTab(0, 1);
    QCOMPARE(fixture.openedNames(),
             (QStringList{QStringLiteral("b.cu"), QStringLiteral("a.cu"), QStringLiteral("c.cu")}));
    QWidget *close = tabs->tabButton(0, QTabBar::RightSide);
    QVERIFY(close != nullptr);
    QTest::mouseClick(close, Qt::LeftButton);
    QCOMPARE(fixture.openedNames(), (QStringList{QStringLiteral("a.cu"), QStringLiteral("c.cu")}));
    QCOMPARE(fixture.page().file().filename(), std::filesystem::path("a.cu"));
    QTest::mouseClick(tabs, Qt::MiddleButton, {}, tabs->tabRect(0).center());
    QCOMPARE(fixture.openedNames(), QStringList{QStringLiteral("c.cu")});
    QVERIFY(!fixture.tabs().isVisible());
    TabsFixture::press(Qt::Key_W, Qt::ControlModifier);
    QTRY_VERIFY(fixture.page().isEmpty());
    QCOMPARE(fixture.tabbed->pages().size(), std::size_t(1));
    QVERIFY(fixture.tabbed->isVisible());
  }

  void aModifiedFileAsksBeforeItIsClosed() {
    TabsFixture fixture;
    fixture.start();
    fixture.openTwo();
    fixture.editor().insertAt(QStringLiteral("// mine\n"), 0, 0);
    fixture.editor().setFocus();
    fixture.dialogs.saveChoice = Dialogs::SaveChoice::cancel;
    TabsFixture::press(Qt::Key_W, Qt::ControlModifier);
    QTRY_COMPARE(fixture.dialogs.askedToSave, QStringList{QStringLiteral("b.cu")});
    QCOMPARE(fixture.tabbed->pages().size(), std::size_t(2));
    fixture.dialogs.saveChoice = Dialogs::SaveChoice::save;
    TabsFixture::press(Qt::Key_W, Qt::ControlModifier);
    QTRY_COMPARE_WITH_TIMEOUT(fixture.tabbed->pages().size(), std::size_t(1), WindowFixture::patience);
    QVERIFY(fixture.read(QStringLiteral("b.cu")).startsWith("// mine\n"));
    fixture.dialogs.askedToSave.clear();
    TabsFixture::press(Qt::Key_W, Qt::ControlModifier);
    QTRY_VERIFY(fixture.page().isEmpty());
    QVERIFY(fixture.dialogs.askedToSave.isEmpty());
  }

  void closingTheWindowAsksOnceForAllFiles() {
    TabsFixture fixture;
    fixture.start();
    fixture.openTwo();
    fixture.editor().insertAt(QStringLiteral("// b\n"), 0, 0);
    fixture.actionOf("previousFile").trigger();
    fixture.editor().insertAt(QStringLiteral("// a\n"), 0, 0);
    fixture.dialogs.saveChoice = Dialogs::SaveChoice::cancel;
    fixture.tabbed->close();
    QTRY_COMPARE(fixture.dialogs.askedToSave, (QStringList{QStringLiteral("a.cu"), QStringLiteral("b.cu")}));
    QVERIFY(fixture.tabbed->isVisible());
    QCOMPARE(fixture.tabbed->pages().size(), std::size_t(2));
    fixture.dialogs.saveChoice = Dialogs::SaveChoice::save;
    fixture.actionOf("quit").trigger();
    QTRY_VERIFY_WITH_TIMEOUT(!fixture.tabbed->isVisible(), WindowFixture::patience);
    QVERIFY(fixture.read(QStringLiteral("a.cu")).startsWith("// a\n"));
    QVERIFY(fixture.read(QStringLiteral("b.cu")).startsWith("// b\n"));
  }

  void aBuildEndsInTheFileThatItWasAskedForIn() {
    TabsFixture fixture;
    fixture.useFakeCompiler(0.7);
    fixture.start();
    fixture.openTwo();
    MainWindow &b = fixture.page();
    fixture.editor().setFocus();
    TabsFixture::press(Qt::Key_Tab, Qt::ControlModifier);
    MainWindow &a = fixture.page();
    a.workbench().space().type(a.workbench().selection().kernel(), "coarsen x 1,2");
    fixture.editor().setFocus();
    TabsFixture::press(Qt::Key_B, Qt::ControlModifier);
    QTRY_VERIFY_WITH_TIMEOUT(a.workbench().variants().isRunning(), WindowFixture::patience);
    TabsFixture::press(Qt::Key_Tab, Qt::ControlModifier);
    QCOMPARE(&fixture.page(), &b);
    b.workbench().space().type(b.workbench().selection().kernel(), "coarsen x 1");
    // What is asked for here waits for its turn.
    TabsFixture::press(Qt::Key_B, Qt::ControlModifier);
    QVERIFY(a.workbench().isWorking() && !b.workbench().isWorking());
    QVERIFY(fixture.actionOf("cancel").isEnabled());
    const auto *list = b.jobButton().findChild<views::JobsView *>();
    QTRY_COMPARE(list->jobs().size(), std::size_t(2));
    QCOMPARE(list->jobs()[0].name, QStringLiteral("a.cu: Build the variants"));
    QVERIFY(list->jobs()[0].isRunning && !list->jobs()[1].isRunning);
    QCOMPARE(list->jobs()[1].name, QStringLiteral("b.cu: Build the variants"));
    QTRY_VERIFY_WITH_TIMEOUT(b.workbench().variants().isRunning(), WindowFixture::patience);
    QVERIFY(!a.workbench().isWorking());
    QTRY_VERIFY_WITH_TIMEOUT(!b.workbench().isWorking(), WindowFixture::patience);
    QCOMPARE(a.workbench().variants().variants().size(), std::size_t(2));
    QCOMPARE(b.workbench().variants().variants().size(), std::size_t(1));
    for (const MainWindow *page : fixture.tabbed->pages())
      for (const session::Variant &row : const_cast<MainWindow *>(page)->workbench().variants().variants())
        QCOMPARE(row.status, session::VariantStatus::built);
  }

  void theListEndsAJobOfAFileThatIsNotInFront() {
    TabsFixture fixture;
    fixture.useFakeCompiler(30);
    fixture.start();
    fixture.openTwo();
    MainWindow &b = fixture.page();
    fixture.actionOf("build").trigger();
    QTRY_VERIFY_WITH_TIMEOUT(b.workbench().variants().isRunning(), WindowFixture::patience);
    fixture.actionOf("nextFile").trigger();
    auto *list = fixture.page().jobButton().findChild<views::JobsView *>();
    QTRY_COMPARE(list->jobs().size(), std::size_t(1));
    Q_EMIT list->cancelWanted(list->jobs().front().id);
    QTRY_VERIFY_WITH_TIMEOUT(!b.workbench().isWorking(), WindowFixture::patience);
  }

  void aFileWithARunningJobIsClosedWhenTheJobHasEnded() {
    TabsFixture fixture;
    fixture.useFakeCompiler(30);
    fixture.start();
    fixture.openTwo();
    fixture.actionOf("build").trigger();
    QTRY_VERIFY_WITH_TIMEOUT(!fixture.runningCompilers().empty(), WindowFixture::patience);
    const QPointer<MainWindow> b = &fixture.page();
    fixture.actionOf("closeFile").trigger();
    QTRY_COMPARE(fixture.openedNames(), QStringList{QStringLiteral("a.cu")});
    QTRY_VERIFY_WITH_TIMEOUT(b.isNull(), WindowFixture::patience);
    QVERIFY(fixture.runningCompilers().empty());
  }

  void aSessionHasAllFilesInTheirOrder() {
    TabsFixture fixture;
    fixture.useFakeCompiler();
    fixture.start();
    fixture.openTwo();
    fixture.openTab(fixture.write(QStringLiteral("c.cu"), smallKernel()));
    fixture.addStep(QStringLiteral("coarsen x 8"));
    fixture.actionOf("previousFile").trigger();
    MainWindow *b = &fixture.page();
    fixture.addStep(QStringLiteral("coarsen x 4"));
    b->workbench().space().type(b->workbench().selection().kernel(), "coarsen x 1");
    fixture.actionOf("build").trigger();
    QTRY_COMPARE_WITH_TIMEOUT(b->workbench().variants().variants().size(), std::size_t(2), WindowFixture::patience);
    QTRY_VERIFY_WITH_TIMEOUT(!b->workbench().isWorking(), WindowFixture::patience);
    fixture.dialogs.fileToSave = fixture.path(QStringLiteral("mine.warpgrain"));
    QSignalSpy saved(&b->sessions(), &SessionController::saved);
    fixture.actionOf("saveSession").trigger();
    QTRY_COMPARE_WITH_TIMEOUT(saved.size(), 1, WindowFixture::patience);
    const auto written = session::readSavedSession(toPath(fixture.path(QStringLiteral("mine.warpgrain"))));
    QVERIFY(written.has_value());
    QCOMPARE(written->sources.front().path.filename(), std::filesystem::path("b.cu"));
    QCOMPARE(written->tab, 1U);
    QCOMPARE(written->others.size(), std::size_t(2));
    // Nothing is unsaved: closing asks nothing.
    fixture.dialogs.saveChoice = Dialogs::SaveChoice::cancel;
    fixture.tabbed->close();
    QTRY_VERIFY_WITH_TIMEOUT(!fixture.tabbed->isVisible(), WindowFixture::patience);
    QVERIFY2(fixture.dialogs.askedToSave.isEmpty(), qPrintable(fixture.dialogs.askedToSave.join(QLatin1Char(' '))));
    fixture.start();
    fixture.openTab(fixture.write(QStringLiteral("d.cu"), smallKernel()));
    fixture.tabbed->openFile(fixture.path(QStringLiteral("mine.warpgrain")));
    QTRY_COMPARE_WITH_TIMEOUT(fixture.openedNames(),
                              (QStringList{QStringLiteral("a.cu"), QStringLiteral("b.cu"), QStringLiteral("c.cu")}),
                              WindowFixture::patience);
    QCOMPARE(fixture.page().file().filename(), std::filesystem::path("b.cu"));
    for (MainWindow *page : fixture.tabbed->pages())
      QTRY_VERIFY_WITH_TIMEOUT(TabsFixture::isReady(*page), WindowFixture::patience);
    QCOMPARE(TabsFixture::planOf(*fixture.tabbed->pages()[0]), std::string());
    QCOMPARE(TabsFixture::planOf(*fixture.tabbed->pages()[1]), std::string("coarsen x 4"));
    QCOMPARE(TabsFixture::planOf(*fixture.tabbed->pages()[2]), std::string("coarsen x 8"));
    QTRY_COMPARE_WITH_TIMEOUT(fixture.front().variants().variants().size(), std::size_t(2), WindowFixture::patience);
    QVERIFY(fixture.front().variants().variants().back().resources.size() == 1);
    QCOMPARE(fixture.tabbed->pages()[2]->sessions().file(), fixture.page().sessions().file());
    // A change in one of the others is one of the session, and saved with it.
    fixture.actionOf("nextFile").trigger();
    fixture.addStep(QStringLiteral("coarsen y 2"));
    fixture.dialogs.saveChoice = Dialogs::SaveChoice::save;
    fixture.tabbed->close();
    QTRY_VERIFY_WITH_TIMEOUT(!fixture.tabbed->isVisible(), WindowFixture::patience);
    QCOMPARE(fixture.dialogs.askedToSave, QStringList{QStringLiteral("mine.warpgrain")});
    const auto again = session::readSavedSession(toPath(fixture.path(QStringLiteral("mine.warpgrain"))));
    QVERIFY(again.has_value());
    QCOMPARE(again->tab, 2U);
    QCOMPARE(again->kernels.front().plan.size(), std::size_t(2));
    QCOMPARE(again->others.back().kernels.front().plan.size(), std::size_t(1));
    QCOMPARE(again->others.back().results.size(), std::size_t(1));
  }

  /// A file whose source is away stays a part of the session.
  void aSessionKeepsAFileThatIsNotThere() {
    TabsFixture fixture;
    fixture.start();
    fixture.openTwo();
    fixture.addStep(QStringLiteral("coarsen x 4"));
    fixture.actionOf("previousFile").trigger();
    fixture.dialogs.fileToSave = fixture.path(QStringLiteral("mine.warpgrain"));
    QSignalSpy saved(&fixture.page().sessions(), &SessionController::saved);
    fixture.actionOf("saveSession").trigger();
    QTRY_COMPARE_WITH_TIMEOUT(saved.size(), 1, WindowFixture::patience);
    QVERIFY(QFile::rename(fixture.path(QStringLiteral("b.cu")), fixture.path(QStringLiteral("away.cu"))));
    fixture.tabbed->openFile(fixture.path(QStringLiteral("mine.warpgrain")));
    QTRY_VERIFY_WITH_TIMEOUT(fixture.page().sessions().file() ==
                                     toPath(fixture.path(QStringLiteral("mine.warpgrain"))) &&
                                 fixture.tabbed->pages().size() == 2,
                             WindowFixture::patience);
    const auto isMissed = [&] {
      const auto &pages = fixture.tabbed->pages(); // the other one goes before it comes anew
      return pages.size() == 2 && pages[1]->messages().text().contains(QStringLiteral("b.cu"));
    };
    QTRY_VERIFY_WITH_TIMEOUT(isMissed(), WindowFixture::patience);
    fixture.addStep(QStringLiteral("coarsen x 2"));
    QSignalSpy again(&fixture.page().sessions(), &SessionController::saved);
    fixture.actionOf("saveSession").trigger();
    QTRY_COMPARE_WITH_TIMEOUT(again.size(), 1, WindowFixture::patience);
    const auto written = session::readSavedSession(toPath(fixture.path(QStringLiteral("mine.warpgrain"))));
    QVERIFY(written.has_value());
    QCOMPARE(written->others.size(), std::size_t(1));
    QCOMPARE(written->others.front().kernels.front().plan.size(), std::size_t(1));
    QVERIFY(written->others.front().sources.front().text.has_value());
  }

  void aFileThatCannotBeOpenedLeavesNoTab() {
    TabsFixture fixture;
    fixture.start();
    fixture.openTwo();
    fixture.tabbed->openFile(fixture.path(QStringLiteral("none.cu")));
    QTRY_VERIFY_WITH_TIMEOUT(fixture.page().messages().text().contains(QStringLiteral("none.cu")) &&
                                 fixture.tabbed->pages().size() == 2,
                             WindowFixture::patience);
    // One that is open is chosen.
    fixture.tabbed->openFile(fixture.path(QStringLiteral("a.cu")));
    QCOMPARE(fixture.tabs().currentIndex(), 0);
    QCOMPARE(fixture.tabbed->pages().size(), std::size_t(2));
  }

  void filesThatAreDroppedAreOpened() {
    TabsFixture fixture;
    fixture.start();
    fixture.openTab(fixture.write(QStringLiteral("a.cu"), smallKernel()));
    const QByteArray before = fixture.editor().sourceBytes();
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(fixture.write(QStringLiteral("b.cu"), smallKernel())),
                  QUrl::fromLocalFile(fixture.write(QStringLiteral("c.cu"), smallKernel()))});
    QWidget *target = fixture.editor().viewport();
    MainWindow *a = &fixture.page();
    // The text does not take them, the page around it does.
    QDragEnterEvent enters(QPoint(5, 5), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(target, &enters);
    QVERIFY(enters.isAccepted());
    QDropEvent dropped(QPointF(5, 5), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    static_cast<QObject *>(a)->event(&dropped); // the application sends it to the target of a drag alone
    QTRY_COMPARE_WITH_TIMEOUT(fixture.openedNames(),
                              (QStringList{QStringLiteral("a.cu"), QStringLiteral("b.cu"), QStringLiteral("c.cu")}),
                              WindowFixture::patience);
    for (MainWindow *page : fixture.tabbed->pages())
      QTRY_VERIFY_WITH_TIMEOUT(TabsFixture::isReady(*page), WindowFixture::patience);
    QCOMPARE(a->findChild<EditorArea *>()->paneOf(a->file())->editor().sourceBytes(), before);
  }

  void theLayoutIsThatOfTheWindow() {
    TabsFixture fixture;
    fixture.start();
    fixture.openTwo();
    fixture.page().findChild<QDockWidget *>(QStringLiteral("tuneDock"))->raise();
    fixture.page().findChild<QDockWidget *>(QStringLiteral("explorerDock"))->hide();
    QTest::qWait(50);
    fixture.actionOf("nextFile").trigger();
    QTest::qWait(50);
    QVERIFY(!fixture.page().findChild<QDockWidget *>(QStringLiteral("explorerDock"))->isVisible());
    QVERIFY(!fixture.page().findChild<QDockWidget *>(QStringLiteral("tuneDock"))->visibleRegion().isEmpty());
  }

  /// No event of a change of tabs keeps the thread for a picture of 60 Hz.
  void choosingATabIsQuick() {
    auto &application = *static_cast<TimedApplication *>(QCoreApplication::instance());
    TabsFixture fixture;
    fixture.start();
    fixture.openTwo();
    std::vector<double> longest;
    QString name;
    QTest::qWait(1500); // until all that is known of both is shown
    for (int i = 0; i < 7; ++i) {
      QTest::qWait(100);
      application.takeEvents();
      TabsFixture::press(Qt::Key_Tab, Qt::ControlModifier);
      QTest::qWait(200);
      const auto events = application.takeEvents();
      const auto most = std::ranges::max(events, {}, &HandledEvent::milliseconds);
      longest.push_back(most.milliseconds);
      qInfo("%.1f ms in %s", most.milliseconds, qPrintable(most.name));
    }
    std::ranges::sort(longest);
    // On a busy machine all takes longer: by how long the page takes to be drawn.
    const double drawn = drawingOf(application, fixture.page());
    qInfo("%.1f ms to draw the page", drawn);
    QVERIFY2(longest[3] < std::max(16.0, 3 * drawn), qPrintable(QString::number(longest[3])));
  }

  /// No event keeps the thread for a picture of 60 Hz while files are opened beside others, looked at for the first
  /// time and closed. The median of three files: on a busy machine one of them may take longer.
  void openingAndClosingFilesIsQuick() {
    auto &application = *static_cast<TimedApplication *>(QCoreApplication::instance());
    TabsFixture fixture;
    fixture.start();
    fixture.openTab(fixture.write(QStringLiteral("a.cu"), smallKernel()));
    QTest::qWait(1500); // until all that is known of it is shown
    std::map<const char *, std::vector<HandledEvent>> longest;
    const auto note = [&](const char *what) {
      QTest::qWait(300);
      longest[what].push_back(std::ranges::max(application.takeEvents(), {}, &HandledEvent::milliseconds));
    };
    for (const char *name : {"b.cu", "c.cu", "d.cu"}) {
      const QString file = fixture.write(QLatin1StringView(name), smallKernel().replace("turn", "flip"));
      application.takeEvents();
      QMetaObject::invokeMethod(fixture.tabbed.get(), [&] { fixture.tabbed->openFile(file); }, Qt::QueuedConnection);
      QTRY_VERIFY_WITH_TIMEOUT(fixture.front().source().mainFile() == toPath(file), WindowFixture::patience);
      QTRY_VERIFY_WITH_TIMEOUT(TabsFixture::isReady(fixture.page()), WindowFixture::patience);
      note("opening");
    }
    for (int i = 0; i < 3; ++i) {
      TabsFixture::press(Qt::Key_Tab, Qt::ControlModifier);
      note("choosing");
    }
    const double drawn = drawingOf(application, fixture.page());
    fixture.dialogs.saveChoice = Dialogs::SaveChoice::discard;
    for (std::size_t left = 3; left > 0; --left) { // the last one leaves the start page
      fixture.actionOf("closeFile").trigger();
      QTRY_VERIFY_WITH_TIMEOUT(fixture.tabbed->pages().size() == left, WindowFixture::patience);
      note("closing");
    }
    qInfo("%.1f ms to draw the page", drawn);
    for (auto &[what, events] : longest) {
      std::ranges::sort(events, {}, &HandledEvent::milliseconds);
      for (const HandledEvent &event : events)
        qInfo("%s: %.1f ms in %s", what, event.milliseconds, qPrintable(event.name));
      QVERIFY2(events[1].milliseconds < std::max(16.0, 3 * drawn), what);
    }
  }

  void allFilesComeBackAfterTheWindowWasKilled_data() {
    QTest::addColumn<bool>("hasSession");
    QTest::newRow("without a session") << false;
    QTest::newRow("in a session") << true;
  }

  /// What was unsaved comes back, files without anything unsaved come back, and they do in their order.
  void allFilesComeBackAfterTheWindowWasKilled() {
    QFETCH(bool, hasSession);
    TabsFixture fixture;
    const QString recovery = fixture.path(QStringLiteral("recovery"));
    QProcess other;
    other.start(QCoreApplication::applicationFilePath(),
                {QStringLiteral("--work"), fixture.folder.path(), hasSession ? QStringLiteral("session") : QString()});
    const auto isKept = [&recovery](const QString &name, const QByteArray &part) {
      const QDir folder(recovery);
      const auto files = folder.entryList({name}, QDir::Files);
      if (files.size() != 1) return false;
      QFile file(folder.filePath(files.front()));
      return file.open(QIODevice::ReadOnly) && file.readAll().contains(part);
    };
    QTRY_VERIFY_WITH_TIMEOUT(isKept(QStringLiteral("*.warpgrain"), "// typed, not saved"), WindowFixture::patience);
    QTRY_VERIFY_WITH_TIMEOUT(isKept(QStringLiteral("*.files"), "c.cu") &&
                                 isKept(QStringLiteral("*.files"), hasSession ? "mine.warpgrain" : "b.cu"),
                             WindowFixture::patience);
    // A window that still works is not offered.
    fixture.environment.recoveryFolder = toPath(recovery);
    fixture.start();
    QTest::qWait(300);
    QCOMPARE(fixture.page().messages().text(), QString());
    fixture.tabbed.reset();
    QCOMPARE(::kill(static_cast<pid_t>(other.processId()), SIGKILL), 0);
    other.waitForFinished();
    fixture.start();
    const QString names =
        QLocale().createSeparatedList({QStringLiteral("a.cu"), QStringLiteral("b.cu"), QStringLiteral("c.cu")});
    QTRY_COMPARE_WITH_TIMEOUT(fixture.page().messages().text().section(QLatin1Char('.'), 0, 3),
                              QStringLiteral("Warpgrain ended without closing ") + names, 10000);
    fixture.page().messages().findChild<QPushButton *>(QStringLiteral("messageOffer0"))->click(); // Restore
    const QStringList all{QStringLiteral("a.cu"), QStringLiteral("b.cu"), QStringLiteral("c.cu")};
    QTRY_COMPARE_WITH_TIMEOUT(fixture.openedNames(), all, WindowFixture::patience);
    for (std::size_t i = 0; i < 3; ++i)
      QTRY_VERIFY_WITH_TIMEOUT(TabsFixture::isReady(*fixture.tabbed->pages()[i]), WindowFixture::patience);
    const auto &pages = fixture.tabbed->pages();
    QCOMPARE(TabsFixture::planOf(*pages[0]), hasSession ? std::string("coarsen x 2") : std::string());
    QCOMPARE(TabsFixture::planOf(*pages[1]), std::string("coarsen x 4"));
    const auto &editor = pages[1]->findChild<EditorArea *>()->paneOf(pages[1]->file())->editor();
    QTRY_VERIFY(editor.sourceBytes().startsWith("// typed, not saved\n"));
    QCOMPARE(fixture.read(QStringLiteral("b.cu")), smallKernel());
    if (!hasSession) QTRY_COMPARE(&fixture.page(), pages[2]); // it was in front
    // Nothing of it is offered once more, and nothing is left where the window is closed.
    fixture.dialogs.saveChoice = Dialogs::SaveChoice::discard;
    fixture.tabbed->close();
    QTRY_VERIFY_WITH_TIMEOUT(!fixture.tabbed->isVisible(), WindowFixture::patience);
    fixture.tabbed.reset();
    QCOMPARE(QDir(recovery).entryList(QDir::Files), QStringList());
  }

  /// Discarding removes all that was left; without anything unsaved the offer does not speak of it.
  void filesThatAreDiscardedAreNotOfferedAgain() {
    TabsFixture fixture;
    const QString recovery = fixture.path(QStringLiteral("recovery"));
    const OpenFiles open{.files = {toPath(fixture.write(QStringLiteral("a.cu"), smallKernel())),
                                   toPath(fixture.write(QStringLiteral("b.cu"), smallKernel()))},
                         .front = 1,
                         .session = {}};
    fixture.write(QStringLiteral("recovery/x.files"), QByteArray::fromStdString(textOf(open)));
    fixture.write(QStringLiteral("recovery/bad.files"), "{");
    fixture.environment.recoveryFolder = toPath(recovery);
    fixture.start();
    QTRY_COMPARE_WITH_TIMEOUT(fixture.page().messages().text(),
                              QStringLiteral("Warpgrain ended without closing %1.")
                                  .arg(QLocale().createSeparatedList({QStringLiteral("a.cu"), QStringLiteral("b.cu")})),
                              WindowFixture::patience);
    fixture.page().messages().findChild<QPushButton *>(QStringLiteral("messageOffer1"))->click();
    QTRY_VERIFY_WITH_TIMEOUT(!QFile::exists(fixture.path(QStringLiteral("recovery/x.files"))), WindowFixture::patience);
    QVERIFY(QFile::exists(fixture.path(QStringLiteral("recovery/bad.files")))); // of another version, perhaps
  }

  /// A file in which nothing was unsaved is not offered where it is open again.
  void aFileThatIsOpenAgainIsNotOffered() {
    TabsFixture fixture;
    const QString a = fixture.write(QStringLiteral("a.cu"), smallKernel());
    const OpenFiles open{.files = {toPath(a)}, .front = 0, .session = {}};
    fixture.write(QStringLiteral("recovery/x.files"), QByteArray::fromStdString(textOf(open)));
    fixture.environment.recoveryFolder = toPath(fixture.path(QStringLiteral("recovery")));
    fixture.start();
    fixture.openTab(a);
    QTRY_VERIFY_WITH_TIMEOUT(!QFile::exists(fixture.path(QStringLiteral("recovery/x.files"))), WindowFixture::patience);
    QCOMPARE(fixture.page().messages().text(), QString());
    QCOMPARE(fixture.openedNames(), QStringList{QStringLiteral("a.cu")});
  }

  /// The last file that is closed leaves the start page.
  void closingTheLastFileLeavesTheStartPage() {
    TabsFixture fixture;
    fixture.start();
    fixture.openTab(fixture.write(QStringLiteral("a.cu"), smallKernel()));
    const QPointer<MainWindow> closed = &fixture.page();
    fixture.actionOf("closeFile").trigger();
    QTRY_VERIFY_WITH_TIMEOUT(closed.isNull(), WindowFixture::patience);
    QCOMPARE(fixture.openedNames(), QStringList{QString()});
    QVERIFY(fixture.page().isVisible() && fixture.page().isEmpty());
    fixture.openTab(fixture.write(QStringLiteral("b.cu"), smallKernel()));
    QCOMPARE(fixture.openedNames(), QStringList{QStringLiteral("b.cu")});
  }

  /// What is asked for while pages are being made is not lost, and nothing is opened twice.
  void filesAreOpenedInTheirOrderWhileOthersAreBeingOpened() {
    TabsFixture fixture;
    fixture.start();
    fixture.openTab(fixture.write(QStringLiteral("a.cu"), smallKernel()));
    const QString b = fixture.write(QStringLiteral("b.cu"), smallKernel());
    const QString c = fixture.write(QStringLiteral("c.cu"), smallKernel());
    fixture.tabbed->openFile(b);
    fixture.tabbed->openFile(c);
    fixture.tabbed->openFile(b);
    QTRY_COMPARE_WITH_TIMEOUT(fixture.openedNames(),
                              (QStringList{QStringLiteral("a.cu"), QStringLiteral("b.cu"), QStringLiteral("c.cu")}),
                              WindowFixture::patience);
    QTRY_VERIFY_WITH_TIMEOUT(fixture.page().file() == toPath(b), WindowFixture::patience);
    // A window that is closed at once asks of all files, and goes.
    fixture.tabbed->openFile(fixture.write(QStringLiteral("d.cu"), smallKernel()));
    fixture.tabbed->close();
    QTRY_VERIFY_WITH_TIMEOUT(!fixture.tabbed->isVisible(), WindowFixture::patience);
  }
};

namespace {

/// What the process does that is killed: a person's work in three files.
int workUntilKilled(const QString &folder, bool hasSession) {
  TabsFixture fixture;
  fixture.environment.recoveryFolder = toPath(folder + QStringLiteral("/recovery"));
  fixture.environment.keepMilliseconds = 20;
  fixture.start();
  const auto open = [&](const char *name) {
    QFile file(folder + QLatin1StringView(name));
    if (!file.open(QIODevice::WriteOnly)) qFatal("cannot write %s", name);
    file.write(smallKernel());
    file.close();
    fixture.openTab(file.fileName());
  };
  open("/a.cu");
  if (hasSession) fixture.addStep(QStringLiteral("coarsen x 2"));
  open("/b.cu");
  fixture.addStep(QStringLiteral("coarsen x 4"));
  MainWindow *b = &fixture.page();
  open("/c.cu");
  if (hasSession) {
    fixture.dialogs.fileToSave = folder + QStringLiteral("/mine.warpgrain");
    QSignalSpy saved(&fixture.page().sessions(), &SessionController::saved);
    fixture.actionOf("saveSession").trigger();
    if (!QTest::qWaitFor([&] { return saved.size() == 1; }, WindowFixture::patience)) return 1;
  }
  b->findChild<EditorArea *>()->paneOf(b->file())->editor().replaceRange(0, 0, QStringLiteral("// typed, not saved\n"));
  return QApplication::exec();
}

} // namespace

int main(int argc, char **argv) {
  TimedApplication application(argc, argv);
  const QStringList arguments = QCoreApplication::arguments();
  if (arguments.value(1) == QStringLiteral("--work"))
    return workUntilKilled(arguments.value(2), !arguments.value(3).isEmpty());
  TabsTest test;
  return QTest::qExec(&test, argc, argv);
}

#include "TabsTest.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
//
// Sessions: saved, closed and opened again, kept while a person works, and restored after the window was killed.
#include "app/gui/base/Resources.h"
#include "app/gui/base/Texts.h"
#include "app/gui/session/SessionController.h"
#include "app/gui/window/EditorArea.h"
#include "app/gui/window/MessageBar.h"
#include "core/base/Files.h"
#include "tests/views/window/WindowFixture.h"
#include "views/compare/CompareView.h"
#include "views/editor/EditorPane.h"
#include "views/notes/NotesView.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QDockWidget>
#include <QDoubleSpinBox>
#include <QFileDialog>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMessageBox>
#include <QProcess>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTimer>

#include <csignal>

using namespace warpgrain;
using namespace warpgrain::gui;

namespace {

/// The plan of the kernel that is looked at.
std::string planIn(WindowFixture &fixture) {
  return toString(fixture.workbench().plans().planOf(fixture.workbench().selection().kernel()));
}

/// What a person would see of the work.
struct Work {
  KernelKey kernel;
  transform::PlanDraft plan;
  std::string space;
  run::LaunchForm form;
  std::string architecture;
  QString notes;
  std::vector<std::string> rows;

  friend bool operator==(const Work &, const Work &) = default;
};

Work workIn(WindowFixture &fixture) {
  Workbench &workbench = fixture.workbench();
  Work out{.kernel = workbench.selection().kernel(),
           .plan = {},
           .space = {},
           .form = {},
           .architecture = {},
           .notes = {},
           .rows = {}};
  out.plan = workbench.plans().draftOf(out.kernel);
  out.space = workbench.space().spaceOf(out.kernel);
  out.form = workbench.launch().form();
  out.architecture = workbench.architecture();
  out.notes = fixture.find<views::NotesView>("notes")->toPlainText();
  for (const session::Variant &row : workbench.variants().variants()) {
    std::string line =
        toString(row.plan) + "|" + nameOf(row.status) + "|" + row.reason + "|" + nameOf(row.verdict.kind);
    for (const auto &used : row.resources)
      line += "|" + std::to_string(used.registersPerThread);
    for (const auto &[path, text] : row.texts)
      line += "|" + path.filename().string() + text;
    if (row.verification) line += std::string("|") + run::nameOf(row.verification->status);
    line += row.occupancy ? "|" + std::to_string(row.occupancy->occupancy) : "|none";
    out.rows.push_back(line);
  }
  return out;
}

/// Chooses a plan, a space, a launch and a GPU, writes a note, builds, and takes the word of a run for a row.
void work(WindowFixture &fixture) {
  Workbench &workbench = fixture.workbench();
  const KernelKey kernel = workbench.selection().kernel();
  QVERIFY(workbench.plans().setText(kernel, "coarsen x 2"));
  workbench.space().type(kernel, "coarsen x 1,2,4");
  workbench.launch().typeArgument("n", 4096);
  workbench.launch().typeGrid(model::Axis::x, 64);
  workbench.setArchitecture("sm_80");
  fixture.find<views::NotesView>("notes")->setPlainText(QStringLiteral("Grüße\nzwei Zeilen"));
  QTRY_VERIFY_WITH_TIMEOUT(fixture.isSettled(), WindowFixture::patience);
  workbench.build();
  QTRY_VERIFY_WITH_TIMEOUT(!workbench.isWorking() && workbench.variants().doneCount() == 3, WindowFixture::patience);
  session::VariantVerification verified;
  verified.launch = "grid 64";
  workbench.variants().setVerification(1, verified, workbench.launch().form());
}

void waitForSession(WindowFixture &fixture, const QString &source) {
  QTRY_VERIFY_WITH_TIMEOUT(fixture.workbench().source().mainFile() == toPath(source) && fixture.isSettled(),
                           WindowFixture::patience);
}

void saveAs(WindowFixture &fixture, const QString &file) {
  QSignalSpy saved(&fixture.window->sessions(), &SessionController::saved);
  fixture.dialogs.fileToSave = file;
  fixture.action("saveSessionAs")->trigger();
  QTRY_COMPARE_WITH_TIMEOUT(saved.count(), 1, WindowFixture::patience);
}

void reopen(WindowFixture &fixture) {
  fixture.dialogs.saveChoice = Dialogs::SaveChoice::discard;
  fixture.close();
  QTRY_VERIFY(!fixture.window->isVisible());
  fixture.window.reset();
  fixture.show();
}

QPushButton *offer(WindowFixture &fixture, int number) {
  QPushButton *last = nullptr; // those of an older message may still be there
  for (QPushButton *button : fixture.window->findChildren<QPushButton *>(QStringLiteral("messageOffer%1").arg(number)))
    if (button->isVisible()) last = button;
  return last;
}

} // namespace

class SessionTest : public QObject {
  Q_OBJECT

private Q_SLOTS:

  void opensWithThePlanTheLaunchAndTheRowsThatWereSaved() {
    WindowFixture fixture;
    fixture.useFakeCompiler();
    const QString source = fixture.write(QStringLiteral("a.cu"), smallKernel());
    fixture.open(source);
    work(fixture);
    const Work before = workIn(fixture);
    QCOMPARE(before.rows.size(), std::size_t(3));
    saveAs(fixture, fixture.path(QStringLiteral("mine.warpgrain")));
    QVERIFY(fixture.window->windowTitle().contains(QStringLiteral("mine.warpgrain")));
    reopen(fixture);
    fixture.dialogs.trustAsked.clear();
    fixture.window->openFile(fixture.path(QStringLiteral("mine.warpgrain")));
    waitForSession(fixture, source);
    QTRY_COMPARE_WITH_TIMEOUT(fixture.workbench().variants().variants().size(), std::size_t(3),
                              WindowFixture::patience);
    const Work after = workIn(fixture);
    QCOMPARE(QString::fromStdString(toString(transform::planOf(after.plan))), QStringLiteral("coarsen x 2"));
    QCOMPARE(after.rows, before.rows);
    QVERIFY(after == before);
    // Nothing was run, nobody was asked.
    QVERIFY(fixture.dialogs.trustAsked.isEmpty());
    QVERIFY(!fixture.workbench().isWorking());
    QVERIFY(!fixture.window->isWindowModified());
    // It is what was saved: closing asks nothing.
    fixture.dialogs.saveChoice = Dialogs::SaveChoice::cancel;
    fixture.dialogs.askedToSave.clear();
    fixture.close();
    QTRY_VERIFY_WITH_TIMEOUT(!fixture.window->isVisible(), WindowFixture::patience);
    QVERIFY(fixture.dialogs.askedToSave.isEmpty());
  }

  void rowsThatWereReadAreBuiltAgainBeforeTheyAreMeasured() {
    WindowFixture fixture;
    fixture.useFakeCompiler();
    const QString source = fixture.write(QStringLiteral("a.cu"), smallKernel());
    fixture.open(source);
    work(fixture);
    saveAs(fixture, fixture.path(QStringLiteral("mine.warpgrain")));
    reopen(fixture);
    fixture.window->openFile(fixture.path(QStringLiteral("mine.warpgrain")));
    waitForSession(fixture, source);
    QTRY_VERIFY(fixture.workbench().variants().order().isRead);
    fixture.workbench().build();
    QTRY_VERIFY_WITH_TIMEOUT(!fixture.workbench().isWorking() && !fixture.workbench().variants().order().isRead,
                             WindowFixture::patience);
    // What a run has shown is still known.
    QVERIFY(fixture.workbench().variants().variants()[1].verification.has_value());
    QVERIFY(!fixture.workbench().variants().variants()[1].cubin.empty());
  }

  void saysThatASourceHasChangedAndShowsTheDifference() {
    WindowFixture fixture;
    fixture.useFakeCompiler();
    const QString source = fixture.write(QStringLiteral("a.cu"), smallKernel());
    fixture.open(source);
    work(fixture);
    saveAs(fixture, fixture.path(QStringLiteral("mine.warpgrain")));
    reopen(fixture);
    fixture.write(QStringLiteral("a.cu"), "// another line\n" + smallKernel());
    fixture.window->openFile(fixture.path(QStringLiteral("mine.warpgrain")));
    waitForSession(fixture, source);
    QTRY_VERIFY2(fixture.message().contains(QStringLiteral("Changed since the session was saved: a.cu")),
                 qPrintable(fixture.message()));
    // The rows are of the other text.
    QVERIFY(fixture.workbench().variants().variants().empty());
    offer(fixture, 0)->click();
    auto *window = fixture.find<QWidget>("sourceDifference");
    QVERIFY(window != nullptr);
    QCOMPARE(window->findChild<views::CompareView *>()->summary(), QStringLiteral("1 line added"));
    // They come back with it.
    fixture.find<EditorArea>("editorArea")
        ->paneOf(toPath(source))
        ->editor()
        .replaceSource(QString::fromUtf8(smallKernel()));
    QTRY_COMPARE_WITH_TIMEOUT(fixture.workbench().variants().variants().size(), std::size_t(3),
                              WindowFixture::patience);
    fixture.dialogs.saveChoice = Dialogs::SaveChoice::discard;
  }

  void aSessionOfANewerVersionIsForReadingOnly() {
    WindowFixture fixture;
    const QString source = fixture.write(QStringLiteral("a.cu"), smallKernel());
    fixture.open(source);
    saveAs(fixture, fixture.path(QStringLiteral("mine.warpgrain")));
    reopen(fixture);
    QByteArray text = fixture.read(QStringLiteral("mine.warpgrain"));
    text.replace("\"version\": 1", "\"version\": 7, \"weather\": \"fine\"");
    fixture.write(QStringLiteral("mine.warpgrain"), text);
    fixture.window->openFile(fixture.path(QStringLiteral("mine.warpgrain")));
    waitForSession(fixture, source);
    QTRY_VERIFY2(fixture.message().contains(QStringLiteral("is open for reading only")), qPrintable(fixture.message()));
    // Saving asks for another file, and does not take this one.
    fixture.dialogs.titles.clear();
    fixture.dialogs.fileToSave = fixture.path(QStringLiteral("mine.warpgrain"));
    fixture.action("saveSession")->trigger();
    QCOMPARE(fixture.dialogs.titles.size(), 1);
    QVERIFY2(fixture.message().contains(QStringLiteral("choose another file")), qPrintable(fixture.message()));
    QCOMPARE(fixture.read(QStringLiteral("mine.warpgrain")), text);
    saveAs(fixture, fixture.path(QStringLiteral("copy.warpgrain")));
    QVERIFY(!fixture.window->sessions().isReadOnly());
    QVERIFY(fixture.read(QStringLiteral("copy.warpgrain")).contains("\"version\": 1"));
  }

  void bothIsSaidOfANewerSessionWhoseSourceHasChanged() {
    WindowFixture fixture;
    const QString source = fixture.write(QStringLiteral("a.cu"), smallKernel());
    fixture.open(source);
    saveAs(fixture, fixture.path(QStringLiteral("mine.warpgrain")));
    reopen(fixture);
    fixture.write(QStringLiteral("mine.warpgrain"),
                  fixture.read(QStringLiteral("mine.warpgrain")).replace("\"version\": 1", "\"version\": 7"));
    fixture.write(QStringLiteral("a.cu"), "// another line\n" + smallKernel());
    fixture.window->openFile(fixture.path(QStringLiteral("mine.warpgrain")));
    waitForSession(fixture, source);
    QTRY_VERIFY(fixture.message().contains(QStringLiteral("Changed since")));
    QVERIFY2(fixture.message().contains(QStringLiteral("is open for reading only")), qPrintable(fixture.message()));
    QCOMPARE(offer(fixture, 0)->text(), QStringLiteral("Show the Difference"));
    QCOMPARE(offer(fixture, 1)->text(), QStringLiteral("Save As…"));
  }

  void aBrokenSessionIsNamedAndLeftAlone() {
    WindowFixture fixture;
    const QString source = fixture.write(QStringLiteral("a.cu"), smallKernel());
    fixture.open(source);
    saveAs(fixture, fixture.path(QStringLiteral("mine.warpgrain")));
    const QByteArray whole = fixture.read(QStringLiteral("mine.warpgrain"));
    for (const QByteArray &bad : {QByteArray(), QByteArray("\0\xff{", 3), whole.left(whole.size() / 2),
                                  QByteArray(whole).replace("\"sources\"", "\"Sources\"")}) {
      fixture.write(QStringLiteral("bad.warpgrain"), bad);
      fixture.find<MessageBar>("messageBar")->dismiss();
      fixture.window->openFile(fixture.path(QStringLiteral("bad.warpgrain")));
      QTRY_VERIFY2(fixture.message().contains(QStringLiteral("bad.warpgrain")) &&
                       fixture.message().contains(QStringLiteral("no session that can be opened")),
                   qPrintable(fixture.message()));
      QCOMPARE(fixture.read(QStringLiteral("bad.warpgrain")), bad);
      // What is open stays.
      QCOMPARE(fixture.window->sessions().file(), toPath(fixture.path(QStringLiteral("mine.warpgrain"))));
    }
  }

  void aFileThatAnotherProgramHasChangedIsNotWrittenWithoutAQuestion() {
    WindowFixture fixture;
    const QString source = fixture.write(QStringLiteral("a.cu"), smallKernel());
    fixture.open(source);
    const QString file = fixture.path(QStringLiteral("mine.warpgrain"));
    saveAs(fixture, file);
    fixture.write(QStringLiteral("mine.warpgrain"), "broken");
    fixture.action("saveSession")->trigger();
    QTRY_VERIFY2(fixture.message().contains(QStringLiteral("The session was not saved")),
                 qPrintable(fixture.message()));
    QCOMPARE(fixture.read(QStringLiteral("mine.warpgrain")), QByteArray("broken"));
    QSignalSpy saved(&fixture.window->sessions(), &SessionController::saved);
    offer(fixture, 0)->click();
    QTRY_COMPARE(saved.count(), 1);
    QVERIFY(fixture.read(QStringLiteral("mine.warpgrain")).startsWith("{"));
  }

  void aFileThatCannotBeReadIsNotWrittenOver() {
    WindowFixture fixture;
    const QString source = fixture.write(QStringLiteral("a.cu"), smallKernel());
    fixture.open(source);
    const QString file = fixture.path(QStringLiteral("mine.warpgrain"));
    saveAs(fixture, file);
    std::filesystem::resize_file(toPath(file), maximumSourceBytes + 1);
    fixture.action("saveSession")->trigger();
    QTRY_VERIFY2(fixture.message().contains(QStringLiteral("The session was not saved")),
                 qPrintable(fixture.message()));
    QCOMPARE(QFileInfo(file).size(), static_cast<qint64>(maximumSourceBytes) + 1);
  }

  void aNewerSessionIsKnownByAnyPath() {
    WindowFixture fixture;
    const QString source = fixture.write(QStringLiteral("a.cu"), smallKernel());
    fixture.open(source);
    const QString file = fixture.path(QStringLiteral("mine.warpgrain"));
    saveAs(fixture, file);
    reopen(fixture);
    const QByteArray newer = fixture.read(QStringLiteral("mine.warpgrain")).replace("\"version\": 1", "\"version\": 7");
    fixture.write(QStringLiteral("mine.warpgrain"), newer);
    fixture.window->openFile(file);
    waitForSession(fixture, source);
    QTRY_VERIFY(fixture.window->sessions().isReadOnly());
    QVERIFY(QDir(fixture.folder.path()).mkdir(QStringLiteral("inner")));
    QVERIFY(QFile::link(file, fixture.path(QStringLiteral("link.warpgrain"))));
    for (const char *name : {"link.warpgrain", "inner/../mine.warpgrain", "mine"}) {
      fixture.find<MessageBar>("messageBar")->dismiss();
      fixture.dialogs.fileToSave = fixture.path(QString::fromLatin1(name));
      fixture.action("saveSessionAs")->trigger();
      QVERIFY2(fixture.message().contains(QStringLiteral("choose another file")), name);
      QCOMPARE(fixture.read(QStringLiteral("mine.warpgrain")), newer);
    }
  }

  /// The system's dialog asks before it takes a file that is there: it has to know the whole name.
  void theDialogThatSavesKnowsTheSuffix() {
    WindowFixture fixture;
    fixture.write(QStringLiteral("old.warpgrain"), "old");
    QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    bool isAsked = false;
    QTimer looks;
    looks.setInterval(50);
    connect(&looks, &QTimer::timeout, this, [&] {
      QWidget *open = QApplication::activeModalWidget();
      if (auto *box = qobject_cast<QMessageBox *>(open)) {
        isAsked = box->text().contains(QStringLiteral("old.warpgrain"));
        box->button(QMessageBox::No)->click();
      } else if (auto *dialog = qobject_cast<QFileDialog *>(open)) {
        if (isAsked) return dialog->reject();
        dialog->findChild<QLineEdit *>()->setText(QStringLiteral("old"));
        // It asks in an event loop of its own.
        QMetaObject::invokeMethod(dialog, "accept", Qt::QueuedConnection);
      }
    });
    looks.start();
    const QString chosen =
        SystemDialogs().saveFile(nullptr, QStringLiteral("Save"), fixture.path(QStringLiteral("a.warpgrain")));
    QVERIFY(isAsked);
    QCOMPARE(chosen, QString());
  }

  void theKeyThatSavesTheSourceSavesItsSession() {
    WindowFixture fixture;
    const QString source = fixture.write(QStringLiteral("a.cu"), smallKernel());
    fixture.open(source);
    saveAs(fixture, fixture.path(QStringLiteral("mine.warpgrain")));
    QVERIFY(fixture.workbench().plans().setText(fixture.workbench().selection().kernel(), "coarsen x 4"));
    auto &editor = fixture.find<EditorArea>("editorArea")->paneOf(toPath(source))->editor();
    editor.replaceRange(0, 0, QStringLiteral("// new\n"));
    QSignalSpy saved(&fixture.window->sessions(), &SessionController::saved);
    fixture.action("save")->trigger();
    QTRY_COMPARE(saved.count(), 1);
    const auto session = session::readSavedSession(toPath(fixture.path(QStringLiteral("mine.warpgrain"))));
    QVERIFY(session.has_value());
    QCOMPARE(session->kernels.size(), std::size_t(1));
    QCOMPARE(session->sources.front().hash, session::sourceHashOf("// new\n" + smallKernel().toStdString()));
  }

  void closingAsksOnceForTheSourceAndTheSession() {
    WindowFixture fixture;
    const QString source = fixture.write(QStringLiteral("a.cu"), smallKernel());
    fixture.open(source);
    saveAs(fixture, fixture.path(QStringLiteral("mine.warpgrain")));
    QVERIFY(fixture.workbench().plans().setText(fixture.workbench().selection().kernel(), "coarsen x 4"));
    fixture.find<EditorArea>("editorArea")
        ->paneOf(toPath(source))
        ->editor()
        .replaceRange(0, 0, QStringLiteral("// new\n"));
    fixture.dialogs.saveChoice = Dialogs::SaveChoice::cancel;
    fixture.close();
    QTRY_COMPARE(fixture.dialogs.askedToSave, (QStringList{QStringLiteral("a.cu"), QStringLiteral("mine.warpgrain")}));
    QVERIFY(fixture.window->isVisible());
    fixture.dialogs.saveChoice = Dialogs::SaveChoice::save;
    fixture.close();
    QTRY_VERIFY_WITH_TIMEOUT(!fixture.window->isVisible(), WindowFixture::patience);
    QVERIFY(fixture.read(QStringLiteral("a.cu")).startsWith("// new"));
    QVERIFY(fixture.read(QStringLiteral("mine.warpgrain")).contains("coarsen x 4"));
  }

  void notesThatAreInNoFileAreAskedFor() {
    WindowFixture fixture;
    fixture.open(fixture.write(QStringLiteral("a.cu"), smallKernel()));
    fixture.find<views::NotesView>("notes")->setPlainText(QStringLiteral("faster with 4"));
    fixture.dialogs.saveChoice = Dialogs::SaveChoice::save;
    fixture.dialogs.fileToSave = fixture.path(QStringLiteral("notes"));
    fixture.close();
    QTRY_VERIFY_WITH_TIMEOUT(!fixture.window->isVisible(), WindowFixture::patience);
    QCOMPARE(fixture.dialogs.askedToSave.size(), 1);
    QVERIFY(fixture.dialogs.suggested.endsWith(QStringLiteral("a.warpgrain")));
    QVERIFY(fixture.read(QStringLiteral("notes.warpgrain")).contains("faster with 4"));
  }

  void notesThatAreChangedBeforeTheFirstAnalysisAreAskedFor() {
    WindowFixture fixture;
    const QString source = fixture.write(QStringLiteral("a.cu"), smallKernel());
    fixture.open(source);
    const QString file = fixture.path(QStringLiteral("mine.warpgrain"));
    saveAs(fixture, file);
    reopen(fixture);
    // Typed as soon as the notes are there, and nothing is known of the source.
    connect(&fixture.window->sessions(), &SessionController::opened, this, [&fixture] {
      QVERIFY(!fixture.workbench().analysis());
      fixture.find<views::NotesView>("notes")->setPlainText(QStringLiteral("at once"));
      fixture.dialogs.saveChoice = Dialogs::SaveChoice::cancel;
      fixture.dialogs.askedToSave.clear();
      fixture.close();
    });
    fixture.window->openFile(file);
    QTRY_COMPARE(fixture.dialogs.askedToSave, QStringList{QStringLiteral("mine.warpgrain")});
    QVERIFY(fixture.window->isVisible());
    // So they are when it is analysed.
    waitForSession(fixture, source);
    fixture.dialogs.askedToSave.clear();
    fixture.close();
    QTRY_COMPARE(fixture.dialogs.askedToSave, QStringList{QStringLiteral("mine.warpgrain")});
    fixture.dialogs.saveChoice = Dialogs::SaveChoice::discard;
  }

  void sessionsMoveWithTheirFolder() {
    WindowFixture fixture;
    fixture.open(fixture.write(QStringLiteral("one/a.cu"), smallKernel()));
    QVERIFY(fixture.workbench().plans().setText(fixture.workbench().selection().kernel(), "coarsen x 4"));
    saveAs(fixture, fixture.path(QStringLiteral("one/mine.warpgrain")));
    reopen(fixture);
    QVERIFY(QDir(fixture.folder.path()).rename(QStringLiteral("one"), QStringLiteral("two")));
    fixture.window->openFile(fixture.path(QStringLiteral("two/mine.warpgrain")));
    waitForSession(fixture, fixture.path(QStringLiteral("two/a.cu")));
    QCOMPARE(planIn(fixture), std::string("coarsen x 4"));
  }

  void aSourceThatIsGoneCanBeLookedFor() {
    WindowFixture fixture;
    fixture.open(fixture.write(QStringLiteral("a.cu"), smallKernel()));
    QVERIFY(fixture.workbench().plans().setText(fixture.workbench().selection().kernel(), "coarsen x 4"));
    saveAs(fixture, fixture.path(QStringLiteral("mine.warpgrain")));
    reopen(fixture);
    QVERIFY(QFile::rename(fixture.path(QStringLiteral("a.cu")), fixture.path(QStringLiteral("b.cu"))));
    fixture.window->openFile(fixture.path(QStringLiteral("mine.warpgrain")));
    QTRY_VERIFY2(fixture.message().contains(QStringLiteral("its source")), qPrintable(fixture.message()));
    fixture.dialogs.fileToOpen = fixture.path(QStringLiteral("b.cu"));
    offer(fixture, 0)->click();
    waitForSession(fixture, fixture.path(QStringLiteral("b.cu")));
    QCOMPARE(planIn(fixture), std::string("coarsen x 4"));
  }

  void flagsThatWereGivenInTheWindowAreInTheSession() {
    WindowFixture fixture;
    fixture.environment.keepMilliseconds = 20;
    const QString source = fixture.write(QStringLiteral("a.cu"), smallKernel().replace("[64]", "[WIDTH]"));
    fixture.open(source);
    const QString file = fixture.path(QStringLiteral("a.warpgrain"));
    saveAs(fixture, file);
    const session::SavedFlags flags{.flags = {"-DWIDTH=64"}, .folder = toPath(fixture.folder.path())};
    fixture.workbench().setFlags(flags);
    QTRY_VERIFY_WITH_TIMEOUT(fixture.window->sessions().isUnsaved(), WindowFixture::patience);
    QTRY_VERIFY_WITH_TIMEOUT(fixture.isSettled(), WindowFixture::patience);
    QVERIFY(fixture.workbench().analysis()->problems.empty());
    saveAs(fixture, file);
    reopen(fixture);
    fixture.window->openFile(file);
    waitForSession(fixture, source);
    QVERIFY(fixture.workbench().givenFlags() == flags);
    QVERIFY(fixture.workbench().analysis()->problems.empty());
  }

  /// Flags can make a compiler start programs: those of a session are trusted with the folder that it comes from.
  void flagsOfASessionAreNotTrustedWithTheSource() {
    WindowFixture fixture;
    fixture.useFakeCompiler();
    const QString source = fixture.write(QStringLiteral("mine/a.cu"), smallKernel());
    fixture.environment.flags = {"-DFROM_ME=1"};
    fixture.open(source);
    QVERIFY(QDir(fixture.folder.path()).mkdir(QStringLiteral("theirs")));
    saveAs(fixture, fixture.path(QStringLiteral("theirs/bad.warpgrain")));
    fixture.environment.flags.reset();
    reopen(fixture);
    fixture.workbench().trust().trust(toPath(fixture.path(QStringLiteral("mine"))));
    fixture.window->openFile(fixture.path(QStringLiteral("theirs/bad.warpgrain")));
    waitForSession(fixture, source);
    const auto flags = fixture.workbench().analysis()->parser.flags;
    QVERIFY(flags && *flags == std::vector<std::string>{"-DFROM_ME=1"});
    fixture.dialogs.trusts = false;
    fixture.workbench().build();
    QTRY_COMPARE(fixture.dialogs.trustAsked, QStringList{fixture.path(QStringLiteral("theirs"))});
    QVERIFY(!fixture.workbench().isWorking());
  }

  void theStartPageHasRecentSessionsBesideRecentFiles() {
    WindowFixture fixture;
    const QString source = fixture.write(QStringLiteral("a.cu"), smallKernel());
    fixture.open(source);
    saveAs(fixture, fixture.path(QStringLiteral("mine.warpgrain")));
    reopen(fixture);
    auto *sessions = fixture.find<QListWidget>("startSessions");
    auto *files = fixture.find<QListWidget>("startFiles");
    QCOMPARE(sessions->count(), 1);
    QVERIFY(sessions->isVisible());
    QVERIFY(sessions->item(0)->text().startsWith(QStringLiteral("mine.warpgrain\n")));
    QCOMPARE(files->count(), 1);
    auto *examples = fixture.find<QListWidget>("startExamples");
    QVERIFY(examples->isVisible() && examples->count() >= 5);
    QVERIFY(fixture.find<QPushButton>("startHandbook")->isVisible());
    QVERIFY(
        fixture.find<QMenu>("recentSessionsMenu")->actions().at(0)->text().endsWith(QStringLiteral("mine.warpgrain")));
    QTest::keyClick(sessions, Qt::Key_Return);
    waitForSession(fixture, source);
    QCOMPARE(fixture.window->sessions().file(), toPath(fixture.path(QStringLiteral("mine.warpgrain"))));
  }

  void howASearchIsMadeComesBack() {
    WindowFixture fixture;
    const QString source = fixture.write(QStringLiteral("a.cu"), smallKernel());
    fixture.open(source);
    const auto strategy = [&fixture] { return fixture.find<QComboBox>("tuneStrategy"); };
    strategy()->setCurrentIndex(2);
    Q_EMIT strategy()->activated(2);
    fixture.find<QComboBox>("tuneObjective")->setCurrentIndex(2);
    Q_EMIT fixture.find<QComboBox>("tuneObjective")->activated(2);
    fixture.find<QSpinBox>("tuneEvaluations")->setValue(40);
    fixture.find<QDoubleSpinBox>("tuneSeconds")->setValue(90);
    fixture.find<QCheckBox>("tuneReorder")->setChecked(true);
    const TuneSettings before = fixture.workbench().tuneSettings();
    QVERIFY((before == TuneSettings{.strategy = 2,
                                    .objective = workflow::SearchObjective::both,
                                    .evaluations = 40,
                                    .seconds = 90,
                                    .allowsReorder = true}));
    saveAs(fixture, fixture.path(QStringLiteral("mine.warpgrain")));
    reopen(fixture);
    QCOMPARE(fixture.find<QSpinBox>("tuneEvaluations")->value(), 100);
    fixture.window->openFile(fixture.path(QStringLiteral("mine.warpgrain")));
    waitForSession(fixture, source);
    QVERIFY(fixture.workbench().tuneSettings() == before);
    QCOMPARE(strategy()->currentIndex(), 2);
    QCOMPARE(fixture.find<QSpinBox>("tuneEvaluations")->value(), 40);
    QCOMPARE(fixture.find<QDoubleSpinBox>("tuneSeconds")->value(), 90.0);
    QVERIFY(fixture.find<QCheckBox>("tuneReorder")->isChecked());
    QVERIFY(!fixture.window->isWindowModified());
    // Another budget is something to save.
    fixture.find<QSpinBox>("tuneEvaluations")->setValue(50);
    QTRY_VERIFY_WITH_TIMEOUT(fixture.window->isWindowModified(), WindowFixture::patience);
    fixture.dialogs.saveChoice = Dialogs::SaveChoice::discard;
  }

  /// What a folder holds may crash a compiler, or take all memory: the window stays, and says what is wrong.
  void aSourceThatCrashesTheCompilerDoesNotEndTheWindow() {
    WindowFixture fixture;
    QByteArray deep = "__global__ void k(float *a, int n) {\n";
    for (int i = 0; i < 50000; ++i)
      deep += "if (n == 3) a[1] = 2; else\n";
    const QString hostile = fixture.write(QStringLiteral("deep.cu"), deep + "a[0] = 1;\n}\n");
    fixture.show();
    fixture.window->openFile(hostile);
    QTRY_VERIFY2_WITH_TIMEOUT(fixture.message().contains(QStringLiteral("nested too deeply")),
                              qPrintable(fixture.message()), WindowFixture::patience);
    // It still works.
    const QString good = fixture.write(QStringLiteral("a.cu"), smallKernel());
    fixture.open(good);
    QVERIFY(fixture.workbench().analysis()->unit);
    // The same in a session, as a kernel by hand.
    saveAs(fixture, fixture.path(QStringLiteral("mine.warpgrain")));
    auto session = session::readSavedSession(toPath(fixture.path(QStringLiteral("mine.warpgrain"))));
    QVERIFY(session.has_value());
    session::SavedKernel kernel{.key = fixture.workbench().selection().kernel()};
    kernel.byHand.push_back({.name = "deep",
                             .file = toPath(good),
                             .kernel = "turn",
                             .texts = {{toPath(good), deep.toStdString() + "a[0] = 1;\n}\n"}}});
    session->kernels = {kernel};
    fixture.write(QStringLiteral("hostile.warpgrain"),
                  QByteArray::fromStdString(session::textOf(*session, toPath(fixture.folder.path()))));
    reopen(fixture);
    fixture.window->openFile(fixture.path(QStringLiteral("hostile.warpgrain")));
    waitForSession(fixture, good);
    const auto row = [&fixture] { return fixture.workbench().variants().findHand("deep"); };
    QTRY_VERIFY_WITH_TIMEOUT(row() != nullptr && row()->status == session::VariantStatus::failed,
                             WindowFixture::patience);
    QVERIFY2(row()->reason.find("nested too deeply") != std::string::npos, row()->reason.c_str());
    QVERIFY(fixture.dialogs.trustAsked.isEmpty()); // nothing was run
    fixture.dialogs.saveChoice = Dialogs::SaveChoice::discard;
  }

  void theLayoutComesBack() {
    WindowFixture fixture;
    const QString source = fixture.write(QStringLiteral("a.cu"), smallKernel());
    fixture.open(source);
    auto *explorer = fixture.find<QDockWidget>("explorerDock");
    explorer->hide();
    saveAs(fixture, fixture.path(QStringLiteral("mine.warpgrain")));
    explorer->show();
    reopen(fixture);
    QVERIFY(fixture.find<QDockWidget>("explorerDock")->isVisible());
    fixture.window->openFile(fixture.path(QStringLiteral("mine.warpgrain")));
    waitForSession(fixture, source);
    QTRY_VERIFY(!fixture.find<QDockWidget>("explorerDock")->isVisible());
  }

  void whatWasNotSavedIsOfferedAfterTheWindowWasKilled_data() {
    QTest::addColumn<bool>("hasSession");
    QTest::newRow("without a session") << false;
    QTest::newRow("with a session") << true;
  }

  void whatWasNotSavedIsOfferedAfterTheWindowWasKilled() {
    QFETCH(bool, hasSession);
    WindowFixture fixture;
    const QString source = fixture.write(QStringLiteral("a.cu"), smallKernel());
    const QString session = fixture.path(QStringLiteral("mine.warpgrain"));
    if (hasSession) {
      fixture.open(source);
      saveAs(fixture, session);
      fixture.window.reset();
    }
    const QString recovery = fixture.path(QStringLiteral("recovery"));
    QProcess other;
    other.start(QCoreApplication::applicationFilePath(),
                {QStringLiteral("--work"), hasSession ? session : source, source, recovery});
    const auto isKept = [&recovery] {
      const QDir folder(recovery);
      const auto files = folder.entryList({QStringLiteral("*.warpgrain")}, QDir::Files);
      if (files.size() != 1) return false;
      QFile file(folder.filePath(files.front()));
      return file.open(QIODevice::ReadOnly) && file.readAll().contains("// typed, not saved");
    };
    QTRY_VERIFY_WITH_TIMEOUT(isKept(), WindowFixture::patience);
    // A window that still works is not offered.
    fixture.environment.recoveryFolder = toPath(recovery);
    fixture.show();
    QTest::qWait(300);
    QCOMPARE(fixture.message(), QString());
    fixture.window.reset();
    QCOMPARE(::kill(static_cast<pid_t>(other.processId()), SIGKILL), 0);
    other.waitForFinished();
    fixture.show();
    QTRY_VERIFY2(fixture.message().contains(QStringLiteral("ended without closing")), qPrintable(fixture.message()));
    // Opening something else does not take the offer away.
    const QString another = fixture.write(QStringLiteral("b.cu"), smallKernel());
    fixture.open(another);
    QTRY_VERIFY2(fixture.message().contains(QStringLiteral("ended without closing")), qPrintable(fixture.message()));
    offer(fixture, 0)->click();
    waitForSession(fixture, source);
    QCOMPARE(planIn(fixture), std::string("coarsen x 2; coarsen y 2"));
    QCOMPARE(fixture.find<views::NotesView>("notes")->toPlainText(), QStringLiteral("halfway"));
    // The row that was written by hand is in the table again, with what was typed in it.
    const KernelKey kernel = fixture.workbench().selection().kernel();
    const session::HandPointer hand = fixture.workbench().hands().find(kernel, "mine");
    QVERIFY(hand);
    QCOMPARE(hand->texts.at(toPath(source)), "// by hand\n" + smallKernel().toStdString());
    const auto row = [&fixture] { return fixture.workbench().variants().findHand("mine"); };
    QTRY_VERIFY_WITH_TIMEOUT(row() != nullptr && !row()->symbols.empty(), WindowFixture::patience);
    QCOMPARE(fixture.workbench().space().spaceOf(kernel), std::string("coarsen x 1,2"));
    QCOMPARE(fixture.workbench().launch().form().arguments.size(), std::size_t(1));
    QCOMPARE(fixture.workbench().tuneSettings().evaluations, std::size_t(7));
    const auto &editor = fixture.find<EditorArea>("editorArea")->paneOf(toPath(source))->editor();
    QTRY_VERIFY(editor.sourceBytes().startsWith("// typed, not saved\n"));
    QCOMPARE(fixture.read(QStringLiteral("a.cu")), smallKernel());
    QCOMPARE(fixture.window->sessions().file(), hasSession ? toPath(session) : std::filesystem::path());
    // It is not saved, and closing says so; then nothing is left.
    fixture.dialogs.saveChoice = Dialogs::SaveChoice::discard;
    fixture.close();
    QTRY_VERIFY_WITH_TIMEOUT(!fixture.window->isVisible(), WindowFixture::patience);
    QCOMPARE(fixture.dialogs.askedToSave.size(), 2);
    fixture.window.reset();
    QTRY_COMPARE_WITH_TIMEOUT(QDir(recovery).entryList(QDir::Files), QStringList(), WindowFixture::patience);
    fixture.show();
    QTest::qWait(300);
    QCOMPARE(fixture.message(), QString());
  }

  void restoredWorkDoesNotOverwriteWhatAnotherWindowHasSavedSince_data() {
    QTest::addColumn<bool>("isSavedSince");
    QTest::newRow("the file is the same") << false;
    QTest::newRow("the file was saved since") << true;
  }

  void restoredWorkDoesNotOverwriteWhatAnotherWindowHasSavedSince() {
    QFETCH(bool, isSavedSince);
    WindowFixture fixture;
    const QString source = fixture.write(QStringLiteral("a.cu"), smallKernel());
    const QString file = fixture.path(QStringLiteral("mine.warpgrain"));
    fixture.open(source);
    saveAs(fixture, file);
    // What a window leaves that crashed with this session.
    auto left = session::readSavedSession(toPath(file));
    QVERIFY(left.has_value());
    left->file = toPath(file);
    left->fileHash = session::sourceHashOf(fixture.read(QStringLiteral("mine.warpgrain")).toStdString());
    left->notes = "left";
    if (isSavedSince) {
      fixture.find<views::NotesView>("notes")->setPlainText(QStringLiteral("newer"));
      saveAs(fixture, file);
    }
    const QByteArray saved = fixture.read(QStringLiteral("mine.warpgrain"));
    fixture.window.reset();
    fixture.write(QStringLiteral("recovery/x.warpgrain"), QByteArray::fromStdString(session::textOf(*left, {})));
    fixture.environment.recoveryFolder = toPath(fixture.path(QStringLiteral("recovery")));
    fixture.show();
    QTRY_VERIFY(fixture.message().contains(QStringLiteral("ended without closing")));
    offer(fixture, 0)->click();
    waitForSession(fixture, source);
    QTRY_COMPARE(fixture.find<views::NotesView>("notes")->toPlainText(), QStringLiteral("left"));
    QSignalSpy written(&fixture.window->sessions(), &SessionController::saved);
    fixture.action("saveSession")->trigger();
    if (isSavedSince) {
      QTRY_VERIFY2(fixture.message().contains(QStringLiteral("The session was not saved")),
                   qPrintable(fixture.message()));
      QCOMPARE(fixture.read(QStringLiteral("mine.warpgrain")), saved);
      offer(fixture, 0)->click();
    }
    QTRY_COMPARE(written.count(), 1);
    QVERIFY(fixture.read(QStringLiteral("mine.warpgrain")).contains("left"));
    QVERIFY(!fixture.read(QStringLiteral("mine.warpgrain")).contains("file_hash"));
  }

  /// Versions that opened examples in place have left their paths.
  void workOnAnExampleIsRestoredOnItsCopy() {
    WindowFixture fixture;
    const QString example = fixture.write(QStringLiteral("share/examples/a.cu"), smallKernel());
    fixture.environment.trustedFolder = toPath(fixture.path(QStringLiteral("share/examples")));
    fixture.environment.copiesFolder = toPath(fixture.path(QStringLiteral("data/examples")));
    session::SavedSession left;
    left.notes = "left";
    left.sources.push_back({.path = toPath(example), .hash = session::sourceHashOf(smallKernel().toStdString())});
    fixture.write(QStringLiteral("recovery/x.warpgrain"), QByteArray::fromStdString(session::textOf(left, {})));
    fixture.environment.recoveryFolder = toPath(fixture.path(QStringLiteral("recovery")));
    fixture.show();
    QTRY_VERIFY(fixture.message().contains(QStringLiteral("ended without closing")));
    offer(fixture, 0)->click();
    waitForSession(fixture, fixture.path(QStringLiteral("data/examples/a.cu")));
    QTRY_COMPARE(fixture.find<views::NotesView>("notes")->toPlainText(), QStringLiteral("left"));
  }

  /// Without one, another window would take the file for left.
  void nothingIsKeptWithoutALock() {
    WindowFixture fixture;
    RecoveryFile file(toPath(fixture.folder.path()));
    QLockFile other(toQString(file.path()) + QStringLiteral(".lock"));
    QVERIFY(other.tryLock(0));
    session::SavedSession work;
    work.sources.push_back({.path = toPath(fixture.path(QStringLiteral("a.cu"))), .hash = {}});
    const auto kept = file.write(session::textOf(work, {}));
    QVERIFY(!kept.has_value());
    QVERIFY2(kept.error().message.find("is not kept") != std::string::npos, kept.error().message.c_str());
    QVERIFY(!std::filesystem::exists(file.path()));
    other.unlock();
    QVERIFY(file.write(session::textOf(work, {})).has_value());
  }

  void whatWasLeftCanBeDiscarded() {
    WindowFixture fixture;
    const QString source = fixture.write(QStringLiteral("a.cu"), smallKernel());
    session::SavedSession left;
    left.sources.push_back({.path = toPath(source), .hash = session::sourceHashOf(smallKernel().toStdString())});
    fixture.write(QStringLiteral("recovery/x.warpgrain"), QByteArray::fromStdString(session::textOf(left, {})));
    fixture.write(QStringLiteral("recovery/bad.warpgrain"), "{");
    fixture.environment.recoveryFolder = toPath(fixture.path(QStringLiteral("recovery")));
    fixture.show();
    QTRY_VERIFY(fixture.message().contains(QStringLiteral("a.cu")));
    offer(fixture, 1)->click();
    QCOMPARE(fixture.message(), QString());
    QTRY_VERIFY(!QFile::exists(fixture.path(QStringLiteral("recovery/x.warpgrain"))));
    QVERIFY(QFile::exists(fixture.path(QStringLiteral("recovery/bad.warpgrain"))));
  }

  void nothingIsLeftBehindByWorkThatIsSaved() {
    WindowFixture fixture;
    fixture.environment.recoveryFolder = toPath(fixture.path(QStringLiteral("recovery")));
    fixture.environment.keepMilliseconds = 20;
    const QString source = fixture.write(QStringLiteral("a.cu"), smallKernel());
    fixture.open(source);
    QVERIFY(fixture.workbench().plans().setText(fixture.workbench().selection().kernel(), "coarsen x 4"));
    const QDir folder(fixture.path(QStringLiteral("recovery")));
    const auto kept = [&folder] { return folder.entryList({QStringLiteral("*.warpgrain")}, QDir::Files).size(); };
    QTRY_COMPARE(kept(), 1);
    saveAs(fixture, fixture.path(QStringLiteral("mine.warpgrain")));
    QTRY_COMPARE(kept(), 0);
    fixture.find<views::NotesView>("notes")->setPlainText(QStringLiteral("more"));
    QTRY_COMPARE(kept(), 1);
    QTRY_VERIFY(fixture.window->isWindowModified());
    fixture.dialogs.saveChoice = Dialogs::SaveChoice::discard;
    fixture.close();
    QTRY_COMPARE(kept(), 0);
  }
};

namespace {

/// What the process does that is killed: a person's work in the real window.
int workUntilKilled(const QStringList &arguments) {
  WindowFixture fixture;
  fixture.environment.recoveryFolder = toPath(arguments.at(4));
  fixture.environment.keepMilliseconds = 20;
  const QString source = arguments.at(3);
  fixture.show();
  fixture.window->openFile(arguments.at(2));
  const auto isOpen = [&] { return fixture.workbench().source().mainFile() == toPath(source) && fixture.isSettled(); };
  if (!QTest::qWaitFor(isOpen, WindowFixture::patience)) return 1;
  if (!fixture.workbench().plans().setText(fixture.workbench().selection().kernel(), "coarsen x 2; coarsen y 2"))
    return 1;
  Workbench &workbench = fixture.workbench();
  const KernelKey kernel = workbench.selection().kernel();
  workbench.space().type(kernel, "coarsen x 1,2");
  workbench.launch().typeArgument("n", 4096);
  fixture.find<QSpinBox>("tuneEvaluations")->setValue(7);
  workbench.hands().add(kernel, {.name = "mine",
                                 .file = toPath(source),
                                 .kernel = "turn",
                                 .texts = {{toPath(source), smallKernel().toStdString()}}});
  workbench.hands().setText(kernel, "mine", toPath(source), "// by hand\n" + smallKernel().toStdString());
  fixture.find<views::NotesView>("notes")->setPlainText(QStringLiteral("halfway"));
  auto *editors = fixture.find<EditorArea>("editorArea");
  editors->paneOf(toPath(source))->editor().replaceRange(0, 0, QStringLiteral("// typed, not saved\n"));
  return QApplication::exec();
}

} // namespace

int main(int argc, char **argv) {
  QApplication application(argc, argv);
  if (QCoreApplication::arguments().value(1) == QStringLiteral("--work"))
    return workUntilKilled(QCoreApplication::arguments());
  SessionTest test;
  return QTest::qExec(&test, argc, argv);
}

#include "SessionTest.moc"

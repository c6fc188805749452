// SPDX-License-Identifier: GPL-3.0-or-later
//
// Opening, saving, what other programs do to files, and closing.
#include "core/base/Files.h"

#include "app/gui/base/Texts.h"
#include "app/gui/window/EditorArea.h"
#include "app/gui/window/MessageBar.h"
#include "tests/views/window/WindowFixture.h"
#include "views/editor/EditorPane.h"
#include "views/problems/ProblemsView.h"

#include <QDir>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QTabWidget>

#include <unistd.h>

using namespace warpgrain;
using namespace warpgrain::gui;

class FilesTest : public QObject {
  Q_OBJECT

private:
  static views::SourceEditor &editor(WindowFixture &fixture, const QString &file) {
    return fixture.find<EditorArea>("editorArea")->paneOf(toPath(file))->editor();
  }

  static void type(WindowFixture &fixture, const QString &file, const QString &text) {
    editor(fixture, file).replaceRange(0, 0, text);
    fixture.find<EditorArea>("editorArea")->flush();
  }

  static void openBad(WindowFixture &fixture, const QString &file) {
    if (!fixture.window) fixture.show();
    fixture.window->openFile(file);
    QTRY_VERIFY_WITH_TIMEOUT(!fixture.message().isEmpty(), WindowFixture::patience);
  }

private Q_SLOTS:

  void savesWhatIsTyped() {
    WindowFixture fixture;
    const QString file = fixture.write(QStringLiteral("a.cu"), smallKernel());
    fixture.open(file);
    QVERIFY(!fixture.window->isWindowModified());
    type(fixture, file, QStringLiteral("// grüße\n"));
    QVERIFY(fixture.window->isWindowModified());
    auto *tabs = fixture.find<QTabWidget>("editorTabs");
    QCOMPARE(tabs->tabText(0), QStringLiteral("Source *"));
    fixture.action("save")->trigger();
    QTRY_VERIFY(!fixture.window->isWindowModified());
    QCOMPARE(fixture.read(QStringLiteral("a.cu")), "// grüße\n" + smallKernel());
    QTest::qWait(200); // our own save is no change by another program
    QCOMPARE(fixture.message(), QString());
  }

  void knowsThatUndoLeadsBackToWhatIsSaved() {
    WindowFixture fixture;
    const QString file = fixture.write(QStringLiteral("a.cu"), smallKernel());
    fixture.open(file);
    type(fixture, file, QStringLiteral("// new\n"));
    QVERIFY(fixture.window->isWindowModified());
    editor(fixture, file).undo();
    QTRY_VERIFY(!fixture.window->isWindowModified());
  }

  void findsByItsKeyAndByTheMenu() {
    WindowFixture fixture;
    const QString file = fixture.write(QStringLiteral("a.cu"), smallKernel());
    fixture.open(file);
    auto *bar = fixture.find<QWidget>("source")->findChild<QLineEdit *>();
    QVERIFY(!bar->isVisible());
    editor(fixture, file).setFocus();
    QTest::keyClick(editor(fixture, file).viewport(), Qt::Key_F, Qt::ControlModifier);
    QTRY_VERIFY(bar->isVisible());
    QTest::keyClick(bar, Qt::Key_Escape);
    QTRY_VERIFY(!bar->isVisible());
    fixture.action("find")->trigger();
    QTRY_VERIFY(bar->isVisible());
  }

  void savesUnderAnotherName() {
    WindowFixture fixture;
    const QString file = fixture.write(QStringLiteral("a.cu"), smallKernel());
    fixture.open(file);
    type(fixture, file, QStringLiteral("// new\n"));
    fixture.dialogs.fileToSave = fixture.path(QStringLiteral("b.cu"));
    fixture.action("saveAs")->trigger();
    QTRY_COMPARE(fixture.workbench().source().mainFile(), toPath(fixture.path(QStringLiteral("b.cu"))));
    QCOMPARE(fixture.read(QStringLiteral("a.cu")), smallKernel());
    QCOMPARE(fixture.read(QStringLiteral("b.cu")), "// new\n" + smallKernel());
    QTRY_VERIFY_WITH_TIMEOUT(fixture.isSettled(), WindowFixture::patience);
    QCOMPARE(fixture.workbench().analysis()->unit->files.front().path, toPath(fixture.path(QStringLiteral("b.cu"))));
    // Its undo history is kept.
    editor(fixture, fixture.path(QStringLiteral("b.cu"))).undo();
    QCOMPARE(editor(fixture, fixture.path(QStringLiteral("b.cu"))).sourceBytes(), smallKernel());
    fixture.dialogs.saveChoice = Dialogs::SaveChoice::discard;
  }

  void remembersWhatWasOpened() {
    WindowFixture fixture;
    const QString first = fixture.write(QStringLiteral("a.cu"), smallKernel());
    const QString second = fixture.write(QStringLiteral("b.cu"), smallKernel());
    fixture.open(first);
    fixture.open(second);
    fixture.close();
    fixture.window.reset();
    fixture.show();
    auto *menu = fixture.find<QMenu>("recentMenu");
    QVERIFY(menu->actions().at(0)->text().endsWith(second));
    QVERIFY(menu->actions().at(1)->text().endsWith(first));
    menu->actions().at(1)->trigger();
    QTRY_COMPARE(fixture.workbench().source().mainFile(), toPath(first));
    QVERIFY(menu->actions().at(0)->text().endsWith(first));
  }

  void saysWhyAFileCannotBeOpened() {
    WindowFixture fixture;
    openBad(fixture, fixture.path(QStringLiteral("missing.cu")));
    QVERIFY2(fixture.message().contains(QStringLiteral("does not exist")), qPrintable(fixture.message()));
    QCOMPARE(fixture.find<views::ProblemsView>("problems")->errorCount(), 1);
    fixture.find<MessageBar>("messageBar")->dismiss();
    openBad(fixture, fixture.folder.path());
    QVERIFY(fixture.message().contains(QStringLiteral("not a regular file")));
    fixture.find<MessageBar>("messageBar")->dismiss();
    openBad(fixture, fixture.write(QStringLiteral("binary.cu"), QByteArray("\x7f"
                                                                           "ELF\0\0\1",
                                                                           7)));
    QVERIFY(fixture.message().contains(QStringLiteral("binary file")));
    QVERIFY(fixture.workbench().source().mainFile().empty());
  }

  void saysThatAFileMayNotBeRead() {
    if (::geteuid() == 0) QSKIP("The superuser may read everything");
    WindowFixture fixture;
    const QString file = fixture.write(QStringLiteral("a.cu"), smallKernel());
    QFile::setPermissions(file, {});
    openBad(fixture, file);
    QVERIFY(fixture.message().contains(QStringLiteral("permissions")));
  }

  void keepsTheOpenFileWhereAnotherCannotBeOpened() {
    WindowFixture fixture;
    const QString file = fixture.write(QStringLiteral("a.cu"), smallKernel());
    fixture.open(file);
    openBad(fixture, fixture.path(QStringLiteral("missing.cu")));
    QCOMPARE(fixture.workbench().source().mainFile(), toPath(file));
    QCOMPARE(editor(fixture, file).sourceBytes(), smallKernel());
  }

  void showsTextThatIsNoUtf8ForReadingOnly() {
    WindowFixture fixture;
    const QByteArray latin = "// gr\xfc\xdf"
                             "e\n" +
                             smallKernel();
    const QString file = fixture.write(QStringLiteral("a.cu"), latin);
    fixture.open(file);
    QVERIFY(fixture.message().contains(QStringLiteral("UTF-8")));
    QVERIFY(editor(fixture, file).isReadOnly());
    QVERIFY(!fixture.action("save")->isEnabled());
    QCOMPARE(fixture.verdictOf(QStringLiteral("coarsen x 4")), QStringLiteral("legal"));
    fixture.dialogs.fileToSave = fixture.path(QStringLiteral("b.cu"));
    fixture.action("saveAs")->trigger();
    QTRY_COMPARE(fixture.read(QStringLiteral("b.cu")), latin); // a copy has the same bytes
  }

  void keepsAByteOrderMarkAndLineEnds() {
    WindowFixture fixture;
    const QByteArray bytes = "\xEF\xBB\xBF" + smallKernel().replace("\n", "\r\n");
    const QString file = fixture.write(QStringLiteral("a.cu"), bytes);
    fixture.open(file);
    QVERIFY(!fixture.window->isWindowModified());
    type(fixture, file, QStringLiteral("// x\r\n"));
    fixture.action("save")->trigger();
    QTRY_COMPARE(fixture.read(QStringLiteral("a.cu")), "\xEF\xBB\xBF// x\r\n" + smallKernel().replace("\n", "\r\n"));
  }

  void loadsWhatAnotherProgramHasWritten() {
    WindowFixture fixture;
    const QString file = fixture.write(QStringLiteral("a.cu"), smallKernel());
    fixture.open(file);
    fixture.write(QStringLiteral("a.cu"), "// other\n" + smallKernel());
    QTRY_VERIFY_WITH_TIMEOUT(fixture.message().contains(QStringLiteral("changed")), WindowFixture::patience);
    QCOMPARE(editor(fixture, file).sourceBytes(), smallKernel()); // it asks first
    fixture.find<QPushButton>("messageOffer0")->click();
    QTRY_COMPARE(editor(fixture, file).sourceBytes(), "// other\n" + smallKernel());
    QVERIFY(!fixture.window->isWindowModified());
  }

  void doesNotOverwriteWhatAnotherProgramHasWritten() {
    WindowFixture fixture;
    const QString file = fixture.write(QStringLiteral("a.cu"), smallKernel());
    fixture.open(file);
    type(fixture, file, QStringLiteral("// mine\n"));
    fixture.write(QStringLiteral("a.cu"), "// other\n");
    fixture.action("save")->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(fixture.message().contains(QStringLiteral("not saved")), WindowFixture::patience);
    QCOMPARE(fixture.read(QStringLiteral("a.cu")), QByteArray("// other\n"));
    fixture.find<QPushButton>("messageOffer0")->click();
    QTRY_COMPARE(fixture.read(QStringLiteral("a.cu")), "// mine\n" + smallKernel());
  }

  void doesNotOverwriteWhatCannotBeRead() {
    WindowFixture fixture;
    const QString file = fixture.write(QStringLiteral("a.cu"), smallKernel());
    fixture.open(file);
    type(fixture, file, QStringLiteral("// mine\n"));
    std::filesystem::resize_file(toPath(file), maximumSourceBytes + 1);
    fixture.action("save")->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(fixture.message().contains(QStringLiteral("not saved")), WindowFixture::patience);
    QCOMPARE(QFileInfo(file).size(), static_cast<qint64>(maximumSourceBytes) + 1);
  }

  void examplesAreOpenedAsCopies() {
    WindowFixture fixture;
    const QString example = fixture.write(QStringLiteral("share/examples/a.cu"), smallKernel());
    fixture.environment.trustedFolder = toPath(fixture.path(QStringLiteral("share/examples")));
    fixture.environment.copiesFolder = toPath(fixture.path(QStringLiteral("data/examples")));
    fixture.show();
    const auto open = [&fixture](const QString &file, const QString &copy) {
      fixture.window->openFile(file);
      QTRY_COMPARE_WITH_TIMEOUT(fixture.workbench().source().mainFile(), toPath(fixture.path(copy)),
                                WindowFixture::patience);
      QTRY_VERIFY_WITH_TIMEOUT(fixture.isSettled(), WindowFixture::patience);
    };
    const QString first = QStringLiteral("data/examples/a.cu");
    open(example, first);
    QVERIFY(fixture.workbench().trust().isTrusted(toPath(fixture.path(QStringLiteral("data/examples")))));
    QVERIFY(fixture.find<QMenu>("recentMenu")->actions().at(0)->text().endsWith(first));
    type(fixture, fixture.path(first), QStringLiteral("// mine\n"));
    fixture.action("save")->trigger();
    QTRY_COMPARE(fixture.read(first), "// mine\n" + smallKernel());
    QTRY_VERIFY(fixture.workbench().source().modifiedFiles().empty());
    QCOMPARE(fixture.read(QStringLiteral("share/examples/a.cu")), smallKernel());
    // Opened again, by whatever path, it is as it came; what was changed stays, and is opened as it is.
    QVERIFY(QFile::link(fixture.path(QStringLiteral("share")), fixture.path(QStringLiteral("link"))));
    open(fixture.path(QStringLiteral("link/examples/a.cu")), QStringLiteral("data/examples/2/a.cu"));
    QCOMPARE(fixture.read(QStringLiteral("data/examples/2/a.cu")), smallKernel());
    QCOMPARE(fixture.read(first), "// mine\n" + smallKernel());
    open(fixture.path(first), first);
    open(example, QStringLiteral("data/examples/2/a.cu"));
  }

  void saysWhyAnExampleCannotBeCopied() {
    WindowFixture fixture;
    const QString example = fixture.write(QStringLiteral("examples/a.cu"), smallKernel());
    fixture.environment.trustedFolder = toPath(fixture.path(QStringLiteral("examples")));
    fixture.environment.copiesFolder = toPath(fixture.write(QStringLiteral("file"), "")) / "examples";
    openBad(fixture, example);
    QVERIFY2(fixture.message().contains(QStringLiteral("Copies of examples are kept there")),
             qPrintable(fixture.message()));
    QVERIFY(fixture.workbench().source().mainFile().empty());
  }

  void saysThatAFileCannotBeSaved() {
    WindowFixture fixture;
    const QString file = fixture.write(QStringLiteral("a.cu"), smallKernel());
    fixture.open(file);
    fixture.dialogs.fileToSave = QStringLiteral("/proc/warpgrain/b.cu");
    fixture.action("saveAs")->trigger();
    QTRY_VERIFY(fixture.message().contains(QStringLiteral("cannot be written")));
    QCOMPARE(fixture.workbench().source().mainFile(), toPath(file));
  }

  void asksBeforeUnsavedChangesAreLost() {
    WindowFixture fixture;
    const QString file = fixture.write(QStringLiteral("a.cu"), smallKernel());
    fixture.open(file);
    editor(fixture, file).replaceRange(0, 0, QStringLiteral("// new\n")); // not even handed over yet
    fixture.close();
    QTest::qWait(50);
    QCOMPARE(fixture.dialogs.askedToSave, QStringList{QStringLiteral("a.cu")});
    QVERIFY(fixture.window->isVisible());
    fixture.dialogs.saveChoice = Dialogs::SaveChoice::save;
    fixture.close();
    QTRY_VERIFY(!fixture.window->isVisible());
    QCOMPARE(fixture.read(QStringLiteral("a.cu")), "// new\n" + smallKernel());
  }

  void losesUnsavedChangesOnlyWhereItIsTold() {
    WindowFixture fixture;
    const QString file = fixture.write(QStringLiteral("a.cu"), smallKernel());
    const QString other = fixture.write(QStringLiteral("b.cu"), smallKernel());
    fixture.open(file);
    type(fixture, file, QStringLiteral("// new\n"));
    fixture.window->openFile(other); // the answer is to cancel
    QTest::qWait(100);
    QCOMPARE(fixture.workbench().source().mainFile(), toPath(file));
    fixture.dialogs.saveChoice = Dialogs::SaveChoice::discard;
    fixture.open(other);
    QCOMPARE(fixture.read(QStringLiteral("a.cu")), smallKernel());
    QVERIFY(fixture.window->isWindowModified() == false);
  }

  void staysOpenWhereSavingFails() {
    WindowFixture fixture;
    const QString file = fixture.write(QStringLiteral("a.cu"), smallKernel());
    fixture.open(file);
    type(fixture, file, QStringLiteral("// new\n"));
    fixture.write(QStringLiteral("a.cu"), "// other\n");
    fixture.dialogs.saveChoice = Dialogs::SaveChoice::save;
    fixture.close();
    QTRY_VERIFY(fixture.message().contains(QStringLiteral("not saved")));
    QTest::qWait(50);
    QVERIFY(fixture.window->isVisible());
    fixture.dialogs.saveChoice = Dialogs::SaveChoice::discard;
    fixture.close();
    QTRY_VERIFY(!fixture.window->isVisible());
  }

  void closesWhileItReads() {
    WindowFixture fixture;
    fixture.show();
    fixture.window->openFile(fixture.example(QStringLiteral("matrix_multiplication.cu")));
    QTRY_VERIFY(!fixture.workbench().source().mainFile().empty());
    QVERIFY(fixture.workbench().isAnalysing());
    fixture.window.reset(); // waits for the reader, and nothing arrives at what is gone
  }

  void restoresItsLayout() {
    WindowFixture fixture;
    fixture.show();
    auto *dock = fixture.find<QWidget>("explorerDock");
    QVERIFY(dock->isVisible());
    dock->hide();
    fixture.close();
    fixture.window.reset();
    fixture.show();
    QVERIFY(!fixture.find<QWidget>("explorerDock")->isVisible());
    fixture.action("resetLayout")->trigger();
    QVERIFY(fixture.find<QWidget>("explorerDock")->isVisible());
  }
};

QTEST_MAIN(FilesTest)
#include "FilesTest.moc"

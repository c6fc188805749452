// SPDX-License-Identifier: GPL-3.0-or-later
//
// What leaves the program: files, folders, patches.
#include "app/gui/base/Texts.h"
#include "app/gui/window/EditorArea.h"
#include "core/base/Subprocess.h"
#include "tests/views/window/WindowFixture.h"
#include "views/editor/EditorPane.h"
#include "views/shared/TableText.h"

#include <QAction>
#include <QClipboard>
#include <QDir>
#include <QFile>
#include <QGuiApplication>
#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTableWidget>

using namespace warpgrain;
using namespace warpgrain::gui;

class ExportTest : public QObject {
  Q_OBJECT

private:
  /// Chooses a factor and waits for its source.
  static void choose(WindowFixture &fixture, const QString &factor) {
    QTest::mouseClick(fixture.factor(factor), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(fixture.action("exportVariant")->isEnabled(), WindowFixture::patience);
  }

  static QByteArray textOfShown(WindowFixture &fixture, const QString &file) {
    return QByteArray::fromStdString(fixture.workbench().shown().variant.texts.at(toPath(file)));
  }

  static QAction *actionOf(const QWidget &widget, const char *name) {
    for (QAction *action : widget.actions())
      if (action->objectName() == QLatin1StringView(name)) return action;
    return nullptr;
  }

private Q_SLOTS:

  void writesTheChosenVariantAsAFile() {
    WindowFixture fixture;
    const QString file = fixture.write(QStringLiteral("a.cu"), smallKernel());
    fixture.open(file);
    QVERIFY(!fixture.action("exportVariant")->isEnabled()); // the original is there already
    choose(fixture, QStringLiteral("coarsen x 4"));
    fixture.dialogs.fileToSave = fixture.path(QStringLiteral("out.cu"));
    fixture.action("exportVariant")->trigger();
    QVERIFY(fixture.dialogs.suggested.endsWith(QStringLiteral("a.coarsen_x_4.cu")));
    QCOMPARE(fixture.dialogs.titles, QStringList{QStringLiteral("Export coarsen x 4 as")});
    QTRY_COMPARE(fixture.read(QStringLiteral("out.cu")), textOfShown(fixture, file));
    QVERIFY(fixture.read(QStringLiteral("out.cu")) != smallKernel());
    QCOMPARE(fixture.read(QStringLiteral("a.cu")), smallKernel());
    QTRY_VERIFY(fixture.message().contains(QStringLiteral("out.cu")));
  }

  void writesAPatchThatPatchTakes() {
    const auto patch = findProgram("patch");
    if (!patch) QSKIP("There is no patch program on this machine");
    WindowFixture fixture;
    const QString file = fixture.write(QStringLiteral("a.cu"), smallKernel());
    fixture.open(file);
    choose(fixture, QStringLiteral("coarsen x 4"));
    fixture.dialogs.fileToSave = fixture.path(QStringLiteral("out.patch"));
    fixture.action("exportPatch")->trigger();
    QTRY_VERIFY(fixture.read(QStringLiteral("out.patch")).startsWith("--- a/a.cu"));
    const auto run = runSubprocess({.arguments = {patch->string(), "-p1", "-i", toUtf8(fixture.dialogs.fileToSave)},
                                    .folder = toPath(fixture.folder.path())});
    QVERIFY(run && run->succeeded());
    QCOMPARE(fixture.read(QStringLiteral("a.cu")), textOfShown(fixture, file));
  }

  void writesSeveralFilesIntoAFolder() {
    WindowFixture fixture;
    const QByteArray whole = smallKernel();
    const QByteArray kernel = whole.left(whole.indexOf("void run"));
    const QByteArray launcher = "#include \"inc/kernel.cuh\"\n" + whole.mid(whole.indexOf("void run"));
    fixture.write(QStringLiteral("project/inc/kernel.cuh"), kernel);
    fixture.open(fixture.write(QStringLiteral("project/main.cu"), launcher));
    choose(fixture, QStringLiteral("coarsen x 4"));
    QDir(fixture.folder.path()).mkdir(QStringLiteral("out"));
    fixture.dialogs.folder = fixture.path(QStringLiteral("out"));
    fixture.action("exportVariant")->trigger();
    QTRY_VERIFY(!fixture.read(QStringLiteral("out/main.cu")).isEmpty());
    QTRY_VERIFY(!fixture.read(QStringLiteral("out/inc/kernel.cuh")).isEmpty());
    QVERIFY(fixture.read(QStringLiteral("out/main.cu")) != launcher);
    QVERIFY(fixture.read(QStringLiteral("out/inc/kernel.cuh")) != kernel);
    QCOMPARE(fixture.read(QStringLiteral("project/main.cu")), launcher);
    // Not over the originals.
    fixture.dialogs.folder = fixture.path(QStringLiteral("project"));
    fixture.action("exportVariant")->trigger();
    QTRY_VERIFY(fixture.message().contains(QStringLiteral("original")));
    QCOMPARE(fixture.read(QStringLiteral("project/inc/kernel.cuh")), kernel);
  }

  void nothingButWhatIsNamedIsExported() {
    WindowFixture fixture;
    const QString file = fixture.write(QStringLiteral("a.cu"), smallKernel());
    fixture.open(file);
    choose(fixture, QStringLiteral("coarsen x 4"));
    QTest::mouseClick(fixture.factor(QStringLiteral("coarsen x 8")), Qt::LeftButton);
    QVERIFY(!fixture.action("exportVariant")->isEnabled()); // its text is not there yet
    QTRY_VERIFY_WITH_TIMEOUT(fixture.action("exportVariant")->isEnabled(), WindowFixture::patience);
    // What was typed last is waited for.
    fixture.find<EditorArea>("editorArea")->paneOf(toPath(file))->editor().insertAt(QStringLiteral("// new\n"), 0, 0);
    fixture.dialogs.fileToSave = fixture.path(QStringLiteral("out.cu"));
    fixture.action("exportVariant")->trigger();
    QVERIFY(fixture.dialogs.titles.isEmpty());
    QTRY_COMPARE_WITH_TIMEOUT(fixture.dialogs.titles, QStringList{QStringLiteral("Export coarsen x 8 as")},
                              WindowFixture::patience);
    QTRY_VERIFY(fixture.read(QStringLiteral("out.cu")).startsWith("// new\n"));
    QVERIFY(fixture.read(QStringLiteral("out.cu")).contains("< 8;"));
    fixture.dialogs.saveChoice = Dialogs::SaveChoice::discard;
  }

  void saysThatATargetCannotBeWritten() {
    WindowFixture fixture;
    fixture.open(fixture.write(QStringLiteral("a.cu"), smallKernel()));
    choose(fixture, QStringLiteral("coarsen x 4"));
    fixture.dialogs.fileToSave = QStringLiteral("/proc/warpgrain/out.cu");
    fixture.action("exportVariant")->trigger();
    QTRY_VERIFY2(fixture.message().contains(QStringLiteral("cannot be written")), qPrintable(fixture.message()));
    fixture.dialogs.fileToSave = QStringLiteral("/proc/warpgrain/out.patch");
    fixture.find<QWidget>("messageBar")->hide();
    fixture.action("exportPatch")->trigger();
    QTRY_VERIFY(fixture.find<QWidget>("messageBar")->isVisible());
    QVERIFY(fixture.message().contains(QStringLiteral("out.patch")));
  }

  void writesNothingWhereNoPlaceIsChosen() {
    WindowFixture fixture;
    fixture.open(fixture.write(QStringLiteral("a.cu"), smallKernel()));
    choose(fixture, QStringLiteral("coarsen x 4"));
    const auto before = QDir(fixture.folder.path()).entryList(QDir::Files);
    fixture.action("exportVariant")->trigger();
    fixture.action("exportPatch")->trigger();
    QTest::qWait(100);
    QCOMPARE(QDir(fixture.folder.path()).entryList(QDir::Files), before);
  }

  void warnsThatAPatchIsAgainstUnsavedText() {
    WindowFixture fixture;
    const QString file = fixture.write(QStringLiteral("a.cu"), smallKernel());
    fixture.open(file);
    auto &editor = fixture.find<EditorArea>("editorArea")->paneOf(toPath(file))->editor();
    editor.replaceRange(0, 0, QStringLiteral("// new\n"));
    QTRY_VERIFY_WITH_TIMEOUT(fixture.window->isWindowModified() && fixture.isSettled(), WindowFixture::patience);
    choose(fixture, QStringLiteral("coarsen x 4"));
    fixture.dialogs.fileToSave = fixture.path(QStringLiteral("out.patch"));
    fixture.action("exportPatch")->trigger();
    QTRY_VERIFY(!fixture.read(QStringLiteral("out.patch")).isEmpty());
    QVERIFY(fixture.message().contains(QStringLiteral("not saved")));
    fixture.dialogs.saveChoice = Dialogs::SaveChoice::discard;
  }

  void everyTableIsWrittenAndCopied() {
    WindowFixture fixture;
    fixture.open(fixture.write(QStringLiteral("a.cu"), smallKernel()));
    const auto tables = fixture.window->findChildren<QTableView *>();
    QVERIFY(tables.size() >= 7);
    for (QTableView *table : tables) {
      QVERIFY2(actionOf(*table, "saveTable") != nullptr, qPrintable(table->objectName()));
      QVERIFY2(actionOf(*table, "copyMarkdown") != nullptr, qPrintable(table->objectName()));
      QCOMPARE(table->contextMenuPolicy(), Qt::ActionsContextMenu);
    }
    const auto rows = [](const QTableView *table) { return table->model()->rowCount(); };
    QTRY_VERIFY_WITH_TIMEOUT(rows(std::ranges::max(tables, {}, rows)) > 1, WindowFixture::patience);
    QTableView *table = std::ranges::max(tables, {}, rows);
    const int count = rows(table);
    const QString cell = table->model()->index(1, 0).data().toString();
    const auto saved = [&](const char *name) {
      fixture.dialogs.fileToSave = fixture.path(QLatin1StringView(name));
      actionOf(*table, "saveTable")->trigger();
      (void)QTest::qWaitFor([&] { return !fixture.read(QLatin1StringView(name)).isEmpty(); }, WindowFixture::patience);
      return fixture.read(QLatin1StringView(name));
    };
    QVERIFY(saved("t.csv").contains(cell.toUtf8()));
    QVERIFY(fixture.dialogs.suggested.contains(QStringLiteral("/turn.")));
    const QJsonArray json = QJsonDocument::fromJson(saved("t.json")).array();
    QCOMPARE(json.size(), count);
    QVERIFY(json[1].toObject().toVariantMap().values().contains(QVariant(cell)));
    QVERIFY(saved("t.pdf").startsWith("%PDF"));
    fixture.dialogs.fileToSave = fixture.path(QStringLiteral("t.xlsx"));
    actionOf(*table, "saveTable")->trigger();
    QVERIFY2(fixture.message().contains(QStringLiteral(".csv")), qPrintable(fixture.message()));
    QVERIFY(!QFile::exists(fixture.path(QStringLiteral("t.xlsx"))));
    table->clearSelection();
    actionOf(*table, "copyMarkdown")->trigger();
    QCOMPARE(QGuiApplication::clipboard()->text().count(u'\n'), qsizetype(count) + 2);
    table->selectRow(1);
    actionOf(*table, "copyMarkdown")->trigger();
    QCOMPARE(QGuiApplication::clipboard()->text().count(u'\n'), qsizetype(3));
  }

  void everyChartIsWrittenAndCopied() {
    WindowFixture fixture;
    fixture.open(fixture.write(QStringLiteral("a.cu"), smallKernel()));
    QList<QWidget *> charts;
    for (QWidget *widget : fixture.window->findChildren<QWidget *>())
      if (widget->inherits("warpgrain::views::ChartPane") || widget->inherits("warpgrain::views::LaneCanvas") ||
          widget->inherits("warpgrain::views::ReuseCanvas") || widget->inherits("warpgrain::views::ParallelView"))
        charts.push_back(widget);
    QVERIFY(charts.size() >= 8);
    for (QWidget *chart : charts)
      QVERIFY2(actionOf(*chart, "saveChart") != nullptr && actionOf(*chart, "copyChart") != nullptr,
               chart->metaObject()->className());
    QWidget *chart = charts.front();
    const auto saved = [&](const char *name) {
      fixture.dialogs.fileToSave = fixture.path(QLatin1StringView(name));
      actionOf(*chart, "saveChart")->trigger();
      (void)QTest::qWaitFor([&] { return !fixture.read(QLatin1StringView(name)).isEmpty(); }, WindowFixture::patience);
      return fixture.read(QLatin1StringView(name));
    };
    QVERIFY(saved("c.svg").contains("<svg"));
    QCOMPARE(QImage::fromData(saved("c.png")).size(), chart->size() * 2);
    QVERIFY(saved("c.pdf").startsWith("%PDF"));
    actionOf(*chart, "copyChart")->trigger();
    QCOMPARE(QGuiApplication::clipboard()->image().size(), chart->size());
  }

  /// What stands in cells does not break the form.
  void cellsWithMarksOfTheFormAreQuoted() {
    QTableWidget table(2, 3);
    table.setHorizontalHeaderLabels({QStringLiteral("a"), QStringLiteral("a"), QString()});
    table.setItem(0, 0, new QTableWidgetItem(QStringLiteral("1,5 \"x\"")));
    table.setItem(0, 1, new QTableWidgetItem(QStringLiteral("p | q\nr")));
    table.setItem(1, 2, new QTableWidgetItem(QStringLiteral("<b>")));
    QCOMPARE(views::tableCsv(table), QStringLiteral("a,a 2,2\r\n\"1,5 \"\"x\"\"\",\"p | q\nr\",\r\n,,<b>\r\n"));
    QCOMPARE(views::tableMarkdown(table),
             QStringLiteral("| a | a 2 | 2 |\n| --- | --- | --- |\n| 1,5 \"x\" | p \\| q r |  |\n|  |  | <b> |\n"));
    QVERIFY(views::tableHtml(table, QStringLiteral("t")).contains(QStringLiteral("&lt;b&gt;")));
    table.setColumnHidden(1, true);
    QCOMPARE(QJsonDocument::fromJson(views::tableJson(table).toUtf8()).array()[0].toObject().keys(),
             (QStringList{QStringLiteral("2"), QStringLiteral("a")}));
  }
};

QTEST_MAIN(ExportTest)
#include "ExportTest.moc"

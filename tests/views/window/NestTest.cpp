// SPDX-License-Identifier: GPL-3.0-or-later
//
// Serial loop nests in the window: a serial source leads to its page, mappings are ranked beside the GUI thread, a
// click has the program written, and it opens as any source.
#include "app/gui/base/Texts.h"
#include "app/gui/nests/NestSentence.h"
#include "core/base/Files.h"
#include "tests/views/window/WindowFixture.h"
#include "views/nests/NestsView.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDockWidget>
#include <QFile>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QTableView>
#include <QTreeWidget>

using namespace warpgrain;
using namespace warpgrain::gui;

namespace {

const QByteArray scale = "double a[64][32];\n"
                         "double b[64][32];\n"
                         "void scale(double by) {\n"
                         "  for (int i = 0; i < 64; i++)\n"
                         "    for (int j = 0; j < 32; j++)\n"
                         "      b[i][j] = by * a[i][j];\n"
                         "}\n"
                         "void sweep(void) {\n"
                         "  for (int i = 1; i < 64; i++)\n"
                         "    a[i][0] = a[i - 1][0];\n"
                         "}\n";

QTreeWidget *tree(WindowFixture &fixture) {
  return fixture.find<QTreeWidget>("nestTree");
}

QTableView *table(WindowFixture &fixture) {
  return fixture.find<QTableView>("nestMappings");
}

/// The program of the chosen mappings is there.
bool isWritten(WindowFixture &fixture) {
  return tree(fixture)->topLevelItemCount() > 0 && fixture.find<QPushButton>("nestOpen")->isEnabled();
}

QDockWidget *dock(WindowFixture &fixture) {
  return fixture.find<QDockWidget>("nestsDock");
}

QString mappingAt(WindowFixture &fixture, int row, int column) {
  return table(fixture)->model()->index(row, column).data().toString();
}

} // namespace

class NestTest : public QObject {
  Q_OBJECT

private Q_SLOTS:

  void aSerialSourceLeadsToItsPage() {
    WindowFixture fixture;
    fixture.useNoCompiler();
    fixture.open(fixture.write(QStringLiteral("scale.c"), scale));
    QTRY_VERIFY_WITH_TIMEOUT(isWritten(fixture), WindowFixture::patience);
    QVERIFY(!fixture.find<views::NestsView>("nests")->visibleRegion().isEmpty());
    QVERIFY2(fixture.message().isEmpty(), qPrintable(fixture.message())); // that there is no kernel yet is no fault
    QCOMPARE(tree(fixture)->topLevelItemCount(), 2);
    QTreeWidgetItem *mapped = tree(fixture)->topLevelItem(0)->child(0);
    QTreeWidgetItem *serial = tree(fixture)->topLevelItem(1)->child(0);
    QCOMPARE(mapped->text(2), QStringLiteral("GPU"));
    QCOMPARE(mapped->child(1)->text(2), QStringLiteral("parallel, tx"));
    QCOMPARE(serial->text(2), QStringLiteral("CPU"));
    QVERIFY2(serial->text(3).contains(
                 QStringLiteral("a[i - 1][0] (line 10) reads what a[i][0] (line 10) writes in an earlier iteration")),
             qPrintable(serial->text(3)));
    QVERIFY(mappingAt(fixture, 0, 1).startsWith(QStringLiteral("j -> tx, i -> ty")));

    // A mapping that a person clicks on is the kernel's.
    fixture.dialogs.fileToSave = fixture.path(QStringLiteral("best.cu"));
    fixture.find<QPushButton>("nestSave")->click();
    QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(fixture.dialogs.fileToSave), WindowFixture::patience);
    int other = 0;
    while (mappingAt(fixture, other, 1).startsWith(QStringLiteral("j -> tx")))
      ++other;
    table(fixture)->selectRow(other);
    QCOMPARE(mapped->child(0)->text(2), QStringLiteral("parallel, tx"));
    QTRY_VERIFY_WITH_TIMEOUT(isWritten(fixture), WindowFixture::patience);

    // It opens as CUDA, beside the source; what lies there already stays.
    fixture.write(QStringLiteral("scale.cu"), "// mine\n");
    fixture.find<QPushButton>("nestOpen")->click();
    QTRY_COMPARE_WITH_TIMEOUT(fixture.workbench().source().mainFile(),
                              toPath(fixture.path(QStringLiteral("scale-2.cu"))), WindowFixture::patience);
    QCOMPARE(fixture.read(QStringLiteral("scale.cu")), QByteArray("// mine\n"));
    QTRY_VERIFY_WITH_TIMEOUT(!fixture.workbench().selection().kernel().isNone(), WindowFixture::patience);
    QVERIFY(dock(fixture)->isHidden()); // it has kernels now
    QVERIFY(fixture.read(QStringLiteral("scale-2.cu")) != fixture.read(QStringLiteral("best.cu")));
  }

  void marksAndTheCaretChooseNests() {
    WindowFixture fixture;
    fixture.useNoCompiler();
    QByteArray marked = scale;
    marked.replace("  for (int i = 1", "#pragma warpgrain map\n  for (int i = 1");
    fixture.open(fixture.write(QStringLiteral("marked.c"), marked));
    QTRY_COMPARE_WITH_TIMEOUT(tree(fixture)->topLevelItemCount(), 1, WindowFixture::patience);
    QCOMPARE(tree(fixture)->topLevelItem(0)->text(0), QStringLiteral("sweep()"));
    // The loop inside, by the caret.
    fixture.workbench().selection().goTo({.file = toPath(fixture.path(QStringLiteral("marked.c"))), .line = 5});
    QTRY_COMPARE_WITH_TIMEOUT(fixture.workbench().selection().caret().line, 5U, WindowFixture::patience);
    fixture.find<QCheckBox>("nestOnlyCaret")->click();
    QTRY_COMPARE_WITH_TIMEOUT(tree(fixture)->topLevelItem(0)->text(0), QStringLiteral("scale()"),
                              WindowFixture::patience);
    QCOMPARE(tree(fixture)->topLevelItem(0)->child(0)->childCount(), 1);
    QCOMPARE(tree(fixture)->topLevelItem(0)->child(0)->text(1), QStringLiteral("5"));
  }

  void choicesOfRulesAndLanguageAreFollowed() {
    WindowFixture fixture;
    fixture.useNoCompiler();
    fixture.open(fixture.write(QStringLiteral("scale.c"), scale));
    QTRY_VERIFY_WITH_TIMEOUT(isWritten(fixture), WindowFixture::patience);
    auto *summary = fixture.find<QLabel>("nestSummary");
    QVERIFY2(summary->text().contains(QStringLiteral("our rules, compute capability 9.0")),
             qPrintable(summary->text()));
    // The published rules are for their own device, whatever the window's is.
    auto *rules = fixture.find<QComboBox>("nestRules");
    rules->setCurrentIndex(1);
    Q_EMIT rules->activated(1);
    QTRY_VERIFY_WITH_TIMEOUT(summary->text().contains(QStringLiteral("published rules, compute capability 1.3")),
                             WindowFixture::patience);
    // What is stopped is asked for again.
    QTRY_VERIFY_WITH_TIMEOUT(isWritten(fixture), WindowFixture::patience);
    fixture.find<QPushButton>("nestStop")->click();
    QVERIFY(!isWritten(fixture));
    QTRY_VERIFY_WITH_TIMEOUT(isWritten(fixture), WindowFixture::patience);
    auto *language = fixture.find<QComboBox>("nestLanguage");
    language->setCurrentIndex(1);
    Q_EMIT language->activated(1);
    QVERIFY(!isWritten(fixture));
    QTRY_VERIFY_WITH_TIMEOUT(isWritten(fixture), WindowFixture::patience);
    fixture.find<QPushButton>("nestOpen")->click();
    QTRY_COMPARE_WITH_TIMEOUT(fixture.workbench().source().mainFile(),
                              toPath(fixture.path(QStringLiteral("scale_opencl.cl"))), WindowFixture::patience);
    QVERIFY(fixture.read(QStringLiteral("scale_opencl.cl")).contains("__kernel"));
    QVERIFY(fixture.read(QStringLiteral("scale_opencl.cpp")).contains("scale_opencl.cl"));
  }

  void whatCannotBeReadSaysWhyAndWhere() {
    WindowFixture fixture;
    fixture.useNoCompiler();
    fixture.open(fixture.write(QStringLiteral("only.c"), "// for (ever)\nint x;\n"));
    auto *message = fixture.find<QLabel>("nestMessage");
    QTRY_VERIFY_WITH_TIMEOUT(message->text().contains(QStringLiteral("no `for` loop")), WindowFixture::patience);
    // Mended, it is read anew.
    fixture.workbench().source().setText(toPath(fixture.path(QStringLiteral("only.c"))), scale.toStdString());
    QTRY_VERIFY_WITH_TIMEOUT(isWritten(fixture), WindowFixture::patience);
    // The source is not written over.
    fixture.dialogs.fileToSave = fixture.path(QStringLiteral("only.c"));
    fixture.find<QPushButton>("nestSave")->click();
    QTRY_VERIFY_WITH_TIMEOUT(fixture.message().contains(QStringLiteral("is the source itself")),
                             WindowFixture::patience);
    QCOMPARE(fixture.dialogs.suggested, fixture.path(QStringLiteral("only.cu")));
    fixture.dialogs.fileToSave = fixture.path(QStringLiteral("out.cu"));
    fixture.find<QPushButton>("nestSave")->click();
    QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(fixture.dialogs.fileToSave), WindowFixture::patience);
  }

  void sourcesWithKernelsHaveNoPage() {
    WindowFixture fixture;
    fixture.useNoCompiler();
    fixture.open(fixture.write(QStringLiteral("small.cu"), smallKernel()));
    QVERIFY(dock(fixture)->isHidden());
    fixture.open(fixture.write(QStringLiteral("parallel.c"), "double a[9];\nvoid f(void) {\n#pragma omp parallel for\n"
                                                             "  for (int i = 0; i < 9; i++)\n    a[i] = 1;\n}\n"));
    QVERIFY(dock(fixture)->isHidden()); // its directives say what is parallel
  }

  void sentencesBeginWithTheirPlaces() {
    const PlacedSentence said =
        placedSentenceOf("/tmp/a.c:7: The nest cannot be a kernel.", QStringLiteral("/tmp/a.c"));
    QCOMPARE(said.text, QStringLiteral("The nest cannot be a kernel."));
    QVERIFY(said.place.has_value());
    QCOMPARE(said.place->line, 7);
    QCOMPARE(said.place->name, QStringLiteral("7"));
    QVERIFY(!placedSentenceOf("No place.", QStringLiteral("/tmp/a.c")).place.has_value());
    QCOMPARE(nestSentenceOf("X decides the result. --allow reorder allows another order."),
             QStringLiteral("X decides the result. Reorder sums allows another order."));
  }

  void theExampleIsAmongTheOthers() {
    WindowFixture fixture;
    fixture.useNoCompiler();
    fixture.open(fixture.example(QStringLiteral("serial_nests.c")));
    QTRY_VERIFY_WITH_TIMEOUT(isWritten(fixture), WindowFixture::patience);
    const QString summary = fixture.find<QLabel>("nestSummary")->text();
    QVERIFY2(summary.contains(QStringLiteral("4 of ")), qPrintable(summary));
  }
};

QTEST_MAIN(NestTest)
#include "NestTest.moc"

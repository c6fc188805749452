// SPDX-License-Identifier: GPL-3.0-or-later
//
// OpenMP programs in the window: they are seen when they open, translated beside the GUI thread, and open as CUDA.
#include "app/gui/base/Texts.h"
#include "app/gui/openmp/LineMap.h"
#include "core/workflow/Translate.h"
#include "tests/views/window/WindowFixture.h"
#include "views/openmp/OpenMpView.h"

#include <QComboBox>
#include <QDockWidget>
#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QTableView>
#include <QTextBrowser>
#include <QTreeWidget>

using namespace warpgrain;
using namespace warpgrain::gui;

namespace {

const QByteArray scale = "double a[64];\n"
                         "double b[64];\n"
                         "void scale(double by) {\n"
                         "#pragma omp parallel for\n"
                         "  for (int i = 0; i < 64; i++)\n"
                         "    b[i] = by * a[i];\n"
                         "}\n"
                         "int wait(void);\n"
                         "void both(void) {\n"
                         "#pragma omp parallel for\n"
                         "  for (int i = 0; i < 64; i++)\n"
                         "    a[i] = wait();\n"
                         "}\n";

QTreeWidget *tree(WindowFixture &fixture) {
  return fixture.find<QTreeWidget>("openMpTree");
}

bool isTranslated(WindowFixture &fixture) {
  return tree(fixture)->topLevelItemCount() > 0 && fixture.find<QPushButton>("openMpOpen")->isEnabled();
}

QDockWidget *dock(WindowFixture &fixture) {
  return fixture.find<QDockWidget>("openMpDock");
}

} // namespace

class OpenMpTest : public QObject {
  Q_OBJECT

private Q_SLOTS:

  void aProgramWithDirectivesLeadsToItsPage() {
    WindowFixture fixture;
    fixture.useNoCompiler();
    fixture.open(fixture.write(QStringLiteral("scale.c"), scale));
    QTRY_VERIFY_WITH_TIMEOUT(isTranslated(fixture), WindowFixture::patience);
    QVERIFY(!fixture.find<views::OpenMpView>("openMp")->visibleRegion().isEmpty());
    QVERIFY2(fixture.message().isEmpty(), qPrintable(fixture.message())); // that there is no kernel yet is no fault
    QCOMPARE(tree(fixture)->topLevelItemCount(), 2);
    QTreeWidgetItem *onGpu = tree(fixture)->topLevelItem(0)->child(0);
    QCOMPARE(onGpu->text(2), QStringLiteral("GPU"));
    QCOMPARE(onGpu->child(0)->text(0), QStringLiteral("scale_kernel0"));
    QTreeWidgetItem *onCpu = tree(fixture)->topLevelItem(1)->child(0);
    QCOMPARE(onCpu->text(2), QStringLiteral("CPU"));
    QCOMPARE(onCpu->text(3), QStringLiteral("wait() is called, which the source does not define."));
    // Choosing a piece moves the editor there, and the tree keeps the keyboard.
    tree(fixture)->setFocus();
    tree(fixture)->setCurrentItem(onCpu);
    QTRY_COMPARE_WITH_TIMEOUT(fixture.workbench().selection().caret().line, 10U, WindowFixture::patience);
    const QString details = fixture.find<QTextBrowser>("openMpDetails")->toPlainText();
    QVERIFY2(details.contains(QStringLiteral("listed nowhere")), qPrintable(details));
    QCOMPARE(fixture.find<QTableView>("openMpTransfersTable")->model()->rowCount(), 2);
    QCOMPARE(fixture.find<QTableView>("openMpTransfersTable")->model()->index(0, 3).data().toString(),
             QStringLiteral("512"));

    // Other transfers are other rows.
    auto *transfers = fixture.find<QComboBox>("openMpTransfers");
    transfers->setCurrentIndex(2);
    Q_EMIT transfers->activated(2);
    QTRY_COMPARE_WITH_TIMEOUT(fixture.find<QTableView>("openMpTransfersTable")->model()->index(0, 4).data().toString(),
                              QStringLiteral("at each launch"), WindowFixture::patience);

    // It opens as CUDA, beside the source; what lies there already stays.
    QTRY_VERIFY_WITH_TIMEOUT(isTranslated(fixture), WindowFixture::patience);
    fixture.write(QStringLiteral("scale.cu"), "// mine\n");
    fixture.find<QPushButton>("openMpOpen")->click();
    QTRY_COMPARE_WITH_TIMEOUT(fixture.workbench().source().mainFile(),
                              toPath(fixture.path(QStringLiteral("scale-2.cu"))), WindowFixture::patience);
    QCOMPARE(fixture.read(QStringLiteral("scale.cu")), QByteArray("// mine\n"));
    QTRY_COMPARE_WITH_TIMEOUT(fixture.workbench().selection().kernel().name, std::string("scale_kernel0"),
                              WindowFixture::patience);
    QVERIFY(dock(fixture)->isHidden()); // it is translated
    QVERIFY(!fixture.find<QWidget>("findings")->visibleRegion().isEmpty());
  }

  void sourcesWithoutDirectivesHaveNoPage() {
    WindowFixture fixture;
    fixture.useNoCompiler();
    fixture.open(fixture.write(QStringLiteral("small.cu"), smallKernel()));
    QVERIFY(dock(fixture)->isHidden());
    // A person types some.
    fixture.workbench().source().setText(toPath(fixture.path(QStringLiteral("small.cu"))),
                                         smallKernel().toStdString() + scale.toStdString());
    QTRY_VERIFY_WITH_TIMEOUT(!dock(fixture)->isHidden(), WindowFixture::patience);
    QVERIFY(fixture.find<views::OpenMpView>("openMp")->visibleRegion().isEmpty()); // it does not jump in front
    QVERIFY(!fixture.find<QWidget>("findings")->visibleRegion().isEmpty());
  }

  void whatDoesNotTranslateSaysWhyAndWhere() {
    WindowFixture fixture;
    fixture.useNoCompiler();
    QByteArray wrong = scale;
    wrong.replace("parallel for\n  for (int i = 0; i < 64; i++)\n    b",
                  "parallel for nonsense\n  for (int i = 0; i < 64; i++)\n    b");
    fixture.open(fixture.write(QStringLiteral("wrong.c"), wrong));
    auto *message = fixture.find<QLabel>("openMpMessage");
    QTRY_VERIFY_WITH_TIMEOUT(message->isVisible() && message->text().contains(QStringLiteral("href")),
                             WindowFixture::patience);
    Q_EMIT message->linkActivated(message->text().section(QStringLiteral("href=\""), 1).section(u'"', 0, 0));
    QTRY_COMPARE_WITH_TIMEOUT(fixture.workbench().selection().caret().line, 4U, WindowFixture::patience);
    // Mended, it is translated anew.
    fixture.workbench().source().setText(toPath(fixture.path(QStringLiteral("wrong.c"))), scale.toStdString());
    QTRY_VERIFY_WITH_TIMEOUT(isTranslated(fixture), WindowFixture::patience);
    fixture.dialogs.fileToSave = fixture.path(QStringLiteral("out.cu"));
    fixture.find<QPushButton>("openMpSave")->click();
    QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(fixture.dialogs.fileToSave), WindowFixture::patience);
    QVERIFY(fixture.read(QStringLiteral("out.cu")).contains("__global__"));
    QCOMPARE(fixture.dialogs.suggested, fixture.path(QStringLiteral("wrong.cu")));
    // The source is not written over.
    fixture.dialogs.fileToSave = fixture.path(QStringLiteral("wrong.c"));
    fixture.find<QPushButton>("openMpSave")->click();
    QTRY_VERIFY_WITH_TIMEOUT(fixture.message().contains(QStringLiteral("is the source itself")),
                             WindowFixture::patience);
  }

  void aTranslationEndsWhenNobodyWantsItAnyMore() {
    WindowFixture fixture;
    CancellationSource stop;
    workflow::TranslateRequest request{.file = toPath(fixture.write(QStringLiteral("scale.c"), scale))};
    request.cancel = stop.get_token();
    request.optimise = [&stop](const auto &, auto &, const auto &) { // in the midst of it
      stop.request_stop();
      return true;
    };
    const auto ended = workflow::translate(request);
    QVERIFY(!ended.has_value());
    QCOMPARE(ended.error().kind, ErrorKind::cancelled);
    request.optimise = {};
    QVERIFY(!workflow::translate(request).has_value()); // before it has read anything
    request.cancel = {};
    QVERIFY(workflow::translate(request).has_value());
  }

  void linesAreFoundInTheTextThatWasMadeOfThem() {
    const LineMap map("a = 1234;\n{\nb = 1234;\n}\nc = 1234;\n",
                      "a = 1234;\n{\n#pragma new\nb = 1234;\n}\n// more\n// and more\nc = 1234;\n");
    QCOMPARE(map.lineOf(1), 1U);
    QCOMPARE(map.lineOf(3), 3U); // the directive that was put in before it
    QCOMPARE(map.lineOf(4), 5U);
    QCOMPARE(map.lineOf(5), 6U);
    QCOMPARE(LineMap("gone = 1;\nkept = 2;\n", "kept = 2;\n").lineOf(1), 1U);
    QCOMPARE(LineMap("x\n", "").lineOf(1), 1U);
    QCOMPARE(LineMap("x", "x").lineOf(99), 1U);
  }

  void theExampleIsAmongTheOthers() {
    WindowFixture fixture;
    fixture.useNoCompiler();
    fixture.open(fixture.example(QStringLiteral("jacobi_openmp.c")));
    QTRY_VERIFY_WITH_TIMEOUT(isTranslated(fixture), WindowFixture::patience);
    QCOMPARE(fixture.find<QLabel>("openMpSummary")->text(),
             QStringLiteral("3 of 3 directive(s) on the GPU, 3 kernel(s)"));
  }
};

QTEST_MAIN(OpenMpTest)
#include "OpenMpTest.moc"

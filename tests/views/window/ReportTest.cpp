// SPDX-License-Identifier: GPL-3.0-or-later
//
// File > Export Report…: the page that leaves the window.
#include "app/gui/base/Resources.h"
#include "app/gui/base/Texts.h"
#include "core/report/Words.h"
#include "tests/support/PageTags.h"
#include "tests/views/window/WindowFixture.h"

#include <QAction>
#include <QLocale>
#include <QRegularExpression>
#include <QTranslator>

#include <memory>
#include <set>

using namespace warpgrain;
using namespace warpgrain::gui;

namespace {

/// Neighbouring threads are 4096 bytes apart.
const QByteArray scatteredKernel = "#include <cuda_runtime.h>\n"
                                   "__global__ void scale(float *x, int n) { // </pre><script>\n"
                                   "  const int row = blockIdx.x * blockDim.x + threadIdx.x;\n"
                                   "  const int column = blockIdx.y * blockDim.y + threadIdx.y;\n"
                                   "  x[row * 1024 + column] = 2 * x[row * 1024 + column]; // </script>\n"
                                   "}\n"
                                   "void run(float *x) {\n"
                                   "  const int n = 1024;\n"
                                   "  scale<<<dim3(64, 64), dim3(16, 16)>>>(x, n);\n"
                                   "}\n";

void choose(WindowFixture &fixture, const std::string &plan) {
  QVERIFY(fixture.workbench().plans().setText(fixture.workbench().selection().kernel(), plan));
  QTRY_VERIFY_WITH_TIMEOUT(fixture.workbench().isShownNamed(), WindowFixture::patience);
}

/// The report that is written to a file of this name.
QByteArray reportOf(WindowFixture &fixture, const QString &name) {
  fixture.dialogs.fileToSave = fixture.path(name);
  fixture.action("exportReport")->trigger();
  const bool isThere = QTest::qWaitFor([&] { return !fixture.read(name).isEmpty(); }, WindowFixture::patience);
  return isThere ? fixture.read(name) : QByteArray();
}

} // namespace

class ReportTest : public QObject {
  Q_OBJECT

private Q_SLOTS:

  void writesAPageOnThePlan() {
    WindowFixture fixture;
    fixture.show();
    QVERIFY(!fixture.action("exportReport")->isEnabled()); // there is no kernel
    fixture.open(fixture.write(QStringLiteral("a.cu"), scatteredKernel));
    choose(fixture, "exchange x y");
    const QByteArray page = reportOf(fixture, QStringLiteral("report.html"));
    QVERIFY(fixture.dialogs.suggested.endsWith(QStringLiteral("a.scale.html")));
    QCOMPARE(fixture.dialogs.titles, QStringList{QStringLiteral("Export a report on scale as HTML or PDF")});
    QVERIFY(page.startsWith("<!DOCTYPE html>\n<html lang=\"en\">"));
    QVERIFY(page.contains("<title>Report on scale</title>"));
    QVERIFY(page.contains("exchange x y"));
    // The numbers that the comparison shows.
    QVERIFY(page.contains("<data value=\"524288\">524288</data>"));
    QVERIFY(page.contains("<data value=\"131072\">131072</data>"));
    QVERIFY(page.contains("−75 %"));
    const auto faults = tests::faultsOfPage(page.toStdString());
    QVERIFY2(faults.empty(), faults.empty() ? "" : faults.front().c_str());
    QVERIFY(!page.contains("<script"));
    QTRY_VERIFY(fixture.message().contains(QStringLiteral("report.html")));
    QTRY_VERIFY(fixture.action("exportReport")->isEnabled());
  }

  void isOnTheOriginalWhereNoPlanIsChosen() {
    WindowFixture fixture;
    fixture.open(fixture.write(QStringLiteral("a.cu"), smallKernel()));
    const QByteArray page = reportOf(fixture, QStringLiteral("report.html"));
    QVERIFY(page.contains("No plan was chosen"));
    QVERIFY(page.contains("No variant was built."));
  }

  void hasTheRowsOfTheTable() {
    WindowFixture fixture;
    fixture.useFakeCompiler();
    fixture.open(fixture.write(QStringLiteral("a.cu"), smallKernel()));
    fixture.workbench().space().type(fixture.workbench().selection().kernel(), "coarsen x 1,2");
    fixture.workbench().build();
    QTRY_VERIFY_WITH_TIMEOUT(!fixture.workbench().isWorking() && !fixture.workbench().variants().variants().empty(),
                             WindowFixture::patience);
    const QByteArray page = reportOf(fixture, QStringLiteral("report.html"));
    QVERIFY(page.contains(">coarsen x 2</code>"));
    QVERIFY(page.contains("<data value=\"32\">32</data>"));
    QVERIFY(page.contains("No variant was run."));
  }

  void writesPaper() {
    WindowFixture fixture;
    fixture.open(fixture.write(QStringLiteral("a.cu"), scatteredKernel));
    choose(fixture, "exchange x y");
    const QByteArray pdf = reportOf(fixture, QStringLiteral("report.pdf"));
    QVERIFY(pdf.startsWith("%PDF-"));
    QVERIFY(pdf.trimmed().endsWith("%%EOF"));
    QVERIFY(pdf.size() > 10000);
  }

  void saysThatAFileCannotBeWritten() {
    WindowFixture fixture;
    fixture.open(fixture.write(QStringLiteral("a.cu"), smallKernel()));
    fixture.dialogs.fileToSave = QStringLiteral("/proc/warpgrain/report.html");
    fixture.action("exportReport")->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(fixture.message().contains(QStringLiteral("cannot be written")), WindowFixture::patience);
    QTRY_VERIFY(fixture.action("exportReport")->isEnabled());
  }

  void doesNotTakeThePlaceOfTheSource() {
    WindowFixture fixture;
    fixture.open(fixture.write(QStringLiteral("a.cu"), smallKernel()));
    fixture.dialogs.fileToSave = fixture.path(QStringLiteral("a.cu"));
    fixture.action("exportReport")->trigger();
    QVERIFY(fixture.message().contains(QStringLiteral("would take the place of the source")));
    QVERIFY(!fixture.workbench().reports().isBusy());
    QCOMPARE(fixture.read(QStringLiteral("a.cu")), smallKernel());
  }

  void writesNothingWhereNoPlaceIsChosen() {
    WindowFixture fixture;
    fixture.open(fixture.write(QStringLiteral("a.cu"), smallKernel()));
    fixture.action("exportReport")->trigger();
    QVERIFY(!fixture.workbench().reports().isBusy());
  }

  void speaksTheWindowsLanguage() {
    WindowFixture fixture;
    const std::unique_ptr<QTranslator> german(makeTranslator(QLocale(QLocale::German), nullptr));
    QCoreApplication::installTranslator(german.get());
    fixture.open(fixture.write(QStringLiteral("a.cu"), scatteredKernel));
    choose(fixture, "exchange x y");
    const QByteArray page = reportOf(fixture, QStringLiteral("report.html"));
    QVERIFY(page.contains("<html lang=\"de\">"));
    QVERIFY(page.contains("<title>Bericht über scale</title>"));
    QVERIFY(page.contains("geladene Sektoren"));
    QVERIFY(!page.contains("sectors loaded"));
    fixture.window.reset();
    QCoreApplication::removeTranslator(german.get());
  }
};

QTEST_MAIN(ReportTest)
#include "ReportTest.moc"

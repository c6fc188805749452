// SPDX-License-Identifier: GPL-3.0-or-later
//
// The window of sparse products: a recording is opened, a product is run by real processes.
#include "app/gui/spmv/SparseRunWindow.h"
#include "core/adaptive/record/RecordingForm.h"
#include "tests/views/window/WindowFixture.h"
#include "views/jobs/JobsView.h"
#include "views/spmv/SparseRunView.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QStandardPaths>
#include <QToolButton>

using namespace warpgrain;
using namespace warpgrain::gui;

class SparseRunTest : public QObject {
  Q_OBJECT

private:
  static QWidget &opened(WindowFixture &fixture) {
    fixture.show();
    fixture.action("sparseProducts")->trigger();
    return *fixture.find<SparseRunWindow>("sparseRuns");
  }

  static QPushButton &button(QWidget &window, const char *name) {
    return *window.findChild<QPushButton *>(QString::fromLatin1(name));
  }

  static const adaptive::Recording *recording(QWidget &window) {
    return window.findChild<views::SparseRunView *>()->recording();
  }

  static QString message(QWidget &window) {
    return window.findChild<QLabel *>(QStringLiteral("sparseRunMessage"))->text();
  }

private Q_SLOTS:

  void aRecordingOpensAndIsSavedAgain() {
    WindowFixture fixture;
    QWidget &window = opened(fixture);
    QVERIFY(!button(window, "saveSparse").isEnabled());
    adaptive::Recording run{.matrix = "uneven", .rows = 100, .nonZeros = 3000, .ranks = 2, .iterations = 50};
    run.mappings = {{7, {0, 50, 100}, {40e-6, 20e-6}, 0.5, adaptive::TunerEvent::remapped}};
    run.boundaries = {0, 35, 100};
    fixture.dialogs.fileToChoose =
        fixture.write(QStringLiteral("run.json"), QByteArray::fromStdString(adaptive::recordingText(run)));
    button(window, "openSparse").click();
    QTRY_VERIFY(recording(window) != nullptr);
    QCOMPARE(recording(window)->matrix, std::string("uneven"));
    fixture.dialogs.fileToSave = fixture.path(QStringLiteral("again.json"));
    QTRY_VERIFY(button(window, "saveSparse").isEnabled());
    button(window, "saveSparse").click();
    QTRY_COMPARE(message(window), QStringLiteral("Saved as %1.").arg(fixture.dialogs.fileToSave));
    QCOMPARE(fixture.read(QStringLiteral("again.json")), fixture.read(QStringLiteral("run.json")) + "\n");
    fixture.dialogs.fileToSave = fixture.path(QStringLiteral("nowhere/again.json"));
    QTRY_VERIFY(button(window, "saveSparse").isEnabled());
    button(window, "saveSparse").click();
    QTRY_VERIFY(message(window).contains(QStringLiteral("nowhere")));
    QVERIFY(!message(window).startsWith(QStringLiteral("Saved")));
  }

  void whatIsNoRecordingIsSaid() {
    WindowFixture fixture;
    QWidget &window = opened(fixture);
    fixture.dialogs.fileToChoose = fixture.write(QStringLiteral("other.json"), "{\"version\": 1}");
    button(window, "openSparse").click();
    QTRY_VERIFY(message(window).startsWith(QStringLiteral("The recording cannot be used: ")));
    QVERIFY(recording(window) == nullptr);
    QTRY_VERIFY(button(window, "runSparse").isEnabled());
  }

  void aProductRunsOnSeveralRanks() {
    if (QStandardPaths::findExecutable(QStringLiteral("mpirun")).isEmpty()) QSKIP("there is no mpirun");
    WindowFixture fixture;
    QWidget &window = opened(fixture);
    auto *matrix = window.findChild<QComboBox *>(QStringLiteral("sparseMatrix"));
    window.findChild<QSpinBox *>(QStringLiteral("sparseIterations"))->setValue(20);
    window.findChild<QSpinBox *>(QStringLiteral("sparseRanks"))->setValue(2);
    matrix->setEditText(QStringLiteral("no such matrix"));
    button(window, "runSparse").click();
    QVERIFY(!button(window, "runSparse").isEnabled());
    QTRY_VERIFY_WITH_TIMEOUT(message(window).contains(QStringLiteral("no such matrix")), WindowFixture::patience);
    matrix->setEditText(QStringLiteral("diagonal"));
    QTRY_VERIFY(button(window, "runSparse").isEnabled());
    button(window, "runSparse").click();
    QTRY_VERIFY_WITH_TIMEOUT(recording(window) != nullptr, WindowFixture::patience);
    QCOMPARE(recording(window)->ranks, 2);
    QCOMPARE(recording(window)->iterations, 20);
  }

  void aRunIsAJobThatWaitsForItsTurn() {
    WindowFixture fixture;
    fixture.useFakeCompiler(30);
    fixture.open(fixture.write(QStringLiteral("a.cu"), smallKernel()));
    Workbench &workbench = fixture.workbench();
    fixture.action("build")->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(workbench.variants().isRunning(), WindowFixture::patience);
    fixture.action("sparseProducts")->trigger();
    QWidget &window = *fixture.find<SparseRunWindow>("sparseRuns");
    const auto waits = [&] { return workbench.jobs().isWaiting(Jobs::multiplying); };
    button(window, "runSparse").click();
    QVERIFY(waits());
    QCOMPARE(message(window), QStringLiteral("Waits until other jobs have ended."));
    QTRY_VERIFY_WITH_TIMEOUT(fixture.find<QToolButton>("jobButton")->text().contains(QStringLiteral("1 waiting")),
                             WindowFixture::patience);
    const auto jobs = fixture.find<views::JobsView>("jobs")->jobs();
    QCOMPARE(jobs.back().name, QStringLiteral("Run a sparse product"));
    // Taken out of the list it is taken back here, and from here out of the list.
    Q_EMIT fixture.find<views::JobsView>("jobs")->cancelWanted(jobs.back().id);
    QTRY_COMPARE(message(window), QStringLiteral("Cancelled."));
    QVERIFY(!waits() && workbench.variants().isRunning());
    button(window, "runSparse").click();
    QVERIFY(waits());
    button(window, "cancelSparse").click();
    QVERIFY(!waits());
    QCOMPARE(message(window), QStringLiteral("Cancelled."));
    workbench.cancel();
    QTRY_VERIFY_WITH_TIMEOUT(!workbench.isWorking(), WindowFixture::patience);
  }

  void cancelEndsTheRanks() {
    if (QStandardPaths::findExecutable(QStringLiteral("mpirun")).isEmpty()) QSKIP("there is no mpirun");
    WindowFixture fixture;
    QWidget &window = opened(fixture);
    window.findChild<QSpinBox *>(QStringLiteral("sparseIterations"))->setValue(10'000'000);
    button(window, "runSparse").click();
    QTest::qWait(300);
    QVERIFY(fixture.workbench().isWorking()); // other jobs wait for it
    QCOMPARE(fixture.workbench().jobs().list().front().kind, std::size_t{Jobs::multiplying});
    button(window, "cancelSparse").click();
    QTRY_COMPARE_WITH_TIMEOUT(message(window), QStringLiteral("Cancelled."), WindowFixture::patience);
    QVERIFY(button(window, "runSparse").isEnabled());
    QVERIFY(recording(window) == nullptr);
    QVERIFY(!fixture.workbench().isWorking());
  }
};

QTEST_MAIN(SparseRunTest)
#include "SparseRunTest.moc"

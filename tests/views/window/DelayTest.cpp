// SPDX-License-Identifier: GPL-3.0-or-later
//
// What an edit costs the GUI thread in a large source, against a small one in the same run; and a long search, against
// a short one.
#include "app/gui/base/Texts.h"
#include "app/gui/window/EditorArea.h"
#include "core/tune/records/T4.h"
#include "tests/views/window/TimedApplication.h"
#include "tests/views/window/WindowFixture.h"
#include "views/editor/EditorPane.h"
#include "views/tune/TuneView.h"

#include <QComboBox>
#include <QDockWidget>
#include <QSpinBox>
#include <QTabWidget>
#include <QTreeWidget>

using namespace warpgrain;
using namespace warpgrain::gui;

class DelayTest : public QObject {
  Q_OBJECT

private:
  static constexpr int fewKernels = 38;   ///< 494 lines
  static constexpr int manyKernels = 385; ///< 5,005 lines

  static QByteArray sourceOf(int kernels) {
    QByteArray text;
    for (int i = 0; i < kernels; ++i) {
      const QByteArray number = QByteArray::number(i);
      text += smallKernel().replace("turn", "turn" + number).replace("void run", "void run" + number);
    }
    return text;
  }

  /// The longest event of the GUI thread from an edit to its verdicts, in milliseconds.
  static double longestAfter(WindowFixture &fixture, const QString &file, std::size_t at, const QString &typed) {
    auto &application = *static_cast<TimedApplication *>(QCoreApplication::instance());
    const auto settled = [&fixture] { return fixture.isSettled(); };
    const auto before = fixture.workbench().source().revision();
    application.takeEvents();
    fixture.find<EditorArea>("editorArea")->paneOf(toPath(file))->editor().replaceRange(at, at, typed);
    const bool done = QTest::qWaitFor([&] { return fixture.workbench().source().revision() != before && settled(); },
                                      WindowFixture::patience);
    if (!done) qFatal("no verdicts come");
    QTest::qWait(100);
    return std::ranges::max(application.takeEvents(), {}, &HandledEvent::milliseconds).milliseconds;
  }

  /// The median of some edits: each moves all lines behind it, or stays in its line.
  static double medianDelay(int kernels, const QString &typed) {
    WindowFixture fixture;
    fixture.dialogs.saveChoice = Dialogs::SaveChoice::discard;
    const QString file = fixture.write(QStringLiteral("a.cu"), sourceOf(kernels));
    fixture.open(file);
    std::vector<double> delays;
    for (int i = 0; i < 3; ++i)
      delays.push_back(longestAfter(fixture, file, sizeof("#include <cuda_runtime.h>") - 1, typed));
    std::ranges::sort(delays);
    return delays[1];
  }

  /// So many plans of one kernel in T4 form, of four choices.
  static QByteArray resultsOf(int plans) {
    std::vector<tune::T4Result> out;
    for (int i = 0; i < plans; ++i) {
      const double time = 1 + i * 37 % 101 / 50.0;
      out.push_back({.timestamp = "2026-01-31T12:00:00Z",
                     .configuration = {},
                     .objectives = {"time"},
                     .times = {.runs = {time, time, time}},
                     .measurements = {{.name = "time", .value = time, .unit = "ms"}}});
      for (int choice = 0, rest = i; choice < 4; ++choice, rest /= 8)
        out.back().configuration.emplace_back("choice " + std::to_string(choice), std::int64_t{1} << (rest % 8));
    }
    return QByteArray::fromStdString(tune::textOfT4(out));
  }

  /// The longest event of the GUI thread while so many plans are replayed with a chart in sight, in milliseconds.
  static double longestOfReplay(int plans, int chart) {
    auto &application = *static_cast<TimedApplication *>(QCoreApplication::instance());
    WindowFixture fixture;
    fixture.open(fixture.write(QStringLiteral("a.cu"), smallKernel()));
    fixture.find<QDockWidget>("tuneDock")->raise();
    fixture.find<QTabWidget>("tuneCharts")->setCurrentIndex(chart);
    auto *strategy = fixture.find<QComboBox>("tuneStrategy");
    strategy->setCurrentIndex(strategy->findText(QStringLiteral("random"))); // learns nothing: the quickest
    fixture.find<QSpinBox>("tuneEvaluations")->setValue(plans);
    fixture.dialogs.fileToChoose = fixture.write(QStringLiteral("results.json"), resultsOf(plans));
    QTest::qWait(500);
    fixture.action("tuneOpen")->trigger();
    application.takeEvents();
    const auto *view = fixture.find<views::TuneView>("tune");
    const auto isShown = [&] {
      return !fixture.workbench().tuning().isRunning() && view->search().points.size() + 1 >= std::size_t(plans);
    };
    if (!QTest::qWaitFor(isShown, WindowFixture::patience)) qFatal("the replay does not end");
    QTest::qWait(100);
    return std::ranges::max(application.takeEvents(), {}, &HandledEvent::milliseconds).milliseconds;
  }

  static QByteArray openMpSourceOf(int regions) {
    QByteArray text = "double a[64];\ndouble b[64];\n";
    for (int i = 0; i < regions; ++i)
      text += "void f" + QByteArray::number(i) +
              "(double by) {\n#pragma omp parallel for\n  for (int i = 0; i < 64; i++)\n    b[i] = by * a[i];\n}\n";
    return text;
  }

  /// The longest event of the GUI thread from an OpenMP program's translation on, in milliseconds.
  static double longestOfTranslation(int regions) {
    auto &application = *static_cast<TimedApplication *>(QCoreApplication::instance());
    WindowFixture fixture;
    fixture.useNoCompiler();
    fixture.open(fixture.write(QStringLiteral("a.c"), openMpSourceOf(regions)));
    application.takeEvents();
    const auto *tree = fixture.find<QTreeWidget>("openMpTree");
    if (!QTest::qWaitFor([&] { return tree->topLevelItemCount() == regions; }, WindowFixture::patience))
      qFatal("no translation comes");
    QTest::qWait(100);
    const HandledEvent longest = std::ranges::max(application.takeEvents(), {}, &HandledEvent::milliseconds);
    qInfo("%d regions: %.1f ms, %s", regions, longest.milliseconds, qPrintable(longest.name));
    return longest.milliseconds;
  }

private Q_SLOTS:

  void aLargeOpenMpProgramKeepsTheThreadHardlyLonger() {
    const double few = longestOfTranslation(10);
    const double many = longestOfTranslation(100);
    QVERIFY2(many < 10 * std::max(few, 1.0), qPrintable(QStringLiteral("%1 ms, %2 ms").arg(few).arg(many)));
  }

  void anEditInALargeSourceKeepsTheThreadHardlyLonger_data() {
    QTest::addColumn<QString>("typed");
    QTest::newRow("a comment") << QStringLiteral(" //");
    QTest::newRow("a line") << QStringLiteral("\n");
  }

  /// Ten times as many lines may take ten times as long, and do not where the work is done elsewhere. Work that grows
  /// with the square of the lines takes a hundred times as long.
  void anEditInALargeSourceKeepsTheThreadHardlyLonger() {
    QFETCH(QString, typed);
    const double few = medianDelay(fewKernels, typed);
    const double many = medianDelay(manyKernels, typed);
    qInfo("%.1f ms with %d kernels, %.1f ms with %d", few, fewKernels, many, manyKernels);
    QVERIFY2(many < 10 * std::max(few, 1.0), qPrintable(QStringLiteral("%1 ms, %2 ms").arg(few).arg(many)));
  }

  void aLongSearchKeepsTheThreadHardlyLonger_data() {
    QTest::addColumn<int>("chart");
    QTest::newRow("progress") << 0;
    QTest::newRow("heat map") << 1;
    QTest::newRow("parallel coordinates") << 3;
  }

  void aLongSearchKeepsTheThreadHardlyLonger() {
    QFETCH(int, chart);
    const double few = longestOfReplay(40, chart);
    const double many = longestOfReplay(400, chart);
    qInfo("%.1f ms with 40 plans, %.1f ms with 400", few, many);
    QVERIFY2(many < 10 * std::max(few, 1.0), qPrintable(QStringLiteral("%1 ms, %2 ms").arg(few).arg(many)));
  }
};

int main(int argc, char **argv) {
  TimedApplication application(argc, argv);
  DelayTest test;
  return QTest::qExec(&test, argc, argv);
}

#include "DelayTest.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
//
// What an edit costs the GUI thread in a large source, against a small one in the same run.
#include "app/gui/base/Texts.h"
#include "app/gui/window/EditorArea.h"
#include "tests/views/window/TimedApplication.h"
#include "tests/views/window/WindowFixture.h"
#include "views/editor/EditorPane.h"

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

private Q_SLOTS:

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
};

int main(int argc, char **argv) {
  TimedApplication application(argc, argv);
  DelayTest test;
  return QTest::qExec(&test, argc, argv);
}

#include "DelayTest.moc"

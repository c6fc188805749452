// SPDX-License-Identifier: GPL-3.0-or-later
//
// How long the GUI thread is kept by one event while a person works with a source: types, scrolls, chooses kernels,
// and gets fresh verdicts. Prints the longest events of each.
//   tests/bench/many_kernels.py 334 > large.cu
//   QT_QPA_PLATFORM=offscreen build/dev/bin/window-delays large.cu
#include "app/gui/base/Texts.h"
#include "app/gui/window/EditorArea.h"
#include "tests/views/window/TimedApplication.h"
#include "tests/views/window/WindowFixture.h"
#include "views/editor/EditorPane.h"

#include <QDockWidget>
#include <QFileInfo>
#include <QScrollBar>

#include <cstdio>

namespace {

using namespace warpgrain;
using namespace warpgrain::gui;

TimedApplication &application() {
  return *static_cast<TimedApplication *>(QCoreApplication::instance());
}

void report(const char *what) {
  std::vector<HandledEvent> events = application().takeEvents();
  std::ranges::sort(events, std::greater(), &HandledEvent::milliseconds);
  std::printf("%s: %zu events\n", what, events.size());
  for (std::size_t i = 0; i < std::min<std::size_t>(events.size(), 4); ++i)
    std::printf("  %7.1f ms  %s\n", events[i].milliseconds, qPrintable(events[i].name));
  std::fflush(stdout);
}

void waitUntilSettled(WindowFixture &fixture) {
  if (!QTest::qWaitFor([&] { return fixture.isSettled(); }, WindowFixture::patience)) qFatal("no verdicts come");
  QTest::qWait(500);
}

void goToMiddle(WindowFixture &fixture, views::SourceEditor &editor) {
  editor.goTo(editor.lines() / 2, 1);
  waitUntilSettled(fixture);
}

void type(views::SourceEditor &editor, const QString &text) {
  for (const QChar letter : text) {
    QTest::keyClick(&editor, letter.toLatin1());
    QTest::qWait(30); // it is painted
  }
}

void work(WindowFixture &fixture, views::SourceEditor &editor) {
  goToMiddle(fixture, editor);
  application().takeEvents();
  type(editor, QStringLiteral("// a comment"));
  report("typing");
  QTest::keyClick(&editor, Qt::Key_Return);
  report("a new line");
  QTest::qWait(600);
  report("analysis begins");
  waitUntilSettled(fixture);
  report("fresh verdicts");
  for (int i = 0; i < 20; ++i) {
    editor.verticalScrollBar()->setValue(editor.verticalScrollBar()->value() + 40);
    QTest::qWait(30);
  }
  report("scrolling");
  const auto &kernels = fixture.workbench().analysis()->outline.kernels();
  for (std::size_t i = 0; i < 5; ++i) {
    fixture.workbench().selection().setKernel(kernels[i * kernels.size() / 5].key);
    waitUntilSettled(fixture);
  }
  report("choosing a kernel");
}

/// Another kernel in the middle: another shape of the explorer's tree and of the box of kernels.
void addKernel(WindowFixture &fixture, views::SourceEditor &editor) {
  const QString source = editor.source();
  const qsizetype at = source.indexOf(QStringLiteral("__global__"), source.size() / 2);
  const auto begin = static_cast<std::size_t>(source.left(at).toUtf8().size());
  const auto before = fixture.workbench().source().revision();
  editor.replaceRange(begin, begin, QStringLiteral("__global__ void added(float *x) { x[threadIdx.x] = 0; }\n"));
  if (!QTest::qWaitFor([&] { return fixture.workbench().source().revision() != before; })) qFatal("the edit is lost");
  waitUntilSettled(fixture);
  report("another kernel in the text");
}

/// The docks that are behind others at first do their work when they are looked at.
void lookAt(WindowFixture &fixture, const char *dock) {
  fixture.find<QDockWidget>(dock)->raise();
  QTest::qWait(1000);
  const auto &kernels = fixture.workbench().analysis()->outline.kernels();
  for (std::size_t i = 0; i < 5; ++i) {
    fixture.workbench().selection().setKernel(kernels[i * kernels.size() / 5].key);
    waitUntilSettled(fixture);
  }
  report(dock);
}

} // namespace

int main(int argc, char **argv) {
  TimedApplication timed(argc, argv);
  if (argc != 2) qFatal("usage: window-delays FILE");
  WindowFixture fixture;
  fixture.dialogs.saveChoice = Dialogs::SaveChoice::discard;
  const QString file = fixture.write(QStringLiteral("source.cu"),
                                     fixture.read(QFileInfo(QString::fromLocal8Bit(argv[1])).absoluteFilePath()));
  if (!fixture.useRealCompiler()) std::printf("without nvcc\n");
  fixture.show();
  application().takeEvents();
  fixture.open(file);
  QTest::qWait(1000);
  report("opening");
  views::SourceEditor &editor = fixture.find<EditorArea>("editorArea")->paneOf(toPath(file))->editor();
  work(fixture, editor);
  addKernel(fixture, editor);
  for (const char *dock : {"accessesDock", "dependencesDock", "chartsDock", "problemsDock", "variantsDock"})
    lookAt(fixture, dock);
  return 0;
}

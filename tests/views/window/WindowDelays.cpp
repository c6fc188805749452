// SPDX-License-Identifier: GPL-3.0-or-later
//
// How long the GUI thread is kept by one event while a person works with a source: opens it, types, scrolls, chooses
// kernels, looks at docks, sorts a long table of variants, closes the window. Prints the longest events of each, as
// processor time of the GUI thread and as time that passed. Exit status 1 where one keeps the thread for more than the
// limit (16 ms of processor time).
//   tests/bench/many_kernels.py 334 > large.cu
//   QT_QPA_PLATFORM=offscreen build/dev/bin/window-delays large.cu
// A file that has no verdicts within a minute is worked with while they are computed.
#include "app/gui/base/Texts.h"
#include "app/gui/window/EditorArea.h"
#include "tests/views/window/TimedApplication.h"
#include "tests/views/window/WindowFixture.h"
#include "views/editor/EditorPane.h"
#include "views/palette/QuickPick.h"

#include <QComboBox>
#include <QDockWidget>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QLineEdit>
#include <QScrollBar>
#include <QTabWidget>
#include <QTableView>
#include <QTreeView>

#include <cstdio>

namespace {

using namespace warpgrain;
using namespace warpgrain::gui;

constexpr double mostMilliseconds = 16;
constexpr std::size_t manyVariants = 10'000;

bool isTooLong = false;

TimedApplication &application() {
  return *static_cast<TimedApplication *>(QCoreApplication::instance());
}

void report(const char *what) {
  std::vector<HandledEvent> events = application().takeEvents();
  std::ranges::sort(events, std::greater(), &HandledEvent::milliseconds);
  std::printf("%s: %zu events\n", what, events.size());
  for (std::size_t i = 0; i < std::min<std::size_t>(events.size(), 4); ++i)
    std::printf("  %7.1f ms (%7.1f ms passed)  %s\n", events[i].milliseconds, events[i].wallMilliseconds,
                qPrintable(events[i].name));
  std::fflush(stdout);
  isTooLong = isTooLong || (!events.empty() && events.front().milliseconds > mostMilliseconds);
}

void waitUntilSettled(WindowFixture &fixture) {
  constexpr int most = 60'000;
  if (!QTest::qWaitFor([&] { return fixture.isSettled(); }, most)) std::printf("  no verdicts within a minute\n");
  QTest::qWait(500);
}

void goToMiddle(WindowFixture &fixture, views::SourceEditor &editor) {
  application().time(QStringLiteral("going to a line"), [&] { editor.goTo(editor.lines() / 2, 1); });
  waitUntilSettled(fixture);
}

void type(QWidget &widget, const QString &text) {
  for (const QChar letter : text) {
    QTest::keyClick(&widget, letter.toLatin1());
    QTest::qWait(30); // it is painted
  }
}

/// As a click in the box of kernels does.
void chooseKernels(WindowFixture &fixture) {
  auto *box = fixture.find<QComboBox>("kernelBox");
  for (int i = 0; i < 5; ++i) {
    const int index = i * box->count() / 5;
    application().time(QStringLiteral("kernel %1").arg(index), [&] {
      box->setCurrentIndex(index);
      Q_EMIT box->activated(index);
    });
    waitUntilSettled(fixture);
  }
}

void scroll(QScrollBar &bar, int step) {
  for (int i = 0; i < 20; ++i) {
    application().time(QStringLiteral("scrolling"), [&] { bar.setValue(bar.value() + step); });
    QTest::qWait(30);
  }
}

void work(WindowFixture &fixture, views::SourceEditor &editor) {
  goToMiddle(fixture, editor);
  report("going to the middle");
  type(editor, QStringLiteral("// a comment"));
  report("typing");
  QTest::keyClick(&editor, Qt::Key_Return);
  report("a new line");
  QTest::qWait(600);
  report("analysis begins");
  waitUntilSettled(fixture);
  report("fresh verdicts");
  scroll(*editor.verticalScrollBar(), 40);
  report("scrolling");
  chooseKernels(fixture);
  report("choosing a kernel");
}

/// Another kernel in the middle: another shape of the explorer's tree and of the box of kernels.
void addKernel(WindowFixture &fixture, views::SourceEditor &editor) {
  const QString source = editor.source();
  const qsizetype at = source.indexOf(QStringLiteral("__global__"), source.size() / 2);
  const auto begin = static_cast<std::size_t>(source.left(std::max<qsizetype>(at, 0)).toUtf8().size());
  const auto before = fixture.workbench().source().revision();
  application().time(QStringLiteral("pasting"), [&] {
    editor.replaceRange(begin, begin, QStringLiteral("__global__ void added(float *x) { x[threadIdx.x] = 0; }\n"));
  });
  if (!QTest::qWaitFor([&] { return fixture.workbench().source().revision() != before; })) qFatal("the edit is lost");
  waitUntilSettled(fixture);
  report("another kernel in the text");
}

/// The docks that are behind others at first do their work when they are looked at.
void lookAt(WindowFixture &fixture, const char *dock) {
  application().time(QStringLiteral("raising"), [&] { fixture.find<QDockWidget>(dock)->raise(); });
  QTest::qWait(1000);
  chooseKernels(fixture);
  report(dock);
}

/// The list of kernels and functions, and a name typed into it.
void findSymbol(WindowFixture &fixture) {
  application().time(QStringLiteral("opening the list"), [&] { fixture.action("goToSymbol")->trigger(); });
  QTest::qWait(300);
  auto *pick = fixture.find<QWidget>("quickPick");
  if (pick == nullptr) return;
  type(*pick->findChild<QLineEdit *>(), QStringLiteral("mat_9"));
  QTest::keyClick(pick->findChild<QLineEdit *>(), Qt::Key_Escape);
  QTest::qWait(100);
  report("finding a kernel by its name");
}

/// The explorer's filter.
void filterExplorer(WindowFixture &fixture) {
  fixture.find<QDockWidget>("explorerDock")->raise();
  auto *filter = fixture.find<QWidget>("explorer")->findChild<QLineEdit *>();
  if (filter == nullptr) return;
  type(*filter, QStringLiteral("mat"));
  application().time(QStringLiteral("clearing the filter"), [&] { filter->clear(); });
  QTest::qWait(300);
  report("filtering the explorer");
}

/// A plan's text beside the original.
void compare(WindowFixture &fixture) {
  Workbench &workbench = fixture.workbench();
  const KernelKey kernel = workbench.selection().kernel();
  auto *tabs = fixture.find<EditorArea>("editorArea")->findChild<QTabWidget *>();
  QWidget *page = tabs->currentWidget();
  application().time(QStringLiteral("showing the page"),
                     [&] { tabs->setCurrentWidget(fixture.find<QWidget>("comparePage")); });
  application().time(QStringLiteral("choosing a plan"), [&] { workbench.plans().setText(kernel, "coarsen x 2"); });
  QTest::qWait(300);
  waitUntilSettled(fixture);
  QTest::qWait(2000);
  application().time(QStringLiteral("clearing the plan"), [&] { workbench.plans().setText(kernel, ""); });
  waitUntilSettled(fixture);
  tabs->setCurrentWidget(page);
  report("comparing a plan with the original");
}

session::Variant madeVariant(const session::Variant &row) {
  session::Variant out = row;
  const auto number = static_cast<std::uint32_t>(row.id * 7919 % 10'007);
  out.status = session::VariantStatus::built;
  out.resources = {{.registersPerThread = 16 + number % 200}};
  out.compileTime = std::chrono::milliseconds(100 * (number % 90));
  return out;
}

/// A table of many rows: filled, sorted by each column, scrolled, and a row that gets its numbers.
void workWithVariants(WindowFixture &fixture) {
  fixture.find<QDockWidget>("variantsDock")->raise();
  Workbench &workbench = fixture.workbench();
  VariantController &variants = workbench.variants();
  BuildRequest order{.subject = workbench.chosenKernel(), .plans = {transform::Plan()}};
  for (std::size_t i = 1; i < manyVariants; ++i)
    order.plans.push_back(*transform::parsePlan("coarsen x " + std::to_string(2 + i % 100) + "; coarsen y " +
                                                std::to_string(2 + i / 100)));
  application().takeEvents();
  application().time(QStringLiteral("filling"), [&] { variants.begin(order); });
  QTest::qWait(1000);
  report("10,000 variants appear");
  auto *table = fixture.find<QWidget>("variants")->findChild<QTableView *>();
  for (int column = 0; column < table->model()->columnCount(); ++column) {
    application().time(QStringLiteral("sorting by column %1").arg(column),
                       [&] { table->sortByColumn(column, Qt::DescendingOrder); });
    QTest::qWait(50);
  }
  table->sortByColumn(0, Qt::AscendingOrder);
  QTest::qWait(200);
  report("they are sorted");
  scroll(*table->verticalScrollBar(), 400);
  report("they are scrolled");
  for (std::size_t i = 1; i < 10; ++i) {
    const session::Variant row = madeVariant(variants.variants()[i * 1000]);
    application().time(QStringLiteral("a row"), [&] { Q_EMIT variants.variantChanged(row); });
    QTest::qWait(30);
  }
  report("rows get their numbers");
  application().time(QStringLiteral("choosing a row"), [&] { table->selectRow(5000); });
  QTest::qWait(300);
  report("a row is chosen");
  chooseKernels(fixture);
  report("another kernel is chosen beside them");
}

/// Seconds from the click until the window and its threads are gone.
void close(WindowFixture &fixture) {
  QElapsedTimer timer;
  timer.start();
  fixture.close();
  QTest::qWait(1);
  fixture.window.reset();
  std::printf("closing: %lld ms\n", static_cast<long long>(timer.elapsed()));
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
  QTest::qWait(500);
  application().takeEvents();
  QElapsedTimer opening;
  opening.start();
  application().time(QStringLiteral("opening"), [&] { fixture.window->openFile(file); });
  const auto isRead = [&] { return fixture.workbench().analysis() != nullptr; };
  if (!QTest::qWaitFor(isRead, WindowFixture::patience)) qFatal("the file is not read");
  const auto read = opening.elapsed();
  waitUntilSettled(fixture);
  std::printf("read after %lld ms, verdicts after %lld ms\n", static_cast<long long>(read),
              static_cast<long long>(opening.elapsed()));
  report("opening");
  views::SourceEditor &editor = fixture.find<EditorArea>("editorArea")->paneOf(toPath(file))->editor();
  work(fixture, editor);
  addKernel(fixture, editor);
  findSymbol(fixture);
  filterExplorer(fixture);
  compare(fixture);
  for (const char *dock : {"accessesDock", "dependencesDock", "findingsDock", "chartsDock", "problemsDock"})
    lookAt(fixture, dock);
  workWithVariants(fixture);
  close(fixture);
  return isTooLong ? 1 : 0;
}

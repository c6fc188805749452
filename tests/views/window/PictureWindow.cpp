// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/views/window/PictureWindow.h"

#include "app/gui/base/Texts.h"
#include "views/tune/TuneView.h"
#include "views/variants/VariantsView.h"

#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QTableView>

namespace warpgrain::gui {

void waitForPicture(const std::function<bool()> &until) {
  if (!QTest::qWaitFor(until, WindowFixture::patience)) qFatal("what the picture is to show does not come");
}

PictureWindow::PictureWindow(const QString &name, QSize size) {
  environment.recordedFolder = toPath(QStringLiteral(WARPGRAIN_EXAMPLES "/../recorded"));
  environment.trustedFolder = toPath(folder.path());
  environment.findExecutor = [] { return Result<run::Executor>(run::Executor(WARPGRAIN_EXECUTOR_PROGRAM)); };
  if (!useRealCompiler()) qFatal("the pictures need nvcc");
  show();
  action("coloursLight")->trigger();
  window->resize(size);
  if (!name.isEmpty()) open(example(name));
}

void PictureWindow::raise(const char *dock) {
  find<QDockWidget>(dock)->raise();
}

void PictureWindow::type(const char *field, const QString &text) {
  waitForPicture([&] { return find<QLineEdit>(field) != nullptr; });
  find<QLineEdit>(field)->selectAll(); // numbers of the source stand there
  QTest::keyClicks(find<QLineEdit>(field), text);
}

/// The numbers beside both texts are there.
bool PictureWindow::isLookedAt() const {
  const QString looking =
      QCoreApplication::translate("warpgrain::gui::VariantPanes", "Looking at the accesses of both…");
  return std::ranges::none_of(
      window->findChildren<QLabel *>(QStringLiteral("differenceMessage")),
      [&looking](const QLabel *label) { return label->isVisible() && label->text() == looking; });
}

void PictureWindow::chooseRow(QTableView *table, const QString &first) {
  for (int i = 0; i < table->model()->rowCount(); ++i) {
    if (table->model()->index(i, 0).data().toString() != first) continue;
    const QRect cell = table->visualRect(table->model()->index(i, 0));
    QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, cell.center());
    return;
  }
  qFatal("there is no row %s", qPrintable(first));
}

void PictureWindow::waitForWork() {
  waitForPicture([&] { return !workbench().isWorking() && isSettled(); });
  QTest::qWait(300);
}

void PictureWindow::chooseKernel(const char *name) {
  const auto kernel = workbench().analysis()->unit->findKernel(name);
  if (!kernel) qFatal("%s", kernel.error().message.c_str());
  workbench().selection().setKernel(keyOf(*workbench().analysis()->unit, *kernel));
  waitForWork();
}

void PictureWindow::chooseSpace(const QString &space) {
  auto *view = find<views::VariantsView>("variants");
  view->setSpace(space);
  Q_EMIT view->spaceEdited(space);
}

void PictureWindow::verifyRows() {
  action("verify")->trigger();
  waitForPicture([&] {
    return !workbench().isWorking() &&
           std::ranges::all_of(workbench().variants().variants(),
                               [](const session::Variant &row) { return row.verification.has_value(); });
  });
  waitForWork();
}

void PictureWindow::showRecordedTimes(const QString &space) {
  raise("variantsDock");
  chooseSpace(space);
  waitForPicture([&] { return workbench().targets().hasRecorded(); });
  workbench().targets().chooseRecorded();
  action("measure")->trigger();
  waitForPicture([&] {
    const auto &rows = workbench().variants().variants();
    return !rows.empty() && rows.front().measurement && !workbench().isWorking();
  });
  waitForWork();
}

void PictureWindow::replaySearch(const QString &kernel) {
  raise("tuneDock");
  const auto recordings = find<QMenu>("tuneRecordings")->actions();
  const auto isOfThis = [&](const QAction *action) { return action->text().contains(kernel); };
  const auto recording = std::ranges::find_if(recordings, isOfThis);
  if (recording == recordings.end()) qFatal("there is no recorded search");
  (*recording)->trigger();
  const TuneController &tuning = workbench().tuning();
  waitForPicture([&] { return !tuning.isRunning() && !tuning.run().result.plans.empty(); });
  auto *view = find<views::TuneView>("tune");
  waitForPicture([&] { return view->search().points.size() == tuning.run().result.plans.size(); });
  Q_EMIT view->pointChosen(views::extremesOf(view->search())->best);
  waitForWork();
}

void PictureWindow::settle() {
  QTest::qWait(500);
  waitForPicture([&] { return isLookedAt(); });
}

} // namespace warpgrain::gui

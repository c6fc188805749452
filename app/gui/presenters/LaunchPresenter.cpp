// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/presenters/LaunchPresenter.h"

#include "app/gui/base/Dialogs.h"
#include "app/gui/base/Texts.h"
#include "core/base/Files.h"
#include "views/launch/LaunchFormView.h"
#include "views/shared/CoreText.h"

namespace warpgrain::gui {

namespace {

views::LaunchFormView::Told toldBy(const LaunchController &launch) {
  return {.grid = launch.grid().value, .block = launch.block().value, .sharedBytes = launch.bytes()};
}

} // namespace

LaunchPresenter::LaunchPresenter(Workbench &workbench, views::LaunchFormView &view, Dialogs &dialogs)
    : QObject(&view), workbench_(workbench), view_(view), dialogs_(dialogs),
      worker_(
          this, [](const LaunchQuestion &question, const CancellationToken &) { return answerLaunch(question); },
          [this](const LaunchAnswer &answer) { take(answer); }),
      files_(this) {
  soon_.setSingleShot(true);
  soon_.setInterval(0);
  connect(&soon_, &QTimer::timeout, this, &LaunchPresenter::ask);
  const auto soon = [this] { soon_.start(); };
  connect(&workbench_, &Workbench::analysed, this, soon);
  connect(&workbench_.selection(), &Selection::kernelChanged, this, soon);
  connect(&workbench_.launch(), &LaunchController::changed, this, soon);
  connect(&view_, &views::LaunchFormView::formEdited, this, [this] { workbench_.launch().setForm(view_.form()); });
  connect(&view_, &views::LaunchFormView::verifyRequested, &workbench_, &Workbench::verify);
  connectFiles();
  ask();
}

void LaunchPresenter::connectFiles() {
  connect(&view_, &views::LaunchFormView::openRequested, this, &LaunchPresenter::open);
  connect(&view_, &views::LaunchFormView::saveRequested, this, &LaunchPresenter::save);
  connect(&view_, &views::LaunchFormView::fileRequested, this, [this](const QString &parameter) {
    const QString folder = toQString(workbench_.source().mainFile().parent_path());
    const QString file = dialogs_.chooseFile(&view_, tr("Choose what fills %1").arg(parameter), folder, {});
    if (!file.isEmpty()) view_.setFile(parameter, file);
  });
}

void LaunchPresenter::ask() {
  const AnalysisPointer &analysis = workbench_.analysis();
  const KernelKey &kernel = workbench_.selection().kernel();
  if (!analysis || !analysis->unit || kernel.isNone()) {
    worker_.drop();
    view_.setParameters({}, tr("Open a file that holds a kernel; what it is launched with is said here."));
    view_.setStatus({}, true);
    return;
  }
  show();
  worker_.ask({.analysis = analysis,
               .kernel = kernel,
               .form = workbench_.launch().form(),
               .fromSource = workbench_.launch().fromSource()});
}

void LaunchPresenter::show() {
  view_.setTold(toldBy(workbench_.launch()));
  view_.setForm(workbench_.launch().ownForm());
}

void LaunchPresenter::take(const LaunchAnswer &answer) {
  view_.setParameters(answer.parameters, answer.reason);
  show(); // there may be other fields now
  if (answer.told) view_.setTold(*answer.told);
  view_.setStatus(answer.status, answer.isComplete);
}

void LaunchPresenter::open() {
  const QString folder = toQString(workbench_.source().mainFile().parent_path());
  const QString file =
      dialogs_.chooseFile(&view_, tr("Open a launch form"), folder, tr("Launch forms (*.json);;All files (*)"));
  if (file.isEmpty()) return;
  files_.run(
      [path = toPath(file)]() -> Result<run::LaunchForm> {
        const auto text = readTextFile(path);
        if (!text) return std::unexpected(text.error());
        return run::launchFormFromJson(*text);
      },
      [this](const Result<run::LaunchForm> &form) {
        if (form)
          workbench_.launch().setForm(*form);
        else
          Q_EMIT told(MessageKind::error, views::textOfCore(form.error().message));
      });
}

void LaunchPresenter::save() {
  const std::filesystem::path source = workbench_.source().mainFile();
  const auto name = source.stem().string() + "." + workbench_.selection().kernel().name + ".launch.json";
  const QString file = dialogs_.saveFile(&view_, tr("Save the launch form as"), toQString(source.parent_path() / name));
  if (file.isEmpty()) return;
  files_.run([path = toPath(file),
              text = toJson(workbench_.launch().form()) + "\n"] { return writeFileAtomically(path, text); },
             [this, file](const Result<void> &done) {
               if (done)
                 Q_EMIT told(MessageKind::information, tr("Saved the launch form to %1.").arg(file));
               else
                 Q_EMIT told(MessageKind::error, views::textOfCore(done.error().message));
             });
}

} // namespace warpgrain::gui

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
    : QObject(&view), workbench_(workbench), view_(view), dialogs_(dialogs), files_(this) {
  const LaunchCheck &check = workbench_.launchCheck();
  connect(&check, &LaunchCheck::asked, this, &LaunchPresenter::begin);
  connect(&check, &LaunchCheck::answered, this, &LaunchPresenter::take);
  connect(&view_, &views::LaunchFormView::formEdited, this, [this] { workbench_.launch().setForm(view_.form()); });
  connect(&view_, &views::LaunchFormView::verifyRequested, &workbench_, &Workbench::verify);
  connectFiles();
  begin(false);
  if (check.answer()) take(*check.answer());
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

void LaunchPresenter::begin(bool hasKernel) {
  if (hasKernel) return show();
  view_.setParameters({}, tr("Open a file with a kernel, to enter here what it is launched with."));
  view_.setStatus({}, true);
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

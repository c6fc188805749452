// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/flags/FlagsWindow.h"

#include "app/gui/base/Dialogs.h"
#include "app/gui/base/Texts.h"
#include "app/gui/workbench/Workbench.h"
#include "core/build/FlagText.h"
#include "core/frontend/flags/SourceLanguage.h"
#include "views/flags/FlagsView.h"
#include "views/shared/CoreText.h"

#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace warpgrain::gui {

FlagsWindow::FlagsWindow(Workbench &workbench, Dialogs &dialogs, QWidget *window)
    : QWidget(window), workbench_(workbench), dialogs_(dialogs), view_(new views::FlagsView(this)) {
  setObjectName(QStringLiteral("flags"));
  setWindowFlag(Qt::Window);
  setWindowTitle(tr("Compiler Flags"));
  resize(640, 480);
  auto *layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(view_);
  connect(view_, &views::FlagsView::typed, this, [this](const QString &text) {
    typed_ = text;
    fill();
  });
  connect(view_, &views::FlagsView::standardChosen, this,
          [this](const QString &standard) { type(build::withStandard(shown(), toUtf8(standard))); });
  connect(view_, &views::FlagsView::fastMathChosen, this,
          [this](bool isFast) { type(build::withFastMath(shown(), isFast)); });
  connect(view_, &views::FlagsView::macroWanted, this, [this](const QString &macro) {
    Flags flags = shown();
    flags.push_back("-D" + toUtf8(macro));
    type(flags);
  });
  connect(view_, &views::FlagsView::includeWanted, this, &FlagsWindow::addInclude);
  connect(view_, &views::FlagsView::useWanted, this, &FlagsWindow::use);
  connect(view_, &views::FlagsView::findWanted, this, &FlagsWindow::find);
  connect(&workbench_.source(), &SourceController::unitOpened, this, [this] {
    typed_.reset();
    fill();
  });
  connect(&workbench_, &Workbench::analysisBegun, this, [this] {
    isReading_ = true;
    fill();
  });
  connect(&workbench_, &Workbench::analysed, this, [this] {
    isReading_ = false;
    fill();
  });
  fill();
}

bool FlagsWindow::hasUnit() const {
  return !workbench_.source().mainFile().empty();
}

FlagsWindow::Flags FlagsWindow::inEffect() const {
  if (const auto given = workbench_.givenFlags()) return given->flags;
  const AnalysisPointer &analysis = workbench_.analysis();
  return analysis ? analysis->parser.flags.value_or(Flags()) : Flags();
}

FlagsWindow::Flags FlagsWindow::shown() const {
  return typed_ ? build::flagsOfText(toUtf8(*typed_)) : inEffect();
}

std::filesystem::path FlagsWindow::folder() const {
  if (const auto given = workbench_.givenFlags()) return given->folder;
  const AnalysisPointer &analysis = workbench_.analysis();
  return analysis && !analysis->parser.folder.empty() ? analysis->parser.folder
                                                      : workbench_.source().mainFile().parent_path();
}

void FlagsWindow::type(const Flags &flags) {
  typed_ = toQString(build::textOfFlags(flags));
  fill();
}

void FlagsWindow::addInclude() {
  const QString chosen =
      dialogs_.chooseFolder(this, tr("Look for headers in"), toQString(workbench_.source().mainFile().parent_path()));
  if (chosen.isEmpty()) return;
  Flags flags = shown();
  flags.insert(flags.end(), {"-I", toUtf8(chosen)});
  type(flags);
}

void FlagsWindow::use() {
  const session::SavedFlags flags{.flags = shown(), .folder = folder()};
  typed_.reset();
  workbench_.setFlags(flags);
  fill();
}

void FlagsWindow::find() {
  typed_.reset();
  workbench_.setFlags(std::nullopt);
  fill();
}

void FlagsWindow::fill() {
  const Flags flags = shown();
  view_->setFlags({.text = typed_ ? *typed_ : toQString(build::textOfFlags(flags)),
                   .standard = toQString(build::standardOf(flags)),
                   .hasFastMath = build::haveFastMath(flags)});
  const std::filesystem::path file = workbench_.source().mainFile();
  view_->setState({.title = toQString(file.filename()),
                   .origin = originText(),
                   .outcome = outcomeText(),
                   .isOpenCl = frontend::languageOf(file) == frontend::SourceLanguage::openCl,
                   .mayUse = typed_ && flags != inEffect(),
                   .mayFind = workbench_.givenFlags().has_value(),
                   .isReadOnly = !hasUnit()});
}

QString FlagsWindow::originText() const {
  if (!hasUnit()) return tr("Open a source to see the flags that it is read and built with.");
  const QString whose = workbench_.givenFlags()
                            ? tr("These flags were given for this file.")
                            : tr("These flags were found in compile_commands.json, or guessed from the makefile and "
                                 "the folders beside the file.");
  return whose + u' ' + tr("Relative folders are looked for in %1.").arg(toQString(folder()));
}

QString FlagsWindow::outcomeText() const {
  if (!hasUnit()) return {};
  const AnalysisPointer &analysis = workbench_.analysis();
  if (isReading_ || !analysis) return tr("The source is read…");
  if (analysis->error) return views::textOfCore(analysis->error->message);
  const auto isError = [](const views::Problem &problem) { return problem.severity == model::Severity::error; };
  const auto first = std::ranges::find_if(analysis->problems, isError);
  if (first == analysis->problems.end())
    return tr("The source was read without errors: %n kernel(s).", nullptr,
              static_cast<int>(analysis->outline.kernels().size()));
  return tr("The source was read with %n error(s).", nullptr,
            static_cast<int>(std::ranges::count_if(analysis->problems, isError))) +
         u' ' + tr("The first: %1").arg(first->text);
}

} // namespace warpgrain::gui

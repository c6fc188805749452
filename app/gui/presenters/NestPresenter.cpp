// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/presenters/NestPresenter.h"

#include "app/gui/base/Texts.h"
#include "app/gui/nests/NestPictures.h"
#include "core/frontend/openmp/DirectiveSearch.h"
#include "core/frontend/openmp/NestSearch.h"

#include <QMenu>

#include <algorithm>

namespace warpgrain::gui {

namespace {

constexpr int quietMilliseconds = 500;

/// A source that is serial: its own loops are no kernels, and no directive of OpenMP makes them any. One that marks
/// nests is meant whatever else it is.
bool isSerialSource(const Analysis &analysis) {
  const model::File &file = analysis.unit->files.front();
  if (frontend::hasNestMarks(file.text)) return true;
  return analysis.outline.kernels().empty() && frontend::mayHaveNests(file.path, file.text) &&
         !frontend::holdsOpenMp(*analysis.unit);
}

} // namespace

NestPresenter::NestPresenter(Workbench &workbench, views::NestsView &view, Dialogs &dialogs)
    : QObject(&view), workbench_(workbench), view_(view), dialogs_(dialogs) {
  quiet_.setSingleShot(true);
  connect(&quiet_, &QTimer::timeout, this, &NestPresenter::ask);
  connect(&workbench_.source(), &SourceController::unitOpened, this, [this] {
    isNew_ = true;
    isStopped_ = false;
    onlyLine_.reset();
    settings_.isOnlyCaret = false;
    view_.setSettings(settings_);
    show({});
    all_ = nullptr;
  });
  connect(&workbench_, &Workbench::analysisBegun, this, [this] {
    quiet_.stop();
    controller_.drop();
    if (hasNests_) view_.setMapping(isLookedAt_);
  });
  connect(&workbench_, &Workbench::analysed, this, &NestPresenter::take);
  connect(&workbench_, &Workbench::architectureChanged, this, &NestPresenter::ask);
  connect(&workbench_, &Workbench::toolkitFound, this, &NestPresenter::ask);
  connect(&workbench_.selection(), &Selection::caretMoved, this, [this](const Place &place) {
    if (list_) view_.chooseAt(toQString(place.file), static_cast<int>(place.line));
  });
  connect(&controller_, &NestController::mapped, this, &NestPresenter::show);
  connect(&controller_, &NestController::written, this, &NestPresenter::showText);
  connect(&files_, &ProgramWriter::wrote, this, [this](const std::filesystem::path &file, bool isToOpen) {
    if (isToOpen)
      Q_EMIT openWanted(toQString(file));
    else
      Q_EMIT told(MessageKind::information, tr("The program was written to %1.").arg(toQString(file)));
  });
  connect(&files_, &ProgramWriter::refused, this,
          [this](const QString &sentence) { Q_EMIT told(MessageKind::error, sentence); });
  connect(&view_, &views::NestsView::placeChosen, this, [this](const QString &path, int line) {
    workbench_.selection().goTo({.file = toPath(path), .line = static_cast<std::uint32_t>(line), .column = 1});
  });
  connect(&view_, &views::NestsView::settingsChosen, this, &NestPresenter::follow);
  connect(&view_, &views::NestsView::mappingChosen, this, [this](std::size_t nest, std::size_t mapping) {
    chosen_[nest] = mapping;
    isStopped_ = false;
    askText();
  });
  connect(&view_, &views::NestsView::picturesWanted, this, [this](const views::NestPictureQuery &query) {
    if (study_) view_.setPictures(nestPicturesOf(*study_, query));
  });
  connect(&view_, &views::NestsView::openWanted, this, &NestPresenter::open);
  connect(&view_, &views::NestsView::saveWanted, this, &NestPresenter::save);
  connect(&view_, &views::NestsView::stopWanted, this, &NestPresenter::stop);
  connect(&view_, &views::NestsView::againWanted, this, [this] {
    isStopped_ = false;
    controller_.drop();
    ask();
  });
  showEmpty();
}

void NestPresenter::setLookedAt(bool isLookedAt) {
  isLookedAt_ = isLookedAt;
  if (isLookedAt) ask();
}

void NestPresenter::take(const AnalysisPointer &analysis) {
  const bool wasNew = std::exchange(isNew_, false);
  // A text that cannot be read at all says nothing of what it was.
  const bool has = analysis->unit ? isSerialSource(*analysis) : hasNests_ && !wasNew;
  const bool hasChanged = has != std::exchange(hasNests_, has);
  isStopped_ = false;
  if (!has) {
    controller_.drop();
    show({});
  }
  if (wasNew || hasChanged) Q_EMIT nestsSeen(has, wasNew && analysis->outline.kernels().empty());
  if (!has) return;
  showEmpty();
  if (wasNew || !list_)
    ask();
  else
    quiet_.start(quietMilliseconds);
}

/// What a person chooses about all nests. Only the language leaves the mappings as they are.
void NestPresenter::follow(const views::NestSettings &settings) {
  const views::NestSettings before = std::exchange(settings_, settings);
  isStopped_ = false;
  view_.setSettings(settings_);
  if (settings.isOnlyCaret != before.isOnlyCaret)
    onlyLine_ = settings.isOnlyCaret ? std::optional(loopAt(workbench_.selection().caret().line)) : std::nullopt;
  const auto mapsAlike = [](views::NestSettings each) {
    each.isOpenCl = false;
    return each;
  };
  if (mapsAlike(settings) == mapsAlike(before))
    askText();
  else
    ask();
}

/// The line of the loop that a line is in or heads, as far as the nests are known; else the line itself, of which the
/// answer says which lines have loops.
std::uint32_t NestPresenter::loopAt(std::uint32_t line) const {
  std::uint32_t out = 0;
  const NestStudyPointer &known = all_ ? all_ : study_;
  for (const workflow::MappedNest &nest : known ? known->mapped.nests : std::vector<workflow::MappedNest>())
    for (const workflow::MappedLoop &loop : nest.loops)
      if (nest.line <= line && line <= nest.lastLine && loop.line <= line) out = std::max(out, loop.line);
  return out == 0 ? line : out;
}

void NestPresenter::ask() {
  if (!isLookedAt_ || !hasNests_ || isStopped_) return;
  auto source = editedSource(workbench_);
  if (!source) return;
  controller_.ask({.source = *std::move(source),
                   .rules = settings_.isPaper ? mapping::RuleSet::paper : mapping::RuleSet::ours,
                   .allowsReorder = settings_.allowsReorder,
                   .keepsLoops = settings_.keepsLoops,
                   .line = onlyLine_});
  showBusy();
}

NestTextQuestion NestPresenter::textQuestion() const {
  NestTextQuestion out{.study = study_, .form = {}};
  out.form.language = settings_.isOpenCl ? workflow::NestLanguage::openCl : workflow::NestLanguage::cuda;
  for (const auto &[nest, mapping] : chosen_)
    out.form.choices[study_->mapped.nests[nest].line] = mapping + 1;
  return out;
}

void NestPresenter::askText() {
  if (!study_ || isStopped_) return;
  text_ = {};
  controller_.askText(textQuestion());
  showBusy();
}

void NestPresenter::show(const NestAnswer &answer) {
  study_ = answer.study;
  if (study_ && !study_->request.line) all_ = study_;
  list_ = answer.list;
  chosen_.clear();
  text_ = {};
  view_.setNests(list_);
  askText();
  showBusy();
  showEmpty();
}

void NestPresenter::showText(const NestTextAnswer &answer) {
  if (answer.study != study_) return;
  text_ = answer;
  view_.setTexts(text_.texts);
  showBusy();
}

void NestPresenter::showBusy() {
  view_.setMapping(controller_.isMapping());
  view_.setWriting(!controller_.isMapping() && controller_.isWriting());
}

void NestPresenter::showEmpty() {
  view_.setEmptyText(
      isStopped_  ? tr("The reading of the nests was stopped. Map Again reads them.")
      : hasNests_ ? tr("The nests are read.")
                  : tr("Open a serial C or C++ source with for loops to see which of them can become threads, in "
                       "which way, and to have it written in CUDA or OpenCL."));
}

void NestPresenter::stop() {
  isStopped_ = true;
  controller_.drop();
  showBusy();
  showEmpty();
}

void NestPresenter::open() {
  if (text_.program.empty()) return;
  const std::filesystem::path &source = workbench_.source().mainFile();
  if (settings_.isOpenCl)
    NestController::writeOpenCl(files_, textQuestion(), openClHostNameOf(source), true);
  else
    files_.writeBeside(cudaNameOf(source), text_.program);
}

void NestPresenter::save() {
  if (text_.program.empty()) return;
  const std::filesystem::path &source = workbench_.source().mainFile();
  const std::filesystem::path suggested = settings_.isOpenCl ? openClHostNameOf(source) : cudaNameOf(source);
  const QString target = dialogs_.saveFile(&view_, tr("Save the program"), toQString(suggested));
  if (target.isEmpty()) return;
  std::error_code ignored;
  if (std::filesystem::equivalent(toPath(target), source, ignored))
    return Q_EMIT told(MessageKind::error, tr("%1 is the source itself; choose another name.").arg(target));
  if (settings_.isOpenCl && toPath(target).extension() == ".cl")
    return Q_EMIT told(MessageKind::error, tr("%1 is a name for kernels; name the host program, for example %2.")
                                               .arg(target, toQString(suggested.filename())));
  if (settings_.isOpenCl)
    NestController::writeOpenCl(files_, textQuestion(), toPath(target), false);
  else
    files_.writeTo(toPath(target), text_.program);
}

void NestPresenter::offer(QMenu &menu, const std::filesystem::path &file, std::uint32_t line) {
  if (!hasNests_ || file != workbench_.source().mainFile()) return;
  const std::uint32_t loop = loopAt(line);
  QAction *before = menu.actions().value(0);
  auto *only = new QAction(tr("Map Only the Nest of Line %1").arg(loop), &menu);
  only->setObjectName(QStringLiteral("mapOnlyNest"));
  connect(only, &QAction::triggered, this, [this, loop] {
    settings_.isOnlyCaret = true;
    onlyLine_ = loop;
    isStopped_ = false;
    view_.setSettings(settings_);
    Q_EMIT viewWanted();
    ask();
  });
  menu.insertAction(before, only);
  if (onlyLine_) {
    auto *all = new QAction(tr("Map All Nests Again"), &menu);
    all->setObjectName(QStringLiteral("mapAllNests"));
    connect(all, &QAction::triggered, this, [this] {
      views::NestSettings settings = settings_;
      settings.isOnlyCaret = false;
      Q_EMIT viewWanted();
      follow(settings);
    });
    menu.insertAction(before, all);
  }
  menu.insertSeparator(before);
}

} // namespace warpgrain::gui

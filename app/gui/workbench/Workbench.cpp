// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/workbench/Workbench.h"

#include "app/gui/analysis/SameText.h"
#include "app/gui/base/Texts.h"
#include "app/gui/tune/SavedSettings.h"
#include "core/frontend/openmp/DirectiveSearch.h"
#include "core/frontend/openmp/NestSearch.h"
#include "core/model/KernelSearch.h"
#include "views/shared/CoreText.h"

#include <algorithm>

namespace warpgrain::gui {

namespace {

/// Looks for the toolkit beside the GUI thread: it starts nvcc to ask it.
ToolkitFuture lookForToolkit(const Environment &environment) {
  if (environment.findToolkit) return std::async(std::launch::async, environment.findToolkit).share();
  return std::async(std::launch::async, [] { return build::findCudaToolkit(); }).share();
}

} // namespace

Workbench::Workbench(Environment environment, QObject *parent)
    : QObject(parent), environment_(std::move(environment)), toolkit_(lookForToolkit(environment_)),
      trials_(std::make_shared<SourceTrials>(environment_.findReader)), stepParser_(newParser()),
      givenFlags_(flagsOfCommandLine()),
      trust_(*environment_.settings, {environment_.trustedFolder, environment_.copiesFolder}), reports_(newParser()),
      analyser_(newParser()), verdictController_(stepParser_), previewer_(stepParser_),
      variants_(stepParser_, environment_.cache), verification_(stepParser_, environment_.findExecutor),
      counts_(stepParser_, environment_.findExecutor),
      measurement_(stepParser_, environment_.findRunner, environment_.store),
      targets_(*environment_.settings, environment_.findRunner, environment_.recordedFolder),
      tuning_({.parser = stepParser_,
               .findRunner = environment_.findRunner,
               .cache = environment_.cache,
               .store = environment_.store,
               .findExecutor = environment_.findExecutor}),
      toolkitSearch_(this) {
  source_.setExamples({.bundled = environment_.trustedFolder, .copies = environment_.copiesFolder});
  connectAll();
  connectVariants();
  connectVerification();
  connectCounts();
  connectMeasurement();
  connectTuning();
  connectHands();
  connectJobs();
  toolkitSearch_.run(
      [toolkit = toolkit_] {
        toolkit.wait();
        return true;
      },
      [this](bool) { takeToolkit(); });
}

void Workbench::takeToolkit() {
  toolkitKnown_ = true;
  const auto &toolkit = toolkit_.get();
  if (toolkit && toolkit->nvcc)
    Q_EMIT logged(tr("CUDA toolkit %1 in %2.").arg(toQString(toolkit->version), toQString(toolkit->root)));
  else
    Q_EMIT logged(views::textOfCore(toolkit ? toolkit->requireNvcc().error().message : toolkit.error().message));
  Q_EMIT toolkitFound();
}

void Workbench::connectAll() {
  connect(&source_, &SourceController::unitOpened, this, &Workbench::unitOpened);
  connect(&source_, &SourceController::renamed, this,
          [this](const std::filesystem::path &from, const std::filesystem::path &to) {
            variants_.clear();
            hands_.moveFile(from, to);
          });
  connect(&source_, &SourceController::textsChanged, this, &Workbench::analyse);
  connect(&analyser_, &AnalysisWorker::begun, this, &Workbench::analysisBegun);
  connect(&analyser_, &AnalysisWorker::analysed, this, &Workbench::takeAnalysis);
  connect(&verdictController_, &VerdictController::checked, this, [this](const Verdicts &verdicts) {
    verdicts_ = verdicts;
    space_.setVerdicts(verdicts);
    Q_EMIT checked(verdicts_);
    jobs_.startWaiting(); // a build waits for it
  });
  connect(&verdictController_, &VerdictController::partlyChecked, this, [this](const Verdicts &verdicts) {
    verdicts_ = verdicts;
    Q_EMIT partlyChecked(verdicts_);
  });
  connect(&verdictController_, &VerdictController::liftsFound, this, [this](const Verdicts &verdicts) {
    verdicts_ = verdicts;
    Q_EMIT liftsFound(verdicts_);
  });
  connect(&previewer_, &PlanPreviewer::previewed, this, &Workbench::takePreview);
  connect(&plans_, &PlanController::planChanged, this, &Workbench::planChanged);
  connect(&selection_, &Selection::kernelChanged, this, [this](const KernelKey &kernel) {
    selection_.setVariant(std::nullopt);
    launch_.setKernel(analysis_, kernel);
    targets_.setKernel(source_.mainFile(), kernel);
    Q_EMIT space_.spaceChanged(kernel);
    check();
    preview();
    bringRowsBack();
  });
  connect(&selection_, &Selection::variantChanged, this, &Workbench::variantChosen);
}

void Workbench::connectVariants() {
  connect(&variants_, &VariantController::broughtBack, this, &Workbench::takeRows);
  connect(&variants_, &VariantController::started, this, [this] {
    takeRows();
    Q_EMIT logged(
        tr("Building %n variant(s) of %1 for %2.", nullptr, static_cast<int>(variants_.variants().size()))
            .arg(toQString(variants_.order().subject.kernel.name), toQString(variants_.order().subject.architecture)));
  });
  connect(&variants_, &VariantController::reported, this, &Workbench::logVariant);
  connect(&variants_, &VariantController::variantChanged, this, [this](const session::Variant &variant) {
    // A row that is shown may have got its numbers, or its reason.
    if (selection_.variant() == variant.id) variantChosen(variant.id);
  });
  connect(&variants_, &VariantController::finished, this, [this](bool cancelled) {
    Q_EMIT logged(cancelled ? tr("The build was cancelled.") : tr("The build is done."));
    const bool done = !cancelled && !variants_.variants().empty();
    if (!done) jobs_.dropDependents();
    bringRowsBack();
    jobs_.ended(Jobs::building, done);
  });
  for (const auto signal : {&VariantController::started, &VariantController::cleared})
    connect(&variants_, signal, this, [this] { // the rows are gone
      verification_.cancel();
      measurement_.cancel();
    });
  connect(&variants_, &VariantController::started, this, &Workbench::workChanged);
  connect(&variants_, &VariantController::finished, this, &Workbench::workChanged);
}

void Workbench::connectVerification() {
  connect(&verification_, &VerificationController::started, this, [this] {
    Q_EMIT logged(tr("Running %n variant(s) of %1 on the CPU.", nullptr, verification_.count())
                      .arg(toQString(verification_.order().subject.kernel.name)));
    Q_EMIT workChanged();
  });
  connect(&verification_, &VerificationController::verified, this,
          [this](std::size_t id, const session::VariantVerification &result) {
            // Rows of another build are not those that were run.
            if (variants_.order().subject.analysis == verification_.order().subject.analysis)
              variants_.setVerification(id, result, verification_.order().subject.form);
          });
  connect(&verification_, &VerificationController::launchWanted, this, &Workbench::launchWanted);
  connect(&verification_, &VerificationController::failed, this,
          [this](const QString &sentence) { Q_EMIT told(MessageKind::error, sentence); });
  connect(&verification_, &VerificationController::finished, this, [this](bool cancelled) {
    variants_.endVerification();
    Q_EMIT logged(cancelled ? tr("The run was cancelled.") : tr("The run is done."));
    Q_EMIT workChanged();
    bringRowsBack();
    jobs_.ended(Jobs::verifying, !cancelled);
  });
}

void Workbench::connectCounts() {
  connect(&counts_, &CountController::started, this, [this] {
    Q_EMIT logged(
        tr("Running %1 on the CPU to count what it executes.").arg(toQString(counts_.order().subject.kernel.name)));
    Q_EMIT workChanged();
  });
  connect(&counts_, &CountController::launchWanted, this, &Workbench::launchWanted);
  connect(&counts_, &CountController::failed, this,
          [this](const QString &sentence) { Q_EMIT told(MessageKind::error, sentence); });
  connect(&counts_, &CountController::finished, this, [this](bool cancelled) {
    Q_EMIT logged(cancelled ? tr("The run was cancelled.") : tr("The run is done."));
    Q_EMIT workChanged();
    jobs_.ended(Jobs::counting, !cancelled);
  });
}

void Workbench::connectMeasurement() {
  connect(&measurement_, &MeasurementController::started, this, [this] {
    Q_EMIT logged(
        tr("Measuring %n variant(s) of %1 on %2.", nullptr, measurement_.count())
            .arg(toQString(measurement_.order().subject.kernel.name), targets_.nameOf(measurement_.order().target)));
    Q_EMIT workChanged();
  });
  connect(&measurement_, &MeasurementController::measured, this,
          [this](std::size_t id, const session::VariantMeasurement &result) {
            // Rows of another build are not those that were measured.
            if (variants_.order().subject.analysis == measurement_.order().subject.analysis) measured_.take(id, result);
          });
  connect(&measured_, &MeasuredRows::logged, this, &Workbench::logged);
  connect(&measurement_, &MeasurementController::stageReached, this, &Workbench::logged);
  connect(&measurement_, &MeasurementController::launchWanted, this, &Workbench::launchWanted);
  connect(&measurement_, &MeasurementController::failed, this, [this](const QString &sentence) {
    Q_EMIT logged(sentence);
    targets_.hasRecorded() ? Q_EMIT recordedOffered(sentence) : Q_EMIT told(MessageKind::error, sentence);
  });
  connect(&measurement_, &MeasurementController::finished, this, [this](bool cancelled) {
    variants_.endMeasurement();
    Q_EMIT logged(cancelled ? tr("Measuring was cancelled.") : tr("Measuring is done."));
    Q_EMIT workChanged();
    jobs_.ended(Jobs::measuring, !cancelled);
  });
  connect(&targets_, &MeasureTargets::told, this, [this](const QString &sentence, bool isError) {
    Q_EMIT told(isError ? MessageKind::error : MessageKind::information, sentence, MessageCause::event);
  });
  connect(&launch_, &LaunchController::changed, this, &Workbench::judgeRows);
}

void Workbench::connectTuning() {
  connect(&tuning_, &TuneController::started, this, [this] {
    const TuneRun &run = tuning_.run();
    Q_EMIT logged(tuning_.isSearching()
                      ? tr("Searching the plans of %1 on %2.")
                            .arg(toQString(run.kernel.name), targets_.nameOf(targets_.currentTarget()))
                      : tr("Replaying %1.").arg(run.replayed));
    Q_EMIT workChanged();
  });
  connect(&tuning_, &TuneController::stageReached, this, &Workbench::logged);
  connect(&tuning_, &TuneController::launchWanted, this, &Workbench::launchWanted);
  connect(&tuning_, &TuneController::failed, this, [this](const QString &sentence) {
    Q_EMIT logged(sentence);
    Q_EMIT told(MessageKind::error, sentence);
  });
  connect(&tuning_, &TuneController::finished, this, [this](bool cancelled) {
    const TuneRun &run = tuning_.run();
    for (const std::string &note : run.result.notes)
      Q_EMIT logged(toQString(note));
    if (tuning_.isSearch()) {
      Q_EMIT logged(cancelled ? tr("The search was cancelled.") : tr("The search is done."));
      jobs_.ended(Jobs::tuning, !cancelled);
    }
    Q_EMIT workChanged();
    bringRowsBack();
    jobs_.startWaiting(); // a search waits for the end of a replay
  });
}

void Workbench::connectHands() {
  variants_.setHandSource([this](const KernelKey &kernel) { return hands_.of(kernel); });
  connect(&hands_, &HandController::changed, this, [this](const KernelKey &kernel) {
    if (kernel != selection_.kernel()) selection_.setKernel(kernel); // undo may lead to another kernel
    syncHands();
  });
  connect(this, &Workbench::workChanged, this, &Workbench::syncHands);
  connect(&source_, &SourceController::openFailed, this, [this] { fileToAdd_.clear(); });
  connect(&handReader_, &HandReader::started, this, [this](const std::filesystem::path &file) {
    Q_EMIT logged(tr("Reading the kernel of %1.").arg(toQString(file)));
    Q_EMIT workChanged();
  });
  connect(&handReader_, &HandReader::taken, this, [this](const KernelKey &kernel, const session::HandText &hand) {
    selection_.setKernel(kernel);
    const std::string name = hands_.add(kernel, hand);
    Q_EMIT logged(tr("Added %1, by hand.").arg(toQString(name)));
    chooseHand(name);
    Q_EMIT handAdded();
  });
  connect(&handReader_, &HandReader::refused, this,
          [this](const QString &sentence) { Q_EMIT told(MessageKind::error, sentence); });
  connect(&handReader_, &HandReader::finished, this, [this] {
    Q_EMIT workChanged();
    bringRowsBack();
    jobs_.startWaiting(); // a build waits for its end
  });
}

void Workbench::connectJobs() {
  connect(&jobs_, &Jobs::textsWanted, this, &Workbench::textsWanted);
  connect(&jobs_, &Jobs::trustWanted, this, &Workbench::trustWanted);
  connect(&jobs_, &Jobs::told, this,
          [this](MessageKind kind, const QString &sentence) { Q_EMIT told(kind, sentence); });
  connect(&jobs_, &Jobs::launchWanted, this, [this](std::size_t, const QString &sentence) {
    Q_EMIT logged(sentence);
    Q_EMIT launchWanted(sentence);
  });
  connect(&jobs_, &Jobs::productChanged, this, &Workbench::workChanged);
  connect(&launchCheck_, &LaunchCheck::answered, this, [this] { jobs_.startWaiting(); }); // a run waits for it
}

bool Workbench::isAnalysing() const {
  return analyser_.isBusy() || verdictController_.isBusy();
}

void Workbench::setArchitecture(const std::string &architecture) {
  architectureChosen_ = true;
  if (architecture == architecture_) return;
  architecture_ = architecture;
  Q_EMIT architectureChanged(architecture_);
  analyse();
}

void Workbench::setFlags(const std::optional<session::SavedFlags> &flags) {
  if (flags == givenFlags_) return;
  givenFlags_ = flags;
  restoredFrom_.clear();
  takesArchitecture_ = true;
  variants_.setSaved({});
  Q_EMIT flagsChanged();
  analyse();
}

void Workbench::unitOpened(const std::filesystem::path &path) {
  unitIsNew_ = true;
  takesArchitecture_ = true;
  forgetRestored();
  jobs_.cancel();
  analyser_.drop();
  verdictController_.drop();
  previewer_.drop();
  analysis_.reset();
  verdicts_ = {};
  plans_.clear();
  space_.clear();
  hands_.clear();
  handReader_.cancel();
  launch_.clear();
  counts_.clear();
  variants_.clear();
  tuning_.clear();
  selection_.setKernel({});
  shown_ = {};
  Q_EMIT shownChanged();
  Q_EMIT logged(tr("Opened %1.").arg(toQString(path)));
}

std::optional<session::SavedFlags> Workbench::flagsOfCommandLine() const {
  if (!environment_.flags) return std::nullopt;
  return session::SavedFlags{.flags = *environment_.flags, .folder = environment_.folder};
}

void Workbench::restore(const session::SavedSession &session, const std::filesystem::path &folder) {
  std::map<KernelKey, transform::PlanDraft> plans;
  std::map<KernelKey, std::string> spaces;
  std::map<KernelKey, session::SavedLaunch> launches;
  std::map<KernelKey, HandController::List> hands;
  for (const session::SavedKernel &kernel : session.kernels) {
    if (!kernel.plan.empty()) plans[kernel.key] = kernel.plan;
    if (kernel.space) spaces[kernel.key] = *kernel.space;
    if (kernel.launch != session::SavedLaunch()) launches[kernel.key] = kernel.launch;
    for (const session::HandText &hand : kernel.byHand)
      hands[kernel.key].push_back(std::make_shared<const session::HandText>(hand));
  }
  plans_.restore(std::move(plans));
  space_.restore(std::move(spaces));
  hands_.restore(std::move(hands));
  launch_.restore(launches, session.kernel, static_cast<int>(session.launchSite));
  variants_.setSaved(session.results);
  restoredKernel_ = session.kernel;
  // Flags of the command line were given now.
  givenFlags_ = environment_.flags ? flagsOfCommandLine() : session.flags;
  restoredFrom_ = givenFlags_ && !environment_.flags ? folder : std::filesystem::path();
  setTuneSettings(session.tuning ? settingsOf(*session.tuning) : TuneSettings());
  architectureChosen_ = !session.architecture.empty();
  if (!architectureChosen_ || session.architecture == architecture_) return;
  architecture_ = session.architecture;
  Q_EMIT architectureChanged(architecture_);
}

void Workbench::setTuneSettings(const TuneSettings &settings) {
  if (settings == tuneSettings_) return;
  tuneSettings_ = settings;
  Q_EMIT tuneSettingsChanged();
}

void Workbench::forgetRestored() {
  variants_.setSaved({});
  restoredKernel_ = {};
  givenFlags_ = flagsOfCommandLine();
  restoredFrom_.clear();
}

std::vector<std::filesystem::path> Workbench::foldersToTrust() const {
  std::vector<std::filesystem::path> out{source_.mainFile().parent_path()};
  if (!restoredFrom_.empty()) out.push_back(restoredFrom_);
  for (const session::HandPointer &hand : hands_.of(selection_.kernel()))
    if (std::ranges::find(out, hand->file.parent_path()) == out.end()) out.push_back(hand->file.parent_path());
  return out;
}

void Workbench::analyse() {
  if (source_.mainFile().empty()) return;
  ParserSettings parser{.file = source_.mainFile(), .flags = std::nullopt, .folder = environment_.folder};
  if (givenFlags_) {
    parser.flags = givenFlags_->flags;
    parser.folder = givenFlags_->folder;
  }
  parser.architecture = architecture_;
  analyser_.ask({.parser = std::move(parser), .texts = source_.unsavedTexts(), .revision = source_.revision()});
}

void Workbench::takeAnalysis(const AnalysisPointer &analysis) {
  analysis_ = analysis;
  if (std::exchange(takesArchitecture_, false) && !architectureChosen_ && analysis->unit &&
      analysis->parser.architecture != architecture_) {
    architecture_ = analysis->parser.architecture; // the flags name it
    Q_EMIT architectureChanged(architecture_);
  }
  Q_EMIT analysed(analysis_);
  if (unitIsNew_ && analysis->error)
    Q_EMIT told(MessageKind::error, views::textOfCore(analysis->error->message), MessageCause::source);
  // The kernels of an OpenMP program and of serial nests are still to come, and have views of their own.
  const auto comeLater = [](const model::Unit &unit) {
    const model::File &file = unit.files.front();
    return frontend::holdsOpenMp(unit) || frontend::hasNestMarks(file.text) ||
           frontend::mayHaveNests(file.path, file.text);
  };
  if (unitIsNew_ && analysis->unit && analysis->outline.kernels().empty() && !comeLater(*analysis->unit))
    Q_EMIT told(MessageKind::warning, views::textOfCore(model::noKernelError(*analysis->unit).message),
                MessageCause::source);
  chooseKernel();
  // A kernel is often not in the file that was opened; a person wants to see it.
  if (const KernelPlace *kernel = analysis_->outline.find(selection_.kernel()); unitIsNew_ && kernel != nullptr)
    selection_.goTo(kernel->name);
  unitIsNew_ = false;
  launch_.setKernel(analysis_, selection_.kernel());
  targets_.setKernel(source_.mainFile(), selection_.kernel());
  check();
  preview();
  bringRowsBack();
  jobs_.startWaiting(); // a count waits for this text
  if (!fileToAdd_.empty()) addKernelFrom(std::exchange(fileToAdd_, {}), /*mayTakeOther=*/environment_.kernel.empty());
}

/// The kernel stays chosen as long as it is there.
void Workbench::chooseKernel() {
  if (!analysis_->unit) return;
  const auto &kernels = analysis_->outline.kernels();
  if (unitIsNew_ && analysis_->outline.find(restoredKernel_) != nullptr) return selection_.setKernel(restoredKernel_);
  if (unitIsNew_ && !environment_.kernel.empty()) {
    if (const auto wanted = analysis_->unit->findKernel(environment_.kernel))
      return selection_.setKernel(keyOf(*analysis_->unit, *wanted));
    else
      Q_EMIT told(MessageKind::warning, views::textOfCore(wanted.error().message), MessageCause::event);
  }
  if (analysis_->outline.find(selection_.kernel()) == nullptr)
    selection_.setKernel(kernels.empty() ? KernelKey() : kernels.front().key);
}

void Workbench::check() {
  if (analysis_) verdictController_.ask(analysis_, selection_.kernel(), plans_.draftOf(selection_.kernel()));
}

void Workbench::preview() {
  if (!analysis_ || !analysis_->unit || selection_.kernel().isNone()) {
    previewer_.drop();
    shown_ = {};
    Q_EMIT shownChanged();
    return;
  }
  previewer_.ask(analysis_, selection_.kernel(), plans_.planOf(selection_.kernel()));
}

void Workbench::takePreview(const PlanPreview &preview) {
  Q_EMIT previewed(preview);
  if (selection_.variant()) return; // a row is looked at
  shown_ = {.unit = preview.analysis->unit,
            .variant = preview.variant,
            .isRow = false,
            .analysis = preview.analysis,
            .kernel = preview.kernel};
  Q_EMIT shownChanged();
}

void Workbench::planChanged(const KernelKey &kernel) {
  selection_.setKernel(kernel); // undo may lead to another kernel
  selection_.setVariant(std::nullopt);
  check();
  preview();
}

void Workbench::variantChosen(std::optional<std::size_t> id) {
  const session::Variant *variant = id ? variants_.find(*id) : nullptr;
  if (variant == nullptr) {
    preview();
    Q_EMIT shownChanged(); // what was shown is not what is named any more
    return;
  }
  const ChosenKernel &built = variants_.order().subject;
  shown_ = {.unit = built.analysis->unit,
            .variant = *variant,
            .isRow = true,
            .analysis = built.analysis,
            .kernel = built.kernel};
  Q_EMIT shownChanged();
}

bool Workbench::isShownNamed() const {
  if (const auto row = selection_.variant()) return shown_.isRow && shown_.variant.id == *row;
  return !shown_.isRow && shown_.unit && shown_.analysis == analysis_ && analysis_->revision == source_.revision() &&
         shown_.kernel == selection_.kernel() && shown_.variant.plan == plans_.planOf(shown_.kernel);
}

/// Other rows are there. A row that a person has chosen stays chosen, where one of its plan is among them.
void Workbench::takeRows() {
  judgeRows();
  const bool wasRow =
      selection_.variant().has_value() && shown_.isRow && shown_.kernel == variants_.order().subject.kernel;
  const session::Variant *same = wasRow ? variants_.findSame(shown_.variant) : nullptr;
  const auto row = same != nullptr ? std::optional(same->id) : std::nullopt;
  if (selection_.variant() != row)
    selection_.setVariant(row);
  else if (row)
    variantChosen(row); // the same number, another build
}

bool Workbench::areRowsOfText() const {
  const AnalysisPointer &built = variants_.order().subject.analysis;
  if (!built || !built->unit) return false;
  if (analysis_ && analysis_->unit && analysis_->revision == source_.revision())
    return analysis_ == built || isSameSource(*analysis_, *built);
  // The newest text is not read yet: by its flags, and by what is open of it.
  if (!isReadWith(*built, givenFlags_)) return false;
  return std::ranges::all_of(built->unit->files, [this](const model::File &file) {
    const SourceFile *open = source_.find(file.path);
    return open == nullptr || open->text == file.text;
  });
}

/// What was built of this text before is there again.
void Workbench::bringRowsBack() {
  if (isWorking() || jobs_.isWaiting(Jobs::building) || !analysis_ || !analysis_->unit) return;
  if (!areRowsCurrent()) variants_.bringBack(analysis_, selection_.kernel(), architecture_);
  syncHands();
}

/// The kernels by hand are rows, whatever was built of the kernel.
void Workbench::syncHands() {
  const KernelKey &kernel = selection_.kernel();
  if (isWorking() || jobs_.isWaiting(Jobs::building) || !analysis_ || !analysis_->unit || kernel.isNone()) return;
  const HandController::List hands = hands_.of(kernel);
  const ChosenKernel &built = variants_.order().subject;
  // Rows of another text or GPU stay, grey, until others are built.
  if (!variants_.variants().empty() && built.kernel == kernel) return variants_.setHands(hands);
  if (hands.empty()) return;
  variants_.begin({.subject = chosenKernel(),
                   .plans = {transform::Plan()},
                   .hands = hands,
                   .block = launch_.blockForBuild(),
                   .dynamicSharedBytes = launch_.bytesForBuild()});
}

void Workbench::chooseHand(const std::string &name) {
  if (const session::Variant *row = variants_.findHand(name)) selection_.setVariant(row->id);
}

void Workbench::editVariant(const session::Variant &variant) {
  const KernelKey kernel = selection_.kernel();
  if (isWorking() || !analysis_ || !analysis_->unit || kernel.isNone()) return;
  const model::Unit &unit = *analysis_->unit;
  session::HandText hand{.name = {}, .file = unit.files.front().path, .kernel = kernel.name, .texts = variant.texts};
  QString from = isOriginal(variant) ? tr("original") : toQString(toString(variant.plan));
  if (variant.byHand) {
    hand = *variant.byHand;
    from = toQString(variant.byHand->name);
  }
  const KernelPlace *place = analysis_->outline.find(kernel);
  for (const model::File &file : unit.files) // the original: the file that the kernel is in
    if (hand.texts.empty() && place != nullptr && file.path == place->name.file) hand.texts[file.path] = file.text;
  hand.name = toUtf8(tr("%1, edited").arg(from));
  chooseHand(hands_.add(kernel, std::move(hand)));
}

void Workbench::addKernelFrom(const std::filesystem::path &file, bool mayTakeOther) {
  if (isWorking() || !analysis_ || !analysis_->unit || selection_.kernel().isNone()) return;
  handReader_.read({.subject = chosenKernel(), .file = absolutePath(file), .mayTakeOther = mayTakeOther});
}

bool Workbench::areRowsCurrent() const {
  const ChosenKernel &built = variants_.order().subject;
  return !variants_.variants().empty() && areRowsOfText() && built.kernel == selection_.kernel() &&
         built.architecture == architecture_;
}

/// What was learnt with another launch than the form has now is not taken for what this one does.
void Workbench::judgeRows() {
  if (selection_.kernel() != variants_.order().subject.kernel) return; // the rows are grey as a whole
  variants_.setLaunch(launch_.form());
  measured_.judge();
}

void Workbench::build() {
  jobs_.build();
}

void Workbench::verify() {
  jobs_.verify();
}

void Workbench::count(const run::Extent3 &block) {
  jobs_.count(block);
}

void Workbench::measure(const std::vector<std::size_t> &ids) {
  jobs_.measure(ids);
}

void Workbench::tune(const TuneSettings &settings) {
  jobs_.tune(settings);
}

void Workbench::cancel() {
  jobs_.cancel();
  handReader_.cancel();
}

ChosenKernel Workbench::chosenKernel() const {
  return {.analysis = analysis_, .kernel = selection_.kernel(), .architecture = architecture_, .form = launch_.form()};
}

void Workbench::logVariant(const session::Variant &variant) {
  if (variant.status == session::VariantStatus::waiting) return;
  QString steps = isOriginal(variant) ? tr("the original") : toQString(toString(variant.plan));
  if (variant.byHand) steps = toQString(variant.byHand->name);
  QString line = QStringLiteral("%1: %2").arg(steps, QLatin1StringView(nameOf(variant.status)));
  if (!variant.reason.empty()) line += QStringLiteral(". ") + views::textOfCore(variant.reason);
  Q_EMIT logged(line);
  for (const std::string &note : variant.notes)
    Q_EMIT logged(QStringLiteral("  ") + toQString(note));
  if (!variant.log.empty()) Q_EMIT logged(toQString(variant.log).trimmed());
}

} // namespace warpgrain::gui

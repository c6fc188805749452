// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/analysis/AnalysisWorker.h"
#include "app/gui/analysis/VerdictController.h"
#include "app/gui/base/Environment.h"
#include "app/gui/build/LaunchController.h"
#include "app/gui/build/TrustController.h"
#include "app/gui/build/VariantController.h"
#include "app/gui/compare/StudiedText.h"
#include "app/gui/export/ExportController.h"
#include "app/gui/hand/HandController.h"
#include "app/gui/hand/HandReader.h"
#include "app/gui/measure/MeasureTargets.h"
#include "app/gui/measure/MeasurementController.h"
#include "app/gui/plan/PlanController.h"
#include "app/gui/plan/PlanPreviewer.h"
#include "app/gui/plan/SearchSpaceController.h"
#include "app/gui/report/ReportController.h"
#include "app/gui/source/SourceController.h"
#include "app/gui/tune/TuneController.h"
#include "app/gui/verify/CountController.h"
#include "app/gui/verify/VerificationController.h"
#include "app/gui/workbench/Jobs.h"
#include "app/gui/workbench/LaunchCheck.h"
#include "app/gui/workbench/MeasuredRows.h"
#include "app/gui/workbench/MessageKind.h"
#include "app/gui/workbench/Selection.h"

#include <QObject>

#include <functional>

namespace warpgrain::gui {

/// A variant that is shown beside the original: a row of the table, or the chosen plan as it is now.
struct ShownVariant {
  std::shared_ptr<const model::Unit> unit; ///< the original; null where there is nothing to show
  session::Variant variant;
  bool isRow = false;
  AnalysisPointer analysis; ///< that the unit belongs to
  KernelKey kernel;

  /// False where it is refused, or not written yet.
  bool hasText() const { return unit && session::hasText(variant); }
};

/// Everything of the program that has no window: the controllers, and what leads from one to the next. A change of a
/// text leads to an analysis, the analysis to verdicts and to the chosen plan's text.
class Workbench : public QObject {
  Q_OBJECT

public:
  explicit Workbench(Environment environment, QObject *parent = nullptr);

  SourceController &source() { return source_; }

  Selection &selection() { return selection_; }

  PlanController &plans() { return plans_; }

  SearchSpaceController &space() { return space_; }

  HandController &hands() { return hands_; }

  LaunchController &launch() { return launch_; }

  VariantController &variants() { return variants_; }

  VerificationController &verification() { return verification_; }

  CountController &counts() { return counts_; }

  MeasurementController &measurement() { return measurement_; }

  MeasureTargets &targets() { return targets_; }

  TuneController &tuning() { return tuning_; }

  ExportController &exporter() { return exporter_; }

  ReportController &reports() { return reports_; }

  TrustController &trust() { return trust_; }

  const Environment &environment() const { return environment_; }

  /// A parser of its own for long work, beside which verdicts and previews do not wait.
  std::shared_ptr<KeptParser> newParser() const { return std::make_shared<KeptParser>(toolkit_, trials_); }

  /// The texts of variants that were looked at, for all who show them.
  const std::shared_ptr<StudiedTexts> &studiedTexts() const { return studiedTexts_; }

  /// The newest analysis; null before the first. Its revision may be older than the text's.
  const AnalysisPointer &analysis() const { return analysis_; }

  const ShownVariant &shown() const { return shown_; }

  /// True where what is shown is what is named: the row that is chosen, else the plan as it is now, of the newest text.
  /// False while its text is being written.
  bool isShownNamed() const;

  /// True where the rows of the variants table were made of the newest text, whatever it was in between.
  bool areRowsOfText() const;

  /// True where the rows are of the newest text, the chosen kernel and the chosen GPU.
  bool areRowsCurrent() const;

  /// True while a text is being analysed, or verdicts computed.
  bool isAnalysing() const;

  /// The GPU that is built and computed for.
  const std::string &architecture() const { return architecture_; }

  void setArchitecture(const std::string &architecture);

  /// Empty where a person has chosen none: the flags' own is taken.
  std::string chosenArchitecture() const { return architectureChosen_ ? architecture_ : std::string(); }

  /// The flags that a person gave the source; none: they are found or guessed.
  const std::optional<session::SavedFlags> &givenFlags() const { return givenFlags_; }

  /// A person gives the unit other flags, or has them found or guessed: it is read again. Nothing is run. Results of
  /// other flags are not those of the unit any more.
  void setFlags(const std::optional<session::SavedFlags> &flags);

  /// Takes what a session's file in `folder` holds, once its unit is opened and before it is analysed. Nothing is run.
  /// An empty folder: it is our own.
  void restore(const session::SavedSession &session, const std::filesystem::path &folder);

  /// Another unit is opened: what a session's file said of the one before is not said of it, nor are its flags given.
  void forgetRestored();

  /// What is built now can start programs that these folders name.
  std::vector<std::filesystem::path> foldersToTrust() const;

  /// The toolkit once it is looked for; null until then.
  const Result<build::CudaToolkit> *toolkit() const { return toolkitKnown_ ? &toolkit_.get() : nullptr; }

  /// The newest answer. It may be one of an older text, or of the kernel that was chosen before.
  const Verdicts &verdicts() const { return verdicts_; }

  /// The step's verdict in the newest answer, or null.
  const CheckedStep *verdictOf(const transform::Step &step) const { return verdicts_.find(step); }

  /// Builds the variants of the space and of the chosen plan, as soon as the newest text is analysed.
  void build();

  /// Runs the rows on the CPU with the launch form; rows that are not there, or of an older text, are built first.
  void verify();

  /// Runs the chosen kernel, as its text is now, on the CPU with the launch form, and counts what it executes; the
  /// addresses of a block are kept.
  void count(const run::Extent3 &block);

  /// What is built, run and measured now where the chosen kernel is to be.
  ChosenKernel chosenKernel() const;

  /// Measures rows, all of them where none is named, on the chosen target with the launch form; rows that are not
  /// there, or of an older text, are built first. Of a recorded target the times are shown.
  void measure(const std::vector<std::size_t> &ids = {});

  /// Searches the plans of the chosen kernel for the fastest, on the chosen target with the launch form.
  void tune(const TuneSettings &settings);

  /// How the next search is made; kept in sessions.
  const TuneSettings &tuneSettings() const { return tuneSettings_; }

  void setTuneSettings(const TuneSettings &settings);

  /// Takes a variant, or the original, as a kernel by hand, and chooses its row.
  void editVariant(const session::Variant &variant);
  /// Takes the kernel of the same name from a file, or its only one, and chooses its row: handAdded or told follows.
  /// The chosen kernel is meant; where `mayTakeOther` is set and the file has none of its name, another one that it
  /// has.
  void addKernelFrom(const std::filesystem::path &file, bool mayTakeOther = false);

  /// The same as soon as the unit that is being opened is analysed.
  void addKernelWhenOpened(const std::filesystem::path &file) { fileToAdd_ = file; }

  /// Ends what runs, and forgets what waits.
  void cancel();

  /// Ends the reading of a kernel by hand alone.
  void cancelTakingKernel() { handReader_.cancel(); }

  /// Whether the launch form says all that a run needs.
  LaunchCheck &launchCheck() { return launchCheck_; }

  /// What runs and what waits for its turn.
  Jobs &jobs() { return jobs_; }

  /// True while variants are built, run, counted or measured, or plans searched.
  bool isWorking() const {
    return variants_.isRunning() || verification_.isRunning() || measurement_.isRunning() || counts_.isRunning() ||
           tuning_.isSearching() || handReader_.isRunning() || jobs_.isMultiplying();
  }

  /// Jobs wait while this says that another workbench of the program works.
  void setOthersWork(std::function<bool()> work) { othersWork_ = std::move(work); }

  /// True where a job can be started: nothing runs here or in another workbench.
  bool mayStartJob() const { return !isWorking() && !(othersWork_ && othersWork_()); }

  bool isTakingKernel() const { return handReader_.isRunning(); }

Q_SIGNALS:
  void analysisBegun();
  void analysed(const warpgrain::gui::AnalysisPointer &analysis);
  void checked(const warpgrain::gui::Verdicts &verdicts);
  /// Some of the steps are judged; checked() follows.
  void partlyChecked(const warpgrain::gui::Verdicts &verdicts);
  /// The newest verdicts, with the steps that would lift refusals.
  void liftsFound(const warpgrain::gui::Verdicts &verdicts);
  void previewed(const warpgrain::gui::PlanPreview &preview);
  void shownChanged();
  void architectureChanged(const std::string &architecture);
  void tuneSettingsChanged();
  void flagsChanged();
  void toolkitFound();
  /// Editors hand over what was typed last.
  void textsWanted();
  /// The folder has to be trusted before anything in it is built.
  void trustWanted(const std::filesystem::path &folder);
  /// The launch form has to be completed before anything can be run.
  void launchWanted(const QString &sentence);
  /// Nothing could be measured; recorded times of the kernel are there.
  void recordedOffered(const QString &sentence);
  /// A kernel was taken from a file: its row is chosen.
  void handAdded();
  /// A build or a run has begun, or ended.
  void workChanged();
  void told(warpgrain::gui::MessageKind kind, const QString &sentence,
            warpgrain::gui::MessageCause cause = warpgrain::gui::MessageCause::work);
  void logged(const QString &line);

private:
  void takeToolkit();
  void connectAll();
  void connectVariants();
  void unitOpened(const std::filesystem::path &path);
  void analyse();
  std::optional<session::SavedFlags> flagsOfCommandLine() const;
  void takeAnalysis(const AnalysisPointer &analysis);
  void takePreview(const PlanPreview &preview);
  void chooseKernel();
  void check();
  void preview();
  void planChanged(const KernelKey &kernel);
  void variantChosen(std::optional<std::size_t> id);
  void takeRows();
  void bringRowsBack();
  void syncHands();
  void chooseHand(const std::string &name);
  void connectHands();
  void connectVerification();
  void connectCounts();
  void connectMeasurement();
  void connectTuning();
  void connectJobs();
  void judgeRows();

  void logVariant(const session::Variant &variant);

  Environment environment_;
  ToolkitFuture toolkit_;
  std::shared_ptr<SourceTrials> trials_;
  /// Reads the texts that steps write. Texts as they are typed have a parser of their own, that of analyser_: where a
  /// step changes a header, its precompiled headers stay.
  std::shared_ptr<KeptParser> stepParser_;
  std::shared_ptr<StudiedTexts> studiedTexts_ = std::make_shared<StudiedTexts>();
  std::function<bool()> othersWork_; ///< none: there is no other
  bool toolkitKnown_ = false;
  std::string architecture_ = "sm_90";
  bool architectureChosen_ = false; ///< by a person: the flags' own is not taken any more
  TuneSettings tuneSettings_;
  KernelKey restoredKernel_;                      ///< to be chosen first
  std::optional<session::SavedFlags> givenFlags_; ///< of the command line, a session or a person
  std::filesystem::path restoredFrom_; ///< the folder of the session that the flags come from; empty: they do not
  bool takesArchitecture_ = false;     ///< that the flags name, with the next analysis
  AnalysisPointer analysis_;
  Verdicts verdicts_;
  ShownVariant shown_;
  bool unitIsNew_ = false;
  MeasuredRows measured_{variants_, targets_, launch_, selection_};
  Jobs jobs_{*this, measured_};
  Selection selection_;
  SourceController source_;
  PlanController plans_;
  SearchSpaceController space_;
  HandController hands_{plans_.undoStack()};
  LaunchController launch_;
  TrustController trust_;
  ExportController exporter_;
  ReportController reports_;
  AnalysisWorker analyser_;
  VerdictController verdictController_;
  PlanPreviewer previewer_;
  VariantController variants_;
  VerificationController verification_;
  CountController counts_;
  MeasurementController measurement_;
  MeasureTargets targets_;
  TuneController tuning_;
  LaunchCheck launchCheck_{*this};
  HandReader handReader_{newParser()};
  std::filesystem::path fileToAdd_; ///< once what is being opened is analysed; empty: none
  Background toolkitSearch_;
};

} // namespace warpgrain::gui

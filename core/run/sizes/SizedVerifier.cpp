// SPDX-License-Identifier: Apache-2.0
#include "core/run/sizes/SizedVerifier.h"

#include "core/run/UncheckedRace.h"
#include "core/run/sizes/HandSizes.h"
#include "core/steps/persist/PersistStep.h"

#include <algorithm>

namespace warpgrain::run {

namespace {

/// Of one launch: they are small.
constexpr std::uint64_t mostMilliseconds = 10'000;

const Finding *raceIn(const ExecutionOutcome &outcome) {
  const auto found = std::ranges::find(outcome.findings, FindingKind::race, &Finding::kind);
  return found != outcome.findings.end() ? &*found : nullptr;
}

/// Why a launch of the original is no test of a variant; empty where it is one.
std::string whyNoTest(const ExecutionOutcome &original) {
  if (!original.succeeded()) return "The original itself does not run there: " + original.fault.text();
  if (const Finding *race = raceIn(original)) return "The original itself has a race there: " + race->message;
  return {};
}

/// The assumption of the steps that a size does not meet, as a sentence; empty if it meets all of them. `applied` is
/// null where no plan wrote the variant.
std::string whyExcluded(const transform::PlanResult *applied, const Sizes &sizes) {
  if (applied == nullptr) return {};
  for (const dependence::Verdict &verdict : applied->verdicts)
    for (const dependence::Reason &assumption : verdict.assumptions) {
      if (assumption.id != dependence::ReasonId::valueIsMultiple) continue;
      const auto size = sizes.find(*assumption.arguments[0].text());
      if (size != sizes.end() && size->second % *assumption.arguments[1].number() != 0)
        return "The steps were allowed with this assumption: " + assumption.text();
    }
  return {};
}

/// The plan without the numbers of blocks that take turns. Grids of small sizes have hardly more blocks than that, so
/// that none would have a second turn; a variant is right with any number.
transform::Plan withSeveralTurns(transform::Plan plan) {
  for (transform::Step &step : plan)
    if (step.word == "persist") step = toStep(transform::PersistStep());
  return plan;
}

} // namespace

const char *nameOf(SizedAnswer answer) {
  static constexpr std::array<const char *, 5> names{"agrees", "differs", "fails", "no test", "no launch"};
  return names[static_cast<std::size_t>(answer)];
}

std::size_t SizedVerification::count(SizedAnswer answer) const {
  return static_cast<std::size_t>(std::ranges::count(runs, answer, &SizedRun::answer));
}

const SizedRun *SizedVerification::against() const {
  const auto found = std::ranges::find_if(
      runs, [](const SizedRun &run) { return run.answer == SizedAnswer::differs || run.answer == SizedAnswer::fails; });
  return found != runs.end() ? &*found : nullptr;
}

std::string SizedVerification::extentText() const {
  const std::size_t tested = count(SizedAnswer::agrees);
  return "at " + std::to_string(tested) + (tested == 1 ? " boundary size" : " boundary sizes");
}

std::string SizedVerification::whyNotTested() const {
  if (!whyNone.empty()) return whyNone;
  if (against() != nullptr || isTested()) return {};
  const bool isNoTest = count(SizedAnswer::isNoTest) > 0;
  const auto first =
      std::ranges::find(runs, isNoTest ? SizedAnswer::isNoTest : SizedAnswer::isNoLaunch, &SizedRun::answer);
  if (first == runs.end()) return "no size was tried";
  return "no size that was chosen is a test of it (" + textOf(first->sizes) + ": " + first->reason + ")";
}

Result<SizedVerifier> SizedVerifier::create(VerifierSettings settings, SizeSettings sizes, const Executor &executor) {
  auto study = studySizes(settings.subject, sizes.wishes);
  if (!study) return std::unexpected(study.error());
  return SizedVerifier(std::move(settings), std::move(sizes), executor, std::move(*study));
}

Result<WrittenVariant> SizedVerifier::write(const transform::Plan &plan) const {
  const KernelSubject &subject = settings_.subject;
  auto applied = transform::applyPlan(*subject.unit, subject.texts, subject.kernel, plan, subject.reparse);
  if (!applied) return std::unexpected(static_cast<const Error &>(applied.error()));
  // A step may change a parameter's type, and with it the name that the compiler gives the kernel.
  const auto entry = kernelEntry(applied->unit, applied->kernelId, study_.launch.kernel.instance);
  if (!entry) return std::unexpected(entry.error());
  WrittenVariant out{.plan = plan,
                     .applied = std::make_shared<const transform::PlanResult>(std::move(*applied)),
                     .request = requestFor(subject, {}, entry->mangledName),
                     .texts = {},
                     .furtherSizes = {},
                     .launchFor = {}};
  out.texts = textsFor(out.applied->unit);
  out.launchFor = [unit = subject.unit, kernel = subject.kernel, plan = withSeveralTurns(plan),
                   applied = out.applied](const SizedLaunch &original) -> Result<SeriesLaunch> {
    const auto shape = shapeAfter(*unit, kernel, shapeOf(original.launch), plan);
    if (!shape) return std::unexpected(shape.error());
    ResolvedLaunch changed = original.launch;
    changed.symbols = symbolsAfter(applied->unit, applied->kernelId, original.launch, plan);
    return seriesLaunchOf(changed, *shape);
  };
  return out;
}

Result<WrittenVariant> SizedVerifier::write(const HandKernel &kernel) const {
  auto sizes = HandSizes::create(kernel, sizes_.wishes);
  if (!sizes) return std::unexpected(sizes.error());
  WrittenVariant out{.plan = {},
                     .applied = nullptr,
                     .request = requestFor(kernel.subject, {}, kernel.launch.kernel.mangledName),
                     .texts = textsFor(*kernel.subject.unit),
                     .furtherSizes = sizes->boundarySizes(study_),
                     .launchFor = {}};
  out.launchFor = [sizes = std::move(*sizes)](const SizedLaunch &original) -> Result<SeriesLaunch> {
    const auto launch = sizes.launchBeside(original);
    if (!launch) return std::unexpected(launch.error());
    return seriesLaunchOf(*launch, shapeOf(*launch));
  };
  return out;
}

ExecutionRequest SizedVerifier::limited(ExecutionRequest out) const {
  out.workers = settings_.workers;
  out.limits = settings_.limits;
  out.limits.milliseconds = std::min(out.limits.milliseconds, mostMilliseconds);
  return out;
}

Result<void> SizedVerifier::runOriginal(const std::vector<SizedLaunch> &launches, const CancellationToken &cancel) {
  std::vector<SeriesLaunch> series;
  std::vector<Sizes> sizes;
  for (const SizedLaunch &launch : launches) {
    if (original_.contains(launch.sizes)) continue;
    series.push_back(seriesLaunchOf(launch.launch, shapeOf(launch.launch)));
    sizes.push_back(launch.sizes);
  }
  auto ran = executor_.runAll(
      limited(requestFor(settings_.subject, textsFor(*settings_.subject.unit), study_.launch.kernel.mangledName)),
      std::move(series), cancel);
  if (!ran) return std::unexpected(ran.error());
  for (std::size_t i = 0; i < sizes.size(); ++i)
    original_.emplace(sizes[i], std::move((*ran)[i]));
  return {};
}

Result<SizedVerification> SizedVerifier::verify(const WrittenVariant &variant, const CancellationToken &cancel) {
  BoundaryLaunches chosen =
      boundaryLaunches(settings_.subject, study_, variant.plan, sizes_.limits, variant.furtherSizes);
  if (chosen.launches.empty()) return SizedVerification{.runs = {}, .whyNone = std::move(chosen.whyNone)};
  return verifyAt(variant, chosen.launches, cancel);
}

Result<SizedVerification> SizedVerifier::verifyAt(const WrittenVariant &variant,
                                                  const std::vector<SizedLaunch> &launches,
                                                  const CancellationToken &cancel) {
  if (auto ran = runOriginal(launches, cancel); !ran) return std::unexpected(ran.error());
  SizedVerification out;
  std::vector<SeriesLaunch> series;
  std::vector<std::size_t> positions; ///< of the series' launches
  for (const SizedLaunch &launch : launches) {
    SizedRun run{.sizes = launch.sizes, .shape = shapeOf(launch.launch)};
    auto beside = variant.launchFor(launch);
    if (run.reason = whyNoTest(original_.at(launch.sizes).outcome); !run.reason.empty()) {
      run.answer = SizedAnswer::isNoTest;
    } else if (!beside) {
      run.answer = SizedAnswer::isNoLaunch;
      run.reason = beside.error().message;
    } else if (run.reason = whyExcluded(variant.applied.get(), launch.sizes); !run.reason.empty()) {
      run.answer = SizedAnswer::isNoLaunch;
    } else {
      series.push_back(std::move(*beside));
      positions.push_back(out.runs.size());
    }
    out.runs.push_back(std::move(run));
  }
  ExecutionRequest request = limited(variant.request);
  request.source.texts = variant.texts;
  const auto ran = executor_.runAll(request, std::move(series), cancel);
  if (!ran) return std::unexpected(ran.error());
  for (std::size_t i = 0; i < positions.size(); ++i)
    if (auto judged = judge(variant, launches[positions[i]], (*ran)[i], out.runs[positions[i]]); !judged)
      return std::unexpected(judged.error());
  return out;
}

Result<void> SizedVerifier::judge(const WrittenVariant &variant, const SizedLaunch &launch, const Execution &ran,
                                  SizedRun &out) const {
  const auto answer = [&out](SizedAnswer what, std::string why) {
    out.answer = what;
    out.reason = std::move(why);
  };
  if (!ran.outcome.succeeded()) {
    answer(SizedAnswer::fails, ran.outcome.fault.text());
    return {};
  }
  const auto differences =
      compareRuns(settings_.subject, launch.launch, original_.at(launch.sizes).outcome, ran.outcome);
  if (!differences) return std::unexpected(differences.error());
  const std::string race = differences->empty() ? std::string() : uncheckedRace(settings_.subject, launch.launch);
  if (!race.empty())
    answer(SizedAnswer::isNoTest, "The original may leave something else each time there. " + race);
  else if (!differences->empty())
    answer(SizedAnswer::differs, whyDifferent(settings_.subject, variant.applied.get(), ran.outcome, *differences));
  else if (const Finding *found = raceIn(ran.outcome))
    answer(SizedAnswer::fails, found->message);
  return {};
}

} // namespace warpgrain::run

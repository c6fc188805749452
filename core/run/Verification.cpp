// SPDX-License-Identifier: Apache-2.0
#include "core/run/Verification.h"

#include "core/run/UncheckedRace.h"
#include "core/run/VariantRun.h"
#include "core/run/launch/SharedAllocations.h"
#include "core/run/launch/VariantLaunch.h"

#include <algorithm>

namespace warpgrain::run {

namespace {

using model::Unit;

ExecutionRequest requestFor(const VerifierSettings &settings, const ResolvedLaunch &launch, const Unit &unit,
                            const LaunchShape &shape) {
  const LaunchSeries series{.common = requestFor(settings.subject, textsFor(unit), launch.kernel.mangledName),
                            .launches = {seriesLaunchOf(launch, shape)}};
  ExecutionRequest request = requestFor(series, 0);
  request.checks = settings.checks;
  request.counts = settings.counts;
  request.recordedBlock = settings.recordedBlock;
  request.workers = settings.workers;
  request.limits = settings.limits;
  return request;
}

void addMissingVariables(const ExecutionOutcome &original, ExecutionOutcome &variant) {
  for (const BufferOutcome &buffer : original.buffers) {
    const bool isThere = std::ranges::any_of(
        variant.buffers, [&buffer](const BufferOutcome &other) { return other.isSymbol && other.name == buffer.name; });
    if (buffer.isSymbol && !isThere)
      variant.notes.push_back("It has no variable " + buffer.name +
                              "; what the original leaves there was not compared.");
  }
}

} // namespace

/// What a run is compared as.
struct Verifier::Variant {
  const Unit &unit;
  model::FunctionId kernel;
  access::LaunchContext context;
  const transform::PlanResult *applied = nullptr; ///< null where no plan made it
};

Result<Verifier> Verifier::create(VerifierSettings settings, const Executor &executor,
                                  const CancellationToken &cancel) {
  auto launch = resolveLaunch(settings.subject);
  if (!launch) return std::unexpected(launch.error());
  auto original = executor.run(requestFor(settings, *launch, *settings.subject.unit, shapeOf(*launch)), cancel);
  if (!original) return std::unexpected(original.error());
  if (!original->outcome.succeeded())
    return fail(ErrorKind::tool, "The kernel itself does not run: " + original->outcome.fault.text());
  const KernelSubject &subject = settings.subject;
  for (std::string &note : notesOnSharedAllocations(*subject.unit, subject.kernel))
    original->outcome.notes.push_back(std::move(note));
  return Verifier(std::move(settings), executor, std::move(*launch), std::move(*original));
}

std::vector<CountedReference> Verifier::originalCounts() const {
  if (!original_.outcome.counts) return {};
  const KernelSubject &subject = settings_.subject;
  return compareCounts(*subject.unit, subject.kernel, launchContextOf(launch_, shapeOf(launch_), subject.form),
                       *original_.outcome.counts);
}

Result<Verification> Verifier::verify(const transform::Plan &plan, const CancellationToken &cancel) const {
  Verification out{.plan = plan, .reason = {}, .block = launch_.block, .run = {}, .counts = {}};
  const auto refuse = [&out](VerificationStatus status, std::string reason) {
    out.status = status;
    out.reason = std::move(reason);
    return out;
  };
  const KernelSubject &subject = settings_.subject;
  const auto applied = transform::applyPlan(*subject.unit, subject.texts, subject.kernel, plan, subject.reparse);
  if (!applied) {
    out.verdict = applied.error().kind == ErrorKind::refused ? dependence::VerdictKind::illegal
                                                             : dependence::VerdictKind::unknown;
    if (applied.error().verdict) out.reasons = applied.error().verdict->reasons;
    return refuse(VerificationStatus::refused, applied.error().message);
  }
  out.verdict = weakest(applied->verdicts);
  const auto shape = shapeAfter(*subject.unit, subject.kernel, shapeOf(launch_), plan);
  if (!shape) return refuse(VerificationStatus::refused, shape.error().message);
  out.block = shape->block;
  // A step may change a parameter's type, and with it the name that the compiler gives the kernel.
  const auto entry = kernelEntry(applied->unit, applied->kernelId, launch_.kernel.instance);
  if (!entry) return std::unexpected(entry.error());
  ExecutionRequest request = requestFor(settings_, launch_, applied->unit, *shape);
  request.kernel = entry->mangledName;
  request.symbols = symbolsAfter(applied->unit, applied->kernelId, launch_, plan);
  access::LaunchContext context = launchContextOf(launch_, *shape, subject.form);
  addHanded(context.arguments, applied->unit[applied->kernelId], *shape);
  return run({.unit = applied->unit, .kernel = applied->kernelId, .context = std::move(context), .applied = &*applied},
             request, std::move(out), cancel);
}

Result<Verification> Verifier::verify(const HandKernel &kernel, const CancellationToken &cancel) const {
  Verification out{.plan = {}, .byHand = kernel.name, .verdict = dependence::VerdictKind::unknown, .reason = {}};
  out.block = kernel.launch.block;
  VerifierSettings settings = settings_;
  settings.subject = kernel.subject;
  const LaunchShape shape = shapeOf(kernel.launch);
  auto ran = run({.unit = *kernel.subject.unit,
                  .kernel = kernel.subject.kernel,
                  .context = launchContextOf(kernel.launch, shape, kernel.subject.form)},
                 requestFor(settings, kernel.launch, *kernel.subject.unit, shape), std::move(out), cancel);
  if (ran && ran->run && ran->run->succeeded()) addMissingVariables(original_.outcome, *ran->run);
  return ran;
}

/// Runs the variant and compares what it leaves.
Result<Verification> Verifier::run(const Variant &variant, const ExecutionRequest &request, Verification out,
                                   const CancellationToken &cancel) const {
  const auto ran = executor_.run(request, cancel);
  if (!ran) return std::unexpected(ran.error());
  out.run = ran->outcome;
  if (!out.run->succeeded()) {
    out.status = VerificationStatus::failed;
    out.reason = out.run->fault.text();
    return out;
  }
  if (out.run->counts) out.counts = compareCounts(variant.unit, variant.kernel, variant.context, *out.run->counts);
  auto differences = compareRuns(settings_.subject, launch_, original_.outcome, *out.run);
  if (!differences) return std::unexpected(differences.error());
  out.differences = std::move(*differences);
  if (out.differences.empty()) return out;
  out.status = VerificationStatus::differs;
  out.reason = whyDifferent(settings_.subject, variant.applied, *out.run, out.differences);
  if (const std::string race = uncheckedRace(settings_.subject, launch_); !race.empty())
    out.reason += " The original itself may leave something else each time. " + race;
  return out;
}

} // namespace warpgrain::run

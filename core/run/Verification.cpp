// SPDX-License-Identifier: Apache-2.0
#include "core/run/Verification.h"

#include "core/run/VariantRun.h"
#include "core/run/launch/VariantLaunch.h"

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

} // namespace

Result<Verifier> Verifier::create(VerifierSettings settings, const Executor &executor,
                                  const CancellationToken &cancel) {
  auto launch = resolveLaunch(settings.subject);
  if (!launch) return std::unexpected(launch.error());
  auto original = executor.run(requestFor(settings, *launch, *settings.subject.unit, shapeOf(*launch)), cancel);
  if (!original) return std::unexpected(original.error());
  if (!original->outcome.succeeded())
    return fail(ErrorKind::tool, "The kernel itself does not run: " + original->outcome.fault.text());
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
  const auto run = executor_.run(request, cancel);
  if (!run) return std::unexpected(run.error());
  out.run = run->outcome;
  if (!out.run->succeeded()) return refuse(VerificationStatus::failed, out.run->fault.text());
  if (out.run->counts)
    out.counts = compareCounts(applied->unit, applied->kernelId, launchContextOf(launch_, *shape, subject.form),
                               *out.run->counts);
  auto differences = compareRuns(subject, launch_, original_.outcome, *out.run);
  if (!differences) return std::unexpected(differences.error());
  out.differences = std::move(*differences);
  if (out.differences.empty()) return out;
  return refuse(VerificationStatus::differs, whyDifferent(subject, *applied, *out.run, out.differences));
}

} // namespace warpgrain::run

// SPDX-License-Identifier: Apache-2.0
#include "core/run/Verification.h"

#include "core/frontend/source/SourceNormalizer.h"
#include "core/run/launch/SourceLaunch.h"
#include "core/run/launch/SymbolTypes.h"
#include "core/run/launch/VariantLaunch.h"
#include "core/steps/rewrite/MemoryOrder.h"

#include <algorithm>

namespace warpgrain::run {

namespace {

using model::Unit;

/// The unit's texts as a compiler can read them. Those that lie on disk as they are could be left out; they are few.
std::map<std::filesystem::path, std::string> textsOf(const Unit &unit) {
  std::map<std::filesystem::path, std::string> out;
  for (std::size_t i = 0; i < unit.files.size(); ++i)
    out[unit.files[i].path] = frontend::normalizeSource(unit.files[i].text, FileId{static_cast<std::uint32_t>(i)}).text;
  return out;
}

/// What a variant whose results differ may owe to the order of atomic operations; empty where no step changes it.
std::string orderAssumed(const transform::PlanResult &applied) {
  dependence::Verdict order;
  transform::assumeAnyAtomicOrder(applied.unit, applied.unit[applied.kernelId], order);
  const auto isAssumed = [&](const dependence::Reason &assumption) {
    return std::ranges::any_of(applied.verdicts, [&assumption](const dependence::Verdict &verdict) {
      return std::ranges::any_of(verdict.assumptions,
                                 [&](const dependence::Reason &known) { return known.saysTheSame(assumption); });
    });
  };
  const auto found = std::ranges::find_if(order.assumptions, isAssumed);
  return found != order.assumptions.end() ? "The step was allowed with this assumption: " + found->text()
                                          : std::string();
}

ExecutionRequest requestFor(const VerifierSettings &settings, const ResolvedLaunch &launch, const Unit &unit,
                            const LaunchShape &shape) {
  ExecutionRequest request{.source = deviceSourceOf(settings.subject), .kernel = launch.kernel.mangledName};
  request.source.texts = textsOf(unit);
  for (std::size_t i = 0; i < 3; ++i) {
    request.grid[i] = static_cast<std::uint32_t>(shape.grid[i]);
    request.block[i] = static_cast<std::uint32_t>(shape.block[i]);
  }
  request.sharedBytes = launch.sharedBytes;
  request.parameters = launch.parameters;
  request.buffers = launch.buffers;
  request.symbols = launch.symbols;
  request.checks = settings.checks;
  request.counts = settings.counts;
  request.recordedBlock = settings.recordedBlock;
  request.workers = settings.workers;
  request.limits = settings.limits;
  return request;
}

dependence::VerdictKind weakest(const std::vector<dependence::Verdict> &verdicts) {
  auto kind = dependence::VerdictKind::legal;
  for (const dependence::Verdict &verdict : verdicts)
    kind = std::max(kind, verdict.kind);
  return kind;
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
  auto differences = compare(*out.run);
  if (!differences) return std::unexpected(differences.error());
  out.differences = std::move(*differences);
  if (out.differences.empty()) return out;
  std::string reason = out.differences.front().text() + ".";
  if (out.run->addsFloatsAtomically && subject.form.tolerance.isBitwise())
    reason += " The kernel adds floating-point numbers atomically, so that the order of threads decides the last bits; "
              "give a tolerance.";
  else if (const std::string order = orderAssumed(*applied); !order.empty())
    reason += " " + order;
  return refuse(VerificationStatus::differs, std::move(reason));
}

/// Buffers are in the same order; variables of the source are matched by name, since a variant may use fewer.
Result<std::vector<Difference>> Verifier::compare(const ExecutionOutcome &variant) const {
  std::vector<Difference> out;
  for (std::size_t i = 0; i < original_.outcome.buffers.size(); ++i) {
    const BufferOutcome &expected = original_.outcome.buffers[i];
    const auto actual = std::ranges::find_if(variant.buffers, [&](const BufferOutcome &other) {
      return other.isSymbol == expected.isSymbol && other.name == expected.name;
    });
    if (actual == variant.buffers.end()) continue;
    ElementType type = ElementType::of(ScalarKind::u8);
    if (!expected.isSymbol)
      type = launch_.buffers[i].type;
    else if (const auto symbol = symbolOf(*settings_.subject.unit, settings_.subject.kernel, expected.name))
      type = symbol->type;
    auto difference = compareBuffers(expected, *actual, type, settings_.subject.form.tolerance);
    if (!difference) return std::unexpected(difference.error());
    if (*difference) out.push_back(std::move(**difference));
  }
  return out;
}

} // namespace warpgrain::run

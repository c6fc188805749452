// SPDX-License-Identifier: Apache-2.0
#include "core/session/VariantBuilder.h"

#include "core/build/BuildQueue.h"
#include "core/build/CachedCompiler.h"
#include "core/frontend/CompatibilityPrelude.h"
#include "core/model/Dialect.h"
#include "core/plan/Transformation.h"
#include "core/plan/directives/Directives.h"
#include "core/session/CompiledName.h"
#include "core/session/VariantOccupancy.h"

#include <algorithm>
#include <atomic>
#include <future>
#include <map>
#include <mutex>
#include <thread>

namespace warpgrain::session {

using namespace model;

namespace {

/// The weakest of the verdicts, with every reason and assumption once.
dependence::Verdict joined(const std::vector<dependence::Verdict> &verdicts) {
  dependence::Verdict out;
  const auto addNew = [](std::vector<dependence::Reason> &to, const std::vector<dependence::Reason> &from) {
    for (const dependence::Reason &reason : from)
      if (std::ranges::none_of(to, [&](const dependence::Reason &known) { return known.saysTheSame(reason); }))
        to.push_back(reason);
  };
  for (const dependence::Verdict &verdict : verdicts) {
    out.kind = std::max(out.kind, verdict.kind);
    addNew(out.reasons, verdict.reasons);
    addNew(out.assumptions, verdict.assumptions);
  }
  return out;
}

dependence::Verdict withoutPlaces(dependence::Verdict verdict) {
  for (auto *reasons : {&verdict.reasons, &verdict.assumptions})
    for (dependence::Reason &reason : *reasons)
      reason.span.reset();
  return verdict;
}

/// What the launches of a kernel agree on.
template <typename Value, typename Get>
std::optional<Value> agreed(const std::vector<const Launch *> &launches, Get &&get) {
  std::optional<Value> common;
  for (const Launch *launch : launches) {
    const std::optional<Value> value = get(*launch);
    if (!value || (common && *common != *value)) return std::nullopt;
    common = value;
  }
  return common;
}

/// A block given by hand, as the plan divides or changes it.
Extents dividedBlock(const std::array<std::int64_t, 3> &block, const transform::Plan &plan) {
  Extents out{{block[0], block[1], block[2]}};
  for (const transform::Step &step : plan)
    if (const auto *transformation = transform::findTransformation(step.word))
      out = transformation->blockAfter(out, step);
  return out;
}

/// For sources that do not compile without it.
build::SourcePrelude preludeOf(const run::KernelSubject &subject) {
  if (!subject.suppliesRemovedNames) return {};
  return {.text = std::string(frontend::compatibilityPrelude()), .definitions = frontend::compatibilityDefinitions()};
}

/// How texts of a subject's unit are compiled; where the compiler needs another text of a file, that stays.
build::CompileRequest requestOf(const run::KernelSubject &subject, transform::Texts compilerTexts,
                                const transform::Texts &changed) {
  build::CompileRequest out{.flags = subject.flags,
                            .folder = subject.folder,
                            .prelude = preludeOf(subject),
                            .architecture = subject.architecture};
  for (const File &file : subject.unit->files)
    out.unitFiles.push_back(file.path);
  compilerTexts.insert(changed.begin(), changed.end());
  for (const auto &[path, text] : compilerTexts)
    out.changes.push_back({path, text});
  return out;
}

/// Each step of a plan reads the source again, which may take seconds.
transform::Reparse untilStopped(transform::Reparse reparse, const CancellationToken &cancel) {
  if (!reparse) return reparse;
  return [reparse = std::move(reparse), cancel](const transform::Texts &texts) -> Result<Unit> {
    if (cancel.stop_requested()) return fail(ErrorKind::cancelled, "Writing the variant was stopped.");
    return reparse(texts);
  };
}

} // namespace

const char *nameOf(VariantStatus status) {
  switch (status) {
  case VariantStatus::waiting:
    return "waiting";
  case VariantStatus::built:
    return "built";
  case VariantStatus::refused:
    return "refused";
  case VariantStatus::failed:
    return "failed";
  case VariantStatus::written:
    return "written";
  default:
    return "cancelled";
  }
}

bool isOriginal(const Variant &variant) {
  return variant.plan.empty() && !variant.byHand;
}

std::string stepsOf(const Variant &variant) {
  return variant.byHand ? stepsOf(*variant.byHand) : toString(variant.plan);
}

bool hasText(const Variant &variant) {
  const bool isWritten = variant.status == VariantStatus::built || variant.stepVerdicts.size() == variant.plan.size();
  return isWritten && variant.verdict.allows();
}

std::vector<Variant> VariantBuilder::run(const std::vector<transform::Plan> &plans, const Report &report,
                                         const CancellationToken &cancel) const {
  return run(plans, {}, report, cancel);
}

std::vector<Variant> VariantBuilder::run(const std::vector<transform::Plan> &plans,
                                         const std::vector<HandPointer> &hands, const Report &report,
                                         const CancellationToken &cancel) const {
  std::vector<Variant> variants = writeAll(plans, report, cancel);
  std::map<std::size_t, build::CompileRequest> requests;
  for (const HandPointer &hand : hands) {
    Variant row{.id = variants.size(), .byHand = hand, .status = VariantStatus::cancelled};
    row.texts = textsInPlace(*hand, *settings_.subject.unit);
    std::optional<build::CompileRequest> request;
    variants.push_back(cancel.stop_requested() ? std::move(row) : write(row.id, hand, &request));
    if (request) requests.emplace(variants.back().id, std::move(*request));
    report(variants.back());
  }
  build(variants, std::move(requests), report, cancel);
  return variants;
}

std::vector<Variant> VariantBuilder::writeAll(const std::vector<transform::Plan> &plans, const Report &report,
                                              const CancellationToken &cancel) const {
  const auto writeNext = [&](std::size_t i) {
    return cancel.stop_requested() ? Variant{.id = i, .plan = plans[i], .status = VariantStatus::cancelled}
                                   : write(i, plans[i], cancel);
  };
  std::vector<std::promise<Variant>> written(plans.size());
  std::atomic<std::size_t> next = 0;
  const auto work = [&] {
    for (std::size_t i = next++; i < plans.size(); i = next++)
      written[i].set_value(writeNext(i));
  };
  std::vector<std::jthread> writers;
  if (settings_.subject.parsesAtOnce > 1)
    for (std::size_t i = 0; i < std::min<std::size_t>(settings_.subject.parsesAtOnce, plans.size()); ++i)
      writers.emplace_back(work);
  std::vector<Variant> variants;
  for (std::size_t i = 0; i < plans.size(); ++i) {
    variants.push_back(writers.empty() ? writeNext(i) : written[i].get_future().get());
    report(variants.back());
  }
  return variants;
}

Variant VariantBuilder::write(std::size_t id, const transform::Plan &plan, const CancellationToken &cancel) const {
  Variant out{.id = id, .plan = plan};
  const run::KernelSubject &subject = settings_.subject;
  auto result =
      transform::applyPlan(*subject.unit, subject.texts, subject.kernel, plan, untilStopped(subject.reparse, cancel),
                           {}, [&out](const dependence::Verdict &verdict) {
                             out.stepVerdicts.push_back(out.stepVerdicts.empty() ? verdict : withoutPlaces(verdict));
                           });
  if (!result) {
    const ErrorKind kind = result.error().kind;
    out.verdict = result.error().ofPlan();
    const bool isAnswer = kind == ErrorKind::refused || kind == ErrorKind::undecided;
    out.status = isAnswer ? VariantStatus::refused : VariantStatus::failed;
    if (kind == ErrorKind::cancelled) out.status = VariantStatus::cancelled;
    // The first step's own verdict speaks of the text at hand, with places in it.
    if (isAnswer && out.stepVerdicts.size() == 1 && !out.stepVerdicts.front().allows())
      out.verdict = out.stepVerdicts.front();
    out.reason = result.error().message;
    return out;
  }
  out.verdict = joined(out.stepVerdicts);
  out.texts = std::move(result->texts);
  addCompilerTexts(out, result->unit);
  out.symbols = symbolsOf(result->unit[result->kernelId]);
  addShape(out, result->unit, result->kernelId);
  if (settings_.block) out.block = dividedBlock(*settings_.block, plan);
  if (settings_.dynamicSharedBytes) out.dynamicSharedBytes = settings_.dynamicSharedBytes;
  return out;
}

Variant VariantBuilder::write(std::size_t id, const HandPointer &hand) const {
  return write(id, hand, nullptr);
}

/// Gives its request too, where that is asked for: its source need not be read again.
Variant VariantBuilder::write(std::size_t id, const HandPointer &hand,
                              std::optional<build::CompileRequest> *request) const {
  Variant out{.id = id, .byHand = hand};
  out.texts = textsInPlace(*hand, *settings_.subject.unit);
  const auto source = readHand(*hand, settings_.subject, settings_.openHand);
  if (!source) {
    out.status = VariantStatus::failed;
    out.reason = source.error().message;
    return out;
  }
  const Unit &unit = *source->unit;
  const FunctionId kernel = source->subject.kernel;
  addCompilerTexts(out, unit);
  out.symbols = symbolsOf(unit[kernel]);
  addShape(out, unit, kernel);
  // Where its source does not tell, it is launched as the original is.
  if (!out.block.known() && settings_.block) out.block = dividedBlock(*settings_.block, {});
  if (!out.dynamicSharedBytes) out.dynamicSharedBytes = settings_.dynamicSharedBytes;
  if (request != nullptr) *request = requestOf(source->subject, out.compilerTexts, source->subject.texts);
  return out;
}

/// The texts of a unit that no compiler would take as they are.
void VariantBuilder::addCompilerTexts(Variant &variant, const Unit &unit) const {
  for (std::size_t i = 0; i < unit.files.size(); ++i) {
    const FileId file{static_cast<std::uint32_t>(i)};
    std::string text = transform::withoutDirectiveLines(unit, file);
    if (text != unit[file].text) variant.compilerTexts[unit[file].path] = std::move(text);
  }
}

void VariantBuilder::addShape(Variant &variant, const Unit &unit, FunctionId kernel) const {
  const auto launches = unit.launchesOf(kernel);
  for (const Axis axis : allAxes)
    variant.block[axis] =
        agreed<std::int64_t>(launches, [axis](const Launch &launch) { return launch.blockExtents[axis]; });
  const auto bytes = agreed<std::int64_t>(launches, [](const Launch &launch) { return launch.sharedByteCount; });
  if (bytes && *bytes >= 0 && *bytes <= UINT32_MAX) variant.dynamicSharedBytes = static_cast<std::uint32_t>(*bytes);
}

/// How a row is compiled: by hand, with the flags and the files of its own source.
Result<build::CompileRequest> VariantBuilder::requestFor(const Variant &variant) const {
  if (!variant.byHand) return requestOf(settings_.subject, variant.compilerTexts, variant.texts);
  const auto source = readHand(*variant.byHand, settings_.subject, settings_.openHand);
  if (!source) return std::unexpected(source.error());
  return requestOf(source->subject, variant.compilerTexts, source->subject.texts);
}

namespace {

/// Gives a row its place among those that are not compiled; false if it can be compiled.
bool isLeftUncompiled(Variant &variant, const run::KernelSubject &subject) {
  const model::Dialect &dialect = *subject.unit->dialect;
  if (!dialect.needsCudaToolkit()) {
    // Nothing is wrong with it: a run on the CPU verifies it as well.
    variant.status = VariantStatus::written;
    variant.reason = "nvcc does not compile " + std::string(dialect.name()) +
                     ": registers, spills and occupancy are told of CUDA kernels alone.";
    return true;
  }
  if (subject.toolkit) return false;
  variant.status = VariantStatus::failed;
  variant.reason = subject.toolkit.error().message;
  return true;
}

} // namespace

void VariantBuilder::build(std::vector<Variant> &variants, const Report &report,
                           const CancellationToken &cancel) const {
  build(variants, {}, report, cancel);
}

void VariantBuilder::build(std::vector<Variant> &variants, std::map<std::size_t, build::CompileRequest> known,
                           const Report &report, const CancellationToken &cancel) const {
  const run::KernelSubject &subject = settings_.subject;
  std::vector<build::CompileRequest> requests;
  std::vector<std::size_t> rows;
  for (Variant &variant : variants) {
    if (variant.status != VariantStatus::waiting) continue;
    if (isLeftUncompiled(variant, subject)) {
      report(variant);
      continue;
    }
    const auto made = known.find(variant.id);
    auto request = made != known.end() ? Result<build::CompileRequest>(std::move(made->second)) : requestFor(variant);
    if (!request) {
      variant.status = VariantStatus::failed;
      variant.reason = request.error().message;
      report(variant);
      continue;
    }
    requests.push_back(std::move(*request));
    rows.push_back(variant.id);
  }
  if (requests.empty()) return;
  const build::CachedCompiler compiler(build::NvccCompiler(*subject.toolkit), settings_.cache);
  std::mutex reporting;
  build::BuildQueue queue(
      std::move(requests),
      [&compiler](const build::CompileRequest &request, const CancellationToken &token) {
        return compiler.compile(request, token);
      },
      [&](std::size_t index, Result<build::CompileOutcome> outcome) {
        Variant &variant = variants[rows[index]];
        take(variant, std::move(outcome));
        const std::scoped_lock lock(reporting);
        report(variant);
      },
      settings_.workers, cancel);
  queue.wait();
}

Result<CodedVariant> VariantBuilder::buildWithCode(Variant variant, const CancellationToken &cancel) const {
  if (!variant.verdict.allows() || variant.status == VariantStatus::refused)
    return fail(ErrorKind::refused, "There is no text of " + stepsOf(variant) + " to compile: " + variant.reason);
  if (isLeftUncompiled(variant, settings_.subject)) return fail(ErrorKind::refused, variant.reason);
  auto request = requestFor(variant);
  if (!request) return std::unexpected(request.error());
  request->withCode = true;
  auto outcome = build::NvccCompiler(*settings_.subject.toolkit).compile(*request, cancel);
  if (!outcome) return std::unexpected(outcome.error());
  build::CodeTexts code = *std::move(outcome->code);
  variant.resources.clear();
  take(variant, std::move(outcome));
  if (variant.status != VariantStatus::built) return fail(ErrorKind::tool, variant.reason);
  return CodedVariant{.variant = std::move(variant), .code = std::move(code)};
}

void VariantBuilder::take(Variant &variant, Result<build::CompileOutcome> outcome) const {
  if (!outcome) {
    const bool cancelled = outcome.error().kind == ErrorKind::cancelled;
    variant.status = cancelled ? VariantStatus::cancelled : VariantStatus::failed;
    variant.reason = outcome.error().message;
    return;
  }
  variant.status = VariantStatus::built;
  variant.log = std::move(outcome->log);
  variant.cubin = std::move(outcome->cubin);
  variant.notes = std::move(outcome->notes);
  variant.compileTime = outcome->wallTime;
  variant.fromCache = outcome->fromCache;
  const Function &kernel = settings_.subject.function();
  for (const build::KernelResources &resources : outcome->kernels)
    if (variant.symbols.empty() ? isCompiledAs(kernel, resources.mangledName)
                                : isOneOf(variant.symbols, resources.mangledName))
      variant.resources.push_back(resources);
  std::ranges::stable_sort(variant.resources, std::greater{}, &build::KernelResources::registersPerThread);
  if (variant.resources.empty()) {
    variant.status = VariantStatus::failed;
    variant.reason = "The compiler made no code for " + kernel.qualifiedName +
                     (kernel.isTemplate ? ": no instantiation of it is used in this unit."
                                        : "; it may be left out by #if for " + settings_.subject.architecture + ".");
    return;
  }
  addOccupancy(variant);
}

void VariantBuilder::addOccupancy(Variant &variant) const {
  session::addOccupancy(variant, settings_.subject.architecture);
}

} // namespace warpgrain::session

// SPDX-License-Identifier: Apache-2.0
#include "core/run/VariantRun.h"

#include "core/frontend/source/SourceNormalizer.h"
#include "core/run/launch/SymbolTypes.h"
#include "core/steps/rewrite/MemoryOrder.h"

#include <algorithm>

namespace warpgrain::run {

namespace {

/// What a variant whose results differ may owe to the order of atomic operations; empty where no step changes it.
std::string orderAssumed(const transform::PlanResult *applied) {
  if (applied == nullptr) return {};
  dependence::Verdict order;
  transform::assumeAnyAtomicOrder(applied->unit, applied->unit[applied->kernelId], order);
  const auto isAssumed = [&](const dependence::Reason &assumption) {
    return std::ranges::any_of(applied->verdicts, [&assumption](const dependence::Verdict &verdict) {
      return std::ranges::any_of(verdict.assumptions,
                                 [&](const dependence::Reason &known) { return known.saysTheSame(assumption); });
    });
  };
  const auto found = std::ranges::find_if(order.assumptions, isAssumed);
  return found != order.assumptions.end() ? "The step was allowed with this assumption: " + found->text()
                                          : std::string();
}

const BufferOutcome *counterpartOf(const BufferOutcome &expected, std::size_t position,
                                   const ExecutionOutcome &variant) {
  if (!expected.isSymbol) return position < variant.buffers.size() ? &variant.buffers[position] : nullptr;
  const auto found = std::ranges::find_if(variant.buffers, [&expected](const BufferOutcome &other) {
    return other.isSymbol && other.name == expected.name;
  });
  return found != variant.buffers.end() ? &*found : nullptr;
}

} // namespace

/// Those that lie on disk as they are could be left out; they are few.
std::map<std::filesystem::path, std::string> textsFor(const model::Unit &unit) {
  std::map<std::filesystem::path, std::string> out;
  for (std::size_t i = 0; i < unit.files.size(); ++i)
    out[unit.files[i].path] = frontend::normalizeSource(unit.files[i].text, FileId{static_cast<std::uint32_t>(i)}).text;
  return out;
}

ExecutionRequest requestFor(const KernelSubject &subject, std::map<std::filesystem::path, std::string> texts,
                            const std::string &mangledName) {
  ExecutionRequest request{.source = deviceSourceOf(subject), .kernel = mangledName};
  request.source.texts = std::move(texts);
  return request;
}

SeriesLaunch seriesLaunchOf(const ResolvedLaunch &launch, const LaunchShape &shape) {
  SeriesLaunch out{.sharedBytes = launch.sharedBytes,
                   .parameters = parametersAfter(launch.parameters, shape),
                   .buffers = launch.buffers,
                   .symbols = launch.symbols,
                   .outputFolder = {}};
  for (std::size_t i = 0; i < 3; ++i) {
    out.grid[i] = static_cast<std::uint32_t>(shape.grid[i]);
    out.block[i] = static_cast<std::uint32_t>(shape.block[i]);
  }
  return out;
}

/// Buffers are in the same order, whatever a variant calls its parameters; variables of the source are matched by name,
/// since a variant may use fewer.
Result<std::vector<Difference>> compareRuns(const KernelSubject &subject, const ResolvedLaunch &launch,
                                            const ExecutionOutcome &original, const ExecutionOutcome &variant) {
  std::vector<Difference> out;
  for (std::size_t i = 0; i < original.buffers.size(); ++i) {
    const BufferOutcome &expected = original.buffers[i];
    const BufferOutcome *actual = counterpartOf(expected, i, variant);
    if (actual == nullptr) continue;
    if (actual->bytes != expected.bytes)
      return fail(ErrorKind::usage, "The variable " + expected.name + " has " + std::to_string(expected.bytes) +
                                        " bytes in the original and " + std::to_string(actual->bytes) +
                                        " in the variant; give it the same type in both.");
    ElementType type = ElementType::of(ScalarKind::u8);
    if (!expected.isSymbol)
      type = launch.buffers[i].type;
    else if (const auto symbol = symbolOf(*subject.unit, subject.kernel, expected.name))
      type = symbol->type;
    auto difference = compareBuffers(expected, *actual, type, subject.form.tolerance);
    if (!difference) return std::unexpected(difference.error());
    if (*difference) out.push_back(std::move(**difference));
  }
  return out;
}

std::string whyDifferent(const KernelSubject &subject, const transform::PlanResult *applied,
                         const ExecutionOutcome &variant, const std::vector<Difference> &differences) {
  std::string reason = differences.front().text() + ".";
  if (variant.addsFloatsAtomically && subject.form.tolerance.isBitwise())
    reason += " The kernel adds floating-point numbers atomically, so that the order of threads decides the last bits; "
              "give a tolerance.";
  else if (const std::string order = orderAssumed(applied); !order.empty())
    reason += " " + order;
  return reason;
}

dependence::VerdictKind weakest(const std::vector<dependence::Verdict> &verdicts) {
  auto kind = dependence::VerdictKind::legal;
  for (const dependence::Verdict &verdict : verdicts)
    kind = std::max(kind, verdict.kind);
  return kind;
}

} // namespace warpgrain::run

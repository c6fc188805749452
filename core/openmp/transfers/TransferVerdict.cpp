// SPDX-License-Identifier: Apache-2.0
#include "core/openmp/transfers/TransferVerdict.h"

#include "core/openmp/model/Walk.h"
#include "core/openmp/transfers/FilledMemory.h"

#include <algorithm>

namespace warpgrain::openmp {

namespace {

/// The outermost loop of the function around a kernel in which none of the places lies.
template <typename Places>
std::optional<SourceSpan> loopWithout(const Statement &body, const Kernel &kernel, const Places &places) {
  std::optional<SourceSpan> out;
  forEachStatement(body, [&](const Statement &each) {
    const bool isLoop = each.kind == StatementKind::counted || each.kind == StatementKind::whileLoop ||
                        each.kind == StatementKind::doLoop;
    const SourceSpan &inner = kernel.loops.front()->span;
    if (out || !isLoop || !each.span.contains(inner) || inner.contains(each.span)) return;
    if (std::ranges::none_of(places, [&](std::uint32_t at) { return each.span.contains(mainFile, at); }))
      out = each.span;
  });
  return out;
}

} // namespace

std::string_view nameOf(TransferPass pass) {
  switch (pass) {
  case TransferPass::residency:
    return "residency";
  case TransferPass::liveness:
    return "liveness";
  case TransferPass::allocation:
    return "allocation";
  case TransferPass::promotion:
    return "promotion";
  }
  return "";
}

std::string_view nameOf(CopyVerdict::When when) {
  switch (when) {
  case CopyVerdict::When::never:
    return "never";
  case CopyVerdict::When::eachLaunch:
    return "each launch";
  case CopyVerdict::When::whereNeeded:
    return "where needed";
  }
  return "";
}

std::string_view sentenceOf(StaleKind kind) {
  switch (kind) {
  case StaleKind::notYet:
    return "no kernel has had it yet";
  case StaleKind::changedByCpu:
    return "the CPU may change it";
  case StaleKind::changedUnknown:
    return "code that is not followed may change it";
  case StaleKind::copiedOnce:
    return "a launch that keeps nothing has it";
  case StaleKind::elsewhere:
    return "code of another source may change it";
  }
  return "";
}

TransferVerdict verdictOf(const Program &program, FunctionId function, const Kernel &kernel,
                          const MappedVariable &mapped) {
  using When = CopyVerdict::When;
  TransferVerdict out;
  const Transfer &transfer = mapped.transfer;
  if (!mapped.isWritten) out.toCpu.when = When::never;
  if (!transfer.isKept) return out;
  const Statement &body = program[function].body;
  out.passes.push_back(TransferPass::allocation);
  const auto removed = [&](CopyVerdict &copy, When when, TransferPass pass) {
    copy.when = when;
    copy.removedBy = pass;
    if (std::ranges::find(out.passes, pass) == out.passes.end()) out.passes.push_back(pass);
  };
  std::vector<std::uint32_t> changes;
  for (const Stale &each : transfer.stale)
    changes.push_back(each.at);
  const bool isAgain = transfer.copiesAgain;
  if (transfer.stale.empty() || transfer.isFilled)
    removed(out.toGpu,
            transfer.stale.empty() || isFilledAsWhole(program, kernel, mapped) ? When::never : When::whereNeeded,
            TransferPass::residency);
  else if (!isAgain)
    removed(out.toGpu, When::whereNeeded, TransferPass::residency);
  if (!transfer.stale.empty() && !transfer.isFilled && !isAgain)
    if (out.toGpu.loop = loopWithout(body, kernel, changes); out.toGpu.loop)
      removed(out.toGpu, When::whereNeeded, TransferPass::promotion);
  if (!mapped.isWritten) return out;
  if (transfer.to.empty()) {
    removed(out.toCpu, When::never, TransferPass::liveness);
  } else if (!transfer.comesBack) {
    removed(out.toCpu, When::whereNeeded, TransferPass::liveness);
    if (out.toCpu.loop = loopWithout(body, kernel, transfer.to); out.toCpu.loop)
      removed(out.toCpu, When::whereNeeded, TransferPass::promotion);
  }
  return out;
}

} // namespace warpgrain::openmp

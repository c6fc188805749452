// SPDX-License-Identifier: Apache-2.0
#include "core/openmp/emit/AnnotatedText.h"

#include "core/base/Indentation.h"
#include "core/base/TextEdit.h"
#include "core/openmp/transfers/FilledMemory.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <utility>

namespace warpgrain::openmp {

namespace {

template <typename Condition>
std::string namesWhere(const Program &program, const Kernel &kernel, const Condition &condition) {
  std::vector<MappedVariable> chosen;
  std::ranges::copy_if(kernel.mapped, std::back_inserter(chosen), condition);
  return namesOf(program, chosen, false);
}

/// True where no launch needs a copy to the GPU.
bool isResident(const Program &program, const Kernel &kernel, const MappedVariable &each) {
  return each.transfer.isKept && (each.transfer.stale.empty() || isFilledAsWhole(program, kernel, each));
}

/// True where the CPU reads what the kernel writes.
bool isLive(const MappedVariable &each) {
  return each.isWritten && (!each.transfer.isKept || !each.transfer.to.empty());
}

/// The copies, allocations and releases that are left out, and the copies of each launch (section 11.2).
std::string dataClauses(const Program &program, const Kernel &kernel) {
  const auto clause = [&](CudaClauseKind kind, const auto &condition) {
    const std::string names = namesWhere(program, kernel, condition);
    return names.empty() ? std::string() : " " + std::string(nameOf(kind)) + "(" + names + ")";
  };
  using Mapped = const MappedVariable &;
  const auto isKept = [](Mapped each) { return each.transfer.isKept; };
  return clause(CudaClauseKind::toGpu,
                [&](Mapped each) { return !isKept(each) || each.transfer.copiesAgain || each.wishes.toGpu; }) +
         clause(CudaClauseKind::toCpu,
                [&](Mapped each) {
                  return isLive(each) && (!isKept(each) || each.transfer.comesBack || each.wishes.toCpu);
                }) +
         clause(
             CudaClauseKind::notToGpu,
             [&](Mapped each) { return isKept(each) && (isResident(program, kernel, each) || each.wishes.notToGpu); }) +
         clause(CudaClauseKind::notToCpu,
                [&](Mapped each) { return isKept(each) && (!isLive(each) || each.wishes.notToCpu); }) +
         clause(CudaClauseKind::noAllocation,
                [&](Mapped each) { return isKept(each) && each.transfer.stale.empty(); }) +
         clause(CudaClauseKind::noRelease, isKept);
}

/// What a kernel is, beside its copies: sizes, caches, and what else directives say.
std::string otherClauses(const Program &program, const Kernel &kernel) {
  std::string out;
  if (kernel.threadsOfBlock != Kernel{}.threadsOfBlock)
    out += " threadblocksize(" + std::to_string(kernel.threadsOfBlock) + ")";
  if (kernel.mostBlocks) out += " maxnumofblocks(" + std::to_string(*kernel.mostBlocks) + ")";
  for (const auto &[cache, kind] : {std::pair(ArrayCache::constant, CudaClauseKind::constant),
                                    std::pair(ArrayCache::texture, CudaClauseKind::texture)}) {
    const std::string names =
        namesWhere(program, kernel, [&](const MappedVariable &each) { return each.cache == cache; });
    if (!names.empty()) out += " " + std::string(nameOf(kind)) + "(" + names + ")";
  }
  for (const CudaClause &clause : kernel.clauses)
    out += " " + textOf(clause);
  return out;
}

/// The directives that a source had, which the new ones replace; barriers of threads stay.
TextEdits withoutDirectives(const Program &program) {
  TextEdits out;
  for (const CudaPragma &each : program.cudaPragmas) {
    if (each.isOperator || each.words.find("syncthreads") != std::string::npos) continue;
    SourceSpan lines = each.span;
    while (lines.begin > 0 && (program.text[lines.begin - 1] == ' ' || program.text[lines.begin - 1] == '\t'))
      --lines.begin;
    if (lines.end < program.text.size() && program.text[lines.end] == '\n') ++lines.end;
    out.push_back({.span = lines, .replacement = ""});
  }
  return out;
}

} // namespace

Result<std::string> annotatedText(const Program &program, const ProgramPlan &plan) {
  TextEdits edits = withoutDirectives(program);
  for (const Region &region : plan.regions) {
    const Statement &statement = region.shown();
    const std::string indentation(indentationAt(program.text, statement.span.begin));
    std::string text;
    const auto line = [&](const std::string &words) { text += words + "\n" + indentation; };
    if (!region.isOnGpu()) {
      for (const Reason &reason : region.reasons)
        if (reason.id != ReasonId::askedForCpu) line("// " + reason.text());
      line("#pragma cuda nogpurun");
    }
    const auto put = [&](std::uint32_t at) {
      edits.push_back({.span = {.file = mainFile, .begin = at, .end = at}, .replacement = std::exchange(text, {})});
    };
    std::map<std::size_t, std::pair<const Kernel *, std::string>> kernels;
    for (const Kernel &kernel : region.kernels)
      kernels[kernel.id] = {&kernel, "gpurun" + otherClauses(program, kernel) + dataClauses(program, kernel)};
    for (const Kernel &kernel : region.onCpu)
      kernels[kernel.id] = {&kernel, "nogpurun"};
    for (const auto &[id, kernel] : kernels) {
      line("#pragma cuda ainfo procname(" + program[region.function].name + ") kernelid(" + std::to_string(id) + ")");
      line("#pragma cuda " + kernel.second);
      // A function has no directive of its own.
      if (region.isFunction()) put(kernel.first->loops.front()->span.begin);
    }
    if (!text.empty()) put(statement.span.begin);
  }
  return applyEdits(program.text, mainFile, edits);
}

} // namespace warpgrain::openmp

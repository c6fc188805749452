// SPDX-License-Identifier: Apache-2.0
#include "core/openmp/emit/AnnotatedText.h"

#include "core/base/Indentation.h"
#include "core/base/TextEdit.h"

#include <algorithm>
#include <iterator>
#include <map>

namespace warpgrain::openmp {

namespace {

template <typename Condition>
std::string namesWhere(const Program &program, const Kernel &kernel, const Condition &condition) {
  std::vector<MappedVariable> chosen;
  std::ranges::copy_if(kernel.mapped, std::back_inserter(chosen), condition);
  return namesOf(program, chosen, false);
}

bool isResident(const MappedVariable &each) {
  return each.transfer.isKept && (each.transfer.isFilled || each.transfer.stale.empty());
}

/// True where the CPU reads what the kernel writes.
bool isLive(const MappedVariable &each) {
  return each.isWritten && (!each.transfer.isKept || !each.transfer.to.empty());
}

/// The copies, allocations and releases that are left out (section 11.2).
std::string dataClauses(const Program &program, const Kernel &kernel) {
  const auto isKept = [](const MappedVariable &each) { return each.transfer.isKept; };
  const auto clause = [&](const std::string &word, const auto &condition) {
    const std::string names =
        namesWhere(program, kernel, [&](const MappedVariable &each) { return isKept(each) && condition(each); });
    return names.empty() ? std::string() : " " + word + "(" + names + ")";
  };
  return clause("noc2gmemtr", isResident) +
         clause("nog2cmemtr", [](const MappedVariable &each) { return !isLive(each); }) +
         clause("nocudamalloc", [](const MappedVariable &each) { return each.transfer.stale.empty(); }) +
         clause("nocudafree", isKept);
}

} // namespace

Result<std::string> annotatedText(const Program &program, const ProgramPlan &plan) {
  TextEdits edits;
  std::map<FunctionId, std::size_t> numbers;
  for (const Region &region : plan.regions) {
    const Statement &statement = region.shown();
    const std::string indentation(indentationAt(program.text, statement.span.begin));
    std::string text;
    const auto line = [&](const std::string &words) { text += words + "\n" + indentation; };
    if (!region.isOnGpu()) {
      for (const Reason &reason : region.reasons)
        line("// " + reason.text());
      line("#pragma cuda nogpurun");
    }
    for (const Kernel &kernel : region.kernels) {
      line("#pragma cuda ainfo procname(" + program[region.function].name + ") kernelid(" +
           std::to_string(numbers[region.function]++) + ")");
      const std::string in = namesWhere(program, kernel, [](const MappedVariable &each) { return !isResident(each); });
      const std::string back = namesWhere(program, kernel, isLive);
      line("#pragma cuda gpurun" + (in.empty() ? "" : " c2gmemtr(" + in + ")") +
           (back.empty() ? "" : " g2cmemtr(" + back + ")") + dataClauses(program, kernel));
    }
    const std::uint32_t at = statement.span.begin;
    edits.push_back({.span = {.file = mainFile, .begin = at, .end = at}, .replacement = std::move(text)});
  }
  return applyEdits(program.text, mainFile, edits);
}

} // namespace warpgrain::openmp

// SPDX-License-Identifier: Apache-2.0
#include "core/openmp/emit/AnnotatedText.h"

#include "core/base/Indentation.h"
#include "core/base/TextEdit.h"

#include <map>

namespace warpgrain::openmp {

Result<std::string> annotatedText(const Program &program, const ProgramPlan &plan) {
  TextEdits edits;
  std::map<FunctionId, std::size_t> numbers;
  for (const Region &region : plan.regions) {
    const Statement &statement = *region.statement;
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
      const std::string in = namesOf(program, kernel.mapped, false);
      const std::string back = namesOf(program, kernel.mapped, true);
      line("#pragma cuda gpurun" + (in.empty() ? "" : " c2gmemtr(" + in + ")") +
           (back.empty() ? "" : " g2cmemtr(" + back + ")"));
    }
    const std::uint32_t at = statement.span.begin;
    edits.push_back({.span = {.file = mainFile, .begin = at, .end = at}, .replacement = std::move(text)});
  }
  return applyEdits(program.text, mainFile, edits);
}

} // namespace warpgrain::openmp

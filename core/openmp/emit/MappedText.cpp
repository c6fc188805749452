// SPDX-License-Identifier: Apache-2.0
#include "core/openmp/emit/MappedText.h"

#include "core/base/Indentation.h"
#include "core/openmp/model/Walk.h"

#include <algorithm>

namespace warpgrain::openmp {

namespace {

/// True where a kernel works on what a pointer leads to.
bool asksForExtents(const ProgramPlan &plan) {
  return plan.keepsExtents || std::ranges::any_of(plan.regions, [](const Region &region) {
           return std::ranges::any_of(region.kernels, [](const Kernel &kernel) {
             return std::ranges::any_of(kernel.mapped, &MappedVariable::byPointer);
           });
         });
}

std::string argumentsOf(const MappedElements &each) {
  return "(" + each.pointer + ", (long long)(" + each.first + "), (long long)(" + each.count + "))";
}

/// Each of the items as a call or a declaration.
std::vector<std::string> textsOf(const Directive &directive, const std::string &begin, bool isNumbered) {
  std::vector<std::string> out;
  // Whether a condition holds is asked once.
  if (directive.find(ClauseKind::condition) != nullptr) return out;
  for (const Clause &clause : directive.clauses)
    if (clause.kind == ClauseKind::map)
      for (const MappedElements &each : clause.mapped)
        out.push_back(begin + (isNumbered ? std::to_string(out.size()) : "") + argumentsOf(each) + ";");
  return out;
}

void addEdits(const Program &program, const Statement &statement, TextEdits &out) {
  const Directive &directive = *statement.directive;
  const bool isBlock = directive.name == "target data" && !statement.children.empty();
  const bool begins = directive.name == "target enter data";
  if (directive.isInMacro || statement.isInMacro || !(isBlock || begins || directive.name == "target exit data"))
    return;
  const std::vector<std::string> texts =
      isBlock ? mappedText(directive) : textsOf(directive, begins ? "gpu::map" : "gpu::unmap", false);
  if (texts.empty()) return;
  const SourceSpan &span = statement.span;
  const std::string line = "\n" + std::string(indentationAt(program.text, span.begin));
  std::string head = isBlock ? "{" + line : "";
  for (const std::string &each : texts)
    head += each + line;
  out.push_back({.span = {.file = mainFile, .begin = span.begin, .end = span.begin}, .replacement = head});
  if (isBlock) out.push_back({.span = {.file = mainFile, .begin = span.end, .end = span.end}, .replacement = " }"});
}

} // namespace

std::vector<std::string> mappedText(const Directive &directive) {
  return textsOf(directive, "const gpu::Mapped gpu_mapped_", true);
}

TextEdits mappedEdits(const Program &program, const ProgramPlan &plan) {
  TextEdits out;
  if (!asksForExtents(plan)) return out;
  for (const Function &function : program.functions)
    forEachStatement(function.body, [&](const Statement &each) {
      if (each.directive && each.directive->kind == DirectiveKind::mapping) addEdits(program, each, out);
    });
  return out;
}

} // namespace warpgrain::openmp

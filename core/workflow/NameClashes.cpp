// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/NameClashes.h"

#include "core/base/Tokens.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace warpgrain::workflow {

namespace {

/// What Clang says of two declarations of one name.
bool isOfTwoDeclarations(const std::string &message) {
  constexpr std::array said{std::string_view("redefinition of"),
                            std::string_view("is ambiguous"),
                            std::string_view("overloaded function type"),
                            std::string_view("static declaration of"),
                            std::string_view("non-static declaration of"),
                            std::string_view("conflicting types for"),
                            std::string_view("different language linkage"),
                            std::string_view("differ only in their return type"),
                            std::string_view("exception specification in declaration does not match")};
  return std::ranges::any_of(said, [&](std::string_view each) { return message.find(each) != std::string::npos; });
}

} // namespace

std::set<std::string> definedNames(const std::vector<const openmp::Program *> &sources) {
  std::set<std::string> out;
  for (const openmp::Program *source : sources) {
    for (const openmp::Variable &each : source->variables)
      if (each.storage == openmp::Storage::global && !source->textOf(each.declared).starts_with("extern"))
        out.insert(each.name);
    for (const openmp::Function &each : source->functions)
      if (!each.isMethod && each.name != "main") out.insert(each.name);
  }
  return out;
}

std::string overloadChecks(const openmp::Program &source) {
  std::string out;
  if (!source.isC) return out;
  std::set<std::string> done;
  for (const openmp::Function &each : source.functions)
    if (each.name != "main" && done.insert(each.name).second)
      out += "namespace gpu_overloads { static auto *const of_" + each.name + " = &::" + each.name + "; }\n";
  return out.empty() ? out : "\n" + out;
}

std::set<std::string> clashingNames(const model::Unit &unit, const std::string &text,
                                    const std::set<std::string> &defined) {
  std::set<std::string> out;
  for (const model::Diagnostic &each : unit.diagnostics) {
    const bool isHere = each.span && each.span->file == mainFile && each.span->begin < text.size();
    if (each.severity != model::Severity::error || !isHere || !isOfTwoDeclarations(each.message)) continue;
    std::uint32_t end = each.span->begin;
    while (end < text.size() && isIdentifierCharacter(text[end]))
      ++end;
    const std::string name = text.substr(each.span->begin, end - each.span->begin);
    // Of a check, the error is at the variable.
    const std::string checked = name.starts_with("of_") ? name.substr(3) : name;
    if (defined.contains(name))
      out.insert(name);
    else if (defined.contains(checked))
      out.insert(checked);
  }
  return out;
}

} // namespace warpgrain::workflow

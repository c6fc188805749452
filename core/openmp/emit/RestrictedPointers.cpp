// SPDX-License-Identifier: Apache-2.0
#include "core/openmp/emit/RestrictedPointers.h"

#include "core/base/Tokens.h"
#include "core/openmp/model/Walk.h"

#include <algorithm>

namespace warpgrain::openmp {

namespace {

/// True if the host makes sure before a launch that what the kernel changes is reached by one of its names alone.
bool areApart(const Kernel &kernel) {
  if (!kernel.grid || kernel.order) return false;
  for (std::size_t i = 0; i < kernel.mapped.size(); ++i)
    for (std::size_t j = i + 1; j < kernel.mapped.size(); ++j) {
      const MappedVariable &one = kernel.mapped[i];
      const MappedVariable &other = kernel.mapped[j];
      if ((!one.isWritten && !other.isWritten) || (!one.byPointer && !other.byPointer)) continue;
      const bool isAsked = std::ranges::any_of(kernel.apart, [&](const Overlap &each) {
        return (each.updated == one.variable && each.read == other.variable) ||
               (each.updated == other.variable && each.read == one.variable);
      });
      if (!isAsked) return false;
    }
  return true;
}

/// A parameter of the function around a kernel, which leads to the same memory from its begin to its end.
bool keepsAddress(const Program &program, VariableId id) {
  const Variable &variable = program[id];
  if (variable.storage != Storage::parameter || variable.shape != Shape::pointer || !variable.function ||
      variable.addressEscapes)
    return false;
  bool isWritten = false;
  forEachAccess(program[*variable.function].body, [&](const Access &access) {
    isWritten |= access.variable == id && access.writes() && access.target != AccessTarget::pointee;
  });
  return !isWritten;
}

/// "float *__restrict p": no other parameter leads to what is changed through this one, or read through it and changed.
bool isRestrict(const Program &program, const Variable &variable) {
  const std::string_view text = program.textOf(variable.declared);
  const std::vector<Token> tokens = tokenize(text);
  for (std::size_t i = 2; i < tokens.size(); ++i) {
    const std::string_view word = textOf(text, tokens[i - 1]);
    if (textOf(text, tokens[i]) == variable.name && textOf(text, tokens[i - 2]) == "*" &&
        (word == "restrict" || word == "__restrict" || word == "__restrict__"))
      return true;
  }
  return false;
}

/// The function around the kernel says it of the pointer. Another pointer of the kernel could be computed from it,
/// unless all are parameters that keep their values.
bool isRestrictThere(const Program &program, const Kernel &kernel, const Variable &variable) {
  return variable.shape == Shape::pointer && isRestrict(program, variable) &&
         std::ranges::all_of(kernel.mapped, [&](const MappedVariable &each) {
           return !each.byPointer || keepsAddress(program, each.variable);
         });
}

} // namespace

std::string pointerParameter(const Program &program, const Kernel &kernel, const Variable &variable) {
  const std::string &parameter = variable.parameter;
  if (std::ranges::count(parameter, '*') != 1) return parameter;
  if (!areApart(kernel) && !isRestrictThere(program, kernel, variable)) return parameter;
  return std::string(parameter).insert(parameter.find('*') + 1, "__restrict__ ");
}

} // namespace warpgrain::openmp

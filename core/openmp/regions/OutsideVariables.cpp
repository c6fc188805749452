// SPDX-License-Identifier: Apache-2.0
#include "core/openmp/regions/OutsideVariables.h"

#include "core/base/Tokens.h"
#include "core/openmp/model/Walk.h"
#include "core/openmp/regions/Callees.h"
#include "core/openmp/regions/KernelPlanner.h"

#include <algorithm>
#include <set>
#include <string_view>

namespace warpgrain::openmp {

namespace {

/// "n" or "::n": the words that stand there are the variable's name, and no macro's.
bool isName(std::string_view text, const std::string &name) {
  const std::vector<Token> tokens = tokenize(text);
  return !tokens.empty() && textOf(text, tokens.back()) == name && std::ranges::all_of(tokens, [&](const Token &token) {
    return token.kind == TokenKind::identifier || textOf(text, token) == ":";
  });
}

} // namespace

bool isConstantOfCxx(const Variable &variable) {
  return variable.isConst && variable.isInteger && variable.shape == Shape::number &&
         variable.storage == Storage::global;
}

bool canBeOutside(const Program &program, const Access &access) {
  const Variable &variable = program[access.variable];
  if (variable.storage != Storage::global || variable.isThreadPrivate || variable.shape == Shape::other ||
      !variable.bytes || !isName(program.textOf(access.span), variable.name))
    return false;
  // Where the kernel is launched, it is found by its plain name.
  if (variable.isOfClass) return false;
  // On the GPU a pointer is a value, which has no address.
  return variable.shape != Shape::pointer || access.target == AccessTarget::pointee ||
         (!access.writes() && !access.isAddress);
}

std::vector<OutsideUse> outsideUses(const Program &program, const Kernel &kernel) {
  std::set<FunctionId> reached;
  for (const Statement *loop : kernel.loops)
    addCallees(program, *bodyOf(*loop), reached);
  for (const auto *list : {&kernel.before, &kernel.after})
    for (const Statement *each : *list)
      addCallees(program, *each, reached);
  std::vector<OutsideUse> out;
  for (const FunctionId id : reached)
    forEachAccess(program[id].body, [&](const Access &access) {
      const Variable &variable = program[access.variable];
      if (variable.storage == Storage::global && !isConstantOfCxx(variable))
        out.push_back({.function = id, .access = &access});
    });
  return out;
}

} // namespace warpgrain::openmp

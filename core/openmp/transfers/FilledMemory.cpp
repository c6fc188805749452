// SPDX-License-Identifier: Apache-2.0
#include "core/openmp/transfers/FilledMemory.h"

#include "core/openmp/model/Walk.h"
#include "core/openmp/regions/KernelPlanner.h"

#include <algorithm>
#include <charconv>

namespace warpgrain::openmp {

namespace {

/// The statements that each iteration executes.
std::vector<const Statement *> certainStatements(const Statement &body) {
  if (body.kind != StatementKind::compound) return {&body};
  std::vector<const Statement *> out;
  for (const Statement &child : body.children)
    out.push_back(&child);
  return out;
}

bool mayLeave(const Statement &body) {
  bool found = false;
  forEachStatement(body, [&](const Statement &each) {
    found |= each.kind == StatementKind::continues || each.kind == StatementKind::breaks ||
             each.kind == StatementKind::returns || each.kind == StatementKind::label;
  });
  return found;
}

} // namespace

bool isFilled(const Program &program, const Kernel &kernel, const MappedVariable &mapped) {
  const Variable &variable = program[mapped.variable];
  if (kernel.order || kernel.loops.size() != 1 || !kernel.before.empty() || !kernel.after.empty() || !mapped.isWritten)
    return false;
  if (variable.shape != Shape::array && variable.shape != Shape::pointer) return false;
  if (std::ranges::find(kernel.outside, mapped.variable) != kernel.outside.end()) return false;
  const auto &nest = kernel.loops.front()->directive->loops;
  if (nest.size() != 1 || nest.front().constantBegin != 0 || nest.front().constantStep != 1) return false;
  const VariableId counter = nest.front().counter;
  const Statement &body = *bodyOf(*kernel.loops.front());
  if (mayLeave(body)) return false;
  bool isPlain = true; // no element is read, and the counter is not changed
  forEachAccess(body, [&](const Access &access) {
    const bool isOwn =
        access.variable == mapped.variable && (mapped.byPointer == (access.target == AccessTarget::pointee));
    isPlain &= !(isOwn && access.mode != AccessMode::write) && !(access.variable == counter && access.writes());
  });
  if (!isPlain) return false;
  return std::ranges::any_of(certainStatements(body), [&](const Statement *statement) {
    return statement->kind == StatementKind::expression &&
           std::ranges::any_of(statement->head, [&](const Access &access) {
             return access.variable == mapped.variable && access.mode == AccessMode::write && !access.isConditional &&
                    !access.isAddress && access.element == counter;
           });
  });
}

bool isFilledAsWhole(const Program &program, const Kernel &kernel, const MappedVariable &mapped) {
  const Variable &variable = program[mapped.variable];
  if (variable.shape != Shape::array || kernel.keepsOriginal() || !isFilled(program, kernel, mapped)) return false;
  const CountedLoop &loop = kernel.loops.front()->directive->loops.front();
  if (!loop.constantBound) return false;
  // "int d[2048]"
  const std::string &text = variable.declaration;
  const std::size_t open = text.find('[');
  if (open == std::string::npos || text.find('[', open + 1) != std::string::npos) return false;
  std::int64_t extent = 0;
  const auto read = std::from_chars(text.data() + open + 1, text.data() + text.size(), extent);
  return read.ec == std::errc() && *read.ptr == ']' && extent == *loop.constantBound + (loop.includesBound ? 1 : 0);
}

} // namespace warpgrain::openmp

// SPDX-License-Identifier: Apache-2.0
#include "core/base/LineIndex.h"
#include "core/base/messages/Messages.h"
#include "core/openmp/model/Walk.h"
#include "core/workflow/mapping/MappedHeads.h"

#include <algorithm>
#include <vector>

namespace warpgrain::workflow {

namespace {

using openmp::Access;
using openmp::CountedLoop;
using openmp::Statement;
using openmp::StatementKind;
using openmp::VariableId;

/// The loops of a body that become one, and those that it moves over.
struct MovedLoops {
  std::vector<const Statement *> moved;
  std::vector<const Statement *> crossed;
};

/// Makes one loop of those that count alike in the innermost mapped loop.
class Joiner {
public:
  explicit Joiner(const ReadNest &read) : read_(read), heads_(read) {}

  std::optional<NestChange> run() const;

private:
  std::optional<MovedLoops> loopsToMove(const CountedLoop &wanted) const;
  bool collect(const Statement &statement, const CountedLoop &wanted, MovedLoops &out) const;
  bool isSame(const CountedLoop &a, const CountedLoop &b) const;
  bool canMove(const MovedLoops &loops) const;
  NestChange change(const CountedLoop &counted, const MovedLoops &loops, const FreeHead &head) const;

  const ReadNest &read_;
  MappedHeads heads_;
};

bool Joiner::isSame(const CountedLoop &a, const CountedLoop &b) const {
  if (a.declaresCounter != b.declaresCounter || (!a.declaresCounter && a.counter != b.counter)) return false;
  return heads_.nameOf(a.counter) == heads_.nameOf(b.counter) && a.counterType == b.counterType && a.begin == b.begin &&
         a.bound == b.bound && a.includesBound == b.includesBound && a.variables == b.variables;
}

/// The body must have nothing else than such loops, and loops around them.
bool Joiner::collect(const Statement &statement, const CountedLoop &wanted, MovedLoops &out) const {
  if (statement.directive || statement.isInMacro) return false;
  if (statement.kind == StatementKind::empty) return true;
  if (statement.kind == StatementKind::compound)
    return std::ranges::all_of(statement.children, [&](const Statement &each) { return collect(each, wanted, out); });
  if (statement.kind != StatementKind::counted || !isPlainLoop(statement)) return false;
  if (isSame(*statement.counted, wanted)) {
    out.moved.push_back(&statement);
    return true;
  }
  out.crossed.push_back(&statement);
  return collect(statement.children.back(), wanted, out);
}

/// Heads mean the same outside, and loops that are moved over count as before.
bool Joiner::canMove(const MovedLoops &loops) const {
  const CountedLoop &own = *loops.moved.front()->counted;
  for (std::size_t i = 0; i <= heads_.last(); ++i)
    if (read_.nest.loops[i].counter && heads_.nameOf(*read_.nest.loops[i].counter) == heads_.nameOf(own.counter))
      return false;
  for (const auto *list : {&loops.moved, &loops.crossed})
    for (const Statement *loop : *list)
      if (!std::ranges::all_of(loop->counted->variables, [this](VariableId each) { return heads_.isStable(each); }))
        return false;
  for (const Statement *loop : loops.crossed) {
    const VariableId counter = loop->counted->counter;
    const openmp::Variable &variable = read_.program[counter];
    const bool isLocal = variable.storage == openmp::Storage::local || variable.storage == openmp::Storage::parameter;
    if (!isLocal || variable.addressEscapes || variable.name == heads_.nameOf(own.counter)) return false;
    for (const VariableId each : loop->counted->variables)
      if (heads_.nameOf(each) == heads_.nameOf(own.counter)) return false;
    for (const Statement *each : loops.moved) {
      bool isChanged = false;
      openmp::forEachAccess(*each,
                            [&](const Access &access) { isChanged |= access.variable == counter && access.writes(); });
      if (isChanged) return false;
    }
  }
  return true;
}

std::optional<MovedLoops> Joiner::loopsToMove(const CountedLoop &wanted) const {
  MovedLoops out;
  if (!collect(heads_.body(), wanted, out) || out.moved.empty() || (out.moved.size() == 1 && out.crossed.empty()))
    return std::nullopt;
  for (const Statement *each : out.moved) {
    const auto at = std::ranges::find(read_.nest.loops, each, &SerialLoop::statement);
    if (at == read_.nest.loops.end() ||
        !read_.mapped.loops[static_cast<std::size_t>(at - read_.nest.loops.begin())].isParallel)
      return std::nullopt;
  }
  return canMove(out) ? std::optional(std::move(out)) : std::nullopt;
}

NestChange Joiner::change(const CountedLoop &counted, const MovedLoops &loops, const FreeHead &head) const {
  NestChange out{.edits = {}, .told = {}, .reliance = {}, .mustBeParallel = heads_.last() + 1};
  const SourceSpan &body = heads_.body().span;
  const bool isGuarded = !head.condition.empty();
  out.edits.push_back(
      replacing(body.begin, body.begin, head.text + (isGuarded ? "{ if (" + head.condition + ") " : "")));
  if (isGuarded) out.edits.push_back(replacing(body.end, body.end, " }"));
  std::string lines;
  const LineIndex index(read_.program.text);
  for (const Statement *each : loops.moved) {
    const std::uint32_t begin = each->span.begin;
    out.edits.push_back(replacing(begin, each->children.back().span.begin, ""));
    lines += (lines.empty() ? "" : ", ") + std::to_string(lineOf(read_.program, index, begin));
  }
  const std::string name(heads_.nameOf(counted.counter));
  using messages::MessageId;
  out.told =
      messages::sentence(loops.moved.size() == 1 ? MessageId::nestLoopMovedOut : MessageId::nestLoopsJoined,
                         {name, lines, std::string(heads_.nameOf(*read_.nest.loops[heads_.last()].counter)), name});
  return out;
}

std::optional<NestChange> Joiner::run() const {
  if (!heads_.canHaveMore()) return std::nullopt;
  for (std::size_t i = heads_.last() + 1; i < read_.nest.loops.size(); ++i) {
    const Statement &candidate = *read_.nest.loops[i].statement;
    if (!read_.mapped.loops[i].isParallel || !isPlainLoop(candidate)) continue;
    const auto loops = loopsToMove(*candidate.counted);
    if (!loops) continue;
    if (const auto head = heads_.headOf(*candidate.counted)) return change(*candidate.counted, *loops, *head);
  }
  return std::nullopt;
}

} // namespace

std::optional<NestChange> joined(const ReadNest &read) {
  return Joiner(read).run();
}

} // namespace warpgrain::workflow

// SPDX-License-Identifier: Apache-2.0
#include "core/openmp/emit/SerialCopies.h"

#include "core/base/Indentation.h"
#include "core/base/LineIndex.h"
#include "core/openmp/emit/ReductionText.h"
#include "core/openmp/emit/TextPieces.h"
#include "core/openmp/model/Walk.h"
#include "core/openmp/regions/Callees.h"

#include <algorithm>
#include <set>

namespace warpgrain::openmp {

namespace {

/// The declarations around one construct.
class CopiesOfConstruct {
public:
  CopiesOfConstruct(const Program &program, const Statement &construct) : program_(program), construct_(construct) {
    std::set<VariableId> seen;
    forEachAccess(construct, [&](const Access &access) {
      const bool isWritten = access.writes() && access.target != AccessTarget::pointee;
      if (isWritten && seen.insert(access.variable).second) add(access.variable);
    });
    for (const Clause &clause : construct.directive->clauses)
      if (clause.kind == ClauseKind::reduction) addReductions(clause);
  }

  void addTo(TextEdits &edits) const {
    if (inner_.empty() || construct_.directive->isInMacro || construct_.children.empty()) return;
    const SourceSpan &span = construct_.span;
    const std::string indentation(indentationAt(program_.text, construct_.children.front().span.begin));
    const std::string head = "{" + (outer_.empty() ? "" : outer_ + " {") + inner_ + "\n" + indentation;
    edits.push_back({.span = {.file = mainFile, .begin = span.begin, .end = span.begin}, .replacement = head});
    edits.push_back(
        {.span = {.file = mainFile, .begin = span.end, .end = span.end}, .replacement = outer_.empty() ? " }" : " }}"});
  }

private:
  /// Numbers that no clause lists, and pointers: what a target changes of them is lost behind it.
  bool isOwnOfTarget(VariableId id) const {
    const Variable &variable = program_[id];
    if (!construct_.directive->isTarget || declares(construct_, id) || !variable.bytes) return false;
    return variable.shape == Shape::pointer ||
           (variable.shape == Shape::number &&
            sharingInRegion(program_, construct_, id).sharing == Sharing::firstPrivate);
  }

  void addFirst(const Variable &variable) {
    outer_ += " const auto gpu_first_" + variable.name + " = " + variable.name + ";";
    inner_ += " " + variable.declaration + " = gpu_first_" + variable.name + ";";
  }

  void add(VariableId id) {
    const Variable &variable = program_[id];
    if (isOwnOfTarget(id)) return addFirst(variable);
    const auto how = sharingByDirective(program_, construct_, id);
    if (!how || how->rule == SharingRule::declaredInside || variable.shape == Shape::other || !variable.bytes) return;
    if (how->sharing == Sharing::isPrivate) inner_ += " " + variable.declaration + ";";
    if (how->sharing != Sharing::firstPrivate || !isParallel(*construct_.directive) || variable.shape == Shape::array)
      return;
    addFirst(variable);
  }

  /// One thread begins with the neutral value, as each of several does.
  void addReductions(const Clause &clause) {
    constexpr std::int64_t most = 4096; // elements on the stack
    if (!mustBeginNeutral(clause.word) || program_.textOf(clause.span).contains("inscan")) return;
    for (const VariableId id : clause.variables) {
      const auto how = sharingByDirective(program_, construct_, id);
      if (!how || how->sharing != Sharing::reduction) continue;
      const bool isCounted = how->section && how->section->count > 0 && how->section->count <= most;
      if (isCounted || (!how->section && program_[id].shape == Shape::number))
        inner_ += " " + beginNeutral(program_, {id, how->operation, how->section}, true);
    }
  }

  const Program &program_;
  const Statement &construct_;
  std::string outer_;
  std::string inner_;
};

} // namespace

namespace {

/// True where the construct, or a function that it calls, asks.
bool asksForThreads(const Program &program, const Statement &construct) {
  bool found = false;
  const auto look = [&](const Statement &root) {
    forEachStatement(root, [&](const Statement &each) {
      found |= std::ranges::any_of(each.calls, [](const Call &call) {
        return call.name == "omp_get_thread_num" || call.name == "omp_get_num_threads";
      });
    });
  };
  look(construct);
  std::set<FunctionId> reached;
  addCallees(program, construct, reached);
  for (const FunctionId id : reached)
    look(program[id].body);
  return found;
}

/// Teams that stay on the CPU and count their threads would be something else with one thread.
void addNeedOfThreads(const Program &program, const Statement &construct, TextEdits &out) {
  if (construct.directive->kind != DirectiveKind::teams || construct.directive->isInMacro ||
      !asksForThreads(program, construct))
    return;
  const SourceSpan &span = construct.span;
  const std::string indentation(indentationAt(program.text, span.begin));
  const std::string line = std::to_string(program.placeOf(LineIndex(program.text).locate(span.begin).line).line);
  out.push_back({.span = {.file = mainFile, .begin = span.begin, .end = span.begin},
                 .replacement = "{ gpu::needsThreads(" + line + ");\n" + indentation});
  out.push_back({.span = {.file = mainFile, .begin = span.end, .end = span.end}, .replacement = " }"});
}

} // namespace

TextEdits copiesOf(const Program &program, const Statement &statement) {
  TextEdits out;
  forEachStatement(statement, [&](const Statement &each) {
    if (each.directive) CopiesOfConstruct(program, each).addTo(out);
  });
  return out;
}

TextEdits serialCopies(const Program &program, const ProgramPlan &plan) {
  TextEdits out;
  const auto add = [&](const Statement &statement) {
    if (statement.directive) CopiesOfConstruct(program, statement).addTo(out);
  };
  for (const Region &region : plan.regions)
    if (!region.isOnGpu() && region.isFunction()) {
      forEachStatement(*region.statement, add);
    } else if (!region.isOnGpu()) {
      addNeedOfThreads(program, *region.statement, out);
      forEachStatement(*region.statement, add);
    }
  for (const LeftDirective &left : plan.left)
    add(*left.statement);
  return out;
}

} // namespace warpgrain::openmp

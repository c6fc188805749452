// SPDX-License-Identifier: Apache-2.0
//
// Where a region is split, the CPU has one copy of each private variable, whose value holds for all threads. What a
// kernel writes to a private variable is lost behind it: it may be read only after it is written again.
#include "core/openmp/model/Walk.h"
#include "core/openmp/regions/Flow.h"
#include "core/openmp/regions/KernelPlanner.h"
#include "core/openmp/regions/RegionChecks.h"

#include <algorithm>
#include <set>

namespace warpgrain::openmp {

namespace {

class PrivateFollower {
public:
  PrivateFollower(const Program &program, const Statement &region, const std::vector<Kernel> &kernels, VariableId id)
      : program_(program), region_(region), variable_(id) {
    for (const Kernel &kernel : kernels)
      for (const auto *list : {&kernel.loops, &kernel.before, &kernel.after})
        kernelStatements_.insert(list->begin(), list->end());
  }

  /// True where a value that a kernel wrote may be read.
  bool readsLostValue() {
    follow(region_);
    return isRead_;
  }

private:
  bool writes(const Statement &statement) const {
    bool found = false;
    forEachAccess(statement, [&](const Access &access) {
      found |= access.variable == variable_ && access.writes() && access.target != AccessTarget::pointee;
    });
    return found;
  }

  bool writesInKernel(const Statement &statement) const {
    if (kernelStatements_.contains(&statement)) return writes(statement);
    return std::ranges::any_of(statement.children, [&](const Statement &child) { return writesInKernel(child); });
  }

  void kernelStatement(const Statement &statement) {
    if (isSharedLoop(statement)) {
      const auto own = sharingByDirective(program_, statement, variable_);
      const bool isOwn = own && own->rule != SharingRule::declaredInside;
      if (!isOwn || own->rule == SharingRule::loopCounter)
        isRead_ |=
            !isKnown_ && valueFlow(*bodyOf(statement), variable_, own && own->rule == SharingRule::loopCounter).isRead;
      for (const CountedLoop &loop : statement.directive->loops)
        isRead_ |= !isKnown_ && std::ranges::find(loop.variables, variable_) != loop.variables.end();
      if (isOwn && own->rule == SharingRule::clause) return; // another variable of the same name
    }
    if (writes(statement)) isKnown_ = false;
  }

  void follow(const Statement &statement) {
    if (kernelStatements_.contains(&statement)) return kernelStatement(statement);
    const bool isLoop = statement.kind == StatementKind::counted || statement.kind == StatementKind::whileLoop ||
                        statement.kind == StatementKind::doLoop;
    if (!hasDirective(statement)) {
      const ValueFlow flow = valueFlow(statement, variable_, isKnown_);
      isRead_ |= flow.isRead;
      isKnown_ |= flow.isDefined;
      return;
    }
    // The next iteration begins with what the one before left.
    if (isLoop && writesInKernel(statement)) isKnown_ = false;
    Statement own = statement;
    own.children.clear();
    own.kind = StatementKind::expression;
    const ValueFlow flow = valueFlow(own, variable_, isKnown_);
    isRead_ |= flow.isRead;
    const bool isInit = statement.kind == StatementKind::counted && statement.hasInit;
    if (!isLoop || isInit) isKnown_ |= flow.isDefined;
    const bool before = isKnown_;
    for (const Statement &child : statement.children) {
      if (statement.kind == StatementKind::choice) isKnown_ = before;
      follow(child);
    }
    for (const Access &access : statement.tail)
      isRead_ |= access.variable == variable_ && access.reads() && !isKnown_;
    if (isLoop || statement.kind == StatementKind::choice) isKnown_ = before && !writesInKernel(statement);
  }

  const Program &program_;
  const Statement &region_;
  VariableId variable_;
  std::set<const Statement *> kernelStatements_;
  bool isKnown_ = true; ///< the CPU's copy has the value
  bool isRead_ = false;
};

} // namespace

std::vector<Reason> checkPrivateFlow(const Program &program, const Statement &region,
                                     const std::vector<Kernel> &kernels) {
  std::vector<Reason> out;
  if (isSharedLoop(region) || isSharedSections(region)) return out;
  std::set<VariableId> written;
  for (const Kernel &kernel : kernels)
    for (const auto *list : {&kernel.loops, &kernel.before, &kernel.after})
      for (const Statement *statement : *list)
        forEachAccess(*statement, [&](const Access &access) {
          if (access.writes() && access.target != AccessTarget::pointee) written.insert(access.variable);
        });
  for (const VariableId id : written) {
    const Sharing sharing = sharingInRegion(program, region, id).sharing;
    if (sharing != Sharing::isPrivate && sharing != Sharing::firstPrivate) continue;
    const bool isInKernel = std::ranges::any_of(kernels, [&](const Kernel &kernel) {
      return std::ranges::any_of(kernel.loops, [&](const Statement *loop) { return declares(*loop, id); });
    });
    if (isInKernel || program[id].shape == Shape::array) continue; // arrays: by KernelPlanner
    if (PrivateFollower(program, region, kernels, id).readsLostValue())
      addOnce(out, {.id = ReasonId::privateFlowsOn, .arguments = {program[id].name}, .span = program[id].declared});
  }
  return out;
}

} // namespace warpgrain::openmp

// SPDX-License-Identifier: Apache-2.0
#include "core/openmp/regions/TargetBody.h"

#include "core/openmp/model/Walk.h"
#include "core/openmp/sharing/DataSharing.h"

#include <algorithm>

namespace warpgrain::openmp {

namespace {

/// Looks for changes of variables that are the target's own, and would be lost behind it.
class OwnChanges {
public:
  OwnChanges(const Program &program, const Statement &target) : program_(program), target_(target) {}

  bool areThere() const { return isIn(target_.children.front(), nullptr); }

private:
  /// `region`: the parallel region or the teams around the statement.
  bool isIn(const Statement &each, const Statement *region) const {
    const bool startsThreads =
        each.directive && (isParallel(*each.directive) || each.directive->kind == DirectiveKind::teams);
    if (startsThreads && region == nullptr) region = &each;
    const auto changes = [&](const Access &access) { return isChange(access, region); };
    return std::ranges::any_of(each.head, changes) || std::ranges::any_of(each.tail, changes) ||
           std::ranges::any_of(each.children, [&](const Statement &child) { return isIn(child, region); });
  }

  bool isChange(const Access &access, const Statement *region) const {
    const bool mayWrite = (access.writes() || access.isAddress) && access.target != AccessTarget::pointee;
    if (!mayWrite || program_[access.variable].shape == Shape::array || declares(target_, access.variable))
      return false;
    if (isMapped(access.variable)) return false;
    if (region == nullptr) return true;
    const Sharing sharing = sharingInRegion(program_, *region, access.variable).sharing;
    return sharing != Sharing::isPrivate && sharing != Sharing::firstPrivate;
  }

  /// As a whole; of a pointer a map clause lists what it leads to.
  bool isMapped(VariableId variable) const {
    return program_[variable].shape != Shape::pointer &&
           std::ranges::any_of(target_.directive->clauses, [&](const Clause &clause) {
             return clause.kind == ClauseKind::map &&
                    std::ranges::find(clause.variables, variable) != clause.variables.end();
           });
  }

  const Program &program_;
  const Statement &target_;
};

} // namespace

bool mayBeLeftOut(const Program &program, const Statement &target) {
  const Directive &directive = *target.directive;
  const bool isPlain =
      directive.name == "target" && target.children.size() == 1 &&
      std::ranges::all_of(directive.clauses, [](const Clause &clause) { return clause.kind == ClauseKind::map; });
  return isPlain && !OwnChanges(program, target).areThere();
}

} // namespace warpgrain::openmp

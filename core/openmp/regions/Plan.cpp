// SPDX-License-Identifier: Apache-2.0
#include "core/openmp/model/Walk.h"
#include "core/openmp/regions/Callees.h"
#include "core/openmp/regions/ConcurrentCalls.h"
#include "core/openmp/regions/RegionChecks.h"
#include "core/openmp/regions/RegionPlanner.h"
#include "core/openmp/regions/TargetBody.h"
#include "core/openmp/regions/TeamLoopPlanner.h"
#include "core/openmp/regions/TeamPlanner.h"

#include <algorithm>
#include <map>
#include <string>

namespace warpgrain::openmp {

namespace {

class Planner {
public:
  Planner(const Program &program, const Elsewhere &elsewhere)
      : program_(program), elsewhere_(elsewhere), concurrent_(calledInParallel(program, elsewhere)) {}

  ProgramPlan plan() {
    findTeamFunctions();
    const auto isOfTeam = [&](FunctionId id) { return teamFunctions_.all.contains(id); };
    forEachFunction([&](FunctionId id) {
      if (!isOfTeam(id)) statement(id, program_[id].body);
    });
    const std::set<FunctionId> called = calledByRegions();
    forEachFunction([&](FunctionId id) {
      if (!isOfTeam(id)) return;
      called.contains(id) ? teamFunction(id) : statement(id, program_[id].body);
    });
    if (!called.empty())
      std::ranges::stable_sort(plan_.regions, {}, [](const Region &each) { return each.statement->span.begin; });
    dropCalled();
    return std::move(plan_);
  }

private:
  template <typename Visit>
  void forEachFunction(const Visit &visit) const {
    for (std::size_t i = 0; i < program_.functions.size(); ++i)
      visit(FunctionId{static_cast<std::uint32_t>(i)});
  }

  Region planOfFunction(FunctionId id, std::size_t firstKernel = 0) const {
    return planRegion(program_, elsewhere_, teamFunctions_, id, program_[id].body, firstKernel);
  }

  /// The greatest set of functions whose code the CPU can execute once for all threads, if it can do so with the
  /// functions of the set that they call.
  void findTeamFunctions() {
    forEachFunction([&](FunctionId id) {
      if (program_[id].isMethod || !isOfCallersTeam(program_, id)) return;
      teamFunctions_.all.insert(id);
    });
    const auto isRefused = [&](FunctionId id) { return !planOfFunction(id).reasons.empty(); };
    while (std::erase_if(teamFunctions_.all, isRefused) > 0) {
    }
    std::size_t before = 0;
    do {
      before = teamFunctions_.launching.size();
      for (const FunctionId id : teamFunctions_.all)
        if (planOfFunction(id).isOnGpu()) teamFunctions_.launching.insert(id);
    } while (teamFunctions_.launching.size() > before);
  }

  /// The functions of teams that regions with kernels call.
  std::set<FunctionId> calledByRegions() const {
    std::set<FunctionId> out;
    const auto look = [&](const auto &self, const Statement &root) -> void {
      forEachStatement(root, [&](const Statement &each) {
        for (const Call &call : each.calls)
          if (call.function && teamFunctions_.all.contains(*call.function) && out.insert(*call.function).second)
            self(self, program_[*call.function].body);
      });
    };
    for (const Region &region : plan_.regions)
      if (region.callsLoops) look(look, *region.statement);
    return out;
  }

  /// A function that regions with kernels call.
  void teamFunction(FunctionId id) {
    std::size_t &kernels = kernels_[program_[id].name];
    Region region = planOfFunction(id, kernels);
    kernels += region.kernels.size();
    if (!region.kernels.empty()) plan_.regions.push_back(std::move(region));
  }

  /// What functions do that kernels call is not left.
  void dropCalled() {
    std::set<FunctionId> called;
    for (const Region &region : plan_.regions)
      for (const Kernel &kernel : region.kernels)
        for (const auto *list : {&kernel.loops, &kernel.before, &kernel.after})
          for (const Statement *each : *list)
            addCallees(program_, *each, called);
    std::erase_if(plan_.left, [&](const LeftDirective &left) {
      const DirectiveKind kind = left.statement->directive->kind;
      return called.contains(left.function) && (kind == DirectiveKind::barrier || kind == DirectiveKind::atomic);
    });
  }

  void statement(FunctionId function, const Statement &each) {
    const bool isOfTeams = each.directive && each.directive->kind == DirectiveKind::teams;
    if (isOfTeams || (each.directive && isParallel(*each.directive))) return region(function, each);
    const bool maps =
        each.directive && (each.directive->kind == DirectiveKind::mapping || mayBeLeftOut(program_, each));
    if (maps) leave(function, each, ReasonId::mappingHasNoEffect);
    if (each.directive && !maps) {
      const bool isAnother =
          each.directive->kind == DirectiveKind::other || each.directive->kind == DirectiveKind::simd;
      leave(function, each, isAnother ? ReasonId::constructNotTranslated : ReasonId::constructIsOrphaned);
    }
    for (const Statement &child : each.children)
      each.directive && !maps ? nested(function, child) : statement(function, child);
  }

  /// Constructs in one that stays on the CPU.
  void nested(FunctionId function, const Statement &root) {
    forEachStatement(root, [&](const Statement &each) {
      if (each.directive) leave(function, each, ReasonId::constructIsNested);
    });
  }

  void leave(FunctionId function, const Statement &each, ReasonId reason) {
    plan_.left.push_back(
        {.statement = &each,
         .function = function,
         .reason = {.id = reason, .arguments = {each.directive->name}, .span = each.directive->pragma}});
  }

  /// Of a loop that is shared out to teams, blocks execute the iterations where they can share the loops in them; else
  /// threads do.
  Region planLoops(FunctionId function, const Statement &each, std::size_t firstKernel) const {
    if (!isTeamLoop(each)) return planRegion(program_, elsewhere_, teamFunctions_, function, each, firstKernel);
    Region byTeams = planTeamLoop(program_, function, each, firstKernel);
    Region byThreads = planRegion(program_, elsewhere_, teamFunctions_, function, each, firstKernel);
    const auto note = [&](Region &region, ReasonId id, std::vector<std::string> arguments = {}) {
      region.reasons.insert(region.reasons.begin(),
                            {.id = id, .arguments = std::move(arguments), .span = each.directive->pragma});
    };
    if (byTeams.isOnGpu()) {
      TeamLoop &team = *byTeams.kernels.front().team;
      if (!byThreads.isOnGpu()) team.fewerThan = 0;
      if (team.fewerThan > 0) note(byTeams, ReasonId::innerLoopsAskedFor, {std::to_string(team.fewerThan)});
      note(byTeams, ReasonId::innerLoopsShared);
      return byTeams;
    }
    if (!byThreads.isOnGpu()) {
      for (Reason &reason : byTeams.reasons)
        addOnce(byThreads.reasons, std::move(reason));
      return byThreads;
    }
    byThreads.reasons = std::move(byTeams.reasons);
    note(byThreads, ReasonId::innerLoopsSerial);
    return byThreads;
  }

  void region(FunctionId function, const Statement &each) {
    // Instances of a template and methods of two classes share their names.
    std::size_t &kernels = kernels_[program_[function].name];
    Region region = each.directive->kind == DirectiveKind::teams ? planTeams(program_, function, each, kernels)
                                                                 : planLoops(function, each, kernels);
    if (concurrent_.contains(function)) {
      region.kernels.clear();
      region.callsLoops = false;
      std::erase_if(region.reasons, [](const Reason &reason) { return saysWhoSharesLoops(reason.id); });
      addOnce(
          region.reasons,
          {.id = ReasonId::calledInParallel, .arguments = {program_[function].name}, .span = each.directive->pragma});
    }
    kernels += region.kernels.size();
    plan_.regions.push_back(std::move(region));
  }

  const Program &program_;
  const Elsewhere &elsewhere_;
  std::set<FunctionId> concurrent_;
  TeamFunctions teamFunctions_;
  ProgramPlan plan_;
  std::map<std::string, std::size_t> kernels_; ///< so far, by the name of their function
};

} // namespace

const Statement &Region::shown() const {
  const Statement *out = nullptr;
  if (isFunction())
    forEachStatement(*statement, [&](const Statement &each) {
      if (out == nullptr && isSharedLoop(each)) out = &each;
    });
  return out == nullptr ? *statement : *out;
}

std::string namesOf(const Program &program, const std::vector<MappedVariable> &mapped, bool onlyWritten) {
  std::string out;
  for (const MappedVariable &each : mapped)
    if (!onlyWritten || each.isWritten) out += (out.empty() ? "" : ", ") + program[each.variable].name;
  return out;
}

ProgramPlan planProgram(const Program &program, const Elsewhere &elsewhere) {
  return Planner(program, elsewhere).plan();
}

} // namespace warpgrain::openmp

// SPDX-License-Identifier: Apache-2.0
#include "core/openmp/regions/ConcurrentCalls.h"

#include "core/openmp/model/Walk.h"
#include "core/openmp/regions/Callees.h"
#include "core/openmp/regions/TargetBody.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace warpgrain::openmp {

namespace {

/// Functions of the system that call others back, and start no thread for it.
bool callsInTurn(const std::string &name) {
  constexpr std::array names{std::string_view("qsort"), std::string_view("bsearch"), std::string_view("atexit")};
  return std::ranges::find(names, name) != names.end();
}

/// Functions of the system that start threads for what a structure names.
bool startsThreads(const std::string &name) {
  constexpr std::array beginnings{std::string_view("timer_create"), std::string_view("mq_notify"),
                                  std::string_view("aio_"),         std::string_view("lio_"),
                                  std::string_view("sigaction"),    std::string_view("getaddrinfo_a")};
  return std::ranges::any_of(beginnings, [&](std::string_view each) { return name.starts_with(each); });
}

} // namespace

bool mayCallPointersInParallel(const Program &program) {
  const auto holdsThread = [](const Variable &each) {
    return each.storage == Storage::global && each.type.find("thread") != std::string::npos;
  };
  bool result = program.holdsThreads || std::ranges::any_of(program.unread, &UnreadDirective::startsThreads) ||
                std::ranges::any_of(program.variables, holdsThread);
  const auto isHidden = [](const Call &call) { return call.kind == CallKind::unknown && !call.name.empty(); };
  const auto inParallel = [&](const Statement &root) {
    forEachStatement(root, [&](const Statement &each) {
      for (const Call &call : each.calls)
        result |= call.kind == CallKind::unknown || call.name.empty();
      for (const Obstacle &obstacle : each.obstacles)
        result |= obstacle.kind == ObstacleKind::construction;
    });
  };
  for (const Function &function : program.functions)
    forEachStatement(function.body, [&](const Statement &each) {
      for (const Call &call : each.calls)
        result |= isHidden(call) || (call.kind == CallKind::ofSystem &&
                                     (startsThreads(call.name) || (call.takesFunction && !callsInTurn(call.name))));
      for (const Obstacle &obstacle : each.obstacles)
        result |= obstacle.kind == ObstacleKind::construction &&
                  (obstacle.text.starts_with("thread") || obstacle.text.starts_with("jthread"));
      if (!each.directive || each.directive->kind == DirectiveKind::mapping) return;
      std::set<FunctionId> reached;
      addCallees(program, each, reached);
      inParallel(each);
      for (const FunctionId id : reached)
        inParallel(program[id].body);
    });
  return result;
}

bool hasHiddenCalls(const Function &function, const Elsewhere &elsewhere) {
  const bool isNamedByOthers = !function.isInternal && elsewhere.hidden.contains(function.name);
  return function.isUsedAsPointer || isNamedByOthers ||
         (function.isMethod && (!function.isPlain || !function.kernelsAt || function.name.starts_with("operator")));
}

std::set<FunctionId> calledInParallel(const Program &program, const Elsewhere &elsewhere) {
  std::set<FunctionId> out;
  const bool byPointer = elsewhere.callsPointersInParallel || mayCallPointersInParallel(program);
  for (std::size_t i = 0; i < program.functions.size(); ++i) {
    const Function &function = program.functions[i];
    const bool isByOthers = !function.isInternal && elsewhere.inParallel.contains(function.name);
    if (isByOthers || (byPointer && hasHiddenCalls(function, elsewhere))) {
      out.insert(FunctionId{static_cast<std::uint32_t>(i)});
      addCallees(program, function.body, out);
    }
    forEachStatement(function.body, [&](const Statement &each) {
      const bool startsNone =
          !each.directive || each.directive->kind == DirectiveKind::mapping || mayBeLeftOut(program, each);
      if (!startsNone) addCallees(program, each, out);
    });
  }
  return out;
}

} // namespace warpgrain::openmp

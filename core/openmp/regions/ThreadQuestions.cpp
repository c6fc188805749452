// SPDX-License-Identifier: Apache-2.0
#include "core/openmp/regions/ThreadQuestions.h"

#include "core/openmp/model/Walk.h"
#include "core/openmp/regions/ConcurrentCalls.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace warpgrain::openmp {

bool isAskedOfTeam(const std::string &name) {
  return name == "omp_get_team_num" || name == "omp_get_num_teams";
}

bool isAskedOfThread(const std::string &name) {
  return name == "omp_get_thread_num" || name == "omp_get_num_threads" || isAskedOfTeam(name);
}

bool dependsOnRegion(const std::string &name) {
  constexpr std::array<std::string_view, 11> others{
      "omp_get_wtime",        "omp_get_wtick",          "omp_get_num_procs",      "omp_get_max_threads",
      "omp_get_num_devices",  "omp_get_default_device", "omp_get_initial_device", "omp_is_initial_device",
      "omp_get_thread_limit", "omp_get_dynamic",        "omp_get_nested"};
  const bool isLock = name.ends_with("_lock") || name.ends_with("_nest_lock");
  return name.starts_with("omp_") && !isLock && std::ranges::find(others, name) == others.end();
}

ThreadQuestions::ThreadQuestions(const Program &program, const Elsewhere &elsewhere)
    : program_(program), elsewhere_(elsewhere) {
  std::size_t before = 0;
  do {
    before = functions_.size();
    for (std::size_t i = 0; i < program.functions.size(); ++i)
      if (asks(program.functions[i].body)) functions_.insert(FunctionId{static_cast<std::uint32_t>(i)});
  } while (functions_.size() > before);
}

bool ThreadQuestions::asks(const std::string &name) const {
  return dependsOnRegion(name) || elsewhere_.asking.contains(name);
}

/// A parallel construct has fewer threads where it is nested in another one.
bool ThreadQuestions::asks(const Statement &body) const {
  bool found = false;
  forEachStatement(body, [&](const Statement &each) {
    found |= each.directive && each.directive->kind == DirectiveKind::parallel;
    for (const Call &call : each.calls)
      found |= call.function ? functions_.contains(*call.function) : asks(call.name);
  });
  return found;
}

bool ThreadQuestions::hiddenCodeAsks() const {
  const auto isAsking = [&](const std::string &name) { return asks(name); };
  return std::ranges::any_of(program_.namesInHiddenCode, isAsking) ||
         std::ranges::any_of(elsewhere_.hidden, isAsking) ||
         std::ranges::any_of(functions_, [&](FunctionId id) { return hasHiddenCalls(program_[id], elsewhere_); });
}

std::vector<Reason> ThreadQuestions::of(const Statement &statement) const {
  std::vector<Reason> out;
  const auto add = [&](ReasonId id, std::vector<std::string> arguments, const SourceSpan &span) {
    addOnce(out, {.id = id, .arguments = std::move(arguments), .span = span});
  };
  forEachStatement(statement, [&](const Statement &each) {
    bool runsHiddenCode = false;
    for (const Call &call : each.calls) {
      runsHiddenCode |= call.takesFunction || call.name.empty();
      if (call.function ? functions_.contains(*call.function) : asks(call.name))
        add(ReasonId::dependsOnThreads, {call.name}, call.span);
      else if (call.kind == CallKind::unknown && !call.name.empty() && !elsewhere_.defined.contains(call.name))
        add(ReasonId::callIsUnknown, {call.name}, call.span);
    }
    for (const Obstacle &obstacle : each.obstacles)
      runsHiddenCode |= obstacle.kind == ObstacleKind::construction || obstacle.kind == ObstacleKind::lambda;
    if (runsHiddenCode && hiddenCodeAsks()) add(ReasonId::callIsIndirect, {}, each.span);
  });
  return out;
}

} // namespace warpgrain::openmp

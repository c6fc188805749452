// SPDX-License-Identifier: Apache-2.0
#include "core/openmp/regions/Elsewhere.h"

#include "core/openmp/model/Walk.h"
#include "core/openmp/regions/ConcurrentCalls.h"
#include "core/openmp/regions/ThreadQuestions.h"

namespace warpgrain::openmp {

namespace {

/// What a statement calls that its source does not define.
void addUnknownCalls(const Statement &statement, std::set<std::string> &out) {
  forEachStatement(statement, [&](const Statement &each) {
    for (const Call &call : each.calls)
      if (call.kind == CallKind::unknown && !call.name.empty()) out.insert(call.name);
  });
}

/// Other sources cannot name a function that is internal.
void addName(const Function &function, std::set<std::string> &out) {
  if (!function.isInternal) out.insert(function.name);
}

void addInParallel(const Program &program, Elsewhere &out) {
  for (const FunctionId id : calledInParallel(program, out)) {
    addName(program[id], out.inParallel);
    addUnknownCalls(program[id].body, out.inParallel);
  }
  for (const Function &function : program.functions)
    forEachStatement(function.body, [&](const Statement &each) {
      if (each.directive && each.directive->kind != DirectiveKind::mapping) addUnknownCalls(each, out.inParallel);
    });
}

} // namespace

Elsewhere elsewhereOf(const std::vector<const Program *> &sources) {
  Elsewhere out;
  for (const Program *each : sources) {
    out.callsPointersInParallel |= mayCallPointersInParallel(*each);
    out.hidden.insert(each->namesInHiddenCode.begin(), each->namesInHiddenCode.end());
    for (const Function &function : each->functions)
      addName(function, out.defined);
  }
  std::size_t before = 0;
  do {
    before = out.inParallel.size() + out.asking.size();
    for (const Program *each : sources) {
      addInParallel(*each, out);
      const ThreadQuestions questions(*each, out);
      for (const FunctionId id : questions.functions())
        addName((*each)[id], out.asking);
    }
  } while (out.inParallel.size() + out.asking.size() > before);
  return out;
}

} // namespace warpgrain::openmp

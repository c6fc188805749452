// SPDX-License-Identifier: Apache-2.0
#include "core/openmp/emit/CalleeText.h"

#include "core/openmp/emit/KernelText.h"
#include "core/openmp/model/Walk.h"

#include <map>

namespace warpgrain::openmp {

namespace {

void addEdits(const TextPieces &pieces, const Statement &statement, TextEdits &out) {
  if (statement.directive && statement.directive->kind == DirectiveKind::atomic) {
    const std::string text = updateText(pieces, *statement.children.front().update, questionEdits(statement));
    out.push_back({.span = statement.span, .replacement = text});
    return;
  }
  if (statement.directive && statement.directive->kind == DirectiveKind::barrier)
    out.push_back({.span = statement.directive->pragma, .replacement = "gpu::barrier();"});
  Statement own = statement;
  own.children.clear();
  const TextEdits questions = questionEdits(own);
  out.insert(out.end(), questions.begin(), questions.end());
  for (const Statement &child : statement.children)
    addEdits(pieces, child, out);
}

} // namespace

TextEdits questionEdits(const Statement &statement) {
  static const std::map<std::string, std::string> answers{{"omp_get_thread_num", "gpu::threadOfTeam()"},
                                                          {"omp_get_num_threads", "gpu::threadsOfTeam()"},
                                                          {"omp_get_team_num", "gpu::team()"},
                                                          {"omp_get_num_teams", "gpu::teams()"}};
  TextEdits out;
  forEachStatement(statement, [&](const Statement &each) {
    for (const Call &call : each.calls)
      if (const auto known = answers.find(call.name); known != answers.end())
        out.push_back({.span = call.span, .replacement = known->second});
  });
  return out;
}

TextEdits calleeEdits(const TextPieces &pieces, const Function &function) {
  TextEdits out;
  addEdits(pieces, function.body, out);
  return out;
}

} // namespace warpgrain::openmp

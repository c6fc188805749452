// SPDX-License-Identifier: Apache-2.0
#include "core/openmp/emit/ThreadCode.h"

#include "core/openmp/emit/KernelText.h"
#include "core/openmp/model/Walk.h"

#include <map>

namespace warpgrain::openmp {

namespace {

class ThreadCode {
public:
  ThreadCode(const TextPieces &pieces, const std::string &barrier) : pieces_(pieces), barrier_(barrier) {}

  void add(const Statement &statement);

  TextEdits edits;

private:
  void critical(const Statement &section);
  void directive(const Statement &statement);

  void replace(const SourceSpan &span, std::string text) {
    edits.push_back({.span = span, .replacement = std::move(text)});
  }

  const TextPieces &pieces_;
  const std::string &barrier_;
};

void ThreadCode::add(const Statement &statement) {
  if (statement.directive && statement.directive->kind == DirectiveKind::atomic)
    return replace(statement.span, updateText(pieces_, *statement.children.front().update, questionEdits(statement)));
  if (statement.directive && statement.directive->kind == DirectiveKind::critical) return critical(statement);
  Statement own = statement;
  own.children.clear();
  const TextEdits questions = questionEdits(own);
  edits.insert(edits.end(), questions.begin(), questions.end());
  if (statement.directive) return directive(statement);
  for (const Statement &child : statement.children)
    add(child);
}

/// Its updates become atomic operations; loops around them stay.
void ThreadCode::critical(const Statement &section) {
  replace(section.directive->pragma, "");
  forEachStatement(section, [&](const Statement &each) {
    if (each.update) return replace(each.span, updateText(pieces_, *each.update, questionEdits(each)));
    Statement own = each;
    own.children.clear();
    const TextEdits questions = questionEdits(own);
    edits.insert(edits.end(), questions.begin(), questions.end());
  });
}

/// What one thread does, the first one does; behind a `single` the others wait for it.
void ThreadCode::directive(const Statement &statement) {
  const Directive &directive = *statement.directive;
  const bool isByFirst = directive.kind == DirectiveKind::single || directive.kind == DirectiveKind::master;
  const bool waits = directive.kind == DirectiveKind::single && directive.find(ClauseKind::noWait) == nullptr;
  std::string words = directive.kind == DirectiveKind::barrier ? barrier_ : "";
  if (isByFirst) words = std::string(waits ? "{ " : "") + "if (gpu::threadOfTeam() == 0)";
  replace(directive.pragma, words);
  for (const Statement &child : statement.children)
    add(child);
  if (waits) replace({.file = mainFile, .begin = statement.span.end, .end = statement.span.end}, " " + barrier_ + " }");
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

TextEdits threadEdits(const TextPieces &pieces, const Statement &statement, const std::string &barrier) {
  ThreadCode code(pieces, barrier);
  code.add(statement);
  return std::move(code.edits);
}

TextEdits calleeEdits(const TextPieces &pieces, const Function &function) {
  return threadEdits(pieces, function.body, "gpu::barrier();");
}

} // namespace warpgrain::openmp

// SPDX-License-Identifier: Apache-2.0
#include "core/steps/memory/unstaging/CopyRemoval.h"

#include "core/steps/loopkit/CountingLoop.h"
#include "core/steps/registers/FirstIteration.h"
#include "core/steps/rewrite/Declarator.h"
#include "core/steps/rewrite/WholeLines.h"

#include <algorithm>

namespace warpgrain::transform {

using namespace model;
using dependence::ReasonId;
using dependence::Verdict;

namespace {

class Remover {
public:
  Remover(KernelStudy &study, const SharedCopy &copy)
      : study_(study), unit_(study.unit()), body_(study.kernel().body), copy_(copy) {}

  std::expected<CopyRemoval, Verdict> run() {
    const StatementId whole = wholeCopy();
    if (const Spelling &spelling = body_[whole].spelling; spelling.origin != SpellingOrigin::file)
      return std::unexpected(Verdict::unknown({ReasonId::macroWritesStatement, {spelling.macro}}, spelling.span));
    return CopyRemoval{.statement = whole, .declaration = withoutDeclaration()};
  }

private:
  /// The outermost statement that does nothing but copy.
  StatementId wholeCopy() {
    StatementId at = copy_.statement;
    while (doesNothingElse(body_[at].parent, at))
      at = body_[at].parent;
    return at;
  }

  bool doesNothingElse(StatementId around, StatementId inside) {
    const Statement &statement = body_[around];
    if (around == body_.root || statement.children.size() != 1 || statement.children.front() != inside) return false;
    switch (statement.kind) {
    case StatementKind::compound:
      return isSome(statement.parent) && (isBranch(statement.parent) || isLoop(statement.parent));
    case StatementKind::ifElse:
      return isBranch(around);
    case StatementKind::forLoop:
      return isLoop(around);
    default:
      return false;
    }
  }

  bool isBranch(StatementId id) const {
    const Statement &statement = body_[id];
    return statement.kind == StatementKind::ifElse && statement.children.size() == 1 &&
           !isSome(statement.initializer) && statement.variables.empty() &&
           findEffect(body_, statement.condition) == nullptr;
  }

  /// A loop that has its counter for itself, and does nothing in its header but count.
  bool isLoop(StatementId id) {
    if (body_[id].kind != StatementKind::forLoop) return false;
    const auto loop = readCountingLoop(study_.index(), study_.effects(), id);
    if (!loop || !loop->declaresCounter) return false;
    const ExpressionId first = body_[loop->counter].initializer;
    return (!isSome(first) || findEffect(body_, first) == nullptr) && isSome(body_[id].condition) &&
           findEffect(body_, body_[id].condition) == nullptr;
  }

  TextEdit withoutDeclaration() const {
    const Variable &array = body_[copy_.array.variable];
    const Statement &statement = body_[array.statement];
    const std::vector<VariableId> &declared = statement.variables;
    if (declared.size() == 1) return withoutStatements(unit_, body_, {array.statement}).front();
    const auto at = std::ranges::find(declared, copy_.array.variable);
    const auto spanOf = [&](std::vector<VariableId>::const_iterator variable) {
      return splitDeclarator(unit_, body_, *variable).whole;
    };
    SourceSpan out = spanOf(at);
    if (at == declared.begin())
      out.end = spanOf(at + 1).begin;
    else
      out.begin = spanOf(at - 1).end;
    return {out, ""};
  }

  KernelStudy &study_;
  const Unit &unit_;
  const Body &body_;
  const SharedCopy &copy_;
};

} // namespace

TextEdits withoutStatements(const Unit &unit, const Body &body, std::vector<StatementId> statements) {
  std::ranges::sort(statements, {}, [&](StatementId id) { return body[id].spelling.span.begin; });
  TextEdits out;
  for (std::size_t i = 0; i < statements.size(); ++i) {
    const StatementId parent = body[statements[i]].parent;
    SourceSpan span = body[statements[i]].spelling.span;
    if (body[parent].kind != StatementKind::compound) {
      out.push_back({span, ";"});
      continue;
    }
    // Neighbours go together, so that no blank line is left between them.
    const std::vector<StatementId> &block = body[parent].children;
    for (auto at = std::ranges::find(block, statements[i]) + 1;
         at != block.end() && i + 1 < statements.size() && *at == statements[i + 1]; ++at, ++i)
      span.end = body[*at].spelling.span.end;
    out.push_back({extentWithin(unit[span.file].text, span), ""});
  }
  return out;
}

std::expected<CopyRemoval, Verdict> removalOf(KernelStudy &study, const SharedCopy &copy) {
  return Remover(study, copy).run();
}

} // namespace warpgrain::transform

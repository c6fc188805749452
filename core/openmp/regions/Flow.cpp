// SPDX-License-Identifier: Apache-2.0
#include "core/openmp/regions/Flow.h"

#include "core/openmp/model/Walk.h"

namespace warpgrain::openmp {

namespace {

/// A jump past statements: what they write is not certain behind it.
bool mayJump(const Statement &statement) {
  bool found = false;
  forEachStatement(statement, [&](const Statement &each) {
    found |= each.kind == StatementKind::breaks || each.kind == StatementKind::continues;
  });
  return found;
}

class Follower {
public:
  Follower(VariableId variable, bool isDefined) : variable_(variable) { flow.isDefined = isDefined; }

  void follow(const Statement &statement);

  ValueFlow flow;

private:
  void accesses(const std::vector<Access> &list);
  void branches(const Statement &statement);
  void cases(const Statement &body);

  /// Behind code that may not have been executed.
  void leave(bool before) { flow.isDefined = before; }

  VariableId variable_;
};

void Follower::accesses(const std::vector<Access> &list) {
  for (const Access &access : list) {
    if (access.variable != variable_ || access.target == AccessTarget::pointee) continue;
    if (access.reads() && !flow.isDefined) flow.isRead = true;
    const bool isWhole = access.target == AccessTarget::whole && !access.isConditional;
    if (access.mode == AccessMode::write && isWhole) flow.isDefined = true;
  }
}

void Follower::branches(const Statement &statement) {
  const bool before = flow.isDefined;
  bool isDefined = statement.children.size() == 2;
  for (const Statement &branch : statement.children) {
    flow.isDefined = before;
    follow(branch);
    isDefined = isDefined && flow.isDefined;
  }
  flow.isDefined = before || isDefined;
}

/// Each label may be entered with nothing of the ones before it executed.
void Follower::cases(const Statement &body) {
  const bool before = flow.isDefined;
  for (const Statement &part : body.children) {
    if (part.kind == StatementKind::label) leave(before);
    follow(part);
  }
  leave(before);
}

void Follower::follow(const Statement &statement) {
  switch (statement.kind) {
  case StatementKind::choice:
    accesses(statement.head);
    return branches(statement);
  case StatementKind::switchCase:
    accesses(statement.head);
    for (const Statement &body : statement.children)
      cases(body);
    return;
  case StatementKind::counted: {
    std::size_t next = 0;
    if (statement.hasInit) follow(statement.children[next++]);
    accesses(statement.head);
    const bool before = flow.isDefined;
    if (next < statement.children.size()) {
      follow(statement.children[next]);
      if (mayJump(statement.children[next])) leave(before);
    }
    accesses(statement.tail);
    leave(before);
    return;
  }
  case StatementKind::whileLoop: {
    accesses(statement.head);
    const bool before = flow.isDefined;
    for (const Statement &body : statement.children)
      follow(body);
    leave(before);
    return;
  }
  case StatementKind::doLoop: {
    const bool before = flow.isDefined;
    for (const Statement &body : statement.children) {
      follow(body);
      if (mayJump(body)) leave(before);
    }
    return accesses(statement.head);
  }
  case StatementKind::breaks:
  case StatementKind::continues:
  case StatementKind::returns:
    accesses(statement.head);
    flow.isDefined = true; // nothing behind it is reached
    return;
  default:
    accesses(statement.head);
    for (const Statement &child : statement.children)
      follow(child);
  }
}

} // namespace

ValueFlow valueFlow(const Statement &statement, VariableId variable, bool isDefined) {
  Follower follower(variable, isDefined);
  follower.follow(statement);
  return follower.flow;
}

} // namespace warpgrain::openmp

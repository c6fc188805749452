// SPDX-License-Identifier: Apache-2.0
#include "core/openmp/regions/Split.h"

#include "core/openmp/model/Walk.h"

namespace warpgrain::openmp {

namespace {

class Splitter {
public:
  void add(const Statement &statement);
  void cut();

  std::vector<Piece> pieces;

private:
  void addDirective(const Statement &statement);
  void addControl(const Statement &statement);

  Piece current_;
};

void Splitter::cut() {
  if (!current_.statements.empty()) pieces.push_back(std::move(current_));
  current_ = {};
}

void Splitter::addDirective(const Statement &statement) {
  switch (statement.directive->kind) {
  case DirectiveKind::loop:
    current_.kind = PieceKind::kernel;
    current_.statements.push_back(&statement);
    if (statement.directive->find(ClauseKind::noWait) == nullptr) cut();
    return;
  case DirectiveKind::barrier:
  case DirectiveKind::flush:
    return cut();
  default:
    // What is executed by one thread, or by one after the other.
    cut();
    current_.statements.push_back(&statement);
    return cut();
  }
}

/// A loop or a branch around a split point is executed by the CPU: its parts are cut by themselves, so that each has
/// one entry and one exit (the back edge of a loop enters the piece at the head of its body).
void Splitter::addControl(const Statement &statement) {
  cut();
  for (const Statement &child : statement.children) {
    add(child);
    cut();
  }
}

void Splitter::add(const Statement &statement) {
  if (statement.directive) return addDirective(statement);
  if (!hasDirective(statement)) {
    if (statement.kind != StatementKind::empty) current_.statements.push_back(&statement);
    return;
  }
  if (statement.kind != StatementKind::compound) return addControl(statement);
  for (const Statement &child : statement.children)
    add(child);
}

} // namespace

std::vector<Piece> splitRegion(const Statement &region) {
  if (isSharedLoop(region) || isSharedSections(region)) return {{.kind = PieceKind::kernel, .statements = {&region}}};
  Splitter splitter;
  for (const Statement &child : region.children)
    splitter.add(child);
  splitter.cut();
  return std::move(splitter.pieces);
}

} // namespace warpgrain::openmp

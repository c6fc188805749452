// SPDX-License-Identifier: Apache-2.0
#include "core/openmp/transfers/HiddenCode.h"

#include <algorithm>
#include <array>

namespace warpgrain::openmp {

namespace {

/// Functions of the system after which code runs, or memory is used, when no call says so.
bool actsLater(const std::string &name) {
  constexpr std::array names{
      "fork",           "vfork",       "signal",     "sigaction",   "setjmp",      "_setjmp",    "sigsetjmp",
      "__sigsetjmp",    "longjmp",     "getcontext", "makecontext", "swapcontext", "setcontext", "clone",
      "open_memstream", "atexit",      "on_exit",    "strtok",      "setbuf",      "setvbuf",    "mmap",
      "shmat",          "thrd_create", "fmemopen",   "rdbuf",       "pubsetbuf",   "imbue",      "register_callback",
      "readv",          "writev",      "preadv",     "pwritev",     "recvmsg",     "sendmsg",    "recvmmsg",
      "sendmmsg"};
  return name.starts_with("pthread_") || name.starts_with("MPI_") || name.starts_with("aio_") ||
         name.starts_with("__builtin_setjmp") || name.starts_with("__builtin_longjmp") ||
         std::ranges::find(names, name) != names.end();
}

bool holdsLabel(const Statement &statement) {
  return statement.kind == StatementKind::label ||
         (statement.kind != StatementKind::switchCase && std::ranges::any_of(statement.children, holdsLabel));
}

/// A switch one of whose labels stands inside another statement, which is then entered past its begin.
bool entersStatements(const Statement &statement) {
  const auto isEntered = [](const Statement *child) {
    while (child->kind == StatementKind::label && child->children.size() == 1)
      child = &child->children.front();
    return holdsLabel(*child);
  };
  const auto entersOne = [&](const Statement &body) {
    if (body.kind != StatementKind::compound) return isEntered(&body);
    return std::ranges::any_of(body.children, [&](const Statement &child) { return isEntered(&child); });
  };
  return statement.kind == StatementKind::switchCase && std::ranges::any_of(statement.children, entersOne);
}

/// A `target` around other code, which is executed when it is come to.
bool isAtOnce(const Directive &directive) {
  return directive.name == "target" && std::ranges::all_of(directive.clauses, [](const Clause &clause) {
           return clause.kind == ClauseKind::map || clause.kind == ClauseKind::isPrivate ||
                  clause.kind == ClauseKind::firstPrivate;
         });
}

} // namespace

std::optional<std::string> breaksOrder(const Statement &statement) {
  for (const Obstacle &obstacle : statement.obstacles) {
    if (obstacle.kind == ObstacleKind::lambda) return "a lambda";
    if (obstacle.kind == ObstacleKind::exception || obstacle.text.starts_with("CXXTry")) return "an exception";
    if (obstacle.kind == ObstacleKind::goTo) return "goto";
  }
  for (const Call &call : statement.calls)
    if (call.kind == CallKind::ofSystem && actsLater(call.name)) return call.name + "()";
  if (entersStatements(statement)) return "a case label inside another statement";
  if (statement.directive && statement.directive->kind == DirectiveKind::other && !isAtOnce(*statement.directive) &&
      (statement.directive->name.find("target") != std::string::npos ||
       statement.directive->name.find("task") != std::string::npos))
    return "#pragma omp " + statement.directive->name;
  return std::nullopt;
}

} // namespace warpgrain::openmp

// SPDX-License-Identifier: Apache-2.0
#include "core/steps/coarsen/regions/WaitingLoop.h"

#include "core/access/facts/requests/LibraryOperands.h"
#include "core/model/Walk.h"
#include "core/steps/coarsen/regions/LoopHeaders.h"

#include <algorithm>
#include <iterator>
#include <vector>

namespace warpgrain::transform {

using namespace model;

namespace {

class WaitFinder {
public:
  WaitFinder(const Dialect &dialect, const BodyIndex &index) : dialect_(dialect), index_(index) {}

  bool mayWait(StatementId id) const {
    const Body &body = index_.body();
    const Statement &loop = body[id];
    std::vector<ExpressionId> inside;
    for (const StatementId child : loop.children)
      std::ranges::copy(expressionsInStatement(body, child), std::back_inserter(inside));
    const auto isVolatile = [&](ExpressionId e) { return readsVolatile(index_, e); };
    if (std::ranges::any_of(inside, isVolatile)) return !endsByItsHeader(index_, id);
    const bool hasCondition = isSome(loop.condition);
    if (hasCondition && std::ranges::any_of(expressionsIn(body, loop.condition), [&](ExpressionId e) {
          return isVolatile(e) || isLook(body[e]) || givenByAtomic(body, inside, e);
        }))
      return true;
    const bool isEndless = !hasCondition || body[loop.condition].constant.value_or(0) != 0;
    return isEndless && std::ranges::any_of(inside, [&](ExpressionId e) { return isLook(body[e]); });
  }

private:
  static bool readsVolatile(const BodyIndex &index, ExpressionId e) {
    return std::ranges::any_of(index.accessesAt(e), [](const Access *access) {
      return access->isVolatile && access->reads() && access->space != MemorySpace::shared;
    });
  }

  /// An atomic, or a load past the first cache, or a function that does one: it sees what other blocks have done.
  bool isLook(const Expression &e) const {
    if (e.kind != ExpressionKind::call) return false;
    const CallMeaning meaning = dialect_.call(e.callee);
    if (meaning.effect == CallEffect::atomic || meaning.has(CallTrait::pastFirstCache)) return true;
    return meaning.effect == CallEffect::user && looksInside(e.callee.function);
  }

  /// True for a function, with all that it calls, that looks at what other blocks have done, or may.
  bool looksInside(FunctionId function) const {
    if (!isSome(function)) return false;
    const Unit &unit = index_.unit();
    return std::ranges::any_of(access::bodiesReachedFrom(unit, unit[function].body), [&](const Body *body) {
      const BodyIndex index(*body, unit);
      for (std::size_t i = 0; i < body->expressions.size(); ++i) {
        const ExpressionId id{static_cast<std::uint32_t>(i)};
        const Expression &e = (*body)[id];
        const bool isLibrary = e.kind == ExpressionKind::call && dialect_.effectOf(e.callee) != CallEffect::user;
        if ((isLibrary && isLook(e)) || readsVolatile(index, id)) return true;
      }
      return std::ranges::any_of(body->statements,
                                 [](const Statement &each) { return each.kind == StatementKind::inlineAssembly; });
    });
  }

  /// True for a variable that is given what an atomic other than a compare-and-swap returns: those of a
  /// compare-and-swap are how any atomic operation is built, and wait for nobody.
  bool givenByAtomic(const Body &body, const std::vector<ExpressionId> &inside, ExpressionId id) const {
    if (body[id].kind != ExpressionKind::variable) return false;
    return std::ranges::any_of(inside, [&](ExpressionId e) {
      const Expression &assign = body[e];
      if (assign.kind != ExpressionKind::assign || assign.operands.size() != 2) return false;
      const Expression &target = body[assign.operands[0]];
      if (target.kind != ExpressionKind::variable || target.variable != body[id].variable) return false;
      return std::ranges::any_of(expressionsIn(body, assign.operands[1]), [&](ExpressionId part) {
        return isLook(body[part]) && dialect_.call(body[part].callee).atomic != AtomicOperation::compareAndSwap;
      });
    });
  }

  const Dialect &dialect_;
  const BodyIndex &index_;
};

} // namespace

bool mayWaitForBlock(const Dialect &dialect, const BodyIndex &index, StatementId loop) {
  return WaitFinder(dialect, index).mayWait(loop);
}

} // namespace warpgrain::transform

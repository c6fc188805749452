// SPDX-License-Identifier: Apache-2.0
#include "core/steps/rewrite/AtomicOrder.h"

#include "core/access/facts/LibraryOperands.h"
#include "core/model/CudaNames.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <string_view>

namespace warpgrain::transform {

using dependence::ReasonId;
using namespace model;

namespace {

/// "Add" of atomicAdd, atomicAdd_system and __nv_atomic_fetch_add; empty where the operation does not commute.
std::string_view commutingPart(std::string_view name) {
  constexpr std::array<std::pair<std::string_view, std::string_view>, 12> parts{{{"atomicAdd", "add"},
                                                                                 {"atomicSub", "add"},
                                                                                 {"atomicMin", "min"},
                                                                                 {"atomicMax", "max"},
                                                                                 {"atomicAnd", "and"},
                                                                                 {"atomicOr", "or"},
                                                                                 {"atomicXor", "xor"},
                                                                                 {"fetch_add", "add"},
                                                                                 {"fetch_sub", "add"},
                                                                                 {"fetch_and", "and"},
                                                                                 {"fetch_or", "or"},
                                                                                 {"fetch_xor", "xor"}}};
  const auto found =
      std::ranges::find_if(parts, [name](const auto &part) { return name.find(part.first) != std::string_view::npos; });
  return found != parts.end() ? found->second : std::string_view();
}

/// Looks for an operation whose place in the order of threads shows: its old value is used, or it does not commute with
/// another one.
class OrderSeeker {
public:
  explicit OrderSeeker(const Unit &unit) : unit_(unit) {}

  void look(const Body &body) {
    std::set<ExpressionId> unused;
    for (const Statement &statement : body.statements)
      if (statement.kind == StatementKind::expression) unused.insert(statement.expression);
    for (std::size_t i = 0; i < body.expressions.size() && !found_; ++i) {
      const ExpressionId id{static_cast<std::uint32_t>(i)};
      const Expression &e = body[id];
      if (e.kind != ExpressionKind::call || effectOf(e.callee) != CallEffect::atomic) continue;
      const bool isUsed = !unused.contains(id);
      if (isUsed || showsOrder(body, e)) found_ = {e.callee.name, e.spelling.span};
    }
  }

  const std::optional<std::pair<std::string, SourceSpan>> &found() const { return found_; }

private:
  bool showsOrder(const Body &body, const Expression &call) {
    const std::string_view part = commutingPart(call.callee.name);
    if (part.empty()) return true;
    const bool isInteger = isSome(call.type) && unit_[call.type].kind == TypeKind::integer;
    return !isInteger || !isOnly(part, body, call);
  }

  /// True where no other operation on what may be the same memory was seen.
  bool isOnly(std::string_view part, const Body &body, const Expression &call) {
    std::string name;
    for (ExpressionId id = call.operands.empty() ? none<ExpressionId> : call.operands.front(); isSome(id);) {
      const Expression &e = body[id];
      if (e.kind == ExpressionKind::variable && isSome(e.variable)) name = body[e.variable].name;
      id = e.operands.empty() ? none<ExpressionId> : e.operands.front();
    }
    const auto [known, isNew] = parts_.try_emplace(name, part);
    return isNew || known->second == part;
  }

  const Unit &unit_;
  std::map<std::string, std::string_view> parts_; ///< of the array or pointer of that name
  std::optional<std::pair<std::string, SourceSpan>> found_;
};

} // namespace

void assumeAnyAtomicOrder(const Unit &unit, const Function &kernel, dependence::Verdict &verdict) {
  OrderSeeker seeker(unit);
  for (const Body *body : access::bodiesReachedFrom(unit, kernel.body))
    seeker.look(*body);
  if (!seeker.found()) return;
  const auto &[name, place] = *seeker.found();
  verdict.assume({ReasonId::atomicOrderDoesNotMatter, {name}}, place);
}

} // namespace warpgrain::transform

// SPDX-License-Identifier: Apache-2.0
#include "core/dependence/effects/InstanceCode.h"

#include "core/model/Dialect.h"

#include <algorithm>
#include <map>
#include <utility>

namespace warpgrain::dependence {

using namespace model;

namespace {

bool isCall(const Expression &e) {
  return e.kind == ExpressionKind::call || e.kind == ExpressionKind::construct;
}

class Finder {
public:
  Finder(const Unit &unit, const Function &function) : unit_(unit), function_(function) {
    for (const Expression &e : function.body.expressions)
      if (isCall(e)) written_.emplace(e.spelling.span, &e);
  }

  std::vector<InstanceCode> run() {
    for (const Instance &instance : function_.instances) {
      const Body &body = instance.body;
      for (std::uint32_t i = 0; i < body.statements.size(); ++i)
        addHidden(body[StatementId{i}].spelling.span, hiddenCodeOf(unit_, body, StatementId{i}));
      for (std::uint32_t i = 0; i < body.expressions.size(); ++i) {
        const Expression &e = body[ExpressionId{i}];
        addHidden(e.spelling.span, hiddenCodeOf(unit_, body, ExpressionId{i}));
        if (isCall(e)) addCall(e);
      }
    }
    return std::move(out_);
  }

private:
  /// The template's text has the call: with the same callee, or by a name that it leaves open.
  bool isWritten(const Expression &call) const {
    const auto [begin, end] = written_.equal_range(call.spelling.span);
    return std::any_of(begin, end, [&](const auto &entry) {
      const Expression &own = *entry.second;
      if (own.kind == ExpressionKind::call && !isSome(own.callee.function)) {
        // By a name as `max` it is known, unless the type has a function of its own of that name.
        const CallEffect effect = unit_.dialect->effectOf(own.callee);
        return effect == CallEffect::unknown || effect == unit_.dialect->effectOf(call.callee);
      }
      return isSome(own.callee.function) && own.callee.function == call.callee.function;
    });
  }

  void addCall(const Expression &call) {
    const bool isLibraryValue = call.kind == ExpressionKind::construct && !isSome(call.callee.function);
    if (isLibraryValue || isWritten(call)) return;
    const bool isKnown = std::ranges::any_of(out_, [&](const InstanceCode &code) {
      return code.call != nullptr && code.span == call.spelling.span && code.call->kind == call.kind &&
             code.call->callee.function == call.callee.function && isSome(call.callee.function);
    });
    if (!isKnown) out_.push_back({.span = call.spelling.span, .call = &call});
  }

  void addHidden(const SourceSpan &span, const std::optional<HiddenCode> &hidden) {
    if (!hidden) return;
    const bool isKnown =
        std::ranges::any_of(out_, [&](const InstanceCode &code) { return code.span == span && code.hidden == hidden; });
    if (!isKnown) out_.push_back({.span = span, .hidden = hidden});
  }

  const Unit &unit_;
  const Function &function_;
  std::multimap<SourceSpan, const Expression *> written_;
  std::vector<InstanceCode> out_;
};

} // namespace

std::vector<InstanceCode> instanceCodeOf(const Unit &unit, const Body &body) {
  for (const Function &function : unit.functions)
    if (&function.body == &body) return Finder(unit, function).run();
  return {};
}

} // namespace warpgrain::dependence

// SPDX-License-Identifier: Apache-2.0
#include "core/model/HostCalls.h"

#include <string>
#include <utility>

namespace warpgrain::model {

ExpressionId HostCall::argument(std::size_t parameter) const {
  const Expression &e = (*body)[call];
  const std::size_t at = parameter + (e.hasObject ? 1 : 0);
  return at < e.operands.size() ? e.operands[at] : none<ExpressionId>;
}

HostCalls::HostCalls(const Unit &unit) {
  using Name = std::pair<std::string, std::size_t>; // qualified, and the number of parameters
  std::map<Name, FunctionId> functions;             // none: several are called so
  const auto isOfHost = [](const Function &function) { return function.kind == FunctionKind::host; };
  for (std::size_t i = 0; i < unit.functions.size(); ++i) {
    const FunctionId id{static_cast<std::uint32_t>(i)};
    const Function &function = unit[id];
    if (!isOfHost(function) || function.parameters.empty()) continue;
    const auto [at, isNew] = functions.try_emplace({function.qualifiedName, function.parameters.size()}, id);
    if (!isNew) at->second = none<FunctionId>;
  }
  for (std::size_t i = 0; i < unit.functions.size(); ++i) {
    const FunctionId caller{static_cast<std::uint32_t>(i)};
    const Body &body = unit[caller].body;
    if (!isOfHost(unit[caller])) continue;
    for (std::size_t at = 0; at < body.expressions.size(); ++at) {
      const ExpressionId call{static_cast<std::uint32_t>(at)};
      const Expression &e = body[call];
      if (e.kind != ExpressionKind::call || e.callee.isSystem) continue;
      const std::size_t count = e.operands.size() - (e.hasObject && !e.operands.empty() ? 1 : 0);
      const auto called = functions.find({e.callee.qualifiedName, count});
      if (called == functions.end() || !isSome(called->second) || called->second == caller) continue;
      calls_[called->second].push_back({.body = &body, .call = call});
    }
  }
}

const std::vector<HostCall> &HostCalls::of(FunctionId function) const {
  const auto found = calls_.find(function);
  return found != calls_.end() ? found->second : nothing_;
}

} // namespace warpgrain::model

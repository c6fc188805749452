// SPDX-License-Identifier: Apache-2.0
#include "core/run/launch/HostAllocations.h"

#include "core/model/BodyIndex.h"
#include "core/model/Dialect.h"
#include "core/model/HostCalls.h"
#include "core/model/LaunchArguments.h"
#include "core/model/PassedValue.h"
#include "core/run/launch/LauncherNumbers.h"

#include <algorithm>
#include <set>
#include <utility>

namespace warpgrain::run {

using namespace model;

namespace {

class AllocationFinder {
public:
  explicit AllocationFinder(const Unit &unit) : unit_(unit) {}

  /// `numbers`: of the function with this body.
  std::optional<HostNumber> bytesBehind(const Body &body, ExpressionId pointer, const HostNumbers &numbers) {
    const BodyIndex index(body, unit_);
    const ExpressionId begin = passedValue(index, pointer).expression;
    if (!isSome(begin) || body[begin].kind != ExpressionKind::variable || !isSome(body[begin].variable)) return {};
    const VariableId variable = body[begin].variable;
    for (const Use *use : index.usesOf(variable))
      if (const ExpressionId bytes = bytesAllocatedAt(body, use->expression); isSome(bytes))
        if (auto number = numbers.numberOf(bytes)) return number;
    if (body[variable].space != VariableSpace::parameter) return {};
    return bytesPassed(body, variable);
  }

private:
  /// The number of bytes in `cudaMalloc((void **)&pointer, bytes)`, for the naming of the pointer.
  ExpressionId bytesAllocatedAt(const Body &body, ExpressionId naming) const {
    ExpressionId below = body[naming].parent;
    if (!isSome(below) || body[below].kind != ExpressionKind::unary || body[below].op != Operator::addressOf)
      return none<ExpressionId>;
    ExpressionId at = body[below].parent;
    while (isSome(at) && body[at].kind == ExpressionKind::cast) {
      below = at;
      at = body[at].parent;
    }
    if (!isSome(at) || body[at].kind != ExpressionKind::call || body[at].operands.size() < 2) return none<ExpressionId>;
    const Expression &call = body[at];
    const bool allocates = unit_.dialect->call(call.callee).host == HostFunction::allocate;
    return allocates && call.operands[0] == below ? call.operands[1] : none<ExpressionId>;
  }

  /// Behind the argument that those pass who call.
  std::optional<HostNumber> bytesPassed(const Body &body, VariableId parameter) {
    const FunctionId function = functionOf(unit_, body);
    if (!isSome(function) || !seen_.insert(function).second) return {};
    const std::vector<VariableId> &all = unit_[function].parameters;
    const auto place = std::ranges::find(all, parameter);
    if (place == all.end()) return {};
    if (!calls_) calls_.emplace(unit_);
    for (const HostCall &call : calls_->of(function)) {
      const ExpressionId argument = call.argument(static_cast<std::size_t>(place - all.begin()));
      if (!isSome(argument)) continue;
      if (auto number = bytesBehind(*call.body, argument, HostNumbers(unit_, *call.body))) return number;
    }
    return {};
  }

  const Unit &unit_;
  std::optional<HostCalls> calls_;
  std::set<FunctionId> seen_;
};

} // namespace

std::optional<HostNumber> allocatedBytes(const Unit &unit, FunctionId kernel, const std::string &parameter,
                                         const std::map<std::string, std::int64_t> &given) {
  const Function &function = unit[kernel];
  for (const Launch *launch : unit.launchesOf(kernel)) {
    if (!hasReadableArguments(*launch)) continue;
    const Body &body = unit[launch->launcher].body;
    const std::vector<ExpressionId> &operands = body[launch->expression].operands;
    for (std::size_t i = 0; i < function.parameters.size() && launchFirstArgument + i < operands.size(); ++i) {
      if (function.body[function.parameters[i]].name != parameter) continue;
      const auto number = AllocationFinder(unit).bytesBehind(body, operands[launchFirstArgument + i],
                                                             launcherNumbers(unit, *launch, given));
      const auto bytes = number ? number->integer() : std::nullopt;
      if (bytes && *bytes > 0) return number;
    }
  }
  return {};
}

} // namespace warpgrain::run

// SPDX-License-Identifier: Apache-2.0
#include "core/frontend/record/PointerLaunches.h"

#include "core/model/Uses.h"

#include <algorithm>
#include <array>

namespace warpgrain::frontend {

using namespace model;

namespace {

class HeldFunctions {
public:
  HeldFunctions(const Body &body, const Unit &unit, VariableId pointer) : body_(body), unit_(unit), pointer_(pointer) {}

  std::optional<std::vector<ExpressionId>> run() {
    const Variable &variable = body_[pointer_];
    if (variable.space != VariableSpace::local || variable.isStatic || !isSome(variable.statement)) return std::nullopt;
    if (isSome(variable.initializer) && !add(variable.initializer)) return std::nullopt;
    for (const Use &use : usesIn(body_, unit_))
      if (use.variable == pointer_ && !accountFor(use)) return std::nullopt;
    return held_.empty() ? std::nullopt : std::optional(std::move(held_));
  }

private:
  bool accountFor(const Use &use) {
    const ExpressionId user = body_[use.expression].parent;
    if (!isSome(user)) return false;
    const Expression &around = body_[user];
    if (around.kind == ExpressionKind::assign && around.operands.front() == use.expression)
      return around.op == Operator::none && !isSome(around.parent) && add(around.operands[1]);
    return isOfRuntime(use.expression);
  }

  /// An argument, as it is or cast, of a function of the runtime that asks, sets or launches.
  bool isOfRuntime(ExpressionId id) const {
    ExpressionId user = body_[id].parent;
    while (isSome(user) && body_[user].kind == ExpressionKind::cast)
      user = body_[user].parent;
    if (!isSome(user) || body_[user].kind != ExpressionKind::call) return false;
    const std::string &callee = body_[user].callee.name;
    return takesKernelWithoutLaunch(callee) || callee.starts_with("cudaLaunch");
  }

  bool add(ExpressionId value) {
    const Expression &e = body_[value];
    if (e.kind == ExpressionKind::function) return held_.push_back(value), true;
    if (e.kind == ExpressionKind::literal && e.name == "nullptr") return true;
    const bool isSame = e.kind == ExpressionKind::cast || e.kind == ExpressionKind::initializers ||
                        (e.kind == ExpressionKind::unary && e.op == Operator::addressOf);
    if (isSame && e.operands.size() == 1) return add(e.operands.front());
    return e.kind == ExpressionKind::conditional && add(e.operands[1]) && add(e.operands[2]);
  }

  const Body &body_;
  const Unit &unit_;
  VariableId pointer_;
  std::vector<ExpressionId> held_;
};

} // namespace

bool takesKernelWithoutLaunch(std::string_view callee) {
  static constexpr std::array harmless{
      std::string_view("cudaFuncSetAttribute"),
      std::string_view("cudaFuncSetCacheConfig"),
      std::string_view("cudaFuncSetSharedMemConfig"),
      std::string_view("cudaFuncGetAttributes"),
      std::string_view("cudaOccupancyMaxActiveBlocksPerMultiprocessor"),
      std::string_view("cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags"),
      std::string_view("cudaOccupancyMaxPotentialBlockSize"),
      std::string_view("cudaOccupancyMaxPotentialBlockSizeVariableSMem"),
      std::string_view("cudaOccupancyAvailableDynamicSMemPerBlock"),
  };
  return std::ranges::find(harmless, callee) != harmless.end();
}

std::optional<std::vector<ExpressionId>> functionsHeldBy(const Body &body, const Unit &unit, VariableId pointer) {
  return HeldFunctions(body, unit, pointer).run();
}

} // namespace warpgrain::frontend

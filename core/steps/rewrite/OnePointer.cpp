// SPDX-License-Identifier: Apache-2.0
#include "core/steps/rewrite/OnePointer.h"

#include "core/model/BodyIndex.h"

#include <algorithm>
#include <map>
#include <string_view>

namespace warpgrain::transform {

using namespace model;
using access::AccessInstance;
using access::KernelInstances;
using dependence::ReasonId;
using dependence::Verdict;

namespace {

/// Returns the expression whose value an argument is: `p` of `(float *)p`, of `&p[0]`, and of a variable that is
/// declared with `p` and never changed.
ExpressionId sourceOf(const BodyIndex &index, ExpressionId id) {
  const Body &body = index.body();
  constexpr int longestChain = 8;
  for (int i = 0; i < longestChain && isSome(id); ++i) {
    const Expression &e = body[id];
    ExpressionId next = none<ExpressionId>;
    if (e.kind == ExpressionKind::cast && e.operands.size() == 1) next = e.operands.front();
    if (e.kind == ExpressionKind::unary && e.op == Operator::addressOf && isSome(e.operands.front())) {
      const Expression &element = body[e.operands.front()];
      const bool isFirst = element.kind == ExpressionKind::subscript && element.operands.size() == 2 &&
                           isSome(element.operands[1]) && body[element.operands[1]].constant == 0;
      if (isFirst) next = element.operands.front();
    }
    if (e.kind == ExpressionKind::variable && isSome(e.variable) && isSome(body[e.variable].initializer)) {
      const auto &uses = index.usesOf(e.variable);
      const bool stays = std::ranges::all_of(uses, [](const Use *use) { return use->kind == UseKind::read; });
      if (stays) next = body[e.variable].initializer;
    }
    if (!isSome(next)) return id;
    id = next;
  }
  return id;
}

bool isOneValue(const BodyIndex &index, ExpressionId one, ExpressionId other) {
  const Body &body = index.body();
  const ExpressionId a = sourceOf(index, one);
  const ExpressionId b = sourceOf(index, other);
  if (!isSome(a) || !isSome(b)) return false;
  if (body[a].constant || body[b].constant) return false; // a null pointer leads nowhere
  const std::string_view text = index.unit().textOf(body[a].spelling.span);
  return !text.empty() && text == index.unit().textOf(body[b].spelling.span);
}

std::optional<std::size_t> positionOf(const Function &kernel, SourceSpan name) {
  for (std::size_t i = 0; i < kernel.parameters.size(); ++i)
    if (kernel.body[kernel.parameters[i]].nameSpan == name) return i;
  return std::nullopt;
}

const Launch *findLaunch(const KernelStudy &study, std::size_t one, std::size_t other) {
  const Unit &unit = study.unit();
  for (const Launch *launch : unit.launchesOf(study.id())) {
    if (launch->form != LaunchSyntax::chevrons || !isSome(launch->expression) || !isSome(launch->launcher)) continue;
    const BodyIndex index(unit[launch->launcher].body, unit);
    const auto &operands = index.body()[launch->expression].operands;
    if (launchFirstArgument + std::max(one, other) >= operands.size()) continue;
    if (isOneValue(index, operands[launchFirstArgument + one], operands[launchFirstArgument + other])) return launch;
  }
  return nullptr;
}

/// Positions of the pointer parameters without __restrict__ that a kernel uses; true for those it writes through.
std::map<std::size_t, bool> openPointers(const Function &kernel, const KernelInstances &instances) {
  std::map<std::size_t, bool> out;
  for (const AccessInstance &access : instances.accesses) {
    if (!access.array) continue;
    const access::Array &array = instances[*access.array];
    if (!array.isPointer || array.isRestrict || !array.member.empty() || array.body == nullptr ||
        !isSome(array.variable))
      continue;
    if (const auto at = positionOf(kernel, (*array.body)[array.variable].nameSpan))
      out[*at] |= access.kind != AccessKind::read;
  }
  return out;
}

} // namespace

const Launch *findLaunchWithOnePointer(const KernelStudy &study, SourceSpan one, SourceSpan other) {
  const Function &kernel = study.kernel();
  const auto first = positionOf(kernel, one);
  const auto second = positionOf(kernel, other);
  return first && second && *first != *second ? findLaunch(study, *first, *second) : nullptr;
}

std::optional<Verdict> whyLaunchedWithOnePointer(KernelStudy &study) {
  const Function &kernel = study.kernel();
  const auto nameOf = [&](std::size_t at) { return kernel.body[kernel.parameters[at]].name; };
  for (const KernelInstances &instances : study.instances(LaunchScope::any)) {
    const std::map<std::size_t, bool> pointers = openPointers(kernel, instances);
    for (const auto &[written, isWritten] : pointers) {
      if (!isWritten) continue;
      for (const auto &[other, unused] : pointers)
        if (const Launch *launch = written != other ? findLaunch(study, other, written) : nullptr)
          return Verdict::illegal({ReasonId::launchPassesOnePointerTwice, {nameOf(other), nameOf(written)}},
                                  launch->spelling.span);
    }
  }
  return std::nullopt;
}

} // namespace warpgrain::transform

// SPDX-License-Identifier: Apache-2.0
#include "core/estimate/registers/LiveRegisters.h"

#include "core/estimate/registers/Lowering.h"
#include "core/estimate/registers/Pressure.h"

#include <algorithm>
#include <cmath>
#include <functional>

namespace warpgrain::estimate {

namespace {

/// Registers that a thread can have.
constexpr double mostRegisters = 255;

/// Registers of a multiprocessor, and the multiple that a warp is given.
constexpr std::int64_t registersOfMultiprocessor = 65536;
constexpr std::uint32_t granularity = 8;

double *partOf(RegisterNeeds &needs, HeldKind kind) {
  switch (kind) {
  case HeldKind::load:
    return &needs.loads;
  case HeldKind::pointer:
    return &needs.pointers;
  case HeldKind::index:
    return &needs.indices;
  case HeldKind::value:
    break;
  }
  return &needs.values;
}

/// Adds a value to what is held: values of one place in the source count together.
void hold(std::vector<HeldRegisters> &held, const Value &value) {
  const std::string what = value.what.empty() && value.held == HeldKind::pointer ? "addresses"
                           : value.what.empty()                                  ? "values between"
                                                                                 : value.what;
  const auto same = std::ranges::find_if(
      held, [&](const HeldRegisters &each) { return each.what == what && each.span == value.span; });
  if (same == held.end())
    held.push_back({.what = what, .span = value.span, .registers = value.width});
  else
    same->registers += value.width;
}

/// The most that a kernel's launch bounds leave it.
double boundOf(const model::Unit &unit, const model::Body *body) {
  for (const model::Function &function : unit.functions) {
    const bool isIt =
        &function.body == body ||
        std::ranges::any_of(function.instances, [&](const model::Instance &one) { return &one.body == body; });
    if (!isIt || !function.launchBounds || !function.launchBounds->maxThreads) continue;
    const std::int64_t threads = *function.launchBounds->maxThreads * function.launchBounds->minBlocks.value_or(1);
    if (threads > 0)
      return std::min(mostRegisters,
                      static_cast<double>(registersOfMultiprocessor / threads / granularity * granularity));
  }
  return mostRegisters;
}

/// How loads are issued where few registers are left, as usual, and where there are enough.
constexpr LoadWindow narrow{.global = 2, .shared = 2};
constexpr LoadWindow usual{.global = 16, .shared = 8};
constexpr LoadWindow eager{.global = 16, .shared = 8, .isEager = true};

} // namespace

std::uint32_t fullRegistersOf(const device::MultiprocessorLimits *limits) {
  if (limits == nullptr || limits->threadsPerMultiprocessor == 0) return usualFullRegisters;
  const std::uint32_t each = limits->registersPerMultiprocessor / limits->threadsPerMultiprocessor;
  return each / granularity * granularity;
}

RegisterNeeds registerNeedsOf(const model::Unit &unit, const access::KernelFacts &facts,
                              std::vector<HeldRegisters> *held) {
  if (facts.instances.body == nullptr || !model::isSome(facts.instances.body->root)) return {};
  const VirtualCode code = lowered(unit, *facts.instances.body);
  const Pressure pressure = highestPressure(code, usual);
  RegisterNeeds needs{.scratch = pressure.scratch,
                      .least = highestPressure(code, narrow).registers,
                      .most = highestPressure(code, eager).registers};
  for (const ValueId id : pressure.living) {
    const Value &value = code.values[static_cast<std::size_t>(id)];
    *partOf(needs, value.held) += value.width;
    if (held != nullptr) hold(*held, value);
  }
  return needs;
}

RegisterEstimate estimateRegisters(const model::Unit &unit, const access::KernelFacts &facts,
                                   std::uint32_t fullRegisters) {
  constexpr double always = 7.8;
  constexpr double ofLeast = 1.0;
  constexpr double ofLoadsAhead = 2.0;
  constexpr double ofAddressesAhead = 1.25;
  constexpr double ofLeastAlone = 0.94;
  RegisterEstimate out;
  const RegisterNeeds &needs = out.needs = registerNeedsOf(unit, facts, &out.held);
  const double wanted = always + ofLeast * needs.least + ofLoadsAhead * std::max(0.0, needs.sum() - needs.least) +
                        ofAddressesAhead * std::max(0.0, needs.most - std::max(needs.sum(), needs.least));
  const double enough = std::max(always + ofLeastAlone * needs.least, static_cast<double>(fullRegisters));
  const double most = boundOf(unit, facts.instances.body);
  out.registers = static_cast<std::uint32_t>(std::lround(std::min(std::min(wanted, enough), most)));
  std::ranges::stable_sort(out.held, std::greater(), &HeldRegisters::registers);
  return out;
}

} // namespace warpgrain::estimate

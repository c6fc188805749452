// SPDX-License-Identifier: Apache-2.0
#include "core/estimate/work/Operations.h"

#include "core/access/facts/counting/LaunchNumbers.h"
#include "core/dependence/effects/Effects.h"
#include "core/dependence/effects/ThreadVariance.h"
#include "core/estimate/work/DataValues.h"
#include "core/model/BodyIndex.h"
#include "core/model/Dialect.h"
#include "core/model/Walk.h"

#include <algorithm>
#include <array>
#include <optional>

namespace warpgrain::estimate {

namespace {

using model::Body;
using model::Expression;
using model::ExpressionId;
using model::ExpressionKind;
using model::Operator;

/// A fused multiply-add, or an addition of three integers.
constexpr double operationsPerInstruction = 2;

/// Instructions of two halves each.
constexpr double halvesPerLane = 2;

bool isArithmetic(Operator op) {
  return op >= Operator::plus && op <= Operator::shiftRight;
}

/// An operator that gives a value: not `&`, `*`, and not a sign, which an instruction takes with its operand.
bool computes(const Expression &e) {
  if (e.constant) return false;
  const bool isCompound = e.kind == ExpressionKind::assign && e.op != Operator::none;
  return (e.kind == ExpressionKind::binary || isCompound) && isArithmetic(e.op);
}

class OperationCounter {
public:
  OperationCounter(const model::Unit &unit, const access::KernelFacts &facts, const ExecutionCounts &executions)
      : unit_(unit), facts_(facts), executions_(executions), effects_(unit) {}

  Operations run() {
    findVariance();
    for (const auto &[place, times] : executions_.all())
      add(place, times);
    return std::move(out_);
  }

private:
  const DataValues &valuesOf(const Body &body) { return values_.try_emplace(&body, body, unit_).first->second; }

  void add(const CodePlace &place, const Executions &times) {
    for (const ExpressionId root : model::rootExpressionsOf(*place.body, place.statement))
      for (const ExpressionId id : model::expressionsIn(*place.body, root))
        add(*place.body, id, times);
  }

  void add(const Body &body, ExpressionId id, const Executions &times) {
    const Expression &e = body[id];
    double *const sum = sumOf(body, id, e);
    if (sum == nullptr) return;
    if (times.isExact)
      *sum += times.threads / alike(body, id);
    else
      leaveOut(e);
  }

  /// Of the kernel itself; in functions that it calls every thread is taken to compute something else.
  void findVariance() {
    if (facts_.instances.body == nullptr) return;
    index_.emplace(*facts_.instances.body, unit_);
    for (const model::Axis axis : model::allAxes)
      variance_[indexOf(axis)].emplace(*index_, effects_, axis);
  }

  /// How many threads of a block compute the same.
  double alike(const Body &body, ExpressionId id) const {
    double threads = 1;
    if (&body != facts_.instances.body) return threads;
    for (const model::Axis axis : model::allAxes)
      if (!variance_[indexOf(axis)]->varies(id)) threads *= static_cast<double>(facts_.launch.block[axis].value_or(1));
    return threads;
  }

  double *sumOf(const Body &body, ExpressionId id, const Expression &e) {
    if (!model::isSome(e.type)) return nullptr;
    const model::Type &type = unit_[e.type];
    if (type.kind == model::TypeKind::floating)
      return computes(e) || isFunction(e) ? &ofFloating(type.sizeBytes) : nullptr;
    const bool isInteger = type.kind == model::TypeKind::integer && type.sizeBytes <= 4;
    return isInteger && computes(e) && valuesOf(body).isData(id) ? &out_.integer : nullptr;
  }

  double &ofFloating(std::uint64_t bytes) {
    return bytes <= 2 ? out_.float16 : bytes <= 4 ? out_.float32 : out_.float64;
  }

  /// A function of the math library takes an operation at least.
  bool isFunction(const Expression &e) const {
    if (e.kind != ExpressionKind::call || e.constant) return false;
    const model::CallMeaning meaning = unit_.dialect->call(e.callee);
    return meaning.effect == model::CallEffect::none && !meaning.has(model::CallTrait::makesVector);
  }

  void leaveOut(const Expression &e) {
    std::string why = "how often " + access::lineOf(unit_, e.spelling.span).text() + " is executed is not known";
    if (std::ranges::find(out_.notCounted, why) == out_.notCounted.end()) out_.notCounted.push_back(std::move(why));
  }

  const model::Unit &unit_;
  const access::KernelFacts &facts_;
  const ExecutionCounts &executions_;
  dependence::EffectsAnalysis effects_;
  std::optional<model::BodyIndex> index_;
  std::array<std::optional<dependence::ThreadVariance>, 3> variance_; ///< by axis
  std::map<const Body *, DataValues> values_;
  Operations out_;
};

} // namespace

double Operations::secondsOn(const device::GpuSpeed &gpu) const {
  const device::CycleRates &rates = gpu.rates;
  const double floating = (float16 / halvesPerLane + float32) / (operationsPerInstruction * rates.float32) +
                          float64 / (operationsPerInstruction * rates.float64);
  return std::max(floating, integer / (operationsPerInstruction * rates.integer)) / (gpu.multiprocessors * gpu.hertz());
}

Operations operationsOf(const model::Unit &unit, const access::KernelFacts &facts, const ExecutionCounts &executions) {
  return OperationCounter(unit, facts, executions).run();
}

} // namespace warpgrain::estimate

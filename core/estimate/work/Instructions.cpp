// SPDX-License-Identifier: Apache-2.0
#include "core/estimate/work/Instructions.h"

#include "core/estimate/work/DataValues.h"
#include "core/estimate/work/Unrolling.h"
#include "core/model/BodyIndex.h"
#include "core/model/Dialect.h"
#include "core/model/TripCount.h"
#include "core/model/Walk.h"

#include <algorithm>
#include <memory>
#include <set>

namespace warpgrain::estimate {

namespace {

using model::Body;
using model::Expression;
using model::ExpressionId;
using model::ExpressionKind;
using model::Operator;
using model::StatementId;
using model::TypeKind;
using model::VariableId;

/// What arithmetic that the GPU has no instruction for is made of.
constexpr double integerDivision = 18;
constexpr double divisionByConstant = 4;
constexpr double floatDivision = 9;
constexpr double doubleDivision = 14;
constexpr double functionCall = 12;
constexpr double libraryCall = 8;
constexpr double movedAddress = 0.5;

double *fieldOf(Instructions &of, const model::Type &type) {
  if (type.kind != TypeKind::floating) return &of.integer;
  return type.sizeBytes == 8 ? &of.float64 : &of.float32;
}

bool isFloating(const model::Type &type) {
  return type.kind == TypeKind::floating;
}

/// Counts the instructions of one body.
class BodyCounter {
public:
  BodyCounter(const model::Unit &unit, const Body &body)
      : unit_(unit), body_(body), index_(body, unit), values_(body, unit) {
    for (const model::Access &access : index_.accesses())
      accesses_.insert(access.expression);
  }

  /// Adds the instructions of a statement's own expressions, those that are the same in all iterations of a loop to
  /// the statement of the loop around.
  void add(StatementId id, const std::map<StatementId, double> &warps, std::map<StatementId, Instructions> &to) {
    to_ = &to;
    warps_ = &warps;
    const model::Statement &statement = body_[id];
    double times = timesOf(id);
    if (statement.isLoop()) {
      times /= expectedUnrolling(unit_, body_, id);
      to[id].control += times;
    }
    if (statement.kind == model::StatementKind::ifElse) to[id].control += times;
    for (const ExpressionId root : model::rootExpressionsOf(body_, id))
      visit(root, id, times, /*isAddress=*/false);
  }

private:
  double timesOf(StatementId id) const {
    const auto found = warps_->find(id);
    return found == warps_->end() ? 0 : found->second;
  }

  const model::Type &typeOf(ExpressionId id) const {
    static const model::Type other;
    return model::isSome(body_[id].type) ? unit_[body_[id].type] : other;
  }

  void visit(ExpressionId id, StatementId statement, double times, bool isAddress) {
    const Expression &e = body_[id];
    if (e.constant || e.kind == ExpressionKind::sizeOf || e.kind == ExpressionKind::lambda) return;
    const bool isAccess = accesses_.contains(id);
    for (std::size_t i = 0; i < e.operands.size(); ++i)
      visit(e.operands[i], statement, times,
            (isAddress && !isAccess) || isAccess || (e.kind == ExpressionKind::subscript && i == 1));
    Instructions own;
    count(id, e, own);
    if (own.all() == 0) return;
    const StatementId place = placeOf(id, statement);
    const bool isMoved = place != statement;
    const double folded = isMoved || !isFolded(id, e) ? 1 : foldedShare(statement);
    const double factor = isMoved ? timesOf(place) : times * (isAddress && isInLoop(statement) ? movedAddress : 1);
    (*to_)[isMoved ? place : statement] += own.times(factor * folded);
  }

  /// Arithmetic that finds a place: where the counters of loops are constants, it becomes part of the instructions.
  bool isFolded(ExpressionId id, const Expression &e) const {
    return typeOf(id).kind == TypeKind::integer && e.op < Operator::less && !values_.isData(id);
  }

  /// One over the copies of a statement that loops make which are written out whole.
  double foldedShare(StatementId statement) const {
    double copies = 1;
    for (StatementId loop = body_[statement].isLoop() ? statement : model::enclosingLoop(body_, statement);
         model::isSome(loop) && isWrittenOut(unit_, body_, loop); loop = model::enclosingLoop(body_, loop))
      copies *= static_cast<double>(*model::constantTripCount(body_, unit_, loop));
    return 1 / copies;
  }

  bool isInLoop(StatementId id) const { return model::isSome(model::enclosingLoop(body_, id)) || body_[id].isLoop(); }

  /// The outermost statement from which on an expression has one value: its own, or that around the loops that change
  /// nothing in it.
  StatementId placeOf(ExpressionId id, StatementId statement) const {
    if (!isComputed(id)) return statement;
    StatementId place = statement;
    for (StatementId loop = body_[statement].isLoop() ? statement : model::enclosingLoop(body_, statement);
         model::isSome(loop); loop = model::enclosingLoop(body_, loop)) {
      if (changes(loop, id)) break;
      place = body_[loop].parent;
      if (!model::isSome(place)) return statement;
    }
    return place;
  }

  /// No memory, no call: nothing but variables and operators.
  bool isComputed(ExpressionId id) const {
    return std::ranges::none_of(model::expressionsIn(body_, id), [this](ExpressionId inner) {
      const ExpressionKind kind = body_[inner].kind;
      return accesses_.contains(inner) || kind == ExpressionKind::call || kind == ExpressionKind::assign ||
             body_[inner].op == Operator::increment || body_[inner].op == Operator::decrement;
    });
  }

  bool changes(StatementId loop, ExpressionId id) const {
    const std::set<VariableId> &changed = changedIn(loop);
    return std::ranges::any_of(model::expressionsIn(body_, id), [&](ExpressionId inner) {
      return body_[inner].kind == ExpressionKind::variable && changed.contains(body_[inner].variable);
    });
  }

  const std::set<VariableId> &changedIn(StatementId loop) const {
    const auto [entry, isNew] = changed_.try_emplace(loop);
    if (!isNew) return entry->second;
    for (const StatementId inner : model::statementsIn(body_, loop))
      entry->second.insert(body_[inner].variables.begin(), body_[inner].variables.end());
    for (const ExpressionId inner : model::expressionsInStatement(body_, loop)) {
      const Expression &e = body_[inner];
      const bool isStep = e.op == Operator::increment || e.op == Operator::decrement;
      if (e.kind != ExpressionKind::assign && !isStep) continue;
      if (body_[e.operands.front()].kind == ExpressionKind::variable)
        entry->second.insert(body_[e.operands.front()].variable);
    }
    return entry->second;
  }

  void count(ExpressionId id, const Expression &e, Instructions &own) const {
    if (e.kind == ExpressionKind::call || e.kind == ExpressionKind::construct) return countCall(id, e, own);
    if (e.kind == ExpressionKind::cast) return countCast(id, e, own);
    if (e.kind == ExpressionKind::conditional) own.integer += 1;
    if (e.kind == ExpressionKind::subscript && !model::isSome(e.parent)) return;
    if (e.kind == ExpressionKind::unary && e.op != Operator::addressOf && e.op != Operator::dereference &&
        e.op != Operator::plus && e.op != Operator::minus)
      own.integer += 1;
    if (isGlobal(id)) own.integer += 1; // the sum of base and index
    if (e.kind == ExpressionKind::binary || (e.kind == ExpressionKind::assign && e.op != Operator::none))
      countOperator(id, e, own);
  }

  bool isGlobal(ExpressionId id) const {
    const model::Access *access = index_.accessAt(id);
    return access != nullptr && access->space != model::MemorySpace::shared &&
           access->space != model::MemorySpace::local;
  }

  void countOperator(ExpressionId id, const Expression &e, Instructions &own) const {
    const model::Type &type = e.op >= Operator::less ? typeOf(e.operands.front()) : typeOf(id);
    double &sum = *fieldOf(own, type);
    if (e.op == Operator::comma) return;
    if (e.op == Operator::divide || e.op == Operator::modulo) {
      const auto divisor = body_[e.operands.back()].constant;
      sum += isFloating(type)
                 ? (type.sizeBytes == 8 ? doubleDivision : floatDivision)
                 : (divisor ? ((*divisor & (*divisor - 1)) == 0 ? 1 : divisionByConstant) : integerDivision);
    } else if (!isTakenBySum(id, e)) {
      sum += type.kind == TypeKind::integer && type.sizeBytes == 8 ? 1.5 : 1;
    }
  }

  /// A product, or a shift of an integer, that becomes part of the sum around it.
  bool isTakenBySum(ExpressionId id, const Expression &e) const {
    if (e.op != Operator::times && e.op != Operator::shiftLeft) return false;
    ExpressionId parent = e.parent;
    while (model::isSome(parent) &&
           (body_[parent].kind == ExpressionKind::cast ||
            (body_[parent].kind == ExpressionKind::other && body_[parent].operands.size() == 1)))
      parent = body_[parent].parent;
    if (!model::isSome(parent)) return false;
    const Operator op = body_[parent].op;
    return (op == Operator::plus || op == Operator::minus) && isFloating(typeOf(parent)) == isFloating(typeOf(id)) &&
           body_[parent].operands.size() == 2;
  }

  void countCast(ExpressionId id, const Expression &e, Instructions &own) const {
    if (e.operands.empty()) return;
    const model::Type &to = typeOf(id);
    const model::Type &from = typeOf(e.operands.front());
    const bool isNumber = to.kind == TypeKind::integer || to.kind == TypeKind::floating;
    if (!isNumber || (from.kind != TypeKind::integer && from.kind != TypeKind::floating)) return;
    if (isFloating(to) != isFloating(from) || (isFloating(to) && to.sizeBytes != from.sizeBytes)) own.special += 1;
  }

  void countCall(ExpressionId id, const Expression &e, Instructions &own) const {
    if (e.kind == ExpressionKind::construct) return;
    const model::CallMeaning meaning = unit_.dialect->call(e.callee);
    switch (meaning.effect) {
    case model::CallEffect::blockBarrier:
    case model::CallEffect::warpBarrier:
    case model::CallEffect::fence:
      own.control += 1;
      return;
    case model::CallEffect::user:
    case model::CallEffect::groupHandle:
    case model::CallEffect::load:
    case model::CallEffect::store:
    case model::CallEffect::atomic:
    case model::CallEffect::threadIdentity:
      return;
    case model::CallEffect::warpExchange:
      own.special += 1;
      return;
    case model::CallEffect::none:
      break;
    default:
      own.integer += libraryCall;
      return;
    }
    const bool isSmall = meaning.has(model::CallTrait::extremum) || meaning.integer != model::IntegerFunction::other ||
                         meaning.has(model::CallTrait::makesVector);
    if (isSmall) {
      *fieldOf(own, typeOf(id)) += meaning.has(model::CallTrait::makesVector) ? 0 : 1;
    } else if (isFloating(typeOf(id))) {
      own.special += 1;
      *fieldOf(own, typeOf(id)) += functionCall;
    } else {
      own.integer += 2;
    }
  }

  const model::Unit &unit_;
  const Body &body_;
  model::BodyIndex index_;
  DataValues values_;
  std::set<ExpressionId> accesses_;
  mutable std::map<StatementId, std::set<VariableId>> changed_;
  const std::map<StatementId, double> *warps_ = nullptr;
  std::map<StatementId, Instructions> *to_ = nullptr;
};

} // namespace

Instructions &Instructions::operator+=(const Instructions &other) {
  float32 += other.float32;
  float64 += other.float64;
  integer += other.integer;
  special += other.special;
  memory += other.memory;
  control += other.control;
  return *this;
}

Instructions Instructions::times(double factor) const {
  return {.float32 = float32 * factor,
          .float64 = float64 * factor,
          .integer = integer * factor,
          .special = special * factor,
          .memory = memory * factor,
          .control = control * factor};
}

std::map<CodePlace, Instructions> estimateInstructions(const model::Unit &unit, const access::KernelFacts &facts,
                                                       const ExecutionCounts &executions,
                                                       const std::vector<MergedLoads> &merged) {
  std::map<const Body *, std::map<StatementId, double>> warps;
  for (const auto &[place, times] : executions.all())
    warps[place.body][place.statement] = times.warps;
  std::map<CodePlace, Instructions> out;
  for (const auto &[body, times] : warps) {
    BodyCounter counter(unit, *body);
    std::map<StatementId, Instructions> counted;
    for (const auto &[statement, count] : times)
      counter.add(statement, times, counted);
    for (const auto &[statement, instructions] : counted)
      out[{body, statement}] += instructions;
  }
  for (std::size_t i = 0; i < facts.accesses.size(); ++i) {
    const access::AccessFacts &reference = facts.accesses[i];
    const access::AccessInstance &access = facts.instances.accesses[reference.instances.front()];
    if (access.body == nullptr || !model::isSome(access.access.statement)) continue;
    const CodePlace place{access.body, access.access.statement};
    const auto times = executions.all().find(place);
    if (times == executions.all().end() || reference.space == model::MemorySpace::local) continue;
    const auto pieces = access::instructionsFor(std::max<std::int64_t>(reference.sizeBytes, 1),
                                                std::max<std::int64_t>(reference.alignmentBytes, 1));
    out[place].memory += times->second.warps * static_cast<double>(pieces.count) * merged[i].share / merged[i].width;
  }
  return out;
}

} // namespace warpgrain::estimate

// SPDX-License-Identifier: Apache-2.0
#include "core/access/execute/Machine.h"
#include "core/access/form/Arithmetic.h"
#include "core/access/form/Bounds.h"
#include "core/access/form/Classify.h"
#include "core/access/form/Substitute.h"
#include "core/model/Walk.h"

#include <algorithm>

namespace warpgrain::access {

using namespace model;

namespace {

/// A loop with more iterations is not followed iteration by iteration.
constexpr std::int64_t mostUnrolled = 64;
/// So often a loop is gone through to find out what changes in it, and how.
constexpr int mostAttempts = 4;

} // namespace

AtomId Machine::counterOf(StatementId loop) {
  const auto key = std::pair(loop, frame().calls);
  if (const auto known = counters_.find(key); known != counters_.end()) return known->second;
  Atom atom;
  atom.kind = AtomKind::counter;
  atom.loop = loop;
  atom.number = static_cast<std::uint32_t>(counters_.size());
  atom.name = counters_.empty() ? "k" : "k" + std::to_string(counters_.size() + 1);
  return counters_[key] = out_.atoms.intern(std::move(atom));
}

/// What the text of the loop may change. Writes through pointers and references show when it is run.
void Machine::findChanged(const State &state, LoopParts &parts) {
  const Statement &loop = body()[parts.loop];
  for (const Use &use : frame().index->uses()) {
    if (!use.writes() || !isSome(use.statement) || !isInside(body(), use.statement, parts.loop)) continue;
    if (isSome(loop.initializer) && isInside(body(), use.statement, loop.initializer)) continue;
    const Variable &variable = body()[use.variable];
    const bool isInner = isSome(variable.statement) && isInside(body(), variable.statement, parts.loop) &&
                         !(isSome(loop.initializer) && isInside(body(), variable.statement, loop.initializer));
    if (isInner || !variable.isPerThread()) continue;
    const ObjectId object{.frame = frame().id, .variable = use.variable};
    const Type *type = isSome(variable.type) ? &unit_[variable.type] : nullptr;
    if (type != nullptr && type->kind == TypeKind::array) {
      parts.changedArrays.insert(arrayOf(body(), use.variable, {}, frame().id));
    } else if (type != nullptr && type->kind == TypeKind::reference) {
      const ValuePtr bound = state.environment.find(object);
      if (bound && bound->isPointer() && bound->target.kind == Location::Kind::object)
        parts.changed.insert(bound->target.object);
    } else {
      parts.changed.insert(object);
    }
  }
}

/// The expression in the loop that changes a variable, for the reason why it is not followed.
ExpressionId Machine::changePlace(const LoopParts &parts, const ObjectId &object) {
  if (object.frame != frame().id) return none<ExpressionId>;
  for (const Use *use : frame().index->usesOf(object.variable)) {
    if (!use->writes() || !isSome(use->statement) || !isInside(body(), use->statement, parts.loop)) continue;
    const ExpressionId change = at(use->expression).parent;
    return isSome(change) ? change : use->expression;
  }
  return none<ExpressionId>;
}

State Machine::withPlaceholders(const State &state, const LoopParts &parts, std::map<ObjectId, Change> &changes) {
  State out = state;
  for (const ObjectId &object : parts.changed) {
    Change &change = changes[object];
    if (!change.before) {
      const ValuePtr held = state.environment.find(object);
      const ExpressionId place = changePlace(parts, object);
      change.before = held ? held : std::make_shared<const Value>(initialValue(object, place));
      change.isUniform = isUniform(*change.before) || change.before->isUnset;
      change.reason = because(place, "changes in the loop in a way that is not followed");
    }
    const std::string name =
        object.frame == frame().id && static_cast<std::size_t>(object.variable) < body().variables.size()
            ? body()[object.variable].name
            : "value";
    Atom atom;
    atom.kind = change.isUniform ? AtomKind::symbol : AtomKind::opaque;
    atom.name = name;
    atom.number = ++serial_;
    atom.reason = change.reason;
    atom.dependsOn = surroundings();
    atom.isNotNegative = object.frame == frame().id &&
                         static_cast<std::size_t>(object.variable) < body().variables.size() &&
                         isUnsigned(body()[object.variable].type) && change.before->isNumber();
    change.placeholder = out_.atoms.intern(std::move(atom));
    change.begin.reset();
    Value held = *change.before;
    held.isUnset = false;
    if (held.isNumber()) {
      held.form = Form(change.placeholder);
    } else if (held.isPointer() && held.target.kind == Location::Kind::memory) {
      held.target.offset = Form(change.placeholder);
    } else if (held.kind == Value::Kind::record) {
      held = Value::other(change.isUniform);
      held.kind = Value::Kind::record;
      held.origin = name;
      held.serial = ++serial_;
      held.reason = change.reason;
    } else {
      held = Value::other(change.isUniform);
    }
    out.environment.set(object, std::make_shared<const Value>(std::move(held)));
  }
  for (const ArrayId array : parts.changedArrays)
    out.environment.forgetElements(array);
  return out;
}

/// One iteration, from where the condition is asked to where it is asked again.
Machine::Pass Machine::pass(State state, const LoopParts &parts, const std::optional<Form> &tripCount, bool isExact) {
  const Statement &loop = body()[parts.loop];
  Pass out;
  out.jumps.isLoop = true;
  out.jumps.guardsBefore = state.guards.size();
  jumps_.push_back(&out.jumps);
  const bool isRange = loop.kind == StatementKind::rangeForLoop;
  out.isTested = isRange || isSome(loop.condition);
  if (isRange) {
    out.condition = Condition::unknown(loop.condition, false);
    for (const VariableId variable : loop.variables) {
      const ObjectId object{.frame = frame().id, .variable = variable};
      const TypeId type = body()[variable].type;
      const bool isReference = isSome(type) && unit_[type].kind == TypeKind::reference;
      Value element = isReference || !isSome(loop.condition)
                          ? Value::other(false)
                          : unfollowedValue(loop.condition, type, "is gone through element by element", false);
      state.environment.set(object, std::make_shared<const Value>(std::move(element)));
    }
  } else if (parts.testsFirst) {
    for (const VariableId variable : loop.variables)
      declare(state, variable);
    // The condition is asked once more than the body runs.
    if (tripCount) loops_.back().tripCount = tripCount->plus(Form(1));
    out.condition = condition(state, loop.condition);
    if (frame().isChaotic) out.condition = Condition::unknown(loop.condition, false);
  }
  loops_.back().tripCount = tripCount;
  loops_.back().isExact = isExact;
  if (parts.testsFirst) state.require(out.condition);
  executeChildren(state, parts.loop);
  std::vector<State> ways = std::move(out.jumps.continues);
  ways.push_back(state);
  state = mergeAll(std::move(ways), state, loop.condition);
  if (state.isReachable && isSome(loop.increment)) evaluate(state, loop.increment);
  if (!parts.testsFirst && state.isReachable) out.condition = condition(state, loop.condition);
  jumps_.pop_back();
  out.end = std::move(state);
  return out;
}

std::optional<Form> Machine::tripCount(const Condition &condition, AtomId counter,
                                       const std::vector<Condition> &holding, bool &isExact) {
  AtomTable &atoms = out_.atoms;
  if (condition.kind() == ConditionKind::all) {
    std::optional<Form> least;
    for (const Condition &part : condition.parts()) {
      const auto trips = tripCount(part, counter, holding, isExact);
      if (!trips)
        isExact = false;
      else
        least = least ? minimum(atoms, *least, *trips) : trips;
    }
    return least;
  }
  const bool isBound = condition.kind() == ConditionKind::notNegative;
  if (!isBound && condition.kind() != ConditionKind::notZero) return std::nullopt;
  const Form &form = condition.form();
  const auto step = form.coefficientOf(counter);
  if (!step || *step == Form() || dependsOn(*step, counter)) return std::nullopt;
  const Form rest = form.without(counter);
  if (dependsOn(rest, counter)) return std::nullopt;
  const auto towardsZero = step->scaled(-1); // what each iteration takes away
  if (!towardsZero) return std::nullopt;
  const auto constant = towardsZero->asConstant();
  std::optional<Form> trips;
  if (!isBound) {
    // rest - c*k != 0 ends where it is 0; that it is met is up to the program.
    if (!constant) return std::nullopt;
    trips = rest.dividedExactly(*constant == -1 ? 1 : *constant);
    if (trips && *constant == -1) trips = rest.scaled(-1);
  } else if (constant) {
    if (*constant < 0) return std::nullopt; // grows away from its end
    const auto last = quotient(atoms, rest, *constant);
    trips = last ? last->plus(Form(1)) : std::nullopt;
  } else {
    // A symbolic step: the program means one that leads to the end.
    if (variesInBlock(atoms, *towardsZero)) return std::nullopt;
    std::set<AtomId> assumed;
    if (!isNotNegative(atoms, *towardsZero, {}, &assumed)) return std::nullopt;
    assume(assumed);
    const auto last = operate(atoms, Operation::divide, rest, *towardsZero);
    const auto more = last ? last->plus(Form(1)) : std::nullopt;
    return more ? select(atoms, Condition::notNegative(rest), *more, Form()) : std::nullopt;
  }
  if (!trips) return std::nullopt;
  std::set<AtomId> assumed;
  if (!isNotNegative(atoms, *trips, holding, &assumed)) return maximum(atoms, *trips, Form());
  assume(assumed);
  return trips;
}

void Machine::executeLoop(State &state, StatementId id) {
  const Statement &loop = body()[id];
  LoopParts parts;
  parts.loop = id;
  parts.testsFirst = loop.kind != StatementKind::doLoop;
  execute(state, loop.initializer);
  if (loop.kind == StatementKind::rangeForLoop) evaluate(state, loop.condition);
  // `do … while (0)` is a block.
  const bool isBlock = !parts.testsFirst && isSome(loop.condition) && at(loop.condition).constant == 0;
  if (isBlock && unroll(state, id)) return;
  parts.counter = counterOf(id);
  findChanged(state, parts);
  iterate(state, parts);
}

void Machine::iterate(State &state, const LoopParts &given) {
  LoopParts parts = given;
  const Statement &loop = body()[parts.loop];
  loops_.push_back({.body = frame().body, .loop = parts.loop, .counter = parts.counter});
  std::map<ObjectId, Change> changes;
  Pass look;
  bool isSettled = false;
  for (int attempt = 0; attempt < mostAttempts && !isSettled; ++attempt) {
    const bool isLast = attempt + 1 == mostAttempts || tooMuch();
    std::set<ObjectId> written;
    std::set<ArrayId> writtenArrays;
    const State begin = withPlaceholders(state, parts, changes);
    writeLogs_.push_back(&written);
    arrayWriteLogs_.push_back(&writtenArrays);
    ++dry_;
    look = pass(begin, parts, std::nullopt, false);
    --dry_;
    writeLogs_.pop_back();
    arrayWriteLogs_.pop_back();
    isSettled = true;
    for (const ObjectId &object : written)
      if (state.environment.find(object) && parts.changed.insert(object).second) isSettled = false;
    for (const ArrayId array : writtenArrays)
      if (parts.changedArrays.insert(array).second) isSettled = false;
    if (!isSettled && !isLast) continue;
    if (isSettled) {
      for (auto &[object, change] : changes) {
        change.after = look.end.isReachable ? look.end.environment.find(object) : change.before;
        if (!change.after) change.after = change.before;
      }
      findProgressions(changes, parts);
      for (auto &[object, change] : changes) {
        if (change.begin || !change.isUniform || isUniform(*change.after)) continue;
        change.isUniform = false;
        isSettled = false;
      }
    }
    if (!isSettled && isLast) { // whatever changes here is not followed
      withPlaceholders(state, parts, changes);
      for (auto &[object, change] : changes) {
        change.isUniform = false;
        change.begin.reset();
      }
      break;
    }
  }
  const bool holdsNumbers = std::ranges::any_of(parts.changedArrays, [this](ArrayId array) {
    const Type *type = described(out_[array].type);
    return type != nullptr && (isInteger(type->element) || isPointer(type->element));
  });
  const bool isLost =
      holdsNumbers || std::ranges::any_of(changes, [](const auto &entry) {
        return !entry.second.begin && (entry.second.before->isNumber() || entry.second.before->isPointer());
      });
  if (isLost && loop.kind != StatementKind::rangeForLoop) {
    const LoopInfo self = loops_.back();
    loops_.pop_back();
    if (unroll(state, parts.loop)) return;
    loops_.push_back(self);
  }

  // How often, as far as the condition tells.
  Replacements begins;
  for (const auto &[object, change] : changes)
    if (change.begin)
      begins.emplace(change.placeholder, change.begin->isPointer() ? change.begin->target.offset : change.begin->form);
  bool isExact = isSettled && look.jumps.breaks.empty() && !look.jumps.leavesByReturn;
  std::optional<Form> trips;
  const auto condition = isSettled && look.isTested ? substitute(out_.atoms, look.condition, begins) : std::nullopt;
  if (condition) trips = tripCount(*condition, parts.counter, state.guards, isExact);
  if (trips && !parts.testsFirst) trips = trips->plus(Form(1)); // the body comes before the first question
  if (!trips) isExact = false;
  if (trips)
    if (const auto bounds = boundsOf(out_.atoms, *trips); bounds.high && *bounds.high > 0)
      out_.atoms.setGreatest(parts.counter, *bounds.high - 1);

  State begin = state;
  for (auto &[object, change] : changes) {
    const ValuePtr held = change.before;
    Value value;
    if (change.begin) {
      value = *change.begin;
    } else if (held->isNumber()) {
      value = Value::number(Form(change.placeholder));
    } else if (held->isPointer()) {
      const bool sameArray = change.after && change.after->isPointer() && held->target.kind == Location::Kind::memory &&
                             change.after->target.kind == Location::Kind::memory &&
                             held->target.array == change.after->target.array && isSettled;
      Location target{.kind = Location::Kind::memory};
      if (sameArray) {
        target = held->target;
        target.offset = Form(change.placeholder);
      } else if (held->target.kind == Location::Kind::memory) {
        const Array before = out_[held->target.array];
        target.array = unknownArray(before.name, before.type, ++serial_, change.reason, MemorySpace::unknown);
      } else {
        target.kind = Location::Kind::unknown;
      }
      value = Value::pointer(target);
    } else {
      value = Value::other(change.isUniform);
      value.kind = held->kind;
      value.serial = ++serial_;
      value.reason = change.reason;
      if (value.kind == Value::Kind::record) value.origin = held->origin;
    }
    begin.environment.set(object, std::make_shared<const Value>(std::move(value)));
  }
  for (const ArrayId array : parts.changedArrays)
    begin.environment.forgetElements(array);
  if (!parts.testsFirst && trips)
    if (const auto rest = trips->minus(Form(parts.counter)))
      if (const auto bound = rest->plus(Form(-1))) begin.require(decided(out_.atoms, Condition::notNegative(*bound)));
  const State entered = begin;
  const Pass last = pass(std::move(begin), parts, trips, isExact);
  for (auto &[object, change] : changes)
    change.after = entered.environment.find(object);
  leaveLoop(state, parts, changes, last, trips, isExact);
}

/// What variables hold after the loop. `change.after` is what they hold at the begin of an iteration.
void Machine::leaveLoop(State &state, const LoopParts &parts, std::map<ObjectId, Change> &changes, const Pass &last,
                        const std::optional<Form> &trips, bool isExact) {
  const Statement &loop = body()[parts.loop];
  bool leavesUniformly = !variesInBlock(out_.atoms, last.condition) && last.jumps.leavesUniformly;
  for (const State &way : last.jumps.breaks)
    for (std::size_t i = last.jumps.guardsBefore; i < way.guards.size(); ++i)
      leavesUniformly = leavesUniformly && !variesInBlock(out_.atoms, way.guards[i]);
  loops_.pop_back();
  const Obscurity reason = because(loop.condition, "ends the loop at an iteration that is not known");
  const Form end = trips && isExact  ? *trips
                   : leavesUniformly ? symbol("iterations", reason, ++serial_, true)
                                     : opaque(reason, ++serial_);
  const Replacements atEnd{{parts.counter, end}};
  for (auto &[object, change] : changes) {
    const bool isUntouched = std::ranges::all_of(last.jumps.breaks, [&](const State &way) {
      const ValuePtr there = way.environment.find(object);
      return there && (there == change.after || same(*there, *change.after));
    });
    Value value = *change.after;
    std::optional<Form> form;
    const bool isAddress = value.isPointer() && value.target.kind == Location::Kind::memory;
    if (change.begin && isUntouched && value.isNumber()) form = substitute(out_.atoms, value.form, atEnd);
    if (change.begin && isUntouched && isAddress) form = substitute(out_.atoms, value.target.offset, atEnd);
    if (!form) {
      const bool staysUniform = change.isUniform && leavesUniformly && (!change.begin || isUniform(*change.begin));
      Obscurity why = change.reason;
      form = staysUniform ? symbol("value after the loop", why, ++serial_, false) : opaque(why, ++serial_);
      value.isUniform = value.isUniform && staysUniform;
      value.members.clear();
      value.isParameter = false;
      value.serial = ++serial_;
    }
    if (value.isNumber()) value.form = *form;
    if (isAddress) value.target.offset = *form;
    state.environment.set(object, std::make_shared<const Value>(std::move(value)));
  }
  for (const ArrayId array : parts.changedArrays)
    state.environment.forgetElements(array);
  const bool isEndless = !last.isTested && last.jumps.breaks.empty() && !frame().isChaotic;
  if (isEndless) return state.leave();
  if (last.jumps.leavesByReturn) state.require(Condition::unknown(loop.condition, last.jumps.leavesUniformly));
  if (!parts.testsFirst || loop.kind == StatementKind::rangeForLoop) return;
  // The condition was asked once more, and what it changes is changed.
  ++dry_;
  condition(state, loop.condition);
  --dry_;
}

/// Runs a loop iteration by iteration, where every question has a certain answer. Leaves everything as it was where
/// that is not so.
bool Machine::unroll(State &state, StatementId id) {
  const Statement &loop = body()[id];
  if (tooMuch()) return false;
  const bool testsFirst = loop.kind != StatementKind::doLoop;
  const std::size_t accesses = out_.accesses.size();
  const std::size_t barriers = out_.barriers.size();
  const std::size_t calls = out_.unfollowedCalls.size();
  const std::size_t returns = frame().returns.size();
  State running = state;
  JumpTarget target;
  target.isLoop = true;
  target.isUnrolled = true;
  jumps_.push_back(&target);
  loops_.push_back({.body = frame().body, .loop = id, .iteration = 0});
  const std::size_t depth = loops_.size() - 1;
  std::vector<State> ways;
  std::int64_t trips = 0;
  bool isCertain = true;
  for (;; ++trips) {
    loops_.back().iteration = trips;
    const auto goesOn = [&] {
      const Condition answer = condition(running, loop.condition);
      isCertain = answer.isAlways() || answer.isNever();
      return answer.isAlways();
    };
    if (testsFirst && !goesOn()) break;
    if (trips >= mostUnrolled || tooMuch()) {
      isCertain = false;
      break;
    }
    executeChildren(running, id);
    std::vector<State> continued = std::move(target.continues);
    target.continues.clear();
    continued.push_back(running);
    running = mergeAll(std::move(continued), running, loop.condition);
    if (!running.isReachable) {
      ++trips;
      break;
    }
    if (isSome(loop.increment)) evaluate(running, loop.increment);
    if (!testsFirst && !goesOn()) {
      ++trips;
      break;
    }
  }
  jumps_.pop_back();
  loops_.pop_back();
  if (!isCertain) {
    out_.accesses.resize(accesses);
    out_.barriers.resize(barriers);
    out_.unfollowedCalls.resize(calls);
    frame().returns.resize(returns);
    return false;
  }
  const auto complete = [&](Place &place) {
    place.loops[depth].tripCount = Form(trips);
    place.loops[depth].isExact = target.breaks.empty();
  };
  for (std::size_t i = accesses; i < out_.accesses.size(); ++i)
    complete(out_.accesses[i].place);
  for (std::size_t i = barriers; i < out_.barriers.size(); ++i)
    complete(out_.barriers[i].place);
  for (std::size_t i = calls; i < out_.unfollowedCalls.size(); ++i)
    complete(out_.unfollowedCalls[i].place);
  ways = std::move(target.breaks);
  ways.push_back(running);
  state = mergeAll(std::move(ways), running, loop.condition);
  return true;
}

} // namespace warpgrain::access

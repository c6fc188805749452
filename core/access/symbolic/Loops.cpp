// SPDX-License-Identifier: Apache-2.0
#include "core/access/form/Arithmetic.h"
#include "core/access/form/Bounds.h"
#include "core/access/form/Classify.h"
#include "core/access/form/Substitute.h"
#include "core/access/symbolic/InnerCounters.h"
#include "core/access/symbolic/Machine.h"
#include "core/model/Walk.h"

#include <algorithm>
#include <ranges>

namespace warpgrain::access {

using namespace model;

namespace {

/// So often a loop is gone through to find out what changes in it, and how.
constexpr int mostAttempts = 4;

/// True for a loop over the range of a class: it goes round by functions of the class. A loop over an array is recorded
/// with its pointer and its condition.
bool isOverClass(const Statement &loop) {
  return loop.kind == StatementKind::rangeForLoop && !loop.note.empty();
}

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

/// One iteration, from where the condition is asked to where it is asked again.
Machine::Pass Machine::pass(State state, const LoopParts &parts, const std::optional<Form> &tripCount, bool isExact) {
  const Statement &loop = body()[parts.loop];
  Pass out;
  out.jumps.isLoop = true;
  out.jumps.guardsBefore = state.guards.size();
  jumps_.push_back(&out.jumps);
  const bool isElementwise = loop.kind == StatementKind::rangeForLoop; // its variable is declared anew after the test
  out.isTested = isOverClass(loop) || isSome(loop.condition);
  if (isOverClass(loop)) {
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
    if (!isElementwise)
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
  if (isElementwise && !isOverClass(loop))
    for (const VariableId variable : loop.variables)
      declare(state, variable);
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

void Machine::executeLoop(State &state, StatementId id) {
  const Statement &loop = body()[id];
  LoopParts parts;
  parts.loop = id;
  parts.testsFirst = loop.kind != StatementKind::doLoop;
  execute(state, loop.initializer);
  if (isOverClass(loop)) evaluate(state, loop.condition);
  // `do … while (0)` is a block.
  const bool isBlock = !parts.testsFirst && isSome(loop.condition) && at(loop.condition).constant == 0;
  if (isBlock && unroll(state, id)) return;
  parts.counter = counterOf(id);
  // What changes from iteration to iteration was not followed the last time: to look for it again takes several passes.
  if (dry_ > 0 && unrolled_.contains(parts.counter) && unroll(state, id)) return;
  findChanged(state, parts);
  iterate(state, parts);
}

/// One counter stands for every run of its loop, and a loop in another one that is followed by iterations runs several
/// times: what was recorded in one run must stay within the bound.
void Machine::boundCounter(AtomId counter, const std::optional<Form> &trips) {
  const Interval bounds = trips ? boundsOf(out_.atoms, *trips) : Interval{};
  std::optional<std::int64_t> greatest;
  if (bounds.high) greatest = std::max<std::int64_t>(0, *bounds.high - 1);
  if (recordedCounters_.contains(counter)) {
    const auto before = out_.atoms.greatestOf(counter);
    greatest = before && greatest ? std::optional(std::max(*before, *greatest)) : std::nullopt;
  }
  if (dry_ == 0) recordedCounters_.insert(counter);
  if (greatest)
    out_.atoms.setGreatest(counter, *greatest);
  else
    out_.atoms.forgetGreatest(counter);
}

void Machine::iterate(State &state, const LoopParts &given) {
  LoopParts parts = given;
  const Statement &loop = body()[parts.loop];
  loops_.push_back({.body = frame().body, .loop = parts.loop, .counter = parts.counter});
  std::map<ObjectId, Change> changes;
  Pass look;
  bool isSettled = false;
  bool hasElements = false;
  for (int attempt = 0; attempt < mostAttempts && !isSettled; ++attempt) {
    const bool isLast = attempt + 1 == mostAttempts || tooMuch();
    std::set<ObjectId> written;
    std::set<ArrayId> writtenArrays;
    const State begin = withPlaceholders(state, parts, changes);
    writeLogs_.push_back(&written);
    arrayWriteLogs_.push_back(&writtenArrays);
    hasElements = false;
    elementLogs_.push_back(&hasElements);
    ++dry_;
    look = pass(begin, parts, std::nullopt, false);
    --dry_;
    writeLogs_.pop_back();
    arrayWriteLogs_.pop_back();
    elementLogs_.pop_back();
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
  // Arrays of what is loaded from elsewhere are not known in single iterations either.
  const bool holdsNumbers = std::ranges::any_of(parts.changedArrays, [&](ArrayId array) {
    const Type *type = described(out_[array].type);
    return type != nullptr && (isInteger(type->element) || isPointer(type->element)) &&
           (hasElements || state.environment.holdsElements(array));
  });
  const bool isLost = holdsNumbers || std::ranges::any_of(changes, [&](const auto &entry) {
                        const auto &[object, change] = entry;
                        const bool isKept = object.frame != frame().id || frame().isChaotic ||
                                            !countsInnerLoopsAlone(*frame().index, parts.loop, object.variable);
                        return !change.begin && (change.before->isNumber() || change.before->isPointer()) && isKept;
                      });
  if (isLost && !isOverClass(loop)) {
    const LoopInfo self = loops_.back();
    loops_.pop_back();
    if (unroll(state, parts.loop)) {
      unrolled_.insert(parts.counter);
      return;
    }
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
  boundCounter(parts.counter, trips);

  State begin = state;
  for (auto &[object, change] : changes) {
    const ValuePtr held = change.before;
    Value value;
    if (change.begin && change.range && change.begin->isNumber()) assumeWithin(change.begin->form, *change.range);
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
        target.alternatives = nullptr;
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
  begin.require(staysSince(parts, look, trips && isExact));
  const State entered = begin;
  // Where nothing is recorded, what the body does with these values is not asked for: a loop in so many others that are
  // only looked at would be gone through twice as often for each of them.
  const bool isLookEnough = dry_ > 0 && condition && look.jumps.breaks.empty() && !look.jumps.leavesByReturn;
  if (isLookEnough) look.condition = *condition;
  const Pass last = isLookEnough ? std::move(look) : pass(std::move(begin), parts, trips, isExact);
  for (auto &[object, change] : changes)
    change.after = entered.environment.find(object);
  leaveLoop(state, parts, changes, last, trips, isExact);
}

/// The alternatives of a place with atoms replaced; none where one of them is not known.
std::shared_ptr<const std::vector<Alternative>> Machine::substituted(const Location &place,
                                                                     const Replacements &replacements) {
  if (!place.alternatives) return nullptr;
  std::vector<Alternative> out = *place.alternatives;
  for (Alternative &alternative : out) {
    const auto condition = substitute(out_.atoms, alternative.condition, replacements);
    const auto offset = substitute(out_.atoms, alternative.place.offset, replacements);
    if (!condition || !offset) return nullptr;
    alternative.condition = decided(out_.atoms, *condition);
    alternative.place.offset = *offset;
  }
  return std::make_shared<const std::vector<Alternative>>(std::move(out));
}

/// True if all threads of a block that begin a pass leave the loop in it, or none does.
bool Machine::leavesTogether(const Pass &pass) const {
  if (variesInBlock(out_.atoms, pass.condition) || !pass.jumps.leavesUniformly) return false;
  return std::ranges::all_of(pass.jumps.breaks, [&](const State &way) {
    return std::ranges::none_of(way.guards | std::views::drop(pass.jumps.guardsBefore),
                                [&](const Condition &guard) { return variesInBlock(out_.atoms, guard); });
  });
}

/// An expression that stands for a loop: its condition, or the first variable that it names.
ExpressionId Machine::placeIn(StatementId loop) {
  if (isSome(body()[loop].condition)) return body()[loop].condition;
  for (const Use &use : frame().index->uses())
    if (isSome(use.statement) && isInside(body(), use.statement, loop)) return use.expression;
  return none<ExpressionId>;
}

/// The condition under which a thread that has entered a loop comes to the iteration that the counter tells: it has not
/// left the loop in an earlier one. `always` where the loop's own test, which each iteration asks, says so.
Condition Machine::staysSince(const LoopParts &parts, const Pass &look, bool areTripsExact) {
  const bool maybeLeft = !look.jumps.breaks.empty() || look.jumps.leavesByReturn;
  if (!maybeLeft && (parts.testsFirst || areTripsExact)) return Condition::always();
  const Condition hasStayed = Condition::unknown(placeIn(parts.loop), leavesTogether(look), false);
  return Condition::any({Condition::zero(Form(parts.counter)), hasStayed});
}

/// What variables hold after the loop. `change.after` is what they hold at the begin of an iteration.
void Machine::leaveLoop(State &state, const LoopParts &parts, std::map<ObjectId, Change> &changes, const Pass &last,
                        const std::optional<Form> &trips, bool isExact) {
  const Statement &loop = body()[parts.loop];
  const bool leavesUniformly = leavesTogether(last);
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
    if (change.begin && isUntouched && isAddress) {
      form = substitute(out_.atoms, value.target.offset, atEnd);
      value.target.alternatives = substituted(value.target, atEnd);
    }
    if (!form) {
      const bool staysUniform = change.isUniform && leavesUniformly && (!change.begin || isUniform(*change.begin));
      Obscurity why = change.reason;
      form = staysUniform ? symbol("value after the loop", why, ++serial_, false) : opaque(why, ++serial_);
      value.isUniform = value.isUniform && staysUniform;
      value.members.clear();
      value.target.alternatives = nullptr;
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
  if (!parts.testsFirst || isOverClass(loop)) return;
  // The condition was asked once more, and what it changes is changed.
  ++dry_;
  condition(state, loop.condition);
  --dry_;
}

} // namespace warpgrain::access

// SPDX-License-Identifier: Apache-2.0
#include "core/access/form/Bounds.h"
#include "core/access/form/Substitute.h"
#include "core/access/symbolic/InnerCounters.h"
#include "core/access/symbolic/LoopSummariser.h"

#include <algorithm>

namespace warpgrain::access {

using namespace model;

namespace {

/// Limit on the passes over a loop that find out what changes in it, and how.
constexpr int mostAttempts = 5;

} // namespace

LoopSummariser::LoopSummariser(RunContext &run, Evaluator &evaluator, Execution &execution)
    : budget_(run.budget), atoms_(run.atoms), types_(run.types), position_(run.position), arrays_(run.arrays),
      values_(run.values), assumptions_(run.assumptions), numbers_(run.numbers), recorder_(run.recorder),
      variables_(run.variables), store_(run.store), writes_(run.writes), merger_(run.merger), evaluator_(evaluator),
      execution_(execution), progressions_(run.atoms, run.places, run.merger), tripCounts_(run.atoms, run.assumptions) {
}

void LoopSummariser::execute(State &state, StatementId id) {
  const Statement &statement = position_.body()[id];
  Loop loop{.id = id, .statement = &statement, .testsFirst = statement.kind != StatementKind::doLoop};
  execution_.execute(state, statement.initializer);
  if (loop.isOverClass()) evaluator_.evaluate(state, statement.condition);
  // `do … while (0)` is a block.
  const bool isBlock =
      !loop.testsFirst && isSome(statement.condition) && position_.at(statement.condition).constant == 0;
  if (isBlock && unroll(state, id)) return;
  loop.counter = counterOf(id);
  // What changes from iteration to iteration was not followed the last time: to look for it again takes several passes.
  if (!recorder_.isRecording() && unrolled_.contains(loop.counter) && unroll(state, id)) return;
  findChanged(state, loop);
  summarise(state, loop);
}

AtomId LoopSummariser::counterOf(StatementId loop) {
  const auto key = std::pair(loop, position_.frame().calls);
  if (const auto known = counters_.find(key); known != counters_.end()) return known->second;
  Atom atom;
  atom.kind = AtomKind::counter;
  atom.loop = loop;
  atom.number = static_cast<std::uint32_t>(counters_.size());
  atom.name = counters_.empty() ? "k" : "k" + std::to_string(counters_.size() + 1);
  return counters_[key] = atoms_.intern(std::move(atom));
}

/// Executes what a loop does before the body of an iteration. Returns the condition for the iteration.
Condition LoopSummariser::enter(State &state, const Loop &loop, const std::optional<Form> &tripCount) {
  const Statement &statement = *loop.statement;
  if (loop.isOverClass()) {
    enterOverClass(state, loop);
    return Condition::unknown(statement.condition, false);
  }
  if (!loop.isRangeBased())
    for (const VariableId variable : statement.variables)
      execution_.declare(state, variable);
  // The condition is asked once more than the body runs.
  if (tripCount) position_.innermostLoop().tripCount = tripCount->plus(Form(1));
  const Condition holds = evaluator_.condition(state, statement.condition);
  return position_.frame().isChaotic ? Condition::unknown(statement.condition, false) : holds;
}

/// The element of a class's range is not followed.
void LoopSummariser::enterOverClass(State &state, const Loop &loop) {
  const Statement &statement = *loop.statement;
  for (const VariableId variable : statement.variables) {
    const ObjectId object{.frame = position_.frame().id, .variable = variable};
    const TypeId type = position_.body()[variable].type;
    Value element = types_.isReference(type) || !isSome(statement.condition)
                        ? Value::other(false)
                        : values_.unfollowedValue(statement.condition, type, ReasonId::isGoneThrough, false);
    state.environment.set(object, std::make_shared<const Value>(std::move(element)));
  }
}

/// Executes one iteration, from one evaluation of the condition to the next.
LoopSummariser::Pass LoopSummariser::pass(State state, const Loop &loop, const std::optional<Form> &tripCount,
                                          bool isExact) {
  const Statement &statement = *loop.statement;
  Pass out;
  out.jumps.isLoop = true;
  out.jumps.guardsBefore = state.guards.size();
  position_.frame().jumps.push_back(&out.jumps);
  out.isTested = loop.isOverClass() || isSome(statement.condition);
  if (loop.testsFirst) out.condition = enter(state, loop, tripCount);
  position_.innermostLoop().tripCount = tripCount;
  position_.innermostLoop().isExact = isExact;
  if (loop.testsFirst) state.require(out.condition);
  if (loop.isRangeBased() && !loop.isOverClass())
    for (const VariableId variable : statement.variables)
      execution_.declare(state, variable);
  for (const StatementId child : statement.children)
    execution_.execute(state, child);
  std::vector<State> ways = std::move(out.jumps.continues);
  ways.push_back(state);
  state = merger_.mergeAll(std::move(ways), state, statement.condition);
  if (state.isReachable && isSome(statement.increment)) evaluator_.evaluate(state, statement.increment);
  if (!loop.testsFirst && state.isReachable) out.condition = evaluator_.condition(state, statement.condition);
  position_.frame().jumps.pop_back();
  out.end = std::move(state);
  return out;
}

/// Goes through the body without recording anything, until what changes in it is known, and how.
LoopSummariser::Look LoopSummariser::look(const State &state, Loop &loop, Changes &changes) {
  Look out;
  for (int attempt = 0; attempt < mostAttempts && !out.isSettled; ++attempt) {
    const bool isLast = attempt + 1 == mostAttempts || budget_.isSpent();
    const State begin = withPlaceholders(state, loop, changes);
    {
      const WriteLog::Listener listener(writes_);
      const Recorder::Pause look(recorder_);
      out.pass = pass(begin, loop, std::nullopt, false);
      out.hasElements = listener.written().hasElements;
      out.isSettled = !addChanged(state, loop, listener.written());
    }
    if (out.isSettled) out.isSettled = settle(changes, out.pass, loop.counter);
    if (out.isSettled || !isLast) continue;
    withPlaceholders(state, loop, changes); // whatever changes here is not followed
    for (auto &[object, change] : changes) {
      change.isUniform = false;
      change.isLost = true;
      change.begin.reset();
    }
    break;
  }
  return out;
}

/// Adds what a pass has written to what the loop changes. True if there is something new.
bool LoopSummariser::addChanged(const State &state, Loop &loop, const WriteLog::Written &written) const {
  bool isNew = false;
  for (const ObjectId &object : written.objects)
    if (existsBefore(state, loop, object) && loop.changed.insert(object).second) isNew = true;
  for (const ArrayId array : written.arrays)
    if (loop.changedArrays.insert(array).second) isNew = true;
  return isNew;
}

/// Finds how the variables change in a pass. False where one was taken to be the same for all threads, and is not, or
/// where a member was taken to stay as it is, and does not.
bool LoopSummariser::settle(Changes &changes, const Pass &pass, AtomId counter) {
  for (auto &[object, change] : changes) {
    change.after = pass.end.isReachable ? pass.end.environment.find(object) : change.before;
    if (!change.after) change.after = change.before;
  }
  progressions_.find(changes, counter);
  bool isNew = false;
  for (auto &[object, change] : changes)
    isNew = loseMembers(object, change) || isNew;
  bool areUniform = true;
  for (auto &[object, change] : changes) {
    if (change.begin || !change.isUniform || values_.isUniform(*change.after)) continue;
    change.isUniform = false;
    areUniform = false;
  }
  return areUniform && !isNew;
}

/// True if some value is not known that would be if the loop were followed iteration by iteration.
bool LoopSummariser::losesValues(const State &state, const Loop &loop, const Changes &changes, bool hasElements) const {
  const Frame &frame = position_.frame();
  // Arrays of what is loaded from elsewhere are not known in single iterations either.
  const bool holdsNumbers = std::ranges::any_of(loop.changedArrays, [&](ArrayId array) {
    const TypeId element = types_.elementOf(arrays_[array].type);
    return (types_.isInteger(element) || types_.isPointer(element)) &&
           (hasElements || state.environment.holdsElements(array));
  });
  return holdsNumbers || std::ranges::any_of(changes, [&](const auto &entry) {
           const auto &[object, change] = entry;
           const bool isKept = object.frame != frame.id || frame.isChaotic ||
                               !countsInnerLoopsAlone(*frame.index, loop.id, object.variable);
           return !change.begin && (change.before->isNumber() || change.before->isPointer()) && isKept;
         });
}

/// How often the loop runs, as far as its condition tells.
LoopSummariser::Trips LoopSummariser::tripsOf(const State &state, const Loop &loop, const Changes &changes,
                                              const Look &look) {
  Replacements begins;
  for (const auto &[object, change] : changes)
    if (change.begin)
      begins.emplace(change.placeholder, change.begin->isPointer() ? change.begin->target.offset : change.begin->form);
  Trips out;
  out.isExact = look.isSettled && look.pass.endsByConditionOnly();
  if (look.isSettled && look.pass.isTested) out.condition = substitute(atoms_, look.pass.condition, begins);
  if (out.condition) out.count = tripCounts_.find(*out.condition, loop.counter, state.guards, out.isExact);
  if (out.count && !loop.testsFirst) out.count = out.count->plus(Form(1)); // the body comes before the first question
  if (!out.count) out.isExact = false;
  return out;
}

/// Follows a loop iteration by iteration where some value is not known otherwise. False where it need not, or cannot.
bool LoopSummariser::unrollWhatIsLost(State &state, const Loop &loop, const LoopInfo &self, const Changes &changes,
                                      bool hasElements) {
  if (loop.isOverClass() || !losesValues(state, loop, changes, hasElements)) return false;
  position_.closeLoop();
  if (unroll(state, loop.id)) {
    unrolled_.insert(loop.counter);
    return true;
  }
  position_.openLoop(self);
  return false;
}

void LoopSummariser::summarise(State &state, Loop &loop) {
  const LoopInfo self{.body = position_.frame().body, .loop = loop.id, .counter = loop.counter};
  position_.openLoop(self);
  Changes changes;
  Look seen = look(state, loop, changes);
  if (unrollWhatIsLost(state, loop, self, changes, seen.hasElements)) return;
  Trips trips = tripsOf(state, loop, changes, seen);
  boundCounter(loop.counter, trips.count);
  if (leavesItsType(state, loop, changes, trips)) {
    seen = look(state, loop, changes);
    if (unrollWhatIsLost(state, loop, self, changes, seen.hasElements)) return;
    trips = tripsOf(state, loop, changes, seen);
    boundCounter(loop.counter, trips.count);
  }
  State begin = beginOfIteration(state, loop, changes, trips, seen.isSettled);
  begin.require(staysSince(state, loop, changes, seen.pass, trips));
  const State entered = begin;
  // Where nothing is recorded, what the body does with these values is not asked for: a loop in so many others that are
  // only looked at would be gone through twice as often for each of them.
  const bool isLookEnough = !recorder_.isRecording() && trips.condition && seen.pass.endsByConditionOnly();
  if (isLookEnough) seen.pass.condition = *trips.condition;
  const Pass last = isLookEnough ? std::move(seen.pass) : pass(std::move(begin), loop, trips.count, trips.isExact);
  recorder_.recordLoop(state);
  leave(state, loop, changes, entered, last, trips);
}

/// One counter stands for every run of its loop, and a loop in another one that is followed by iterations runs several
/// times: what was recorded in one run must stay within the bound.
void LoopSummariser::boundCounter(AtomId counter, const std::optional<Form> &trips) {
  const Interval bounds = trips ? boundsOf(atoms_, *trips) : Interval{};
  std::optional<std::int64_t> greatest;
  if (bounds.high) greatest = std::max<std::int64_t>(0, *bounds.high - 1);
  if (recordedCounters_.contains(counter)) {
    const auto before = atoms_.greatestOf(counter);
    greatest = before && greatest ? std::optional(std::max(*before, *greatest)) : std::nullopt;
  }
  if (recorder_.isRecording()) recordedCounters_.insert(counter);
  if (greatest)
    atoms_.setGreatest(counter, *greatest);
  else
    atoms_.forgetGreatest(counter);
}

} // namespace warpgrain::access

// SPDX-License-Identifier: Apache-2.0
#include "core/access/form/Bounds.h"
#include "core/access/symbolic/LoopSummariser.h"
#include "core/model/Walk.h"

namespace warpgrain::access {

using namespace model;

namespace {

/// Null for variables of other functions and for temporaries.
const Variable *ownVariable(const Position &position, const ObjectId &object) {
  const Body &body = position.body();
  const bool isOwn =
      object.frame == position.frame().id && static_cast<std::size_t>(object.variable) < body.variables.size();
  return isOwn ? &body[object.variable] : nullptr;
}

} // namespace

/// What the text of the loop may change. Writes through pointers and references show when it is run.
void LoopSummariser::findChanged(const State &state, Loop &loop) {
  const StatementId initializer = loop.statement->initializer;
  for (const Use &use : position_.frame().index->uses()) {
    if (!use.writes() || !isSome(use.statement) || !isInside(position_.body(), use.statement, loop.id)) continue;
    if (isSome(initializer) && isInside(position_.body(), use.statement, initializer)) continue;
    const Variable &variable = position_.body()[use.variable];
    const bool isInner = isSome(variable.statement) && isInside(position_.body(), variable.statement, loop.id) &&
                         !(isSome(initializer) && isInside(position_.body(), variable.statement, initializer));
    if (isInner || !variable.isPerThread()) continue;
    const ObjectId object{.frame = position_.frame().id, .variable = use.variable};
    if (types_.isReference(variable.type)) {
      const ValuePtr bound = state.environment.find(object);
      if (bound && bound->isPointer() && bound->target.kind == Location::Kind::object)
        loop.changed.insert(bound->target.object);
    } else if (types_.isArray(variable.type)) {
      loop.changedArrays.insert(arrays_.arrayOf(position_.body(), use.variable, {}, position_.frame().id));
    } else {
      loop.changed.insert(object);
    }
  }
}

/// True if a variable is declared outside of the loop. What a parameter of the kernel holds is in no state before it is
/// assigned to.
bool LoopSummariser::existsBefore(const State &state, const Loop &loop, const ObjectId &object) const {
  if (state.environment.find(object)) return true;
  const Frame *frame = position_.activation(object.frame);
  if (frame == nullptr || static_cast<std::size_t>(object.variable) >= frame->body->variables.size()) return false;
  if (frame->id != position_.frame().id) return true; // a caller's
  const StatementId declaration = position_.body()[object.variable].statement;
  const StatementId initializer = loop.statement->initializer;
  return !isSome(declaration) || !isInside(position_.body(), declaration, loop.id) ||
         (isSome(initializer) && isInside(position_.body(), declaration, initializer));
}

/// Finds the members of a record that a pass has changed. True if there are more than were known. If one pass finds
/// members that the pass before did not, the whole record is lost: a value may go through any number of members.
bool LoopSummariser::loseMembers(const ObjectId &object, Change &change) {
  if (!change.keepsMembers() || !change.after) return false;
  const Value &before = *change.before;
  const Value &after = *change.after;
  const bool isKept = after.kind == before.kind && after.origin == before.origin && after.serial == before.serial &&
                      after.isParameter == before.isParameter && after.isUniform == before.isUniform;
  const std::size_t known = change.lost.size();
  const TypeId type = variables_.declaredType(object);
  for (const auto &[name, member] : after.members) {
    if (change.lost.contains(name)) continue;
    const Value held = store_.memberOf(before, name, types_.partOf(type, name), none<ExpressionId>);
    if (!same(held, *member)) change.lost.insert(name);
  }
  const bool isNew = change.lost.size() > known;
  change.isLost = !isKept || (isNew && known > 0);
  return isNew || change.isLost;
}

/// Returns what a record holds at the begin of an iteration, or after the loop, if only some members change.
Value LoopSummariser::recordIn(const ObjectId &object, const Change &change, bool isUniform) {
  Value out = *change.before;
  const std::string name = out.origin.empty() ? nameOf(object) : out.origin;
  const Value unknown = values_.record(isUniform, name, change.reason);
  const TypeId type = variables_.declaredType(object);
  for (const std::string &member : change.lost)
    out.members[member] = std::make_shared<const Value>(
        store_.memberOf(unknown, member, types_.partOf(type, member), change.reason.expression));
  return out;
}

/// The expression in the loop that changes a variable, for the reason why it is not followed.
ExpressionId LoopSummariser::changePlace(const Loop &loop, const ObjectId &object) const {
  if (object.frame != position_.frame().id) return none<ExpressionId>;
  for (const Use *use : position_.frame().index->usesOf(object.variable)) {
    if (!use->writes() || !isSome(use->statement) || !isInside(position_.body(), use->statement, loop.id)) continue;
    const ExpressionId change = position_.at(use->expression).parent;
    return isSome(change) ? change : use->expression;
  }
  return none<ExpressionId>;
}

/// The name of a variable of the innermost function.
std::string LoopSummariser::nameOf(const ObjectId &object) const {
  const Variable *variable = ownVariable(position_, object);
  return variable != nullptr ? variable->name : "value";
}

/// Notes the value that a variable has where the loop begins.
void LoopSummariser::describe(const State &state, const Loop &loop, const ObjectId &object, Change &change) {
  const ValuePtr held = state.environment.find(object);
  const ExpressionId place = changePlace(loop, object);
  change.before = held ? held : std::make_shared<const Value>(variables_.initialValue(object, place));
  change.isUniform = values_.isUniform(*change.before) || change.before->isUnset;
  change.reason = position_.because(place, ReasonId::changesInLoop);
}

void LoopSummariser::setPlaceholder(const ObjectId &object, Change &change) {
  const Variable *variable = ownVariable(position_, object);
  Atom atom;
  atom.kind = change.isUniform ? AtomKind::symbol : AtomKind::opaque;
  atom.name = nameOf(object);
  atom.number = values_.nextSerial();
  atom.reason = change.reason;
  atom.dependsOn = values_.surroundings();
  atom.isNotNegative = variable != nullptr && types_.isUnsigned(variable->type) && change.before->isNumber();
  change.placeholder = atoms_.intern(std::move(atom));
  change.begin.reset();
  change.range.reset();
}

/// Returns the value of a variable at the begin of any iteration, in terms of the placeholder.
Value LoopSummariser::placeholderOf(const ObjectId &object, const Change &change) {
  Value out = *change.before;
  out.isUnset = false;
  if (out.isNumber()) {
    out.form = Form(change.placeholder);
    return out;
  }
  if (out.isPointer() && out.target.kind == Location::Kind::memory) {
    out.target.offset = Form(change.placeholder);
    out.target.alternatives = nullptr;
    return out;
  }
  if (change.keepsMembers()) return recordIn(object, change, change.isUniform);
  if (out.kind == Value::Kind::record) return values_.record(change.isUniform, nameOf(object), change.reason);
  return Value::other(change.isUniform);
}

State LoopSummariser::withPlaceholders(const State &state, const Loop &loop, Changes &changes) {
  State out = state;
  for (const ObjectId &object : loop.changed) {
    Change &change = changes[object];
    if (!change.before) describe(state, loop, object, change);
    setPlaceholder(object, change);
    out.environment.set(object, std::make_shared<const Value>(placeholderOf(object, change)));
  }
  for (const ArrayId array : loop.changedArrays)
    out.environment.forgetElements(array);
  return out;
}

/// Returns the target of a pointer at the begin of an iteration k if its change is not followed.
Location LoopSummariser::placeAtBegin(const Change &change, bool isSettled) {
  const Location &before = change.before->target;
  if (before.kind != Location::Kind::memory) return {};
  const bool sameArray = isSettled && change.after && change.after->isPointer() &&
                         change.after->target.kind == Location::Kind::memory &&
                         before.array == change.after->target.array;
  Location out{.kind = Location::Kind::memory};
  if (sameArray) {
    out = before;
    out.offset = Form(change.placeholder);
    out.alternatives = nullptr;
  } else {
    const Array &array = arrays_[before.array];
    out.array = values_.unknownArray(std::string(array.name), array.type, values_.nextSerial(), change.reason,
                                     MemorySpace::unknown);
  }
  return out;
}

Value LoopSummariser::valueAtBegin(const ObjectId &object, const Change &change, bool isSettled) {
  if (change.begin) return *change.begin;
  if (isSettled && change.keepsMembers()) return recordIn(object, change, change.isUniform);
  const Value &before = *change.before;
  if (before.isNumber()) return Value::number(Form(change.placeholder));
  if (before.isPointer()) return Value::pointer(placeAtBegin(change, isSettled));
  Value out = values_.record(change.isUniform, {}, change.reason);
  out.kind = before.kind;
  if (out.kind == Value::Kind::record) out.origin = before.origin;
  return out;
}

/// True if some variable of a narrow signed type certainly leaves it, in an iteration or with the last test. It is not
/// assumed to stay there: it has to be cut off, and all that depends on it is found anew.
bool LoopSummariser::leavesItsType(const State &state, const Loop &loop, Changes &changes, const Trips &trips) {
  State inside = state;
  if (loop.testsFirst && trips.condition) inside.require(*trips.condition);
  bool out = false;
  for (auto &[object, change] : changes) {
    if (!change.begin || !change.range || !change.begin->isNumber()) continue;
    const Form &form = change.begin->form;
    const auto last = trips.count && trips.isExact ? substitute(atoms_, form, {{loop.counter, *trips.count}}) : form;
    const Interval ends = last ? boundsOf(atoms_, *last) : Interval{};
    const bool endsOutside =
        (ends.low && *ends.low > *change.range->high) || (ends.high && *ends.high < *change.range->low);
    change.isCutOff = endsOutside || !numbers_.mayStayWithin(inside, form, *change.range);
    out = out || change.isCutOff;
  }
  return out;
}

/// The state at the begin of iteration k.
State LoopSummariser::beginOfIteration(const State &state, const Loop &loop, const Changes &changes, const Trips &trips,
                                       bool isSettled) {
  State out = state;
  for (const auto &[object, change] : changes) {
    if (recorder_.isRecording() && change.begin && change.range && change.begin->isNumber())
      assumptions_.assumeWithin(change.begin->form, *change.range);
    out.environment.set(object, std::make_shared<const Value>(valueAtBegin(object, change, isSettled)));
  }
  for (const ArrayId array : loop.changedArrays)
    out.environment.forgetElements(array);
  if (loop.testsFirst || !trips.count) return out;
  const auto rest = trips.count->minus(Form(loop.counter));
  const auto bound = rest ? rest->plus(Form(-1)) : std::nullopt;
  if (bound) out.require(decided(atoms_, Condition::notNegative(*bound)));
  return out;
}

} // namespace warpgrain::access

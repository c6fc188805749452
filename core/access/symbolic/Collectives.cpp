// SPDX-License-Identifier: Apache-2.0
//
// Collectives of libraries: work that is shared out over the threads of a block or of a group. Which thread does what
// is the library's choice; what the threads use among them is recorded as runs of memory.
#include "core/access/form/Rejoin.h"
#include "core/access/symbolic/Machine.h"

#include <algorithm>

namespace warpgrain::access {

using namespace model;

namespace {

/// The member of a collective's object that leads to its temporary storage.
constexpr const char *storageMember = "temporary storage";
/// The member that holds the storage's size in bytes; 0 where the library has storage of its own.
constexpr const char *sizeMember = "size of the temporary storage";

/// An object without members has this size, and nothing in it.
constexpr std::uint64_t emptySize = 1;

bool writesThrough(const Callee &callee, std::size_t i) {
  return i < callee.writesThrough.size() && callee.writesThrough[i];
}

bool isByReference(const Callee &callee, std::size_t i) {
  return i < callee.byReference.size() && callee.byReference[i];
}

} // namespace

/// `Reduce(temp)`, `Reduce()`: an object that knows where its temporary storage is. Without an argument the library has
/// storage of its own, one for all objects of the class.
Value Machine::collectiveObject(State &state, ExpressionId id) {
  const Expression &e = at(id);
  Value out = unfollowedValue(id, e.type, "is a library's object", true);
  Location storage;
  std::int64_t bytes = 0;
  if (e.operands.empty() || !isSome(e.operands[0])) {
    storage.kind = Location::Kind::memory;
    storage.array = unknownArray("storage of " + typeOf(id).name, none<TypeId>, 0, std::nullopt, MemorySpace::shared);
  } else {
    storage = locate(state, e.operands[0], false);
    bytes = static_cast<std::int64_t>(typeOf(e.operands[0]).sizeBytes);
  }
  out.members[sizeMember] = std::make_shared<const Value>(Value::number(Form(bytes)));
  out.members[storageMember] = std::make_shared<const Value>(Value::pointer(storage));
  return out;
}

/// A run that the threads of a collective use among them, from a place on.
void Machine::recordRun(const CollectiveRun &run) {
  AccessInstance out;
  out.body = frame().body;
  out.access.expression = run.expression;
  out.access.kind = run.kind;
  out.access.statement = frame().index->statementOf(run.expression);
  out.kind = run.kind;
  out.span = at(run.expression).spelling.span;
  out.place = run.place;
  out.sizeBytes = run.bytes.value_or(1);
  out.alignment = 1;
  out.collective = run.place.sequence;
  out.isAtMost = run.isAtMost;
  out.isAsynchronous = run.isAsynchronous;
  out.array = run.from.array;
  out.byteOffset = rejoined(out_.atoms, run.from.offset);
  out.space = out.access.space = out_[run.from.array].space;
  out.obscurity = explain(out.byteOffset, run.expression);
  if (!out.obscurity) out.obscurity = out_[run.from.array].unknownBase;
  if (!run.bytes) {
    out.byteOffset = opaque(run.expression, "is where a run begins whose length is not known");
    out.obscurity = because(run.expression, "is where a run begins whose length is not known");
  }
  if (out.obscurity && !isSome(out.obscurity->expression)) {
    out.obscurity->body = frame().body;
    out.obscurity->expression = run.expression;
  }
  out_.accesses.push_back(std::move(out));
}

/// One run for each place that a pointer may lead to. False where it is not known where that is.
bool Machine::addRuns(State &state, CollectiveRun run, const Location &from, std::vector<CollectiveRun> &runs) {
  if (from.alternatives)
    return std::ranges::all_of(*from.alternatives, [&](const Alternative &alternative) {
      CollectiveRun there = run;
      there.isAtMost = true; // it is one of them
      return addRuns(state, there, alternative.place, runs);
    });
  if (from.kind == Location::Kind::object || from.kind == Location::Kind::within) return true; // the thread's own
  if (from.kind != Location::Kind::memory || out_[from.array].space == MemorySpace::unknown) return false;
  if (out_[from.array].space == MemorySpace::local) return true;
  run.from = from;
  runs.push_back(std::move(run));
  return true;
}

/// What a collective does in a block that it is not made for is not defined.
std::string Machine::whyOtherBlock(const CollectiveCall &collective) const {
  const auto &extents = collective.extents;
  if (!extents) return {};
  const auto isOther = [&](Axis axis) {
    const auto &known = out_.atoms.extents().block[model::indexOf(axis)];
    return known && *known != (*extents)[model::indexOf(axis)];
  };
  if (std::ranges::none_of(allAxes, isOther)) return {};
  return "is made for blocks of " + std::to_string((*extents)[0]) + " x " + std::to_string((*extents)[1]) + " x " +
         std::to_string((*extents)[2]) + " threads";
}

/// What the threads use among them; an empty reason where that is known.
std::string Machine::runsOf(State &state, ExpressionId id, const std::vector<Value> &values,
                            std::vector<CollectiveRun> &runs) {
  const Expression &e = at(id);
  const CollectiveCall collective = *unit_.dialect->collective(e.callee);
  if (collective.scope == CollectiveScope::group) return runsOfCopy(state, id, values, runs);
  if (std::string why = whyOtherBlock(collective); !why.empty()) return why;
  const auto storage = values[0].members.find(storageMember);
  const auto bytes = values[0].members.find(sizeMember);
  if (storage == values[0].members.end() || bytes == values[0].members.end())
    return "has temporary storage that is not followed";
  const auto size = static_cast<std::uint64_t>(bytes->second->form.asConstant().value_or(0));
  if (size != emptySize) {
    const CollectiveRun used{
        .expression = id, .kind = AccessKind::readWrite, .bytes = std::max<std::uint64_t>(size, 1)};
    if (!addRuns(state, used, storage->second->target, runs)) return "has temporary storage that is not followed";
  }
  if (!collective.run) return {};
  if (values.size() < 3 || !values[1].isPointer()) return "is handed an iterator that is not followed";
  const ExpressionId items = e.operands[2];
  const auto &extents = collective.extents;
  const Type *element = described(elementOf(at(e.operands[1]).type));
  const std::uint64_t elementBytes = element != nullptr ? element->sizeBytes : 0;
  const std::uint64_t each = typeOf(items).kind == TypeKind::array ? typeOf(items).extent.value_or(0) : 0;
  if (!extents || elementBytes == 0 || each == 0) return "uses a run whose length is not known";
  auto most = static_cast<std::uint64_t>((*extents)[0] * (*extents)[1] * (*extents)[2]) * each;
  const bool isCut = values.size() > 3;
  const auto valid = isCut && values[3].isNumber() ? values[3].form.asConstant() : std::nullopt;
  if (valid) most = std::min(most, static_cast<std::uint64_t>(std::max<std::int64_t>(*valid, 0)));
  if (most == 0) return {};
  const CollectiveRun run{
      .expression = e.operands[1], .kind = *collective.run, .bytes = most * elementBytes, .isAtMost = isCut && !valid};
  return addRuns(state, run, target(values[1]), runs) ? "" : "is handed a pointer that is not followed";
}

/// memcpy_async(group, to, from, bytes), or with the numbers of elements behind each pointer.
std::string Machine::runsOfCopy(State &state, ExpressionId id, const std::vector<Value> &values,
                                std::vector<CollectiveRun> &runs) {
  const Expression &e = at(id);
  const bool isInBytes = values.size() == 4;
  if (values.size() < 4) return "is called in a form that is not followed";
  const std::size_t from = isInBytes ? 2 : 3;
  if (!values[1].isPointer() || !values[from].isPointer()) return "is handed a pointer that is not followed";
  std::optional<std::uint64_t> bytes;
  if (isInBytes && values[3].isNumber())
    if (const auto number = values[3].form.asConstant())
      bytes = static_cast<std::uint64_t>(std::max<std::int64_t>(*number, 0));
  if (bytes == 0) return {};
  for (const auto &[operand, kind] :
       {std::pair(from, AccessKind::read), std::pair(std::size_t{1}, AccessKind::write)}) {
    const CollectiveRun run{
        .expression = e.operands[operand], .kind = kind, .bytes = bytes, .isAtMost = !bytes, .isAsynchronous = true};
    if (!addRuns(state, run, target(values[operand]), runs)) return "is handed a pointer that is not followed";
  }
  return {};
}

/// The lanes that work together, where that is known.
std::optional<std::int64_t> Machine::lanesOf(ExpressionId id) {
  const Expression &e = at(id);
  const CollectiveCall collective = *unit_.dialect->collective(e.callee);
  if (collective.scope == CollectiveScope::warp) return collective.lanes;
  const Group group = unit_.dialect->groupNamed(typeOf(e.operands[0]).name);
  return group.kind == Group::Kind::tile ? std::optional(group.size) : std::nullopt;
}

BarrierKind Machine::collectiveKind(ExpressionId id) {
  const Expression &e = at(id);
  const CollectiveScope scope = unit_.dialect->collective(e.callee)->scope;
  if (scope == CollectiveScope::block) return BarrierKind::blockCollective;
  const bool isBlock = scope == CollectiveScope::group && !e.operands.empty() && isSome(e.operands[0]) &&
                       unit_.dialect->groupNamed(typeOf(e.operands[0]).name).kind == Group::Kind::block;
  return isBlock ? BarrierKind::blockCollective : BarrierKind::warpCollective;
}

/// What is handed over by reference: the thread's own objects, which the collective sets. False where it is memory that
/// others see, and no access tells of it.
bool Machine::takeByReference(State &state, ExpressionId operand, bool writes) {
  if (isValue(operand)) {
    evaluate(state, operand);
    return true;
  }
  const Location place = locate(state, operand);
  const bool isMemory = place.kind == Location::Kind::memory;
  const bool isOwn = place.kind == Location::Kind::object || place.kind == Location::Kind::within ||
                     (isMemory && out_[place.array].space == MemorySpace::local);
  if (writes) obscureRun(state, place, operand, "is set by a library's collective");
  return isOwn || (isMemory && frame().index->accessAt(operand) != nullptr);
}

Value Machine::callCollective(State &state, ExpressionId id) {
  const Expression e = at(id);
  const bool isOfClass = e.hasObject;
  const bool isCopy = unit_.dialect->collective(e.callee)->scope == CollectiveScope::group;
  if (!isOfClass && !isCopy) return callUnknown(state, id, "is called in a form that is not followed");
  std::vector<Value> values;
  std::string why;
  for (std::size_t i = 0; i < e.operands.size(); ++i) {
    const ExpressionId operand = e.operands[i];
    const bool isDefault = !isSome(operand);
    const bool names = i > 0 && !isCopy && isByReference(e.callee, i);
    if (isDefault) {
      values.push_back(Value::other(false));
    } else if (names) {
      if (!takeByReference(state, operand, writesThrough(e.callee, i))) why = "is handed memory that it may use";
      values.push_back(Value::other(false));
    } else {
      values.push_back(i == 0 && isOfClass ? collectiveIn(state, operand) : evaluate(state, operand));
    }
  }
  std::vector<CollectiveRun> runs;
  if (why.empty()) why = runsOf(state, id, values, runs);
  if (!why.empty()) {
    recordUnfollowed(state, id, unit_.dialect->collective(e.callee)->name, why);
    storeAnywhere(state, id);
  }
  recordBarrier(state, id, collectiveKind(id));
  if (dry_ == 0 && state.isReachable && why.empty()) {
    if (out_.barriers.back().kind == BarrierKind::warpCollective) out_.barriers.back().lanes = lanesOf(id);
    for (CollectiveRun &run : runs) {
      run.place = out_.barriers.back().place;
      recordRun(run);
    }
  }
  const char *whose = collectiveKind(id) == BarrierKind::blockCollective ? "comes from other threads of the block"
                                                                         : "comes from other threads of the warp";
  return unfollowedValue(id, e.type, whose, false);
}

/// The object of a call, without what wraps it.
Value Machine::collectiveIn(State &state, ExpressionId object) {
  while ((at(object).kind == ExpressionKind::other || at(object).kind == ExpressionKind::cast) &&
         at(object).operands.size() == 1)
    object = at(object).operands[0];
  return evaluate(state, object);
}

} // namespace warpgrain::access

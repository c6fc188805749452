// SPDX-License-Identifier: Apache-2.0
#include "core/access/symbolic/Collectives.h"

#include "core/access/symbolic/ExpressionShape.h"
#include "core/access/symbolic/Groups.h"

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

Collectives::Collectives(RunContext &run, Evaluator &evaluator, UnknownCalls &unknown)
    : dialect_(run.dialect), atoms_(run.atoms), types_(run.types), position_(run.position), arrays_(run.arrays),
      values_(run.values), recorder_(run.recorder), store_(run.store), evaluator_(evaluator), unknown_(unknown) {}

/// Without an argument the library has storage of its own, one for all objects of the class.
Value Collectives::object(State &state, ExpressionId id) {
  const Expression &e = position_.at(id);
  Value out = values_.unfollowedValue(id, e.type, ReasonId::isLibraryObject, true);
  Location storage;
  std::int64_t bytes = 0;
  if (e.operands.empty() || !isSome(e.operands[0])) {
    storage.kind = Location::Kind::memory;
    storage.array = values_.unknownArray("storage of " + position_.typeOf(id).name, none<TypeId>, 0, std::nullopt,
                                         MemorySpace::shared);
  } else {
    storage = evaluator_.locate(state, e.operands[0], false);
    bytes = static_cast<std::int64_t>(position_.typeOf(e.operands[0]).sizeBytes);
  }
  out.members[sizeMember] = std::make_shared<const Value>(Value::number(Form(bytes)));
  out.members[storageMember] = std::make_shared<const Value>(Value::pointer(storage));
  return out;
}

/// Adds a run for each place that a pointer may lead to. False if these places are not known.
bool Collectives::addRuns(CollectiveRun run, const Location &from, std::vector<CollectiveRun> &runs) const {
  if (from.alternatives)
    return std::ranges::all_of(*from.alternatives, [&](const Alternative &alternative) {
      CollectiveRun there = run;
      there.isAtMost = true; // it is one of them
      return addRuns(there, alternative.place, runs);
    });
  if (from.kind == Location::Kind::object || from.kind == Location::Kind::within) return true; // the thread's own
  if (from.kind != Location::Kind::memory || arrays_[from.array].space == MemorySpace::unknown) return false;
  if (arrays_[from.array].space == MemorySpace::local) return true;
  run.from = from;
  runs.push_back(std::move(run));
  return true;
}

/// What a collective does in a block that it is not made for is not defined.
std::optional<Cause> Collectives::whyOtherBlock(const CollectiveCall &collective) const {
  const auto &extents = collective.extents;
  if (!extents) return {};
  const auto isOther = [&](Axis axis) {
    const auto &known = atoms_.extents().block[model::indexOf(axis)];
    return known && *known != (*extents)[model::indexOf(axis)];
  };
  if (std::ranges::none_of(allAxes, isOther)) return {};
  return Cause(ReasonId::isMadeForBlocksOf, {(*extents)[0], (*extents)[1], (*extents)[2]});
}

/// Adds what the threads use among them. Returns why that is not known.
std::optional<Cause> Collectives::runsOf(ExpressionId id, const std::vector<Value> &values,
                                         std::vector<CollectiveRun> &runs) const {
  const Expression &e = position_.at(id);
  const CollectiveCall collective = *dialect_.collective(e.callee);
  if (collective.scope == CollectiveScope::group) return runsOfCopy(id, values, runs);
  if (auto why = whyOtherBlock(collective)) return why;
  const auto storage = values[0].members.find(storageMember);
  const auto bytes = values[0].members.find(sizeMember);
  if (storage == values[0].members.end() || bytes == values[0].members.end()) return ReasonId::hasUnknownStorage;
  const auto size = static_cast<std::uint64_t>(bytes->second->form.asConstant().value_or(0));
  if (size != emptySize) {
    const CollectiveRun used{
        .expression = id, .kind = AccessKind::readWrite, .bytes = std::max<std::uint64_t>(size, 1)};
    if (!addRuns(used, storage->second->target, runs)) return ReasonId::hasUnknownStorage;
  }
  return collective.run ? runsOfItems(id, values, runs) : std::nullopt;
}

/// The run that a collective loads, or stores, with some items for each thread.
std::optional<Cause> Collectives::runsOfItems(ExpressionId id, const std::vector<Value> &values,
                                              std::vector<CollectiveRun> &runs) const {
  const Expression &e = position_.at(id);
  const CollectiveCall collective = *dialect_.collective(e.callee);
  if (values.size() < 3 || !values[1].isPointer()) return ReasonId::isHandedUnknownIterator;
  const auto &extents = collective.extents;
  const Type *element = types_.described(types_.elementOf(position_.at(e.operands[1]).type));
  const std::uint64_t elementBytes = element != nullptr ? element->sizeBytes : 0;
  const Type &itemsOfOne = position_.typeOf(e.operands[2]);
  const std::uint64_t each = itemsOfOne.kind == TypeKind::array ? itemsOfOne.extent.value_or(0) : 0;
  if (!extents || elementBytes == 0 || each == 0) return ReasonId::usesUnknownRun;
  auto most = static_cast<std::uint64_t>((*extents)[0] * (*extents)[1] * (*extents)[2]) * each;
  const bool isCut = values.size() > 3;
  const auto valid = isCut && values[3].isNumber() ? values[3].form.asConstant() : std::nullopt;
  if (valid) most = std::min(most, static_cast<std::uint64_t>(std::max<std::int64_t>(*valid, 0)));
  if (most == 0) return {};
  const CollectiveRun run{
      .expression = e.operands[1], .kind = *collective.run, .bytes = most * elementBytes, .isAtMost = isCut && !valid};
  if (!addRuns(run, targetOf(values[1]), runs)) return ReasonId::isHandedUnknownPointer;
  return std::nullopt;
}

/// memcpy_async(group, to, from, bytes), or with the numbers of elements behind each pointer.
std::optional<Cause> Collectives::runsOfCopy(ExpressionId id, const std::vector<Value> &values,
                                             std::vector<CollectiveRun> &runs) const {
  const Expression &e = position_.at(id);
  const bool isInBytes = values.size() == 4;
  if (values.size() < 4) return ReasonId::isCalledInUnknownForm;
  const std::size_t from = isInBytes ? 2 : 3;
  if (!values[1].isPointer() || !values[from].isPointer()) return ReasonId::isHandedUnknownPointer;
  std::optional<std::uint64_t> bytes;
  if (isInBytes && values[3].isNumber())
    if (const auto number = values[3].form.asConstant())
      bytes = static_cast<std::uint64_t>(std::max<std::int64_t>(*number, 0));
  if (bytes == 0) return {};
  for (const auto &[operand, kind] :
       {std::pair(from, AccessKind::read), std::pair(std::size_t{1}, AccessKind::write)}) {
    const CollectiveRun run{
        .expression = e.operands[operand], .kind = kind, .bytes = bytes, .isAtMost = !bytes, .isAsynchronous = true};
    if (!addRuns(run, targetOf(values[operand]), runs)) return ReasonId::isHandedUnknownPointer;
  }
  return {};
}

/// The lanes that work together, where that is known.
std::optional<std::int64_t> Collectives::lanesOf(ExpressionId id) const {
  const Expression &e = position_.at(id);
  const CollectiveCall collective = *dialect_.collective(e.callee);
  if (collective.scope == CollectiveScope::warp) return collective.lanes;
  const Group group = dialect_.groupNamed(position_.typeOf(e.operands[0]).name);
  return group.kind == Group::Kind::tile ? std::optional(group.size) : std::nullopt;
}

BarrierKind Collectives::kindOf(ExpressionId id) const {
  const Expression &e = position_.at(id);
  const CollectiveScope scope = dialect_.collective(e.callee)->scope;
  if (scope == CollectiveScope::block) return BarrierKind::blockCollective;
  const bool isBlock = scope == CollectiveScope::group && !e.operands.empty() && isSome(e.operands[0]) &&
                       dialect_.groupNamed(position_.typeOf(e.operands[0]).name).kind == Group::Kind::block;
  return isBlock ? BarrierKind::blockCollective : BarrierKind::warpCollective;
}

/// What is handed over by reference: the thread's own objects, which the collective sets. False where it is memory that
/// others see, and no access tells of it.
bool Collectives::takeByReference(State &state, ExpressionId operand, bool writes) {
  if (isValue(position_.body(), operand)) {
    evaluator_.evaluate(state, operand);
    return true;
  }
  const Location place = evaluator_.locate(state, operand);
  const bool isMemory = place.kind == Location::Kind::memory;
  const bool isOwn = place.kind == Location::Kind::object || place.kind == Location::Kind::within ||
                     (isMemory && arrays_[place.array].space == MemorySpace::local);
  if (writes) store_.obscureRun(state, place, operand, ReasonId::isSetByCollective);
  return isOwn || (isMemory && position_.frame().index->accessAt(operand) != nullptr);
}

Value Collectives::call(State &state, ExpressionId id) {
  const Expression &e = position_.at(id);
  const bool isOfClass = e.hasObject;
  const bool isCopy = dialect_.collective(e.callee)->scope == CollectiveScope::group;
  if (!isOfClass && !isCopy) return unknown_.call(state, id, ReasonId::isCalledInUnknownForm);
  std::vector<Value> values;
  std::optional<Cause> why;
  for (std::size_t i = 0; i < e.operands.size(); ++i) {
    const ExpressionId operand = e.operands[i];
    const bool isDefault = !isSome(operand);
    const bool names = i > 0 && !isCopy && isByReference(e.callee, i);
    if (isDefault) {
      values.push_back(Value::other(false));
    } else if (names) {
      if (!takeByReference(state, operand, writesThrough(e.callee, i))) why = ReasonId::isHandedMemory;
      values.push_back(Value::other(false));
    } else {
      const bool isObject = i == 0 && isOfClass;
      values.push_back(evaluator_.evaluate(state, isObject ? unwrapped(position_.body(), operand) : operand));
    }
  }
  std::vector<CollectiveRun> runs;
  if (!why) why = runsOf(id, values, runs);
  if (why) {
    recorder_.recordUnfollowed(state, id, dialect_.collective(e.callee)->name, *why);
    store_.storeAnywhere(state, id);
  }
  const BarrierKind kind = kindOf(id);
  const bool isOfWarp = kind == BarrierKind::warpCollective;
  const bool isKnown = !why;
  recorder_.recordCollective(state, id, kind, isKnown && isOfWarp ? lanesOf(id) : std::nullopt,
                             isKnown ? runs : std::vector<CollectiveRun>{});
  const ReasonId whose = isOfWarp ? ReasonId::comesFromWarp : ReasonId::comesFromBlock;
  return values_.unfollowedValue(id, e.type, whose, false);
}

} // namespace warpgrain::access

// SPDX-License-Identifier: Apache-2.0
#include "core/access/symbolic/Recorder.h"

#include "core/access/form/Classify.h"
#include "core/access/form/Rejoin.h"
#include "core/model/Dialect.h"

#include <algorithm>

namespace warpgrain::access {

using namespace model;

Place Recorder::placeHere(const State &state) {
  return {
      .calls = position_.frame().calls, .loops = position_.loops(), .guards = state.guards, .sequence = ++sequence_};
}

/// The array itself is subscripted, and has no second dimension.
bool Recorder::isOnlyDimension(const Array &array, const Location &place) const {
  return place.subscripts.size() == 1 && !array.isPointer && array.member.empty() && isSome(array.type) &&
         unit_[array.type].kind == TypeKind::array && isSome(unit_[array.type].element) &&
         place.subscripts.front().extent == static_cast<std::int64_t>(unit_[array.type].extent.value_or(0)) &&
         unit_[unit_[array.type].element].kind != TypeKind::array;
}

/// What a member, or an element of one, is aligned to: no more than each record around it, which may be packed.
std::uint64_t Recorder::alignmentIn(ExpressionId path, std::uint64_t alignment) const {
  while (isSome(path)) {
    const Expression &e = position_.at(path);
    const bool isMember = e.kind == ExpressionKind::member;
    if (e.operands.empty() || (!isMember && e.kind != ExpressionKind::subscript)) return alignment;
    const TypeId whole = position_.at(e.operands[0]).type;
    const bool leadsOn = isMember ? !e.isArrow : types_.isArray(whole);
    const Type *record = types_.described(isMember && e.isArrow ? types_.elementOf(whole) : whole);
    if (isMember && record != nullptr && record->alignBytes > 0) alignment = std::min(alignment, record->alignBytes);
    if (!leadsOn) return alignment;
    path = e.operands[0];
  }
  return alignment;
}

/// How many bytes an access touches from its address on. Of a run of them no more is known: compilers choose its
/// pieces.
void Recorder::describeExtent(const Touch &touch, AccessInstance &out) const {
  if (isSome(out.access.bytes)) {
    out.sizeBytes = touch.bytes.value_or(0);
    return;
  }
  out.type = types_.plain(position_.at(touch.expression).type);
  if (touch.isAddress) out.type = types_.elementOf(out.type);
  if (const Type *type = types_.described(out.type)) {
    out.sizeBytes = type->sizeBytes;
    out.alignment = touch.isAddress ? type->alignBytes : alignmentIn(touch.expression, type->alignBytes);
  }
}

/// Of a run of memory whose length is not known: one byte, somewhere from its begin on, or before it.
void Recorder::widenToAnyByte(ExpressionId bytes, AccessInstance &out) {
  out.byteOffset = values_.opaque(bytes, ReasonId::bytesAreCopied);
  out.obscurity = position_.because(bytes, ReasonId::bytesAreCopied);
  out.subscripts.clear();
  out.sizeBytes = 1;
}

void Recorder::recordAccess(const State &state, const Touch &touch, const Location &location) {
  if (!isRecording() || !state.isReachable) return;
  const ExpressionId id = touch.expression;
  AccessInstance out;
  out.body = position_.frame().body;
  out.access = *touch.access;
  out.kind = out.access.kind;
  out.span = position_.at(id).spelling.span;
  out.place = placeHere(state);
  describeExtent(touch, out);
  if (location.kind == Location::Kind::memory) {
    const Array &array = arrays_[location.array];
    out.array = location.array;
    out.byteOffset = rejoined(atoms_, location.offset);
    if (!isOnlyDimension(array, location)) out.subscripts = location.subscripts;
    out.space = array.space;
    out.obscurity = origins_.explain(out.byteOffset, id);
    if (!out.obscurity) out.obscurity = array.unknownBase;
    if (isSome(out.access.bytes) && out.sizeBytes == 0) widenToAnyByte(out.access.bytes, out);
  } else {
    out.space = out.access.space;
    out.byteOffset = values_.opaque(id, ReasonId::leadsThroughUnknownPointer);
    out.obscurity = position_.because(id, ReasonId::leadsThroughUnknownPointer);
  }
  add(std::move(out), id);
}

/// Keeps an access. An obscurity without a place gets the expression's.
void Recorder::add(AccessInstance access, ExpressionId id) {
  if (access.obscurity && !isSome(access.obscurity->expression)) {
    access.obscurity->body = position_.frame().body;
    access.obscurity->expression = id;
  }
  accesses_.push_back(std::move(access));
}

void Recorder::recordBarrier(const State &state, ExpressionId id, BarrierKind kind) {
  if (!isRecording() || !state.isReachable) return;
  BarrierInstance out{.body = position_.frame().body,
                      .call = id,
                      .span = position_.at(id).spelling.span,
                      .place = placeHere(state),
                      .kind = kind};
  out.isUniform =
      std::ranges::none_of(state.guards, [this](const Condition &guard) { return variesInBlock(atoms_, guard); });
  const CallMeaning meaning = unit_.dialect->call(position_.at(id).callee);
  out.completesCopies = meaning.has(CallTrait::completesCopies);
  out.ordersShared = !meaning.has(CallTrait::ordersOthersAlone);
  out.ordersOthers = !meaning.has(CallTrait::ordersSharedAlone);
  barriers_.push_back(std::move(out));
}

void Recorder::recordCollective(const State &state, ExpressionId id, BarrierKind kind,
                                std::optional<std::int64_t> lanes, const std::vector<CollectiveRun> &runs) {
  if (!isRecording() || !state.isReachable) return;
  recordBarrier(state, id, kind);
  barriers_.back().lanes = lanes;
  for (const CollectiveRun &run : runs)
    recordRun(run, barriers_.back().place);
}

/// A run that the threads of a collective use among them, from a place on.
void Recorder::recordRun(const CollectiveRun &run, const Place &place) {
  const Array &array = arrays_[run.from.array];
  AccessInstance out;
  out.body = position_.frame().body;
  out.access.expression = run.expression;
  out.access.kind = run.kind;
  out.access.statement = position_.frame().index->statementOf(run.expression);
  out.kind = run.kind;
  out.span = position_.at(run.expression).spelling.span;
  out.place = place;
  out.sizeBytes = run.bytes.value_or(1);
  out.alignment = 1;
  out.collective = place.sequence;
  out.isAtMost = run.isAtMost;
  out.isAsynchronous = run.isAsynchronous;
  out.array = run.from.array;
  out.byteOffset = rejoined(atoms_, run.from.offset);
  out.space = out.access.space = array.space;
  out.obscurity = origins_.explain(out.byteOffset, run.expression);
  if (!out.obscurity) out.obscurity = array.unknownBase;
  if (!run.bytes) {
    out.byteOffset = values_.opaque(run.expression, ReasonId::isBeginOfUnknownRun);
    out.obscurity = position_.because(run.expression, ReasonId::isBeginOfUnknownRun);
  }
  add(std::move(out), run.expression);
}

void Recorder::recordUnfollowed(const State &state, ExpressionId id, const std::string &name, const Cause &what,
                                bool mayEndThread) {
  if (!isRecording() || !state.isReachable) return;
  unfollowedCalls_.push_back(
      {.reason = position_.because(id, what), .name = name, .place = placeHere(state), .mayEndThread = mayEndThread});
}

void Recorder::recordSurfaceStore(const State &state) {
  if (isRecording() && state.isReachable) writesSurfaces_ = true;
}

void Recorder::recordLoop(const State &state) {
  if (isRecording() && state.isReachable) loopRuns_.push_back({position_.loops()});
}

Recorder::Mark Recorder::mark() const {
  return {.accesses = accesses_.size(),
          .barriers = barriers_.size(),
          .loops = loopRuns_.size(),
          .calls = unfollowedCalls_.size()};
}

void Recorder::forgetSince(const Mark &mark) {
  accesses_.resize(mark.accesses);
  barriers_.resize(mark.barriers);
  loopRuns_.resize(mark.loops);
  unfollowedCalls_.resize(mark.calls);
}

void Recorder::completeLoop(const Mark &mark, std::size_t depth, std::int64_t trips, bool isExact) {
  const auto complete = [&](auto &inLoop) {
    inLoop.loops[depth].tripCount = Form(trips);
    inLoop.loops[depth].isExact = isExact;
  };
  for (std::size_t i = mark.accesses; i < accesses_.size(); ++i)
    complete(accesses_[i].place);
  for (std::size_t i = mark.barriers; i < barriers_.size(); ++i)
    complete(barriers_[i].place);
  for (std::size_t i = mark.loops; i < loopRuns_.size(); ++i)
    complete(loopRuns_[i]);
  for (std::size_t i = mark.calls; i < unfollowedCalls_.size(); ++i)
    complete(unfollowedCalls_[i].place);
}

void Recorder::moveTo(KernelInstances &out) {
  out.accesses = std::move(accesses_);
  out.barriers = std::move(barriers_);
  out.loopRuns = std::move(loopRuns_);
  out.unfollowedCalls = std::move(unfollowedCalls_);
  out.writesSurfaces = writesSurfaces_;
}

} // namespace warpgrain::access

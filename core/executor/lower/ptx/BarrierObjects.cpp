// SPDX-License-Identifier: Apache-2.0
//
// mbarrier (PTX ISA, "Parallel Synchronization and Communication Instructions: mbarrier"): a barrier that is an object
// in shared memory, for threads that arrive and for bytes that bulk copies bring.
#include "core/executor/abi/Abi.h"
#include "core/executor/lower/ptx/Translator.h"

namespace warpgrain::executor::ptx {

using namespace llvm;

/// Writes what the object was before as the token: which phase it is that is arrived at.
bool Translator::arrive(const Operand &token, const Operand &place, Value *count, ArrivalKind kind) {
  Statement ofShared;
  ofShared.modifiers = {"shared"};
  Value *address = addressOf(place, ofShared);
  if (address == nullptr || count == nullptr) return false;
  Type *whole = builder_.getInt64Ty();
  Value *before = builder_.CreateAlignedLoad(whole, address, Align(8));
  Value *after = at_.run(barrierObjectName, whole,
                         {at_.thread(), before, count, at_.number(static_cast<std::uint32_t>(kind)), at_.site()});
  builder_.CreateAlignedStore(after, address, Align(8));
  return token.kind == Operand::Kind::sink || write(token, before);
}

/// cp.async.mbarrier.arrive{.noinc}.shared.b64 [a]: when the thread's copies are done, which is now. Without noinc the
/// arrival was not counted on, and changes nothing.
bool Translator::arriveOfCopies(const Statement &statement) {
  if (!statement.isShared() || statement.operands.size() != 1) return false;
  if (!statement.has("noinc")) return true;
  return arrive(noToken(), statement.operands[0], at_.number(1), ArrivalKind::plain);
}

/// mbarrier.arrive{_drop}{.noComplete|.expect_tx} state|_, [a]{, count|bytes}
bool Translator::arrival(const Statement &statement) {
  const auto &operands = statement.operands;
  Value *count = operands.size() > 2 ? read(operands[2], builder_.getInt32Ty()) : at_.number(1);
  const ArrivalKind kind = statement.has("arrive_drop")  ? ArrivalKind::drop
                           : statement.has("noComplete") ? ArrivalKind::noComplete
                                                         : ArrivalKind::plain;
  if (!statement.has("expect_tx")) return arrive(operands[0], operands[1], count, kind);
  return operands.size() == 3 && arrive(noToken(), operands[1], count, ArrivalKind::expectBytes) &&
         arrive(operands[0], operands[1], at_.number(1), kind);
}

bool Translator::barrierObject(const Statement &statement) {
  const auto &operands = statement.operands;
  Type *word = builder_.getInt32Ty();
  Type *whole = builder_.getInt64Ty();
  if (operands.empty()) return false;
  if (statement.has("pending_count")) {
    Value *token = operands.size() == 2 ? read(operands[1], whole) : nullptr;
    if (token == nullptr) return false;
    Value *pending = builder_.CreateLShr(token, barrier_object::pendingAt);
    return write(operands[0],
                 builder_.CreateTrunc(builder_.CreateAnd(pending, std::uint64_t{barrier_object::mostCount}), word));
  }
  if (!statement.isShared()) return false;
  if (statement.has("inval")) return true;
  if (statement.has("init")) {
    Value *count = operands.size() == 2 ? read(operands[1], word) : nullptr;
    Value *address = addressOf(operands[0], statement);
    if (count == nullptr || address == nullptr) return false;
    count = builder_.CreateZExt(count, whole);
    Value *object = builder_.CreateOr(builder_.CreateShl(count, barrier_object::pendingAt),
                                      builder_.CreateShl(count, barrier_object::expectedAt));
    builder_.CreateAlignedStore(object, address, Align(8));
    return true;
  }
  if (operands.size() < 2) return false;
  if (statement.has("arrive") || statement.has("arrive_drop")) return arrival(statement);
  if (statement.has("expect_tx") || statement.has("complete_tx"))
    return arrive(noToken(), operands[0], read(operands[1], word),
                  statement.has("expect_tx") ? ArrivalKind::expectBytes : ArrivalKind::completeBytes);
  if ((!statement.has("test_wait") && !statement.has("try_wait")) || operands.size() < 3) return false;
  // Complete is a phase that is not the object's own any more.
  const bool isParity = statement.has("parity");
  Value *phase = read(operands[2], isParity ? word : whole);
  if (phase == nullptr) return false;
  at_.run("wg_yield", builder_.getVoidTy(), {at_.thread()});
  Value *address = addressOf(operands[1], statement);
  if (address == nullptr) return false;
  Value *now = builder_.CreateLShr(builder_.CreateAlignedLoad(whole, address, Align(8), /*isVolatile=*/true),
                                   barrier_object::phaseAt);
  Value *asked = isParity ? builder_.CreateZExt(builder_.CreateAnd(phase, 1), whole)
                          : builder_.CreateLShr(phase, barrier_object::phaseAt);
  return write(operands[0], builder_.CreateICmpNE(now, asked));
}

} // namespace warpgrain::executor::ptx

// SPDX-License-Identifier: Apache-2.0
#include "core/executor/lower/InlineChecks.h"

#include "core/executor/lower/kit/StateLoad.h"

#include <bit>

namespace warpgrain::executor {

namespace {

using namespace llvm;

class ConditionWriter {
public:
  ConditionWriter(IRBuilder<> &builder, const FixedAccess &access)
      : builder_(builder), access_(access), word_(builder.getInt64Ty()),
        address_(builder.CreatePtrToInt(access.address, word_)),
        block_(loadState(builder, builder.getPtrTy(), access.thread, offsetof(ThreadState, block))) {}

  /// A read of memory that nobody writes.
  Value *isFree() {
    Value *range = rangeOfSite();
    Value *offset = offsetIn(range);
    Value *size = load(range, offsetof(CheckedRange, freeBytes));
    if (access_.bytes == access_.alignment) return isBelow(placeOf(offset), size);
    Value *bytes = builder_.getInt64(access_.bytes);
    Value *isInside = builder_.CreateAnd(builder_.CreateICmpULE(offset, size),
                                         builder_.CreateICmpUGE(builder_.CreateSub(size, offset), bytes));
    return builder_.CreateAnd(isInside, builder_.CreateIsNull(builder_.CreateAnd(offset, access_.alignment - 1)));
  }

  /// A read of a word of shared memory that tells nothing new.
  Value *isUncheckedRead() {
    Value *range = rangeOfSite();
    Value *place = placeOf(offsetIn(range));
    Value *isInside = isBelow(place, load(range, offsetof(CheckedRange, uncheckedReadBytes)));
    Value *word = builder_.CreateSelect(isInside, place, builder_.getInt64(0)); // there is one in any case
    Value *epochs = loadState(builder_, builder_.getPtrTy(), range, offsetof(CheckedRange, epochs));
    Value *at = builder_.CreateInBoundsGEP(builder_.getInt8Ty(), epochs,
                                           builder_.CreateMul(word, builder_.getInt64(epochBytes)));
    return builder_.CreateAnd(isInside, builder_.CreateICmpEQ(load(at, 0), epoch()));
  }

  /// A write beside that of the thread before it. It is the next one's turn then.
  Value *goesOn() {
    Value *runs = loadState(builder_, builder_.getPtrTy(), block_, offsetof(BlockState, runs));
    Value *run = builder_.CreateConstInBoundsGEP1_64(builder_.getInt8Ty(), runs, access_.site * sizeof(OpenRun));
    Type *number = builder_.getInt32Ty();
    Value *next = loadState(builder_, number, run, offsetof(OpenRun, nextThread));
    Value *thread = loadState(builder_, number, access_.thread, offsetof(ThreadState, number));
    Value *before = builder_.CreateMul(builder_.CreateZExt(thread, word_), builder_.getInt64(access_.bytes));
    Value *origin =
        builder_.CreateAdd(builder_.CreateSub(address_, before), builder_.getInt64(access_.bytes << OpenRun::bytesAt));
    Value *isThere = builder_.CreateICmpEQ(origin, load(run, offsetof(OpenRun, origin)));
    Value *isNow = builder_.CreateICmpEQ(load(run, offsetof(OpenRun, epoch)), epoch());
    Value *out = builder_.CreateAnd(builder_.CreateICmpEQ(thread, next), builder_.CreateAnd(isThere, isNow));
    StoreInst *store = builder_.CreateStore(
        builder_.CreateAdd(next, builder_.CreateZExt(out, number)),
        builder_.CreateConstInBoundsGEP1_64(builder_.getInt8Ty(), run, offsetof(OpenRun, nextThread)));
    store->setMetadata(stateMark, MDNode::get(builder_.getContext(), {}));
    return out;
  }

private:
  Value *load(Value *object, std::uint64_t offset) { return loadState(builder_, word_, object, offset); }

  Value *rangeOfSite() {
    Value *ranges = loadState(builder_, builder_.getPtrTy(), block_, offsetof(BlockState, ranges));
    return builder_.CreateConstInBoundsGEP1_64(builder_.getInt8Ty(), ranges, access_.site * sizeof(CheckedRange));
  }

  Value *offsetIn(Value *range) { return builder_.CreateSub(address_, load(range, offsetof(CheckedRange, begin))); }

  /// How many aligned places come before it. Many where it is none itself: the bits that say so become the highest.
  Value *placeOf(Value *offset) {
    return builder_.CreateIntrinsic(word_, Intrinsic::fshr, {offset, offset, alignmentBits()});
  }

  Value *isBelow(Value *place, Value *bytes) {
    return builder_.CreateICmpULT(place, builder_.CreateLShr(bytes, alignmentBits()));
  }

  Value *alignmentBits() { return builder_.getInt64(static_cast<unsigned>(std::countr_zero(access_.alignment))); }

  /// As epochOf.
  Value *epoch() { return builder_.CreateAdd(load(block_, offsetof(BlockState, number)), builder_.getInt64(1)); }

  IRBuilder<> &builder_;
  const FixedAccess &access_;
  Type *word_;
  Value *address_;
  Value *block_;
};

} // namespace

Value *writeNeedsNoCall(IRBuilder<> &builder, const FixedAccess &access) {
  const std::uint64_t bytes = access.bytes;
  if (access.alignment > mostAlignment) return nullptr;
  if (access.kind == LoweredAccessKind::read && access.isShared) {
    if (bytes != 4 || access.alignment != 4) return nullptr; // a word
    return ConditionWriter(builder, access).isUncheckedRead();
  }
  if (access.kind == LoweredAccessKind::read) return ConditionWriter(builder, access).isFree();
  const bool canBeInRun = bytes == 4 || bytes == 8 || bytes == 16;
  if (access.kind == LoweredAccessKind::write && canBeInRun && !access.isShared)
    return ConditionWriter(builder, access).goesOn();
  return nullptr;
}

} // namespace warpgrain::executor

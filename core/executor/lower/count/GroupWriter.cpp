// SPDX-License-Identifier: Apache-2.0
#include "core/executor/lower/count/GroupWriter.h"

#include "core/executor/abi/Abi.h"
#include "core/executor/lower/kit/StateLoad.h"

#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/MDBuilder.h>
#include <llvm/IR/Module.h>
#include <llvm/Transforms/Utils/BasicBlockUtils.h>

#include <utility>

namespace warpgrain::executor {

namespace {

using namespace llvm;

class GroupWriter {
public:
  GroupWriter(const MarkedGroup &group, std::uint32_t number)
      : in_(group), number_(number), builder_(group.before), thread_(group.before->getFunction()->getArg(0)) {}

  EventGroup run() {
    block_ = loadState(builder_, builder_.getPtrTy(), thread_, offsetof(ThreadState, block));
    cursor_ = loadState(builder_, builder_.getPtrTy(), block_, offsetof(BlockState, log));
    const auto *constant = dyn_cast<ConstantInt>(in_.path);
    out_.hasPath = constant == nullptr || !constant->isZero();
    next_ = makeRoom();
    Value *header = builder_.CreateZExt(
        loadState(builder_, builder_.getInt32Ty(), thread_, offsetof(ThreadState, number)), builder_.getInt64Ty());
    header = builder_.CreateOr(header, std::uint64_t{number_} << log_header::groupAt);
    words_ = 1;
    if (out_.hasPath) put(in_.path);
    for (const MarkedEvent &event : in_.events)
      header = add(event, header);
    store(header, 0);
    Value *end = builder_.CreateConstInBoundsGEP1_64(builder_.getInt64Ty(), next_, words_);
    setState(builder_.CreateStore(
        end, builder_.CreateConstInBoundsGEP1_64(builder_.getInt8Ty(), cursor_, offsetof(LogCursor, next))));
    return std::move(out_);
  }

private:
  static void setState(StoreInst *store) { store->setMetadata(stateMark, MDNode::get(store->getContext(), {})); }

  /// Where the next word goes.
  Value *makeRoom() {
    Value *next = loadState(builder_, builder_.getPtrTy(), cursor_, offsetof(LogCursor, next));
    Value *end = loadState(builder_, builder_.getPtrTy(), cursor_, offsetof(LogCursor, end));
    BasicBlock *before = builder_.GetInsertBlock();
    MDNode *seldom = MDBuilder(builder_.getContext()).createUnlikelyBranchWeights();
    builder_.SetInsertPoint(SplitBlockAndInsertIfThen(builder_.CreateICmpUGT(next, end), in_.before->getIterator(),
                                                      /*Unreachable=*/false, seldom));
    Value *counter = loadState(builder_, builder_.getPtrTy(), block_, offsetof(BlockState, counter));
    CallInst *made = builder_.CreateCall(
        before->getModule()->getOrInsertFunction(logRoomName, builder_.getPtrTy(), builder_.getPtrTy()), {counter});
    made->setDoesNotThrow();
    builder_.SetInsertPoint(in_.before);
    PHINode *out = builder_.CreatePHI(builder_.getPtrTy(), 2);
    out->addIncoming(next, before);
    out->addIncoming(made, made->getParent());
    return out;
  }

  void store(Value *value, std::uint64_t at) {
    setState(builder_.CreateStore(value, builder_.CreateConstInBoundsGEP1_64(builder_.getInt64Ty(), next_, at)));
  }

  void put(Value *value) {
    if (value->getType()->isPointerTy()) value = builder_.CreatePtrToInt(value, builder_.getInt64Ty());
    store(builder_.CreateZExt(value, builder_.getInt64Ty()), words_++);
  }

  /// Gives the header, to which a branch adds its way.
  Value *add(const MarkedEvent &marked, Value *header) {
    LoggedEvent event{.kind = marked.kind};
    if (const auto *constant = dyn_cast<ConstantInt>(marked.place))
      event.place = static_cast<std::uint32_t>(constant->getZExtValue());
    else
      event.isPlaceLogged = true;
    if (event.isPlaceLogged) put(marked.place);
    if (event.hasNumber()) put(numberOf(marked));
    out_.events.push_back(event);
    if (event.kind != EventKind::branch) return header;
    Value *way = builder_.CreateZExt(marked.number, builder_.getInt64Ty());
    return builder_.CreateOr(header, builder_.CreateShl(way, log_header::waysAt + branches_++));
  }

  Value *numberOf(const MarkedEvent &marked) {
    if (marked.kind != EventKind::loopEnd) return marked.number;
    Value *iterations = builder_.CreateZExt(marked.number, builder_.getInt64Ty());
    Value *byTest = builder_.CreateZExt(marked.byTest, builder_.getInt64Ty());
    return builder_.CreateOr(builder_.CreateShl(iterations, 1), byTest); // LoopEnds::packed
  }

  const MarkedGroup &in_;
  std::uint32_t number_;
  IRBuilder<> builder_;
  Value *thread_;
  Value *block_ = nullptr;
  Value *cursor_ = nullptr;
  Value *next_ = nullptr;
  std::uint64_t words_ = 0;
  unsigned branches_ = 0;
  EventGroup out_;
};

} // namespace

EventGroup writeGroup(const MarkedGroup &group, std::uint32_t number) {
  return GroupWriter(group, number).run();
}

} // namespace warpgrain::executor

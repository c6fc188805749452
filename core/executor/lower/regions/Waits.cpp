// SPDX-License-Identifier: Apache-2.0
#include "core/executor/lower/regions/Waits.h"

#include "core/executor/abi/Abi.h"
#include "core/executor/lower/kit/ThreadLoops.h"
#include "core/executor/lower/kit/Waiting.h"

#include <llvm/IR/CFG.h>
#include <llvm/IR/Constants.h>
#include <llvm/IR/DebugInfoMetadata.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/Transforms/Utils/BasicBlockUtils.h>
#include <llvm/Transforms/Utils/Cloning.h>

#include <map>
#include <set>
#include <string>
#include <string_view>

namespace warpgrain::executor {

namespace {

using namespace llvm;

/// Each wait makes a copy of the code that is reached from it: more would take too long to compile.
constexpr std::size_t mostWaits = 400;
constexpr std::size_t mostInstructions = 100'000;

bool isCallOf(const CallInst &call, std::string_view name) {
  const Function *callee = call.getCalledFunction();
  return callee != nullptr && std::string_view(callee->getName()) == name;
}

bool isZero(const Value *value) {
  const auto *number = dyn_cast<ConstantInt>(value);
  return number != nullptr && number->isZero();
}

/// Functions with a body in which a thread may wait, or that call one.
std::set<const Function *> functionsThatWait(const Module &module) {
  std::set<const Function *> out;
  for (bool grows = true; grows;) {
    grows = false;
    for (const Function &function : module) {
      if (function.isDeclaration() || out.contains(&function)) continue;
      for (const Instruction &instruction : instructions(function))
        if (const auto *call = dyn_cast<CallInst>(&instruction);
            call != nullptr && (waitsForOthers(*call) || out.contains(call->getCalledFunction()))) {
          out.insert(&function);
          grows = true;
          break;
        }
    }
  }
  return out;
}

CallInst *firstCallOf(Function &kernel, const std::set<const Function *> &callees) {
  for (Instruction &instruction : instructions(kernel))
    if (auto *call = dyn_cast<CallInst>(&instruction); call != nullptr && callees.contains(call->getCalledFunction()))
      return call;
  return nullptr;
}

/// False where a call stays: of a function that calls itself, or that is too large.
bool inlineWaiting(Function &kernel) {
  const std::set<const Function *> callees = functionsThatWait(*kernel.getParent());
  while (CallInst *call = firstCallOf(kernel, callees)) {
    if (call->getCalledFunction() == &kernel || kernel.getInstructionCount() > mostInstructions / 2) return false;
    InlineFunctionInfo info;
    if (!InlineFunction(*call, info).isSuccess()) return false;
  }
  return true;
}

/// A thread that ends itself returns.
void returnAtExits(Function &kernel) {
  std::vector<CallInst *> exits;
  for (Instruction &instruction : instructions(kernel))
    if (auto *call = dyn_cast<CallInst>(&instruction); call != nullptr && isCallOf(*call, "wg_exit"))
      exits.push_back(call);
  for (CallInst *exit : exits) {
    BasicBlock *block = exit->getParent();
    SplitBlock(block, exit);
    block->getTerminator()->eraseFromParent();
    ReturnInst::Create(kernel.getContext(), block);
  }
  if (!exits.empty()) EliminateUnreachableBlocks(kernel);
}

std::uint32_t numberAt(const CallInst &call, unsigned argument) {
  return static_cast<std::uint32_t>(cast<ConstantInt>(call.getArgOperand(argument))->getZExtValue());
}

bool isPoll(const CallInst &call) {
  return isCallOf(call, "wg_poll") || isCallOf(call, "wg_yield");
}

std::optional<WarpOperation> exchangeOf(const CallInst &call) {
  if (isCallOf(call, "wg_warp_sync")) return WarpOperation::sync;
  if (isCallOf(call, "wg_shuffle")) return WarpOperation::shuffle;
  if (isCallOf(call, "wg_ballot")) return WarpOperation::ballot;
  if (isCallOf(call, "wg_match")) return WarpOperation::match;
  if (isCallOf(call, "wg_reduce")) return WarpOperation::reduce;
  if (isCallOf(call, "wg_matrix")) return WarpOperation::multiply;
  return std::nullopt;
}

/// The places of the call and of all that it was inlined into; where they are not known, the wait is of its own.
std::string originOf(const CallInst &call, std::size_t number) {
  std::string out;
  for (const DILocation *at = call.getDebugLoc().get(); at != nullptr; at = at->getInlinedAt())
    out += at->getFilename().str() + ":" + std::to_string(at->getLine()) + ":" + std::to_string(at->getColumn()) + " ";
  return out.empty() ? std::to_string(number) : out;
}

/// What a thread waits for there; nothing where it is a barrier for some threads, or no wait that regions can end at.
std::optional<WaitPoint> pointOf(const CallInst &call) {
  if (isPoll(call)) return WaitPoint{.kind = WaitKind::poll, .reduction = {}};
  if (isCallOf(call, "wg_barrier_arrive")) return std::nullopt;
  WaitPoint out{.site = numberAt(call, call.arg_size() - 1), .reduction = {}};
  if (exchangeOf(call)) {
    out.kind = WaitKind::exchange;
    return out;
  }
  if (isCallOf(call, "wg_activemask") || isCallOf(call, "wg_step")) {
    out.kind = isCallOf(call, "wg_step") ? WaitKind::step : WaitKind::activeMask;
    return out;
  }
  const bool reduces = isCallOf(call, "wg_barrier_reduce");
  if (!reduces && !isCallOf(call, "wg_barrier")) return std::nullopt;
  // (thread, id, threads, [reduction, predicate,] site)
  if (!isZero(call.getArgOperand(1)) || !isZero(call.getArgOperand(2))) return std::nullopt;
  if (reduces) out.reduction = static_cast<Reduction>(numberAt(call, 3));
  return out;
}

bool hasDynamicVariables(const Function &kernel) {
  for (const Instruction &instruction : instructions(kernel))
    if (const auto *variable = dyn_cast<AllocaInst>(&instruction); variable != nullptr && !variable->isStaticAlloca())
      return true;
  return false;
}

std::optional<std::vector<WaitCall>> waitsOf(Function &kernel, bool waitsForGrid) {
  std::vector<WaitCall> out;
  std::map<std::string, std::uint16_t> origins;
  for (Instruction &instruction : instructions(kernel)) {
    auto *call = dyn_cast<CallInst>(&instruction);
    if (call == nullptr || !waitsForOthers(*call)) continue;
    if (isPoll(*call) && !waitsForGrid) return std::nullopt;
    auto point = pointOf(*call);
    if (!point || origins.size() > mostWaits) return std::nullopt;
    point->origin =
        origins.try_emplace(originOf(*call, out.size()), static_cast<std::uint16_t>(origins.size())).first->second;
    out.push_back({.call = call, .point = *point});
  }
  if (out.size() > mostWaits) return std::nullopt;
  return out;
}

/// How many instructions a thread may come through from a block to where it waits next.
std::size_t sizeOfRegion(BasicBlock *begin, const std::set<BasicBlock *> &ends) {
  std::set<BasicBlock *> seen{begin};
  std::vector<BasicBlock *> open{begin};
  std::size_t size = 0;
  while (!open.empty()) {
    BasicBlock *block = open.back();
    open.pop_back();
    size += block->size();
    if (ends.contains(block)) continue;
    for (BasicBlock *next : successors(block))
      if (seen.insert(next).second) open.push_back(next);
  }
  return size;
}

bool copiesAreFew(Function &kernel, const std::vector<WaitCall> &waits) {
  std::set<BasicBlock *> ends;
  for (const WaitCall &wait : waits)
    ends.insert(wait.call->getParent());
  std::size_t size = sizeOfRegion(&kernel.getEntryBlock(), ends);
  for (const WaitCall &wait : waits)
    size += sizeOfRegion(wait.resume, ends);
  return size <= mostInstructions;
}

/// State that changes from region to region, other than where the thread is.
Value *changingState(IRBuilder<> &builder, Function &kernel, std::size_t offset, Type *type) {
  Value *block =
      builder.CreateLoad(builder.getPtrTy(), memberAt(builder, kernel.getArg(0), offsetof(ThreadState, block)));
  return builder.CreateLoad(type, memberAt(builder, block, offset));
}

/// What the thread gets: of a barrier the same for all threads.
Value *whatIsGot(const WaitCall &wait) {
  Function &kernel = *wait.call->getFunction();
  IRBuilder<> builder(wait.resume, wait.resume->getFirstInsertionPt());
  if (wait.point.kind == WaitKind::barrier)
    return changingState(builder, kernel, offsetof(BlockState, reduced), builder.getInt32Ty());
  Value *results = changingState(builder, kernel, offsetof(BlockState, result), builder.getPtrTy());
  Value *number =
      builder.CreateLoad(builder.getInt32Ty(), memberAt(builder, kernel.getArg(0), offsetof(ThreadState, number)));
  Value *place = builder.CreateGEP(builder.getInt64Ty(), results, builder.CreateZExt(number, builder.getInt64Ty()));
  return builder.CreateTrunc(builder.CreateLoad(builder.getInt64Ty(), place), wait.call->getType());
}

/// Fills in a thread's part in an exchange.
void storePart(IRBuilder<> &builder, const CallInst &call, WarpOperation operation, Value *part) {
  const auto store = [&](std::size_t offset, Value *value) {
    builder.CreateStore(value, memberAt(builder, part, offset));
  };
  store(offsetof(WarpPart, operation), builder.getInt32(static_cast<std::uint32_t>(operation)));
  store(offsetof(WarpPart, mask), call.getArgOperand(1));
  switch (operation) {
  case WarpOperation::sync:
    return;
  case WarpOperation::ballot: // (thread, mask, predicate, site)
    store(offsetof(WarpPart, value), builder.CreateZExt(call.getArgOperand(2), builder.getInt64Ty()));
    return;
  case WarpOperation::shuffle: // (thread, mask, kind, value, lane, clamp, site)
    store(offsetof(WarpPart, lane), call.getArgOperand(4));
    store(offsetof(WarpPart, clamp), call.getArgOperand(5));
    break;
  case WarpOperation::match:
  case WarpOperation::reduce:
  case WarpOperation::multiply: // (thread, mask, kind, value, site)
    break;
  }
  store(offsetof(WarpPart, kind), call.getArgOperand(2));
  store(offsetof(WarpPart, value), builder.CreateZExt(call.getArgOperand(3), builder.getInt64Ty()));
}

} // namespace

void storeWhatIsBrought(IRBuilder<> &builder, const CallInst &call, Value *number) {
  Function &function = *const_cast<Function *>(call.getFunction());
  if (const auto operation = exchangeOf(call)) {
    Value *parts = changingState(builder, function, offsetof(BlockState, part), builder.getPtrTy());
    Value *offset = builder.CreateMul(number, builder.getInt64(sizeof(WarpPart)));
    storePart(builder, call, *operation, builder.CreateGEP(builder.getInt8Ty(), parts, offset));
  } else if (isCallOf(call, "wg_barrier_reduce")) {
    Value *predicates = changingState(builder, function, offsetof(BlockState, predicate), builder.getPtrTy());
    builder.CreateStore(call.getArgOperand(4), builder.CreateGEP(builder.getInt32Ty(), predicates, number));
  }
}

std::optional<std::vector<WaitCall>> splitAtWaits(Function &kernel, bool waitsForGrid) {
  if (!inlineWaiting(kernel)) return std::nullopt;
  returnAtExits(kernel);
  if (hasDynamicVariables(kernel)) return std::nullopt;
  auto waits = waitsOf(kernel, waitsForGrid);
  if (!waits) return std::nullopt;
  for (WaitCall &wait : *waits)
    wait.resume = SplitBlock(wait.call->getParent(), std::next(wait.call->getIterator()));
  if (!copiesAreFew(kernel, *waits)) return std::nullopt;
  for (const WaitCall &wait : *waits)
    if (!wait.call->use_empty()) wait.call->replaceAllUsesWith(whatIsGot(wait));
  return waits;
}

} // namespace warpgrain::executor

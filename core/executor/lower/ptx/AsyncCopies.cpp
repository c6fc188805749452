// SPDX-License-Identifier: Apache-2.0
//
// cp.async (PTX ISA, "Data Movement and Conversion Instructions: Non-bulk copy"). A copy may be done at any time before
// its thread waits for it; here it is done at once. The executor keeps which copies were not waited for yet: to access
// what they write is an error.
#include "core/executor/lower/kit/StructureGaps.h"
#include "core/executor/lower/ptx/Translator.h"

#include <llvm/Transforms/Utils/BasicBlockUtils.h>

#include <algorithm>
#include <array>

namespace warpgrain::executor::ptx {

using namespace llvm;

namespace {

constexpr std::array<std::int64_t, 3> sizes{4, 8, 16};

} // namespace

/// The bytes that are left of a copy become zero: so many are read, which no constant tells.
void Translator::copyPart(Value *to, Value *from, Value *read, std::int64_t size) {
  Type *byte = builder_.getInt8Ty();
  Instruction *next = &*builder_.GetInsertPoint();
  builder_.CreateAlignedStore(ConstantInt::get(builder_.getIntNTy(static_cast<unsigned>(size) * 8), 0), to,
                              Align(static_cast<std::uint64_t>(size)));
  Value *count = builder_.CreateBinaryIntrinsic(Intrinsic::umin, builder_.CreateZExt(read, builder_.getInt64Ty()),
                                                builder_.getInt64(static_cast<std::uint64_t>(size)));
  Value *isAny = builder_.CreateICmpNE(count, builder_.getInt64(0));
  Instruction *end = SplitBlockAndInsertIfThen(isAny, builder_.GetInsertPoint(), /*Unreachable=*/false);
  const auto [inside, index] = SplitBlockAndInsertSimpleForLoop(count, end->getIterator());
  builder_.SetInsertPoint(inside);
  Value *value = builder_.CreateLoad(byte, builder_.CreateGEP(byte, from, index));
  builder_.CreateStore(value, builder_.CreateGEP(byte, to, index));
  builder_.SetInsertPoint(next);
}

/// cp.async.<ca|cg>.shared.global [to], [from], size{, read}{, policy}; cp.async.commit_group; cp.async.wait_group n;
/// cp.async.wait_all
bool Translator::asyncCopy(const Statement &statement) {
  const auto &operands = statement.operands;
  if (!statement.has("async")) return false;
  if (statement.has("bulk")) return bulkCopy(statement);
  if (statement.has("commit_group")) {
    at_.run("wg_async_commit", builder_.getVoidTy(), {at_.thread()});
    return true;
  }
  if (statement.has("wait_group") || statement.has("wait_all")) return waitForCopies(statement);
  if (statement.has("mbarrier")) return waitForCopies({}) && arriveOfCopies(statement); // it knows nothing of objects
  if (!statement.isShared() || !statement.has("global") || operands.size() < 3) return false;
  auto *size = dyn_cast_or_null<ConstantInt>(read(operands[2], builder_.getInt32Ty()));
  if (size == nullptr || std::ranges::find(sizes, size->getSExtValue()) == sizes.end()) return false;
  const bool hasPolicy = statement.has("L2::cache_hint");
  const bool isPart = operands.size() == (hasPolicy ? 5U : 4U);
  if (!isPart && operands.size() != (hasPolicy ? 4U : 3U)) return false;
  Value *count = isPart ? read(operands[3], builder_.getInt32Ty()) : size;
  if (count == nullptr) return false;
  // A predicate there says that nothing is read.
  if (const Value *given = held(operands[isPart ? 3 : 2]); given != nullptr && given->getType()->isIntegerTy(1))
    count = builder_.CreateSelect(builder_.CreateTrunc(count, builder_.getInt1Ty()), builder_.getInt32(0), size);
  Value *to = addressOf(operands[0], statement);
  Statement ofGlobal = statement;
  std::erase_if(ofGlobal.modifiers, [](const std::string &word) { return word.starts_with("shared"); });
  Value *from = addressOf(operands[1], ofGlobal);
  if (to == nullptr || from == nullptr) return false;
  const auto bytes = static_cast<std::uint64_t>(size->getSExtValue());
  if (const auto *constant = dyn_cast<ConstantInt>(count); constant != nullptr && constant->getZExtValue() == bytes) {
    Type *whole = builder_.getIntNTy(static_cast<unsigned>(bytes) * 8);
    LoadInst *load = builder_.CreateAlignedLoad(whole, from, Align(bytes));
    markGaps(*load); // whatever it copies
    builder_.CreateAlignedStore(load, to, Align(bytes));
  } else {
    copyPart(to, from, count, static_cast<std::int64_t>(bytes));
  }
  at_.run("wg_async_copy", builder_.getVoidTy(),
          {at_.thread(), builder_.CreatePtrToInt(to, builder_.getInt64Ty()), builder_.getInt64(bytes)});
  return true;
}

/// Without operands for all of the thread's copies.
bool Translator::waitForCopies(const Statement &statement) {
  Value *left = builder_.getInt64(static_cast<std::uint64_t>(-1));
  if (statement.has("wait_group")) {
    left = statement.operands.size() == 1 ? read(statement.operands[0], builder_.getInt32Ty()) : nullptr;
    if (left == nullptr) return false;
    left = builder_.CreateZExt(left, builder_.getInt64Ty());
  }
  at_.run("wg_async_wait", builder_.getVoidTy(), {at_.thread(), left});
  return true;
}

} // namespace warpgrain::executor::ptx

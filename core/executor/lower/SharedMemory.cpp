// SPDX-License-Identifier: Apache-2.0
#include "core/executor/abi/Abi.h"
#include "core/executor/lower/Passes.h"
#include "core/executor/lower/kit/Names.h"
#include "core/executor/lower/kit/StateLoad.h"

#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/Instructions.h>
#include <llvm/IR/ReplaceConstant.h>
#include <llvm/Support/Alignment.h>

#include <algorithm>
#include <map>
#include <vector>

namespace warpgrain::executor {

namespace {

using namespace llvm;

constexpr unsigned sharedSpace = 3;
/// What a small overrun hits instead of the next variable.
constexpr std::uint64_t gapBytes = 128;
/// As a block's shared memory is aligned on the device.
constexpr std::uint64_t leastAlignment = 16;

/// The address of a shared variable in one function, computed where the function begins.
class Places {
public:
  Value *in(Function &function, std::uint64_t offset, Type *type) {
    auto &value = values_[{&function, offset}];
    if (value != nullptr) return value;
    IRBuilder<> builder(&*function.getEntryBlock().getFirstNonPHIOrDbgOrAlloca());
    Value *block = member(builder, function.getArg(0), offsetof(ThreadState, block));
    Value *shared = member(builder, block, offsetof(BlockState, shared));
    Value *place = builder.CreateConstInBoundsGEP1_64(builder.getInt8Ty(), shared, offset);
    return value = builder.CreateAddrSpaceCast(place, type);
  }

private:
  static Value *member(IRBuilder<> &builder, Value *object, std::uint64_t offset) {
    return loadState(builder, builder.getPtrTy(), object, offset);
  }

  std::map<std::pair<Function *, std::uint64_t>, Value *> values_;
};

} // namespace

Result<void> lowerSharedMemory(Module &module, LoweredKernel &kernel) {
  std::vector<GlobalVariable *> variables;
  std::vector<Constant *> constants;
  for (GlobalVariable &variable : module.globals())
    if (variable.getAddressSpace() == sharedSpace) {
      variables.push_back(&variable);
      constants.push_back(&variable);
    }
  convertUsersOfConstantsToInstructions(constants);

  const DataLayout &layout = module.getDataLayout();
  std::map<GlobalVariable *, std::uint64_t> offsets;
  std::uint64_t end = 0;
  for (GlobalVariable *variable : variables) {
    const std::uint64_t bytes = layout.getTypeAllocSize(variable->getValueType());
    if (bytes == 0) continue; // `extern __shared__` of an array without a size: the launch says how long it is
    const std::uint64_t offset = alignTo(end, std::max(leastAlignment, variable->getAlign().valueOrOne().value()));
    offsets[variable] = offset;
    kernel.shared.push_back({.name = sourceName(variable->getName().str()), .offset = offset, .bytes = bytes});
    end = offset + bytes + gapBytes;
  }
  kernel.staticSharedBytes = alignTo(end, 256);

  Places places;
  for (GlobalVariable *variable : variables) {
    const auto known = offsets.find(variable);
    const std::uint64_t offset = known != offsets.end() ? known->second : kernel.staticSharedBytes;
    for (Use &use : make_early_inc_range(variable->uses())) {
      auto *user = dyn_cast<Instruction>(use.getUser());
      if (user == nullptr)
        return fail(ErrorKind::tool, "The address of the shared variable " + sourceName(variable->getName().str()) +
                                         " is a constant of another variable, which the executor does not support.");
      use.set(places.in(*user->getFunction(), offset, variable->getType()));
    }
    variable->eraseFromParent();
  }
  return {};
}

} // namespace warpgrain::executor

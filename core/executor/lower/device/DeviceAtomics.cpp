// SPDX-License-Identifier: Apache-2.0
#include "core/executor/lower/device/DeviceLibrary.h"

#include <llvm/IR/IRBuilder.h>

#include <array>
#include <optional>

namespace warpgrain::executor {

namespace {

using namespace llvm;

struct Kind {
  std::string_view word;
  AtomicRMWInst::BinOp integer;
};

constexpr std::array<Kind, 9> kinds{{{"add", AtomicRMWInst::Add},
                                     {"and", AtomicRMWInst::And},
                                     {"dec", AtomicRMWInst::UDecWrap},
                                     {"exch", AtomicRMWInst::Xchg},
                                     {"inc", AtomicRMWInst::UIncWrap},
                                     {"max", AtomicRMWInst::Max},
                                     {"min", AtomicRMWInst::Min},
                                     {"or", AtomicRMWInst::Or},
                                     {"xor", AtomicRMWInst::Xor}}};

} // namespace

bool lowerDeviceAtomic(CallInst &call, std::string_view name) {
  if (!name.starts_with("atomic.")) return false;
  const std::string_view operation = name.substr(7, name.find('.', 7) - 7);
  IRBuilder<> builder(&call);
  Value *out = nullptr;
  if (operation == "cas") {
    Value *pair =
        builder.CreateAtomicCmpXchg(call.getArgOperand(0), call.getArgOperand(1), call.getArgOperand(2), MaybeAlign(),
                                    AtomicOrdering::SequentiallyConsistent, AtomicOrdering::SequentiallyConsistent);
    out = builder.CreateExtractValue(pair, 0);
  } else {
    for (const Kind &kind : kinds) {
      if (kind.word != operation) continue;
      const bool addsFloats = call.getType()->isFloatingPointTy() && kind.integer == AtomicRMWInst::Add;
      out = builder.CreateAtomicRMW(addsFloats ? AtomicRMWInst::FAdd : kind.integer, call.getArgOperand(0),
                                    call.getArgOperand(1), MaybeAlign(), AtomicOrdering::SequentiallyConsistent);
    }
  }
  if (out == nullptr) return false;
  call.replaceAllUsesWith(out);
  call.eraseFromParent();
  return true;
}

} // namespace warpgrain::executor

// SPDX-License-Identifier: Apache-2.0
#include "core/executor/lower/device/SpecialRegisters.h"

namespace warpgrain::executor {

namespace {

using namespace llvm;

/// "tid.y" and its kin: a prefix, and x, y or z.
Value *indexRegister(RuntimeCalls &at, std::string_view name) {
  if (name.size() < 3 || name[name.size() - 2] != '.') return nullptr;
  const char letter = name.back();
  const std::string_view lead = name.substr(0, name.size() - 2);
  if (letter < 'x' || letter > 'z') return letter == 'w' ? at.number(0) : nullptr;
  const auto offset = static_cast<std::size_t>(letter - 'x') * sizeof(std::uint32_t);
  if (lead == "tid") return at.ofThread(offsetof(ThreadState, index) + offset);
  if (lead == "ntid") return at.ofBlock(offsetof(BlockState, blockExtent) + offset);
  if (lead == "ctaid") return at.ofBlock(offsetof(BlockState, blockIndex) + offset);
  if (lead == "nctaid") return at.ofBlock(offsetof(BlockState, gridExtent) + offset);
  return nullptr;
}

Value *laneMask(RuntimeCalls &at, std::string_view relation) {
  auto &b = at.builder;
  Value *lane = b.CreateAnd(at.ofThread(offsetof(ThreadState, number)), warpSize - 1);
  Value *own = b.CreateShl(at.number(1), lane);
  Value *below = b.CreateSub(own, at.number(1));
  if (relation == "eq") return own;
  if (relation == "lt") return below;
  if (relation == "le") return b.CreateOr(below, own);
  if (relation == "ge") return b.CreateNot(below);
  if (relation == "gt") return b.CreateNot(b.CreateOr(below, own));
  return nullptr;
}

} // namespace

Value *specialRegister(RuntimeCalls &at, std::string_view name) {
  auto &b = at.builder;
  if (Value *index = indexRegister(at, name)) return index;
  if (name.starts_with("lanemask")) return laneMask(at, name.substr(name.size() - 2));
  if (name == "laneid") return b.CreateAnd(at.ofThread(offsetof(ThreadState, number)), warpSize - 1);
  if (name == "warpid") return b.CreateLShr(at.ofThread(offsetof(ThreadState, number)), 5);
  if (name == "nwarpid")
    return b.CreateLShr(b.CreateAdd(at.ofBlock(offsetof(BlockState, threads)), at.number(warpSize - 1)), 5);
  if (name == "warpsize") return at.number(warpSize);
  if (name == "envreg1" || name == "envreg2") { // where the grid's workspace is
    Value *address = at.run("wg_grid_workspace", b.getInt64Ty(), {at.thread()});
    return name == "envreg1" ? b.CreateLShr(address, 32) : address;
  }
  if (name == "smid" || name == "gridid") return at.number(0);
  if (name == "nsmid") return at.number(1);
  if (name == "dynamic_smem_size") return at.ofBlock(offsetof(BlockState, sharedBytes));
  if (name == "clock64" || name == "clock" || name == "globaltimer" || name == "clock_hi" || name == "globaltimer_lo") {
    Value *time = at.run(name.starts_with("clock") ? "wg_clock" : "wg_globaltimer", b.getInt64Ty(), {});
    return name == "clock_hi" ? b.CreateLShr(time, 32) : time;
  }
  return nullptr;
}

} // namespace warpgrain::executor

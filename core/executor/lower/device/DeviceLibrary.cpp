// SPDX-License-Identifier: Apache-2.0
#include "core/executor/lower/device/DeviceLibrary.h"

#include "core/executor/lower/kit/RuntimeCalls.h"

#include <llvm/IR/IntrinsicInst.h>

#include <algorithm>
#include <array>

namespace warpgrain::executor {

namespace {

using namespace llvm;

constexpr std::array sameOnHost{std::string_view("memcpy"), std::string_view("memmove"), std::string_view("memset"),
                                std::string_view("memcmp"), std::string_view("strlen"),  std::string_view("strcmp")};

/// "operator new" and "operator delete" are always there on devices; Clang has them with <new> alone.
constexpr std::array allocating{std::string_view("malloc"), std::string_view("_Znwm"), std::string_view("_Znam")};
constexpr std::array releasing{std::string_view("free"), std::string_view("_ZdlPv"), std::string_view("_ZdaPv"),
                               std::string_view("_ZdlPvm"), std::string_view("_ZdaPvm")};

bool isOneOf(const auto &names, StringRef name) {
  return std::ranges::find(names, std::string_view(name)) != names.end();
}

} // namespace

bool lowerLibraryCall(CallInst &call, SiteTable &sites) {
  const StringRef name = call.getCalledFunction()->getName();
  if (isOneOf(sameOnHost, name)) return true;
  RuntimeCalls at(call, sites);
  auto &b = at.builder;
  const auto argument = [&](unsigned i) { return call.getArgOperand(i); };
  if (name == "vprintf" && call.arg_size() == 2)
    at.replaceWith(at.run("wg_printf", b.getInt32Ty(), {at.thread(), argument(0), argument(1)}));
  else if (name == "__assertfail" && call.arg_size() == 5)
    at.replaceWith(at.run("wg_assert_fail", b.getVoidTy(),
                          {at.thread(), argument(0), argument(1), at.word(2), argument(3), at.site()}));
  else if (name == "__assert_fail" && call.arg_size() == 4)
    at.replaceWith(at.run("wg_assert_fail", b.getVoidTy(),
                          {at.thread(), argument(0), argument(1), at.word(2), argument(3), at.site()}));
  else if (name == "__nvvm_get_smem_pointer" && call.arg_size() == 1) // as narrow as on the device
    at.replaceWith(b.CreateTrunc(b.CreatePtrToInt(argument(0), b.getInt64Ty()), b.getInt32Ty()));
  else if (isOneOf(allocating, name))
    at.replaceWith(at.run("wg_malloc", b.getPtrTy(), {at.thread(), argument(0)}));
  else if (isOneOf(releasing, name))
    at.replaceWith(at.run("wg_free", b.getVoidTy(), {at.thread(), argument(0), at.site()}));
  else if (name == "abort" || name == "__cxa_pure_virtual")
    at.replaceWith(at.run("wg_trap", b.getVoidTy(), {at.thread(), at.site()}));
  else if (name == "_ZL3nanPKc") // which Clang's headers declare, and define nowhere
    at.replaceWith(b.CreateBitCast(at.run("wg_nan", b.getInt64Ty(), {argument(0)}), b.getDoubleTy()));
  else
    return false;
  return true;
}

bool lowerCommonIntrinsic(CallInst &call, SiteTable &sites) {
  switch (call.getIntrinsicID()) {
  case Intrinsic::trap:
  case Intrinsic::ubsantrap: {
    RuntimeCalls at(call, sites);
    at.replaceWith(at.run("wg_trap", at.builder.getVoidTy(), {at.thread(), at.site()}));
    return true;
  }
  case Intrinsic::debugtrap: // a breakpoint, with nobody to stop for
    call.eraseFromParent();
    return true;
  default:
    return true;
  }
}

} // namespace warpgrain::executor

// SPDX-License-Identifier: Apache-2.0
//
// What calls are counted as: intrinsics, functions of libdevice and inline assembly, by their names and types.
#include "core/executor/lower/count/Operations.h"
#include "core/executor/lower/ptx/Statement.h"

#include <llvm/IR/Function.h>
#include <llvm/IR/InlineAsm.h>
#include <llvm/IR/IntrinsicInst.h>

#include <algorithm>
#include <optional>
#include <set>
#include <string_view>

namespace warpgrain::executor {

namespace {

using namespace llvm;
using run::OperationKind;
using Words = std::set<std::string_view>;

bool startsWithAny(StringRef name, std::initializer_list<StringRef> leads) {
  return std::ranges::any_of(leads, [name](StringRef lead) { return name.starts_with(lead); });
}

/// The type that a function computes with: its first floating-point argument's, else its result's.
const Type &computedType(const CallBase &call) {
  for (const Use &argument : call.args())
    if (argument->getType()->isFPOrFPVectorTy()) return *argument->getType();
  return *call.getType();
}

std::uint64_t elementsOf(const Type &type) {
  const auto *vector = dyn_cast<FixedVectorType>(&type);
  return vector != nullptr ? vector->getNumElements() : 1;
}

bool computesWithFloats(const CallBase &call) {
  return computedType(call).isFPOrFPVectorTy();
}

bool accessesMemory(const CallBase &call) {
  return std::ranges::any_of(call.args(), [](const Use &use) { return use->getType()->isPointerTy(); });
}

/// "float2int_rn", "ll2double_rz": a type, 2, a type; but not "exp2".
bool namesConversion(StringRef name) {
  return startsWithAny(name, {"float2", "double2", "half2", "int2", "uint2", "ll2", "ull2", "hiloint2"});
}

/// Functions of the math library that are one operation of the arithmetic; "f", and a rounding, may follow.
bool namesArithmetic(StringRef name) {
  static const Words words{"fabs",  "fma",       "fmax",     "fmin",      "floor",    "ceil",        "trunc", "rint",
                           "round", "nearbyint", "copysign", "fdim",      "signbit",  "signbitd",    "isinf", "isinfd",
                           "isnan", "isnand",    "finite",   "isfinited", "saturate", "fadd",        "fsub",  "fmul",
                           "fdiv",  "dadd",      "dsub",     "dmul",      "ddiv",     "fast_fdivide"};
  name = name.split("_r").first; // "fma_rn", "fmaf_rz"; no word has it
  if (words.contains(name)) return true;
  return name.consume_back("f") && words.contains(name);
}

std::optional<OperationKind> kindOfLibraryCall(const CallBase &call, StringRef name) {
  if (name.contains("_as_")) return std::nullopt; // the same bits under another type
  if (namesConversion(name)) return OperationKind::conversion;
  if (!computesWithFloats(call)) return OperationKind::integer;
  return namesArithmetic(name) ? arithmeticOf(computedType(call)) : OperationKind::special;
}

std::optional<OperationKind> kindOfDeviceIntrinsic(const CallBase &call, StringRef name) {
  if (startsWithAny(name, {"bar.warp", "shfl", "vote", "match", "redux", "activemask", "elect"}))
    return OperationKind::exchange;
  if (name.starts_with("bar")) return OperationKind::barrier;
  if (startsWithAny(name, {"sqrt", "rsqrt", "rcp", "sin", "cos", "ex2", "lg2", "tanh", "mma", "wmma"}))
    return OperationKind::special;
  if (startsWithAny(name, {"read.ptx", "isspacep", "membar", "fence", "exit", "nanosleep", "bitcast", "prefetch",
                           "mapa", "move", "ptr", "tex", "tld4", "suld", "sust", "txq", "suq", "reflect"}))
    return std::nullopt;
  if (accessesMemory(call) || call.getType()->isVoidTy()) return std::nullopt;
  if (name.split('.').first.contains('2')) return OperationKind::conversion; // "d2i.rn", "ui2f.rz"
  return arithmeticOf(computedType(call));
}

std::optional<OperationKind> kindOfIntrinsic(const CallBase &call, StringRef name) {
  if (name.consume_front("nvvm.")) return kindOfDeviceIntrinsic(call, name);
  if (startsWithAny(name, {"expect", "is.constant", "objectsize", "stacksave", "read_register", "annotation", "launder",
                           "strip", "ptrmask", "threadlocal", "preserve", "invariant", "vscale", "arithmetic.fence"}))
    return std::nullopt;
  if (accessesMemory(call) || call.getType()->isVoidTy()) return std::nullopt;
  if (startsWithAny(name, {"sqrt", "sin", "cos", "tan", "exp", "log", "pow", "asin", "acos", "atan"}))
    return OperationKind::special;
  if (startsWithAny(name, {"fptosi", "fptoui", "lround", "llround", "lrint", "llrint", "convert"}))
    return OperationKind::conversion;
  return arithmeticOf(computedType(call));
}

/// The kind of arithmetic of a PTX type: "f32", "f16x2", "s64".
OperationKind arithmeticOfPtx(std::string_view type) {
  if (type.starts_with("f64")) return OperationKind::float64;
  if (type.starts_with("f32") || type.starts_with("tf32")) return OperationKind::float32;
  return type.starts_with("f16") || type.starts_with("bf16") ? OperationKind::float16 : OperationKind::integer;
}

std::optional<OperationKind> kindOfStatement(const ptx::Statement &statement) {
  static const Words exchanges{"shfl", "vote", "match", "redux", "activemask", "elect"};
  static const Words specials{"sin", "cos", "ex2", "lg2", "rsqrt", "rcp", "sqrt", "tanh", "mma", "wmma"};
  static const Words silent{
      "mov",     "cvta",          "isspacep",    "membar", "fence",   "prefetch", "prefetchu", "mapa",
      "ld",      "ldu",           "st",          "atom",   "red",     "cp",       "ldmatrix",  "stmatrix",
      "tex",     "tld4",          "suld",        "sust",   "sured",   "txq",      "suq",       "mbarrier",
      "exit",    "trap",          "nanosleep",   "brkpt",  "pmevent", "bra",      "ret",       "griddepcontrol",
      "discard", "applypriority", "createpolicy"};
  const std::string_view operation = statement.operation;
  if (silent.contains(operation)) return std::nullopt;
  if (exchanges.contains(operation) || (operation == "bar" && statement.has("warp"))) return OperationKind::exchange;
  if (operation == "bar" || operation == "barrier") return OperationKind::barrier;
  if (specials.contains(operation)) return OperationKind::special;
  if (operation == "cvt") return OperationKind::conversion;
  if (operation == "selp" || operation == "slct") return OperationKind::control;
  return arithmeticOfPtx(statement.type());
}

OperationNumbers operationsOfAssembly(const InlineAsm &assembly) {
  OperationNumbers out{};
  const std::string text = assembly.getAsmString().str();
  const auto statements = ptx::parse(text);
  if (!statements) return out; // accesses say that it is not understood, where it may do more than compute
  for (const ptx::Statement &statement : *statements)
    if (const auto kind = kindOfStatement(statement))
      out[static_cast<std::size_t>(*kind)] += statement.type().ends_with("x2") ? 2 : 1;
  return out;
}

} // namespace

OperationNumbers operationsOfCall(const CallBase &call) {
  if (const auto *assembly = dyn_cast<InlineAsm>(call.getCalledOperand())) return operationsOfAssembly(*assembly);
  const Function *callee = call.getCalledFunction();
  if (callee == nullptr) return {};
  StringRef name = callee->getName();
  std::optional<OperationKind> kind;
  if (name.consume_front("llvm."))
    kind = kindOfIntrinsic(call, name);
  else if (name.consume_front("__nv_") || name.consume_front("__internal_"))
    kind = kindOfLibraryCall(call, name);
  OperationNumbers out{};
  if (kind) out[static_cast<std::size_t>(*kind)] = elementsOf(computedType(call));
  return out;
}

} // namespace warpgrain::executor

// SPDX-License-Identifier: Apache-2.0
#include "core/executor/lower/count/Operations.h"

#include <llvm/IR/DerivedTypes.h>
#include <llvm/IR/Instructions.h>

#include <map>
#include <tuple>

namespace warpgrain::executor {

namespace {

using namespace llvm;
using run::OperationKind;

std::uint64_t elementsOf(const Type &type) {
  const auto *vector = dyn_cast<FixedVectorType>(&type);
  return vector != nullptr ? vector->getNumElements() : 1;
}

/// Predicates: what compares has been counted.
bool isTruth(const Type &type) {
  return type.getScalarType()->isIntegerTy(1);
}

bool isConversion(const Instruction &instruction) {
  switch (instruction.getOpcode()) {
  case Instruction::FPToSI:
  case Instruction::FPToUI:
  case Instruction::SIToFP:
  case Instruction::UIToFP:
  case Instruction::FPExt:
  case Instruction::FPTrunc:
    return true;
  default:
    return false;
  }
}

OperationNumbers operationsOfOne(const Instruction &instruction) {
  OperationNumbers out{};
  const auto add = [&out](OperationKind kind, std::uint64_t number) { out[static_cast<std::size_t>(kind)] += number; };
  const Type &type = *instruction.getType();
  if (const auto *call = dyn_cast<CallBase>(&instruction)) return operationsOfCall(*call);
  if (isa<BinaryOperator, UnaryOperator>(instruction)) {
    if (!isTruth(type)) add(arithmeticOf(type), elementsOf(type));
  } else if (isa<CmpInst>(instruction)) {
    const Type &compared = *instruction.getOperand(0)->getType();
    if (!isTruth(compared)) add(arithmeticOf(compared), elementsOf(compared));
  } else if (isConversion(instruction)) {
    add(OperationKind::conversion, elementsOf(type));
  } else if (isa<SelectInst>(instruction)) {
    if (!isTruth(type)) add(OperationKind::control, 1);
  } else if (const auto *branch = dyn_cast<BranchInst>(&instruction)) {
    if (branch->isConditional()) add(OperationKind::control, 1);
  } else if (isa<SwitchInst>(instruction)) {
    add(OperationKind::control, 1);
  }
  return out;
}

} // namespace

OperationKind arithmeticOf(const Type &type) {
  const Type &scalar = *type.getScalarType();
  if (scalar.isDoubleTy()) return OperationKind::float64;
  if (scalar.isFloatTy()) return OperationKind::float32;
  return scalar.isFloatingPointTy() ? OperationKind::float16 : OperationKind::integer;
}

std::vector<CountedOperations> operationsOf(const BasicBlock &block, const SiteTable &sites) {
  std::map<std::tuple<std::string, std::uint32_t, OperationKind>, std::uint64_t> sums;
  for (const Instruction &instruction : block) {
    const OperationNumbers numbers = operationsOfOne(instruction);
    if (numbers == OperationNumbers{}) continue;
    const Site site = sites.place(instruction.getDebugLoc().get());
    for (std::size_t kind = 0; kind < numbers.size(); ++kind)
      if (numbers[kind] > 0) sums[{site.file, site.line, static_cast<OperationKind>(kind)}] += numbers[kind];
  }
  std::vector<CountedOperations> out;
  for (const auto &[key, number] : sums)
    out.push_back({.file = std::get<0>(key), .line = std::get<1>(key), .kind = std::get<2>(key), .number = number});
  return out;
}

} // namespace warpgrain::executor

// SPDX-License-Identifier: Apache-2.0
#include "core/executor/lower/kit/StructureGaps.h"

#include <llvm/IR/Constants.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/IntrinsicInst.h>
#include <llvm/IR/MDBuilder.h>
#include <llvm/IR/Metadata.h>

#include <cstdint>
#include <optional>

namespace warpgrain::executor {

namespace {

using namespace llvm;

/// The longest vector that one instruction of the device loads. What is longer is a structure, whatever it holds.
constexpr std::uint64_t longestLoad = 16;

constexpr const char *gapsMark = "wg.gaps";

/// A type that may alias all others: it says no more than none, but is kept where a copy becomes a load. Clang's own
/// name for it.
MDNode *anyAccess(LLVMContext &context) {
  MDBuilder builder(context);
  MDNode *any = builder.createTBAAScalarTypeNode("omnipotent char", builder.createTBAARoot("Simple C++ TBAA"));
  return builder.createTBAAStructTagNode(any, any, 0);
}

std::optional<std::uint64_t> numberIn(const MDOperand &operand) {
  const auto *number = mdconst::dyn_extract_or_null<ConstantInt>(operand);
  return number != nullptr ? std::optional(number->getZExtValue()) : std::nullopt;
}

/// A field of more than one byte whose type may alias all others, as Clang says of unions and arrays: not all of it
/// needs to be in use.
bool isLoose(const MDOperand &type, std::uint64_t bytes) {
  const auto *tag = dyn_cast_or_null<MDNode>(type.get());
  if (tag == nullptr || tag->getNumOperands() < 2) return true;
  const auto *accessed = dyn_cast_or_null<MDNode>(tag->getOperand(1).get());
  const auto *name =
      accessed != nullptr && accessed->getNumOperands() > 0 ? dyn_cast<MDString>(accessed->getOperand(0)) : nullptr;
  return name == nullptr || (bytes > 1 && name->getString() == "omnipotent char");
}

/// The members, as Clang lists them (LangRef, "tbaa.struct"), follow each other from the first byte to the last.
bool coversAll(const MDNode &members, std::uint64_t bytes) {
  std::uint64_t end = 0;
  for (unsigned i = 0; i + 2 < members.getNumOperands(); i += 3) {
    const auto offset = numberIn(members.getOperand(i));
    const auto size = numberIn(members.getOperand(i + 1));
    if (offset != end || !size || isLoose(members.getOperand(i + 2), *size)) return false;
    end += *size;
  }
  return end == bytes;
}

bool isWithoutGaps(const MemTransferInst &copy) {
  const auto *bytes = dyn_cast<ConstantInt>(copy.getLength());
  const MDNode *members = copy.getMetadata(LLVMContext::MD_tbaa_struct);
  return bytes != nullptr && bytes->getZExtValue() <= longestLoad && members != nullptr &&
         coversAll(*members, bytes->getZExtValue());
}

struct GapsPass : PassInfoMixin<GapsPass> {
  static bool isRequired() { return true; }

  PreservedAnalyses run(Module &module, ModuleAnalysisManager &) {
    MDNode *any = anyAccess(module.getContext());
    for (Function &function : module)
      for (Instruction &instruction : instructions(function)) {
        if (instruction.hasMetadata(LLVMContext::MD_tbaa)) continue;
        const auto *copy = dyn_cast<MemTransferInst>(&instruction);
        if (isa<LoadInst>(instruction) || (copy != nullptr && isWithoutGaps(*copy)))
          instruction.setMetadata(LLVMContext::MD_tbaa, any);
      }
    return PreservedAnalyses::none();
  }
};

} // namespace

void keepGapsApart(PassBuilder &builder) {
  builder.registerPipelineStartEPCallback(
      [](ModulePassManager &passes, OptimizationLevel) { passes.addPass(GapsPass()); });
}

void markGaps(Module &module) {
  for (Function &function : module)
    for (Instruction &instruction : instructions(function))
      if (auto *load = dyn_cast<LoadInst>(&instruction); load != nullptr && !load->hasMetadata(LLVMContext::MD_tbaa))
        markGaps(*load);
}

void markGaps(LoadInst &load) {
  load.setMetadata(gapsMark, MDNode::get(load.getContext(), {}));
}

Gaps gapsOf(const Instruction &access) {
  if (isa<MemTransferInst>(access)) return access.hasMetadata(LLVMContext::MD_tbaa) ? Gaps::none : Gaps::anywhere;
  return access.hasMetadata(gapsMark) ? Gaps::inWords : Gaps::none;
}

} // namespace warpgrain::executor

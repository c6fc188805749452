// SPDX-License-Identifier: Apache-2.0
#include "core/executor/lower/count/Marks.h"

#include "core/executor/lower/count/Accesses.h"
#include "core/executor/lower/count/InlineCalls.h"
#include "core/executor/lower/count/LoopExits.h"
#include "core/executor/lower/count/MarkNames.h"
#include "core/executor/lower/count/Operations.h"
#include "core/executor/lower/kit/SideEffectFree.h"
#include "core/executor/lower/kit/SiteTable.h"

#include <llvm/ADT/PostOrderIterator.h>
#include <llvm/Analysis/CFG.h>
#include <llvm/Analysis/LoopInfo.h>
#include <llvm/IR/Dominators.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/InstIterator.h>

#include <algorithm>
#include <map>
#include <set>

namespace warpgrain::executor {

namespace {

using namespace llvm;

/// Another number for each pair, as good as always; for one path, another for each iteration.
Value *mixed(IRBuilder<> &builder, Value *path, Value *iteration) {
  constexpr std::uint64_t step = 0x9e3779b97f4a7c15;
  constexpr std::uint64_t factor = 0xff51afd7ed558ccd;
  Value *number = builder.CreateAdd(builder.CreateZExt(iteration, builder.getInt64Ty()), builder.getInt64(step));
  Value *product = builder.CreateMul(builder.CreateXor(path, number), builder.getInt64(factor));
  return builder.CreateXor(product, builder.CreateLShr(product, 32));
}

class Marker {
public:
  Marker(Function &kernel, const SiteTable &sites, CountedCode &out)
      : kernel_(kernel), sites_(sites), out_(out), dominators_(kernel), loops_(dominators_) {}

  void run() {
    FoundAccesses found = findAccesses(kernel_, sites_);
    out_.missing.insert(out_.missing.end(), found.notUnderstood.begin(), found.notUnderstood.end());
    const ReversePostOrderTraversal<Function *> order(&kernel_);
    out_.hasJumpsIntoLoops =
        containsIrreducibleCFG<BasicBlock *, const ReversePostOrderTraversal<Function *>, LoopInfo>(order, loops_);
    const std::vector<Instruction *> branches = findBranches();
    for (const FoundAccess &access : found.accesses)
      needLoops(*access.at);
    for (const Instruction *branch : branches)
      needLoops(*branch);
    branches_.insert(branches.begin(), branches.end());
    for (Loop *loop : loops_.getLoopsInPreorder())
      if (numberOf_.contains(loop)) enter(*loop);
    for (const FoundAccess &access : found.accesses)
      mark(access);
    for (Instruction *branch : branches)
      mark(*branch);
  }

private:
  /// Those that a person wrote: what headers decide is left out.
  std::vector<Instruction *> findBranches() const {
    std::vector<Instruction *> out;
    for (BasicBlock &block : kernel_) {
      Instruction *end = block.getTerminator();
      const DILocation *location = end->getDebugLoc().get();
      if (location == nullptr || location->getLine() == 0 || sites_.isSystem(*location)) continue;
      const auto *branch = dyn_cast<BranchInst>(end);
      if ((branch != nullptr && branch->isConditional()) || isa<SwitchInst>(end)) out.push_back(end);
    }
    return out;
  }

  void needLoops(const Instruction &at) {
    for (Loop *loop = loops_.getLoopFor(at.getParent()); loop != nullptr; loop = loop->getParentLoop())
      numberOf_.try_emplace(loop, 0);
  }

  Value *pathIn(const Loop *loop, IRBuilder<> &builder) const {
    return loop == nullptr ? builder.getInt64(0) : paths_.at(loop);
  }

  /// Counts the loop's iterations from 0, and marks its ends or, where threads wait in it, the beginning of each.
  void enter(Loop &loop) {
    const bool isLeftAtOnce = !out_.hasJumpsIntoLoops && runsWithoutWaits(loop);
    const auto exits = isLeftAtOnce ? makeOwnExits(loop, dominators_, loops_) : std::vector<BasicBlock *>();
    BasicBlock *header = loop.getHeader();
    numberOf_[&loop] = static_cast<std::uint32_t>(out_.loops.size());
    out_.loops.push_back({.site = sites_.place(loop.getStartLoc().get()), .test = {}});
    IRBuilder<> builder(header, header->begin());
    const auto edges = static_cast<unsigned>(pred_size(header));
    PHINode *iteration = builder.CreatePHI(builder.getInt32Ty(), edges);
    builder.SetInsertPoint(header, header->getFirstInsertionPt());
    Value *next = builder.CreateAdd(iteration, builder.getInt32(1));
    for (BasicBlock *from : predecessors(header))
      iteration->addIncoming(loop.contains(from) ? next : builder.getInt32(0), from);
    Value *outside = pathIn(loop.getParentLoop(), builder);
    paths_[&loop] = mixed(builder, outside, iteration);
    if (exits.empty())
      markIteration(builder, loop, outside);
    else
      markExits(exits, loop, next, outside);
  }

  void markIteration(IRBuilder<> &builder, const Loop &loop, Value *outside) {
    const FunctionCallee callee =
        declareSideEffectFree(*kernel_.getParent(), iterationMark, {builder.getInt32Ty(), builder.getInt64Ty()});
    builder.CreateCall(callee, {builder.getInt32(numberOf_.at(&loop)), outside});
  }

  void markExits(const std::vector<BasicBlock *> &exits, const Loop &loop, Value *iterations, Value *outside) {
    const BranchInst *test = testOf(loop);
    if (!branches_.contains(test)) test = nullptr;
    if (test != nullptr) tested_[test] = numberOf_.at(&loop);
    for (BasicBlock *exit : exits) {
      IRBuilder<> builder(exit, exit->begin());
      PHINode *byTest = builder.CreatePHI(builder.getInt32Ty(), static_cast<unsigned>(pred_size(exit)));
      for (BasicBlock *from : predecessors(exit))
        byTest->addIncoming(builder.getInt32(test != nullptr && from == test->getParent() ? 1 : 0), from);
      builder.SetInsertPoint(exit, exit->getFirstInsertionPt());
      const FunctionCallee callee = declareSideEffectFree(
          *kernel_.getParent(), loopMark,
          {builder.getInt32Ty(), builder.getInt32Ty(), builder.getInt32Ty(), builder.getInt64Ty()});
      builder.CreateCall(callee, {builder.getInt32(numberOf_.at(&loop)), iterations, byTest, outside});
    }
  }

  void addPlace(CountedPlace place, const Instruction &at) {
    for (const Loop *loop = loops_.getLoopFor(at.getParent()); loop != nullptr; loop = loop->getParentLoop())
      place.loops.push_back(numberOf_.at(loop));
    out_.places.push_back(std::move(place));
  }

  Value *nextPlace(IRBuilder<> &builder) const {
    return builder.getInt32(static_cast<std::uint32_t>(out_.places.size()));
  }

  /// Which of its ways a thread goes.
  static Value *wayOf(IRBuilder<> &builder, Instruction &branch) {
    if (auto *two = dyn_cast<BranchInst>(&branch)) return builder.CreateZExt(two->getCondition(), builder.getInt32Ty());
    auto &many = cast<SwitchInst>(branch);
    std::map<const BasicBlock *, std::uint32_t> ways{{many.getDefaultDest(), 0}};
    Value *way = builder.getInt32(0);
    for (const auto &choice : many.cases()) {
      const auto number = static_cast<std::uint32_t>(ways.size());
      const std::uint32_t to = ways.try_emplace(choice.getCaseSuccessor(), number).first->second;
      Value *isIt = builder.CreateICmpEQ(many.getCondition(), choice.getCaseValue());
      way = builder.CreateSelect(isIt, builder.getInt32(to), way);
    }
    return way;
  }

  void mark(Instruction &branch) {
    if (const auto loop = tested_.find(&branch); loop != tested_.end())
      out_.loops[loop->second].test = static_cast<std::uint32_t>(out_.places.size());
    else
      markWay(branch);
    addPlace({.site = sites_.place(branch.getDebugLoc().get()),
              .isBranch = true,
              .hasManyWays = isa<SwitchInst>(branch),
              .loops = {}},
             branch);
  }

  void markWay(Instruction &branch) {
    IRBuilder<> builder(&branch);
    const FunctionCallee callee =
        declareSideEffectFree(*kernel_.getParent(), isa<SwitchInst>(branch) ? choiceMark : branchMark,
                              {builder.getInt32Ty(), builder.getInt32Ty(), builder.getInt64Ty()});
    builder.CreateCall(
        callee, {nextPlace(builder), wayOf(builder, branch), pathIn(loops_.getLoopFor(branch.getParent()), builder)});
  }

  void mark(const FoundAccess &access) {
    IRBuilder<> builder(access.at);
    const Loop *innermost = loops_.getLoopFor(access.at->getParent());
    const FunctionCallee callee = declareSideEffectFree(
        *kernel_.getParent(), accessMark, {builder.getInt32Ty(), builder.getPtrTy(), builder.getInt64Ty()});
    Value *address = access.address->getType()->isPointerTy()
                         ? builder.CreateAddrSpaceCast(access.address, builder.getPtrTy())
                         : builder.CreateIntToPtr(access.address, builder.getPtrTy());
    builder.CreateCall(callee, {nextPlace(builder), address, pathIn(innermost, builder)});
    addPlace({.site = sites_.place(writtenAt(access, sites_)),
              .kind = access.kind,
              .bytes = static_cast<std::uint32_t>(access.bytes),
              .alignment = access.alignment,
              .loops = {}},
             *access.at);
  }

  Function &kernel_;
  const SiteTable &sites_;
  CountedCode &out_;
  DominatorTree dominators_;
  LoopInfo loops_;
  std::map<const Loop *, std::uint32_t> numberOf_;
  std::map<const Loop *, Value *> paths_;
  std::set<const Instruction *> branches_;              ///< that are counted
  std::map<const Instruction *, std::uint32_t> tested_; ///< those that follow from a loop's iterations: the loop
};

/// A mark at the begin of each block that does something.
void markPieces(Function &kernel, const SiteTable &sites, CountedPieces &out) {
  for (BasicBlock &block : kernel) {
    auto operations = operationsOf(block, sites);
    if (operations.empty()) continue;
    IRBuilder<> builder(&block, block.getFirstInsertionPt());
    const FunctionCallee callee = declareSideEffectFree(*kernel.getParent(), pieceMark, {builder.getInt32Ty()});
    builder.CreateCall(callee, {builder.getInt32(static_cast<std::uint32_t>(out.size()))});
    out.push_back(std::move(operations));
  }
}

std::string notTakenIn(const CallBase &call, const SiteTable &sites) {
  const Site site = sites.place(call.getDebugLoc().get());
  return "What the function called at " +
         (site.line > 0 ? site.file + ":" + std::to_string(site.line) : std::string("a place that is not known")) +
         " does is not counted: it calls itself, is called through a pointer, or is too large.";
}

struct MarkingPass : PassInfoMixin<MarkingPass> {
  MarkingPass(std::string kernelName, std::string cudaRootFolder, CountedCode &to, CountedPieces &toPieces)
      : kernel(std::move(kernelName)), cudaRoot(std::move(cudaRootFolder)), out(&to), pieces(&toPieces) {}

  PreservedAnalyses run(Module &module, ModuleAnalysisManager &) const {
    Function *function = module.getFunction(kernel);
    if (function == nullptr || function->isDeclaration()) return PreservedAnalyses::all();
    const SiteTable sites(SiteTable::systemFolders(cudaRoot));
    for (const CallBase *call : inlineCalls(*function))
      out->missing.push_back(notTakenIn(*call, sites));
    markPieces(*function, sites, *pieces); // before other marks add code of their own
    Marker(*function, sites, *out).run();
    return PreservedAnalyses::none();
  }

  static bool isRequired() { return true; }

  std::string kernel;
  std::string cudaRoot;
  CountedCode *out;
  CountedPieces *pieces;
};

/// Parameters of functions that were taken in look like any pointer first, and turn out to be the thread's own.
struct OwnMarksPass : PassInfoMixin<OwnMarksPass> {
  static PreservedAnalyses run(Function &function, FunctionAnalysisManager &) {
    std::vector<Instruction *> marks;
    for (Instruction &instruction : instructions(function)) {
      const auto *call = dyn_cast<CallInst>(&instruction);
      const Function *callee = call != nullptr ? call->getCalledFunction() : nullptr;
      if (callee != nullptr && callee->getName() == accessMark && isOwn(call->getArgOperand(1)))
        marks.push_back(&instruction);
    }
    for (Instruction *mark : marks)
      mark->eraseFromParent();
    if (marks.empty()) return PreservedAnalyses::all();
    PreservedAnalyses kept;
    kept.preserveSet<CFGAnalyses>();
    return kept;
  }
};

} // namespace

void markAccesses(PassBuilder &builder, const std::string &kernel, const std::string &cudaRoot, CountedCode &counted,
                  CountedPieces &pieces) {
  builder.registerPipelineStartEPCallback(
      [kernel, cudaRoot, &counted, &pieces](ModulePassManager &passes, OptimizationLevel) {
        passes.addPass(MarkingPass(kernel, cudaRoot, counted, pieces));
      });
  builder.registerPeepholeEPCallback(
      [](FunctionPassManager &passes, OptimizationLevel) { passes.addPass(OwnMarksPass()); });
}

} // namespace warpgrain::executor

// SPDX-License-Identifier: Apache-2.0
#include "app/executor/lower/count/Marks.h"

#include "app/executor/lower/SiteTable.h"
#include "app/executor/lower/count/Accesses.h"
#include "app/executor/lower/count/Operations.h"
#include "app/executor/lower/count/TakeIn.h"

#include <llvm/ADT/PostOrderIterator.h>
#include <llvm/Analysis/CFG.h>
#include <llvm/Analysis/LoopInfo.h>
#include <llvm/IR/Dominators.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/InstIterator.h>

#include <algorithm>
#include <map>

namespace warpgrain::executor {

namespace {

using namespace llvm;

constexpr const char *accessMark = "wg_mark_access";
constexpr const char *loopMark = "wg_mark_loop";
constexpr const char *branchMark = "wg_mark_branch";
constexpr const char *pieceMark = "wg_mark_piece";

/// A function that only the marks' reader knows what it does: it is made as often as the source says, and changes
/// nothing that the kernel sees.
FunctionCallee declareMark(Module &module, const char *name, std::initializer_list<Type *> types) {
  LLVMContext &context = module.getContext();
  AttrBuilder attributes(context);
  attributes.addAttribute(Attribute::NoUnwind);
  attributes.addAttribute(Attribute::WillReturn);
  attributes.addMemoryAttr(MemoryEffects::inaccessibleMemOnly());
  return module.getOrInsertFunction(name, FunctionType::get(Type::getVoidTy(context), types, false),
                                    AttributeList::get(context, AttributeList::FunctionIndex, attributes));
}

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

  /// Counts the loop's iterations from 0, and marks the beginning of each.
  void enter(Loop &loop) {
    BasicBlock *header = loop.getHeader();
    numberOf_[&loop] = static_cast<std::uint32_t>(out_.loops.size());
    out_.loops.push_back(sites_.place(loop.getStartLoc().get()));
    IRBuilder<> builder(header, header->begin());
    const auto edges = static_cast<unsigned>(pred_size(header));
    PHINode *iteration = builder.CreatePHI(builder.getInt32Ty(), edges);
    builder.SetInsertPoint(header, header->getFirstInsertionPt());
    Value *next = builder.CreateAdd(iteration, builder.getInt32(1));
    for (BasicBlock *from : predecessors(header))
      iteration->addIncoming(loop.contains(from) ? next : builder.getInt32(0), from);
    Value *outside = pathIn(loop.getParentLoop(), builder);
    paths_[&loop] = mixed(builder, outside, iteration);
    const FunctionCallee callee =
        declareMark(*kernel_.getParent(), loopMark, {builder.getInt32Ty(), builder.getInt64Ty()});
    builder.CreateCall(callee, {builder.getInt32(numberOf_[&loop]), outside});
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
    IRBuilder<> builder(&branch);
    const FunctionCallee callee = declareMark(*kernel_.getParent(), branchMark,
                                              {builder.getInt32Ty(), builder.getInt32Ty(), builder.getInt64Ty()});
    builder.CreateCall(
        callee, {nextPlace(builder), wayOf(builder, branch), pathIn(loops_.getLoopFor(branch.getParent()), builder)});
    addPlace({.site = sites_.place(branch.getDebugLoc().get()), .isBranch = true, .loops = {}}, branch);
  }

  void mark(const FoundAccess &access) {
    IRBuilder<> builder(access.at);
    const Loop *innermost = loops_.getLoopFor(access.at->getParent());
    const FunctionCallee callee =
        declareMark(*kernel_.getParent(), accessMark,
                    {builder.getInt32Ty(), builder.getPtrTy(), builder.getInt32Ty(), builder.getInt64Ty()});
    Value *address = access.address->getType()->isPointerTy()
                         ? builder.CreateAddrSpaceCast(access.address, builder.getPtrTy())
                         : builder.CreateIntToPtr(access.address, builder.getPtrTy());
    builder.CreateCall(callee, {nextPlace(builder), address, builder.getInt32(static_cast<std::uint32_t>(access.bytes)),
                                pathIn(innermost, builder)});
    addPlace({.site = sites_.place(writtenAt(access, sites_)),
              .kind = access.kind,
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
};

/// A mark at the begin of each block that does something.
void markPieces(Function &kernel, const SiteTable &sites, CountedPieces &out) {
  for (BasicBlock &block : kernel) {
    auto operations = operationsOf(block, sites);
    if (operations.empty()) continue;
    IRBuilder<> builder(&block, block.getFirstInsertionPt());
    const FunctionCallee callee = declareMark(*kernel.getParent(), pieceMark, {builder.getInt32Ty()});
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
    for (const CallBase *call : takeInCalls(*function))
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

std::vector<CallInst *> callsOf(Module &module, const char *name) {
  std::vector<CallInst *> out;
  if (Function *mark = module.getFunction(name))
    for (User *user : mark->users())
      if (auto *call = dyn_cast<CallInst>(user)) out.push_back(call);
  return out;
}

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

void lowerMarks(Module &module) {
  for (const auto &[mark, function] :
       {std::pair(accessMark, "wg_count_access"), std::pair(loopMark, "wg_count_loop"),
        std::pair(branchMark, "wg_count_branch"), std::pair(pieceMark, "wg_count_piece")})
    for (CallInst *call : callsOf(module, mark)) {
      IRBuilder<> builder(call);
      std::vector<Value *> arguments{call->getFunction()->getArg(0)};
      for (Value *argument : call->args())
        arguments.push_back(argument->getType()->isPointerTy() ? builder.CreatePtrToInt(argument, builder.getInt64Ty())
                                                               : argument);
      std::vector<Type *> types;
      for (const Value *argument : arguments)
        types.push_back(argument->getType());
      const FunctionCallee callee =
          module.getOrInsertFunction(function, FunctionType::get(builder.getVoidTy(), types, false));
      builder.CreateCall(callee, arguments)->setDoesNotThrow();
      call->eraseFromParent();
    }
}

} // namespace warpgrain::executor

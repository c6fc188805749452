// SPDX-License-Identifier: Apache-2.0
#include "core/executor/lower/count/EventGroups.h"

#include "core/executor/lower/count/GroupWriter.h"
#include "core/executor/lower/count/MarkNames.h"
#include "core/executor/lower/indices/IndexMarks.h"

#include <llvm/ADT/PostOrderIterator.h>
#include <llvm/IR/CFG.h>
#include <llvm/IR/Constants.h>
#include <llvm/IR/IntrinsicInst.h>
#include <llvm/Transforms/Utils/BasicBlockUtils.h>

#include <map>
#include <optional>
#include <set>
#include <utility>

namespace warpgrain::executor {

namespace {

using namespace llvm;

/// More are not taken along from a branch: each way that ends has code of its own.
constexpr std::size_t mostAlong = 8;

std::optional<EventKind> kindOf(const CallInst &call) {
  const Function *callee = call.getCalledFunction();
  if (callee == nullptr) return std::nullopt;
  const StringRef name = callee->getName();
  if (name == accessMark) return EventKind::access;
  if (name == branchMark) return EventKind::branch;
  if (name == choiceMark) return EventKind::choice;
  if (name == iterationMark) return EventKind::iteration;
  if (name == loopMark) return EventKind::loopEnd;
  // Others are so few that what the optimiser made of them need not be quick.
  if (name == pieceMark && isa<ConstantInt>(call.getArgOperand(0))) return EventKind::piece;
  return std::nullopt;
}

/// The last one of each mark but a piece's, which has none.
Value *pathOf(const CallInst &mark) {
  return mark.getArgOperand(mark.arg_size() - 1);
}

/// Threads may wait in it: what came before it must have been logged.
bool mayWait(const Instruction &instruction) {
  const auto *call = dyn_cast<CallBase>(&instruction);
  if (call == nullptr) return false;
  const auto *intrinsic = dyn_cast<IntrinsicInst>(call);
  if (intrinsic != nullptr && !intrinsic->isConvergent()) return false;
  const Function *callee = call->getCalledFunction();
  return callee == nullptr || (callee->getName() != pieceMark && callee->getName() != indexMark);
}

MarkedEvent eventOf(const CallInst &mark, EventKind kind) {
  MarkedEvent out{.kind = kind, .place = mark.getArgOperand(0)};
  if (kind != EventKind::iteration && kind != EventKind::piece) out.number = mark.getArgOperand(1);
  if (kind == EventKind::loopEnd) out.byTest = mark.getArgOperand(2);
  return out;
}

/// Puts the marks of a function together.
class Grouper {
public:
  explicit Grouper(Function &function) : function_(function) {}

  /// Marks stay, for others to come before them: they are given, too.
  std::vector<MarkedGroup> run(std::vector<CallInst *> &marks) {
    const ReversePostOrderTraversal<Function *> order(&function_);
    const std::vector<BasicBlock *> blocks(order.begin(), order.end()); // others come in while it goes on
    for (BasicBlock *block : blocks)
      group(*block);
    marks.insert(marks.end(), marks_.begin(), marks_.end());
    return std::move(out_);
  }

private:
  /// What a thread has done that is not logged yet.
  struct Pending {
    std::vector<MarkedEvent> events;
    Value *path = nullptr;
    std::vector<CallInst *> pieces; ///< that go with the next events
    std::size_t branches = 0;
  };

  void group(BasicBlock &block) {
    seen_.insert(&block);
    Pending pending = std::move(along_[&block]);
    for (Instruction &instruction : block) {
      if (instruction.isTerminator()) break;
      auto *call = dyn_cast<CallInst>(&instruction);
      if (const auto kind = call != nullptr ? kindOf(*call) : std::nullopt)
        take(*call, *kind, pending);
      else if (mayWait(instruction))
        log(pending, instruction);
    }
    pending.pieces.clear(); // they are counted by themselves
    if (!pending.events.empty()) leave(block, std::move(pending));
  }

  void take(CallInst &mark, EventKind kind, Pending &pending) {
    if (kind == EventKind::piece) {
      if (pending.events.empty())
        pending.pieces.push_back(&mark);
      else
        add(mark, kind, pending);
      return;
    }
    const bool isFull = pending.events.size() >= EventGroup::mostEvents || pending.branches == EventGroup::mostBranches;
    if (!pending.events.empty() && (isFull || pending.path != pathOf(mark))) log(pending, mark);
    pending.path = pathOf(mark);
    pending.branches += kind == EventKind::branch ? 1 : 0;
    add(mark, kind, pending);
    for (CallInst *piece : std::exchange(pending.pieces, {}))
      add(*piece, EventKind::piece, pending);
  }

  void add(CallInst &mark, EventKind kind, Pending &pending) {
    pending.events.push_back(eventOf(mark, kind));
    marks_.push_back(&mark);
  }

  /// What is pending goes along to blocks that nothing else leads to; on the other ways it is logged.
  void leave(BasicBlock &block, Pending pending) {
    Instruction &end = *block.getTerminator();
    const auto leadsOn = [](const BasicBlock *to) { return to->getSinglePredecessor() != nullptr; };
    const auto goesBack = [this](const BasicBlock *to) { return seen_.contains(to); };
    const bool canLeave = isa<BranchInst>(end) && pending.events.size() <= mostAlong &&
                          any_of(successors(&block), leadsOn) && none_of(successors(&block), goesBack);
    if (!canLeave) return log(pending, end);
    for (unsigned i = 0; i < end.getNumSuccessors(); ++i) {
      BasicBlock *to = end.getSuccessor(i);
      if (leadsOn(to)) {
        along_[to] = pending;
        continue;
      }
      Pending copy = pending;
      log(copy, *SplitEdge(&block, to)->getTerminator());
    }
  }

  void log(Pending &pending, Instruction &before) {
    Pending logged = std::exchange(pending, {});
    if (!logged.events.empty())
      out_.push_back({.events = std::move(logged.events), .path = logged.path, .before = &before});
  }

  Function &function_;
  std::vector<MarkedGroup> out_;
  std::vector<CallInst *> marks_; ///< whose events are in groups
  std::set<const BasicBlock *> seen_;
  std::map<const BasicBlock *, Pending> along_; ///< what blocks begin with
};

} // namespace

std::vector<EventGroup> logEvents(Module &module) {
  std::vector<EventGroup> out;
  std::vector<CallInst *> marks;
  for (Function &function : module)
    if (!function.isDeclaration())
      for (const MarkedGroup &group : Grouper(function).run(marks)) // all are found before code comes in
        out.push_back(writeGroup(group, static_cast<std::uint32_t>(out.size())));
  for (CallInst *mark : marks)
    mark->eraseFromParent();
  return out;
}

} // namespace warpgrain::executor

// SPDX-License-Identifier: Apache-2.0
#include "core/openmp/transfers/MemoryFlow.h"

#include "core/openmp/model/Walk.h"
#include "core/openmp/transfers/LoopCondition.h"
#include "core/openmp/transfers/SingleStatement.h"

#include <algorithm>

namespace warpgrain::openmp {

namespace {

/// Where calls for a statement may stand.
struct Place {
  const Statement *before = nullptr; ///< none: nowhere
  bool isInList = false;
  bool isHead = false; ///< before each evaluation of the loop's condition
};

/// A kernel by its number in the program.
struct NumberedKernel {
  Kernel *kernel = nullptr;
  FunctionId function{};
};

/// Stands for the kernels of other sources.
constexpr std::uint32_t elsewhere = ~0U;

/// Where the jumps out of a loop or switch lead.
struct Jumps {
  MemoryState broken;
  MemoryState continued;
};

class MemoryFollower {
public:
  MemoryFollower(const Program &program, ProgramPlan &plan, const CpuEffectsReader &effects, KeptMemory &kept,
                 const Links *links, const std::set<std::uint32_t> &newBlocks)
      : program_(program), effects_(effects), kept_(kept), links_(links), newBlocks_(newBlocks) {
    for (Region &region : plan.regions)
      for (Kernel &kernel : region.kernels) {
        regions_.insert(region.statement);
        kernel.head.clear();
        for (MappedVariable &each : kernel.mapped)
          each.transfer = {};
        for (const Statement *loop : kernel.loops)
          kernelOf_[loop] = static_cast<std::uint32_t>(kernels_.size());
        for (const auto *list : {&kernel.before, &kernel.after})
          inKernels_.insert(list->begin(), list->end());
        conditions_[static_cast<std::uint32_t>(kernels_.size())] = region.statement;
        kernels_.push_back({.kernel = &kernel, .function = region.function});
      }
    for (const Region &region : plan.regions)
      for (const Kernel &kernel : region.onCpu)
        ofCpu_.insert(kernel.loops.begin(), kernel.loops.end());
    ends_.resize(program.functions.size());
    begins_.resize(program.functions.size());
  }

  MemoryFlowResult follow();

private:
  void begin();
  void function(FunctionId id);
  void statement(const Statement &each, const Place &place);
  void list(const Statement &block);
  void choice(const Statement &each, const Place &place);
  void loop(const Statement &each, const Place &place);
  void cases(const Statement &each, const Place &place);
  void directive(const Statement &each, const Place &place);
  void plain(const Statement &each, const Place &place);
  void kernel(std::uint32_t number);
  void headOf(const Statement &loop, Kernel &kernel);
  void launch(std::uint32_t number, Kernel &kernel);
  void use(const CpuEffects &effects, const Place &place, std::uint32_t at, std::set<CpuUse> *target = nullptr);
  void touch(const Touch &touch, const Place &place, std::uint32_t at, std::set<CpuUse> *target);
  void loaded(const std::string &pointer, const Place &place, std::uint32_t at);
  void unknown(const Place &place, std::uint32_t at, std::set<CpuUse> *target);
  bool needs(const Touch &touch) const;
  void calls(const CpuEffects &effects);
  void callElsewhere(std::uint32_t at);
  void allocated(const Statement &each);
  void head(const Statement &each, const Place &place);
  void repeatedHead(const Statement &each, const Place &place);
  void put(const CpuUse &use, const Place &place, std::set<CpuUse> *target);
  void bringBack(ClassState &state, std::uint32_t at);
  void refuse(MemoryClass each, const std::string &name, std::uint32_t at);
  void declared(const Statement &each);

  /// True for a kernel's loop, and for code around it in a region.
  bool holdsKernel(const Statement &each) const {
    bool found = false;
    forEachStatement(each, [&](const Statement &inner) { found |= kernelOf_.contains(&inner); });
    return found;
  }

  bool isBlocked(const Place &place) const {
    return place.before == nullptr || place.before->isInMacro || place.before->span.empty();
  }

  const Program &program_;
  const CpuEffectsReader &effects_;
  KeptMemory &kept_;
  const Links *links_;                       ///< of other sources; none where nothing is kept between them
  const std::set<std::uint32_t> &newBlocks_; ///< allocations that the GPU has from their begin on
  std::set<const Statement *> regions_;
  std::map<const Statement *, std::uint32_t> kernelOf_;
  std::map<std::uint32_t, const Statement *> conditions_;
  std::set<const Statement *> inKernels_;
  std::set<const Statement *> ofCpu_; ///< loops of regions that keep their pragma
  std::vector<NumberedKernel> kernels_;
  std::vector<MemoryState> begins_;
  std::vector<MemoryState> ends_;
  std::optional<VariableId> replaced_; ///< an array that the statement gives another value as a whole
  FunctionId current_{};
  int regionDepth_ = 0;
  MemoryState state_;
  std::vector<Jumps> jumps_;
  MemoryFlowResult result_;
};

void MemoryFollower::refuse(MemoryClass each, const std::string &name, std::uint32_t at) {
  result_.isComplete = false;
  kept_.refuse(each, ReasonId::copiedForPlace, {name}, {.file = mainFile, .begin = at, .end = at});
}

/// Notes the kernels whose results come back here.
void MemoryFollower::bringBack(ClassState &state, std::uint32_t at) {
  for (const std::uint32_t number : state.newer) {
    if (number == elsewhere) continue;
    for (MappedVariable &each : kernels_[number].kernel->mapped) {
      const auto own = kept_.classOf(each.variable, each.byPointer);
      if (own && &state_.classes[*own] == &state && each.isWritten) each.transfer.to.insert(at);
    }
  }
}

void MemoryFollower::put(const CpuUse &use, const Place &place, std::set<CpuUse> *target) {
  if (target != nullptr) {
    target->insert(use);
    return;
  }
  CpuUses &uses = (place.isHead ? result_.headUses : result_.uses)[place.before];
  uses.isOfHead = place.isHead;
  uses.before = place.before;
  uses.needsBraces = !place.isInList && !place.isHead;
  uses.uses.insert(use);
}

bool MemoryFollower::needs(const Touch &touch) const {
  const auto own = kept_.classOf(touch.variable, touch.isPointee);
  if (!own || !kept_.mayBeKept(*own)) return false;
  const ClassState &state = state_.classes[*own];
  const std::set<VariableId> &done = touch.changes ? state_.changed : state_.read;
  const bool isDone =
      *own == behindPointers && (done.contains(touch.variable) || state_.changed.contains(touch.variable));
  return !isDone && (!state.newer.empty() || (touch.changes && state.isThere));
}

void MemoryFollower::touch(const Touch &touch, const Place &place, std::uint32_t at, std::set<CpuUse> *target) {
  const auto own = kept_.classOf(touch.variable, touch.isPointee);
  if (!own || !kept_.mayBeKept(*own)) return;
  ClassState &state = state_.classes[*own];
  if (needs(touch)) {
    if (target == nullptr && isBlocked(place)) return refuse(*own, program_[touch.variable].name, at);
    const bool replaces = replaced_ == touch.variable && *own != behindPointers && target == nullptr;
    put({.variable = touch.variable, .changes = touch.changes, .replaces = replaces}, place, target);
    if (!replaces) bringBack(state, at);
  }
  if (*own == behindPointers) {
    // Other blocks of the class stay as they are. A pointer whose address is taken may lead elsewhere soon.
    const bool staysNamed = !touch.isPointee || !program_[touch.variable].addressEscapes;
    if (staysNamed) state_.read.insert(touch.variable);
    if (staysNamed && touch.changes) state_.changed.insert(touch.variable);
    if (touch.changes) state.stale.insert({.kind = StaleKind::changedByCpu, .at = at});
    return;
  }
  state.newer.clear();
  if (!touch.changes) return;
  state.isThere = false;
  state.stale = {{.kind = StaleKind::changedByCpu, .at = at}};
}

void MemoryFollower::unknown(const Place &place, std::uint32_t at, std::set<CpuUse> *target) {
  bool isNeeded = false;
  for (MemoryClass each = 0; each < kept_.classes(); ++each)
    isNeeded |= kept_.mayBeKept(each) && (state_.classes[each].isThere || !state_.classes[each].newer.empty());
  if (isNeeded && target == nullptr && isBlocked(place)) {
    for (MemoryClass each = 0; each < kept_.classes(); ++each)
      if (kept_.mayBeKept(each)) refuse(each, "any memory", at);
    return;
  }
  if (isNeeded) put({.variable = std::nullopt, .changes = true}, place, target);
  for (ClassState &state : state_.classes) {
    if (isNeeded) bringBack(state, at);
    state = {.stale = {{.kind = StaleKind::changedUnknown, .at = at}}, .isThere = false, .newer = {}};
  }
}

/// The CPU reads through a pointer that is no variable.
void MemoryFollower::loaded(const std::string &pointer, const Place &place, std::uint32_t at) {
  ClassState &state = state_.classes[behindPointers];
  if (!kept_.mayBeKept(behindPointers) || state.newer.empty()) return;
  if (isBlocked(place)) return refuse(behindPointers, pointer, at);
  put({.pointer = pointer}, place, nullptr);
  bringBack(state, at);
}

void MemoryFollower::use(const CpuEffects &effects, const Place &place, std::uint32_t at, std::set<CpuUse> *target) {
  if (!state_.isReached) return;
  // The head of a kernel's loop is evaluated by other code.
  if (effects.isUnknown || (target != nullptr && !effects.loaded.empty())) {
    unknown(place, at, target);
    state_.fresh.clear();
  }
  for (const std::string &pointer : effects.loaded)
    loaded(pointer, place, at);
  // A pointer that gets another value leads elsewhere.
  for (const Touch &each : effects.touches)
    if (each.isPointee || program_[each.variable].shape == Shape::array) touch(each, place, at, target);
  for (const Touch &each : effects.touches)
    if (each.changes) std::erase_if(state_.fresh, [&](const auto &one) { return one.second == each.variable; });
  for (const Touch &each : effects.touches)
    if (!each.isPointee && each.changes) {
      state_.read.erase(each.variable);
      state_.changed.erase(each.variable);
    }
}

/// The order of several calls in one expression is not known: each may follow each of the others.
void MemoryFollower::calls(const CpuEffects &effects) {
  for (std::size_t round = 0; round < effects.launching.size(); ++round)
    for (const FunctionId callee : effects.launching) {
      if (!state_.isReached) return;
      const auto index = static_cast<std::size_t>(callee);
      state_.forgetNames();
      begins_[index].join(state_);
      // The call may stand behind &&, || or ?:.
      state_.join(ends_[index]);
      state_.forgetNames();
    }
}

/// Functions of another source find the GPU's memory as it is, and leave it in any state.
void MemoryFollower::callElsewhere(std::uint32_t at) {
  for (const auto &[place, pointer] : state_.fresh)
    result_.newBlocks.insert(place);
  for (ClassState &each : state_.classes) {
    bringBack(each, at);
    each.stale.insert({.kind = StaleKind::elsewhere, .at = at});
    each.isThere = true;
    each.newer.insert(elsewhere);
  }
  state_.forgetNames();
}

/// Memory to which nobody has written is there for kernels without a copy, until the CPU writes to it. Where the
/// address leaves by another variable, the record of blocks knows who writes to it.
void MemoryFollower::allocated(const Statement &each) {
  const bool isAlone =
      each.calls.size() <= each.allocations.size() && std::ranges::none_of(each.head, [](const Access &access) {
        return access.target == AccessTarget::pointee || access.passedTo || access.passedOut;
      });
  const Function &function = program_[current_];
  if (each.allocations.empty() || !isAlone || each.isInMacro || !kept_.mayBeKept(behindPointers) ||
      !kept_.isClosed(current_) || function.isInstance)
    return;
  for (const Allocation &allocation : each.allocations) {
    state_.fresh[allocation.at] = allocation.pointer;
    state_.classes[behindPointers].isThere |= newBlocks_.contains(allocation.at);
  }
}

/// A statement's own expressions, which are evaluated once.
void MemoryFollower::head(const Statement &each, const Place &place) {
  const CpuEffects effects = effects_.ofHead(each);
  use(effects, place, each.span.begin);
  if (effects.launching.empty() && !effects.launchesElsewhere) return;
  // Each may follow each of the others.
  if (effects.launchesElsewhere) callElsewhere(each.span.begin);
  calls(effects);
  if (effects.launchesElsewhere) callElsewhere(each.span.begin);
  if (!isCallAlone(program_, each))
    use(effects, {}, each.span.begin); // must not need a copy behind the kernels that are launched
}

/// Of a loop: evaluated before each iteration.
void MemoryFollower::repeatedHead(const Statement &each, const Place &place) {
  head(each, place);
}

/// An array that begins to live has nothing on the GPU.
void MemoryFollower::declared(const Statement &each) {
  for (const VariableId id : each.declares)
    if (const auto own = kept_.classOf(id, false); own && *own != behindPointers && kept_.needsScope(id))
      state_.classes[*own] = {
          .stale = {{.kind = StaleKind::notYet, .at = each.span.begin}}, .isThere = false, .newer = {}};
}

void MemoryFollower::list(const Statement &block) {
  for (const Statement &child : block.children)
    statement(child, {.before = &child, .isInList = true});
}

void MemoryFollower::choice(const Statement &each, const Place &place) {
  head(each, place);
  const MemoryState before = state_;
  MemoryState after;
  for (const Statement &branch : each.children) {
    state_ = before;
    statement(branch, {.before = &branch, .isInList = false});
    after.join(state_);
  }
  if (each.children.size() < 2) after.join(before);
  state_ = after;
}

void MemoryFollower::loop(const Statement &each, const Place &place) {
  const bool hasInit = each.kind == StatementKind::counted && each.hasInit;
  if (hasInit) statement(each.children.front(), {.before = place.before, .isInList = place.isInList});
  const bool testsLast = each.kind == StatementKind::doLoop;
  const Place condition{.before = conditionOf(program_, each) ? &each : nullptr, .isHead = true};
  if (!testsLast && isBlocked(condition)) use(effects_.ofHead(each), place, each.span.begin);
  MemoryState begin = state_;
  while (true) {
    state_ = begin;
    jumps_.emplace_back();
    if (!testsLast) repeatedHead(each, condition);
    MemoryState left = testsLast ? MemoryState{} : state_;
    for (std::size_t i = hasInit ? 1 : 0; i < each.children.size(); ++i)
      statement(each.children[i], {.before = &each.children[i], .isInList = false});
    state_.join(jumps_.back().continued);
    if (testsLast) {
      repeatedHead(each, condition);
      left = state_;
    }
    left.join(jumps_.back().broken);
    jumps_.pop_back();
    MemoryState next = begin;
    next.join(state_);
    if (next == begin) {
      state_ = left;
      return;
    }
    begin = next;
  }
}

void MemoryFollower::cases(const Statement &each, const Place &place) {
  head(each, place);
  const MemoryState before = state_;
  jumps_.emplace_back();
  state_ = {};
  for (const Statement &body : each.children) {
    const auto part = [&](const Statement &child) {
      if (child.kind == StatementKind::label) state_.join(before);
      statement(child, {.before = &child, .isInList = body.kind == StatementKind::compound});
    };
    if (body.kind == StatementKind::compound)
      std::ranges::for_each(body.children, part);
    else
      part(body);
  }
  state_.join(jumps_.back().broken);
  state_.join(before); // no label may fit
  const MemoryState continued = jumps_.back().continued;
  jumps_.pop_back();
  if (!jumps_.empty()) jumps_.back().continued.join(continued);
}

/// The heads of a kernel's loops are evaluated by the CPU before the launch.
void MemoryFollower::headOf(const Statement &loop, Kernel &kernel) {
  const Statement *level = &loop;
  for (std::size_t i = 0; i < loop.directive->loops.size() && !level->children.empty(); ++i) {
    level = &level->children.back();
    while (level->kind == StatementKind::compound && level->children.size() == 1)
      level = &level->children.front();
    use(effects_.ofHead(*level), {}, loop.span.begin, &kernel.head);
    if (level->hasInit) use(effects_.ofStatement(level->children.front()), {}, loop.span.begin, &kernel.head);
  }
  use(effects_.ofHead(loop), {}, loop.span.begin, &kernel.head);
}

void MemoryFollower::launch(std::uint32_t number, Kernel &kernel) {
  const auto haveIterations = [](const std::vector<CountedLoop> &loops) {
    return std::ranges::all_of(loops, [](const CountedLoop &each) {
      return each.constantBegin && each.constantBound && each.constantStep && !each.countsDown &&
             *each.constantStep > 0 && *each.constantBegin < *each.constantBound;
    });
  };
  for (const auto &[place, pointer] : state_.fresh)
    if (program_[pointer].function != current_ ||
        std::ranges::any_of(kernel.mapped, [&](const MappedVariable &each) { return each.variable == pointer; }))
      result_.newBlocks.insert(place);
  const bool isOrdered = kernel.order && kernel.order->isCertain();
  const bool isCertain =
      !kernel.keepsOriginal() && (!isOrdered || haveIterations(kernel.order->sharedLoops())) &&
      std::ranges::any_of(kernel.loops, [&](const Statement *loop) { return haveIterations(loop->directive->loops); });
  const std::uint32_t at = kernel.loops.front()->span.begin;
  for (MappedVariable &each : kernel.mapped) {
    const auto own = kept_.classOf(each.variable, each.byPointer);
    // A string, which is copied once.
    if (!own) each.transfer.stale.insert({.kind = StaleKind::notYet, .at = at});
    if (!own || !kept_.mayBeKept(*own)) continue;
    ClassState &state = state_.classes[*own];
    const bool isKept = kept_.reasonsAgainst(kernels_[number].function, each).empty();
    each.transfer.stale.insert(state.stale.begin(), state.stale.end());
    const bool isAlone = isCertain && *own != behindPointers;
    if (!isKept) {
      state.stale.insert({.kind = StaleKind::copiedOnce, .at = at});
      continue;
    }
    if (isAlone) state.stale.clear();
    if (kernel.keepsOriginal() && each.isWritten) state.stale.insert({.kind = StaleKind::changedByCpu, .at = at});
    state.isThere = true;
    if (!each.isWritten) continue;
    if (isAlone) state.newer.clear();
    state.newer.insert(number);
  }
  state_.forgetNames();
}

void MemoryFollower::kernel(std::uint32_t number) {
  Kernel &kernel = *kernels_[number].kernel;
  if (!state_.isReached) return;
  for (const Statement *loop : kernel.loops)
    headOf(*loop, kernel);
  use(effects_.ofHead(*conditions_[number]), {}, kernel.loops.front()->span.begin, &kernel.head);
  launch(number, kernel);
  result_.reached.insert(&kernel);
}

void MemoryFollower::directive(const Statement &each, const Place &place) {
  if (const auto known = kernelOf_.find(&each); known != kernelOf_.end()) {
    if (kernels_[known->second].kernel->loops.front() == &each) kernel(known->second);
    return;
  }
  // The words of directives in regions go; nothing may stand between others and their statements.
  const bool isRegion = regions_.contains(&each);
  regionDepth_ += isRegion ? 1 : 0;
  for (const Statement &child : each.children)
    statement(child, {.before = regionDepth_ > 0 ? &child : nullptr, .isInList = place.isInList});
  regionDepth_ -= isRegion ? 1 : 0;
}

/// Code without launches. Calls before it hold for all ways through it.
void MemoryFollower::plain(const Statement &each, const Place &place) {
  replaced_ = replacedBy(program_, each);
  use(effects_.ofStatement(each), place, each.span.begin);
  replaced_.reset();
  forEachStatement(each, [&](const Statement &inner) {
    if (inner.kind == StatementKind::returns) ends_[static_cast<std::size_t>(current_)].join(state_);
    if (jumps_.empty()) return;
    if (inner.kind == StatementKind::breaks) jumps_.back().broken.join(state_);
    if (inner.kind == StatementKind::continues) jumps_.back().continued.join(state_);
  });
  const bool leaves = each.kind == StatementKind::breaks || each.kind == StatementKind::continues ||
                      each.kind == StatementKind::returns;
  if (leaves) state_ = {};
  if (leaves) return;
  declared(each);
  allocated(each);
}

void MemoryFollower::statement(const Statement &each, const Place &place) {
  if (inKernels_.contains(&each) || !state_.isReached) return;
  if (ofCpu_.contains(&each)) return plain(each, place);
  // The words of a directive in a region go, and calls stand behind them.
  const bool isBlock = each.kind == StatementKind::compound || each.kind == StatementKind::label ||
                       (each.kind == StatementKind::directive && regionDepth_ > 0);
  if (!isBlock && !effects_.launches(each) && !holdsKernel(each)) return plain(each, place);
  switch (each.kind) {
  case StatementKind::compound:
    return list(each);
  case StatementKind::choice:
    return choice(each, place);
  case StatementKind::counted:
  case StatementKind::whileLoop:
  case StatementKind::doLoop:
    return loop(each, place);
  case StatementKind::switchCase:
    return cases(each, place);
  case StatementKind::label:
    for (const Statement &child : each.children)
      statement(child, {.before = &child, .isInList = place.isInList});
    return;
  case StatementKind::directive:
    return directive(each, place);
  case StatementKind::returns:
    head(each, place);
    ends_[static_cast<std::size_t>(current_)].join(state_);
    state_ = {};
    return;
  default:
    // Of a kind that is not known, which may be a loop.
    if (!each.children.empty()) return loop(each, place);
    head(each, place);
    declared(each);
  }
}

void MemoryFollower::function(FunctionId id) {
  const auto index = static_cast<std::size_t>(id);
  if (!begins_[index].isReached) return;
  current_ = id;
  state_ = begins_[index];
  state_.forgetNames();
  jumps_.clear();
  statement(program_[id].body, {});
  ends_[index].join(state_);
  if (links_ != nullptr && links_->entered.contains(id) && ends_[index].isReached) {
    state_ = ends_[index];
    for (ClassState &each : state_.classes)
      bringBack(each, program_[id].body.span.end - 1);
  }
  ends_[index].forgetNames();
}

/// Functions that are called from elsewhere begin with nothing on the GPU: their callers have seen to that.
void MemoryFollower::begin() {
  for (std::size_t i = 0; i < begins_.size(); ++i) {
    const FunctionId id{static_cast<std::uint32_t>(i)};
    const bool isEntered = links_ != nullptr && links_->entered.contains(id);
    if (!effects_.launches(id) || (kept_.isClosed(id) && program_[id].name != "main" && !isEntered)) continue;
    begins_[i].isReached = true;
    begins_[i].classes.resize(kept_.classes());
    for (ClassState &each : begins_[i].classes) {
      each.stale.insert({.kind = StaleKind::notYet, .at = program_[id].span.begin});
      if (!isEntered) continue;
      each.stale.insert({.kind = StaleKind::elsewhere, .at = program_[id].span.begin});
      each.isThere = true;
      each.newer.insert(elsewhere);
    }
  }
}

MemoryFlowResult MemoryFollower::follow() {
  begin();
  while (true) {
    const auto begins = begins_;
    const auto ends = ends_;
    for (std::size_t i = 0; i < begins_.size(); ++i)
      if (effects_.launches(FunctionId{static_cast<std::uint32_t>(i)}))
        function(FunctionId{static_cast<std::uint32_t>(i)});
    if (!result_.isComplete || (begins == begins_ && ends == ends_)) return std::move(result_);
  }
}

} // namespace

MemoryFlowResult followMemory(const Program &program, ProgramPlan &plan, const CpuEffectsReader &effects,
                              KeptMemory &kept, const Links *links) {
  // At first, allocations are found to which nobody writes before a kernel.
  const std::set<std::uint32_t> found = MemoryFollower(program, plan, effects, kept, links, {}).follow().newBlocks;
  MemoryFlowResult out = MemoryFollower(program, plan, effects, kept, links, found).follow();
  out.newBlocks = found;
  return out;
}

} // namespace warpgrain::openmp

// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/optimise/LoopSwap.h"

#include "core/access/symbolic/SymbolicExecution.h"
#include "core/openmp/model/Walk.h"
#include "core/openmp/optimise/RowLoop.h"
#include "core/openmp/regions/KernelPlanner.h"
#include "core/workflow/mapping/ApartMemory.h"
#include "core/workflow/optimise/NestProof.h"
#include "core/workflow/optimise/RequestCosts.h"

#include <algorithm>
#include <cstdlib>

namespace warpgrain::workflow {

namespace {

using access::AccessInstance;
using access::AtomId;
using access::LoopInfo;
using openmp::CountedLoop;
using openmp::Kernel;
using openmp::Program;
using openmp::Reason;
using openmp::ReasonId;
using openmp::Statement;

/// Fewer iterations do not fill a warp.
constexpr std::int64_t leastIterations = 32;

/// A block has up to three axes.
constexpr std::size_t mostLoops = 3;

/// The `for` loops of a kernel's iteration, and those of its CUDA text, in one order.
struct KernelLoops {
  std::vector<const Statement *> statements;
  NestKernel kernel;
};

/// Sectors of all requests in an iteration. Stores count twice in `weight` (DEC-G1).
struct Cost {
  std::int64_t sectors = 0;
  std::int64_t weight = 0;

  void add(const AccessInstance &access, std::int64_t touched) {
    const bool reads = access.kind != model::AccessKind::write;
    const bool writes = access.kind != model::AccessKind::read;
    sectors += touched * ((reads ? 1 : 0) + (writes ? 1 : 0));
    weight += touched * ((reads ? 1 : 0) + (writes ? 2 : 0));
  }
};

/// A loop whose iterations threads may take.
struct Candidate {
  const Statement *loop = nullptr;
  Cost now;  ///< with the directive's loop
  Cost then; ///< with this one
};

/// The head as it is written stands in the kernel's text, too.
bool isSameHead(const Program &program, const Statement &loop, const model::Unit &unit, const SourceSpan &keyword) {
  if (!loop.counted) return true;
  std::string_view head = program.textOf(
      {.file = mainFile, .begin = loop.span.begin, .end = std::max(loop.span.begin, loop.counted->body.begin)});
  head = head.substr(0, head.find_last_of(')') + 1); // lines are indented anew
  const std::string &text = unit[keyword.file].text;
  return text.compare(keyword.begin, head.size(), head) == 0;
}

/// No value if the kernel is not followed, or its loops are not found in it.
std::optional<KernelLoops> loopsOf(const Program &program, const Kernel &kernel,
                                   const std::shared_ptr<const model::Unit> &unit) {
  KernelLoops out;
  for (const Statement *body : openmp::bodiesOf(*kernel.loops.front()))
    openmp::forEachStatement(*body, [&](const Statement &each) {
      if (each.kind == openmp::StatementKind::counted) out.statements.push_back(&each);
    });
  if (out.statements.empty()) return std::nullopt;
  const auto id = unit->findKernel(kernel.name);
  if (!id) return std::nullopt;
  out.kernel = {
      .unit = unit, .kernel = *id, .launch = access::LaunchContext::of(*unit, *id), .instances = {}, .loops = {}};
  const model::Body &body = (*unit)[*id].body;
  out.kernel.loops = forLoopsOf(body);
  // The kernel's own loops, over chunks and over its iterations, come first.
  const std::size_t own = out.kernel.loops.size() - std::min(out.kernel.loops.size(), out.statements.size());
  if (own > 2 || out.kernel.loops.size() < out.statements.size()) return std::nullopt;
  out.kernel.loops.erase(out.kernel.loops.begin(), out.kernel.loops.begin() + static_cast<std::ptrdiff_t>(own));
  for (std::size_t i = 0; i < out.statements.size(); ++i)
    if (!isSameHead(program, *out.statements[i], *unit, body[out.kernel.loops[i]].keyword)) return std::nullopt;
  out.kernel.instances = access::executeSymbolically(*unit, *id, out.kernel.launch);
  if (out.kernel.instances.limit || out.kernel.instances.body != &body) return std::nullopt;
  return out;
}

/// The iterations of a loop if they are a number.
std::optional<std::int64_t> tripsOf(const CountedLoop &loop) {
  if (!loop.constantBegin || !loop.constantBound || !loop.constantStep || *loop.constantStep == 0) return std::nullopt;
  const std::int64_t most = std::int64_t{1} << 40;
  if (std::abs(*loop.constantBegin) > most || std::abs(*loop.constantBound) > most) return std::nullopt;
  const std::int64_t step = std::abs(*loop.constantStep);
  const std::int64_t distance =
      (loop.countsDown ? *loop.constantBegin - *loop.constantBound : *loop.constantBound - *loop.constantBegin) +
      (loop.includesBound ? 1 : 0);
  return distance <= 0 ? 0 : (distance + step - 1) / step;
}

/// What the accesses in a loop cost if threads take its iterations. No value if some of them are not those of a
/// counter.
std::optional<Candidate> candidateOf(const KernelLoops &loops, std::size_t number, std::optional<AtomId> thread) {
  const access::KernelInstances &instances = loops.kernel.instances;
  Candidate out{.loop = loops.statements[number], .now = {}, .then = {}};
  bool isFound = false;
  for (const AccessInstance &access : instances.accesses) {
    const auto around = std::ranges::find_if(access.place.loops, [&](const LoopInfo &each) {
      return each.body == instances.body && each.loop == loops.kernel.loops[number];
    });
    if (around == access.place.loops.end()) continue;
    if (around->iteration) return std::nullopt;
    if (!access.array || access.space != model::MemorySpace::global) continue;
    isFound = true;
    out.now.add(access, thread ? sectorsAlong(instances, access, *thread) : 1);
    out.then.add(access, sectorsAlong(instances, access, around->counter));
  }
  return isFound ? std::optional(out) : std::nullopt;
}

/// Loops that gain, the one that gains most first; of equal ones the innermost (DEC-G1).
std::vector<Candidate> candidatesOf(const KernelLoops &loops) {
  const auto thread = threadAlongX(loops.kernel.instances.atoms);
  std::vector<Candidate> out;
  for (std::size_t i = loops.statements.size(); i-- > 0;) {
    const Statement &loop = *loops.statements[i];
    if (!loop.counted || tripsOf(*loop.counted).value_or(leastIterations) < leastIterations) continue;
    const auto candidate = candidateOf(loops, i, thread);
    if (candidate && candidate->then.weight < candidate->now.weight) out.push_back(*candidate);
  }
  std::ranges::stable_sort(out, std::ranges::greater(),
                           [](const Candidate &each) { return each.now.weight - each.then.weight; });
  return out;
}

bool hasClause(const Kernel &kernel, openmp::CudaClauseKind kind) {
  return std::ranges::find(kernel.clauses, kind, &openmp::CudaClause::kind) != kernel.clauses.end();
}

class OrderChooser {
public:
  OrderChooser(const Program &program, openmp::Region &region, const openmp::Optimisations &optimisations)
      : program_(program), region_(region), optimisations_(optimisations) {}

  void choose(Kernel &kernel, const std::shared_ptr<const model::Unit> &unit);

private:
  std::optional<Reason> tryLoop(Kernel &kernel, const KernelLoops &loops, const Candidate &candidate);
  void note(const Kernel &kernel, const Candidate &candidate);
  bool collapse(Kernel &kernel, const Candidate &candidate, std::optional<Reason> &why);
  std::string apartNames(const std::vector<openmp::Overlap> &apart) const;

  const Program &program_;
  openmp::Region &region_;
  const openmp::Optimisations &optimisations_;
};

/// Gives the kernel the order; returns why not.
std::optional<Reason> OrderChooser::tryLoop(Kernel &kernel, const KernelLoops &loops, const Candidate &candidate) {
  std::optional<Reason> why;
  const auto nest = openmp::perfectNest(program_, *region_.statement, kernel, why);
  if (!nest) return why;
  const std::string counter = program_[candidate.loop->counted->counter].name;
  const auto at = std::ranges::find(nest->loops, candidate.loop);
  const auto last = static_cast<std::size_t>(at - nest->loops.begin());
  if (at == nest->loops.end() && nest->end) return nest->end;
  if (at == nest->loops.end() || last >= mostLoops)
    return Reason{.id = ReasonId::swapHeldByNest, .arguments = {counter}, .span = candidate.loop->span};
  NestProof proof = proveNest(program_, kernel, *nest, last, loops.statements, loops.kernel);
  if (proof.why) return proof.why;
  openmp::LoopOrder order{.nest = {nest->loops.begin(), at + 1},
                          .shared = {},
                          .apart = mustBeApart(kernel),
                          .conditions = std::move(proof.conditions),
                          .least = tripsOf(*candidate.loop->counted) ? 0 : leastIterations};
  for (std::size_t i = optimisations_.nestSharing ? 0 : last; i <= last; ++i)
    order.shared.push_back(i);
  kernel.order = std::move(order);
  return std::nullopt;
}

/// "a, b and c".
std::string OrderChooser::apartNames(const std::vector<openmp::Overlap> &apart) const {
  std::vector<std::string> names;
  for (const openmp::Overlap &each : apart)
    for (const openmp::VariableId id : {each.updated, each.read})
      if (std::ranges::find(names, program_[id].name) == names.end()) names.push_back(program_[id].name);
  std::string out = names.front();
  for (std::size_t i = 1; i < names.size(); ++i)
    out += (i + 1 == names.size() ? " and " : ", ") + names[i];
  return out;
}

void OrderChooser::note(const Kernel &kernel, const Candidate &candidate) {
  const SourceSpan &pragma = kernel.loops.front()->directive->pragma;
  const std::string counter = program_[candidate.loop->counted->counter].name;
  openmp::addOnce(region_.reasons, {.id = ReasonId::loopsSwapped,
                                    .arguments = {counter, std::to_string(candidate.then.sectors),
                                                  std::to_string(candidate.now.sectors)},
                                    .span = pragma});
  const openmp::LoopOrder &order = *kernel.order;
  std::string asked;
  const auto add = [&](const std::string &each) { asked += (asked.empty() ? "" : ", and ") + each; };
  if (order.least > 0) add("the loop over " + counter + " has " + std::to_string(order.least) + " iterations or more");
  for (const std::string &each : order.conditions)
    add(each);
  if (!order.apart.empty()) add(apartNames(order.apart) + " lead to different blocks of memory");
  if (!asked.empty())
    openmp::addOnce(region_.reasons, {.id = ReasonId::swapIsAskedFor, .arguments = {asked}, .span = pragma});
}

/// Has the threads of a block share the loop over a row; `why` is why not, where the loop is one.
bool OrderChooser::collapse(Kernel &kernel, const Candidate &candidate, std::optional<Reason> &why) {
  auto collapsed = openmp::rowLoop(program_, *region_.statement, kernel, *candidate.loop, why);
  if (!collapsed) return false;
  const SourceSpan &pragma = kernel.loops.front()->directive->pragma;
  openmp::addOnce(region_.reasons,
                  {.id = ReasonId::loopsCollapsed,
                   .arguments = {program_[candidate.loop->counted->counter].name,
                                 std::to_string(candidate.then.sectors), std::to_string(candidate.now.sectors)},
                   .span = pragma});
  if (!collapsed->apart.empty())
    openmp::addOnce(region_.reasons,
                    {.id = ReasonId::collapseIsAskedFor, .arguments = {apartNames(collapsed->apart)}, .span = pragma});
  kernel.collapse = std::move(*collapsed);
  return true;
}

void OrderChooser::choose(Kernel &kernel, const std::shared_ptr<const model::Unit> &unit) {
  if (kernel.isOfTeams() || kernel.team || kernel.loops.empty() || !kernel.outside.empty()) return;
  const auto loops = loopsOf(program_, kernel, unit);
  if (!loops) return;
  const std::vector<Candidate> candidates = candidatesOf(*loops);
  std::optional<Reason> first;
  if (optimisations_.loopSwap && !hasClause(kernel, openmp::CudaClauseKind::noLoopSwap))
    for (const Candidate &candidate : candidates) {
      auto why = tryLoop(kernel, *loops, candidate);
      if (!why) return note(kernel, candidate);
      if (!first) first = std::move(why);
    }
  std::optional<Reason> ofRows;
  if (optimisations_.loopCollapse && !hasClause(kernel, openmp::CudaClauseKind::noLoopCollapse))
    for (const Candidate &candidate : candidates)
      if (collapse(kernel, candidate, ofRows)) return;
  if (ofRows) first = std::move(ofRows); // rows cannot be swapped
  if (first) openmp::addOnce(region_.reasons, std::move(*first));
}

/// False where a directive or an option for the number of blocks says how the threads of the kernel lie.
bool mayChooseOrder(const Kernel &kernel, const openmp::Optimisations &optimisations) {
  // A size for all kernels says nothing of where the threads of this one lie. Rows of a block are whole warps.
  const bool isOfAll = optimisations.threadsOfBlock == kernel.threadsOfBlock && kernel.threadsOfBlock % 32 == 0;
  const bool isSized = kernel.threadsOfBlock != Kernel().threadsOfBlock && !isOfAll;
  const bool isShaped = kernel.gridLoops > 0 || kernel.mostBlocks || isSized;
  const bool isCached = std::ranges::any_of(
      kernel.mapped, [](const openmp::MappedVariable &each) { return each.cache != openmp::ArrayCache::none; });
  return !isShaped && !isCached;
}

} // namespace

bool chooseLoopOrders(const Program &program, openmp::ProgramPlan &plan, const std::shared_ptr<const model::Unit> &unit,
                      const openmp::Optimisations &optimisations) {
  if (!optimisations.loopSwap && !optimisations.loopCollapse) return false;
  bool isChanged = false;
  for (openmp::Region &region : plan.regions) {
    OrderChooser chooser(program, region, optimisations);
    for (Kernel &kernel : region.kernels) {
      if (!mayChooseOrder(kernel, optimisations)) continue;
      chooser.choose(kernel, unit);
      isChanged |= kernel.order.has_value() || kernel.collapse.has_value();
    }
  }
  return isChanged;
}

} // namespace warpgrain::workflow

// SPDX-License-Identifier: Apache-2.0
#include "core/openmp/tuning/Pruner.h"

#include "core/openmp/directives/Caching.h"
#include "core/openmp/directives/OptionEffect.h"
#include "core/openmp/transfers/PlanTransfers.h"
#include "core/openmp/tuning/Places.h"

#include <algorithm>
#include <functional>
#include <map>
#include <set>

namespace warpgrain::openmp {

namespace {

/// The kernels in which something is so, by their names.
using Kernels = std::vector<std::string>;

/// A clause of the kernel says in which memory the array is read, or in which not.
bool isDecided(const Kernel &kernel, const std::string &name, ArrayCache cache) {
  const CudaClauseKind against = cache == ArrayCache::constant ? CudaClauseKind::noConstant : CudaClauseKind::noTexture;
  return std::ranges::any_of(kernel.clauses, [&](const CudaClause &clause) {
    const bool isOfPlace =
        clause.kind == against || clause.kind == CudaClauseKind::sharedRO || clause.kind == CudaClauseKind::sharedRW;
    return isOfPlace && std::ranges::find(clause.items, name) != clause.items.end();
  });
}

/// Where the plan's kernels read arrays if these caches may be chosen for them.
ProgramPlan withCaches(const Program &program, const ProgramPlan &plan, const std::set<ArrayCache> &allowed) {
  ProgramPlan out = plan;
  chooseCaches(program, out, [&](const Kernel &kernel, const MappedVariable &mapped, ArrayCache cache) {
    return allowed.contains(cache) && !isDecided(kernel, program[mapped.variable].name, cache);
  });
  return out;
}

/// Copies of a mapped variable that the data flow takes away, or that leave loops.
bool isLess(const MappedVariable &each, TransferMode mode) {
  const Transfer &transfer = each.transfer;
  if (!transfer.isKept) return false;
  return mode == TransferMode::resident || !transfer.copiesAgain || (each.isWritten && !transfer.comesBack);
}

class SourcePruner {
public:
  SourcePruner(const Program &program, const ProgramPlan &plan, bool isPartOfProgram)
      : program_(program), plan_(plan), isPartOfProgram_(isPartOfProgram) {}

  PrunedProgram prune();

private:
  using Has = std::function<bool(const Program &, const Kernel &)>;

  Kernels where(const Has &has) const;
  Kernels whereArrays(const ProgramPlan &chosen, ArrayCache cache) const;
  Kernels whereTransfers(TransferMode mode) const;
  void kernels();
  void add(const std::string &name, const Kernels &places, const std::string &noPlace, const std::string &use);
  void addSize(const std::string &name, const std::string &use);
  void addAlwaysOn(const std::string &name, const std::string &value, const Kernels &places, const std::string &noPlace,
                   const std::string &use);
  void batching();
  void optimisations();
  void caching();
  void transfers();

  const Program &program_;
  const ProgramPlan &plan_;
  const bool isPartOfProgram_;
  PrunedProgram out_;
};

Kernels SourcePruner::where(const Has &has) const {
  Kernels out;
  for (const Region &region : plan_.regions)
    for (const Kernel &kernel : region.kernels)
      if (has(program_, kernel)) out.push_back(kernel.name);
  return out;
}

/// The kernels of which an array is read from a cache in `chosen`, and is not in the plan.
Kernels SourcePruner::whereArrays(const ProgramPlan &chosen, ArrayCache cache) const {
  Kernels out;
  for (std::size_t r = 0; r < plan_.regions.size(); ++r)
    for (std::size_t k = 0; k < plan_.regions[r].kernels.size(); ++k) {
      const std::vector<MappedVariable> &before = plan_.regions[r].kernels[k].mapped;
      const std::vector<MappedVariable> &after = chosen.regions[r].kernels[k].mapped;
      bool isChosen = false;
      for (std::size_t i = 0; i < before.size(); ++i)
        isChosen |= before[i].cache == ArrayCache::none && after[i].cache == cache;
      if (isChosen) out.push_back(plan_.regions[r].kernels[k].name);
    }
  return out;
}

Kernels SourcePruner::whereTransfers(TransferMode mode) const {
  ProgramPlan planned = plan_;
  planTransfers(program_, planned, mode, isPartOfProgram_);
  Kernels out;
  for (const Region &region : planned.regions)
    for (const Kernel &kernel : region.kernels)
      if (std::ranges::any_of(kernel.mapped, [&](const MappedVariable &each) { return isLess(each, mode); }))
        out.push_back(kernel.name);
  return out;
}

/// What can be chosen for each kernel by clauses of its own.
void SourcePruner::kernels() {
  const ProgramPlan constant = withCaches(program_, plan_, {ArrayCache::constant});
  const ProgramPlan texture = withCaches(program_, plan_, {ArrayCache::texture});
  const ProgramPlan both = withCaches(program_, plan_, {ArrayCache::constant, ArrayCache::texture});
  for (std::size_t r = 0; r < plan_.regions.size(); ++r)
    for (std::size_t k = 0; k < plan_.regions[r].kernels.size(); ++k) {
      const Kernel &kernel = plan_.regions[r].kernels[k];
      TunableKernel out{.name = kernel.name,
                        .procedure = program_[plan_.regions[r].function].name,
                        .id = kernel.id,
                        .hasSize = hasFreeSize(kernel),
                        .hasOrder = kernel.order.has_value(),
                        .arrays = {}};
      for (std::size_t i = 0; i < kernel.mapped.size(); ++i) {
        const auto cacheIn = [&](const ProgramPlan &plan) { return plan.regions[r].kernels[k].mapped[i].cache; };
        if (kernel.mapped[i].cache != ArrayCache::none ||
            (cacheIn(constant) == ArrayCache::none && cacheIn(texture) == ArrayCache::none))
          continue;
        out.arrays.push_back({.name = program_[kernel.mapped[i].variable].name,
                              .inConstant = cacheIn(constant) == ArrayCache::constant,
                              .inTexture = cacheIn(texture) == ArrayCache::texture,
                              .suggested = cacheIn(both)});
      }
      out_.kernels.push_back(std::move(out));
    }
  for (const Region &region : plan_.regions)
    if (!region.isOnGpu()) ++out_.regionsOnCpu;
}

void SourcePruner::add(const std::string &name, const Kernels &places, const std::string &noPlace,
                       const std::string &use) {
  const std::string why(whyOptionHasNoEffect(name));
  TuningParameter out{.name = name, .value = {}, .reason = noPlace, .kernels = places};
  if (!places.empty()) {
    out.kind = why.empty() ? ParameterClass::tunable : ParameterClass::noEffect;
    out.reason = why.empty() ? use : use + " It changes no translation: " + why + ".";
  }
  out_.parameters.push_back(std::move(out));
}

void SourcePruner::addSize(const std::string &name, const std::string &use) {
  add(name, where([](const Program &, const Kernel &kernel) { return hasFreeSize(kernel); }),
      "The threads of each kernel lie as its nest, its teams, its sections or a clause says.", use);
  out_.parameters.back().isNumber = true;
}

void SourcePruner::addAlwaysOn(const std::string &name, const std::string &value, const Kernels &places,
                               const std::string &noPlace, const std::string &use) {
  add(name, places, noPlace, use);
  TuningParameter &out = out_.parameters.back();
  if (out.kind != ParameterClass::tunable) return;
  out.kind = ParameterClass::alwaysOn;
  out.value = value;
}

void SourcePruner::batching() {
  addSize("cudaThreadBlockSize", "How many threads a block has is found out by measuring.");
  addSize("maxNumOfCudaThreadBlocks", "How many blocks a launch has at most is found out by measuring.");
}

void SourcePruner::optimisations() {
  Kernels matrices;
  for (const Region &region : plan_.regions)
    if (hasThreadPrivateArray(program_, region))
      matrices.push_back(region.kernels.empty() ? program_[region.function].name + "()" : region.kernels.front().name);
  add("useMatrixTranspose", matrices, "No region has a threadprivate array of one dimension.",
      "Arrays of which each thread has its own could lie side by side.");
  add("useLoopCollapse", where(hasCollapsibleNest), "No kernel has rows whose ends an array tells.",
      "Rows of a nest could be shared out together.");
  add("useParallelLoopSwap", where([](const Program &, const Kernel &kernel) { return kernel.order.has_value(); }),
      "No kernel has a loop with which neighbouring threads would touch fewer sectors and that may be swapped.",
      "Threads can take the iterations of another loop, with which they touch fewer sectors.");
  const Kernels reductions = where([](const Program &, const Kernel &kernel) { return !kernel.reductions.empty(); });
  add("useUnrollingOnReduction", reductions, "No kernel reduces anything.",
      "A kernel puts values of its threads together.");
  add("localRedVarConf", reductions, "No kernel reduces anything.",
      "A kernel has parts of a reduction for each thread.");
  add("useMallocPitch", where(hasSharedMatrix), "No kernel works on a shared array of two dimensions.",
      "Rows of an array could be padded.");
}

void SourcePruner::caching() {
  add("shrdSclrCachingOnReg", where(hasRepeatedScalar), "No kernel accesses a shared number twice.",
      "A shared number is accessed several times.");
  add("shrdArryElmtCachingOnReg", where(hasRepeatedElement), "No kernel accesses one element of an array twice.",
      "An element of an array is accessed several times.");
  add("shrdSclrCachingOnSM", where(hasReadScalar), "No kernel reads a shared number.", "A shared number is only read.");
  add("prvtArryCachingOnSM", where(hasSmallPrivateArray),
      "No kernel has a private array of which those of 64 threads fit into shared memory.",
      "Private arrays of a block would fit into shared memory.");
  add("shrdArryCachingOnTM", whereArrays(withCaches(program_, plan_, {ArrayCache::texture}), ArrayCache::texture),
      "No kernel only reads an array of one dimension that the read-only data cache may hold.",
      "Arrays of one dimension that a kernel only reads can be read through the read-only data cache.");
  add("shrdSclrCachingOnConst", where(hasReadScalar), "No kernel reads a shared number.",
      "A shared number is only read.");
  add("shrdArryCachingOnConst", whereArrays(withCaches(program_, plan_, {ArrayCache::constant}), ArrayCache::constant),
      "No kernel reads an array that no kernel changes and that fits into constant memory.",
      "Arrays that no kernel changes fit into constant memory.");
}

void SourcePruner::transfers() {
  const std::string noCopy = "The data flow takes no copy away.";
  const Kernels flow = whereTransfers(TransferMode::flow);
  const Kernels resident = whereTransfers(TransferMode::resident);
  const Kernels all = where([](const Program &, const Kernel &kernel) { return !kernel.mapped.empty(); });
  addAlwaysOn("useGlobalGMalloc", "1", flow, noCopy, "Memory stays on the GPU where the data flow shows that it may.");
  add("globalGMallocOpt", all, "No kernel works on memory.", "Memory of the GPU is allocated for launches.");
  add("cudaMallocOptLevel", all, "No kernel works on memory.", "Memory of the GPU is allocated for launches.");
  addAlwaysOn(
      "cudaMemTrOptLevel", "3", flow, noCopy,
      "Copies that the data flow shows to be needless are left out. Level 4, which relies on more than that, is "
      "taken as 3.");
  addAlwaysOn("MemTrOptOnLoops", "1", resident, "No memory can stay on the GPU over a loop.",
              "Memory stays on the GPU until the CPU works on it.");
  add("assumeNonZeroTripLoops", all, "No kernel works on memory.", "Loops around kernels may have no iteration.");
}

PrunedProgram SourcePruner::prune() {
  kernels();
  batching();
  optimisations();
  caching();
  transfers();
  return std::move(out_);
}

/// Kernels that lines of a user directive file cannot tell apart, such as those of overloads and of static functions of
/// several sources, are chosen for together: what all of them have.
std::vector<TunableKernel> withoutTwins(const std::vector<TunableKernel> &kernels) {
  std::vector<TunableKernel> out;
  for (const TunableKernel &each : kernels) {
    const auto twin = std::ranges::find_if(
        out, [&](const TunableKernel &other) { return other.procedure == each.procedure && other.id == each.id; });
    if (twin == out.end()) {
      out.push_back(each);
      continue;
    }
    twin->name += ", " + each.name;
    twin->hasSize &= each.hasSize;
    twin->hasOrder &= each.hasOrder;
    std::erase_if(twin->arrays, [&](const TunableArray &array) {
      return std::ranges::find(each.arrays, array) == each.arrays.end();
    });
  }
  return out;
}

/// The answer that counts where sources differ.
int weight(ParameterClass kind) {
  switch (kind) {
  case ParameterClass::tunable:
    return 4;
  case ParameterClass::needsConsent:
    return 3;
  case ParameterClass::alwaysOn:
    return 2;
  case ParameterClass::noEffect:
    return 1;
  case ParameterClass::noPlace:
    return 0;
  }
  return 0;
}

} // namespace

std::string_view nameOf(ParameterClass kind) {
  switch (kind) {
  case ParameterClass::tunable:
    return "tunable";
  case ParameterClass::alwaysOn:
    return "always on";
  case ParameterClass::needsConsent:
    return "needs consent";
  case ParameterClass::noPlace:
    return "no place";
  case ParameterClass::noEffect:
    return "no effect";
  }
  return {};
}

const TuningParameter *PrunedProgram::find(std::string_view name) const {
  const auto found = std::ranges::find(parameters, name, &TuningParameter::name);
  return found == parameters.end() ? nullptr : &*found;
}

std::size_t PrunedProgram::count(ParameterClass kind) const {
  return static_cast<std::size_t>(std::ranges::count(parameters, kind, &TuningParameter::kind));
}

PrunedProgram prune(const Program &program, const ProgramPlan &plan, bool isPartOfProgram) {
  return SourcePruner(program, plan, isPartOfProgram).prune();
}

PrunedProgram merged(const std::vector<PrunedProgram> &sources) {
  PrunedProgram out;
  for (const PrunedProgram &source : sources) {
    out.regionsOnCpu += source.regionsOnCpu;
    out.kernels.insert(out.kernels.end(), source.kernels.begin(), source.kernels.end());
    if (out.parameters.empty()) {
      out.parameters = source.parameters;
      continue;
    }
    for (std::size_t i = 0; i < out.parameters.size(); ++i) {
      TuningParameter &mine = out.parameters[i];
      const TuningParameter &other = source.parameters[i];
      std::vector<std::string> kernels = mine.kernels;
      kernels.insert(kernels.end(), other.kernels.begin(), other.kernels.end());
      if (weight(other.kind) > weight(mine.kind)) mine = other;
      mine.kernels = std::move(kernels);
    }
  }
  out.kernels = withoutTwins(out.kernels);
  return out;
}

} // namespace warpgrain::openmp

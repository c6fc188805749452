// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/openmp/model/CudaDirective.h"
#include "core/openmp/reasons/Reason.h"
#include "core/openmp/regions/Elsewhere.h"
#include "core/openmp/regions/Grid.h"
#include "core/openmp/regions/LoopCollapse.h"
#include "core/openmp/regions/LoopOrder.h"
#include "core/openmp/regions/Split.h"
#include "core/openmp/regions/TeamLoop.h"
#include "core/openmp/regions/Transfers.h"
#include "core/openmp/regions/Updates.h"
#include "core/openmp/sharing/DataSharing.h"

#include <optional>
#include <string>
#include <vector>

namespace warpgrain::openmp {

/// Where a kernel reads an array that it does not change.
enum class ArrayCache : std::uint8_t {
  none,
  constant, ///< a copy in constant memory, made before each launch
  texture,  ///< the read-only data cache, by `const … *__restrict__`
};

/// What directives ask of the copies of a kernel's variable (section 11.2); a "no…" clause takes its twin away.
struct DataWishes {
  bool toGpu = false;
  bool notToGpu = false;
  bool toCpu = false;
  bool notToCpu = false;
  bool noAllocation = false;
  bool noRelease = false;

  /// They ask for memory that the GPU has between launches.
  bool asksToKeep() const { return notToGpu || notToCpu || noAllocation || noRelease; }
};

/// Memory that a kernel works on in place: an array, what a pointer leads to, or a shared variable that it changes.
struct MappedVariable {
  VariableId variable{};
  bool isWritten = false;
  bool byPointer = false;     ///< the extent is looked up when the program runs
  bool isOfFunctions = false; ///< only functions that the kernel calls use it
  bool isNamedWhole = false; ///< an array that is more than the address of its first element: `&a`, `f(a)` by reference
  Transfer transfer = {};
  ArrayCache cache = ArrayCache::none;
  DataWishes wishes = {};
};

/// "a, b": the variables of a list, or those of them that the kernel changes.
std::string namesOf(const Program &program, const std::vector<MappedVariable> &mapped, bool onlyWritten);

struct KernelReduction {
  VariableId variable{};
  std::string operation;
  std::optional<Section> section = {}; ///< its elements, where the variable is no number
  std::int64_t held = 0;               ///< elements of each thread: those before the section, which are not used, too
};

/// A kernel: loops that one launch executes, and how it has their variables (ALG-F2, F3).
struct Kernel {
  std::string name;
  std::vector<const Statement *> loops;  ///< directives; all but the last have nowait
  std::vector<const Statement *> before; ///< executed by each thread before its iterations
  std::vector<const Statement *> after;  ///< and behind them: updates of a critical section
  std::vector<MappedVariable> mapped;
  std::vector<VariableId> values;         ///< passed by value
  std::vector<VariableId> referred;       ///< values that are references: their objects may lie in any memory
  std::vector<VariableId> outside;        ///< of file scope, that functions which it calls use: mapped, or copied
  std::vector<VariableId> privates;       ///< one for each iteration
  std::vector<VariableId> threadPrivates; ///< one for each thread
  std::vector<VariableId> lastPrivates;   ///< privates whose last value goes back
  std::vector<KernelReduction> reductions;
  std::vector<Overlap> apart;     ///< must lead to different memory, which is looked at when the program runs
  std::string condition;          ///< of an if clause
  std::string teams;              ///< the number of teams; empty where a loop is shared out
  std::string threads;            ///< of each team
  std::vector<VariableId> ofTeam; ///< variables that the threads of a team share
  std::optional<TeamLoop> team;   ///< blocks take the iterations, and their threads share the loops in them
  bool mayLeaveKept = false;      ///< where the CPU executes the loop, the GPU may have kept its memory
  std::optional<Grid> grid;       ///< none: the threads share the iterations out along x
  std::optional<LoopOrder> order; ///< a second kernel beside it, or in its place: the same iterations in another order
  std::optional<LoopCollapse> collapse;        ///< or with threads that share the loop over a row
  std::set<CpuUse> head;                       ///< memory that the CPU reads for the loops' heads and the condition
  std::size_t id = 0;                          ///< its number in its function: kernelid (section 11.1)
  unsigned threadsOfBlock = 256;               ///< where a loop is shared out along x (ALG-F2 2)
  std::optional<std::int64_t> mostBlocks = {}; ///< that a launch has (ALG-F2 3)
  unsigned gridLoops = 0;                      ///< of threadbatching: the outer loops of the nest, which are the grid
  unsigned blockLoops = 0;                     ///< and the loops in them, which are the block
  std::vector<CudaClause> clauses;             ///< of directives, as far as they are of this kernel

  /// A team is a block: the kernel is the code of its threads, and `loops` has the construct itself.
  bool isOfTeams() const { return !teams.empty(); }

  /// The original loop stays beside the kernel: for memory of unknown extent, and for a condition that is false.
  bool keepsOriginal() const {
    if (isOfTeams()) return false;
    for (const MappedVariable &each : mapped)
      if (each.byPointer || (each.isWritten && !referred.empty())) return true;
    return !condition.empty();
  }
};

/// A parallel region and what becomes of it; or the body of a function that the threads of regions call, and share
/// loops out in.
struct Region {
  FunctionId function{};
  const Statement *statement = nullptr; ///< with a directive; or a function's body
  std::vector<Piece> pieces;
  std::vector<SharedVariable> variables;
  std::vector<Kernel> kernels;
  std::vector<Kernel> onCpu;   ///< loops that a directive keeps on the CPU, in a region with kernels
  std::vector<Reason> reasons; ///< why it stays on the CPU; of a region with kernels, notes

  bool callsLoops = false; ///< functions that it calls launch kernels of the region

  bool isOnGpu() const { return !kernels.empty() || callsLoops; }

  bool isFunction() const { return !statement->directive; }

  /// Where a person finds it: its directive, or the first loop of a function.
  const Statement &shown() const;
};

/// A directive outside of all regions, which stays as it is.
struct LeftDirective {
  const Statement *statement = nullptr;
  FunctionId function{};
  Reason reason;
};

struct ProgramPlan {
  std::vector<Region> regions; ///< in the order of the text
  std::vector<LeftDirective> left;
  std::vector<Reason> notes; ///< what directives and options ask for and do not get, where it is of no region
  /// The extents of what the source allocates are kept, also where none of its own kernels asks for them: others may.
  bool keepsExtents = false;
  std::vector<CpuUses> cpuUses; ///< of memory that the GPU may keep, outside of kernels
  bool hasDirectives = true;    ///< false: regions are nests that became some, and nothing is of OpenMP
  std::set<std::uint32_t>
      newBlocks;               ///< places of allocations whose memory the GPU may have before the CPU writes to it
  std::set<VariableId> ending; ///< arrays that the GPU keeps, and that end with a block
  TextEdits blockChecks = {};  ///< of the host's text: what compares blocks of memory, by functions of the prelude
};

/// Decides for every parallel region of a source which kernels it becomes, or why it stays on the CPU. The source must
/// outlive the plan.
ProgramPlan planProgram(const Program &program, const Elsewhere &elsewhere = {});

} // namespace warpgrain::openmp

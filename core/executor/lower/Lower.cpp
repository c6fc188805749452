// SPDX-License-Identifier: Apache-2.0
#include "core/executor/lower/Lower.h"

#include "core/executor/lower/Checks.h"
#include "core/executor/lower/ChildLaunches.h"
#include "core/executor/lower/EntryPoint.h"
#include "core/executor/lower/Passes.h"
#include "core/executor/lower/count/Marks.h"
#include "core/executor/lower/device/Arithmetic.h"
#include "core/executor/lower/indices/IndexMarks.h"
#include "core/executor/lower/kit/KernelSelection.h"
#include "core/executor/lower/kit/ProgramVariables.h"
#include "core/executor/lower/kit/SiteTable.h"
#include "core/executor/lower/kit/StructureGaps.h"
#include "core/executor/lower/kit/Waiting.h"

#include <llvm/IR/Verifier.h>
#include <llvm/Support/raw_ostream.h>

namespace warpgrain::executor {

namespace {

using namespace llvm;

/// The device's layout agrees with that of 64-bit hosts for everything that CUDA has: pointers, vectors as far as they
/// are in memory, and 128-bit integers.
void retarget(Module &module, const TargetMachine &target) {
  module.setTargetTriple(target.getTargetTriple());
  module.setDataLayout(target.createDataLayout());
}

Result<void> verify(const Module &module) {
  std::string problems;
  raw_string_ostream stream(problems);
  if (!verifyModule(module, &stream)) return {};
  return fail(ErrorKind::internal, "The executor made code that is not well-formed: " + problems);
}

/// What kernels and functions alone go through: everything but their variables and the entry.
/// `stepped` names the kernel where warps are kept in step.
Result<LoweredKernel> lowerCode(Module &module, SiteTable &sites, bool checks, const TargetMachine &target,
                                const std::string &stepped = {}) {
  LoweredKernel out;
  retarget(module, target);
  markGaps(module);
  relaxAlignments(module);
  alignVariables(module);
  addThreadArgument(module);
  out.eventGroups = lowerMarks(module);
  checkIndices(module, sites);
  if (auto done = lowerIntrinsics(module, sites); !done) return std::unexpected(done.error());
  saturateConversions(module);
  if (!stepped.empty()) keepWarpsInStep(*module.getFunction(stepped), sites);
  if (auto done = lowerSharedMemory(module, out); !done) return std::unexpected(done.error());
  findWaiting(module, out);
  if (checks) addChecks(module, sites);
  return out;
}

/// Which memory the kernel's pointers lead to, and what its code brings with it.
void knowMemory(Function &kernel, const std::string &entry, LoweredKernel &out) {
  out.pointers = pointerUsesOf(kernel);
  listConstantTables(*kernel.getParent(), tablesName(entry));
}

/// Only blocks that run by regions can stop for others.
Result<void> checkWaiting(const LoweredKernel &kernel) {
  if (!kernel.waitsForGrid || kernel.schedule == Schedule::regions) return {};
  return fail(ErrorKind::tool, "The kernel waits for all blocks of the grid, and in other ways besides, which the "
                               "executor does not support together: barriers for some threads, calls through "
                               "pointers, or too many waits.");
}

SiteTable sitesOutside(const std::string &cudaRoot) {
  return SiteTable(SiteTable::systemFolders(cudaRoot));
}

} // namespace

Result<LoweredKernel> lower(Module &module, const run::ExecutionRequest &request, const TargetMachine &target) {
  const auto selected = selectKernel(module, request.kernel);
  if (!selected) return std::unexpected(selected.error());
  SiteTable sites = sitesOutside(request.source.cudaRoot.string());
  auto out = lowerCode(module, sites, request.checks, target);
  if (!out) return out;
  out->variables = openVariables(module);
  Function *kernel = module.getFunction(request.kernel);
  if (request.checks) knowMemory(*kernel, entryName, *out);
  if (auto fits = checkParameters(*kernel, request.parameters); !fits) return std::unexpected(fits.error());
  addEntryPoint(module, *kernel, *out);
  if (auto can = checkWaiting(*out); !can) return std::unexpected(can.error());
  if (auto sound = verify(module); !sound) return std::unexpected(sound.error());
  out->sites = sites.take();
  return out;
}

Result<LoweredKernel> lowerForProgram(Module &module, const ProgramKernel &kernel, const TargetMachine &target) {
  declareVariables(module);
  if (auto named = nameChildLaunches(module, kernel.unit); !named) return std::unexpected(named.error());
  if (auto selected = selectKernel(module, kernel.symbol); !selected) return std::unexpected(selected.error());
  SiteTable sites = sitesOutside(kernel.cudaRoot);
  auto out = lowerCode(module, sites, kernel.checks, target, kernel.keepsWarpsInStep ? kernel.symbol : std::string());
  if (!out) return out;
  if (callsThroughPointers(module)) out->schedule = Schedule::fibers;
  out->warpsMayDiverge = !kernel.checks;
  if (kernel.checks) knowMemory(*module.getFunction(kernel.symbol), kernel.entry, *out);
  addEntryPoint(module, *module.getFunction(kernel.symbol), *out);
  if (auto can = checkWaiting(*out); !can) return std::unexpected(can.error());
  module.getFunction(entryName)->setName(kernel.entry);
  for (const std::string &name : usedVariables(module))
    out->variables.push_back({.name = {}, .mangledName = name});
  if (auto sound = verify(module); !sound) return std::unexpected(sound.error());
  out->sites = sites.take();
  return out;
}

Result<void> lowerVariables(Module &module, const TargetMachine &target) {
  keepVariablesAlone(module);
  SiteTable sites = sitesOutside({});
  if (auto done = lowerCode(module, sites, /*checks=*/false, target); !done) return std::unexpected(done.error());
  return verify(module);
}

} // namespace warpgrain::executor

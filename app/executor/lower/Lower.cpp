// SPDX-License-Identifier: Apache-2.0
#include "app/executor/lower/Lower.h"

#include "app/executor/lower/Arithmetic.h"
#include "app/executor/lower/Checks.h"
#include "app/executor/lower/EntryPoint.h"
#include "app/executor/lower/Intrinsics.h"
#include "app/executor/lower/KernelSelection.h"
#include "app/executor/lower/SharedMemory.h"
#include "app/executor/lower/SiteTable.h"
#include "app/executor/lower/ThreadArgument.h"
#include "app/executor/lower/Waiting.h"

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

} // namespace

Result<LoweredKernel> lower(Module &module, const execute::ExecutionRequest &request, const TargetMachine &target) {
  LoweredKernel out;
  const auto selected = selectKernel(module, request.kernel);
  if (!selected) return std::unexpected(selected.error());
  retarget(module, target);
  addThreadArgument(module);
  SiteTable sites({request.source.cudaRoot.string() + "/", WARPGRAIN_CLANG_RESOURCE_DIR "/"});
  if (auto done = lowerIntrinsics(module, sites); !done) return std::unexpected(done.error());
  saturateConversions(module);
  if (auto done = lowerSharedMemory(module, out); !done) return std::unexpected(done.error());
  out.variables = openVariables(module);
  findWaiting(module, out);
  if (request.checks) addChecks(module, sites);
  Function *kernel = module.getFunction(request.kernel);
  if (auto done = addEntryPoint(module, *kernel, out.needsFibers, request.parameters); !done)
    return std::unexpected(done.error());
  if (auto sound = verify(module); !sound) return std::unexpected(sound.error());
  out.sites = sites.take();
  return out;
}

} // namespace warpgrain::executor

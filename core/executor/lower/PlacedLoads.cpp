// SPDX-License-Identifier: Apache-2.0
#include "core/executor/lower/PlacedLoads.h"

namespace warpgrain::executor {

using namespace llvm;

namespace {

/// Loads are not speculated in functions that a sanitizer is to look at; none is run here.
constexpr Attribute::AttrKind noSpeculation = Attribute::SanitizeThread;

struct PlacedLoadsPass : PassInfoMixin<PlacedLoadsPass> {
  static bool isRequired() { return true; }

  PreservedAnalyses run(Module &module, ModuleAnalysisManager &) {
    for (Function &function : module)
      if (!function.isDeclaration()) function.addFnAttr(noSpeculation);
    return PreservedAnalyses::all();
  }
};

} // namespace

void keepLoadsInPlace(PassBuilder &builder) {
  builder.registerPipelineStartEPCallback(
      [](ModulePassManager &passes, OptimizationLevel) { passes.addPass(PlacedLoadsPass()); });
}

void forgetPlacedLoads(Module &module) {
  for (Function &function : module)
    function.removeFnAttr(noSpeculation);
}

} // namespace warpgrain::executor

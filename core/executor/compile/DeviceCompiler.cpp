// SPDX-License-Identifier: Apache-2.0
#include "core/executor/compile/DeviceCompiler.h"

#include "core/executor/compile/GlueHeader.h"
#include "core/executor/compile/InProcessClang.h"
#include "core/frontend/CompatibilityPrelude.h"
#include "core/frontend/flags/ClangHeaders.h"
#include "core/frontend/flags/CompileFlags.h"

#include <llvm/Support/TargetSelect.h>

namespace warpgrain::executor {

namespace {

std::vector<std::string> argumentsFor(const run::DeviceSource &source, bool relocatable,
                                      const std::vector<std::string> &own, DeviceUse use) {
  std::vector<std::string> out{"clang++",
                               "-x",
                               "cuda",
                               "--cuda-device-only",
                               "--cuda-gpu-arch=" + source.architecture,
                               "--cuda-path=" + source.cudaRoot.string(),
                               "-resource-dir=" + frontend::clangHeaders(),
                               "-c",
                               "-emit-llvm",
                               "-O1",
                               "-ffp-contract=off",
                               "-gline-tables-only",
                               "-w",
                               "-Wno-register", // nvcc warns only, as of narrowed values
                               "-Wno-c++11-narrowing",
                               "-isystem",
                               (source.cudaRoot / "include" / "cccl").string()};
  // The parts of a program are linked as IR, where all names are as they are written.
  if (relocatable && use == DeviceUse::kernel) out.emplace_back("-fgpu-rdc");
  out.insert(out.end(), own.begin(), own.end());
  if (source.compatibility) {
    const auto definitions = frontend::compatibilityDefinitions();
    out.insert(out.end(), definitions.begin(), definitions.end());
    out.insert(out.end(), {"-include", virtual_files::prelude});
  }
  if (use == DeviceUse::program) out.insert(out.end(), {"-include", glueHeaderPath});
  // What the person's own flags say of contraction does not hold here.
  out.insert(out.end(), {"-ffp-contract=off", "-idirafter", virtual_files::fallbackFolder});
  return out;
}

/// A list of what the host's part of relocatable code names: it would be taken for a variable.
void forgetWhatHostUses(llvm::Module &module) {
  for (const char *list : {"llvm.compiler.used", "__clang_gpu_used_external"})
    if (llvm::GlobalVariable *variable = module.getGlobalVariable(list, /*AllowInternal=*/true))
      variable->eraseFromParent();
}

} // namespace

Result<std::unique_ptr<llvm::Module>> compileForDevice(const run::DeviceSource &source, llvm::LLVMContext &context,
                                                       DeviceUse use, std::function<void(llvm::PassBuilder &)> passes) {
  // The device's own passes settle what libdevice asks (__nvvm_reflect); they come with its target.
  LLVMInitializeNVPTXTargetInfo();
  LLVMInitializeNVPTXTarget();
  LLVMInitializeNVPTXTargetMC();
  const frontend::ClangFlags translated = frontend::translateFlags(source.flags, source.folder);
  const bool relocatable = translated.relocatableDeviceCode;
  CompilerCall call{.words = argumentsFor(source, relocatable, translated.arguments, use),
                    .source = source.file,
                    .folder = source.folder,
                    .texts = source.texts,
                    .headers = {},
                    .kept = frontend::headerFlags(translated.arguments, source.folder, source.cudaRoot),
                    .passes = std::move(passes)};
  if (call.kept) call.kept->words = argumentsFor(source, relocatable, call.kept->words, use);
  if (use == DeviceUse::program) call.headers[glueHeaderPath] = glueHeader();
  auto module = compileInProcess(call, context);
  if (module) return module;
  const bool mayHelp = declaresSharedObjectElsewhere(module.error()) ||
                       (use == DeviceUse::program && needsRelocatableCode(module.error()));
  if (!mayHelp) return module;
  module = compileInProcess(withRelocatableCode(std::move(call)), context);
  if (module) forgetWhatHostUses(**module);
  return module;
}

} // namespace warpgrain::executor

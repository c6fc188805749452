// SPDX-License-Identifier: Apache-2.0
#include "core/executor/program/HostCompiler.h"

#include "core/executor/compile/GlueHeader.h"
#include "core/executor/compile/InProcessClang.h"
#include "core/frontend/CompatibilityPrelude.h"
#include "core/frontend/flags/ClangHeaders.h"
#include "core/frontend/flags/CompileFlags.h"

#include <llvm/IR/Function.h>

#include <cstdlib>

namespace warpgrain::executor {

namespace {

constexpr const char *deviceCodePath = "/warpgrain/device_code";

std::vector<std::string> commonArguments() {
  // Programs are written for compilers that make less of what the language leaves open.
  return {"-resource-dir=" + frontend::clangHeaders(),
          "-c",
          "-emit-llvm",
          "-O2",
          "-fPIC",
          "-fwrapv",
          "-fno-strict-aliasing",
          "-w",
          "-Wno-register", // nvcc warns only, as of narrowed values
          "-Wno-c++11-narrowing"};
}

void addPrelude(const run::DeviceSource &source, std::vector<std::string> &to) {
  if (!source.compatibility) return;
  const auto definitions = frontend::compatibilityDefinitions();
  to.insert(to.end(), definitions.begin(), definitions.end());
  to.insert(to.end(), {"-include", virtual_files::prelude});
}

std::vector<std::string> argumentsFor(const run::DeviceSource &source, const std::vector<std::string> &own) {
  const bool isCuda = isCudaSource(source.file);
  const bool isC = source.file.extension() == ".c";
  std::vector<std::string> out{isC ? "clang" : "clang++", "-x", isCuda ? "cuda" : isC ? "c" : "c++"};
  const auto common = commonArguments();
  out.insert(out.end(), common.begin(), common.end());
  if (isCuda)
    out.insert(out.end(),
               {"--cuda-host-only", "--cuda-gpu-arch=" + source.architecture, "--cuda-path=" + source.cudaRoot.string(),
                "-Xclang", "-fcuda-include-gpubinary", "-Xclang", deviceCodePath});
  else
    out.insert(out.end(), {"-isystem", (source.cudaRoot / "include").string()});
  out.insert(out.end(), {"-isystem", (source.cudaRoot / "include" / "cccl").string()});
  out.insert(out.end(), own.begin(), own.end());
  // The prelude changes the toolkit's structures, which all parts of a program must see alike. It is no C.
  if (!isC) addPrelude(source, out);
  if (isCuda) out.insert(out.end(), {"-include", glueHeaderPath});
  out.insert(out.end(), {"-idirafter", virtual_files::fallbackFolder});
  return out;
}

/// Relocatable device code is registered by a function that each program's link makes anew, with a name of its own.
void nameLinkedRegistration(llvm::Module &module) {
  for (llvm::Function &function : module)
    if (function.isDeclaration() && function.getName().starts_with("__cudaRegisterLinkedBinary"))
      return function.setName("wg_register_linked_binary");
}

} // namespace

bool isCudaSource(const std::filesystem::path &file) {
  return file.extension() == ".cu" || file.extension() == ".cuh";
}

Result<std::unique_ptr<llvm::Module>> compileForHost(const run::DeviceSource &source, std::size_t number,
                                                     llvm::LLVMContext &context) {
  const frontend::ClangFlags translated = frontend::translateFlags(source.flags, source.folder);
  CompilerCall call{.words = argumentsFor(source, translated.arguments),
                    .source = source.file,
                    .folder = source.folder,
                    .texts = source.texts,
                    .headers = {{glueHeaderPath, std::string(glueHeader())}},
                    .kept = {},
                    .passes = {}};
  // Sources in C and C++ include few of CUDA's headers, or none.
  if (isCudaSource(source.file))
    call.kept = frontend::headerFlags(translated.arguments, source.folder, source.cudaRoot);
  if (call.kept) call.kept->words = argumentsFor(source, call.kept->words);
  // With the zero byte that the reader stops at.
  call.texts[deviceCodePath] = std::to_string(number) + '\0';
  auto module = compileInProcess(call, context);
  if (module || !needsRelocatableCode(module.error())) return module;
  module = compileInProcess(withRelocatableCode(std::move(call)), context);
  if (module) nameLinkedRegistration(**module);
  return module;
}

std::size_t sourceNumberIn(const char *deviceCode) {
  return static_cast<std::size_t>(std::strtoull(deviceCode, nullptr, 10));
}

} // namespace warpgrain::executor

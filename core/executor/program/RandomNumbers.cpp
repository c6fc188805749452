// SPDX-License-Identifier: Apache-2.0
#include "core/executor/program/RandomNumbers.h"

#include "core/executor/program/CopyRanges.h"
#include "core/executor/program/ProgramRuntime.h"

#include <llvm/IR/Function.h>

#include <algorithm>
#include <cstdint>
#include <dlfcn.h>
#include <string>
#include <string_view>

namespace warpgrain::executor {

namespace {

namespace fs = std::filesystem;

/// curandStatus_t
constexpr int success = 0;

/// Function of the library that takeFrom() has found.
template <typename Function>
Function *functionOf(const ProgramRuntime &runtime, std::string_view name) {
  return reinterpret_cast<Function *>(runtime.randomLibrary.functions.at(name));
}

/// False if the library has no such function.
bool takeFrom(void *library, const char *name, ProgramRuntime &runtime) {
  void *function = dlsym(library, name);
  if (function != nullptr) runtime.randomLibrary.functions[name] = function;
  return function != nullptr;
}

constexpr const char *createOnHostName = "curandCreateGeneratorHost";

/// curandCreateGenerator
int create(ProgramRuntime &runtime, void **generator, int kind) {
  return functionOf<int(void **, int)>(runtime, createOnHostName)(generator, kind);
}

/// Numbers are there when they are asked for, in every stream.
int setStream(void *, void *) {
  return success;
}

void rename(llvm::Module &module, const char *name, const char *own) {
  if (llvm::Function *function = module.getFunction(name); function != nullptr && function->isDeclaration())
    function->setName(own);
}

/// One of the library's functions that write numbers to memory, as (generator, to, how many, more...).
template <const auto &Name, typename Number, typename... More>
struct Numbers {
  using Function = int(void *generator, Number *to, std::size_t count, More... more);

  static int call(ProgramRuntime &runtime, void *generator, Number *to, std::size_t count, More... more) {
    const int status = functionOf<Function>(runtime, Name)(generator, to, count, more...);
    if (status == success) tellWritten(runtime, to, count * sizeof(Number));
    return status;
  }

  /// Calls go through this one from then on, which the program knows by another name.
  static void wrap(ProgramRuntime &runtime, void *library, const std::vector<std::unique_ptr<llvm::Module>> &modules,
                   SymbolTable &table) {
    if (!takeFrom(library, Name, runtime)) return;
    const std::string own = std::string("wg_") + Name;
    table.put<&Numbers::call>(own);
    for (const auto &module : modules)
      rename(*module, Name, own.c_str());
  }
};

namespace names {
constexpr const char *bits = "curandGenerate";
constexpr const char *longBits = "curandGenerateLongLong";
constexpr const char *uniform = "curandGenerateUniform";
constexpr const char *uniformDouble = "curandGenerateUniformDouble";
constexpr const char *normal = "curandGenerateNormal";
constexpr const char *normalDouble = "curandGenerateNormalDouble";
constexpr const char *logNormal = "curandGenerateLogNormal";
constexpr const char *logNormalDouble = "curandGenerateLogNormalDouble";
constexpr const char *poisson = "curandGeneratePoisson";
} // namespace names

bool uses(const llvm::Module &module) {
  return std::ranges::any_of(module.functions(), [](const llvm::Function &function) {
    return function.isDeclaration() && !function.use_empty() && function.getName().starts_with("curand");
  });
}

constexpr const char *createName = "wg_curand_create";
constexpr const char *streamName = "wg_curand_stream";

void *openLibrary(const fs::path &cudaRoot) {
  for (const char *folder : {"lib64", "lib", "targets/x86_64-linux/lib", "targets/sbsa-linux/lib"}) {
    std::error_code error;
    for (const auto &entry : fs::directory_iterator(cudaRoot / folder, error))
      if (entry.path().filename().string().starts_with("libcurand.so"))
        if (void *library = dlopen(entry.path().c_str(), RTLD_LAZY | RTLD_GLOBAL)) return library;
  }
  return nullptr;
}

} // namespace

void openRandomNumbers(ProgramRuntime &runtime, const std::vector<std::unique_ptr<llvm::Module>> &modules,
                       const fs::path &cudaRoot, SymbolTable &table) {
  if (std::ranges::none_of(modules, [](const auto &module) { return uses(*module); })) return;
  void *library = openLibrary(cudaRoot);
  if (library == nullptr) return;
  if (!takeFrom(library, createOnHostName, runtime)) return;
  // Under names of their own: the library is part of the process now, and has these functions too.
  table.put<&create>(createName);
  table.put<&setStream>(streamName);
  for (const auto &module : modules) {
    rename(*module, "curandCreateGenerator", createName);
    rename(*module, "curandSetStream", streamName);
  }
  const auto wrap = [&]<typename... Each>() { (Each::wrap(runtime, library, modules, table), ...); };
  wrap.operator()<
      Numbers<names::bits, std::uint32_t>, Numbers<names::longBits, std::uint64_t>, Numbers<names::uniform, float>,
      Numbers<names::uniformDouble, double>, Numbers<names::normal, float, float, float>,
      Numbers<names::normalDouble, double, double, double>, Numbers<names::logNormal, float, float, float>,
      Numbers<names::logNormalDouble, double, double, double>, Numbers<names::poisson, std::uint32_t, double>>();
}

} // namespace warpgrain::executor

// SPDX-License-Identifier: Apache-2.0
#include "core/executor/program/MissingFunctions.h"

#include <llvm/Demangle/Demangle.h>
#include <llvm/IR/Function.h>

#include <array>
#include <dlfcn.h>
#include <map>
#include <set>
#include <string>
#include <string_view>

namespace warpgrain::executor {

namespace {

using namespace llvm;

struct Library {
  std::string_view prefix;
  std::string_view name;
};

/// By the way that names begin; the longer ones first.
constexpr std::array libraries{
    Library{"cublas", "cuBLAS"},
    Library{"cufft", "cuFFT"},
    Library{"curand", "cuRAND"},
    Library{"cusparse", "cuSPARSE"},
    Library{"cusolver", "cuSOLVER"},
    Library{"cudnn", "cuDNN"},
    Library{"nvrtc", "NVRTC"},
    Library{"nvml", "NVML"},
    Library{"npp", "NPP"},
    Library{"nccl", "NCCL"},
    Library{"cudaGraph", "CUDA graphs"},
    Library{"cuda", "the CUDA runtime"},
    Library{"MPI_", "MPI"},
    Library{"gl", "OpenGL"},
};

bool isDriverFunction(std::string_view name) {
  return name.size() > 2 && name.starts_with("cu") && name[2] >= 'A' && name[2] <= 'Z';
}

std::string libraryOf(std::string_view name) {
  for (const Library &library : libraries)
    if (name.starts_with(library.prefix)) return std::string(library.name);
  return isDriverFunction(name) ? "the CUDA driver's interface" : "";
}

bool isUsedDeclaration(const GlobalValue &value) {
  return value.isDeclaration() && !value.use_empty() && value.hasName() && !value.getName().starts_with("llvm.") &&
         !value.hasExternalWeakLinkage();
}

std::string listed(const std::set<std::string> &names) {
  std::string out;
  for (const std::string &name : names)
    out += (out.empty() ? "" : ", ") + name;
  return out;
}

} // namespace

Result<void> checkComplete(const std::vector<std::unique_ptr<Module>> &modules, const SymbolTable &runtime) {
  std::set<std::string> defined{"atexit", "__dso_handle"};
  for (const auto &module : modules)
    for (const GlobalValue &value : module->global_values())
      if (!value.isDeclaration() && value.hasName() && !value.hasLocalLinkage()) defined.insert(value.getName().str());
  if (!defined.contains("main"))
    return fail(ErrorKind::input, "None of the sources has a main function; name all sources of the program.");
  std::map<std::string, std::set<std::string>> missing;
  for (const auto &module : modules)
    for (const GlobalValue &value : module->global_values()) {
      if (!isUsedDeclaration(value)) continue;
      const std::string name = value.getName().str();
      if (defined.contains(name) || runtime.all().contains(name) || dlsym(RTLD_DEFAULT, name.c_str()) != nullptr)
        continue;
      const std::string shown = demangle(name);
      missing[libraryOf(shown)].insert(shown);
    }
  if (missing.empty()) return {};
  std::string text;
  for (const auto &[library, names] : missing)
    text += (text.empty() ? "" : "; ") + listed(names) + (library.empty() ? "" : " of " + library);
  return fail(
      ErrorKind::tool,
      "The program uses what the executor does not have, and no source defines: " + text + "." +
          (missing.contains("cuRAND") ? " The toolkit's libcurand.so would have cuRAND's; there is none." : ""));
}

} // namespace warpgrain::executor

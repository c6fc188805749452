// SPDX-License-Identifier: Apache-2.0
#include "core/adaptive/gpu/Nvrtc.h"

#include "core/adaptive/gpu/Libraries.h"
#include "core/base/CudaLibraryPaths.h"

#include <cstddef>

namespace warpgrain::adaptive::gpu {

namespace {

using Status = int; // nvrtcResult
using Program = struct ProgramObject *;

struct Nvrtc {
  Status (*create)(Program *, const char *, const char *, int, const char *const *, const char *const *) = nullptr;
  Status (*compile)(Program, int, const char *const *) = nullptr;
  Status (*logSize)(Program, std::size_t *) = nullptr;
  Status (*log)(Program, char *) = nullptr;
  Status (*cubinSize)(Program, std::size_t *) = nullptr;
  Status (*cubin)(Program, char *) = nullptr;
  Status (*destroy)(Program *) = nullptr;
};

Result<Nvrtc> loadNvrtc() {
  Library library(cudaLibraryPaths({"libnvrtc.so.13", "libnvrtc.so.12", "libnvrtc.so.11.2", "libnvrtc.so"}));
  Nvrtc out;
  library.need("nvrtcCreateProgram", out.create);
  library.need("nvrtcCompileProgram", out.compile);
  library.need("nvrtcGetProgramLogSize", out.logSize);
  library.need("nvrtcGetProgramLog", out.log);
  library.need("nvrtcGetCUBINSize", out.cubinSize);
  library.need("nvrtcGetCUBIN", out.cubin);
  library.need("nvrtcDestroyProgram", out.destroy);
  if (library.isLoaded() && library.missing().empty()) return out;
  return fail(ErrorKind::tool, "The CUDA toolkit's run-time compiler cannot be loaded (libnvrtc.so of CUDA 11.2 or "
                               "newer); install it, set CUDA_HOME to the toolkit's folder, or multiply with --backend "
                               "cpu.");
}

std::string logOf(const Nvrtc &nvrtc, Program program) {
  std::size_t size = 0;
  if (nvrtc.logSize(program, &size) != 0 || size <= 1) return "it says nothing";
  std::string out(size, '\0');
  nvrtc.log(program, out.data());
  out.resize(size - 1);
  return out;
}

} // namespace

Result<std::string> compiledKernels(const std::string &source, int capability, const std::vector<std::string> &macros) {
  const auto nvrtc = loadNvrtc();
  if (!nvrtc) return std::unexpected(nvrtc.error());
  std::vector<std::string> options{"--gpu-architecture=sm_" + std::to_string(capability), "--std=c++17"};
  for (const std::string &macro : macros)
    options.push_back("-D" + macro);
  std::vector<const char *> arguments;
  for (const std::string &option : options)
    arguments.push_back(option.c_str());
  Program program = nullptr;
  if (nvrtc->create(&program, source.c_str(), "Product.cu", 0, nullptr, nullptr) != 0)
    return fail(ErrorKind::tool, "NVIDIA's run-time compiler cannot begin; is there memory left?");
  Result<std::string> out = std::string();
  std::size_t size = 0;
  if (nvrtc->compile(program, static_cast<int>(arguments.size()), arguments.data()) != 0 ||
      nvrtc->cubinSize(program, &size) != 0 || size == 0) {
    out = fail(ErrorKind::tool, "NVIDIA's run-time compiler does not compile the kernels for this GPU, of compute "
                                "capability " +
                                    std::to_string(capability / 10) + "." + std::to_string(capability % 10) +
                                    "; a newer or older toolkit may. It says: " + logOf(*nvrtc, program));
  } else {
    out->resize(size);
    nvrtc->cubin(program, out->data());
  }
  nvrtc->destroy(&program);
  return out;
}

} // namespace warpgrain::adaptive::gpu

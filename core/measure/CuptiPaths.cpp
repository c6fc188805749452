// SPDX-License-Identifier: Apache-2.0
#include "core/measure/CuptiPaths.h"

#include "core/base/CudaLibraryPaths.h"

#include <dlfcn.h>

namespace warpgrain::measure {

std::vector<std::string> cuptiPaths() {
  return cudaLibraryPaths({"libcupti.so.13", "libcupti.so.12", "libcupti.so"},
                          {"/lib64/", "/lib/", "/extras/CUPTI/lib64/"});
}

Result<void *> openCupti() {
  for (const std::string &path : cuptiPaths())
    if (void *library = ::dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL); library != nullptr) return library;
  return fail(ErrorKind::tool, "CUPTI cannot be loaded (libcupti.so); " + cuptiRemedy() + ".");
}

std::string cuptiRemedy() {
  return "install the CUDA toolkit's CUPTI (Debian and Ubuntu: the package cuda-cupti), or set CUDA_HOME to the "
         "toolkit's folder";
}

} // namespace warpgrain::measure

// SPDX-License-Identifier: Apache-2.0
#include "core/measure/CuptiPaths.h"

#include <cstdlib>
#include <dlfcn.h>

namespace warpgrain::measure {

std::vector<std::string> cuptiPaths() {
  const std::vector<std::string> names{"libcupti.so.13", "libcupti.so.12", "libcupti.so"};
  std::vector<std::string> toolkits;
  for (const char *variable : {"CUDA_HOME", "CUDA_PATH"})
    if (const char *folder = std::getenv(variable); folder != nullptr && *folder != '\0') toolkits.emplace_back(folder);
  toolkits.insert(toolkits.end(), {"/usr/local/cuda", "/opt/cuda"});
  std::vector<std::string> out = names;
  for (const std::string &toolkit : toolkits)
    for (const char *place : {"/lib64/", "/lib/", "/extras/CUPTI/lib64/"})
      for (const std::string &name : names)
        out.push_back(toolkit + place + name);
  return out;
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

// SPDX-License-Identifier: Apache-2.0
#include "core/adaptive/gpu/Libraries.h"

#include <cstdlib>
#include <dlfcn.h>

namespace warpgrain::adaptive::gpu {

std::vector<std::string> libraryPaths(const std::vector<std::string> &names) {
  std::vector<std::string> toolkits;
  for (const char *variable : {"CUDA_HOME", "CUDA_PATH"})
    if (const char *folder = std::getenv(variable); folder != nullptr && *folder != '\0') toolkits.emplace_back(folder);
  toolkits.insert(toolkits.end(), {"/usr/local/cuda", "/opt/cuda"});
  std::vector<std::string> out = names;
  for (const std::string &toolkit : toolkits)
    for (const char *place : {"/lib64/", "/lib/"})
      for (const std::string &name : names)
        out.push_back(toolkit + place + name);
  return out;
}

Library::Library(const std::vector<std::string> &names) {
  for (const std::string &path : names)
    if (handle_ = ::dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL); handle_ != nullptr) return;
}

void *Library::find(const char *name) const {
  return handle_ == nullptr ? nullptr : ::dlsym(handle_, name);
}

} // namespace warpgrain::adaptive::gpu

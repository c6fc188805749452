// SPDX-License-Identifier: Apache-2.0
#include "core/adaptive/gpu/Libraries.h"

#include <dlfcn.h>

namespace warpgrain::adaptive::gpu {

Library::Library(const std::vector<std::string> &names) {
  for (const std::string &path : names)
    if (handle_ = ::dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL); handle_ != nullptr) return;
}

void *Library::find(const char *name) const {
  return handle_ == nullptr ? nullptr : ::dlsym(handle_, name);
}

} // namespace warpgrain::adaptive::gpu

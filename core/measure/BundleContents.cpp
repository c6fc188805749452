// SPDX-License-Identifier: Apache-2.0
#include "core/measure/BundleContents.h"

namespace warpgrain::measure {

std::set<std::string> filesNamedBy(const Bundle &bundle) {
  std::set<std::string> out;
  for (const BundleVariant &variant : bundle.variants)
    out.insert(variant.module);
  for (const Buffer &buffer : bundle.buffers)
    for (const std::string &file : {buffer.fill.file, buffer.expected, buffer.pointers, buffer.expectedPointers})
      if (!file.empty()) out.insert(file);
  return out;
}

} // namespace warpgrain::measure

// SPDX-License-Identifier: Apache-2.0
#include "core/run/launch/LaunchText.h"

namespace warpgrain::run {

std::string extentsText(const std::array<std::int64_t, 3> &extents) {
  return std::to_string(extents[0]) + " x " + std::to_string(extents[1]) + " x " + std::to_string(extents[2]);
}

std::string launchText(const ResolvedLaunch &launch) {
  std::string out = "grid " + extentsText(launch.grid) + ", block " + extentsText(launch.block);
  if (launch.sharedBytes != 0) out += ", " + std::to_string(launch.sharedBytes) + " bytes of dynamic shared memory";
  for (const Buffer &buffer : launch.buffers)
    out += ", " + buffer.name + " " + std::to_string(buffer.bytes) + " bytes";
  return out;
}

} // namespace warpgrain::run

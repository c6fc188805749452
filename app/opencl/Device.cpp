// SPDX-License-Identifier: Apache-2.0
#include "app/opencl/Device.h"

#include <cstdlib>
#include <vector>

namespace warpgrain::opencl {

namespace {

std::string nameOf(const OpenCl &cl, api::Device device) {
  std::size_t size = 0;
  if (cl.deviceInfo(device, api::deviceName, 0, nullptr, &size) != api::success || size == 0) return "a device";
  std::string name(size, '\0');
  if (cl.deviceInfo(device, api::deviceName, size, name.data(), nullptr) != api::success) return "a device";
  name.resize(name.find('\0') == std::string::npos ? name.size() : name.find('\0'));
  return name;
}

std::vector<ChosenDevice> devicesOf(const OpenCl &cl, api::Bits kind) {
  std::vector<ChosenDevice> out;
  api::Number count = 0;
  if (cl.platforms(0, nullptr, &count) != api::success || count == 0) return out;
  std::vector<api::Platform> platforms(count);
  if (cl.platforms(count, platforms.data(), nullptr) != api::success) return out;
  for (api::Platform platform : platforms) {
    api::Number here = 0;
    if (cl.devices(platform, kind, 0, nullptr, &here) != api::success || here == 0) continue;
    std::vector<api::Device> devices(here);
    if (cl.devices(platform, kind, here, devices.data(), nullptr) != api::success) continue;
    for (api::Device device : devices)
      out.push_back({.device = device, .name = nameOf(cl, device)});
  }
  return out;
}

} // namespace

Result<ChosenDevice> chooseDevice(const OpenCl &cl) {
  const char *wished = std::getenv(deviceVariable);
  if (wished != nullptr && *wished != '\0') {
    std::string all;
    for (const ChosenDevice &each : devicesOf(cl, api::deviceIsAny)) {
      if (each.name.find(wished) != std::string::npos) return each;
      all += (all.empty() ? "" : "; ") + each.name;
    }
    return fail(ErrorKind::tool, std::string(deviceVariable) + " names " + wished + ", and there is " +
                                     (all.empty() ? "no OpenCL device" : "only " + all) + " here.");
  }
  for (const api::Bits kind : {api::deviceIsGpu, api::deviceIsCpu, api::deviceIsAny})
    if (const auto devices = devicesOf(cl, kind); !devices.empty()) return devices.front();
  return fail(ErrorKind::tool, "There is no OpenCL device on this machine; install the package pocl-opencl-icd, with "
                               "which OpenCL kernels run on the processor.");
}

} // namespace warpgrain::opencl

// SPDX-License-Identifier: Apache-2.0
#include "core/adaptive/gpu/Driver.h"

#include "core/adaptive/gpu/Libraries.h"

namespace warpgrain::adaptive::gpu {

Result<Driver> Driver::load() {
  Library library({"libcuda.so.1"});
  if (!library.isLoaded())
    return fail(ErrorKind::tool,
                "There is no NVIDIA driver on this host (libcuda.so.1 cannot be loaded); multiply with "
                "--backend cpu, or on a host with an NVIDIA GPU and its driver.");
  Driver d;
  library.need("cuInit", d.init);
  library.need("cuDeviceGetCount", d.deviceCount);
  library.need("cuDeviceGet", d.deviceGet);
  library.need("cuDeviceGetAttribute", d.deviceAttribute);
  library.need("cuDevicePrimaryCtxRetain", d.retainContext);
  library.need("cuCtxSetCurrent", d.setContext);
  library.need("cuModuleLoadDataEx", d.loadModule);
  library.need("cuModuleUnload", d.unloadModule);
  library.need("cuModuleGetFunction", d.getFunction);
  library.need("cuMemAlloc_v2", d.allocate);
  library.need("cuMemFree_v2", d.release);
  library.need("cuMemHostAlloc", d.allocateHost);
  library.need("cuMemFreeHost", d.releaseHost);
  library.need("cuMemcpyHtoDAsync_v2", d.copyToDevice);
  library.need("cuMemcpyDtoHAsync_v2", d.copyToHost);
  library.need("cuMemcpyDtoDAsync_v2", d.copyOnDevice);
  library.need("cuMemsetD8Async", d.fillBytes);
  library.need("cuLaunchKernel", d.launch);
  library.need("cuStreamCreate", d.createStream);
  library.need("cuStreamDestroy_v2", d.destroyStream);
  library.need("cuStreamSynchronize", d.waitForStream);
  library.need("cuEventCreate", d.createEvent);
  library.need("cuEventDestroy_v2", d.destroyEvent);
  library.need("cuEventRecord", d.recordEvent);
  library.need("cuEventElapsedTime", d.elapsed);
  library.need("cuGetErrorName", d.errorName);
  if (!library.missing().empty())
    return fail(ErrorKind::tool, "The NVIDIA driver on this host has no " + library.missing() +
                                     "; install a driver for CUDA 11 or newer.");
  return d;
}

std::string Driver::nameOf(driver::Status status) const {
  const char *name = nullptr;
  if (errorName(status, &name) != driver::success || name == nullptr) return "error " + std::to_string(status);
  return name;
}

} // namespace warpgrain::adaptive::gpu

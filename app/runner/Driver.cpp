// SPDX-License-Identifier: Apache-2.0
#include "app/runner/Driver.h"

#include <dlfcn.h>

namespace warpgrain::runner {

namespace {

template <typename Pointer>
bool find(void *library, const char *name, Pointer &out) {
  out = reinterpret_cast<Pointer>(::dlsym(library, name));
  return out != nullptr;
}

const char *meaningOf(driver::Status status) {
  switch (status) {
  case driver::illegalAddress:
    return "The kernel read or wrote an address that belongs to no allocation";
  case driver::misalignedAddress:
    return "The kernel read or wrote an address that is no multiple of the access's size";
  case driver::launchTimeout:
    return "The driver ended the kernel because it took too long";
  case driver::assertFailed:
    return "An assert in the kernel failed";
  case driver::hardwareStackError:
    return "The kernel's call stack was damaged or ran over";
  case driver::illegalInstruction:
    return "The kernel came upon an illegal instruction";
  case driver::invalidAddressSpace:
    return "The kernel used an address of the wrong memory space";
  case driver::invalidPc:
    return "The kernel jumped to an address that holds no code";
  case driver::launchFailed:
    return "The kernel was ended by an exception on the device, a trap for example";
  default:
    return "The kernel failed";
  }
}

} // namespace

Result<Driver> Driver::load() {
  void *library = ::dlopen("libcuda.so.1", RTLD_NOW | RTLD_LOCAL);
  if (library == nullptr)
    return fail(ErrorKind::tool,
                "There is no NVIDIA driver on this machine (libcuda.so.1 cannot be loaded); measure on "
                "a machine with an NVIDIA GPU, or install its driver.");
  Driver d;
  const char *missing = nullptr;
  const auto need = [&](const char *name, auto &out) {
    if (!find(library, name, out) && missing == nullptr) missing = name;
  };
  need("cuInit", d.init);
  need("cuDriverGetVersion", d.driverVersion);
  need("cuDeviceGetCount", d.deviceCount);
  need("cuDeviceGet", d.deviceGet);
  need("cuDeviceGetName", d.deviceName);
  need("cuDeviceGetUuid", d.deviceUuid);
  need("cuDeviceTotalMem_v2", d.deviceMemory);
  need("cuDeviceGetAttribute", d.deviceAttribute);
  need("cuDevicePrimaryCtxRetain", d.retainContext);
  need("cuCtxSetCurrent", d.setContext);
  need("cuMemGetInfo_v2", d.memoryInfo);
  need("cuModuleLoadDataEx", d.loadModule);
  need("cuModuleUnload", d.unloadModule);
  need("cuModuleGetFunction", d.getFunction);
  need("cuModuleGetGlobal_v2", d.getGlobal);
  need("cuFuncGetAttribute", d.functionAttribute);
  need("cuFuncSetAttribute", d.setFunctionAttribute);
  need("cuMemAlloc_v2", d.allocate);
  need("cuMemFree_v2", d.release);
  need("cuMemcpyHtoD_v2", d.copyToDevice);
  need("cuMemcpyDtoH_v2", d.copyToHost);
  need("cuMemcpyDtoDAsync_v2", d.copyOnDevice);
  need("cuMemsetD8Async", d.fillBytes);
  need("cuLaunchKernel", d.launch);
  need("cuStreamCreate", d.createStream);
  need("cuStreamSynchronize", d.waitForStream);
  need("cuEventCreate", d.createEvent);
  need("cuEventRecord", d.recordEvent);
  need("cuEventElapsedTime", d.elapsed);
  need("cuGetErrorName", d.errorName);
  find(library, "cuLaunchKernelEx", d.launchEx);
  find(library, "cuFuncGetParamInfo", d.parameterInfo);
  if (missing != nullptr)
    return fail(ErrorKind::tool, std::string("The NVIDIA driver on this machine has no ") + missing +
                                     "; install a driver for CUDA 11 or newer.");
  return d;
}

std::string Driver::nameOf(driver::Status status) const {
  const char *name = nullptr;
  if (errorName(status, &name) != driver::success || name == nullptr) return "error " + std::to_string(status);
  return name;
}

std::string Driver::faultSentence(driver::Status status) const {
  return std::string(meaningOf(status)) + " (" + nameOf(status) + ").";
}

} // namespace warpgrain::runner

// SPDX-License-Identifier: Apache-2.0
#include "app/opencl/OpenCl.h"

#include <dlfcn.h>

namespace warpgrain::opencl {

Result<OpenCl> OpenCl::load() {
  void *library = ::dlopen("libOpenCL.so.1", RTLD_NOW | RTLD_LOCAL);
  if (library == nullptr)
    return fail(ErrorKind::tool,
                "There is no OpenCL on this machine (libOpenCL.so.1 cannot be loaded); install the packages "
                "ocl-icd-libopencl1 and pocl-opencl-icd, which run kernels on the processor.");
  OpenCl out;
  const char *missing = nullptr;
  const auto need = [&](const char *name, auto &function) {
    function = reinterpret_cast<std::remove_reference_t<decltype(function)>>(::dlsym(library, name));
    if (function == nullptr && missing == nullptr) missing = name;
  };
  need("clGetPlatformIDs", out.platforms);
  need("clGetDeviceIDs", out.devices);
  need("clGetDeviceInfo", out.deviceInfo);
  need("clCreateContext", out.createContext);
  need("clCreateCommandQueue", out.createQueue);
  need("clCreateProgramWithSource", out.createProgram);
  need("clBuildProgram", out.build);
  need("clGetProgramBuildInfo", out.buildInfo);
  need("clCreateKernel", out.createKernel);
  need("clGetKernelInfo", out.kernelInfo);
  need("clGetKernelArgInfo", out.argumentInfo);
  need("clCreateBuffer", out.createBuffer);
  need("clSetKernelArg", out.setArgument);
  need("clEnqueueNDRangeKernel", out.enqueue);
  need("clEnqueueReadBuffer", out.readBuffer);
  need("clFinish", out.finish);
  if (missing != nullptr)
    return fail(ErrorKind::tool, std::string("The OpenCL of this machine has no ") + missing +
                                     "; install a loader of OpenCL 1.2 or later (package ocl-icd-libopencl1).");
  return out;
}

} // namespace warpgrain::opencl

// SPDX-License-Identifier: Apache-2.0
#include "app/capture/Device.h"

#include <array>
#include <cstring>
#include <dlfcn.h>

namespace warpgrain::capture {

namespace {

/// More parameters than a kernel can have bytes.
constexpr std::size_t maximumParameters = 32764;

} // namespace

Result<Device> Device::open() {
  // The program has it already: this only counts one user more.
  void *library = ::dlopen("libcuda.so.1", RTLD_NOW | RTLD_LOCAL);
  if (library == nullptr) return fail(ErrorKind::tool, "The NVIDIA driver (libcuda.so.1) cannot be loaded.");
  Device d;
  const char *missing = nullptr;
  const auto take = [&](const char *name, auto &out, bool needed) {
    out = reinterpret_cast<std::remove_reference_t<decltype(out)>>(::dlsym(library, name));
    if (out == nullptr && needed && missing == nullptr) missing = name;
  };
  take("cuCtxSynchronize", d.synchronize_, true);
  take("cuPointerGetAttributes", d.pointerAttributes_, true);
  take("cuMemcpyDtoH_v2", d.copyToHost_, true);
  take("cuFuncGetParamInfo", d.functionParameter_, true);
  take("cuKernelGetParamInfo", d.kernelParameter_, true);
  take("cuFuncGetModule", d.functionModule_, true);
  take("cuKernelGetFunction", d.kernelFunction_, true);
  take("cuModuleGetGlobal_v2", d.global_, true);
  take("cuStreamIsCapturing", d.streamIsCapturing_, true);
  take("cuThreadExchangeStreamCaptureMode", d.exchangeMode_, true);
  take("cuGetErrorName", d.errorName_, true);
  if (missing != nullptr)
    return fail(ErrorKind::tool, std::string("The NVIDIA driver has no ") + missing +
                                     ", which recording a launch needs; install one for CUDA 12.4 or newer.");
  return d;
}

std::string Device::nameOf(CUresult status) const {
  const char *name = nullptr;
  if (errorName_(status, &name) != CUDA_SUCCESS || name == nullptr)
    return "error " + std::to_string(static_cast<int>(status));
  return name;
}

Result<void> Device::wait() const {
  const CUresult status = synchronize_();
  if (status == CUDA_SUCCESS) return {};
  return fail(ErrorKind::tool, "the GPU's work failed with " + nameOf(status));
}

std::optional<Range> Device::rangeOf(std::uint64_t address) const {
  // All as large as the largest, and zero where the driver does not know.
  std::array<std::uint64_t, 5> values{};
  std::array<void *, 5> places{};
  for (std::size_t i = 0; i < values.size(); ++i)
    places[i] = &values[i];
  std::array<CUpointer_attribute, 5> wanted{CU_POINTER_ATTRIBUTE_RANGE_START_ADDR, CU_POINTER_ATTRIBUTE_RANGE_SIZE,
                                            CU_POINTER_ATTRIBUTE_MEMORY_TYPE, CU_POINTER_ATTRIBUTE_IS_MANAGED,
                                            CU_POINTER_ATTRIBUTE_MEMPOOL_HANDLE};
  if (pointerAttributes_(static_cast<unsigned>(wanted.size()), wanted.data(), places.data(), address) != CUDA_SUCCESS)
    return std::nullopt;
  const auto [begin, bytes, type, isManaged, pool] = values;
  if (begin == 0 || bytes == 0 || address < begin || address - begin >= bytes) return std::nullopt;
  Range range{.begin = begin, .bytes = bytes};
  if ((isManaged & 0xffU) != 0)
    range.kind = MemoryKind::managed;
  else if (static_cast<unsigned>(type) == CU_MEMORYTYPE_HOST)
    range.kind = MemoryKind::host;
  else if (pool != 0)
    range.kind = MemoryKind::pooled;
  return range;
}

Result<void> Device::read(const Range &range, std::uint64_t address, std::span<std::byte> out) const {
  if (range.kind == MemoryKind::host) {
    std::memcpy(out.data(), reinterpret_cast<const void *>(address), out.size());
    return {};
  }
  const CUresult status = copyToHost_(out.data(), address, out.size());
  if (status == CUDA_SUCCESS) return {};
  return fail(ErrorKind::tool, std::string(capture::nameOf(range.kind)) + " of " + std::to_string(range.bytes) +
                                   " bytes cannot be read (" + nameOf(status) + ").");
}

Result<std::vector<std::pair<std::size_t, std::size_t>>> Device::parametersOf(CUfunction kernel) const {
  std::vector<std::pair<std::size_t, std::size_t>> out;
  std::size_t offset = 0;
  std::size_t size = 0;
  CUresult status = CUDA_SUCCESS;
  // What is launched is a function of a module, or a kernel of a library that is passed off as one.
  for (const bool asKernel : {false, true}) {
    const auto ask = [&](std::size_t index) {
      return asKernel ? kernelParameter_(reinterpret_cast<CUkernel>(kernel), index, &offset, &size)
                      : functionParameter_(kernel, index, &offset, &size);
    };
    while (out.size() < maximumParameters && (status = ask(out.size())) == CUDA_SUCCESS)
      out.emplace_back(offset, size);
    // Behind the last parameter the index is what is wrong.
    if (!out.empty() || status == CUDA_ERROR_INVALID_VALUE) return out;
  }
  return fail(ErrorKind::tool, "The driver does not tell the kernel's parameters (" + nameOf(status) + ").");
}

std::optional<Range> Device::variable(CUfunction kernel, const std::string &symbol) const {
  CUmodule module = nullptr;
  CUfunction function = kernel;
  if (functionModule_(&module, function) != CUDA_SUCCESS) {
    if (kernelFunction_(&function, reinterpret_cast<CUkernel>(kernel)) != CUDA_SUCCESS) return std::nullopt;
    if (functionModule_(&module, function) != CUDA_SUCCESS) return std::nullopt;
  }
  CUdeviceptr address = 0;
  std::size_t bytes = 0;
  if (global_(&address, &bytes, module, symbol.c_str()) != CUDA_SUCCESS || address == 0) return std::nullopt;
  return Range{.begin = address, .bytes = bytes, .kind = MemoryKind::variable, .symbol = symbol};
}

bool Device::isCapturing(CUstream stream) const {
  CUstreamCaptureStatus status = CU_STREAM_CAPTURE_STATUS_NONE;
  return streamIsCapturing_(stream, &status) == CUDA_SUCCESS && status != CU_STREAM_CAPTURE_STATUS_NONE;
}

} // namespace warpgrain::capture

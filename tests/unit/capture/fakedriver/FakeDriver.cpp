// SPDX-License-Identifier: Apache-2.0
//
// A CUDA driver without a GPU for a program whose launches are captured: what such a program calls, and what the
// capture library asks. "Device" memory is the host's. Kernels are those of a cubin made by CubinMaker: their names say
// what they do. CUDA_INJECTION64_PATH and the calls' callbacks work as in NVIDIA's driver.
#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <cuda.h>
#include <cupti.h>
#include <dlfcn.h>
#include <elf.h>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace {

CUpti_CallbackFunc callback = nullptr;
void *callbackData = nullptr;
std::set<std::pair<CUpti_CallbackDomain, CUpti_CallbackId>> enabled;

struct FakeModule {
  std::map<std::string, std::vector<char>> variables;
};

struct FakeFunction {
  std::string name;
  FakeModule *module = nullptr;
  std::vector<std::size_t> sizes; ///< of the parameters
};

std::map<CUdeviceptr, std::size_t> memory;
std::set<CUdeviceptr> managed;
CUresult sticky = CUDA_SUCCESS;

/// Tells the subscriber of a call before and after it is made.
template <typename Parameters, typename Make>
CUresult seen(CUpti_CallbackId id, Parameters parameters, const char *symbol, const Make &make) {
  const bool told = callback != nullptr && enabled.contains({CUPTI_CB_DOMAIN_DRIVER_API, id});
  CUresult status = CUDA_SUCCESS;
  CUpti_CallbackData data{};
  data.functionParams = &parameters;
  data.symbolName = symbol;
  data.functionReturnValue = &status;
  data.callbackSite = CUPTI_API_ENTER;
  if (told) callback(callbackData, CUPTI_CB_DOMAIN_DRIVER_API, id, &data);
  status = make();
  data.callbackSite = CUPTI_API_EXIT;
  if (told) callback(callbackData, CUPTI_CB_DOMAIN_DRIVER_API, id, &data);
  return status;
}

CUdeviceptr newMemory(std::size_t bytes) {
  const auto address = reinterpret_cast<CUdeviceptr>(std::calloc(1, bytes));
  memory[address] = bytes;
  return address;
}

template <typename T>
T argument(void **arguments, int index) {
  T value;
  std::memcpy(&value, arguments[index], sizeof(T));
  return value;
}

struct Work {
  float *out;
  const float *in;
  long n;
};

void twice(float *out, const float *in, long n) {
  for (long i = 0; i < n; ++i)
    out[i] = 2 * in[i];
}

CUresult run(const FakeFunction &function, void **arguments) {
  if (function.name == "twice")
    twice(argument<float *>(arguments, 0), argument<const float *>(arguments, 1), argument<int>(arguments, 2));
  if (function.name == "twiceStruct") {
    const auto work = argument<Work>(arguments, 0);
    twice(work.out, work.in, work.n);
  }
  if (function.name == "twiceTable") {
    const auto *table = argument<float *const *>(arguments, 0);
    twice(table[0], table[1], argument<int>(arguments, 1));
  }
  if (function.name == "count") ++*reinterpret_cast<unsigned *>(function.module->variables.at("counter").data());
  if (function.name == "swapPointers") {
    auto **table = argument<float **>(arguments, 0);
    std::swap(table[0], table[1]);
  }
  if (function.name == "random") *argument<int *>(arguments, 0) = 4;
  if (function.name == "fault") sticky = CUDA_ERROR_ILLEGAL_ADDRESS;
  return function.name == "refused" ? CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES : CUDA_SUCCESS;
}

/// Size of an ELF file whose section headers come last.
std::size_t sizeOf(const char *image) {
  Elf64_Ehdr header;
  std::memcpy(&header, image, sizeof(header));
  return header.e_shoff + std::size_t{header.e_shnum} * sizeof(Elf64_Shdr);
}

} // namespace

extern "C" {

void fakeCudaTell(CUpti_CallbackFunc function, void *data) {
  callback = function;
  callbackData = data;
}

void fakeCudaEnable(CUpti_CallbackDomain domain, CUpti_CallbackId id) {
  enabled.insert({domain, id});
}

CUresult cuInit(unsigned) {
  const char *path = std::getenv("CUDA_INJECTION64_PATH");
  if (path == nullptr) return CUDA_SUCCESS;
  void *library = dlopen(path, RTLD_NOW);
  if (library == nullptr) return CUDA_SUCCESS; // as NVIDIA's driver does
  if (auto *start = reinterpret_cast<int (*)()>(dlsym(library, "InitializeInjection"))) start();
  return CUDA_SUCCESS;
}

CUresult cuModuleLoadData(CUmodule *module, const void *image) {
  auto *made = new FakeModule;
  made->variables["counter"].resize(4);
  *module = reinterpret_cast<CUmodule>(made);
  static std::uint32_t id = 0;
  CUpti_ModuleResourceData about{};
  about.moduleId = ++id;
  about.pCubin = static_cast<const char *>(image);
  about.cubinSize = sizeOf(about.pCubin);
  CUpti_ResourceData data{};
  data.resourceDescriptor = &about;
  if (callback != nullptr && enabled.contains({CUPTI_CB_DOMAIN_RESOURCE, CUPTI_CBID_RESOURCE_MODULE_LOADED}))
    callback(callbackData, CUPTI_CB_DOMAIN_RESOURCE, CUPTI_CBID_RESOURCE_MODULE_LOADED, &data);
  return CUDA_SUCCESS;
}

CUresult cuModuleGetFunction(CUfunction *function, CUmodule module, const char *name) {
  const std::map<std::string, std::vector<std::size_t>> sizes{
      {"twice", {8, 8, 4}},  {"twiceStruct", {24}}, {"twiceTable", {8, 4}}, {"count", {}},
      {"swapPointers", {8}}, {"random", {8}},       {"fault", {}},          {"refused", {}}};
  *function = reinterpret_cast<CUfunction>(
      new FakeFunction{.name = name, .module = reinterpret_cast<FakeModule *>(module), .sizes = sizes.at(name)});
  return CUDA_SUCCESS;
}

CUresult cuMemAlloc_v2(CUdeviceptr *address, std::size_t bytes) {
  return seen(CUPTI_DRIVER_TRACE_CBID_cuMemAlloc_v2, cuMemAlloc_v2_params{address, bytes}, nullptr, [&] {
    *address = newMemory(bytes);
    return CUDA_SUCCESS;
  });
}

CUresult cuMemAllocManaged(CUdeviceptr *address, std::size_t bytes, unsigned flags) {
  return seen(CUPTI_DRIVER_TRACE_CBID_cuMemAllocManaged, cuMemAllocManaged_params{address, bytes, flags}, nullptr, [&] {
    *address = newMemory(bytes);
    managed.insert(*address);
    return CUDA_SUCCESS;
  });
}

CUresult cuMemFree_v2(CUdeviceptr address) {
  return seen(CUPTI_DRIVER_TRACE_CBID_cuMemFree_v2, cuMemFree_v2_params{address}, nullptr, [&] {
    memory.erase(address); // the host's memory stays: its address must not come again
    return CUDA_SUCCESS;
  });
}

CUresult cuMemcpyHtoD_v2(CUdeviceptr to, const void *from, std::size_t bytes) {
  std::memcpy(reinterpret_cast<void *>(to), from, bytes);
  return sticky;
}

CUresult cuMemcpyDtoH_v2(void *to, CUdeviceptr from, std::size_t bytes) {
  if (sticky == CUDA_SUCCESS) std::memcpy(to, reinterpret_cast<const void *>(from), bytes);
  return sticky;
}

CUresult cuLaunchKernel(CUfunction kernel, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by, unsigned bz,
                        unsigned shared, CUstream stream, void **arguments, void **extra) {
  const auto &function = *reinterpret_cast<FakeFunction *>(kernel);
  const cuLaunchKernel_params given{kernel, gx, gy, gz, bx, by, bz, shared, stream, arguments, extra};
  return seen(CUPTI_DRIVER_TRACE_CBID_cuLaunchKernel, given, function.name.c_str(),
              [&] { return run(function, arguments); });
}

CUresult cuCtxSynchronize() {
  return sticky;
}

CUresult cuPointerGetAttributes(unsigned count, CUpointer_attribute *wanted, void **data, CUdeviceptr address) {
  auto at = memory.upper_bound(address);
  if (at == memory.begin()) return CUDA_SUCCESS;
  --at;
  if (address >= at->first + at->second) return CUDA_SUCCESS;
  for (unsigned i = 0; i < count; ++i) {
    if (wanted[i] == CU_POINTER_ATTRIBUTE_RANGE_START_ADDR) std::memcpy(data[i], &at->first, 8);
    if (wanted[i] == CU_POINTER_ATTRIBUTE_RANGE_SIZE) std::memcpy(data[i], &at->second, 8);
    if (wanted[i] == CU_POINTER_ATTRIBUTE_IS_MANAGED)
      *static_cast<unsigned char *>(data[i]) = managed.contains(at->first) ? 1 : 0;
  }
  return CUDA_SUCCESS;
}

CUresult cuFuncGetParamInfo(CUfunction kernel, std::size_t index, std::size_t *offset, std::size_t *size) {
  const auto &sizes = reinterpret_cast<FakeFunction *>(kernel)->sizes;
  if (index >= sizes.size()) return CUDA_ERROR_INVALID_VALUE;
  *offset = 8 * index;
  *size = sizes[index];
  return CUDA_SUCCESS;
}

CUresult cuKernelGetParamInfo(CUkernel, std::size_t, std::size_t *, std::size_t *) {
  return CUDA_ERROR_INVALID_HANDLE;
}

CUresult cuFuncGetModule(CUmodule *module, CUfunction kernel) {
  *module = reinterpret_cast<CUmodule>(reinterpret_cast<FakeFunction *>(kernel)->module);
  return CUDA_SUCCESS;
}

CUresult cuKernelGetFunction(CUfunction *, CUkernel) {
  return CUDA_ERROR_INVALID_HANDLE;
}

CUresult cuModuleGetGlobal_v2(CUdeviceptr *address, std::size_t *bytes, CUmodule module, const char *name) {
  auto &variables = reinterpret_cast<FakeModule *>(module)->variables;
  const auto found = variables.find(name);
  if (found == variables.end()) return CUDA_ERROR_NOT_FOUND;
  *address = reinterpret_cast<CUdeviceptr>(found->second.data());
  *bytes = found->second.size();
  return CUDA_SUCCESS;
}

CUresult cuStreamIsCapturing(CUstream, CUstreamCaptureStatus *status) {
  *status = CU_STREAM_CAPTURE_STATUS_NONE;
  return CUDA_SUCCESS;
}

CUresult cuThreadExchangeStreamCaptureMode(CUstreamCaptureMode *) {
  return CUDA_SUCCESS;
}

CUresult cuGetErrorName(CUresult status, const char **name) {
  *name = status == CUDA_ERROR_ILLEGAL_ADDRESS ? "CUDA_ERROR_ILLEGAL_ADDRESS" : "CUDA_ERROR_OTHER";
  return CUDA_SUCCESS;
}

} // extern "C"

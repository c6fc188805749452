// SPDX-License-Identifier: Apache-2.0
#include "core/openmp/emit/OpenClPrelude.h"

#include "core/openmp/emit/MemoryPrelude.h"
#include "core/openmp/emit/Prelude.h"
#include "core/openmp/emit/ReductionPrelude.h"
#include "core/openmp/emit/ThreadsPrelude.h"

#include <string_view>

namespace warpgrain::openmp {

namespace {

constexpr std::string_view includes = R"prelude(#define CL_TARGET_OPENCL_VERSION 120
#include <CL/cl.h>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iterator>
#include <map>
#include <mutex>
#include <string>
#include <vector>
)prelude";

/// Device, kernels and errors. @…@ are of the program.
constexpr std::string_view device = R"prelude(
// What the launches below need.
namespace gpu {

/// Ends the program where a call of OpenCL failed.
inline void check(cl_int status, const char *call, int line) {
  if (status == CL_SUCCESS) return;
  std::fprintf(stderr, "%s:%d: %s: OpenCL error %d\n", __FILE__, line, call, (int)status);
  std::exit(EXIT_FAILURE);
}
#define GPU_CHECK(call) gpu::check((call), #call, __LINE__)
[[noreturn]] inline void stop(const std::string &why) {
  std::fprintf(stderr, "%s\n", why.c_str());
  std::exit(EXIT_FAILURE);
}

/// The first device of a kind that can run the kernels; null if there is none.
inline cl_device_id findDevice(cl_device_type kind) {
  cl_uint count = 0;
  if (clGetPlatformIDs(0, nullptr, &count) != CL_SUCCESS || count == 0) return nullptr;
  std::vector<cl_platform_id> platforms(count);
  GPU_CHECK(clGetPlatformIDs(count, platforms.data(), nullptr));
  for (const cl_platform_id platform : platforms) {
    if (clGetDeviceIDs(platform, kind, 0, nullptr, &count) != CL_SUCCESS || count == 0) continue;
    std::vector<cl_device_id> devices(count);
    GPU_CHECK(clGetDeviceIDs(platform, kind, count, devices.data(), nullptr));
    for (const cl_device_id each : devices) {
      cl_device_fp_config doubles = 0;
      (void)clGetDeviceInfo(each, CL_DEVICE_DOUBLE_FP_CONFIG, sizeof(doubles), &doubles, nullptr);
      if (@device@) return each;
    }
  }
  return nullptr;
}
/// A GPU, else what there is.
inline cl_device_id device() {
  static const cl_device_id found = [] {
    const cl_device_id best = findDevice(CL_DEVICE_TYPE_GPU);
    return best != nullptr ? best : findDevice(CL_DEVICE_TYPE_ALL);
  }();
  if (found == nullptr) stop("There is no OpenCL device@withDouble@.");
  return found;
}
inline cl_context context() {
  static const cl_context made = [] {
    cl_int status = CL_SUCCESS;
    const cl_device_id used = device();
    const cl_context out = clCreateContext(nullptr, 1, &used, nullptr, nullptr, &status);
    check(status, "clCreateContext", __LINE__);
    return out;
  }();
  return made;
}
inline cl_command_queue queue() {
  static const cl_command_queue made = [] {
    cl_int status = CL_SUCCESS;
    const cl_command_queue out = clCreateCommandQueue(context(), device(), 0, &status);
    check(status, "clCreateCommandQueue", __LINE__);
    return out;
  }();
  return made;
}

/// The text of the kernels: the file that GPU_KERNELS names, else @file@ beside this source or in the working folder.
inline std::string kernelText() {
  const char *named = std::getenv("GPU_KERNELS");
  const std::string here = __FILE__;
  const size_t slash = here.rfind('/');
  const std::string beside = slash == std::string::npos ? std::string() : here.substr(0, slash + 1);
  for (const std::string &path : {named != nullptr ? std::string(named) : beside + "@file@", std::string("@file@")}) {
    std::ifstream file(path);
    if (file) return std::string(std::istreambuf_iterator<char>(file), {});
  }
  stop("@file@, which has the kernels, is not found; let GPU_KERNELS name it.");
}
inline cl_program program() {
  static const cl_program built = [] {
    const std::string text = kernelText();
    const char *source = text.c_str();
    cl_int status = CL_SUCCESS;
    const cl_program out = clCreateProgramWithSource(context(), 1, &source, nullptr, &status);
    check(status, "clCreateProgramWithSource", __LINE__);
    std::string options;
    // Divisions and roots are rounded as the CPU rounds them where the device can.
    cl_device_fp_config floats = 0;
    GPU_CHECK(clGetDeviceInfo(device(), CL_DEVICE_SINGLE_FP_CONFIG, sizeof(floats), &floats, nullptr));
    if ((floats & CL_FP_CORRECTLY_ROUNDED_DIVIDE_SQRT) != 0) options += "-cl-fp32-correctly-rounded-divide-sqrt";
    if (clBuildProgram(out, 0, nullptr, options.c_str(), nullptr, nullptr) != CL_SUCCESS) {
      size_t bytes = 0;
      GPU_CHECK(clGetProgramBuildInfo(out, device(), CL_PROGRAM_BUILD_LOG, 0, nullptr, &bytes));
      std::string log(bytes, ' ');
      GPU_CHECK(clGetProgramBuildInfo(out, device(), CL_PROGRAM_BUILD_LOG, bytes, &log[0], nullptr));
      stop("@file@ is not compiled:\n" + log);
    }
    return out;
  }();
  return built;
}
inline cl_kernel kernel(const char *name) {
  static std::map<std::string, cl_kernel> kernels;
  cl_kernel &out = kernels[name];
  if (out != nullptr) return out;
  cl_int status = CL_SUCCESS;
  out = clCreateKernel(program(), name, &status);
  check(status, name, __LINE__);
  return out;
}

/// Halves a work-group until the device can run the kernel with it.
template <size_t Rank>
void fit(cl_kernel kernel, size_t (&group)[Rank]) {
  size_t most = 0;
  GPU_CHECK(clGetKernelWorkGroupInfo(kernel, device(), CL_KERNEL_WORK_GROUP_SIZE, sizeof(most), &most, nullptr));
  while (true) {
    size_t items = 1, *largest = group;
    for (size_t &each : group) {
      items *= each;
      if (each > *largest) largest = &each;
    }
    if (items <= most || *largest == 1) return;
    *largest = (*largest + 1) / 2;
  }
}
/// Work-items along an axis: as many as there are iterations, rounded up to whole groups, of which there may be a most.
inline size_t itemsFor(long long trips, size_t group, size_t most = (size_t)-1) {
  const size_t groups = ((size_t)trips + group - 1) / group;
  return (groups < most ? groups : most) * group;
}
template <size_t Rank>
unsigned groupsOf(const size_t (&items)[Rank], const size_t (&group)[Rank]) {
  size_t out = 1;
  for (size_t i = 0; i < Rank; ++i) out *= items[i] / group[i];
  return (unsigned)out;
}

/// Copies between host and device so far; printed when the program ends where GPU_TRANSFERS is set.
struct Transfers {
  unsigned long long toGpu = 0, toCpu = 0, bytesToGpu = 0, bytesToCpu = 0, launches = 0, onCpu = 0;
  ~Transfers() {
    if (std::getenv("GPU_TRANSFERS") == nullptr) return;
    std::fprintf(stderr, "gpu: %llu launches, %llu loops on the CPU; %llu copies to the GPU (%llu bytes), %llu back (%llu bytes)\n", launches, onCpu,
                 toGpu, bytesToGpu, toCpu, bytesToCpu);
  }
};
inline Transfers &transfers() {
  static Transfers all;
  return all;
}
inline cl_mem allocateOnGpu(size_t bytes) {
  cl_int status = CL_SUCCESS;
  const cl_mem out = clCreateBuffer(context(), CL_MEM_READ_WRITE, bytes, nullptr, &status);
  check(status, "clCreateBuffer", __LINE__);
  return out;
}
inline void copyToCpu(void *host, cl_mem device, size_t bytes) {
  GPU_CHECK(clEnqueueReadBuffer(queue(), device, CL_TRUE, 0, bytes, host, 0, nullptr, nullptr));
  ++transfers().toCpu;
  transfers().bytesToCpu += bytes;
}

)prelude";

constexpr std::string_view region = R"prelude(
/// What a kernel does with memory.
enum Use { in = 1, out = 2, inOut = 3 };

/// The memory that one launch works on. Each block is copied to the device once, and back where the kernel writes to it.
class Region {
public:
  Region() = default;
  Region(const Region &) = delete;
  ~Region() {
    for (Block &block : blocks_)
      if (block.device != nullptr) (void)clReleaseMemObject(block.device);
  }
  /// A variable of known size.
  void uses(const volatile void *variable, size_t bytes, int use) { add((char *)variable, bytes, use); }
  /// The block that a pointer leads to. If none is known, begin() returns false.
  void uses(const volatile void *pointer, int use) {
    size_t bytes = 0;
    {
      const std::lock_guard<std::mutex> lock(blocksMutex());
      const auto known = knownBlocks().find((char *)pointer);
      if (known != knownBlocks().end()) bytes = known->second;
    }
    add((char *)pointer, bytes, use);
  }
  /// If both lead into one block, begin() returns false.
  void apart(const volatile void *one, const volatile void *other) {
    const Block *block = find((char *)one);
    if (block != nullptr && block == find((char *)other)) complete_ = false;
  }
  /// Copies to the device; false if the loop must stay on the CPU.
  bool begin() {
    if (isInParallel()) stop("Several threads launch a kernel at once.");
    if (!complete_) {
      ++transfers().onCpu;
      return false;
    }
    for (Block &block : blocks_) {
      block.device = allocateOnGpu(block.bytes);
      GPU_CHECK(clEnqueueWriteBuffer(queue(), block.device, CL_TRUE, 0, block.bytes, block.host, 0, nullptr, nullptr));
      ++transfers().toGpu;
      transfers().bytesToGpu += block.bytes;
    }
    ++transfers().launches;
    return true;
  }
  /// The buffer that a kernel gets for a pointer of the host.
  const cl_mem *device(const volatile void *pointer) const { return &find((char *)pointer)->device; }
  /// Waits for the kernel, and copies back.
  void end() {
    GPU_CHECK(clFinish(queue()));
    for (Block &block : blocks_)
      if ((block.use & out) != 0) copyToCpu(block.host, block.device, block.bytes);
  }

private:
  struct Block {
    char *host;
    size_t bytes;
    int use;
    cl_mem device;
  };
  const Block *find(const char *pointer) const {
    for (const Block &block : blocks_)
      if (pointer >= block.host && pointer < block.host + block.bytes) return &block;
    return nullptr;
  }
  /// A kernel is given a buffer and no place in it: pointers must lead to where their blocks begin.
  void add(char *host, size_t bytes, int use) {
    Block *block = const_cast<Block *>(find(host));
    if (block != nullptr && block->host == host && bytes <= block->bytes) {
      block->use |= use;
      return;
    }
    for (const Block &each : blocks_)
      if (host < each.host + each.bytes && each.host < host + bytes) complete_ = false;
    if (bytes == 0 || block != nullptr) complete_ = false;
    if (complete_) blocks_.push_back({host, bytes, use, nullptr});
  }
  std::vector<Block> blocks_;
  bool complete_ = true;
};

)prelude";

/// The parts of a reduction, one for each block; the host puts them together.
constexpr std::string_view parts = R"prelude(
/// The parts of a reduction, one for each work-group; the host puts them together.
template <typename T>
class Parts {
public:
  explicit Parts(unsigned groups) : parts_(groups), device_(allocateOnGpu(groups * sizeof(T))) {}
  Parts(const Parts &) = delete;
  ~Parts() { (void)clReleaseMemObject(device_); }
  const cl_mem *device() const { return &device_; }
  template <typename Op>
  T combined(T value) {
    copyToCpu(parts_.data(), device_, parts_.size() * sizeof(T));
    for (const T &part : parts_) value = Op()(value, part);
    return value;
  }

private:
  std::vector<T> parts_;
  cl_mem device_;
};

} // namespace gpu

)prelude";

void replaceAll(std::string &text, std::string_view from, std::string_view to) {
  for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
    text.replace(at, from.size(), to);
}

} // namespace

std::string openClPrelude(const OpenClPreludeRequest &request) {
  std::string out(device);
  replaceAll(out, "@device@", request.needsDouble ? "doubles != 0" : "true");
  replaceAll(out, "@withDouble@", request.needsDouble ? " that has numbers of double precision" : "");
  replaceAll(out, "@file@", request.kernelsFile);
  if (!request.needsDouble)
    for (const std::string_view line :
         {"      cl_device_fp_config doubles = 0;\n",
          "      (void)clGetDeviceInfo(each, CL_DEVICE_DOUBLE_FP_CONFIG, sizeof(doubles), &doubles, nullptr);\n",
          "      if (true) "})
      replaceAll(out, line, line.ends_with("\n") ? "" : "      ");
  std::string shared = knownMemoryPrelude() + std::string(region) + tripsPrelude() + std::string(combinersPrelude());
  replaceAll(shared, "__host__ __device__ ", "");
  return std::string(includes) + threadsPrelude(request.hasDirectives) + out + shared + std::string(parts);
}

} // namespace warpgrain::openmp

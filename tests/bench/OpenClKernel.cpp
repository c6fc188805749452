// SPDX-License-Identifier: Apache-2.0
//
// Runs an OpenCL kernel of the name k on this machine's processors, twice, and prints the seconds that the second run
// took. A process of its own: OpenCL implementations bring compilers, which two of in one process do not get on.
//
//   opencl-kernel TEXT N INPUTS OUTPUTS BLOCK_X BLOCK_Y BLOCKS_X BLOCKS_Y RESULT
//
// The kernel takes two arrays of INPUTS floats that hold 0, 1, 2, …, one of OUTPUTS floats, which goes to the file
// RESULT, and N. Exit status 77 where there is no OpenCL for processors.
#define CL_TARGET_OPENCL_VERSION 120
#include <CL/cl.h>
#include <array>
#include <chrono>
#include <fstream>
#include <iostream>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

namespace {

using Clock = std::chrono::steady_clock;

struct Work {
  std::string text;
  cl_int n = 0;
  std::size_t inputs = 0;
  std::size_t outputs = 0;
  std::array<std::size_t, 2> block{};
  std::array<std::size_t, 2> blocks{};
};

void require(cl_int status, const char *what) {
  if (status != CL_SUCCESS) throw std::runtime_error(std::string(what) + ": OpenCL error " + std::to_string(status));
}

/// A value for each element, the same for both.
std::vector<float> ramp(std::size_t elements) {
  std::vector<float> out(elements);
  for (std::size_t i = 0; i < elements; ++i)
    out[i] = static_cast<float>(i);
  return out;
}

/// A kernel on the first OpenCL device that is a CPU.
class OpenClKernel {
public:
  OpenClKernel(const Work &work, cl_device_id device) : work_(work) {
    cl_int status = CL_SUCCESS;
    context_ = clCreateContext(nullptr, 1, &device, nullptr, nullptr, &status);
    require(status, "clCreateContext");
    queue_ = clCreateCommandQueue(context_, device, 0, &status);
    require(status, "clCreateCommandQueue");
    const char *source = work.text.c_str();
    program_ = clCreateProgramWithSource(context_, 1, &source, nullptr, &status);
    require(status, "clCreateProgramWithSource");
    require(clBuildProgram(program_, 1, &device, "", nullptr, nullptr), "clBuildProgram");
    kernel_ = clCreateKernel(program_, "k", &status);
    require(status, "clCreateKernel");
    for (unsigned i = 0; i < 3; ++i) {
      auto values = i < 2 ? ramp(work.inputs) : std::vector<float>(work.outputs);
      buffers_[i] = clCreateBuffer(context_, CL_MEM_READ_WRITE | CL_MEM_COPY_HOST_PTR, values.size() * sizeof(float),
                                   values.data(), &status);
      require(status, "clCreateBuffer");
      require(clSetKernelArg(kernel_, i, sizeof(cl_mem), &buffers_[i]), "clSetKernelArg");
    }
    require(clSetKernelArg(kernel_, 3, sizeof work.n, &work.n), "clSetKernelArg");
  }

  OpenClKernel(const OpenClKernel &) = delete;
  OpenClKernel &operator=(const OpenClKernel &) = delete;

  ~OpenClKernel() {
    for (cl_mem buffer : buffers_)
      clReleaseMemObject(buffer);
    clReleaseKernel(kernel_);
    clReleaseProgram(program_);
    clReleaseCommandQueue(queue_);
    clReleaseContext(context_);
  }

  /// The seconds that the kernel took.
  double run() {
    const auto &[x, y] = work_.block;
    const std::array<std::size_t, 2> global{x * work_.blocks[0], y * work_.blocks[1]};
    const auto begin = Clock::now();
    require(clEnqueueNDRangeKernel(queue_, kernel_, 2, nullptr, global.data(), work_.block.data(), 0, nullptr, nullptr),
            "clEnqueueNDRangeKernel");
    require(clFinish(queue_), "clFinish");
    return std::chrono::duration<double>(Clock::now() - begin).count();
  }

  std::vector<float> result() {
    std::vector<float> out(work_.outputs);
    require(clEnqueueReadBuffer(queue_, buffers_[2], CL_TRUE, 0, out.size() * sizeof(float), out.data(), 0, nullptr,
                                nullptr),
            "clEnqueueReadBuffer");
    return out;
  }

private:
  const Work &work_;
  cl_context context_ = nullptr;
  cl_command_queue queue_ = nullptr;
  cl_program program_ = nullptr;
  cl_kernel kernel_ = nullptr;
  std::array<cl_mem, 3> buffers_{};
};

cl_device_id cpuDevice() {
  cl_uint count = 0;
  if (clGetPlatformIDs(0, nullptr, &count) != CL_SUCCESS || count == 0) return nullptr;
  std::vector<cl_platform_id> platforms(count);
  require(clGetPlatformIDs(count, platforms.data(), nullptr), "clGetPlatformIDs");
  for (cl_platform_id platform : platforms) {
    cl_device_id device = nullptr;
    if (clGetDeviceIDs(platform, CL_DEVICE_TYPE_CPU, 1, &device, nullptr) == CL_SUCCESS) return device;
  }
  return nullptr;
}

std::string textOf(const char *path) {
  std::ifstream in(path, std::ios::binary);
  std::ostringstream out;
  out << in.rdbuf();
  return out.str();
}

} // namespace

int main(int argc, char **argv) {
  if (argc != 10) {
    std::cerr << "opencl-kernel TEXT N INPUTS OUTPUTS BLOCK_X BLOCK_Y BLOCKS_X BLOCKS_Y RESULT\n";
    return 2;
  }
  try {
    const auto number = [argv](int i) { return std::stoull(argv[i]); };
    cl_device_id device = cpuDevice();
    if (device == nullptr) return 77;
    const Work work{.text = textOf(argv[1]),
                    .n = static_cast<cl_int>(number(2)),
                    .inputs = number(3),
                    .outputs = number(4),
                    .block = {number(5), number(6)},
                    .blocks = {number(7), number(8)}};
    OpenClKernel kernel(work, device);
    kernel.run(); // the first one compiles
    std::cout << kernel.run() << '\n';
    const std::vector<float> result = kernel.result();
    std::ofstream out(argv[9], std::ios::binary);
    out.write(reinterpret_cast<const char *>(result.data()),
              static_cast<std::streamsize>(result.size() * sizeof(float)));
    return out ? 0 : 1;
  } catch (const std::exception &error) {
    std::cerr << error.what() << '\n';
    return 1;
  }
}

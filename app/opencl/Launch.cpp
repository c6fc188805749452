// SPDX-License-Identifier: Apache-2.0
#include "app/opencl/Launch.h"

#include "app/opencl/BuildOptions.h"
#include "app/opencl/Device.h"
#include "core/base/Files.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <fstream>
#include <span>
#include <unistd.h>

namespace warpgrain::opencl {

namespace {

namespace fs = std::filesystem;
using run::FaultKind;
using Clock = std::chrono::steady_clock;

/// What a compiler may say, at most.
constexpr std::size_t mostOfLog = 4000;
constexpr std::size_t mostPrinted = std::size_t{1} << 20U;

double secondsSince(Clock::time_point begin) {
  return std::chrono::duration<double>(Clock::now() - begin).count();
}

/// Why a launch cannot be run, or was ended.
struct Ending {
  FaultKind kind = FaultKind::unsupported;
  std::string message;
};

/// Standard output while a kernel runs: what its printf writes goes to a file.
class KeptOutput {
public:
  explicit KeptOutput(fs::path file) : file_(std::move(file)) {
    std::fflush(stdout);
    kept_ = dup(STDOUT_FILENO);
    const int target = open(file_.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, S_IRUSR | S_IWUSR);
    if (target >= 0) {
      dup2(target, STDOUT_FILENO);
      close(target);
    }
  }

  KeptOutput(const KeptOutput &) = delete;
  KeptOutput &operator=(const KeptOutput &) = delete;

  ~KeptOutput() { end(); }

  std::string end() {
    if (kept_ < 0) return {};
    std::fflush(stdout);
    dup2(kept_, STDOUT_FILENO);
    close(kept_);
    kept_ = -1;
    auto text = readFile(file_);
    std::error_code ignored;
    fs::remove(file_, ignored);
    return text ? std::move(*text) : std::string();
  }

private:
  fs::path file_;
  int kept_ = -1;
};

std::string sentenceOf(api::Status status, const std::string &device) {
  switch (status) {
  case api::memoryAllocationFailure:
  case api::outOfHostMemory:
  case api::invalidBufferSize:
    return device + " has not enough memory for the launch; choose a smaller one.";
  case api::outOfResources:
    return device + " has not enough resources for the launch, local memory for example; choose a smaller block.";
  case api::invalidWorkGroupSize:
    return device + " does not take work-groups of this size; choose another block (--block), or the one that "
                    "reqd_work_group_size names.";
  case api::invalidWorkItemSize:
    return device + " does not take so many work-items along an axis; choose another block (--block).";
  case api::invalidKernelName:
    return "The source that OpenCL built has no kernel of this name.";
  case api::invalidKernelArguments:
    return "An argument of the kernel is not given a value.";
  default:
    return "OpenCL gave the error " + std::to_string(status) + " on " + device + ".";
  }
}

/// One launch, step by step; the first that fails ends it.
class LaunchRunner {
public:
  explicit LaunchRunner(const run::ExecutionRequest &request) : request_(request) {}

  run::ExecutionOutcome run() {
    if (!prepare() || !buildKernel() || !makeBuffers() || !setArguments() || !launch() || !keepBuffers()) {
      out_.buffers.clear();
      out_.fault = {.kind = ending_.kind, .message = ending_.message, .file = {}};
    }
    return std::move(out_);
  }

private:
  bool end(FaultKind kind, std::string message) {
    ending_ = {.kind = kind, .message = std::move(message)};
    return false;
  }

  bool passes(api::Status status) {
    if (status == api::success) return true;
    const bool isMemory =
        status == api::memoryAllocationFailure || status == api::outOfHostMemory || status == api::invalidBufferSize;
    return end(isMemory ? FaultKind::memory : FaultKind::unsupported, sentenceOf(status, device_.name));
  }

  bool prepare() {
    if (request_.counts)
      return end(FaultKind::unsupported,
                 "What OpenCL kernels execute is not counted: they run through OpenCL; leave --counts out.");
    auto cl = OpenCl::load();
    if (!cl) return end(FaultKind::unsupported, cl.error().message);
    cl_ = *cl;
    auto device = chooseDevice(cl_);
    if (!device) return end(FaultKind::unsupported, device.error().message);
    device_ = std::move(*device);
    api::Status status = api::success;
    context_ = cl_.createContext(nullptr, 1, &device_.device, nullptr, nullptr, &status);
    if (!passes(status)) return false;
    queue_ = cl_.createQueue(context_, device_.device, 0, &status);
    if (!passes(status)) return false;
    out_.schedule = device_.name;
    out_.notes.push_back("The kernel ran through OpenCL on " + device_.name +
                         ": results are compared; races, bounds and what is read before it is written are not "
                         "checked there.");
    return true;
  }

  std::string logOf(api::Program program) const {
    std::size_t size = 0;
    if (cl_.buildInfo(program, device_.device, api::buildLog, 0, nullptr, &size) != api::success || size == 0)
      return {};
    std::string log(size, '\0');
    if (cl_.buildInfo(program, device_.device, api::buildLog, size, log.data(), nullptr) != api::success) return {};
    log.resize(std::min(log.find('\0'), mostOfLog));
    while (!log.empty() && log.back() == '\n')
      log.pop_back();
    return log;
  }

  /// The source, as it is read where the flags do not name a version of the language: as OpenCL C 2.0 or, on devices
  /// without it, as what they have.
  bool buildKernel() {
    const auto begin = Clock::now();
    const auto edited = request_.source.texts.find(request_.source.file);
    std::string text;
    if (edited != request_.source.texts.end()) {
      text = edited->second;
    } else {
      auto read = readTextFile(request_.source.file);
      if (!read) return end(FaultKind::compile, read.error().message);
      text = std::move(*read);
    }
    const auto options = buildOptions(request_.source, request_.outputFolder / "headers");
    if (!options) return end(FaultKind::compile, options.error().message);
    std::vector<std::string> tries;
    if (options->find("-cl-std=") == std::string::npos)
      for (const char *version : {"-cl-std=CL2.0 ", "-cl-std=CL3.0 "})
        tries.push_back(version + *options);
    tries.push_back(*options);
    std::string log;
    for (const std::string &each : tries) {
      const char *source = text.c_str();
      api::Status status = api::success;
      api::Program program = cl_.createProgram(context_, 1, &source, nullptr, &status);
      if (!passes(status)) return false;
      const std::string whole = each + " -cl-kernel-arg-info";
      status = cl_.build(program, 1, &device_.device, whole.c_str(), nullptr, nullptr);
      if (status != api::success) {
        log = logOf(program);
        continue;
      }
      kernel_ = cl_.createKernel(program, request_.kernel.c_str(), &status);
      out_.compileSeconds = secondsSince(begin);
      return passes(status);
    }
    return end(FaultKind::compile, "OpenCL's compiler for " + device_.name + " does not take the source" +
                                       (log.empty() ? std::string(".") : ": " + log));
  }

  bool makeBuffers() {
    for (const run::Buffer &buffer : request_.buffers) {
      std::vector<std::byte> contents(std::max<std::uint64_t>(buffer.bytes, 1));
      if (auto filled = memory::fillMemory({contents.data(), buffer.bytes}, buffer.type, buffer.fill); !filled)
        return end(FaultKind::memory, filled.error().message);
      api::Status status = api::success;
      buffers_.push_back(cl_.createBuffer(context_, api::readAndWrite | api::copiesHostMemory, contents.size(),
                                          contents.data(), &status));
      if (!passes(status)) return false;
    }
    return true;
  }

  bool isLocal(std::size_t parameter) const {
    api::Number space = 0;
    return cl_.argumentInfo(kernel_, static_cast<api::Number>(parameter), api::argumentAddressSpace, sizeof space,
                            &space, nullptr) == api::success &&
           space == api::spaceIsLocal;
  }

  bool setArguments() {
    api::Number count = 0;
    if (!passes(cl_.kernelInfo(kernel_, api::kernelArgumentCount, sizeof count, &count, nullptr))) return false;
    if (count != request_.parameters.size())
      return end(FaultKind::unsupported, "The kernel that OpenCL built has " + std::to_string(count) +
                                             " parameters, and the launch gives " +
                                             std::to_string(request_.parameters.size()) + " arguments.");
    for (std::size_t i = 0; i < request_.parameters.size(); ++i)
      if (!setArgument(i)) return false;
    return true;
  }

  bool setArgument(std::size_t i) {
    const run::Parameter &parameter = request_.parameters[i];
    const auto number = static_cast<api::Number>(i);
    if (parameter.pointers.size() == 1 && parameter.bytes.size() == sizeof(void *)) {
      const std::size_t buffer = parameter.pointers.front().buffer;
      if (buffer >= buffers_.size()) return end(FaultKind::unsupported, "An argument names no memory.");
      return passes(cl_.setArgument(kernel_, number, sizeof(api::Memory), &buffers_[buffer]));
    }
    if (!parameter.pointers.empty())
      return end(FaultKind::unsupported, "The parameter " + parameter.name +
                                             " holds pointers among other things, which OpenCL hands to no kernel.");
    if (!isLocal(i)) return passes(cl_.setArgument(kernel_, number, parameter.bytes.size(), parameter.bytes.data()));
    std::uint64_t bytes = 0;
    std::memcpy(&bytes, parameter.bytes.data(), std::min(sizeof bytes, parameter.bytes.size()));
    if (bytes == 0)
      return end(FaultKind::unsupported,
                 "The parameter " + parameter.name + " for local memory has no bytes; say how many, as a number.");
    return passes(cl_.setArgument(kernel_, number, bytes, nullptr));
  }

  bool launch() {
    std::array<std::size_t, 3> global{};
    std::array<std::size_t, 3> local{};
    for (std::size_t axis = 0; axis < global.size(); ++axis) {
      local[axis] = request_.block[axis];
      global[axis] = static_cast<std::size_t>(request_.grid[axis]) * request_.block[axis];
    }
    KeptOutput output(request_.outputFolder / "printed");
    const auto begin = Clock::now();
    api::Status status = cl_.enqueue(queue_, kernel_, 3, nullptr, global.data(), local.data(), 0, nullptr, nullptr);
    if (status == api::success) status = cl_.finish(queue_);
    out_.runSeconds = secondsSince(begin);
    out_.printed = output.end();
    out_.printedIsCut = out_.printed.size() > mostPrinted;
    out_.printed.resize(std::min(out_.printed.size(), mostPrinted));
    return passes(status);
  }

  bool keepBuffers() {
    for (std::size_t i = 0; i < buffers_.size(); ++i) {
      const run::Buffer &buffer = request_.buffers[i];
      std::string contents(buffer.bytes, '\0');
      if (buffer.bytes > 0 &&
          !passes(cl_.readBuffer(queue_, buffers_[i], 1, 0, contents.size(), contents.data(), 0, nullptr, nullptr)))
        return false;
      const fs::path path = request_.outputFolder / (std::to_string(i) + ".bin");
      std::ofstream out(path, std::ios::binary);
      out.write(contents.data(), static_cast<std::streamsize>(contents.size()));
      out.close();
      if (!out)
        return end(FaultKind::memory, "The result " + buffer.name + " cannot be written to " + path.string() +
                                          "; make room there, or set TMPDIR to another folder.");
      out_.buffers.push_back({.name = buffer.name, .bytes = buffer.bytes, .file = path, .isSymbol = false});
    }
    return true;
  }

  const run::ExecutionRequest &request_;
  run::ExecutionOutcome out_;
  Ending ending_;
  OpenCl cl_;
  ChosenDevice device_;
  api::Context context_ = nullptr;
  api::Queue queue_ = nullptr;
  api::Kernel kernel_ = nullptr;
  std::vector<api::Memory> buffers_;
};

} // namespace

run::ExecutionOutcome runLaunch(const run::ExecutionRequest &request) {
  return LaunchRunner(request).run();
}

} // namespace warpgrain::opencl

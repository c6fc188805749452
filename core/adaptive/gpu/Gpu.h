// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/adaptive/gpu/Driver.h"

#include <cstdint>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

namespace warpgrain::adaptive::gpu {

/// A call that failed, as a sentence.
class GpuError : public std::runtime_error {
public:
  using std::runtime_error::runtime_error;
};

/// A GPU of this host with a stream, in which all that is asked of it is done in order. The context is the device's
/// primary one, which NVIDIA's libraries use too.
class Gpu {
public:
  /// The device of this rank, among those that the ranks of a host share: the ranks take turns. Makes the context
  /// current for this thread. Errors: tool, where there is no driver or no GPU, or the GPU cannot be used.
  static Result<std::shared_ptr<Gpu>> open(int rankOnHost);

  /// GPUs of this host; 0 where there is no driver.
  static int count();

  Gpu(const Gpu &) = delete;
  Gpu &operator=(const Gpu &) = delete;
  ~Gpu();

  const Driver &driver() const { return driver_; }

  driver::Stream stream() const { return stream_; }

  int number() const { return number_; }

  int capability() const { return capability_; } ///< 90 for 9.0

  int multiprocessors() const { return multiprocessors_; }

  /// Throws where a call failed; `doing` is what was tried: "copy rows to it".
  void check(driver::Status status, const char *doing) const;

  /// Waits for all that was asked of the GPU.
  void wait() const;

  /// A kernel with these arguments.
  template <typename... Arguments>
  void launch(driver::Function function, std::int64_t blocks, int threads, Arguments... arguments) const {
    void *pointers[] = {static_cast<void *>(&arguments)...}; // NOLINT(modernize-avoid-c-arrays): the driver's form
    check(driver_.launch(function, static_cast<unsigned>(blocks), 1, 1, static_cast<unsigned>(threads), 1, 1, 0,
                         stream_, pointers, nullptr),
          "start a kernel");
  }

private:
  Gpu(const Driver &driver, int number) : driver_(driver), number_(number) {}

  Driver driver_;
  int number_;
  int capability_ = 0;
  int multiprocessors_ = 1;
  driver::Stream stream_ = nullptr;
};

/// Memory of a GPU.
class DeviceBuffer {
public:
  DeviceBuffer() = default;

  /// Throws GpuError where there is not enough memory.
  DeviceBuffer(std::shared_ptr<const Gpu> gpu, std::size_t bytes);
  DeviceBuffer(DeviceBuffer &&other) noexcept;
  DeviceBuffer &operator=(DeviceBuffer &&other) noexcept;
  ~DeviceBuffer();

  driver::Address address() const { return address_; }

  std::size_t bytes() const { return bytes_; }

  /// The memory need not be kept any more.
  void clear();

private:
  std::shared_ptr<const Gpu> gpu_;
  driver::Address address_ = 0;
  std::size_t bytes_ = 0;
};

/// Memory of the host that a GPU copies from and to by itself.
template <typename T>
class PinnedBuffer {
public:
  PinnedBuffer() = default;

  /// Throws GpuError where there is not enough memory.
  PinnedBuffer(std::shared_ptr<const Gpu> gpu, std::size_t count) : gpu_(std::move(gpu)), count_(count) {
    if (count == 0) return;
    void *memory = nullptr;
    gpu_->check(gpu_->driver().allocateHost(&memory, count * sizeof(T), 0), "reserve memory of the host for copies");
    data_ = static_cast<T *>(memory);
  }

  PinnedBuffer(PinnedBuffer &&other) noexcept { swap(other); }

  PinnedBuffer &operator=(PinnedBuffer &&other) noexcept {
    swap(other);
    return *this;
  }

  ~PinnedBuffer() {
    if (data_ != nullptr) gpu_->driver().releaseHost(data_);
  }

  T *data() const { return data_; }

  std::size_t size() const { return count_; }

private:
  void swap(PinnedBuffer &other) {
    std::swap(gpu_, other.gpu_);
    std::swap(data_, other.data_);
    std::swap(count_, other.count_);
  }

  std::shared_ptr<const Gpu> gpu_;
  T *data_ = nullptr;
  std::size_t count_ = 0;
};

} // namespace warpgrain::adaptive::gpu

// SPDX-License-Identifier: Apache-2.0
//
// The few names of the CUDA runtime that a dispatcher's check takes, on a clock that the test moves.
#pragma once

#include <chrono>
#include <cstddef>
#include <mutex>
#include <utility>
#include <vector>

using cudaStream_t = int;
using cudaEvent_t = const int *;

enum cudaError_t { cudaSuccess, cudaErrorNotReady, cudaErrorInvalidValue };

enum cudaStreamCaptureStatus { cudaStreamCaptureStatusNone, cudaStreamCaptureStatusActive };

namespace warpgrain::tests::fake {

/// A GPU that executes at once.
struct Runtime {
  std::mutex mutex;
  double microseconds = 0; ///< what has passed, of the host and of the GPU
  double eventCost = 0;    ///< microseconds that recording takes
  int calls = 0;           ///< of anything of the runtime
  bool isCaptured = false;
  bool isBehind = false; ///< events are not ready
  cudaError_t last = cudaSuccess;
  int device = 0;
  std::vector<double> times; ///< of events
  std::vector<int> numbers = std::vector<int>(100'000);
};

inline Runtime &runtime() {
  static Runtime one;
  return one;
}

/// Reads the time that the test has moved.
struct Clock {
  using duration = std::chrono::duration<double, std::micro>;
  using rep = duration::rep;
  using period = duration::period;
  using time_point = std::chrono::time_point<Clock, duration>;
  static constexpr bool is_steady = true;

  static time_point now() {
    const std::lock_guard<std::mutex> lock(runtime().mutex);
    return time_point(duration(runtime().microseconds));
  }
};

/// A call of the runtime, counted.
template <typename Act>
cudaError_t call(const Act &act) {
  Runtime &one = runtime();
  const std::lock_guard<std::mutex> lock(one.mutex);
  ++one.calls;
  return act(one);
}

} // namespace warpgrain::tests::fake

inline cudaError_t cudaPeekAtLastError() {
  return warpgrain::tests::fake::call([](auto &one) { return one.last; });
}

inline cudaError_t cudaGetLastError() {
  return warpgrain::tests::fake::call([](auto &one) { return std::exchange(one.last, cudaSuccess); });
}

inline cudaError_t cudaGetDevice(int *device) {
  return warpgrain::tests::fake::call([device](auto &one) {
    *device = one.device;
    return cudaSuccess;
  });
}

inline cudaError_t cudaStreamIsCapturing(cudaStream_t, cudaStreamCaptureStatus *status) {
  return warpgrain::tests::fake::call([status](auto &one) {
    *status = one.isCaptured ? cudaStreamCaptureStatusActive : cudaStreamCaptureStatusNone;
    return cudaSuccess;
  });
}

inline cudaError_t cudaEventCreate(cudaEvent_t *event) {
  return warpgrain::tests::fake::call([event](auto &one) {
    *event = &one.numbers[one.times.size()];
    one.times.push_back(0);
    return cudaSuccess;
  });
}

inline cudaError_t cudaEventRecord(cudaEvent_t event, cudaStream_t) {
  return warpgrain::tests::fake::call([event](auto &one) {
    one.times[static_cast<std::size_t>(event - one.numbers.data())] = one.microseconds;
    one.microseconds += one.eventCost;
    return cudaSuccess;
  });
}

inline cudaError_t cudaEventQuery(cudaEvent_t) {
  return warpgrain::tests::fake::call([](auto &one) {
    if (one.isBehind) one.last = cudaErrorNotReady;
    return one.isBehind ? cudaErrorNotReady : cudaSuccess;
  });
}

inline cudaError_t cudaEventElapsedTime(float *milliseconds, cudaEvent_t from, cudaEvent_t to) {
  return warpgrain::tests::fake::call([=](auto &one) {
    const auto at = [&one](cudaEvent_t event) {
      return one.times[static_cast<std::size_t>(event - one.numbers.data())];
    };
    *milliseconds = static_cast<float>((at(to) - at(from)) / 1000);
    return cudaSuccess;
  });
}

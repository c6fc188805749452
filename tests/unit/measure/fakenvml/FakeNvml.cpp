// SPDX-License-Identifier: Apache-2.0
//
// NVIDIA's management library without a GPU: the calls that warpgrain-runner makes. Its counter of energy says what the
// driver that needs no GPU has spent (FAKE_ENERGY), and moves every 20 ms as a real one does. Without that variable
// there is no such counter; where FAKE_NVML_STUCK is set, it does not move.
#include "tests/unit/measure/fakenvml/SharedEnergy.h"

#include <chrono>
#include <cstring>
#include <mutex>

namespace {

constexpr int invalidArgument = 2;
constexpr int notSupported = 3;

int device = 0;

std::mutex mutex;
std::chrono::steady_clock::time_point moved;
std::uint64_t nanojoules = 0;

} // namespace

extern "C" {

int nvmlInit_v2() {
  return 0;
}

int nvmlShutdown() {
  return 0;
}

int nvmlDeviceGetHandleByUUID(const char *uuid, void **handle) {
  *handle = &device;
  return std::strncmp(uuid, "GPU-", 4) == 0 ? 0 : invalidArgument;
}

int nvmlSystemGetDriverVersion(char *text, unsigned length) {
  std::strncpy(text, "580.00.01", length);
  return 0;
}

int nvmlDeviceGetClockInfo(void *, int, unsigned *megahertz) {
  *megahertz = 1000;
  return 0;
}

int nvmlDeviceGetTemperature(void *, int, unsigned *temperature) {
  *temperature = 40;
  return 0;
}

int nvmlDeviceGetCurrentClocksEventReasons(void *, unsigned long long *reasons) {
  *reasons = 0;
  return 0;
}

int nvmlDeviceGetTotalEnergyConsumption(void *, unsigned long long *millijoules) {
  const auto *shared = fakegpu::sharedEnergy();
  if (shared == nullptr) return notSupported;
  const std::scoped_lock lock(mutex);
  const auto now = std::chrono::steady_clock::now();
  if (now - moved >= std::chrono::milliseconds(20) && std::getenv("FAKE_NVML_STUCK") == nullptr) {
    moved = now;
    nanojoules = shared->load();
  }
  *millijoules = nanojoules / 1000000;
  return 0;
}

} // extern "C"

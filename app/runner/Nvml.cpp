// SPDX-License-Identifier: Apache-2.0
#include "app/runner/Nvml.h"

#include <array>
#include <dlfcn.h>

namespace warpgrain::runner {

namespace {

using Status = int;

constexpr int temperatureOfGpu = 0;
constexpr int clockOfSm = 1;
constexpr int clockOfMemory = 2;

struct Slowdown {
  unsigned long long bit;
  const char *name;
};

/// nvmlClocksEventReasons. An idle GPU and clocks that a person has set are no slowdown.
constexpr std::array<Slowdown, 6> slowdowns{{{0x4, "power cap"},
                                             {0x8, "hardware slowdown"},
                                             {0x10, "synchronised with slower GPUs"},
                                             {0x20, "software thermal slowdown"},
                                             {0x40, "hardware thermal slowdown"},
                                             {0x80, "power brake"}}};

template <typename... Arguments>
bool call(void *library, const char *name, Arguments... arguments) {
  const auto function = reinterpret_cast<Status (*)(Arguments...)>(::dlsym(library, name));
  return function != nullptr && function(arguments...) == 0;
}

} // namespace

Nvml::Nvml(const std::string &uuid) : library_(::dlopen("libnvidia-ml.so.1", RTLD_NOW | RTLD_LOCAL)) {
  if (library_ == nullptr)
    reason_ = "NVML (libnvidia-ml.so.1) is not there: clocks, temperature and throttling are not known.";
  else if (!call(library_, "nvmlInit_v2") || !call(library_, "nvmlDeviceGetHandleByUUID", uuid.c_str(), &device_))
    reason_ = "NVML does not know the GPU: clocks, temperature and throttling are not known.";
}

Nvml::~Nvml() {
  if (library_ != nullptr) call(library_, "nvmlShutdown");
}

std::string Nvml::driverVersion() const {
  std::array<char, 96> text{};
  if (device_ == nullptr || !call(library_, "nvmlSystemGetDriverVersion", text.data(), unsigned{text.size()}))
    return "";
  return text.data();
}

std::optional<measure::Condition> Nvml::condition() const {
  if (device_ == nullptr) return std::nullopt;
  measure::Condition out;
  unsigned long long reasons = 0;
  const bool known = call(library_, "nvmlDeviceGetClockInfo", device_, clockOfSm, &out.smMegahertz) &&
                     call(library_, "nvmlDeviceGetClockInfo", device_, clockOfMemory, &out.memoryMegahertz);
  if (!known) return std::nullopt;
  call(library_, "nvmlDeviceGetTemperature", device_, temperatureOfGpu, &out.temperature);
  if (!call(library_, "nvmlDeviceGetCurrentClocksEventReasons", device_, &reasons))
    call(library_, "nvmlDeviceGetCurrentClocksThrottleReasons", device_, &reasons);
  for (const Slowdown &slowdown : slowdowns)
    if ((reasons & slowdown.bit) != 0) out.slowdowns.emplace_back(slowdown.name);
  return out;
}

std::optional<std::uint64_t> Nvml::millijoules() const {
  unsigned long long out = 0;
  if (device_ == nullptr || !call(library_, "nvmlDeviceGetTotalEnergyConsumption", device_, &out)) return std::nullopt;
  return out;
}

} // namespace warpgrain::runner

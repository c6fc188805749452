// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/measure/Records.h"

#include <cstdint>
#include <optional>
#include <string>

namespace warpgrain::runner {

/// NVIDIA's management library, found at run time, for one GPU. Without it measuring goes on, and clocks are not known.
class Nvml {
public:
  /// For the GPU of a UUID.
  explicit Nvml(const std::string &uuid);
  Nvml(const Nvml &) = delete;
  Nvml &operator=(const Nvml &) = delete;
  ~Nvml();

  /// Why nothing is known; empty where all is well.
  const std::string &reason() const { return reason_; }

  /// "580.159.03"; empty where it is not known.
  std::string driverVersion() const;

  /// Clocks, temperature and reasons for lower clocks at this moment.
  std::optional<measure::Condition> condition() const;

  /// What the GPU has used since the driver was loaded; none where it, or the driver, has no such counter.
  std::optional<std::uint64_t> millijoules() const;

private:
  void *library_ = nullptr;
  void *device_ = nullptr;
  std::string reason_;
};

} // namespace warpgrain::runner

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/runner/Driver.h"
#include "core/measure/Protocol.h"

namespace warpgrain::runner {

/// A GPU with this process's context on it.
class Gpu {
public:
  /// Fails (tool) where there is no driver or no GPU of that number.
  static Result<Gpu> open(int number);

  const Driver &driver() const { return driver_; }

  driver::Stream stream() const { return stream_; }

  /// As the driver counts, from 0.
  int number() const { return device_; }

  int attribute(int which) const;

  /// What there is to say of it, and how much of its memory is free.
  measure::Reply probe() const;

private:
  Driver driver_;
  driver::Device device_ = 0;
  driver::Stream stream_ = nullptr;
};

} // namespace warpgrain::runner

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"

#include <cuda.h>
#include <cupti_callbacks.h>

namespace warpgrain::capture {

/// The part of CUPTI that tells of calls to the driver, found when the program runs.
class Cupti {
public:
  /// Fails (tool) where CUPTI is missing, or where something else (a profiler) uses it already.
  static Result<Cupti> subscribe(CUpti_CallbackFunc callback);

  /// Asks to be told of a call to the driver. False where this CUPTI does not know it.
  bool tellOf(CUpti_CallbackDomain domain, CUpti_CallbackId id) const {
    return enable_(1, subscriber_, domain, id) == CUPTI_SUCCESS;
  }

private:
  CUptiResult (*enable_)(std::uint32_t, CUpti_SubscriberHandle, CUpti_CallbackDomain, CUpti_CallbackId) = nullptr;
  CUpti_SubscriberHandle subscriber_ = nullptr;
};

} // namespace warpgrain::capture

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"

#include <cupti_profiler_host.h>
#include <cupti_profiler_target.h>
#include <cupti_range_profiler.h>
#include <cupti_target.h>

namespace warpgrain::runner {

/// The functions of CUPTI's range profiler (CUDA 12.6 or newer), found at run time.
struct CuptiProfiler {
  decltype(&cuptiProfilerInitialize) initialize = nullptr;
  decltype(&cuptiProfilerDeviceSupported) deviceSupported = nullptr;
  decltype(&cuptiProfilerGetCounterAvailability) counterAvailability = nullptr;
  decltype(&cuptiDeviceGetChipName) chipName = nullptr;
  decltype(&cuptiProfilerHostInitialize) hostInitialize = nullptr;
  decltype(&cuptiProfilerHostDeinitialize) hostDeinitialize = nullptr;
  decltype(&cuptiProfilerHostConfigAddMetrics) addMetrics = nullptr;
  decltype(&cuptiProfilerHostGetConfigImageSize) configSize = nullptr;
  decltype(&cuptiProfilerHostGetConfigImage) configImage = nullptr;
  decltype(&cuptiProfilerHostEvaluateToGpuValues) evaluate = nullptr;
  decltype(&cuptiRangeProfilerEnable) enable = nullptr;
  decltype(&cuptiRangeProfilerDisable) disable = nullptr;
  decltype(&cuptiRangeProfilerGetCounterDataSize) dataSize = nullptr;
  decltype(&cuptiRangeProfilerCounterDataImageInitialize) initializeData = nullptr;
  decltype(&cuptiRangeProfilerSetConfig) setConfig = nullptr;
  decltype(&cuptiRangeProfilerStart) start = nullptr;
  decltype(&cuptiRangeProfilerStop) stop = nullptr;
  decltype(&cuptiRangeProfilerPushRange) pushRange = nullptr;
  decltype(&cuptiRangeProfilerPopRange) popRange = nullptr;
  decltype(&cuptiRangeProfilerDecodeData) decode = nullptr;
  decltype(&cuptiGetResultString) describe = nullptr;

  /// Fails (tool) where CUPTI is missing or too old.
  static Result<CuptiProfiler> load();

  /// What a status means for a person who wants counters, with what can be done.
  std::string sentence(CUptiResult status) const;
};

} // namespace warpgrain::runner

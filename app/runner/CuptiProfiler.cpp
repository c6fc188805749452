// SPDX-License-Identifier: Apache-2.0
//
// Where CUPTI's headers are; CounterReaderAbsent.cpp is for elsewhere.
#if __has_include(<cupti_range_profiler.h>)

#include "app/runner/CuptiProfiler.h"

#include "core/measure/CuptiPaths.h"

#include <climits>
#include <dlfcn.h>
#include <link.h>

namespace warpgrain::runner {

namespace {

/// CUPTI loads its companion by name alone, and finds it only where the loader looks: it is loaded from CUPTI's own
/// folder before. Where it is elsewhere CUPTI says so itself.
void loadCompanion(void *library) {
  char folder[PATH_MAX] = {};
  if (::dlinfo(library, RTLD_DI_ORIGIN, folder) == 0)
    ::dlopen((std::string(folder) + "/libnvperf_host.so").c_str(), RTLD_NOW | RTLD_GLOBAL);
}

} // namespace

Result<CuptiProfiler> CuptiProfiler::load() {
  const auto opened = measure::openCupti();
  if (!opened) return std::unexpected(opened.error());
  void *library = *opened;
  loadCompanion(library);
  CuptiProfiler out;
  bool all = true;
  const auto take = [&](const char *name, auto &function) {
    function = reinterpret_cast<std::remove_reference_t<decltype(function)>>(::dlsym(library, name));
    all = all && function != nullptr;
  };
  take("cuptiProfilerInitialize", out.initialize);
  take("cuptiProfilerDeviceSupported", out.deviceSupported);
  take("cuptiProfilerGetCounterAvailability", out.counterAvailability);
  take("cuptiDeviceGetChipName", out.chipName);
  take("cuptiProfilerHostInitialize", out.hostInitialize);
  take("cuptiProfilerHostDeinitialize", out.hostDeinitialize);
  take("cuptiProfilerHostConfigAddMetrics", out.addMetrics);
  take("cuptiProfilerHostGetConfigImageSize", out.configSize);
  take("cuptiProfilerHostGetConfigImage", out.configImage);
  take("cuptiProfilerHostEvaluateToGpuValues", out.evaluate);
  take("cuptiRangeProfilerEnable", out.enable);
  take("cuptiRangeProfilerDisable", out.disable);
  take("cuptiRangeProfilerGetCounterDataSize", out.dataSize);
  take("cuptiRangeProfilerCounterDataImageInitialize", out.initializeData);
  take("cuptiRangeProfilerSetConfig", out.setConfig);
  take("cuptiRangeProfilerStart", out.start);
  take("cuptiRangeProfilerStop", out.stop);
  take("cuptiRangeProfilerPushRange", out.pushRange);
  take("cuptiRangeProfilerPopRange", out.popRange);
  take("cuptiRangeProfilerDecodeData", out.decode);
  take("cuptiGetResultString", out.describe);
  if (all) return out;
  return fail(ErrorKind::tool, "The CUPTI on this machine is too old for the range profiler; install the one of CUDA "
                               "12.6 or newer.");
}

std::string CuptiProfiler::sentence(CUptiResult status) const {
  const char *text = nullptr;
  describe(status, &text);
  const std::string name = text == nullptr ? "error " + std::to_string(static_cast<int>(status)) : text;
  if (status == CUPTI_ERROR_INSUFFICIENT_PRIVILEGES)
    return "The driver lets only administrators read the GPU's counters (" + name +
           "). Run as root or with CAP_SYS_ADMIN, or have the administrator load the driver with "
           "NVreg_RestrictProfilingToAdminUsers=0 (https://developer.nvidia.com/ERR_NVGPUCTRPERM).";
  if (status == CUPTI_ERROR_HARDWARE_BUSY || status == CUPTI_ERROR_MULTIPLE_SUBSCRIBERS_NOT_SUPPORTED)
    return "Another program reads the GPU's counters at this moment (" + name + "); end it and measure again.";
  if (status == CUPTI_ERROR_VIRTUALIZED_DEVICE_NOT_SUPPORTED ||
      status == CUPTI_ERROR_VIRTUALIZED_DEVICE_INSUFFICIENT_PRIVILEGES)
    return "The virtual GPU does not let its counters be read (" + name + "); the host's administrator can allow it.";
  return "The GPU's counters cannot be read: CUPTI says " + name + ".";
}

} // namespace warpgrain::runner

#endif

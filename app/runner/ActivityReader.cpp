// SPDX-License-Identifier: Apache-2.0
//
// Where the headers of a CUPTI are that is new enough for counters too; ActivityReaderAbsent.cpp is for elsewhere.
#if __has_include(<cupti_range_profiler.h>)

#include "app/runner/ActivityReader.h"

#include "core/measure/CuptiPaths.h"

#include <algorithm>
#include <cstdlib>
#include <cupti_activity.h>
#include <dlfcn.h>
#include <mutex>
#include <optional>
#include <utility>

namespace warpgrain::runner {

namespace {

/// Why reading ends before its end; caught in this file.
struct NoActivity {
  std::string reason;
};

/// The functions of CUPTI that this needs.
struct Cupti {
  decltype(&cuptiActivityEnable) enable = nullptr;
  decltype(&cuptiActivityDisable) disable = nullptr;
  decltype(&cuptiActivityFlushAll) flush = nullptr;
  decltype(&cuptiActivityGetNextRecord) next = nullptr;
  decltype(&cuptiActivityRegisterCallbacks) registerCallbacks = nullptr;
  decltype(&cuptiGetResultString) describe = nullptr;

  static Cupti load() {
    const auto library = measure::openCupti();
    if (!library) throw NoActivity{library.error().message};
    Cupti out;
    bool all = true;
    const auto take = [&](const char *name, auto &function) {
      function = reinterpret_cast<std::remove_reference_t<decltype(function)>>(::dlsym(*library, name));
      all = all && function != nullptr;
    };
    take("cuptiActivityEnable", out.enable);
    take("cuptiActivityDisable", out.disable);
    take("cuptiActivityFlushAll", out.flush);
    take("cuptiActivityGetNextRecord", out.next);
    take("cuptiActivityRegisterCallbacks", out.registerCallbacks);
    take("cuptiGetResultString", out.describe);
    if (!all) throw NoActivity{"The CUPTI that is found lacks functions; install the one of a newer CUDA toolkit."};
    return out;
  }

  void require(CUptiResult status) const {
    if (status == CUPTI_SUCCESS) return;
    const char *name = nullptr;
    describe(status, &name);
    throw NoActivity{std::string("The kernel's own time cannot be read: CUPTI says ") +
                     (name != nullptr ? name : std::to_string(status).c_str()) + "."};
  }
};

/// When a kernel ran, in nanoseconds of the GPU's clock.
struct Span {
  std::uint64_t begin = 0;
  std::uint64_t end = 0;
};

/// What CUPTI hands over comes on a thread of its own, and without a word of whose it is.
struct Taken {
  std::mutex mutex;
  std::optional<Cupti> cupti;
  std::vector<Span> kernels;
};

Taken &taken() {
  static Taken one;
  return one;
}

constexpr std::size_t bufferBytes = std::size_t{1} << 16U;
constexpr std::size_t bufferAlignment = 8;

void CUPTIAPI giveBuffer(std::uint8_t **buffer, std::size_t *size, std::size_t *maximumRecords) {
  *buffer = static_cast<std::uint8_t *>(std::aligned_alloc(bufferAlignment, bufferBytes));
  *size = *buffer != nullptr ? bufferBytes : 0;
  *maximumRecords = 0; // as many as fit
}

void CUPTIAPI takeBuffer(CUcontext, std::uint32_t, std::uint8_t *buffer, std::size_t, std::size_t validSize) {
  Taken &all = taken();
  const std::scoped_lock lock(all.mutex);
  CUpti_Activity *record = nullptr;
  while (all.cupti && all.cupti->next(buffer, validSize, &record) == CUPTI_SUCCESS) {
    if (record->kind != CUPTI_ACTIVITY_KIND_CONCURRENT_KERNEL && record->kind != CUPTI_ACTIVITY_KIND_KERNEL) continue;
    // Newer versions of the record begin as this one does.
    const auto *kernel = reinterpret_cast<const CUpti_ActivityKernel9 *>(record);
    all.kernels.push_back({.begin = kernel->start, .end = kernel->end});
  }
  std::free(buffer);
}

/// Records are made while it lives.
class Recording {
public:
  explicit Recording(const Cupti &cupti) : cupti_(cupti) {
    {
      const std::scoped_lock lock(taken().mutex);
      taken().cupti = cupti;
    }
    cupti.require(cupti.registerCallbacks(giveBuffer, takeBuffer));
    cupti.require(cupti.enable(CUPTI_ACTIVITY_KIND_CONCURRENT_KERNEL));
  }

  Recording(const Recording &) = delete;
  Recording &operator=(const Recording &) = delete;

  ~Recording() { cupti_.disable(CUPTI_ACTIVITY_KIND_CONCURRENT_KERNEL); }

  /// The kernels that have ended since the last call, as they began.
  std::vector<Span> kernels() const {
    cupti_.require(cupti_.flush(0));
    const std::scoped_lock lock(taken().mutex);
    std::vector<Span> out = std::exchange(taken().kernels, {});
    std::ranges::sort(out, {}, &Span::begin);
    return out;
  }

private:
  const Cupti &cupti_;
};

} // namespace

ActivityTimes readActivity(Trials &trials, unsigned count) {
  ActivityTimes out;
  try {
    const Cupti cupti = Cupti::load();
    const Recording recording(cupti);
    recording.kernels(); // of what went before
    std::vector<double> byEvents;
    if (auto problem = trials.run(count, byEvents)) return {.problem = problem};
    const std::vector<Span> found = recording.kernels();
    const std::size_t each = trials.kernelsOfSample();
    if (found.size() != count * each) throw NoActivity{"CUPTI lost the records of launches; measure again."};
    // The timed launch is the last of its sample's.
    for (std::size_t i = each - 1; i < found.size(); i += each)
      out.samples.push_back(static_cast<double>(found[i].end - found[i].begin) / 1e3);
  } catch (const NoActivity &none) {
    return {.reason = none.reason};
  }
  return out;
}

} // namespace warpgrain::runner

#endif

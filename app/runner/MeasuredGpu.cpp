// SPDX-License-Identifier: Apache-2.0
#include "app/runner/MeasuredGpu.h"

#include "app/runner/Stopwatch.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <ctime>
#include <string>
#include <unistd.h>

namespace warpgrain::runner {

namespace {

constexpr double probeSeconds = 120;

std::string utcNow(const char *format) {
  const std::time_t now = std::time(nullptr);
  std::tm parts{};
  ::gmtime_r(&now, &parts);
  std::array<char, 64> text{};
  std::strftime(text.data(), text.size(), format, &parts);
  return text.data();
}

} // namespace

/// Asks the first worker, which measures the baseline later.
Result<void> MeasuredGpu::look(measure::RunTimes &times) {
  Stopwatch watch;
  if (auto started = workers_.start(1); !started) return started;
  const measure::Reply reply =
      workers_.at(0)->ask({.ask = measure::Ask::probe}, std::chrono::duration<double>(probeSeconds));
  if (!reply.environment)
    return fail(ErrorKind::tool, reply.failure == measure::Failure::hang
                                     ? "The NVIDIA driver does not answer; see whether nvidia-smi does."
                                     : reply.reason);
  measure::Environment about = *reply.environment;
  about.runner = WARPGRAIN_VERSION;
  nvml_.emplace(about.uuid);
  about.driver = nvml_->driverVersion();
  if (!nvml_->reason().empty()) about.notes.push_back(nvml_->reason());
  freeBytes_ = reply.freeBytes;
  about_ = std::move(about);
  const double seconds = watch.lap();
  const double waited = std::min(seconds, reply.contextSeconds);
  times.context += waited;
  times.start += seconds - waited;
  return {};
}

Result<measure::Environment> MeasuredGpu::describe(measure::RunTimes &times) {
  if (!about_)
    if (auto looked = look(times); !looked) return std::unexpected(looked.error());
  measure::Environment out = *about_;
  out.run = utcNow("%Y%m%dT%H%M%SZ-") + std::to_string(::getpid());
  if (++runs_ > 1) out.run += "-" + std::to_string(runs_);
  out.date = utcNow("%Y-%m-%dT%H:%M:%SZ");
  return out;
}

} // namespace warpgrain::runner

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/run/protocol/Request.h"

#include <filesystem>
#include <string>
#include <vector>

namespace warpgrain::run {

/// One launch of a series: what differs from launch to launch. See ExecutionRequest for the members.
struct SeriesLaunch {
  Extent3 grid{1, 1, 1};
  Extent3 block{1, 1, 1};
  std::uint64_t sharedBytes = 0;
  std::vector<Parameter> parameters;
  std::vector<Buffer> buffers;
  std::vector<Symbol> symbols;
  std::filesystem::path outputFolder; ///< takes the contents of the buffers, and the answer (series_files)
};

/// A kernel that is compiled once and launched several times, each time from the memory that the launch describes. Each
/// launch is a process of its own, so that a faulty one does not end the others; but those behind one that does not end
/// in time are not run.
struct LaunchSeries {
  ExecutionRequest common; ///< what describes a launch in it is that of the first; its limits are those of each launch
  std::vector<SeriesLaunch> launches;
};

/// The argument with which the executor takes a series in place of a request.
inline constexpr const char *seriesArgument = "--series";

/// Files of SeriesLaunch::outputFolder.
namespace series_files {
inline constexpr const char *outcome =
    "outcome"; ///< an ExecutionOutcome; missing or cut where the launch crashed or was not run
inline constexpr const char *ending = "ending"; ///< how its process ended, in words; empty if it ran out of time
} // namespace series_files

/// Returns the launch of a request.
SeriesLaunch launchOf(const ExecutionRequest &request);
/// Returns the request for one launch of a series.
ExecutionRequest requestFor(const LaunchSeries &series, std::size_t launch);

std::string pack(const LaunchSeries &series);
/// Fails (internal) if the bytes are not a series.
Result<LaunchSeries> unpackLaunchSeries(const std::string &bytes);

} // namespace warpgrain::run

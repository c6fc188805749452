// SPDX-License-Identifier: Apache-2.0
#include "core/run/protocol/LaunchSeries.h"

#include "core/run/protocol/PackedFields.h"
#include "core/run/protocol/Packing.h"

namespace warpgrain::run {

SeriesLaunch launchOf(const ExecutionRequest &request) {
  return {.grid = request.grid,
          .block = request.block,
          .sharedBytes = request.sharedBytes,
          .parameters = request.parameters,
          .buffers = request.buffers,
          .symbols = request.symbols,
          .outputFolder = request.outputFolder};
}

ExecutionRequest requestFor(const LaunchSeries &series, std::size_t launch) {
  ExecutionRequest out = series.common;
  const SeriesLaunch &one = series.launches[launch];
  out.grid = one.grid;
  out.block = one.block;
  out.sharedBytes = one.sharedBytes;
  out.parameters = one.parameters;
  out.buffers = one.buffers;
  out.symbols = one.symbols;
  out.outputFolder = one.outputFolder;
  return out;
}

std::string pack(const LaunchSeries &series) {
  return packedBytes(series);
}

Result<LaunchSeries> unpackLaunchSeries(const std::string &bytes) {
  return unpackedFrom<LaunchSeries>(bytes, "The executor's request");
}

} // namespace warpgrain::run

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"
#include "core/measure/Records.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace warpgrain::measure {

/// What the runner asks of a worker process that holds variants. Each request is one line of JSON and has one reply.
enum class Ask : std::uint8_t {
  probe,    ///< which GPU is there
  load,     ///< load the module, allocate and fill the buffers
  launch,   ///< launch once
  check,    ///< compare the outputs of that launch; the baseline is launched once more, to see whether they stay
  trials,   ///< launch `count` times and time each launch
  finish,   ///< compare the outputs of the last launch again
  count,    ///< read the GPU's counters for a launch
  activity, ///< time `count` launches by the GPU's own records
  repeat,   ///< launch `count` times on end, each as it is timed
  prepare,  ///< only what precedes each of `count` launches then
  open,     ///< read `bundle`; variants of the one before are no longer loaded
};

struct Request {
  Ask ask = Ask::probe;
  unsigned count = 0;
  std::uint32_t variant = 0; ///< its index in the bundle; all but probe and open
  std::string bundle = {};   ///< its folder; open

  friend bool operator==(const Request &, const Request &) = default;
};

/// The worker's answer: a failure, or what it was asked for.
struct Reply {
  Failure failure = Failure::none;
  std::string reason;
  std::optional<Environment> environment; ///< probe
  std::uint64_t freeBytes = 0;            ///< probe: of the GPU's memory
  std::uint32_t registers = 0;            ///< load
  std::uint32_t localBytes = 0;           ///< load
  std::uint32_t staticSharedBytes = 0;    ///< load
  double emptyMicroseconds = 0;           ///< trials: see Row
  double seconds = 0;                     ///< repeat and prepare: that they took
  double contextSeconds = 0;              ///< probe and open: that the driver took to make this process's context
  double loadSeconds = 0;                 ///< load: that the module took
  double fillSeconds = 0;                 ///< load: that making and filling the buffers took
  std::string reference;                  ///< check and finish: see Row
  std::vector<OutputResult> outputs;      ///< check and finish
  std::vector<double> samples;            ///< trials and activity: microseconds
  Counters counters;                      ///< count
  std::vector<std::string> notes;

  static Reply failed(Failure failure, std::string reason) { return {.failure = failure, .reason = std::move(reason)}; }
};

/// True if a worker that has told this failure ends. It goes on where nothing was launched: the variant cannot be
/// loaded or launched, and the others of its process are as they were.
bool endsWorker(Failure failure);

std::string textOf(const Request &request);
std::string textOf(const Reply &reply);

/// Fail (internal) where the line is none: the other side is of another version, or its memory is damaged.
Result<Request> parseRequest(std::string_view line);
Result<Reply> parseReply(std::string_view line);

} // namespace warpgrain::measure

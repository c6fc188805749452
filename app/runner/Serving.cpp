// SPDX-License-Identifier: Apache-2.0
#include "app/runner/Serving.h"

#include "app/runner/Session.h"
#include "core/measure/Rounds.h"

#include <sstream>
#include <string>

namespace warpgrain::runner {

namespace {

measure::RoundEnd measureRound(Options options, MeasuredGpu &gpu, const std::string &line, std::ostream &out) {
  measure::RoundEnd end;
  const auto order = measure::parseRoundOrder(line);
  if (!order) return {.exit = exitUsage, .messages = messageOf(order.error()), .times = {}};
  options.bundle = order->bundle;
  std::ostringstream errors;
  const auto done = measureBundle(options, gpu, {.out = out, .errors = errors, .times = end.times});
  end.exit = !done ? exitCodeOf(done.error()) : *done ? exitDone : exitNo;
  end.messages = errors.str();
  if (!done) end.messages += messageOf(done.error());
  return end;
}

} // namespace

ExitCode exitCodeOf(const Error &error) {
  if (error.kind == ErrorKind::usage) return exitUsage;
  return error.kind == ErrorKind::input ? exitInput : exitNo;
}

std::string messageOf(const Error &error) {
  return "warpgrain-runner: " + error.message + '\n';
}

int serveBundles(const Options &options, MeasuredGpu &gpu, std::istream &in, std::ostream &out) {
  // Contexts are made while the first bundle is not there yet: the baseline's, and one of variants where they share it.
  // Why that fails is told when a bundle is there.
  static_cast<void>(gpu.workers().start(options.counters || options.activity ? 1 : 2));
  for (std::string line; std::getline(in, line);)
    out << lineOf(measureRound(options, gpu, line, out)) << std::endl; // whoever waits for it sees it at once
  return exitDone;
}

} // namespace warpgrain::runner

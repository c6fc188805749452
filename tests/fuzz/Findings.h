// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/fuzz/Batch.h"
#include "tests/fuzz/Trial.h"

#include <cstdint>
#include <map>
#include <string>

namespace warpgrain::tests {

/// What failed in a batch.
class Findings {
public:
  /// Steps that ended in errors of our own are there from the start. The batch must outlive the findings.
  Findings(Batch &batch, std::uint32_t seed);

  /// The kernel of that index failed.
  void add(std::size_t kernel, Outcome outcome);
  /// One of the kernels failed, nobody knows which.
  void addAll(Outcome outcome, const std::string &message);

  /// Fails the running test for each finding: kept in a file, and, in the time that is set for all of them (two
  /// minutes, or WARPGRAIN_FUZZ_SECONDS), shrunk.
  void report();

private:
  Batch &batch_;
  std::uint32_t seed_;
  std::map<std::size_t, Outcome> found_; ///< by the kernel's index
};

/// Keeps what `bench` finds to fail, shrinks it until the deadline, keeps that instead, and gives a message with the
/// file's path and its text. `name` is the file's.
std::string keepAndShrink(TrialBench &bench, KeptCase failing, const std::string &name,
                          std::chrono::steady_clock::time_point deadline);

} // namespace warpgrain::tests

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/adaptive/RunOrder.h"
#include "core/base/Error.h"

#include <CLI/CLI.hpp>

#include <cstdint>
#include <string>
#include <vector>

namespace warpgrain::spmv {

/// What may be given as `exchange`.
std::vector<std::string> exchangeChoices();

/// The options of a sparse product, as they are typed: `warpgrain-cli spmv` has them, and hands them on to
/// warpgrain-spmv.
struct RunOptions {
  std::string matrix;
  double scale = 1;
  std::int64_t iterations = 1000;
  std::string mapping = "fitted";
  std::string exchange = "auto";
  std::string storage = "auto";
  std::string precision = "double";
  int threads = 1;
  std::vector<std::string> slow;    ///< "RANK:TIMES"
  std::vector<std::string> backend; ///< "KIND" of all ranks, or "RANK:KIND"
  std::string transport = "auto";

  void addTo(CLI::App &app);

  /// The options as arguments of a program.
  std::vector<std::string> arguments() const;

  /// What is to be done by so many ranks. Errors: usage, where options do not go together; those of matrixNamed().
  Result<adaptive::RunOrder> order(int ranks) const;
};

} // namespace warpgrain::spmv

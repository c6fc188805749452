// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/Commands.h"
#include "app/cli/JsonValues.h"
#include "app/cli/LaunchArguments.h"
#include "app/cli/SourceArguments.h"
#include "app/cli/StoreArguments.h"
#include "core/workflow/search/PlanSearch.h"

#include <string>
#include <vector>

namespace warpgrain::cli {

/// What `tune` is told of a search for the fastest plan of one kernel.
struct SearchArguments {
  std::string kernel;
  LaunchArguments launch;
  std::string captured;             ///< a bundle that records the launch; empty: the launch is described
  std::vector<std::string> allowed; ///< "reorder"
  std::size_t evaluations = 100;
  std::optional<double> seconds;
  std::size_t recommended = 8; ///< plans that the time model ranks first, and the second round tries
  std::size_t together = 8;
  std::string objective{workflow::searchObjectiveNames.front()};
  std::string strategy{tune::strategies.front().name};
  std::vector<int> gpus; ///< that share each round; none: the runner's own
  std::uint64_t searchSeed = 1;
  StoreArguments store; ///< takes the answers, and has those of earlier searches
  double verifySeconds = 60;
  std::vector<std::string> sizes; ///< arguments that are sizes, at other values of which the best plans are verified
  bool withoutVerification = false;
  bool times = false; ///< say where the time went
  std::string t4;     ///< takes every result in the form that tuners exchange

  void addTo(CLI::App &command);
};

/// Where a search works, and how it measures.
struct SearchSetting {
  SourceArguments source;
  std::filesystem::path folder;
  std::string host;
  workflow::RunnerOptions runner;
  bool withoutCache = false;
};

/// Searches and prints what was found. Returns the exit status.
int searchAndPrint(const SearchArguments &arguments, const SearchSetting &setting, const CommandContext &context);

} // namespace warpgrain::cli

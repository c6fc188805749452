// SPDX-License-Identifier: Apache-2.0
#include "app/cli/Commands.h"
#include "app/cli/Measurement.h"
#include "app/cli/Output.h"
#include "core/measure/BundleReader.h"
#include "core/measure/CurrentResults.h"
#include "core/measure/ResultFile.h"

#include <algorithm>
#include <iostream>
#include <memory>

namespace warpgrain::cli {

namespace {

struct Arguments {
  std::string bundle;
  bool all = false;
  bool json = false;
};

void printTables(const measure::CurrentResults &results) {
  for (std::size_t i = 0; i < results.measurements.size(); ++i) {
    const measure::GpuResults &one = results.measurements[i];
    std::cout << (i == 0 ? "" : "\n");
    printMeasurement({.environment = one.environment, .rows = one.rows, .complete = true}, {});
  }
}

Json gpuJson(const measure::GpuResults &one) {
  return {{"environment", recordJson(one.environment)}, {"results", listOf(one.rows, recordJson<measure::Row>)}};
}

Json jsonOf(const measure::CurrentResults &results) {
  return {{"measurements", listOf(results.measurements, gpuJson)},
          {"outdated", results.outdated},
          {"unreadable_lines", results.unreadable}};
}

int run(const Arguments &arguments) {
  const auto bundle = measure::readBundle(arguments.bundle);
  if (!bundle) return report(bundle.error(), arguments.json);
  const auto lines = measure::readResults(bundle->folder / measure::resultFileName);
  if (!lines) return report(lines.error(), arguments.json);
  const auto results = measure::currentResults(*bundle, *lines, /*alsoOutdated=*/arguments.all);
  if (!results) return report(results.error(), arguments.json);
  if (arguments.json)
    print(jsonOf(*results));
  else
    printTables(*results);
  if (results->outdated > 0 && !arguments.all)
    std::cerr << "warpgrain-cli: note: " << results->outdated
              << " results belong to other kernels, launches or data than the bundle has now; --all shows them too.\n";
  if (results->unreadable > 0)
    std::cerr << "warpgrain-cli: note: " << results->unreadable << " lines cannot be read and are left out.\n";
  if (!results->measurements.empty()) return exitDone;
  std::cerr << "warpgrain-cli: the bundle has no results yet; measure it with warpgrain-runner "
            << bundle->folder.string() << " on a machine with a GPU.\n";
  return exitNo;
}

} // namespace

void addResultsCommand(CLI::App &app, CommandContext &context) {
  auto *command = app.add_subcommand("results", "Show what was measured of a bundle");
  auto arguments = std::make_shared<Arguments>();
  command->add_option("bundle", arguments->bundle, "the bundle's folder")->required();
  command->add_flag("--all", arguments->all, "also results of what the bundle was before");
  command->add_flag("--json", arguments->json, "print JSON");
  command->callback([arguments, &context] { context.exitCode = run(*arguments); });
}

} // namespace warpgrain::cli

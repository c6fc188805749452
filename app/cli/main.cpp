// SPDX-License-Identifier: Apache-2.0
#include "app/cli/Commands.h"

#include <algorithm>
#include <exception>
#include <iostream>
#include <string_view>

namespace {

using namespace warpgrain::cli;

int run(int argc, char **argv) {
  CommandContext context;
  const auto end = argv + argc;
  const auto separator = std::find(argv + 1, end, std::string_view("--"));
  if (separator != end) {
    context.hasCompileFlags = true;
    context.compileFlags.assign(separator + 1, end);
  }

  CLI::App app{"Warpgrain: choose how much work each CUDA thread does, and see what it costs.", "warpgrain-cli"};
  app.set_version_flag("--version", "warpgrain " WARPGRAIN_VERSION);
  app.require_subcommand(1);
  app.footer(
      "Compiler flags of the source go after `--` (a program to capture too). Exit status: 0 done, 1 the answer is no, "
      "2 wrong usage,\n"
      "3 the input cannot be read or parsed, or a kernel that was asked about has errors.");
  addKernelsCommand(app, context);
  addAnalyzeCommand(app, context);
  addLegalityCommand(app, context);
  addTransformCommand(app, context);
  addVariantsCommand(app, context);
  addVerifyCommand(app, context);
  addMeasureCommand(app, context);
  addResultsCommand(app, context);
  addCaptureCommand(app, context);
  addTuneCommand(app, context);
  addRunCommand(app, context);
  addDirectivesCommand(app, context);
  addOccupancyCommand(app, context);
  try {
    app.parse(static_cast<int>(separator - argv), argv);
  } catch (const CLI::ParseError &error) {
    return app.exit(error) == 0 ? exitDone : exitUsage;
  }
  return context.exitCode;
}

} // namespace

int main(int argc, char **argv) {
  try {
    return run(argc, argv);
  } catch (const std::exception &error) {
    std::cerr << "warpgrain-cli: an internal error happened: " << error.what()
              << ". Please report it with the file and the command line.\n";
    return exitNo;
  }
}

// SPDX-License-Identifier: Apache-2.0
#include "app/cli/Commands.h"

#include <algorithm>
#include <exception>
#include <iostream>
#include <string_view>

namespace {

using namespace warpgrain::cli;

/// An option with an empty value is a mistake (a variable of a shell script that is not set): as if it were not there,
/// the command would do something else than what was asked for. Options that must be given say themselves what is
/// missing.
void refuseEmptyValues(CLI::App &app) {
  for (CLI::App *command : app.get_subcommands({})) {
    refuseEmptyValues(*command);
    for (CLI::Option *option : command->get_options()) {
      const bool saysItself = option->get_required() || option->check_lname("step");
      if (option->get_positional() || option->get_items_expected_max() == 0 || saysItself) continue;
      option->check([](const std::string &value) {
        return value.empty() ? std::string("the value is empty; give one, or leave the option out") : std::string();
      });
    }
  }
}

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
  addFindingsCommand(app, context);
  addLegalityCommand(app, context);
  addTransformCommand(app, context);
  addTranslateCommand(app, context);
  addOpenMpcCommand(app, context);
  addMapCommand(app, context);
  addVariantsCommand(app, context);
  addCodeCommand(app, context);
  addVerifyCommand(app, context);
  addMeasureCommand(app, context);
  addReportCommand(app, context);
  addResultsCommand(app, context);
  addCaptureCommand(app, context);
  addRecommendCommand(app, context);
  addTuneCommand(app, context);
  addDispatchCommand(app, context);
  addStoreCommand(app, context);
  addSpmvCommand(app, context);
  addRunCommand(app, context);
  addDirectivesCommand(app, context);
  addOccupancyCommand(app, context);
  refuseEmptyValues(app);
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

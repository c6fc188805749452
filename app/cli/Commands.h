// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <CLI/CLI.hpp>

#include <functional>
#include <string>
#include <vector>

namespace warpgrain::cli {

/// Exit codes of every command.
enum ExitCode : int { exitDone = 0, exitNo = 1, exitUsage = 2, exitInput = 3 };

/// What a command needs beside its own options: the flags after `--`, where there are any (of `run`: the
/// program's arguments), and where its exit code goes.
struct CommandContext {
  std::vector<std::string> compileFlags; ///< everything after the first `--`
  bool hasCompileFlags = false;
  int exitCode = exitDone;
};

void addKernelsCommand(CLI::App &app, CommandContext &context);
void addAnalyzeCommand(CLI::App &app, CommandContext &context);
void addFindingsCommand(CLI::App &app, CommandContext &context);
void addLegalityCommand(CLI::App &app, CommandContext &context);
void addTransformCommand(CLI::App &app, CommandContext &context);
void addTranslateCommand(CLI::App &app, CommandContext &context);
void addOpenMpcCommand(CLI::App &app, CommandContext &context);
void addMapCommand(CLI::App &app, CommandContext &context);
void addVariantsCommand(CLI::App &app, CommandContext &context);
void addVerifyCommand(CLI::App &app, CommandContext &context);
void addMeasureCommand(CLI::App &app, CommandContext &context);
void addReportCommand(CLI::App &app, CommandContext &context);
void addResultsCommand(CLI::App &app, CommandContext &context);
void addCaptureCommand(CLI::App &app, CommandContext &context);
void addCodeCommand(CLI::App &app, CommandContext &context);
void addRecommendCommand(CLI::App &app, CommandContext &context);
void addTuneCommand(CLI::App &app, CommandContext &context);
void addDispatchCommand(CLI::App &app, CommandContext &context);
void addStoreCommand(CLI::App &app, CommandContext &context);
void addSpmvCommand(CLI::App &app, CommandContext &context);
void addRunCommand(CLI::App &app, CommandContext &context);
void addDirectivesCommand(CLI::App &app, CommandContext &context);
void addOccupancyCommand(CLI::App &app, CommandContext &context);

} // namespace warpgrain::cli

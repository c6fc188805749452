// SPDX-License-Identifier: Apache-2.0
#include "app/cli/Commands.h"
#include "app/cli/Interruption.h"
#include "app/cli/Output.h"
#include "app/cli/SpmvText.h"
#include "app/spmv/RunOptions.h"
#include "core/adaptive/record/RecordingForm.h"
#include "core/base/Files.h"
#include "core/workflow/SparseRun.h"

#include <fstream>
#include <iostream>
#include <iterator>
#include <memory>
#include <thread>

namespace warpgrain::cli {

namespace {

struct Arguments {
  spmv::RunOptions options;
  int ranks = 2;
  std::string output;
  std::string show;
  bool json = false;
};

/// Recordings may be larger than sources are.
Result<adaptive::Recording> recordingIn(const std::string &file) {
  std::ifstream in(file, std::ios::binary);
  if (!in) return fail(ErrorKind::input, file + " cannot be read; is it a recording that spmv -o has written?");
  auto recording = adaptive::readRecording(std::string(std::istreambuf_iterator<char>(in), {}));
  if (!recording) return fail(ErrorKind::input, file + ": " + recording.error().message);
  return recording;
}

void noteSharedProcessors(const Arguments &arguments) {
  const auto processors = static_cast<int>(std::thread::hardware_concurrency());
  if (processors > 0 && arguments.ranks * arguments.options.threads > processors)
    std::cerr << "warpgrain-cli: note: the ranks share " << processors
              << " processors; their times tell little of what they would be on as many as there are ranks.\n";
}

Result<adaptive::Recording> runNow(const Arguments &arguments) {
  if (arguments.options.matrix.empty()) return fail(ErrorKind::usage, "Name a matrix with --matrix FILE|TYPE.");
  // What is wrong with the order is said before anything is started.
  if (const auto order = arguments.options.order(arguments.ranks); !order) return std::unexpected(order.error());
  noteSharedProcessors(arguments);
  const Interruption interruption;
  return workflow::runSparseProduct(
      {.ranks = arguments.ranks, .threads = arguments.options.threads, .arguments = arguments.options.arguments()},
      interruption.token());
}

int run(const Arguments &arguments) {
  const auto recording = arguments.show.empty() ? runNow(arguments) : recordingIn(arguments.show);
  if (!recording) return report(recording.error(), arguments.json);
  if (!arguments.output.empty()) {
    const auto written = writeFileAtomically(arguments.output, adaptive::recordingText(*recording) + "\n");
    if (!written) return report(written.error(), arguments.json);
  }
  if (arguments.json)
    std::cout << adaptive::recordingText(*recording, 2) << '\n';
  else
    std::cout << spmvText(*recording);
  return exitDone;
}

} // namespace

void addSpmvCommand(CLI::App &app, CommandContext &context) {
  auto *command = app.add_subcommand("spmv", "Multiply a sparse matrix with a vector again and again on several MPI "
                                             "ranks, and tune which rank has which rows while it runs");
  auto arguments = std::make_shared<Arguments>();
  arguments->options.addTo(*command);
  command->get_option("--matrix")->required(false);
  command->add_option("--ranks", arguments->ranks, "processes, which mpirun starts on this host")
      ->check(CLI::Range(1, 4096))
      ->capture_default_str();
  command->add_option("-o,--output", arguments->output, "a file for the recording of the run");
  command->add_option("--show", arguments->show, "print a recording instead of running; needs no MPI");
  command->add_flag("--json", arguments->json, "print the recording");
  command->callback([arguments, &context] { context.exitCode = run(*arguments); });
}

} // namespace warpgrain::cli

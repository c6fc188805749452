// SPDX-License-Identifier: Apache-2.0
#include "app/cli/ProgramArguments.h"

namespace warpgrain::cli {

void ProgramArguments::addTo(CLI::App &command) {
  command.add_option("files", files, "the program's sources: CUDA (.cu), C++ and C")->required();
  command.add_option(
      "--flag", flags,
      "a compiler flag for all sources, for example --flag=-DN=64 --flag=-Iinclude; may be repeated (default: "
      "those of compile_commands.json, else guessed)");
  command.add_option("-p,--database", database, "compile_commands.json to take the sources' flags from");
  command.add_option("--cuda-path", cudaPath, "CUDA toolkit to use instead of the one that is found");
  command.add_option("--arch", architecture, "GPU architecture (default: the one the flags name, else sm_90)");
  command.add_flag("--no-compat", withoutCompatibility, "do not supply names that CUDA 12 and 13 removed");
  command
      .add_option("--timeout", timeoutSeconds,
                  "seconds that the program may take, compilation included (default: no "
                  "limit)")
      ->check(CLI::Range(0.1, 864'000.0));
  command.add_option("--memory", memoryMegabytes, "megabytes of memory that the program may use")
      ->check(CLI::Range(1024, 1 << 24))
      ->capture_default_str();
  command.add_option("-j,--jobs", workers, "processors that run blocks at once (default: all)");
  command.add_flag("--checks", checks,
                   "check every access of kernels against its allocation, and look for data races; many times slower");
  command.add_flag("--warp-synchronous", warpSynchronous,
                   "keep the threads of a warp in step at accesses to shared memory, as programs take it that were "
                   "written for devices before compute capability 7.0; slower");
  auto *recording = command.add_option("--record", record,
                                       "write a launch of the program as a launch form, with the "
                                       "contents of its buffers beside it");
  command.add_option("--kernel", kernel, "the kernel whose launch is recorded (default: any)")->needs(recording);
  command.add_option("--launch", launch, "which of its launches is recorded")
      ->needs(recording)
      ->check(CLI::Range(std::uint64_t{1}, UINT64_MAX))
      ->capture_default_str();
  command
      .add_flag(
          "--stop", stopsThere,
          "end the program, with status 0, where the recorded launch would begin: what comes after it takes no time")
      ->needs(recording);
}

workflow::ProgramOrder programOrder(const ProgramArguments &arguments, const CommandContext &context) {
  workflow::ProgramOrder order;
  order.files.assign(arguments.files.begin(), arguments.files.end());
  if (!arguments.flags.empty()) order.flags = arguments.flags;
  if (!arguments.database.empty()) order.database = arguments.database;
  order.cudaPath = arguments.cudaPath;
  order.architecture = arguments.architecture;
  order.suppliesRemovedNames = !arguments.withoutCompatibility;
  order.arguments = context.compileFlags;
  order.checks = arguments.checks;
  order.keepsWarpsInStep = arguments.warpSynchronous;
  order.workers = arguments.workers;
  order.memoryBytes = arguments.memoryMegabytes << 20U;
  if (!arguments.record.empty())
    order.record =
        run::RecordWish{.kernel = arguments.kernel, .launch = arguments.launch, .endsThere = arguments.stopsThere};
  return order;
}

} // namespace warpgrain::cli

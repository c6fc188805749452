// SPDX-License-Identifier: Apache-2.0
#include "app/cli/ProgramArguments.h"

#include "core/build/CudaToolkit.h"
#include "core/device/ComputeCapability.h"
#include "core/device/MultiprocessorLimits.h"

#include <filesystem>

namespace warpgrain::cli {

namespace {

namespace fs = std::filesystem;

/// "90" and "9.0" as "sm_90"; empty where none is named. Fails where there is no such GPU.
Result<std::string> architectureNamed(const std::string &text) {
  if (text.empty()) return text;
  const auto capability = device::parseComputeCapability(text);
  if (!capability) return std::unexpected(capability.error());
  if (const auto limits = device::limitsOf(*capability); !limits) return std::unexpected(limits.error());
  return capability->architecture();
}

Result<std::unique_ptr<frontend::Parser>> openSource(const std::string &file, const ProgramArguments &arguments,
                                                     const std::string &architecture, const fs::path &cudaRoot) {
  frontend::ParseRequest request;
  request.file = file;
  if (!arguments.flags.empty()) request.flags = arguments.flags;
  if (!arguments.database.empty()) request.database = arguments.database;
  request.cudaRoot = cudaRoot;
  if (!architecture.empty()) {
    request.architecture = architecture;
    request.architectureIsChosen = true;
  }
  request.compatibility = !arguments.withoutCompatibility;
  request.headerCache = frontend::headerCacheFolder();
  return frontend::Parser::open(std::move(request));
}

} // namespace

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

Result<OpenedProgram> open(const ProgramArguments &arguments, const CommandContext &context) {
  const auto toolkit = build::findCudaToolkit(arguments.cudaPath);
  if (!toolkit)
    return fail(ErrorKind::tool,
                "A program runs on the CPU with the headers of a CUDA toolkit. " + toolkit.error().message);
  const auto architecture = architectureNamed(arguments.architecture);
  if (!architecture) return std::unexpected(architecture.error());
  OpenedProgram program;
  for (const std::string &file : arguments.files) {
    auto parser = openSource(file, arguments, *architecture, toolkit->root);
    if (!parser) return std::unexpected(parser.error());
    program.request.sources.push_back(
        {.file = fs::absolute(file),
         .texts = {},
         .flags = (*parser)->flags(),
         .folder = (*parser)->folder(),
         .cudaRoot = toolkit->root,
         .architecture = architecture->empty() ? (*parser)->architecture() : *architecture,
         .compatibility = !arguments.withoutCompatibility});
    program.parsers.push_back(std::move(*parser));
  }
  execute::ProgramRequest &request = program.request;
  request.arguments = {fs::absolute(arguments.files.front()).replace_extension().string()};
  request.arguments.insert(request.arguments.end(), context.compileFlags.begin(), context.compileFlags.end());
  request.checks = arguments.checks;
  request.keepsWarpsInStep = arguments.warpSynchronous;
  request.workers = arguments.workers;
  request.memoryBytes = arguments.memoryMegabytes << 20U;
  if (!arguments.record.empty())
    request.record =
        execute::RecordWish{.kernel = arguments.kernel, .launch = arguments.launch, .endsThere = arguments.stopsThere};
  return program;
}

} // namespace warpgrain::cli

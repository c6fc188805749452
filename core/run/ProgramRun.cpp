// SPDX-License-Identifier: Apache-2.0
#include "core/run/ProgramRun.h"

#include "core/base/Files.h"

#include <fstream>
#include <iterator>

namespace warpgrain::run {

namespace {

namespace fs = std::filesystem;

/// All bytes; nothing where there is no file, or it is empty.
std::string contentOf(const fs::path &path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

} // namespace

Result<ProgramRun> runProgram(const Executor &executor, ProgramRequest request, std::chrono::milliseconds timeout) {
  auto folder = TemporaryDirectory::create();
  if (!folder) return std::unexpected(folder.error());
  request.outputFolder = folder->path();
  const fs::path file = folder->path() / "request";
  if (auto written = writeFileAtomically(file, pack(request)); !written) return std::unexpected(written.error());
  auto ending = runAttached({executor.program().string(), "--program", file.string()}, timeout);
  if (!ending) return std::unexpected(ending.error());
  ProgramRun run{.ending = *ending, .outcome = {}, .recorded = {}, .folder = std::move(*folder)};
  const fs::path &path = run.folder.path();
  run.begun = fs::exists(path / program_files::begun);
  if (const std::string bytes = contentOf(path / program_files::outcome); !bytes.empty()) {
    auto outcome = unpackOutcome(bytes);
    if (!outcome) return std::unexpected(outcome.error());
    run.outcome = std::move(*outcome);
  }
  if (const std::string bytes = contentOf(path / program_files::launch); !bytes.empty()) {
    auto launch = unpackRecordedLaunch(bytes);
    if (!launch) return std::unexpected(launch.error());
    run.recorded = std::move(*launch);
  }
  return run;
}

} // namespace warpgrain::run

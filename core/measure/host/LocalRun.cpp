// SPDX-License-Identifier: Apache-2.0
#include "core/measure/host/LocalRun.h"

#include "core/base/Subprocess.h"

#include <sstream>

namespace warpgrain::measure {

namespace fs = std::filesystem;

Result<fs::path> findRunner(const std::string &named) {
  if (!named.empty()) {
    if (auto path = findProgram(named)) return *path;
    return fail(ErrorKind::usage, "There is no program " + named + "; name warpgrain-runner's path with --runner.");
  }
  std::error_code error;
  const fs::path beside = fs::read_symlink("/proc/self/exe", error).parent_path() / "warpgrain-runner";
  if (auto path = findProgram(beside.string())) return *path;
  if (auto path = findProgram("warpgrain-runner")) return *path;
  return fail(ErrorKind::tool,
              "The program warpgrain-runner is missing: it is neither beside this program nor on PATH.");
}

std::string lastSentence(const std::string &messages) {
  std::string last;
  std::istringstream lines(messages);
  for (std::string line; std::getline(lines, line);)
    if (!line.empty()) last = line;
  const std::string lead = "warpgrain-runner: ";
  return last.starts_with(lead) ? last.substr(lead.size()) : last;
}

Result<HostOutcome> measureHere(const LocalRequest &request, const CancellationToken &cancel) {
  bool started = false;
  RecordStream stream([&](Record record, const std::string &line) {
    started = true;
    if (request.onRecord) request.onRecord(std::move(record), line);
  });
  SubprocessRequest runner{.arguments = {request.program.string()},
                           .timeout = std::chrono::milliseconds(0), // it has limits of its own
                           .outputLimitBytes = std::size_t{1} << 30U,
                           .onOutput = [&stream](std::string_view piece) { stream.add(piece); }};
  // A run that nobody reads any more would keep the GPU busy for nobody.
  runner.arguments.emplace_back("--end-with-reader");
  runner.arguments.insert(runner.arguments.end(), request.runnerArguments.begin(), request.runnerArguments.end());
  runner.arguments.push_back(fs::absolute(request.bundle).string());
  const auto outcome = runSubprocess(runner, cancel);
  if (!outcome) return std::unexpected(outcome.error());
  if (!stream.strange().empty())
    return fail(ErrorKind::tool, request.program.string() + " is of another version (it says \"" + stream.strange() +
                                     "\"); use the one that belongs to this program.");
  if (started) return HostOutcome{.runnerExit = outcome->succeeded() ? 0 : 1, .messages = outcome->standardError};
  const std::string why = lastSentence(outcome->standardError);
  return fail(ErrorKind::tool, why.empty() ? "warpgrain-runner ended with " + outcome->inWords() + "." : why);
}

Result<std::vector<Environment>> gpusHere(const fs::path &runner, const CancellationToken &cancel) {
  constexpr int most = 64;
  std::vector<Environment> out;
  for (int gpu = 0; gpu < most; ++gpu) {
    const SubprocessRequest request{.arguments = {runner.string(), "--gpu-info", "--gpu", std::to_string(gpu)},
                                    .timeout = std::chrono::seconds(30)};
    const auto outcome = runSubprocess(request, cancel);
    if (!outcome) return std::unexpected(outcome.error());
    if (!outcome->succeeded()) {
      if (!out.empty()) return out; // there is no GPU of that number
      const std::string why = lastSentence(outcome->standardError);
      return fail(ErrorKind::tool, why.empty() ? "warpgrain-runner ended with " + outcome->inWords() + "." : why);
    }
    const auto record = parseRecord(lastSentence(outcome->standardOutput));
    if (!record || !std::holds_alternative<Environment>(*record))
      return fail(ErrorKind::tool,
                  runner.string() + " is of another version; use the one that belongs to this program.");
    out.push_back(std::get<Environment>(*record));
  }
  return out;
}

} // namespace warpgrain::measure

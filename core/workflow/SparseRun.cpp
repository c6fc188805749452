// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/SparseRun.h"

#include "core/adaptive/record/Answer.h"
#include "core/base/Subprocess.h"
#include "core/base/TemporaryDirectory.h"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <unistd.h>

namespace warpgrain::workflow {

namespace {

namespace fs = std::filesystem;

constexpr const char *programName = "warpgrain-spmv";

Result<std::string> findSpmv() {
  std::error_code error;
  if (const char *named = std::getenv("WARPGRAIN_SPMV"); named != nullptr && *named != '\0') {
    if (fs::exists(named, error)) return named;
    return fail(ErrorKind::tool,
                std::string("WARPGRAIN_SPMV is \"") + named + "\", where there is no program; correct or unset it.");
  }
  const fs::path beside = fs::read_symlink("/proc/self/exe", error).parent_path() / programName;
  if (!error && fs::exists(beside, error)) return beside.string();
  if (const auto onPath = findProgram(programName)) return onPath->string();
  return fail(ErrorKind::tool,
              "The program warpgrain-spmv is missing: it should lie beside this program or on PATH. It is built where "
              "MPI is installed (packages libopenmpi-dev and openmpi-bin).");
}

Result<void> findMpirun() {
  if (findProgram("mpirun")) return {};
  return fail(ErrorKind::tool, "mpirun is not on PATH; install Open MPI (package openmpi-bin).");
}

/// The end of what the ranks and mpirun said: the rest is repetition.
std::string lastLines(const std::string &text) {
  constexpr std::size_t shown = 600;
  return text.size() <= shown ? text : "..." + text.substr(text.size() - shown);
}

} // namespace

std::vector<std::string> sparseRunCommand(const SparseRunOrder &order, const std::string &program,
                                          const std::string &answerFile) {
  std::vector<std::string> out{"mpirun", "-n", std::to_string(order.ranks), "--oversubscribe"};
  if (::geteuid() == 0) out.emplace_back("--allow-run-as-root");
  if (order.threads > 1) out.insert(out.end(), {"--bind-to", "none"});
  out.push_back(program);
  out.insert(out.end(), order.arguments.begin(), order.arguments.end());
  out.insert(out.end(), {"--answer", answerFile});
  return out;
}

Result<adaptive::Recording> runSparseProduct(const SparseRunOrder &order, const CancellationToken &cancel) {
  const auto program = findSpmv();
  if (!program) return std::unexpected(program.error());
  if (auto mpirun = findMpirun(); !mpirun) return std::unexpected(mpirun.error());
  const auto folder = TemporaryDirectory::create();
  if (!folder) return std::unexpected(folder.error());
  const fs::path answer = folder->path() / "answer.json";
  const auto outcome = runSubprocess(
      {.arguments = sparseRunCommand(order, *program, answer.string()), .timeout = std::chrono::milliseconds(0)},
      cancel);
  if (!outcome) return std::unexpected(outcome.error());
  std::ifstream in(answer, std::ios::binary);
  if (outcome->succeeded() && in) return adaptive::readAnswer(std::string(std::istreambuf_iterator<char>(in), {}));
  return fail(ErrorKind::tool, "The ranks ended with " + outcome->inWords() +
                                   " and gave no answer. They said: " + lastLines(outcome->standardError));
}

} // namespace warpgrain::workflow

// SPDX-License-Identifier: Apache-2.0
#include "tests/mapping/MappedProgram.h"

namespace warpgrain::tests {

namespace fs = std::filesystem;

std::string MappedProgram::original(const fs::path &source) const {
  const std::string compiler = source.extension() == ".c" ? "gcc" : "g++";
  // Without -fwrapv, GCC 12 computes some of the random programs otherwise than it does at -O0, and than Clang does;
  // without -frounding-math it makes (x - x) - y of integers that are converted -y, which is -0 for 0.
  const auto built = runSubprocess({.arguments = {compiler, "-O1", "-fwrapv", "-frounding-math", "-w", "-o",
                                                  path("original").string(), source.string(), "-lm"}});
  EXPECT_TRUE(built && built->exitCode == 0) << (built ? built->standardError : built.error().message);
  const auto ran = runSubprocess({.arguments = {path("original").string()}});
  EXPECT_TRUE(ran && ran->exitCode == 0) << "the original ends badly";
  return ran ? ran->standardOutput : ran.error().message;
}

SubprocessOutcome MappedProgram::map(const std::string &source, const std::vector<std::string> &options) const {
  std::vector<std::string> arguments{"map", source, "--emit", "cuda", "-o", path("program.cu").string()};
  arguments.insert(arguments.end(), options.begin(), options.end());
  return command(std::move(arguments));
}

std::string MappedProgram::translated(std::string *transfers) const {
  SubprocessRequest request{.arguments = {WARPGRAIN_CLI, "run", path("program.cu").string()}};
  request.environment = {{"TMPDIR", path("tmp").string()}, {"GPU_TRANSFERS", "1"}};
  const auto ran = runSubprocess(request);
  if (!ran) return ran.error().message;
  EXPECT_EQ(ran->exitCode, 0) << ran->standardError;
  if (transfers != nullptr) *transfers = ran->standardError;
  return ran->standardOutput;
}

SubprocessOutcome MappedProgram::mapToOpenCl(const std::string &source, const std::vector<std::string> &options) const {
  std::vector<std::string> arguments{"map", source, "--emit", "opencl", "-o", path("program.cpp").string()};
  arguments.insert(arguments.end(), options.begin(), options.end());
  return command(std::move(arguments));
}

bool MappedProgram::buildsOpenCl(std::string &why) const {
  const auto built = runSubprocess(
      {.arguments = {"g++", "-O0", "-w", "-o", path("program").string(), path("program.cpp").string(), "-lOpenCL"}});
  why = built ? built->standardError : built.error().message;
  return built && built->exitCode == 0;
}

std::optional<std::string> MappedProgram::openClPrints(std::string *transfers) const {
  std::string why;
  const bool isBuilt = buildsOpenCl(why);
  const auto lacks = [&why](const char *what) { return why.find(what) != std::string::npos; };
  if (!isBuilt && (lacks("CL/cl.h: No such file") || lacks("-lOpenCL"))) return std::nullopt;
  EXPECT_TRUE(isBuilt) << why;
  SubprocessRequest request{.arguments = {path("program").string()}};
  request.environment = {{"GPU_TRANSFERS", "1"}, {"POCL_CACHE_DIR", path("cache").string()}};
  const auto ran = runSubprocess(request);
  if (!ran) return ran.error().message;
  if (ran->standardError.find("There is no OpenCL device") != std::string::npos) return std::nullopt;
  EXPECT_EQ(ran->exitCode, 0) << ran->standardError;
  if (transfers != nullptr) *transfers = ran->standardError;
  return ran->standardOutput;
}

} // namespace warpgrain::tests

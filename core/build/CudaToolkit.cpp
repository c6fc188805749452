// SPDX-License-Identifier: Apache-2.0
#include "core/build/CudaToolkit.h"

#include "core/base/Files.h"
#include "core/base/Subprocess.h"

#include <nlohmann/json.hpp>

#include <array>
#include <charconv>
#include <cstdlib>
#include <sstream>

namespace warpgrain::build {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view howToGetOne = "Install NVIDIA's CUDA toolkit, or set CUDA_HOME (or "
                                         "WARPGRAIN_CUDA) to the folder of one that is installed.";

bool isFile(const fs::path &path) {
  std::error_code error;
  return fs::is_regular_file(path, error);
}

bool isFolder(const fs::path &path) {
  std::error_code error;
  return fs::is_directory(path, error);
}

/// Older toolkits and cross toolkits keep the headers below targets/.
std::optional<fs::path> includeFolderOf(const fs::path &root) {
  for (const char *folder :
       {"include", "targets/x86_64-linux/include", "targets/sbsa-linux/include", "targets/aarch64-linux/include"})
    if (isFile(root / folder / "cuda_runtime.h")) return root / folder;
  return std::nullopt;
}

/// An nvcc stands in <root>/bin; links to it are followed first.
fs::path rootOf(const fs::path &rootOrNvcc) {
  if (!isFile(rootOrNvcc)) return rootOrNvcc;
  std::error_code error;
  const fs::path real = fs::canonical(rootOrNvcc, error);
  return (error ? rootOrNvcc : real).parent_path().parent_path();
}

/// "13.0.88" and "13.0"; what follows is left out.
bool readVersion(std::string_view text, CudaToolkit &toolkit) {
  const std::string digits(text.substr(0, text.find_first_not_of("0123456789.")));
  const char *const end = digits.data() + digits.size();
  const auto major = std::from_chars(digits.data(), end, toolkit.major);
  if (major.ec != std::errc() || major.ptr == end || *major.ptr != '.') return false;
  if (std::from_chars(major.ptr + 1, end, toolkit.minor).ec != std::errc()) return false;
  toolkit.version = digits;
  return true;
}

bool versionFromJson(CudaToolkit &toolkit) {
  const auto text = readTextFile(toolkit.root / "version.json");
  if (!text) return false;
  const auto json = nlohmann::json::parse(*text, nullptr, false);
  const auto at = nlohmann::json::json_pointer("/cuda/version");
  return json.is_object() && json.contains(at) && json[at].is_string() &&
         readVersion(json[at].get<std::string>(), toolkit);
}

/// CUDA_VERSION is 1000 * major + 10 * minor.
bool versionFromHeader(CudaToolkit &toolkit) {
  const auto text = readTextFile(toolkit.includeFolder / "cuda.h");
  if (!text) return false;
  constexpr std::string_view name = "#define CUDA_VERSION ";
  const std::size_t at = text->find(name);
  std::uint32_t number = 0;
  if (at == std::string::npos ||
      std::from_chars(text->data() + at + name.size(), text->data() + text->size(), number).ec != std::errc())
    return false;
  return readVersion(std::to_string(number / 1000) + "." + std::to_string(number % 1000 / 10), toolkit);
}

Result<std::string> askNvcc(const fs::path &nvcc, const std::string &question) {
  const auto outcome = runSubprocess({.arguments = {nvcc.string(), question}, .timeout = std::chrono::seconds(30)});
  if (!outcome) return std::unexpected(outcome.error());
  if (!outcome->succeeded())
    return fail(ErrorKind::tool, nvcc.string() + " " + question + " ended with " + outcome->inWords() +
                                     ". Check that this CUDA toolkit is complete.");
  return outcome->standardOutput;
}

/// "Cuda compilation tools, release 13.0, V13.0.88"
Result<void> readNvccVersion(const fs::path &nvcc, CudaToolkit &toolkit) {
  const auto text = askNvcc(nvcc, "--version");
  if (!text) return std::unexpected(text.error());
  const std::size_t at = text->find(", V");
  if (at != std::string::npos && readVersion(std::string_view(*text).substr(at + 3), toolkit)) return {};
  return fail(ErrorKind::tool, nvcc.string() + " --version does not print a CUDA version; is it NVIDIA's nvcc?");
}

/// nvcc before 11.0 does not know the question: then the list stays empty, and nvcc itself refuses
/// what it cannot do.
void readArchitectures(const fs::path &nvcc, CudaToolkit &toolkit) {
  const auto text = askNvcc(nvcc, "--list-gpu-code");
  if (!text) return;
  std::istringstream words(*text);
  for (std::string word; words >> word;)
    if (word.starts_with("sm_")) toolkit.architectures.push_back(word);
}

} // namespace

Result<fs::path> CudaToolkit::requireNvcc() const {
  if (nvcc) return *nvcc;
  return fail(ErrorKind::tool, "The CUDA toolkit in " + root.string() +
                                   " has no nvcc, so exact registers, spills and machine code cannot be had. " +
                                   std::string(howToGetOne));
}

std::vector<ToolkitCandidate> toolkitCandidates(const fs::path &explicitRoot, const EnvironmentLookup &environment) {
  std::vector<ToolkitCandidate> found;
  if (!explicitRoot.empty()) return {{.root = explicitRoot, .origin = "the path given", .mustBeOne = true}};
  const auto named = environment("WARPGRAIN_CUDA");
  if (named == "none") return {}; // to see what is left without a toolkit
  if (const auto &root = named; root && !root->empty())
    return {{.root = *root, .origin = "WARPGRAIN_CUDA", .mustBeOne = true}};
  for (const char *name : {"CUDA_HOME", "CUDA_PATH"})
    if (const auto root = environment(name); root && !root->empty()) found.push_back({.root = *root, .origin = name});
  if (const auto nvcc = findProgram("nvcc")) found.push_back({.root = *nvcc, .origin = "nvcc on PATH"});
  for (const char *root : {"/usr/local/cuda", "/opt/cuda"})
    found.push_back({.root = root, .origin = root});
  const auto data = environment("XDG_DATA_HOME");
  const auto home = environment("HOME");
  if (data && !data->empty())
    found.push_back({.root = fs::path(*data) / "warpgrain/cuda", .origin = "XDG_DATA_HOME"});
  else if (home)
    found.push_back({.root = fs::path(*home) / ".local/share/warpgrain/cuda", .origin = "~/.local/share"});
  return found;
}

Result<CudaToolkit> findCudaToolkitAmong(std::span<const ToolkitCandidate> candidates) {
  std::optional<CudaToolkit> headersOnly;
  std::string looked;
  for (const ToolkitCandidate &candidate : candidates) {
    auto toolkit = inspectCudaToolkit(candidate.root);
    if (toolkit && (toolkit->nvcc || candidate.mustBeOne)) return toolkit;
    if (!toolkit && candidate.mustBeOne)
      return fail(ErrorKind::tool, candidate.origin + " does not name a CUDA toolkit: " + toolkit.error().message);
    if (toolkit && !headersOnly) headersOnly = std::move(*toolkit);
    looked += (looked.empty() ? "" : ", ") + candidate.root.string();
  }
  if (headersOnly) return std::move(*headersOnly);
  if (candidates.empty())
    return fail(ErrorKind::tool, "No CUDA toolkit is to be used (WARPGRAIN_CUDA is none), so exact registers, spills "
                                 "and machine code cannot be had.");
  return fail(ErrorKind::tool, "There is no CUDA toolkit on this machine (looked at " + looked +
                                   "), so exact registers, spills and machine code cannot be had. " +
                                   std::string(howToGetOne));
}

Result<CudaToolkit> findCudaToolkit(const fs::path &explicitRoot) {
  return findCudaToolkitAmong(toolkitCandidates(explicitRoot, [](const std::string &name) {
    const char *value = std::getenv(name.c_str());
    return value != nullptr ? std::optional<std::string>(value) : std::nullopt;
  }));
}

Result<CudaToolkit> inspectCudaToolkit(const fs::path &rootOrNvcc) {
  CudaToolkit toolkit;
  toolkit.root = rootOf(rootOrNvcc);
  const auto include = includeFolderOf(toolkit.root);
  if (!include)
    return fail(ErrorKind::tool, "There are no CUDA headers (include/cuda_runtime.h) in " + toolkit.root.string() +
                                     ". " + std::string(howToGetOne));
  toolkit.includeFolder = *include;
  if (isFolder(*include / "cccl")) toolkit.cccl = *include / "cccl";
  if (const auto nvcc = findProgram((toolkit.root / "bin/nvcc").string())) {
    toolkit.nvcc = *nvcc;
    if (const auto read = readNvccVersion(*nvcc, toolkit); !read) return std::unexpected(read.error());
    readArchitectures(*nvcc, toolkit);
  } else if (!versionFromJson(toolkit) && !versionFromHeader(toolkit)) {
    return fail(ErrorKind::tool, "The version of the CUDA toolkit in " + toolkit.root.string() +
                                     " cannot be told (no version.json, no CUDA_VERSION in cuda.h). " +
                                     std::string(howToGetOne));
  }
  return toolkit;
}

} // namespace warpgrain::build

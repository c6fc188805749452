// SPDX-License-Identifier: Apache-2.0
#include "core/build/CachedCompiler.h"

#include "core/base/Files.h"
#include "core/build/NvccFlags.h"

#include <algorithm>
#include <cstdlib>

namespace warpgrain::build {

namespace {

namespace fs = std::filesystem;

/// A new number here makes all kept results old; for changes of what is compiled and how its log is
/// read.
constexpr const char *schemeOfKeys = "warpgrain-build-2";

void addEnvironment(std::vector<std::string> &parts) {
  for (const char *name :
       {"NVCC_PREPEND_FLAGS", "NVCC_APPEND_FLAGS", "NVCC_CCBIN", "CPATH", "C_INCLUDE_PATH", "CPLUS_INCLUDE_PATH"}) {
    const char *value = std::getenv(name);
    parts.emplace_back(value != nullptr ? value : "");
  }
}

/// What the flags come to, with response files read: not how they are spelled. The counts keep the
/// lists apart, so that no flag passes for a folder.
void addFlags(const NvccFlags &flags, std::vector<std::string> &parts) {
  for (const auto *list : {&flags.options, &flags.hostFlags}) {
    parts.push_back(std::to_string(list->size()));
    parts.insert(parts.end(), list->begin(), list->end());
  }
  for (const IncludeFolder &include : flags.includes.folders)
    parts.insert(parts.end(), {std::string(flagOf(include.kind)), include.folder.string()});
  parts.emplace_back(flags.relocatableDeviceCode ? "relocatable" : "whole");
  for (const fs::path &path : flags.includes.forced)
    parts.push_back(path.string());
}

Result<void> addFile(const fs::path &path, const CompileRequest &request, std::vector<std::string> &parts) {
  parts.push_back(path.string());
  const auto change = std::ranges::find(request.changes, path, &ChangedFile::path);
  if (change != request.changes.end()) {
    parts.push_back(change->text);
    return {};
  }
  auto text = readFile(path);
  if (!text) return std::unexpected(text.error());
  parts.push_back(std::move(*text));
  return {};
}

} // namespace

Result<ContentHash> cacheKeyOf(const CompileRequest &request, const CudaToolkit &toolkit) {
  std::vector<std::string> parts{schemeOfKeys, toolkit.version, toolkit.nvcc.value_or("").string(),
                                 request.architecture};
  addEnvironment(parts);
  addFlags(translateForNvcc(request.flags, request.flagFolder()), parts);
  parts.push_back(request.prelude.text);
  parts.push_back(std::to_string(request.prelude.definitions.size()));
  parts.insert(parts.end(), request.prelude.definitions.begin(), request.prelude.definitions.end());
  parts.push_back(std::to_string(request.unitFiles.size()));
  for (const fs::path &path : request.unitFiles)
    if (const auto added = addFile(path, request, parts); !added) return std::unexpected(added.error());
  for (const ChangedFile &change : request.changes)
    if (std::ranges::find(request.unitFiles, change.path) == request.unitFiles.end())
      parts.insert(parts.end(), {change.path.string(), change.text});
  return hashContent(parts);
}

Result<CompileOutcome> CachedCompiler::compile(const CompileRequest &request, const CancellationToken &cancel) const {
  if (!cache_ || request.withCode) return compiler_.compile(request, cancel);
  const auto key = cacheKeyOf(request, compiler_.toolkit());
  if (!key) return std::unexpected(key.error());
  if (auto kept = cache_->find(*key)) return std::move(*kept);
  auto outcome = compiler_.compile(request, cancel);
  if (!outcome) return outcome;
  if (const auto stored = cache_->store(*key, *outcome); !stored)
    outcome->notes.push_back("The result could not be kept for next time: " + stored.error().message);
  return outcome;
}

} // namespace warpgrain::build

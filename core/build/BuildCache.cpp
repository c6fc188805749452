// SPDX-License-Identifier: Apache-2.0
#include "core/build/BuildCache.h"

#include "core/base/CacheFolder.h"
#include "core/base/DemangledName.h"
#include "core/base/Files.h"

#include <nlohmann/json.hpp>

namespace warpgrain::build {

namespace {

namespace fs = std::filesystem;
using Json = nlohmann::json;

constexpr int formatVersion = 1;

Json toJson(const KernelResources &kernel) {
  Json banks = Json::array();
  for (const ConstantBank &bank : kernel.constantBanks)
    banks.push_back({bank.bank, bank.bytes});
  return {{"mangledName", kernel.mangledName},
          {"architecture", kernel.architecture},
          {"registers", kernel.registersPerThread},
          {"stackFrameBytes", kernel.stackFrameBytes},
          {"spillStoreBytes", kernel.spillStoreBytes},
          {"spillLoadBytes", kernel.spillLoadBytes},
          {"staticSharedBytes", kernel.staticSharedBytes},
          {"barriers", kernel.barriers},
          {"constantBanks", std::move(banks)}};
}

KernelResources kernelFrom(const Json &json) {
  KernelResources kernel;
  json.at("mangledName").get_to(kernel.mangledName);
  kernel.name = demangled(kernel.mangledName);
  json.at("architecture").get_to(kernel.architecture);
  json.at("registers").get_to(kernel.registersPerThread);
  json.at("stackFrameBytes").get_to(kernel.stackFrameBytes);
  json.at("spillStoreBytes").get_to(kernel.spillStoreBytes);
  json.at("spillLoadBytes").get_to(kernel.spillLoadBytes);
  json.at("staticSharedBytes").get_to(kernel.staticSharedBytes);
  json.at("barriers").get_to(kernel.barriers);
  for (const Json &bank : json.at("constantBanks"))
    kernel.constantBanks.push_back({.bank = bank.at(0).get<std::uint32_t>(), .bytes = bank.at(1).get<std::uint32_t>()});
  return kernel;
}

/// The hash of a file's content, or of nothing where it cannot be read: then it differs from any
/// that could.
std::string hashOfFile(const fs::path &path) {
  const auto text = readFile(path);
  return text ? hashContent({*text}).hex() : "";
}

Json toJson(const CompileOutcome &outcome) {
  Json kernels = Json::array();
  for (const KernelResources &kernel : outcome.kernels)
    kernels.push_back(toJson(kernel));
  Json alsoRead = Json::array();
  for (const fs::path &path : outcome.alsoRead)
    alsoRead.push_back({{"path", path.string()}, {"hash", hashOfFile(path)}});
  return {{"version", formatVersion},
          {"cubinHash", hashContent({outcome.cubin}).hex()},
          {"kernels", std::move(kernels)},
          {"log", outcome.log},
          {"notes", outcome.notes},
          {"alsoRead", std::move(alsoRead)},
          {"milliseconds", outcome.wallTime.count()}};
}

/// Throws nlohmann's exceptions for JSON of another shape; nullopt for an entry that no longer
/// holds.
std::optional<CompileOutcome> outcomeFrom(const Json &json, std::string cubin) {
  if (json.at("version") != formatVersion || json.at("cubinHash") != hashContent({cubin}).hex()) return std::nullopt;
  CompileOutcome outcome;
  for (const Json &kernel : json.at("kernels"))
    outcome.kernels.push_back(kernelFrom(kernel));
  for (const Json &file : json.at("alsoRead")) {
    outcome.alsoRead.emplace_back(file.at("path").get<std::string>());
    if (hashOfFile(outcome.alsoRead.back()) != file.at("hash").get<std::string>()) return std::nullopt;
  }
  outcome.cubin = std::move(cubin);
  json.at("log").get_to(outcome.log);
  json.at("notes").get_to(outcome.notes);
  outcome.wallTime = std::chrono::milliseconds(json.at("milliseconds").get<std::int64_t>());
  outcome.fromCache = true;
  return outcome;
}

std::optional<CompileOutcome> readEntry(const std::string &text, std::string cubin) {
  try {
    return outcomeFrom(Json::parse(text), std::move(cubin));
  } catch (const Json::exception &) {
    return std::nullopt;
  }
}

fs::path withEnding(fs::path entry, const char *ending) {
  return entry += ending;
}

} // namespace

BuildCache::BuildCache(fs::path folder, std::uintmax_t maximumBytes)
    : folder_(std::move(folder)), maximumBytes_(maximumBytes) {}

fs::path BuildCache::defaultFolder() {
  const fs::path cache = userCacheFolder();
  return (cache.empty() ? fs::path("/tmp/.cache/warpgrain") : cache) / "builds";
}

fs::path BuildCache::entryPath(const ContentHash &key) const {
  return folder_ / key.hex();
}

std::optional<CompileOutcome> BuildCache::find(const ContentHash &key) const {
  const fs::path json = withEnding(entryPath(key), ".json");
  const fs::path cubin = withEnding(entryPath(key), ".cubin");
  std::error_code error;
  if (!fs::exists(json, error)) return std::nullopt;
  const auto text = readFile(json);
  auto code = readFile(cubin);
  auto outcome = text && code ? readEntry(*text, std::move(*code)) : std::nullopt;
  for (const fs::path &path : {json, cubin}) {
    if (outcome)
      markUsed(path);
    else
      fs::remove(path, error);
  }
  return outcome;
}

Result<void> BuildCache::store(const ContentHash &key, const CompileOutcome &outcome) {
  std::error_code error;
  fs::create_directories(folder_, error);
  if (error)
    return fail(ErrorKind::input, "The folder for build results, " + folder_.string() + ", cannot be made (" +
                                      error.message() + "); set XDG_CACHE_HOME to one that can.");
  // Text of a compiler may be in any encoding; JSON is UTF-8.
  const std::string text = toJson(outcome).dump(1, ' ', false, Json::error_handler_t::replace);
  // The cubin first: an entry is there once its JSON is.
  if (const auto written = writeFileAtomically(withEnding(entryPath(key), ".cubin"), outcome.cubin); !written)
    return written;
  if (const auto written = writeFileAtomically(withEnding(entryPath(key), ".json"), text); !written) return written;
  removeOldest();
  return {};
}

std::uintmax_t BuildCache::sizeBytes() const {
  return bytesOf(cacheFilesIn(folder_));
}

void BuildCache::clear() {
  std::error_code error;
  for (const CacheFile &file : cacheFilesIn(folder_))
    fs::remove(file.path, error);
}

void BuildCache::removeOldest() {
  const std::scoped_lock lock(removing_);
  removeLongestUnused(folder_, maximumBytes_);
}

} // namespace warpgrain::build

// SPDX-License-Identifier: Apache-2.0
#include "core/build/BuildCache.h"

#include "core/base/CacheFolder.h"
#include "core/base/DemangledName.h"
#include "core/base/Files.h"
#include "core/base/json/Document.h"
#include "core/base/json/Fields.h"

namespace warpgrain::build {

namespace fs = std::filesystem;

/// A list of both in a document.
static auto fieldsOf(ConstantBank &bank) {
  return std::tie(bank.bank, bank.bytes);
}

namespace {

using namespace json;

constexpr int formatVersion = 1;

auto kernelFields(KernelResources &kernel) {
  const Plain anyLength;
  return fields(required("mangledName", kernel.mangledName, anyLength), required("architecture", kernel.architecture),
                required("registers", kernel.registersPerThread), required("stackFrameBytes", kernel.stackFrameBytes),
                required("spillStoreBytes", kernel.spillStoreBytes), required("spillLoadBytes", kernel.spillLoadBytes),
                required("staticSharedBytes", kernel.staticSharedBytes), required("barriers", kernel.barriers),
                required("constantBanks", kernel.constantBanks));
}

void addName(KernelResources &kernel, const Object &) {
  kernel.name = demangled(kernel.mangledName);
}

/// The hash of a file's content, or of nothing where it cannot be read: then it differs from any
/// that could.
std::string hashOfFile(const fs::path &path) {
  const auto text = readFile(path);
  return text ? hashContent({*text}).hex() : "";
}

/// A file, as long as its content is the same.
struct UnchangedFile {
  static OrderedJson write(const fs::path &path) { return {{"path", path.string()}, {"hash", hashOfFile(path)}}; }

  static void read(fs::path &path, const Json &json, const Place &place) {
    const Object object(json, place);
    readInto(path, object.value("path"), place);
    if (object.value("hash") != hashOfFile(path)) place.refuse("has changed.");
  }
};

struct Milliseconds {
  static OrderedJson write(std::chrono::milliseconds time) { return time.count(); }

  static void read(std::chrono::milliseconds &time, const Json &json, const Place &place) {
    time = std::chrono::milliseconds(integerFrom(json, place, INT64_MIN, INT64_MAX));
  }
};

auto entryFields(CompileOutcome &outcome) {
  constexpr std::size_t anyLength = SIZE_MAX;
  return fields(constant("version", formatVersion), constant("cubinHash", hashContent({outcome.cubin}).hex()),
                required("kernels", outcome.kernels, List{0, anyLength, object(kernelFields, addName)}),
                required("log", outcome.log, Plain{}), required("notes", outcome.notes),
                required("alsoRead", outcome.alsoRead, List{0, anyLength, UnchangedFile{}}),
                required("milliseconds", outcome.wallTime, Milliseconds{}));
}

/// Throws BadField for an entry of another shape, and for one that no longer holds.
CompileOutcome outcomeFrom(const Json &json, const Place &place, std::string cubin) {
  const Object entry(json, place);
  CompileOutcome outcome{.cubin = std::move(cubin), .fromCache = true};
  if (entry.value("version") != formatVersion || entry.value("cubinHash") != hashContent({outcome.cubin}).hex())
    place.refuse("is of another version, or its cubin is.");
  readFields(entryFields(outcome), entry);
  return outcome;
}

std::optional<CompileOutcome> readEntry(const std::string &text, std::string cubin) {
  auto outcome = readDocument(
      text, {}, [&cubin](const Json &json, const Place &place) { return outcomeFrom(json, place, std::move(cubin)); });
  return outcome ? std::optional(std::move(*outcome)) : std::nullopt;
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
  const std::string text = textOf(object(entryFields).write(outcome), 1);
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

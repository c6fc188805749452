// SPDX-License-Identifier: Apache-2.0
#include "core/measure/slurm/Shards.h"

#include "core/measure/BundleContents.h"
#include "core/measure/BundleReader.h"
#include "core/measure/BundleWriter.h"
#include "core/measure/Fingerprint.h"

#include <algorithm>
#include <cerrno>
#include <cstdlib>

namespace warpgrain::measure {

namespace {

namespace fs = std::filesystem;

/// Positions of the variants of a shard: the baseline's, and those of so many others from one of them on.
std::vector<std::size_t> variantsOf(const Bundle &bundle, std::size_t first, std::size_t variants) {
  std::vector<std::size_t> out{bundle.baseline};
  std::size_t other = 0;
  for (std::size_t i = 0; i < bundle.variants.size(); ++i) {
    if (i == bundle.baseline) continue;
    if (other >= first && other < first + variants) out.push_back(i);
    ++other;
  }
  return out;
}

/// A bundle of some variants, the first of them the baseline. Its files are those of the whole one.
Bundle partOf(const Bundle &bundle, const std::vector<std::size_t> &variants) {
  Bundle out = bundle;
  out.variants.clear();
  for (const std::size_t variant : variants)
    out.variants.push_back(bundle.variants[variant]);
  out.baseline = 0;
  return out;
}

/// A variant's fingerprint holds all of the bundle that its time depends on, and nothing of other variants.
std::string nameOf(const std::vector<std::size_t> &variants, const std::vector<std::string> &prints) {
  Fingerprint out;
  for (const std::size_t variant : variants)
    out.add(prints[variant]);
  return out.text();
}

std::unexpected<Error> cannotMake(const fs::path &folder, const std::error_code &error) {
  return fail(ErrorKind::input,
              folder.string() + " cannot be made (" + error.message() + "); choose another folder with --output.");
}

/// Links a file, or copies it where a link is not possible.
std::error_code linkOrCopy(const fs::path &from, const fs::path &to) {
  std::error_code error;
  fs::create_directories(to.parent_path(), error);
  fs::create_hard_link(from, to, error);
  if (error) fs::copy_file(from, to, error);
  return error;
}

/// Writes a part into an empty folder.
Result<void> write(const Bundle &part, const fs::path &folder) {
  for (const std::string &file : filesNamedBy(part)) {
    std::error_code error;
    const fs::path whole = fs::canonical(part.folder / file, error);
    if (!error) error = linkOrCopy(whole, folder / file);
    if (error) return cannotMake(folder / file, error);
  }
  return writeBundle(part, {}, folder);
}

/// Makes the folder of a shard in one step: a task, or another process, never meets half of it.
Result<void> place(const Bundle &part, const Shard &shard) {
  std::error_code error;
  if (fs::exists(shard.folder / bundleFileName, error)) return {};
  std::string pattern = (shard.folder.parent_path() / (".new-" + shard.name + ".XXXXXX")).string();
  if (::mkdtemp(pattern.data()) == nullptr)
    return cannotMake(shard.folder, std::error_code(errno, std::generic_category()));
  auto written = write(part, pattern);
  if (written) {
    // mkdtemp() makes a folder that nobody else can read.
    fs::permissions(pattern, fs::perms(0755), error);
    fs::rename(pattern, shard.folder, error);
    if (error && !fs::exists(shard.folder / bundleFileName)) written = cannotMake(shard.folder, error);
  }
  fs::remove_all(pattern, error);
  return written;
}

} // namespace

Result<std::vector<Shard>> makeShards(const Bundle &bundle, std::size_t variants, const fs::path &root) {
  std::error_code error;
  fs::create_directories(root, error);
  if (error) return cannotMake(root, error);
  const auto prints = fingerprintsOf(bundle);
  if (!prints) return std::unexpected(prints.error());
  const std::size_t others = bundle.variants.size() - 1;
  std::vector<Shard> out;
  for (std::size_t first = 0; first < std::max<std::size_t>(others, 1); first += variants) {
    const std::vector<std::size_t> chosen = variantsOf(bundle, first, variants);
    const std::string name = nameOf(chosen, *prints);
    out.push_back({.name = name, .folder = root / name});
    if (auto placed = place(partOf(bundle, chosen), out.back()); !placed) return std::unexpected(placed.error());
  }
  return out;
}

Result<std::optional<GpuResults>> answersOf(const Shard &shard) {
  const auto bundle = readBundle(shard.folder);
  if (!bundle) return std::unexpected(bundle.error());
  const auto results = readResults(bundle->folder / resultFileName);
  if (!results) return std::unexpected(results.error());
  // What follows reads the whole bundle, and a task that runs is looked at often.
  if (results->rows.size() < bundle->variants.size()) return std::nullopt;
  auto current = currentResults(*bundle, *results);
  if (!current) return std::unexpected(current.error());
  const auto prints = fingerprintsOf(*bundle);
  if (!prints) return std::unexpected(prints.error());
  for (GpuResults &one : current->measurements) {
    // A person may have measured the shard by hand, with other settings.
    const bool isWhole = one.rows.size() == prints->size() && std::ranges::all_of(one.rows, [&](const Row &row) {
                           return std::ranges::find(*prints, row.fingerprint) != prints->end();
                         });
    if (isWhole) return std::move(one);
  }
  return std::nullopt;
}

} // namespace warpgrain::measure

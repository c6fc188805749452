// SPDX-License-Identifier: Apache-2.0
#include "core/measure/CurrentResults.h"

#include "core/measure/Fingerprint.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <map>
#include <tuple>

namespace warpgrain::measure {

namespace {

/// The settings that fingerprints hold and that a run may change: whether the L2 cache is flushed, and the target.
using Key = std::pair<bool, double>;

Key keyOf(const MeasureSettings &otherwise, const Environment &environment) {
  Key key(otherwise.flushL2, otherwise.target);
  const auto settings = nlohmann::json::parse(environment.settings, nullptr, /*allow_exceptions=*/false);
  if (!settings.is_object()) return key;
  if (const auto l2 = settings.find("l2"); l2 != settings.end() && l2->is_string()) key.first = *l2 == "flushed";
  if (const auto target = settings.find("target"); target != settings.end() && target->is_number())
    key.second = target->get<double>();
  return key;
}

class Sorter {
public:
  Sorter(const Bundle &bundle, const Results &results, bool alsoOutdated)
      : bundle_(bundle), results_(results), alsoOutdated_(alsoOutdated) {}

  Result<CurrentResults> run() {
    out_.unreadable = results_.unreadable;
    for (const Row &row : results_.rows)
      if (auto added = add(row); !added) return std::unexpected(added.error());
    for (GpuResults &one : out_.measurements)
      std::ranges::stable_sort(one.rows, {}, [this](const Row &row) { return placeOf(row.variant); });
    return std::move(out_);
  }

private:
  std::size_t placeOf(const std::string &variant) const {
    const auto found = std::ranges::find(bundle_.variants, variant, &BundleVariant::id);
    return static_cast<std::size_t>(found - bundle_.variants.begin());
  }

  /// The fingerprints of the bundle's variants as a run with these settings has them.
  Result<const std::vector<std::string> *> printsFor(const Key &key) {
    auto found = prints_.find(key);
    if (found == prints_.end()) {
      Bundle bundle = bundle_;
      std::tie(bundle.settings.flushL2, bundle.settings.target) = key;
      auto made = fingerprintsOf(bundle);
      if (!made) return std::unexpected(made.error());
      found = prints_.emplace(key, std::move(*made)).first;
    }
    return &found->second;
  }

  Result<void> add(const Row &row) {
    const auto environment = std::ranges::find(results_.environments, row.run, &Environment::run);
    if (environment == results_.environments.end()) {
      ++out_.unreadable; // nobody knows what it was measured on
      return {};
    }
    const Key key = keyOf(bundle_.settings, *environment);
    const auto prints = printsFor(key);
    if (!prints) return std::unexpected(prints.error());
    const std::size_t place = placeOf(row.variant);
    const bool current = place < (*prints)->size() && (**prints)[place] == row.fingerprint;
    if (!current) ++out_.outdated;
    if (!current && !alsoOutdated_) return {};
    GpuResults &group = groupOf(*environment, key);
    Row entry = row;
    if (!current) entry.notes.emplace_back("It belongs to another kernel, launch or data than the bundle has now.");
    const auto same = std::ranges::find_if(group.rows, [&](const Row &other) {
      return other.variant == row.variant && other.fingerprint == row.fingerprint;
    });
    if (same == group.rows.end())
      group.rows.push_back(std::move(entry));
    else if (row.measured() || !same->measured())
      *same = std::move(entry);
    return {};
  }

  GpuResults &groupOf(const Environment &environment, const Key &key) {
    const auto found = std::ranges::find_if(out_.measurements, [&](const GpuResults &one) {
      return one.environment.uuid == environment.uuid && keyOf(bundle_.settings, one.environment) == key;
    });
    if (found == out_.measurements.end()) return out_.measurements.emplace_back(environment);
    found->environment = environment;
    return *found;
  }

  const Bundle &bundle_;
  const Results &results_;
  bool alsoOutdated_;
  CurrentResults out_;
  std::map<Key, std::vector<std::string>> prints_;
};

} // namespace

Result<CurrentResults> currentResults(const Bundle &bundle, const Results &results, bool alsoOutdated) {
  return Sorter(bundle, results, alsoOutdated).run();
}

} // namespace warpgrain::measure

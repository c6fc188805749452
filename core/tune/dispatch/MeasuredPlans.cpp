// SPDX-License-Identifier: Apache-2.0
#include "core/tune/dispatch/MeasuredPlans.h"

#include <algorithm>
#include <ranges>
#include <set>
#include <utility>

namespace warpgrain::tune {

std::vector<std::string> MeasuredPlans::plans() const {
  std::set<std::string> out;
  for (const MeasuredLaunch &launch : launches)
    for (const auto &[plan, time] : launch.relativeTimes)
      if (!plan.empty()) out.insert(plan);
  return {out.begin(), out.end()};
}

std::vector<std::string> MeasuredPlans::features() const {
  std::map<std::string, std::set<std::int64_t>> values;
  std::map<std::string, std::size_t> times; // a number that some launches lack is none to decide by
  for (const MeasuredLaunch &launch : launches)
    for (const auto &[name, value] : launch.context) {
      values[name].insert(value);
      ++times[name];
    }
  std::vector<std::string> out;
  for (const auto &[name, all] : values)
    if (all.size() > 1 && times[name] == launches.size()) out.push_back(name);
  // An argument says more to a reader than the grid that was computed from it.
  std::ranges::stable_partition(out, [](const std::string &name) { return !isOfConfiguration(name); });
  return out;
}

std::vector<TrainingCase> MeasuredPlans::cases(const std::vector<std::string> &features,
                                               const std::vector<std::string> &plans) const {
  std::vector<TrainingCase> out;
  for (const MeasuredLaunch &launch : launches) {
    TrainingCase one{.features = {}, .relativeTimes = {1.0}};
    for (const std::string &name : features)
      one.features.push_back(static_cast<double>(launch.context.at(name)));
    for (const std::string &plan : plans) {
      const auto found = launch.relativeTimes.find(plan);
      one.relativeTimes.push_back(found != launch.relativeTimes.end() ? std::optional(found->second) : std::nullopt);
    }
    out.push_back(std::move(one));
  }
  return out;
}

std::vector<MeasuredPlans> measuredPlansOf(const std::vector<Record> &records, const std::string &method,
                                           UnusedRecords &unused) {
  struct Place {
    std::string device;
    InputContext context;
    std::string launch;

    auto operator<=>(const Place &) const = default;
  };

  std::map<Place, MeasuredLaunch> launches;
  for (const Record &record : records) {
    const bool isMeasured = record.key.kind == RecordKind::measurement && record.microseconds() && record.speedUp &&
                            *record.speedUp > 0 && !record.key.device.empty();
    if (!isMeasured || record.key.method != method) continue;
    if (record.context.empty()) {
      ++unused.withoutContext;
      continue;
    }
    MeasuredLaunch &launch = launches[{record.key.device, record.context, record.key.launch}];
    launch.context = record.context;
    launch.text = record.launchText;
    // What the times leave open is no gain, and neither is what asking for a form costs.
    const double gained = *record.microseconds() * (*record.speedUp - 1);
    const bool isFaster = (record.beside.empty() || record.beside == "FASTER") && gained > dispatchMicroseconds;
    launch.relativeTimes[record.key.plan] = isFaster ? 1 / *record.speedUp : std::max(1.0, 1 / *record.speedUp);
  }
  std::vector<MeasuredPlans> out;
  for (auto &[place, launch] : launches) {
    if (out.empty() || out.back().device != place.device) out.push_back({.device = place.device, .launches = {}});
    out.back().launches.push_back(std::move(launch));
  }
  return out;
}

} // namespace warpgrain::tune

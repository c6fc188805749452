// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/FactorSeries.h"

#include <algorithm>
#include <charconv>
#include <map>
#include <set>

namespace warpgrain::views {

namespace {

using session::Variant;

/// A step with a factor taken apart: "coarsen y", 4, "adjacent".
struct Factored {
  std::string family;
  std::int64_t factor = 1;
  std::string mode;
};

std::optional<std::int64_t> numberOf(const std::string &text) {
  std::int64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return number;
}

/// The step's first number is its factor; what stands before it tells what is multiplied, what stands after it how.
std::optional<Factored> takeApart(const transform::Step &step) {
  Factored out{.family = step.word};
  std::size_t i = 0;
  for (; i < step.arguments.size() && !numberOf(step.arguments[i]); ++i)
    out.family += " " + step.arguments[i];
  if (i == step.arguments.size()) return std::nullopt;
  out.factor = *numberOf(step.arguments[i]);
  for (++i; i < step.arguments.size(); ++i)
    out.mode += (out.mode.empty() ? "" : " ") + step.arguments[i];
  return out;
}

/// A variant seen along one family of steps.
struct Placed {
  const Variant *variant = nullptr;
  std::int64_t factor = 1;
  std::string mode; ///< of the family's steps
  std::string rest; ///< the other steps
};

Placed placeAlong(const std::string &family, const Variant &variant) {
  Placed out{.variant = &variant};
  transform::Plan rest;
  std::set<std::string> modes;
  for (const transform::Step &step : variant.plan) {
    const auto parts = takeApart(step);
    if (!parts || parts->family != family) {
      rest.push_back(step);
      continue;
    }
    out.factor *= parts->factor;
    if (!parts->mode.empty()) modes.insert(parts->mode);
  }
  for (const std::string &mode : modes)
    out.mode += (out.mode.empty() ? "" : ", ") + mode;
  out.rest = toString(rest);
  return out;
}

/// The family with the most different factors, the first of several; none where none varies.
std::optional<std::string> varyingFamily(const std::vector<const Variant *> &variants) {
  std::vector<std::string> families;
  for (const Variant *variant : variants)
    for (const transform::Step &step : variant->plan)
      if (const auto parts = takeApart(step); parts && std::ranges::find(families, parts->family) == families.end())
        families.push_back(parts->family);
  std::optional<std::string> best;
  std::size_t most = 1;
  for (const std::string &family : families) {
    std::set<std::int64_t> factors;
    for (const Variant *variant : variants)
      factors.insert(placeAlong(family, *variant).factor);
    if (factors.size() <= most) continue;
    most = factors.size();
    best = family;
  }
  return best;
}

bool hasTime(const Variant &variant) {
  return variant.measurement && variant.measurement->isComparable();
}

FactorPoint pointOf(const Placed &placed) {
  const Variant &variant = *placed.variant;
  FactorPoint out{.factor = placed.factor, .variant = variant.id, .limiter = limiterOf(variant)};
  if (!variant.resources.empty()) {
    const build::KernelResources &used = variant.resources.front();
    out.registers = used.registersPerThread;
    out.spillBytes = used.spillStoreBytes + used.spillLoadBytes;
  }
  if (variant.occupancy) out.occupancy = variant.occupancy->occupancy;
  if (!hasTime(variant)) return out;
  const measure::Row &row = variant.measurement->row;
  out.time =
      Timing{.median = row.summary.median, .quartile1 = row.summary.quartile1, .quartile3 = row.summary.quartile3};
  if (variant.resources.empty()) out.registers = row.registers;
  return out;
}

std::string seriesName(const std::string &rest, const std::string &mode) {
  return rest + (rest.empty() || mode.empty() ? "" : ", ") + mode;
}

/// The series of variants that share the other steps: one for each mode.
void addSeries(const std::string &rest, const std::vector<Placed> &group, std::vector<FactorSeries> &out) {
  std::set<std::string> modes;
  for (const Placed &placed : group)
    if (placed.factor > 1) modes.insert(placed.mode);
  if (modes.empty()) modes.insert("");
  for (const std::string &mode : modes) {
    FactorSeries series{.name = seriesName(rest, mode)};
    for (const Placed &placed : group)
      if (placed.factor == 1 || placed.mode == mode) series.points.push_back(pointOf(placed));
    std::ranges::stable_sort(series.points, {}, &FactorPoint::factor);
    // Steps in another order reach the same factor: one point a factor, the first that was asked for.
    const auto same = std::ranges::unique(series.points, {}, &FactorPoint::factor);
    series.points.erase(same.begin(), same.end());
    out.push_back(std::move(series));
  }
}

} // namespace

FactorChart arrangeByFactor(const std::vector<Variant> &variants) {
  std::vector<const Variant *> built;
  for (const Variant &variant : variants)
    if (!variant.byHand && (!variant.resources.empty() || hasTime(variant))) built.push_back(&variant); // no factor
  FactorChart chart;
  for (const Variant &variant : variants)
    if (hasTime(variant)) chart.device = variant.measurement->environment.gpu;
  if (built.empty()) return chart;
  const auto family = varyingFamily(built);
  chart.step = family.value_or("");
  std::vector<std::string> order; // of the other steps, as the variants have them
  std::map<std::string, std::vector<Placed>> groups;
  std::set<std::int64_t> factors;
  for (const Variant *variant : built) {
    const Placed placed = placeAlong(chart.step, *variant);
    factors.insert(placed.factor);
    if (groups[placed.rest].empty()) order.push_back(placed.rest);
    groups[placed.rest].push_back(placed);
  }
  chart.factors.assign(factors.begin(), factors.end());
  for (const std::string &rest : order)
    addSeries(rest, groups[rest], chart.series);
  return chart;
}

std::string limiterOf(const Variant &variant) {
  std::string names;
  if (variant.occupancy)
    for (const device::Resource resource : variant.occupancy->limiting())
      names += (names.empty() ? "" : ", ") + std::string(nameOf(resource));
  return names;
}

} // namespace warpgrain::views

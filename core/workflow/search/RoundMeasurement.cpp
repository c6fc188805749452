// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/search/RoundMeasurement.h"

#include "core/workflow/MeasureHosts.h"

#include <algorithm>
#include <future>
#include <optional>
#include <set>
#include <string>
#include <utility>

namespace warpgrain::workflow {

namespace {

/// Keeps only the modules that its variants name.
void dropUnusedModules(session::LaunchBundle &described) {
  std::set<std::string> used;
  for (const measure::BundleVariant &variant : described.bundle.variants)
    used.insert(variant.module);
  std::erase_if(described.modules, [&](const auto &module) { return !used.contains(module.first); });
}

Result<Measurement> measureShare(const PlanSearchOrder &order, RoundRunners &runners, int gpu, const PlanBatch &batch,
                                 const std::filesystem::path &folder, const CancellationToken &cancel) {
  session::LaunchBundle described = batch.described;
  const auto bundle = session::writeBundle(std::move(described), folder);
  if (!bundle) return std::unexpected(bundle.error());
  if (order.host.empty()) return runners.measure(gpu, bundle->folder, cancel);
  return measureBundleOn(order.host, runners.options(), *bundle, order.progress, cancel);
}

Result<void> checkModels(const std::vector<RoundShare> &shares) {
  const std::string &first = shares.front().measured.environment.gpu;
  for (const RoundShare &share : shares) {
    const std::string &other = share.measured.environment.gpu;
    if (other == first) continue;
    std::string message = "The GPUs of a search must be of one model; these are " + first;
    message += " and " + other + ". Name others with --gpus.";
    return fail(ErrorKind::usage, std::move(message));
  }
  return {};
}

} // namespace

std::vector<PlanBatch> dealtOut(const PlanBatch &batch, std::size_t shares) {
  const session::LaunchBundle &all = batch.described;
  const std::size_t count = std::clamp<std::size_t>(shares, 1, std::max<std::size_t>(1, batch.size()));
  if (count == 1) return {batch};
  std::vector<PlanBatch> out(count, batch);
  for (PlanBatch &one : out) {
    one.described.ids = {all.ids[all.bundle.baseline]};
    one.described.bundle.variants = {all.bundle.variants[all.bundle.baseline]};
    one.described.bundle.baseline = 0;
  }
  std::size_t next = 0;
  for (std::size_t i = 0; i < all.ids.size(); ++i) {
    if (i == all.bundle.baseline) continue;
    session::LaunchBundle &taker = out[next++ % count].described;
    taker.ids.push_back(all.ids[i]);
    taker.bundle.variants.push_back(all.bundle.variants[i]);
  }
  for (PlanBatch &one : out)
    dropUnusedModules(one.described);
  return out;
}

Result<std::vector<RoundShare>> measureRound(const PlanSearchOrder &order, RoundRunners &runners,
                                             const PlanBatch &batch, const std::filesystem::path &folder,
                                             const CancellationToken &cancel) {
  std::vector<PlanBatch> parts = dealtOut(batch, order.gpus.size());
  std::vector<std::future<Result<Measurement>>> running;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const int gpu = i < order.gpus.size() ? order.gpus[i] : runners.options().gpu;
    const std::filesystem::path own = parts.size() == 1 ? folder : folder / ("gpu-" + std::to_string(gpu));
    running.push_back(std::async(std::launch::async, [&order, &runners, &part = parts[i], &cancel, gpu, own] {
      return measureShare(order, runners, gpu, part, own, cancel);
    }));
  }
  std::vector<RoundShare> shares;
  std::optional<Error> error;
  for (std::size_t i = 0; i < running.size(); ++i) {
    auto measured = running[i].get();
    if (measured)
      shares.push_back({std::move(parts[i]), std::move(*measured)});
    else if (!error)
      error = measured.error();
  }
  if (error) return std::unexpected(std::move(*error));
  if (auto alike = checkModels(shares); !alike) return std::unexpected(alike.error());
  return shares;
}

} // namespace warpgrain::workflow

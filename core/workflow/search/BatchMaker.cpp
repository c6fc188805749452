// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/search/BatchMaker.h"

#include "core/session/MeasuredVariants.h"

#include <future>
#include <utility>

namespace warpgrain::workflow {

using session::Variant;
using session::VariantStatus;

namespace {

/// So often plans are proposed in place of those that were refused, before what there is gets compiled.
constexpr int mostRounds = 4;

} // namespace

BatchMaker::BatchMaker(const KernelBundler &kernel, const tune::PlanSpace &plans, Proposals &proposals,
                       SearchResults &results)
    : kernel_(kernel), plans_(plans), proposals_(proposals), results_(results) {}

Result<PlanBatch> BatchMaker::make(std::size_t count, const CancellationToken &cancel) {
  if (auto made = makeOriginal(cancel); !made) return std::unexpected(made.error());
  PlanBatch batch{.points = {originalPoint}, .described = {}};
  if (count > 0) proposals_.beginBatch(count);
  std::vector<Variant> variants = original_;
  std::vector<std::future<std::vector<Variant>>> building; // while others are written
  for (int round = 0; round < mostRounds && batch.points.size() <= count && !isWholeSpace_; ++round) {
    std::vector<Variant> written = addWritten(count, batch, cancel);
    building.push_back(std::async(std::launch::async, [this, written = std::move(written), &cancel]() mutable {
      kernel_.build(written, {}, cancel);
      return std::move(written);
    }));
  }
  for (auto &round : building)
    for (Variant &variant : round.get()) {
      variant.id = variants.size();
      variants.push_back(std::move(variant));
    }
  if (cancel.stop_requested()) return PlanBatch();
  auto made = kernel_.describe(std::move(variants));
  if (!made) return std::unexpected(made.error());
  results_.result().shape = made->shape;
  for (const Variant &variant : made->variants)
    if (variant.status == VariantStatus::failed || variant.status == VariantStatus::refused)
      keepFailure(batch.points[variant.id], variant);
  batch.described = std::move(made->described);
  takeOutWhatIsKnown(batch);
  return batch;
}

Result<void> BatchMaker::makeOriginal(const CancellationToken &cancel) {
  if (!original_.empty()) return {};
  std::vector<Variant> variants = kernel_.write({transform::Plan()}, {}, cancel);
  kernel_.build(variants, {}, cancel);
  if (const auto original = session::builtOriginal(variants); !original) return std::unexpected(original.error());
  original_ = std::move(variants);
  return {};
}

/// Those that are to be compiled. Their points are the batch's next ones.
std::vector<Variant> BatchMaker::addWritten(std::size_t count, PlanBatch &batch, const CancellationToken &cancel) {
  const auto points = proposals_.take(results_.history(), count + 1 - batch.points.size());
  isWholeSpace_ = points.empty();
  std::vector<transform::Plan> plans;
  for (const tune::PointId point : points)
    plans.push_back(plans_.planOf(point));
  std::vector<Variant> written = kernel_.write(plans, {}, cancel);
  std::vector<Variant> out;
  for (std::size_t i = 0; i < written.size(); ++i) {
    Variant &variant = written[i];
    if (variant.status == VariantStatus::refused || variant.status == VariantStatus::failed) {
      keepFailure(points[i], variant);
    } else if (variant.status == VariantStatus::waiting) {
      variant.id = out.size();
      out.push_back(std::move(variant));
      batch.points.push_back(points[i]);
    }
  }
  return out;
}

void BatchMaker::keepFailure(tune::PointId point, const Variant &variant) {
  const bool isRefused = variant.status == VariantStatus::refused;
  results_.answer(
      point,
      {.plan = variant.plan, .answer = isRefused ? PlanAnswer::refused : PlanAnswer::failed, .reason = variant.reason});
}

/// Those that launch another plan's machine code once more leave the batch.
void BatchMaker::takeOutWhatIsKnown(PlanBatch &batch) {
  auto &[bundle, ids, modules, copies, links, leftOut] = batch.described;
  for (std::size_t i = 0; i < ids.size();) {
    const bool isKnown = ids[i] < batch.points.size() &&
                         results_.isAlike(batch.points[ids[i]], bundle.variants[i], modules[bundle.variants[i].module]);
    if (!isKnown) {
      ++i;
      continue;
    }
    bundle.variants.erase(bundle.variants.begin() + static_cast<std::ptrdiff_t>(i));
    ids.erase(ids.begin() + static_cast<std::ptrdiff_t>(i));
  }
}

} // namespace warpgrain::workflow

// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/search/SearchStore.h"

#include "core/workflow/RecordKeys.h"
#include "core/workflow/VariantRecords.h"
#include "core/workflow/search/PlanRecords.h"
#include "core/workflow/search/Winners.h"

#include <utility>

namespace warpgrain::workflow {

Result<SearchStore> SearchStore::open(const PlanSearchOrder &order) {
  SearchStore out;
  if (order.store.empty()) return out;
  auto store = tune::Store::open(order.store);
  if (!store) return std::unexpected(store.error());
  auto common = commonRecordOf(order.kernel, order.runner.l2);
  if (!common) return std::unexpected(common.error());
  const tune::RecordKey &key = common->key;
  auto known = store->records({.kind = key.kind,
                               .kernel = key.kernel,
                               .source = key.source,
                               .launch = key.launch,
                               .device = std::nullopt,
                               .compiler = key.compiler,
                               .method = key.method});
  if (!known) return std::unexpected(known.error());
  if (order.check) out.wishes_ = order.check->wishes;
  const tune::RecordKey sizes = sizesKeyOf(key, out.wishes_);
  const auto verified = store->records({.kind = sizes.kind,
                                        .kernel = sizes.kernel,
                                        .source = sizes.source,
                                        .launch = sizes.launch,
                                        .device = sizes.device,
                                        .compiler = sizes.compiler,
                                        .method = sizes.method});
  if (!verified) return std::unexpected(verified.error());
  for (const tune::Record &record : *verified)
    out.verified_[record.key.plan] = planVerificationOf(record);
  out.store_ = std::move(*store);
  out.common_ = std::move(*common);
  out.known_ = std::move(*known);
  return out;
}

std::vector<SearchedPlan> SearchStore::plansFor(const measure::Environment &environment) const {
  std::vector<SearchedPlan> out;
  for (const tune::Record &record : known_) {
    if (!record.key.device.empty() && record.key.device != tune::deviceOf(environment)) continue;
    auto plan = searchedPlanOf(record);
    if (!plan) continue;
    plan->verification = verificationOf(plan->plan);
    if (plan->verification && !plan->verification->against.empty()) setAside(*plan);
    out.push_back(std::move(*plan));
  }
  return out;
}

std::optional<PlanVerification> SearchStore::verificationOf(const transform::Plan &plan) const {
  const auto found = verified_.find(toString(plan));
  return found != verified_.end() ? std::optional(found->second) : std::nullopt;
}

Result<void> SearchStore::keep(const transform::Plan &plan, const run::SizedVerification &sizes) {
  verified_[toString(plan)] = planVerificationOf(sizes);
  if (!store_) return {};
  const auto record = sizesRecordOf(common_, plan, sizes, wishes_);
  if (!record) return {};
  if (const auto kept = store_->put(*record); !kept) return std::unexpected(kept.error());
  return {};
}

Result<void> SearchStore::keep(const std::vector<SearchedPlan> &plans, const measure::Environment &environment) {
  if (!store_) return {};
  std::vector<tune::Record> records;
  for (const SearchedPlan &plan : plans)
    if (plan.answer == PlanAnswer::refused || plan.row || plan.speedUp)
      records.push_back(recordOf(common_, plan, environment));
  if (records.empty()) return {};
  if (const auto kept = store_->put(records); !kept) return std::unexpected(kept.error());
  return {};
}

} // namespace warpgrain::workflow

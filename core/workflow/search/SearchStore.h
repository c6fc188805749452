// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/tune/store/Store.h"
#include "core/workflow/search/PlanSearch.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace warpgrain::workflow {

/// Looks up what is known of a search's plans, and keeps what it finds. Without a store it does nothing.
class SearchStore {
public:
  /// Fails (input) where the order's store cannot be opened, and as commonRecordOf() does.
  static Result<SearchStore> open(const PlanSearchOrder &order);

  /// What was known when the store was opened, of the same source, launch and compiler, on any device. Of several
  /// answers for a plan the newest is last.
  bool knowsPlans() const { return !known_.empty(); }

  /// Of these, the answers that hold on a device. A plan that verification speaks against has failed.
  std::vector<SearchedPlan> plansFor(const measure::Environment &environment) const;

  /// Adds answers; those that another run may answer otherwise are left out: plans that did not compile, those that the
  /// runner did not come to, and those that are alike to them. Fails (input) where they cannot be written.
  Result<void> keep(const std::vector<SearchedPlan> &plans, const measure::Environment &environment);

  /// What verification at boundary sizes has shown of a plan, in this search or before; nothing where it is not known.
  std::optional<PlanVerification> verificationOf(const transform::Plan &plan) const;

  /// Adds that. Fails (input) where it cannot be written.
  Result<void> keep(const transform::Plan &plan, const run::SizedVerification &sizes);

  /// What a person should know; sentences.
  std::vector<std::string> notes() const { return store_ ? store_->notes() : std::vector<std::string>(); }

private:
  std::optional<tune::Store> store_;
  tune::Record common_;
  std::vector<tune::Record> known_;
  run::SizeWishes wishes_;
  std::map<std::string, PlanVerification> verified_; ///< by plan, at sizes that are wished for
};

} // namespace warpgrain::workflow

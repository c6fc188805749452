// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/workflow/KernelBundle.h"
#include "core/workflow/search/Proposals.h"
#include "core/workflow/search/SearchResults.h"

#include <memory>
#include <vector>

namespace warpgrain::workflow {

/// Plans that are measured together, beside the original.
struct PlanBatch {
  std::vector<tune::PointId> points; ///< by variant; the first is the original's
  session::LaunchBundle described;

  /// Without the original.
  std::size_t size() const { return described.ids.empty() ? 0 : described.ids.size() - 1; }
};

/// Makes the batches of a search, from what is proposed to the machine code. Keeps what becomes of plans that
/// need not be measured.
class BatchMaker {
public:
  BatchMaker(const KernelBundler &kernel, const tune::PlanSpace &plans, Proposals &proposals, SearchResults &results);

  /// A batch of at most `count` plans: as many as there are, and not many rounds of refusals bring. Empty where
  /// none of them can be measured. Fails (tool) where the original is not built, (usage) where the launch cannot be
  /// described.
  Result<PlanBatch> make(std::size_t count, const CancellationToken &cancel);

  /// There are no more points.
  bool isWholeSpace() const { return isWholeSpace_; }

private:
  Result<void> makeOriginal(const CancellationToken &cancel);
  std::vector<session::Variant> addWritten(std::size_t count, PlanBatch &batch, const CancellationToken &cancel);
  void takeOutWhatIsKnown(PlanBatch &batch);
  void keepFailure(tune::PointId point, const session::Variant &variant);

  const KernelBundler &kernel_;
  const tune::PlanSpace &plans_;
  Proposals &proposals_;
  SearchResults &results_;
  std::vector<session::Variant> original_; ///< one, once it is built
  bool isWholeSpace_ = false;
};

} // namespace warpgrain::workflow

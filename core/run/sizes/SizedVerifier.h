// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/run/VariantRun.h"
#include "core/run/Verification.h"
#include "core/run/sizes/BoundarySizes.h"

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace warpgrain::run {

enum class SizedAnswer : std::uint8_t {
  agrees,     ///< the variant leaves the same in memory
  differs,    ///< it leaves something else
  fails,      ///< it does not run to its end, or it has a race that the original has not
  isNoTest,   ///< the original itself does not run there, or has a race
  isNoLaunch, ///< the variant cannot be launched so
};

/// "agrees", "differs", "fails", "no test", "no launch".
const char *nameOf(SizedAnswer answer);

/// A variant beside the original, at one choice of sizes.
struct SizedRun {
  Sizes sizes;
  LaunchShape shape; ///< of the original
  SizedAnswer answer = SizedAnswer::agrees;
  std::string reason; ///< a sentence, unless it agrees
};

/// What running at boundary sizes has shown of a variant.
struct SizedVerification {
  std::vector<SizedRun> runs; ///< up to the first that does not agree, best first
  std::string whyNone;        ///< a clause, where it was run at no size

  std::size_t count(SizedAnswer answer) const;
  /// The first run that speaks against the variant; null where there is none.
  const SizedRun *against() const;

  bool isTested() const { return against() == nullptr && count(SizedAnswer::agrees) > 0; }

  /// "at 9 boundary sizes".
  std::string extentText() const;
  /// Why no run is a test of the variant: "no argument bounds …". A clause; empty where one is.
  std::string whyNotTested() const;
};

/// A variant's text, ready to run.
struct WrittenVariant {
  transform::Plan plan;
  std::shared_ptr<const transform::PlanResult> applied; ///< null where a person wrote the variant
  ExecutionRequest request;                             ///< how its text is compiled; without texts and launch
  std::map<std::filesystem::path, std::string> texts;
  std::vector<Sizes> furtherSizes; ///< at which it is run too: where its own blocks end
  /// Its launch, for one of the original. Fails (refused, usage) where it has none.
  std::function<Result<SeriesLaunch>(const SizedLaunch &)> launchFor;
};

/// What sizes a person wishes, and how much they may cost.
struct SizeSettings {
  SizeWishes wishes;
  SizeLimits limits;
};

/// Runs a kernel and its variants on the CPU at sizes that it chooses itself, with every access checked. Each text is
/// compiled once for all of them; the original's results are kept.
class SizedVerifier {
public:
  /// Runs nothing yet. Fails as studySizes() does.
  static Result<SizedVerifier> create(VerifierSettings settings, SizeSettings sizes, const Executor &executor);

  const SizeStudy &study() const { return study_; }

  /// Fails (refused) where a step is not legal.
  Result<WrittenVariant> write(const transform::Plan &plan) const;
  /// A kernel that a person wrote. Its subject's unit must outlive the result. Fails as studySizes() does for it.
  Result<WrittenVariant> write(const HandKernel &kernel) const;

  /// Runs it at boundarySizes(). Fails (tool) if the executor cannot be started, (cancelled) on cancellation.
  Result<SizedVerification> verify(const WrittenVariant &variant, const CancellationToken &cancel = {});
  /// Runs it with these launches. Fails likewise.
  Result<SizedVerification> verifyAt(const WrittenVariant &variant, const std::vector<SizedLaunch> &launches,
                                     const CancellationToken &cancel = {});

private:
  SizedVerifier(VerifierSettings settings, SizeSettings sizes, Executor executor, SizeStudy study)
      : settings_(std::move(settings)), sizes_(std::move(sizes)), executor_(std::move(executor)),
        study_(std::move(study)) {}

  ExecutionRequest limited(ExecutionRequest request) const;
  Result<void> runOriginal(const std::vector<SizedLaunch> &launches, const CancellationToken &cancel);
  Result<void> judge(const WrittenVariant &variant, const SizedLaunch &launch, const Execution &ran,
                     SizedRun &out) const;

  VerifierSettings settings_;
  SizeSettings sizes_;
  Executor executor_;
  SizeStudy study_;
  std::map<Sizes, Execution> original_;
};

} // namespace warpgrain::run

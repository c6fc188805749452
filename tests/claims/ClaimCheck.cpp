// SPDX-License-Identifier: Apache-2.0
#include "tests/claims/ClaimCheck.h"

#include "core/run/Verification.h"
#include "tests/claims/Evidence.h"
#include "tests/claims/StepClaims.h"

#include <algorithm>
#include <array>

namespace warpgrain::tests {

namespace {

using run::BufferForm;

run::VerifierSettings settingsFor(const KernelAtHand &kernel, const run::LaunchForm &form) {
  run::VerifierSettings settings{.subject = kernel.subject};
  settings.subject.form = form;
  settings.counts = true;
  settings.recordedBlock = run::Extent3{0, 0, 0};
  settings.workers = 1;
  settings.limits.milliseconds = kernel.milliseconds;
  if (kernel.isReversed)
    settings.subject.flags.insert(settings.subject.flags.end(), {"-include", WARPGRAIN_REVERSED_THREADS});
  return settings;
}

/// Buffers whose size is the analysis' word, not the form's.
std::vector<std::string> sizedBuffers(const run::ResolvedLaunch &launch, const run::LaunchForm &form) {
  std::vector<std::string> out;
  for (const run::Buffer &buffer : launch.buffers) {
    const auto given = form.arguments.find(buffer.name);
    const auto *said = given != form.arguments.end() ? std::get_if<BufferForm>(&given->second) : nullptr;
    if (said == nullptr || (!said->elements && !said->bytes)) out.push_back(buffer.name);
  }
  return out;
}

/// The launch with more memory behind the pointers whose size is the analysis' word.
run::LaunchForm enlarged(run::LaunchForm form, const std::vector<std::string> &sized) {
  for (const std::string &name : sized) {
    const auto [at, isNew] = form.arguments.try_emplace(name, BufferForm());
    std::get<BufferForm>(at->second).elements = std::uint64_t{1} << 16U;
  }
  return form;
}

class ClaimCheck {
public:
  ClaimCheck(const KernelAtHand &kernel, const run::Executor &executor) : kernel_(kernel), executor_(executor) {}

  Result<std::vector<CheckedClaim>> run(const run::LaunchForm &form, const StepsToTry &steps) {
    auto launch = run::resolveLaunch(*kernel_.subject.unit, kernel_.subject.kernel, kernel_.subject.instance, form);
    if (!launch) return std::unexpected(launch.error());
    statements_ = statementsOf(*kernel_.subject.unit, kernel_.subject.kernel,
                               run::launchContextOf(*launch, shapeOf(*launch), form));
    evidence_.launch = *std::move(launch);
    evidence_.sized = sizedBuffers(evidence_.launch, form);
    auto verifier = runLaunch(form);
    checkExtents(statements_, evidence_, out_);
    const bool isTooSmall = evidence_.fault.contains(" of the buffer ") && !evidence_.sized.empty();
    // What else is claimed, where the buffers are large enough.
    if (isTooSmall) verifier = runLaunch(enlarged(form, evidence_.sized));
    for (const auto check : {checkRaces, checkBarriers, checkUses})
      check(statements_, evidence_, out_);
    if (!kernel_.isReversed)
      for (const auto check : {checkCounts, checkTotals, checkDistances})
        check(statements_, evidence_, out_);
    if (verifier && kernel_.subject.reparse) checkSteps(kernel_, *verifier, steps, out_);
    return std::move(out_);
  }

private:
  Result<run::Verifier> runLaunch(const run::LaunchForm &form) {
    auto verifier = run::Verifier::create(settingsFor(kernel_, form), executor_);
    evidence_.outcome.reset();
    evidence_.fault = verifier ? std::string() : verifier.error().message;
    if (!verifier) return verifier;
    evidence_.outcome = verifier->original();
    evidence_.rows = verifier->originalCounts();
    return verifier;
  }

  const KernelAtHand &kernel_;
  const run::Executor &executor_;
  Statements statements_;
  Evidence evidence_;
  std::vector<CheckedClaim> out_;
};

} // namespace

bool mayBeReversed(std::string_view text) {
  static constexpr std::array<std::string_view, 8> lanes{"_sync(", "__syncwarp",         "__activemask", "warp",
                                                         "cub::",  "cooperative_groups", "asm",          "wmma"};
  return std::ranges::none_of(lanes, [&](std::string_view word) { return text.contains(word); });
}

Result<std::vector<CheckedClaim>> checkClaims(const KernelAtHand &kernel, const run::LaunchForm &form,
                                              const StepsToTry &steps, const run::Executor &executor) {
  return ClaimCheck(kernel, executor).run(form, steps);
}

} // namespace warpgrain::tests

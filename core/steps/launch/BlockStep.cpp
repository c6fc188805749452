// SPDX-License-Identifier: Apache-2.0
#include "core/steps/launch/BlockStep.h"

#include "core/steps/launch/Numbers.h"

namespace warpgrain::transform {

using dependence::ReasonId;

namespace {

constexpr std::array<std::int64_t, 3> largestExtents{1024, 1024, 64};
constexpr std::int64_t largestBlock = 1024; ///< threads, on every device

} // namespace

Read<BlockStep> parseBlock(const Step &step) {
  if (step.arguments.empty()) return wrongWords(ReasonId::stepNeedsThreads, {"block"}, blockUsage);
  if (step.arguments.size() > 1) return wrongWords(ReasonId::wordNotKnown, {step.arguments[1], "block"}, blockUsage);
  std::string_view rest = step.arguments.front();
  BlockStep out;
  for (std::size_t axis = 0;; ++axis) {
    if (axis == 3) return wrongWords(ReasonId::tooManyExtents, {}, blockUsage);
    const std::size_t end = rest.find_first_of(",xX");
    const auto extent =
        readNumber(rest.substr(0, end), {ReasonId::numberOfThreadsOfAxis, 1, largestExtents[axis]}, blockUsage);
    if (!extent) return std::unexpected(extent.error());
    out.threads[axis] = *extent;
    if (end == std::string_view::npos) break;
    rest.remove_prefix(end + 1);
  }
  const std::int64_t volume = out.threads[0] * out.threads[1] * out.threads[2];
  if (volume > largestBlock) return wrongWords(ReasonId::blockTooLarge, {volume, largestBlock}, blockUsage);
  return out;
}

Step toStep(const BlockStep &step) {
  return {.word = "block", .arguments = {blockText(step.threads)}};
}

std::string blockText(const std::array<std::int64_t, 3> &threads) {
  std::string out = std::to_string(threads[0]);
  if (threads[1] != 1 || threads[2] != 1) out += "," + std::to_string(threads[1]);
  if (threads[2] != 1) out += "," + std::to_string(threads[2]);
  return out;
}

} // namespace warpgrain::transform

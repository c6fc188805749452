// SPDX-License-Identifier: Apache-2.0
//
// What the lanes of a warp tell each other (PTX ISA, "shfl.sync" and "vote.sync").
#include "core/executor/lower/device/Synchronisation.h"
#include "core/executor/lower/ptx/Translator.h"

#include <algorithm>
#include <array>

namespace warpgrain::executor::ptx {

using namespace llvm;

/// shfl.sync.<kind>.b32 d[|p], a, b, c, mask
bool Translator::shuffle(const Statement &statement) {
  const auto &operands = statement.operands;
  if (statement.operation != "shfl" || !statement.has("sync") || statement.type() != "b32") return false;
  if (operands.size() != 5 && operands.size() != 6) return false;
  static constexpr std::array<std::string_view, 4> kinds{"up", "down", "bfly", "idx"};
  const auto kind =
      std::ranges::find_if(kinds, [&statement](std::string_view name) { return statement.has(name); }) - kinds.begin();
  if (kind == static_cast<std::ptrdiff_t>(kinds.size())) return false;
  Type *word = builder_.getInt32Ty();
  const std::size_t first = operands.size() - 4;
  std::array<Value *, 4> sources{};
  for (std::size_t i = 0; i < sources.size(); ++i)
    if (sources[i] = read(operands[first + i], word); sources[i] == nullptr) return false;
  Value *packed = at_.run("wg_shuffle", builder_.getInt64Ty(),
                          {at_.thread(), sources[3], at_.number(static_cast<std::uint32_t>(kind)), sources[0],
                           sources[1], sources[2], at_.site()});
  if (!write(operands[0], builder_.CreateTrunc(packed, word))) return false;
  if (operands.size() == 5) return true;
  return write(operands[1], builder_.CreateTrunc(builder_.CreateLShr(packed, 32), builder_.getInt1Ty()));
}

/// vote.sync.<ballot.b32|any.pred|all.pred|uni.pred> d, [!]p, mask
bool Translator::vote(const Statement &statement) {
  const auto &operands = statement.operands;
  if (statement.operation != "vote" || !statement.has("sync") || operands.size() != 3) return false;
  Value *predicate = read(operands[1], builder_.getInt1Ty());
  Value *mask = read(operands[2], builder_.getInt32Ty());
  if (predicate == nullptr || mask == nullptr) return false;
  Value *asked = builder_.CreateZExt(predicate, builder_.getInt32Ty());
  Value *ballot = at_.run("wg_ballot", builder_.getInt64Ty(), {at_.thread(), mask, asked, at_.site()});
  for (const std::string_view kind : {"ballot", "any", "all", "uni"})
    if (statement.has(kind)) return write(operands[0], voteResult(at_, ballot, kind));
  return false;
}

} // namespace warpgrain::executor::ptx

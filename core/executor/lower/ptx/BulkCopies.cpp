// SPDX-License-Identifier: Apache-2.0
//
// cp.async.bulk (PTX ISA, "Data Movement and Conversion Instructions: Bulk copy"), of plain bytes; not of tensors, and
// not to several blocks of a cluster. A copy may be done at any time before it is waited for; here it is done at once.
#include "core/executor/lower/ptx/Translator.h"

#include <algorithm>

namespace warpgrain::executor::ptx {

using namespace llvm;

namespace {

/// Of a bulk copy, both addresses and the size are multiples of it.
constexpr std::uint64_t bulkAlignment = 16;

Statement inSpace(const std::string &space) {
  Statement out;
  out.modifiers = {space};
  return out;
}

bool isSpace(const std::string &word) {
  return word == "global" || word.starts_with("shared::");
}

} // namespace

/// cp.async.bulk.<to>.<from>.mbarrier::complete_tx::bytes [to], [from], size, [object]{, policy};
/// cp.async.bulk.global.shared::cta.bulk_group [to], [from], size{, policy}; cp.async.bulk.commit_group;
/// cp.async.bulk.wait_group{.read} n
bool Translator::bulkCopy(const Statement &statement) {
  const auto &operands = statement.operands;
  const auto &words = statement.modifiers;
  if (statement.has("commit_group") || statement.has("wait_group")) return true;
  const bool isForObject = statement.has("mbarrier::complete_tx::bytes");
  if (isForObject == statement.has("bulk_group")) return false;
  for (const std::string_view other : {"tensor", "reduce", "prefetch", "multicast::cluster", "cp_mask"})
    if (statement.has(other)) return false;
  const auto to = std::ranges::find_if(words, isSpace);
  const auto from = to == words.end() ? to : std::next(to);
  if (from == words.end() || !isSpace(*from)) return false;
  const std::size_t count = (isForObject ? 4 : 3) + (statement.has("L2::cache_hint") ? 1 : 0);
  if (operands.size() != count) return false;
  Value *target = addressOf(operands[0], inSpace(*to));
  Value *source = addressOf(operands[1], inSpace(*from));
  Value *size = read(operands[2], builder_.getInt32Ty());
  if (target == nullptr || source == nullptr || size == nullptr) return false;
  builder_.CreateMemCpy(target, Align(bulkAlignment), source, Align(bulkAlignment), size);
  return !isForObject || arrive(noToken(), operands[3], size, ArrivalKind::completeBytes);
}

} // namespace warpgrain::executor::ptx

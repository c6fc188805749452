// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <unordered_map>
#include <vector>

namespace warpgrain::executor {

/// The asynchronous copies to shared memory that threads of a block have begun and not waited for: of each thread the
/// groups, in their order, the last of which is not committed. The executor copies at once; a GPU may copy as late as
/// the thread waits.
class PendingCopies {
public:
  struct Copy {
    std::uintptr_t to = 0;
    std::uint64_t bytes = 0;
  };

  void begin(std::uint32_t block, std::uint32_t thread, const Copy &copy) { of(block, thread).back().push_back(copy); }

  void commit(std::uint32_t block, std::uint32_t thread) { of(block, thread).emplace_back(); }

  /// All but the last `left` committed groups are complete; with `left` below 0 also what is not committed. Calls
  /// `done` with each copy of them.
  template <typename Done>
  void wait(std::uint32_t block, std::uint32_t thread, std::int64_t left, Done done) {
    std::vector<Group> &groups = of(block, thread);
    const std::size_t committed = groups.size() - 1;
    const std::size_t complete =
        left < 0 ? groups.size() : committed - std::min(committed, static_cast<std::size_t>(left));
    for (std::size_t i = 0; i < complete; ++i)
      for (const Copy &copy : groups[i])
        done(copy);
    groups.erase(groups.begin(), groups.begin() + static_cast<std::ptrdiff_t>(complete));
    if (groups.empty()) groups.emplace_back();
  }

private:
  using Group = std::vector<Copy>;

  /// What another block began is of no interest: its shared memory is gone.
  std::vector<Group> &of(std::uint32_t block, std::uint32_t thread) {
    if (block != block_) threads_.clear();
    block_ = block;
    std::vector<Group> &groups = threads_[thread];
    if (groups.empty()) groups.emplace_back();
    return groups;
  }

  std::uint32_t block_ = 0;
  std::unordered_map<std::uint32_t, std::vector<Group>> threads_;
};

} // namespace warpgrain::executor

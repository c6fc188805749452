// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

namespace warpgrain::access {

/// A set of bytes, added as ranges. count() counts each byte once.
class ByteSet {
public:
  void add(std::int64_t begin, std::int64_t bytes) { ranges_.emplace_back(begin, begin + bytes); }

  std::int64_t count();

private:
  std::vector<std::pair<std::int64_t, std::int64_t>> ranges_;
};

} // namespace warpgrain::access

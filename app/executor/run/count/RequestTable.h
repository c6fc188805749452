// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/executor/Abi.h"

#include <array>
#include <cstdint>
#include <unordered_map>
#include <vector>

namespace warpgrain::executor {

/// What the lanes of one warp do together at one place of the code.
struct WarpWork {
  std::uint64_t path = 0;                       ///< which iteration of each loop around it
  std::uint64_t array = 0;                      ///< which array it goes to
  std::uint32_t place = 0;                      ///< in CountedCode::places
  std::uint32_t bytes = 0;                      ///< of each lane
  std::uint32_t lanes = 0;                      ///< that have come
  std::uint32_t other = ~std::uint32_t{0};      ///< work of the same place and path that is none of this request
  bool isOther = false;                         ///< it is that of another one
  std::array<std::int64_t, warpSize> offsets{}; ///< from where the array begins, in bytes
};

/// The work of one warp, put together lane by lane in whatever order lanes run.
class RequestTable {
public:
  struct Added {
    bool isRepeated = false; ///< the lane has been there in the same iteration
    bool isSplit = false;    ///< other lanes go to other arrays there
  };

  Added add(std::uint32_t lane, const WarpWork &what, std::int64_t offset);

  const std::vector<WarpWork> &work() const { return work_; }

  /// Forgets all of it.
  void clear();

private:
  struct Key {
    std::uint64_t path = 0;
    std::uint32_t place = 0;

    friend bool operator==(const Key &, const Key &) = default;
  };

  struct Hash {
    std::size_t operator()(const Key &key) const {
      return static_cast<std::size_t>(key.path + key.place * 0xff51afd7ed558ccdU);
    }
  };

  std::uint32_t append(const WarpWork &what);
  std::uint32_t firstFor(std::uint32_t lane, const WarpWork &what);

  std::vector<WarpWork> work_;
  std::unordered_map<Key, std::uint32_t, Hash> first_;
  /// For each lane one behind where it was last: lanes mostly do the same one after the other.
  std::array<std::uint32_t, warpSize> next_{};
};

} // namespace warpgrain::executor

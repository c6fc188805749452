// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/Dialect.h"
#include "core/model/Unit.h"
#include "core/steps/memory/StagedReads.h"
#include "core/steps/rewrite/FreshNames.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace warpgrain::transform {

/// How a tile is loaded: the loop's iterations from `start` on, as long as `within` holds.
struct TileLoop {
  std::string counter;         ///< of the loop: "k"
  std::string loader;          ///< of the loop that loads: "kk"
  std::string type;            ///< of the counter: "int"
  std::string start;           ///< "k0", an operand; empty for 0
  std::string within;          ///< "k < k0 + 16 && k < n"
  std::int64_t iterations = 0; ///< of a tile
};

/// The text of one tile: an element for each place along the axes that the read depends on, and each iteration.
class TileText {
public:
  TileText(const StagedReads &reads, const StagedRead &read, const TileLoop &loop, const model::Body &body,
           FreshNames &names, const model::Dialect &dialect);

  /// `__shared__ float As[16][16];`
  std::string declaration() const;
  /// `As[threadIdx.y][k - k0]`, in place of the read.
  std::string element() const;
  /// `for (int kk = k0 + threadIdx.x; kk < k0 + 16 && kk < n; kk += 16)`
  std::string loaderHead() const;
  /// `As[threadIdx.y][kk - k0] = A[row * n + kk];`
  std::string load() const;

  std::int64_t bytes() const;

private:
  std::string elementAt(const std::string &counter) const;
  std::string thread(model::Axis axis) const;
  std::string forLoader(std::string_view text) const;
  std::string loaderIndex() const;

  const StagedReads &reads_;
  const StagedRead &read_;
  const TileLoop &loop_;
  std::string name_;
  const model::Dialect &dialect_;
};

} // namespace warpgrain::transform

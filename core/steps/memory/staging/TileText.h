// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/Dialect.h"
#include "core/model/Unit.h"
#include "core/steps/memory/staging/StagedReads.h"
#include "core/steps/rewrite/FreshNames.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace warpgrain::transform {

/// The iterations that a tile covers: those of the loop from `start` on, as long as `within` holds.
struct TileLoop {
  std::string counter;         ///< counter of the loop: "k"
  std::string loader;          ///< counter of the loading loop: "kk"
  std::string type;            ///< type of the counter: "int"
  std::string start;           ///< "k0", an operand; empty for 0
  std::string within;          ///< "k < k0 + 16 && k < n"
  std::int64_t iterations = 0; ///< iterations of a tile
};

/// The code of one tile. The tile has an element for each position along the axes on which the read depends and for
/// each iteration.
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

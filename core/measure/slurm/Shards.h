// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"
#include "core/measure/Bundle.h"
#include "core/measure/CurrentResults.h"

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace warpgrain::measure {

/// A part of a bundle that one task measures: the baseline and some of the other variants, as a bundle of its own.
struct Shard {
  std::string name;             ///< the fingerprint of its content, hexadecimal
  std::filesystem::path folder; ///< of that name

  friend bool operator==(const Shard &, const Shard &) = default;
};

/// Splits a bundle into shards of at most so many variants beside the baseline, in folders below `root`. A shard that
/// is there already stays as it is, with its results: its name says that it has the same content. Fails (input) where a
/// file cannot be read or written.
Result<std::vector<Shard>> makeShards(const Bundle &bundle, std::size_t variants, const std::filesystem::path &root);

/// What one GPU has answered for all variants of a shard; nothing as long as there is no such GPU. Fails (input) where
/// the shard or its results cannot be read.
Result<std::optional<GpuResults>> answersOf(const Shard &shard);

} // namespace warpgrain::measure

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/Unit.h"

#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace warpgrain::frontend {

/// Of each file, in the order of their offsets.
using Insertions = std::map<std::filesystem::path, std::vector<model::Insertion>>;

/// Adds what was found in texts that had the known ones in them already; false where nothing is new.
bool addTo(Insertions &known, const Insertions &found);

std::string withInsertions(std::string_view text, const std::vector<model::Insertion> &insertions);

/// The offset in the text without insertions, of an offset in the text with them.
std::uint32_t offsetWithout(const std::vector<model::Insertion> &insertions, std::uint32_t offset);

} // namespace warpgrain::frontend

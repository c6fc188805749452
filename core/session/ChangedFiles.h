// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/Unit.h"
#include "core/plan/ApplyPlan.h"

#include <filesystem>
#include <string>
#include <vector>

namespace warpgrain::session {

/// A file of a unit before and after a plan.
struct ChangedFile {
  std::filesystem::path path;
  std::string before;
  std::string after;
};

/// The unit's files whose texts a plan has changed, in the unit's order.
std::vector<ChangedFile> changedFiles(const model::Unit &before, const transform::Texts &after);

/// The deepest folder that the unit's main file and all changed files lie in.
std::filesystem::path commonFolder(const std::vector<ChangedFile> &files, const std::filesystem::path &mainFile);

/// A unified diff over all files, for `patch -p1` in the common folder.
std::string patchOf(const std::vector<ChangedFile> &files, const std::filesystem::path &folder);

} // namespace warpgrain::session

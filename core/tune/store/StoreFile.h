// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"
#include "core/tune/store/Database.h"

#include <filesystem>
#include <string>
#include <vector>

namespace warpgrain::tune {

/// A store's file, opened and checked, with the tables of the newest version.
struct StoreFile {
  Database database;
  std::vector<std::string> notes; ///< what a person should know: that a damaged file was set aside, and where it lies
};

/// How much of a file is read to see whether it is damaged.
enum class StoreCheck : std::uint8_t { usual, whole };

/// Opens or makes a store. Large files are checked as a whole only where that is asked for. A file that is damaged gets
/// another name and is never deleted; a new one is begun in its place. Fails (input) with a sentence, and changes
/// nothing, where the file belongs to another program or a newer Warpgrain, or where it cannot be opened or made.
Result<StoreFile> openStoreFile(const std::filesystem::path &path, StoreCheck check = StoreCheck::usual);

/// Opens a store that is there, to be read. Nothing of it is changed but what a process left undone that was killed.
/// Fails (input) also where it is damaged.
Result<StoreFile> openStoreFileToRead(const std::filesystem::path &path);

/// The sentence for a failure in a store's file.
Error errorOf(const SqlFailure &failure, const std::filesystem::path &path);

} // namespace warpgrain::tune

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>

namespace warpgrain::executor {

/// Runs a launch in a forked process, and waits for it. What the process writes to standard output goes to the file
/// series_files::outcome of the folder; how it ended, if not with exit code 0, to series_files::ending. Ends it after
/// so many milliseconds; returns false then. Must be called while this process has one thread.
bool runForked(const std::filesystem::path &folder, std::uint64_t milliseconds, const std::function<void()> &launch);

} // namespace warpgrain::executor

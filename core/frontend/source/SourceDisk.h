// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <llvm/ADT/IntrusiveRefCntPtr.h>
#include <llvm/Support/VirtualFileSystem.h>

#include <filesystem>

namespace warpgrain::frontend {

/// The disk as a compiler may read it from a folder: regular files of at most maximumSourceBytes. A compiler reads a
/// device, a pipe or a file of /proc to its end, which may never come, so these and larger files cannot be opened; the
/// error's message says why. The process's own working folder stays as it is.
llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> sourceDisk(const std::filesystem::path &folder);

} // namespace warpgrain::frontend

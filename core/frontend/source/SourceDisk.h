// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <llvm/ADT/IntrusiveRefCntPtr.h>
#include <llvm/ADT/StringSet.h>
#include <llvm/Support/MemoryBuffer.h>
#include <llvm/Support/VirtualFileSystem.h>

#include <filesystem>
#include <memory>
#include <string>

namespace warpgrain::frontend {

/// The disk as a compiler may read it from a folder: regular files of at most maximumSourceBytes. A compiler reads a
/// device, a pipe or a file of /proc to its end, which may never come, so these and larger files cannot be opened; the
/// error's message says why. The process's own working folder stays as it is.
llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> sourceDisk(const std::filesystem::path &folder);

/// Files that exist only in a compiler's view. A compiler asks for the status of thousands of files, each several
/// times; a file with a name that none of these has is passed on without a search.
class MemoryFiles {
public:
  MemoryFiles();

  void add(const std::string &path, std::unique_ptr<llvm::MemoryBuffer> text);

  /// Returns a view of these files in front of the ones below. Called once.
  llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> inFrontOf(llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> below);

private:
  llvm::IntrusiveRefCntPtr<llvm::vfs::InMemoryFileSystem> files_;
  llvm::StringSet<> names_; ///< of the files and their folders
};

} // namespace warpgrain::frontend

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <llvm/ADT/IntrusiveRefCntPtr.h>
#include <llvm/Support/VirtualFileSystem.h>

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace warpgrain::frontend {

/// The source that headers are precompiled for: an empty file in a folder no machine has. Who uses them must see it,
/// too.
inline constexpr const char *sourceOfHeaders = "/warpgrain/headers.cu";

/// What a compiler is told to include before a source.
struct IncludedHeaders {
  std::vector<std::string> words; ///< the command line without a source; none may depend on the working folder
  llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> files; ///< the compiler's view of the disk, with sourceOfHeaders
  std::string texts; ///< of headers in that view only, besides compatibilityPrelude() and builtinCudaHeaders()
};

/// They, precompiled in a folder that several processes may share; made where they are not there yet. Nothing where
/// that does not succeed: the source is then read without.
///
/// The compiler itself refuses what it was made of other headers than are there now; its caller then removes it.
std::optional<std::filesystem::path> precompiledHeaders(const std::filesystem::path &folder, IncludedHeaders headers);

/// The words that have a compiler use them, in addition to those that they were made with.
std::vector<std::string> useOf(const std::filesystem::path &precompiled);

} // namespace warpgrain::frontend

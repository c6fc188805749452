// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <llvm/ADT/IntrusiveRefCntPtr.h>
#include <llvm/Support/VirtualFileSystem.h>

#include <cstdint>
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
  /// Where a source looks for headers, too. The words do not name them.
  std::vector<std::filesystem::path> folders;
};

/// What one folder of them may take, in bytes; the longest unused go first.
inline constexpr std::uintmax_t maximumBytesOfHeaders = std::uintmax_t{512} << 20U;

/// They, precompiled in a folder that several processes may share; made where they are not there yet. Nothing where
/// that does not succeed, or where a folder has a file of a name that they ask for: the source is then read without.
///
/// The compiler itself refuses what it was made of other headers than are there now; its caller then calls
/// forgetHeaders().
std::optional<std::filesystem::path> precompiledHeaders(const std::filesystem::path &folder,
                                                        const IncludedHeaders &headers);

/// Removes them, to be made anew. They need not be there.
void forgetHeaders(const std::filesystem::path &precompiled);

/// The words that have a compiler use them, in addition to those that they were made with.
std::vector<std::string> useOf(const std::filesystem::path &precompiled);

} // namespace warpgrain::frontend

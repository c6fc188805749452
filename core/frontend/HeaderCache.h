// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/frontend/source/LibraryIncludes.h"

#include <llvm/ADT/IntrusiveRefCntPtr.h>
#include <llvm/Support/VirtualFileSystem.h>

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace clang {
class ASTConsumer;
class CompilerInstance;
} // namespace clang

namespace warpgrain::frontend {

using FileView = llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem>;

/// What a compiler is told to include before a source, and what the source includes first.
struct IncludedHeaders {
  std::vector<std::string> words; ///< the command line without a source; none may depend on the working folder
  FileView files;                 ///< the compiler's view of the disk
  std::string texts; ///< of headers in that view only, besides compatibilityPrelude() and builtinCudaHeaders()
  /// Where a source looks for headers, too. The words do not name them.
  std::vector<std::filesystem::path> folders;
  LibraryIncludes own; ///< of the source
  /// Creates what changes the headers' declarations before they are written. An error that it reports keeps them from
  /// being precompiled. May be empty. The words tell one such function from another.
  std::function<std::unique_ptr<clang::ASTConsumer>(clang::CompilerInstance &)> consumer = {};
};

/// Headers that a compiler need not read again.
struct PrecompiledHeaders {
  std::filesystem::path file;
  /// The lines of the source's own includes. None where only the words' headers could be precompiled, or where a header
  /// asks for one of the macros that the source defines.
  std::string includes;
};

/// What one folder of them may take, in bytes; the longest unused go first.
inline constexpr std::uintmax_t maximumBytesOfHeaders = std::uintmax_t{1} << 30U;

/// They, precompiled in a folder that several processes may share; made where they are not there yet. Nothing where
/// that does not succeed, or where a folder has a file of a name that they ask for: the source is then read without.
///
/// The compiler itself refuses what it was made of other headers than are there now; its caller then calls
/// forgetHeaders().
std::optional<PrecompiledHeaders> precompiledHeaders(const std::filesystem::path &folder,
                                                     const IncludedHeaders &headers);

/// Removes them, to be made anew. They need not be there.
void forgetHeaders(const PrecompiledHeaders &precompiled);

/// The words that have a compiler use them, in addition to those that they were made with. Its view of the files must
/// be withSourceOf() them.
std::vector<std::string> useOf(const PrecompiledHeaders &precompiled);

/// A view of the files with the source that headers of such lines are precompiled for.
FileView withSourceOf(FileView files, const std::string &includes);

} // namespace warpgrain::frontend

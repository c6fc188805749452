// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/abi/Lowered.h"

#include <llvm/IR/DebugInfoMetadata.h>
#include <llvm/IR/Instruction.h>

#include <map>
#include <string>
#include <vector>

namespace warpgrain::executor {

/// Assigns numbers (sites) to the source locations of instructions. For inlined code it uses the innermost location
/// outside the headers of the toolkit and the compiler: a line of the user's source.
class SiteTable {
public:
  /// `systemFolders`: path prefixes of system headers.
  explicit SiteTable(std::vector<std::string> systemFolders) : systemFolders_(std::move(systemFolders)) { number({}); }

  /// Returns the folders of the toolkit's, the compiler's and the system's headers.
  static std::vector<std::string> systemFolders(const std::string &cudaRoot);

  /// Returns the site of an instruction; 0 if its location is not known.
  std::uint32_t of(const llvm::Instruction &instruction);

  /// Returns the location as a site; its line is 0 if it is not known.
  Site place(const llvm::DILocation *location) const;

  /// True if a location is in a system header. Ignores the locations into which it was inlined.
  bool isSystem(const llvm::DILocation &location) const;

  std::vector<Site> take() { return std::move(sites_); }

private:
  std::uint32_t number(const Site &site);
  bool isSystem(const std::string &path) const;

  std::vector<std::string> systemFolders_;
  std::vector<Site> sites_;
  std::map<Site, std::uint32_t> numbers_;
};

} // namespace warpgrain::executor

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/abi/Lowered.h"

#include <llvm/IR/DebugInfoMetadata.h>
#include <llvm/IR/Instruction.h>

#include <map>
#include <string>
#include <vector>

namespace warpgrain::executor {

/// Numbers the places of instructions. Of inlined code it is the innermost place that is not in the toolkit's or the
/// compiler's headers: the line that a person wrote.
class SiteTable {
public:
  /// Paths that begin so are headers of others.
  explicit SiteTable(std::vector<std::string> systemFolders) : systemFolders_(std::move(systemFolders)) { number({}); }

  /// The folders whose headers are others'.
  static std::vector<std::string> systemFolders(const std::string &cudaRoot);

  /// Site 0 is "not known".
  std::uint32_t of(const llvm::Instruction &instruction);

  /// Of line 0 where it is not known.
  Site place(const llvm::DILocation *location) const;

  /// Whether a location is in a header of others, callers not looked at.
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

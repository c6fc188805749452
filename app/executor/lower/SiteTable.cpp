// SPDX-License-Identifier: Apache-2.0
#include "app/executor/lower/SiteTable.h"

#include <algorithm>

namespace warpgrain::executor {

namespace {

std::string pathOf(const llvm::DILocation &location) {
  const std::string name = location.getFilename().str();
  if (name.starts_with('/') || location.getDirectory().empty()) return name;
  return location.getDirectory().str() + "/" + name;
}

} // namespace

std::uint32_t SiteTable::of(const llvm::Instruction &instruction) {
  const llvm::DILocation *location = instruction.getDebugLoc().get();
  while (location != nullptr && location->getInlinedAt() != nullptr &&
         (location->getLine() == 0 || isSystem(pathOf(*location))))
    location = location->getInlinedAt();
  if (location == nullptr || location->getLine() == 0) return 0;
  return number({.file = pathOf(*location), .line = location->getLine(), .column = location->getColumn()});
}

std::uint32_t SiteTable::number(const Site &site) {
  const auto [at, isNew] = numbers_.try_emplace(site, static_cast<std::uint32_t>(sites_.size()));
  if (isNew) sites_.push_back(site);
  return at->second;
}

bool SiteTable::isSystem(const std::string &path) const {
  return std::ranges::any_of(systemFolders_, [&](const std::string &folder) { return path.starts_with(folder); });
}

} // namespace warpgrain::executor

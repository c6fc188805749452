// SPDX-License-Identifier: Apache-2.0
#include "core/executor/lower/kit/SiteTable.h"

#include "core/frontend/flags/ClangHeaders.h"

#include <algorithm>

namespace warpgrain::executor {

namespace {

std::string pathOf(const llvm::DILocation &location) {
  const std::string name = location.getFilename().str();
  if (name.starts_with('/') || location.getDirectory().empty()) return name;
  return location.getDirectory().str() + "/" + name;
}

} // namespace

std::vector<std::string> SiteTable::systemFolders(const std::string &cudaRoot) {
  // Distributions put the toolkit's headers where all headers are; the last is that of files in the compiler's view.
  return {cudaRoot + "/", frontend::clangHeaders() + "/", "/usr/include/", "/usr/local/include/", "/warpgrain/"};
}

std::uint32_t SiteTable::of(const llvm::Instruction &instruction) {
  const Site site = place(instruction.getDebugLoc().get());
  return site.line == 0 ? 0 : number(site);
}

Site SiteTable::place(const llvm::DILocation *location) const {
  while (location != nullptr && location->getInlinedAt() != nullptr &&
         (location->getLine() == 0 || isSystem(*location)))
    location = location->getInlinedAt();
  if (location == nullptr || location->getLine() == 0) return {};
  return {.file = pathOf(*location), .line = location->getLine(), .column = location->getColumn()};
}

bool SiteTable::isSystem(const llvm::DILocation &location) const {
  return isSystem(pathOf(location));
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

// SPDX-License-Identifier: Apache-2.0
#include "core/frontend/flags/HeaderFlags.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace warpgrain::frontend {

namespace fs = std::filesystem;

namespace {

constexpr std::array folderFlags{std::string_view("-I"), std::string_view("-isystem"), std::string_view("-iquote"),
                                 std::string_view("-idirafter")};

bool isInside(const fs::path &path, const fs::path &folder) {
  if (folder.empty()) return false;
  std::error_code error;
  const fs::path inner = fs::weakly_canonical(path, error);
  const fs::path outer = fs::weakly_canonical(folder, error);
  return std::ranges::mismatch(outer, inner).in1 == outer.end();
}

} // namespace

std::optional<HeaderFlags> headerFlags(const std::vector<std::string> &arguments, const fs::path &folder,
                                       const fs::path &cudaRoot) {
  HeaderFlags out;
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    const std::string &flag = arguments[i];
    if (flag == "-imacros") return std::nullopt;
    if (flag == "-include" && i + 1 < arguments.size()) {
      out.includeFiles = true;
      ++i;
      continue;
    }
    const bool namesFolder = std::ranges::find(folderFlags, flag) != folderFlags.end();
    if (!namesFolder || i + 1 == arguments.size()) {
      out.words.push_back(flag);
      continue;
    }
    const fs::path named = (folder / arguments[++i]).lexically_normal();
    if (isInside(named, cudaRoot))
      out.words.insert(out.words.end(), {flag, named.string()});
    else
      out.folders.push_back(named);
  }
  return out;
}

} // namespace warpgrain::frontend

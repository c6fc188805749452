// SPDX-License-Identifier: Apache-2.0
#include "core/build/DependencyFile.h"

#include <string>

namespace warpgrain::build {

std::vector<std::filesystem::path> parseDependencies(std::string_view text, const std::filesystem::path &folder) {
  std::vector<std::filesystem::path> files;
  const std::size_t colon = text.find(": ");
  if (colon == std::string_view::npos) return files;
  std::string name;
  const auto finish = [&] {
    if (!name.empty()) files.push_back(folder / name);
    name.clear();
  };
  for (std::size_t i = colon + 1; i < text.size(); ++i) {
    const char c = text[i];
    const char next = i + 1 < text.size() ? text[i + 1] : '\0';
    const bool escapes = (c == '\\' && (next == ' ' || next == '#')) || (c == '$' && next == '$');
    if (escapes)
      name += text[++i];
    else if (c == '\\' && (next == '\n' || next == '\r'))
      ++i; // the rule goes on in the next line
    else if (c == '\n')
      break;
    else if (c == ' ' || c == '\t' || c == '\r')
      finish();
    else
      name += c;
  }
  finish();
  return files;
}

} // namespace warpgrain::build

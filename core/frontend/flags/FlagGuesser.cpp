// SPDX-License-Identifier: Apache-2.0
#include "core/frontend/flags/FlagGuesser.h"

#include "core/base/Files.h"

#include <algorithm>
#include <array>
#include <sstream>
#include <string_view>

namespace warpgrain::frontend {

namespace fs = std::filesystem;

namespace {

constexpr std::array usualNames{
    std::string_view("."),          std::string_view("include"), std::string_view("inc"),
    std::string_view("src"),        std::string_view("common"),  std::string_view("Common"),
    std::string_view("utils"),      std::string_view("util"),    std::string_view("common/include"),
    std::string_view("common/inc"),
};

/// Far enough up for the suites people keep their programs in, and never into the file system's
/// root.
constexpr int maximumLevels = 5;

/// Make's conditional lines; what stands between them holds in some builds only.
int conditionDepthChange(std::string_view line) {
  line.remove_prefix(std::min(line.find_first_not_of(" \t"), line.size()));
  for (const std::string_view open : {"ifeq", "ifneq", "ifdef", "ifndef"})
    if (line.starts_with(open)) return 1;
  return line.starts_with("endif") ? -1 : 0;
}

bool isPlainFlag(std::string_view word) {
  const bool known = word.starts_with("-I") || word.starts_with("-D") || word.starts_with("-std=");
  return known && word.size() > 2 && word.find_first_of("$`\"'\\(") == std::string_view::npos;
}

} // namespace

std::optional<fs::path> guessIncludeFolder(const fs::path &file, const std::string &header) {
  std::error_code error;
  fs::path folder = fs::weakly_canonical(file, error).parent_path();
  for (int level = 0; level < maximumLevels && folder.has_relative_path(); ++level) {
    for (const std::string_view name : usualNames)
      if (fs::is_regular_file(folder / name / header, error)) return (folder / name).lexically_normal();
    if (fs::exists(folder / ".git", error)) break; // the project ends here
    folder = folder.parent_path();
  }
  return std::nullopt;
}

std::vector<std::string> guessFlagsFromMakefile(const fs::path &file) {
  std::error_code error;
  const fs::path folder = fs::weakly_canonical(file, error).parent_path();
  std::vector<std::string> flags;
  for (const std::string_view name : {"GNUmakefile", "makefile", "Makefile"}) {
    const auto text = readTextFile(folder / name);
    if (!text) continue;
    std::istringstream lines(*text);
    int depth = 0;
    for (std::string line; std::getline(lines, line);) {
      depth += conditionDepthChange(line);
      if (depth > 0) continue;
      std::istringstream words(line.substr(0, line.find('#')));
      for (std::string word; words >> word;) {
        if (!isPlainFlag(word)) continue;
        if (word.starts_with("-I")) word = "-I" + (folder / word.substr(2)).lexically_normal().string();
        if (std::ranges::find(flags, word) == flags.end()) flags.push_back(word);
      }
    }
    break; // make reads the first of the three
  }
  return flags;
}

} // namespace warpgrain::frontend

// SPDX-License-Identifier: Apache-2.0
//
// The links of README, CONTRIBUTING and the handbook lead to files and headings that exist.
#include "core/base/Files.h"

#include <gtest/gtest.h>

#include <cctype>
#include <filesystem>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <vector>

namespace warpgrain {
namespace {

namespace fs = std::filesystem;

std::vector<fs::path> documents() {
  const fs::path root(WARPGRAIN_ROOT);
  std::vector<fs::path> out{root / "README.md", root / "CONTRIBUTING.md", root / "CHANGELOG.md"};
  for (const fs::directory_entry &entry : fs::directory_iterator(root / "resources/handbook"))
    if (entry.path().extension() == ".md") out.push_back(entry.path());
  return out;
}

/// The lines of a document outside of its blocks of code.
std::vector<std::string> proseOf(const fs::path &document) {
  std::istringstream in(readTextFile(document).value());
  std::vector<std::string> out;
  bool isCode = false;
  for (std::string line; std::getline(in, line);) {
    const bool isFence = line.starts_with("```");
    if (isFence) isCode = !isCode;
    if (!isFence && !isCode) out.push_back(line);
  }
  return out;
}

/// The name that links use for a heading: "What it finds" is "what-it-finds".
std::string anchorOf(const std::string &heading) {
  std::string out;
  for (const char c : heading) {
    if (c == ' ' || c == '-')
      out += '-';
    else if (std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_')
      out += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  }
  return out;
}

std::set<std::string> anchorsIn(const fs::path &document) {
  std::set<std::string> out;
  for (const std::string &line : proseOf(document))
    if (line.starts_with('#')) out.insert(anchorOf(line.substr(line.find_first_not_of("# "))));
  return out;
}

void expectLeads(const fs::path &document, const std::string &link) {
  const std::size_t hash = link.find('#');
  const std::string file = link.substr(0, hash);
  const fs::path target = file.empty() ? document : document.parent_path() / file;
  ASSERT_TRUE(fs::exists(target)) << document << " links to " << link;
  if (hash == std::string::npos) return;
  EXPECT_TRUE(anchorsIn(target).contains(link.substr(hash + 1))) << document << " links to " << link;
}

TEST(DocumentLinks, LeadToFilesAndHeadingsThatExist) {
  const std::regex links("\\]\\(([^)\\s]+)\\)");
  std::size_t count = 0;
  for (const fs::path &document : documents())
    for (const std::string &line : proseOf(document))
      for (std::sregex_iterator link(line.begin(), line.end(), links), end; link != end; ++link) {
        const std::string target = (*link)[1];
        if (target.starts_with("http")) continue;
        expectLeads(document, target);
        ++count;
      }
  EXPECT_GT(count, 50U);
}

TEST(DocumentLinks, EveryPageOfTheHandbookIsInItsList) {
  const fs::path folder = fs::path(WARPGRAIN_ROOT) / "resources/handbook";
  const std::string list = readTextFile(folder / "README.md").value();
  for (const fs::path &document : documents()) {
    const std::string name = document.filename().string();
    if (document.parent_path() != folder || name == "README.md") continue;
    EXPECT_NE(list.find("(" + name + ")"), std::string::npos) << name;
  }
}

} // namespace
} // namespace warpgrain

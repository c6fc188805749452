// SPDX-License-Identifier: Apache-2.0
#include "tests/bench/RefusalKinds.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <sstream>
#include <vector>

namespace warpgrain::bench {

namespace {

/// Words after which a sentence names something of the kernel.
bool introducesName(std::string_view word) {
  static constexpr std::array words{std::string_view("function"), std::string_view("macro"),
                                    std::string_view("variable"), std::string_view("own"),
                                    std::string_view("type"),     std::string_view("with"),
                                    std::string_view("what"),     std::string_view("launches")};
  return std::ranges::find(words, word) != words.end();
}

/// Written in small letters only, with a capital at the beginning at most: a word of the sentence.
bool isPlain(std::string_view word) {
  return std::ranges::all_of(
             word.substr(word.empty() ? 0 : 1),
             [](unsigned char c) { return std::islower(c) != 0 || c == '\'' || c == '-' || c >= 0x80; }) &&
         (word.empty() || std::isalpha(static_cast<unsigned char>(word[0])) != 0);
}

} // namespace

std::string kindOf(std::string_view reason) {
  std::istringstream words{std::string(reason)};
  std::string out;
  std::string before;
  for (std::string word; words >> word;) {
    const std::size_t end = word.find_last_not_of(",.;:");
    const bool ends =
        end != std::string::npos && end + 1 < word.size() && word.find_first_of(".;:", end) != std::string::npos;
    std::string core = word.substr(0, end == std::string::npos ? 0 : end + 1);
    const bool keeps = core.starts_with("threadIdx") || core.starts_with("blockDim") || core.starts_with("#");
    if (keeps && core.size() > 2 && core[core.size() - 2] == '.') core.resize(core.size() - 2);
    if (!keeps && (!isPlain(core) || introducesName(before))) core = "…";
    if (!(core == "…" && before == "…")) out += (out.empty() ? "" : " ") + core;
    before = core;
    if (ends) break;
  }
  return out;
}

void RefusalKinds::add(std::string_view reason, std::string example) {
  Entry &entry = entries_[kindOf(reason)];
  if (entry.count++ == 0) entry.example = std::move(example);
}

std::string RefusalKinds::table() const {
  std::vector<std::pair<std::string, Entry>> sorted(entries_.begin(), entries_.end());
  std::ranges::stable_sort(sorted, [](const auto &a, const auto &b) { return a.second.count > b.second.count; });
  std::string out;
  for (const auto &[kind, entry] : sorted)
    out += std::to_string(entry.count) + " | " + kind + " | " + entry.example + "\n";
  return out;
}

} // namespace warpgrain::bench

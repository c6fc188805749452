// SPDX-License-Identifier: Apache-2.0
#include "core/build/FlagText.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <utility>

namespace warpgrain::build {

namespace {

using Flags = std::vector<std::string>;

bool isBlank(char c) {
  return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

std::string quoted(const std::string &word) {
  const bool isPlain =
      std::ranges::none_of(word, [](char c) { return isBlank(c) || c == '"' || c == '\'' || c == '\\'; });
  if (isPlain && !word.empty()) return word;
  std::string out = "\"";
  for (const char c : word) {
    if (c == '"' || c == '\\') out += '\\';
    out += c;
  }
  return out + "\"";
}

/// Cuts a text into words.
class WordReader {
public:
  explicit WordReader(std::string_view text) : text_(text) {}

  Flags run() {
    for (; at_ < text_.size(); ++at_)
      take(text_[at_]);
    end();
    return std::move(words_);
  }

private:
  void take(char c) {
    if (c == '\\' && quote_ != '\'' && at_ + 1 < text_.size() && isEscape(text_[at_ + 1])) {
      const char escaped = text_[++at_];
      if (escaped != '\n') add(escaped);
    } else if (quote_ != 0) {
      if (c == quote_)
        quote_ = 0;
      else
        add(c);
    } else if (c == '"' || c == '\'') {
      quote_ = c;
      isOpen_ = true;
    } else if (isBlank(c)) {
      end();
    } else {
      add(c);
    }
  }

  /// Between double quotes a backslash escapes few characters.
  bool isEscape(char next) const { return quote_ == 0 || next == '"' || next == '\\' || next == '\n'; }

  void add(char c) {
    word_ += c;
    isOpen_ = true;
  }

  void end() {
    if (std::exchange(isOpen_, false)) words_.push_back(std::exchange(word_, {}));
  }

  std::string_view text_;
  std::size_t at_ = 0;
  char quote_ = 0;
  bool isOpen_ = false;
  std::string word_;
  Flags words_;
};

/// A flag without its dashes.
std::string_view nameOf(std::string_view flag) {
  const std::size_t begin = flag.find_first_not_of('-');
  return begin == 0 || begin == std::string_view::npos ? std::string_view() : flag.substr(begin);
}

/// The place of a standard among flags, and how many words it takes.
struct StandardFlag {
  std::size_t at = 0;
  std::size_t words = 0;
  std::string standard;
};

std::optional<StandardFlag> lastStandardIn(const Flags &flags) {
  std::optional<StandardFlag> out;
  for (std::size_t i = 0; i < flags.size(); ++i)
    for (const std::string_view option : {"std", "c++-standard"}) {
      const std::string_view name = nameOf(flags[i]);
      const bool isAlone = name == option && i + 1 < flags.size();
      if (isAlone)
        out = {.at = i, .words = 2, .standard = flags[i + 1]};
      else if (name.starts_with(option) && name.substr(option.size()).starts_with('='))
        out = {.at = i, .words = 1, .standard = std::string(name.substr(option.size() + 1))};
    }
  return out;
}

bool isFastMath(const std::string &flag) {
  const std::string_view name = nameOf(flag);
  return name == "use_fast_math" || name == "use_fast_math=true";
}

} // namespace

std::string textOfFlags(const Flags &flags) {
  std::string out;
  for (const std::string &flag : flags) {
    const bool isValue = !flag.starts_with('-') && !out.empty();
    if (!out.empty()) out += isValue ? ' ' : '\n';
    out += quoted(flag);
  }
  return out;
}

Flags flagsOfText(std::string_view text) {
  return WordReader(text).run();
}

std::string standardOf(const Flags &flags) {
  const auto found = lastStandardIn(flags);
  return found ? found->standard : std::string();
}

Flags withStandard(const Flags &flags, const std::string &standard) {
  Flags out = flags;
  std::optional<std::size_t> place;
  while (const auto found = lastStandardIn(out)) {
    const auto begin = out.begin() + static_cast<std::ptrdiff_t>(found->at);
    out.erase(begin, begin + static_cast<std::ptrdiff_t>(found->words));
    place = found->at;
  }
  if (!standard.empty())
    out.insert(out.begin() + static_cast<std::ptrdiff_t>(place.value_or(out.size())), "-std=" + standard);
  return out;
}

bool haveFastMath(const Flags &flags) {
  return std::ranges::any_of(flags, isFastMath);
}

Flags withFastMath(const Flags &flags, bool isFast) {
  Flags out;
  std::ranges::remove_copy_if(flags, std::back_inserter(out), isFastMath);
  if (isFast) out.emplace_back("--use_fast_math");
  return out;
}

} // namespace warpgrain::build

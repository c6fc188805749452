// SPDX-License-Identifier: Apache-2.0
#include "core/base/messages/Messages.h"

#include <array>
#include <utility>

namespace warpgrain::messages {

namespace {

struct Entry {
  std::string_view name;
  std::string_view file;
  std::string_view text;
};

constexpr std::array entries{
#define WARPGRAIN_MESSAGE(id, file, text) Entry{#id, file, text},
#include "core/base/messages/Messages.def"
#undef WARPGRAIN_MESSAGE
};

const Entry &entryOf(MessageId id) {
  return entries[static_cast<std::size_t>(id)];
}

/// "{1}" at this place; 0: there is none.
std::size_t argumentAt(std::string_view text, std::size_t at) {
  const bool isOne =
      text.size() - at > 2 && text[at] == '{' && text[at + 1] >= '1' && text[at + 1] <= '9' && text[at + 2] == '}';
  return isOne ? static_cast<std::size_t>(text[at + 1] - '0') : 0;
}

/// What stands before, between and behind the arguments.
std::vector<std::string_view> piecesOf(std::string_view text) {
  std::vector<std::string_view> out;
  std::size_t begin = 0;
  for (std::size_t at = 0; at < text.size(); ++at)
    if (argumentAt(text, at) > 0) {
      out.push_back(text.substr(begin, at - begin));
      begin = at + 3;
      at += 2;
    }
  out.push_back(text.substr(begin));
  return out;
}

std::optional<std::vector<std::string>> argumentsOf(std::string_view sentence, std::string_view text) {
  const std::vector<std::string_view> pieces = piecesOf(text);
  if (pieces.size() == 1) return sentence == text ? std::optional(std::vector<std::string>()) : std::nullopt;
  if (!sentence.starts_with(pieces.front())) return std::nullopt;
  std::vector<std::string> out;
  std::size_t begin = pieces.front().size();
  for (std::size_t i = 1; i < pieces.size(); ++i) {
    const bool isLast = i + 1 == pieces.size();
    if (isLast && (sentence.size() < begin + pieces[i].size() || !sentence.ends_with(pieces[i]))) return std::nullopt;
    const std::size_t end = isLast ? sentence.size() - pieces[i].size() : sentence.find(pieces[i], begin);
    if (end == std::string_view::npos || end <= begin) return std::nullopt;
    out.emplace_back(sentence.substr(begin, end - begin));
    begin = end + pieces[i].size();
  }
  return out;
}

std::size_t lengthWithoutArguments(std::string_view text) {
  std::size_t out = 0;
  for (const std::string_view piece : piecesOf(text))
    out += piece.size();
  return out;
}

} // namespace

std::string_view nameOf(MessageId id) {
  return entryOf(id).name;
}

std::string_view fileOf(MessageId id) {
  return entryOf(id).file;
}

std::string_view englishOf(MessageId id) {
  return entryOf(id).text;
}

std::string sentence(MessageId id, const std::vector<std::string> &arguments) {
  return filled(englishOf(id), arguments);
}

std::optional<Said> recognised(std::string_view sentence) {
  static constexpr auto texts = [] {
    std::array<std::string_view, entries.size()> out;
    for (std::size_t i = 0; i < entries.size(); ++i)
      out[i] = entries[i].text;
    return out;
  }();
  auto found = recognisedIn(texts, sentence);
  if (!found) return std::nullopt;
  return Said{.id = static_cast<MessageId>(found->index), .arguments = std::move(found->arguments)};
}

std::optional<SaidIn> recognisedIn(std::span<const std::string_view> texts, std::string_view sentence,
                                   std::size_t leastText) {
  std::optional<SaidIn> best;
  std::size_t longest = 0;
  for (std::size_t i = 0; i < texts.size(); ++i) {
    if (texts[i].size() <= longest || lengthWithoutArguments(texts[i]) < leastText) continue;
    auto arguments = argumentsOf(sentence, texts[i]);
    if (!arguments) continue;
    longest = texts[i].size();
    best = SaidIn{.index = i, .arguments = std::move(*arguments)};
  }
  return best;
}

std::string filled(std::string_view text, const std::vector<std::string> &arguments) {
  std::string out;
  for (std::size_t at = 0; at < text.size(); ++at) {
    const std::size_t argument = argumentAt(text, at);
    if (argument == 0) {
      out += text[at];
      continue;
    }
    if (argument <= arguments.size()) out += arguments[argument - 1];
    at += 2;
  }
  return out;
}

} // namespace warpgrain::messages

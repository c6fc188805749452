// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace warpgrain::messages {

/// The sentences of Messages.def.
enum class MessageId : std::uint8_t {
#define WARPGRAIN_MESSAGE(id, file, text) id,
#include "core/base/messages/Messages.def"
#undef WARPGRAIN_MESSAGE
  count ///< number of sentences
};

/// "fileMissing"
std::string_view nameOf(MessageId id);
/// The file that says it.
std::string_view fileOf(MessageId id);
/// Its English, with {1}, {2} in the places of the arguments.
std::string_view englishOf(MessageId id);

/// The English of a sentence with its arguments, for those who say it.
std::string sentence(MessageId id, const std::vector<std::string> &arguments = {});

/// What a sentence says.
struct Said {
  MessageId id = MessageId::count;
  std::vector<std::string> arguments; ///< none is empty

  friend bool operator==(const Said &, const Said &) = default;
};

/// The sentence of the catalogue that this is; none: it is another. Of several that fit: the one with the longest text.
/// An argument ends where the text behind it is found first.
std::optional<Said> recognised(std::string_view sentence);

/// What a sentence says, of a list of texts with {1}, {2} in the places of the arguments.
struct SaidIn {
  std::size_t index = 0; ///< in the list
  std::vector<std::string> arguments;
};

/// The text of a list that a sentence is made of, found as recognised() finds it. Texts with less than `leastText`
/// bytes beside their arguments fit nothing: they would fit too much.
std::optional<SaidIn> recognisedIn(std::span<const std::string_view> texts, std::string_view sentence,
                                   std::size_t leastText = 0);

/// A text with the arguments in the places of {1}, {2}.
std::string filled(std::string_view text, const std::vector<std::string> &arguments);

} // namespace warpgrain::messages

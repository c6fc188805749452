// SPDX-License-Identifier: Apache-2.0
#include "core/base/messages/Messages.h"

#include "core/base/Files.h"
#include "core/base/TemporaryDirectory.h"

#include <gtest/gtest.h>

#include <array>
#include <filesystem>
#include <regex>

namespace warpgrain::messages {
namespace {

namespace fs = std::filesystem;

std::vector<MessageId> allIds() {
  std::vector<MessageId> out;
  for (std::size_t i = 0; i < static_cast<std::size_t>(MessageId::count); ++i)
    out.push_back(static_cast<MessageId>(i));
  return out;
}

/// A text as it stands in a literal.
std::string escaped(std::string_view text) {
  std::string out;
  for (const char c : text)
    out += c == '"' ? "\\\"" : c == '\n' ? "\\n" : std::string(1, c);
  return out;
}

/// Between the arguments.
std::vector<std::string> piecesOf(std::string_view text) {
  static const std::regex argument(R"(\{\d\})");
  const std::string whole = escaped(text);
  std::vector<std::string> out;
  for (std::sregex_token_iterator it(whole.begin(), whole.end(), argument, -1), end; it != end; ++it)
    if (it->length() > 0) out.push_back(*it);
  return out;
}

/// The text of a source, in which literals that stand one behind the other are one.
std::string joined(const std::string &source) {
  static const std::regex between(R"("\s*(\+\s*)?")");
  return std::regex_replace(source, between, "");
}

/// True where the text has the piece, or clauses that it is put together of.
bool isMadeOf(const std::string &text, const std::string &piece, int clauses) {
  constexpr std::size_t shortest = 12;
  if (text.contains(piece)) return true;
  if (clauses < 2) return false;
  for (std::size_t length = piece.size(); length-- > shortest;)
    if (text.contains(piece.substr(0, length)) && isMadeOf(text, piece.substr(length), clauses - 1)) return true;
  return false;
}

/// A sentence that is changed where it is said has to be changed in the catalogue, too.
TEST(Messages, AreSaidByTheirFiles) {
  for (const MessageId id : allIds()) {
    const auto source = readFile(fs::path(WARPGRAIN_SOURCE_FOLDER) / fileOf(id));
    ASSERT_TRUE(source) << nameOf(id);
    // By its id, or as a text of its own.
    if (source->contains("MessageId::" + std::string(nameOf(id)))) continue;
    const std::string text = joined(*source);
    for (const std::string &piece : piecesOf(englishOf(id)))
      EXPECT_TRUE(isMadeOf(text, piece, 2)) << nameOf(id) << ": " << piece;
  }
}

TEST(Messages, AreRecognisedWithTheirArguments) {
  const auto folder = TemporaryDirectory::create();
  ASSERT_TRUE(folder);
  const fs::path missing = folder->path() / "a.cu";
  const auto said = recognised(readFile(missing).error().message);
  ASSERT_TRUE(said);
  EXPECT_EQ(said->id, MessageId::fileMissing);
  EXPECT_EQ(said->arguments, std::vector<std::string>{missing.string()});
  EXPECT_EQ(recognised(readFile(folder->path()).error().message)->id, MessageId::fileNotRegular);
  EXPECT_EQ(recognised(R"("levitate" is not a step; the steps are: coarsen, tile.)"),
            (Said{.id = MessageId::stepUnknown, .arguments = {"levitate", "coarsen, tile"}}));
  EXPECT_FALSE(recognised("The moon is not a step."));
  EXPECT_FALSE(recognised(""));
}

TEST(Messages, OfTwoThatFitTheLongerOneIsTaken) {
  const auto said = recognised("warpgrain-runner ended with exit code 2. Check that this CUDA toolkit is complete.");
  ASSERT_TRUE(said);
  EXPECT_EQ(said->id, MessageId::toolkitIncomplete);
}

/// What was taken apart is put together again.
TEST(Messages, AreFilledAgain) {
  for (const MessageId id : allIds()) {
    std::vector<std::string> arguments;
    for (int i = 1; i <= 9; ++i)
      arguments.push_back("<" + std::to_string(i) + ">");
    const std::string sentence = filled(englishOf(id), arguments);
    const auto said = recognised(sentence);
    ASSERT_TRUE(said) << nameOf(id);
    EXPECT_EQ(said->id, id) << sentence;
    EXPECT_EQ(filled(englishOf(id), said->arguments), sentence);
  }
  EXPECT_EQ(filled("{2} of {1}, {x}", {"a", "b"}), "b of a, {x}");
}

TEST(Messages, AreSaidByTheirIds) {
  const std::string said = sentence(MessageId::mappingGain, {"64", "32"});
  EXPECT_EQ(said, "Its strips in local memory gain more: 64 against 32.");
  EXPECT_EQ(recognised(said), (Said{.id = MessageId::mappingGain, .arguments = {"64", "32"}}));
}

TEST(Messages, OfAnotherListAreRecognisedIfTheyHaveEnoughText) {
  constexpr std::array<std::string_view, 3> texts{"{1}", "{1} is here", "The loop {1} is here"};
  const auto found = recognisedIn(texts, "The loop k is here");
  ASSERT_TRUE(found);
  EXPECT_EQ(found->index, 2U);
  EXPECT_EQ(found->arguments, std::vector<std::string>{"k"});
  EXPECT_EQ(recognisedIn(texts, "Nobody is here", 5)->index, 1U);
  EXPECT_FALSE(recognisedIn(texts, "Nobody", 5)); // {1} alone fits everything
}

} // namespace
} // namespace warpgrain::messages

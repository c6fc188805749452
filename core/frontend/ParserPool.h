// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/frontend/Parser.h"

#include <condition_variable>
#include <cstdint>
#include <list>
#include <mutex>
#include <string>

namespace warpgrain::frontend {

/// Parsers of one translation unit, so that several threads may parse it at once. Each parser takes some hundred
/// megabytes, and is made when all others are in use, or keep the headers of other texts.
///
/// A parser reads a text whose first lines, up to the first declaration, are those of its last text several times
/// faster than another. So each text is handed to a parser that has read such lines, where one is free.
class ParserPool : public Parser {
public:
  /// `most`: parses at once, at least 1. Fails as Parser::open() does.
  static Result<std::unique_ptr<ParserPool>> open(ParseRequest request, unsigned most);

  /// May be called by several threads at once. Waits while as many parses are under way as may be.
  Result<model::Unit> parse(const UnsavedFiles &unsaved) override;

  const std::vector<std::string> &flags() const override { return first().flags(); }

  const std::filesystem::path &folder() const override { return first().folder(); }

  const std::string &architecture() const override { return first().architecture(); }

  /// Texts that were handed to a parser that had read other first lines before, or headers with another text.
  unsigned changesOfHead() const { return changes_; }

private:
  struct Member {
    std::unique_ptr<Parser> parser;
    std::string head; ///< what the text began with that it read last; empty: it read none
    std::uint64_t lastUse = 0;
    bool isFree = true;
  };

  ParserPool(ParseRequest request, unsigned most, std::unique_ptr<Parser> first);

  const Parser &first() const { return *members_.front().parser; }

  std::string headOf(const UnsavedFiles &unsaved) const;
  /// One that nobody else uses until it is given back.
  Result<Member *> take(const std::string &head);
  void giveBack(Member &member);
  Member *freeWith(const std::string &head);
  Member &leastMissed();

  ParseRequest request_;
  unsigned most_;
  std::mutex changing_;
  std::condition_variable givenBack_;
  std::list<Member> members_; // the first one's parser tells the flags
  unsigned inUse_ = 0;
  unsigned changes_ = 0;
  std::uint64_t uses_ = 0;
};

} // namespace warpgrain::frontend

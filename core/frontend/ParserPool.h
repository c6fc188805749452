// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/frontend/Parser.h"

#include <condition_variable>
#include <mutex>
#include <vector>

namespace warpgrain::frontend {

/// Parsers of one translation unit, so that several threads may parse it at once. Each parser takes some hundred
/// megabytes, and is made when all others are in use.
class ParserPool : public Parser {
public:
  /// `most`: parsers at once, at least 1. Fails as Parser::open() does.
  static Result<std::unique_ptr<ParserPool>> open(ParseRequest request, unsigned most);

  /// May be called by several threads at once. Waits where all parsers are in use.
  Result<model::Unit> parse(const UnsavedFiles &unsaved) override;

  const std::vector<std::string> &flags() const override { return first_->flags(); }

  const std::filesystem::path &folder() const override { return first_->folder(); }

  const std::string &architecture() const override { return first_->architecture(); }

private:
  ParserPool(ParseRequest request, unsigned most, std::unique_ptr<Parser> first);

  /// A parser that nobody else uses until it is given back.
  Result<Parser *> take();
  void giveBack(Parser *parser);

  ParseRequest request_;
  unsigned most_;
  std::mutex changing_;
  std::condition_variable givenBack_;
  std::vector<std::unique_ptr<Parser>> further_;
  std::vector<Parser *> free_;
  unsigned made_ = 1;
  std::unique_ptr<Parser> first_;
};

} // namespace warpgrain::frontend

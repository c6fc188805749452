// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/frontend/Parser.h"

#include <condition_variable>
#include <cstddef>
#include <list>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <unordered_map>

namespace warpgrain::frontend {

/// A parser that keeps the units of the last texts: plans that begin with the same steps are read once. A source that
/// is open for many plans stays as it was: what changes on disk meanwhile is not read for a text that was read before.
class KeptUnits final : public Parser {
public:
  /// Kept are `most` units at most, the texts of which have `mostBytes` bytes together at most.
  KeptUnits(std::unique_ptr<Parser> parser, std::size_t most, std::size_t mostBytes);

  /// May be called by several threads at once if the other parser's may. Of threads that ask for the same text one
  /// parses, and the others wait for it. What cannot be parsed is not kept.
  Result<model::Unit> parse(const UnsavedFiles &unsaved) override;

  const std::vector<std::string> &flags() const override { return parser_->flags(); }

  const std::filesystem::path &folder() const override { return parser_->folder(); }

  const std::string &architecture() const override { return parser_->architecture(); }

private:
  struct Entry {
    std::string key;
    std::shared_ptr<const Result<model::Unit>> unit; ///< null: somebody parses it
    std::size_t bytes = 0;
  };

  std::shared_ptr<const Result<model::Unit>> kept(std::unique_lock<std::mutex> &lock, const std::string &key);
  void dropOldest();

  std::unique_ptr<Parser> parser_;
  std::size_t most_;
  std::size_t mostBytes_;
  std::mutex changing_;
  std::condition_variable parsed_;
  std::list<Entry> entries_; ///< the one that was used last is first
  std::unordered_map<std::string, std::list<Entry>::iterator> byKey_;
  std::size_t bytes_ = 0;
};

} // namespace warpgrain::frontend

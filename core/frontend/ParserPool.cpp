// SPDX-License-Identifier: Apache-2.0
#include "core/frontend/ParserPool.h"

#include <utility>

namespace warpgrain::frontend {

Result<std::unique_ptr<ParserPool>> ParserPool::open(ParseRequest request, unsigned most) {
  auto first = Parser::open(request);
  if (!first) return std::unexpected(first.error());
  return std::unique_ptr<ParserPool>(new ParserPool(std::move(request), most, std::move(*first)));
}

ParserPool::ParserPool(ParseRequest request, unsigned most, std::unique_ptr<Parser> first)
    : request_(std::move(request)), most_(most), free_{first.get()}, first_(std::move(first)) {}

Result<model::Unit> ParserPool::parse(const UnsavedFiles &unsaved) {
  const auto parser = take();
  if (!parser) return std::unexpected(parser.error());
  auto unit = (*parser)->parse(unsaved);
  giveBack(*parser);
  return unit;
}

Result<Parser *> ParserPool::take() {
  std::unique_lock lock(changing_);
  givenBack_.wait(lock, [this] { return !free_.empty() || made_ < most_; });
  if (!free_.empty()) {
    Parser *parser = free_.back();
    free_.pop_back();
    return parser;
  }
  ++made_;
  lock.unlock();
  auto parser = Parser::open(request_);
  lock.lock();
  if (!parser) {
    --made_;
    givenBack_.notify_one();
    return std::unexpected(parser.error());
  }
  return further_.emplace_back(std::move(*parser)).get();
}

void ParserPool::giveBack(Parser *parser) {
  {
    const std::scoped_lock lock(changing_);
    free_.push_back(parser);
  }
  givenBack_.notify_one();
}

} // namespace warpgrain::frontend

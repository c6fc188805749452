// SPDX-License-Identifier: Apache-2.0
#include "core/frontend/ParserPool.h"

#include "core/base/ContentHash.h"
#include "core/base/Files.h"

#include <clang/Basic/LangOptions.h>
#include <clang/Lex/Lexer.h>

#include <algorithm>
#include <utility>

namespace warpgrain::frontend {

namespace {

/// So many parsers more than may parse at once: a step that adds an #include makes other first lines.
unsigned sparesFor(unsigned most) {
  return std::clamp(most / 2, 1U, 4U);
}

/// The lines before the first declaration, which a parser keeps the headers of.
std::string_view firstLines(const std::string &text) {
  clang::LangOptions language;
  language.CPlusPlus = true;
  return std::string_view(text).substr(0, clang::Lexer::ComputePreamble(text, language).Size);
}

} // namespace

Result<std::unique_ptr<ParserPool>> ParserPool::open(ParseRequest request, unsigned most) {
  auto first = Parser::open(request);
  if (!first) return std::unexpected(first.error());
  std::error_code ignored;
  request.file = std::filesystem::absolute(request.file, ignored).lexically_normal();
  return std::unique_ptr<ParserPool>(new ParserPool(std::move(request), most, std::move(*first)));
}

ParserPool::ParserPool(ParseRequest request, unsigned most, std::unique_ptr<Parser> first)
    : request_(std::move(request)), most_(most) {
  members_.push_back({.parser = std::move(first), .head = {}});
}

Result<model::Unit> ParserPool::parse(const UnsavedFiles &unsaved) {
  const auto member = take(headOf(unsaved));
  if (!member) return std::unexpected(member.error());
  auto unit = (*member)->parser->parse(unsaved);
  giveBack(**member);
  return unit;
}

/// What decides whether kept headers fit: the source's first lines, and the other files' texts. Never empty.
std::string ParserPool::headOf(const UnsavedFiles &unsaved) const {
  std::vector<std::string> parts;
  const auto main = unsaved.find(request_.file);
  if (main != unsaved.end())
    parts.emplace_back(firstLines(main->second));
  else
    parts.emplace_back(firstLines(readTextFile(request_.file).value_or("")));
  for (const auto &[path, text] : unsaved)
    if (path != request_.file) parts.insert(parts.end(), {path.string(), text});
  return hashContent(parts).hex();
}

Result<ParserPool::Member *> ParserPool::take(const std::string &head) {
  std::unique_lock lock(changing_);
  givenBack_.wait(lock, [this] { return inUse_ < most_; });
  ++inUse_;
  Member *found = freeWith(head);
  if (found == nullptr) found = freeWith("");
  if (found == nullptr && members_.size() < most_ + sparesFor(most_)) {
    const auto place = members_.insert(members_.end(), Member{.parser = nullptr, .head = head, .isFree = false});
    lock.unlock();
    auto parser = Parser::open(request_);
    lock.lock();
    if (!parser) {
      members_.erase(place);
      --inUse_;
      givenBack_.notify_one();
      return std::unexpected(parser.error());
    }
    place->parser = std::move(*parser);
    found = &*place;
  }
  if (found == nullptr) {
    found = &leastMissed();
    ++changes_;
  }
  found->isFree = false;
  found->head = head;
  found->lastUse = ++uses_;
  return found;
}

void ParserPool::giveBack(Member &member) {
  {
    const std::scoped_lock lock(changing_);
    member.isFree = true;
    --inUse_;
  }
  givenBack_.notify_one();
}

ParserPool::Member *ParserPool::freeWith(const std::string &head) {
  const auto found =
      std::ranges::find_if(members_, [&](const Member &member) { return member.isFree && member.head == head; });
  return found != members_.end() ? &*found : nullptr;
}

/// Of the free parsers one of those whose first lines most parsers have read, and of these the one that has been free
/// for the longest time. Precondition: one is free.
ParserPool::Member &ParserPool::leastMissed() {
  Member *best = nullptr;
  std::ptrdiff_t bestCount = 0;
  for (Member &member : members_) {
    if (!member.isFree) continue;
    const auto count = std::ranges::count(members_, member.head, &Member::head);
    const bool isBetter =
        best == nullptr || count > bestCount || (count == bestCount && member.lastUse < best->lastUse);
    if (!isBetter) continue;
    best = &member;
    bestCount = count;
  }
  return *best;
}

} // namespace warpgrain::frontend

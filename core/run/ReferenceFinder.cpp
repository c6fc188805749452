// SPDX-License-Identifier: Apache-2.0
#include "core/run/ReferenceFinder.h"

#include "core/access/facts/requests/RequestOrigin.h"

#include <algorithm>
#include <string_view>

namespace warpgrain::run {

namespace {

using access::AccessFacts;

/// Atomic functions that only load or store are executed as loads and stores.
CountedKind kindOf(const model::Unit &unit, const access::KernelFacts &facts, const AccessFacts &access) {
  const bool isAtomic = access.kind == model::AccessKind::atomic && !access.instances.empty();
  const model::AccessKind kind =
      isAtomic ? requestKind(unit, facts.instances.accesses[access.instances.front()]) : access.kind;
  if (kind == model::AccessKind::atomic) return CountedKind::atomic;
  return kind == model::AccessKind::write ? CountedKind::store : CountedKind::load;
}

bool consistsOf(std::string_view text, std::string_view characters) {
  return text.find_first_not_of(characters) == std::string_view::npos;
}

/// Whether a text between a reference and an operator lets the one be the operand of the other: "(a[0]) = 1",
/// "++(a[0])", "x : a" of a loop over an array, whose element goes by the name of x.
bool isOperandOf(std::string_view text, const SourceSpan &reference, std::uint32_t at) {
  constexpr std::string_view blanks = " \t\r\n";
  if (at >= text.size()) return false;
  if (reference.end <= at)
    return std::string_view("=+-*/%&|^<>:").contains(text[at]) &&
           consistsOf(text.substr(reference.end, at - reference.end),
                      std::string(blanks) + (text[at] == ':' ? "]" : ")"));
  const std::string_view operation = text.substr(at, 2);
  return (operation == "++" || operation == "--") && reference.begin >= at + 2 &&
         consistsOf(text.substr(at + 2, reference.begin - at - 2), std::string(blanks) + "(");
}

} // namespace

std::optional<CountedSpace> countedSpaceOf(const AccessFacts &facts) {
  if (facts.space == model::MemorySpace::global) return CountedSpace::global;
  if (facts.space == model::MemorySpace::shared) return CountedSpace::shared;
  if (facts.space == model::MemorySpace::constant) return CountedSpace::constant;
  return std::nullopt;
}

ReferenceFinder::ReferenceFinder(const model::Unit &unit, const access::KernelFacts &facts) : unit_(unit) {
  for (const AccessFacts &access : facts.accesses) {
    const Reference reference{access.span, kindOf(unit, facts, access)};
    references_[reference].push_back(&access);
    for (const std::size_t instance : access.instances)
      if (const auto call = access::callWith(unit, facts.instances.accesses[instance]))
        argumentsOf_[{call->file, call->begin}].insert(reference);
  }
  for (const model::File &file : unit.files)
    lines_.emplace_back(file.text);
  for (const access::UnfollowedCall &call : facts.instances.unfollowedCalls)
    if (call.reason.body != nullptr && model::isSome(call.reason.expression))
      unfollowed_.push_back((*call.reason.body)[call.reason.expression].spelling.span);
}

std::optional<Reference> ReferenceFinder::find(const AccessCount &count) {
  const auto place = placeOf(count);
  if (!place) return std::nullopt;
  auto found = choose(around(count, *place), count);
  if (!found) found = choose(besideOperator(count, *place), count);
  if (!found)
    if (const auto handed = ofCall(count, *place); handed.size() == 1) found = handed.front();
  if (!found && !isBesideUnfollowed(count, place->file)) {
    const auto candidates = onLine(count, place->file);
    std::vector<Reference> named = candidates;
    std::erase_if(named, [&](const Reference &reference) { return !leadsTo(reference, count.array); });
    if (candidates.size() == 1)
      found = candidates.front();
    else if (named.size() == 1)
      found = named.front();
  }
  if (!found) missed_.emplace(place->file, count.line, count.kind);
  return found;
}

bool ReferenceFinder::mayHaveBeenMissed(const Reference &reference) const {
  const LineIndex &lines = lines_[static_cast<std::size_t>(reference.span.file)];
  const std::uint32_t first = lines.locate(reference.span.begin).line;
  const std::uint32_t last = lines.locate(reference.span.end).line;
  return std::ranges::any_of(missed_, [&](const auto &missed) {
    const auto &[file, line, kind] = missed;
    return file == reference.span.file && kind == reference.kind && line >= first && line <= last;
  });
}

bool ReferenceFinder::mayBeOneOfSeveral(const AccessCount &count) const {
  const auto place = placeOf(count);
  return place && std::ranges::count_if(onLine(count, place->file), [&](const Reference &reference) {
                    return leadsTo(reference, count.array);
                  }) > 1;
}

LineColumn ReferenceFinder::beginOf(const Reference &reference) const {
  return lines_[static_cast<std::size_t>(reference.span.file)].locate(reference.span.begin);
}

std::optional<ReferenceFinder::Place> ReferenceFinder::placeOf(const AccessCount &count) const {
  const std::filesystem::path path = std::filesystem::path(count.file).lexically_normal();
  const auto file = std::ranges::find_if(
      unit_.files, [&path](const model::File &known) { return known.path.lexically_normal() == path; });
  if (file == unit_.files.end() || count.line == 0) return std::nullopt;
  const auto id = static_cast<FileId>(file - unit_.files.begin());
  const std::uint32_t line = lines_[static_cast<std::size_t>(id)].lineStart(count.line);
  return Place{.file = id, .offset = line + (count.column > 0 ? count.column - 1 : 0)};
}

std::vector<Reference> ReferenceFinder::around(const AccessCount &count, const Place &place) const {
  std::vector<Reference> out;
  for (const auto &[reference, facts] : references_)
    if (reference.kind == count.kind && reference.span.contains(place.file, place.offset)) out.push_back(reference);
  return out;
}

std::vector<Reference> ReferenceFinder::besideOperator(const AccessCount &count, const Place &place) const {
  std::vector<Reference> out;
  const std::string_view text = unit_[place.file].text;
  for (const auto &[reference, facts] : references_)
    if (reference.kind == count.kind && reference.span.file == place.file &&
        isOperandOf(text, reference.span, place.offset))
      out.push_back(reference);
  return out;
}

std::vector<Reference> ReferenceFinder::ofCall(const AccessCount &count, const Place &place) const {
  std::vector<Reference> out;
  const auto found = argumentsOf_.find({place.file, place.offset});
  if (found == argumentsOf_.end()) return out;
  for (const Reference &reference : found->second)
    if (reference.kind == count.kind && leadsTo(reference, count.array)) out.push_back(reference);
  return out;
}

std::vector<Reference> ReferenceFinder::onLine(const AccessCount &count, FileId file) const {
  std::vector<Reference> out;
  const LineIndex &lines = lines_[static_cast<std::size_t>(file)];
  for (const auto &[reference, facts] : references_)
    if (reference.kind == count.kind && reference.span.file == file &&
        lines.locate(reference.span.begin).line <= count.line && lines.locate(reference.span.end).line >= count.line)
      out.push_back(reference);
  return out;
}

bool ReferenceFinder::isBesideUnfollowed(const AccessCount &count, FileId file) const {
  const LineIndex &lines = lines_[static_cast<std::size_t>(file)];
  return std::ranges::any_of(unfollowed_, [&](const SourceSpan &span) {
    return span.file == file && lines.locate(span.begin).line <= count.line &&
           lines.locate(span.end).line >= count.line;
  });
}

bool ReferenceFinder::leadsTo(const Reference &reference, const std::string &array) const {
  return std::ranges::any_of(references_.at(reference),
                             [&array](const AccessFacts *facts) { return facts->array == array; });
}

/// The one with the shortest text. Where several begin at one place, "p" and "p[i]", the compiler tells the same of
/// both: then one that leads to the array that was accessed, else one to memory of the same space.
std::optional<Reference> ReferenceFinder::choose(const std::vector<Reference> &candidates,
                                                 const AccessCount &count) const {
  std::optional<Reference> shortest;
  for (const Reference &candidate : candidates)
    if (!shortest || candidate.span.length() < shortest->span.length()) shortest = candidate;
  if (!shortest || leadsTo(*shortest, count.array)) return shortest;
  const auto shortestHere = [&](const auto &suits) {
    std::optional<Reference> out;
    for (const Reference &candidate : candidates)
      if (candidate.span.begin == shortest->span.begin && suits(candidate) &&
          (!out || candidate.span.length() < out->span.length()))
        out = candidate;
    return out;
  };
  const auto isInSpace = [&](const Reference &candidate) {
    return std::ranges::any_of(references_.at(candidate),
                               [&](const AccessFacts *facts) { return countedSpaceOf(*facts) == count.space; });
  };
  const auto named = shortestHere([&](const Reference &candidate) { return leadsTo(candidate, count.array); });
  if (named) return named;
  const auto sameSpace = shortestHere(isInSpace);
  return sameSpace ? sameSpace : shortest;
}

} // namespace warpgrain::run

// SPDX-License-Identifier: Apache-2.0
#include "core/dependence/relations/Meeting.h"

#include "core/access/form/Text.h"

#include <algorithm>
#include <numeric>

namespace warpgrain::dependence {

using namespace access;

namespace {

/// form = symbol*row + column, with every product that has the symbol in the row.
struct Split {
  Form row;
  Form column;
};

std::optional<Split> splitBy(const Form &form, AtomId symbol) {
  Split out;
  for (const Term &term : form.terms()) {
    std::vector<AtomId> rest = term.atoms;
    const auto at = std::ranges::find(rest, symbol);
    const bool isRow = at != rest.end();
    if (isRow) rest.erase(at);
    Form single(term.factor);
    for (const AtomId atom : rest) {
      const auto product = single.times(Form(atom));
      if (!product) return std::nullopt;
      single = *product;
    }
    const auto sum = isRow ? out.row.plus(single) : out.column.plus(single);
    if (!sum) return std::nullopt;
    (isRow ? out.row : out.column) = *sum;
  }
  return out;
}

std::int64_t divisorOf(const Form &form) {
  std::int64_t out = 0;
  for (const Term &term : form.terms())
    out = std::gcd(out, term.factor);
  return out;
}

bool isProduct(const Form &form) {
  return std::ranges::any_of(form.terms(), [](const Term &term) { return term.atoms.size() > 1; });
}

} // namespace

Meeting MeetingFinder::find(const AccessInstance &source, const AccessInstance &sink) {
  out_ = {};
  parts_.clear();
  // A size that is not known is a symbol of the type, and offsets are multiples of it: one byte decides.
  meet({source.byteOffset, std::max<std::int64_t>(1, static_cast<std::int64_t>(source.sizeBytes))},
       {sink.byteOffset, std::max<std::int64_t>(1, static_cast<std::int64_t>(sink.sizeBytes))});
  out_.formula = Formula::all(std::move(parts_));
  return std::move(out_);
}

void MeetingFinder::meet(const Bytes &source, const Bytes &sink) {
  if ((isProduct(source.offset) || isProduct(sink.offset)) && takeApart(source, sink)) return;
  compare(source, sink);
}

bool MeetingFinder::takeApart(const Bytes &source, const Bytes &sink) {
  std::vector<AtomId> candidates;
  for (const Form *form : {&source.offset, &sink.offset})
    for (const Term &term : form->terms())
      for (const AtomId atom : term.atoms) {
        const bool isIndexed = term.atoms.size() > 1 && !std::ranges::all_of(term.atoms, [this](AtomId other) {
                                 return space_.isShared(other);
                               });
        const AtomKind kind = atoms_[atom].kind;
        const bool isExtent = kind == AtomKind::symbol || kind == AtomKind::blockExtent || kind == AtomKind::gridExtent;
        if (isIndexed && isExtent && space_.isShared(atom) && std::ranges::find(candidates, atom) == candidates.end())
          candidates.push_back(atom);
      }
  const auto byOne = [&](bool mayAssume) {
    return std::ranges::any_of(candidates, [&](AtomId symbol) { return takeApartBy(symbol, source, sink, mayAssume); });
  };
  return byOne(false) || (mayAssume_ && byOne(true));
}

bool MeetingFinder::takeApartBy(AtomId symbol, const Bytes &source, const Bytes &sink, bool mayAssume) {
  const auto first = splitBy(source.offset, symbol);
  const auto second = splitBy(sink.offset, symbol);
  if (!first || !second) return false;
  const std::int64_t factor = std::gcd(divisorOf(first->row), divisorOf(second->row));
  if (factor == 0) return false;
  const std::size_t assumed = out_.assumptions.size();
  const Width width{symbol, factor};
  if (!staysIn(width, {first->column, source.size}, Viewpoint::source, mayAssume) ||
      !staysIn(width, {second->column, sink.size}, Viewpoint::sink, mayAssume)) {
    out_.assumptions.resize(assumed);
    return false;
  }
  meet({*first->row.dividedExactly(factor), 1}, {*second->row.dividedExactly(factor), 1});
  meet({first->column, source.size}, {second->column, sink.size});
  return true;
}

/// 0 <= offset and offset + size <= factor*symbol, for every instance of the end.
bool MeetingFinder::staysIn(const Width &width, const Bytes &column, std::uint32_t party, bool mayAssume) {
  const Viewpoint view{party, party};
  const Row low = space_.row(column.offset, view);
  const auto end = low.plus(Row(column.size));
  const auto bytes = Row().plus(space_.row(Form(width.symbol), {}), width.factor);
  const auto isBelow = end && bytes ? atMost(*end, *bytes) : std::nullopt;
  if (!isBelow) return false;
  if (holdsForAll_(party, Formula::all({Formula::notNegative(low), *isBelow}))) return true;
  if (!mayAssume || isProduct(column.offset)) return false;
  const auto cells = column.offset.dividedExactly(width.factor);
  const std::string name = toString(atoms_, width.symbol);
  const std::string sentence = "A row's end is not passed: " + toString(atoms_, cells ? *cells : column.offset) +
                               " is at least 0 and below " +
                               (cells || width.factor == 1 ? name : std::to_string(width.factor) + "*" + name) + ".";
  if (std::ranges::find(out_.assumptions, sentence) == out_.assumptions.end()) out_.assumptions.push_back(sentence);
  return true;
}

void MeetingFinder::compare(const Bytes &source, const Bytes &sink) {
  const Row first = space_.row(source.offset, {Viewpoint::source, Viewpoint::source});
  const Row second = space_.row(sink.offset, {Viewpoint::sink, Viewpoint::sink});
  const auto difference = first.plus(second, -1);
  const auto firstEnd = first.plus(Row(source.size));
  const auto secondEnd = second.plus(Row(sink.size));
  const auto isBefore = secondEnd ? below(first, *secondEnd) : std::nullopt;
  const auto isAfter = firstEnd ? below(second, *firstEnd) : std::nullopt;
  if (!difference || !isBefore || !isAfter) { // wider than it is
    for (const Row *row : {&first, &second})
      for (const auto &term : row->terms())
        out_.columns.insert(term.first);
    return;
  }
  for (const auto &term : difference->terms())
    out_.columns.insert(term.first);
  if (source.size == 1 && sink.size == 1) {
    parts_.push_back(Formula::zero(*difference));
    return;
  }
  parts_.push_back(*isBefore);
  parts_.push_back(*isAfter);
}

} // namespace warpgrain::dependence

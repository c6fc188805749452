// SPDX-License-Identifier: Apache-2.0
#include "core/dependence/relations/Overlap.h"

#include "core/access/form/Bounds.h"
#include "core/access/form/Classify.h"
#include "core/access/form/Text.h"
#include "core/dependence/relations/RowBounds.h"

#include <algorithm>
#include <numeric>

namespace warpgrain::dependence {

using namespace access;

namespace {

/// Rows of fewer elements are more likely records, vectors or strides.
constexpr std::int64_t leastColumns = 16;

/// form = symbol*row + column, with every product that has the symbol in the row.
struct Split {
  Form row;
  Form column;
};

std::optional<Split> splitBy(const Form &form, AtomId symbol) {
  // Sums of hundreds of products are split again and again: to add up term by term takes quadratic time.
  if (auto row = form.coefficientOf(symbol)) return Split{.row = *std::move(row), .column = form.without(symbol)};
  Split out; // the symbol is multiplied by itself
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

/// form = width*row + column, each factor and the constant taken apart so that the column's part is not negative and
/// below the width: `1025*i + k` is row `i`, column `i + k` of 1024. Nothing where that makes no sense: `1536*i`.
std::optional<Split> splitBy(const Form &form, std::int64_t width) {
  const auto rowsIn = [width](std::int64_t factor) { return factor / width - (factor % width < 0 ? 1 : 0); };
  const std::int64_t rows = rowsIn(form.constantPart());
  Split out{.row = Form(rows), .column = Form(form.constantPart() - rows * width)};
  for (const Term &term : form.terms()) {
    if (term.atoms.empty()) continue;
    const Form index(term.atoms.front());
    const std::int64_t factor = rowsIn(term.factor);
    const std::int64_t skew = term.factor - factor * width;
    // What moves by rows and a good part of one besides moves by neither.
    if (factor != 0 && skew > width / leastColumns) return std::nullopt;
    const auto row = out.row.plus(index, factor);
    const auto column = out.column.plus(index, skew);
    if (!row || !column) return std::nullopt;
    out = {.row = *row, .column = *column};
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

Overlap OverlapFinder::find(const AccessInstance &source, const AccessInstance &sink) {
  out_ = {};
  parts_.clear();
  ends_ = {&source, &sink};
  // A size that is not known is a symbol of the type, and offsets are multiples of it: one byte decides.
  meet({source.byteOffset, std::max<std::int64_t>(1, static_cast<std::int64_t>(source.sizeBytes))},
       {sink.byteOffset, std::max<std::int64_t>(1, static_cast<std::int64_t>(sink.sizeBytes))});
  out_.formula = Formula::all(std::move(parts_));
  return std::move(out_);
}

void OverlapFinder::meet(const Bytes &source, const Bytes &sink) {
  if ((isProduct(source.offset) || isProduct(sink.offset)) && (takeApart(source, sink) || takeApartMoved(source, sink)))
    return;
  if (assumptions_ != RowAssumptions::none && takeApartByConstant(source, sink)) return;
  compare(source, sink);
}

/// Both moved by as much overlap as they do where they are: `n*row + col + 1` and `n*row + col + 2` are columns `col`
/// and `col + 1`.
bool OverlapFinder::takeApartMoved(const Bytes &source, const Bytes &sink) {
  const std::int64_t least = std::min(source.offset.constantPart(), sink.offset.constantPart());
  const auto first = source.offset.plus(Form(1), -least);
  const auto second = sink.offset.plus(Form(1), -least);
  return least != 0 && first && second && takeApart({*first, source.size}, {*second, sink.size});
}

bool OverlapFinder::takeApart(const Bytes &source, const Bytes &sink) {
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
  return byOne(false) || (assumptions_ != RowAssumptions::none && byOne(true));
}

bool OverlapFinder::takeApartBy(AtomId symbol, const Bytes &source, const Bytes &sink, bool mayAssume) {
  const auto first = splitBy(source.offset, symbol);
  const auto second = splitBy(sink.offset, symbol);
  if (!first || !second) return false;
  const std::int64_t factor = std::gcd(divisorOf(first->row), divisorOf(second->row));
  if (factor == 0) return false;
  const std::size_t assumed = out_.assumptions.size();
  const std::size_t rows = out_.rows.size();
  const RowWidth width{symbol, factor};
  if (!staysIn(width, {first->column, source.size}, Viewpoint::source, mayAssume) ||
      !staysIn(width, {second->column, sink.size}, Viewpoint::sink, mayAssume)) {
    out_.assumptions.erase(out_.assumptions.begin() + static_cast<long>(assumed), out_.assumptions.end());
    out_.rows.erase(out_.rows.begin() + static_cast<long>(rows), out_.rows.end());
    return false;
  }
  meet({*first->row.dividedExactly(factor), 1}, {*second->row.dividedExactly(factor), 1});
  meet({first->column, source.size}, {second->column, sink.size});
  return true;
}

/// Bounds of a linear form in the smallest launch in which two instances may differ along each index: those of which
/// the extent is not known are 0 or 1.
Interval OverlapFinder::ofSmallLaunch(const Form &form) const {
  Interval out{.low = form.constantPart(), .high = form.constantPart()};
  for (const Term &term : form.terms()) {
    if (term.atoms.empty()) continue;
    const std::int64_t greatest = boundsOf(atoms_, Form(term.atoms.front())).high.value_or(1);
    const auto most = Form(greatest).scaled(term.factor);
    const auto constant = most ? most->asConstant() : std::nullopt;
    if (!constant) return {};
    (*constant < 0 ? *out.low : *out.high) += *constant;
  }
  return out;
}

/// The column may leave a row of so many bytes for all that is known, and only the launch decides whether it does.
bool OverlapFinder::mayBeColumn(std::int64_t pitch, const Bytes &column) const {
  const auto bounds = boundsOf(atoms_, column.offset);
  const std::int64_t last = pitch - column.size;
  if (bounds.isWithin(0, last)) return false;
  // One that some instance is outside with (`j - 1` from j = 0 on) is none. Between threads a launch that is not known
  // may be a small one: then no instance need pass the end.
  if (!ofSmallLaunch(column.offset).isWithin(0, last)) return false;
  if (bounds.high && *bounds.high > last && space_.relation() == ThreadRelation::sameThread) return false;
  bool isOpen = false;
  for (const AtomId id : atomsIn(atoms_, column.offset)) {
    const Atom &atom = atoms_[id];
    switch (atom.kind) {
    case AtomKind::threadIndex:
      isOpen = isOpen || !atoms_.extents().block[indexOf(atom.axis)];
      break;
    case AtomKind::blockIndex:
      isOpen = isOpen || !atoms_.extents().grid[indexOf(atom.axis)];
      break;
    case AtomKind::counter:
      isOpen = isOpen || !atoms_.greatestOf(id);
      break;
    default:
      return false; // an offset that is a parameter, or data, need not be a column
    }
  }
  return isOpen;
}

/// By the least width that an assumption makes a row of: `1024*(8*by + ty) + 32*bx + tx` is row `8*by + ty`.
bool OverlapFinder::takeApartByConstant(const Bytes &source, const Bytes &sink) {
  if (isProduct(source.offset) || isProduct(sink.offset)) return false;
  std::set<std::int64_t> widths;
  for (const Form *form : {&source.offset, &sink.offset})
    for (const Term &term : form->terms())
      if (!term.atoms.empty() && term.factor / leastColumns >= std::max(source.size, sink.size))
        widths.insert(term.factor);
  for (const std::int64_t width : widths) {
    const auto first = splitBy(source.offset, width);
    const auto second = splitBy(sink.offset, width);
    if (!first || !second) continue;
    if (assumptions_ != RowAssumptions::guessed && first->row.isConstant() != second->row.isConstant()) continue;
    const Bytes left{first->column, source.size};
    const Bytes right{second->column, sink.size};
    const auto isInside = [&](const Bytes &column) {
      return boundsOf(atoms_, column.offset).isWithin(0, width - column.size);
    };
    const bool isOneOpen = mayBeColumn(width, left) || mayBeColumn(width, right);
    if (!isOneOpen || !(isInside(left) || mayBeColumn(width, left)) || !(isInside(right) || mayBeColumn(width, right)))
      continue;
    for (const Bytes *column : {&left, &right}) {
      if (isInside(*column)) continue;
      const auto cells = column->offset.dividedExactly(column->size);
      const bool areCells = cells && width % column->size == 0;
      const std::int64_t end = areCells ? width / column->size : width;
      assumeInRow({.column = areCells ? *cells : column->offset, .used = areCells ? 1 : column->size, .end = Form(end)},
                  std::to_string(end));
    }
    meet({first->row, 1}, {second->row, 1});
    compare(left, right);
    return true;
  }
  return false;
}

void OverlapFinder::assumeInRow(const AssumedRow &row, const std::string &end) {
  addOnce(out_.assumptions, {ReasonId::rowEndNotPassed, {toString(atoms_, row.column), end}});
  if (std::ranges::find(out_.rows, row) == out_.rows.end()) out_.rows.push_back(row);
}

bool OverlapFinder::staysIn(const RowWidth &width, const Bytes &column, std::uint32_t party, bool mayAssume) {
  // The other end has no say in it: one answer for all pairs that the access is in.
  const AccessInstance &access = *ends_[party];
  const ColumnsOfAccess columns{context_.shapeOf(access), space_.relation(), width, column.offset, column.size};
  if (context_.columnsStay(columns, [&] { return certainlyStays(context_, access, columns); })) return true;
  if (!mayAssume || isProduct(column.offset)) return false;
  // What guards do not keep at 0 or above is below it in some launch that is meant.
  const auto least = ofSmallLaunch(column.offset).low;
  if (!least || *least < 0) return false;
  if (context_.columnsMustLeave(columns, [&] { return mustLeave(context_, access, columns); })) return false;
  const auto cells = column.offset.dividedExactly(width.factor);
  const std::string name = toString(atoms_, width.symbol);
  const std::int64_t unit = cells ? width.factor : 1;
  assumeInRow({.column = cells ? *cells : column.offset,
               .used = (column.size + unit - 1) / unit,
               .end = Form(width.symbol, width.factor / unit)},
              cells || width.factor == 1 ? name : std::to_string(width.factor) + "*" + name);
  return true;
}

void OverlapFinder::compare(const Bytes &source, const Bytes &sink) {
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

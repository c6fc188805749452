// SPDX-License-Identifier: Apache-2.0
#include "core/access/facts/patterns/MatrixBuilder.h"

#include "core/access/form/Classify.h"
#include "core/access/form/Text.h"

#include <algorithm>
#include <numeric>

namespace warpgrain::access {

namespace {

using Symbols = std::vector<AtomId>;

/// A dimension of the array: what one step along it moves.
struct Dimension {
  Symbols symbols;              ///< times these
  std::int64_t strideBytes = 1; ///< times this
};

std::int64_t floorDivide(std::int64_t value, std::int64_t by) {
  const std::int64_t quotient = value / by;
  return value % by < 0 ? quotient - 1 : quotient;
}

bool isIndex(AtomKind kind) {
  return kind == AtomKind::threadIndex || kind == AtomKind::blockIndex || kind == AtomKind::counter;
}

class MatrixBuilder {
public:
  MatrixBuilder(const model::Unit &unit, AtomTable &atoms, const AccessInstance &instance, const LaunchContext &launch)
      : unit_(unit), atoms_(atoms), instance_(instance), launch_(launch), numbers_(atoms, launch) {
    for (const model::Axis axis : model::allAxes)
      columns_.push_back(atoms_.threadIndex(axis));
    for (const model::Axis axis : model::allAxes)
      if (mentions(atoms_, instance.byteOffset, atoms_.blockIndex(axis))) columns_.push_back(atoms_.blockIndex(axis));
    blockColumns_ = columns_.size() - 3;
    for (const LoopInfo &loop : instance.place.loops)
      if (!loop.iteration) columns_.push_back(loop.counter);
  }

  AccessMatrix build(const Array *array) {
    findUnit();
    findDimensions(array);
    const std::size_t rank = dimensions_.size();
    cells_.assign(rank, std::vector<Form>(columns_.size()));
    unknown_.assign(rank, std::vector<bool>(columns_.size(), false));
    offsets_.assign(rank, Form());
    computed_.assign(rank, Form());
    for (const Term &term : instance_.byteOffset.terms())
      place(term);
    resolveComputed();
    placeConstant(instance_.byteOffset.constantPart());
    return result();
  }

  /// Of each dimension: elements that one step along it moves. Behind build().
  std::vector<MatrixEntry> strides() const {
    std::vector<MatrixEntry> out;
    for (const Dimension &each : dimensions_)
      out.push_back(strideOf(each));
    return out;
  }

private:
  /// One step of the last row: an element, or what divides all steps where they are not whole elements.
  void findUnit() {
    elementBytes_ = static_cast<std::int64_t>(instance_.sizeBytes);
    for (const Term &term : instance_.byteOffset.terms())
      elementBytes_ = std::gcd(elementBytes_, term.factor);
    if (elementBytes_ == 0) elementBytes_ = 1;
  }

  Symbols symbolsOf(const Term &term) const {
    Symbols symbols;
    for (const AtomId atom : term.atoms)
      if (atoms_[atom].kind == AtomKind::symbol && !variesInLaunch(atoms_, Form(atom))) symbols.push_back(atom);
    return symbols;
  }

  void findDimensions(const Array *array) {
    dimensions_.clear();
    if (array) addDeclared(*array);
    if (dimensions_.empty()) addBySymbols();
    dimensions_.push_back({{}, elementBytes_});
  }

  void addDeclared(const Array &array) {
    if (!model::isSome(array.type)) return;
    const model::Type *type = &unit_[array.type];
    if (type->kind == model::TypeKind::pointer || type->kind == model::TypeKind::reference) {
      if (!model::isSome(type->element)) return;
      type = &unit_[type->element];
      // What a pointer leads to has one dimension more than its type tells: it may be moved along.
      if (type->kind == model::TypeKind::array && type->sizeBytes > 0)
        dimensions_.push_back({{}, static_cast<std::int64_t>(type->sizeBytes)});
    }
    while (type->kind == model::TypeKind::array && model::isSome(type->element)) {
      type = &unit_[type->element];
      if (type->kind == model::TypeKind::array && type->sizeBytes > 0)
        dimensions_.push_back({{}, static_cast<std::int64_t>(type->sizeBytes)});
    }
  }

  /// One dimension for each product of symbols, where each product divides the next larger one.
  void addBySymbols() {
    std::vector<Symbols> products;
    for (const Term &term : instance_.byteOffset.terms()) {
      Symbols symbols = symbolsOf(term);
      // A symbol alone is no pitch: in[n - 1 - i] has one dimension.
      if (!symbols.empty() && symbols.size() < term.atoms.size() &&
          std::ranges::find(products, symbols) == products.end())
        products.push_back(std::move(symbols));
    }
    std::ranges::sort(products, [](const Symbols &a, const Symbols &b) { return a.size() > b.size(); });
    for (std::size_t i = 0; i + 1 < products.size(); ++i)
      if (products[i].size() == products[i + 1].size() || !std::ranges::includes(products[i], products[i + 1])) return;
    for (Symbols &symbols : products)
      dimensions_.push_back({std::move(symbols), elementBytes_});
  }

  void place(const Term &term) {
    if (term.atoms.empty()) return;
    const Symbols symbols = symbolsOf(term);
    std::vector<AtomId> rest = term.atoms;
    std::size_t row = dimensions_.size() - 1;
    for (std::size_t r = 0; r < dimensions_.size(); ++r)
      if (!dimensions_[r].symbols.empty() && dimensions_[r].symbols == symbols) {
        row = r;
        for (const AtomId symbol : symbols)
          rest.erase(std::ranges::find(rest, symbol));
      }
    std::int64_t factor = term.factor;
    // A declared array's slower dimensions take whole multiples of their stride.
    for (std::size_t r = 0; r < row && symbols.empty(); ++r) {
      if (!dimensions_[r].symbols.empty()) continue;
      const std::int64_t steps = factor / dimensions_[r].strideBytes;
      if (steps == 0) continue;
      put(r, rest, steps);
      factor -= steps * dimensions_[r].strideBytes;
    }
    if (factor != 0) put(row, rest, factor / dimensions_[row].strideBytes);
  }

  /// Adds `factor` times a product of atoms to a row: in an index's column, or in the offset.
  void put(std::size_t row, const std::vector<AtomId> &product, std::int64_t factor) {
    Form others(factor);
    std::optional<std::size_t> column;
    bool isComputed = false;
    for (const AtomId atom : product) {
      const auto index = std::ranges::find(columns_, atom);
      if (isIndex(atoms_[atom].kind) && index != columns_.end() && !column) {
        column = static_cast<std::size_t>(index - columns_.begin());
        continue;
      }
      isComputed = isComputed || variesInLaunch(atoms_, Form(atom));
      others = others.times(Form(atom)).value_or(others);
    }
    if (isComputed) {
      if (column) others = others.times(Form(columns_[*column])).value_or(others);
      computed_[row] = computed_[row].plus(others).value_or(computed_[row]);
      markUnknown(row, others);
      return;
    }
    Form &cell = column ? cells_[row][*column] : offsets_[row];
    cell = cell.plus(others).value_or(cell);
  }

  /// The columns of all indices that a value is computed from in a way that no coefficient tells.
  void markUnknown(std::size_t row, const Form &form) {
    for (std::size_t c = 0; c < columns_.size(); ++c)
      if (mentions(atoms_, form, columns_[c])) unknown_[row][c] = true;
    for (const AtomId atom : atomsIn(atoms_, form)) {
      for (std::size_t c = 0; c < columns_.size(); ++c)
        if (std::ranges::find(atoms_[atom].dependsOn, columns_[c]) != atoms_[atom].dependsOn.end())
          unknown_[row][c] = true;
      if (atoms_[atom].kind != AtomKind::opaque || !variesInBlock(atoms_, Form(atom))) continue;
      for (const model::Axis axis : model::allAxes)
        if (launch_.block[axis].value_or(axis == model::Axis::x ? 2 : 1) > 1) unknown_[row][indexOf(axis)] = true;
    }
  }

  /// Divisions that do not matter within a warp: t % 32 is t there.
  void resolveComputed() {
    for (std::size_t row = 0; row < computed_.size(); ++row) {
      if (!unknown_[row][0]) continue;
      const auto stride = laneStride(unit_, atoms_, computed_[row], launch_);
      if (!stride) continue;
      unknown_[row][0] = false;
      cells_[row][0] = cells_[row][0].plus(Form(*stride)).value_or(cells_[row][0]);
    }
  }

  /// The constant goes to slower dimensions so that what is left keeps the faster ones inside their extents.
  void placeConstant(std::int64_t bytes) {
    for (std::size_t row = 0; row + 1 < dimensions_.size(); ++row) {
      if (!dimensions_[row].symbols.empty()) continue;
      const std::int64_t stride = dimensions_[row].strideBytes;
      std::int64_t steps = floorDivide(bytes, stride);
      if (const auto range = rangeBelow(row)) {
        const auto outside = [&](std::int64_t start) {
          return std::max<std::int64_t>(0, -(start + range->low)) +
                 std::max<std::int64_t>(0, start + range->high - (stride - 1));
        };
        if (outside(bytes - (steps + 1) * stride) < outside(bytes - steps * stride)) ++steps;
      }
      offsets_[row] = offsets_[row].plus(Form(steps)).value_or(offsets_[row]);
      bytes -= steps * stride;
    }
    Form &last = offsets_.back();
    last = last.plus(Form(bytes / elementBytes_)).value_or(last);
  }

  /// The bytes that the indices move within the dimensions faster than `row`.
  std::optional<Range> rangeBelow(std::size_t row) const {
    Form sum;
    for (std::size_t r = row + 1; r < dimensions_.size(); ++r)
      for (std::size_t c = 0; c < columns_.size(); ++c) {
        const auto moved = cells_[r][c].times(Form(columns_[c], dimensions_[r].strideBytes));
        sum = moved ? sum.plus(*moved).value_or(sum) : sum;
      }
    return numbers_.rangeOf(sum);
  }

  MatrixEntry entryOf(const Form &form) const {
    const auto number = form.asConstant();
    return number ? MatrixEntry(*number) : MatrixEntry::of(toString(atoms_, form));
  }

  /// In elements; not known where it is no whole number of them.
  MatrixEntry strideOf(const Dimension &dimension) const {
    if (dimension.strideBytes % elementBytes_ != 0) return MatrixEntry::unknown();
    Form out(dimension.strideBytes / elementBytes_);
    for (const AtomId symbol : dimension.symbols) {
      const auto product = out.times(Form(symbol));
      if (!product) return MatrixEntry::unknown();
      out = *product;
    }
    return entryOf(out);
  }

  AccessMatrix result() const {
    AccessMatrix matrix;
    matrix.elementBytes = elementBytes_;
    for (std::size_t c = 3; c < columns_.size(); ++c)
      (c < 3 + blockColumns_ ? matrix.blockNames : matrix.intraNames).push_back(toString(atoms_, columns_[c]));
    for (std::size_t row = 0; row < dimensions_.size(); ++row) {
      std::vector<MatrixEntry> entries;
      for (std::size_t c = 0; c < columns_.size(); ++c)
        entries.push_back(unknown_[row][c] ? MatrixEntry::unknown() : entryOf(cells_[row][c]));
      const auto at = [&entries](std::size_t column) { return entries.begin() + static_cast<std::ptrdiff_t>(column); };
      matrix.inter.emplace_back(entries.begin(), at(3));
      matrix.block.emplace_back(at(3), at(3 + blockColumns_));
      matrix.intra.emplace_back(at(3 + blockColumns_), entries.end());
      matrix.offset.push_back(entryOf(offsets_[row]));
    }
    return matrix;
  }

  const model::Unit &unit_;
  AtomTable &atoms_;
  const AccessInstance &instance_;
  const LaunchContext &launch_;
  LaunchNumbers numbers_;
  std::vector<AtomId> columns_; ///< thread indices, then blocks', then loops'
  std::size_t blockColumns_ = 0;
  std::int64_t elementBytes_ = 1;
  std::vector<Dimension> dimensions_; ///< slowest first
  std::vector<std::vector<Form>> cells_;
  std::vector<std::vector<bool>> unknown_;
  std::vector<Form> offsets_;
  std::vector<Form> computed_;
};

} // namespace

AccessMatrix matrixOf(const model::Unit &unit, AtomTable &atoms, const Array *array, const AccessInstance &instance,
                      const LaunchContext &launch) {
  return MatrixBuilder(unit, atoms, instance, launch).build(array);
}

std::vector<MatrixEntry> stridesOf(const model::Unit &unit, AtomTable &atoms, const Array *array,
                                   const AccessInstance &instance, const LaunchContext &launch) {
  MatrixBuilder builder(unit, atoms, instance, launch);
  builder.build(array);
  return builder.strides();
}

} // namespace warpgrain::access

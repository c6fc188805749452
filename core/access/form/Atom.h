// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/form/Condition.h"
#include "core/access/form/Form.h"
#include "core/access/form/Obscurity.h"
#include "core/model/Axis.h"

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace warpgrain::access {

enum class AtomKind : std::uint8_t {
  threadIndex, ///< threadIdx.<axis>: "tx", "ty", "tz"; 0 to blockDim - 1
  blockIndex,  ///< blockIdx.<axis>: "bx", "by", "bz"; 0 to gridDim - 1
  blockExtent, ///< blockDim.<axis> if the launch does not fix it; at least 1
  gridExtent,  ///< gridDim.<axis> if the launch does not fix it; at least 1
  counter,     ///< iteration number of a loop, from 0: "k", "k2"
  symbol,      ///< a value that all threads of a block share: an integer parameter, a load from one address
  quotient,    ///< floor(left / divisor), rounded down; divisor > 1
  select,      ///< `left` if the condition holds, else `right`
  operation,   ///< left <op> right as in C++, for values without a form: n / m, i * j % m, a ^ b
  opaque,      ///< a value that may differ between threads and is not followed: `reason` says why
};

/// The operations of AtomKind::operation. Division and remainder round towards zero.
enum class Operation : std::uint8_t { divide, modulo, bitAnd, bitOr, bitXor, shiftLeft, shiftRight };

/// An unknown of a form. The kind determines which members are used.
struct Atom {
  AtomKind kind = AtomKind::symbol;
  model::Axis axis = model::Axis::x;                         ///< for indices and extents
  model::StatementId loop = model::none<model::StatementId>; ///< for counters
  std::int64_t divisor = 0;                                  ///< for quotients
  Operation operation = Operation::divide;                   ///< for operations
  Form left;                                                 ///< for quotients, selects and operations
  Form right;                                                ///< for selects and operations
  Condition condition;                                       ///< for selects
  /// For counters, symbols and opaque values: the name in the source ("n", "params.pitch", "row[i + 1]"). Counters have
  /// unique names within a table; symbols and opaque values may share one ("s" before and after a loop).
  std::string name;
  /// Distinguishes symbols and opaque values of equal name, and counters of one loop reached through different calls.
  std::uint32_t number = 0;
  Obscurity reason; ///< why a value is opaque, or where a symbol that is not a parameter is computed
  /// For symbols and opaque values: the block indices and loop counters on which the value may depend. A symbol without
  /// any is the same for the whole launch.
  std::vector<AtomId> dependsOn;
  /// For symbols: an unmodified integer parameter of the kernel, or a member of a parameter.
  bool isParameter = false;
  /// For symbols: certainly not negative (sizes, counts of library calls, values of unsigned type).
  bool isNotNegative = false;

  friend bool operator==(const Atom &, const Atom &) = default;
};

/// Numbers of threads and blocks along each axis, as far as the launch fixes them. They give the ranges of index atoms.
struct KnownExtents {
  std::array<std::optional<std::int64_t>, 3> block;
  std::array<std::optional<std::int64_t>, 3> grid;
};

/// The atoms of one analysis. Equal atoms have the same id, so that forms can be compared by ids. Copies are
/// independent.
class AtomTable {
public:
  AtomId intern(Atom atom);

  const Atom &operator[](AtomId id) const { return atoms_[static_cast<std::size_t>(id)]; }

  std::size_t size() const { return atoms_.size(); }

  /// Returns the number of atoms of a form or a condition when fully expanded. Nested atoms count at each occurrence.
  std::size_t weightOf(const Form &form) const;
  std::size_t weightOf(const Condition &condition) const;

  const KnownExtents &extents() const { return extents_; }

  void setExtents(const KnownExtents &extents) { extents_ = extents; }

  /// Returns the greatest value of a counter whose trip count is bounded, or of a value that a narrow type holds.
  std::optional<std::int64_t> greatestOf(AtomId counter) const;

  void setGreatest(AtomId counter, std::int64_t value) { greatest_[counter] = value; }

  void forgetGreatest(AtomId counter) { greatest_.erase(counter); }

  AtomId threadIndex(model::Axis axis) { return intern({.kind = AtomKind::threadIndex, .axis = axis}); }

  AtomId blockIndex(model::Axis axis) { return intern({.kind = AtomKind::blockIndex, .axis = axis}); }

  AtomId blockExtent(model::Axis axis) { return intern({.kind = AtomKind::blockExtent, .axis = axis}); }

  AtomId gridExtent(model::Axis axis) { return intern({.kind = AtomKind::gridExtent, .axis = axis}); }

  /// Returns the id of an equal atom; no value if the table has none.
  std::optional<AtomId> find(const Atom &atom) const;

private:
  std::vector<Atom> atoms_;
  std::vector<std::size_t> weights_;
  std::unordered_multimap<std::size_t, AtomId> ids_; ///< keyed by hash
  KnownExtents extents_;
  std::map<AtomId, std::int64_t> greatest_;
};

} // namespace warpgrain::access

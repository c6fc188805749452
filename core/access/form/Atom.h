// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/form/Condition.h"
#include "core/access/form/Form.h"
#include "core/model/Axis.h"
#include "core/model/Body.h"

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
  blockExtent, ///< blockDim.<axis> where the launch does not tell it; at least 1
  gridExtent,  ///< gridDim.<axis> where the launch does not tell it; at least 1
  counter,     ///< the number of the iteration that a loop is in, from 0: "k", "k2"
  symbol,      ///< a value that all threads of a block share: an integer parameter, what is loaded from one address
  quotient,    ///< floor(left / divisor), rounded down; divisor > 1
  select,      ///< `left` where the condition holds, else `right`
  operation,   ///< left <op> right as C++ computes it, for what has no form: n / m, i * j % m, a ^ b
  opaque,      ///< a value that may differ between threads and is not followed: `reason` says why
};

/// Why a value is not followed: the sub-expression that made it so, and what it does.
struct Obscurity {
  const model::Body *body = nullptr; ///< that the expression belongs to: the kernel's, or of a function it calls
  model::ExpressionId expression = model::none<model::ExpressionId>;
  std::string what; ///< goes on after the expression: "is loaded from memory", "multiplies two indices"

  friend auto operator<=>(const Obscurity &, const Obscurity &) = default;
};

/// The operations of AtomKind::operation. Division and remainder round towards zero.
enum class Operation : std::uint8_t { divide, modulo, bitAnd, bitOr, bitXor, shiftLeft, shiftRight };

/// One unknown of a form. Which members mean something depends on the kind.
struct Atom {
  AtomKind kind = AtomKind::symbol;
  model::Axis axis = model::Axis::x;                         ///< of indices and extents
  model::StatementId loop = model::none<model::StatementId>; ///< of a counter
  std::int64_t divisor = 0;                                  ///< of a quotient
  Operation operation = Operation::divide;                   ///< of an operation
  Form left;                                                 ///< of quotient, select and operation
  Form right;                                                ///< of select and operation
  Condition condition;                                       ///< of a select
  /// Of counters, symbols and opaque values: how a person knows it ("n", "params.pitch", "row[i + 1]"). Counters have
  /// different names within one table; symbols and opaque values may share one ("s" before and after a loop).
  std::string name;
  /// Tells symbols and opaque values of equal name apart, and counters of one loop reached through different calls.
  std::uint32_t number = 0;
  Obscurity reason; ///< of an opaque value: why; of a symbol: where it is computed, where that is no parameter
  /// Of symbols and opaque values: the block indices and loop counters whose change may change the value. A symbol
  /// without any is the same for the whole launch.
  std::vector<AtomId> dependsOn;
  /// Of symbols: an integer parameter of the kernel, or a member of one, unchanged.
  bool isParameter = false;
  /// Of symbols: certainly not negative (sizes, counts of library calls, values of unsigned type).
  bool isNotNegative = false;

  friend auto operator<=>(const Atom &, const Atom &) = default;
};

/// How many threads and blocks there are along each axis, where a launch tells it: the ranges of the index atoms.
struct KnownExtents {
  std::array<std::optional<std::int64_t>, 3> block;
  std::array<std::optional<std::int64_t>, 3> grid;
};

/// The atoms of one analysis. An atom that is equal to one in the table is that one, so that forms can be compared by
/// their ids. Copies are independent.
class AtomTable {
public:
  AtomId intern(Atom atom);

  const Atom &operator[](AtomId id) const { return atoms_[static_cast<std::size_t>(id)]; }

  std::size_t size() const { return atoms_.size(); }

  /// How many atoms a form or a condition is made of when written out in full, inner ones counted as often as they
  /// occur.
  std::size_t weightOf(const Form &form) const;
  std::size_t weightOf(const Condition &condition) const;

  const KnownExtents &extents() const { return extents_; }

  void setExtents(const KnownExtents &extents) { extents_ = extents; }

  /// The greatest number that a counter reaches, where its loop's trip count is bounded.
  std::optional<std::int64_t> greatestOf(AtomId counter) const;

  void setGreatest(AtomId counter, std::int64_t value) { greatest_[counter] = value; }

  void forgetGreatest(AtomId counter) { greatest_.erase(counter); }

  AtomId threadIndex(model::Axis axis) { return intern({.kind = AtomKind::threadIndex, .axis = axis}); }

  AtomId blockIndex(model::Axis axis) { return intern({.kind = AtomKind::blockIndex, .axis = axis}); }

  AtomId blockExtent(model::Axis axis) { return intern({.kind = AtomKind::blockExtent, .axis = axis}); }

  AtomId gridExtent(model::Axis axis) { return intern({.kind = AtomKind::gridExtent, .axis = axis}); }

  /// The id of an atom that may be there already; nothing where it is not.
  std::optional<AtomId> find(const Atom &atom) const;

private:
  std::vector<Atom> atoms_;
  std::vector<std::size_t> weights_;
  std::unordered_multimap<std::size_t, AtomId> ids_; ///< by the atoms' hashes
  KnownExtents extents_;
  std::map<AtomId, std::int64_t> greatest_;
};

} // namespace warpgrain::access

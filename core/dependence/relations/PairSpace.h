// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/symbolic/Instances.h"
#include "core/dependence/reasons/Reason.h"
#include "core/dependence/relations/RelationContext.h"
#include "core/dependence/sets/Formula.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

namespace warpgrain::dependence {

/// The point of view for evaluating a form: which access supplies the thread and block indices, and which access or
/// barrier supplies the loop counters.
struct Viewpoint {
  enum Party : std::uint8_t {
    source,
    sink,
    firstBarrier, ///< the first encoded barrier; further barriers have the numbers that follow
  };

  std::uint32_t thread = source;   ///< party of the thread and block indices: source or sink
  std::uint32_t counters = source; ///< party of the loop counters

  friend auto operator<=>(const Viewpoint &, const Viewpoint &) = default;
};

/// Meaning of a column of a pair's space.
struct Column {
  std::string_view name;       ///< refers to a string of the context
  bool isSymbol = false;       ///< a value that the launch does not fix and that all threads share in one iteration
  bool isFollowed = true;      ///< false: the analysis allows any value, although the program computes a specific one
  const Reason *why = nullptr; ///< if not followed: why, as a clause; one of the context's
  std::uint32_t party = 0;     ///< Viewpoint::Party that the column belongs to; columns of barriers are projected out
  std::optional<access::AtomId> atom; ///< the atom whose value the column holds, if it is one
  bool isShared = false;              ///< one value for source and sink
};

/// The space in which the instances of two accesses are compared. It translates their forms and conditions into affine
/// rows and formulas over its columns.
///
/// Indices, counters, symbols and quotients are columns. A value without a linear form (a product of indices, a C++
/// operation, a loaded value, an unknown condition) is an uninterpreted function: a column without a definition, for
/// which only equal arguments imply equal values.
class PairSpace {
public:
  PairSpace(RelationContext &context, ThreadRelation relation);

  ThreadRelation relation() const { return relation_; }

  /// Returns the value of a form. If a coefficient overflows, the row is a new column that may have any value.
  Row row(const access::Form &form, Viewpoint view);
  /// Translates a condition. `place` distinguishes the unknown conditions of different followed iterations and calls;
  /// `guard` is the index of the condition among the guards of the place.
  Formula condition(const access::Condition &condition, Viewpoint view, const access::Place &place,
                    std::size_t guard = 0);
  /// Returns the condition that an instance exists: its guards hold, and its counters are below the trip counts.
  Formula domain(const access::Place &place, Viewpoint view);
  Row counter(access::AtomId counter, std::uint32_t party);

  /// Returns the index of the thread or block; the constant 0 if there is only one along the axis.
  Row threadIndex(model::Axis axis, std::uint32_t party);
  Row blockIndex(model::Axis axis, std::uint32_t party);

  /// Returns the condition that source and sink are different threads (different blocks for
  /// ThreadRelation::acrossBlocks). Call it before definitions(), which uses it.
  Formula isDifferent();

  /// Returns the condition that both numbers lie in the same group of `size` consecutive numbers; groups start at
  /// multiples of `size`. The number of the group is a column of the source.
  Formula inSameGroup(const Row &ofSource, const Row &ofSink, std::int64_t size);

  /// Returns the constraints on the columns of source and sink, including the assumptions of the analysis. Builds them
  /// anew at each call: keep them as long as constraintCount() is the same.
  Formula definitions() const;
  /// Returns a number that grows with each constraint that definitions() is built from.
  std::size_t constraintCount() const;
  /// Returns the constraints on the columns of one end, for a question about this end alone.
  Formula definitionsOfEnd(std::uint32_t party);
  /// Returns the constraints on a barrier's columns; `never` if a value in them matches no value of source or sink.
  Formula definitionsOf(std::uint32_t party);

  const std::vector<Column> &columns() const { return columns_; }

  std::vector<ColumnId> columnsOf(std::uint32_t party) const;

  bool isShared(access::AtomId atom) const;

  const Column &operator[](ColumnId id) const { return columns_[static_cast<std::size_t>(id)]; }

private:
  /// An uninterpreted function application: the column of its value, and its arguments.
  struct Function {
    std::string identity;
    Viewpoint view;
    ColumnId column{};
    std::vector<Row> arguments;

    /// False if the numbers of arguments differ. This happens if a condition guards code inside a loop and code after
    /// it: only the first value has the loop counters as arguments, so the two cannot be matched.
    bool isComparableTo(const Function &other) const { return arguments.size() == other.arguments.size(); }
  };

  Viewpoint normalized(access::AtomId atom, Viewpoint view) const;
  bool isShared(const access::Form &form) const;
  bool isShared(const access::Condition &condition) const;
  bool hasSymbol(const access::Form &form) const;
  Row atomRow(access::AtomId atom, Viewpoint view);
  Row makeAtom(access::AtomId atom, Viewpoint view);
  std::optional<access::AtomId> unknownExtent(const access::Atom &index) const;
  Row product(const std::vector<access::AtomId> &atoms, Viewpoint view);
  Row quotientRow(const access::Atom &atom, Viewpoint view);
  Row selectRow(const access::Atom &atom, Viewpoint view);
  Row symbolRow(access::AtomId id, Viewpoint view);
  Row function(const std::string &identity, Viewpoint view, std::vector<Row> arguments, Column column,
               const access::Form *bounded);
  std::vector<Row> surroundings(const std::vector<access::AtomId> &atoms, Viewpoint view, bool withThread);
  Formula unknown(const access::Condition &condition, Viewpoint view, const access::Place &place, std::size_t guard);
  void addConsistency(std::vector<Formula> &out) const;
  ColumnId add(Column column, Viewpoint view);
  void define(Viewpoint view, std::optional<Formula> formula);
  void bound(ColumnId column, Viewpoint view, const access::Form &form);

  RelationContext &context_;
  const access::AtomTable &atoms_;
  ThreadRelation relation_;
  std::vector<Column> columns_;
  std::map<std::pair<access::AtomId, Viewpoint>, Row> rows_;
  std::map<std::pair<std::string, Viewpoint>, std::size_t> functionIds_;
  std::vector<Function> functions_;
  std::map<std::uint32_t, std::vector<Formula>> definitions_; ///< by party
  std::map<std::pair<Row, std::int64_t>, ColumnId> groups_;   ///< by the source's number and the group size
  std::vector<Row> apart_;                                    ///< index differences, not all 0; filled by isDifferent()
};

/// Whether subscripts that only the launch can keep in their dimensions are taken to stay there.
enum class Subscripts : std::uint8_t { stayInDimensions, asWritten };

/// Returns the iteration domain of an access as one end of a pair: its guards hold and its loop counters are in range.
/// Accesses outside a declared array are undefined behaviour, so the domain also keeps each access inside its array.
/// Appends a reason to `takenForGranted` for each array whose subscripts this assumption restricts.
Formula domainOf(RelationContext &context, PairSpace &space, const access::AccessInstance &access,
                 Viewpoint::Party party, std::vector<Reason> &takenForGranted,
                 Subscripts subscripts = Subscripts::stayInDimensions);

} // namespace warpgrain::dependence

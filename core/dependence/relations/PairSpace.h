// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/symbolic/Instances.h"
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

/// From where a form is seen: whose thread and block indices it means, and whose iterations.
struct Viewpoint {
  enum Party : std::uint8_t {
    source,
    sink,
    firstBarrier, ///< iterations of the first of the barriers that are looked at; the next one has the next number
  };

  std::uint32_t thread = source;   ///< source or sink
  std::uint32_t counters = source; ///< whose iterations

  friend auto operator<=>(const Viewpoint &, const Viewpoint &) = default;
};

/// What a column of a pair's space stands for.
struct Column {
  std::string_view name;   ///< this and `why` are the context's
  bool isSymbol = false;   ///< a value that the launch does not tell, the same for all threads in one iteration
  bool isFollowed = true;  ///< false: any value is possible here, though the program computes one
  std::string_view why;    ///< of columns that are not followed: a clause for a person
  std::uint32_t party = 0; ///< Viewpoint::Party whose iterations it belongs to; barriers' columns are projected away
  std::optional<access::AtomId> atom; ///< what the column is the value of, for source and shared columns
  bool isShared = false;              ///< one value for source and sink
};

/// The space in which the instances of two accesses are compared, and the forms and conditions of both in it.
///
/// Indices, counters, symbols and quotients are columns. What has no linear form (products of indices, C++ operations,
/// loaded values, unknown conditions) is a column without definition, with one rule: equal arguments give equal values.
class PairSpace {
public:
  PairSpace(RelationContext &context, ThreadRelation relation);

  ThreadRelation relation() const { return relation_; }

  /// The value of a form. Where a factor leaves the range, a column that may have any value.
  Row row(const access::Form &form, Viewpoint view);
  /// `place` tells unknown conditions of different followed iterations and calls apart; `guard` is the condition's
  /// number among its guards.
  Formula condition(const access::Condition &condition, Viewpoint view, const access::Place &place,
                    std::size_t guard = 0);
  /// An instance exists: its guards hold, its counters are in range.
  Formula domain(const access::Place &place, Viewpoint view);
  Row counter(access::AtomId counter, std::uint32_t party);

  /// Index of the thread or block, 0 where the launch has one along the axis.
  Row threadIndex(model::Axis axis, std::uint32_t party);
  Row blockIndex(model::Axis axis, std::uint32_t party);

  /// Not the same thread (or, across blocks, not the same block). To be asked for before definitions(), which then
  /// build on it.
  Formula isDifferent();

  /// Both are in one group of so many consecutive numbers, counted from 0. Which group is a column of the source.
  Formula inSameGroup(const Row &ofSource, const Row &ofSink, std::int64_t size);

  /// What holds of the columns of source and sink, and what every answer is asked under (assumptions of the analysis).
  Formula definitions() const;
  /// Those of one end: all that a question about it alone needs.
  Formula definitionsOfEnd(std::uint32_t party);
  /// What holds of a barrier's columns; never where a value in it is tied to neither source nor sink.
  Formula definitionsOf(std::uint32_t party);

  const std::vector<Column> &columns() const { return columns_; }

  std::vector<ColumnId> columnsOf(std::uint32_t party) const;

  bool isShared(access::AtomId atom) const;

  const Column &operator[](ColumnId id) const { return columns_[static_cast<std::size_t>(id)]; }

private:
  /// What a value without definition is a function of.
  struct Function {
    std::string identity;
    Viewpoint view;
    ColumnId column{};
    std::vector<Row> arguments;

    /// One condition may guard what is inside a loop and what is behind it: the iterations are then arguments of the
    /// one only, and nothing tells which of them the other one's value belongs to.
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
  std::map<std::pair<Row, std::int64_t>, ColumnId> groups_;   ///< by what is counted, and the size
  std::vector<Row> apart_;                        ///< of which not all are 0, once isDifferent() was asked for
  mutable std::optional<Formula> allDefinitions_; ///< of source and sink, until there is something new
};

} // namespace warpgrain::dependence

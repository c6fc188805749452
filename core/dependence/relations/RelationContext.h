// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/form/Bounds.h"
#include "core/access/symbolic/Instances.h"
#include "core/dependence/sets/IntegerSet.h"
#include "core/dependence/sets/KnownSets.h"
#include "core/model/Unit.h"

#include <array>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace warpgrain::dependence {

/// How the threads of two access instances are related, and so which indices the two have in common.
enum class ThreadRelation : std::uint8_t {
  sameThread,   ///< one thread of one block
  sameBlock,    ///< threads of one block
  acrossBlocks, ///< threads of different blocks
};

/// Bytes of a row: a symbol, so many times.
struct RowWidth {
  access::AtomId symbol{};
  std::int64_t factor = 1;

  friend auto operator<=>(const RowWidth &, const RowWidth &) = default;
};

/// Whether the bytes of an access, from an offset in its row on, stay in that row: a question that every pair asks in
/// which the access is.
struct ColumnsOfAccess {
  std::size_t shape = 0;                                ///< of the access: see RelationContext::shapeOf
  ThreadRelation relation = ThreadRelation::sameThread; ///< what threads agree on differs with it
  RowWidth width;
  access::Form offset;
  std::int64_t size = 1;

  friend auto operator<=>(const ColumnsOfAccess &, const ColumnsOfAccess &) = default;
};

/// What an atom's value depends on, for one company.
struct AtomTraits {
  bool isShared = false;     ///< one value for both ends
  bool usesThread = false;   ///< depends on indices that the ends do not share
  bool usesCounters = false; ///< depends on iterations
};

/// How a value is told of.
struct ValueTexts {
  std::string name;
  std::string why; ///< what is not known of it, where that is so: a clause for a person
};

/// A product of values that is looked at as one.
struct ProductTexts {
  access::Form form;
  ValueTexts texts;
};

class PairSpace;
class BegunPairs;

/// What all questions about one kernel's instances share. Refers to the unit and the instances.
///
/// Whoever asks what takes work has a context that is not const: the answer is kept in it, and the work is counted.
/// What a const context is asked changes nothing. Not shared between threads.
class RelationContext {
public:
  RelationContext(const RelationContext &) = delete; // what is kept refers to it
  RelationContext &operator=(const RelationContext &) = delete;
  RelationContext(const model::Unit &unit, const access::KernelInstances &instances);

  const model::Unit &unit() const { return unit_; }

  const access::KernelInstances &instances() const { return instances_; }

  /// Those of the instances, and an index for each axis along which the launch has several threads or blocks, whether
  /// the kernel reads it or not.
  const access::AtomTable &atoms() const { return atoms_; }

  /// Several threads of a block, or blocks of the grid, along an axis. Where the extent is not known and the index is
  /// not read, there is one: a kernel for rows is not blamed for blocks that nobody launches.
  bool hasThreads(model::Axis axis) const { return hasThreads_[indexOf(axis)]; }

  bool hasBlocks(model::Axis axis) const { return hasBlocks_[indexOf(axis)]; }

  SetContext &sets() { return sets_; }

  const SetContext &sets() const { return sets_; }

  /// Those that any pair asked for.
  KnownSets &knownSets() { return knownSets_; }

  /// Found out once, with those of the atoms that it is made of.
  const AtomTraits &traitsOf(access::AtomId atom, ThreadRelation relation);

  /// Written once: every pair has columns for them.
  const ValueTexts &textsOf(access::AtomId atom);
  const ProductTexts &productOf(const std::vector<access::AtomId> &atoms);
  /// Why a condition of the kernel, or of a function that it calls, is not followed.
  const std::string &whyUnknown(model::ExpressionId condition, bool isInCall);

  /// Find it out once.
  bool columnsStay(const ColumnsOfAccess &columns, const std::function<bool()> &findOut);
  bool columnsMustLeave(const ColumnsOfAccess &columns, const std::function<bool()> &findOut);

  /// "list[i] is loaded from memory"
  std::string reasonOf(const access::Obscurity &obscurity) const;
  /// What stands in the source, blanks collapsed, shortened where it is long.
  std::string textOf(const SourceSpan &span) const;

  /// The loop's variable as the source spells it ("k"), else the name of its counter.
  std::string nameOf(const access::LoopInfo &loop) const;

  /// Two entries that certainly begin at one address: the same, or two names of the launch's dynamic shared memory.
  bool isSameMemory(access::ArrayId a, access::ArrayId b) const;

  /// Bounds of an access's offset, whoever does it in whichever iteration.
  const access::Interval &boundsOfOffset(const access::AccessInstance &access);

  /// The same number for accesses of the same bytes in the same iterations of the same loops, by the same threads: they
  /// differ in where they stand, and in whether they write.
  std::size_t shapeOf(const access::AccessInstance &access);

  BegunPairs &begunPairs();

  /// The space of a pair that nothing was asked about yet, made once for all pairs.
  const PairSpace &begunSpace(ThreadRelation relation);

private:
  AtomTraits findTraits(access::AtomId atom, ThreadRelation relation);

  const model::Unit &unit_;
  const access::KernelInstances &instances_;
  access::AtomTable atoms_;
  std::array<bool, 3> hasThreads_{};
  std::array<bool, 3> hasBlocks_{};
  SetContext sets_;
  // What was found out.
  KnownSets knownSets_;
  std::map<ThreadRelation, std::shared_ptr<const PairSpace>> begun_;
  std::map<ThreadRelation, std::vector<std::optional<AtomTraits>>> traits_;
  std::vector<std::optional<ValueTexts>> texts_;
  std::map<std::vector<access::AtomId>, ProductTexts> products_;
  std::map<std::pair<model::ExpressionId, bool>, std::string> unknowns_;
  std::map<const access::AccessInstance *, access::Interval> bounds_;
  std::map<const access::AccessInstance *, std::size_t> shapes_;
  std::map<access::Form, std::vector<const access::AccessInstance *>> shapesAt_; ///< one of each, by offset
  std::shared_ptr<BegunPairs> pairs_;
  std::map<ColumnsOfAccess, bool> staying_;
  std::map<ColumnsOfAccess, bool> leaving_;
};

} // namespace warpgrain::dependence

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/form/Bounds.h"
#include "core/access/symbolic/Instances.h"
#include "core/dependence/reasons/Reason.h"
#include "core/dependence/sets/IntegerSet.h"
#include "core/dependence/sets/KnownSets.h"
#include "core/model/LaunchArguments.h"
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

/// Relation between the threads of two access instances. It determines which indices the two share.
enum class ThreadRelation : std::uint8_t {
  sameThread,   ///< one thread of one block
  sameBlock,    ///< threads of one block
  acrossBlocks, ///< threads of different blocks
};

/// Length of a row in bytes: factor*symbol.
struct RowWidth {
  access::AtomId symbol{};
  std::int64_t factor = 1;

  friend auto operator<=>(const RowWidth &, const RowWidth &) = default;
};

/// Key of the question whether the bytes of an access, from an offset in its row on, stay in that row. Every pair with
/// the access asks it.
struct ColumnsOfAccess {
  std::size_t shape = 0;                                ///< shape of the access: see RelationContext::shapeOf
  ThreadRelation relation = ThreadRelation::sameThread; ///< determines which values the threads share
  RowWidth width;
  access::Form offset;
  std::int64_t size = 1;

  friend auto operator<=>(const ColumnsOfAccess &, const ColumnsOfAccess &) = default;
};

/// Where the values of a subscript lie for all that the kernel's text tells: in its dimension, in or outside of it as
/// the launch decides, or outside of it in every launch, at least for some instances.
enum class SubscriptPlace : std::uint8_t { inside, forTheLaunch, outside };

/// Key of the question for a subscript's place. Every pair with the access asks it.
struct SubscriptOfAccess {
  std::size_t shape = 0;                                ///< shape of the access: see RelationContext::shapeOf
  ThreadRelation relation = ThreadRelation::sameThread; ///< determines which values the threads share
  std::size_t subscript = 0;                            ///< among AccessInstance::subscripts

  friend auto operator<=>(const SubscriptOfAccess &, const SubscriptOfAccess &) = default;
};

/// What an atom's value depends on, for one thread relation.
struct AtomTraits {
  bool isShared = false;     ///< both ends have the same value
  bool usesThread = false;   ///< depends on indices that the ends do not share
  bool usesCounters = false; ///< depends on loop counters
};

/// How messages describe a value.
struct ValueTexts {
  std::string name;
  std::optional<Reason> why; ///< what is not known about it, as a clause; none if it is followed
};

/// A product of values that is treated as one value.
struct ProductTexts {
  access::Form form;
  ValueTexts texts;
};

class PairSpace;
class BegunPairs;

/// Data and caches that all questions about one kernel's instances share. The unit and the instances must outlive it.
class RelationContext {
public:
  RelationContext(const RelationContext &) = delete; // cached data refers to the object
  RelationContext &operator=(const RelationContext &) = delete;
  RelationContext(const model::Unit &unit, const access::KernelInstances &instances);

  const model::Unit &unit() const { return unit_; }

  const access::KernelInstances &instances() const { return instances_; }

  /// The atoms of the instances, and an index atom for each axis along which the launch has several threads or blocks,
  /// even if the kernel does not read it.
  const access::AtomTable &atoms() const { return atoms_; }

  /// True if a block has several threads, or the grid several blocks, along an axis. If the extent is unknown and the
  /// kernel does not read the index, assume one. This avoids false races in kernels written for rows.
  bool hasThreads(model::Axis axis) const { return hasThreads_[indexOf(axis)]; }

  bool hasBlocks(model::Axis axis) const { return hasBlocks_[indexOf(axis)]; }

  SetContext &sets() { return sets_; }

  const SetContext &sets() const { return sets_; }

  /// Cache of the sets of all pairs.
  KnownSets &knownSets() { return knownSets_; }

  /// Returns the traits of an atom. Caches them, together with those of its operands.
  const AtomTraits &traitsOf(access::AtomId atom, ThreadRelation relation);

  /// Return cached texts and products, since every pair has columns for them.
  const ValueTexts &textsOf(access::AtomId atom);
  const ProductTexts &productOf(const std::vector<access::AtomId> &atoms);
  /// Returns why a condition of the kernel, or of a function that it calls, is not followed.
  const Reason &whyUnknown(model::ExpressionId condition, bool isInCall);

  /// Return the cached answer; call `findOut` on the first question.
  bool columnsStay(const ColumnsOfAccess &columns, const std::function<bool()> &findOut);
  bool columnsMustLeave(const ColumnsOfAccess &columns, const std::function<bool()> &findOut);

  SubscriptPlace subscriptPlace(const SubscriptOfAccess &subscript, const std::function<SubscriptPlace()> &findOut);

  /// "list[i] is loaded from memory"
  Reason reasonOf(const access::Obscurity &obscurity) const;
  /// Returns the source text of a span, with blanks collapsed and shortened if it is long.
  std::string textOf(const SourceSpan &span) const;

  /// Returns the loop's variable as the source spells it ("k"), else the name of its counter.
  std::string nameOf(const access::LoopInfo &loop) const;

  /// True if two arrays certainly begin at the same address: they are the same entry, or both name the dynamic shared
  /// memory.
  bool isOneArray(access::ArrayId a, access::ArrayId b) const;

  /// True also if a launch in the unit hands over one pointer for both.
  bool isSameMemory(access::ArrayId a, access::ArrayId b) const;

  /// Returns, as a clause, which launch in the unit hands over one pointer for two arrays; no value if none does.
  std::optional<Reason> whyOnePointer(access::ArrayId a, access::ArrayId b) const;

  /// Returns the same clause, but only if some launches do so and others do not.
  std::optional<Reason> whySameInSomeLaunch(access::ArrayId a, access::ArrayId b) const;

  /// Returns the bounds of an access's byte offset over all threads and iterations.
  const access::Interval &boundsOfOffset(const access::AccessInstance &access);

  /// Returns the number of the access's shape. Accesses have the same shape if they access the same bytes, in the same
  /// iterations of the same loops, by the same threads. They may differ in their place and in whether they write.
  std::size_t shapeOf(const access::AccessInstance &access);

  BegunPairs &begunPairs();

  /// Returns the initial space of a pair, which is built once per relation.
  const PairSpace &begunSpace(ThreadRelation relation);

private:
  AtomTraits findTraits(access::AtomId atom, ThreadRelation relation);
  void findSharedPointers();
  std::optional<std::size_t> positionOf(const access::Array &array, const model::Function &kernel) const;

  const model::Unit &unit_;
  const access::KernelInstances &instances_;
  access::AtomTable atoms_;
  std::array<bool, 3> hasThreads_{};
  std::array<bool, 3> hasBlocks_{};
  SetContext sets_;
  KnownSets knownSets_;
  std::map<ThreadRelation, std::shared_ptr<const PairSpace>> begun_;
  std::map<ThreadRelation, std::vector<std::optional<AtomTraits>>> traits_;
  std::vector<std::optional<ValueTexts>> texts_;
  std::map<std::vector<access::AtomId>, ProductTexts> products_;
  std::map<std::pair<model::ExpressionId, bool>, Reason> unknowns_;
  std::map<const access::AccessInstance *, access::Interval> bounds_;
  std::map<const access::AccessInstance *, std::size_t> shapes_;
  std::map<access::Form, std::vector<const access::AccessInstance *>> shapesAt_; ///< one of each, by offset
  std::shared_ptr<BegunPairs> pairs_;
  std::map<std::pair<access::ArrayId, access::ArrayId>, model::OnePointer> onePointer_; ///< in both orders
  std::map<ColumnsOfAccess, bool> staying_;
  std::map<ColumnsOfAccess, bool> leaving_;
  std::map<SubscriptOfAccess, SubscriptPlace> places_;
};

} // namespace warpgrain::dependence

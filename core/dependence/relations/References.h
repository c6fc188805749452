// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/relations/ControlLoads.h"
#include "core/dependence/relations/RelationContext.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace warpgrain::dependence {

/// An access in the source with all its instances: one per path through calls and per iteration that was followed.
struct Reference {
  const model::Body *body = nullptr;
  model::ExpressionId expression = model::none<model::ExpressionId>;
  model::AccessKind kind = model::AccessKind::read;
  std::vector<std::size_t> instances; ///< in KernelInstances::accesses, in order of execution

  bool reads() const { return kind != model::AccessKind::write; }

  bool writes() const { return kind != model::AccessKind::read; }
};

/// A kernel with more pairs of instances is not compared to the end, whatever the pairs are: a look at a pair that
/// turns out to be harmless takes some 50 ns, and kernels of thousands of statements have millions of pairs.
inline constexpr std::size_t mostPairsOfInstances = 4'000'000;

/// Returns the references of a kernel to memory that threads share, in the order of execution. Omits read-only and
/// thread-local memory unless `withPrivate`.
std::vector<Reference> referencesOf(const access::KernelInstances &instances, bool withPrivate);

/// True if the pointer of an access was computed from others in a way that was not followed. No assumption rules out
/// that it aliases their memory.
bool mayLeadAnywhere(const RelationContext &context, const access::AccessInstance &access);

/// True if two accesses may access the same bytes: they are in one array and not obviously apart, or one of them may
/// lead anywhere.
bool mayShareMemory(RelationContext &context, const access::AccessInstance &a, const access::AccessInstance &b);

/// Returns why the base address of an access is not known; none if it is a known array.
std::optional<Reason> whyBaseUnknown(const RelationContext &context, const access::AccessInstance &access);

/// Returns the same reason for the first of two accesses, else for the second.
std::optional<Reason> whyBasesUnknown(const RelationContext &context, const access::AccessInstance &a,
                                      const access::AccessInstance &b);

/// Returns why an access may not actually write: it is an argument of an unknown function, or the threads of a
/// collective divide it among them. Empty if it certainly does what its kind says.
std::optional<Reason> whyEffectUnknown(const RelationContext &context, const access::AccessInstance &access);

/// Returns, as a clause, why two accesses with different base addresses may alias; no value if they certainly do not.
/// Makes no assumption on pointers: two of them may alias unless one is __restrict__ or their memory spaces differ.
std::optional<Reason> whyArraysMeet(const RelationContext &context, const access::AccessInstance &a,
                                    const access::AccessInstance &b);

/// Compares the values that accesses store. Two values are known to be the same if they are equal constants, or, for
/// threads of one block in one iteration, if the source shows that they are the same for all threads.
class StoredValues {
public:
  explicit StoredValues(const RelationContext &context);
  ~StoredValues();

  /// True if both store one constant.
  bool areConstant(const access::AccessInstance &a, const access::AccessInstance &b) const;
  /// `inOneIteration`: threads of one block, in the same iteration of every loop.
  bool areSame(const access::AccessInstance &a, const access::AccessInstance &b, bool inOneIteration) const;
  /// Returns the loads from which the stored value is computed.
  SharedLoads loadsOf(const access::AccessInstance &access) const;

private:
  struct Body;

  const RelationContext &context_;
  std::unique_ptr<Body> body_; ///< what is known of the kernel's own body
};

/// True if two accesses with the same base address never share a byte, for all threads and iterations. The proof uses
/// the bounds of the byte offsets, or their remainders: `4*i` and `4*j + 1` never meet. It builds no integer set, and
/// it suffices for most pairs of members, of unrolled iterations and of elements with constant subscripts. False if it
/// fails.
bool areApartAnyway(RelationContext &context, const access::AccessInstance &a, const access::AccessInstance &b);

} // namespace warpgrain::dependence

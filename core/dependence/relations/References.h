// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/relations/RelationContext.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace warpgrain::dependence {

/// An access as it stands in the text, with all its instances: paths through calls, iterations that were followed one
/// by one.
struct Reference {
  const model::Body *body = nullptr;
  model::ExpressionId expression = model::none<model::ExpressionId>;
  model::AccessKind kind = model::AccessKind::read;
  std::vector<std::size_t> instances; ///< in KernelInstances::accesses, in order of execution

  bool reads() const { return kind != model::AccessKind::write; }

  bool writes() const { return kind != model::AccessKind::read; }
};

/// The references of a kernel to memory that threads share, in the order of execution. Read-only memory and what each
/// thread has for itself are left out unless `withPrivate`.
std::vector<Reference> referencesOf(const access::KernelInstances &instances, bool withPrivate);

/// True of a pointer that was made of others in a way that was not followed: no assumption keeps it from what they
/// lead to.
bool mayLeadAnywhere(const RelationContext &context, const access::AccessInstance &access);

/// Both may lead to the same bytes: in one array, and not plainly to different ones; or one of them may lead anywhere.
bool mayShareMemory(RelationContext &context, const access::AccessInstance &a, const access::AccessInstance &b);

/// Why it is not known where an access leads; empty where it begins at an array that is known.
std::string whyBaseUnknown(const RelationContext &context, const access::AccessInstance &access);

/// The same of either of two accesses, the first before the second.
std::string whyBasesUnknown(const RelationContext &context, const access::AccessInstance &a,
                            const access::AccessInstance &b);

/// Why an access that may write need not: it is handed to a function that is not known, or threads share it out. Empty
/// where it certainly does what its kind tells.
std::string whyEffectUnknown(const RelationContext &context, const access::AccessInstance &access);

/// What keeps two accesses that are not known to begin at one address from being certainly apart: a clause. Nothing is
/// taken for granted of pointers: two of them may lead to the same memory unless one is __restrict__ or their spaces
/// differ.
std::optional<std::string> whyArraysMeet(const RelationContext &context, const access::AccessInstance &a,
                                         const access::AccessInstance &b);

/// What accesses store, as far as it may be one and the same value whichever thread does it: constants, or for threads
/// of one block in one iteration what the text shows to be the same for all of them.
class StoredValues {
public:
  explicit StoredValues(const RelationContext &context) : context_(context) {}

  /// `inOneIteration`: threads of one block, in the same iteration of every loop.
  bool areSame(const access::AccessInstance &a, const access::AccessInstance &b, bool inOneIteration) const;

private:
  const RelationContext &context_;
};

} // namespace warpgrain::dependence

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/BodyIndex.h"

#include <cstdint>
#include <set>
#include <vector>

namespace warpgrain::transform {

/// True for a declaration of a class, an enumeration or another name of a type, be it with variables: what stands
/// behind it may name the type.
bool declaresType(const model::Unit &unit, const model::Body &body, model::StatementId statement);

/// A lambda, or the braces of a class that is defined inside a function. It has statements of its own, which are no
/// part of the function's body.
struct InnerPart {
  SourceSpan span;
  bool isLambda = false;
  /// A class may name automatic variables of the function around it only in sizeof, decltype and the like (C++
  /// [class.local]). True if none of these words stands in it.
  bool namesNoVariable = false;
};

/// The code that stands inside a function's body and belongs to other functions.
class InnerCode {
public:
  InnerCode(const model::BodyIndex &index, FileId file);

  /// The outermost part that a place stands in; null if it stands in the function's own code.
  const InnerPart *at(std::uint32_t offset) const;

  /// True if the place is a name that an inner function declares, or an index or a call that its recorded body has.
  bool knows(std::uint32_t offset) const { return known_.contains(offset); }

private:
  void addLambdas(const model::Body &body);
  void addClasses(const model::Body &body);
  void addKnown(const model::Function &function);

  const model::Unit &unit_;
  FileId file_;
  std::vector<InnerPart> parts_;
  std::set<std::uint32_t> known_;
};

} // namespace warpgrain::transform

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/TextEdit.h"
#include "core/dependence/Verdict.h"
#include "core/model/Dialect.h"
#include "core/model/Unit.h"

#include <expected>
#include <string>
#include <string_view>
#include <vector>

namespace warpgrain::transform {

/// `__launch_bounds__(256, 2)` as it stands in a text.
struct HeadAttribute {
  model::Qualifier word = model::Qualifier::launchBounds; ///< or maximumRegisters
  SourceSpan span;                                        ///< from the word to the closing parenthesis
  SourceSpan inside;                                      ///< between the parentheses
  std::vector<SourceSpan> arguments;
  bool isOfDefinition = false; ///< else of a declaration
};

/// What stands before a kernel's body, as text: where its resources are bounded. Declarations of the kernel in the
/// unit's files that carry bounds belong to it.
class KernelHead {
public:
  /// Fails with a verdict where the head cannot be changed in place: a macro or #if hides a part of it, or it is not
  /// clear which kernel a declaration is of.
  static std::expected<KernelHead, dependence::Verdict> read(const model::Unit &unit, model::FunctionId kernel,
                                                             const model::Dialect &dialect);

  /// The attributes with a word, the definition's first.
  std::vector<HeadAttribute> attributes(model::Qualifier word) const;

  /// Adds an attribute to the definition, directly after `__global__`.
  TextEdit insertion(std::string_view attribute) const;

private:
  std::vector<HeadAttribute> attributes_;
  SourceSpan global_; ///< the word __global__ of the definition
};

} // namespace warpgrain::transform

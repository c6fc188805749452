// SPDX-License-Identifier: Apache-2.0
#include "core/steps/memory/arrays/NamedAccess.h"

namespace warpgrain::transform {

bool isThrough(const access::KernelInstances &instances, const access::AccessInstance &access,
               const SourceSpan &variableName) {
  if (!access.array) return false;
  const access::Array &array = instances[*access.array];
  return array.body != nullptr && array.member.empty() && model::isSome(array.variable) &&
         (*array.body)[array.variable].nameSpan == variableName;
}

} // namespace warpgrain::transform

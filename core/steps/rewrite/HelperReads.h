// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/Verdict.h"
#include "core/plan/KernelStudy.h"

#include <functional>
#include <optional>

namespace warpgrain::transform {

/// Refuses a kernel that calls a function which reads an index or an extent that a step changes in the kernel's own
/// body alone. Functions that instances of a template call are looked into, too.
std::optional<dependence::Verdict> whyHelperReads(KernelStudy &study,
                                                  const std::function<bool(const model::Expression &)> &changes);

} // namespace warpgrain::transform

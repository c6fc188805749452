// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/reasons/Reason.h"
#include "core/model/Function.h"
#include "core/model/HiddenCode.h"

namespace warpgrain::dependence {

/// Returns the name of hidden code as a clause: "the destructor of x". It goes on "This is not followed:".
Reason reasonOf(const model::HiddenCode &hidden);

/// Returns why a function, or a unit, is not read whole: a clause that is one or several sentences.
Reason reasonOf(const model::NotWhole &why);

} // namespace warpgrain::dependence

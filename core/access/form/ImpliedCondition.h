// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/form/Condition.h"

namespace warpgrain::access {

class AtomTable;

/// True if the bounds of the compared forms already prove the condition, so that assuming it adds no restriction. False
/// for a condition that is literally `always`.
bool saysNothing(const AtomTable &atoms, const Condition &condition);

} // namespace warpgrain::access

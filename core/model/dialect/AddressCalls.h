// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/Expression.h"

namespace warpgrain::model {

/// True for CUDA's function (&pointer, variable) that sets the pointer to the address of a variable of the device.
bool givesAddressOfVariable(const Callee &callee);

} // namespace warpgrain::model

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/measure/Bundle.h"
#include "core/measure/JsonFields.h"

#include <vector>

namespace warpgrain::measure {

/// The buffers that a bundle's document describes, their files seen to be there and of the right size; `bundle` has its
/// folder. Throws BadField.
std::vector<Buffer> buffersOf(const Bundle &bundle, const JsonFields &fields);

/// Sees that the addresses which buffers hold lead into buffers; once all of them are known. Throws BadField.
void checkPointers(const Bundle &bundle);

} // namespace warpgrain::measure

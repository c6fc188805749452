// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace warpgrain::executor {

// What compiled code calls to round to bfloat16, where the machine has no instruction for it and the compiler's own
// library, before GCC 13, no function. They return 16 bits as such functions do: in the lower bits of a register for
// floating point, which is also where a float's are.

/// __truncsfbf2
float toBrainFloat(float value);
/// __truncdfbf2
float toBrainFloatFromDouble(double value);

} // namespace warpgrain::executor

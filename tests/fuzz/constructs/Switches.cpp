// SPDX-License-Identifier: Apache-2.0
//
// switch, with cases that fall through into the next.
#include "tests/fuzz/constructs/Constructs.h"

namespace warpgrain::tests {

namespace {

void write(KernelWriter &out, Surroundings at) {
  const bool uniform = out.chance(2);
  const bool together = at.together && uniform;
  out.open("switch ((" + (uniform ? out.uniformExpression(1) : out.expression(1)) + ") & 3) {");
  const int cases = 2 + out.pick(2);
  for (int i = 0; i < cases; ++i) {
    if (out.chance(4)) out.line("case " + std::to_string(i + 5) + ":");
    out.open("case " + std::to_string(i) + ": {");
    out.body(at.level + 1, together);
    if (out.chance(2)) out.line("break;"); // else into the next
    out.close();
  }
  if (out.chance(2)) {
    out.open("default: {");
    out.body(at.level + 1, together);
    out.close();
  }
  out.close();
}

} // namespace

Construct switches() {
  return {.name = "switches", .statement = write};
}

} // namespace warpgrain::tests

// SPDX-License-Identifier: Apache-2.0
//
// goto, forward and backward, and returns in the middle.
#include "tests/fuzz/constructs/Constructs.h"

namespace warpgrain::tests {

namespace {

void forward(KernelWriter &out, Surroundings at, bool uniform) {
  const std::string label = out.fresh("l");
  out.line("if (" + out.condition(uniform) + ") goto " + label + ";");
  out.open("{");
  out.body(at.level + 1, at.together && uniform);
  out.close();
  out.line(label + ":;");
}

/// A loop of two labels: forward out of it, and back.
void backward(KernelWriter &out, Surroundings at, bool uniform) {
  const std::string label = out.fresh("l");
  const std::string counter = out.fresh("g");
  out.line("int " + counter + " = (" + (uniform ? out.uniformExpression(1) : out.expression(1)) + ") & 3;");
  out.line(label + ":");
  out.open("{");
  out.body(at.level + 1, at.together && uniform);
  out.close();
  out.line("if (" + counter + "-- > 0) goto " + label + ";");
}

void write(KernelWriter &out, Surroundings at) {
  const bool uniform = out.chance(2);
  if (out.chance(3)) return backward(out, at, uniform);
  if (at.level == 0 && out.chance(4)) { // out of two loops
    const std::string label = out.fresh("l");
    out.open("for (int p = 0; p < 3; ++p) {");
    out.open("for (int q = 0; q < 3; ++q) {");
    out.line(out.someVariable() + " += p * q;");
    out.line("if (" + out.expression(1) + " > p + q) goto " + label + ";");
    out.close();
    out.close();
    return out.line(label + ":;");
  }
  forward(out, at, uniform);
}

} // namespace

Construct jumps() {
  return {.name = "jumps", .statement = write};
}

} // namespace warpgrain::tests

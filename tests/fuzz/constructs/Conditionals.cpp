// SPDX-License-Identifier: Apache-2.0
//
// Barriers and side effects inside of ?:, && and ||.
#include "tests/fuzz/constructs/Constructs.h"

namespace warpgrain::tests {

namespace {

/// A comma expression that writes the thread's element, meets the others and reads another element.
std::string exchanged(KernelWriter &out) {
  const std::string size = std::to_string(out.threads());
  return "(s[lane] = " + out.expression(1) + ", __syncthreads(), s[(lane + " + std::to_string(1 + out.pick(5)) +
         ") % " + size + "])";
}

void withBarrier(KernelWriter &out) {
  const std::string condition = out.condition(true);
  switch (out.pick(4)) {
  case 0:
    out.declare("(" + condition + ") ? " + exchanged(out) + " : " + out.expression(1));
    break;
  case 1:
    out.declare("(" + condition + ") && " + exchanged(out) + " > 3");
    break;
  case 2:
    out.declare("(" + condition + ") || " + exchanged(out) + " < 40");
    break;
  default:
    out.line("if ((" + condition + ") && (__syncthreads(), 1)) " + out.ownOutput() + " = " + out.expression(1) + ";");
  }
  out.line("__syncthreads();");
}

void withEffects(KernelWriter &out) {
  const std::string name = out.someVariable();
  switch (out.pick(5)) {
  case 0:
    return out.declare("(" + out.condition(false) + ") ? " + name + "++ : (" + out.ownOutput() + " = " +
                       out.expression(1) + ")");
  case 1:
    return out.line("(void)((" + out.condition(false) + ") && (" + name + " += " + out.expression(1) + "));");
  case 2:
    return out.line("(void)((" + out.condition(false) + ") || (" + out.ownOutput() + " = " + out.expression(1) + "));");
  case 3:
    return out.line("while (" + name + " > 0 && (" + name + " >>= 2) > 3) " + out.ownOutput() + " = " + name + ";");
  default:
    return out.line("(" + out.condition(false) + " ? " + name + " : " + out.ownOutput() + ") = " + out.expression(1) +
                    ";");
  }
}

void write(KernelWriter &out, Surroundings at) {
  if (at.together && out.chance(2)) return withBarrier(out);
  withEffects(out);
}

} // namespace

Construct conditionals() {
  return {.name = "conditionals", .statement = write};
}

} // namespace warpgrain::tests

// SPDX-License-Identifier: Apache-2.0
//
// Lambdas that hold what they use by value and by reference, some with a barrier inside.
#include "tests/fuzz/constructs/Constructs.h"

namespace warpgrain::tests {

namespace {

void write(KernelWriter &out, Surroundings at) {
  const std::string name = out.fresh("f");
  const std::string used = out.someVariable();
  switch (out.pick(at.together ? 4 : 3)) {
  case 0:
    out.line("auto " + name + " = [=](int a) { return a * 3 + " + used + " - lane; };");
    out.line(used + " += 7;");
    return out.declare(name + "(" + out.expression(1) + ")");
  case 1:
    out.line("auto " + name + " = [&](int a) { " + used + " ^= a; };");
    out.line(name + "(" + out.expression(1) + ");");
    return out.line("if (" + out.condition(false) + ") " + name + "(" + out.expression(1) + ");");
  case 2:
    out.line("auto " + name +
             " = [&, lane](int at, int value) -> int & { out[me * 6 + (at & 3)] = value + lane; return " + used +
             "; };");
    return out.line(name + "(" + out.expression(1) + ", " + out.expression(1) + ") += 2;");
  default:
    out.open("auto " + name + " = [&](int a, int by) {");
    out.line("s[lane] = a;");
    out.line("__syncthreads();");
    out.line("int other = s[(lane + by) % " + std::to_string(out.threads()) + "];");
    out.line("__syncthreads();");
    out.line("return other;");
    out.close("};");
    return out.declare(name + "(" + out.expression(1) + ", " + std::to_string(1 + out.pick(6)) + ")");
  }
}

} // namespace

Construct lambdas() {
  return {.name = "lambdas", .statement = write};
}

} // namespace warpgrain::tests

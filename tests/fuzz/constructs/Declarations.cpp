// SPDX-License-Identifier: Apache-2.0
//
// Declarations of several variables, in the headers of if and for too, comma expressions, and do-while.
#include "tests/fuzz/constructs/Constructs.h"

namespace warpgrain::tests {

namespace {

/// Of what differs between threads, what does not, a pointer, an array, and what gets its value later.
void several(KernelWriter &out, Surroundings at) {
  const std::string varying = out.fresh("v");
  const std::string shared = out.fresh("u");
  const std::string array = out.fresh("a");
  const std::string later = out.fresh("v");
  std::string words = "int " + varying + " = " + out.expression(1);
  if (at.together)
    words += ", " + shared + (out.chance(2) ? " = " + out.uniformExpression(1) : "(" + out.uniformExpression(1) + ")");
  const bool hasArray = out.chance(3);
  if (hasArray)
    words += ", " + array + "[4] = {(int)(" + out.expression(1) + "), 1, " + std::to_string(out.pick(9)) + "}";
  if (out.chance(8)) words += ", *" + out.fresh("p") + " = &" + varying;
  out.line(words + ", " + later + ";");
  out.addVarying(varying);
  if (at.together) out.addUniform(shared);
  if (hasArray) out.addArray(array);
  if (out.chance(2)) out.body(at.level + 1, at.together);
  out.line(later + " = " + out.expression(1) + ";");
  out.addVarying(later);
}

/// One side differs between threads, the other does not.
void comma(KernelWriter &out, Surroundings at) {
  const std::string varying = out.someVariable() + out.any<3>({" += ", " = ", " ^= "}) + out.expression(1);
  const std::string shared = at.together ? out.mutableUniform() : std::string();
  if (shared.empty()) return out.line(out.ownOutput() + " = " + out.expression(1) + ", " + varying + ";");
  out.line(out.chance(2) ? varying + ", " + shared + "++;" : shared + " += 2, " + varying + ";");
}

void rounds(KernelWriter &out, Surroundings at) {
  const std::string counter = out.fresh("g");
  const std::string count = std::to_string(1 + out.pick(3));
  if (out.chance(2)) {
    out.open("for (int " + counter + " = 0, last = " + count + "; " + counter + " < last; ++" + counter + ") {");
    out.body(at.level + 1, at.together);
    return out.close();
  }
  out.line("int " + counter + " = 0;");
  out.open("do {");
  out.body(at.level + 1, at.together);
  out.close("} while (++" + counter + " < " + count + ");");
}

void condition(KernelWriter &out, Surroundings at) {
  const std::string name = out.fresh("w");
  const bool uniform = out.chance(2);
  out.open("if (const int " + name + " = (" + (uniform ? out.uniformExpression(1) : out.expression(1)) + ") & 3) {");
  out.line(out.someVariable() + " += " + name + ";");
  out.body(at.level + 1, at.together && uniform);
  out.close("} else " + out.ownOutput() + " = " + name + " + 1;");
}

void write(KernelWriter &out, Surroundings at) {
  switch (out.pick(5)) {
  case 0:
    return comma(out, at);
  case 1:
    return rounds(out, at);
  case 2:
    return condition(out, at);
  default:
    return several(out, at);
  }
}

} // namespace

Construct declarations() {
  return {.name = "declarations", .statement = write};
}

} // namespace warpgrain::tests

// SPDX-License-Identifier: Apache-2.0
//
// Structured bindings of copies and of references, loops over lists of constants, and barriers in inline assembly.
#include "tests/fuzz/constructs/Constructs.h"

namespace warpgrain::tests {

namespace {

void begin(KernelWriter &out) {
  out.include("<initializer_list>");
  const std::string &name = out.kernelName();
  out.line("struct " + name + "_Two { int first; int second; };");
  out.line("__device__ " + name + "_Two " + name + "_two(int a, int b) { return {a + b, a - b}; }");
}

void write(KernelWriter &out, Surroundings at) {
  const std::string first = out.fresh("p");
  const std::string second = out.fresh("q");
  const std::string used = out.someVariable();
  const std::string &name = out.kernelName();
  switch (out.pick(at.together ? 5 : 4)) {
  case 0:
    out.line("auto [" + first + ", " + second + "] = " + name + "_two(" + out.expression(1) + ", " + used + ");");
    out.line(first + " += " + second + ";");
    return out.declare(first + " - " + used);
  case 1: {
    const std::string object = out.fresh("two");
    out.line(name + "_Two " + object + " = " + name + "_two(lane, " + used + ");");
    out.line("auto &[" + first + ", " + second + "] = " + object + ";");
    out.line(second + " = " + out.expression(1) + ";");
    return out.declare(object + ".second + " + first);
  }
  case 2: {
    const std::string list = out.fresh("list");
    out.line("int " + list + "[2] = {int(" + out.expression(1) + "), lane};");
    out.line("auto &[" + first + ", " + second + "] = " + list + ";");
    out.line("out[me * 6 + (" + first + " & 3)] = " + second + ";");
    out.line(first + " ^= 5;");
    return out.declare(list + "[0] + " + list + "[1]");
  }
  case 3:
    out.open("for (const int " + first + " : {1, 2, " + std::to_string(3 + out.pick(5)) + "}) {");
    out.line(used + " += " + first + " * " + out.expression(1) + ";");
    out.line("out[me * 6 + (" + first + " & 3)] = " + used + ";");
    return out.close();
  default:
    out.line("s[lane] = " + out.expression(1) + ";");
    out.line("asm volatile(\"bar.sync 0;\" ::: \"memory\");");
    out.line("int " + first + " = s[(lane + " + std::to_string(1 + out.pick(6)) + ") % " +
             std::to_string(out.threads()) + "];");
    out.line(out.any<2>({"asm volatile(\"barrier.sync 0;\" ::: \"memory\");", "__syncthreads();"}));
    return out.declare(first + " + " + used);
  }
}

} // namespace

Construct bindings() {
  return {.name = "bindings", .begin = begin, .statement = write};
}

} // namespace warpgrain::tests

// SPDX-License-Identifier: Apache-2.0
//
// Macros that hold statements, and functions that are called by pointer.
#include "tests/fuzz/constructs/Constructs.h"

namespace warpgrain::tests {

namespace {

void beginMacros(KernelWriter &out) {
  const std::string &name = out.kernelName();
  out.line("#define " + name + "_STEP(a, b) do { (a) += (b); if ((a) > 50) (a) -= (b) * 2; } while (0)");
  out.line("#define " + name + "_SHARE(to, by) \\");
  out.line("  s[lane] = (to); \\");
  out.line("  __syncthreads(); \\");
  out.line("  (to) = s[(lane + (by)) % " + std::to_string(out.threads()) + "]; \\");
  out.line("  __syncthreads()");
  out.line("#define " + name + "_WHEN(c) if ((c) & 1)");
}

void writeMacros(KernelWriter &out, Surroundings at) {
  const std::string &name = out.kernelName();
  const std::string used = out.someVariable();
  switch (out.pick(at.together ? 4 : 2)) {
  case 0:
    return out.line(name + "_STEP(" + used + ", " + out.expression(1) + ");");
  case 1:
    out.open(name + "_WHEN(" + out.expression(1) + ") {");
    out.body(at.level + 1, false);
    return out.close();
  default:
    return out.line(name + "_SHARE(" + used + ", " + std::to_string(1 + out.pick(6)) + ");");
  }
}

void beginFunctions(KernelWriter &out) {
  const std::string &name = out.kernelName();
  out.line("__device__ int " + name + "_twice(int a) { return 2 * a + threadIdx.x; }");
  out.line("__device__ int " + name + "_less(int a) { return a - 3; }");
  out.line("__device__ void " + name + "_put(int *to, int a) { to[0] = a; to[1] = a ^ 5; }");
  out.line("__device__ void " + name + "_add(int *to, int a) { to[1] += a; }");
}

void writeFunctions(KernelWriter &out, Surroundings) {
  const std::string &name = out.kernelName();
  const std::string pointer = out.fresh("fp");
  const std::string condition = out.condition(out.chance(2));
  if (out.chance(2)) {
    out.line("int (*" + pointer + ")(int) = " + condition + " ? " + name + "_twice : " + name + "_less;");
    return out.declare(pointer + "(" + out.expression(1) + ")");
  }
  out.line("void (*" + pointer + ")(int *, int) = &" + name + "_put;");
  out.line("if (" + condition + ") " + pointer + " = " + name + "_add;");
  out.line(pointer + "(out + me * 6 + " + std::to_string(out.pick(4)) + ", " + out.expression(1) + ");");
}

} // namespace

Construct statementMacros() {
  return {.name = "macros", .begin = beginMacros, .statement = writeMacros};
}

Construct functionPointers() {
  return {.name = "functions by pointer", .begin = beginFunctions, .statement = writeFunctions};
}

} // namespace warpgrain::tests

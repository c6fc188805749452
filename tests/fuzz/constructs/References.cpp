// SPDX-License-Identifier: Apache-2.0
//
// Variables that are changed by another name than their own: through references that objects, functions and pointers
// hold, and through pointers to members. Objects of libcu++, whose functions are in the toolkit's headers.
#include "tests/fuzz/constructs/Constructs.h"

namespace warpgrain::tests {

namespace {

/// Writes to one of the thread's outputs; which one depends on a value, so that a wrong value is a wrong address.
void useAsPlace(KernelWriter &out, const std::string &value) {
  out.line("out[me * 6 + (unsigned)(" + value + ") % 5] = " + out.expression(1) + ";");
  out.declare(value);
}

void beginObjects(KernelWriter &out) {
  for (const char *header : {"<cuda/std/array>", "<cuda/std/optional>", "<cuda/std/tuple>", "<cuda/std/utility>"})
    out.include(header);
}

void writeObjects(KernelWriter &out, Surroundings) {
  const std::string name = out.fresh("object");
  const std::string used = out.someVariable();
  switch (out.pick(6)) {
  case 0:
    out.line("cuda::std::optional<int> " + name + "(" + out.expression(1) + ");");
    return useAsPlace(out, name + ".value_or(3)");
  case 1:
    out.line("cuda::std::pair<int, int> " + name + "(" + out.expression(1) + ", " + out.expression(1) + ");");
    return useAsPlace(out, "cuda::std::get<" + std::to_string(out.pick(2)) + ">(" + name + ")");
  case 2:
    out.line("cuda::std::tuple<int &, int> " + name + "(" + used + ", 3);");
    out.line("cuda::std::get<0>(" + name + ") += " + out.expression(1) + ";");
    return useAsPlace(out, used);
  case 3:
    out.line("cuda::std::array<int, 3> " + name + "{1, 2, int(" + out.expression(1) + ")};");
    out.line(name + "[1] += " + out.expression(1) + ";");
    return useAsPlace(out, name + "[" + std::to_string(out.pick(3)) + "]");
  case 4:
    out.line("auto " + name + " = cuda::std::tie(" + used + ");");
    out.line("cuda::std::get<0>(" + name + ") ^= " + out.expression(1) + ";");
    return useAsPlace(out, used);
  default:
    out.line("int " + name + " = cuda::std::exchange(" + used + ", " + out.expression(1) + ");");
    useAsPlace(out, name);
    return useAsPlace(out, used);
  }
}

void beginNames(KernelWriter &out) {
  const std::string &name = out.kernelName();
  out.line("struct " + name + "_Base { int &r; };");
  out.line("struct " + name + "_Derived : " + name + "_Base { int y; };");
  out.line("__device__ void " + name + "_set(int &to, int a) { to = a; }");
  out.line("__device__ void " + name + "_raise(int &to, int a) { to += a & 7; }");
  out.line("__device__ int &" + name + "_chosen(int &a, int &b, int n) { return n > 0 ? " + name +
           "_chosen(b, a, n - 1) : a; }");
}

void writeNames(KernelWriter &out, Surroundings) {
  const std::string &name = out.kernelName();
  const std::string one = out.fresh("one");
  const std::string two = out.fresh("two");
  const std::string by = out.fresh("by");
  out.line("int " + one + " = " + std::to_string(out.pick(5)) + ", " + two + " = " + std::to_string(out.pick(5)) + ";");
  const std::string condition = out.condition(out.chance(2));
  switch (out.pick(6)) {
  case 0:
    out.line(name + "_Derived " + by + "{{" + one + "}, 2};");
    out.line(by + ".r = " + out.expression(1) + ";");
    break;
  case 1:
    out.line("void (*" + by + ")(int &, int) = " + condition + " ? " + name + "_set : " + name + "_raise;");
    out.line(by + "(" + one + ", " + out.expression(1) + ");");
    break;
  case 2:
    out.line(name + "_chosen(" + one + ", " + two + ", " + std::to_string(out.pick(4)) + ") = " + out.expression(1) +
             ";");
    break;
  case 3:
    out.line("(" + two + "++, " + one + ") = " + out.expression(1) + ";");
    break;
  case 4:
    out.line("(" + condition + " ? " + one + " : " + two + ") += " + out.expression(1) + ";");
    break;
  default:
    out.line("int *" + by + "[2] = {&" + one + ", &" + two + "};");
    out.line("*" + by + "[(" + out.expression(1) + ") & 1] = " + out.expression(1) + ";");
  }
  useAsPlace(out, one);
  useAsPlace(out, two);
}

void beginMembers(KernelWriter &out) {
  out.line("struct " + out.kernelName() + "_Pair { int a, b; __device__ void add(int d) { a += d; } };");
}

void writeMembers(KernelWriter &out, Surroundings) {
  const std::string pair = out.kernelName() + "_Pair";
  const std::string name = out.fresh("pair");
  const std::string member = out.fresh("member");
  out.line(pair + " " + name + " = {1, 2};");
  if (out.chance(2)) {
    out.line("int " + pair + "::*" + member + " = " + out.condition(out.chance(2)) + " ? &" + pair + "::a : &" + pair +
             "::b;");
    out.line(name + ".*" + member + " = " + out.expression(1) + ";");
  } else {
    out.line("void (" + pair + "::*" + member + ")(int) = &" + pair + "::add;");
    out.line("(" + name + ".*" + member + ")(" + out.expression(1) + ");");
  }
  useAsPlace(out, name + (out.chance(2) ? ".a" : ".b"));
}

void beginRows(KernelWriter &out) {
  const std::string row = out.kernelName() + "_Row";
  out.line("struct " + row + " {");
  out.line("  int a[2];");
  out.line("  int v;");
  out.line("  static constexpr int two = 2;");
  out.line("  static __device__ const int table[4];");
  out.line("  __device__ static int twice(int x) { return 2 * x; }");
  out.line("  __device__ " + row + " &next() { return ++v, *this; }");
  out.line("};");
  out.line("__device__ const int " + row + "::table[4] = {3, 1, 4, 1};");
}

/// Static members that objects name, and objects that expressions choose, compute first or change twice.
void writeRows(KernelWriter &out, Surroundings) {
  const std::string row = out.kernelName() + "_Row";
  const std::string one = out.fresh("row");
  const std::string two = out.fresh("row");
  const std::string value = out.fresh("value");
  out.line(row + " " + one + " = {{1, 2}, 3}, " + two + " = {{4, 5}, 6};");
  out.line("int " + value + " = " + std::to_string(out.pick(4)) + ";");
  const std::string condition = out.condition(out.chance(2));
  switch (out.pick(8)) {
  case 0:
    out.line(value + " = " + one + ".next().twice(" + out.expression(1) + ");");
    break;
  case 1:
    out.line(value + " = " + one + ".next().two + " + one + ".next().table[(" + out.expression(1) + ") & 3];");
    break;
  case 2:
    out.line("(" + condition + " ? " + one + " : " + two + ")" + (out.chance(2) ? ".v" : ".a[1]") +
             " += " + out.expression(1) + ";");
    break;
  case 3:
    out.line("(++" + value + ", " + one + ").v = " + out.expression(1) + ";");
    break;
  case 4:
    out.line("(" + one + " = " + two + ").v += " + out.expression(1) + ";");
    break;
  case 5:
    out.line(out.chance(2) ? "++(++" + one + ".v);" : "(" + one + ".v += " + out.expression(1) + ") *= 3;");
    break;
  case 6:
    out.line("for (int each : " + (out.chance(2) ? one + ".a" : row + "::table") + ") " + value + " += each;");
    break;
  default:
    out.line("(" + condition + " ? " + out.ownOutput() + " : " + out.ownOutput() + ") = " + out.expression(1) + ";");
  }
  useAsPlace(out, value);
  useAsPlace(out, one + ".v");
  useAsPlace(out, two + ".a[1]");
}

} // namespace

const std::vector<Construct> &referenceConstructs() {
  static const std::vector<Construct> all{
      {.name = "objects of libcu++", .begin = beginObjects, .statement = writeObjects},
      {.name = "references", .begin = beginNames, .statement = writeNames},
      {.name = "pointers to members", .begin = beginMembers, .statement = writeMembers},
      {.name = "objects that expressions choose", .begin = beginRows, .statement = writeRows}};
  return all;
}

} // namespace warpgrain::tests

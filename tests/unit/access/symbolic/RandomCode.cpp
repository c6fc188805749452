// SPDX-License-Identifier: Apache-2.0
#include "tests/unit/access/symbolic/RandomCode.h"

namespace warpgrain::tests {

std::string RandomCode::helpers() {
  return "__device__ int pull(int i, int n) { if (i < 0) return 0; if (i >= n) return n - 1; return i; }\n"
         "__device__ void push(int &v, int by) { if (by > 2) v += by; else v = v / 2 - by; }\n"
         "__device__ int count(int from) { int c = 0; for (int i = from; i < 4; ++i) c += 3; return c; }\n"
         "struct Cell { int at[2]; short low; union { int whole; unsigned char bytes[4]; }; };\n"
         "template <int N> struct Scaled {\n"
         "  int n; int &target;\n"
         "  __device__ Scaled(int by, int &t) : n(by * N), target(t) { n -= 1; }\n"
         "  __device__ void move() { target = target % 50 + n; }\n"
         "};\n"
         "template <int N, typename T> __device__ int twice(T v) { return N == 1 ? (int)v : twice<N - 1>(v) + N; }\n"
         "template <> __device__ int twice<0, int>(int v) { return v; }\n"
         "template <typename F> __device__ int apply(F f, int v) { return f(v) + 1; }\n";
}

void RandomCode::line(const std::string &cuda, const std::string &host) {
  out_.cuda += cuda + "\n";
  out_.host += host + "\n";
  ++line_;
}

void RandomCode::line(const std::string &text) {
  line(text, text);
}

std::string RandomCode::fresh() {
  return "v" + std::to_string(names_++);
}

std::string RandomCode::variable() {
  return readable_[static_cast<std::size_t>(pick(0, static_cast<int>(readable_.size()) - 1))];
}

std::string RandomCode::changeable() {
  return changeable_[static_cast<std::size_t>(pick(0, static_cast<int>(changeable_.size()) - 1))];
}

/// Of values between -40 and 60 or so, whatever went before.
std::string RandomCode::small(int depth) {
  return "(" + expression(depth) + ") % " + std::to_string(pick(2, 40));
}

std::string RandomCode::expression(int depth) {
  if (depth <= 0) return chance(30) ? std::to_string(pick(0, 9)) : variable();
  const std::string a = expression(depth - 1);
  const std::string b = expression(depth - 1);
  const std::string number = std::to_string(pick(2, 9));
  switch (pick(0, 14)) {
  case 0:
  case 1:
    return "(" + a + " + " + b + ")";
  case 2:
  case 3:
    return "(" + a + " - " + b + ")";
  case 4:
    return "((" + a + ") % 500 * " + number + ")";
  case 5:
    return "((" + a + ") / " + number + ")";
  case 6:
    return "((" + a + ") % " + number + ")";
  case 7:
    return "((" + a + ") >> " + std::to_string(pick(1, 4)) + ")";
  case 8:
    return "((" + a + ") & " + std::to_string(pick(1, 60)) + ")";
  case 9:
    return "(" + condition(0) + " ? " + a + " : " + b + ")";
  case 10:
    return "pull(" + a + ", " + number + ")";
  case 11:
    return "(int)((unsigned)(" + a + ") % " + number + ")";
  case 12:
    return "((" + a + ") ^ " + number + ")";
  case 13: { // what a division by a symbol takes apart
    const std::string symbol = chance(50) ? "n" : "m";
    return "((" + a + ") % " + symbol + " + (" + a + ") / " + symbol + " * " + symbol + ")";
  }
  default:
    return "(int)(" + std::string(chance(50) ? "unsigned char" : "short") + ")(" + a + ")";
  }
}

std::string RandomCode::condition(int depth) {
  if (depth > 0 && chance(40))
    return "(" + condition(depth - 1) + (chance(50) ? " && " : " || ") + condition(depth - 1) + ")";
  if (chance(15)) return "!(" + condition(0) + ")";
  if (chance(15))
    return "(unsigned)(" + variable() + " - " + std::to_string(pick(0, 9)) + ") < " + std::to_string(pick(1, 9)) + "u";
  static const char *relations[] = {" < ", " <= ", " > ", " >= ", " == ", " != "};
  return "(" + expression(1) + relations[pick(0, 5)] + expression(1) + ")";
}

void RandomCode::access() {
  const std::string index = expression(pick(0, 2));
  const auto site = std::to_string(out_.lineOfSite.size());
  line("a[" + index + "] = " + site + ";", "touch(" + site + ", " + index + ");");
  out_.lineOfSite.push_back(line_);
}

/// An access through a pointer. On the host a pointer is a number: how far it is behind the array.
void RandomCode::accessBehind() {
  const std::string p = pointers_[static_cast<std::size_t>(pick(0, static_cast<int>(pointers_.size()) - 1))];
  const std::string index = expression(pick(0, 1));
  const auto site = std::to_string(out_.lineOfSite.size());
  line(p + "[" + index + "] = " + site + ";", "touch(" + site + ", " + p + " + (" + index + "));");
  out_.lineOfSite.push_back(line_);
}

/// Pointers that walk, change places, or are one of two.
void RandomCode::movePointer() {
  const auto any = [this] {
    return pointers_[static_cast<std::size_t>(pick(0, static_cast<int>(pointers_.size()) - 1))];
  };
  const std::string p = any();
  const std::string q = any();
  switch (pick(0, 3)) {
  case 0:
    return line(p + " += " + small(0) + ";");
  case 1:
    return line(p + " = " + condition(0) + " ? " + p + " : " + q + ";");
  case 2:
    return line("{ int *t = " + p + "; " + p + " = " + q + "; " + q + " = t; }",
                "{ int t = " + p + "; " + p + " = " + q + "; " + q + " = t; }");
  default:
    return line("if (" + condition(0) + ") " + p + " = " + q + " + " + std::to_string(pick(0, 5)) + ";");
  }
}

/// Variables that are changed by their bytes, through pointers, references and members.
void RandomCode::alias() {
  const std::string v = changeable();
  const std::string w = changeable();
  const std::string value = small(1);
  switch (pick(0, 10)) {
  case 0:
    return line("((unsigned char *)&" + v + ")[" + std::to_string(pick(0, 0)) + "] = " + value + ";");
  case 1:
    return line("{ int *at = " + condition(0) + " ? &" + v + " : &" + w + "; *at = " + value + "; }");
  case 2:
    return line("{ int t = " + v + "; " + v + " = " + w + "; " + w + " = t; }");
  case 3:
    return line("cell.at[" + std::to_string(pick(0, 1)) + "] = " + value + ";");
  case 4:
    return line("cell.at[(" + expression(0) + ") & 1] = " + value + ";");
  case 5:
    return line("cell.low = " + expression(1) + "; cell.whole = " + value + ";");
  case 6:
    return line("cell.whole = 7; cell.bytes[0] = " + value + ";");
  case 7:
    return line(v + " = cell.at[" + std::to_string(pick(0, 1)) + "] + cell.low % 30;");
  case 8:
    return line(v + " = cell.whole % 40;");
  case 9:
    return line("{ Scaled<" + std::to_string(pick(1, 3)) + "> scaled(" + value + ", " + v + "); scaled.move(); }");
  default:
    return line("{ auto add = [&, k = 3](int by) { " + v + " = by % 20 + k; return " + w + " % 25; }; " + w +
                " = apply(add, " + value + ") + twice<3>(" + v + " % 20); }");
  }
}

/// Elements of a local array.
void RandomCode::element() {
  const std::string value = small(1);
  switch (pick(0, 3)) {
  case 0:
    return line("w[" + std::to_string(pick(0, 3)) + "] = " + value + ";");
  case 1:
    return line("w[(" + expression(0) + ") & 3] = " + value + ";");
  case 2:
    return line("((unsigned char *)w)[" + std::to_string(4 * pick(0, 3)) + "] = " + value + ";");
  default:
    return line(changeable() + " = w[" + std::to_string(pick(0, 3)) + "];");
  }
}

void RandomCode::loop(int depth) {
  const std::string i = fresh();
  const std::string from = std::to_string(pick(-3, 6));
  const std::string step = std::to_string(pick(1, 4));
  const auto readable = readable_;
  readable_.push_back(i);
  switch (pick(0, 4)) {
  case 0:
    line("for (int " + i + " = " + from + "; " + i + " < " + (chance(50) ? "n" : "7") + "; " + i + " += " + step +
         ") {");
    break;
  case 1:
    line("for (int " + i + " = " + variable() + " % 9; " + i + " >= " + from + " - 3; " + i + " -= " + step + ") {");
    break;
  case 2:
    line("for (int " + i + " = 16; " + i + " > 0; " + i + " /= 2) {");
    break;
  case 3:
    line("int " + i + " = " + from + ";");
    line("while (" + i + "++ < " + (chance(50) ? "m % 7" : "5") + ") {");
    break;
  default: {
    line("int " + i + " = " + from + ";");
    line("do {");
    line(i + " += " + step + ";");
    block(pick(1, 3), depth - 1, true);
    line("} while (" + i + " < " + (chance(50) ? "n" : "4") + ");");
    readable_ = readable;
    readable_.push_back(i);
    return;
  }
  }
  block(pick(1, 4), depth - 1, true);
  line("}");
  readable_ = readable;
}

void RandomCode::statement(int depth, bool inLoop) {
  if (chance(30)) {
    switch (pick(0, 3)) {
    case 0:
      return accessBehind();
    case 1:
      return movePointer();
    case 2:
      return element();
    default:
      return alias();
    }
  }
  const int kind = pick(0, depth > 0 ? 15 : 9);
  switch (kind) {
  case 0:
  case 1: {
    const std::string value = small(1);
    const std::string name = fresh();
    line("int " + name + " = " + value + ";");
    changeable_.push_back(name);
    readable_.push_back(name);
    return;
  }
  case 2:
    return line(changeable() + " = " + small(2) + ";");
  case 3:
    return line(changeable() + (chance(50) ? " += " : " -= ") + std::to_string(pick(1, 5)) + ";");
  case 4:
    return line(changeable() + "++;");
  case 5:
    return line("push(" + changeable() + ", " + small(1) + ");");
  case 6:
    if (inLoop && chance(50)) return line("if (" + condition(0) + ") " + (chance(50) ? "break;" : "continue;"));
    if (chance(20)) return line("if (" + condition(0) + ") return;");
    return line(changeable() + " = count(" + small(0) + " + 2);");
  case 10:
  case 11:
  case 12: {
    line("if (" + condition(1) + ") {");
    block(pick(1, 3), depth - 1, inLoop);
    if (chance(60)) {
      line("} else {");
      block(pick(1, 3), depth - 1, inLoop);
    }
    return line("}");
  }
  case 13: {
    line("switch (" + small(1) + ") {");
    for (int label = pick(0, 2); label < 5; label += pick(1, 2)) {
      line("case " + std::to_string(label) + ": {");
      block(pick(1, 2), 0, false);
      line(chance(70) ? "} break;" : "}");
    }
    if (chance(50)) {
      line("default: {");
      block(1, 0, false);
      line("}");
    }
    return line("}");
  }
  case 14:
  case 15:
    return loop(depth);
  default:
    return access();
  }
}

void RandomCode::block(int statements, int depth, bool inLoop) {
  const auto changeable = changeable_;
  const auto readable = readable_;
  for (int i = 0; i < statements; ++i)
    statement(depth, inLoop);
  changeable_ = changeable;
  readable_ = readable;
}

RandomKernel RandomCode::kernel() {
  changeable_.clear();
  readable_ = {"tx", "ty", "bx", "n", "m"};
  line("__global__ void random(int *a, int *b, int n, int m) {", "");
  line("int tx = threadIdx.x, ty = threadIdx.y, bx = blockIdx.x;", "");
  for (int i = 0; i < 3; ++i) {
    const std::string value = expression(1);
    const std::string name = fresh();
    line("int " + name + " = (" + value + ") % 100;");
    changeable_.push_back(name);
    readable_.push_back(name);
  }
  pointers_ = {"p", "q"};
  line("int *p = a + tx;", "int p = tx;");
  line("int *q = b + 2 * ty;", "int q = " + std::to_string(RandomKernel::secondArray) + " + 2 * ty;");
  line("int w[4] = {tx, 1, 2};");
  line("Cell cell;");
  line("cell.at[0] = tx; cell.at[1] = 5; cell.low = 3; cell.whole = ty;");
  for (int i = 0; i < 12; ++i)
    statement(2, false);
  access();
  line("}", "");
  return std::move(out_);
}

} // namespace warpgrain::tests

// SPDX-License-Identifier: Apache-2.0
#include "tests/fuzz/LoopGenerator.h"

#include "tests/fuzz/RandomNest.h"

#include <array>
#include <string>
#include <vector>

namespace warpgrain::tests {

namespace {

class LoopGenerator : private RandomNest {
public:
  LoopGenerator(std::uint32_t seed, std::string name) : RandomNest(seed) { kernel_.name = std::move(name); }

  GeneratedKernel run() {
    kernel_.block = {8, 1, 1};
    kernel_.grid = {2, 1, 1};
    kernel_.elements = 16 * extent * extent * 2;
    const std::string out = chance(2) ? "int *__restrict__ out" : "int *out";
    open("__global__ void " + kernel_.name + "(" + out + ", const int *in, int *counters, int n, int m) {");
    const std::string side = std::to_string(extent);
    line("const int me = blockIdx.x * blockDim.x + threadIdx.x;");
    line("const int t = threadIdx.x;");
    line("const int base = me * " + std::to_string(2 * extent * extent) + ";");
    line("int a[" + side + "][" + side + "], b[" + side + "];");
    line("__shared__ int s[" + side + "][8];");
    line("int r = 0, sum = 1, i, j;");
    line("unsigned bits = 5;");
    open("for (int p = 0; p < " + side + "; ++p) {");
    line("b[p] = in[p + me];");
    line("s[p][t] = in[(p * 5 + me) & 127];");
    line("for (int q = 0; q < " + side + "; ++q) a[p][q] = in[(p * 7 + q * 3 + me) & 127];");
    close();
    const int pieces = 1 + pick(3);
    for (int piece = 0; piece < pieces; ++piece)
      this->piece();
    output();
    close();
    kernel_.text = std::move(text());
    return kernel_;
  }

private:
  std::string element(const std::string &i, const std::string &j) {
    switch (pick(8)) {
    case 0:
      return "b[" + shifted(i) + "]";
    case 1:
      return "b[" + shifted(j) + "]";
    case 2:
      return "out[base + (" + shifted(i) + ") * " + std::to_string(extent) + " + " + shifted(j) + "]";
    case 3:
      return "a[" + shifted(j) + "][" + shifted(i) + "]";
    case 4:
      return "s[" + shifted(chance(2) ? i : j) + "][t]";
    default:
      return "a[" + shifted(i) + "][" + shifted(j) + "]";
    }
  }

  std::string value(const std::string &i, const std::string &j) {
    switch (pick(7)) {
    case 0:
      return "in[" + i + " * 8 + " + j + "]";
    case 1:
      return i + " * 3 - " + j;
    case 2:
      return "me";
    default:
      return element(i, j);
    }
  }

  void statement(const std::string &i, const std::string &j) {
    switch (pick(14)) {
    case 0:
    case 1:
      return line(element(i, j) + " += " + value(i, j) + ";");
    case 2:
      return line("if (" + value(i, j) + " > 20) " + element(i, j) + " = " + value(i, j) + ";");
    case 3:
      return line("sum += " + value(i, j) + ";");
    case 4:
      return line("bits ^= " + value(i, j) + ";");
    case 5: {
      line("r = " + value(i, j) + ";");
      return line(element(i, j) + " = r * 3;");
    }
    case 6: {
      open("{");
      line("const int u = " + value(i, j) + ";");
      line(element(i, j) + " = u * u;");
      return close();
    }
    case 7: { // one element, several times
      const std::string e = element(i, j);
      line(e + " = " + e + " + " + value(i, j) + ";");
      return line(e + " += " + e + " * 2;");
    }
    default:
      return line(element(i, j) + " = " + value(i, j) + " + " + value(i, j) + ";");
    }
  }

  void statements(const std::string &i, const std::string &j, int most) {
    if (chance(9)) line("if (" + value(i, j) + " < 3) continue;");
    for (int count = 1 + pick(most); count > 0; --count)
      statement(i, j);
    if (chance(25)) line("if (" + value(i, j) + " > 90) break;");
  }

  void body(const std::string &i, const std::string &j, int most) {
    open("{");
    statements(i, j, most);
    close();
  }

  void piece() {
    ++number_;
    switch (pick(4)) {
    case 0:
    case 1:
      return nest();
    case 2:
      return neighbours();
    default:
      return straight();
    }
  }

  void nest() {
    const bool outside = chance(4);
    const std::string i = outside ? "i" : "i" + std::to_string(number_);
    const std::string j = outside ? "j" : "j" + std::to_string(number_);
    const std::string type = outside ? "" : chance(6) ? "unsigned " : "int ";
    if (chance(5)) line("#pragma unroll 1");
    const bool bare = chance(2);
    open(header(i, type) + (bare ? "" : " {"));
    if (chance(8)) line("#pragma unroll");
    if (chance(12))
      line("for (" + type + j + " = 3; " + j + " < " + i + "; ++" + j + ")");
    else
      line(header(j, type));
    if (chance(4)) {
      indent();
      line(header("k" + std::to_string(number_)));
      body(i, chance(2) ? j : "k" + std::to_string(number_), 2);
      outdent();
    } else {
      body(i, j, 2);
    }
    if (bare)
      outdent();
    else
      close();
  }

  /// Loops that go round alike, one after the other.
  void neighbours() {
    const bool outside = chance(4);
    const std::string first = outside ? "i" : "i" + std::to_string(number_);
    const std::string head = header(first, outside ? "" : "int ");
    const int count = 2 + pick(2);
    for (int loop = 0; loop < count; ++loop) {
      const std::string c = !outside && chance(3) ? "c" + std::to_string(loop) : first;
      std::string own = head;
      for (std::size_t at = own.find(first); c != first && at != std::string::npos; at = own.find(first, at + c.size()))
        if (own[at - 1] != 'n') own.replace(at, first.size(), c);
      open(own + " {");
      statements(c, "5", 3);
      if (chance(4)) {
        line(header("q"));
        body(c, "q", 1);
      }
      close();
    }
  }

  void straight() {
    const std::string i = std::to_string(3 + pick(6));
    const std::string e = element(i, "4");
    for (int count = 2 + pick(4); count > 0; --count)
      chance(2) ? line(e + (chance(2) ? " += " : " = ") + value(i, "4") + " + " + e + ";") : statement(i, "6");
  }

  void output() {
    const std::string side = std::to_string(extent);
    open("for (int p = 0; p < " + side + "; ++p) {");
    line("for (int q = 0; q < " + side + "; ++q) out[base + (" + side + " + p) * " + side +
         " + q] = a[p][q] * 31 + b[q] + s[p][t] * 7;");
    close();
    line("out[base] = r * 7 + sum + (int)bits;");
  }

  GeneratedKernel kernel_;
  int number_ = 0;
};

} // namespace

GeneratedKernel generateLoops(std::uint32_t seed, const std::string &name) {
  return LoopGenerator(seed, name).run();
}

} // namespace warpgrain::tests

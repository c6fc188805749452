// SPDX-License-Identifier: Apache-2.0
#include "tests/fuzz/NestGenerator.h"

#include "tests/fuzz/RandomNest.h"

#include <array>
#include <string>
#include <vector>

namespace warpgrain::tests {

namespace {

class NestGenerator : private RandomNest {
public:
  NestGenerator(std::uint32_t seed, std::string name) : RandomNest(seed) { kernel_.name = std::move(name); }

  GeneratedKernel run() {
    kernel_.block = {8, 1, 1};
    kernel_.grid = {2, 1, 1};
    kernel_.elements = 16 * extent * extent * 2;
    open("__global__ void " + kernel_.name + "(int *out, const int *in, int *counters, int n, int m) {");
    const std::string side = std::to_string(extent);
    line("const int me = blockIdx.x * blockDim.x + threadIdx.x;");
    line("int *own = out + me * " + std::to_string(2 * extent * extent) + ";");
    line("int a[" + side + "][" + side + "], b[" + side + "];");
    line("int r = 0, s = 1;");
    open("for (int p = 0; p < " + side + "; ++p) {");
    line("b[p] = in[p + me];");
    line("for (int q = 0; q < " + side + "; ++q) a[p][q] = in[(p * 7 + q * 3 + me) & 127];");
    close();
    const int nests = 1 + pick(3);
    for (int i = 0; i < nests; ++i)
      nest(i);
    output();
    close();
    kernel_.text = std::move(text());
    return kernel_;
  }

private:
  std::string element(const std::string &i, const std::string &j) {
    switch (pick(7)) {
    case 0:
      return "b[" + shifted(i) + "]";
    case 1:
      return "b[" + shifted(j) + "]";
    case 2:
      return "own[(" + shifted(i) + ") * " + std::to_string(extent) + " + " + shifted(j) + "]";
    case 3:
      return "a[" + shifted(j) + "][" + shifted(i) + "]";
    default:
      return "a[" + shifted(i) + "][" + shifted(j) + "]";
    }
  }

  std::string value(const std::string &i, const std::string &j) {
    switch (pick(6)) {
    case 0:
      return "in[" + i + " * 8 + " + j + "]";
    case 1:
      return i + " * 3 - " + j;
    case 2:
      return hasTerm_ ? "t" : "me";
    default:
      return element(i, j);
    }
  }

  void statement(const std::string &i, const std::string &j) {
    switch (pick(8)) {
    case 0:
      return line(element(i, j) + " += " + value(i, j) + ";");
    case 1:
      return line("if (" + value(i, j) + " > 20) " + element(i, j) + " = " + value(i, j) + ";");
    case 2:
      if (hasTerm_) return line("t = t * 3 + " + value(i, j) + ";");
      return line("s += " + value(i, j) + ";");
    case 3: {
      open("{");
      line("const int u = " + value(i, j) + ";");
      line(element(i, j) + " = u * u;");
      return close();
    }
    default:
      return line(element(i, j) + " = " + value(i, j) + " + " + value(i, j) + ";");
    }
  }

  void inner(const std::string &i, const std::string &j, bool mayNest) {
    const bool isBare = chance(3);
    if (isBare) {
      line(header(j));
      indent();
      statement(i, j);
      outdent();
      return;
    }
    open(header(j) + " {");
    if (chance(3)) line("int v = " + value(i, j) + ";"), line("b[" + shifted(j) + "] = v;");
    for (int count = 1 + pick(2); count > 0; --count)
      statement(i, j);
    if (mayNest && chance(3)) inner(i, j == "q" ? "w" : "k" + j.substr(1), false);
    close();
  }

  /// A row for each iteration, which other threads read after a barrier.
  void rows(const std::string &i, int number) {
    const std::string s = "rows" + std::to_string(number);
    line(s + "[" + i + "][threadIdx.x] = in[me + " + i + "];");
    line("__syncthreads();");
    line("t += " + s + "[" + i + "][7 - threadIdx.x];");
  }

  void nest(int number) {
    const std::string i = "i" + std::to_string(number);
    const std::string j = "j" + std::to_string(number);
    const bool hasRows = chance(5);
    const bool usesRegister = chance(4);
    if (hasRows) line("__shared__ int rows" + std::to_string(number) + "[" + std::to_string(extent) + "][8];");
    open(header(i) + " {");
    hasTerm_ = hasRows || chance(2);
    if (hasTerm_) line("int t = " + i + " * 5;");
    if (hasRows) rows(i, number);
    if (usesRegister) line("r = " + std::string(chance(3) ? "r + " : "") + "in[" + i + "];");
    if (chance(4)) line("b[" + shifted(i) + "] = " + i + ";");
    inner(i, j, true);
    if (usesRegister) line("own[" + shifted(i) + "] = r;");
    if (chance(4)) inner(i, "q", false);
    if (hasTerm_) line("a[" + shifted(i) + "][1] = t;");
    close();
    hasTerm_ = false;
  }

  void output() {
    const std::string side = std::to_string(extent);
    open("for (int p = 0; p < " + side + "; ++p) {");
    line("for (int q = 0; q < " + side + "; ++q) own[(" + side + " + p) * " + side + " + q] = a[p][q] * 31 + b[q];");
    close();
    line("own[0] = r * 7 + s;");
  }

  GeneratedKernel kernel_;
  bool hasTerm_ = false;
};

} // namespace

GeneratedKernel generateNests(std::uint32_t seed, const std::string &name) {
  return NestGenerator(seed, name).run();
}

} // namespace warpgrain::tests

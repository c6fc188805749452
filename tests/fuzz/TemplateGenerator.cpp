// SPDX-License-Identifier: Apache-2.0
#include "tests/fuzz/TemplateGenerator.h"

#include "tests/fuzz/RandomText.h"

#include <array>
#include <string>
#include <vector>

namespace warpgrain::tests {

namespace {

class TemplateGenerator : private RandomText {
public:
  TemplateGenerator(std::uint32_t seed, const std::string &name) : RandomText(seed) { kernel_.name = name; }

  GeneratedKernel run() {
    static constexpr std::array<std::array<int, 3>, 4> shapes{{{16, 1, 1}, {32, 1, 1}, {8, 4, 1}, {12, 2, 1}}};
    kernel_.block = shapes[static_cast<std::size_t>(pick(4))];
    kernel_.grid = {1 + pick(3), 1, 1};
    kernel_.elements = kernel_.block[0] * kernel_.block[1] * kernel_.grid[0];
    kernel_.launchedAs = kernel_.name + "<int>";
    overloads();
    object();
    line("template <typename T>");
    open("__global__ void " + kernel_.name + "(T *out, const T *in, int *counters, int n, int m) {");
    line("const int lane = threadIdx.y * blockDim.x + threadIdx.x;");
    line("const int me = blockIdx.x * (blockDim.x * blockDim.y) + lane;");
    line("__shared__ T s[" + std::to_string(kernel_.block[0] * kernel_.block[1]) + "];");
    line("s[lane] = in[lane & 127];");
    line("T v = in[me & 127];");
    line(own("Object") + "<T> f{3};");
    const int statements = 2 + pick(5);
    for (int i = 0; i < statements; ++i)
      statement();
    line("out[me] = v + f.state;");
    close();
    open("void " + own("other") + "(unsigned *out, const unsigned *in, int *counters) {");
    line(kernel_.name + "<unsigned><<<dim3(" + std::to_string(kernel_.grid[0]) + "), dim3(" +
         std::to_string(kernel_.block[0]) + ", " + std::to_string(kernel_.block[1]) +
         ", 1)>>>(out, in, counters, 5, 9);");
    close();
    kernel_.text = std::move(text());
    return kernel_;
  }

private:
  /// A name of the kernel's own.
  std::string own(const std::string &word) const { return kernel_.name + "_" + word; }

  /// What an overload does with `x`; most leave alone what only the kernel's own text could be adapted to.
  std::string work() {
    static constexpr std::array<const char *, 6> plain{"return x * 3;",
                                                       "return x + 11;",
                                                       "return x > 40 ? x - 7 : x;",
                                                       "atomicAdd(&counters[1], 3); return x;",
                                                       "for (int i = 0; i < 3; ++i) x += i; return x;",
                                                       "return x ^ counters[3];"};
    static constexpr std::array<const char *, 3> hard{"return x + threadIdx.x;", "return x * blockDim.x;",
                                                      "return x + blockIdx.x;"};
    if (chance(10)) return hard[static_cast<std::size_t>(pick(3))];
    return plain[static_cast<std::size_t>(pick(6))];
  }

  void overloads() {
    const std::string how = chance(6) ? " &" : chance(3) ? "const &" : " ";
    for (const std::string type : {"int", "unsigned"}) {
      const std::string parameter = how == "const &" ? "const " + type + " &given" : type + how + "given";
      open("__device__ " + type + " " + own("h") + "(" + parameter + ", int *counters) {");
      line(type + " x = given;");
      if (how == " &") line("given += 1;");
      line(work());
      close();
    }
  }

  void object() {
    open("template <typename T> struct " + own("Object") + " {");
    line("T state;");
    line(chance(3) ? "__device__ T operator()(T a) { return state += a; }"
                   : "__device__ T operator()(T a) const { return a * state; }");
    close("};");
  }

  std::string value() {
    switch (pick(6)) {
    case 0:
      return own("h") + "(v, counters)";
    case 1:
      return "f(v)";
    case 2:
      return "in[(me + n) & 127]";
    case 3:
      return "s[lane]";
    default:
      return chance(2) ? "T(n)" : "T(lane)";
    }
  }

  void statement() {
    switch (pick(6)) {
    case 0:
      line("s[lane] = " + own("h") + "(v, counters);");
      line("__syncthreads();");
      line("v += s[(lane + 1) % " + std::to_string(kernel_.block[0] * kernel_.block[1]) + "];");
      return line("__syncthreads();");
    case 1:
      return line("if (lane > " + std::to_string(pick(20)) + ") v = " + own("h") + "(v, counters);");
    case 2:
      return line("for (int k = 0; k < " + std::to_string(2 + pick(3)) + "; ++k) v ^= " + own("h") + "(v, counters);");
    case 3: {
      const std::string name = "u" + std::to_string(++names_);
      return line("T " + name + " = f(v); v -= " + name + ";");
    }
    default:
      return line("v += " + (chance(2) ? value() : own("h") + "(v, counters)") + ";");
    }
  }

  GeneratedKernel kernel_;
  int names_ = 0;
};

} // namespace

GeneratedKernel generateTemplate(std::uint32_t seed, const std::string &name) {
  return TemplateGenerator(seed, name).run();
}

} // namespace warpgrain::tests

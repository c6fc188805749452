// SPDX-License-Identifier: Apache-2.0
#include "tests/fuzz/MacroGenerator.h"

#include "tests/fuzz/RandomText.h"

#include <array>
#include <string>
#include <vector>

namespace warpgrain::tests {

namespace {

class MacroGenerator : private RandomText {
public:
  MacroGenerator(std::uint32_t seed, const std::string &name) : RandomText(seed) { kernel_.name = name; }

  GeneratedKernel run() {
    static constexpr std::array<int, 4> extents{16, 32, 24, 12};
    kernel_.block = {extents[static_cast<std::size_t>(pick(4))], 1, 1};
    kernel_.grid = {1 + pick(4), 1, 1};
    kernel_.elements = kernel_.block[0] * kernel_.grid[0];
    define();
    open("__global__ void " + kernel_.name + "(int *out, const int *in, int *counters, int n, int m) {");
    line("__shared__ int s[" + std::to_string(kernel_.block[0]) + "];");
    line("int v = " + expression() + ";");
    const int statements = 2 + pick(5);
    for (int i = 0; i < statements; ++i)
      statement();
    line("out[" + own("GID") + "] = v;");
    close();
    kernel_.text = std::move(text());
    return kernel_;
  }

private:
  /// A name of the kernel's own.
  std::string own(const std::string &word) const { return kernel_.name + "_" + word; }

  void define() {
    line("__device__ int " + own("larger") + "(int a, int b) { return a > b ? a : b; }");
    const std::array<std::string, 3> positions{"(blockIdx.x * blockDim.x + threadIdx.x)",
                                               "(int)(blockIdx.x * blockDim.x + " + own("TID") + ")",
                                               "(" + own("TID") + " + blockDim.x * blockIdx.x) // in the grid"};
    line("#define " + own("TID") + (chance(2) ? " threadIdx.x" : " (int)threadIdx.x"));
    line("#define " + own("GID") + " " + positions[static_cast<std::size_t>(pick(3))]);
    line("#define " + own("AT") + "(a, i) a[" + (chance(2) ? "((i) + " + own("TID") + ") & 63" : "(i) & 127") + "]");
    line("#define " + own("MIX") + (chance(2) ? "(a, b) ((a) * 3 - (b))" : "(a, b) ((a) ^ /* or */ (b))"));
    line("#define " + own("NEG") + "(a) -a");
    line("#define " + own("SYNC") + " __syncthreads()");
    line("#define " + own("ROUNDS") + "(i) \\");
    line("  for (int i = 0; i < 3; ++i) \\");
    line(std::string("    v += in[(i + ") + (chance(2) ? "threadIdx.x" : "n") + ") & 127]");
  }

  std::string expression(int depth = 0) {
    switch (pick(depth > 2 ? 3 : 8)) {
    case 0:
      return std::to_string(pick(50));
    case 1:
      return chance(2) ? "n" : "m";
    case 2:
      return own("TID");
    case 3:
      return own("GID");
    case 4:
      return own("AT") + "(in, " +
             (chance(3) ? own("larger") + "(n, " + expression(depth + 1) + ")" : expression(depth + 1)) + ")";
    case 5:
      return own("MIX") + "(" + expression(depth + 1) + ", " + expression(depth + 1) + ")";
    case 6:
      return "(n -" + own("NEG") + "(" + (chance(2) ? own("TID") : "m") + "))";
    default:
      return "(" + expression(depth + 1) + " + " + expression(depth + 1) + ")";
    }
  }

  void statement() {
    switch (pick(7)) {
    case 0:
      line("s[threadIdx.x] = " + expression() + ";");
      line(chance(3) ? "__syncthreads();" : own("SYNC") + ";");
      line("v ^= s[(" + own("TID") + " + 1) % blockDim.x];");
      return line(own("SYNC") + ";");
    case 1:
      return line(own("ROUNDS") + "(i);");
    case 2:
      return line("if (" + expression() + " > 20) v -= " + expression() + ";");
    case 3:
      return line("atomicAdd(&counters[" + std::to_string(pick(4)) + "], " + expression() + " & 15);");
    case 4:
      return line("for (int k = 0; k < 2; ++k) v = " + own("MIX") + "(v, k + " + expression() + ");");
    default:
      return line("v += " + expression() + ";");
    }
  }

  GeneratedKernel kernel_;
};

} // namespace

GeneratedKernel generateWithMacros(std::uint32_t seed, const std::string &name) {
  return MacroGenerator(seed, name).run();
}

} // namespace warpgrain::tests

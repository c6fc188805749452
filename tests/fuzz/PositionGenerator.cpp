// SPDX-License-Identifier: Apache-2.0
#include "tests/fuzz/PositionGenerator.h"

#include "tests/fuzz/RandomText.h"

#include <algorithm>
#include <array>
#include <vector>

namespace warpgrain::tests {

namespace {

class PositionGenerator : private RandomText {
public:
  PositionGenerator(std::uint32_t seed, std::string name) : RandomText(seed) { kernel_.name = std::move(name); }

  GeneratedKernel run() {
    chooseShape();
    line("__device__ int at_" + kernel_.name + "(int shift) { return " + position('x') + " + shift; }");
    open("__global__ void " + kernel_.name + "(int *out, const int *in, int *counters, int n, int m) {");
    for (std::size_t axis = 0; axis < 3; ++axis)
      line("int " + names_[axis] + " = " +
           (axis == 0 && chance(4) ? "at_" + kernel_.name + "(0)" : position("xyz"[axis])) + ";");
    line("int me = (gz * " + std::to_string(extent(1)) + " + gy) * " + std::to_string(extent(0)) + " + gx;");
    line("int sum = " + expression() + ";");
    const int statements = 2 + pick(4);
    for (int i = 0; i < statements; ++i)
      statement();
    if (chance(6)) spoil();
    line("out[me] = sum;");
    close();
    kernel_.text = std::move(text());
    kernel_.elements = extent(0) * extent(1) * extent(2);
    return kernel_;
  }

private:
  int extent(std::size_t axis) const { return kernel_.grid[axis] * kernel_.block[axis]; }

  void chooseShape() {
    static constexpr std::array<std::array<int, 3>, 7> blocks{
        {{16, 1, 1}, {32, 1, 1}, {24, 1, 1}, {8, 4, 1}, {6, 8, 1}, {4, 4, 2}, {12, 2, 3}}};
    kernel_.block = blocks[static_cast<std::size_t>(pick(static_cast<int>(blocks.size())))];
    kernel_.grid = {1 + pick(4), 1 + pick(3), 1 + pick(2)};
  }

  /// The ways in which programs write a place in the grid.
  std::string position(char axis) {
    const std::string a = std::string(".") + axis;
    switch (pick(5)) {
    case 0:
      return "threadIdx" + a + " + blockDim" + a + " * blockIdx" + a;
    case 1:
      return "(int)(blockIdx" + a + " * blockDim" + a + ") + (int)threadIdx" + a;
    case 2:
      return "(long long)blockIdx" + a + " * blockDim" + a + " + threadIdx" + a;
    default:
      return "blockIdx" + a + " * blockDim" + a + " + threadIdx" + a;
    }
  }

  std::string operand() {
    switch (pick(6)) {
    case 0:
      return "n";
    case 1:
      return std::to_string(pick(20));
    case 2:
      return "in[(gx + 3 * gy + " + std::to_string(pick(9)) + ") & 127]";
    case 3:
      return "(int)(gridDim.x * blockDim.x)";
    default:
      return names_[static_cast<std::size_t>(pick(3))];
    }
  }

  std::string expression() {
    static constexpr std::array<const char *, 4> operators{" + ", " - ", " * ", " ^ "};
    return "(" + operand() + operators[static_cast<std::size_t>(pick(4))] + operand() + ")";
  }

  void statement() {
    switch (pick(6)) {
    case 0:
      return line("if ((gx + gy) % " + std::to_string(2 + pick(4)) + " == 0) sum += " + expression() + ";");
    case 1:
      return line("for (int i = gx; i < " + std::to_string(extent(0) + pick(90)) +
                  "; i += gridDim.x * blockDim.x) sum = "
                  "sum * 3 + in[i & 127];");
    case 2:
      return line("atomicAdd(&counters[(gx ^ gy) & 3], " + expression() + ");");
    case 3:
      return line("if (gx >= " + std::to_string(extent(0) - pick(5)) + ") return;");
    case 4:
      return line("for (int i = 0; i < ((gx + gz) & 7); ++i) sum ^= " + expression() + " + i;");
    default:
      return line("sum -= " + expression() + ";");
    }
  }

  /// What only threads of one block can see.
  void spoil() {
    static constexpr std::array<const char *, 6> spoilers{"sum += threadIdx.x;",
                                                          "sum += blockDim.x * 100;",
                                                          "sum += blockIdx.x == 1 ? 7 : 0;",
                                                          "__shared__ int s; s = 4; __syncthreads(); sum += s;",
                                                          "sum += (threadIdx.y + 1) * 3;",
                                                          "sum += gridDim.x;"};
    line(spoilers[static_cast<std::size_t>(pick(static_cast<int>(spoilers.size())))]);
  }

  GeneratedKernel kernel_;
  std::array<std::string, 3> names_{"gx", "gy", "gz"};
};

} // namespace

GeneratedKernel generatePositions(std::uint32_t seed, const std::string &name) {
  return PositionGenerator(seed, name).run();
}

} // namespace warpgrain::tests

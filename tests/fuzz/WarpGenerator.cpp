// SPDX-License-Identifier: Apache-2.0
#include "tests/fuzz/WarpGenerator.h"

#include "tests/fuzz/RandomText.h"

#include <array>
#include <string>

namespace warpgrain::tests {

namespace {

class WarpGenerator : private RandomText {
public:
  WarpGenerator(std::uint32_t seed, const std::string &name) : RandomText(seed) { kernel_.name = name; }

  GeneratedKernel run() {
    static constexpr std::array<std::array<int, 3>, 6> shapes{
        {{64, 1, 1}, {128, 1, 1}, {96, 1, 1}, {32, 4, 1}, {64, 2, 1}, {32, 2, 2}}};
    kernel_.block = shapes[static_cast<std::size_t>(pick(6))];
    kernel_.grid = {1 + pick(2), 1, 1};
    kernel_.blockAtRunTime = chance(2);
    const int threads = kernel_.block[0] * kernel_.block[1] * kernel_.block[2];
    kernel_.elements = threads * kernel_.grid[0];
    open("__global__ void " + kernel_.name + "(int *out, const int *in, int *counters, int n, int m) {");
    line("__shared__ int s[" + std::to_string(threads) + "];");
    line("const int t = (threadIdx.z * blockDim.y + threadIdx.y) * blockDim.x + threadIdx.x;");
    line("const int me = blockIdx.x * (blockDim.x * blockDim.y * blockDim.z) + t;");
    line("const int lane = threadIdx.x & 31;");
    line("int v = in[me & 127] + t;");
    const int statements = 2 + pick(5);
    for (int i = 0; i < statements; ++i)
      statement();
    line("out[me] = v;");
    close();
    kernel_.text = std::move(text());
    return kernel_;
  }

private:
  std::string exchanged() {
    const std::string by = std::to_string(1 << pick(5));
    switch (pick(7)) {
    case 0:
      return "__shfl_down_sync(0xffffffffu, v, " + by + ")";
    case 1:
      return "__shfl_xor_sync(~0u, v, " + by + ")";
    case 2:
      return "__shfl_up_sync(0xffffffffu, v, " + by + ", 16)";
    case 3:
      return "__shfl_sync(0xffffffffu, v, (lane + n) & 31)";
    case 4:
      return "__popc(__ballot_sync(0xffffffffu, v > in[lane]))";
    case 5:
      return "__any_sync(0xffffffffu, v == m)";
    default:
      return "__all_sync(0xffffffffu, (v & 1) == 0)";
    }
  }

  void statement() {
    switch (pick(7)) {
    case 0:
      return line("for (int offset = 16; offset > 0; offset >>= 1) v += __shfl_down_sync(0xffffffffu, v, offset);");
    case 1:
      line("s[t] = v;");
      line("__syncthreads();");
      line("v ^= s[t ^ 1];");
      return line("__syncthreads();");
    case 2: { // the lanes of one warp alone use each other's elements
      line("s[t] = v * 3;");
      line("__syncwarp();");
      line("v += s[t ^ " + std::to_string(1 + pick(15)) + "];");
      return line("__syncwarp();");
    }
    case 3:
      return line("if (lane == 0) atomicAdd(&counters[" + std::to_string(pick(4)) + "], v & 15);");
    case 4:
      return line("if (threadIdx.x / 32 == " + std::to_string(pick(2)) + ") v -= " + exchanged() + ";");
    case 5:
      return line("for (int k = 0; k < n - 2; ++k) v = v * 5 + " + exchanged() + ";");
    default:
      return line("v += " + exchanged() + ";");
    }
  }

  GeneratedKernel kernel_;
};

} // namespace

GeneratedKernel generateWarps(std::uint32_t seed, const std::string &name) {
  return WarpGenerator(seed, name).run();
}

} // namespace warpgrain::tests

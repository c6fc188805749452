// SPDX-License-Identifier: Apache-2.0
#include "tests/fuzz/TileGenerator.h"

#include "tests/fuzz/RandomText.h"

#include <algorithm>

namespace warpgrain::tests {

namespace {

constexpr int outputsPerThread = 3;

class TileGenerator : private RandomText {
public:
  TileGenerator(std::uint32_t seed, std::string name, bool isRestrict) : RandomText(seed), isRestrict_(isRestrict) {
    kernel_.name = std::move(name);
  }

  GeneratedKernel run() {
    static constexpr std::array<std::array<int, 3>, 6> shapes{
        {{16, 1, 1}, {8, 4, 1}, {8, 8, 1}, {4, 8, 1}, {16, 2, 1}, {7, 5, 1}}};
    kernel_.block = shapes[static_cast<std::size_t>(pick(static_cast<int>(shapes.size())))];
    kernel_.grid = {1 + pick(2), 1 + pick(2), 1};
    extent_ = std::max(kernel_.block[0], kernel_.block[1]) + 1 + pick(2);
    open("__global__ void " + kernel_.name + "(int *out, const int *" + (isRestrict_ ? "__restrict__ " : "") +
         "in, int *counters, int n, int m) {");
    const std::string extents = "[" + std::to_string(extent_) + "][" + std::to_string(extent_) + "]";
    for (const char *tile : {"a", "b"})
      line(std::string("__shared__ int ") + tile + extents + ";");
    line("const int tx = threadIdx.x, ty = threadIdx.y;");
    line("const int block = blockIdx.y * gridDim.x + blockIdx.x;");
    line("const int me = (block * blockDim.y + ty) * blockDim.x + tx;");
    line("int v = in[me & 63];");
    fill();
    const int statements = 4 + pick(4);
    for (int i = 0; i < statements; ++i)
      statement(0);
    line("out[me * 3 + 2] = v;");
    close();
    kernel_.elements = outputsPerThread * kernel_.block[0] * kernel_.block[1] * kernel_.grid[0] * kernel_.grid[1];
    kernel_.text = std::move(text());
    return kernel_;
  }

private:
  void barrier() { line("__syncthreads();"); }

  /// No element is read that nobody wrote.
  void fill() {
    const std::string extent = std::to_string(extent_);
    for (const char *tile : {"a", "b"}) {
      line("for (int i = ty; i < " + extent + "; i += " + std::to_string(kernel_.block[1]) + ")");
      line("  for (int j = tx; j < " + extent + "; j += " + std::to_string(kernel_.block[0]) + ")");
      line(std::string("    ") + tile + "[i][j] = in[(i * 5 + j + " + std::to_string(pick(9)) + ") & 63];");
    }
    barrier();
  }

  std::string tile() { return chance(2) ? "a" : "b"; }

  std::string value(const std::string &own) {
    switch (pick(4)) {
    case 0:
      return "v + " + std::to_string(pick(50));
    case 1:
      return "in[(me + " + std::to_string(pick(30)) + ") & 63] ^ v";
    case 2:
      return own + " * 3 - v";
    default:
      return "v - in[" + std::to_string(pick(64)) + "]";
    }
  }

  /// An element of which each thread has another one.
  std::string distinct() {
    switch (pick(5)) {
    case 0:
      return tile() + "[ty][tx + 1]";
    case 1:
      return tile() + "[ty + 1][tx]";
    case 2:
      return tile() + "[tx][ty]";
    default:
      return tile() + "[ty][tx]";
    }
  }

  std::string guard() {
    if (!chance(4)) return {};
    return chance(2) ? "if (tx < " + std::to_string(1 + pick(5)) + ") " : "if ((tx + ty) % 2 == 0) ";
  }

  void statement(int level) {
    switch (pick(level > 0 ? 7 : 9)) {
    case 0:
    case 1:
    case 2: {
      const std::string element = distinct();
      line(guard() + element + " = " + value(element) + ";");
      return barrier();
    }
    case 3:
    case 4:
      line(guard() + "v " + (chance(2) ? "+= " : "^= ") + distinct() + ";");
      return barrier();
    case 5:
      line("v += " + tile() + "[" + std::to_string(pick(4)) + "][" + (level > 0 ? counter_ : std::to_string(pick(4))) +
           "];");
      return barrier();
    case 6:
      line("out[me * 3 + " + std::to_string(pick(2)) + "] = v;");
      if (chance(2)) barrier();
      return;
    case 7:
      counter_ = "k" + std::to_string(++loops_);
      open("for (int " + counter_ + " = 0; " + counter_ + " < " + (chance(2) ? "4" : "n - 1") + "; ++" + counter_ +
           ") {");
      break;
    default:
      counter_ = "1";
      open(chance(2) ? "if (m > 3) {" : "if (n > m) {");
    }
    const int statements = 1 + pick(3);
    for (int i = 0; i < statements; ++i)
      statement(level + 1);
    close();
  }

  bool isRestrict_;
  GeneratedKernel kernel_;
  std::string counter_;
  int loops_ = 0;
  int extent_ = 0;
};

} // namespace

GeneratedKernel generateTiles(std::uint32_t seed, const std::string &name, bool isRestrict) {
  return TileGenerator(seed, name, isRestrict).run();
}

} // namespace warpgrain::tests

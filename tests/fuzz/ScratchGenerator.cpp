// SPDX-License-Identifier: Apache-2.0
#include "tests/fuzz/ScratchGenerator.h"

#include "tests/fuzz/RandomText.h"

#include <array>
#include <cstdlib>

namespace warpgrain::tests {

namespace {

/// Each scene has an array of its own: t0, t1, …
class ScratchGenerator : private RandomText {
public:
  ScratchGenerator(std::uint32_t seed, std::string name) : RandomText(seed) { kernel_.name = std::move(name); }

  GeneratedKernel run() {
    static constexpr std::array<std::array<int, 3>, 3> blocks{{{16, 1, 1}, {8, 4, 1}, {5, 3, 1}}};
    kernel_.block = blocks[static_cast<std::size_t>(pick(3))];
    kernel_.grid = {1 + pick(2), 1, 1};
    threads_ = kernel_.block[0] * kernel_.block[1];
    kernel_.elements = threads_ * kernel_.grid[0];
    open("__global__ void " + kernel_.name + "(int *out, const int *__restrict__ in, int *counters, int n, int m) {");
    line("const int x = threadIdx.x, y = threadIdx.y;");
    line("const int me = (blockIdx.x * blockDim.y + y) * blockDim.x + x;");
    line("int v = in[me & 63];");
    for (int scenes = 2 + pick(3); scenes > 0; --scenes)
      scene();
    line("out[me] = v;");
    close();
    kernel_.text = std::move(text());
    return kernel_;
  }

private:
  std::string value() {
    switch (pick(3)) {
    case 0:
      return "v * 3 + " + std::to_string(pick(50));
    case 1:
      return "in[(me + " + std::to_string(pick(30)) + ") & 63]";
    default:
      return "v ^ " + std::to_string(pick(99));
    }
  }

  /// Loops run at least once and at most nine times: n is 5 and m is 9.
  std::string header(const std::string &k) {
    static constexpr std::array<const char *, 4> bounds{"n", "m", "7", "m - 2"};
    return "for (int " + k + " = 0; " + k + " < " + bounds[static_cast<std::size_t>(pick(4))] + "; ++" + k + ") {";
  }

  void scene() {
    name_ = "t" + std::to_string(count_);
    k_ = std::string(1, "ijpqr"[count_ % 5]);
    ++count_;
    switch (pick(8)) {
    case 0:
      return inOneIteration();
    case 1:
      return rowOfOneIteration();
    case 2:
      return fromIterationToIteration();
    case 3:
      return fromLoopToLoop();
    case 4:
      return runningValue();
    case 5:
      return partOfAnArray();
    default:
      return sharedOfOneThread();
    }
  }

  /// Written and read again by one iteration, now and then under conditions and in a loop around.
  void inOneIteration() {
    line("int " + name_ + "[9];");
    const bool isNested = chance(2);
    if (isNested) open("for (int c = 0; c < 2; ++c) {");
    open(header(k_));
    const std::string element = name_ + "[" + k_ + "]";
    const std::string guard = chance(4) ? "if (v & 1) " : "";
    line(guard + element + " = " + value() + ";");
    if (chance(2)) line(guard + "if (x > 2) " + element + " += " + value() + ";");
    line(guard + "v += " + element + ";");
    close();
    if (isNested) close();
  }

  void rowOfOneIteration() {
    line("int " + name_ + "[9][4];");
    const bool isNested = chance(3);
    if (isNested) open("for (int c = 0; c < 2; ++c) {");
    open(header(k_));
    line("for (int e = 0; e < 4; ++e) " + name_ + "[" + k_ + "][e] = " + value() + " + e;");
    line("for (int e = 0; e < 4; ++e) v += " + name_ + "[" + k_ + "][" + (chance(2) ? "e" : "3 - e") + "];");
    close();
    if (isNested) close();
  }

  void fromIterationToIteration() {
    line("int " + name_ + "[10];");
    line(name_ + "[0] = " + value() + ";");
    open(header(k_));
    const std::string read = chance(3) ? "v ^= " + name_ + "[0];" : "v += " + name_ + "[" + k_ + "];";
    line(read);
    if (read.find("[0]") == std::string::npos) line(name_ + "[" + k_ + " + 1] = " + value() + ";");
    close();
  }

  void fromLoopToLoop() {
    line("int " + name_ + "[9];");
    const bool isSame = chance(2);
    if (isSame) line("int " + k_ + " = 0;");
    const std::string first = isSame ? "for (; " + k_ + " < m; ++" + k_ + ") " : "for (int e = 0; e < m; ++e) ";
    const std::string second =
        isSame ? "for (" + k_ + " = 0; " + k_ + " < n; ++" + k_ + ") " : "for (int e = 0; e < n; ++e) ";
    const std::string counter = isSame ? k_ : "e";
    line(first + name_ + "[" + counter + "] = " + value() + " + " + counter + ";");
    line(second + "v += " + name_ + "[" + counter + "];");
  }

  /// One element from its first write on, which a condition in the loop may hide.
  void runningValue() {
    line("int " + name_ + "[9];");
    const std::string element = name_ + "[x & 7]";
    const bool isInside = chance(2);
    if (!isInside) line(element + " = " + value() + ";");
    open(header(k_));
    if (isInside) line("if (" + k_ + " == 0) " + element + " = " + value() + ";");
    line(element + (chance(2) ? " += " : " ^= ") + value() + ";");
    if (chance(2)) line("v += " + element + ";");
    close();
    line("v -= " + element + ";");
  }

  /// Elements from some on, up to some, that two loops and single uses name in several ways.
  void partOfAnArray() {
    const int low = 2 + pick(9);
    const int count = 3 + pick(5);
    const std::string shared = chance(4) ? "[" + std::to_string(kernel_.block[1]) + "][16]" : "";
    const std::string own = shared.empty() ? "" : "[y][x]";
    line((shared.empty() ? "int " : "__shared__ int ") + name_ + "[30]" + shared + ";");
    const auto element = [&](const std::string &counter, int at) {
      const std::string number = std::to_string(std::abs(at));
      const std::string shifted = counter + (at < 0 ? " - " : " + ") + number;
      return name_ + "[" + (chance(3) && at >= 0 ? number + " + " + counter : shifted) + "]" + own;
    };
    const int from = pick(4);
    line("for (int " + k_ + " = " + std::to_string(from) + "; " + k_ + " < " + std::to_string(from + count) + "; ++" +
         k_ + ") " + element(k_, low - from) + " = " + value() + " - " + k_ + ";");
    if (chance(2)) line(name_ + "[" + std::to_string(low + 1) + "]" + own + " ^= " + value() + ";");
    line("for (int e = " + std::to_string(count) + "; e > 0; --e) v += " + element("e", low - 1) + ";");
    if (chance(3)) line("v -= " + name_ + "[(x & 1) + " + std::to_string(low) + "]" + own + ";");
    if (chance(4))
      line("v ^= " + name_ + "[x > 2 ? " + std::to_string(low + 2) + " : " + std::to_string(low) + "]" + own + ";");
  }

  void sharedOfOneThread() {
    const std::string extents = "[" + std::to_string(kernel_.block[1]) + "][" + std::to_string(kernel_.block[0]) + "]";
    const bool hasRows = chance(3);
    line("__shared__ int " + name_ + (hasRows ? "[9]" : "") + extents + ";");
    const std::string own = "[y][x]";
    const std::string other = chance(3) ? "[(y + 1) % " + std::to_string(kernel_.block[1]) + "][x]" : own;
    if (hasRows) {
      line("for (int e = 0; e < m; ++e) " + name_ + "[e]" + own + " = " + value() + " - e;");
      line("__syncthreads();");
      return line("for (int e = 0; e < n; ++e) v += " + name_ + "[e]" + other + ";");
    }
    open("for (int " + k_ + " = 0; " + k_ + " < n; ++" + k_ + ") {");
    line(name_ + own + " = " + value() + ";");
    line("__syncthreads();");
    line("v ^= " + name_ + other + ";");
    line("__syncthreads();");
    close();
  }

  GeneratedKernel kernel_;
  std::string name_;
  std::string k_;
  int count_ = 0;
  int threads_ = 0;
};

} // namespace

GeneratedKernel generateScratch(std::uint32_t seed, const std::string &name) {
  return ScratchGenerator(seed, name).run();
}

} // namespace warpgrain::tests

// SPDX-License-Identifier: Apache-2.0
#include "tests/fuzz/NeighbourGenerator.h"

#include "tests/fuzz/RandomText.h"

#include <array>

namespace warpgrain::tests {

namespace {

constexpr int threadCount = 32; ///< of all blocks; the input has four elements for each

class NeighbourGenerator : private RandomText {
public:
  NeighbourGenerator(std::uint32_t seed, std::string name) : RandomText(seed) { kernel_.name = std::move(name); }

  GeneratedKernel run() {
    const int threads = 8 << pick(3);
    kernel_.block = {threads, 1, 1};
    kernel_.grid = {threadCount / threads, 1, 1};
    const std::string restricted = chance(2) ? " *__restrict__ " : " *";
    open("__global__ void " + kernel_.name + "(int" + restricted + "out, const int" + restricted +
         "in, int *counters, int n, int m) {");
    const bool hasShared = chance(3);
    if (hasShared) line("__shared__ int s[" + std::to_string(4 * threads) + "];");
    line(chance(3) ? "const int t = threadIdx.x, i = blockIdx.x * blockDim.x + t;"
                   : "int i = blockIdx.x * " + std::to_string(threads) + " + threadIdx.x;");
    line("int sum = " + std::to_string(pick(9)) + ";");
    if (!hasShared && chance(4)) line("if (i >= " + std::to_string(limit()) + ") return;");
    if (hasShared) shared();
    for (int pieces = 1 + pick(3); pieces > 0; --pieces)
      piece();
    line(place(1) + " = sum;");
    close();
    kernel_.text = std::move(text());
    kernel_.elements = end_;
    return kernel_;
  }

private:
  int limit() { return threadCount - pick(7); }

  /// An own element of each thread, or several beside each other.
  std::string place(int each) {
    const int begin = end_;
    end_ += each * threadCount;
    return "out[" + std::to_string(begin) + " + i]";
  }

  void shared() {
    line("s[threadIdx.x] = in[i] + " + std::to_string(pick(5)) + ";");
    line("__syncthreads();");
    if (chance(2)) line("sum += s[threadIdx.x] * 3;");
  }

  /// Behind what a thread's element is; mostly a multiple.
  std::string shift() {
    static constexpr std::array<const char *, 8> shifts{"", "", "", " + 4", " + 64", " + 1", " + n", " + 2"};
    return shifts[static_cast<std::size_t>(pick(static_cast<int>(shifts.size())))];
  }

  std::string condition() {
    static constexpr std::array<const char *, 7> orders{
        "i < ", "i + 1 <= ", "2 * i < 2 * ", "i + m < m + ", "unsigned(i - 2) < ", "i - 3u < ", "31u - i < "};
    std::string out = orders[static_cast<std::size_t>(pick(static_cast<int>(orders.size())))] + std::to_string(limit());
    if (chance(3)) out += " && i >= " + std::to_string(pick(6));
    if (chance(4)) out += " && n > " + std::to_string(3 + pick(3));
    if (chance(9)) out += " && i != " + std::to_string(pick(threadCount));
    return out;
  }

  void piece() {
    switch (pick(7)) {
    case 0:
      return line(place(1) + " = in[i" + shift() + "] * " + std::to_string(2 + pick(5)) + ";");
    case 1: {
      open("if (" + condition() + ") {");
      line("int here = i" + shift() + ";");
      line("sum += in[here];");
      line(place(1) + " = in[here] - " + std::to_string(pick(7)) + (chance(3) ? " + in[i]" : "") + ";");
      return close();
    }
    case 2:
      return line("if (" + condition() + ") " + place(1) + " = in[i" + shift() + "] + i;");
    case 3:
      return loop();
    case 4:
      return straight();
    case 5: {
      const std::string element = place(1);
      line(element + " = in[i] + n;");
      return line(element + (chance(2) ? " += sum;" : " = " + element + " * 3 + in[i];"));
    }
    default:
      return line("sum ^= in[i" + shift() + "];");
    }
  }

  /// Four elements of each thread, or eight of every second one.
  void loop() {
    const int begin = end_;
    const bool stores = chance(2);
    if (stores) end_ += 4 * threadCount;
    const std::string k = "k" + std::to_string(++names_);
    open("for (int " + k + " = 0; " + k + " < 4; ++" + k + ") {");
    const std::string from = chance(4) ? "i * 4 + 3 - " + k : "i * 4 + " + k;
    if (chance(4)) line("if (" + k + " + i < " + std::to_string(2 + pick(40)) + ") sum += 2;");
    if (stores)
      line("out[" + std::to_string(begin) + " + i * 4 + " + k + "] = in[" + from + "] * " + k + ";");
    else
      line("sum += in[" + from + "] * (" + k + " + 1);");
    close();
  }

  void straight() {
    const int begin = end_;
    end_ += 4 * threadCount;
    const std::string out = "out[" + std::to_string(begin) + " + 4 * i";
    const std::string x = "x" + std::to_string(++names_);
    line("int " + x + " = in[4 * i] + in[i * 4 + 1];");
    if (chance(6)) line("if (" + x + " == 3) return;");
    line(out + " + " + std::to_string(chance(2) ? 1 : 0) + "] = " + x + ";");
    if (chance(3)) line("sum += in[4 * i + 3] - in[4 * i + 2];");
    line(out + (chance(2) ? "]" : " + 1]") + (chance(3) ? " += in[4 * i];" : " = 7 - in[i * 4];"));
    if (chance(2)) line(out + " + 2] = sum;");
    if (chance(2)) line(out + " + 3] = sum + " + x + ";");
  }

  GeneratedKernel kernel_;
  int end_ = 0; ///< of the output so far
  int names_ = 0;
};

} // namespace

GeneratedKernel generateNeighbours(std::uint32_t seed, const std::string &name) {
  return NeighbourGenerator(seed, name).run();
}

} // namespace warpgrain::tests

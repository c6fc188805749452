// SPDX-License-Identifier: Apache-2.0
#include "tests/fuzz/BarrierGenerator.h"

#include "tests/fuzz/RandomText.h"

#include <array>
#include <string>

namespace warpgrain::tests {

namespace {

class BarrierGenerator : private RandomText {
public:
  BarrierGenerator(std::uint32_t seed, const std::string &name) : RandomText(seed) { kernel_.name = name; }

  GeneratedKernel run() {
    static constexpr std::array<int, 4> extents{16, 32, 24, 12};
    threads_ = extents[static_cast<std::size_t>(pick(4))];
    kernel_.block = {threads_, 1, 1};
    kernel_.grid = {1 + pick(4), 1, 1};
    kernel_.elements = kernel_.block[0] * kernel_.grid[0];
    exchange();
    sum();
    shift();
    scale();
    open("__global__ void " + kernel_.name + "(int *out, const int *in, int *counters, int n, int m) {");
    line("const int t = threadIdx.x;");
    hasLane_ = chance(2);
    hasRow_ = chance(2);
    if (hasLane_) line("int lane = (t + 1) % " + std::to_string(threads_) + ";");
    line("int v = in[(blockIdx.x * blockDim.x + threadIdx.x) & 127];");
    if (hasRow_) line("__shared__ int row[" + std::to_string(threads_) + "];");
    const int statements = 1 + pick(4);
    for (int i = 0; i < statements; ++i)
      statement(0);
    line("out[blockIdx.x * blockDim.x + threadIdx.x] = v;");
    close();
    kernel_.text = std::move(text());
    return kernel_;
  }

private:
  std::string own(const std::string &word) const { return kernel_.name + "_" + word; }

  std::string number() { return std::to_string(pick(20)); }

  /// Through a pointer.
  void exchange() {
    open("__device__ void " + own("exchange") + "(int *v, " + (chance(2) ? "const " : "") + "int lane, int by) {");
    line("__shared__ int row[" + std::to_string(threads_) + "];");
    line("row[lane] = *v;");
    line("__syncthreads();");
    if (chance(2)) line("by += " + number() + ";");
    line("const int other = row[(lane + by) % " + std::to_string(threads_) + "];");
    line(chance(2) ? "*v = *v * 3 - other;" : "if (other > *v) *v += other;");
    line("__syncthreads();");
    if (chance(3)) line("return;");
    close();
  }

  /// A reduction with barriers in a loop's header, and a value that all threads get.
  void sum() {
    open("__device__ int " + own("sum") + "(int v, int t, int count) {");
    line("__shared__ int sums[" + std::to_string(threads_) + "];");
    line("sums[t] = v; // each its own");
    line("for (count /= 2, __syncthreads(); count > 0; count /= 2, __syncthreads())");
    line("  if (t < count) sums[t] += sums[t + count];");
    line("const int first = sums[0];");
    line("__syncthreads();");
    line(chance(2) ? "return first;" : "return first - v;");
    close();
  }

  /// A reference and an array of the kernel's.
  void shift() {
    open("__device__ bool " + own("shift") + "(int &x, int *s, int i) {");
    line("s[i] = x;");
    line("__syncthreads();");
    line("x ^= s[i > 0 ? i - 1 : " + std::to_string(threads_ - 1) + "];");
    line("__syncthreads();");
    if (chance(2)) line(own("exchange") + "(&x, i, 1);");
    line("return x > " + number() + ";");
    close();
  }

  void scale() {
    line("template <int factor>");
    open("__device__ int " + own("scale") + "(int v, int last = 3) {");
    line("__shared__ int seen;");
    line("if (threadIdx.x == " + std::to_string(pick(threads_)) + ") seen = v;");
    line("__syncthreads();");
    line("v = seen * factor - last;");
    line("__syncthreads();");
    line("return v + (int)threadIdx.x;");
    close();
  }

  std::string call() {
    const std::string lane = hasLane_ && chance(2) ? "lane" : chance(2) ? "t" : "threadIdx.x";
    const std::string count = chance(2) ? "blockDim.x" : std::to_string(threads_);
    if (chance(3))
      return own("scale") + "<" + std::to_string(2 + pick(2)) + ">(" + (chance(2) ? "v" : "v - t") +
             (chance(2) ? ")" : ", m)");
    return own("sum") + "(" + (chance(2) ? "v" : "v + n") + ", " + lane + ", " + count + ")";
  }

  void statement(int depth) {
    switch (pick(depth > 1 ? 6 : 9)) {
    case 0:
      return line(own("exchange") + "(&v, " + (chance(2) ? "t" : "threadIdx.x") + ", " + (chance(2) ? "n" : number()) +
                  ");");
    case 1:
      return line("v " + std::string(chance(2) ? "" : "+") + "= " + call() + ";");
    case 2: {
      const std::string name = "total" + std::to_string(names_++);
      line(std::string(chance(2) ? "const " : "") + "int " + name + " = " + call() + ";");
      return line("v = v * 5 + " + name + ";");
    }
    case 3:
      return line("v = 2 * " + call() + " - v;");
    case 4:
      if (hasRow_) return line(own("shift") + "(v, row, t);");
      return line("v += in[(v + t) & 127];");
    case 5:
      return line("if (v % 3 == " + std::to_string(pick(3)) + ") v -= t;");
    case 6:
      open("for (int i = 0; i < 2; ++i) {");
      statement(depth + 1);
      if (chance(2)) {
        line("if ((t + i) % 3 == 1) continue;");
        line("v += i * n;");
      }
      return close();
    case 7:
      open("if (n > " + std::to_string(pick(12)) + ") {");
      statement(depth + 1);
      statement(depth + 1);
      return close();
    default:
      if (chance(2)) return line("if (m > 2) " + own("exchange") + "(&v, t, m);");
      return line("if (n != 2) v = " + call() + " + 1;");
    }
  }

  GeneratedKernel kernel_;
  int threads_ = 0;
  int names_ = 0;
  bool hasLane_ = false;
  bool hasRow_ = false;
};

} // namespace

GeneratedKernel generateMeetings(std::uint32_t seed, const std::string &name) {
  return BarrierGenerator(seed, name).run();
}

} // namespace warpgrain::tests

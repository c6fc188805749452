// SPDX-License-Identifier: Apache-2.0
#include "tests/fuzz/SharedReadGenerator.h"

#include "tests/fuzz/RandomText.h"

#include <array>
#include <string>

namespace warpgrain::tests {

namespace {

class SharedReadGenerator : private RandomText {
public:
  SharedReadGenerator(std::uint32_t seed, std::string name) : RandomText(seed) { kernel_.name = std::move(name); }

  GeneratedKernel run() {
    static constexpr std::array<std::array<int, 3>, 6> blocks{
        {{16, 1, 1}, {8, 4, 1}, {4, 8, 1}, {4, 4, 2}, {6, 5, 1}, {2, 3, 4}}};
    kernel_.block = blocks[static_cast<std::size_t>(pick(static_cast<int>(blocks.size())))];
    kernel_.grid = {1 + pick(3), 1, 1};
    const int threads = kernel_.block[0] * kernel_.block[1] * kernel_.block[2];
    kernel_.elements = threads * kernel_.grid[0];
    open("__global__ void " + kernel_.name + "(int *out, const int *in, int *counters, int n, int m) {");
    line("const int x = threadIdx.x, y = threadIdx.y, z = threadIdx.z;");
    line("const int me = blockIdx.x * " + std::to_string(threads) + " + (z * blockDim.y + y) * blockDim.x + x;");
    line("int sum = me, shift = " + std::to_string(pick(20)) + " + blockIdx.x;");
    if (chance(12)) line("if (x > n) return;");
    const int loops = 1 + pick(3);
    for (int i = 0; i < loops; ++i) {
      if (chance(3)) row();
      around(std::string(1, "kpq"[i]));
    }
    line("out[me] = sum;");
    close();
    kernel_.text = std::move(text());
    return kernel_;
  }

private:
  /// n is 5 and m is 9 where the kernels are launched.
  std::string header(const std::string &k) {
    static constexpr std::array<std::array<const char *, 3>, 8> forms{{{"0", "< n", ""},
                                                                       {"1", "<= m", ""},
                                                                       {"n", "< m + 4", ""},
                                                                       {"0", "< 7", ""},
                                                                       {"-2", "< n", ""},
                                                                       {"m", "< m + 6", ""},
                                                                       {"0", "< n + m", " && K < 2 * n"},
                                                                       {"m - n", "< 11", ""}}};
    const auto &form = forms[static_cast<std::size_t>(pick(static_cast<int>(forms.size())))];
    std::string more = form[2];
    if (const std::size_t at = more.find('K'); at != std::string::npos) more.replace(at, 1, k);
    const std::string type = form[0][0] != '-' && chance(4) ? "unsigned" : chance(6) ? "long long" : "int";
    return "for (" + type + " " + k + " = " + form[0] + "; " + k + " " + form[1] + more + "; " +
           (chance(2) ? "++" + k : k + "++") + ")";
  }

  /// An element that depends on the counter, mostly, and on some of the thread's places.
  std::string read(const std::string &k) {
    std::string index = chance(10) ? "n" : k;
    if (chance(2)) index += " * " + std::to_string(1 + pick(9));
    for (const char *term : {"x * 3", "y * 7", "z", "shift", "n"})
      if (chance(4)) index += std::string(" + ") + term;
    if (hasRound_ && !chance(3)) index += " + r * 5";
    return "in[(" + index + ") & 127]";
  }

  void statement(const std::string &k) {
    switch (pick(9)) {
    case 0:
      return line("if (" + read(k) + " > 40) sum += " + (chance(2) ? k : "1") + ";");
    case 1:
      return line("if (y > 1) sum ^= " + read(k) + ";");
    case 2:
      return line("sum = sum * 5 + " + read(k) + " * " + read(k) + ";");
    case 3:
      if (chance(3)) return line("shift += 2;");
      return line("counters[0] = 0;");
    default:
      return line("sum = sum * 3 + " + read(k) + ";");
    }
  }

  /// Elements side by side, all of them mostly, under a condition that a range of threads fulfils, mostly.
  void row() {
    static constexpr std::array conditions{"me >= 2 && me < 50",
                                           "x > 0",
                                           "y < 2 && me + 1 < n * 9",
                                           "n < 9",
                                           "5 + n > x",
                                           "me % 3 == 1",
                                           "x != 3",
                                           "7 <= me"};
    const int first = pick(3);
    const int last = first + 1 + pick(3);
    std::string sum;
    for (int at = last; at >= first; --at)
      if (!chance(12)) sum += (sum.empty() ? "" : " * 5 + ") + std::string("in[me + ") + std::to_string(at) + "]";
    const auto condition = static_cast<std::size_t>(pick(static_cast<int>(conditions.size()) + 3));
    if (sum.empty()) return;
    if (condition >= conditions.size()) return line("sum += " + sum + ";");
    open(std::string("if (") + conditions[condition] + ") {");
    line("sum ^= " + sum + ";");
    if (chance(4)) line("if (sum > 50) sum += in[me + 1];");
    close();
  }

  void loop(const std::string &k) {
    if (chance(3)) {
      line(header(k));
      indent();
      line("sum = sum * 3 + " + read(k) + ";");
      outdent();
      return;
    }
    if (chance(4)) line("#pragma unroll 2");
    open(header(k) + " {");
    for (int count = 1 + pick(3); count > 0; --count)
      statement(k);
    if (chance(10)) line("if (sum == 12345) continue;");
    if (chance(10)) line("if (x == sum) break;");
    close();
  }

  /// Straight code, a uniform condition, or rounds with barriers in them.
  void around(const std::string &k) {
    switch (pick(6)) {
    case 0:
      open("if (n < " + std::to_string(4 + pick(3)) + ") {");
      loop(k);
      return close();
    case 1:
      if (chance(2)) {
        static constexpr std::array guards{"x < n", "y < 2", "x < n && y < 3", "me < 50", "(x > 1 || n > 9) && y < 5"};
        open(std::string("if (") + guards[static_cast<std::size_t>(pick(5))] + ") {");
        if (chance(2)) line("int more" + k + " = n;");
        loop(k);
        if (chance(2)) line("sum += 3;");
        return close();
      }
      [[fallthrough]];
    case 2: {
      const bool isUniform = !chance(8);
      open("for (int r = 0; r < " + std::string(isUniform ? "3" : "x") + "; ++r) {");
      hasRound_ = true;
      if (chance(4)) line("if (r == n - 4) continue;");
      if (isUniform && chance(3)) line("__syncthreads();");
      loop(k);
      if (chance(4)) line("if (r == 0) continue;");
      if (isUniform && chance(3)) line("__syncthreads();");
      if (chance(3)) loop(k + k);
      hasRound_ = false;
      return close();
    }
    default:
      if (chance(3)) line("__syncthreads();");
      return loop(k);
    }
  }

  GeneratedKernel kernel_;
  bool hasRound_ = false;
};

} // namespace

GeneratedKernel generateSharedReads(std::uint32_t seed, const std::string &name) {
  return SharedReadGenerator(seed, name).run();
}

} // namespace warpgrain::tests

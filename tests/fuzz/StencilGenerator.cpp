// SPDX-License-Identifier: Apache-2.0
#include "tests/fuzz/StencilGenerator.h"

#include "tests/fuzz/RandomText.h"

#include <array>

namespace warpgrain::tests {

namespace {

constexpr int outputsPerThread = 2;

class StencilGenerator : private RandomText {
public:
  StencilGenerator(std::uint32_t seed, std::string name) : RandomText(seed) { kernel_.name = std::move(name); }

  GeneratedKernel run() {
    kernel_.block = {8, 1, 1};
    kernel_.grid = {1 + pick(2), 1, 1};
    open("__global__ void " + kernel_.name + "(int *out, const int *" + (chance(6) ? "" : "__restrict__ ") +
         "in, int *counters, int n, int m) {");
    line("const int tx = threadIdx.x;");
    line("const int me = blockIdx.x * blockDim.x + tx;");
    line("int w[16];");
    line("for (int i = 0; i < 16; ++i) w[i] = in[i + tx] ^ i;");
    line("int sum = 0;");
    const int loops = 2 + pick(3);
    for (int i = 0; i < loops; ++i)
      loop();
    line("for (int i = 0; i < 16; ++i) sum = sum * 5 ^ w[i];");
    line("out[me * 2 + 1] = sum;");
    close();
    kernel_.elements = outputsPerThread * kernel_.block[0] * kernel_.grid[0];
    kernel_.text = std::move(text());
    return kernel_;
  }

private:
  /// Counters are from 1 to 12 wherever the loop runs; n is 5 and m is 9.
  std::string header() {
    if (chance(4)) return downwards();
    static constexpr std::array<const char *, 6> firsts{
        "1", "2", "n - 3", "m * 500", "1 + (tx & 3)", "threadIdx.x + 1"};
    static constexpr std::array<const char *, 5> bounds{" < 7", " <= n", " < m", " < n + tx", " <= 8 && k < m + tx"};
    const std::string first = firsts[static_cast<std::size_t>(pick(6))];
    std::string bound = bounds[static_cast<std::size_t>(pick(5))];
    const std::string step = chance(3) ? "k++" : chance(8) ? "k += 2" : "++k";
    if (chance(5)) {
      line("k0 = 3;");
      return "for (; k0" + std::string(chance(2) ? " < n" : " < 9") + "; ++k0) {";
    }
    const std::string type = chance(5) ? "unsigned" : chance(6) ? "long long" : "int";
    return "for (" + type + " k = " + first + "; k" + bound + "; " + step + ") {";
  }

  std::string downwards() {
    static constexpr std::array<const char *, 5> firsts{"12", "m", "n + 3", "12 - (tx & 3)", "1 + threadIdx.x"};
    static constexpr std::array<const char *, 5> bounds{" > 0", " >= 1", " > n - 4", " > (tx & 3)", " >= m - 8"};
    const std::string type = chance(5) ? "unsigned" : chance(6) ? "long long" : "int";
    return "for (" + type + " k = " + firsts[static_cast<std::size_t>(pick(5))] + "; k" +
           bounds[static_cast<std::size_t>(pick(5))] + "; " +
           (chance(3)   ? "k--"
            : chance(5) ? "k -= 1"
                        : "--k") +
           ") {";
  }

  void loop() {
    if (!declared_) line("int k0 = 0;");
    declared_ = true;
    const std::string words = header();
    const std::string k = words.find("k0") != std::string::npos ? "k0" : "k";
    open(words);
    const int statements = 1 + pick(3);
    for (int i = 0; i < statements; ++i)
      statement(k);
    close();
  }

  std::string shifted(const std::string &k, int by) const {
    return by == 0 ? k : k + (by < 0 ? " - " : " + ") + std::to_string(by < 0 ? -by : by);
  }

  std::string element(const std::string &k, int form, int by) const {
    switch (form) {
    case 0:
      return "w[" + shifted(k, by) + "]";
    case 1:
      return "in[(" + shifted(k, by) + ") * 3 + (tx & 3)]";
    case 2:
      return "in[tx * 2 + " + shifted(k, by) + "]";
    case 3:
      return "in[30 - (" + shifted(k, by) + ")]";
    default:
      return "in[" + shifted(k, by) + "]";
    }
  }

  std::string cell(const std::string &k, int form, int by) const {
    switch (form) {
    case 0:
      return "w[15 - (" + shifted(k, by) + ")]";
    case 1:
      return "w[(" + shifted(k, by) + ") % 2]"; // more than one iteration's, as the next one
    case 2:
      return "w[(" + shifted(k, by) + ") / 2]";
    default:
      return "w[" + shifted(k, by) + "]";
    }
  }

  /// An element is made of what other iterations leave, or will, in those beside it.
  void recurrence(const std::string &k) {
    const int form = pick(6);
    std::string words = cell(k, form, pick(3) - 1) + (chance(3) ? " += " : " = ") + (chance(2) ? "sum" : k);
    for (int i = pick(3); i < 3; ++i)
      words += (chance(2) ? " + " : " ^ ") + cell(k, chance(9) ? pick(6) : form, pick(3) - 1) + " * 3";
    line((chance(9) ? "if (sum & 4) " : "") + words + ";");
    if (chance(3)) line("sum ^= " + cell(k, form, pick(3) - 1) + ";");
  }

  void statement(const std::string &k) {
    const int form = pick(7);
    if (chance(5)) return recurrence(k);
    switch (pick(9)) {
    case 0:
      return line("if (sum > 40) sum -= " + element(k, form, pick(3) - 1) + ";");
    case 1:
      return line("out[me * 2] = sum + " + element(k, form, 0) + ";");
    case 2:
      if (chance(2)) return line("w[" + shifted(k, pick(3) - 1) + "] = sum;");
      return line("for (int j = 0; j < 2; ++j) sum += " + element(k, form, 1) + " * j;");
    case 3:
      if (chance(3)) return line(chance(2) ? "if (sum > 900) break;" : "if (sum & 1) continue;");
      [[fallthrough]];
    default: {
      std::string words = "sum = sum * 3";
      const int begin = pick(2) - 1;
      const int count = 2 + pick(2);
      for (int i = 0; i < count; ++i)
        words += (chance(2) ? " + " : " ^ ") + element(k, form, begin + i + (chance(8) ? 1 : 0));
      line(words + ";");
    }
    }
  }

  GeneratedKernel kernel_;
  bool declared_ = false;
};

} // namespace

GeneratedKernel generateStencils(std::uint32_t seed, const std::string &name) {
  return StencilGenerator(seed, name).run();
}

} // namespace warpgrain::tests

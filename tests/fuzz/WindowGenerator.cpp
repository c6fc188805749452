// SPDX-License-Identifier: Apache-2.0
#include "tests/fuzz/WindowGenerator.h"

#include "tests/fuzz/RandomText.h"

#include <array>

namespace warpgrain::tests {

namespace {

class WindowGenerator : private RandomText {
public:
  WindowGenerator(std::uint32_t seed, std::string name) : RandomText(seed) { kernel_.name = std::move(name); }

  GeneratedKernel run() {
    kernel_.block = {8, 1, 1};
    kernel_.grid = {1 + pick(2), 1, 1};
    kernel_.elements = 2 * kernel_.block[0] * kernel_.grid[0];
    open("__global__ void " + kernel_.name + "(int *" + (chance(8) ? "" : "__restrict__ ") + "out, const int *" +
         (chance(8) ? "" : "__restrict__ ") + "in, int *counters, int n, int m) {");
    line("const int tx = threadIdx.x;");
    line("const int me = blockIdx.x * blockDim.x + tx;");
    if (chance(3))
      once();
    else
      loops();
    close();
    kernel_.text = std::move(text());
    return kernel_;
  }

private:
  /// Threads that are merged make the loop.
  void once() {
    static constexpr std::array<const char *, 5> guards{"if (me < 1 || me >= m + 3) return;", "if (me < n) return;",
                                                        "if (me & 4) return;", "if (tx == 3) return;", ""};
    line("int sum = me;");
    if (const char *guard = guards[static_cast<std::size_t>(pick(5))]; *guard != '\0') line(guard);
    step_ = 1 + pick(3);
    line("const int at = me * " + std::to_string(step_) + " + 20;");
    statements("me", 1 + pick(2));
    line("out[me * 2 + 1] = sum;");
  }

  void loops() {
    line("int w[64];");
    line("for (int i = 0; i < 64; ++i) w[i] = in[i + tx] ^ i;");
    line("int sum = 0;");
    for (int count = 1 + pick(3); count > 0; --count)
      loop();
    line("for (int i = 0; i < 64; ++i) sum = sum * 5 ^ w[i];");
    line("out[me * 2 + 1] = sum;");
  }

  /// The counter is from 1 to 12 in the loop, its steps are 1, 2 and -1; n is 5 and m is 9.
  void loop() {
    const std::array<const char *, 6> headers{"for (int k = 1; k < 7 + (tx & 3); ++k) {",
                                              "for (int k = 2; k <= m; k += 2) {",
                                              "for (unsigned k = n; k > 0; --k) {",
                                              "for (int k = 1 + (tx & 1); k < 12; ++k) {",
                                              "while (k < m) {",
                                              "do {"};
    const int kind = pick(6);
    const bool isFor = kind < 4;
    step_ = (1 + 2 * pick(3)) * (kind == 1 ? 2 : 1);
    const int slope = kind == 1 ? step_ / 2 : step_;
    if (!isFor) open("{");
    if (!isFor) line("int k = " + std::to_string(1 + pick(3)) + ";");
    if (isFor && chance(3)) line("#pragma unroll 2");
    open(headers[static_cast<std::size_t>(kind)]);
    if (!isFor) line("++k;");
    const int guard = pick(5);
    if (guard == 0) condition();
    line((chance(2) ? "const int" : "int") + std::string(" at = k * ") + std::to_string(slope) + " + 20" +
         (chance(2) ? " + (tx & 3);" : ";"));
    if (guard == 1) condition();
    if (guard == 2) {
      open("if (" + question() + ") {");
      statements("k", 1 + pick(2));
      if (chance(3)) {
        close("} else {");
        indent();
        chance(2) ? line("sum ^= k;") : statements("k", 1);
      }
      close();
    } else if (guard == 3) {
      line("if (" + question() + ")");
      indent();
      sum();
      outdent();
    } else {
      statements("k", 1 + pick(3));
    }
    if (chance(6)) line("if (sum > 900) break;");
    close(kind == 5 ? "} while (k < 7);" : "}");
    if (!isFor) close();
  }

  std::string question() {
    static constexpr std::array<const char *, 6> questions{"k > 2 && k < m - 1", "k != 4",      "sum & 1", "tx > k",
                                                           "k < n || k > n + 1", "(k & 3) != 0"};
    return questions[static_cast<std::size_t>(pick(6))];
  }

  void condition() { line("if (" + question() + ") " + (chance(8) ? "break;" : "continue;")); }

  std::string element() {
    const int distance = (pick(4) - 1) * step_ + (chance(9) ? 1 : 0);
    const std::string array = (chance(6) && isInLoop()) ? "w" : "in";
    if (array == "w") return "w[(at + " + std::to_string(distance + 9) + ") & 63]";
    if (distance == 0) return "in[at]";
    return "in[at " + std::string(distance < 0 ? "- " : "+ ") + std::to_string(distance < 0 ? -distance : distance) +
           "]";
  }

  bool isInLoop() { return text().find("int w[64]") != std::string::npos; }

  void sum() {
    std::string words = "sum = sum * 3";
    for (int count = 2 + pick(3); count > 0; --count)
      words += (chance(2) ? " + " : " ^ ") + element();
    line(words + ";");
  }

  void statements(const std::string &k, int count) {
    for (; count > 0; --count) {
      sum();
      switch (pick(8)) {
      case 0:
        line("if (sum > 40) sum -= " + element() + ";");
        break;
      case 1:
        line("out[me * 2] = sum + " + k + ";");
        break;
      case 2:
        if (isInLoop()) line("w[(at + 3) & 63] = sum;");
        break;
      case 3:
        line("for (int j = 0; j < 2; ++j) sum += " + element() + " * j;");
        break;
      case 4:
        if (chance(3) && isInLoop()) line("if (sum & 8) continue;");
        break;
      default:
        break;
      }
    }
  }

  GeneratedKernel kernel_;
  int step_ = 1;
};

} // namespace

GeneratedKernel generateWindows(std::uint32_t seed, const std::string &name) {
  return WindowGenerator(seed, name).run();
}

} // namespace warpgrain::tests

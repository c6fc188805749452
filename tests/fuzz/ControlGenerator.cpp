// SPDX-License-Identifier: Apache-2.0
#include "tests/fuzz/ControlGenerator.h"

#include "tests/fuzz/RandomText.h"

#include <array>
#include <string>
#include <vector>

namespace warpgrain::tests {

namespace {

constexpr int deepest = 2; ///< loops and conditions in one another

class ControlGenerator : private RandomText {
public:
  ControlGenerator(std::uint32_t seed, const std::string &name) : RandomText(seed) { kernel_.name = name; }

  GeneratedKernel run() {
    static constexpr std::array<int, 3> extents{16, 32, 48};
    threads_ = extents[static_cast<std::size_t>(pick(3))];
    kernel_.block = {threads_, 1, 1};
    kernel_.grid = {1 + pick(2), 1, 1};
    kernel_.elements = threads_ * kernel_.grid[0];
    isOrderly_ = chance(2);
    const bool calls = chance(3);
    if (calls) function();
    open("__global__ void " + kernel_.name + "(int *out, const int *in, int *counters, int n, int m) {");
    line("const int t = threadIdx.x;");
    line("const int me = blockIdx.x * blockDim.x + threadIdx.x;");
    line("int v = in[me & 127];");
    line("int u = in[" + std::to_string(pick(100)) + "];");
    line("__shared__ int s[" + std::to_string(threads_) + "];");
    line("__shared__ int row[4];");
    line("s[t] = v;");
    if (!chance(8)) line("if (t < 4) row[t] = n + t;");
    if (!chance(8)) line("__syncthreads();");
    returns_ = "return;";
    const int statements = 2 + pick(3);
    for (int i = 0; i < statements; ++i)
      statement(0);
    if (calls) line("v += " + kernel_.name + "_walk(s, row, in, t, me, v, u, n, m);");
    if (chance(2)) statement(0);
    line("out[me] = v;");
    close();
    kernel_.text = std::move(text());
    return kernel_;
  }

private:
  void function() {
    open("__device__ int " + kernel_.name +
         "_walk(int *s, int (&row)[4], const int *in, int t, int me, int v, int u, " + "int n, int m) {");
    returns_ = "return v;";
    const int statements = 1 + pick(3);
    for (int i = 0; i < statements; ++i)
      statement(0);
    line("return v;");
    close();
  }

  std::string number(int below) { return std::to_string(pick(below)); }

  std::string counter() {
    return counters_.empty() ? "1" : counters_[static_cast<std::size_t>(pick(static_cast<int>(counters_.size())))];
  }

  /// The same for all threads of a block, if nothing went wrong before.
  std::string uniform() {
    switch (pick(7)) {
    case 0:
      return "n > " + number(9);
    case 6: // a word with its high bits set is negative as a signed number
      return "static_cast<int>(~reinterpret_cast<const unsigned *>(in)[" + number(100) + "]) < -" + number(97);
    case 1:
      return "in[" + number(100) + "] > " + number(97);
    case 2:
      return counter() + " == " + number(4);
    case 3:
      return "u % 3 == " + number(3);
    case 4:
      return "row[" + number(4) + "] > " + number(9);
    default:
      return "m + " + counter() + " > " + number(14);
    }
  }

  std::string varying() {
    switch (pick(6)) {
    case 0:
      return "t < " + std::to_string(1 + pick(threads_ - 1));
    case 1:
      return "v % 3 == " + number(3);
    case 2:
      return "(t + " + counter() + ") % 3 == " + number(3);
    case 3:
      return "in[me & 127] > " + number(97);
    case 5:
      return "static_cast<int>(~reinterpret_cast<const unsigned *>(in)[me & 127]) < -" + number(97);
    default:
      return "s[t] % 2 == " + number(2);
    }
  }

  std::string condition() { return isOrderly_ && !chance(12) ? uniform() : chance(2) ? uniform() : varying(); }

  void work() {
    switch (pick(6)) {
    case 0:
      return line("v = v * 3 + " + counter() + ";");
    case 1:
      return line("u += " + std::string(chance(6) ? "t" : "m") + ";");
    case 2:
      return line("s[t] = v;");
    case 3:
      return line("v += s[" + std::to_string(threads_ - 1) + " - t];");
    case 4:
      return line("v ^= s[t];");
    default:
      return line(chance(3) ? "if (t == " + number(threads_) + ") row[" + number(4) + "] = v & 7;" : "v -= t;");
    }
  }

  void leave() {
    if (counters_.empty() || chance(4)) return line("if (" + condition() + ") " + returns_);
    line("if (" + condition() + ") " + (chance(3) ? "continue;" : "break;"));
  }

  void children(int depth) {
    const int statements = 1 + pick(3);
    for (int i = 0; i < statements; ++i)
      statement(depth + 1);
  }

  void statement(int depth) {
    const int choice = pick(depth < deepest ? 12 : 7);
    if (choice < 2) return line("__syncthreads();");
    if (choice < 5) return work();
    if (choice < 6) return leave();
    if (choice < 7) {
      open("if (" + condition() + ") {");
      work();
      if (chance(2)) line("__syncthreads();");
      return close();
    }
    loop(depth);
  }

  /// Each loop ends after a few rounds.
  void loop(int depth) {
    const std::string name = "i" + std::to_string(names_++);
    const std::string rounds = isOrderly_ || chance(2) ? (chance(2) ? "n & 3" : number(4)) : "(v + t) & 3";
    switch (pick(7)) {
    case 0: {
      const std::string bound = chance(2) ? "t" : "(v & 7)";
      const std::string second = isOrderly_ || chance(2) ? "" : " && " + name + " < " + bound;
      open("for (int " + name + " = 0; " + name + " < (" + rounds + ")" + second + "; ++" + name + ") {");
      counters_.push_back(name);
      children(depth);
      close();
      break;
    }
    case 1:
      line("int " + name + " = 0;");
      open("while (" + name + "++ < (" + rounds + ")) {");
      counters_.push_back(name);
      children(depth);
      close();
      break;
    case 2:
      line("int " + name + " = 0;");
      open("do {");
      counters_.push_back(name);
      children(depth);
      counters_.pop_back();
      close("} while (++" + name + " < 5 && " + condition() + ");");
      return;
    case 3:
      line("int " + name + " = 0;");
      open("while (true) {");
      line("if (++" + name + " > " + std::to_string(1 + pick(4)) + ") break;");
      counters_.push_back(name);
      children(depth);
      close();
      break;
    case 4: // its test holds again behind its end
      open("for (int " + name + " = " + (isOrderly_ || chance(2) ? number(4) : "t") + "; " + name + " % 4 != 3; ++" +
           name + ") {");
      counters_.push_back(name);
      children(depth);
      close();
      break;
    case 5:
      open("for (float " + name + " = 0.0f; " + name + " < 0.75f; " + name + " += 0.25f) {");
      children(depth);
      close();
      return;
    default:
      open("for (" + std::string(chance(2) ? "const int " : "int &") + name + " : row) {");
      counters_.push_back(name);
      children(depth);
      close();
    }
    counters_.pop_back();
  }

  GeneratedKernel kernel_;
  std::string returns_;
  std::vector<std::string> counters_; ///< of the loops around
  int threads_ = 0;
  int names_ = 0;
  bool isOrderly_ = false; ///< most conditions are the same for all threads
};

} // namespace

GeneratedKernel generateControl(std::uint32_t seed, const std::string &name) {
  return ControlGenerator(seed, name).run();
}

} // namespace warpgrain::tests

// SPDX-License-Identifier: Apache-2.0
#include "tests/fuzz/CopyLoopGenerator.h"

#include "tests/fuzz/RandomText.h"

#include <array>
#include <string>

namespace warpgrain::tests {

namespace {

class CopyLoopGenerator : private RandomText {
public:
  CopyLoopGenerator(std::uint32_t seed, std::string name, bool isOfLoops) : RandomText(seed), isOfLoops_(isOfLoops) {
    kernel_.name = std::move(name);
  }

  GeneratedKernel run() {
    static constexpr std::array<std::array<int, 3>, 5> blocks{{{16, 1, 1}, {8, 4, 1}, {4, 8, 1}, {6, 5, 1}, {2, 3, 4}}};
    kernel_.block = blocks[static_cast<std::size_t>(pick(static_cast<int>(blocks.size())))];
    kernel_.grid = {1 + pick(3), 1, 1};
    threads_ = kernel_.block[0] * kernel_.block[1] * kernel_.block[2];
    kernel_.elements = 2 * threads_ * kernel_.grid[0];
    const std::string threads = std::to_string(threads_);
    const bool isRestrict = chance(3);
    open("__global__ void " + kernel_.name + "(int *" + (isRestrict ? "__restrict__ " : "") +
         "out, const int *in, int *counters, int n, int m) {");
    for (const char *tile : {"a", "b"})
      line("__shared__ " + std::string(chance(isOfLoops_ ? 12 : 4) ? "short" : "int") + " " + tile + "[" + threads +
           " * 3];");
    line("const int x = threadIdx.x, y = threadIdx.y;");
    line((chance(2) ? "const int" : "int") + std::string(" t = (threadIdx.z * blockDim.y + y) * blockDim.x + x;"));
    line("const int me = blockIdx.x * " + threads + " + t;");
    line("int sum = me, shift = " + std::to_string(pick(20)) + ";");
    if (!isOfLoops_)
      line("a[t] = b[t] = a[t + " + threads + "] = b[t + " + threads + "] = a[t + " + threads + " * 2] = b[t + " +
           threads + " * 2] = t;");
    line("out[me] = t;");
    line("out[me + " + threads + " * gridDim.x] = 3;");
    line("__syncthreads();");
    const int loops = 1 + pick(2);
    for (int i = 0; i < loops; ++i)
      around(std::string(1, "kp"[i]));
    line("out[me] += sum;");
    close();
    kernel_.text = std::move(text());
    return kernel_;
  }

private:
  std::string number(int below) { return std::to_string(pick(below)); }

  std::string tile() { return chance(2) ? "a" : "b"; }

  /// n is 5 and m is 9 where the kernels are launched.
  std::string header(const std::string &k) {
    static constexpr std::array<std::array<const char *, 3>, 10> forms{{{"0", "< n", "++K"},
                                                                        {"0", "< m", "K += 2"},
                                                                        {"1", "<= m", "K += n"},
                                                                        {"n", "< m + 4", "K++"},
                                                                        {"0", "< 7", "K += 3"},
                                                                        {"m", ">= 0", "K -= 4"},
                                                                        {"m", "< n", "++K"},
                                                                        {"m - n", "< 11 && K < m", "++K"},
                                                                        {"0", "< n * 9", "K += 16"},
                                                                        {"3", "!= 5", "++K"}}};
    const auto &form = forms[static_cast<std::size_t>(pick(static_cast<int>(forms.size())))];
    endsAtFour_ = &form == forms.data();
    const bool countsDown = std::string(form[2]).find('-') != std::string::npos;
    const std::string type = !countsDown && chance(5) ? "unsigned" : chance(6) ? "long long" : "int";
    std::string text = "for (" + type + " K = " + form[0] + "; K " + form[1] + "; " + form[2] + ")";
    for (std::size_t at = text.find('K'); at != std::string::npos; at = text.find('K'))
      text.replace(at, 1, k);
    return text;
  }

  /// An element that depends on the counter, mostly, and on some of the thread's places.
  std::string load(const std::string &k, const std::string &more = {}) {
    if (chance(14)) return "out[me]";
    if (chance(14))
      return "out[blockIdx.x * " + std::to_string(threads_) + " + (t + 1) % " + std::to_string(threads_) + "]";
    if (chance(20)) return "in[a[t] & 127]";
    std::string index = chance(10) ? "n" : k;
    if (chance(2)) index += " * " + std::to_string(1 + pick(9));
    if (chance(3)) index = "(" + index + " - " + number(4) + ") * 3";
    for (const char *term : {"x * 3", "t", "y * 7", "n"})
      if (chance(2)) index += std::string(" + ") + term;
    if (chance(8)) index += " + shift";
    if (hasRound_ && chance(2)) index = "r * 5 + " + index;
    return "in[(" + index + more + ") & 127]";
  }

  void copy(const std::string &k) {
    const std::string to = tile();
    const std::string threads = std::to_string(threads_);
    // The input has 128 elements: these are all there, and none further.
    if (endsAtFour_ && chance(3)) return line(to + "[t] = in[" + k + " * 31 + (t & 3)];");
    if (chance(8)) {
      line("if (" + k + " * 3 + t * 7 < 128)");
      return line("  " + to + "[t] = in[" + k + " * 3 + t * 7];");
    }
    switch (pick(12)) {
    case 0:
      line("if (" + k + " * " + number(9) + " + t < m * " + number(9) + ")");
      line("  " + to + "[t] = " + load(k) + "; // as far as there is something");
      line("else");
      return line("  " + to + "[t] = " + (chance(3) ? load(k) : number(9)) + ";");
    case 1:
      return line(to + "[t] = t + " + k + " > " + number(30) + " ? " + load(k) + " : " + k + ";");
    case 2:
      line("for (int j = t; j < " + number(3 * threads_) + "; j += " + threads + ")");
      return line("  " + to + "[j] = " + load(k, " + j") + ";");
    case 3:
      if (chance(2)) line("#pragma unroll");
      line("for (int j = " + std::string(chance(2) ? "0" : "1") + "; j < 3; " + (chance(3) ? "j += 2" : "++j") + ")");
      return line("  " + to + "[j * " + threads + " + t] = " + load(k, " + j") + ";");
    case 4:
      open("for (int j = " + k + " + t; j < " + k + " + " + number(3 * threads_) + " && j < n * 9; j += " + threads +
           ") {");
      line(to + "[j - " + k + "] = " + load(k, " + j") + ";");
      if (chance(3)) line((to == "a" ? "b" : "a") + std::string("[j - ") + k + "] = " + load(k, " * j") + ";");
      return close();
    case 5: {
      const std::string at = "at" + std::to_string(++variables_);
      const bool changes = chance(6);
      line((changes ? "int " : "const int ") + at + " = (" + k + " * 5 + t) & 127;");
      if (changes) line(at + " ^= 1;");
      return line(to + "[t] = in[" + at + "] + " + at + ";");
    }
    case 6: {
      const std::string w = "w" + std::to_string(++variables_);
      open("if (n " + std::string(chance(2) ? "<" : ">") + " 7) {");
      line("const int " + w + " = " + load(k) + ";");
      line(to + "[t] = " + w + " * " + w + ";");
      return close();
    }
    case 7:
      line("if (t < " + number(9) + ")");
      line("  for (int j = 0; j < 2; ++j)");
      return line("    " + to + "[t + j * " + threads + "] = " + load(k, " + j") + ";");
    case 8:
      return line(to + "[t] " + (chance(3) ? "+=" : "=") + " " + load(k) + " + " + load(k) + ";");
    default:
      return line(to + "[t] = " + load(k) + ";");
    }
  }

  void use(const std::string &k) {
    const std::string place = "(t + " + number(2 * threads_) + ") % " + std::to_string(2 * threads_);
    switch (pick(12)) {
    case 0:
      return line("out[me] = sum;");
    case 1:
      return chance(3) ? line("shift += 2;") : line("sum += shift;");
    case 2:
      line("for (int j = 0; j < 5; ++j)");
      return line("  sum = sum * 3 + " + tile() + "[(t + j) % " + std::to_string(threads_) + "];");
    case 3:
      return line("if (" + tile() + "[" + place + "] > 40) sum += " + k + ";");
    case 4:
      if (chance(4)) {
        isLeft_ = true;
        return line("if (" + k + " == n + 1) break;");
      }
      return line("out[me + " + std::to_string(threads_) + " * gridDim.x] ^= sum;");
    case 5:
      if (chance(3)) return line("atomicAdd(&counters[1], 1);");
      [[fallthrough]];
    default:
      return line("sum = sum * 5 + " + tile() + "[" + place + "];");
    }
  }

  /// Copies all that wholeUse() uses, or leaves some of it as an earlier round had it.
  void wholeCopy(const std::string &k, const std::string &to) {
    const std::string threads = std::to_string(threads_);
    const std::string condition = k + " * " + number(9) + " + t < m * " + number(9);
    copied_ = 1;
    switch (pick(8)) {
    case 0:
      if (hasRound_ && chance(3)) {
        line("if (r == 0 || " + condition + ")");
        return line("  " + to + "[t] = " + load(k) + ";");
      }
      line("if (" + condition + ")");
      line("  " + to + "[t] = " + load(k) + ";");
      line("else");
      return line("  " + to + "[t] = " + (chance(3) ? load(k) : number(9)) + ";");
    case 1:
      return line(to + "[t] = " + condition + " ? " + load(k) + " : " + (chance(2) ? k : number(9)) + ";");
    case 2:
      copied_ = 3;
      if (chance(2)) line("#pragma unroll");
      line("for (int j = t; j < " + std::to_string(threads_ * 3) + "; j += " + threads + ")");
      return line("  " + to + "[j] = " + load(k, " + j") + ";");
    case 3:
      copied_ = 3;
      line("for (int j = 0; j < 3; ++j)");
      return line("  " + to + "[j * " + threads + " + t] = " + load(k, " + j") + ";");
    case 4: {
      const std::string at = "at" + std::to_string(++variables_);
      line("const int " + at + " = (" + k + " * 5 + t) & 127;");
      return line(to + "[t] = in[" + at + "];");
    }
    case 5:
      copied_ = 2;
      line(to + "[t] = " + load(k) + ";");
      if (chance(4)) line("if (t < m * " + number(4) + ") " + to + "[t] = " + load(k) + ";");
      return line(to + "[t + " + threads + "] = " + load(k) + ";");
    default:
      return line(to + "[t] = " + load(k) + ";");
    }
  }

  void wholeUse(const std::string &k, const std::string &tile) {
    const std::string threads = std::to_string(threads_);
    const std::string copied = std::to_string(copied_ * threads_);
    switch (pick(7)) {
    case 0:
      line("for (int j = 0; j < " + (chance(3) ? copied : "2") + "; ++j)");
      return line("  sum = sum * 3 + " + tile + "[j];");
    case 1:
      return line("if (" + tile + "[(t + 1) % " + threads + "] > 40) sum += " + k + ";");
    case 2:
      if (chance(2)) return line("out[me] = sum;");
      line("__syncthreads();");
      line(tile + "[t] += sum;");
      return line("__syncthreads();");
    case 3:
      return line("sum = sum * 5 + " + tile + "[(t + " + number(3 * threads_) + ") % " + copied + "];");
    default:
      return line("sum = sum * 5 + " + tile + "[" + std::to_string(threads_ - 1) + " - t];");
    }
  }

  void wholeLoop(const std::string &k) {
    const std::string tile = k == "k" ? "a" : "b";
    open(header(k) + " {");
    if (chance(6)) line("sum ^= " + k + ";");
    wholeCopy(k, tile);
    line("__syncthreads();");
    if (chance(3)) line("");
    for (int count = 1 + pick(3); count > 0; --count)
      wholeUse(k, tile);
    line("__syncthreads();");
    close();
  }

  void loop(const std::string &k) {
    if (isOfLoops_) return wholeLoop(k);
    open(header(k) + " {");
    for (int count = 1 + pick(3); count > 0; --count) {
      if (chance(5)) line("sum ^= " + k + ";");
      copy(k);
    }
    line("__syncthreads();");
    if (chance(3)) line("");
    for (int count = 1 + pick(3); count > 0; --count)
      use(k);
    line("__syncthreads();");
    close();
  }

  /// Straight code, a uniform condition, or rounds.
  void around(const std::string &k) {
    switch (pick(5)) {
    case 0:
      line("if (n < " + std::to_string(4 + pick(3)) + ")");
      indent();
      loop(k);
      outdent();
      return line("__syncthreads();");
    case 1:
      open("for (int r = 0; r < 3; ++r) {");
      hasRound_ = true;
      loop(k);
      hasRound_ = false;
      if (isLeft_) line("__syncthreads();");
      line("sum += r;");
      return close();
    default:
      loop(k);
      if (isLeft_) line("__syncthreads();");
    }
  }

  GeneratedKernel kernel_;
  int threads_ = 0;
  int variables_ = 0;
  bool isOfLoops_ = false; ///< nothing else uses the arrays
  int copied_ = 1;         ///< elements of each thread
  bool hasRound_ = false;
  bool endsAtFour_ = false; ///< the loop counts from 0 to 4
  bool isLeft_ = false;     ///< the loop has a break, past the barrier that ends its body
};

} // namespace

GeneratedKernel generateCopyLoops(std::uint32_t seed, const std::string &name) {
  return CopyLoopGenerator(seed, name, /*isOfLoops=*/false).run();
}

GeneratedKernel generateTileLoops(std::uint32_t seed, const std::string &name) {
  return CopyLoopGenerator(seed, name, /*isOfLoops=*/true).run();
}

} // namespace warpgrain::tests

// SPDX-License-Identifier: Apache-2.0
#include "tests/fuzz/LaneGenerator.h"

#include "tests/fuzz/RandomNest.h"

#include <array>

namespace warpgrain::tests {

namespace {

constexpr int rowLength = 18; ///< elements of a thread's row in shared memory and in the output

class LaneGenerator : private RandomNest {
public:
  LaneGenerator(std::uint32_t seed, std::string name) : RandomNest(seed) { kernel_.name = std::move(name); }

  GeneratedKernel run() {
    static constexpr std::array<std::array<int, 3>, 6> blocks{
        {{8, 1, 1}, {16, 1, 1}, {8, 4, 1}, {5, 3, 1}, {7, 1, 1}, {3, 2, 2}}};
    kernel_.block = blocks[static_cast<std::size_t>(pick(6))];
    kernel_.grid = {1 + pick(3), 1, 1};
    kernel_.blockAtRunTime = chance(4);
    threads_ = kernel_.block[0] * kernel_.block[1] * kernel_.block[2];
    kernel_.elements = threads_ * kernel_.grid[0] * rowLength;
    open("__global__ void " + kernel_.name + "(int *" + (chance(2) ? "__restrict__ " : "") +
         "out, const int *in, int *counters, int n, int m) {");
    line("__shared__ int s[" + std::to_string(threads_) + "][" + std::to_string(rowLength) + "];");
    line("const int t = (threadIdx.z * blockDim.y + threadIdx.y) * blockDim.x + threadIdx.x;");
    line("const int me = blockIdx.x * blockDim.x * blockDim.y * blockDim.z + t;");
    line("const int base = me * " + std::to_string(rowLength) + ";");
    line("int v = in[me & 63], i;");
    line("unsigned u = in[(me * 3) & 63];");
    line("float f = v;");
    line("double d = 1;");
    fillRow();
    hasBarriers_ = !chance(3);
    if (!hasBarriers_) line("if (me % 5 == 2) return;");
    for (int scenes = 2 + pick(4); scenes > 0; --scenes)
      scene(0);
    if (hasBarriers_) line("__syncthreads();");
    line("out[base] = v + (int)u * 3;");
    line("out[base + 1] += (int)f + (int)d + s[t][" + std::to_string(pick(rowLength)) + "];");
    close();
    kernel_.text = std::move(text());
    return kernel_;
  }

private:
  /// A name of its own.
  std::string counter() {
    const std::string name(1, "kpqrw"[number_ % 5]);
    ++number_;
    return number_ > 5 ? name + std::to_string(number_) : name;
  }

  void fillRow() {
    const std::string q = counter();
    line("for (int " + q + " = 0; " + q + " < " + std::to_string(rowLength) + "; ++" + q + ") s[t][" + q +
         "] = in[(me + " + q + " * 7) & 63];");
  }

  /// Of integers below some hundreds, or what the loops before left in the variables.
  std::string value(const std::string &k) {
    switch (pick(8)) {
    case 0:
      return k + " * 3 + 1";
    case 1:
      return "s[t][" + shifted(k) + "]";
    case 2:
      return "out[base + " + shifted(k) + " + 1]";
    case 3:
      return "(v & 7) + " + k;
    default:
      return "in[(me * " + std::to_string(1 + pick(5)) + " + " + k + ") & 63]";
    }
  }

  std::string small(const std::string &k) { return "in[(me + " + k + " * " + std::to_string(1 + pick(5)) + ") & 63]"; }

  std::string addition(const std::string &k) {
    switch (pick(13)) {
    case 0:
    case 1:
      return "v += " + value(k) + ";";
    case 2:
      return "v -= " + small(k) + ";";
    case 3:
      return "u ^= " + value(k) + ";";
    case 4:
      return "u *= " + small(k) + " | 1;";
    case 5:
      return "u |= " + small(k) + ";";
    case 6:
      return "v = max(v, " + small(k) + ");";
    case 7:
      return "u = min(u, (unsigned)(" + value(k) + "));";
    case 8:
      return "f += " + small(k) + ";";
    case 9:
      return "f = fmaxf(f, " + small(k) + ");";
    case 10:
      return "d = d + " + small(k) + ";";
    case 11:
      return "++u;";
    default:
      return "v = " + small(k) + " + v;";
    }
  }

  std::string store(const std::string &k) {
    switch (pick(6)) {
    case 0:
      return "out[base + " + shifted(k) + "] = " + value(k) + ";";
    case 1:
      return "out[base + " + k + "] += " + value(k) + ";";
    case 2:
      return "s[t][" + k + "] = s[t][" + shifted(k) + "] + 1;"; // needs each other, mostly
    case 3:
      return "atomicAdd(&counters[" + k + " & 3], " + small(k) + ");";
    default:
      return "s[t][" + shifted(k) + "] = " + value(k) + ";";
    }
  }

  void inside(const std::string &k) {
    for (int count = 1 + pick(3); count > 0; --count) {
      const std::string words = chance(3) ? store(k) : addition(k);
      if (chance(8)) line("if (" + small(k) + " < 9) continue;");
      line((chance(5) ? "if (" + small(k) + " > 20) " : "") + words);
    }
    if (chance(8)) {
      const std::string inner = counter();
      line(header(inner) + " " + addition(inner));
    }
  }

  void loop() {
    const bool isOutside = chance(8);
    const std::string k = isOutside ? "i" : counter();
    const std::string type = isOutside ? "" : chance(5) ? "unsigned " : chance(6) ? "long " : "int ";
    if (chance(6)) line("#pragma unroll 2");
    if (chance(3)) {
      line(header(k, type) + (chance(2) ? "" : "\n      ") + " " + (chance(3) ? store(k) : addition(k)));
      return;
    }
    open(header(k, type) + " {");
    inside(k);
    close();
  }

  /// What one lane does, and what all read.
  void between() {
    const std::string at = std::to_string(pick(rowLength));
    switch (pick(7)) {
    case 0:
      return line("s[t][" + at + "] = v;");
    case 1:
      return line("v += s[t][" + at + "];");
    case 2:
      return line("out[base + " + at + "] = u;");
    case 3:
      return line("u += out[base + " + at + "];");
    case 4:
      line("s[t][" + at + "] += u;");
      return line("out[base + " + at + "] = s[t][" + at + "];");
    case 5:
      return line("atomicAdd(&counters[" + std::to_string(pick(4)) + "], v & 15);");
    default:
      return line("if (v & 1) u += 3; else s[t][" + at + "] = u;");
    }
  }

  /// Rows of other threads are read between two barriers.
  void neighbours() {
    const std::string k = counter();
    line("__syncthreads();");
    line(header(k) + " v += s[(t + " + std::to_string(1 + pick(3)) + ") % " + std::to_string(threads_) + "][" + k +
         "];");
    line("__syncthreads();");
  }

  void scene(int depth) {
    switch (pick(depth > 1 ? 5 : 8)) {
    case 0:
      return between();
    case 1:
      if (hasBarriers_ && depth == 0) return neighbours();
      return loop();
    case 5: {
      const std::string c = counter();
      open("for (int " + c + " = 0; " + c + " < 2; ++" + c + ") {");
      scene(depth + 1);
      scene(depth + 1);
      return close();
    }
    case 6:
      open("if (v % 3 > 0) {");
      scene(depth + 2);
      close("} else");
      indent();
      loop();
      return outdent();
    default:
      return loop();
    }
  }

  GeneratedKernel kernel_;
  int threads_ = 0;
  int number_ = 0;
  bool hasBarriers_ = false;
};

} // namespace

GeneratedKernel generateLanes(std::uint32_t seed, const std::string &name) {
  return LaneGenerator(seed, name).run();
}

} // namespace warpgrain::tests

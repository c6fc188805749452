// SPDX-License-Identifier: Apache-2.0
#include "tests/fuzz/SharedCopyGenerator.h"

#include "tests/fuzz/RandomText.h"

#include <array>
#include <string>

namespace warpgrain::tests {

namespace {

class SharedCopyGenerator : private RandomText {
public:
  SharedCopyGenerator(std::uint32_t seed, std::string name) : RandomText(seed) { kernel_.name = std::move(name); }

  GeneratedKernel run() {
    isPlane_ = chance(3);
    kernel_.block = isPlane_ ? std::array<int, 3>{4, 4, 1} : std::array<int, 3>{16, 1, 1};
    kernel_.grid = {1 + pick(2), 1, 1};
    kernel_.elements = 16 * kernel_.grid[0];
    open("__global__ void " + kernel_.name + "(int *" + (chance(6) ? "" : "__restrict__ ") +
         "out, const int *in, int *counters, int n, int m) {");
    arrays_ = 1 + pick(2);
    for (int i = 0; i < arrays_; ++i)
      line("__shared__ int " + array(i) + (isPlane_ ? "[5][5];" : "[20];"));
    line("const int tx = threadIdx.x, ty = threadIdx.y;");
    line("const int me = blockIdx.x * 16 + ty * blockDim.x + tx;");
    line("const int base = blockIdx.x * 8 + n;");
    line("int shift = m;");
    line("int sum = me;");
    if (chance(4)) {
      round("base");
    } else {
      const bool isConstant = chance(2);
      open(std::string("for (int first = 0; first < ") + (isConstant ? "48" : "n * 8") + "; first += 16) {");
      inRounds_ = true;
      round("first");
      if (chance(8)) line("shift += 3;");
      close();
    }
    line("out[me] = sum;");
    close();
    kernel_.text = std::move(text());
    return kernel_;
  }

private:
  static std::string array(int i) { return i == 0 ? "a" : "b"; }

  void round(const std::string &first) {
    for (int i = 0; i < arrays_; ++i)
      isPlane_ ? planeCopy(array(i), first) : copy(array(i), first);
    if (chance(12)) line("shift ^= 1;");
    line("__syncthreads();");
    for (int i = 0; i < arrays_; ++i)
      isPlane_ ? planeRead(array(i)) : read(array(i), first);
    if (inRounds_) line("__syncthreads();");
  }

  std::string value(const std::string &index, const std::string &first) {
    const std::array<std::string, 5> places{first + " + " + index, "(" + index + " + base) * 2 + " + first,
                                            index + " * 3 + shift", "shift + " + first + " - " + index + " + 20",
                                            index + " + me"};
    const std::string place = places[static_cast<std::size_t>(pick(chance(8) ? 5 : 4))];
    const std::string element = "in[(" + place + ") & 127]";
    switch (pick(6)) {
    case 0:
      return element + " * 3 - " + index;
    case 1:
      return index + " > 2 ? " + element + " : " + first;
    default:
      return element;
    }
  }

  /// Of a row of 16 threads.
  void copy(const std::string &to, const std::string &first) {
    offset_ = chance(3) ? pick(4) : 0;
    const std::string behind = offset_ > 0 ? " + " + std::to_string(offset_) : "";
    switch (pick(5)) {
    case 0: {
      const std::string i = to + "i";
      line("for (int " + i + " = tx; " + i + " < 16; " + i + " += " + (chance(2) ? "blockDim.x" : "16") + ")");
      indent();
      line(to + "[" + i + behind + "] = " + value(i, first) + ";");
      outdent();
      return;
    }
    case 1:
      line("if (" + first + " + tx < " + (chance(2) ? "n * 8" : "44") + ") " + to + "[tx" + behind +
           "] = " + value("tx", first) + ";");
      return;
    case 2: {
      const std::string from = "from" + to;
      open("{");
      line("const int " + from + " = " + (chance(2) ? "tx * 2 + " : "tx + ") + first + ";");
      line(to + "[tx" + behind + "] = in[(" + from + " + shift) & 127];");
      close();
      return;
    }
    case 3:
      if (chance(3)) {
        line(to + "[15 - tx] = " + value("tx", first) + ";");
        return;
      }
      [[fallthrough]];
    default:
      line(to + "[" + (chance(3) ? "threadIdx.x" : "tx") + behind + "] = " + value("tx", first) + ";");
    }
  }

  void read(const std::string &from, const std::string &first) {
    const std::string behind = offset_ > 0 && !chance(10) ? " + " + std::to_string(offset_) : "";
    switch (pick(6)) {
    case 0:
      return line("sum = sum * 3 + " + from + "[15 - tx" + behind + "];");
    case 1:
      return line("if (me & 3) sum ^= " + from + "[(tx * 5 & 15)" + behind + "] * " + from + "[tx" + behind + "];");
    case 2:
      open("if (me < 28) {");
      line("const int count = min(16, " + std::string(chance(2) ? "n * 8" : "44") + " - " + first + ");");
      line("for (int j = 0; j < count; ++j) sum = sum * 3 ^ " + from + "[j" + behind + "];");
      close();
      return;
    case 3:
      if (chance(3)) return line("sum += " + from + "[tx + 1" + behind + "];");
      [[fallthrough]];
    default:
      line("for (int j = 0; j < 16; ++j) sum = sum * 3 ^ " + from + "[j" + behind + "];");
    }
  }

  /// Of a plane of 4 x 4 threads.
  void planeCopy(const std::string &to, const std::string &first) {
    const std::string subscripts = chance(4) ? "[tx][ty] = " : "[ty][tx] = ";
    if (chance(3)) {
      const std::string row = "row" + to;
      line("const int " + row + " = " + first + " + ty;");
      return line(to + subscripts + "in[(" + row + " * " + (chance(2) ? "n" : "4") + " + tx + shift) & 127];");
    }
    line(to + subscripts + value(chance(2) ? "(ty * 4 + tx)" : "tx", first) + ";");
  }

  void planeRead(const std::string &from) {
    switch (pick(4)) {
    case 0:
      return line("sum = sum * 3 + " + from + "[tx][ty];");
    case 1:
      return line("for (int j = 0; j < 4; ++j) sum = sum * 3 ^ " + from + "[ty][j];");
    case 2:
      return line("for (int j = 0; j < 4; ++j) sum = sum * 3 ^ " + from + "[j][tx];");
    default:
      return line("sum += " + from + "[3 - ty][tx] * " + from + "[ty][" + (chance(6) ? "tx + 1" : "3 - tx") + "];");
    }
  }

  GeneratedKernel kernel_;
  bool isPlane_ = false;
  bool inRounds_ = false;
  int arrays_ = 1;
  int offset_ = 0; ///< of the last copy's elements in their array
};

} // namespace

GeneratedKernel generateSharedCopies(std::uint32_t seed, const std::string &name) {
  return SharedCopyGenerator(seed, name).run();
}

} // namespace warpgrain::tests

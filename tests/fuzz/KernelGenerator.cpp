// SPDX-License-Identifier: Apache-2.0
#include "tests/fuzz/KernelGenerator.h"

#include "tests/fuzz/RandomText.h"

#include <algorithm>
#include <vector>

namespace warpgrain::tests {

namespace {

constexpr int outputsPerThread = 6;

/// Writes one kernel. Scopes are tracked, so that every name is declared where it is used.
class Generator : private RandomText {
public:
  Generator(std::uint32_t seed, std::string name) : RandomText(seed) { kernel_.name = std::move(name); }

  GeneratedKernel run() {
    chooseShape();
    helpers();
    open("__global__ void " + kernel_.name + "(int *out, const int *in, int *counters, int n, int m) {");
    line("__shared__ int s[" + std::to_string(threads()) + "];");
    if (chance(3)) line("__shared__ int s2[" + std::to_string(threads()) + "];"), hasSecond_ = true;
    indices();
    const int statements = 3 + pick(6);
    for (int i = 0; i < statements; ++i)
      statement(0, true);
    output();
    close();
    kernel_.elements = threads() * blocks() * outputsPerThread;
    kernel_.text = std::move(text());
    return kernel_;
  }

private:
  int threads() const { return kernel_.block[0] * kernel_.block[1] * kernel_.block[2]; }

  int blocks() const { return kernel_.grid[0] * kernel_.grid[1] * kernel_.grid[2]; }

  void chooseShape() {
    static constexpr std::array<std::array<int, 3>, 8> shapes{
        {{16, 1, 1}, {32, 1, 1}, {8, 4, 1}, {4, 8, 1}, {12, 2, 1}, {4, 4, 2}, {10, 3, 1}, {6, 1, 4}}};
    kernel_.block = shapes[static_cast<std::size_t>(pick(static_cast<int>(shapes.size())))];
    kernel_.grid = {1 + pick(4), 1 + pick(3), 1};
    kernel_.blockAtRunTime = chance(4);
  }

  /// Device functions that read where the thread stands, one through the other.
  void helpers() {
    if (!chance(3)) return;
    size_ = kernel_.name + "_size";
    at_ = kernel_.name + "_at";
    line("__device__ int " + size_ + "() { return blockDim.x * 2 + blockDim.y; }");
    line("__device__ int " + at_ + "(int a) {");
    line("  int t = threadIdx.x * 5 - threadIdx.y;");
    line(std::string("  return ") + (chance(2) ? "a ^ t" : "t - a") + " + blockDim.x * " + size_ + "();");
    line("}");
    if (!chance(2)) return;
    const std::string inner = at_;
    at_ = kernel_.name + "_far";
    line("__device__ int " + at_ + "(int a) { return a > 9 ? " + inner + "(a - threadIdx.z) : " + inner + "(3); }");
  }

  /// The three ways to give a variable its first value.
  std::string initialized(const std::string &value) {
    if (chance(4)) return "(" + value + ");";
    return chance(5) ? "{static_cast<int>(" + value + ")};" : " = " + value + ";";
  }

  void open(const std::string &words) {
    RandomText::open(words);
    scopes_.push_back({varying_.size(), uniform_.size(), arrays_.size()});
  }

  void close(const std::string &words = "}") {
    varying_.resize(scopes_.back()[0]);
    uniform_.resize(scopes_.back()[1]);
    arrays_.resize(scopes_.back()[2]);
    scopes_.pop_back();
    RandomText::close(words);
  }

  /// Thread and element indices, in the ways people write them.
  void indices() {
    if (chance(2)) {
      line("int tx = threadIdx.x, ty = threadIdx.y;");
      line("int lane = (threadIdx.z * blockDim.y + ty) * blockDim.x + tx;");
      varying_.insert(varying_.end(), {"tx", "ty"});
    } else {
      line("int lane = (threadIdx.z * blockDim.y + threadIdx.y) * blockDim.x + threadIdx.x;");
    }
    line("int block = (blockIdx.z * gridDim.y + blockIdx.y) * gridDim.x + blockIdx.x;");
    line("int me = block * (blockDim.x * blockDim.y * blockDim.z) + lane;");
    varying_.insert(varying_.end(), {"lane", "me"});
    uniform_.insert(uniform_.end(), {"block", "n", "m"});
    if (chance(3)) line("const int *mine = in + lane;"), pointer_ = "mine";
  }

  std::string uniformExpression(int depth = 0) {
    switch (pick(depth > 2 ? 2 : 6)) {
    case 0:
      return std::to_string(pick(9));
    case 1:
      return uniform_[static_cast<std::size_t>(pick(static_cast<int>(uniform_.size())))];
    case 2:
      return "(" + uniformExpression(depth + 1) + " + " + uniformExpression(depth + 1) + ")";
    case 3:
      return "in[(" + uniformExpression(depth + 1) + ") & 63]";
    case 4:
      if (chance(3)) return "(int)gridDim.x";
      if (!size_.empty()) return size_ + "()";
      [[fallthrough]];
    default:
      return "(" + uniformExpression(depth + 1) + " ^ " + uniformExpression(depth + 1) + ")";
    }
  }

  std::string expression(int depth = 0) {
    switch (pick(depth > 2 ? 3 : 10)) {
    case 0:
      return std::to_string(pick(100));
    case 1:
    case 2:
      return varying_[static_cast<std::size_t>(pick(static_cast<int>(varying_.size())))];
    case 3:
      return "(" + expression(depth + 1) + " + " + expression(depth + 1) + ")";
    case 4:
      return "(" + expression(depth + 1) + " * 3 - " + expression(depth + 1) + ")";
    case 5:
      return "in[(" + expression(depth + 1) + ") & 63]";
    case 6:
      return uniformExpression(depth + 1);
    case 7:
      if (!arrays_.empty()) return arrays_.back() + "[(" + expression(depth + 1) + ") & 3]";
      return pointer_.empty() ? "threadIdx.x" : pointer_ + "[" + std::to_string(pick(8)) + "]";
    case 8:
      if (!at_.empty()) return at_ + "(" + expression(depth + 1) + ")";
      [[fallthrough]];
    default:
      return "(" + expression(depth + 1) + " > 7 ? " + expression(depth + 1) + " : threadIdx.y)";
    }
  }

  std::string condition(bool uniform) {
    const auto side = [&] { return uniform ? uniformExpression(1) : expression(1); };
    static constexpr std::array<const char *, 4> comparisons{" < ", " > ", " != ", " <= "};
    return side() + comparisons[static_cast<std::size_t>(pick(4))] + side();
  }

  std::string fresh(const char *lead) { return lead + std::to_string(++names_); }

  /// Mutable variables only: indices stay what they are.
  std::string mutableVariable() {
    std::vector<std::string> candidates;
    for (const std::string &name : varying_)
      if (name[0] == 'v') candidates.push_back(name);
    return candidates.empty() ? std::string()
                              : candidates[static_cast<std::size_t>(pick(static_cast<int>(candidates.size())))];
  }

  std::string mutableUniform() {
    std::vector<std::string> candidates;
    for (const std::string &name : uniform_)
      if (name[0] == 'u') candidates.push_back(name);
    return candidates.empty() ? std::string()
                              : candidates[static_cast<std::size_t>(pick(static_cast<int>(candidates.size())))];
  }

  /// `together`: every thread of the block that has not returned comes here, so that a barrier may
  /// stand here.
  void statement(int level, bool together) {
    switch (pick(level > 2 ? 7 : 16)) {
    case 0: {
      const std::string name = fresh("v");
      line("int " + name + initialized(expression()));
      varying_.push_back(name);
      return;
    }
    case 1: {
      if (!together) return assign();
      const std::string name = fresh("u");
      line("int " + name + initialized(uniformExpression()));
      uniform_.push_back(name);
      return;
    }
    case 2:
      return assign();
    case 3:
      return line("out[me * " + std::to_string(outputsPerThread) + " + " + std::to_string(pick(outputsPerThread - 1)) +
                  "] = " + expression() + ";");
    case 4:
      return line("atomicAdd(&counters[" + std::to_string(pick(4)) + "], (" + expression() + ") & 15);");
    case 5:
      if (const std::string name = together ? mutableUniform() : std::string(); !name.empty())
        return line(name + (chance(2) ? " += " + uniformExpression() + ";" : "++;"));
      return assign();
    case 6: {
      const std::string name = fresh("a");
      line("int " + name + "[4]" + (chance(2) ? " = {0};" : ";"));
      line("for (int i = 0; i < 4; ++i) " + name + "[i] = " + expression(1) + " + i;");
      arrays_.push_back(name);
      return;
    }
    case 7:
      return branch(level, together, false);
    case 8:
      return branch(level, together, true);
    case 9:
      return forLoop(level, together, false);
    case 10:
      return forLoop(level, together, true);
    case 11:
      return whileLoop(level, together);
    case 12:
    case 13:
      return together ? exchange() : assign();
    case 14:
      if (level == 0 && together && chance(2)) return line("if (" + condition(chance(4)) + ") return;");
      return assign();
    default:
      if (chance(3) && together) return line("n += " + uniformExpression(1) + ";");
      if (chance(3)) {
        if (level > 0) return assign(); // it may be in a loop, whose statements before this one took m for uniform
        line("m ^= " + expression(1) + ";");
        // From here on it differs between threads; scopes are counted, so its place is kept.
        std::ranges::replace(uniform_, std::string("m"), std::string("block"));
        return;
      }
      return assign();
    }
  }

  void assign() {
    const std::string name = mutableVariable();
    if (name.empty()) return line("out[me * " + std::to_string(outputsPerThread) + "] = " + expression() + ";");
    static constexpr std::array<const char *, 4> operators{" = ", " += ", " ^= ", " -= "};
    if (chance(5)) return line("out[me * " + std::to_string(outputsPerThread) + " + 1] = " + name + "++;");
    line(name + operators[static_cast<std::size_t>(pick(4))] + expression() + ";");
  }

  void body(int level, bool together) {
    const int statements = 1 + pick(3);
    for (int i = 0; i < statements; ++i)
      statement(level + 1, together);
  }

  void branch(int level, bool together, bool uniform) {
    open("if (" + condition(uniform) + ") {");
    body(level, together && uniform);
    if (chance(2)) {
      close("} else {");
      indent();
      scopes_.push_back({varying_.size(), uniform_.size(), arrays_.size()});
      body(level, together && uniform);
    }
    close();
  }

  void forLoop(int level, bool together, bool uniform) {
    const std::string name = fresh("i");
    const std::string bound = uniform ? "((" + uniformExpression(1) + ") & 3)" : "((" + expression(1) + ") & 3)";
    open("for (int " + name + " = 0; " + name + " < " + bound + "; ++" + name + ") {");
    (uniform ? uniform_ : varying_).push_back(name);
    const bool inside = together && uniform;
    body(level, inside);
    if (chance(3))
      line("if (" + (inside ? name + " == " + uniformExpression(2) : condition(false)) +
           (chance(2) ? ") break;" : ") continue;"));
    close();
  }

  void whileLoop(int level, bool together) {
    const std::string name = fresh(together ? "u" : "v");
    line("int " + name + " = " + (together ? "(" + uniformExpression(1) + ") & 3;" : "(" + expression(1) + ") & 3;"));
    // The counter is kept from other statements, so that the loop ends.
    open("while (" + name + " > 0) {");
    body(level, together);
    line("--" + name + ";");
    close();
  }

  /// Shared memory: each thread writes its own element, a barrier, reads of any, a barrier.
  void exchange() {
    const std::string array = hasSecond_ && chance(2) ? "s2" : "s";
    const std::string size = std::to_string(threads());
    const std::string name = fresh("v");
    line(array + "[lane] = " + expression() + ";");
    line("__syncthreads();");
    line("int " + name + " = " + array + "[(lane + " + std::to_string(1 + pick(7)) + ") % " + size + "] + " + array +
         "[(unsigned)(" + uniformExpression(1) + ") % " + size + "];");
    if (chance(2)) {
      open("for (int k = 0; k < " + std::to_string(2 + pick(6)) + "; ++k) {");
      line(name + " += " + array + "[(k + " + std::to_string(pick(4)) + ") % " + size + "] * (lane + k);");
      close();
    }
    line("__syncthreads();");
    varying_.push_back(name);
  }

  void output() {
    std::string sum = "0";
    for (const std::string &name : varying_)
      sum += " + " + name;
    for (const std::string &name : uniform_)
      sum += " ^ " + name;
    for (const std::string &name : arrays_)
      sum += " + " + name + "[lane & 3]";
    line("out[me * " + std::to_string(outputsPerThread) + " + " + std::to_string(outputsPerThread - 1) + "] = " + sum +
         ";");
  }

  GeneratedKernel kernel_;
  int names_ = 0;
  bool hasSecond_ = false;
  std::string pointer_;
  std::string size_; ///< a function that reads blockDim
  std::string at_;   ///< one that reads threadIdx
  std::vector<std::string> varying_;
  std::vector<std::string> uniform_;
  std::vector<std::string> arrays_;
  std::vector<std::array<std::size_t, 3>> scopes_;
};

std::string dim3Of(const std::array<int, 3> &extents) {
  return "dim3(" + std::to_string(extents[0]) + ", " + std::to_string(extents[1]) + ", " + std::to_string(extents[2]) +
         ")";
}

} // namespace

GeneratedKernel generateKernel(std::uint32_t seed, const std::string &name) {
  return Generator(seed, name).run();
}

std::string programOf(const GeneratedKernel *kernels, int count) {
  std::string text = "#include <cuda_runtime.h>\n#include <cstdio>\n#include <cstdlib>\n#include <cstring>\n\n";
  for (int i = 0; i < count; ++i)
    text += kernels[i].text + "\n";
  text += "int main(int argc, char **) {\n"
          "  int *in = 0, *out = 0, *counters = 0;\n"
          "  int host[128], *result = (int *)malloc(1 << 20);\n"
          "  cudaMalloc(&in, sizeof(host));\n  cudaMalloc(&counters, 4 * sizeof(int));\n  "
          "cudaMalloc(&out, 1 << 20);\n";
  for (int i = 0; i < count; ++i) {
    const GeneratedKernel &kernel = kernels[i];
    const std::string bytes = std::to_string(kernel.elements) + " * sizeof(int)";
    const std::string launched = kernel.launchedAs.empty() ? kernel.name : kernel.launchedAs;
    text += "  for (int i = 0; i < 128; ++i) host[i] = (i * 2654435761u >> " + std::to_string(3 + kernel.input % 11) +
            ") % 97;\n"
            "  cudaMemcpy(in, host, sizeof(host), cudaMemcpyHostToDevice);\n"
            "  cudaMemset(counters, 0, 4 * sizeof(int));\n  cudaMemset(out, 0, " +
            bytes + ");\n";
    if (kernel.blockAtRunTime)
      text += "  { dim3 block(" + std::to_string(kernel.block[0]) + " * argc, " + std::to_string(kernel.block[1]) +
              " * argc, " + std::to_string(kernel.block[2]) + " * argc);\n  " + launched + "<<<" + dim3Of(kernel.grid) +
              ", block>>>(out, in, counters, 5, 9); }\n";
    else
      text += "  " + launched + "<<<" + dim3Of(kernel.grid) + ", " + dim3Of(kernel.block) +
              ">>>(out, in, counters, 5, 9);\n";
    text += "  cudaMemcpy(result, out, " + bytes +
            ", cudaMemcpyDeviceToHost);\n"
            "  cudaMemcpy(host, counters, 4 * sizeof(int), cudaMemcpyDeviceToHost);\n"
            "  printf(\"" +
            kernel.name +
            "\");\n"
            "  for (int i = 0; i < 4; ++i) printf(\" %d\", host[i]);\n"
            "  for (int i = 0; i < " +
            std::to_string(kernel.elements) +
            "; ++i) printf(\" %d\", result[i]);\n"
            "  printf(\"\\n\");\n"
            "  fflush(stdout);\n"; // what a kernel after it does shall not take it away
  }
  return text + "  return 0;\n}\n";
}

} // namespace warpgrain::tests

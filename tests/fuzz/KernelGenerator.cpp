// SPDX-License-Identifier: Apache-2.0
#include "tests/fuzz/KernelGenerator.h"

#include "tests/fuzz/KernelWriter.h"
#include "tests/fuzz/constructs/Constructs.h"

#include <algorithm>
#include <set>
#include <vector>

namespace warpgrain::tests {

namespace {

/// Writes one kernel.
class Generator : public KernelWriter {
public:
  using KernelWriter::KernelWriter;

  /// With one to three constructs of real code, or with none.
  GeneratedKernel run(const std::vector<Construct> &from) {
    chooseShape();
    helpers();
    if (!from.empty()) chooseConstructs(from);
    open("__global__ void " + kernel_.name + "(int *out, const int *in, int *counters, int n, int m) {");
    line("__shared__ int s[" + std::to_string(threads()) + "];");
    if (chance(3)) line("__shared__ int s2[" + std::to_string(threads()) + "];"), hasSecond_ = true;
    indices();
    for (const Construct *construct : constructs_)
      if (construct->declare != nullptr) construct->declare(*this);
    // Of short kernels more is known, and more may be made.
    const bool isShort = !from.empty() && chance(2);
    const int statements = isShort ? pick(2) : 3 + pick(6);
    for (int i = 0; i < statements; ++i)
      statement(0, true);
    for (const Construct *construct : constructs_)
      construct->statement(*this, {.level = 0, .together = true});
    output();
    close();
    kernel_.elements = threads() * blocks() * outputsPerThread;
    kernel_.text = std::move(text());
    return kernel_;
  }

private:
  void chooseShape() {
    static constexpr std::array<std::array<int, 3>, 8> shapes{
        {{16, 1, 1}, {32, 1, 1}, {8, 4, 1}, {4, 8, 1}, {12, 2, 1}, {4, 4, 2}, {10, 3, 1}, {6, 1, 4}}};
    kernel_.block = shapes[static_cast<std::size_t>(pick(static_cast<int>(shapes.size())))];
    kernel_.grid = {1 + pick(4), 1 + pick(3), 1};
    kernel_.blockAtRunTime = chance(4);
  }

  void chooseConstructs(const std::vector<Construct> &all) {
    const int count = chance(2) ? 1 : 1 + pick(3);
    while (static_cast<int>(constructs_.size()) < count) {
      const Construct *construct = &all[static_cast<std::size_t>(pick(static_cast<int>(all.size())))];
      if (std::ranges::find(constructs_, construct) == constructs_.end()) constructs_.push_back(construct);
    }
    for (const Construct *construct : constructs_) {
      keepsThreads_ |= construct->needsAllThreads;
      if (construct->begin != nullptr) construct->begin(*this);
    }
  }

  void statement(int level, bool together) {
    if (!constructs_.empty() && level < 2 && chance(3)) {
      const Construct &construct = *constructs_[static_cast<std::size_t>(pick(static_cast<int>(constructs_.size())))];
      return construct.statement(*this, {.level = level, .together = together});
    }
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
      if (level == 0 && together && !keepsThreads_ && chance(2))
        return line("if (" + condition(chance(4)) + ") return;");
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

  void body(int level, bool together) override {
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

  bool hasSecond_ = false;
  std::vector<const Construct *> constructs_;
  bool keepsThreads_ = false; ///< none returns early
};

std::string dim3Of(const std::array<int, 3> &extents) {
  return "dim3(" + std::to_string(extents[0]) + ", " + std::to_string(extents[1]) + ", " + std::to_string(extents[2]) +
         ")";
}

} // namespace

GeneratedKernel generateKernel(std::uint32_t seed, const std::string &name) {
  return Generator(seed, name).run({});
}

GeneratedKernel generateConstructs(std::uint32_t seed, const std::string &name) {
  return Generator(seed, name).run(constructs());
}

GeneratedKernel generateReferences(std::uint32_t seed, const std::string &name) {
  return Generator(seed, name).run(referenceConstructs());
}

std::string programOf(const GeneratedKernel *kernels, int count) {
  std::string text = "#include <cuda_runtime.h>\n#include <cstdio>\n#include <cstdlib>\n#include <cstring>\n";
  std::set<std::string> headers;
  for (int i = 0; i < count; ++i)
    headers.insert(kernels[i].includes.begin(), kernels[i].includes.end());
  for (const std::string &header : headers)
    text += "#include " + header + "\n";
  text += "\n";
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

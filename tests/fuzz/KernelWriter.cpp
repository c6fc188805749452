// SPDX-License-Identifier: Apache-2.0
#include "tests/fuzz/KernelWriter.h"

#include <algorithm>

namespace warpgrain::tests {

void KernelWriter::include(const std::string &header) {
  if (std::ranges::find(kernel_.includes, header) == kernel_.includes.end()) kernel_.includes.push_back(header);
}

/// Device functions that read where the thread stands, one through the other.
void KernelWriter::helpers() {
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
std::string KernelWriter::initialized(const std::string &value) {
  if (chance(4)) return "(" + value + ");";
  return chance(5) ? "{static_cast<int>(" + value + ")};" : " = " + value + ";";
}

void KernelWriter::open(const std::string &words) {
  RandomText::open(words);
  scopes_.push_back({varying_.size(), uniform_.size(), arrays_.size()});
}

void KernelWriter::close(const std::string &words) {
  varying_.resize(scopes_.back()[0]);
  uniform_.resize(scopes_.back()[1]);
  arrays_.resize(scopes_.back()[2]);
  scopes_.pop_back();
  RandomText::close(words);
}

/// Thread and element indices, in the ways people write them.
void KernelWriter::indices() {
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

std::string KernelWriter::uniformExpression(int depth) {
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

std::string KernelWriter::expression(int depth) {
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

std::string KernelWriter::condition(bool uniform) {
  const auto side = [&] { return uniform ? uniformExpression(1) : expression(1); };
  static constexpr std::array<const char *, 4> comparisons{" < ", " > ", " != ", " <= "};
  return side() + comparisons[static_cast<std::size_t>(pick(4))] + side();
}

std::string KernelWriter::mutableVariable() {
  std::vector<std::string> candidates;
  for (const std::string &name : varying_)
    if (name[0] == 'v') candidates.push_back(name);
  return candidates.empty() ? std::string()
                            : candidates[static_cast<std::size_t>(pick(static_cast<int>(candidates.size())))];
}

std::string KernelWriter::mutableUniform() {
  std::vector<std::string> candidates;
  for (const std::string &name : uniform_)
    if (name[0] == 'u') candidates.push_back(name);
  return candidates.empty() ? std::string()
                            : candidates[static_cast<std::size_t>(pick(static_cast<int>(candidates.size())))];
}

std::string KernelWriter::someVariable() {
  std::string name = mutableVariable();
  if (!name.empty()) return name;
  name = fresh("v");
  line("int " + name + initialized(expression()));
  varying_.push_back(name);
  return name;
}

void KernelWriter::declare(const std::string &value) {
  const std::string name = fresh("v");
  line("int " + name + " = " + value + ";");
  varying_.push_back(name);
}

std::string KernelWriter::ownOutput() {
  return "out[me * " + std::to_string(outputsPerThread) + " + " + std::to_string(pick(outputsPerThread - 1)) + "]";
}

void KernelWriter::output() {
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

} // namespace warpgrain::tests

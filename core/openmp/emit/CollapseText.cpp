// SPDX-License-Identifier: Apache-2.0
#include "core/openmp/emit/CollapseText.h"

#include "core/openmp/emit/KernelText.h"

#include <algorithm>
#include <string_view>

namespace warpgrain::openmp {

namespace {

constexpr std::string_view helpers = R"prelude(#include <type_traits>
namespace gpu {

/// The elements of the rows of a block, which lie one behind the other.
struct Rows {
  long long begin, end;         ///< of all rows
  long long ownBegin, ownEnd;   ///< of the thread's row; none where it has no row
  bool followEachOther = false; ///< each begins where the one before it ends
  /// What of the thread's row lies in a part of the elements.
  __device__ long long first(long long from) const { return ownBegin < from ? from : ownBegin; }
  __device__ long long last(long long to) const { return ownEnd < to ? ownEnd : to; }
};
/// All threads of a block call it; there are `Threads`. Those without a row are given the last row.
template <unsigned Threads>
__device__ Rows rowsOfBlock(bool hasRow, long long begin, long long count) {
  __shared__ long long begins[Threads + 1];
  Rows out;
  out.ownEnd = begin + count;
  out.ownBegin = hasRow ? begin : out.ownEnd;
  begins[threadIdx.x] = out.ownBegin;
  if (threadIdx.x == Threads - 1) begins[Threads] = out.ownEnd;
  __syncthreads();
  out.begin = begins[0];
  out.end = begins[Threads];
  out.followEachOther = __syncthreads_and(out.ownEnd == begins[threadIdx.x + 1]) != 0;
  return out;
}
/// A value that a sum of type T adds. There is none of a type in which the sum itself would be computed.
template <typename T, typename V>
__device__ std::enable_if_t<!std::is_floating_point<V>::value || (std::is_floating_point<T>::value && sizeof(V) <= sizeof(T)), T> term(V value) {
  return (T)value;
}

} // namespace gpu

)prelude";

class CollapseWriter {
public:
  CollapseWriter(const Program &program, const Kernel &kernel, const EditedText &textOf, unsigned depth)
      : program_(program), kernel_(kernel), collapse_(*kernel.collapse), textOf_(textOf), depth_(depth) {}

  std::string write();

private:
  void values();
  void sums();
  TextEdits valueEdits() const;

  std::string partName(const RowSum &sum) const { return "gpu_part_" + program_[sum.variable].name; }

  std::string sumName(const RowSum &sum) const {
    return sum.isMemory ? "gpu_sum_" + program_[sum.variable].name : program_[sum.variable].name;
  }

  std::string targetOf(const RowSum &sum) const { return std::string(program_.textOf(sum.statement->update->target)); }

  std::string indentation(unsigned more) const { return std::string(2 * (depth_ + more), ' '); }

  void line(const std::string &text, unsigned more) { out_ += indentation(more) + text + "\n"; }

  void statement(const Statement &each, unsigned more, const TextEdits &edits = {}) {
    line(textOf_(each, indentation(more), edits), more);
  }

  const Program &program_;
  const Kernel &kernel_;
  const LoopCollapse &collapse_;
  const EditedText &textOf_;
  unsigned depth_;
  std::string out_;
};

/// "sum += e" puts e where the row is added up.
TextEdits CollapseWriter::valueEdits() const {
  TextEdits out;
  for (const RowSum &sum : collapse_.sums) {
    const Update &update = *sum.statement->update;
    const bool isDouble = update.type == "double";
    const std::string place = partName(sum) + "[gpu_at - gpu_from] = ";
    const SourceSpan &whole = sum.statement->span;
    if (update.value.empty()) {
      out.push_back({.span = whole, .replacement = place + "1;"});
      continue;
    }
    out.push_back({.span = {.file = whole.file, .begin = whole.begin, .end = update.value.begin},
                   .replacement = place + (isDouble ? "" : "gpu::term<" + update.type + ">(")});
    out.push_back({.span = {.file = whole.file, .begin = update.value.end, .end = whole.end},
                   .replacement = isDouble ? ";" : ");"});
  }
  return normalized(std::move(out));
}

/// All threads compute the values of a part of the elements.
void CollapseWriter::values() {
  const CountedLoop &loop = *collapse_.loop->counted;
  line("for (long long gpu_at = gpu_from + threadIdx.x; gpu_at < gpu_to; gpu_at += " +
           std::to_string(kernel_.threadsOfBlock) + ") {",
       2);
  line(counterText(loop, program_[loop.counter].name, "gpu_at", "0", "1"), 3);
  statement(collapse_.loop->children.back(), 3, valueEdits());
  line("}", 2);
  line("__syncthreads();", 2);
}

/// Each thread adds up what is of its own row.
void CollapseWriter::sums() {
  const bool isBlock = collapse_.sums.size() > 1;
  line(std::string("for (long long gpu_at = gpu_rows.first(gpu_from); gpu_at < gpu_rows.last(gpu_to); ++gpu_at)") +
           (isBlock ? " {" : ""),
       2);
  for (const RowSum &sum : collapse_.sums)
    line(sumName(sum) + " " + sum.statement->update->operation + "= " + partName(sum) + "[gpu_at - gpu_from];", 3);
  if (isBlock) line("}", 2);
  line("__syncthreads();", 2);
}

std::string CollapseWriter::write() {
  const CountedLoop &loop = *collapse_.loop->counted;
  const std::string most = std::to_string(LoopCollapse::values);
  for (const Statement *each : collapse_.before)
    statement(*each, 0);
  line("const gpu::Rows gpu_rows = gpu::rowsOfBlock<" + std::to_string(kernel_.threadsOfBlock) +
           ">(gpu_has_row, (long long)(" + loop.begin + "), " + tripsText(loop) + ");",
       0);
  for (const RowSum &sum : collapse_.sums)
    line("__shared__ " + sum.statement->update->type + " " + partName(sum) + "[" + most + "];", 0);
  line("if (gpu_rows.followEachOther) {", 0);
  for (const RowSum &sum : collapse_.sums)
    if (sum.isMemory) line(sum.statement->update->type + " " + sumName(sum) + " = " + targetOf(sum) + ";", 1);
  line("for (long long gpu_from = gpu_rows.begin; gpu_from < gpu_rows.end; gpu_from += " + most + ") {", 1);
  line("const long long gpu_to = gpu_rows.end - gpu_from < " + most + " ? gpu_rows.end : gpu_from + " + most + ";", 2);
  values();
  sums();
  line("}", 1);
  for (const RowSum &sum : collapse_.sums)
    if (sum.isMemory) line("if (gpu_rows.ownBegin < gpu_rows.ownEnd) " + targetOf(sum) + " = " + sumName(sum) + ";", 1);
  line("} else if (gpu_has_row) {", 0);
  statement(*collapse_.loop, 1);
  line("}", 0);
  if (collapse_.behind.empty()) return std::move(out_);
  line("if (gpu_has_row) {", 0);
  for (const Statement *each : collapse_.behind)
    statement(*each, 1);
  line("}", 0);
  return std::move(out_);
}

} // namespace

std::string collapsedText(const Program &program, const Kernel &kernel, const EditedText &textOf, unsigned depth) {
  return CollapseWriter(program, kernel, textOf, depth).write();
}

std::string collapsePrelude(const ProgramPlan &plan) {
  const auto isCollapsed = [](const Kernel &kernel) { return kernel.collapse.has_value(); };
  const bool isUsed = std::ranges::any_of(
      plan.regions, [&](const Region &region) { return std::ranges::any_of(region.kernels, isCollapsed); });
  return isUsed ? std::string(helpers) : std::string();
}

} // namespace warpgrain::openmp

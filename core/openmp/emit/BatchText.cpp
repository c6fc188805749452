// SPDX-License-Identifier: Apache-2.0
#include "core/openmp/emit/BatchText.h"

#include "core/openmp/directives/Batching.h"
#include "core/openmp/model/Walk.h"
#include "core/openmp/regions/ConstantTrips.h"
#include "core/openmp/regions/KernelPlanner.h"

#include <algorithm>
#include <array>
#include <set>
#include <utility>

namespace warpgrain::openmp {

namespace {

constexpr std::string_view letters = "xyz";

std::int64_t mostAlong(std::size_t axis) {
  return axis == 0 ? 2147483647 : 65535;
}

/// The shape of a block whose loops go in strides of it.
std::array<std::int64_t, 3> stridedBlock(unsigned loops) {
  if (loops == 1) return {256, 1, 1};
  return loops == 2 ? std::array<std::int64_t, 3>{16, 16, 1} : std::array<std::int64_t, 3>{8, 8, 4};
}

class BatchWriter {
public:
  BatchWriter(const Program &program, const Kernel &kernel, const StatementText &text)
      : program_(program), kernel_(kernel), text_(text), batched_(batchedKernel(program, kernel)) {}

  std::string write();

private:
  void grid();
  void nest(const BatchedNest &nest);
  std::string covered(const BatchedNest &nest);
  std::string strided(const BatchedNest &nest);
  void privates(const BatchedNest &nest, unsigned depth);

  void line(const std::string &text, unsigned depth) { out_ += std::string(2 * depth, ' ') + text + "\n"; }

  const Program &program_;
  const Kernel &kernel_;
  const StatementText &text_;
  BatchedKernel batched_;
  std::string out_;
  std::string close_; ///< of the grid's loops
  unsigned depth_ = 1;
  bool isRepeated_ = false; ///< a block may execute several iterations
};

void BatchWriter::grid() {
  const auto &loops = batched_.grid.loops;
  LoopText ignored;
  std::vector<std::string> counters;
  for (std::size_t level = 0; level < loops.size(); ++level) {
    const CountedLoop &loop = *loops[level]->counted;
    const std::size_t axis = loops.size() - 1 - level;
    const std::string name = program_[loop.counter].name;
    const std::string index = "gpu_index_" + name;
    const std::string letter(1, letters[axis]);
    const auto trips = constantTrips(loop);
    if (trips && *trips <= mostAlong(axis)) {
      line("const long long " + index + " = blockIdx." + letter + ";", depth_);
    } else {
      line("for (long long " + index + " = blockIdx." + letter + "; " + index + " < gpu_count_" + name + "; " + index +
               " += gridDim." + letter + ") {",
           depth_);
      close_ = std::string(2 * depth_, ' ') + "}\n" + close_;
      ++depth_;
      isRepeated_ = true;
    }
    const std::string begin = headPart(ignored, "gpu_begin_" + name, loop.begin, loop.constantBegin);
    const std::string step = headPart(ignored, "gpu_step_" + name, loop.step, loop.constantStep);
    counters.push_back(counterText(loop, name, index, begin, step));
  }
  for (const std::string &counter : counters)
    line(counter, depth_);
}

/// Each thread has one iteration at most.
std::string BatchWriter::covered(const BatchedNest &nest) {
  std::string condition;
  std::string counters;
  LoopText ignored;
  for (std::size_t level = 0; level < nest.loops.size(); ++level) {
    const CountedLoop &loop = *nest.loops[level]->counted;
    const std::size_t axis = nest.loops.size() - 1 - level;
    const std::string index = std::string("threadIdx.") + letters[axis];
    const std::int64_t trips = constantTrips(loop).value_or(0);
    if (trips < (*batched_.block)[axis])
      condition += (condition.empty() ? "" : " && ") + index + " < " + std::to_string(trips);
    const std::string begin = headPart(ignored, "", loop.begin, loop.constantBegin);
    const std::string step = headPart(ignored, "", loop.step, loop.constantStep);
    // Of a step or a first value it must have a sign.
    const std::string iteration = begin == "0" && step == "1" ? index : "(int)" + index;
    counters += std::string(2 * (depth_ + 1), ' ') +
                counterText(loop, program_[loop.counter].name, iteration, begin, step) + "\n";
  }
  line(condition.empty() ? "{" : "if (" + condition + ") {", depth_);
  return counters;
}

/// Each thread has iterations in strides of the block.
std::string BatchWriter::strided(const BatchedNest &nest) {
  std::string close;
  for (std::size_t level = 0; level < nest.loops.size(); ++level) {
    const CountedLoop &loop = *nest.loops[level]->counted;
    const char letter = letters[nest.loops.size() - 1 - level];
    const std::string name = program_[loop.counter].name;
    const std::string index = "gpu_index_" + name;
    const std::string step = "(long long)(" + loop.step + ")";
    const std::string comparison = std::string(loop.countsDown ? " >" : " <") + (loop.includesBound ? "= " : " ") +
                                   "(long long)(" + loop.bound + ")";
    line("for (long long " + index + " = (long long)(" + loop.begin + ") + threadIdx." + letter + " * " + step + "; " +
             index + comparison + "; " + index + " += blockDim." + letter + " * " + step + ") {",
         depth_);
    ++depth_;
    line(loop.counterType + " " + name + " = (" + loop.counterType + ")" + index + ";", depth_);
    close = std::string(2 * (depth_ - 1), ' ') + "}\n" + close;
  }
  return close;
}

void BatchWriter::privates(const BatchedNest &nest, unsigned depth) {
  std::set<VariableId> counters;
  for (const BatchedNest *each : {&std::as_const(batched_.grid), &nest})
    for (const Statement *loop : each->loops)
      counters.insert(loop->counted->counter);
  for (const VariableId id : kernel_.privates) {
    bool isUsed = false;
    forEachAccess(*nest.body, [&](const Access &access) { isUsed |= access.variable == id; });
    if (isUsed && !counters.contains(id)) line(program_[id].declaration + ";", depth);
  }
}

void BatchWriter::nest(const BatchedNest &nest) {
  const unsigned before = depth_;
  if (batched_.block) {
    const std::string counters = covered(nest);
    out_ += counters;
    privates(nest, depth_ + 1);
    const std::string indentation(2 * (depth_ + 1), ' ');
    const std::string body = text_(*nest.body, indentation);
    // `continue` ends the thread's iteration.
    line(continuesLoop(*nest.body) ? "do " + body + " while (false);" : body, depth_ + 1);
    line("}", depth_);
    return;
  }
  const std::string close = strided(nest);
  privates(nest, depth_);
  line(text_(*nest.body, std::string(2 * depth_, ' ')), depth_);
  out_ += close;
  depth_ = before;
}

std::string BatchWriter::write() {
  for (const VariableId id : kernel_.ofTeam)
    line("__shared__ " + program_[id].declaration + ";", 1);
  grid();
  for (const BatchedItem &item : batched_.items) {
    if (item.isBehindBarrier) line("__syncthreads();", depth_);
    if (item.nest) {
      nest(*item.nest);
      continue;
    }
    const bool isShared = std::ranges::any_of(item.statement->declares, [&](VariableId id) {
      return std::ranges::find(kernel_.ofTeam, id) != kernel_.ofTeam.end();
    });
    if (!isShared && item.statement->kind == StatementKind::declaration)
      line(text_(*item.statement, std::string(2 * depth_, ' ')), depth_);
  }
  // The next iteration of the grid begins anew with what the block shares.
  if (isRepeated_) line("__syncthreads();", depth_);
  return out_ + close_;
}

} // namespace

LoopText batchLoopText(const Program &program, const Kernel &kernel) {
  LoopText out;
  const BatchedKernel batched = batchedKernel(program, kernel);
  const auto &loops = batched.grid.loops;
  for (std::size_t level = 0; level < loops.size(); ++level) {
    const CountedLoop &loop = *loops[level]->counted;
    const std::string name = program[loop.counter].name;
    const std::string count = "gpu_count_" + name;
    out.trips += (out.trips.empty() ? "" : " * ") + count;
    out.counts.push_back("const long long " + count + " = " + tripsText(loop) + ";");
    const auto trips = constantTrips(loop);
    if (!trips || *trips > mostAlong(loops.size() - 1 - level))
      out.parameters.push_back({.declaration = "long long " + count, .argument = count});
    headPart(out, "gpu_begin_" + name, loop.begin, loop.constantBegin);
    headPart(out, "gpu_step_" + name, loop.step, loop.constantStep);
  }
  return out;
}

std::string batchText(const Program &program, const Kernel &kernel, const StatementText &text) {
  return BatchWriter(program, kernel, text).write();
}

std::string batchCondition(const Program &program, const Kernel &kernel) {
  std::string out;
  for (const Statement *loop : batchedKernel(program, kernel).grid.loops)
    out += (out.empty() ? "gpu_count_" : " && gpu_count_") + program[loop->counted->counter].name + " > 0";
  return out;
}

std::string batchGrid(const Program &program, const Kernel &kernel) {
  std::string out;
  const BatchedKernel batched = batchedKernel(program, kernel);
  const auto &loops = batched.grid.loops;
  for (std::size_t axis = 0; axis < loops.size(); ++axis)
    out += (out.empty() ? "" : ", ") +
           ("gpu::blocksFor(gpu_count_" + program[loops[loops.size() - 1 - axis]->counted->counter].name) + ", 1" +
           (axis == 0 ? ")" : ", " + std::to_string(mostAlong(axis)) + ")");
  return "gpu::shape(" + out + ")";
}

std::string batchBlock(const Program &program, const Kernel &kernel) {
  const auto block = batchedKernel(program, kernel).block.value_or(stridedBlock(kernel.blockLoops));
  std::string out;
  for (std::size_t axis = 0; axis < kernel.blockLoops; ++axis)
    out += (out.empty() ? "" : ", ") + std::to_string(block[axis]);
  return "gpu::shape(" + out + ")";
}

} // namespace warpgrain::openmp

// SPDX-License-Identifier: Apache-2.0
#include "core/openmp/emit/GridText.h"

#include "core/openmp/regions/KernelPlanner.h"

#include <algorithm>
#include <array>

namespace warpgrain::openmp {

namespace {

/// The most blocks of a grid along an axis, where the kernel or its language says how many. Where threads gather
/// something, they do more than one iteration each: about 1,000 blocks in all.
std::optional<std::int64_t> mostBlocks(const Kernel &kernel, std::size_t axis, const Target &target) {
  static constexpr std::array<std::array<std::int64_t, 3>, 3> gathering{{{1024, 1, 1}, {64, 16, 1}, {32, 8, 4}}};
  if (!kernel.reductions.empty()) return gathering[kernel.grid->axes.size() - 1][axis];
  return target.mostBlocks(axis);
}

/// The loops that have an axis each.
std::vector<CountedLoop> nestOf(const Kernel &kernel) {
  return kernel.order ? kernel.order->sharedLoops() : kernel.loops.front()->directive->loops;
}

std::string countName(const Program &program, const CountedLoop &loop) {
  return "gpu_count_" + program[loop.counter].name;
}

std::string indexName(const Program &program, const CountedLoop &loop) {
  return "gpu_index_" + program[loop.counter].name;
}

std::optional<std::int64_t> tripsOf(const CountedLoop &loop) {
  if (!loop.constantBegin || !loop.constantBound || !loop.constantStep || *loop.constantStep == 0) return std::nullopt;
  const std::int64_t most = std::int64_t{1} << 40;
  if (std::abs(*loop.constantBegin) > most || std::abs(*loop.constantBound) > most) return std::nullopt;
  return std::abs(*loop.constantBound - *loop.constantBegin) + 1;
}

/// The grid may have fewer threads along the axis than the loop has iterations.
bool isStrided(const Kernel &kernel, const CountedLoop &loop, std::size_t axis, const Target &target) {
  const auto most = mostBlocks(kernel, axis, target);
  if (!most) return false;
  const auto trips = tripsOf(loop);
  return !trips || *trips > *most * kernel.grid->block[axis];
}

/// The loop of an axis.
CountedLoop loopAlong(const Kernel &kernel, std::size_t axis) {
  const auto at = std::ranges::find(kernel.grid->axes, axis);
  return nestOf(kernel)[static_cast<std::size_t>(at - kernel.grid->axes.begin())];
}

std::string line(const std::string &text, unsigned depth) {
  return std::string(2 * depth, ' ') + text + "\n";
}

/// A loop that each thread executes by the numbers of its iterations.
void addSerial(const Program &program, const CountedLoop &loop, LoopText &out) {
  const std::string name = program[loop.counter].name;
  const std::string count = countName(program, loop);
  const std::string index = indexName(program, loop);
  out.counts.push_back("const long long " + count + " = " + tripsText(loop) + ";");
  out.parameters.push_back({.declaration = "long long " + count, .argument = count});
  const std::string begin = headPart(out, "gpu_begin_" + name, loop.begin, loop.constantBegin);
  const std::string step = headPart(out, "gpu_step_" + name, loop.step, loop.constantStep);
  out.serial.push_back("for (long long " + index + " = 0; " + index + " < " + count + "; ++" + index + ") {");
  out.serial.push_back("  " + counterText(loop, name, index, begin, step));
}

} // namespace

LoopText gridLoopText(const Program &program, const Kernel &kernel) {
  LoopText out;
  for (const CountedLoop &loop : nestOf(kernel)) {
    const std::string name = program[loop.counter].name;
    const std::string count = countName(program, loop);
    out.trips += (out.trips.empty() ? "" : " * ") + count;
    out.counts.push_back("const long long " + count + " = " + tripsText(loop) + ";");
    out.parameters.push_back({.declaration = "long long " + count, .argument = count});
    const std::string begin = headPart(out, "gpu_begin_" + name, loop.begin, loop.constantBegin);
    const std::string step = headPart(out, "gpu_step_" + name, loop.step, loop.constantStep);
    out.counters.push_back(counterText(loop, name, indexName(program, loop), begin, step));
  }
  for (const CountedLoop &loop : kernel.order ? kernel.order->serialLoops() : std::vector<CountedLoop>())
    addSerial(program, loop, out);
  return out;
}

GridGuards gridGuards(const Program &program, const Kernel &kernel, const Target &target) {
  GridGuards out;
  const Grid &grid = *kernel.grid;
  // `continue` goes on with the next iteration of the innermost loop that is written here.
  bool needsLoop = kernel.order ? kernel.order->serialLoops().empty() && continuesLoop(kernel.order->body())
                                : continuesLoop(*bodyOf(*kernel.loops.front()));
  for (std::size_t axis = grid.axes.size(); axis-- > 1;)
    if (isStrided(kernel, loopAlong(kernel, axis), axis, target)) needsLoop = false;
  std::string loops;
  std::string condition;
  for (std::size_t axis = grid.axes.size(); axis-- > 0;) {
    const CountedLoop loop = loopAlong(kernel, axis);
    const std::string index = indexName(program, loop);
    const std::string inside = index + " < " + countName(program, loop);
    if (isStrided(kernel, loop, axis, target) || (needsLoop && axis == 0)) {
      loops += line("for (long long " + index + " = " + target.threadIndex(axis) + "; " + inside + "; " + index +
                        " += " + target.threads(axis) + ") {",
                    out.depth++);
      continue;
    }
    out.open += line("const long long " + index + " = " + target.threadIndex(axis) + ";", 1);
    condition = inside + (condition.empty() ? "" : " && " + condition);
  }
  out.open += loops;
  if (!condition.empty()) out.open += line("if (" + condition + ") {", out.depth++);
  for (unsigned depth = out.depth; depth-- > 1;)
    out.close += line("}", depth);
  return out;
}

std::string gridCondition(const Program &program, const Kernel &kernel) {
  std::string out;
  for (const CountedLoop &loop : nestOf(kernel))
    out += (out.empty() ? "" : " && ") + countName(program, loop) + " > 0";
  return out;
}

std::vector<GridAxis> gridAxes(const Program &program, const Kernel &kernel, const Target &target) {
  std::vector<GridAxis> out;
  for (std::size_t axis = 0; axis < kernel.grid->axes.size(); ++axis)
    out.push_back({.count = countName(program, loopAlong(kernel, axis)),
                   .threads = kernel.grid->block[axis],
                   .most = mostBlocks(kernel, axis, target)});
  return out;
}

} // namespace warpgrain::openmp

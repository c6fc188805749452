// SPDX-License-Identifier: Apache-2.0
#include "core/run/launch/VariantLaunch.h"

#include "core/model/LaunchExtents.h"
#include "core/steps/coarsen/extents/CoarsenStep.h"
#include "core/steps/coarsen/extents/Extent.h"
#include "core/steps/coarsen/extents/RoundedGrid.h"
#include "core/steps/coarsen/legality/Obstacles.h"
#include "core/steps/exchange/ExchangeStep.h"
#include "core/steps/launch/BlockStep.h"
#include "core/steps/launch/LaunchShape.h"
#include "core/steps/memory/placement/ConstantCopy.h"
#include "core/steps/persist/PersistStep.h"
#include "core/steps/spread/SpreadStep.h"

#include <algorithm>
#include <functional>
#include <span>

namespace warpgrain::run {

namespace {

using model::Axis;
using model::Unit;

/// The steps are made for the block that the source's launches have.
std::optional<Error> whyNotFor(const model::Extents &source, const LaunchShape &launch, Axis axis) {
  const std::int64_t threads = launch.block[indexOf(axis)];
  if (!source[axis] || *source[axis] == threads) return std::nullopt;
  return Error{.kind = ErrorKind::refused,
               .message = "The steps are made for the block of the source's launches, " +
                          std::to_string(*source[axis]) + " threads along " + letterOf(axis) + "; this launch has " +
                          std::to_string(threads) + ".",
               .span = std::nullopt};
}

/// `multiple`: what the host code asserts an extent to be a multiple of that is known at run time only.
std::optional<Error> coarsen(LaunchShape &shape, const transform::CoarsenStep &step, bool isKnown,
                             std::int64_t multiple) {
  std::int64_t &threads = shape.block[indexOf(step.axis)];
  if (step.guarded) shape.handed.insert(shape.handed.begin(), shape.block); // whatever the block is
  if (!step.guarded && !isKnown && threads % multiple != 0) {
    transform::CoarsenStep guarded = step;
    guarded.guarded = true;
    return Error{.kind = ErrorKind::refused,
                 .message = "The block has " + std::to_string(threads) + " threads along " + letterOf(step.axis) +
                            ", which " + std::to_string(multiple) +
                            " does not divide; the source does not tell its block. \"" + toString(toStep(guarded)) +
                            "\" guards the threads beyond it.",
                 .span = std::nullopt};
  }
  threads = (threads + step.factor - 1) / step.factor;
  return std::nullopt;
}

/// `mayRoundUp`: is asked along an axis where the new block does not divide the threads.
std::optional<Error> reshape(LaunchShape &shape, const transform::BlockStep &step,
                             const std::function<bool(Axis)> &mayRoundUp) {
  for (const Axis axis : model::allAxes) {
    const std::size_t i = indexOf(axis);
    const std::int64_t threads = shape.grid[i] * shape.block[i];
    auto blocks = transform::blocksInstead(shape.grid[i], shape.block[i], step.threads[i]);
    if (!blocks && mayRoundUp(axis)) blocks = (threads + step.threads[i] - 1) / step.threads[i];
    if (!blocks)
      return Error{.kind = ErrorKind::refused,
                   .message = "This launch runs " + std::to_string(threads) + " threads along " + letterOf(axis) +
                              ", which blocks of " + std::to_string(step.threads[i]) + " do not divide.",
                   .span = std::nullopt};
    shape.grid[i] = *blocks;
    shape.block[i] = step.threads[i];
  }
  return std::nullopt;
}

/// Where all launches in the source have one thread along y and z, the lanes of a group are told by x alone.
std::optional<Error> spread(LaunchShape &shape, std::int64_t lanes, const model::Extents &source,
                            const LaunchShape &original) {
  if (source[Axis::y] == 1 && source[Axis::z] == 1)
    for (const Axis axis : {Axis::y, Axis::z})
      if (auto why = whyNotFor(source, original, axis)) return why;
  shape.block[indexOf(Axis::x)] *= lanes;
  const std::int64_t threads = shape.block[0] * shape.block[1] * shape.block[2];
  if (threads <= transform::largestSpreadBlock) return std::nullopt;
  return Error{.kind = ErrorKind::refused,
               .message = "With " + std::to_string(lanes) + " lanes for each thread, the block would have " +
                          std::to_string(threads) + " threads; " + std::to_string(transform::largestSpreadBlock) +
                          " are the most.",
               .span = std::nullopt};
}

void exchange(LaunchShape &shape, const transform::ExchangeStep &step) {
  std::swap(shape.block[indexOf(step.first)], shape.block[indexOf(step.second)]);
  std::swap(shape.grid[indexOf(step.first)], shape.grid[indexOf(step.second)]);
}

void exchange(model::Extents &extents, const transform::ExchangeStep &step) {
  std::swap(extents[step.first], extents[step.second]);
}

/// As many blocks take turns as the step says. How many are resident depends on the device and on the compiler; a third
/// of the grid's stands for them, so that blocks have several turns, and some have one more than others.
void persist(LaunchShape &shape, const transform::PersistStep &step) {
  const std::int64_t blocks = shape.grid[0] * shape.grid[1] * shape.grid[2];
  shape.handed.insert(shape.handed.begin(), shape.grid);
  shape.turns = blocks;
  shape.grid = {std::min(step.blocks.value_or((blocks + 2) / 3), blocks), 1, 1};
}

/// A texture object is what host code makes it, which a launch on its own has none of.
Error whyNotWithTexture(const transform::Step &step) {
  return {.kind = ErrorKind::refused,
          .message = "\"" + toString(step) +
                     "\" makes a texture object in the program's host code, which a launch on its own has not; run the "
                     "whole program.",
          .span = std::nullopt};
}

/// The blocks along each axis, where all launches of the kernel agree on a known number.
model::Extents commonGridExtents(const Unit &unit, model::FunctionId kernel) {
  std::optional<model::Extents> common;
  for (const model::Launch *launch : unit.launchesOf(kernel)) {
    if (!common) common = launch->gridExtents;
    for (const Axis axis : model::allAxes)
      if ((*common)[axis] != launch->gridExtents[axis]) (*common)[axis] = std::nullopt;
  }
  return common.value_or(model::Extents());
}

/// The threads of the launch's blocks reach as far as a parameter that keeps further ones from doing anything.
bool areFurtherBlocksIdle(const Unit &unit, model::FunctionId kernel, Axis axis, const LaunchShape &original) {
  const IntegerArguments &arguments = original.integers;
  if (arguments.empty()) return false;
  transform::KernelStudy study(unit, kernel);
  const transform::RoundedGrid rounded = transform::roundedGridOf(study, axis);
  return std::ranges::any_of(rounded.covers, [&](const model::GridCover &cover) {
    const model::Function &function = unit[kernel];
    const auto argument = arguments.find(function.body[function.parameters[cover.parameter]].name);
    const std::int64_t threads = cover.threads.value_or(original.block[indexOf(axis)]);
    return argument != arguments.end() && original.grid[indexOf(axis)] * threads >= argument->second;
  });
}

/// `mayRoundUp`: is asked where the factor does not divide the grid.
std::optional<Error> coarsenGrid(LaunchShape &shape, const transform::CoarsenStep &step,
                                 std::optional<std::int64_t> source, const LaunchShape &original,
                                 const std::function<bool()> &mayRoundUp) {
  const std::int64_t launched = original.grid[indexOf(step.axis)];
  std::int64_t &blocks = shape.grid[indexOf(step.axis)];
  if (step.guarded) { // whatever the grid is, the kernel is handed it
    shape.handed.insert(shape.handed.begin(), shape.grid);
    blocks = (blocks + step.factor - 1) / step.factor;
    return std::nullopt;
  }
  if (source && *source != launched)
    return Error{.kind = ErrorKind::refused,
                 .message = "The steps are made for the grid of the source's launches, " + std::to_string(*source) +
                            " blocks along " + letterOf(step.axis) + "; this launch has " + std::to_string(launched) +
                            ".",
                 .span = std::nullopt};
  if (!source && blocks % step.factor != 0 && !mayRoundUp())
    return Error{
        .kind = ErrorKind::refused,
        .message = "The grid has " + std::to_string(blocks) + " blocks along " + letterOf(step.axis) + ", which " +
                   std::to_string(step.factor) + " does not divide; the source does not tell its grid. \"" +
                   toString(toStep(transform::CoarsenStep{
                       .axis = step.axis, .factor = step.factor, .mode = step.mode, .ofGrid = true, .guarded = true})) +
                   "\" guards the blocks beyond it.",
        .span = std::nullopt};
  blocks = (blocks + step.factor - 1) / step.factor;
  return std::nullopt;
}

} // namespace

LaunchShape shapeOf(const ResolvedLaunch &launch) {
  LaunchShape out{.grid = launch.grid, .block = launch.block};
  for (std::size_t i = 0; i < std::min(launch.parameters.size(), launch.kernel.parameters.size()); ++i)
    addIntegers(out.integers, launch.kernel.parameters[i], std::as_bytes(std::span(launch.parameters[i].bytes)));
  return out;
}

Result<LaunchShape> shapeAfter(const Unit &unit, model::FunctionId kernel, const LaunchShape &launched,
                               const transform::Plan &plan) {
  // As they are along the axes that the next step speaks of.
  model::Extents source = model::commonBlockExtents(unit, kernel);
  model::Extents sourceGrid = commonGridExtents(unit, kernel);
  LaunchShape original = launched;
  bool isExchanged = false; // axes have other names than in the source
  bool takesTurns = false;  // how many blocks are launched does not follow from the work
  const bool observes = transform::observesLanes(dependence::EffectsAnalysis(unit).ofFunction(kernel));
  LaunchShape shape = original;
  const auto mayRoundUp = [&](Axis axis) {
    return !sourceGrid[axis] && !isExchanged && !takesTurns && areFurtherBlocksIdle(unit, kernel, axis, original);
  };
  for (const transform::Step &step : plan) {
    const auto coarsening = transform::parseCoarsen(step);
    const auto block = transform::parseBlock(step);
    std::optional<Error> why;
    for (const Axis axis : model::allAxes) {
      const bool matters = step.word == "block" || (step.word == "coarsen" && coarsening && !coarsening->ofGrid &&
                                                    !coarsening->guarded && coarsening->axis == axis);
      if (matters && !why) why = whyNotFor(source, original, axis);
    }
    if (!why && step.word == "coarsen" && coarsening && coarsening->ofGrid)
      why = coarsenGrid(shape, *coarsening, sourceGrid[coarsening->axis], original,
                        [&] { return mayRoundUp(coarsening->axis); });
    else if (!why && step.word == "coarsen" && coarsening)
      why = coarsen(shape, *coarsening, source[coarsening->axis].has_value(),
                    observes ? transform::multipleForLanes(*coarsening) : coarsening->factor);
    if (!why && step.word == "block" && block) why = reshape(shape, *block, mayRoundUp);
    const auto spreading = transform::parseSpread(step);
    if (!why && step.word == "spread" && spreading) why = spread(shape, spreading->lanes, source, original);
    if (const auto axes = transform::parseExchange(step); step.word == "exchange" && axes) {
      exchange(shape, *axes);
      exchange(original, *axes);
      exchange(source, *axes);
      exchange(sourceGrid, *axes);
      isExchanged = true;
    }
    if (const auto turns = transform::parsePersist(step); !why && step.word == "persist" && turns) {
      persist(shape, *turns);
      takesTurns = true;
      sourceGrid = {};
    }
    if (!why && step.word == "place" && step.arguments.back() == "texture") why = whyNotWithTexture(step);
    if (why) return std::unexpected(std::move(*why));
  }
  return shape;
}

access::LaunchContext contextAfter(access::LaunchContext original, const LaunchShape &shape,
                                   const model::Function &variant) {
  for (const model::Axis axis : model::allAxes) {
    original.block[axis] = shape.block[model::indexOf(axis)];
    original.grid[axis] = shape.grid[model::indexOf(axis)];
  }
  addHanded(original.arguments, variant, shape);
  return original;
}

Result<access::LaunchContext> launchAfter(const Unit &unit, model::FunctionId kernel, access::LaunchContext original,
                                          const transform::Plan &plan, const model::Extents &block,
                                          const model::Function &variant) {
  if (!original.block.known() || !original.grid.known()) {
    original.block = block;
    original.grid = {};
    return original;
  }
  LaunchShape shape{.integers = original.arguments};
  for (const Axis axis : model::allAxes) {
    shape.block[indexOf(axis)] = *original.block[axis];
    shape.grid[indexOf(axis)] = *original.grid[axis];
  }
  const auto after = shapeAfter(unit, kernel, shape, plan);
  if (!after) return std::unexpected(after.error());
  return contextAfter(std::move(original), *after, variant);
}

void addHanded(IntegerArguments &out, const model::Function &variant, const LaunchShape &shape) {
  for (std::size_t i = 0; i < std::min(shape.handed.size(), variant.parameters.size()); ++i)
    for (const Axis axis : model::allAxes)
      out[variant.body[variant.parameters[i]].name + "." + letterOf(axis)] = shape.handed[i][indexOf(axis)];
}

std::vector<Parameter> parametersAfter(const std::vector<Parameter> &launched, const LaunchShape &shape) {
  std::vector<Parameter> out;
  for (const std::array<std::int64_t, 3> &extents : shape.handed) {
    Parameter parameter{.name = "extents", .bytes = {}, .pointers = {}};
    for (const std::int64_t extent : extents)
      for (unsigned shift = 0; shift < 32; shift += 8)
        parameter.bytes.push_back(static_cast<std::uint8_t>(static_cast<std::uint64_t>(extent) >> shift));
    out.push_back(std::move(parameter));
  }
  out.insert(out.end(), launched.begin(), launched.end());
  return out;
}

std::vector<Symbol> symbolsAfter(const Unit &after, model::FunctionId kernel, const ResolvedLaunch &launch,
                                 const transform::Plan &plan) {
  std::vector<Symbol> out = launch.symbols;
  for (const std::string &pointer : transform::pointersPlacedConstant(plan)) {
    const auto source = std::ranges::find(launch.buffers, pointer, &Buffer::name);
    if (source == launch.buffers.end()) continue;
    for (const model::Variable &variable : after[kernel].body.variables)
      if (variable.space == model::VariableSpace::constantMemory && transform::isConstantCopyOf(variable.name, pointer))
        out.push_back({.name = variable.name, .type = source->type, .fill = source->fill});
  }
  return out;
}

} // namespace warpgrain::run

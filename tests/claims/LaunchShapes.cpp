// SPDX-License-Identifier: Apache-2.0
#include "tests/claims/LaunchShapes.h"

#include "core/run/launch/ResolveLaunch.h"
#include "core/run/parameters/KernelParameters.h"
#include "tests/execute/MadeUpLaunch.h"

#include <array>
#include <cstdint>

namespace warpgrain::tests {

namespace {

struct Shape {
  const char *name;
  std::array<std::int64_t, 3> block;
  std::int64_t beyond; ///< how many numbers are above the launch's threads
};

constexpr std::int64_t blocks = 2;
constexpr std::array<Shape, 5> shapes{{{.name = "32", .block = {32, 1, 1}, .beyond = 0},
                                       {.name = "64", .block = {64, 1, 1}, .beyond = -1},
                                       {.name = "33", .block = {33, 1, 1}, .beyond = 1},
                                       {.name = "16x4", .block = {16, 4, 1}, .beyond = -127},
                                       {.name = "1", .block = {1, 1, 1}, .beyond = -2}}};

/// One number for every parameter that takes one and has none.
void setNumbers(run::LaunchForm &form, const run::KernelEntry &entry, std::int64_t number) {
  for (const run::KernelParameter &parameter : entry.parameters)
    for (const run::ParameterLeaf &leaf : parameter.leaves)
      if (!leaf.isPointer()) form.arguments.try_emplace(leaf.path, number);
}

} // namespace

std::vector<ShapedLaunch> launchesOf(const model::Unit &unit, model::FunctionId kernel, const std::string &instance,
                                     const run::LaunchForm &form) {
  std::vector<ShapedLaunch> out;
  const auto entry = run::kernelEntry(unit, kernel, instance);
  if (!entry) return out;
  run::LaunchForm own = form;
  makeUpTheRest(own, unit, kernel, instance);
  const auto resolved = run::resolveLaunch(unit, kernel, instance, own);
  if (resolved) out.push_back({.name = "own", .form = own});
  for (const Shape &shape : shapes) {
    run::LaunchForm other = form;
    other.block = shape.block;
    other.grid = {blocks, 1, 1};
    if (!other.sharedBytes) other.sharedBytes = resolved ? resolved->sharedBytes : 0;
    setNumbers(other, *entry, blocks * shape.block[0] * shape.block[1] + shape.beyond);
    makeUpTheRest(other, unit, kernel, instance);
    if (run::resolveLaunch(unit, kernel, instance, other))
      out.push_back({.name = shape.name, .form = std::move(other)});
  }
  return out;
}

} // namespace warpgrain::tests

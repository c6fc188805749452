// SPDX-License-Identifier: Apache-2.0
#include "core/access/symbolic/LaunchIndices.h"

namespace warpgrain::access {

using namespace model;

Form LaunchIndices::form(BuiltinIndex builtin, Axis axis) {
  const auto block = launch_.block[axis];
  const auto grid = launch_.grid[axis];
  switch (builtin) {
  case BuiltinIndex::threadIdx:
    return block == 1 ? Form() : Form(atoms_.threadIndex(axis));
  case BuiltinIndex::blockIdx:
    return grid == 1 ? Form() : Form(atoms_.blockIndex(axis));
  case BuiltinIndex::blockDim:
    return block ? Form(*block) : Form(atoms_.blockExtent(axis));
  case BuiltinIndex::gridDim:
    return grid ? Form(*grid) : Form(atoms_.gridExtent(axis));
  }
  return {};
}

Value LaunchIndices::record(BuiltinIndex builtin) {
  Value out;
  out.kind = Value::Kind::record;
  for (const Axis axis : allAxes)
    out.members[std::string(1, letterOf(axis))] = std::make_shared<const Value>(Value::number(form(builtin, axis)));
  return out;
}

Form LaunchIndices::linear(BuiltinIndex index, BuiltinIndex extent) {
  Form out = form(index, Axis::z);
  for (const Axis axis : {Axis::y, Axis::x}) {
    const auto scaled = out.times(form(extent, axis));
    const auto sum = scaled ? scaled->plus(form(index, axis)) : std::nullopt;
    if (sum) out = *sum;
  }
  return out;
}

Form LaunchIndices::volume(BuiltinIndex extent) {
  Form out(1);
  for (const Axis axis : allAxes)
    if (const auto product = out.times(form(extent, axis))) out = *product;
  return out;
}

} // namespace warpgrain::access

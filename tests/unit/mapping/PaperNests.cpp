// SPDX-License-Identifier: Apache-2.0
#include "tests/unit/mapping/PaperNests.h"

namespace warpgrain::mapping {

namespace {

using Rows = std::vector<std::vector<access::MatrixEntry>>;

const access::MatrixEntry z = access::MatrixEntry::unknown();

LoopNest nestOf(std::size_t parallel, std::size_t serial) {
  LoopNest out;
  for (std::size_t i = 0; i < parallel + serial; ++i)
    out.loops.push_back({.counter = "i" + std::to_string(i + 1), .isParallel = i < parallel, .trips = std::nullopt});
  return out;
}

/// The nests of Tables 4 and 5 are printed by thread indices: here i1 becomes ty and i2 becomes tx.
Rows output(bool isAsPrinted) {
  return isAsPrinted ? Rows{{0, 1, 0}, {1, 0, 0}} : Rows{{1, 0, 0}, {0, 1, 0}};
}

} // namespace

access::AccessMatrix accessOf(const Rows &rows) {
  access::AccessMatrix out;
  out.intra = rows;
  out.inter.assign(rows.size(), std::vector<access::MatrixEntry>(3));
  out.block.assign(rows.size(), {});
  out.offset.assign(rows.size(), 0);
  return out;
}

NestArray readArray(const std::string &name, const Rows &rows) {
  return {.name = name, .isRead = true, .bytes = std::nullopt, .accesses = {accessOf(rows)}};
}

NestArray writtenArray(const std::string &name, const Rows &rows) {
  return {.name = name, .isWritten = true, .bytes = std::nullopt, .accesses = {accessOf(rows)}};
}

LoopNest productOfMatrices() {
  LoopNest out = nestOf(2, 1);
  out.arrays = {readArray("A", {{1, 0, 0}, {0, 0, 1}}), readArray("B", {{0, 0, 1}, {0, 1, 0}}),
                writtenArray("C", {{1, 0, 0}, {0, 1, 0}})};
  out.arrays[2].isRead = true;
  return out;
}

LoopNest sumOfVectors() {
  LoopNest out = nestOf(1, 0);
  out.arrays = {readArray("a", {{1}}), readArray("b", {{1}}), writtenArray("c", {{1}})};
  return out;
}

LoopNest productOfMatrixAndVector() {
  LoopNest out = nestOf(1, 1);
  out.arrays = {readArray("A", {{1, 0}, {0, 1}}), readArray("x", {{0, 1}}), writtenArray("y", {{1, 0}})};
  return out;
}

LoopNest radiologicalPath(bool isAsPrinted) {
  LoopNest out = nestOf(2, 1);
  out.arrays = {readArray("volume", {{0, 0, 0}, {0, 0, 0}, {0, 0, z}}), readArray("one", {{0, 1, 0}}),
                readArray("two", {{1, 0, 0}}), writtenArray("image", output(isAsPrinted))};
  return out;
}

LoopNest maximumSuppression(bool isAsPrinted) {
  LoopNest out = nestOf(2, 1);
  for (const char *name : {"magnitude", "alongX", "alongY"})
    out.arrays.push_back(readArray(name, {{0, 0, z}, {0, 0, z}}));
  out.arrays.push_back(writtenArray("result", output(isAsPrinted)));
  return out;
}

} // namespace warpgrain::mapping

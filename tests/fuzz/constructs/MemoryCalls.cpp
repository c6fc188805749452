// SPDX-License-Identifier: Apache-2.0
//
// memcpy, memset and their kin: calls that touch several elements.
#include "tests/fuzz/constructs/Constructs.h"

namespace warpgrain::tests {

namespace {

/// Four ints of each thread.
void declareRows(KernelWriter &out) {
  out.line("__shared__ int rows[" + std::to_string(4 * out.threads()) + "];");
}

std::string copyCall(KernelWriter &out) {
  return out.any<2>({"memcpy(", "__builtin_memcpy("});
}

/// A local array that is filled by a call.
std::string filledArray(KernelWriter &out) {
  const std::string name = out.fresh("c");
  out.line("int " + name + "[4];");
  switch (out.pick(4)) {
  case 0:
    out.line("memset(" + name + ", " + out.any<2>({"0", "1"}) + ", sizeof(" + name + "));");
    break;
  case 1:
    out.line("memset(" + name + ", 0, 16);");
    out.line(copyCall(out) + name + " + 1, &in[(" + out.expression(1) + ") & 63], 2 * sizeof(int));");
    break;
  default:
    out.line(copyCall(out) + name + ", in + ((" + out.expression(1) + ") & 63), 16);");
  }
  return name;
}

/// Own rows are written, and rows of other threads read behind a barrier.
void exchangeRows(KernelWriter &out) {
  const std::string size = std::to_string(4 * out.threads());
  if (out.chance(3)) {
    out.line("memset(&rows[4 * lane], 0, 16);");
    out.line("rows[4 * lane + " + std::to_string(out.pick(4)) + "] = " + out.expression(1) + ";");
  } else {
    const std::string from = filledArray(out);
    out.line(copyCall(out) + "rows + 4 * lane, " + from + ", 16);");
  }
  out.line("__syncthreads();");
  out.declare("rows[(4 * lane + " + std::to_string(1 + out.pick(9)) + ") % " + size + "]");
  out.line("__syncthreads();");
}

void write(KernelWriter &out, Surroundings at) {
  switch (out.pick(at.together ? 7 : 4)) {
  case 0:
    out.addArray(filledArray(out));
    return;
  case 1: { // the thread's own outputs, several at once
    const std::string from = filledArray(out);
    const int first = out.pick(2);
    return out.line(copyCall(out) + "out + me * 6 + " + std::to_string(first) + ", " + from + ", " +
                    std::to_string(4 * (2 + out.pick(2))) + ");");
  }
  case 2:
    return out.line("memset(&out[me * 6 + " + std::to_string(out.pick(3)) + "], 0, " + std::to_string(4 + out.pick(5)) +
                    ");");
  case 3: {
    const std::string to = out.fresh("c");
    out.line("int " + to + "[4] = {1, 2, 3, 4};");
    out.line(copyCall(out) + to + ", out + me * 6 + " + std::to_string(out.pick(2)) + ", 12);");
    out.addArray(to);
    return;
  }
  case 4: { // nobody else reads them before the next barrier
    const std::string from = filledArray(out);
    out.line(copyCall(out) + "&rows[4 * lane], " + from + ", 16);");
    return out.declare("rows[4 * lane + " + std::to_string(out.pick(4)) + "]");
  }
  default:
    return exchangeRows(out);
  }
}

} // namespace

Construct memoryCalls() {
  return {.name = "memory calls", .declare = declareRows, .statement = write};
}

} // namespace warpgrain::tests

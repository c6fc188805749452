// SPDX-License-Identifier: Apache-2.0
//
// Copies that are begun here and waited for there: by each thread, and by a group together.
#include "tests/fuzz/constructs/Constructs.h"

namespace warpgrain::tests {

namespace {

void beginPipeline(KernelWriter &out) {
  out.include("<cuda_pipeline.h>");
}

void declarePipeline(KernelWriter &out) {
  out.line("__shared__ __align__(16) int fetched[" + std::to_string(4 * out.threads()) + "];");
}

void writePipeline(KernelWriter &out, Surroundings at) {
  const int words = 1 << out.pick(3);
  const std::string bytes = std::to_string(4 * words);
  const std::string from = "in[(" + out.expression(1) + ") & " + std::to_string(64 - words) + "]";
  out.line("__pipeline_memcpy_async(&fetched[4 * lane], &" + from + ", " + bytes + ");");
  if (words <= 2 && out.chance(3)) // two copies, one commit
    out.line("__pipeline_memcpy_async(fetched + 4 * lane + 2, in + " + std::to_string(4 * out.pick(8)) + ", 8);");
  out.line("__pipeline_commit();");
  if (out.chance(2)) out.line(out.someVariable() + " += " + out.expression(1) + ";");
  out.line("__pipeline_wait_prior(0);");
  const std::string size = std::to_string(4 * out.threads());
  if (!at.together || words == 1 || out.chance(3)) return out.declare("fetched[4 * lane]");
  out.line("__syncthreads();");
  out.declare("fetched[(4 * (lane + " + std::to_string(1 + out.pick(5)) + ") + " + std::to_string(out.pick(words)) +
              ") % " + size + "]");
  out.line("__syncthreads();");
}

void beginGroups(KernelWriter &out) {
  out.include("<cooperative_groups.h>");
  out.include("<cooperative_groups/memcpy_async.h>");
}

void declareGroups(KernelWriter &out) {
  out.line("__shared__ __align__(16) int tile[64];");
  out.line("cooperative_groups::thread_block group = cooperative_groups::this_thread_block();");
}

void writeGroups(KernelWriter &out, Surroundings at) {
  if (!at.together) return out.line(out.someVariable() + " += (int)group.thread_rank();");
  const int words = 4 << out.pick(5);
  out.line("cooperative_groups::memcpy_async(group, tile, in + " + std::to_string(4 * out.pick(8)) + ", " +
           std::to_string(4 * words) + ");");
  if (out.chance(2)) out.line(out.someVariable() + " ^= " + out.expression(1) + ";");
  out.line("cooperative_groups::wait(group);");
  out.declare("tile[(lane + " + std::to_string(out.pick(9)) + ") % " + std::to_string(words) + "]");
  out.line(out.any<3>({"group.sync();", "__syncthreads();", "cooperative_groups::sync(group);"}));
}

} // namespace

Construct pipelineCopies() {
  return {.name = "pipeline copies", .begin = beginPipeline, .declare = declarePipeline, .statement = writePipeline};
}

Construct groupCopies() {
  return {.name = "group copies",
          .begin = beginGroups,
          .declare = declareGroups,
          .statement = writeGroups,
          .needsAllThreads = true};
}

} // namespace warpgrain::tests

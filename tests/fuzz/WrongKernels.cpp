// SPDX-License-Identifier: Apache-2.0
#include "tests/fuzz/WrongKernels.h"

#include <array>
#include <random>
#include <string_view>
#include <vector>

namespace warpgrain::tests {

namespace {

/// Statements that order threads, as the generators write them.
constexpr std::array<std::string_view, 5> ordering{"__syncthreads();", "group.sync();",
                                                   "cooperative_groups::sync(group);",
                                                   "cooperative_groups::wait(group);", "__syncwarp();"};

constexpr std::array<const char *, 11> loneBarriers{
    "(lane & 1) ? (void)0 : __syncthreads();",
    "if (lane > 3 && (__syncthreads(), 1)) out[me * 6] = 1;",
    "if (lane > 3 || (__syncthreads(), 0)) out[me * 6] = 1;",
    "if (in[lane & 63] > 40) return; __syncthreads();",
    "if (lane < 5) goto away; __syncthreads(); away:;",
    "int turns = lane & 3; again: if (turns-- > 0) { __syncthreads(); goto again; }",
    "switch (lane & 3) { case 0: case 2: __syncthreads(); }",
    "for (int z = 0; z < (lane & 3); ++z) __syncthreads();",
    "auto meet = [&](int a) { if (a & 1) __syncthreads(); }; meet(lane);",
    "if (lane & 1) asm volatile(\"exit;\"); __syncthreads();",
    "while (true) { if (in[lane & 63] & 1) break; __syncthreads(); break; }"};

std::vector<std::size_t> placesOf(const std::string &text, std::string_view words) {
  std::vector<std::size_t> out;
  for (std::size_t at = text.find(words); at != std::string::npos; at = text.find(words, at + words.size()))
    out.push_back(at);
  return out;
}

} // namespace

GeneratedKernel withoutABarrier(GeneratedKernel kernel, std::uint32_t seed) {
  std::mt19937 random(seed);
  std::vector<std::pair<std::size_t, std::size_t>> places;
  for (const std::string_view words : ordering)
    for (const std::size_t at : placesOf(kernel.text, words))
      places.emplace_back(at, words.size());
  if (places.empty()) return kernel;
  const auto [at, size] = places[random() % places.size()];
  kernel.text.replace(at, size, ";");
  return kernel;
}

GeneratedKernel withALoneBarrier(GeneratedKernel kernel, std::uint32_t seed) {
  std::mt19937 random(seed);
  kernel.grid = {1, 1, 1}; // arrivals of several blocks may add up to what a whole one makes
  const std::size_t end = kernel.text.rfind("  out[me * ");
  if (end != std::string::npos)
    kernel.text.insert(end, "  " + std::string(loneBarriers[random() % loneBarriers.size()]) + "\n");
  return kernel;
}

} // namespace warpgrain::tests

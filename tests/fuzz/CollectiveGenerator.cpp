// SPDX-License-Identifier: Apache-2.0
#include "tests/fuzz/CollectiveGenerator.h"

#include "tests/fuzz/RandomText.h"

#include <array>
#include <string>

namespace warpgrain::tests {

namespace {

class CollectiveGenerator : private RandomText {
public:
  CollectiveGenerator(std::uint32_t seed, const std::string &name) : RandomText(seed) { kernel_.name = name; }

  GeneratedKernel run() {
    static constexpr std::array<int, 3> extents{32, 64, 96};
    threads_ = extents[static_cast<std::size_t>(pick(3))];
    kernel_.block = {threads_, 1, 1};
    kernel_.grid = {1 + pick(2), 1, 1};
    kernel_.elements = threads_ * kernel_.grid[0];
    kernel_.includes = {"<cub/block/block_load.cuh>",    "<cub/block/block_reduce.cuh>",
                        "<cub/block/block_scan.cuh>",    "<cub/block/block_store.cuh>",
                        "<cub/warp/warp_reduce.cuh>",    "<cooperative_groups.h>",
                        "<cooperative_groups/reduce.h>", "<mma.h>"};
    open("__global__ void " + kernel_.name + "(int *out, const int *in, int *counters, int n, int m) {");
    line("const int t = threadIdx.x;");
    line("const int me = blockIdx.x * blockDim.x + t;");
    line("int v = in[me & 127] + t;");
    const int statements = 1 + pick(3);
    for (int i = 0; i < statements; ++i)
      statement();
    line("out[me] = v;");
    close();
    kernel_.text = std::move(text());
    return kernel_;
  }

private:
  std::string count() const { return std::to_string(threads_); }

  /// A name for a collective, and its storage.
  std::string collective(const std::string &type, const std::string &storages = {}) {
    const std::string name = "C" + std::to_string(++names_);
    line("using " + name + " = " + type + ";");
    line("__shared__ typename " + name + "::TempStorage " + name + "s" + storages + ";");
    return name;
  }

  void statement() {
    switch (pick(7)) {
    case 0:
      return blockReduce();
    case 1:
      return blockScan();
    case 2:
      return loadAndStore();
    case 3:
      return warpReduce();
    case 4:
      return groupReduce();
    case 5:
      return matrices();
    default:
      line("if (v > " + std::to_string(pick(60)) + ") v -= in[t & 63];");
    }
  }

  void blockReduce() {
    const std::string name = collective("cub::BlockReduce<int, " + count() + ">");
    const std::string call = chance(2) ? ".Sum(v)" : ".Reduce(v, [](int a, int b) { return a > b ? a : b; })";
    line("int sum" + std::to_string(names_) + " = " + name + "(" + name + "s)" + call + ";");
    line("if (t == 0) v += sum" + std::to_string(names_) + ";");
    if (!chance(2)) return;
    line("__syncthreads();"); // the storage is used again
    line("int more" + std::to_string(names_) + " = " + name + "(" + name + "s).Sum(v * 2);");
    line("if (t == 0) v ^= more" + std::to_string(names_) + ";");
  }

  void blockScan() {
    const std::string name = collective("cub::BlockScan<int, " + count() + ">");
    const std::string into = "w" + std::to_string(names_);
    line("int " + into + ";");
    line(name + "(" + name + "s)." + (chance(2) ? "ExclusiveSum" : "InclusiveSum") + "(v, " + into + ");");
    line("v = v * 3 + " + into + ";");
  }

  void loadAndStore() {
    const std::string how = chance(2) ? "TRANSPOSE" : chance(2) ? "DIRECT" : "VECTORIZE";
    const std::string name = collective("cub::BlockLoad<int, " + count() + ", 2, cub::BLOCK_LOAD_" + how + ">");
    const std::string items = "items" + std::to_string(names_);
    line("int " + items + "[2];");
    if (2 * threads_ <= 128)
      line(name + "(" + name + "s).Load(in, " + items + ");");
    else
      line(name + "(" + name + "s).Load(in, " + items + ", 100, 7);");
    line("v += " + items + "[0] - " + items + "[1];");
  }

  void warpReduce() {
    const std::string name = collective("cub::WarpReduce<int>", "[" + std::to_string(threads_ / 32) + "]");
    line("int top" + std::to_string(names_) + " = " + name + "(" + name + "s[t / 32]).Sum(v);");
    line("if (t % 32 == 0) v -= top" + std::to_string(names_) + ";");
  }

  void groupReduce() {
    const std::string name = "warp" + std::to_string(++names_);
    line("auto " + name + " = cooperative_groups::tiled_partition<" + std::to_string(chance(2) ? 32 : 8) +
         ">(cooperative_groups::this_thread_block());");
    line("v += cooperative_groups::reduce(" + name + ", v & 255, cooperative_groups::" + (chance(2) ? "plus" : "less") +
         "<int>());");
  }

  /// Each warp has a tile; its lanes read what the warp stored.
  void matrices() {
    const std::string number = std::to_string(++names_);
    const std::string tile = "tile" + number;
    const std::string warps = std::to_string(threads_ / 32);
    line("__shared__ __align__(32) __half a" + number + "[" + warps + "][256];");
    line("__shared__ __align__(32) float " + tile + "[" + warps + "][256];");
    line("for (int i = t % 32; i < 256; i += 32) a" + number + "[t / 32][i] = __int2half_rn((i + v) & 7);");
    line("__syncwarp();");
    open("{");
    line("using namespace nvcuda;");
    line("wmma::fragment<wmma::matrix_a, 16, 16, 16, __half, wmma::row_major> left;");
    line("wmma::fragment<wmma::matrix_b, 16, 16, 16, __half, wmma::col_major> right;");
    line("wmma::fragment<wmma::accumulator, 16, 16, 16, float> sum;");
    line("wmma::fill_fragment(sum, 1.0f);");
    line("wmma::load_matrix_sync(left, a" + number + "[t / 32], 16);");
    line("wmma::load_matrix_sync(right, a" + number + "[t / 32], 16);");
    line("wmma::mma_sync(sum, left, right, sum);");
    line("wmma::store_matrix_sync(" + tile + "[t / 32], sum, 16, wmma::mem_row_major);");
    close();
    line("__syncwarp();");
    line("v += (int)" + tile + "[t / 32][(t * " + std::to_string(1 + pick(7)) + ") & 255];");
  }

  GeneratedKernel kernel_;
  int threads_ = 32;
  int names_ = 0;
};

} // namespace

GeneratedKernel generateCollectives(std::uint32_t seed, const std::string &name) {
  return CollectiveGenerator(seed, name).run();
}

} // namespace warpgrain::tests

// SPDX-License-Identifier: Apache-2.0
//
// Objects of libcu++ in shared memory: their constructors do something, and nvcc does not run them there.
#include "core/base/Files.h"
#include "core/base/TemporaryDirectory.h"
#include "tests/execute/KernelRun.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <cstdlib>

namespace warpgrain::tests {
namespace {

using testing::HasSubstr;
using LibraryObjects = ExecutorTest;

TEST_F(LibraryObjects, BarriersHoldTheirThreadsBack) {
  const KernelRun run("#include <cuda/barrier>\n"
                      "#include <utility>\n"
                      "__global__ void k(const int *in, int *out) {\n"
                      "  __shared__ cuda::barrier<cuda::thread_scope_block> b;\n"
                      "  __shared__ alignas(16) int s[64];\n"
                      "  if (threadIdx.x == 0) init(&b, blockDim.x);\n"
                      "  __syncthreads();\n"
                      "  if (threadIdx.x == 0) cuda::memcpy_async(s, in, cuda::aligned_size_t<16>(256), b);\n"
                      "  auto token = b.arrive();\n"
                      "  b.wait(std::move(token));\n"
                      "  const int mine = s[63 - threadIdx.x];\n"
                      "  b.arrive_and_wait();\n"
                      "  s[threadIdx.x] = 2 * mine;\n"
                      "  b.arrive_and_wait();\n"
                      "  out[threadIdx.x] = s[63 - threadIdx.x];\n"
                      "}\n",
                      launchOf({2, 1, 1}, {64, 1, 1}, {{"in", ramp(64)}, {"out", filled(64)}}));
  ASSERT_TRUE(run.outcome().succeeded()) << run.fault().text();
  const auto out = run.values<int>("out");
  for (int i = 0; i < 64; ++i)
    EXPECT_EQ(out[i], 2 * i);
}

TEST_F(LibraryObjects, PipelinesPassStagesFromProducersToConsumers) {
  const KernelRun run(
      "#include <cuda/pipeline>\n"
      "#include <cooperative_groups.h>\n"
      "__global__ void k(const int *in, int *out, int n) {\n"
      "  __shared__ cuda::pipeline_shared_state<cuda::thread_scope_block, 2> state;\n"
      "  __shared__ int stage[2][32];\n"
      "  auto block = cooperative_groups::this_thread_block();\n"
      "  const auto role = threadIdx.x < 32 ? cuda::pipeline_role::consumer\n"
      "                                     : cuda::pipeline_role::producer;\n"
      "  auto pipe = cuda::make_pipeline(block, &state, role);\n"
      "  const int lane = threadIdx.x % 32;\n"
      "  for (int i = 0; i < n; ++i)\n"
      "    if (threadIdx.x >= 32) {\n"
      "      pipe.producer_acquire();\n"
      "      cuda::memcpy_async(&stage[i % 2][lane], &in[i * 32 + lane], sizeof(int), pipe);\n"
      "      pipe.producer_commit();\n"
      "    } else {\n"
      "      pipe.consumer_wait();\n"
      "      out[i * 32 + lane] = stage[i % 2][31 - lane];\n"
      "      pipe.consumer_release();\n"
      "    }\n"
      "}\n",
      launchOf({1, 1, 1}, {64, 1, 1}, {{"in", ramp(256)}, {"out", filled(256)}, {"n", std::int64_t{8}}}));
  ASSERT_TRUE(run.outcome().succeeded()) << run.fault().text();
  const auto out = run.values<int>("out");
  for (int i = 0; i < 256; ++i)
    EXPECT_EQ(out[i], i / 32 * 32 + 31 - i % 32);
}

TEST_F(LibraryObjects, AnObjectOfTheProgramsOwnWithAConstructorIsNamedAsMissing) {
  const KernelRun run("struct barrier { int x; __device__ barrier() : x(3) {} };\n"
                      "__global__ void k(int *out) {\n"
                      "  __shared__ barrier b;\n"
                      "  out[0] = b.x;\n"
                      "}\n",
                      launchOf({1, 1, 1}, {1, 1, 1}, {{"out", filled(1)}}));
  EXPECT_FALSE(run.outcome().succeeded());
  EXPECT_THAT(run.fault().text(), HasSubstr("__shared__"));
}

/// Sources whose headers the executor keeps in a folder of its own.
class KeptHeaders : public ExecutorTest {
protected:
  void SetUp() override {
    ExecutorTest::SetUp();
    if (const char *before = std::getenv(variable)) before_ = before;
    setenv(variable, (folder_->path() / "headers").c_str(), 1);
  }

  void TearDown() override {
    if (before_)
      setenv(variable, before_->c_str(), 1);
    else
      unsetenv(variable);
  }

  std::string write(const std::string &name, const std::string &text) const {
    EXPECT_TRUE(writeFileAtomically(folder_->path() / name, text));
    return (folder_->path() / name).string();
  }

  /// The first element of the variable that the kernel k leaves; a fault's text where it ends with one.
  std::string left(const std::string &text, const std::vector<std::string> &flags = {}) const {
    run::ExecutionRequest request{.source = {.file = write("k.cu", text),
                                             .texts = {},
                                             .flags = flags,
                                             .folder = folder_->path(),
                                             .cudaRoot = *cudaRoot()},
                                  .kernel = "k"};
    const auto ran = theExecutor().run(std::move(request));
    if (!ran) return ran.error().message;
    if (!ran->outcome.succeeded()) return ran->outcome.fault.text();
    int value = 0;
    if (ran->outcome.buffers.empty()) return "no variable";
    std::ifstream(ran->outcome.buffers.front().file, std::ios::binary)
        .read(reinterpret_cast<char *>(&value), sizeof value);
    return std::to_string(value);
  }

  /// For each of them: 1 if it has the header, in ascending order.
  std::vector<int> keptWith(const std::string &header) const {
    std::vector<int> out;
    std::error_code error;
    for (const auto &entry : std::filesystem::directory_iterator(folder_->path() / "headers", error))
      if (entry.path().extension() == ".names")
        out.push_back(readFile(entry.path()).value_or(std::string()).contains("\n" + header + "\n") ? 1 : 0);
    std::ranges::sort(out);
    return out;
  }

private:
  static constexpr const char *variable = "WARPGRAIN_HEADER_CACHE";

  std::optional<std::string> before_;
  Result<TemporaryDirectory> folder_ = TemporaryDirectory::create();
};

TEST_F(KeptHeaders, AreUsedWhereAFlagIncludesAFileAndHoldWhatTheSourceIncludesFirst) {
  const std::string own = write("own.h", "#define VALUE 7\n__constant__ int table[2] = {1, 2};\n");
  EXPECT_EQ(left("__device__ int result;\nextern \"C\" __global__ void k() { result = VALUE + table[1]; }\n",
                 {"-include", own}),
            "9");
  EXPECT_EQ(keptWith("mutex"), std::vector{0});
  for (const char *value : {"3", "4"})
    EXPECT_EQ(left("#include <mutex>\n__device__ int result;\nextern \"C\" __global__ void k() { result = " +
                   std::string(value) + "; }\n"),
              value);
  EXPECT_EQ(keptWith("mutex"), (std::vector{0, 1}));
}

} // namespace
} // namespace warpgrain::tests

// SPDX-License-Identifier: Apache-2.0
#include "core/build/NvccCompiler.h"

#include "core/build/code/PtxListing.h"
#include "tests/unit/build/TestFolder.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <thread>

namespace warpgrain::build {
namespace {

using namespace std::chrono_literals;
namespace fs = std::filesystem;

constexpr const char *scaleKernel = "template <typename T> __global__ void scale(T *x, T f) {\n"
                                    "  x[blockIdx.x * blockDim.x + threadIdx.x] *= f;\n"
                                    "}\n"
                                    "template __global__ void scale<float>(float *, float);\n"
                                    "template __global__ void scale<double>(double *, double);\n";

constexpr const char *heavyKernel =
    "__global__ void heavy(const float *in, float *out, int n) {\n"
    "  float a[40];\n"
    "#pragma unroll\n"
    "  for (int i = 0; i < 40; ++i) a[i] = in[threadIdx.x * 40 + i];\n"
    "  for (int k = 0; k < n; ++k) {\n"
    "#pragma unroll\n"
    "    for (int i = 0; i < 40; ++i) a[i] = a[i] * a[(i + 7) % 40] + a[(i + 13) % 40];\n"
    "  }\n"
    "#pragma unroll\n"
    "  for (int i = 0; i < 40; ++i) out[threadIdx.x * 40 + i] = a[i];\n"
    "}\n";

bool anyNote(const CompileOutcome &outcome, std::string_view word) {
  return std::ranges::any_of(outcome.notes, [&](const std::string &note) { return note.contains(word); });
}

class NvccCompilerTest : public testing::Test {
protected:
  void SetUp() override {
    WARPGRAIN_NEEDS_NVCC();
    architecture_ = toolkitWithNvcc()->architectures.back();
  }

  Result<CompileOutcome> compile(CompileRequest request) const {
    if (request.architecture.empty()) request.architecture = architecture_;
    const auto before = folder_.snapshot();
    auto outcome = NvccCompiler(*toolkitWithNvcc()).compile(request);
    EXPECT_EQ(folder_.snapshot(), before) << "the person's folder was touched";
    return outcome;
  }

  CompileOutcome mustCompile(const CompileRequest &request) const {
    auto outcome = compile(request);
    EXPECT_TRUE(outcome) << (outcome ? "" : outcome.error().message);
    return outcome.value_or(CompileOutcome{});
  }

  TestFolder folder_;
  std::string architecture_;
};

TEST_F(NvccCompilerTest, GivesResourcesAndMachineCode) {
  const auto main = folder_.write("scale.cu", scaleKernel);
  const auto outcome = mustCompile({.unitFiles = {main}});
  ASSERT_EQ(outcome.kernels.size(), 2U);
  ASSERT_NE(outcome.find("_Z5scaleIfEvPT_S0_"), nullptr);
  EXPECT_GT(outcome.find("_Z5scaleIfEvPT_S0_")->registersPerThread, 0U);
  EXPECT_EQ(outcome.kernels[0].architecture, architecture_);
  EXPECT_TRUE(outcome.cubin.starts_with("\177ELF"));
  EXPECT_TRUE(outcome.notes.empty()) << outcome.notes.front();
  EXPECT_TRUE(outcome.alsoRead.empty()) << outcome.alsoRead.front();
  EXPECT_GT(outcome.wallTime, 0ms);
}

TEST_F(NvccCompilerTest, TellsTheLinesOfTheVariantThatItsCodeComesFrom) {
  const auto main = folder_.write("scale.cu", scaleKernel);
  const std::string moved = "// a line before\n\n" + std::string(scaleKernel);
  const auto outcome = mustCompile({.unitFiles = {main}, .changes = {{main, moved}}, .withCode = true});
  ASSERT_TRUE(outcome.code);
  const auto listing = ptxListing(outcome.code->ptx, "_Z5scaleIfEvPT_S0_");
  ASSERT_TRUE(listing);
  const auto lines = codeByLine(*listing, main);
  ASSERT_FALSE(lines.empty()) << "no instruction has a place in the person's file";
  const auto body = std::ranges::find(lines, 4U, &LineCode::line);
  ASSERT_NE(body, lines.end());
  EXPECT_EQ((*body)[InstructionKind::global], 2U) << "a load and a store";
  EXPECT_EQ((*body)[InstructionKind::floating], 1U);
}

/// The oldest, the newest and one between: what a toolkit writes for one is read alike for those near it.
TEST_F(NvccCompilerTest, CompilesForArchitecturesItNames) {
  const auto main = folder_.write("scale.cu", scaleKernel);
  const std::vector<std::string> &all = toolkitWithNvcc()->architectures;
  ASSERT_GE(all.size(), 3U);
  for (const std::string &architecture : {all.front(), all[all.size() / 2], all.back()}) {
    const auto outcome = mustCompile({.unitFiles = {main}, .architecture = architecture});
    ASSERT_FALSE(outcome.kernels.empty()) << architecture;
    EXPECT_EQ(outcome.kernels[0].architecture, architecture);
  }
}

TEST_F(NvccCompilerTest, CompilesTheVariantNotTheFile) {
  const auto main = folder_.write("k.cu", "#include \"k.h\"\n__global__ void k(char *x) { "
                                          "__shared__ char s[BYTES]; s[*x] = 1; *x = s[x[1]]; }\n");
  const auto header = folder_.write("k.h", "#pragma once\n#error the original was read\n");
  const auto outcome =
      mustCompile({.unitFiles = {main, header}, .changes = {{header, "#pragma once\n#define BYTES 400\n"}}});
  ASSERT_EQ(outcome.kernels.size(), 1U);
  EXPECT_EQ(outcome.kernels[0].staticSharedBytes, 400U);
}

TEST_F(NvccCompilerTest, UsesIncludeFoldersDefinesAndForcedHeaders) {
  const auto main = folder_.write("src/k.cu", "#include <lib/value.h>\n#include \"quoted.h\"\n"
                                              "__global__ void k(int *x) { *x = VALUE + QUOTED + FLAG + forced(); }\n");
  const auto value = folder_.write("inc lude,1/lib/value.h", "#error the original was read\n");
  const auto quoted = folder_.write("q/quoted.h", "#error the original was read\n");
  const auto forced = folder_.write("config.h", "#error the original was read\n");
  const auto outcome = mustCompile({.unitFiles = {main, value, quoted, forced},
                                    .changes = {{value, "#define VALUE 1\n"},
                                                {quoted, "#define QUOTED 2\n"},
                                                {forced, "__device__ int forced() { return threadIdx.x; }\n"}},
                                    .flags = {"-I", "inc lude,1", "-Xcompiler", "-iquote,q", "-DFLAG=3", "-include",
                                              "config.h", "-Wall", "-c", "src/k.cu", "-o", "k.o", "-arch=sm_52"},
                                    .folder = folder_.path()});
  EXPECT_EQ(outcome.kernels.size(), 1U);
}

TEST_F(NvccCompilerTest, NamesFilesThatWereReadThoughNotListed) {
  const auto main = folder_.write(
      "k.cu", "#ifdef __NVCC__\n#include \"only_nvcc.h\"\n#endif\n__global__ void k(int *x) { *x = 1; }\n");
  const auto unlisted = folder_.write("only_nvcc.h", "");
  const auto outcome = mustCompile(
      {.unitFiles = {main}, .changes = {{main, "#include \"only_nvcc.h\"\n__global__ void k(int *x) { *x = 2; }\n"}}});
  ASSERT_EQ(outcome.alsoRead.size(), 1U);
  EXPECT_EQ(outcome.alsoRead[0], fs::canonical(unlisted));
}

TEST_F(NvccCompilerTest, ReportsSpillsUnderARegisterLimit) {
  const auto main = folder_.write("heavy.cu", heavyKernel);
  const auto outcome = mustCompile({.unitFiles = {main}, .flags = {"-maxrregcount", "24"}});
  ASSERT_EQ(outcome.kernels.size(), 1U);
  EXPECT_LE(outcome.kernels[0].registersPerThread, 24U);
  EXPECT_TRUE(outcome.kernels[0].spills());
  EXPECT_FALSE(mustCompile({.unitFiles = {main}}).kernels[0].spills());
  EXPECT_TRUE(anyNote(mustCompile({.unitFiles = {main}, .flags = {"-maxrregcount=16"}}), "lower bound of 24"));
}

TEST_F(NvccCompilerTest, SaysThatRelocatableCodeIsNotTheLastWord) {
  const auto main = folder_.write("k.cu", "extern __device__ float other(float);\n"
                                          "__global__ void k(float *x) { *x = other(*x); }\n");
  EXPECT_TRUE(anyNote(mustCompile({.unitFiles = {main}, .flags = {"-dc"}}), "-rdc=true"));
  EXPECT_FALSE(compile({.unitFiles = {main}})) << "without -rdc the function is missing";
}

TEST_F(NvccCompilerTest, SaysThatThereIsNoKernel) {
  const auto main = folder_.write("none.cu", "template <typename T> __global__ void never(T *) {}\nint main() {}\n");
  const auto outcome = mustCompile({.unitFiles = {main}});
  EXPECT_TRUE(outcome.kernels.empty());
  EXPECT_TRUE(anyNote(outcome, "no kernel"));
}

TEST_F(NvccCompilerTest, SaysThatDebugCodeSaysLittle) {
  const auto main = folder_.write("scale.cu", scaleKernel);
  EXPECT_TRUE(anyNote(mustCompile({.unitFiles = {main}, .flags = {"-G"}}), "not optimised"));
}

TEST_F(NvccCompilerTest, KeepsTheFirstErrorsWithThePersonsPaths) {
  const auto main = folder_.write("bad.cu", "#include \"bad.h\"\n");
  const auto header = folder_.write("bad.h", "");
  const auto outcome =
      compile({.unitFiles = {main, header}, .changes = {{header, "\n__global__ void k(int *x) { *x = y; }\n"}}});
  ASSERT_FALSE(outcome);
  EXPECT_EQ(outcome.error().kind, ErrorKind::input);
  EXPECT_NE(outcome.error().message.find(header.string() + "(2): error: identifier \"y\" is undefined"),
            std::string::npos)
      << outcome.error().message;
  EXPECT_NE(outcome.error().message.find(main.string() + " for " + architecture_), std::string::npos);
}

TEST_F(NvccCompilerTest, NamesAMissingHeaderAndTooMuchSharedMemory) {
  const auto missing = folder_.write("missing.cu", "#include \"nothere.h\"\n");
  const auto noHeader = compile({.unitFiles = {missing}});
  ASSERT_FALSE(noHeader);
  EXPECT_NE(noHeader.error().message.find(missing.string() + ":1:10: fatal error: nothere.h"), std::string::npos)
      << noHeader.error().message;
  const auto large =
      folder_.write("large.cu", "__global__ void k(int *x) { __shared__ int a[40000]; a[*x] = 1; *x = a[x[1]]; }\n");
  const auto tooLarge = compile({.unitFiles = {large}});
  ASSERT_FALSE(tooLarge);
  EXPECT_NE(tooLarge.error().message.find("too much shared data"), std::string::npos) << tooLarge.error().message;
}

TEST_F(NvccCompilerTest, RefusesArchitecturesThatItCannotCompileFor) {
  const auto main = folder_.write("scale.cu", scaleKernel);
  const auto old = compile({.unitFiles = {main}, .architecture = "sm_10"});
  ASSERT_FALSE(old);
  EXPECT_EQ(old.error().kind, ErrorKind::refused);
  EXPECT_NE(old.error().message.find(architecture_), std::string::npos) << "those it can";
  EXPECT_EQ(compile({.unitFiles = {main}, .architecture = "native"}).error().kind, ErrorKind::usage);
  EXPECT_EQ(compile({.unitFiles = {main}, .architecture = "90"}).error().kind, ErrorKind::usage);
}

TEST_F(NvccCompilerTest, NoticesAnOriginalThatWasReadByAnAbsolutePath) {
  const auto header = folder_.write("h.h", "#define N 1\n");
  const auto main =
      folder_.write("k.cu", "#include \"" + header.string() + "\"\n__global__ void k(int *x) { *x = N; }\n");
  const auto outcome = compile({.unitFiles = {main, header}, .changes = {{header, "#define N 2\n"}}});
  ASSERT_FALSE(outcome);
  EXPECT_EQ(outcome.error().kind, ErrorKind::internal);
  EXPECT_NE(outcome.error().message.find(header.string()), std::string::npos);
}

TEST_F(NvccCompilerTest, SuppliesTheNamesOfThePreludeWhereASourceNeedsThem) {
  const auto main = folder_.write("old.cu", "__global__ void k(float *p) { *p = WIDTH; }\n"
                                            "int main() { k<<<1, 1>>>(nullptr); return (int)oldSynchronize(); }\n");
  const SourcePrelude prelude{.text = "#define oldSynchronize cudaDeviceSynchronize\n",
                              .definitions = {"-DWIDTH=4; (void)\"a,b\""}};
  EXPECT_FALSE(compile({.unitFiles = {main}}));
  const auto outcome = mustCompile({.unitFiles = {main}, .prelude = prelude});
  EXPECT_EQ(outcome.kernels.size(), 1U);
  EXPECT_TRUE(anyNote(outcome, "were supplied"));
}

TEST_F(NvccCompilerTest, LeavesThePreludeOutWhereASourceDoesNotNeedIt) {
  const auto main = folder_.write("scale.cu", scaleKernel);
  const auto outcome = mustCompile({.unitFiles = {main}, .prelude = {.text = "#error not needed\n"}});
  EXPECT_FALSE(anyNote(outcome, "were supplied"));
}

TEST_F(NvccCompilerTest, TellsTheErrorsOfTheSourceItselfWhereThePreludeDoesNotHelp) {
  const auto main = folder_.write("bad.cu", "__global__ void k() { noSuchName(); }\n");
  const auto outcome = compile({.unitFiles = {main}, .prelude = {.text = "#error another one\n"}});
  ASSERT_FALSE(outcome);
  EXPECT_TRUE(outcome.error().message.contains("noSuchName")) << outcome.error().message;
  EXPECT_FALSE(outcome.error().message.contains("another one")) << outcome.error().message;
}

TEST_F(NvccCompilerTest, NotesAChangeThatIsNotRead) {
  const auto main = folder_.write("scale.cu", scaleKernel);
  const auto header = folder_.write("unused.h", "");
  EXPECT_TRUE(anyNote(mustCompile({.unitFiles = {main, header}, .changes = {{header, "int x;"}}}), "unused.h"));
}

TEST_F(NvccCompilerTest, LeavesNoIntermediateFilesWhenItRunsOutOfTimeOrIsCancelled) {
  const auto main = folder_.write("scale.cu", scaleKernel);
  const auto late = compile({.unitFiles = {main}, .timeout = 20ms});
  ASSERT_FALSE(late);
  EXPECT_EQ(late.error().kind, ErrorKind::tool);
  EXPECT_NE(late.error().message.find("20 ms"), std::string::npos);

  CancellationSource source;
  const std::jthread canceller([&] {
    std::this_thread::sleep_for(30ms);
    source.request_stop();
  });
  const auto cancelled = NvccCompiler(*toolkitWithNvcc())
                             .compile({.unitFiles = {main}, .architecture = architecture_}, source.get_token());
  ASSERT_FALSE(cancelled);
  EXPECT_EQ(cancelled.error().kind, ErrorKind::cancelled);
}

TEST(NvccCompiler, SaysWhatCannotBeDoneWithoutNvcc) {
  const auto outcome = NvccCompiler(CudaToolkit{.root = "/cuda",
                                                .includeFolder = "/cuda/include",
                                                .cccl = {},
                                                .nvcc = {},
                                                .version = {},
                                                .architectures = {}})
                           .compile({.unitFiles = {"/a.cu"}, .architecture = "sm_90"});
  ASSERT_FALSE(outcome);
  EXPECT_EQ(outcome.error().kind, ErrorKind::tool);
  EXPECT_NE(outcome.error().message.find("registers"), std::string::npos);
}

} // namespace
} // namespace warpgrain::build

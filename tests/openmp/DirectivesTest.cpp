// SPDX-License-Identifier: Apache-2.0
#include "core/openmp/directives/ApplyDirectives.h"
#include "core/openmp/directives/DirectiveText.h"
#include "core/openmp/emit/AnnotatedText.h"
#include "core/openmp/emit/Translate.h"
#include "core/openmp/transfers/PlanTransfers.h"
#include "tests/openmp/OpenMpSource.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <sstream>

namespace warpgrain::openmp {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::UnorderedElementsAre;
using tests::OpenMpSource;

/// A source with OpenMPC's directives, planned and written.
class Directed {
public:
  explicit Directed(const std::string &text, const std::string &file = "", DirectiveSettings settings = {},
                    TransferMode mode = TransferMode::resident)
      : source_(text) {
    auto lines = readUserDirectives(file, "user.txt");
    if (!lines) {
      error_ = lines.error().message;
      return;
    }
    settings.user = *lines;
    auto applied = applyDirectives(*source_.program, source_.plan, settings);
    if (!applied) {
      error_ = applied.error().message;
      kind_ = applied.error().kind;
      return;
    }
    found_ = *applied;
    planTransfers(*source_.program, source_.plan, mode, false);
    noteDataClauses(*source_.program, source_.plan);
  }

  /// What the translation fails with, from the line on.
  std::string error() const {
    const std::size_t name = error_.find("program.c:");
    return name == std::string::npos ? error_ : error_.substr(name + std::string("program.c:").size());
  }

  ErrorKind kind() const { return kind_; }

  std::string text() const {
    const auto cuda = cudaText(*source_.program, source_.plan);
    return cuda ? cuda->text : cuda.error().message;
  }

  std::string annotated() const { return *annotatedText(*source_.program, source_.plan); }

  /// The clauses that the annotated text has for a kernel, each variable by itself: "constant(a)".
  std::vector<std::string> clauses(std::size_t kernel) const {
    std::istringstream lines(annotated());
    std::vector<std::string> out;
    bool isIt = false;
    for (std::string line; std::getline(lines, line);) {
      if (line.find("#pragma cuda ainfo") != std::string::npos)
        isIt = line.find("kernelid(" + std::to_string(kernel) + ")") != std::string::npos;
      else if (const std::size_t at = line.find("#pragma cuda "); isIt && at != std::string::npos)
        add(line.substr(at + std::string("#pragma cuda ").size()), out);
    }
    return out;
  }

  /// The notes on what has no effect.
  std::vector<std::string> notes() const {
    std::vector<std::string> out;
    for (const Region &region : source_.plan.regions)
      for (const Reason &reason : region.reasons)
        out.push_back(reason.text());
    return out;
  }

  std::string allNotes() const {
    std::string out;
    for (const std::string &each : notes())
      out += each + "\n";
    return out;
  }

  const ProgramPlan &plan() const { return source_.plan; }

  const std::set<std::size_t> &found() const { return found_; }

private:
  static void add(const std::string &words, std::vector<std::string> &out) {
    const auto read = readDirective(words, "test:1");
    EXPECT_TRUE(read) << words;
    if (words.starts_with("nogpurun")) out.push_back("nogpurun");
    for (const CudaClause &clause : read->clauses) {
      for (const std::string &item : clause.items)
        out.push_back(std::string(nameOf(clause.kind)) + "(" + item + ")");
      if (clause.items.empty()) out.push_back(textOf(clause));
    }
  }

  OpenMpSource source_;
  std::string error_;
  ErrorKind kind_ = ErrorKind::internal;
  std::set<std::size_t> found_;
};

DirectiveSettings withCaches() {
  DirectiveSettings out;
  out.options.arraysInConstant = true;
  out.options.arraysInTexture = true;
  return out;
}

/// The program of appendix A-8, with so many elements of d.
std::string fig42(int elements, const std::string &directives = "") {
  return "#include <stdio.h>\nint a[4096], b[4096], c[4096], d[" + std::to_string(elements) +
         "];\nint main(void) {\n  int i;\n" + directives +
         "#pragma omp parallel\n  {\n#pragma omp for\n"
         "    for (i = 0; i < 4096; i++) c[i] = a[i] + b[i];\n#pragma omp for\n"
         "    for (i = 0; i < 2048; i++) d[i] = c[i] + c[4095 - i];\n  }\n  printf(\"%d\\n\", d[5]);\n  return 0;\n}\n";
}

TEST(Directives, GtJ1ClausesOfFig42) {
  const Directed directed(fig42(2048), "", withCaches());
  EXPECT_THAT(directed.clauses(0),
              UnorderedElementsAre("nocudafree(a)", "nocudafree(b)", "nocudafree(c)", "nog2cmemtr(a)", "nog2cmemtr(b)",
                                   "nog2cmemtr(c)", "noc2gmemtr(c)", "constant(a)", "constant(b)"));
  EXPECT_THAT(directed.clauses(1), UnorderedElementsAre("noc2gmemtr(c)", "noc2gmemtr(d)", "nog2cmemtr(c)", "texture(c)",
                                                        "nocudamalloc(c)", "nocudafree(c)", "nocudafree(d)"));
  EXPECT_THAT(directed.annotated(), HasSubstr("#pragma cuda ainfo procname(main) kernelid(0)\n"));
}

TEST(Directives, GtJ1bAPartlyWrittenArrayIsCopiedIn) {
  const Directed directed(fig42(4096), "", withCaches());
  EXPECT_THAT(directed.clauses(1), UnorderedElementsAre("noc2gmemtr(c)", "nog2cmemtr(c)", "texture(c)",
                                                        "nocudamalloc(c)", "nocudafree(c)", "nocudafree(d)"));
}

TEST(Directives, GtJ2LinesOfTheFileOverride) {
  const Directed directed(fig42(2048, "#pragma cuda gpurun threadblocksize(128)\n"),
                          "kernelid(1) procname(main) notexture(c) threadblocksize(64)\n", withCaches());
  ASSERT_EQ(directed.error(), "");
  EXPECT_THAT(directed.clauses(1),
              UnorderedElementsAre("noc2gmemtr(c)", "noc2gmemtr(d)", "nog2cmemtr(c)", "notexture(c)",
                                   "threadblocksize(64)", "nocudamalloc(c)", "nocudafree(c)", "nocudafree(d)"));
  EXPECT_THAT(directed.text(), HasSubstr("gpu::blocksFor(gpu_trips, 128)"));
  EXPECT_THAT(directed.text(), HasSubstr("main_kernel1<<<gpu_blocks, 64>>>"));
  EXPECT_THAT(directed.found(), ElementsAre(0));
}

TEST(Directives, GtJ3ARegionOnTheCpuChangesThoseBehindIt) {
  const Directed directed(fig42(2048), "kernelid(0) procname(main) nogpurun\n", withCaches());
  EXPECT_THAT(directed.clauses(0), ElementsAre("nogpurun"));
  EXPECT_THAT(directed.clauses(1),
              UnorderedElementsAre("noc2gmemtr(d)", "nog2cmemtr(c)", "constant(c)", "nocudafree(c)", "nocudafree(d)"));
  EXPECT_THAT(directed.text(), HasSubstr("#pragma omp parallel for\n    for (i = 0; i < 4096; i++) c[i]"));
  EXPECT_THAT(directed.notes(), ElementsAre("The line user.txt:1 keeps it on the CPU."));
}

TEST(Directives, LinesOfOneRegionAddUpInAnyOrder) {
  const Directed directed(fig42(2048, "#pragma cuda ainfo kernelid(1) procname(main)\n"
                                      "#pragma cuda gpurun maxnumofblocks(4) // few\n"
                                      "/* and */\n#pragma cuda gpurun \\\n   threadblocksize(32)\n"
                                      "#pragma cuda ainfo procname(main), kernelid(0)\n#pragma cuda gpurun "
                                      "threadblocksize(512) noloopcollapse\n"));
  ASSERT_EQ(directed.error(), "");
  const auto &kernels = directed.plan().regions[0].kernels;
  EXPECT_EQ(kernels[0].threadsOfBlock, 512U);
  EXPECT_EQ(kernels[0].mostBlocks, std::nullopt);
  EXPECT_EQ(kernels[1].threadsOfBlock, 32U);
  EXPECT_EQ(kernels[1].mostBlocks, 4);
  EXPECT_THAT(directed.text(), Not(HasSubstr("pragma cuda")));
}

TEST(Directives, ADirectiveBeforeALoopIsOfItsKernel) {
  std::string text = fig42(2048);
  const std::size_t second = text.find("#pragma omp for", text.find("#pragma omp for") + 1);
  text.insert(second, "#pragma cuda gpurun threadblocksize(96)\n");
  const Directed directed(text);
  ASSERT_EQ(directed.error(), "");
  EXPECT_EQ(directed.plan().regions[0].kernels[0].threadsOfBlock, 256U);
  EXPECT_EQ(directed.plan().regions[0].kernels[1].threadsOfBlock, 96U);
}

TEST(Directives, LinesThatThePreprocessorSkipsAreNone) {
  const Directed directed(fig42(2048, "#if 0\n#pragma cuda gpurun nonsense\n#elif 1\n#pragma cuda gpurun "
                                      "threadblocksize(64)\n#else\n#pragma cuda gpurun threadblocksize(32)\n#endif\n"
                                      "/*\n#pragma cuda nogpurun\n*/\n"));
  ASSERT_EQ(directed.error(), "");
  EXPECT_EQ(directed.plan().regions[0].kernels[0].threadsOfBlock, 64U);
}

TEST(Directives, OtherBranchesMayStandBeforeTheRegion) {
  const Directed directed("int a[9];\nint main(void) {\n#pragma cuda gpurun threadblocksize(64)\n#ifdef DYNAMIC\n"
                          "#pragma omp parallel for schedule(dynamic)\n#else\n#pragma omp parallel for\n#endif\n"
                          "  for (int i = 0; i < 9; i++) a[i] = i;\n  return a[2];\n}\n");
  ASSERT_EQ(directed.error(), "");
  EXPECT_EQ(directed.plan().regions[0].kernels[0].threadsOfBlock, 64U);
}

TEST(Directives, GtF5BlocksWithALimitTakeStrides) {
  const Directed directed(fig42(2048, "#pragma cuda gpurun maxnumofblocks(16)\n"));
  EXPECT_THAT(directed.text(),
              HasSubstr("for (long long gpu_t = gpu::thread(); gpu_t < gpu_trips; gpu_t += gpu::threads()) {"));
  EXPECT_THAT(directed.text(), HasSubstr("gpu::blocksFor(gpu_trips, 256, 16)"));
}

TEST(Directives, ATreeOfAReductionHasTheSizeOfItsBlocks) {
  const Directed directed("int a[100];\nint main(void) {\n  int s = 0;\n#pragma cuda gpurun threadblocksize(96) "
                          "maxnumofblocks(3)\n#pragma omp parallel for reduction(+ : s)\n"
                          "  for (int i = 0; i < 100; i++) s += a[i];\n  return s;\n}\n");
  EXPECT_THAT(directed.text(), HasSubstr("gpu::reduceBlock<gpu::Plus, 96>(s, gpu_parts_s);"));
  EXPECT_THAT(directed.text(), HasSubstr("gpu::blocksFor(gpu_trips, 96, 3)"));
}

TEST(Directives, ARegionOnTheCpuStaysAsItIs) {
  for (const std::string word : {"nogpurun", "cpurun"}) {
    const Directed directed(fig42(2048, "#pragma cuda " + word + "\n#pragma cuda gpurun threadblocksize(64)\n"));
    ASSERT_EQ(directed.error(), "");
    EXPECT_FALSE(directed.plan().regions[0].isOnGpu());
    EXPECT_THAT(directed.text(), HasSubstr("#pragma omp parallel\n"));
    EXPECT_THAT(directed.allNotes(), HasSubstr("\"#pragma cuda " + word + "\""));
  }
}

TEST(Directives, NegativeClausesBeatTheirTwins) {
  const Directed directed(
      fig42(2048, "#pragma cuda gpurun noconstant(b) constant(a, b) noc2gmemtr(c) c2gmemtr(c) notexture(c)\n"), "",
      withCaches());
  ASSERT_EQ(directed.error(), "");
  EXPECT_THAT(directed.clauses(0), testing::Contains("constant(a)"));
  EXPECT_THAT(directed.clauses(0), testing::Contains("texture(b)")); // the option chooses another cache
  EXPECT_THAT(directed.clauses(0), Not(testing::Contains("c2gmemtr(c)")));
}

/// The error of a directive before the region of Fig. 4.2.
std::string errorOf(const std::string &directive) {
  return Directed(fig42(2048, "#pragma cuda " + directive + "\n")).error();
}

TEST(Directives, ErrorsHaveTheirPlaceAndAreOfTheInput) {
  const Directed directed(fig42(2048, "#pragma cuda gpurun treadblocksize(64)\n"));
  EXPECT_EQ(directed.kind(), ErrorKind::input);
  EXPECT_EQ(directed.error(), "5: \"treadblocksize\" is no clause of OpenMPC.");
}

TEST(Directives, UnknownWordsAreErrors) {
  EXPECT_EQ(errorOf("runongpu"), "5: \"runongpu\" is no directive of OpenMPC; there are gpurun, cpurun, nogpurun, "
                                 "ainfo and syncthreads.");
  EXPECT_EQ(errorOf("gpurun texture"), "5: \"texture\" takes something in parentheses.");
  EXPECT_EQ(errorOf("gpurun texture(c"), "5: A parenthesis of \"texture\" is not closed.");
  EXPECT_EQ(errorOf("gpurun texture(c,)"), "5: \"texture\" takes a list of variables, and an item of it is empty.");
  EXPECT_EQ(errorOf("gpurun constant(a[0])"), "5: \"a[0]\" in \"constant\" is no variable.");
  EXPECT_EQ(errorOf("cpurun texture(c)"), "5: \"texture(c)\" is for kernels; cpurun takes c2gmemtr, noc2gmemtr, "
                                          "g2cmemtr and nog2cmemtr.");
  EXPECT_EQ(errorOf("nogpurun texture(c)"), "5: \"texture(c)\": nogpurun takes no clauses.");
  EXPECT_EQ(errorOf("ainfo kernelid(0)"), "5: ainfo takes procname and kernelid.");
}

TEST(Directives, SizesAreWithinWhatDevicesHave) {
  EXPECT_EQ(errorOf("gpurun threadblocksize(0)"), "5: \"threadblocksize(0)\": the number must be 1 or more.");
  EXPECT_EQ(errorOf("gpurun threadblocksize(-64)"), "5: \"threadblocksize(-64)\": the number must be 1 or more.");
  EXPECT_EQ(errorOf("gpurun threadblocksize(2048)"), "5: \"threadblocksize(2048)\": a block has at most 1024 threads.");
  EXPECT_EQ(errorOf("gpurun maxnumofblocks(2147483648)"),
            "5: \"maxnumofblocks(2147483648)\": a grid has at most 2147483647 blocks.");
  EXPECT_EQ(errorOf("gpurun threadblocksize(n)"), "5: \"threadblocksize\" takes a number, not \"n\".");
}

TEST(Directives, ListsNameWhatTheRegionShares) {
  EXPECT_EQ(errorOf("gpurun constant(e)"), "5: e in \"constant(e)\" is not used in the region of line 6.");
  EXPECT_EQ(errorOf("gpurun registerRO(i)"),
            "5: i in \"registerRO(i)\" is not shared by the threads of the region of line 6.");
}

TEST(Directives, ListsNameWhatThreadsHaveAnEqualCopyOf) {
  EXPECT_EQ(Directed("int table[8], out[8];\n#pragma omp threadprivate(table)\nint main(void) {\n"
                     "#pragma cuda gpurun constant(table)\n#pragma omp parallel for copyin(table)\n"
                     "  for (int i = 0; i < 8; i++) out[i] = table[i];\n  return out[2];\n}\n")
                .error(),
            "");
}

TEST(Directives, ReadOnlyCachesAreForWhatKernelsRead) {
  EXPECT_EQ(errorOf("gpurun constant(c)"),
            "5: \"constant(c)\" is for what kernels only read, and main_kernel0 may change c.");
  EXPECT_EQ(errorOf("gpurun texture(c)"),
            "5: \"texture(c)\" is for what kernels only read, and main_kernel0 may change c.");
  EXPECT_EQ(errorOf("gpurun registerRO(c[i])"),
            "5: \"registerRO(c[i])\" is for what kernels only read, and main_kernel0 may change c.");
  EXPECT_EQ(errorOf("gpurun sharedRO(d)"),
            "5: \"sharedRO(d)\" is for what kernels only read, and main_kernel1 may change d.");
}

TEST(Directives, TextureMemoryIsForArraysOfOneDimension) {
  const auto error = [](const std::string &variable) {
    return Directed("float m[8][9];\nfloat f;\nint main(void) {\n  float s[8];\n#pragma cuda gpurun texture(" +
                    variable +
                    ")\n#pragma omp parallel for\n  for (int i = 0; i < 8; i++) s[i] = m[i][2] * f;\n"
                    "  return (int)s[3];\n}\n")
        .error();
  };
  EXPECT_EQ(error("m"), "5: \"texture(m)\" is for arrays of one dimension, and m has more.");
  EXPECT_EQ(error("f"), "5: \"texture(f)\" is for arrays, and f is none.");
}

TEST(Directives, ConstantMemoryHasAnEnd) {
  const Directed directed("double a[8000], b[400], c[400];\nint main(void) {\n#pragma cuda gpurun constant(a, b)\n"
                          "#pragma omp parallel for\n  for (int i = 0; i < 400; i++) c[i] = a[i] + b[i];\n"
                          "  return (int)c[7];\n}\n");
  EXPECT_EQ(directed.error(), "3: The arrays in constant memory (a, b) have 67200 bytes; there are 65536.");
}

TEST(Directives, ClausesMustNotContradictEachOther) {
  EXPECT_EQ(errorOf("gpurun threadblocksize(64)\n#pragma cuda gpurun threadblocksize(32)").substr(0, 44),
            "6: \"threadblocksize(32)\" contradicts \"thread");
  EXPECT_THAT(errorOf("gpurun constant(a) texture(a)"), HasSubstr("\"constant(a)\" contradicts \"texture(a)\""));
  EXPECT_THAT(errorOf("gpurun sharedRO(a) sharedRW(a)"), HasSubstr("\"sharedRO(a)\" contradicts \"sharedRW(a)\""));
  EXPECT_EQ(errorOf("gpurun constant(a) texture(a) notexture(a)"), "");
}

TEST(Directives, KernelsThatAreNotThereAreErrors) {
  EXPECT_EQ(errorOf("ainfo kernelid(7) procname(main)"),
            "5: The region has no kernel 7; it becomes the kernels 0 and 1 of main().");
  EXPECT_EQ(errorOf("ainfo kernelid(0) procname(step)"), "5: ainfo names the function step, and stands in main.");
  const Directed missing(fig42(2048), "\n# nothing\nkernelid(4) procname(main) nogpurun\n");
  EXPECT_THAT(missing.found(), IsEmpty());
  EXPECT_EQ(Directed(fig42(2048), "procname(main) nogpurun").error(),
            "user.txt:1: The line does not say which kernel it is for; it begins with kernelid(…) procname(…).");
}

TEST(Directives, DirectivesStandBeforeRegions) {
  EXPECT_EQ(Directed("int main(void) {\n#pragma cuda gpurun\n  return 0;\n}\n").error(),
            "2: \"#pragma cuda gpurun\" stands before no directive of OpenMP; it belongs before a parallel region.");
  EXPECT_EQ(
      Directed("int main(void) {\n  int s = 0;\n#pragma cuda gpurun\n#pragma omp atomic\n  s++;\n  return s;\n}\n")
          .error(),
      "3: \"#pragma cuda gpurun\" stands before \"omp atomic\", which is no parallel region and no loop that becomes "
      "a kernel.");
  EXPECT_THAT(Directed("#define RUN _Pragma(\"cuda gpurun\")\nint main(void) {\n  return 0;\n}\n").error(),
              HasSubstr("1: A directive of OpenMPC is written as _Pragma, which is not read"));
  EXPECT_THAT(Directed("int main(void) {\n#pragma cuda syncthreads\n  return 0;\n}\n").error(),
              HasSubstr("2: syncthreads stands outside of a kernel region"));
}

TEST(Directives, ConstantMemoryIsFilledBeforeEachLaunch) {
  const Directed directed(
      fig42(2048, "#pragma cuda ainfo procname(main) kernelid(0)\n#pragma cuda gpurun constant(a)\n"));
  EXPECT_THAT(directed.text(), HasSubstr("static __constant__ int gpu_constant_a[4096];\n\nstatic __global__"));
  EXPECT_THAT(directed.text(), HasSubstr("  const int (&a)[4096] = gpu_constant_a;\n"));
  EXPECT_THAT(directed.text(), HasSubstr("gpu::toConstant(gpu_constant_a, gpu_region.device(a));\n"));
  EXPECT_THAT(directed.text(), Not(HasSubstr("gpu_constant_b")));
}

TEST(Directives, TextureMemoryIsTheReadOnlyCache) {
  const Directed directed(
      fig42(2048, "#pragma cuda ainfo procname(main) kernelid(1)\n#pragma cuda gpurun texture(c)\n"));
  EXPECT_THAT(directed.text(), HasSubstr("(long long gpu_trips, const int *__restrict__ c, int *d)"));
}

TEST(Directives, PointersThatMayLeadToWhatIsWrittenAreNotCached) {
  const std::string head =
      "#include <stdlib.h>\nint s[100];\nint main(void) {\n  int *p = malloc(400), *q = malloc(400);\n"
      "#pragma cuda gpurun texture(p)\n#pragma omp parallel for\n  for (int i = 0; i < 100; i++) ";
  const Directed two(head + "q[i] = p[i];\n  return q[3];\n}\n");
  EXPECT_THAT(two.text(), Not(HasSubstr("__restrict__")));
  EXPECT_THAT(two.allNotes(), HasSubstr("\"texture(p)\" (")); // of the clause, with its place
  EXPECT_THAT(two.allNotes(), HasSubstr("has no effect: q, which the kernel changes, may be the same memory."));
  const Directed one(head + "s[i] = p[i];\n  return s[3];\n}\n");
  EXPECT_THAT(one.text(), HasSubstr("const int *__restrict__ p"));
}

TEST(Directives, ArraysToWhichWrittenPointersMayLeadAreNotInConstantMemory) {
  const Directed directed("int a[100], s[100];\nint main(void) {\n  int *q = a;\n#pragma cuda gpurun constant(a)\n"
                          "#pragma omp parallel for\n  for (int i = 0; i < 100; i++) { q[i] = i; s[i] = a[i]; }\n"
                          "  return s[3];\n}\n");
  EXPECT_THAT(directed.text(), Not(HasSubstr("__constant__ int")));
  EXPECT_THAT(directed.allNotes(), HasSubstr("q, which the kernel changes, may be the same memory."));
}

TEST(Directives, WhatCannotBeObeyedIsSaid) {
  const std::string notes =
      Directed(fig42(2048, "#pragma cuda gpurun sharedRO(a) registerRO(b[i]) noreductionunroll noloopcollapse\n"))
          .allNotes();
  EXPECT_THAT(notes, HasSubstr("\"sharedRO(a)\""));
  EXPECT_THAT(notes, HasSubstr("whole arrays do not fit into the shared memory of a block"));
  EXPECT_THAT(notes, HasSubstr("\"registerRO(b[i])\""));
  EXPECT_THAT(notes, HasSubstr("has no effect: the kernel reduces nothing."));
  EXPECT_THAT(notes, Not(HasSubstr("noloopcollapse"))); // it has an effect where there are rows
}

TEST(Directives, DataClausesKeepTheirMemoryWhereAllIsCopied) {
  const Directed directed(
      fig42(2048, "#pragma cuda ainfo procname(main) kernelid(1)\n#pragma cuda gpurun noc2gmemtr(c)\n"), "", {},
      TransferMode::all);
  EXPECT_THAT(directed.text(), HasSubstr("gpu_region.keeps(c, sizeof(c), gpu::inOut);"));
  EXPECT_THAT(directed.text(), HasSubstr("gpu_region.keeps(c, sizeof(c), gpu::in);"));
  EXPECT_THAT(directed.text(), HasSubstr("gpu_region.uses(d, sizeof(d), gpu::inOut);"));
  EXPECT_THAT(directed.notes(), IsEmpty());
}

TEST(Directives, CopiesThatTheProgramNeedsStay) {
  const Directed directed(fig42(2048, "#pragma cuda gpurun noc2gmemtr(a) nog2cmemtr(d)\n"));
  EXPECT_THAT(
      directed.notes(),
      ElementsAre("\"noc2gmemtr(a)\" takes no copy away that the program needs: no kernel has had it yet.",
                  "\"nog2cmemtr(d)\" takes no copy away that the program needs: the CPU works on it (line 13)."));
  EXPECT_THAT(directed.text(), HasSubstr("gpu_region.keeps(a, sizeof(a), gpu::in);"));
}

TEST(Directives, CopiesCanBeAskedForAtEachLaunch) {
  const Directed directed(fig42(2048, "#pragma cuda ainfo procname(main) kernelid(0)\n#pragma cuda gpurun c2gmemtr(a) "
                                      "g2cmemtr(c)\n"));
  EXPECT_THAT(directed.text(), HasSubstr("gpu_region.keeps(a, sizeof(a), gpu::in | gpu::again);"));
  EXPECT_THAT(directed.text(), HasSubstr("gpu_region.keeps(c, sizeof(c), gpu::inOut | gpu::back);"));
}

TEST(Directives, AnnotatedTextIsReadBackAsTheSameProgram) {
  const auto withoutLines = [](const std::string &text) {
    std::istringstream lines(text);
    std::string out;
    for (std::string line; std::getline(lines, line); out += line + "\n")
      if (const std::size_t at = line.find("of line "); at != std::string::npos) line.erase(at);
    return out;
  };
  for (const std::string file : {"", "kernelid(0) procname(main) nogpurun",
                                 "kernelid(1) procname(main) threadblocksize(64) maxnumofblocks(8) notexture(c)",
                                 "kernelid(1) procname(main) g2cmemtr(d) c2gmemtr(c) sharedRO(c)"})
    for (const TransferMode mode : {TransferMode::all, TransferMode::flow, TransferMode::resident}) {
      const Directed first(fig42(2048), file, withCaches(), mode);
      const Directed second(first.annotated(), "", {}, TransferMode::all);
      ASSERT_EQ(second.error(), "");
      EXPECT_EQ(withoutLines(first.text()), withoutLines(second.text())) << file;
    }
}

TEST(Directives, AnnotatedLoopsOfFunctionsAreReadBack) {
  const std::string text = "int a[50], b[50];\nvoid fill(int k) {\n  int i;\n#pragma omp for\n"
                           "  for (i = 0; i < 50; i++) a[i] = i + k;\n#pragma omp for\n"
                           "  for (i = 0; i < 50; i++) b[i] = a[49 - i];\n}\nint main(void) {\n#pragma omp parallel\n"
                           "  fill(3);\n  return b[4];\n}\n";
  const Directed first(text, "kernelid(1) procname(fill) threadblocksize(32)");
  const Directed second(first.annotated());
  ASSERT_EQ(second.error(), "");
  EXPECT_THAT(second.text(), HasSubstr("fill_kernel0<<<gpu_blocks, 256>>>"));
  EXPECT_THAT(second.text(), HasSubstr("fill_kernel1<<<gpu_blocks, 32>>>"));
}

/// Fig. 5.1: tiles of 16 times 16 elements; with other lines in the place of the barrier and of the directive.
std::string fig51(const std::string &clauses = "threadbatching(2,2) cudashared(c)",
                  const std::string &between = "#pragma cuda syncthreads\n", const std::string &extent = "16") {
  return "float in[64][64], out[64][64];\nint main(int argc, char **argv) {\n  int by, bx, ty, tx;\n  float "
         "c[16][16];\n"
         "#pragma cuda gpurun " +
         clauses +
         "\n#pragma omp parallel for private(bx, ty, tx, c)\n  for (by = 0; by < 4; by++)\n"
         "    for (bx = 0; bx < 4; bx++) {\n      for (ty = 0; ty < " +
         extent + "; ty++)\n        for (tx = 0; tx < 16; tx++) c[ty][tx] = in[by * 16 + ty][bx * 16 + tx];\n" +
         between +
         "      for (ty = 0; ty < 16; ty++)\n        for (tx = 0; tx < 16; tx++)\n"
         "          out[bx * 16 + ty][by * 16 + tx] = c[tx][ty];\n    }\n  return (int)out[3][4];\n}\n";
}

TEST(Directives, GtJ4BlocksOfThreadsInSharedMemory) {
  const Directed directed(fig51());
  ASSERT_EQ(directed.error(), "");
  const std::string text = directed.text();
  EXPECT_THAT(text, HasSubstr("  __shared__ float c[16][16];\n"
                              "  const long long gpu_index_by = blockIdx.y;\n"
                              "  const long long gpu_index_bx = blockIdx.x;\n"
                              "  int by = (int)gpu_index_by;\n  int bx = (int)gpu_index_bx;\n"
                              "  {\n    int ty = (int)threadIdx.y;\n    int tx = (int)threadIdx.x;\n"
                              "    c[ty][tx] = in[by * 16 + ty][bx * 16 + tx];\n  }\n  __syncthreads();\n  {\n"));
  EXPECT_THAT(text, HasSubstr("const auto gpu_grid = gpu::shape(gpu::blocksFor(gpu_count_bx, 1), "
                              "gpu::blocksFor(gpu_count_by, 1, 65535));"));
  EXPECT_THAT(text, HasSubstr("main_kernel0<<<gpu_grid, gpu::shape(16, 16)>>>("));
  EXPECT_THAT(text, Not(HasSubstr("pragma cuda")));
  EXPECT_THAT(directed.annotated(), HasSubstr("threadbatching(2, 2) cudashared(c)"));
  EXPECT_THAT(directed.annotated(), HasSubstr("#pragma cuda syncthreads"));
}

TEST(Directives, ThreadsWaitWhereTheProgramDoesNotSaySo) {
  EXPECT_EQ(Directed(fig51()).text(), Directed(fig51("threadbatching(2,2) cudashared(c)", "")).text());
}

TEST(Directives, BlocksThatLoopsMayExceedGoInStrides) {
  const std::string text = Directed(fig51("threadbatching(2,2) cudashared(c)", "", "argc + 15")).text();
  EXPECT_THAT(text,
              HasSubstr("for (long long gpu_index_ty = (long long)(0) + threadIdx.y * (long long)(1); gpu_index_ty < "
                        "(long long)(argc + 15); gpu_index_ty += blockDim.y * (long long)(1)) {"));
}

TEST(Directives, BatchingIsForNestsThatThreadsCanShare) {
  const auto error = [](const std::string &text) {
    const std::string all = Directed(text).error();
    const std::size_t at = all.find(": ");
    return at == std::string::npos ? all : all.substr(at + 2);
  };
  EXPECT_EQ(
      error(fig51("threadbatching(3,2) cudashared(c)")),
      "\"threadbatching(3, 2)\": The loop nest has 2 loops directly in each other, and threadbatching takes 3 of them "
      "for the grid.");
  EXPECT_EQ(error(fig51("threadbatching(2,3) cudashared(c)")),
            "\"threadbatching(2, 3)\": The loop of line 9 holds 2 loops directly in each other, and threadbatching "
            "takes 3 of "
            "them for the block.");
  EXPECT_THAT(error(fig51("threadbatching(2,2)")),
              HasSubstr("c gets a value in the block's loop of line 9, and each thread would have its own"));
  EXPECT_THAT(error(fig51("threadbatching(2,2) cudashared(c)", "      in[by][bx] = 1;\n")),
              HasSubstr("stands in the grid's loops and is no loop of the block and no declaration."));
  EXPECT_THAT(error(fig51("threadbatching(2,2) cudashared(c) threadblocksize(64)")), HasSubstr("contradicts"));
  EXPECT_THAT(error(fig51("cudashared(c)", "")), HasSubstr("is for kernels with threadbatching."));
  EXPECT_THAT(error(fig51("noloopswap", "")), HasSubstr("is no clause"));
  EXPECT_THAT(error(fig51("maxnumofblocks(9)")), HasSubstr("syncthreads stands in a kernel without threadbatching"));
  EXPECT_THAT(error(fig51("threadbatching(2,2) cudashared(c, in)")), HasSubstr("cudashared is for arrays and numbers"));
  std::string inLoop = fig51("threadbatching(2,2) cudashared(c)", "");
  inLoop.insert(inLoop.find("          out["), "#pragma cuda syncthreads\n");
  EXPECT_THAT(error(inLoop), HasSubstr("syncthreads stands elsewhere than between the loops of the block"));
}

TEST(Directives, OptionsComeBehindDirectives) {
  const auto options = readOptions({{.name = "cudaThreadBlockSize", .value = "512", .origin = "--option"},
                                    {.name = "maxNumOfCudaThreadBlocks", .value = "7", .origin = "--option"},
                                    {.name = "cudaThreadBlockSize", .value = "128", .origin = "--option"}});
  ASSERT_TRUE(options);
  const Directed directed(fig42(2048, "#pragma cuda ainfo procname(main) kernelid(1)\n#pragma cuda gpurun "
                                      "threadblocksize(32)\n"),
                          "", {.user = {}, .options = *options});
  EXPECT_EQ(directed.plan().regions[0].kernels[0].threadsOfBlock, 128U);
  EXPECT_EQ(directed.plan().regions[0].kernels[1].threadsOfBlock, 32U);
  EXPECT_EQ(directed.plan().regions[0].kernels[1].mostBlocks, 7);
}

TEST(Directives, OptionsWithoutTheirOptimisationAreNamed) {
  const auto options = readOptions({{.name = "useMallocPitch", .value = "1", .origin = "tune.txt:3"},
                                    {.name = "useMatrixTranspose", .value = "0", .origin = "tune.txt:4"}});
  ASSERT_TRUE(options);
  EXPECT_THAT(options->notes, ElementsAre("The option useMallocPitch (tune.txt:3) has no effect: arrays are copied as "
                                          "they lie, without padding."));
}

TEST(Directives, LevelsOfTransfersAreModes) {
  const auto mode = [](const std::string &text) {
    std::vector<GivenOption> given = optionsIn(text, "o");
    const auto options = readOptions(given);
    return options ? options->transfers : std::nullopt;
  };
  EXPECT_EQ(mode(""), std::nullopt);
  EXPECT_EQ(mode("cudaMemTrOptLevel=1"), TransferMode::all);
  EXPECT_EQ(mode("cudaMemTrOptLevel=2 # the default there"), TransferMode::flow);
  EXPECT_EQ(mode("useGlobalGMalloc"), TransferMode::flow);
  EXPECT_EQ(mode("cudaMemTrOptLevel=3\nMemTrOptOnLoops"), TransferMode::resident);
  EXPECT_EQ(mode("MemTrOptOnLoops=0"), TransferMode::flow);
  EXPECT_EQ(mode("useGlobalGMalloc=0"), TransferMode::all);
}

TEST(Directives, UnknownOptionsAndValuesAreErrors) {
  const auto error = [](const std::string &text) {
    const auto options = readOptions(optionsIn(text, "o"));
    return options ? std::string() : options.error().message;
  };
  EXPECT_EQ(error("useEverything=1"), "The option useEverything (o:1) is no option of OpenMPC.");
  EXPECT_EQ(error("cudaThreadBlockSize=5000"),
            "The option cudaThreadBlockSize (o:1) takes a number from 1 to 1024, not \"5000\".");
  EXPECT_EQ(error("tuningLevel"), "The option tuningLevel (o:1) takes a number from 0 to 2.");
}

TEST(Directives, TheEnvironmentIsAskedForKnownNames) {
  const auto given = optionsOfEnvironment(
      [](const char *name) -> const char * { return std::string(name) == "cudaThreadBlockSize" ? "64" : nullptr; });
  ASSERT_EQ(given.size(), 1U);
  EXPECT_EQ(readOptions(given)->threadsOfBlock, 64U);
}

} // namespace
} // namespace warpgrain::openmp

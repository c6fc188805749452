// SPDX-License-Identifier: Apache-2.0
//
// Names of a program that the translation's headers and helpers have, too.
#include "core/base/Files.h"
#include "tests/execute/ProgramTest.h"

namespace warpgrain::tests {
namespace {

using testing::HasSubstr;
using testing::Not;

class OwnNames : public ProgramTest {
protected:
  /// What the translation of these sources prints, or why there is none.
  std::string printed(const std::vector<std::string> &sources) const {
    std::vector<std::string> words{"translate"};
    std::vector<std::string> run{"run"};
    words.insert(words.end(), sources.begin(), sources.end());
    words.insert(words.end(), {"-o", path("out").string() + "/"});
    const auto translated = command(words);
    if (translated.exitCode != 0) return translated.standardError;
    for (const std::string &each : sources)
      run.push_back((path("out") / std::filesystem::path(each).filename().replace_extension(".cu")).string());
    const auto ran = command(run);
    return ran.standardOutput + ran.standardError;
  }

  std::string cuda(const std::string &name) const { return readTextFile(path("out") / name).value_or(""); }
};

// CUDA declares functions all() and any(), the C library select() and read().
TEST_F(OwnNames, NamesThatOnlyHeadersOfTheTranslationHaveAreRenamedInEachSourceOfC) {
  const std::string one =
      write("one.c", "#include <stdio.h>\nextern int all[64];\nstatic int any = 2, read = 1;\n"
                     "static double select = 0.5;\nint main(void) {\n"
                     "#pragma omp parallel for\n"
                     "  for (int i = 0; i < 64; i++) all[i] += i * any + read + (int)(i * select * 2);\n"
                     "  printf(\"%d %d\\n\", all[3], any);\n  return 0;\n}\n");
  const std::string two = write("two.c", "int all[64] = {1, 2, 3, 4};\n");
  EXPECT_EQ(printed({one, two}), "14 2\n");
  EXPECT_THAT(cuda("one.cu"), HasSubstr("#define select own_select\n"));
  EXPECT_THAT(cuda("one.cu"), HasSubstr("<<<"));
}

// C converts the argument of close(1); an overload of the C library would fit it better.
TEST_F(OwnNames, CallsOfCDoNotComeToMeanOverloads) {
  const std::string source = write("close.c", "#include <stdio.h>\nint a[64];\n"
                                              "static int close(double x) { return (int)(x / 2 * 4); }\n"
                                              "int main(void) {\n#pragma omp parallel for\n"
                                              "  for (int i = 0; i < 64; i++) a[i] = i;\n"
                                              "  printf(\"%d %d\\n\", a[3], close(1));\n  return 0;\n}\n");
  EXPECT_EQ(printed({source}), "3 2\n");
}

TEST_F(OwnNames, NamesThatTheProgramMayPrintStay) {
  const std::string said = write("said.c", "#include <stdio.h>\nint all[64];\nint main(void) {\n"
                                           "#pragma omp parallel for\n  for (int i = 0; i < 64; i++) all[i] = i;\n"
                                           "  printf(\"%s %d\\n\", __func__, all[3]);\n}\n");
  EXPECT_THAT(printed({said}), HasSubstr("redefinition of 'all'"));
}

// The program includes no <algorithm>, whose std::count and std::distance the translation sees.
TEST_F(OwnNames, NamesThatBecomeAmbiguousAreRenamedWhereTheyAreMeant) {
  const std::string source = write(
      "program.cpp", "#include <iostream>\nusing namespace std;\nint count[64];\nint all = 3;\n"
                     "struct Own { int count; };\nint distance(int *a, int *b) { return *a - *b; }\nint main() {\n"
                     "  Own own{5};\n#pragma omp parallel for\n  for (int i = 0; i < 64; i++) count[i] = i * all;\n"
                     "  cout << count[7] + distance(count + 5, count + 2) + own.count << endl;\n}\n");
  EXPECT_EQ(printed({source}), "35\n");
  EXPECT_THAT(cuda("program.cu"), HasSubstr("own_count[i] = i * own_all;"));
  EXPECT_THAT(cuda("program.cu"), HasSubstr("own.count"));
}

TEST_F(OwnNames, NamesOfTheHelpersAreRenamedInSourcesAndTheirHeaders) {
  write("box.h", "struct Box { int gpu; };\nextern int gpu_t[64];\n");
  const std::string one = write("one.c", "#include <stdio.h>\n#include \"box.h\"\n#define GPU_CHECK(x) (x + 1)\n"
                                         "int gpu_region(int gpu) { return gpu * 2; }\nint main(void) {\n"
                                         "  struct Box b = {3};\n  int gpu = 4;\n"
                                         "#pragma omp parallel for firstprivate(gpu)\n"
                                         "  for (int i = 0; i < 64; i++) gpu_t[i] = gpu_region(i) + gpu + b.gpu;\n"
                                         "  printf(\"%d gpu\\n\", GPU_CHECK(gpu_t[5]));\n  return 0;\n}\n");
  const std::string two = write("two.c", "#include \"box.h\"\nint gpu_t[64];\n");
  EXPECT_EQ(printed({one, two}), "18 gpu\n");
  EXPECT_THAT(cuda("one.cu"), HasSubstr("<<<"));
  EXPECT_THAT(cuda("one.cu"), HasSubstr("own_gpu_t[i] = own_gpu_region(i) + own_gpu + b.own_gpu;"));
}

TEST_F(OwnNames, NamesThatThePreprocessorAsksForStay) {
  const std::string asked = write("asked.c", "#ifdef gpu\n#define N 4\n#else\n#define N 5\n#endif\nint gpu[N];\n"
                                             "int main(void) {\n#pragma omp parallel for\n"
                                             "  for (int i = 0; i < N; i++) gpu[i] = i;\n  return gpu[0];\n}\n");
  EXPECT_THAT(printed({asked}), HasSubstr("The source uses the name gpu, which the translation needs"));
}

} // namespace
} // namespace warpgrain::tests

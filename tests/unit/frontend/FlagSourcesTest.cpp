// SPDX-License-Identifier: Apache-2.0
//
// Where flags come from: the person, a compile_commands.json, or a guess.
#include "core/base/Files.h"
#include "core/base/TemporaryDirectory.h"
#include "core/frontend/Parser.h"
#include "core/frontend/flags/CompileCommands.h"
#include "core/frontend/flags/FlagGuesser.h"
#include "tests/support/ParsedSource.h"

#include <gtest/gtest.h>

#include <filesystem>

namespace warpgrain::frontend {
namespace {

namespace fs = std::filesystem;
using Flags = std::vector<std::string>;

class FlagSources : public testing::Test {
protected:
  FlagSources() : folder_(TemporaryDirectory::create().value()) {
    write(".git/HEAD", ""); // the guesses end here
  }

  fs::path write(const std::string &name, const std::string &text) const {
    const fs::path path = folder_.path() / name;
    fs::create_directories(path.parent_path());
    EXPECT_TRUE(writeFileAtomically(path, text));
    return path;
  }

  std::string database(const std::string &file, const std::string &command) const {
    return R"([{"directory": ")" + folder_.path().string() + R"(", "file": ")" + file + R"(", "command": ")" + command +
           "\"}]";
  }

  ParseRequest request(const fs::path &file) const {
    ParseRequest out;
    out.file = file;
    out.cudaRoot = tests::cudaRoot();
    out.headerCache = headerCacheFolder();
    return out;
  }

  /// The number that the source's `const int value = …;` got.
  static std::string valueIn(const model::Unit &unit) {
    return unit.kernels().empty() ? "no kernel" : unit[unit.kernels()[0]].name;
  }

  TemporaryDirectory folder_;
};

const std::string namedByMacro = "#ifndef NAME\n#define NAME none\n#endif\n__global__ void NAME(int *p) {}\n";

TEST_F(FlagSources, DatabaseIsFoundAboveTheFileAndInBuildFolders) {
  const fs::path file = write("src/deep/k.cu", "");
  EXPECT_EQ(findCompileCommand(file).value(), std::nullopt);
  write("build/compile_commands.json", database("src/deep/k.cu", "nvcc -DFROM=build -c src/deep/k.cu -o k.o"));
  auto found = findCompileCommand(file);
  ASSERT_TRUE(found && *found);
  EXPECT_EQ((*found)->flags, (Flags{"-DFROM=build", "-c", "-o", "k.o"}));
  EXPECT_EQ((*found)->folder, folder_.path());
  write("src/compile_commands.json", database("src/deep/k.cu", "nvcc -DFROM=src src/deep/k.cu"));
  found = findCompileCommand(file);
  ASSERT_TRUE(found && *found);
  EXPECT_EQ((*found)->flags, Flags{"-DFROM=src"});
}

TEST_F(FlagSources, DatabaseWithoutTheFileIsPassedOver) {
  const fs::path file = write("src/k.cu", "");
  write("src/compile_commands.json", database("other.cu", "nvcc other.cu"));
  EXPECT_EQ(findCompileCommand(file).value(), std::nullopt);
  write("compile_commands.json", database("src/k.cu", "nvcc -DA src/k.cu"));
  const auto found = findCompileCommand(file);
  ASSERT_TRUE(found && *found);
  EXPECT_EQ((*found)->flags, Flags{"-DA"});
}

TEST_F(FlagSources, BrokenDatabaseIsAnError) {
  const fs::path file = write("k.cu", "");
  const fs::path broken = write("compile_commands.json", "[{");
  for (const auto &found : {findCompileCommand(file), findCompileCommandIn(broken, file),
                            findCompileCommandIn(folder_.path() / "gone.json", file)}) {
    ASSERT_FALSE(found);
    EXPECT_EQ(found.error().kind, ErrorKind::input);
  }
}

TEST_F(FlagSources, MakefilesPlainFlagsAreTaken) {
  const fs::path file = write("k.cu", "");
  write("Makefile", "NVCCFLAGS = -O3 -std=c++17 -DSIZE=4 -Iinc # -DCOMMENT\n"
                    "ifeq ($(X),1)\nFLAGS += -DCONDITIONAL\nendif\n"
                    "all:\n\tnvcc $(NVCCFLAGS) -I$(CUDA)/include -D'QUOTED' -DSIZE=4 -I../up -o k k.cu\n");
  EXPECT_EQ(guessFlagsFromMakefile(file), (Flags{"-std=c++17", "-DSIZE=4", "-I" + (folder_.path() / "inc").string(),
                                                 "-I" + (folder_.path().parent_path() / "up").string()}));
  write("GNUmakefile", "-DOTHER\n");
  EXPECT_EQ(guessFlagsFromMakefile(file), Flags{"-DOTHER"});
}

TEST_F(FlagSources, IncludeFoldersAreGuessedUpToTheProjectsRoot) {
  const fs::path file = write("a/b/k.cu", "");
  write("include/deep/x.h", "");
  write("a/common/y.h", "");
  EXPECT_EQ(guessIncludeFolder(file, "deep/x.h"), folder_.path() / "include");
  EXPECT_EQ(guessIncludeFolder(file, "y.h"), folder_.path() / "a/common");
  EXPECT_EQ(guessIncludeFolder(file, "nowhere.h"), std::nullopt);
  write("a/.git/HEAD", "");
  EXPECT_EQ(guessIncludeFolder(file, "deep/x.h"), std::nullopt);
}

TEST_F(FlagSources, PersonsFlagsGoBeforeTheDatabaseAndThatBeforeTheMakefile) {
  if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  const fs::path file = write("k.cu", namedByMacro);
  const auto parsedName = [&](ParseRequest request) {
    const auto parser = Parser::open(std::move(request));
    EXPECT_TRUE(parser);
    const auto unit = (*parser)->parse({});
    return unit ? valueIn(*unit) : unit.error().message;
  };
  EXPECT_EQ(parsedName(request(file)), "none");
  write("Makefile", "-DNAME=fromMakefile\n");
  EXPECT_EQ(parsedName(request(file)), "fromMakefile");
  write("compile_commands.json", database("k.cu", "nvcc -DNAME=fromDatabase k.cu"));
  EXPECT_EQ(parsedName(request(file)), "fromDatabase");
  ParseRequest given = request(file);
  given.flags = Flags{"-DNAME=given"};
  EXPECT_EQ(parsedName(given), "given");
  ParseRequest named = request(file);
  named.database = write("elsewhere/db.json", database("k.cu", "nvcc -DNAME=named k.cu"));
  EXPECT_EQ(parsedName(named), "named");
}

TEST_F(FlagSources, HeadersThatAreMissingAreGuessedAndNamedInTheFlags) {
  if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  write("include/outer.h", "#include <inner.h>\n");
  write("common/inner.h", "#define NAME guessed\n");
  const auto parser = Parser::open(request(write("src/k.cu", "#include \"outer.h\"\n" + namedByMacro)));
  ASSERT_TRUE(parser);
  const auto unit = (*parser)->parse({});
  ASSERT_TRUE(unit);
  EXPECT_FALSE(unit->hasErrors());
  EXPECT_EQ(valueIn(*unit), "guessed");
  EXPECT_EQ((*parser)->flags(),
            (Flags{"-I" + (folder_.path() / "include").string(), "-I" + (folder_.path() / "common").string()}));
}

/// Clang changes into the folder of the command; the process must not go along.
TEST_F(FlagSources, FolderOfTheCommandIsNotTheProcesss) {
  if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  write("elsewhere/inc/name.h", "#define NAME relative\n");
  write("compile_commands.json", R"([{"directory": ")" + (folder_.path() / "elsewhere").string() +
                                     R"(", "file": "../k.cu", "command": "nvcc -Iinc -include name.h ../k.cu"}])");
  const fs::path before = fs::current_path();
  const auto parser = Parser::open(request(write("k.cu", namedByMacro)));
  ASSERT_TRUE(parser);
  EXPECT_EQ(valueIn((*parser)->parse({}).value()), "relative");
  EXPECT_EQ(fs::current_path(), before);
  fs::remove_all(folder_.path() / "elsewhere");
  const auto without = (*parser)->parse({});
  EXPECT_TRUE(!without || without->hasErrors());
}

TEST_F(FlagSources, ArchitectureIsTheFlagsUnlessItIsChosen) {
  if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  ParseRequest plain = request(write("k.cu", "#if __CUDA_ARCH__ == 800\n#define NAME eighty\n#endif\n" + namedByMacro));
  plain.flags = Flags{};
  EXPECT_EQ((*Parser::open(plain))->architecture(), "sm_90");
  plain.flags = Flags{"-gencode", "arch=compute_80,code=sm_80", "-arch=sm_90"};
  EXPECT_EQ((*Parser::open(plain))->architecture(), "sm_80");
  EXPECT_EQ(valueIn((*Parser::open(plain))->parse({}).value()), "eighty");
  plain.architectureIsChosen = true;
  EXPECT_EQ((*Parser::open(plain))->architecture(), "sm_90");
  EXPECT_EQ(valueIn((*Parser::open(plain))->parse({}).value()), "none");
}

TEST_F(FlagSources, UnusableArchitectureIsAnErrorAndNoEmptyUnit) {
  if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  ParseRequest wrong = request(write("k.cu", namedByMacro));
  wrong.flags = Flags{"-arch=sm_999"};
  const auto unit = (*Parser::open(wrong))->parse({});
  ASSERT_FALSE(unit);
  EXPECT_EQ(unit.error().kind, ErrorKind::usage);
  EXPECT_NE(unit.error().message.find("sm_999"), std::string::npos);
}

TEST_F(FlagSources, DialectOfCInTheMakefileIsNotForCudaSources) {
  if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  const fs::path file = write("k.cu", namedByMacro);
  write("Makefile", "CFLAGS += -std=c99 -DNAME=shared\n");
  EXPECT_EQ(valueIn((*Parser::open(request(file)))->parse({}).value()), "shared");
}

// Also with a leak checker: the texts are freed.
TEST_F(FlagSources, DialectThatClangDoesNotKnowIsAnError) {
  if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  ParseRequest wrong = request(write("k.cu", namedByMacro));
  wrong.flags = Flags{"-std=c++1066"};
  const auto unit = (*Parser::open(wrong))->parse({});
  ASSERT_FALSE(unit);
  EXPECT_EQ(unit.error().kind, ErrorKind::input);
}

TEST_F(FlagSources, NonsenseFlagsDoNotKeepTheSourceFromBeingRead) {
  if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  ParseRequest odd = request(write("k.cu", namedByMacro));
  odd.flags = Flags{"--no-such-flag", "-fno-such-thing", "-Wfoo", "@response", "", "-", "--", "-DNAME=odd"};
  EXPECT_EQ(valueIn((*Parser::open(odd))->parse({}).value()), "odd");
}

} // namespace
} // namespace warpgrain::frontend

// SPDX-License-Identifier: Apache-2.0
#include "core/build/NvccFlags.h"

#include "tests/unit/build/TestFolder.h"

#include <gtest/gtest.h>

namespace warpgrain::build {
namespace {

using Flags = std::vector<std::string>;

Flags optionsOf(const Flags &flags) {
  return translateForNvcc(flags, "/w").options;
}

Flags hostFlagsOf(const Flags &flags) {
  return translateForNvcc(flags, "/w").hostFlags;
}

TEST(NvccFlags, KeepsWhatChangesDeviceCode) {
  EXPECT_EQ(optionsOf({"-DN=16", "-D", "M", "-U", "X", "--maxrregcount=32", "-maxrregcount", "64", "--use_fast_math",
                       "-O3", "-lineinfo", "-Xptxas", "-O1", "--fmad=false", "--extended-lambda", "-std=c++17"}),
            (Flags{"-DN=16", "-D", "M", "-U", "X", "--maxrregcount", "32", "-maxrregcount", "64", "--use_fast_math",
                   "-O3", "-lineinfo", "-Xptxas", "-O1", "--fmad", "false", "--extended-lambda", "-std=c++17"}));
}

TEST(NvccFlags, DropsPhasesOutputsLinkingAndArchitectures) {
  EXPECT_EQ(optionsOf({"-c",          "a.cu",       "-o",         "a.o",    "-gencode", "arch=compute_90,code=sm_90",
                       "-arch=sm_80", "--gpu-code", "sm_80",      "-MD",    "-MF",      "a.d",
                       "-MT",         "a.o",        "-L/usr/lib", "-L",     "x",        "-lcudart",
                       "-l",          "m",          "-Xlinker",   "-rpath", "-shared",  "-cudart=shared",
                       "--keep",      "-keep-dir",  "k",          "-t4",    "-t",       "4",
                       "-x",          "cu",         "-xcuda",     "-Wall",  "-Werror",  "all-warnings",
                       "-v",          "b.o",        "-"}),
            Flags{});
}

TEST(NvccFlags, ReadsACompilationDatabaseEntryOfCMake) {
  const auto flags =
      translateForNvcc({"-forward-unknown-to-host-compiler", "-DNDEBUG", "-I/src/include", "-isystem=/deps", "-O3",
                        "--generate-code=arch=compute_90,code=[compute_90,sm_90]", "-std=c++17", "-Wall", "-fopenmp",
                        "--weird-host-flag", "-x", "cu", "-rdc=true", "-c", "/src/a.cu", "-o", "a.o"},
                       "/w");
  EXPECT_EQ(flags.options, (Flags{"-DNDEBUG", "-O3", "-std=c++17"}));
  EXPECT_EQ(flags.hostFlags, (Flags{"-fopenmp", "--weird-host-flag"}));
  EXPECT_TRUE(flags.relocatableDeviceCode);
  EXPECT_EQ(flags.includes.folders,
            (std::vector<IncludeFolder>{{IncludeKind::angled, "/src/include"}, {IncludeKind::system, "/deps"}}));
}

TEST(NvccFlags, UnderstandsClangsSpelling) {
  const auto flags =
      translateForNvcc({"-x", "cuda", "--cuda-gpu-arch=sm_90", "--cuda-path=/usr/local/cuda", "-nocudalib", "-fgpu-rdc",
                        "-Xclang", "-fcuda-allow-variadic-functions", "-std=gnu++20", "-Xcuda-ptxas", "-O1",
                        "-fcolor-diagnostics", "-march=native", "-Os"},
                       "/w");
  EXPECT_EQ(flags.options, (Flags{"-std=c++20", "-Xptxas", "-O1"}));
  EXPECT_EQ(flags.hostFlags, Flags{"-march=native"});
  EXPECT_TRUE(flags.relocatableDeviceCode);
}

TEST(NvccFlags, MakesIncludePathsAbsoluteAndKeepsTheirOrder) {
  const auto flags = translateForNvcc({"-Iinc", "-I", "../up", "-isystem", "sys", "--include-path=a,b", "-iquote", "q",
                                       "-idirafter", "last", "-isystemattached"},
                                      "/w");
  EXPECT_EQ(flags.includes.folders, (std::vector<IncludeFolder>{{IncludeKind::angled, "/w/inc"},
                                                                {IncludeKind::angled, "/w/../up"},
                                                                {IncludeKind::system, "/w/sys"},
                                                                {IncludeKind::angled, "/w/a"},
                                                                {IncludeKind::angled, "/w/b"},
                                                                {IncludeKind::quoted, "/w/q"},
                                                                {IncludeKind::after, "/w/last"},
                                                                {IncludeKind::system, "/w/attached"}}));
}

TEST(NvccFlags, TakesAFolderWithACommaForOne) {
  const TestFolder folder;
  std::filesystem::create_directories(folder.path("c,d"));
  const auto flags = translateForNvcc({"-Ic,d"}, folder.path());
  ASSERT_EQ(flags.includes.folders.size(), 1U);
  EXPECT_EQ(flags.includes.folders[0].folder, folder.path("c,d"));
}

TEST(NvccFlags, UnpacksHostFlags) {
  const auto flags = translateForNvcc({"-Xcompiler", "-fPIC,-DA=1,\"-fopenmp\"", "-Xcompiler=-iquote", "-Xcompiler",
                                       "q dir", "--compiler-options", "-Wall -I inc -O2 -fsanitize=address"},
                                      "/w");
  EXPECT_EQ(flags.hostFlags, (Flags{"-fPIC", "-DA=1", "-fopenmp"}));
  EXPECT_EQ(flags.includes.folders,
            (std::vector<IncludeFolder>{{IncludeKind::quoted, "/w/q"}, {IncludeKind::angled, "/w/inc"}}));
}

TEST(NvccFlags, ReadsResponseFilesFromTheFolder) {
  const TestFolder folder;
  folder.write("flags/inc.rsp", "-I\"/with blank\" -DX=\\\"1\\\"\n--options-file flags/inc.rsp\n-rdc true");
  const auto flags = translateForNvcc({"--options-file", "flags/inc.rsp", "-optf", "missing.rsp"}, folder.path());
  EXPECT_TRUE(flags.relocatableDeviceCode);
  ASSERT_FALSE(flags.includes.folders.empty());
  EXPECT_EQ(flags.includes.folders[0].folder, "/with blank");
  ASSERT_EQ(flags.notes.size(), 1U);
  EXPECT_NE(flags.notes[0].find("missing.rsp"), std::string::npos);
}

TEST(NvccFlags, FindsForcedHeadersBesideTheFolderElseByTheirName) {
  const TestFolder folder;
  folder.write("config.h", "");
  const auto flags = translateForNvcc({"-include", "config.h", "--pre-include=elsewhere.h"}, folder.path());
  EXPECT_EQ(flags.includes.forced, (std::vector<std::filesystem::path>{folder.path("config.h"), "elsewhere.h"}));
}

TEST(NvccFlags, SaysWhatItLeavesOutThatMatters) {
  EXPECT_NE(translateForNvcc({"-dlto"}, "/w").notes.at(0).find("Link-time"), std::string::npos);
  EXPECT_NE(translateForNvcc({"-std=c++23"}, "/w").notes.at(0).find("C++20"), std::string::npos);
  EXPECT_EQ(optionsOf({"-std=c++23"}), Flags{"-std=c++20"});
  EXPECT_TRUE(translateForNvcc({"-G"}, "/w").deviceDebug);
}

TEST(NvccFlags, HandsUnknownFlagsToNvccAndRelativeCompilersAsPaths) {
  EXPECT_EQ(optionsOf({"--of-the-future=1"}), Flags{"--of-the-future=1"});
  EXPECT_EQ(optionsOf({"-ccbin", "bin/g++"}), (Flags{"-ccbin", "/w/bin/g++"}));
  EXPECT_EQ(optionsOf({"-ccbin=g++-12"}), (Flags{"-ccbin", "g++-12"}));
}

TEST(NvccFlags, NamesWhatCompilersWouldStartOrLoad) {
  const auto programs = [](const Flags &flags) { return programsIn(translateForNvcc(flags, "/w")); };
  EXPECT_EQ(programs({"-DN=1", "-I", "B", "-std=c++17", "-Xptxas", "-v", "-fplugin-arg-x=1"}), Flags{});
  EXPECT_EQ(programs({"-ccbin", "bin/g++"}), Flags{"-ccbin /w/bin/g++"});
  EXPECT_EQ(programs({"--compiler-bindir=/opt/g++"}), Flags{"--compiler-bindir /opt/g++"});
  EXPECT_EQ(programs({"-ccbin=rm", "-ccbin/opt/g++"}), (Flags{"-ccbin rm", "-ccbin/opt/g++"}));
  EXPECT_EQ(programs({"-Xcompiler", "-fplugin=./evil.so,-B./evil"}), (Flags{"-B./evil", "-fplugin=./evil.so"}));
  EXPECT_EQ(programs({"-forward-unknown-to-host-compiler", "-wrapper", "-specs=evil"}),
            (Flags{"-wrapper -specs=evil"}));
}

TEST(NvccFlags, SurvivesFlagsWithoutTheirValue) {
  for (const char *flag : {"-I", "-D", "-Xcompiler", "-maxrregcount", "-o", "-rdc", "-include", "--options-file", "-",
                           "--", "---", "", "-=", "-D="})
    translateForNvcc({flag}, "/w");
  EXPECT_EQ(hostFlagsOf({"-Xcompiler", "-iquote"}), Flags{});
}

} // namespace
} // namespace warpgrain::build

// SPDX-License-Identifier: Apache-2.0
//
// nvcc's spellings of flags, as Clang is told them.
#include "core/frontend/flags/CompileFlags.h"

#include "core/base/Files.h"
#include "core/base/TemporaryDirectory.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace warpgrain::frontend {
namespace {

using Flags = std::vector<std::string>;

Flags translated(const Flags &flags) {
  return translateFlags(flags, "/project").arguments;
}

Flags architectures(const Flags &flags) {
  return translateFlags(flags, "/project").architectures;
}

TEST(CompileFlags, IncludesAndMacrosAreKeptInEverySpelling) {
  EXPECT_EQ(translated({"-Iinc", "-I", "inc2", "-I=inc3", "--include-path", "inc4", "--include-path=inc5"}),
            (Flags{"-I", "inc", "-I", "inc2", "-I", "inc3", "-I", "inc4", "-I", "inc5"}));
  EXPECT_EQ(translated({"-I", "a,b"}), (Flags{"-I", "a", "-I", "b"}));
  EXPECT_EQ(translated({"-DA", "-D", "B=1", "--define-macro", "C=2", "-D=E=3", "-UF", "--undefine-macro=G"}),
            (Flags{"-D", "A", "-D", "B=1", "-D", "C=2", "-D", "E=3", "-U", "F", "-U", "G"}));
  EXPECT_EQ(translated({"-isystem", "s", "--system-include=t", "-include", "pre.h", "--pre-include=q.h"}),
            (Flags{"-isystem", "s", "-isystem", "t", "-include", "pre.h", "-include", "q.h"}));
  EXPECT_EQ(translated({"-isystem/s", "-include/pre.h", "-iquoteq", "-idirafter/d", "-include-path", "p"}),
            (Flags{"-isystem", "/s", "-include", "/pre.h", "-iquote", "q", "-idirafter", "/d", "-I", "p"}));
  EXPECT_EQ(translated({"-DLIST=a,b"}), (Flags{"-D", "LIST=a,b"}));
}

TEST(CompileFlags, LanguageStandardIsKept) {
  EXPECT_EQ(translated({"-std=c++17"}), Flags{"-std=c++17"});
  EXPECT_EQ(translated({"-std", "c++20"}), Flags{"-std=c++20"});
  EXPECT_EQ(translated({"--std=c++14"}), Flags{"-std=c++14"});
  EXPECT_EQ(translated({"-std=c99", "-std=gnu11", "-ansi"}), Flags{});
}

TEST(CompileFlags, ArchitecturesAreReadFromEverySpelling) {
  EXPECT_EQ(architectures({"-arch=sm_80"}), Flags{"sm_80"});
  EXPECT_EQ(architectures({"-arch", "sm_90a"}), Flags{"sm_90a"});
  EXPECT_EQ(architectures({"--gpu-architecture=compute_75"}), Flags{"sm_75"});
  EXPECT_EQ(architectures({"-gencode", "arch=compute_80,code=sm_86", "-gencode=arch=compute_90,code=sm_90"}),
            (Flags{"sm_80", "sm_90"}));
  EXPECT_EQ(architectures({"--generate-code=arch=compute_70,code=[compute_70,sm_70]"}), Flags{"sm_70"});
  EXPECT_EQ(architectures({"--cuda-gpu-arch=sm_86", "--offload-arch=sm_89"}), (Flags{"sm_86", "sm_89"}));
  EXPECT_EQ(architectures({"-arch=native", "-arch=all-major"}), Flags{});
}

TEST(CompileFlags, RelocatableDeviceCodeIsKnown) {
  const auto relocatable = [](const Flags &flags) { return translateFlags(flags, "").relocatableDeviceCode; };
  EXPECT_TRUE(relocatable({"-rdc=true"}));
  EXPECT_TRUE(relocatable({"-rdc", "true"}));
  EXPECT_TRUE(relocatable({"--relocatable-device-code=true"}));
  EXPECT_TRUE(relocatable({"-dc"}));
  EXPECT_TRUE(relocatable({"--device-c"}));
  EXPECT_FALSE(relocatable({"-rdc=false"}));
  EXPECT_FALSE(relocatable({"-rdc", "false"}));
  EXPECT_FALSE(relocatable({}));
}

TEST(CompileFlags, WhatOnlyLaterPhasesReadGoesWithItsValue) {
  EXPECT_EQ(translated({"-O3",
                        "-o",
                        "out",
                        "-lcublas",
                        "-L/lib",
                        "-L",
                        "/lib2",
                        "-Xptxas",
                        "-v",
                        "--maxrregcount",
                        "32",
                        "-lineinfo",
                        "-G",
                        "-g",
                        "--expt-relaxed-constexpr",
                        "--extended-lambda",
                        "-use_fast_math",
                        "-ccbin",
                        "g++",
                        "-x",
                        "cu",
                        "-c",
                        "--threads",
                        "4",
                        "-Xlinker",
                        "-rpath",
                        "-cudart",
                        "shared",
                        "-Xcudafe",
                        "--diag_suppress=1",
                        "-DKEPT"}),
            (Flags{"-D", "__CUDACC_RELAXED_CONSTEXPR__=1", "-D", "__CUDACC_EXTENDED_LAMBDA__=1", "-D", "KEPT"}));
}

TEST(CompileFlags, WhatNvccDefinesForItsOwnIsDefined) {
  for (const char *flag : {"--extended-lambda", "-extended-lambda", "--expt-extended-lambda"})
    EXPECT_EQ(translated({flag, "-DA"}), (Flags{"-D", "__CUDACC_EXTENDED_LAMBDA__=1", "-D", "A"})) << flag;
  EXPECT_EQ(translated({"-expt-relaxed-constexpr"}), (Flags{"-D", "__CUDACC_RELAXED_CONSTEXPR__=1"}));
}

TEST(CompileFlags, InputFilesGo) {
  EXPECT_EQ(translated({"main.cu", "-DA", "other.o", "-"}), (Flags{"-D", "A"}));
}

TEST(CompileFlags, HostFlagsAreUnwrapped) {
  EXPECT_EQ(translated({"-Xcompiler", "-DA,-Iinc"}), (Flags{"-D", "A", "-I", "inc"}));
  EXPECT_EQ(translated({"-Xcompiler=\"-fopenmp -DB\""}), (Flags{"-D", "B"}));
  EXPECT_EQ(translated({"--compiler-options", "-fno-exceptions,-O2,-march=native"}), Flags{"-fno-exceptions"});
}

TEST(CompileFlags, WerrorTakesNoFollowingFlagAlong) {
  EXPECT_EQ(translated({"-Werror", "-DA"}), (Flags{"-D", "A"}));
  EXPECT_EQ(translated({"-Werror=cross-execution-space-call", "-DA"}), (Flags{"-D", "A"}));
}

TEST(CompileFlags, ValueThatIsMissingAtTheEndDoesNoHarm) {
  for (const char *flag : {"-I", "-D", "-o", "-Xcompiler", "-gencode", "-arch", "-rdc", "-std", "--options-file", "-"})
    EXPECT_EQ(translated({"-DA", flag}).front(), "-D") << flag;
}

TEST(CompileFlags, ResponseFilesAreRead) {
  const auto folder = TemporaryDirectory::create();
  ASSERT_TRUE(folder);
  ASSERT_TRUE(writeFileAtomically(folder->path() / "flags.txt", "-DA -I inc\n-arch=sm_80 --options-file more.txt"));
  ASSERT_TRUE(writeFileAtomically(folder->path() / "more.txt", "-DB\n"));
  ASSERT_TRUE(writeFileAtomically(folder->path() / "self.txt", "-DC -optf self.txt"));
  const ClangFlags flags = translateFlags({"--options-file", "flags.txt,gone.txt"}, folder->path());
  EXPECT_EQ(flags.arguments, (Flags{"-D", "A", "-I", "inc", "-D", "B"}));
  EXPECT_EQ(flags.architectures, Flags{"sm_80"});
  EXPECT_EQ(translateFlags({"-optf", "self.txt"}, folder->path()).arguments[1], "C");
}

} // namespace
} // namespace warpgrain::frontend

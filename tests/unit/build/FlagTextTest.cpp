// SPDX-License-Identifier: Apache-2.0
#include "core/build/FlagText.h"

#include <gmock/gmock.h>

using namespace warpgrain::build;
using testing::ElementsAre;
using testing::IsEmpty;

using Flags = std::vector<std::string>;

TEST(FlagText, AFlagStandsOnALineWithItsValue) {
  EXPECT_EQ(textOfFlags({"-I", "include", "-DTILE=16", "-gencode", "arch=compute_90,code=sm_90", "-std=c++17"}),
            "-I include\n-DTILE=16\n-gencode arch=compute_90,code=sm_90\n-std=c++17");
  EXPECT_EQ(textOfFlags({}), "");
}

TEST(FlagText, WordsComeBackAsTheyWere) {
  const Flags flags{"-I", "my folder", "-DNAME=\"x\"", "-DPATH=C:\\a", "-DEMPTY=", "it's", "", "-DTWO=a  b"};
  EXPECT_EQ(flagsOfText(textOfFlags(flags)), flags);
}

TEST(FlagText, ATextIsCutAsAShellCutsIt) {
  EXPECT_THAT(flagsOfText("-DA=\"a b\"  -DB='c \"d\"'\n\t-DC=\\\"x\\\""),
              ElementsAre("-DA=a b", "-DB=c \"d\"", "-DC=\"x\""));
  EXPECT_THAT(flagsOfText("-O2 \\\n  -g"), ElementsAre("-O2", "-g"));
  EXPECT_THAT(flagsOfText("-D\"A=b \\n\" 'open end"), ElementsAre("-DA=b \\n", "open end"));
  EXPECT_THAT(flagsOfText("$HOME `date` *.h"), ElementsAre("$HOME", "`date`", "*.h"));
  EXPECT_THAT(flagsOfText(" \n "), IsEmpty());
}

TEST(FlagText, TheLastStandardHolds) {
  EXPECT_EQ(standardOf({"-std=c++14", "-O2", "--std", "c++20"}), "c++20");
  EXPECT_EQ(standardOf({"--c++-standard=gnu++17"}), "gnu++17");
  EXPECT_EQ(standardOf({"-stdlib=libc++", "-std"}), "");
}

TEST(FlagText, AnotherStandardTakesThePlaceOfAll) {
  EXPECT_THAT(withStandard({"-O2", "-std=c++14", "-g", "--std", "c++17"}, "c++20"),
              ElementsAre("-O2", "-std=c++20", "-g"));
  EXPECT_THAT(withStandard({"-O2"}, "c++20"), ElementsAre("-O2", "-std=c++20"));
  EXPECT_THAT(withStandard({"-O2", "--std", "c++17", "-g"}, ""), ElementsAre("-O2", "-g"));
}

TEST(FlagText, FastMathIsThereOnceOrNotAtAll) {
  EXPECT_TRUE(haveFastMath({"-O2", "-use_fast_math"}));
  EXPECT_FALSE(haveFastMath({"-DX=use_fast_math", "use_fast_math"}));
  EXPECT_THAT(withFastMath({"-use_fast_math", "-O2"}, true), ElementsAre("-O2", "--use_fast_math"));
  EXPECT_THAT(withFastMath({"-use_fast_math", "-O2", "--use_fast_math"}, false), ElementsAre("-O2"));
}

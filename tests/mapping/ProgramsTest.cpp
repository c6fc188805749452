// SPDX-License-Identifier: Apache-2.0
//
// Each program is compiled by the host's compiler and run; its CUDA program is run by `warpgrain-cli run`. What they
// print must be equal. `paper` has the six programs of B. Jang et al., written anew.
#include "tests/mapping/MappedProgram.h"

#include <algorithm>
#include <cctype>

namespace warpgrain::tests {
namespace {

namespace fs = std::filesystem;

std::vector<fs::path> programs() {
  std::vector<fs::path> out;
  for (const char *folder : {"paper", "programs"})
    for (const auto &entry : fs::directory_iterator(fs::path(WARPGRAIN_MAPPED_PROGRAMS) / folder))
      out.push_back(entry.path());
  std::ranges::sort(out);
  return out;
}

class SerialProgram : public MappedProgram, public testing::WithParamInterface<fs::path> {};

// MAN-E10: the best mapping, and others, with the first loop along each axis.
TEST_P(SerialProgram, CudaProgramPrintsWhatTheOriginalPrints) {
  const std::string expected = original(GetParam());
  for (const char *mapping : {"1", "2"}) {
    const auto written = map(GetParam().string(), {"--mapping", mapping});
    ASSERT_EQ(written.exitCode, 0) << written.standardError;
    std::string transfers;
    EXPECT_EQ(translated(&transfers), expected) << "with --mapping " << mapping;
    EXPECT_THAT(transfers, testing::Not(testing::HasSubstr("gpu: 0 launches")));
  }
}

INSTANTIATE_TEST_SUITE_P(All, SerialProgram, testing::ValuesIn(programs()), [](const auto &program) {
  std::string name = program.param.filename().string();
  std::ranges::replace_if(name, [](char c) { return std::isalnum(static_cast<unsigned char>(c)) == 0; }, '_');
  return name;
});

using NestsInAnotherOrder = MappedProgram;

// Also where memory overlaps, so that the order is not allowed.
TEST_F(NestsInAnotherOrder, PrintWhatTheOriginalPrints) {
  const fs::path source = fs::path(WARPGRAIN_MAPPED_PROGRAMS) / "orders/imperfect.c";
  const auto written = map(source.string());
  ASSERT_EQ(written.exitCode, 0) << written.standardError;
  for (const char *change :
       {" is distributed into 3 loops", " are interchanged.", " are one loop, around all that loop i executes",
        " counts over the greatest range that it has"})
    EXPECT_THAT(written.standardError, testing::HasSubstr(change));
  EXPECT_EQ(translated(), original(source));
}

} // namespace
} // namespace warpgrain::tests

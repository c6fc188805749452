// SPDX-License-Identifier: Apache-2.0
//
// What needs NVIDIA's own driver and a GPU; skipped by name elsewhere.
#include "tests/unit/measure/RunnerOnGpu.h"

#include <gmock/gmock.h>

#include <cstring>

namespace warpgrain::tests {
namespace {

/// `out[i] = 2 * in[i]`, in a form that every GPU's driver compiles.
constexpr const char *doublePtx = R"(.version 6.0
.target sm_50
.address_size 64
.visible .entry twice(.param .u64 out, .param .u64 in, .param .u32 n)
{
  .reg .u32 %block, %size, %thread, %i, %n;
  .reg .u64 %from, %to, %offset;
  .reg .f32 %value;
  .reg .pred %outside;
  mov.u32 %block, %ctaid.x;
  mov.u32 %size, %ntid.x;
  mov.u32 %thread, %tid.x;
  mad.lo.u32 %i, %block, %size, %thread;
  ld.param.u32 %n, [n];
  setp.ge.u32 %outside, %i, %n;
  @%outside ret;
  ld.param.u64 %from, [in];
  ld.param.u64 %to, [out];
  cvta.to.global.u64 %from, %from;
  cvta.to.global.u64 %to, %to;
  mul.wide.u32 %offset, %i, 4;
  add.u64 %from, %from, %offset;
  add.u64 %to, %to, %offset;
  ld.global.f32 %value, [%from];
  add.f32 %value, %value, %value;
  st.global.f32 [%to], %value;
  ret;
}
)";

TEST_F(RunnerOnGpu, MeasuresAKernelAndItsOutputIsRight) {
  nlohmann::json bundle = soundBundle();
  bundle["variants"][0]["kernel"] = "twice";
  std::string expected(4000, '\0');
  bundle["buffers"][1]["fill"] = {{"kind", "ramp"}, {"start", 0}, {"step", 1}};
  for (int i = 0; i < 1000; ++i) {
    const float value = 2.0F * static_cast<float>(i);
    std::memcpy(expected.data() + i * 4, &value, 4);
  }
  bundle["buffers"][0]["expected"] = "expected";
  folder_.write("expected", expected);
  folder_.write("modules/kernels", doublePtx);
  folder_.writeBundle(bundle);
  const RunnerOutcome outcome = run();
  EXPECT_EQ(outcome.exitCode, 0) << outcome.errors;
  const measure::Row row = outcome.row("good");
  EXPECT_TRUE(row.measured()) << row.reason;
  EXPECT_EQ(row.reference, "expected");
  EXPECT_GT(row.summary.median, 0);
}

TEST_F(RunnerOnGpu, MeasuresTheEnergyOfALaunchOrSaysWhyNot) {
  nlohmann::json bundle = soundBundle();
  bundle["variants"][0]["kernel"] = "twice";
  bundle["buffers"][0]["read"] = false;
  folder_.write("modules/kernels", doublePtx);
  folder_.writeBundle(bundle);
  const measure::Row row = run({"--energy"}).row("good");
  ASSERT_TRUE(row.measured()) << row.reason;
  if (!row.energy) {
    EXPECT_THAT(row.notes, testing::Contains(testing::HasSubstr("The energy is not known: ")));
    return;
  }
  // Launched on end, it draws between what an idle GPU does and what the largest one may.
  const double watts = row.energy->microjoules * static_cast<double>(row.energy->launches) / row.energy->seconds / 1e6;
  EXPECT_GT(watts, 5);
  EXPECT_LT(watts, 1500);
  EXPECT_GE(row.energy->seconds, 0.5);
}

} // namespace
} // namespace warpgrain::tests

// SPDX-License-Identifier: Apache-2.0
//
// The device's arithmetic on the CPU: exact where the device is, within CUDA's stated errors elsewhere (Programming
// Guide, "Mathematical Functions").
#include "core/memory/SmallFloats.h"
#include "tests/execute/KernelRun.h"

#include <bit>
#include <cmath>
#include <functional>

namespace warpgrain::tests {
namespace {

using Math = ExecutorTest;

struct Function {
  std::string text;
  std::function<double(double)> reference;
  double ulps;
};

/// In units of the last place of a float beside the reference.
double distance(float value, double reference) {
  const auto near = static_cast<float>(reference);
  const double unit = std::fabs(static_cast<double>(std::nextafter(near, INFINITY)) - static_cast<double>(near));
  return std::fabs(static_cast<double>(value) - reference) / unit;
}

TEST_F(Math, FunctionsOfFloatsAreWithinTheirStatedErrors) {
  const std::vector<Function> functions{
      {"sinf(x)", [](double x) { return std::sin(x); }, 2},
      {"cosf(x)", [](double x) { return std::cos(x); }, 2},
      {"tanf(x)", [](double x) { return std::tan(x); }, 4},
      {"expf(x)", [](double x) { return std::exp(x); }, 2},
      {"exp2f(x)", [](double x) { return std::exp2(x); }, 2},
      {"logf(x)", [](double x) { return std::log(x); }, 1},
      {"log2f(x)", [](double x) { return std::log2(x); }, 1},
      {"powf(x, 1.5f)", [](double x) { return std::pow(x, 1.5); }, 4},
      {"sqrtf(x)", [](double x) { return std::sqrt(x); }, 0.5},
      {"rsqrtf(x)", [](double x) { return 1 / std::sqrt(x); }, 2},
      {"cbrtf(x)", [](double x) { return std::cbrt(x); }, 1},
      {"erff(x)", [](double x) { return std::erf(x); }, 2},
      {"tgammaf(x)", [](double x) { return std::tgamma(x); }, 11},
      {"atanf(x)", [](double x) { return std::atan(x); }, 2},
      {"tanhf(x)", [](double x) { return std::tanh(x); }, 2},
      {"1.0f / x", [](double x) { return 1 / x; }, 0.5},
      {"__fsqrt_rn(x)", [](double x) { return std::sqrt(x); }, 0.5},
      {"__expf(x)", [](double x) { return std::exp(x); }, 2 + 1.173 * 8},
      {"__log2f(x)", [](double x) { return std::log2(x); }, 0.51},
      {"__fdividef(x, 3.0f)", [](double x) { return x / 3; }, 2},
      {"fmaf(x, x, 1.0f)", [](double x) { return x * x + 1; }, 0.51},
      {"hypotf(x, 2.0f)", [](double x) { return std::hypot(x, 2.0); }, 3},
  };
  std::string text = "__global__ void k(float *out, const float *in) {\n"
                     "  int i = threadIdx.x;\n  float x = in[i] * 0.0625f + 0.03125f;\n";
  for (std::size_t f = 0; f < functions.size(); ++f)
    text += "  out[" + std::to_string(f * 128) + " + i] = " + functions[f].text + ";\n";
  const KernelRun run(text + "}\n",
                      launchOf({1, 1, 1}, {128, 1, 1}, {{"out", filled(functions.size() * 128)}, {"in", ramp(128)}}));
  ASSERT_TRUE(run.outcome().succeeded()) << run.fault().text();
  const auto out = run.values<float>("out");
  for (std::size_t f = 0; f < functions.size(); ++f)
    for (std::size_t i = 0; i < 128; ++i) {
      const double x = static_cast<double>(i) * 0.0625 + 0.03125;
      EXPECT_LE(distance(out[f * 128 + i], functions[f].reference(x)), functions[f].ulps)
          << functions[f].text << " at " << x;
    }
}

TEST_F(Math, ApproximationsOfExtremeValuesAreThoseOfTheDevice) {
  const std::vector<float> in{0,       -0.0F, INFINITY, -INFINITY, NAN,     -1,   1e-40F,
                              -1e-40F, 1,     127.5F,   128,       -126.5F, -140, -151};
  std::string values;
  for (const float x : in)
    values += "__int_as_float(" + std::to_string(std::bit_cast<std::int32_t>(x)) + "), ";
  const std::vector<std::string> names{"ex2", "lg2", "rcp", "sqrt", "rsqrt"};
  std::string text = "__global__ void k(float *out) {\n  const float in[] = {" + values + "};\n";
  text += "  float x = in[threadIdx.x], r;\n";
  std::size_t rows = 0;
  for (const std::string &name : names)
    for (const char *suffix : {".approx.f32", ".approx.ftz.f32"})
      text += "  asm(\"" + name + suffix + " %0, %1;\" : \"=f\"(r) : \"f\"(x)); out[threadIdx.x + " +
              std::to_string(in.size() * rows++) + "] = r;\n";
  const KernelRun run(
      text + "}\n", launchOf({1, 1, 1}, {static_cast<unsigned>(in.size()), 1, 1}, {{"out", filled(in.size() * rows)}}));
  ASSERT_TRUE(run.outcome().succeeded()) << run.fault().text();
  const auto flushed = [](float x) { return std::fpclassify(x) == FP_SUBNORMAL ? std::copysign(0.0F, x) : x; };
  const auto exact = [](std::size_t row, double x) {
    return static_cast<float>(row == 0   ? std::exp2(x)
                              : row == 1 ? std::log2(x)
                              : row == 2 ? 1 / x
                              : row == 3 ? std::sqrt(x)
                                         : 1 / std::sqrt(x));
  };
  const auto out = run.values<float>("out");
  for (std::size_t row = 0; row < names.size(); ++row)
    for (std::size_t i = 0; i < in.size(); ++i) {
      const float plain = out[2 * row * in.size() + i];
      const float flushing = out[(2 * row + 1) * in.size() + i];
      const float wanted = exact(row, static_cast<double>(in[i]));
      const float wantedFlushing = flushed(exact(row, static_cast<double>(flushed(in[i]))));
      EXPECT_TRUE(plain == wanted || (std::isnan(plain) && std::isnan(wanted))) << names[row] << ' ' << in[i];
      EXPECT_TRUE(flushing == wantedFlushing || (std::isnan(flushing) && std::isnan(wantedFlushing)))
          << names[row] << " flushing " << in[i];
    }
}

TEST_F(Math, ProductsAndSumsAreNotContracted) {
  const KernelRun run("__global__ void k(float *out, const float *a) {\n"
                      "  int i = threadIdx.x;\n"
                      "  float x = a[i] + 1.0001f;\n"
                      "  out[2 * i] = x * x - 1.0f;\n"
                      "  out[2 * i + 1] = __fadd_rn(__fmul_rn(x, x), -1.0f);\n"
                      "}\n",
                      launchOf({1, 1, 1}, {256, 1, 1}, {{"out", filled(512)}, {"a", ramp(256)}}));
  ASSERT_TRUE(run.outcome().succeeded()) << run.fault().text();
  const auto out = run.values<float>("out");
  for (std::size_t i = 0; i < 256; ++i)
    EXPECT_EQ(out[2 * i], out[2 * i + 1]) << i;
}

TEST_F(Math, RoundingsAndConversionsAreThoseOfTheDevice) {
  const KernelRun run("__global__ void k(int *i, float *f, float big, float nan, double d) {\n"
                      "  i[0] = (int)big; i[1] = (int)-big; i[2] = (int)nan; i[3] = __float2int_rn(2.5f);\n"
                      "  i[4] = __float2int_ru(2.1f); i[5] = __float2int_rd(-2.1f); i[6] = __mulhi(1 << 30, 16);\n"
                      "  i[7] = __popc(255); i[8] = __clz(1); i[9] = __ffs(8); i[10] = __brev(1);\n"
                      "  i[11] = __byte_perm(0x03020100, 0x07060504, 0x7531); i[12] = __sad(3, -4, 5);\n"
                      "  i[13] = __funnelshift_l(0x80000000u, 1, 1);\n"
                      "  f[0] = __fadd_rz(1.0f, 1e-9f); f[1] = __fadd_ru(1.0f, 1e-9f); f[2] = __double2float_rd(d);\n"
                      "  f[3] = __double2float_ru(d); f[4] = __saturatef(1.5f); f[5] = fminf(nan, 3.0f);\n"
                      "  f[6] = __frcp_rz(3.0f); f[7] = rintf(2.5f);\n"
                      "}\n",
                      launchOf({1, 1, 1}, {1, 1, 1},
                               {{"i", filled(14)},
                                {"f", filled(8)},
                                {"big", 1e20},
                                {"nan", std::numeric_limits<double>::quiet_NaN()},
                                {"d", 0.1}}));
  ASSERT_TRUE(run.outcome().succeeded()) << run.fault().text();
  EXPECT_EQ(run.values<int>("i"),
            (std::vector<int>{INT32_MAX, INT32_MIN, 0, 2, 3, -3, 4, 8, 31, 4, INT32_MIN, 0x07050301, 12, 3}));
  const auto f = run.values<float>("f");
  EXPECT_EQ(f[0], 1.0F);
  EXPECT_EQ(f[1], std::nextafter(1.0F, 2.0F));
  EXPECT_EQ(f[2], std::nextafter(0.1F, 0.0F));
  EXPECT_EQ(f[3], 0.1F);
  EXPECT_EQ(f[4], 1.0F);
  EXPECT_EQ(f[5], 3.0F);
  EXPECT_EQ(f[6], std::nextafter(1.0F / 3.0F, 0.0F));
  EXPECT_EQ(f[7], 2.0F);
}

TEST_F(Math, HalfPrecisionRoundsOnce) {
  const KernelRun run(
      "#include <cuda_fp16.h>\n"
      "#include <cuda_bf16.h>\n"
      "__global__ void k(float *out, const __half *h, const __nv_bfloat16 *b, __half2 *p) {\n"
      "  int i = threadIdx.x;\n"
      "  __half x = h[i], y = __float2half(0.3f);\n"
      "  out[i] = __half2float(__hadd(x, y));\n"
      "  out[32 + i] = __half2float(__hmul(x, y));\n"
      "  out[64 + i] = __half2float(__hfma(x, y, y));\n"
      "  out[96 + i] = __bfloat162float(b[i] * __float2bfloat16(0.3f));\n"
      "  out[128 + i] = __hgt(x, y);\n"
      "  p[i] = __hadd2(p[i], __floats2half2_rn(1.0f, 2.0f));\n"
      "}\n",
      launchOf({1, 1, 1}, {32, 1, 1}, {{"out", filled(160)}, {"h", ramp(32)}, {"b", ramp(32)}, {"p", ramp(32)}}));
  ASSERT_TRUE(run.outcome().succeeded()) << run.fault().text();
  const auto out = run.values<float>("out");
  const auto p = run.values<std::uint16_t>("p");
  using namespace memory;
  const double third = static_cast<double>(floatOfHalf(halfOfDouble(0.3F)));
  const double bthird = static_cast<double>(floatOfBfloat(bfloatOfDouble(0.3F)));
  for (std::size_t i = 0; i < 32; ++i) {
    const auto x = static_cast<double>(i);
    EXPECT_EQ(out[i], floatOfHalf(halfOfDouble(x + third))) << i;
    EXPECT_EQ(out[32 + i], floatOfHalf(halfOfDouble(x * third))) << i;
    EXPECT_EQ(out[64 + i], floatOfHalf(halfOfDouble(x * third + third))) << i;
    EXPECT_EQ(out[96 + i], floatOfBfloat(bfloatOfDouble(x * bthird))) << i;
    EXPECT_EQ(out[128 + i], x > third ? 1.0F : 0.0F) << i;
    EXPECT_EQ(floatOfHalf(p[2 * i]), static_cast<float>(i) + 1) << i;
    EXPECT_EQ(floatOfHalf(p[2 * i + 1]), static_cast<float>(i) + 2) << i;
  }
}

TEST_F(Math, InlineAssemblyIsTranslated) {
  const KernelRun run("__global__ void k(unsigned *out, const unsigned *in) {\n"
                      "  unsigned lane, v, a, b;\n"
                      "  asm volatile(\"mov.u32 %0, %%laneid;\" : \"=r\"(lane));\n"
                      "  asm volatile(\"ld.global.cs.u32 %0, [%1];\" : \"=r\"(v) : \"l\"(in + lane));\n"
                      "  asm(\"{ .reg .u32 t; add.u32 t, %1, 7; mul.lo.u32 %0, t, 3; }\" : \"=r\"(a) : \"r\"(v));\n"
                      "  asm(\"lop3.b32 %0, %1, %2, %3, 0xE8;\" : \"=r\"(b) : \"r\"(v), \"r\"(12u), \"r\"(10u));\n"
                      "  out[lane] = a + 1000 * b;\n"
                      "}\n",
                      launchOf({1, 1, 1}, {32, 1, 1}, {{"out", filled(32)}, {"in", ramp(32)}}));
  ASSERT_TRUE(run.outcome().succeeded()) << run.fault().text();
  const auto out = run.values<std::uint32_t>("out");
  for (std::uint32_t i = 0; i < 32; ++i)
    EXPECT_EQ(out[i], (i + 7) * 3 + 1000 * ((i & 12U) | (i & 10U) | (12U & 10U))) << i;
}

TEST_F(Math, ANanHoldsTheNumberThatItIsGiven) {
  const KernelRun run("__global__ void k(double *d) { d[0] = nan(\"\"); d[1] = nan(\"0x12\"); }\n",
                      launchOf({1, 1, 1}, {1, 1, 1}, {{"d", filled(2)}}));
  ASSERT_TRUE(run.outcome().succeeded()) << run.fault().text();
  EXPECT_EQ(run.values<std::uint64_t>("d"), (std::vector<std::uint64_t>{0x7ff8000000000000, 0x7ff8000000000012}));
}

} // namespace
} // namespace warpgrain::tests

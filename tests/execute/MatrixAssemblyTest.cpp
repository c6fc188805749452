// SPDX-License-Identifier: Apache-2.0
//
// mma.sync and ldmatrix against products that the host makes. Where a thread's elements stand is written as the manual
// writes it, shape by shape (PTX ISA, "Warp-level Matrix Instructions").
#include "tests/execute/KernelRun.h"

#include <gmock/gmock.h>

namespace warpgrain::tests {
namespace {

using testing::HasSubstr;
using MatrixAssembly = ExecutorTest;

/// a is rows x depth, b depth x columns, c rows x columns; all row after row, with small whole numbers.
int elementOfA(int i) {
  return i * 7 % 13 - 5;
}

int elementOfB(int i) {
  return i * 5 % 11 - 4;
}

int elementOfC(int i) {
  return i % 9 - 3;
}

std::vector<double> product(int rows, int columns, int depth) {
  std::vector<double> out;
  for (int row = 0; row < rows; ++row)
    for (int column = 0; column < columns; ++column) {
      double sum = elementOfC(row * columns + column);
      for (int k = 0; k < depth; ++k)
        sum += elementOfA(row * depth + k) * elementOfB(k * columns + column);
      out.push_back(sum);
    }
  return out;
}

/// What a kernel leaves in d, whose body multiplies what A(row, column), B(row, column) and C(row, column) give and
/// writes it to D(row, column, value).
std::vector<double> multiplied(int rows, int columns, int depth, const std::string &body) {
  const auto number = [](int value) { return std::to_string(value); };
  const std::string text =
      "#include <cuda_fp16.h>\n#include <cuda_bf16.h>\n"
      "__device__ float A(int r, int c) { return (r * " +
      number(depth) +
      " + c) * 7 % 13 - 5; }\n"
      "__device__ float B(int r, int c) { return (r * " +
      number(columns) +
      " + c) * 5 % 11 - 4; }\n"
      "__device__ float C(int r, int c) { return (r * " +
      number(columns) +
      " + c) % 9 - 3; }\n"
      "__device__ unsigned pair(float low, float high) {\n"
      "  return __half_as_ushort(__float2half(low)) | __half_as_ushort(__float2half(high)) << 16;\n"
      "}\n"
      "__device__ unsigned bpair(float low, float high) {\n"
      "  return __bfloat16_as_ushort(__float2bfloat16(low)) |\n"
      "         __bfloat16_as_ushort(__float2bfloat16(high)) << 16;\n"
      "}\n"
      "__device__ unsigned four(float a, float b, float c, float d) {\n"
      "  return ((int)a & 255) | ((int)b & 255) << 8 | ((int)c & 255) << 16 | (unsigned)(int)d << 24;\n"
      "}\n"
      "__global__ void k(double *d) {\n"
      "  const int lane = threadIdx.x, group = lane >> 2, t = lane % 4;\n"
      "#define D(r, c, v) d[(r) * " +
      number(columns) + " + (c)] = (v)\n" + body + "}\n";
  const KernelRun run(text,
                      launchOf({1, 1, 1}, {32, 1, 1}, {{"d", filled(static_cast<std::uint64_t>(rows * columns))}}));
  EXPECT_TRUE(run.outcome().succeeded()) << run.fault().text();
  return run.values<double>("d");
}

constexpr const char *sums16x8 = "  D(group, t * 2, c0); D(group, t * 2 + 1, c1);\n"
                                 "  D(group + 8, t * 2, c2); D(group + 8, t * 2 + 1, c3);\n";
constexpr const char *summands16x8 = " c0 = C(group, t * 2), c1 = C(group, t * 2 + 1),\n"
                                     "    c2 = C(group + 8, t * 2), c3 = C(group + 8, t * 2 + 1);\n";

TEST_F(MatrixAssembly, ProductsOfHalvesAreThoseOfTheHost) {
  const std::string wide = std::string("  float") + summands16x8 +
                           "  const unsigned a0 = pair(A(group, t * 2), A(group, t * 2 + 1)),\n"
                           "    a1 = pair(A(group + 8, t * 2), A(group + 8, t * 2 + 1)),\n"
                           "    a2 = pair(A(group, t * 2 + 8), A(group, t * 2 + 9)),\n"
                           "    a3 = pair(A(group + 8, t * 2 + 8), A(group + 8, t * 2 + 9)),\n"
                           "    b0 = pair(B(t * 2, group), B(t * 2 + 1, group)),\n"
                           "    b1 = pair(B(t * 2 + 8, group), B(t * 2 + 9, group));\n"
                           "  asm volatile(\"mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3},\"\n"
                           "    \" {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};\"\n"
                           "    : \"+f\"(c0), \"+f\"(c1), \"+f\"(c2), \"+f\"(c3)\n"
                           "    : \"r\"(a0), \"r\"(a1), \"r\"(a2), \"r\"(a3), \"r\"(b0), \"r\"(b1));\n" +
                           sums16x8;
  EXPECT_EQ(multiplied(16, 8, 16, wide), product(16, 8, 16));
  const std::string toHalves =
      "  const unsigned a0 = pair(A(group, t * 2), A(group, t * 2 + 1)),\n"
      "    a1 = pair(A(group + 8, t * 2), A(group + 8, t * 2 + 1)), b0 = pair(B(t * 2, group), B(t * 2 + 1, group)),\n"
      "    c0 = pair(C(group, t * 2), C(group, t * 2 + 1)), c1 = pair(C(group + 8, t * 2), C(group + 8, t * 2 + 1));\n"
      "  unsigned d0, d1;\n"
      "  asm(\"mma.sync.aligned.m16n8k8.row.col.f16.f16.f16.f16 {%0, %1}, {%2, %3}, {%4}, {%5, %6};\"\n"
      "    : \"=r\"(d0), \"=r\"(d1) : \"r\"(a0), \"r\"(a1), \"r\"(b0), \"r\"(c0), \"r\"(c1));\n"
      "  const auto low = [](unsigned v) { return __half2float(__ushort_as_half(v & 0xffff)); };\n"
      "  D(group, t * 2, low(d0)); D(group, t * 2 + 1, low(d0 >> 16));\n"
      "  D(group + 8, t * 2, low(d1)); D(group + 8, t * 2 + 1, low(d1 >> 16));\n";
  EXPECT_EQ(multiplied(16, 8, 8, toHalves), product(16, 8, 8));
}

TEST_F(MatrixAssembly, ProductsOfBfloatsAndTf32AreThoseOfTheHost) {
  const std::string bfloats =
      std::string("  float") + summands16x8 +
      "  const unsigned a0 = bpair(A(group, t * 2), A(group, t * 2 + 1)),\n"
      "    a1 = bpair(A(group + 8, t * 2), A(group + 8, t * 2 + 1)),\n"
      "    b0 = bpair(B(t * 2, group), B(t * 2 + 1, group));\n"
      "  asm(\"mma.sync.aligned.m16n8k8.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3},\"\n"
      "    \" {%4, %5}, {%6}, {%0, %1, %2, %3};\"\n"
      "    : \"+f\"(c0), \"+f\"(c1), \"+f\"(c2), \"+f\"(c3) : \"r\"(a0), \"r\"(a1), \"r\"(b0));\n" +
      sums16x8;
  EXPECT_EQ(multiplied(16, 8, 8, bfloats), product(16, 8, 8));
  const std::string tf32 =
      std::string("  float") + summands16x8 +
      "  const unsigned a0 = __float_as_uint(A(group, t)), a1 = __float_as_uint(A(group + 8, t)),\n"
      "    a2 = __float_as_uint(A(group, t + 4)), a3 = __float_as_uint(A(group + 8, t + 4)),\n"
      "    b0 = __float_as_uint(B(t, group)), b1 = __float_as_uint(B(t + 4, group));\n"
      "  asm(\"mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32 {%0, %1, %2, %3},\"\n"
      "    \" {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};\"\n"
      "    : \"+f\"(c0), \"+f\"(c1), \"+f\"(c2), \"+f\"(c3)\n"
      "    : \"r\"(a0), \"r\"(a1), \"r\"(a2), \"r\"(a3), \"r\"(b0), \"r\"(b1));\n" +
      sums16x8;
  EXPECT_EQ(multiplied(16, 8, 8, tf32), product(16, 8, 8));
}

TEST_F(MatrixAssembly, ProductsOfBytesAndDoublesAreThoseOfTheHost) {
  const std::string bytes =
      std::string("  int") + summands16x8 +
      "  const auto a = [](int r, int c) { return four(A(r, c), A(r, c + 1), A(r, c + 2), A(r, c + 3)); };\n"
      "  const auto b = [](int r, int c) { return four(B(r, c), B(r + 1, c), B(r + 2, c), B(r + 3, c)); };\n"
      "  asm(\"mma.sync.aligned.m16n8k32.row.col.satfinite.s32.s8.s8.s32 {%0, %1, %2, %3},\"\n"
      "    \" {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};\"\n"
      "    : \"+r\"(c0), \"+r\"(c1), \"+r\"(c2), \"+r\"(c3)\n"
      "    : \"r\"(a(group, t * 4)), \"r\"(a(group + 8, t * 4)), \"r\"(a(group, t * 4 + 16)),\n"
      "      \"r\"(a(group + 8, t * 4 + 16)), \"r\"(b(t * 4, group)), \"r\"(b(t * 4 + 16, group)));\n" +
      std::string(sums16x8);
  EXPECT_EQ(multiplied(16, 8, 32, bytes), product(16, 8, 32));
  const std::string doubles =
      "  const double a0 = A(group, t), b0 = B(t, group);\n"
      "  double c0 = C(group, t * 2), c1 = C(group, t * 2 + 1);\n"
      "  asm(\"mma.sync.aligned.m8n8k4.row.col.f64.f64.f64.f64 {%0, %1}, {%2}, {%3}, {%0, %1};\"\n"
      "    : \"+d\"(c0), \"+d\"(c1) : \"d\"(a0), \"d\"(b0));\n"
      "  D(group, t * 2, c0); D(group, t * 2 + 1, c1);\n";
  EXPECT_EQ(multiplied(8, 8, 4, doubles), product(8, 8, 4));
}

/// Bytes with and without a sign in one product: 255 of the one is -1 of the other.
TEST_F(MatrixAssembly, FactorsOfAProductMayDifferInTheirSigns) {
  const KernelRun run("__global__ void k(int *out) {\n"
                      "  const unsigned ones = 0x01010101u, most = 0xffffffffu;\n"
                      "  int d0, d1, e0, e1;\n"
                      "  asm(\"mma.sync.aligned.m8n8k16.row.col.s32.u8.s8.s32 {%0, %1}, {%2}, {%3}, {%4, %4};\"\n"
                      "      : \"=r\"(d0), \"=r\"(d1) : \"r\"(most), \"r\"(ones), \"r\"(0));\n"
                      "  asm(\"mma.sync.aligned.m8n8k16.row.col.s32.s8.u8.s32 {%0, %1}, {%2}, {%3}, {%4, %4};\"\n"
                      "      : \"=r\"(e0), \"=r\"(e1) : \"r\"(most), \"r\"(ones), \"r\"(0));\n"
                      "  out[threadIdx.x] = d0; out[threadIdx.x + 32] = e1;\n"
                      "}\n",
                      launchOf({1, 1, 1}, {32, 1, 1}, {{"out", filled(64)}}));
  ASSERT_TRUE(run.outcome().succeeded()) << run.fault().text();
  const auto values = run.values<int>("out");
  EXPECT_EQ(values[5], 16 * 255);
  EXPECT_EQ(values[37], -16);
}

TEST_F(MatrixAssembly, MatricesAreLoadedAsTheManualShows) {
  // Element e of row r of matrix m is 64 m + 8 r + e; the rows are 24 halves apart.
  const KernelRun run(
      "__global__ void k(unsigned *plain, unsigned *transposed, unsigned *two) {\n"
      "  __shared__ alignas(16) unsigned short rows[32 * 24];\n"
      "  for (int e = 0; e < 8; ++e) rows[threadIdx.x * 24 + e] = threadIdx.x * 8 + e;\n"
      "  __syncwarp();\n"
      "  const unsigned a = (unsigned)__cvta_generic_to_shared(rows + threadIdx.x * 24);\n"
      "  unsigned r[4];\n"
      "  asm volatile(\"ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4];\"\n"
      "    : \"=r\"(r[0]), \"=r\"(r[1]), \"=r\"(r[2]), \"=r\"(r[3]) : \"r\"(a));\n"
      "  for (int m = 0; m < 4; ++m) plain[m * 32 + threadIdx.x] = r[m];\n"
      "  asm volatile(\"ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4];\"\n"
      "    : \"=r\"(r[0]), \"=r\"(r[1]), \"=r\"(r[2]), \"=r\"(r[3]) : \"r\"(a));\n"
      "  for (int m = 0; m < 4; ++m) transposed[m * 32 + threadIdx.x] = r[m];\n"
      "  asm volatile(\"ldmatrix.sync.aligned.m8n8.x2.shared::cta.b16 {%0, %1}, [%2 + 384];\"\n"
      "    : \"=r\"(r[0]), \"=r\"(r[1]) : \"r\"(a));\n"
      "  for (int m = 0; m < 2; ++m) two[m * 32 + threadIdx.x] = r[m];\n"
      "}\n",
      launchOf({1, 1, 1}, {32, 1, 1}, {{"plain", filled(128)}, {"transposed", filled(128)}, {"two", filled(64)}}));
  ASSERT_TRUE(run.outcome().succeeded()) << run.fault().text();
  const auto plain = run.values<unsigned>("plain");
  const auto transposed = run.values<unsigned>("transposed");
  const auto two = run.values<unsigned>("two");
  for (unsigned matrix = 0; matrix < 4; ++matrix)
    for (unsigned lane = 0; lane < 32; ++lane) {
      const unsigned row = lane / 4;
      const unsigned element = lane % 4 * 2;
      const auto at = [&](unsigned r, unsigned e) { return 64 * matrix + 8 * r + e; };
      EXPECT_EQ(plain[matrix * 32 + lane], at(row, element) | at(row, element + 1) << 16U);
      EXPECT_EQ(transposed[matrix * 32 + lane], at(element, row) | at(element + 1, row) << 16U);
      if (matrix >= 2) continue; // of two, from the second on
      EXPECT_EQ(two[matrix * 32 + lane], (at(row, element) + 64) | (at(row, element + 1) + 64) << 16U);
    }
}

/// What a warp stores with stmatrix and loads with ldmatrix, from the same rows or others, is in the same registers.
TEST_F(MatrixAssembly, MatricesAreStoredAsTheyAreLoaded) {
  const auto run = [](const std::string &way, const std::string &sync) {
    return KernelRun("__global__ void k(unsigned *out, unsigned *rows) {\n"
                     "  __shared__ alignas(16) unsigned s[256];\n"
                     "  const unsigned t = threadIdx.x, a = (unsigned)__cvta_generic_to_shared(s + t * 4);\n"
                     "  unsigned r[4];\n"
                     "  for (unsigned m = 0; m < 4; ++m) r[m] = m * 32 + t | (m * 32 + t + 1000) << 16;\n"
                     "  asm volatile(\"stmatrix.sync.aligned.m8n8.x4" +
                         way +
                         ".shared.b16 [%0], {%1, %2, %3, %4};\"\n"
                         "    :: \"r\"(a), \"r\"(r[0]), \"r\"(r[1]), \"r\"(r[2]), \"r\"(r[3]) : \"memory\");\n"
                         "  asm volatile(\"stmatrix.sync.aligned.m8n8.x1" +
                         way + ".shared::cta.b16 [%0 + 512], {%1};\" :: \"r\"(a), \"r\"(r[1]) : \"memory\");\n  " +
                         sync +
                         "\n"
                         "  for (int i = 0; i < 4; ++i) rows[t * 4 + i] = s[t * 4 + i];\n"
                         "  asm volatile(\"ldmatrix.sync.aligned.m8n8.x2" +
                         way +
                         ".shared.b16 {%0, %1}, [%2];\" : \"=r\"(r[0]), \"=r\"(r[1]) : \"r\"(a + 128 * (t / 8 * 3)));\n"
                         "  out[t] = r[0];\n"
                         "  out[32 + t] = r[1];\n"
                         "}\n",
                     launchOf({1, 1, 1}, {32, 1, 1}, {{"out", filled(64)}, {"rows", filled(128)}}));
  };
  for (const char *way : {"", ".trans"}) {
    const KernelRun ordered = run(way, "__syncwarp();");
    ASSERT_TRUE(ordered.outcome().succeeded()) << ordered.fault().text();
    for (const run::Finding &finding : ordered.outcome().findings)
      ADD_FAILURE() << finding.message;
    const auto out = ordered.values<unsigned>("out");
    for (unsigned lane = 0; lane < 32; ++lane) {
      const auto held = [lane](unsigned matrix) { return (matrix * 32 + lane) | (matrix * 32 + lane + 1000) << 16U; };
      EXPECT_EQ(out[lane], held(0)) << way;
      EXPECT_EQ(out[32 + lane], held(1)) << way; // which is behind the four
    }
    const auto rows = ordered.values<unsigned>("rows");
    EXPECT_EQ(rows[1], *way == '\0' ? (1U | 1001U << 16U) : (8U | 12U << 16U));
    const KernelRun racy = run(way, "");
    EXPECT_FALSE(racy.outcome().findings.empty()) << way;
  }
}

TEST_F(MatrixAssembly, WhatIsNotThereIsNamed) {
  const KernelRun run(
      "__global__ void k(int *out) {\n"
      "  int d;\n"
      "  asm(\"mma.sync.aligned.m8n8k128.row.col.s32.b1.b1.s32.xor.popc {%0, %0}, {%1}, {%1}, {%1, %1};\"\n"
      "      : \"=r\"(d) : \"r\"(1));\n"
      "  out[threadIdx.x] = d;\n"
      "}\n",
      launchOf({1, 1, 1}, {32, 1, 1}, {{"out", filled(32)}}));
  EXPECT_FALSE(run.outcome().succeeded());
  EXPECT_THAT(run.fault().text(), HasSubstr("mma.sync.aligned.m8n8k128"));
}

} // namespace
} // namespace warpgrain::tests

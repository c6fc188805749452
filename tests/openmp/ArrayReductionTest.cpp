// SPDX-License-Identifier: Apache-2.0
//
// Reductions of arrays, of sections and of elements.
#include "core/openmp/emit/Translate.h"
#include "tests/openmp/OpenMpSource.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace warpgrain::tests {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

std::string sourceWith(const std::string &clause, const std::string &body) {
  return "double a[8], b[2][3];\nvoid f(double *p, double *q, int n) {\n#pragma omp parallel for reduction(" + clause +
         ")\n  for (int i = 0; i < n; i++) { " + body + " }\n}\n";
}

std::vector<std::string> reasonsOf(const std::string &clause, const std::string &body) {
  return OpenMpSource(sourceWith(clause, body)).reasons();
}

std::string cudaOf(const std::string &clause, const std::string &body) {
  const OpenMpSource source(sourceWith(clause, body));
  const auto cuda = openmp::cudaText(*source.program, source.plan);
  return cuda ? cuda->text : cuda.error().message;
}

TEST(ArrayReduction, ElementsThatConstantsCount) {
  EXPECT_THAT(reasonsOf("+ : a", "a[i % 8] += i;"), IsEmpty());
  EXPECT_THAT(reasonsOf("+ : p[2:3]", "p[2 + i % 3] += i;"), IsEmpty());
  EXPECT_THAT(reasonsOf("max : p[1]", "if (q[i] > p[1]) p[1] = q[i];"), IsEmpty());
  EXPECT_THAT(reasonsOf("+ : p[0:n]", "p[i] += i;"), ElementsAre("clause-not-translated"));
  EXPECT_THAT(reasonsOf("+ : p[0:65]", "p[0] += i;"), ElementsAre("reduction-not-translated"));
  EXPECT_THAT(reasonsOf("+ : b", "b[0][0] += i;"), ElementsAre("reduction-not-translated"));
  EXPECT_THAT(reasonsOf("+ : p[3000:3]", "p[3000] += i;"), ElementsAre("private-too-large"));
  EXPECT_THAT(reasonsOf("+ : p[0:2]", "*p++ += i;"), ElementsAre("pointer-changes"));
}

TEST(ArrayReduction, EachThreadHasItsElementsByTheNameOfTheArray) {
  const std::string text = cudaOf("+ : p[2:3]", "p[2 + i % 3] += i;");
  EXPECT_THAT(text, HasSubstr("gpu::Own<double, 2, 3, 5> gpu_own_p(0);\n"
                              "  double *p = gpu_own_p.of;\n"));
  EXPECT_THAT(text, HasSubstr("gpu::reduceBlock<gpu::Plus>(gpu_own_p, gpu_parts_p);"));
  EXPECT_THAT(text, HasSubstr("gpu::Parts<double> gpu_parts_p(gpu_blocks * 3);"));
  EXPECT_THAT(text, HasSubstr("gpu_parts_p.combine<gpu::Plus>(p + 2, 3);"));
  // The array's memory is the CPU's.
  EXPECT_THAT(text, Not(HasSubstr("gpu_region.uses(p")));
  EXPECT_THAT(cudaOf("max : p[1]", "if (q[i] > p[1]) p[1] = q[i];"),
              HasSubstr("gpu::Own<double, 1, 1, 2> gpu_own_p(gpu::Neutral<gpu::Max, double>::value);"));
}

TEST(ArrayReduction, AnArrayThatIsUsedAsAnObjectIsOneInTheKernel) {
  EXPECT_THAT(cudaOf("+ : a", "double (*q)[8] = &a; (*q)[i % 8] += i;"),
              HasSubstr("gpu::Own<double, 0, 8, 8> gpu_own_a(0);\n  double (&a)[8] = gpu_own_a.of;\n"));
  EXPECT_THAT(cudaOf("max : a[2:3]", "if (a[2] < sizeof(a)) a[2] = sizeof(a);"),
              HasSubstr("gpu::Own<double, 2, 3, 8> gpu_own_a(gpu::Neutral<gpu::Max, double>::value);\n  double (&a)[8] "
                        "= gpu_own_a.of;\n"));
  // Otherwise elements behind the section take no room.
  EXPECT_THAT(cudaOf("+ : a[2:3]", "a[2] += i;"),
              HasSubstr("gpu::Own<double, 2, 3, 5> gpu_own_a(0);\n  double *a = gpu_own_a.of;\n"));
}

TEST(ArrayReduction, TheCpuHasTheArrayBeforeAndBehindTheLaunch) {
  const std::string text = cudaOf("+ : a", "a[i % 8] += i; q[i] = 1;");
  const std::size_t before = text.find("gpu::cpuChanges(a, sizeof(a));");
  const std::size_t launch = text.find("f_kernel0<<<");
  EXPECT_LT(before, launch);
  EXPECT_NE(text.find("gpu::cpuChanges(a, sizeof(a));\n", launch), std::string::npos);
}

TEST(ArrayReduction, AtomicOperationsOnTheElementsOfOneThread) {
  EXPECT_THAT(reasonsOf("+ : p[0:2]", "\n#pragma omp atomic\np[0] += i;"), ElementsAre("atomic-not-translated"));
}

} // namespace
} // namespace warpgrain::tests

// SPDX-License-Identifier: Apache-2.0
//
// What one source must know of the others, so that memory may stay on the GPU over calls between them.
#include "core/openmp/transfers/Links.h"

#include "core/openmp/emit/Translate.h"
#include "core/openmp/transfers/PlanTransfers.h"
#include "tests/openmp/OpenMpSource.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

namespace warpgrain::tests {
namespace {

using namespace openmp;

const std::string fill = "void fill(int *x, int n) {\n#pragma omp parallel for\n"
                         "  for (int i = 0; i < n; i++) x[i] = i;\n}\n";
const std::string calls = "void fill(int *x, int n);\nint sum(const int *x);\nint a[9];\n"
                          "int main(void) {\n  fill(a, 9);\n  return sum(a);\n}\n";

class Linked {
public:
  explicit Linked(const std::vector<std::string> &texts, const std::string &name = "program.c") {
    for (const std::string &each : texts)
      sources_.emplace_back(each, name);
    std::vector<PlannedSource> planned;
    for (const OpenMpSource &each : sources_)
      planned.push_back({.program = each.program.get(), .plan = &each.plan});
    links = linksOf(planned);
  }

  FunctionId function(std::size_t source, const std::string &name) const {
    const auto &all = sources_[source].program->functions;
    return FunctionId{static_cast<std::uint32_t>(std::ranges::find(all, name, &Function::name) - all.begin())};
  }

  /// What the first source knows of a function that another one defines.
  const ExternalEffects &effects(const std::string &name) const {
    const auto &all = sources_[0].program->externals;
    return links->front().externals.at(
        static_cast<std::size_t>(std::ranges::find(all, name, &External::name) - all.begin()));
  }

  /// The first source's program.
  std::string text() {
    OpenMpSource &first = sources_.front();
    planTransfers(*first.program, first.plan, TransferMode::resident, true, &links->front());
    return cudaText(*first.program, first.plan)->text;
  }

  std::optional<std::vector<Links>> links;

private:
  std::vector<OpenMpSource> sources_;
};

TEST(Links, CallsOfOtherSourcesAreSeen) {
  const Linked linked({calls, fill, "int sum(const int *x) { return x[0] + x[8]; }\n"});
  ASSERT_TRUE(linked.links);
  EXPECT_TRUE(linked.effects("fill").launches);
  const ExternalEffects &sum = linked.effects("sum");
  EXPECT_TRUE(sum.isKnown && !sum.launches && !sum.isUnknown && !sum.changesParameters);
  const Links &other = (*linked.links)[1];
  EXPECT_TRUE(other.closed.contains(linked.function(1, "fill")));
  EXPECT_TRUE(other.entered.contains(linked.function(1, "fill")));
  EXPECT_FALSE(other.recursive.contains(linked.function(1, "fill")));
  EXPECT_TRUE(linked.links->front().launching.contains(linked.function(0, "main")));
}

TEST(Links, PointersAreLoadedForFunctionsOfOtherSourcesThatOnlyRead) {
  const std::string main = "#include <stdlib.h>\nvoid fill(int *x, int n);\nint isLess(int *x);\nint main(void) {\n"
                           "  int k = 0, *both[2] = {malloc(36), malloc(36)};\n  while (isLess(both[k])) {\n"
                           "    fill(both[0], 9);\n    k = 1 - k;\n  }\n  return 0;\n}\n";
  EXPECT_THAT(Linked({main, fill, "int isLess(int *x) { return x[3] < 9; }\n"}).text(),
              testing::HasSubstr("gpu::cpuReads(both[k]), isLess(both[k])"));
  EXPECT_THAT(Linked({main, fill, "int isLess(int *x) { x[2] = 1; return x[3] < 9; }\n"}).text(),
              testing::HasSubstr("while (gpu::cpuChangesAll(), isLess(both[k])"));
}

TEST(Links, FunctionsThatReachMoreThanTheirArgumentsAreUnknown) {
  EXPECT_TRUE(Linked({calls, fill, "static int *kept;\nint sum(const int *x) { kept[1] = 3; return x[0]; }\n"})
                  .effects("sum")
                  .isUnknown);
  EXPECT_TRUE(Linked({calls, fill, "int sum(const int *x) { ((int *)x)[1] = 3; return x[0]; }\n"})
                  .effects("sum")
                  .changesParameters);
  // Over a third source.
  EXPECT_TRUE(Linked({calls, fill, "int deep(const int *x);\nint sum(const int *x) { return deep(x); }\n",
                      "int deep(const int *x) { int *y = (int *)x; y[1] = 3; return x[0]; }\n"})
                  .effects("sum")
                  .changesParameters);
  // What a function allocates itself is not what its arguments lead to.
  EXPECT_FALSE(Linked({calls, fill,
                       "#include <stdlib.h>\nint sum(const int *x) {\n  int *own = malloc(40);\n"
                       "  own[0] = x[0];\n  free(own);\n  return 1;\n}\n"})
                   .effects("sum")
                   .changesParameters);
}

TEST(Links, FunctionsOfCallersThatAreNotSeenAreOpen) {
  const std::string sum = "int sum(const int *x) { return x[0]; }\n";
  const Linked unseen({calls, fill, sum + "void other(void);\nvoid step(void) { other(); }\n"});
  EXPECT_FALSE((*unseen.links)[1].closed.contains(unseen.function(1, "fill")));
  const Linked named({calls, fill,
                      sum + "void fill(int *x, int n);\nvoid (*const later)(int *, int) = fill;\n"
                            "void use(void) { void (*f)(int *, int) = fill; (void)f; }\n"});
  EXPECT_TRUE((*named.links)[1].hidden.contains(named.function(1, "fill")));
  EXPECT_FALSE((*named.links)[1].closed.contains(named.function(1, "fill")));
}

TEST(Links, SourcesThatAreNoProgramAreNotLinked) {
  const std::string sum = "int sum(const int *x) { return x[0]; }\n";
  EXPECT_FALSE(Linked({fill, sum}).links);
  const std::string inlined = "inline " + fill;
  EXPECT_FALSE(
      Linked({inlined + "int main() { int a[9]; fill(a, 9); }\n", inlined + "void f(int *x) { fill(x, 2); }\n"},
             "program.cpp")
          .links);
}

TEST(Links, RecursionIsSeenOverSources) {
  const Linked linked({"void fill(int *x, int n);\nint main(void) { int a[9]; fill(a, 9); }\n",
                       "void again(int *x, int n);\nvoid fill(int *x, int n) {\n#pragma omp parallel for\n"
                       "  for (int i = 0; i < n; i++) x[i] = i;\n  again(x, n);\n}\n",
                       "void fill(int *x, int n);\nvoid again(int *x, int n) { if (n > 1) fill(x, n - 1); }\n"});
  EXPECT_TRUE((*linked.links)[1].recursive.contains(linked.function(1, "fill")));
}

} // namespace
} // namespace warpgrain::tests

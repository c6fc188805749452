// SPDX-License-Identifier: Apache-2.0
//
// Sources of OpenCL C: what is recorded of them.
#include "core/model/Accesses.h"
#include "core/model/Dialect.h"
#include "core/model/dialect/OpenClDialect.h"
#include "tests/support/ParsedSource.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace warpgrain::frontend {
namespace {

using namespace model;

class OpenClUnit {
public:
  explicit OpenClUnit(const std::string &text) : source_(text, /*keepPreamble=*/false, "kernel.cl") {}

  const Unit &unit() const { return source_.unit(); }

  const Function &kernel(const std::string &name = "k") const { return unit()[source_.kernel(name)]; }

  const Body &body() const { return kernel().body; }

  const Variable &variable(const std::string &name) const {
    return *std::ranges::find(body().variables, name, &Variable::name);
  }

  /// The first expression that is written so.
  const Expression &written(const std::string &text) const {
    return *std::ranges::find_if(body().expressions, [&](const Expression &e) {
      return !e.spelling.span.empty() && e.spelling.editable() && unit().textOf(e.spelling.span) == text;
    });
  }

  const Expression &call(const std::string &name) const {
    return *std::ranges::find_if(body().expressions, [&](const Expression &e) {
      return e.kind == ExpressionKind::call && e.callee.name == name;
    });
  }

  /// An expression of indices in words of CUDA.
  std::string inWords(const Expression &e) const {
    if (e.kind == ExpressionKind::builtinIndex) return cudaDialect().index(e.builtin, *e.axis);
    const char *op = e.op == Operator::times ? " * " : " + ";
    return "(" + inWords(body()[e.operands[0]]) + op + inWords(body()[e.operands[1]]) + ")";
  }

private:
  tests::ParsedSource source_;
};

TEST(OpenCl, KernelsAndTheFunctionsThatTheyCallAreRead) {
  const OpenClUnit source("float twice(float x) { return 2 * x; }\n"
                          "__kernel void k(__global float *restrict p, const int n) { p[n] = twice(p[n]); }\n"
                          "kernel void other(global int *p) { *p = 1; }\n");
  ASSERT_FALSE(source.unit().hasErrors()) << source.unit().diagnostics.front().message;
  EXPECT_EQ(source.unit().kernels().size(), 2U);
  EXPECT_EQ(source.unit().dialect, &openClDialect());
  EXPECT_EQ(source.kernel().mangledName, "k");
  EXPECT_EQ(source.kernel().signature, "k(__global float *restrict p, const int n)");
  const Expression &call = source.call("twice");
  ASSERT_TRUE(isSome(call.callee.function));
  EXPECT_EQ(source.unit()[call.callee.function].kind, FunctionKind::device);
  const Type &pointer = source.unit()[source.variable("p").type];
  EXPECT_EQ(pointer.name, "__global float *");
  EXPECT_TRUE(pointer.isRestrict);
  EXPECT_EQ(source.unit()[pointer.element].name, "float");
}

TEST(OpenCl, IndicesAreThoseOfThreadsAndBlocks) {
  const OpenClUnit source("__kernel void k(__global ulong *p) {\n"
                          "  p[0] = get_local_id(0); p[1] = get_group_id(1); p[2] = get_local_size(2);\n"
                          "  p[3] = get_num_groups(0); p[4] = get_local_id(3); p[5] = get_num_groups(7);\n}\n");
  for (const auto &[text, word] : {std::pair("get_local_id(0)", "threadIdx.x"),
                                   {"get_group_id(1)", "blockIdx.y"},
                                   {"get_local_size(2)", "blockDim.z"},
                                   {"get_num_groups(0)", "gridDim.x"}})
    EXPECT_EQ(source.inWords(source.written(text)), word);
  EXPECT_EQ(source.written("get_local_id(3)").constant, 0); // an axis that no NDRange has
  EXPECT_EQ(source.written("get_num_groups(7)").constant, 1);
}

TEST(OpenCl, PlacesInTheNdRangeAreExpressionsOfIndices) {
  const OpenClUnit source("__kernel void k(__global ulong *p) {\n"
                          "  p[0] = get_global_id(1); p[1] = get_global_size(0); p[2] = get_local_linear_id();\n}\n");
  EXPECT_EQ(source.inWords(source.written("get_global_id(1)")), "((blockIdx.y * blockDim.y) + threadIdx.y)");
  EXPECT_EQ(source.inWords(source.written("get_global_size(0)")), "(gridDim.x * blockDim.x)");
  EXPECT_EQ(source.inWords(source.written("get_local_linear_id()")),
            "((((threadIdx.z * blockDim.y) + threadIdx.y) * blockDim.x) + threadIdx.x)");
  const Expression &whole = source.written("get_global_id(1)");
  const Expression &part = source.body()[whole.operands[1]];
  EXPECT_FALSE(part.spelling.editable());
  EXPECT_EQ(part.spelling.macro, "get_global_id()");
}

TEST(OpenCl, AnIndexAlongAnAxisThatIsNotConstantIsAnUnknownCall) {
  const OpenClUnit source("__kernel void k(__global ulong *p, int d) { p[0] = get_global_id(d); }\n");
  EXPECT_EQ(openClDialect().effectOf(source.call("get_global_id").callee), CallEffect::unknown);
}

TEST(OpenCl, MemoryIsWhereItsAddressSpaceSays) {
  const OpenClUnit source("__constant float table[2] = {1.0f, 2.0f};\n"
                          "__kernel void k(__global float *out, __local float *given, __local int *moved, "
                          "__constant float *w) {\n"
                          "  __local float own[8];\n  float mine[2];\n  mine[0] = table[1];\n  moved += 2;\n"
                          "  own[0] = mine[0]; given[0] = own[0] + moved[0] + w[0]; out[0] = given[0];\n}\n");
  ASSERT_FALSE(source.unit().hasErrors());
  EXPECT_EQ(source.variable("own").space, VariableSpace::shared);
  EXPECT_EQ(source.variable("mine").space, VariableSpace::local);
  EXPECT_EQ(source.variable("table").space, VariableSpace::constantMemory);
  EXPECT_EQ(source.variable("out").space, VariableSpace::parameter);
  EXPECT_EQ(source.variable("w").space, VariableSpace::parameter);
  // A parameter for local memory is the array, unless it is given another value.
  EXPECT_EQ(source.variable("given").space, VariableSpace::sharedDynamic);
  EXPECT_EQ(source.unit()[source.variable("given").type].kind, TypeKind::array);
  EXPECT_EQ(source.variable("moved").space, VariableSpace::parameter);
  const auto accesses = accessesIn(source.body(), source.unit());
  const auto spaceOf = [&](const std::string &text) {
    return std::ranges::find_if(accesses,
                                [&](const Access &access) {
                                  return source.unit().textOf(source.body()[access.expression].spelling.span) == text;
                                })
        ->space;
  };
  EXPECT_EQ(spaceOf("given[0]"), MemorySpace::shared);
  EXPECT_EQ(spaceOf("table[1]"), MemorySpace::constant);
}

TEST(OpenCl, ARequiredWorkGroupIsTheBlock) {
  const OpenClUnit source(
      "__kernel __attribute__((reqd_work_group_size(16, 4, 1))) void k(__global int *p) { *p = 1; }\n");
  const auto launches = source.unit().launchesOf(source.unit().kernels().front());
  ASSERT_EQ(launches.size(), 1U);
  EXPECT_EQ(launches.front()->blockExtents, (Extents{{16, 4, 1}}));
  EXPECT_FALSE(isSome(launches.front()->launcher));
  EXPECT_EQ(source.unit().textOf(launches.front()->spelling.span), "reqd_work_group_size(16, 4, 1)");
}

TEST(OpenCl, VectorsAreRecordsOfTheirElements) {
  const OpenClUnit source("__kernel void k(__global float4 *p, __global float3 *q) {\n"
                          "  float4 v = p[0];\n  v.y = v.s3;\n  v = (float4)(v.x, 1.0f, 2.0f, 3.0f);\n  p[1] = v;\n"
                          "  q[0] = v.xyz;\n}\n");
  ASSERT_FALSE(source.unit().hasErrors());
  const Type &vector = source.unit()[source.variable("v").type];
  EXPECT_EQ(vector.name, "float4");
  EXPECT_EQ(vector.kind, TypeKind::record);
  ASSERT_EQ(vector.fields.size(), 4U);
  EXPECT_EQ(vector.fields[3].name, "w");
  EXPECT_EQ(vector.fields[3].offsetBytes, 12U);
  EXPECT_EQ(source.written("v.s3").name, "w");
  EXPECT_EQ(source.written("v.s3").kind, ExpressionKind::member);
  EXPECT_EQ(source.written("(float4)(v.x, 1.0f, 2.0f, 3.0f)").kind, ExpressionKind::construct);
  EXPECT_EQ(source.unit()[source.unit()[source.variable("q").type].element].sizeBytes, 16U);
}

TEST(OpenCl, AChangeOfSeveralElementsReadsTheVectorToo) {
  const OpenClUnit source("__kernel void k(__global float4 *p) { p[0].xy = p[1].zw; }\n");
  const auto accesses = accessesIn(source.body(), source.unit());
  const auto changed = std::ranges::find_if(accesses, [&](const Access &access) {
    return source.unit().textOf(source.body()[access.expression].spelling.span) == "p[0]";
  });
  ASSERT_NE(changed, accesses.end());
  EXPECT_EQ(changed->kind, AccessKind::readWrite);
}

TEST(OpenCl, VectorLoadsAndStoresAreAccesses) {
  const OpenClUnit source("__kernel void k(__global float *p, __global const float *q, int i) {\n"
                          "  vstore4(vload4(i, q), i, p);\n  vstore3(vload3(i, q), i, p);\n}\n");
  ASSERT_FALSE(source.unit().hasErrors());
  const auto accesses = accessesIn(source.body(), source.unit());
  const auto isOfFour = [&](AccessKind kind) {
    return std::ranges::any_of(accesses, [&](const Access &access) {
      const Expression &e = source.body()[access.expression];
      return access.kind == kind && isSome(e.type) && source.unit()[e.type].name == "float4";
    });
  };
  EXPECT_TRUE(isOfFour(AccessKind::read));
  EXPECT_TRUE(isOfFour(AccessKind::write));
  // Those of three leave the fourth out, and what they touch is not told.
  EXPECT_EQ(openClDialect().effectOf(source.call("vload3").callee), CallEffect::unknown);
}

TEST(OpenCl, BarriersOrderTheMemoryOfTheirFences) {
  const OpenClUnit source("__kernel void k(int flags) {\n"
                          "  barrier(CLK_LOCAL_MEM_FENCE);\n"
                          "  work_group_barrier(CLK_GLOBAL_MEM_FENCE | CLK_LOCAL_MEM_FENCE);\n}\n"
                          "__kernel void other(int flags) { barrier(CLK_GLOBAL_MEM_FENCE); barrier(flags); }\n");
  ASSERT_FALSE(source.unit().hasErrors());
  const CallMeaning local = openClDialect().call(source.call("barrier").callee);
  EXPECT_EQ(local.effect, CallEffect::blockBarrier);
  EXPECT_TRUE(local.has(CallTrait::plainBarrier));
  EXPECT_TRUE(local.has(CallTrait::ordersSharedAlone));
  EXPECT_FALSE(local.has(CallTrait::ordersOthersAlone));
  const CallMeaning both = openClDialect().call(source.call("work_group_barrier").callee);
  EXPECT_FALSE(both.has(CallTrait::ordersSharedAlone));
  EXPECT_FALSE(both.has(CallTrait::ordersOthersAlone));
  std::vector<CallMeaning> others;
  for (const Expression &e : source.kernel("other").body.expressions)
    if (e.kind == ExpressionKind::call) others.push_back(openClDialect().call(e.callee));
  ASSERT_EQ(others.size(), 2U);
  EXPECT_TRUE(others[0].has(CallTrait::ordersOthersAlone));
  EXPECT_FALSE(others[0].has(CallTrait::plainBarrier));
  // Flags that are not known order nothing for certain.
  EXPECT_TRUE(others[1].has(CallTrait::ordersOthersAlone));
  EXPECT_TRUE(others[1].has(CallTrait::ordersSharedAlone));
}

TEST(OpenCl, FunctionsOfTheLanguageAreKnownByTheirNames) {
  const OpenClUnit source("__kernel void k(__global float *p, __global int *n, volatile __local int *m) {\n"
                          "  p[0] = native_sin(p[1]) + half_exp(p[2]) + clamp(p[3], 0.0f, 1.0f) + as_float(n[0]);\n"
                          "  atomic_add(n, 2); atomic_xchg(m, 1); mem_fence(CLK_GLOBAL_MEM_FENCE);\n"
                          "  n[1] = sub_group_reduce_add(n[2]) + convert_int_sat(p[4]);\n}\n");
  ASSERT_FALSE(source.unit().hasErrors()) << source.unit().diagnostics.front().message;
  const auto effectOf = [&](const char *name) { return openClDialect().effectOf(source.call(name).callee); };
  for (const char *name : {"native_sin", "half_exp", "clamp", "convert_int_sat"})
    EXPECT_EQ(effectOf(name), CallEffect::none) << name;
  EXPECT_EQ(effectOf("atomic_add"), CallEffect::atomic);
  EXPECT_EQ(openClDialect().call(source.call("atomic_add").callee).atomic, AtomicOperation::add);
  EXPECT_EQ(effectOf("atomic_xchg"), CallEffect::atomic);
  EXPECT_EQ(effectOf("mem_fence"), CallEffect::fence);
  EXPECT_EQ(effectOf("sub_group_reduce_add"), CallEffect::unknown); // of no size that all devices share
}

TEST(OpenCl, AFunctionOfTheProgramIsItsBody) {
  const OpenClUnit source("float mix2(float a) { return a; }\n"
                          "__kernel void k(__global float *p) { p[0] = mix2(p[1]); }\n");
  EXPECT_EQ(openClDialect().effectOf(source.call("mix2").callee), CallEffect::user);
}

TEST(OpenCl, ErrorsAreTold) {
  const OpenClUnit source("__kernel void k(__global float *p) { p[0] = nothing; }\n");
  EXPECT_TRUE(source.unit().hasErrors());
  EXPECT_TRUE(source.kernel().whyNotWhole);
}

} // namespace
} // namespace warpgrain::frontend

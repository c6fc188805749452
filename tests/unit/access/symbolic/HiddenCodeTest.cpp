// SPDX-License-Identifier: Apache-2.0
//
// What is changed by code that no statement stands for (destructors, names of structured bindings, statement
// expressions) is not taken for what it was before.
#include "core/access/symbolic/SymbolicExecution.h"
#include "tests/support/ParsedSource.h"
#include "tests/unit/access/symbolic/AnnotatedKernel.h"

#include <gtest/gtest.h>

namespace warpgrain::tests {

TEST(HiddenCodeOfAccesses, NameOfAStructuredBindingIsTheMemberThatItNames) {
  expectAsAnnotated(R"(
__global__ void bound(float *out) {
  int2 q = make_int2(threadIdx.x, 2);
  auto &[x, y] = q;
  x += 5;
  out[q.x] = 0;
  // expect: out + 4*tx + 20
})");
}

/// The element is changed twice, or changed and read: no two of its accesses are told apart.
TEST(HiddenCodeOfAccesses, AChangeOfWhatTheSameExpressionChangesInMemoryIsNotFollowed) {
  for (const std::string change : {"(in[i] = 2) *= 3;", "++(++in[i]);", "i += (pairs[i] = pairs[2]).x;"}) {
    ParsedSource source("struct Pair { int x, y; };\n__global__ void k(int *in, Pair *pairs) {\n"
                        "  int i = threadIdx.x;\n  " +
                        change + "\n  in[i] = 0;\n}\n");
    const auto instances = access::executeSymbolically(source.unit(), source.kernel("k"), {});
    EXPECT_FALSE(instances.isWhole()) << change;
  }
}

/// get() of a class may do anything.
TEST(HiddenCodeOfAccesses, NameThatAFunctionGivesIsNotFollowed) {
  expectAsAnnotated(R"(
namespace std {
template <class T> struct tuple_size;
template <size_t I, class T> struct tuple_element;
}
struct Pair {
  int *p;
  template <size_t I> __device__ int get() { return *p += 1; }
};
template <> struct std::tuple_size<Pair> { static constexpr size_t value = 1; };
template <size_t I> struct std::tuple_element<I, Pair> { using type = int; };
__global__ void bound(float *out) {
  int i = threadIdx.x;
  auto [x] = Pair{&i};
  out[i] = 0;
  // expect: out NOT AFFINE: i is not followed in a function with jumps or hidden code
})");
}

TEST(HiddenCodeOfAccesses, VariableThatADestructorChangesIsNotFollowed) {
  expectAsAnnotated(R"(
struct Guard { int *p; __device__ ~Guard() { *p += 1; } };
__global__ void guarded(float *out, const int *in) {
  int i = threadIdx.x;
  out[i] = 0;
  // expect: out NOT AFFINE: i is not followed in a function with jumps or hidden code
  { Guard g{&i}; }
  out[i] = in[threadIdx.x];
  // expect: in + 4*tx
  // expect: out NOT AFFINE: i is not followed in a function with jumps or hidden code
})");
}

TEST(HiddenCodeOfAccesses, VariableThatAStatementExpressionChangesIsNotFollowed) {
  expectAsAnnotated(R"(
__global__ void inner(float *out) {
  int i = threadIdx.x;
  int j = ({ int s = 1; for (int k = 0; k < 3; ++k) s += k; i += s; s; });
  out[i] = 0;
  // expect: out NOT AFFINE: i is not followed in a function with jumps or hidden code
  out[j] = 0;
  // expect: out NOT AFFINE: ({ int s = 1; for (int k = 0; k < 3; ++k) s += k; i += s; s; }) is not followed
})");
}

TEST(HiddenCodeOfAccesses, ElementsThatAStatementExpressionMayChangeAreNotFollowed) {
  expectAsAnnotated(R"(
__global__ void inner(float *out) {
  int y = 4;
  int a[2] = {1, 2};
  int *p = &y, *q = a;
  int z = ({ *p = 6; q[1] = 7; 0; });
  out[y] = 0;
  // expect: out NOT AFFINE: y is not followed in a function with jumps or hidden code
  out[a[1]] = 0;
  // expect: out NOT AFFINE: a[1] is loaded from memory
})");
}

TEST(HiddenCodeOfAccesses, InitialValuesOfMembersThatNobodyWroteAreFollowed) {
  expectAsAnnotated(R"(
struct Base { int b = threadIdx.x; };
struct Derived : Base { int c = 2; };
__device__ int at(int d = threadIdx.x) { return d; }
__global__ void made(float *out) {
  Derived d;
  out[d.b + d.c] = 0;
  // expect: out + 4*tx + 8
  Base a{};
  out[a.b] = 0;
  // expect: out + 4*tx
  out[at()] = 0;
  // expect: out + 4*tx
})");
}

} // namespace warpgrain::tests

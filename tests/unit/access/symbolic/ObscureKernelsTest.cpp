// SPDX-License-Identifier: Apache-2.0
#include "tests/unit/access/symbolic/AnnotatedKernel.h"

#include <gtest/gtest.h>

namespace warpgrain::tests {

TEST(ObscureKernels, AnIndexThatIsLoadedIsNamed) {
  expectAsAnnotated(R"(
__global__ void gather(float *out, const float *in, const int *idx) {
  int i = blockIdx.x * 64 + threadIdx.x;
  out[i] = in[2 * idx[i] + 1];
  // expect: idx + 256*bx + 4*tx
  // expect: in NOT AFFINE: idx[i] is loaded from memory
  // expect: out + 256*bx + 4*tx
  int j = idx[i];
  out[j] = 0;
  // expect: out NOT AFFINE: idx[i] is loaded from memory
})");
}

TEST(ObscureKernels, ProductsOfIndicesAreNamed) {
  expectAsAnnotated(R"(
__global__ void products(float *a, int n) {
  int t = threadIdx.x;
  a[t * t + 1] = 0;
  // expect: a NOT AFFINE: t * t multiplies two indices
  for (int i = 0; i < n; ++i) a[i * t] = 0;
  // expect: a NOT AFFINE: i * t multiplies two indices
  a[t % n] = 0;
  // expect: a NOT AFFINE: t % n divides an index by what is no constant
})");
}

TEST(ObscureKernels, VariablesThatLoopsChangeOtherwiseAreNamed) {
  expectAsAnnotated(R"(
__global__ void search(float *a, const float *key, int n) {
  int low = threadIdx.x, high = n;
  while (low < high) {
    int middle = (low + high) / 2;
    if (a[middle] < key[threadIdx.x]) low = middle + 1; else high = middle;
    // expect: a NOT AFFINE: low = middle + 1 changes in the loop in a way that is not followed
    // expect: key + 4*tx
  }
  a[low] = 0;
  // expect: a NOT AFFINE: low = middle + 1 changes in the loop in a way that is not followed
})");
}

TEST(ObscureKernels, CountersThatOnlySomeIterationsMoveAreNotFollowed) {
  expectAsAnnotated(R"(
__global__ void compact(float *out, const float *in, int n) {
  int o = 0;
  for (int i = 0; i < n; ++i)
    if (in[i * 32 + threadIdx.x] > 0) out[o++] = 1;
    // expect: in + 4*tx + 128*k
    // expect: out NOT AFFINE: o++ changes in the loop in a way that is not followed
})");
}

TEST(ObscureKernels, PointersThatAreLoadedHaveTheirOwnBegin) {
  expectAsAnnotated(R"(
struct Node { Node *next; float value; };
__global__ void chase(float **rows, Node *list, float *out) {
  rows[3][threadIdx.x] = 0;
  // expect: rows[3] + 4*tx
  rows[threadIdx.x][2] = 0;
  // expect: rows[threadIdx.x] NOT AFFINE: rows[threadIdx.x] is loaded from memory
  for (Node *at = list; at != nullptr; at = at->next) out[threadIdx.x] += at->value;
  // expect: out + 4*tx
})");
}

TEST(ObscureKernels, WhatAtomicsAndShufflesGiveBackDiffers) {
  expectAsAnnotated(R"(
__global__ void append(int *out, int *count) {
  int i = atomicAdd(count, 1);
  // expect: count + 0
  out[i] = 0;
  // expect: out NOT AFFINE: atomicAdd(count, 1) is an atomic's old value
  int j = __shfl_sync(0xffffffff, i, 3);
  out[j] = 0;
  // expect: out NOT AFFINE: __shfl_sync(0xffffffff, i, 3) comes from other threads of the warp
})");
}

TEST(ObscureKernels, AStoreThroughAReferenceThatIsNotKnownMayChangeWhatItMayName) {
  expectAsAnnotated(R"(
__device__ int &chosen(int &a, int &b, int n) { return n > 0 ? chosen(b, a, n - 1) : a; }
__global__ void stored(int *out, int n) {
  int i = 1, j = 2;
  chosen(i, j, n) = 7;
  out[i] = 0;
  // expect: out NOT AFFINE: chosen(i, j, n) = 7 may be changed through a pointer that is not known
  out[j] = 0;
  // expect: out NOT AFFINE: chosen(i, j, n) = 7 may be changed through a pointer that is not known
})");
}

TEST(ObscureKernels, AStoreThroughAPointerToAMemberMayChangeEveryMember) {
  expectAsAnnotated(R"(
struct Pair { int a, b; };
__global__ void member(int *out, int n) {
  Pair p = {1, 2}, q = {1, 2}, r = {1, 2};
  Pair *to = &r;
  int Pair::*which = n > 3 ? &Pair::a : &Pair::b;
  p.*which = 7;
  asm("mov.u32 %0, 7;" : "=r"(q.*which));
  to->*which = 7;
  out[p.a] = 0;
  // expect: out NOT AFFINE: p.a is not followed in a function with jumps or hidden code
  out[q.a] = 0;
  // expect: out NOT AFFINE: q.a is not followed in a function with jumps or hidden code
  out[r.a] = 0;
  // expect: out NOT AFFINE: r.a is not followed in a function with jumps or hidden code
})");
}

TEST(ObscureKernels, AStoreToWhatAnExpressionNamesChangesIt) {
  expectAsAnnotated(R"(
__global__ void named(int *out, int n) {
  int i = 1, j = 2, k = 3, l = 4, m = 5, o = 6;
  (n, i) = 17;
  (n > 3 ? j : k) = 18;
  (l = 5) = 19;
  (++m) += 20;
  __extension__ o = 21;
  out[i] = 0;
  // expect: out + 68
  out[j] = 0;
  // expect: out NOT AFFINE: n > 3 ? j : k is not followed
  out[l] = 0;
  // expect: out + 76
  out[m] = 0;
  // expect: out + 104
  out[o] = 0;
  // expect: out + 84
})");
}

TEST(ObscureKernels, ACallThroughAPointerMayChangeWhatItTakesByReference) {
  expectAsAnnotated(R"(
struct Sum { int v; __device__ void add(int d) { v += d; } };
__global__ void called(int *out, int n) {
  int i = 1, j = 2;
  void (*set)(int &, int) = n > 3 ? [](int &x, int) { x = 5; } : [](int &x, int) { x = 6; };
  set(i, j);
  Sum sum = {7};
  void (Sum::*add)(int) = &Sum::add;
  (sum.*add)(8);
  out[i] = 0;
  // expect: out NOT AFFINE: i is not followed in a function with jumps or hidden code
  out[j] = 0;
  // expect: out + 8
  out[sum.v] = 0;
  // expect: out NOT AFFINE: sum.v is not followed in a function with jumps or hidden code
})");
}

TEST(ObscureKernels, AReferenceInABaseClassMayNameAnyVariable) {
  expectAsAnnotated(R"(
struct Base { int &r; };
struct Derived : Base { int y; };
struct Made : Base { __device__ Made(int &a) : Base{a} {} };
__global__ void based(int *out) {
  int i = 1, j = 2;
  Derived d{{i}, 2};
  d.r = 5;
  out[i] = 0;
  // expect: out NOT AFFINE: d.r = 5 may be changed through a pointer that is not known
  Made e(j);
  e.r = 5;
  out[j] = 0;
  // expect: out NOT AFFINE: e.r = 5 may be changed through a pointer that is not known
})");
}

TEST(ObscureKernels, APointerInMemoryMayLeadToAVariableWhoseAddressWasStored) {
  expectAsAnnotated(R"(
__global__ void leaked(int *out, int **q) {
  __shared__ int *p;
  int i = 1, j = 2;
  p = &i;
  // expect: p + 0
  *p = 5;
  // expect: p + 0
  // expect: p + 0
  out[i] = 0;
  // expect: out NOT AFFINE: *p = 5 may be changed through a pointer that is not known
  q[threadIdx.x] = &j;
  // expect: q + 8*tx
  *q[threadIdx.x] = 5;
  // expect: q + 8*tx
  // expect: q[threadIdx.x] NOT AFFINE: q[threadIdx.x] is loaded from memory
  out[j] = 0;
  // expect: out NOT AFFINE: *q[threadIdx.x] = 5 may be changed through a pointer that is not known
})");
}

} // namespace warpgrain::tests

// SPDX-License-Identifier: Apache-2.0
//
// What a pointer that is not known may lead to: variables whose address went somewhere, by whichever way.
#include "tests/unit/access/symbolic/AnnotatedKernel.h"

#include <gtest/gtest.h>

namespace warpgrain::tests {

TEST(ExposedVariables, AnArrayWhoseNameIsAPointerIsOne) {
  expectAsAnnotated(R"(
__global__ void copied(float *a) {
  int v[2] = {1, 2};
  int *p = v, *q;
  memcpy(&q, &p, sizeof q);
  a[v[0]] = 0;
  // expect: a + 4
  *q = 5;
  a[v[0]] = 0;
  // expect: a NOT AFFINE: v[0] is loaded from memory
})");
}

TEST(ExposedVariables, AnObjectThatKeepsItsOwnAddressIsOne) {
  expectAsAnnotated(R"(
struct Object {
  int v = 1;
  __device__ void set() {
    Object *me = this, *other;
    memcpy(&other, &me, sizeof me);
    other->v = 5;
  }
};
__global__ void kept(float *a) {
  Object o;
  a[o.v] = 0;
  // expect: a + 4
  o.set();
  a[o.v] = 0;
  // expect: a NOT AFFINE: other->v = 5 may be changed through a pointer that is not known
})");
}

TEST(ExposedVariables, WhatALambdaRefersToIsOne) {
  expectAsAnnotated(R"(
template <class F> __device__ void later(F f) {
  goto now;
now:
  f(5);
}
__global__ void handed(float *a) {
  int v = 1;
  auto change = [&v](int x) { v = x; };
  a[v] = 0;
  // expect: a + 4
  later(change);
  a[v] = 0;
  // expect: a NOT AFFINE: later(change) may be changed through a pointer that is not known
})");
}

TEST(ExposedVariables, WhatAMemberRefersToIsOne) {
  expectAsAnnotated(R"(
struct Holder {
  int &r;
  __device__ Holder(int &x) : r(x) {}
};
__device__ void later(Holder h);
__global__ void held(float *a) {
  int v = 1;
  Holder h(v);
  a[v] = 0;
  // expect: a + 4
  later(h);
  a[v] = 0;
  // expect: a NOT AFFINE: later(h) may be changed through a pointer that is not known
})");
}

TEST(ExposedVariables, ChangeWhereAFunctionOfTheLibraryWritesThroughAPointer) {
  expectAsAnnotated(R"(
__global__ void split(float *a, int **hidden, float x) {
  int e = 1, v = 1;
  int *p = &v;
  hidden[1] = p;
  a[e] = 0;
  // expect: a + 4
  frexpf(x, &e);
  a[e] = 0;
  // expect: a NOT AFFINE: &e is changed by a call
  a[v] = 0;
  // expect: a + 4
  frexpf(x, hidden[0]);
  a[v] = 0;
  // expect: a NOT AFFINE: hidden[0] may be changed through a pointer that is not known
})");
}

TEST(ExposedVariables, ARecordIsOneIfTheNameOfAnArrayInItIsAPointer) {
  expectAsAnnotated(R"(
struct Pair {
  int v[2];
  int w;
};
__global__ void copied(float *a, int **hidden) {
  Pair s;
  s.w = 3;
  hidden[1] = s.v;
  a[s.w] = 0;
  // expect: a + 12
  hidden[0][2] = 5;
  a[s.w] = 0;
  // expect: a NOT AFFINE: hidden[0][2] = 5 may be changed through a pointer that is not known
})");
}

TEST(ExposedVariables, BothThatAPointerMayBeChosenFromAreOnes) {
  expectAsAnnotated(R"(
__global__ void chosen(float *a, int n) {
  int x = 1, y = 2;
  int *p = n > 7 ? &x : &y;
  a[x + y] = 0;
  // expect: a + 12
  *p = 5;
  a[x] = 0;
  // expect: a NOT AFFINE: *p = 5 may be changed through a pointer that is not known
  a[y] = 0;
  // expect: a NOT AFFINE: *p = 5 may be changed through a pointer that is not known
})");
}

TEST(ExposedVariables, RemaindersOfMultiplesOfDataAreNotFollowed) {
  expectAsAnnotated(R"(
__global__ void wrapped(float *a, const int *in) {
  int d = in[threadIdx.x];
  a[d * 3 % 3] = 0;
  // expect: a NOT AFFINE: d * 3 % 3 is too large a formula to follow
})");
}

} // namespace warpgrain::tests

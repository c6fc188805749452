// SPDX-License-Identifier: Apache-2.0
//
// Variables whose bytes are written in more than one way: what they held before must not be taken for what they hold.
#include "tests/unit/access/symbolic/AnnotatedKernel.h"

#include <gtest/gtest.h>

namespace warpgrain::tests {

TEST(Objects, AMemberOfAUnionIsLostWhenAnotherIsWritten) {
  expectAsAnnotated(R"(
union Both { int i; float f; };
struct Two { int before; union { int a; float b; }; union { int c; float d; }; };
__global__ void unions(float *out, Two *two) {
  Both u;
  u.i = threadIdx.x;
  out[u.i] = 0;
  // expect: out + 4*tx
  u.f = 3.0f;
  out[u.i] = 0;
  // expect: out NOT AFFINE: u.f = 3.0f shares its bytes with a member that was written
  Two t;
  t.a = 1;
  t.c = 2;
  t.d = 0.5f;
  out[t.a] = 0;
  // expect: out + 4
  out[t.c] = 0;
  // expect: out NOT AFFINE: t.d = 0.5f shares its bytes with a member that was written
  two->c = two->a;
  // expect: two + 4
  // expect: two + 8
})");
}

TEST(Objects, AUnionMadeFromAListIsNotFollowed) {
  expectAsAnnotated(R"(
union Both { float f; int i; };
__global__ void lists(float *out) {
  Both u = {.i = (int)threadIdx.x};
  out[u.i] = 0;
  // expect: out NOT AFFINE: {.i = (int)threadIdx.x} is made by a constructor
})");
}

TEST(Objects, ABitFieldHoldsTheLowBitsOfWhatIsWritten) {
  expectAsAnnotated(R"(
struct Fields { unsigned low : 3; int high : 4; unsigned : 2; unsigned last : 5; };
__global__ void fields(float *out, Fields *all) {
  Fields f;
  f.low = 9;
  f.high = 11;
  out[f.low] = 0;
  // expect: out + 4
  out[f.high + 8] = 0;
  // expect: out + 12
  Fields g = {9, 3, 33};
  out[g.low + g.last] = 0;
  // expect: out + 8
  all[threadIdx.x].last = 1;
  // expect: all + 4*tx
})");
}

TEST(Objects, TheObjectOfAStaticMemberIsEvaluated) {
  expectAsAnnotated(R"(
struct Box {
  int v;
  static constexpr int two = 2;
  __device__ static int twice(int x) { return 2 * x; }
  __device__ Box &next() { ++v; return *this; }
};
__global__ void statics(float *out) {
  Box b{0};
  out[b.next().twice(3) + b.v * 64] = 0;
  // expect: out + 280
  Box c{0};
  out[c.next().two + threadIdx.x] = 0;
  // expect: out + 4*tx + 8
  out[c.v] = 0;
  // expect: out + 4
})");
}

TEST(Objects, AStaticMemberIsOneVariableWhateverObjectNamesIt) {
  expectAsAnnotated(R"(
struct Box {
  int v;
  static __device__ int shared;
  static __device__ int table[64];
  __device__ Box &next() { ++v; return *this; }
};
__device__ int Box::shared;
__device__ int Box::table[64];
__global__ void statics(float *out, Box *boxes) {
  Box b{0};
  b.shared = 5;
  // expect: shared + 0
  b.table[threadIdx.x] = 1;
  // expect: table + 4*tx
  boxes[threadIdx.x].table[3] = 2;
  // expect: table + 12
  b.next().table[threadIdx.x + 1] = 1;
  // expect: table + 4*tx + 4
  out[b.v] = 0;
  // expect: out + 4
})");
}

TEST(Objects, AMemberOfWhatIsChosenOrComputedFirstIsAnAccess) {
  expectAsAnnotated(R"(
__device__ int table[64];
struct Rows { int a[4]; int v; };
__global__ void chosen(float *out, Rows *rows, float4 *four, int n) {
  int i = 0;
  (++i, table)[threadIdx.x] = 1;
  // expect: table + 4*tx
  (++i, rows[threadIdx.x]).v = 3;
  // expect: rows + 20*tx + 16
  (n > 3 ? rows[2] : rows[5]).a[1] = 2;
  // expect: rows + (n >= 4 ? 40 : 100) + 4
  ((float4 &)four[threadIdx.x]).z = 1;
  // expect: four + 16*tx + 8
  out[i] = (n > 3 ? rows[2] : rows[5]).v;
  // expect: rows + (n >= 4 ? 40 : 100) + 16
  // expect: out + 8
})");
}

TEST(Objects, WritingOtherBytesOfAVariableLosesIt) {
  expectAsAnnotated(R"(
__global__ void bytes(float *out) {
  int i = 4;
  *(short *)&i = 5;
  out[i] = 0;
  // expect: out NOT AFFINE: *(short *)&i = 5 is changed through another type
  int j = 4;
  ((unsigned char *)&j)[1] = 1;
  out[j] = 0;
  // expect: out NOT AFFINE: ((unsigned char *)&j)[1] = 1 is changed through another type
  int2 v = make_int2(1, 2);
  ((int *)&v)[1] = threadIdx.x;
  out[v.y] = 0;
  // expect: out NOT AFFINE: ((int *)&v)[1] = threadIdx.x is changed through another type
  int k = threadIdx.x * 1000;
  out[*(unsigned char *)&k] = 0;
  // expect: out NOT AFFINE: *(unsigned char *)&k is read as another type
  unsigned m = threadIdx.x;
  out[*(int *)&m] = 0;
  // expect: out + 4*tx
})");
}

TEST(Objects, ElementsOfALocalArrayAreBytesToo) {
  expectAsAnnotated(R"(
__global__ void bytes(float *out) {
  int a[4] = {1, 2};
  out[a[1] + a[3]] = 0;
  // expect: out + 8
  ((char *)a)[5] = 1;
  out[a[1]] = 0;
  // expect: out NOT AFFINE: a[1] is loaded from memory
  out[a[0]] = 0;
  // expect: out + 4
  int grid[2][3] = {{1, 2, 3}, {4, 5, 6}};
  out[grid[1][2]] = 0;
  // expect: out + 24
  *(short *)&grid[1][2] = 0;
  out[grid[1][2]] = 0;
  // expect: out NOT AFFINE: grid[1][2] is loaded from memory
})");
}

TEST(Objects, APointerToOneOfTwoVariablesMayChangeBoth) {
  expectAsAnnotated(R"(
__global__ void either(float *out) {
  int x = 1, y = 2, z = 3;
  int *p = out[0] > 0 ? &x : &y;
  *p = threadIdx.x;
  out[x] = 1;
  // expect: out NOT AFFINE: *p = threadIdx.x may be changed through a pointer that is not known
  out[z] = 1;
  // expect: out + 12
  int *both[2] = {&x, &z};
  x = 5;
  z = 6;
  out[x] = 1;
  // expect: out + 20
  *both[threadIdx.x & 1] = 7;
  out[z] = 1;
  // expect: out NOT AFFINE: *both[threadIdx.x & 1] = 7 may be changed through a pointer that is not known
  int u = 1, v = 2;
  (out[1] > 0 ? u : v) = 9;
  out[u] = 1;
  // expect: out NOT AFFINE: out[1] > 0 ? u : v is not followed
})");
}

TEST(Objects, CodeThatIsNotKnownMayChangeWhatAPointerElsewhereLeadsTo) {
  expectAsAnnotated(R"(
extern __device__ void keep(int *);
extern __device__ void changeKept();
__global__ void kept(float *out) {
  int x = 1, other = 3;
  keep(&x);
  x = 5;
  out[x] = 1;
  // expect: out + 20
  changeKept();
  out[x] = 1;
  // expect: out NOT AFFINE: changeKept() may be changed through a pointer that is not known
  out[other] = 1;
  // expect: out + 12
})");
}

TEST(Objects, AnAddressThatIsANumberMayLeadToAnyVariableWhoseAddressWasTaken) {
  expectAsAnnotated(R"(
__global__ void numbers(float *out) {
  int x = 1, y = 2, z = 3, other = 4;
  unsigned long long places[3] = {(unsigned long long)&x, (unsigned long long)&y, (unsigned long long)&z};
  x = 5;
  y = 6;
  z = 7;
  *(int *)places[threadIdx.x & 1] = 8;
  out[x] = 1;
  // expect: out NOT AFFINE: *(int *)places[threadIdx.x & 1] = 8 may be changed through a pointer that is not known
  y = 6;
  atomicAdd((int *)places[threadIdx.x & 1], 1);
  out[y] = 1;
  // expect: out NOT AFFINE: (int *)places[threadIdx.x & 1] may be changed through a pointer that is not known
  int *both[2] = {&y, &z};
  z = 7;
  atomicAdd(both[threadIdx.x & 1], 1);
  out[z] = 1;
  // expect: out NOT AFFINE: both[threadIdx.x & 1] may be changed through a pointer that is not known
  out[other] = 1;
  // expect: out + 16
  z = 7;
  asm volatile("st.u32 [%0], 1;" ::"l"(places[2]) : "memory");
  out[z] = 1;
  // expect: out NOT AFFINE: asm volatile("st.u32 [%0], 1;" ::"l"(places[2]) : "memory"); may be changed through a pointer that is not known
})");
}

TEST(Objects, ElementsOfAMemberThatIsAnArrayAreFollowed) {
  expectAsAnnotated(R"(
struct Cell { int at[3]; int2 pair[2]; };
__global__ void cells(float *out) {
  Cell c;
  c.at[0] = 1;
  c.at[2] = threadIdx.x;
  c.pair[1].y = 7;
  out[c.at[0] + c.at[2]] = 0;
  // expect: out + 4*tx + 4
  int *p = c.at;
  p[1] = 5;
  *p = 6;
  out[c.at[0]] = 0;
  // expect: out + 24
  out[c.pair[1].y + c.at[1]] = 0;
  // expect: out + 48
  c.at[threadIdx.x % 3] = 0;
  out[c.at[0]] = 0;
  // expect: out NOT AFFINE: c.at[threadIdx.x % 3] = 0 is changed through another type
})");
}

TEST(Objects, ArraysInAParameterHaveOneValueForAll) {
  expectAsAnnotated(R"(
struct Shape { int dims; int stride[4]; };
__global__ void shaped(float *out, Shape shape, Shape changed) {
  out[threadIdx.x * shape.stride[1]] = 0;
  // expect: out + 4*shape.stride[1]*tx
  int at = 0;
  for (int d = 0; d < 3; ++d) at += shape.stride[d] * d;
  out[at] = 0;
  // expect: out + 4*shape.stride[1] + 8*shape.stride[d]
  changed.stride[threadIdx.x & 3] = 1;
  out[changed.stride[0]] = 0;
  // expect: out NOT AFFINE: changed.stride[threadIdx.x & 3] = 1 is changed through another type
})");
}

TEST(Objects, AReferenceInARecordIsWhatItRefersTo) {
  expectAsAnnotated(R"(
struct Holder { int &n; };
__global__ void holders(float *out) {
  int x = 1;
  Holder h{x};
  h.n = 5;
  out[x] = 0;
  // expect: out + 20
  x = 6;
  out[h.n] = 0;
  // expect: out + 24
})");
}

TEST(Objects, AParameterIsFollowedThroughALoopThatChangesItElsewhere) {
  expectAsAnnotated(R"(
__global__ void elsewhere(float *out, int x, int y, float *p, int n) {
  auto step = [&] { x += 64; };
  int *at = &y;
  float **of = &p;
  for (int i = 0; i < n; ++i) {
    out[x + threadIdx.x] = 0;
    // expect: out + 4*x + 4*tx + 256*k
    out[y + threadIdx.x] = 0;
    // expect: out + 4*y + 4*tx + 32*k
    p[threadIdx.x] = 0;
    // expect: p + 4*tx + 4*k
    step();
    *at += 8;
    *of += 1;
  }
})");
}

TEST(Objects, AMemberFunctionMayChangeAParameterInItsOwnLoop) {
  expectAsAnnotated(R"(
struct Walk {
  int at, pitch;
  __device__ void run(float *out, int n) {
    for (int i = 0; i < n; ++i) {
      out[at + threadIdx.x] = 0;
      // expect: out + 4*walk.at + 4*tx
      out[pitch + threadIdx.x] = 0;
      // expect: out + 4*walk.pitch + 4*tx
      at += 64;
    }
  }
};
__global__ void walks(float *out, Walk walk, int n) {
  walk.run(out, n);
  out[walk.at] = 0;
  // expect: out + 4*walk.at
  out[walk.pitch] = 0;
  // expect: out + 4*walk.pitch
})");
}

TEST(Objects, ACallThatMayChangeAnObjectLosesOnlyTheMembersThatItChanges) {
  expectAsAnnotated(R"(
struct Sum {
  int count, stride, first;
  __device__ int get() { return first; }
  __device__ void add() { ++count; }
};
__global__ void sums(float *out, Sum sum, int n) {
  for (int i = 0; i < n; ++i) {
    out[sum.get() + sum.stride] = 0;
    // expect: out + 4*sum.first + 4*sum.stride
    sum.add();
    out[sum.count] = 0;
    // expect: out + 4*sum.count + 4
  }
  out[sum.stride] = 0;
  // expect: out + 4*sum.stride
  Sum own{0, 3, 4};
  for (int i = 0; i < n; ++i) {
    out[own.stride + own.get()] = 0;
    // expect: out + 28
    own.add();
  }
})");
}

TEST(Objects, ARecordMadeOfAListWithOneRecordIsNoCopyOfIt) {
  expectAsAnnotated(R"(
struct Inner { int at, pitch; };
struct Outer { Inner inner; };
struct Name { Inner &of; };
__global__ void nested(float *out, Inner in) {
  Outer outer{in};
  outer.inner.at = 3;
  out[outer.inner.at + outer.inner.pitch] = 0;
  // expect: out + 4*in.pitch + 12
  out[in.at] = 0;
  // expect: out + 4*in.at
  Name name{in};
  name.of.at = 5;
  out[in.at] = 0;
  // expect: out + 20
  Inner again{in};
  out[again.at] = 0;
  // expect: out + 20
})");
}

} // namespace warpgrain::tests

// SPDX-License-Identifier: Apache-2.0
//
// Code that depends on the types of variables: arrays as objects, constants, copies that the CPU makes.
#include <cstdio>

int global[8];

template <int N>
int addToAll(int (&array)[N], int value) {
  for (int i = 0; i < N; i++)
    array[i] += value;
  return N;
}

struct Counter {
  int value;

  int get() { return value; }

  int get() const { return -value; }
};

struct Large {
  int values[400];

  int get() { return values[3]; }

  int get() const { return -values[3]; }
};

template <class T>
int kindOf(T &) {
  return 1;
}

template <class T>
int kindOf(const T &) {
  return 2;
}

static void print(const int *values, int count) {
  for (int i = 0; i < count; i++)
    std::printf("%d ", values[i]);
  std::printf("\n");
}

static void reduced() {
  int all[8] = {0}, part[10], other[64];
  for (int i = 0; i < 10; i++)
    part[i] = i;
#pragma omp parallel for reduction(+ : all)
  for (int i = 0; i < 64; i++) {
    auto address = &all;
    (*address)[1] += 1;
    all[0] += (int)((char *)(address + 1) - (char *)address);
    other[i] = addToAll(all, 1);
  }
  print(all, 8), print(other, 64);
#pragma omp parallel for reduction(+ : part[3 : 5])
  for (int i = 0; i < 64; i++) {
    int (&same)[10] = part;
    same[3 + i % 5] += sizeof(part);
    (*(&part))[4] += 1;
  }
  print(part, 10);
}

static void shared() {
  int table[8];
#pragma omp parallel for
  for (int i = 0; i < 8; i++) {
    auto address = &global;
    (*address)[i] = i + (int)((char *)(address + 1) - (char *)address);
    auto &same = table;
    (&same)[0][i] = (int)(sizeof(table) + sizeof table[0]);
  }
  print(global, 8), print(table, 8);
}

static void constants() {
  const Counter fixed{7};
  Counter changing{7};
  Large large;
  for (int i = 0; i < 400; i++)
    large.values[i] = i;
  const Large fixedLarge = large;
  const int number = 5;
  int out[16];
#pragma omp parallel for
  for (int i = 0; i < 16; i++)
    out[i] = fixed.get() * 1000 + changing.get() * 100 + fixedLarge.get() * 10 + kindOf(number) + kindOf(changing);
  print(out, 16);
}

static void copies() {
  int table[4] = {1, 2, 3, 4}, out[16];
  const int fixed[2] = {5, 6};
#pragma omp parallel firstprivate(table, fixed)
  {
    int first = table[1] + fixed[1];
#pragma omp for
    for (int i = 0; i < 16; i++)
      out[i] = table[i % 4] + fixed[i % 2] + first;
  }
  print(out, 16);
}

int main() {
  reduced();
  shared();
  constants();
  copies();
}

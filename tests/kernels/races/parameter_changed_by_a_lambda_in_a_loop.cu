// SPDX-License-Identifier: Apache-2.0
// expect: race out[x + threadIdx.x]
// Each round begins one element further, where the next thread was the round before.
__global__ void crawl(int *out, int x, int n) {
  auto step = [&] { ++x; };
  for (int i = 0; i < n; ++i) {
    out[x + threadIdx.x] = i;
    step();
  }
}

void launch(int *out, int x, int n) {
  crawl<<<1, 64>>>(out, x, n);
}

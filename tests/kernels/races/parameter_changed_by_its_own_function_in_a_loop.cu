// SPDX-License-Identifier: Apache-2.0
// expect: possible out[at + threadIdx.x]
// Each round begins one element further, where the next thread was the round before.
struct Crawl {
  int at;

  __device__ void run(int *out, int n) {
    for (int i = 0; i < n; ++i) {
      out[at + threadIdx.x] = i;
      ++at;
    }
  }
};

__global__ void crawl(int *out, Crawl from, int n) {
  from.run(out, n);
}

void launch(int *out, Crawl from, int n) {
  crawl<<<1, 64>>>(out, from, n);
}

// SPDX-License-Identifier: Apache-2.0
// expect: race mark[t / 2].low and mark[t / 2].high
// A store to a bit-field loads the word and puts the other bits back as they were.
struct Mark {
  unsigned low : 4;
  unsigned high : 12;
};

__global__ void nibbles(Mark *mark) {
  int t = threadIdx.x;
  if (t % 2 == 0)
    mark[t / 2].low = 1;
  else
    mark[t / 2].high = 2;
}

void launch(Mark *mark) {
  nibbles<<<1, 64>>>(mark);
}

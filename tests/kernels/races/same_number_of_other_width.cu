// SPDX-License-Identifier: Apache-2.0
// expect: race words[t] and bytes[4 * (t - 32) + 1]
// The numbers are equal, but the second byte of the word is 0.
__global__ void ones(int *words) {
  char *bytes = reinterpret_cast<char *>(words);
  int t = threadIdx.x;
  if (t < 32)
    words[t] = 1;
  else
    bytes[4 * (t - 32) + 1] = 1;
}

void launch(int *words) {
  ones<<<1, 64>>>(words);
}

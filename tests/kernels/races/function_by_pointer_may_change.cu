// SPDX-License-Identifier: Apache-2.0
// expect: possible seeds[0]
// launch: none: a function of the device is an argument
// Every thread hands the same number to a function that could change it; which one it is, only the caller knows.
__global__ void prepare(unsigned int *states, unsigned int *seeds, void (*begin)(unsigned int *, unsigned int *)) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  begin(&seeds[0], &states[i]);
}

void launch(unsigned int *states, unsigned int *seeds, void (*begin)(unsigned int *, unsigned int *)) {
  prepare<<<16, 128>>>(states, seeds, begin);
}

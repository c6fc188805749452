// SPDX-License-Identifier: Apache-2.0
// expect: divergent 13
// launch: none: some threads do not come to the barrier
// Where the reference leads is not known, and it may lead to the member that decides.
struct Steps {
  int at[3];
};

__global__ void chosenStep(int n) {
  Steps steps{{1, 2, 3}};
  int *step = steps.at;
  for (int i = 0; i < n; ++i) { int &own = *step; own += threadIdx.x; ++step; }
  if (steps.at[1] == 2) __syncthreads();
}

void launch(int n) {
  chosenStep<<<1, 64>>>(n);
}

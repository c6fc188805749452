// SPDX-License-Identifier: Apache-2.0
// expect: divergent 11
// The loop changes the members through a reference that leads from one to the next.
struct Steps {
  int at[3];
};

__global__ void ownSteps(int *out) {
  Steps steps{{1, 2, 3}};
  for (int &step : steps.at) step += threadIdx.x;
  if (steps.at[1] == 2) __syncthreads();
  out[threadIdx.x] = steps.at[1];
}

void launch(int *out) {
  ownSteps<<<1, 64>>>(out);
}

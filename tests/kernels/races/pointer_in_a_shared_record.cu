// SPDX-License-Identifier: Apache-2.0
// expect: possible job.data[threadIdx.x] and job.data[threadIdx.x + 1]
struct Job {
  int *data;
  int value;
};

__global__ void work(int *a, int *out) {
  __shared__ Job job;
  if (threadIdx.x == 0) {
    job.data = a;
    job.value = 2;
  }
  __syncthreads();
  job.data[threadIdx.x] = job.value;
  out[threadIdx.x] = job.data[threadIdx.x + 1];
}

void launch(int *a, int *out) {
  work<<<1, 64>>>(a, out);
}

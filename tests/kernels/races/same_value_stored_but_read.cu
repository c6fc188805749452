// SPDX-License-Identifier: Apache-2.0
// expect: benign done
// expect: race done
// The stores agree, but whether a thread sees them depends on its pace.
__global__ void stamp(int *out) {
  __shared__ int done;
  if (threadIdx.x == 0) done = 0;
  __syncthreads();
  out[threadIdx.x] = done;
  done = 1;
}

void launch(int *out) {
  stamp<<<1, 64>>>(out);
}

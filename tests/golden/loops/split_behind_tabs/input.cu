// plan: split k 8
__global__ void sum(float *out, const float *in) {
  float total = 0.0f;
  for (int k = 0; k < 64; ++k) {
	  // behind a tab
	  if (k % 3 == 0)
		  total += in[k * blockDim.x + threadIdx.x];
  }
  out[threadIdx.x] = total;
}

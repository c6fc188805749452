// plan: split k 8
__global__ void sum(float *out, const float *in) {
  float total = 0.0f;
  for (int k0 = 0; k0 < 64; k0 += 8)
    for (int k = k0; k < k0 + 8; ++k) {
	    // behind a tab
	    if (k % 3 == 0)
		    total += in[k * blockDim.x + threadIdx.x];
    }
  out[threadIdx.x] = total;
}

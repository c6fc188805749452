// plan: vectorize a 4
__global__ void w(const float *a, float *o) {
  int i = threadIdx.x * 16;
  float s = 0;
  for (int k = 0; k < 4; ++k) {
    int j = i + k;
    s += a[j + 010] + 2 * a[j + 011];
  }
  o[threadIdx.x] = s;
}

void l(float *o, float *a) {
  w<<<1, 32>>>(a, o);
}

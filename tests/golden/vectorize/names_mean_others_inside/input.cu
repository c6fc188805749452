// plan: vectorize a 4
__global__ void w(const float *a, float *o, int x) {
  const int i0 = x + 4;
  float s = i0;
  {
    int x = threadIdx.x * 4;
    for (int k = 0; k < 4; ++k) {
      const int i = x + 4 + k;
      s += a[i];
    }
  }
  o[threadIdx.x] = s;
}

void l(float *o, float *a) {
  w<<<1, 32>>>(a, o, 8);
}

// plan: vectorize b 4
__global__ void w(float *a, const float *b, int n) {
  int r = threadIdx.x;
  float s = 0, c = 0;
  for (int k = 0; k < 4; k++)
    if (k + r * 4 < n) {
      s += b[r * 4 + k];
      c += 1;
    }
  a[r] = s / c;
}

void l(float *o, float *a) {
  w<<<1, 25>>>(o, a, 102);
}

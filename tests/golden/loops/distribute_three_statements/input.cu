// plan: distribute i
__global__ void parts(float *__restrict__ a, float *__restrict__ b, float *__restrict__ c, int n) {
  // Rows in order.
#pragma unroll 2
  for (int i = 1; i < n; ++i) {
    a[i] = a[i - 1] * 0.5f; // needs the one before
    // What b needs is there already.
    b[i] = a[i] + 1.0f;

    c[i] = c[i + 1];
    c[i] += b[i - 1];
  }
}

// plan: tile i 8
__kernel void product(__global float *restrict y, __global const float *a, __global const float *x) {
  __global float *own = y + get_global_id(0) * 64;
  for (int i = 0; i < 64; ++i)
    for (int j = 0; j < 32; ++j)
      own[i] += a[i * 32 + j] * x[j];
}

// plan: tile i 8
__kernel void product(__global float *restrict y, __global const float *a, __global const float *x) {
  __global float *own = y + get_global_id(0) * 64;
  for (int i0 = 0; i0 < 64; i0 += 8)
    for (int j = 0; j < 32; ++j)
      for (int i = i0; i < i0 + 8; ++i)
        own[i] += a[i * 32 + j] * x[j];
}

// plan: fuse L4 L6
__kernel void both(__global int *restrict a, __global int *restrict b, __global const int *restrict c) {
  const int first = get_global_id(0) * 64;
  for (int i = 0; i < 64; ++i) {
    a[first + i] = mad24(i, 3, c[first + i]);
    b[first + i] = a[first + i] + max(i, c[first + i]);
  }
}

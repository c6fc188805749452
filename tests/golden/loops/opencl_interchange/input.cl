// plan: interchange i j
__kernel void rows(__global float *restrict out, __global const float *restrict in) {
  const int plane = get_global_id(0) * 256;
  for (int i = 0; i < 16; ++i)
    for (int j = 0; j < 16; ++j)
      out[plane + j * 16 + i] = in[plane + j * 16 + i] * 2.0f;
}

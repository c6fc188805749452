// plan: coarsen x 2
// Swaps the halves of vectors.
__kernel void swapped(__global float4 *out, __global const float4 *in, float4 shift) {
  float4 v = in[get_global_id(0)];
  float4 w = (float4)(v.z, v.w, v.x, v.y) + shift;
  w.xy = w.yx;
  w.s3 *= 2.0f;
  out[get_global_id(0)] = w;
}

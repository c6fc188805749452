// plan: coarsen x 2
// Swaps the halves of vectors.
__kernel void swapped(__global float4 *out, __global const float4 *in, float4 shift) {
#pragma unroll
  for (int cx = 0; cx < 2; ++cx) {
    const size_t tx = get_local_id(0) + cx * get_local_size(0);
    float4 v = in[get_group_id(0) * (get_local_size(0) * 2) + tx];
    float4 w = (float4)(v.z, v.w, v.x, v.y) + shift;
    w.xy = w.yx;
    w.s3 *= 2.0f;
    out[get_group_id(0) * (get_local_size(0) * 2) + tx] = w;
  }
}

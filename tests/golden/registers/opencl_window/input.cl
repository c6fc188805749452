// plan: scalar-replace in window
// Each work-item walks along a column; the rows at its ends have neighbours on one side only.
kernel void blur(global float *restrict out, global const float *restrict in, int width, int height) {
  const int x = get_global_id(0);
  for (int y = 0; y < height; ++y)
    if (y > 0 && y < height - 1) { // not at the ends
      const int at = y * width + x;
      out[at] = in[at - width] + in[at + width]; // without its own row
    } else {
      out[y * width + x] = 0.0f;
    }
}

// plan: scalar-replace in window
// Each work-item walks along a column; the rows at its ends have neighbours on one side only.
kernel void blur(global float *restrict out, global const float *restrict in, int width, int height) {
  const int x = get_global_id(0);
  unsigned kept = 0; // iterations in a row that have left values in these registers
  float in_atmwidth = 0.0f;
  float in_atmwidth_next = 0.0f;
  for (int y = 0; y < height; ++y) {
    const unsigned known = kept;
    kept = 0;
    if (y > 0 && y < height - 1) { // not at the ends
      const int at = y * width + x;
      if (known < 2) in_atmwidth = in[at - width];
      const float in_atpwidth = in[at + width];
      out[at] = in_atmwidth + in_atpwidth; // without its own row
      in_atmwidth = in_atmwidth_next;
      in_atmwidth_next = in_atpwidth;
      kept = known + 1;
    } else {
      out[y * width + x] = 0.0f;
    }
  }
}

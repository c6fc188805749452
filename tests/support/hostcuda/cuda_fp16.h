// SPDX-License-Identifier: Apache-2.0
//
// Half precision, rounded to the nearest, ties to even. Neither infinities nor numbers below 2^-14.
#pragma once // after <cuda_runtime.h>, which is compiled once

struct __half {
  unsigned short bits;
};

struct __half2 {
  __half x, y;
};

inline float __half2float(__half half) {
  const unsigned magnitude = half.bits & 0x7fffu;
  const unsigned word = (half.bits & 0x8000u) << 16 | (magnitude == 0 ? 0 : (magnitude << 13) + (112u << 23));
  float out;
  std::memcpy(&out, &word, 4);
  return out;
}

inline __half __float2half(float number) {
  unsigned word;
  std::memcpy(&word, &number, 4);
  const auto sign = static_cast<unsigned short>(word >> 16 & 0x8000u);
  const unsigned magnitude = word & 0x7fffffffu;
  if (magnitude < 113u << 23) return {sign};
  const unsigned rounded = magnitude + 0xfffu + (magnitude >> 13 & 1u);
  return {static_cast<unsigned short>(sign | (rounded - (112u << 23)) >> 13)};
}

inline __half __int2half_rn(int number) {
  return __float2half(static_cast<float>(number));
}

inline int __half2int_rn(__half half) {
  return static_cast<int>(std::nearbyint(__half2float(half)));
}

inline __half __hadd(__half a, __half b) {
  return __float2half(__half2float(a) + __half2float(b));
}

inline __half __hmul(__half a, __half b) {
  return __float2half(__half2float(a) * __half2float(b));
}

inline __half2 __halves2half2(__half a, __half b) {
  return {a, b};
}

inline __half2 __hadd2(__half2 a, __half2 b) {
  return {__hadd(a.x, b.x), __hadd(a.y, b.y)};
}

inline __half __low2half(__half2 pair) {
  return pair.x;
}

inline __half __high2half(__half2 pair) {
  return pair.y;
}

// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/views/support/ColourVision.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace warpgrain::tests {

namespace {

using Three = std::array<double, 3>;
using Matrix = std::array<Three, 3>;

constexpr std::array<Matrix, 4> visions{{
    {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}},
    {{{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}},
    {{{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}},
    {{{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}},
}};

constexpr Matrix toXyz{
    {{0.4124564, 0.3575761, 0.1804375}, {0.2126729, 0.7151522, 0.0721750}, {0.0193339, 0.1191920, 0.9503041}}};
constexpr Three white{0.95047, 1, 1.08883};

Three product(const Matrix &matrix, const Three &value) {
  Three out{};
  for (std::size_t row = 0; row < 3; ++row)
    for (std::size_t i = 0; i < 3; ++i)
      out[row] += matrix[row][i] * value[i];
  return out;
}

double linear(double part) {
  return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
}

double curve(double part) {
  constexpr double least = 216.0 / 24389;
  return part > least ? std::cbrt(part) : (24389.0 / 27 * part + 16) / 116;
}

Three seenBy(const Matrix &vision, const QColor &colour) {
  Three light = product(vision, {linear(colour.redF()), linear(colour.greenF()), linear(colour.blueF())});
  for (double &part : light)
    part = std::clamp(part, 0.0, 1.0);
  const Three xyz = product(toXyz, light);
  const double x = curve(xyz[0] / white[0]);
  const double y = curve(xyz[1] / white[1]);
  const double z = curve(xyz[2] / white[2]);
  return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

} // namespace

double leastDistance(const QColor &one, const QColor &other) {
  double least = 1000;
  for (const Matrix &vision : visions) {
    const Three a = seenBy(vision, one);
    const Three b = seenBy(vision, other);
    least = std::min(least, std::hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]));
  }
  return least;
}

} // namespace warpgrain::tests

// SPDX-License-Identifier: Apache-2.0
#include "core/measure/RunTimes.h"

#include <cstdio>

namespace warpgrain::measure {

namespace {

std::string secondsText(double seconds) {
  std::array<char, 32> text{};
  std::snprintf(text.data(), text.size(), "%.3f s", seconds);
  return text.data();
}

} // namespace

double RunTimes::total() const {
  double sum = 0;
  for (const auto &[name, part] : partsOfRun)
    sum += this->*part;
  return sum;
}

RunTimes &RunTimes::operator+=(const RunTimes &other) {
  for (const auto &[name, part] : partsOfRun)
    this->*part += other.*part;
  return *this;
}

std::string textOf(const RunTimes &times) {
  std::string out;
  for (const auto &[name, part] : partsOfRun)
    out += (out.empty() ? "" : ", ") + std::string(name) + " " + secondsText(times.*part);
  return out + "; " + secondsText(times.total()) + " in all";
}

} // namespace warpgrain::measure

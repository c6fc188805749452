// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <string_view>
#include <variant>
#include <vector>

namespace warpgrain::model {

/// A number that host code computes.
struct HostTextNumber {
  std::variant<std::int64_t, double> value;
  bool isGuess = false; ///< the program may compute another one
};

/// A launch of an OpenCL kernel, as the text of its host program tells it.
struct OpenClLaunch {
  std::map<std::size_t, HostTextNumber> arguments;  ///< numbers, by the position of the parameter
  std::map<std::size_t, HostTextNumber> localBytes; ///< of local memory, likewise
  std::vector<std::int64_t> items;                  ///< work-items along x, y, z; empty: not known
  std::vector<std::int64_t> group;                  ///< of a work-group; empty: not known, or left to OpenCL
  bool isShapeGuess = false;

  /// What is told: for a choice between launches.
  std::size_t known() const {
    return arguments.size() + localBytes.size() + (items.empty() ? 0 : 1) + (group.empty() ? 0 : 1);
  }
};

/// Finds the launches of a kernel in the text of a C or C++ program: clCreateKernel, clSetKernelArg and
/// clEnqueueNDRangeKernel, and the same of OpenCL's C++ classes. Numbers are macros, and variables that are set once,
/// or to one value. It reads the text alone, without its headers: for filling in what a person can change.
std::vector<OpenClLaunch> openClLaunches(std::string_view text, std::string_view kernel);

} // namespace warpgrain::model

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace warpgrain::capture {

/// What to do where a launch's memory takes more bytes than allowed.
enum class TooMuch : std::uint8_t {
  refuse,   ///< record nothing, and say so
  truncate, ///< leave out the contents that do not fit: they become zeros, and outputs are not compared
};

/// What is asked for, as the command line hands it to the library that it has loaded into a program.
struct CaptureSettings {
  std::string bundle;       ///< folder to write
  std::string reports;      ///< folder for one report of each process
  std::string kernel;       ///< see matches(); empty: any
  std::uint64_t launch = 1; ///< which of its launches, from 1, counted in each process
  std::uint64_t limitBytes = std::uint64_t{4} << 30U;
  TooMuch tooMuch = TooMuch::refuse;
  bool stops = false; ///< the process ends, with status 0, as soon as it has recorded the launch
};

/// Names of the variables that hold them.
inline constexpr const char *bundleVariable = "WARPGRAIN_CAPTURE_BUNDLE";
inline constexpr const char *reportsVariable = "WARPGRAIN_CAPTURE_REPORTS";
inline constexpr const char *kernelVariable = "WARPGRAIN_CAPTURE_KERNEL";
inline constexpr const char *launchVariable = "WARPGRAIN_CAPTURE_LAUNCH";
inline constexpr const char *limitVariable = "WARPGRAIN_CAPTURE_LIMIT";
inline constexpr const char *tooMuchVariable = "WARPGRAIN_CAPTURE_TOO_MUCH";
inline constexpr const char *stopVariable = "WARPGRAIN_CAPTURE_STOP"; ///< "1": stops

/// nullopt where this process's environment asks for no capture, or for one that cannot be.
std::optional<CaptureSettings> settingsFromEnvironment();

} // namespace warpgrain::capture

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace warpgrain::views {

/// A number or a pointer that a launch hands to a kernel.
struct LaunchParameter {
  QString path; ///< "n", "params.pitch"
  QString type; ///< "int"; of a pointer what it leads to
  bool isPointer = false;
  /// What is taken where nothing is typed: of a pointer what the accesses need, "1,048,576 elements"; of a number what
  /// the source holds, "1024 (from line 12)". Empty where that is not known.
  QString size;

  friend bool operator==(const LaunchParameter &, const LaunchParameter &) = default;
};

} // namespace warpgrain::views

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/analysis/KernelKey.h"
#include "core/base/LineIndex.h"
#include "core/model/Unit.h"

#include <filesystem>
#include <optional>
#include <vector>

namespace warpgrain::gui {

/// A place as the editor counts it.
struct Place {
  std::filesystem::path file;
  std::uint32_t line = 1;   ///< from 1
  std::uint32_t column = 1; ///< from 1, in bytes

  friend bool operator==(const Place &, const Place &) = default;
};

/// Where a kernel stands.
struct KernelPlace {
  KernelKey key;
  Place name;
  std::uint32_t firstLine = 1; ///< of the definition
  std::uint32_t lastLine = 1;
};

/// Lines of a unit's spans, counted once for each file on the analysis' thread.
class Outline {
public:
  Outline() = default;
  explicit Outline(const model::Unit &unit);

  /// Where a span begins.
  Place placeOf(const SourceSpan &span) const;

  const std::vector<KernelPlace> &kernels() const { return kernels_; }

  /// Null where there is no such kernel.
  const KernelPlace *find(const KernelKey &key) const;
  /// The kernel that a line belongs to, or null.
  const KernelPlace *at(const std::filesystem::path &file, std::uint32_t line) const;

private:
  std::vector<std::filesystem::path> files_;
  std::vector<LineIndex> lines_;
  std::vector<KernelPlace> kernels_;
};

} // namespace warpgrain::gui

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/Unit.h"
#include "core/steps/registers/RegisterEdits.h"
#include "core/steps/registers/Window.h"
#include "core/steps/rewrite/FreshNames.h"

#include <cstdint>
#include <string>
#include <vector>

namespace warpgrain::transform {

/// Writes windows: registers that a loop's iterations hand on, and a flag that tells whether the iteration before has
/// left values in them; a number of iterations where one of them waits for more than the next.
class WindowWriter {
public:
  WindowWriter(const model::Unit &unit, const model::Body &body, FreshNames &names, RegisterEdits &edits)
      : unit_(unit), body_(body), names_(names), edits_(edits) {}

  void write(const Window &window);

private:
  /// The registers of a chain by how far they are behind; the one at 0 is loaded in every iteration.
  using Registers = std::vector<std::string>;

  /// A register that is loaded where fewer iterations than `gap` lie in a row behind this one.
  struct Load {
    std::int64_t gap = 0;
    std::string words;
  };

  model::TypeId typeOf(const Window::Chain &chain) const;
  Registers registersOf(const Window::Chain &chain);
  void begin(const Window &window);
  void loadUnknown(const Window &window, const std::vector<Load> &loads);
  std::string isUnknown(std::int64_t gap) const;

  const model::Unit &unit_;
  const model::Body &body_;
  FreshNames &names_;
  RegisterEdits &edits_;
  bool counts_ = false; ///< iterations in a row, in place of a flag
  std::string kept_;    ///< what this iteration leaves for the next one: "kept"
  std::string known_;   ///< what the iteration before has left: "known"; "kept" where each iteration leaves something
};

} // namespace warpgrain::transform

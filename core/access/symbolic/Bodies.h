// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/reasons/Reason.h"
#include "core/model/BodyIndex.h"
#include "core/model/Unit.h"

#include <map>
#include <memory>
#include <optional>

namespace warpgrain::access {

/// Looks up what one run asks of function bodies, and computes each answer once.
class Bodies {
public:
  explicit Bodies(const model::Unit &unit) : unit_(unit) {}

  const model::BodyIndex &indexOf(const model::Body &body);
  /// Returns what of the body's code is not followed, as a clause: a jump, or hiddenCodeIn(). None if all is followed.
  const std::optional<dependence::Reason> &hiddenIn(const model::Body &body);

private:
  const model::Unit &unit_;
  std::map<const model::Body *, std::unique_ptr<model::BodyIndex>> indices_;
  std::map<const model::Body *, std::optional<dependence::Reason>> hidden_;
};

} // namespace warpgrain::access

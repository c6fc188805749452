// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/BodyIndex.h"
#include "core/model/Unit.h"

#include <map>
#include <memory>
#include <string>

namespace warpgrain::access {

/// Looks up what one run asks of function bodies, and computes each answer once.
class Bodies {
public:
  explicit Bodies(const model::Unit &unit) : unit_(unit) {}

  const model::BodyIndex &indexOf(const model::Body &body);
  /// Names what of the body's code is not followed: a jump, or hiddenCodeIn(). Empty where all is.
  const std::string &hiddenIn(const model::Body &body);

private:
  const model::Unit &unit_;
  std::map<const model::Body *, std::unique_ptr<model::BodyIndex>> indices_;
  std::map<const model::Body *, std::string> hidden_;
};

} // namespace warpgrain::access

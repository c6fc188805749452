// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/workflow/mapping/WriteNests.h"

#include <memory>

namespace warpgrain::gui {

/// The nests of a source, with what was asked of them.
struct NestStudy {
  workflow::MapRequest request;
  workflow::MappedSource mapped;
};

using NestStudyPointer = std::shared_ptr<const NestStudy>;

} // namespace warpgrain::gui

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/memory/ElementType.h"
#include "core/memory/Fill.h"
#include "core/memory/Tolerance.h"

namespace warpgrain::run {

// Makes the types of core/memory available in this namespace.
using memory::ElementMember;
using memory::ElementType;
using memory::Fill;
using memory::FillKind;
using memory::ScalarKind;
using memory::Tolerance;

} // namespace warpgrain::run

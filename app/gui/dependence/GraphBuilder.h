// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/analysis/Outline.h"
#include "core/dependence/relations/KernelDependences.h"
#include "views/dependence/DependenceGraph.h"

namespace warpgrain::gui {

/// What is known of a kernel's dependences, as the view shows it. On any thread.
views::DependenceGraph graphOf(const model::Unit &unit, const Outline &outline, const QString &kernel,
                               const access::KernelInstances &instances,
                               const dependence::KernelDependences &dependences);

} // namespace warpgrain::gui

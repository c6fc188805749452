// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/relations/CarriedDependences.h"

#include <functional>
#include <optional>

namespace warpgrain::dependence {

/// Two accesses, one of them writing, by which different threads of a block may come to one address at any time: with a
/// barrier between or without. Asked of the accesses that are chosen; the first pair that is found, or nothing where it
/// was shown that there is none. Rows that run into each other count as meeting.
std::optional<ThreadMeeting>
meetingOfThreads(const model::Unit &unit, const access::KernelInstances &instances,
                 const std::function<bool(const access::AccessInstance &access)> &isChosen);

} // namespace warpgrain::dependence

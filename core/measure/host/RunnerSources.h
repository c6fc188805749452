// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>

namespace warpgrain::measure {

/// What warpgrain-runner is built from, as a packed archive (.tar.gz) that is part of this program: a host builds the
/// very runner that this program understands.
std::string_view runnerSources();

/// Their fingerprint, hexadecimal.
std::string runnerSourcesPrint();

} // namespace warpgrain::measure

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

namespace warpgrain {

/// The time now as strftime() writes it: "%Y-%m-%dT%H:%M:%SZ" gives "2026-01-31T12:00:00Z".
std::string utcTime(const char *format);

} // namespace warpgrain

// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace warpgrain::executor {

/// True if a handle is a stream that the program created, or one of the default streams. The runtime's mutex must be
/// held.
bool isStream(const void *stream);

/// True if the stream synchronizes with the legacy default stream. The runtime's mutex must be held.
bool waitsForLegacyStream(const void *stream);

} // namespace warpgrain::executor

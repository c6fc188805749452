// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace warpgrain::executor {

/// Whether a handle is a stream: one that the program made, or one of the streams that are always there. The runtime's
/// mutex must be held.
bool isStream(const void *stream);

/// Whether its work waits for that of the stream that is there without being made, and the other way round. The
/// runtime's mutex must be held.
bool waitsForLegacyStream(const void *stream);

} // namespace warpgrain::executor

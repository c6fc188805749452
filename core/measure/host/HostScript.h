// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace warpgrain::measure {

/// The first line that is sent to a host, whatever shell is there: it answers with the next line, and a POSIX shell
/// reads what follows.
inline constexpr std::string_view hostGreeting = "echo warpgrain-host ready; exec /bin/sh\n";

/// What begins a line that is the script's and not the runner's.
inline constexpr std::string_view hostLead = "warpgrain-host ";

/// What a host is asked for.
struct HostTask {
  std::string sources;           ///< fingerprint of the runner's sources, hexadecimal
  std::uint64_t sourceBytes = 0; ///< of their packed archive
  std::string bundle;            ///< fingerprint of the bundle, hexadecimal
  std::uint64_t bundleBytes = 0; ///< of its archive
  std::vector<std::string> runnerArguments;
};

/// A script for /bin/sh that builds the runner where it is not there yet, takes the bundle where it is not there yet,
/// runs, and prints the runner's lines. Its own lines:
///
///     ready               after the greeting
///     send sources|bundle wants the bytes of the archive, and waits for them
///     building            compiles the runner
///     running             the runner's lines follow
///     ended N             the runner's exit code; waits for a line "kept", and removes the bundle after it
///     failed TEXT         why it cannot go on
///
/// It keeps its files in $WARPGRAIN_CACHE, else $XDG_CACHE_HOME/warpgrain, else ~/.cache/warpgrain: the runner for
/// good, a bundle until all of it was measured and told (a month at most).
std::string hostScript(const HostTask &task);

/// A word for a POSIX shell.
std::string shellQuoted(std::string_view word);

/// The words of a command as a person writes it; '…' and "…" hold words with blanks together. Empty where a quote has
/// no end.
std::vector<std::string> commandWords(std::string_view text);

} // namespace warpgrain::measure

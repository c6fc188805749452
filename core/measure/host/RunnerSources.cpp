// SPDX-License-Identifier: Apache-2.0
#include "core/measure/host/RunnerSources.h"

#include "core/measure/Fingerprint.h"

// The archive is made by the build; only the assembler can take it as it is.
__asm__(".section .rodata\n"
        ".balign 16\n"
        "warpgrain_runner_sources_begin:\n"
        ".incbin \"" WARPGRAIN_RUNNER_SOURCES "\"\n"
        "warpgrain_runner_sources_end:\n"
        ".byte 0\n"
        ".text\n");

extern "C" {
// NOLINTBEGIN(readability-identifier-naming): the assembler's names
extern const char warpgrain_runner_sources_begin[];
extern const char warpgrain_runner_sources_end[];
// NOLINTEND(readability-identifier-naming)
}

namespace warpgrain::measure {

std::string_view runnerSources() {
  return {warpgrain_runner_sources_begin, warpgrain_runner_sources_end};
}

std::string runnerSourcesPrint() {
  static const std::string print = [] {
    Fingerprint out;
    out.add(runnerSources());
    return out.text();
  }();
  return print;
}

} // namespace warpgrain::measure

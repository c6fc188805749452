// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/tune/store/Record.h"
#include "core/workflow/openmpc/ProgramSearch.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace warpgrain::workflow {

/// Is part of every key: another one makes all older records those of other programs.
inline constexpr std::string_view trialScheme = "warpgrain-openmpc-1";

/// A hash of a program's arguments, of the sizes and times of the files among them, and of the tolerance that its
/// outputs are compared with.
std::string hashOfRun(const ProgramInput &input, double tolerance);

/// Puts the answer of a trial into its record, whose key, findings and environment are there: its times as a row of
/// whole-program samples, its counts as findings.
void putTrialInto(tune::Record &record, const ProgramTrial &trial);

/// The trial that the newest record with a finding tells of; none where there is no such record, or where one of a
/// measurement has no times.
std::optional<ProgramTrial> newestTrialIn(const std::vector<tune::Record> &records, const std::string &finding);

} // namespace warpgrain::workflow

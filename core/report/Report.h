// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/symbolic/LaunchContext.h"
#include "core/base/Cancellation.h"
#include "core/device/MultiprocessorLimits.h"
#include "core/findings/Finding.h"
#include "core/report/Differences.h"
#include "core/run/KernelSubject.h"
#include "core/run/launch/SourceNumbers.h"
#include "core/session/HandSource.h"
#include "core/session/Variant.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace warpgrain::report {

/// A place in the source.
struct ReportPlace {
  std::string file; ///< its name, without folders
  std::uint32_t line = 0;
};

/// A number of the launch that was taken from the source.
struct TakenNumber {
  std::string name;
  std::string value;
  std::uint32_t line = 0;
  bool isGuess = false;
};

/// All that a report tells, as values: nothing refers to the source any more.
struct Report {
  std::string version; ///< of this program
  std::string date;    ///< "2026-01-31 12:00 UTC"
  std::string kernel;  ///< qualified name
  std::string instance;
  std::string source; ///< the path of the main file
  std::string architecture;
  std::string products; ///< of the architecture: "Hopper (H100, H200)"; empty: none is named
  std::string gpu;      ///< whose times are modelled; empty: none
  std::optional<device::MultiprocessorLimits> limits;
  std::string toolkit; ///< its version; empty: there is none
  access::LaunchContext launch;
  std::uint32_t dynamicSharedBytes = 0;
  std::vector<TakenNumber> taken;
  findings::KernelFindings findings;            ///< of the original
  std::vector<std::vector<ReportPlace>> places; ///< of findings.list, in its order
  session::Variant chosen;                      ///< what stands beside the original; no steps: nothing does
  std::string patch;                            ///< what it changes, as a unified diff
  std::vector<Difference> differences;          ///< between the original and the chosen one
  std::string noDifferences;                    ///< why there are none, where there is a plan: a sentence
  std::vector<session::Variant> variants;       ///< the rows of the table
  std::string whyNotRun;                        ///< a sentence, where variants were to be run and could not be
};

/// What a report is made of.
struct ReportTask {
  run::KernelSubject subject;   ///< with a way to parse
  access::LaunchContext launch; ///< as far as it is known
  std::vector<run::SourceNumber> taken;
  bool isGuessed = false; ///< numbers of the launch are guesses
  std::uint32_t dynamicSharedBytes = 0;
  session::Variant chosen;                ///< with its text, where it has steps and they are legal
  std::vector<session::Variant> variants; ///< as they were built, run and measured
  bool looksForMends = true;
  session::OpenHand openHand = {}; ///< reads the chosen one where a person wrote it
};

/// True where a path leads to a file of the unit: a report must not take its place.
bool isFileOf(const model::Unit &unit, const std::filesystem::path &path);

/// Analyses the original and the chosen variant, and puts everything together. Reads the variant's text; runs nothing.
Report makeReport(const ReportTask &task, const CancellationToken &cancel = {});

} // namespace warpgrain::report

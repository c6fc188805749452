// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/Launch.h"
#include "core/model/Unit.h"
#include "core/run/launch/LaunchForm.h"
#include "core/session/RecordedSession.h"
#include "core/session/Variant.h"

#include <map>
#include <optional>
#include <string>

namespace warpgrain::session {

/// What a time may be compared with: a kernel as it is looked at now.
struct LookedAt {
  std::string textPrint;       ///< of the source
  std::string symbol;          ///< that compilers give the kernel, or its instantiation that is looked at; may be empty
  bool isOneOfSeveral = false; ///< the kernel is a template of which the unit uses several instantiations
  std::string architecture;
};

/// `instance` selects an instantiation of a template ("<16, float>"); empty for the first.
LookedAt lookedAt(const model::Unit &unit, model::FunctionId kernel, const std::string &instance,
                  const std::string &architecture);

/// Why a recorded time says nothing of a variant's text.
enum class Foreign : std::uint8_t {
  otherText,         ///< of the source
  otherInstance,     ///< of the template
  unknownInstance,   ///< the recording does not say which one of several
  otherArchitecture, ///< the code was compiled for another one
  otherCode,         ///< machine code than the variant's, which is compiled
};

/// Nothing: the time is of this text.
std::optional<Foreign> whyForeign(const RecordedSession &recording, const Variant &variant, const LookedAt &now);

/// A sentence: "This time was recorded of another text of the source."
std::string sentenceOf(Foreign why, const RecordedSession &recording);

/// A recorded result as a row's measurement; foreign, with a sentence that says so, where whyForeign() has a reason.
VariantMeasurement recordedMeasurement(const RecordedSession &recording, const measure::Row &row,
                                       const Variant &variant, const LookedAt &now);

/// What is said of a launch.
struct KnownLaunch {
  model::Extents grid;
  model::Extents block;
  std::optional<std::uint64_t> sharedBytes;
  std::map<std::string, run::ArgumentForm> arguments;
};

KnownLaunch knownLaunch(const run::LaunchForm &form);

/// True where both say something of one thing, and not the same. What one of them leaves out is no contradiction: a
/// recording need not say all, and so need not a form.
bool contradict(const KnownLaunch &one, const KnownLaunch &other);

} // namespace warpgrain::session

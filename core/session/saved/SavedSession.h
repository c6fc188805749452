// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"
#include "core/plan/PlanDraft.h"
#include "core/session/saved/SavedResults.h"

#include <array>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace warpgrain::session {

/// The newest version of the files. Files of newer versions are read as far as they are understood. A session is
/// written as the oldest version that has all it holds: 2 where there are kernels by hand, 3 where several files are
/// open, 4 where rows are written that nvcc does not compile.
inline constexpr std::uint64_t savedSessionVersion = 4;

/// ".warpgrain"
inline constexpr std::string_view savedSessionSuffix = ".warpgrain";

/// A source that a session refers to.
struct SavedSource {
  std::filesystem::path path; ///< absolute
  std::string hash;           ///< sourceHashOf() its bytes on disk when the session was saved
  /// These bytes, to be compared with what lies there later. Left out where they are no UTF-8 or very large.
  std::optional<std::string> text;
  /// What was typed and not saved, as UTF-8. Only files for recovery have it.
  std::optional<std::string> unsaved;

  friend bool operator==(const SavedSource &, const SavedSource &) = default;
};

/// A launch as a person has typed it.
struct SavedLaunch {
  model::Extents block;
  model::Extents grid;
  std::optional<std::uint32_t> sharedBytes;
  run::LaunchForm form;

  friend bool operator==(const SavedLaunch &, const SavedLaunch &) = default;
};

/// What was chosen for one kernel.
struct SavedKernel {
  model::KernelKey key;
  transform::PlanDraft plan;
  std::optional<std::string> space; ///< as typed; none: the usual one
  SavedLaunch launch;
  std::vector<HandText> byHand; ///< kernels that a person wrote to take its place, in the order of their rows

  friend bool operator==(const SavedKernel &, const SavedKernel &) = default;
};

/// The flags that a person gave the source.
struct SavedFlags {
  std::vector<std::string> flags;
  std::filesystem::path folder; ///< absolute: that relative flags refer to

  friend bool operator==(const SavedFlags &, const SavedFlags &) = default;
};

/// How a person wants the fastest plan to be searched.
struct SavedTuning {
  std::string strategy;  ///< a name of tune::strategies; another, of a later version: the usual one
  std::string objective; ///< a name of workflow::searchObjectiveNames; empty, or of a later version: time
  std::uint64_t evaluations = 100;
  std::optional<double> seconds; ///< none: no limit
  bool allowsReorder = false;

  friend bool operator==(const SavedTuning &, const SavedTuning &) = default;
};

/// How the window was laid out, for whoever wrote it.
struct SavedLayout {
  int version = 0;
  std::string state; ///< base64

  friend bool operator==(const SavedLayout &, const SavedLayout &) = default;
};

/// What a person works on: one unit with everything that was chosen and found out, and the other units that are open
/// beside it. A value, and a document: it holds no source and runs nothing.
struct SavedSession {
  std::filesystem::path file; ///< of the session, for recovery; empty: it has none yet
  /// sourceHashOf() that file when it was read or written last, for recovery; empty: nobody knows.
  std::string fileHash;
  std::vector<SavedSource> sources;  ///< the first is the file that was opened
  model::KernelKey kernel;           ///< that is looked at
  std::uint32_t launchSite = 0;      ///< of that kernel
  std::string architecture;          ///< "sm_90"; empty: the source's flags name it
  std::optional<SavedFlags> flags;   ///< none: found or guessed
  std::vector<SavedKernel> kernels;  ///< those for which something was chosen
  std::optional<SavedTuning> tuning; ///< none: as usual
  std::vector<SavedResults> results;
  std::string notes; ///< a person's
  SavedLayout layout;
  /// The other units that are open, in the order of their tabs. They have no file, layout or others of their own.
  std::vector<SavedSession> others;
  std::uint32_t tab = 0; ///< how many of the others stand before this unit, which is the one that is looked at
  bool isNewer = false;  ///< it was written by a newer version: what is not known here is missing
};

/// Names the bytes of a file, as fileHashOf().
std::string sourceHashOf(std::string_view bytes);

/// The document. Paths in the folder, or near it, are written relative to it; an empty folder: all are absolute.
std::string textOf(const SavedSession &session, const std::filesystem::path &folder);

/// Reads a document; the folder is that of its file. Fails (input) with what is wrong, where, and what to do. `name`
/// begins the sentence.
Result<SavedSession> parseSavedSession(std::string_view text, const std::filesystem::path &folder,
                                       const std::string &name);

/// The same of a file.
Result<SavedSession> readSavedSession(const std::filesystem::path &file);

/// The files that were opened, in the order of their tabs.
std::vector<std::filesystem::path> openedFilesOf(const SavedSession &session);

/// The part of a session's first unit that a person would miss: without the layout, what is looked at, results that can
/// be found out again, and the other units.
bool isSameWork(const SavedSession &one, const SavedSession &other);

} // namespace warpgrain::session

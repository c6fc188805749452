// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/shared/PlaceLink.h"

#include <QString>

#include <memory>
#include <optional>
#include <vector>

/// What the view of an OpenMP program shows. Values only, with sentences in the window's language: whoever has the
/// program makes them.
namespace warpgrain::views {

/// Why something is as it is.
struct OpenMpReason {
  QString text; ///< a sentence
  QString id;   ///< "loop-not-canonical"
  std::optional<SourcePlace> place;
};

/// How the threads of a region have a variable.
struct OpenMpVariable {
  QString name;
  QString sharing; ///< "firstprivate"
  QString rule;    ///< why: "listed in a clause"
};

/// The copies of a kernel's variable.
struct OpenMpTransfer {
  QString variable;
  QString bytes; ///< "2,097,152", or that the program asks when it runs
  QString toGpu; ///< when: "never", "where the CPU may change it (line 12)"
  QString toCpu;
  QString leftOut; ///< what takes copies away: "residency, liveness"; empty: nothing does
  QString cache;   ///< "constant memory"; empty: none
  std::vector<OpenMpReason> reasons;
};

/// What one launch executes.
struct OpenMpKernel {
  QString name;
  SourcePlace place;
  int sourceLine = 1; ///< in OpenMpProgram::source; likewise the next two
  int openMpLine = 1;
  int cudaLine = 1;
  int threads = 0;  ///< of a block
  QStringList more; ///< sentences: in which order loops are executed, what stays beside it
  std::vector<OpenMpTransfer> transfers;
};

/// A region, or a directive outside of all.
struct OpenMpRegion {
  QString function; ///< empty: not known
  QString directive;
  SourcePlace place;
  int sourceLine = 1;
  int openMpLine = 1;
  int cudaLine = 1;
  bool isOnGpu = false;
  std::vector<OpenMpKernel> kernels;
  std::vector<OpenMpVariable> variables;
  std::vector<OpenMpReason> reasons;
};

/// A program, what becomes of it, and its texts.
struct OpenMpProgram {
  std::vector<OpenMpRegion> regions; ///< in the order of the text
  std::vector<OpenMpReason> notes;   ///< of the program as a whole
  QString source;
  QString openMp; ///< with what becomes of each region, as directives
  QString cuda;
  QString error; ///< a sentence; then there is nothing else
  std::optional<SourcePlace> errorPlace;
};

using OpenMpProgramPointer = std::shared_ptr<const OpenMpProgram>;

/// A region, or one of its kernels.
struct OpenMpChoice {
  std::size_t region = 0;
  std::optional<std::size_t> kernel = {};

  friend bool operator==(const OpenMpChoice &, const OpenMpChoice &) = default;
};

} // namespace warpgrain::views

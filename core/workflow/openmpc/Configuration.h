// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/openmp/tuning/SpaceSetup.h"
#include "core/tune/space/ParameterSpace.h"
#include "core/workflow/Translate.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace warpgrain::workflow {

/// A set of options and clauses of OpenMPC with which a program is translated (ALG-K3 3).
struct Configuration {
  std::vector<std::pair<std::string, std::string>> options; ///< name and value
  std::vector<std::string> directives;                      ///< lines of a user directive file

  /// All of it in one line: "cudaThreadBlockSize=64 shrdArryCachingOnTM=1; kernelid(0) procname(main) noploopswap".
  /// Empty for a translation without options.
  std::string text() const;

  /// The file of its options, as `translate --options` reads it.
  std::string optionsFile() const;

  /// The user directive file, as `translate --directives` reads it; empty where there is none.
  std::string directivesFile() const;

  friend bool operator==(const Configuration &, const Configuration &) = default;
};

/// What a translation with the configuration is asked for. `base` has the source and the flags. Fails (usage, input)
/// for options and lines that are none.
Result<TranslateRequest> requestWith(TranslateRequest base, const Configuration &configuration);

/// Prunes a program of one or several sources: each is translated without options first.
Result<openmp::PrunedProgram> pruneProgram(const std::vector<TranslateRequest> &sources);

/// Of what the points of a space are made (ALG-K3 1, 2).
enum class TuningLevel : std::uint8_t {
  program, ///< options, which hold for all kernels
  kernel,  ///< clauses of each kernel: the product of the kernels' spaces (GT-K5)
};

/// The configurations of a program as a space that strategies search. Points have the same numbers each time.
class ConfigurationSpace {
public:
  /// Fails (usage) where there are more points than can be numbered: then ofKernel() gives spaces that can.
  static Result<ConfigurationSpace> create(const openmp::PrunedProgram &pruned, const openmp::SpaceSetup &setup,
                                           TuningLevel level);

  /// The space of one kernel's clauses, with lines for the others that do not change (MAN-K4).
  static Result<ConfigurationSpace> ofKernel(const openmp::PrunedProgram &pruned, const openmp::SpaceSetup &setup,
                                             std::size_t kernel, std::vector<std::string> others);

  const tune::ParameterSpace &space() const { return space_; }

  /// How many points are admitted. Precondition: not more than anybody counts.
  std::uint64_t points() const;

  Configuration at(tune::PointId point) const;

  /// The line of the kernel of ofKernel() at a point; empty where it says nothing.
  std::string lineOf(tune::PointId point, std::size_t kernel) const;

  /// What the setup asks for and does not get; sentences.
  const std::vector<std::string> &notes() const { return notes_; }

private:
  /// What a parameter sets: an option, or a clause of a kernel.
  struct Slot {
    std::string option;              ///< empty: a clause
    std::size_t kernel = 0;          ///< of the pruned program
    openmp::CudaClauseKind clause{}; ///< of numbers and switches
    std::string array;               ///< of a choice of memory
  };

  struct Part {
    tune::Parameter parameter;
    Slot slot;
  };

  ConfigurationSpace(tune::ParameterSpace space, std::vector<Slot> slots)
      : space_(std::move(space)), slots_(std::move(slots)) {}

  static Result<ConfigurationSpace> make(std::vector<Part> parts, const openmp::PrunedProgram &pruned,
                                         const openmp::SpaceSetup &setup, TuningLevel level);
  static std::vector<Part> partsOfKernel(const openmp::PrunedProgram &pruned, const openmp::SpaceSetup &setup,
                                         std::size_t kernel);

  tune::ParameterSpace space_;
  std::vector<Slot> slots_;
  std::vector<openmp::TunableKernel> kernels_;
  std::vector<std::pair<std::string, std::string>> fixed_; ///< options of every point
  std::vector<std::string> otherLines_;
  std::vector<std::string> notes_;
};

} // namespace warpgrain::workflow

// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/measure/Records.h"
#include "core/tune/store/Store.h"
#include "core/workflow/openmpc/ProgramSearch.h"

#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace warpgrain::workflow {

/// How configurations of a program are tried.
struct ProgramTrialsOrder {
  std::vector<TranslateRequest> sources; ///< without options
  std::filesystem::path cudaPath = {};   ///< the toolkit of nvcc; empty: it is looked for
  bool onGpu = true;                     ///< false: kernels run on the CPU, nothing is timed, transfers are counted
  /// Of what is run on the CPU: `warpgrain-cli run`, as the beginning of a command.
  std::vector<std::string> runner = {};
  std::size_t repetitions = 5; ///< runs that are timed
  double seconds = 300;        ///< of a run
  OutputRules rules = {};
  std::filesystem::path folder = {}; ///< takes what is built
  std::filesystem::path store = {};  ///< where answers are kept, and looked up; empty: they are not
  /// Translates; may bound what reading a source takes. Empty: translateProgram().
  std::function<Result<std::vector<Translated>>(std::vector<TranslateRequest>)> translate = {};
};

/// The GPU of this machine, asked of nvidia-smi. Fails (tool) with a sentence where there is none.
Result<measure::Environment> gpuOfThisMachine();

/// Tries configurations of one program (DEC-K1): the original is compiled by the host's compiler and run with one
/// thread; what a translation prints must be equal. Used by one thread at a time.
class ProgramTrials {
public:
  /// Compiles the original. Fails (tool) without compilers or, on a GPU, without nvcc or GPU, and where the original
  /// does not compile.
  static Result<ProgramTrials> open(ProgramTrialsOrder order, const CancellationToken &cancel);

  /// Runs the original, twice: lines that differ between the runs are not compared. Fails (tool) where it does not end
  /// with exit status 0. To be called before inputs are tried.
  Result<void> prepare(const ProgramInput &input, const CancellationToken &cancel);

  /// The time of the original with one thread, in milliseconds. Precondition: it was prepared.
  double originalMilliseconds(const ProgramInput &input) const { return originals_.at(input.text()).milliseconds; }

  ProgramTrial evaluate(const Configuration &configuration, const ProgramInput &input, const CancellationToken &cancel);

  /// The CUDA sources of a configuration, by their files' names.
  Result<std::vector<std::pair<std::filesystem::path, std::string>>> cudaOf(const Configuration &configuration) const;

  /// What a person should know; sentences.
  const std::vector<std::string> &notes() const { return notes_; }

  /// Of the GPU; none on the CPU.
  const std::optional<measure::Environment> &environment() const { return environment_; }

private:
  struct Original {
    std::string output;
    double milliseconds = 0;
    std::vector<std::size_t> unsteady; ///< lines that differ from run to run
  };

  /// A translation in a folder of its own.
  struct Built {
    std::vector<std::filesystem::path> files;
    std::string hash;                           ///< of the CUDA program
    std::string firstConfiguration;             ///< that it was made of
    std::optional<std::int64_t> sectors;        ///< without times
    std::vector<std::string> command;           ///< that runs it, before its arguments; empty until it is compiled
    std::map<std::string, ProgramTrial> trials; ///< by input
    std::optional<ProgramTrial> failure;        ///< it does not compile
  };

  explicit ProgramTrials(ProgramTrialsOrder order) : order_(std::move(order)) {}

  Result<void> findFlags();
  Result<void> compileOriginal(const CancellationToken &cancel);
  Result<void> hashSources(const CancellationToken &cancel);
  Result<Built *> write(const Configuration &configuration);
  Result<void> compile(Built &built, const CancellationToken &cancel) const;
  ProgramTrial run(const Built &built, const ProgramInput &input, const CancellationToken &cancel) const;
  std::string steady(const std::string &output, const Original &original) const;
  tune::Record recordOf(const Configuration &configuration, const Built &built, const ProgramInput &input) const;
  std::optional<ProgramTrial> known(const tune::Record &record) const;
  void keep(tune::Record record, const ProgramTrial &trial);

  ProgramTrialsOrder order_;
  std::string nvcc_;
  std::string compiler_; ///< "nvcc 13.0.88 sm_90"
  std::optional<measure::Environment> environment_;
  std::string sourceHash_;
  std::optional<tune::Store> store_;
  std::map<std::string, Original> originals_;
  std::map<std::string, std::unique_ptr<Built>> built_; ///< by hash
  std::map<std::string, Built *> written_;              ///< by configuration
  std::vector<std::string> notes_;
};

} // namespace warpgrain::workflow

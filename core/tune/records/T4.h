// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"
#include "core/tune/search/Evaluation.h"
#include "core/tune/space/ParameterSpace.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

// Results of tuning in T4 1.0.0, the form that tuners exchange. Two spellings are in use: the published schema's, and
// what Kernel Tuner writes (`times.compilation` for `times.compilation_time`, and no `schema_version`). Both are read;
// what is written has both keys, so that the readers of either find theirs.
namespace warpgrain::tune {

/// Why a configuration has no result that counts, in T4's words and their order there.
enum class Invalidity : std::uint8_t { correct, timeout, compile, runtime, correctness, constraints };

inline constexpr std::array<std::string_view, 6> invalidityNames{"correct", "timeout",     "compile",
                                                                 "runtime", "correctness", "constraints"};

/// One number that was measured.
struct T4Measurement {
  std::string name; ///< "time"
  double value = 0;
  std::string unit; ///< "ms"; empty: none is said
};

/// All in milliseconds.
struct T4Times {
  double compilation = 0;
  double framework = 0;
  double searchAlgorithm = 0;
  double validation = 0;
  std::vector<double> runs;
};

struct T4Result {
  std::string timestamp;
  std::vector<std::pair<std::string, ParameterValue>> configuration; ///< by name, where it was read
  std::vector<std::string> objectives;                               ///< names of measurements
  T4Times times;
  Invalidity invalidity = Invalidity::correct;
  double correctness = 1;                  ///< 1: outputs are right; 0: they are not, or were not looked at
  std::vector<T4Measurement> measurements; ///< those whose value is a number
  std::string plan;   ///< the configuration in the step language, where Warpgrain wrote the result; else empty
  std::string reason; ///< why it is not valid, a sentence; likewise

  /// The first objective where the configuration is valid, which is then above 0.
  std::optional<double> cost() const;

  /// The measurement of a name, likewise; null where there is none.
  const T4Measurement *measurement(std::string_view name) const;

  /// Adds the energy of a launch and its uncertainty, in microjoules.
  void addEnergy(double microjoules, double uncertainty);

  /// The measurement "energy", likewise; in joules where no unit is said.
  std::optional<double> microjoules() const;
};

/// Fails (input) with what is wrong and where.
Result<std::vector<T4Result>> parseT4(std::string_view text);
std::string textOfT4(const std::vector<T4Result> &results);

/// A space whose every point was evaluated, to try strategies on.
struct RecordedSpace {
  ParameterSpace space;        ///< of the recorded configurations alone
  History history;             ///< one evaluation for each
  std::vector<PointId> points; ///< of the results, in their order
};

/// True where a configuration chooses nothing: every value is false, 0, 1, "none" or empty. In the spaces of plans that
/// is the original.
bool choosesNothing(const T4Result &result);

/// Parameters in the order of their names, their values in ascending order. What Kernel Tuner takes for
/// extents of a block by their names, "block_size_x", has that role here, and "tile_size_x" is work of a thread. Fails
/// (input) where configurations differ in their parameters, one is recorded twice with different results, or there is
/// none.
Result<RecordedSpace> recordedSpace(const std::vector<T4Result> &results);

} // namespace warpgrain::tune

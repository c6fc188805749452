// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace warpgrain::tune {

/// What a parameter may be set to. Numbers are compared as numbers, texts as texts.
using ParameterValue = std::variant<bool, std::int64_t, double, std::string>;

std::string textOf(const ParameterValue &value);
/// The value as a number; none for a text.
std::optional<double> numberOf(const ParameterValue &value);

/// What a parameter says of the launch, where that is known. A search that starts with nothing else begins at blocks of
/// a usual size.
enum class ParameterRole : std::uint8_t {
  other,
  blockExtent,   ///< threads of a block along one axis
  workPerThread, ///< elements along one axis that a thread computes: a coarsening factor, a tile
};

/// One dimension of a search space.
struct Parameter {
  std::string name;
  std::vector<ParameterValue> values; ///< distinct, at least one; numbers in ascending order
  ParameterRole role = ParameterRole::other;
};

/// Which value each parameter has: an index into its values.
using Choices = std::vector<std::uint32_t>;

/// A combination of values, as its number in the space: the last parameter's values change fastest.
using PointId = std::uint64_t;

/// Combinations of values of several parameters, of which some are admitted (ALG-D1, spec 5.3). Nothing is enumerated:
/// a space of any size that a PointId can number is opened at once.
class ParameterSpace {
public:
  /// Whether a combination belongs to the space. It is asked often, must answer the same each time, and should take
  /// microseconds: what takes longer to find out is the result of an evaluation.
  using Admits = std::function<bool(PointId point)>;

  /// A space with no parameter holds one point. Fails (usage) where a parameter has no value or one value twice, two
  /// parameters have one name, or there are more combinations than a PointId numbers.
  static Result<ParameterSpace> create(std::vector<Parameter> parameters);

  /// The space with combinations left out: those that `admits` denies, beside those that were left out before.
  ParameterSpace restricted(Admits admits) const;

  const std::vector<Parameter> &parameters() const { return parameters_; }

  /// Admitted or not.
  std::uint64_t combinations() const { return combinations_; }

  bool admits(PointId point) const { return point < combinations_ && (!admits_ || admits_(point)); }

  Choices choicesOf(PointId point) const;
  /// Precondition: as many choices as parameters, each below the number of its parameter's values.
  PointId pointOf(const Choices &choices) const;
  const ParameterValue &valueOf(PointId point, std::size_t parameter) const;
  /// The same combination but for one parameter.
  PointId changed(PointId point, std::size_t parameter, std::uint32_t choice) const;

private:
  std::vector<Parameter> parameters_;
  std::vector<std::uint64_t> strides_; ///< by which a point's number grows with the next value of a parameter
  std::uint64_t combinations_ = 1;
  Admits admits_;
};

/// "block_size_x = 32, tile_size = 2".
std::string textOf(const ParameterSpace &space, PointId point);

} // namespace warpgrain::tune

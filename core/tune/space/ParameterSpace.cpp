// SPDX-License-Identifier: Apache-2.0
#include "core/tune/space/ParameterSpace.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <limits>
#include <set>

namespace warpgrain::tune {

namespace {

std::string shortest(double number) {
  std::array<char, 32> text{};
  const auto [end, error] = std::to_chars(text.data(), text.data() + text.size(), number);
  return error == std::errc() ? std::string(text.data(), end) : std::to_string(number);
}

Result<void> checkParameter(const Parameter &parameter) {
  if (parameter.values.empty())
    return fail(ErrorKind::usage, "The parameter " + parameter.name + " has no value; give it one.");
  for (auto value = parameter.values.begin(); value != parameter.values.end(); ++value)
    if (std::find(parameter.values.begin(), value, *value) != value)
      return fail(ErrorKind::usage,
                  "The parameter " + parameter.name + " has the value " + textOf(*value) + " twice; leave one out.");
  return {};
}

} // namespace

std::string textOf(const ParameterValue &value) {
  if (const auto *flag = std::get_if<bool>(&value)) return *flag ? "true" : "false";
  if (const auto *whole = std::get_if<std::int64_t>(&value)) return std::to_string(*whole);
  if (const auto *number = std::get_if<double>(&value)) return shortest(*number);
  return std::get<std::string>(value);
}

std::optional<double> numberOf(const ParameterValue &value) {
  if (const auto *flag = std::get_if<bool>(&value)) return *flag ? 1.0 : 0.0;
  if (const auto *whole = std::get_if<std::int64_t>(&value)) return static_cast<double>(*whole);
  if (const auto *number = std::get_if<double>(&value)) return *number;
  return std::nullopt;
}

Result<ParameterSpace> ParameterSpace::create(std::vector<Parameter> parameters) {
  ParameterSpace space;
  std::set<std::string> names;
  for (const Parameter &parameter : parameters) {
    if (auto checked = checkParameter(parameter); !checked) return std::unexpected(checked.error());
    if (!names.insert(parameter.name).second)
      return fail(ErrorKind::usage, "Two parameters are called " + parameter.name + "; rename one.");
    if (space.combinations_ > std::numeric_limits<PointId>::max() / parameter.values.size())
      return fail(ErrorKind::usage, "The space has more than 2^64 combinations; leave values out.");
    space.combinations_ *= parameter.values.size();
  }
  std::uint64_t stride = space.combinations_;
  for (const Parameter &parameter : parameters)
    space.strides_.push_back(stride /= parameter.values.size());
  space.parameters_ = std::move(parameters);
  return space;
}

ParameterSpace ParameterSpace::restricted(Admits admits) const {
  ParameterSpace space = *this;
  if (!admits_)
    space.admits_ = std::move(admits);
  else
    space.admits_ = [before = admits_, after = std::move(admits)](PointId point) {
      return before(point) && after(point);
    };
  return space;
}

Choices ParameterSpace::choicesOf(PointId point) const {
  Choices choices;
  choices.reserve(parameters_.size());
  for (std::size_t i = 0; i < parameters_.size(); ++i)
    choices.push_back(static_cast<std::uint32_t>(point / strides_[i] % parameters_[i].values.size()));
  return choices;
}

PointId ParameterSpace::pointOf(const Choices &choices) const {
  PointId point = 0;
  for (std::size_t i = 0; i < parameters_.size(); ++i)
    point += choices[i] * strides_[i];
  return point;
}

const ParameterValue &ParameterSpace::valueOf(PointId point, std::size_t parameter) const {
  const auto &values = parameters_[parameter].values;
  return values[point / strides_[parameter] % values.size()];
}

PointId ParameterSpace::changed(PointId point, std::size_t parameter, std::uint32_t choice) const {
  const std::uint64_t now = point / strides_[parameter] % parameters_[parameter].values.size();
  return point - now * strides_[parameter] + choice * strides_[parameter];
}

std::string textOf(const ParameterSpace &space, PointId point) {
  std::string text;
  for (std::size_t i = 0; i < space.parameters().size(); ++i)
    text += (i == 0 ? "" : ", ") + space.parameters()[i].name + " = " + textOf(space.valueOf(point, i));
  return text;
}

} // namespace warpgrain::tune

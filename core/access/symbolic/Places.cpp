// SPDX-License-Identifier: Apache-2.0
#include "core/access/symbolic/Places.h"

#include "core/access/symbolic/PathStep.h"

namespace warpgrain::access {

using namespace model;

std::shared_ptr<const std::vector<Alternative>>
eachAlternative(const Location &place, const std::function<Location(const Location &)> &change) {
  if (!place.alternatives) return nullptr;
  std::vector<Alternative> out;
  for (const Alternative &alternative : *place.alternatives)
    out.push_back({.condition = alternative.condition, .place = change(alternative.place)});
  return std::make_shared<const std::vector<Alternative>>(std::move(out));
}

Location Places::shifted(const Location &whole, const Form &bytes, ExpressionId id) const {
  Location out = whole;
  if (bytes == Form()) return out;
  if (whole.kind == Location::Kind::object) {
    if (const auto array = constantArray(whole)) return shifted(*array, bytes, id);
    if (const auto constant = bytes.asConstant()) return besides(whole, *constant);
    return {.kind = Location::Kind::within, .object = whole.object};
  }
  if (whole.kind == Location::Kind::memory) {
    out.offset = values_.orOpaque(whole.offset.plus(bytes), id);
    origins_.remember(out.offset, id);
    out.alternatives = eachAlternative(whole, [&](const Location &place) { return shifted(place, bytes, id); });
  }
  return out;
}

Location Places::movedTo(const Location &place, const Form &offset) const {
  const auto bytes = offset.minus(place.offset);
  if (bytes && place.alternatives) return shifted(place, *bytes, none<ExpressionId>);
  Location out = place;
  out.offset = offset;
  out.alternatives = nullptr;
  return out;
}

Location Places::firstElement(const Location &place, TypeId type) const {
  Location out = place;
  while (isSome(type) && !types_.isArray(type) && types_.isArray(variables_.typeAt(out)))
    out.path.push_back(elementStep(0));
  return out;
}

/// The place some bytes beside another one, where that is an element of the same array.
Location Places::besides(const Location &place, std::int64_t bytes) const {
  Location whole = place;
  std::vector<std::int64_t> indices;
  while (!whole.path.empty() && isElement(whole.path.back())) {
    indices.push_back(elementIndex(whole.path.back()));
    whole.path.pop_back();
  }
  Location out = whole;
  TypeId type = variables_.typeAt(whole);
  // Compute the element's offset in the whole array, then the indices that lead to it.
  for (auto index = indices.rbegin(); index != indices.rend(); ++index) {
    type = types_.partOf(type, elementStep(*index));
    const Type *element = types_.described(type);
    bytes += element != nullptr ? *index * static_cast<std::int64_t>(element->sizeBytes) : 0;
  }
  for (type = variables_.typeAt(whole); types_.isArray(type);) {
    const Type &array = *types_.described(type);
    const Type *element = types_.described(array.element);
    const auto size = element != nullptr ? static_cast<std::int64_t>(element->sizeBytes) : 0;
    if (size == 0 || bytes < 0 || !array.extent || bytes / size >= static_cast<std::int64_t>(*array.extent)) break;
    out.path.push_back(elementStep(bytes / size));
    bytes %= size;
    type = array.element;
    if (bytes == 0) return out;
  }
  return {.kind = Location::Kind::within, .object = place.object};
}

/// The array of a parameter that nobody changes is one in the constant bank; its elements may have any index.
std::optional<Location> Places::constantArray(const Location &place) const {
  if (place.object.frame != 0 || place.path.empty() || isElement(place.path.back())) return std::nullopt;
  const Frame &kernel = position_.kernel();
  if (static_cast<std::size_t>(place.object.variable) >= kernel.body->variables.size()) return std::nullopt;
  const Variable &variable = (*kernel.body)[place.object.variable];
  const bool isWhole = variable.space == VariableSpace::parameter &&
                       !kernel.index->isReassigned(place.object.variable) &&
                       !variables_.exposed().contains(place.object);
  if (!isWhole || !types_.isArray(variables_.typeAt(place))) return std::nullopt;
  std::string name = variable.name;
  for (const std::string &step : place.path) {
    if (isElement(step)) return std::nullopt;
    name += "." + step;
  }
  const Value array = variables_.parameterValue(name, variables_.typeAt(place), place.object, place.path.back());
  return array.isPointer() ? std::optional(array.target) : std::nullopt;
}

} // namespace warpgrain::access

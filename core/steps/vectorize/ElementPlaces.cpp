// SPDX-License-Identifier: Apache-2.0
#include "core/steps/vectorize/ElementPlaces.h"

#include "core/access/form/Classify.h"
#include "core/model/LaunchArguments.h"

#include <algorithm>

namespace warpgrain::transform {

using namespace model;
using access::AccessInstance;
using access::Form;
using access::KernelInstances;

ElementPlaces::ElementPlaces(KernelStudy &study, LaunchScope scope) : study_(study), bodies_(study.instances(scope)) {
  for (const KernelInstances &instances : bodies_) {
    auto &known = bySpan_.emplace_back();
    for (const AccessInstance &access : instances.accesses)
      if (access.place.calls.empty()) known[access.span].push_back(&access);
  }
}

const ElementPlaces::Instances &ElementPlaces::of(std::size_t body, const Access &access) const {
  static const Instances nowhere;
  const auto found = bySpan_[body].find(study_.kernel().body[access.expression].spelling.span);
  return found != bySpan_[body].end() ? found->second : nowhere;
}

std::optional<std::int64_t> ElementPlaces::distance(const Access &from, const Access &to) const {
  std::optional<std::int64_t> out;
  for (std::size_t body = 0; body < bodies_.size(); ++body) {
    const Instances &first = of(body, from);
    const Instances &second = of(body, to);
    if (first.size() != second.size()) return std::nullopt;
    for (std::size_t i = 0; i < first.size(); ++i) {
      if (!first[i]->array || first[i]->array != second[i]->array) return std::nullopt;
      if (bodies_[body][*first[i]->array].unknownBase) return std::nullopt;
      const auto difference = second[i]->byteOffset.minus(first[i]->byteOffset);
      const auto bytes = difference ? difference->asConstant() : std::nullopt;
      if (!bytes || (out && *out != *bytes)) return std::nullopt;
      out = bytes;
    }
  }
  return out;
}

/// None for a loop that was followed iteration by iteration.
const access::LoopInfo *ElementPlaces::loopOf(const AccessInstance &instance, StatementId loop) const {
  const SourceSpan &keyword = study_.kernel().body[loop].keyword;
  for (const access::LoopInfo &info : instance.place.loops)
    if (!info.iteration && (*info.body)[info.loop].keyword == keyword) return &info;
  return nullptr;
}

std::optional<access::AtomId> ElementPlaces::counterOf(const AccessInstance &instance, StatementId loop) const {
  const access::LoopInfo *info = loopOf(instance, loop);
  return info != nullptr ? std::optional(info->counter) : std::nullopt;
}

std::optional<std::int64_t> ElementPlaces::tripsOf(const Access &access, StatementId loop) const {
  std::optional<std::int64_t> out;
  for (std::size_t body = 0; body < bodies_.size(); ++body)
    for (const AccessInstance *instance : of(body, access)) {
      const access::LoopInfo *info = loopOf(*instance, loop);
      const bool isKnown = info != nullptr && info->isExact && info->tripCount;
      const auto trips = isKnown ? info->tripCount->asConstant() : std::nullopt;
      if (!trips || (out && *out != *trips)) return std::nullopt;
      out = trips;
    }
  return out;
}

std::optional<std::int64_t> ElementPlaces::stepIn(const Access &access, StatementId loop) const {
  std::optional<std::int64_t> out;
  for (std::size_t body = 0; body < bodies_.size(); ++body)
    for (const AccessInstance *instance : of(body, access)) {
      const auto counter = counterOf(*instance, loop);
      if (!counter || !instance->array || bodies_[body][*instance->array].unknownBase) return std::nullopt;
      const auto coefficient = instance->byteOffset.coefficientOf(*counter);
      const auto step = coefficient ? coefficient->asConstant() : std::nullopt;
      const bool isLinear = !mentions(bodies_[body].atoms, instance->byteOffset.without(*counter), *counter);
      if (!step || !isLinear || (out && *out != *step)) return std::nullopt;
      out = step;
    }
  return out;
}

std::expected<Alignment, std::string> ElementPlaces::alignmentOf(const Access &access, StatementId loop,
                                                                 std::int64_t unit) const {
  std::optional<Alignment> out;
  const std::string text(study_.unit().textOf(study_.kernel().body[access.expression].spelling.span));
  for (std::size_t body = 0; body < bodies_.size(); ++body)
    for (const AccessInstance *instance : of(body, access)) {
      const auto counter = isSome(loop) ? counterOf(*instance, loop) : std::nullopt;
      const Form place = counter ? instance->byteOffset.without(*counter) : instance->byteOffset;
      auto here = transform::alignmentOf(bodies_[body].atoms, place, unit);
      if (!here) return here;
      if (out && out->behind != here->behind) return std::unexpected(text);
      if (!out) out = Alignment{.behind = here->behind, .needs = {}};
      for (const MultipleNeed &need : here->needs)
        addNeed(out->needs, need);
    }
  if (!out) return std::unexpected(text);
  return *std::move(out);
}

std::optional<VectorOrigin> ElementPlaces::originOf(const Access &access) const {
  const Function &kernel = study_.kernel();
  for (std::size_t body = 0; body < bodies_.size(); ++body)
    for (const AccessInstance *instance : of(body, access)) {
      const access::Array &array = bodies_[body][*instance->array];
      if (array.body == nullptr || !isSome(array.variable) || !array.member.empty()) return std::nullopt;
      const Variable &variable = (*array.body)[array.variable];
      if (array.isPointer) {
        const auto at = positionOfParameter(kernel, variable.nameSpan);
        return at ? std::optional(VectorOrigin{.variable = kernel.parameters[*at]}) : std::nullopt;
      }
      for (std::size_t i = 0; i < kernel.body.variables.size(); ++i) {
        const VariableId id{static_cast<std::uint32_t>(i)};
        const Variable &own = kernel.body[id];
        if (own.space == VariableSpace::shared && own.nameSpan == variable.nameSpan && isSome(own.statement))
          return VectorOrigin{.variable = id, .isShared = true};
      }
      return std::nullopt;
    }
  return std::nullopt;
}

} // namespace warpgrain::transform

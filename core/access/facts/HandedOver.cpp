// SPDX-License-Identifier: Apache-2.0
#include "core/access/facts/HandedOver.h"

#include "core/model/CudaNames.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace warpgrain::access {

using namespace model;

namespace {

/// Casts and parentheses leave it the same object.
bool isWrapper(const Expression &e) {
  return (e.kind == ExpressionKind::cast || e.kind == ExpressionKind::other) && e.operands.size() == 1;
}

/// Those of CUDA's own types are not: they load an argument once.
bool isOfLibrary(const Callee &callee) {
  static constexpr std::array scopes{std::string_view("std::"),    std::string_view("cuda::"),
                                     std::string_view("thrust::"), std::string_view("cub::"),
                                     std::string_view("nvcuda::"), std::string_view("nv::")};
  return std::ranges::any_of(scopes, [&](std::string_view scope) { return callee.qualifiedName.starts_with(scope); });
}

/// Copies of a person's own types, which a compiler writes, are followed.
bool isFollowed(const Expression &call) {
  const CallEffect effect = effectOf(call.callee);
  if (effect == CallEffect::user) return true;
  if (call.callee.isSystem) return effect != CallEffect::unknown && !isOfLibrary(call.callee);
  return call.kind == ExpressionKind::construct || call.callee.name == "operator=";
}

} // namespace

std::string handedTo(const AccessInstance &access) {
  const Body &body = *access.body;
  ExpressionId object = access.access.expression;
  ExpressionId around = body[object].parent;
  while (isSome(around) && isWrapper(body[around])) {
    object = around;
    around = body[around].parent;
  }
  if (!isSome(around)) return {};
  const Expression &call = body[around];
  if ((call.kind != ExpressionKind::call && call.kind != ExpressionKind::construct) || isFollowed(call)) return {};
  const auto position = static_cast<std::size_t>(std::ranges::find(call.operands, object) - call.operands.begin());
  return position < call.callee.byReference.size() && call.callee.byReference[position] ? call.callee.name : "";
}

} // namespace warpgrain::access

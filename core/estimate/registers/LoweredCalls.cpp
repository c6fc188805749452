// SPDX-License-Identifier: Apache-2.0
#include "core/estimate/registers/Lowering.h"
#include "core/model/Dialect.h"

#include <algorithm>
#include <array>

namespace warpgrain::estimate {

using model::CallEffect;
using model::Expression;
using model::ExpressionId;
using model::MemorySpace;
using model::TypeId;
using model::TypeKind;

namespace {

constexpr int deepest = 10;

/// Instructions after which calls are no longer written out.
constexpr std::size_t mostValues = 8000;

/// Registers that a function of the library of mathematics takes beside its arguments.
struct FunctionScratch {
  std::string_view name; ///< of double precision
  double single = 0;
  double twice = 0;
};

constexpr std::array functions{
    FunctionScratch{"sqrt", 4, 16}, FunctionScratch{"exp", 2, 16},     FunctionScratch{"exp2", 1, 16},
    FunctionScratch{"log", 3, 19},  FunctionScratch{"log2", 3, 19},    FunctionScratch{"sin", 10, 22},
    FunctionScratch{"cos", 10, 22}, FunctionScratch{"sincos", 12, 29}, FunctionScratch{"tan", 10, 22},
    FunctionScratch{"pow", 8, 35},  FunctionScratch{"fabs", 0, 0},     FunctionScratch{"fmin", 0, 0},
    FunctionScratch{"fmax", 0, 0},  FunctionScratch{"fma", 0, 0},      FunctionScratch{"min", 0, 0},
    FunctionScratch{"max", 0, 0},   FunctionScratch{"abs", 0, 0},      FunctionScratch{"floor", 0, 0},
    FunctionScratch{"ceil", 0, 0},  FunctionScratch{"tanh", 4, 19},    FunctionScratch{"atan2", 6, 26},
    FunctionScratch{"atan", 4, 19}, FunctionScratch{"acos", 4, 19},    FunctionScratch{"asin", 4, 19},
    FunctionScratch{"erf", 4, 19},  FunctionScratch{"fmod", 8, 19},
};

/// What other functions take.
constexpr FunctionScratch usual{"", 1, 4};

double scratchOf(std::string_view name, bool isDouble) {
  const auto found = std::ranges::find_if(functions, [&](const FunctionScratch &each) {
    return name == each.name ||
           (name.size() == each.name.size() + 1 && name.starts_with(each.name) && name.back() == 'f');
  });
  const FunctionScratch &scratch = found == functions.end() ? usual : *found;
  return isDouble ? scratch.twice : scratch.single;
}

/// What a call keeps free for the function that it calls, as of printf.
constexpr double ofCall = 12;

LoweredValue ofValue(ValueId id, double width) {
  return {.sum = {.terms = {{id, 1}}}, .width = width};
}

} // namespace

LoweredValue Lowering::fromParts(TypeId type, const std::vector<ValueId> &values) {
  LoweredValue out{.width = widthOf(type)};
  const auto parts = partsOf(type);
  for (std::size_t i = 0; i < parts.size() && i < values.size(); ++i)
    if (values[i] != noValue) out.parts[parts[i].first] = ofValue(values[i], widthOf(parts[i].second));
  return out;
}

LoweredValue Lowering::lowerCall(CallFrame &frame, ExpressionId id) {
  const Expression &e = (*frame.body)[id];
  const model::CallMeaning meaning = unit_.dialect->call(e.callee);
  const bool hasBody = model::isSome(e.callee.function) && frame.depth < deepest && builder_.size() < mostValues;
  if (hasBody && (meaning.effect == CallEffect::user || meaning.effect == CallEffect::unknown ||
                  meaning.effect == CallEffect::none))
    return lowerOwn(frame, e);
  return lowerLibrary(frame, e, meaning);
}

LoweredValue Lowering::lowerOwn(CallFrame &frame, const Expression &call) {
  const model::Function &function = unit_[call.callee.function];
  const bool isInstance = call.callee.instance && *call.callee.instance < function.instances.size();
  const model::Body *body = isInstance ? &function.instances[*call.callee.instance].body : &function.body;
  const auto *parameters = isInstance ? &function.instances[*call.callee.instance].parameters : &function.parameters;
  if (!isInstance && function.isTemplate && !function.instances.empty()) {
    const auto named =
        std::ranges::find(function.instances, call.callee.templateArguments, &model::Instance::arguments);
    const auto chosen = named == function.instances.end() ? function.instances.begin() : named;
    body = &chosen->body;
    parameters = &chosen->parameters;
  }
  CallFrame inner{.body = body, .number = ++frames_, .depth = frame.depth + 1};
  std::vector<ExpressionId> arguments = call.operands;
  if (call.hasObject && !arguments.empty()) {
    const TypeId type = (*frame.body)[arguments.front()].type;
    const bool isPointer = model::isSome(type) && unit_[type].kind == TypeKind::pointer;
    inner.object =
        isPointer ? pointedTo(lower(frame, arguments.front()), unit_[type].element) : locate(frame, arguments.front());
    arguments.erase(arguments.begin());
  }
  for (std::size_t i = 0; i < parameters->size() && i < arguments.size(); ++i) {
    const model::Variable &parameter = (*body)[(*parameters)[i]];
    const bool isReference = model::isSome(parameter.type) && unit_[parameter.type].kind == TypeKind::reference;
    if (isReference) {
      inner.bound[(*parameters)[i]] = locate(frame, arguments[i]);
      continue;
    }
    const LoweredLocation place{.place = LocalPlace{.frame = inner.number, .variable = (*parameters)[i]},
                                .type = parameter.type};
    write(place, lower(frame, arguments[i]));
  }
  if (model::isSome(body->root)) lowerStatement(inner, body->root);
  // Its variables end with it.
  const auto first =
      variables_.lower_bound({inner.number, model::VariableId{0}, std::numeric_limits<std::int64_t>::min()});
  variables_.erase(first, variables_.lower_bound(
                              {inner.number + 1, model::VariableId{0}, std::numeric_limits<std::int64_t>::min()}));
  return inner.result.value_or(LoweredValue{.width = widthOf(call.type), .what = "unknown"});
}

LoweredValue Lowering::lowerLibrary(CallFrame &frame, const Expression &e, const model::CallMeaning &meaning) {
  std::vector<LoweredValue> arguments;
  std::vector<ValueId> ids;
  for (std::size_t i = 0; i < e.operands.size(); ++i) {
    const ExpressionId operand = e.operands[i];
    // An object that is handed over as such, and not read.
    const std::size_t parameter = e.hasObject ? i - 1 : i;
    const bool isObject = e.hasObject && i == 0;
    const bool isNamed = isObject || (parameter < e.callee.byReference.size() && e.callee.byReference[parameter]);
    if (isNamed && isRecord(withoutReference((*frame.body)[operand].type))) {
      arguments.push_back({.what = "unknown"});
      ids.push_back(noValue);
      continue;
    }
    arguments.push_back(lower(frame, operand));
    const LoweredValue &value = arguments.back();
    if (value.parts.empty())
      ids.push_back(value.place ? noValue : idOf(value));
    else
      for (const auto &[offset, part] : value.parts)
        ids.push_back(idOf(part));
  }
  const TypeId type = withoutReference(e.type);
  const double width = widthOf(type);
  const auto unique = [&](double scratch = 0) {
    if (!isRecord(type)) return ofValue(builder_.unique(ids, width, scratch), width);
    std::vector<ValueId> parts;
    for (const auto &[offset, part] : partsOf(type))
      parts.push_back(builder_.unique(ids, widthOf(part), scratch));
    return fromParts(type, parts);
  };
  switch (meaning.effect) {
  case CallEffect::blockBarrier:
  case CallEffect::gridBarrier:
  case CallEffect::blockVote:
    builder_.barrier();
    return unique();
  case CallEffect::warpBarrier:
  case CallEffect::fence:
    builder_.barrier();
    return {};
  case CallEffect::atomic:
  case CallEffect::store: {
    for (std::size_t i = 1; i < ids.size(); ++i)
      builder_.test(ids[i]);
    if (!arguments.empty() && !arguments.front().place)
      builder_.store(pointedTo(arguments.front(), type).address, ids.size() > 1 ? ids[1] : noValue);
    return unique();
  }
  case CallEffect::load: {
    const bool isPointer = !e.operands.empty() && model::isSome((*frame.body)[e.operands[0]].type) &&
                           unit_[(*frame.body)[e.operands[0]].type].kind == TypeKind::pointer;
    if (isPointer && !arguments.empty() && !arguments.front().place) {
      LoweredLocation location = pointedTo(arguments.front(), type);
      location.address.isReadOnly = location.address.isReadOnly || meaning.has(model::CallTrait::readOnlyLoad);
      return read(location, e.spelling.span);
    }
    std::vector<ValueId> parts;
    if (!isRecord(type)) return ofValue(builder_.fetch(ids, width, "fetches", e.spelling.span), width);
    for (const auto &[offset, part] : partsOf(type))
      parts.push_back(builder_.fetch(ids, widthOf(part), "fetches", e.spelling.span));
    return fromParts(type, parts);
  }
  case CallEffect::report:
  case CallEffect::allocate:
    for (const ValueId id : ids)
      builder_.test(id);
    builder_.test(noValue, ofCall);
    return unique();
  case CallEffect::warpExchange:
  case CallEffect::threadIdentity:
  case CallEffect::clock:
  case CallEffect::collective:
    return unique();
  case CallEffect::none:
  case CallEffect::user:
    break;
  default:
    for (const ValueId id : ids)
      builder_.test(id);
    return unique();
  }
  if (meaning.has(model::CallTrait::makesVector) && isRecord(type)) return fromParts(type, ids);
  const bool isFloatingCall = isFloating(type);
  std::string name = e.callee.name;
  for (const LoweredValue &argument : arguments)
    if (argument.sum.isConstant()) name += " " + std::to_string(argument.sum.constant);
  if (isRecord(type) || std::ranges::find(e.callee.writesThrough, true) != e.callee.writesThrough.end()) {
    for (std::size_t i = 0; i < arguments.size(); ++i)
      if (i < e.callee.writesThrough.size() && e.callee.writesThrough[i] && arguments[i].place) {
        LoweredLocation target = pointedTo(arguments[i], model::none<TypeId>);
        write(target, ofValue(builder_.unique(ids, 1, scratchOf(e.callee.name, width > 1)), 1));
      }
    return unique();
  }
  const ValueId out = builder_.computed(name, ids, width, isFloatingCall ? scratchOf(e.callee.name, width > 1) : 0);
  if (isFloatingCall) builder_.at(out).isUniform = false;
  return ofValue(out, width);
}

} // namespace warpgrain::estimate

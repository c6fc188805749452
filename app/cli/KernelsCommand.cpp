// SPDX-License-Identifier: Apache-2.0
#include "app/cli/Commands.h"
#include "app/cli/Output.h"
#include "app/cli/SourceArguments.h"
#include "core/model/Accesses.h"
#include "core/model/Dialect.h"
#include "core/model/KernelSearch.h"
#include "core/model/Walk.h"

#include <iostream>
#include <memory>

namespace warpgrain::cli {

namespace {

using Json = nlohmann::ordered_json;
using namespace model;

std::string_view nameOf(StatementKind kind) {
  switch (kind) {
  case StatementKind::forLoop:
    return "for";
  case StatementKind::rangeForLoop:
    return "range-for";
  case StatementKind::whileLoop:
    return "while";
  default:
    return "do";
  }
}

std::string_view nameOf(AccessKind kind) {
  switch (kind) {
  case AccessKind::read:
    return "read";
  case AccessKind::write:
    return "write";
  case AccessKind::readWrite:
    return "read-write";
  default:
    return "atomic";
  }
}

/// The variable a for loop declares or sets first; empty for other loops.
std::string inductionVariable(const Body &body, const Statement &loop) {
  if (!isSome(loop.initializer) || loop.kind == StatementKind::rangeForLoop) return {};
  const Statement &first = body[loop.initializer];
  if (!first.variables.empty()) return body[first.variables.front()].name;
  if (!isSome(first.expression) || body[first.expression].operands.empty()) return {};
  const ExpressionId target = body[first.expression].operands.front();
  return body[target].kind == ExpressionKind::variable ? body[body[target].variable].name : std::string();
}

Json extentsJson(const Extents &extents) {
  auto list = Json::array();
  for (const Axis axis : allAxes)
    list.push_back(extents[axis] ? Json(*extents[axis]) : Json(nullptr));
  return list;
}

Json textJson(const Unit &unit, const Body &body, ExpressionId id) {
  if (!isSome(id) || body[id].spelling.span.empty()) return nullptr;
  return std::string(unit.textOf(body[id].spelling.span));
}

Json launchJson(const Unit &unit, const Launch &launch) {
  Json out;
  addPlace(out, unit, launch.spelling.span);
  out["kernel"] = launch.kernelName;
  if (isSome(launch.launcher)) {
    const Body &body = unit[launch.launcher].body;
    out["grid"] = textJson(unit, body, launch.grid);
    out["block"] = textJson(unit, body, launch.block);
    out["shared"] = textJson(unit, body, launch.sharedBytes);
    out["stream"] = textJson(unit, body, launch.stream);
  }
  out["grid_extents"] = extentsJson(launch.gridExtents);
  out["block_extents"] = extentsJson(launch.blockExtents);
  out["shared_bytes"] = launch.sharedByteCount ? Json(*launch.sharedByteCount) : Json(nullptr);
  return out;
}

void addParts(Json &out, const Unit &unit, const Function &kernel) {
  const Body &body = kernel.body;
  out["parameters"] = Json::array();
  for (const VariableId id : kernel.parameters)
    out["parameters"].push_back({{"name", body[id].name}, {"type", unit[body[id].type].name}});
  for (const char *list : {"loops", "barriers", "shared", "accesses", "calls"})
    out[list] = Json::array();
  for (const StatementId id : statementsIn(body, body.root)) {
    if (!body[id].isLoop()) continue;
    Json loop{{"kind", nameOf(body[id].kind)}, {"variable", inductionVariable(body, body[id])}};
    addPlace(loop, unit, body[id].keyword);
    out["loops"].push_back(std::move(loop));
  }
  for (const Variable &variable : body.variables) {
    if (!variable.isShared()) continue;
    const Type &type = unit[variable.type];
    Json shared{
        {"name", variable.name}, {"type", type.name}, {"dynamic", variable.space == VariableSpace::sharedDynamic}};
    shared["bytes"] = type.sizeBytes != 0 ? Json(type.sizeBytes) : Json(nullptr);
    addPlace(shared, unit, variable.nameSpan);
    out["shared"].push_back(std::move(shared));
  }
  for (const ExpressionId id : expressionsInStatement(body, body.root)) {
    if (body[id].kind != ExpressionKind::call) continue;
    const CallEffect effect = unit.dialect->effectOf(body[id].callee);
    Json call{{"name", body[id].callee.name}};
    addPlace(call, unit, body[id].spelling.span);
    if (effect == CallEffect::blockBarrier || effect == CallEffect::blockVote)
      out["barriers"].push_back(std::move(call));
    else if (effect == CallEffect::user)
      out["calls"].push_back(std::move(call));
  }
  for (const Access &access : accessesIn(body, unit)) {
    Json item{{"array", isSome(access.array) ? Json(body[access.array].name) : Json(nullptr)},
              {"space", model::nameOf(access.space)},
              {"kind", nameOf(access.kind)}};
    addPlace(item, unit, body[access.expression].spelling.span);
    out["accesses"].push_back(std::move(item));
  }
}

Json kernelJson(const Unit &unit, FunctionId id) {
  const Function &kernel = unit[id];
  Json out{{"name", kernel.name}, {"qualified_name", kernel.qualifiedName}, {"signature", kernel.signature}};
  addPlace(out, unit, kernel.nameSpan);
  addWholeness(out, unit, kernel);
  out["template"] = kernel.isTemplate;
  out["instances"] = Json::array();
  for (const Instance &instance : kernel.instances)
    out["instances"].push_back(kernel.name + instance.arguments);
  if (kernel.launchBounds)
    out["launch_bounds"] = {
        {"max_threads", kernel.launchBounds->maxThreads ? Json(*kernel.launchBounds->maxThreads) : Json(nullptr)},
        {"min_blocks", kernel.launchBounds->minBlocks ? Json(*kernel.launchBounds->minBlocks) : Json(nullptr)}};
  addParts(out, unit, kernel);
  out["launches"] = Json::array();
  for (const Launch *launch : unit.launchesOf(id))
    out["launches"].push_back(launchJson(unit, *launch));
  return out;
}

void printTable(const Unit &unit) {
  for (const FunctionId id : unit.kernels()) {
    const Json kernel = kernelJson(unit, id);
    std::cout << placeOf(unit, unit[id].nameSpan) << ": " << unit[id].signature << '\n'
              << "  loops " << kernel["loops"].size() << ", barriers " << kernel["barriers"].size()
              << ", shared arrays " << kernel["shared"].size() << ", accesses " << kernel["accesses"].size()
              << ", launches " << kernel["launches"].size() << '\n';
    if (kernel["whole"] == false)
      std::cout << "  not read whole: " << kernel["not_whole"]["text"].get<std::string>() << '\n';
    for (const Json &instance : kernel["instances"])
      std::cout << "  instance " << instance.get<std::string>() << '\n';
    for (const Json &launch : kernel["launches"])
      if (!launch.contains("block"))
        std::cout << "  named at line " << launch["line"] << ", where no launch can be followed\n";
      else
        std::cout << "  launched at line " << launch["line"] << " with block " << launch["block_extents"].dump()
                  << ", grid " << launch["grid_extents"].dump() << '\n';
  }
}

} // namespace

void addKernelsCommand(CLI::App &app, CommandContext &context) {
  auto *command =
      app.add_subcommand("kernels", "List the kernels of a source with their loops, barriers and launches. The exit "
                                    "status is 3 where one of them has errors, or where errors may hide others");
  auto arguments = std::make_shared<SourceArguments>();
  arguments->addTo(*command);
  command->callback([arguments, &context] {
    const auto source = open(*arguments, context);
    if (!source) {
      context.exitCode = report(source.error(), arguments->json);
      return;
    }
    const Unit &unit = source->unit;
    reportDiagnostics(unit);
    const auto kernels = unit.kernels();
    if (kernels.empty()) {
      context.exitCode = report(model::noKernelError(unit), arguments->json, &unit);
      return;
    }
    context.exitCode = exitCodeFor(unit, kernels, /*all=*/true);
    if (!arguments->json) return printTable(unit);
    Json out{{"kernels", Json::array()}, {"diagnostics", diagnosticsJson(unit)}};
    for (const FunctionId id : kernels)
      out["kernels"].push_back(kernelJson(unit, id));
    print(out);
  });
}

} // namespace warpgrain::cli

// SPDX-License-Identifier: Apache-2.0
#include "app/cli/Commands.h"
#include "app/cli/Output.h"
#include "app/cli/SourceArguments.h"
#include "core/model/Accesses.h"
#include "core/model/Dialect.h"
#include "core/model/KernelSearch.h"
#include "core/model/Walk.h"

#include <algorithm>
#include <initializer_list>
#include <iostream>
#include <memory>

namespace warpgrain::cli {

namespace {

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
  return listOf(allAxes, [&extents](Axis axis) { return orNull(extents[axis]); });
}

Json textJson(const Unit &unit, const Body &body, ExpressionId id) {
  if (!isSome(id) || body[id].spelling.span.empty()) return nullptr;
  return unit.textOf(body[id].spelling.span);
}

Json launchJson(const Unit &unit, const Launch &launch) {
  Json out = placed({}, unit, launch.spelling.span);
  out["kernel"] = launch.kernelName;
  if (isSome(launch.launcher)) {
    const Body &body = unit[launch.launcher].body;
    out.update({{"grid", textJson(unit, body, launch.grid)},
                {"block", textJson(unit, body, launch.block)},
                {"shared", textJson(unit, body, launch.sharedBytes)},
                {"stream", textJson(unit, body, launch.stream)}});
  }
  out.update({{"grid_extents", extentsJson(launch.gridExtents)},
              {"block_extents", extentsJson(launch.blockExtents)},
              {"shared_bytes", orNull(launch.sharedByteCount)}});
  return out;
}

Json parametersJson(const Unit &unit, const Function &kernel) {
  return listOf(kernel.parameters, [&](VariableId id) -> Json {
    const Variable &variable = kernel.body[id];
    return {{"name", variable.name}, {"type", unit[variable.type].name}};
  });
}

Json loopsJson(const Unit &unit, const Body &body) {
  Json out = Json::array();
  for (const StatementId id : statementsIn(body, body.root))
    if (const Statement &loop = body[id]; loop.isLoop())
      out.push_back(
          placed({{"kind", nameOf(loop.kind)}, {"variable", inductionVariable(body, loop)}}, unit, loop.keyword));
  return out;
}

Json sharedJson(const Unit &unit, const Body &body) {
  Json out = Json::array();
  for (const Variable &variable : body.variables) {
    if (!variable.isShared()) continue;
    const Type &type = unit[variable.type];
    out.push_back(placed({{"name", variable.name},
                          {"type", type.name},
                          {"dynamic", variable.space == VariableSpace::sharedDynamic},
                          {"bytes", type.sizeBytes != 0 ? Json(type.sizeBytes) : Json(nullptr)}},
                         unit, variable.nameSpan));
  }
  return out;
}

/// The calls with one of the effects.
Json callsJson(const Unit &unit, const Body &body, std::initializer_list<CallEffect> effects) {
  Json out = Json::array();
  for (const ExpressionId id : expressionsInStatement(body, body.root)) {
    const Expression &e = body[id];
    const bool isCall = e.kind == ExpressionKind::call;
    if (isCall && std::ranges::find(effects, unit.dialect->effectOf(e.callee)) != effects.end())
      out.push_back(placed({{"name", e.callee.name}}, unit, e.spelling.span));
  }
  return out;
}

Json accessesJson(const Unit &unit, const Body &body) {
  return listOf(accessesIn(body, unit), [&](const Access &access) {
    return placed({{"array", isSome(access.array) ? Json(body[access.array].name) : Json(nullptr)},
                   {"space", model::nameOf(access.space)},
                   {"kind", nameOf(access.kind)}},
                  unit, body[access.expression].spelling.span);
  });
}

Json kernelJson(const Unit &unit, FunctionId id) {
  const Function &kernel = unit[id];
  const Body &body = kernel.body;
  Json out = placed({{"name", kernel.name}, {"qualified_name", kernel.qualifiedName}, {"signature", kernel.signature}},
                    unit, kernel.nameSpan);
  addWholeness(out, unit, kernel);
  out["template"] = kernel.isTemplate;
  out["instances"] =
      listOf(kernel.instances, [&kernel](const Instance &instance) { return kernel.name + instance.arguments; });
  if (const auto &bounds = kernel.launchBounds)
    out["launch_bounds"] = {{"max_threads", orNull(bounds->maxThreads)}, {"min_blocks", orNull(bounds->minBlocks)}};
  out.update(
      {{"parameters", parametersJson(unit, kernel)},
       {"loops", loopsJson(unit, body)},
       {"barriers", callsJson(unit, body, {CallEffect::blockBarrier, CallEffect::blockVote})},
       {"shared", sharedJson(unit, body)},
       {"accesses", accessesJson(unit, body)},
       {"calls", callsJson(unit, body, {CallEffect::user})},
       {"launches", listOf(unit.launchesOf(id), [&unit](const Launch *launch) { return launchJson(unit, *launch); })}});
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
    print({{"kernels", listOf(kernels, [&unit](FunctionId id) { return kernelJson(unit, id); })},
           {"diagnostics", diagnosticsJson(unit)}});
  });
}

} // namespace warpgrain::cli

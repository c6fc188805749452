// SPDX-License-Identifier: Apache-2.0
#include "tests/bench/RegisterPlans.h"

#include "core/access/facts/KernelFacts.h"
#include "core/build/NvccCompiler.h"
#include "core/estimate/registers/LiveRegisters.h"
#include "core/estimate/time/TimeModel.h"
#include "core/frontend/CompatibilityPrelude.h"
#include "core/plan/Transformation.h"

#include <algorithm>
#include <cstdio>

namespace warpgrain::bench {

using transform::Plan;

namespace {

/// The name that ptxas prints; of a template, that of its first instance.
std::string mangledNameOf(const model::Function &kernel) {
  return kernel.isTemplate ? kernel.instances.empty() ? std::string() : kernel.instances.front().mangledName
                           : kernel.mangledName;
}

std::string decimal(double value) {
  char text[32];
  std::snprintf(text, sizeof text, "%.2f", value);
  return text;
}

} // namespace

std::string estimateHead() {
  return "file,kernel,plan,architecture,registers,estimate,least,usual,most\n";
}

bool RegisterPlans::open() {
  frontend::ParseRequest request;
  request.file = source_.file;
  request.cudaRoot = toolkit_.root;
  request.keepPreamble = true;
  auto parser = frontend::Parser::open(request);
  if (!parser) return false;
  parser_ = std::move(*parser);
  auto unit = parser_->parse({});
  if (!unit || unit->hasErrors()) return false;
  unit_ = std::move(*unit);
  return true;
}

std::optional<model::FunctionId> RegisterPlans::kernelOf(const model::Unit &unit, std::size_t turn) const {
  std::vector<model::FunctionId> kernels;
  for (const model::FunctionId id : unit.kernels()) {
    const model::Function &kernel = unit[id];
    const bool isAsked = source_.kernel.empty() || kernel.name == source_.kernel;
    const bool isNew =
        std::ranges::none_of(kernels, [&](model::FunctionId other) { return unit[other].name == kernel.name; });
    if (isAsked && isNew && !kernel.whyNotWhole && !mangledNameOf(kernel).empty()) kernels.push_back(id);
  }
  return kernels.empty() ? std::nullopt : std::optional(kernels[turn % kernels.size()]);
}

transform::Reparse RegisterPlans::reparse() const {
  return [this](const transform::Texts &texts) { return parser_->parse(texts); };
}

std::optional<transform::PlanResult> RegisterPlans::applied(const Plan &plan) const {
  auto result = transform::applyPlan(*unit_, {}, kernel_, plan, reparse());
  return result ? std::optional(std::move(*result)) : std::nullopt;
}

std::vector<Plan> RegisterPlans::plans() const {
  std::vector<Plan> out{{}};
  for (const char *text : {"coarsen x 2", "coarsen x 4"})
    if (const auto plan = transform::parsePlan(text); plan && applied(*plan)) out.push_back(*plan);
  for (const transform::Transformation *transformation : transform::transformations()) {
    if (transformation->word() != "unroll") continue;
    std::string loop;
    for (const transform::Step &step : transformation->offers(*unit_, kernel_)) {
      const std::string &factor = step.arguments.back();
      if ((factor != "2" && factor != "4") || (!loop.empty() && step.arguments.front() != loop)) continue;
      if (!applied({step})) continue;
      loop = step.arguments.front();
      out.push_back({step});
    }
  }
  return out;
}

std::string RegisterPlans::below() const {
  return source_.file.lexically_relative(source_.corpus).string();
}

std::string RegisterPlans::rowOf(const Plan &plan, const std::string &architecture) const {
  const auto after = applied(plan);
  if (!after) return {};
  build::CompileRequest request;
  for (const model::File &each : unit_->files)
    request.unitFiles.push_back(each.path);
  for (const auto &[path, text] : after->texts)
    request.changes.push_back({.path = path, .text = text});
  request.flags = parser_->flags();
  request.folder = parser_->folder();
  request.prelude = {.text = std::string(frontend::compatibilityPrelude()),
                     .definitions = frontend::compatibilityDefinitions()};
  request.architecture = architecture;
  request.lowPriority = false;
  const auto done = build::NvccCompiler(toolkit_).compile(request);
  if (!done) return {};
  const build::KernelResources *found = done->find(mangledNameOf(after->unit[after->kernelId]));
  if (found == nullptr) return {};
  return tableLine({below(), (*unit_)[kernel_].name, toString(plan), architecture,
                    std::to_string(found->registersPerThread),
                    std::to_string(found->spillStoreBytes + found->spillLoadBytes)});
}

std::string RegisterPlans::compiled(std::size_t turn, const std::vector<std::string> &architectures) {
  if (!open()) return {};
  const auto kernel = kernelOf(*unit_, turn);
  if (!kernel) return {};
  kernel_ = *kernel;
  std::string out;
  for (const Plan &plan : plans())
    for (const std::string &architecture : architectures) {
      const std::string row = rowOf(plan, architecture);
      if (row.empty() && out.empty()) return {}; // the source is not compiled
      out += row;
    }
  return out;
}

std::string RegisterPlans::estimates(const std::vector<TableRow> &rows) {
  if (!open()) return {};
  const auto kernel = kernelOf(*unit_, 0);
  if (!kernel) return {};
  kernel_ = *kernel;
  std::string out;
  for (const TableRow &row : rows) {
    if (row.at("file") != below() || row.at("kernel") != source_.kernel) continue;
    const auto plan = transform::parsePlan(row.at("plan"));
    const auto after = plan ? applied(*plan) : std::nullopt;
    if (!after) continue;
    const access::KernelFacts facts =
        access::analyzeAccesses(after->unit, after->kernelId, access::LaunchContext::of(after->unit, after->kernelId));
    const auto gpu = estimate::modelledGpu(row.at("architecture"));
    const auto estimate =
        estimate::estimateRegisters(after->unit, facts, estimate::fullRegistersOf(gpu ? &gpu->limits : nullptr));
    out += tableLine({row.at("file"), row.at("kernel"), row.at("plan"), row.at("architecture"), row.at("registers"),
                      std::to_string(estimate.registers), decimal(estimate.needs.least), decimal(estimate.needs.sum()),
                      decimal(estimate.needs.most)});
  }
  return out;
}

} // namespace warpgrain::bench

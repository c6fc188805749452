// SPDX-License-Identifier: Apache-2.0
#include "app/cli/Commands.h"
#include "app/cli/KernelArgument.h"
#include "app/cli/Numbers.h"
#include "app/cli/Output.h"
#include "app/cli/StoreArguments.h"
#include "app/cli/Table.h"
#include "app/cli/VariantsJson.h"
#include "core/session/VariantBuilder.h"
#include "core/tune/SearchSpace.h"
#include "core/workflow/RecordKeys.h"
#include "core/workflow/VariantRecords.h"

#include <iostream>
#include <memory>

namespace warpgrain::cli {

namespace {

struct Arguments {
  KernelArgument kernel;
  std::string space;
  std::string block;
  std::optional<std::uint32_t> shared;
  unsigned jobs = 0;
  bool withoutCache = false;
  StoreArguments store;
};

std::string blockText(const model::Extents &block) {
  std::string text;
  for (const model::Axis axis : model::allAxes)
    text += (text.empty() ? "" : "x") + (block[axis] ? std::to_string(*block[axis]) : std::string("?"));
  return text;
}

void printTable(const std::vector<session::Variant> &variants) {
  Table table({"steps", "verdict", "regs", "spills", "stack", "shared", "block", "occupancy", "limited by", "compile"});
  for (const session::Variant &variant : variants) {
    const std::string steps = variant.plan.empty() ? "(original)" : toString(variant.plan);
    if (variant.resources.empty()) {
      table.addNote({steps, nameOf(variant.verdict.kind)}, std::string(nameOf(variant.status)) + ": " + variant.reason);
      continue;
    }
    const build::KernelResources &used = variant.resources.front();
    const auto &occupancy = variant.occupancy;
    table.add({steps, nameOf(variant.verdict.kind), std::to_string(used.registersPerThread),
               std::to_string(used.spillStoreBytes + used.spillLoadBytes), std::to_string(used.stackFrameBytes),
               std::to_string(used.staticSharedBytes), blockText(variant.block),
               occupancy ? percent(occupancy->occupancy) : "?",
               occupancy ? limitersOf(*occupancy) : variant.occupancyReason,
               variant.fromCache ? "cached" : std::to_string(variant.compileTime.count()) + " ms"});
  }
  std::cout << table.text();
}

Result<session::VariantSettings> settingsFor(const Arguments &arguments, const OpenedSource &source) {
  const auto kernel = arguments.kernel.find(source.unit);
  if (!kernel) return std::unexpected(kernel.error());
  session::VariantSettings settings{.subject = source.subject(*kernel)};
  settings.dynamicSharedBytes = arguments.shared;
  settings.workers = arguments.jobs;
  if (!arguments.block.empty()) {
    auto block = parseBlock(arguments.block);
    if (!block) return std::unexpected(block.error());
    settings.block = *block;
  }
  if (!arguments.withoutCache) settings.cache = std::make_shared<build::BuildCache>();
  return settings;
}

void keep(const Arguments &arguments, const run::KernelSubject &subject,
          const std::vector<session::Variant> &variants) {
  std::string shape = arguments.block.empty() ? "" : "block " + arguments.block;
  if (arguments.shared) shape += (shape.empty() ? "" : ", ") + std::to_string(*arguments.shared) + " bytes shared";
  const tune::Record common = workflow::commonBuildRecordOf(subject, shape);
  std::vector<tune::Record> records;
  for (const session::Variant &variant : variants)
    if (auto record = workflow::buildRecordOf(common, variant)) records.push_back(std::move(*record));
  arguments.store.keep(records);
}

int run(const Arguments &arguments, const CommandContext &context) {
  const bool json = arguments.kernel.source.json;
  const auto plans = tune::parseSearchSpace(arguments.space);
  if (!plans) return report(plans.error(), json);
  const auto source = open(arguments.kernel.source, context, /*manyParses=*/plans->size() > 2);
  if (!source) return report(source.error(), json);
  auto settings = settingsFor(arguments, *source);
  if (!settings) return report(settings.error(), json, &source->unit);
  const auto variants = session::VariantBuilder(*settings).run(*plans, [](const session::Variant &) {});
  keep(arguments, settings->subject, variants);
  if (json)
    print({{"kernel", settings->subject.function().qualifiedName},
           {"architecture", settings->subject.architecture},
           {"variants", listOf(variants, variantJson)}});
  else
    printTable(variants);
  const bool anyMade = std::ranges::any_of(variants, [](const session::Variant &variant) {
    return variant.status == session::VariantStatus::built || variant.status == session::VariantStatus::written;
  });
  return anyMade ? exitDone : exitNo;
}

} // namespace

void addVariantsCommand(CLI::App &app, CommandContext &context) {
  auto *command = app.add_subcommand("variants", "Compile every variant of a space and compare what it costs");
  auto arguments = std::make_shared<Arguments>();
  arguments->kernel.addTo(*command);
  arguments->kernel.source.addTrustTo(*command);
  command
      ->add_option("--space", arguments->space,
                   "steps with lists of values, for example \"coarsen y 1,2,4; coarsen x 1,2\"")
      ->required();
  command->add_option("--block", arguments->block, "the original launch's block X,Y,Z, where the source does not tell");
  command->add_option("--shared", arguments->shared,
                      "the launch's dynamic shared memory in bytes, where the source does not tell");
  command->add_option("-j,--jobs", arguments->jobs, "compilers at once (default: one for each processor)");
  command->add_flag("--no-cache", arguments->withoutCache, "compile even what was compiled before");
  arguments->store.addTo(*command, "keep nothing of what is found");
  command->callback([arguments, &context] { context.exitCode = run(*arguments, context); });
}

} // namespace warpgrain::cli

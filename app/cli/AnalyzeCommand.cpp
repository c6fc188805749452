// SPDX-License-Identifier: Apache-2.0
#include "app/cli/CommandJson.h"
#include "app/cli/Commands.h"
#include "app/cli/KernelAnalysis.h"
#include "app/cli/Numbers.h"
#include "app/cli/SourceArguments.h"
#include "app/cli/SourcedLaunch.h"
#include "app/cli/Table.h"

#include <charconv>
#include <iostream>
#include <memory>

namespace warpgrain::cli {

namespace {

struct Arguments {
  SourceArguments source;
  std::string kernel;
  std::string instance;
  std::string block;
  std::string grid;
  std::vector<std::string> values; ///< NAME=VALUE
};

Result<std::pair<std::string, std::int64_t>> parseValue(const std::string &text) {
  const std::size_t equals = text.find('=');
  std::int64_t value = 0;
  if (equals != std::string::npos && equals > 0) {
    const char *end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data() + equals + 1, end, value);
    if (error == std::errc() && stop == end) return std::pair(text.substr(0, equals), value);
  }
  return fail(ErrorKind::usage, "\"" + text + "\" gives no parameter a number; write NAME=NUMBER, for example n=4096.");
}

/// What the person asked for goes before what the launches in the source agree on.
Result<void> applyArguments(const Arguments &arguments, access::LaunchContext &launch) {
  if (const auto done = takeBlock(arguments.block, launch.block); !done) return done;
  if (const auto done = takeGrid(arguments.grid, launch.grid); !done) return done;
  constexpr std::int64_t maximumThreads = 1024;
  if (!arguments.block.empty() && launch.block.volume().value_or(0) > maximumThreads)
    return fail(ErrorKind::usage, "A block has at most 1024 threads; --block " + arguments.block + " asks for " +
                                      std::to_string(*launch.block.volume()) + ".");
  for (const std::string &text : arguments.values) {
    const auto value = parseValue(text);
    if (!value) return std::unexpected(value.error());
    launch.arguments[value->first] = value->second;
  }
  launch.instance = arguments.instance;
  return {};
}

/// The names that --arg may give a value: parameters, and members of them ("params.pitch").
Result<void> checkNames(const model::Unit &unit, const std::vector<model::FunctionId> &kernels,
                        const std::vector<std::string> &values) {
  for (const std::string &text : values) {
    const std::string name = text.substr(0, text.find_first_of(".="));
    std::string known;
    bool isKnown = false;
    for (const model::FunctionId id : kernels)
      for (const model::Variable &variable : unit[id].body.variables)
        if (variable.space == model::VariableSpace::parameter ||
            variable.space == model::VariableSpace::templateParameter) {
          isKnown = isKnown || variable.name == name;
          known += (known.empty() ? "" : ", ") + variable.name;
        }
    if (!isKnown)
      return fail(ErrorKind::usage,
                  "No parameter is called " + name + "; the kernel has " + (known.empty() ? "none" : known) + ".");
  }
  return {};
}

Result<std::vector<model::FunctionId>> chosenKernels(const model::Unit &unit, const std::string &name) {
  if (name.empty() && !unit.kernels().empty()) return unit.kernels();
  const auto kernel = unit.findKernel(name);
  if (!kernel) return std::unexpected(kernel.error());
  return std::vector{*kernel};
}

/// A value of an access as the table shows it: a question mark where it is not known.
std::string cell(const Json &value, const char *unknown = "?") {
  if (value.is_null()) return unknown;
  return value.is_string() ? value.get<std::string>() : value.dump();
}

std::string patternCell(const Json &access) {
  const std::string pattern = cell(access["pattern"]);
  return access["mapping"].is_null() ? pattern : access["mapping"].get<std::string>() + " " + pattern;
}

std::string extentsText(const Json &extents) {
  if (extents.is_null()) return "unknown";
  return extents[0].dump() + " x " + extents[1].dump() + " x " + extents[2].dump();
}

/// Those that order something; what is read twice is in the JSON.
void printDependences(const Json &dependences) {
  Table table({"dependence", "array", "from line", "to line", "carried by", "distance"});
  bool isEmpty = true;
  for (const Json &dependence : dependences) {
    if (dependence["kind"] == "input") continue;
    std::string distance;
    for (const Json &part : dependence["distance"])
      distance += (distance.empty() ? "" : ", ") + cell(part["index"]) + " " + cell(part["text"]);
    table.add({cell(dependence["kind"]), cell(dependence["array"]), dependence["source"]["line"].dump(),
               dependence["sink"]["line"].dump(),
               cell(dependence["carried"]) + (dependence["certain"] == true ? "" : ", perhaps"), distance});
    isEmpty = false;
  }
  if (!isEmpty) std::cout << '\n' << table.text() << '\n';
}

/// One line whatever is known: a missing one could mean that there is no race, or that nobody knows.
void printNoRace(const Json &answer, const char *between) {
  const std::string verdict = cell(answer["verdict"]);
  std::cout << "no race between " << between
            << (answer["same_value"] == true ? ", but of stores of the same value: " : ": ")
            << (verdict == "proved"       ? "proved, if what is assumed holds"
                : verdict == "disproved"  ? "disproved, see above"
                : verdict == "not proved" ? "not proved, see above what is possible"
                                          : "not known. " + cell(answer["because"]))
            << '\n';
}

void printText(const Json &kernel) {
  std::cout << cell(kernel["file"]) << ":" << kernel["line"] << ": " << cell(kernel["name"]) << cell(kernel["instance"])
            << ", block " << extentsText(kernel["block"]) << ", grid " << extentsText(kernel["grid"]) << "\n\n";
  if (kernel["whole"] == false) {
    const Json &why = kernel["not_whole"];
    std::cout << "not analysed: "
              << (why.contains("line") ? cell(why["file"]) + ":" + why["line"].dump() + ": " : std::string())
              << cell(why["text"]) << '\n';
    return;
  }
  Table table(
      {"line", "array", "space", "kind", "pattern", "stride in bytes", "sectors/ideal", "ways", "what it means"});
  for (const Json &access : kernel["accesses"]) {
    const bool isShared = access["space"] == "shared";
    table.addNote(
        {access["line"].dump(), cell(access["array"]), cell(access["space"]), cell(access["kind"]), patternCell(access),
         cell(access["stride_bytes"]),
         isShared ? "-" : cell(access["sectors_per_request"]) + "/" + cell(access["ideal_sectors_per_request"]),
         isShared ? cell(access["bank_conflict_ways"]) : "-"},
        access["sentence"]);
  }
  std::cout << table.text() << '\n';
  const Json &totals = kernel["totals"];
  for (const auto &[key, lead] :
       {std::pair{"global_load_sectors", "sectors loaded"}, std::pair{"global_store_sectors", "sectors stored"},
        std::pair{"shared_load_conflicts", "shared load conflicts"},
        std::pair{"shared_store_conflicts", "shared store conflicts"}})
    std::cout << lead << ": "
              << (totals[key].is_null() ? "not known, " + totals["reasons"][key].get<std::string>()
                                        : totals[key].dump())
              << '\n';
  for (const Json &barrier : kernel["barriers"])
    std::cout << (barrier["kind"].get<std::string>().ends_with("collective") ? "collective" : "barrier") << " at line "
              << barrier["line"] << ": "
              << (barrier["uniform"] ? "reached by all threads together" : cell(barrier["because"])) << '\n';
  for (const Json &race : kernel["races"])
    std::cout << "race: " << cell(race["sentence"]) << '\n';
  for (const Json &race : kernel["possible_races"])
    std::cout << "possible race: " << cell(race["sentence"]) << '\n';
  printNoRace(kernel["no_race"]["within_blocks"], "threads of a block");
  const bool hasOneBlock = !kernel["grid"].is_null() && kernel["grid"] == Json{1, 1, 1};
  if (!hasOneBlock) printNoRace(kernel["no_race"]["between_blocks"], "threads of different blocks");
  printDependences(kernel["dependences"]);
  for (std::size_t i = 0; i < kernel["unfollowed_calls"].size(); ++i)
    std::cout << "not followed: " << cell(kernel["unfollowed_calls"][i]) << ", "
              << cell(kernel["unfollowed_because"][i]) << '\n';
  for (const Json &assumption : kernel["assumptions"])
    std::cout << "assumed: " << cell(assumption) << '\n';
}

int run(const Arguments &arguments, const CommandContext &context) {
  const bool json = arguments.source.json;
  access::LaunchContext asked;
  if (const auto valid = applyArguments(arguments, asked); !valid) return report(valid.error(), json);
  const auto source = open(arguments.source, context);
  if (!source) return report(source.error(), json);
  const model::Unit &unit = source->unit;
  reportDiagnostics(unit);
  const auto kernels = chosenKernels(unit, arguments.kernel);
  if (!kernels) return report(kernels.error(), json, &unit);
  if (const auto valid = checkNames(unit, *kernels, arguments.values); !valid)
    return report(valid.error(), json, &unit);
  Json out{{"kernels", Json::array()}, {"diagnostics", diagnosticsJson(unit)}};
  for (const model::FunctionId kernel : *kernels) {
    auto launch = access::LaunchContext::of(unit, kernel);
    if (const auto valid = applyArguments(arguments, launch); !valid) return report(valid.error(), json);
    completeLaunch(unit, kernel, launch);
    out["kernels"].push_back(analysisJson(unit, analyzeKernel(unit, kernel, launch)));
  }
  if (json) print(out);
  for (std::size_t i = 0; i < out["kernels"].size() && !json; ++i) {
    if (i > 0) std::cout << '\n';
    printText(out["kernels"][i]);
  }
  return exitCodeFor(unit, *kernels, /*all=*/arguments.kernel.empty());
}

} // namespace

void addAnalyzeCommand(CLI::App &app, CommandContext &context) {
  auto *command = app.add_subcommand(
      "analyze", "Show how threads access memory: patterns, sectors, bank conflicts, reuse. A kernel "
                 "with errors is not analysed; the exit status is 3 then");
  auto arguments = std::make_shared<Arguments>();
  arguments->source.addTo(*command);
  command->add_option("-k,--kernel", arguments->kernel, "one kernel (default: all)");
  command->add_option("--instance", arguments->instance, "of a kernel template: which one, for example \"<16>\"");
  command->add_option("--block", arguments->block, "threads of a block, X or X,Y,Z (default: as launched)");
  command->add_option("--grid", arguments->grid, "blocks of the grid, X or X,Y,Z (default: as launched)");
  command->add_option("--arg", arguments->values, "value of an integer parameter, NAME=NUMBER; may be repeated");
  command->callback([arguments, &context] { context.exitCode = run(*arguments, context); });
}

} // namespace warpgrain::cli

// SPDX-License-Identifier: Apache-2.0
#include "app/cli/OpenMpcArguments.h"
#include "app/cli/Output.h"
#include "app/cli/ReadingLimits.h"
#include "app/cli/Table.h"
#include "core/base/Files.h"
#include "core/tune/SearchSpace.h"

#include <algorithm>
#include <cstdio>
#include <iostream>
#include <memory>

namespace warpgrain::cli {

namespace {

namespace fs = std::filesystem;
using openmp::PrunedProgram;
using openmp::SpaceSize;
using openmp::TunableKernel;
using openmp::TuningParameter;

std::string joined(const std::vector<std::string> &items) {
  std::string out;
  for (const std::string &each : items)
    out += (out.empty() ? "" : ", ") + each;
  return out;
}

std::string percentText(double percent) {
  char text[32];
  std::snprintf(text, sizeof text, "%.3f", percent);
  return text;
}

std::string countText(const std::optional<std::uint64_t> &points) {
  return points ? std::to_string(*points) : "more than 2^64";
}

/// The clauses that can be chosen for a kernel, the suggested ones of several first.
std::vector<std::string> clausesOf(const TunableKernel &kernel) {
  std::vector<std::string> out;
  if (kernel.hasSize) out.insert(out.end(), {"threadblocksize", "maxnumofblocks"});
  if (kernel.hasOrder) out.emplace_back("noploopswap");
  for (const openmp::TunableArray &each : kernel.arrays) {
    const bool isConstant = each.suggested == openmp::ArrayCache::constant;
    if (each.inConstant && isConstant) out.push_back("constant(" + each.name + ")");
    if (each.inTexture) out.push_back("texture(" + each.name + ")");
    if (each.inConstant && !isConstant) out.push_back("constant(" + each.name + ")");
  }
  return out;
}

/// The points that clauses of all kernels make; none where they cannot be numbered.
std::optional<std::uint64_t> kernelPoints(const PrunedProgram &program, const openmp::SpaceSetup &setup) {
  const auto space = workflow::ConfigurationSpace::create(program, setup, workflow::TuningLevel::kernel);
  return space ? std::optional(space->space().combinations()) : std::nullopt;
}

void printPruned(const PrunedProgram &program, const openmp::SpaceSetup &setup) {
  Table table({"PARAMETER", "ANSWER", "KERNELS", "WHY"});
  for (const TuningParameter &each : program.parameters) {
    std::string answer(nameOf(each.kind));
    if (setup.isExcluded(each.name))
      answer = "excluded";
    else if (each.kind == openmp::ParameterClass::needsConsent && setup.isApproved(each.name))
      answer = "approved";
    table.add({each.name, answer, std::to_string(each.kernels.size()), each.reason});
  }
  std::cout << table.text() << '\n';
  for (const TunableKernel &each : program.kernels)
    std::cout << each.name << " (kernelid(" << each.id << ") procname(" << each.procedure
              << ")): " << (clausesOf(each).empty() ? "nothing to choose" : joined(clausesOf(each))) << '\n';
  if (program.regionsOnCpu > 0)
    std::cout << program.regionsOnCpu << " regions stay on the CPU; translate --report says why\n";
  const SpaceSize size = openmp::sizeOf(program, setup);
  std::cout << countText(size.withoutPruning) << " points without pruning, " << countText(size.withPruning)
            << " with: " << percentText(size.reduction()) << " % less; with clauses of each kernel "
            << countText(kernelPoints(program, setup)) << '\n';
}

Json prunedJson(const PrunedProgram &program, const openmp::SpaceSetup &setup) {
  const auto parameter = [&](const TuningParameter &each) {
    return Json{
        {"name", each.name},
        {"class", nameOf(each.kind)},
        {"tried", isTried(each, setup) && (each.name != "maxNumOfCudaThreadBlocks" || !setup.blockCaps.empty())},
        {"value", orNull(each.value)},
        {"kernels", each.kernels},
        {"reason", each.reason}};
  };
  const auto array = [](const openmp::TunableArray &each) {
    const std::string suggested = each.suggested == openmp::ArrayCache::constant  ? "constant"
                                  : each.suggested == openmp::ArrayCache::texture ? "texture"
                                                                                  : "";
    return Json{{"name", each.name},
                {"constant", each.inConstant},
                {"texture", each.inTexture},
                {"suggested", orNull(suggested)}};
  };
  const auto kernel = [&](const TunableKernel &each) {
    return Json{{"name", each.name},
                {"procedure", each.procedure},
                {"kernelid", each.id},
                {"clauses", clausesOf(each)},
                {"arrays", listOf(each.arrays, array)}};
  };
  const SpaceSize size = openmp::sizeOf(program, setup);
  return {{"parameters", listOf(program.parameters, parameter)},
          {"kernels", listOf(program.kernels, kernel)},
          {"regions_on_cpu", program.regionsOnCpu},
          {"points",
           {{"without_pruning", orNull(size.withoutPruning)},
            {"with_pruning", orNull(size.withPruning)},
            {"reduction_pct", size.reduction()},
            {"of_kernels", orNull(kernelPoints(program, setup))}}},
          {"warnings", setup.warnings}};
}

int prune(const OpenMpcArguments &arguments, const CommandContext &context) {
  const auto setup = arguments.setup();
  if (!setup) return report(setup.error(), arguments.json);
  const auto program = pruned(arguments, context);
  if (!program) return report(program.error(), arguments.json);
  if (arguments.json)
    print(prunedJson(*program, *setup));
  else
    printPruned(*program, *setup);
  return exitDone;
}

struct GenerateArguments : OpenMpcArguments {
  std::string output;
  std::uint64_t first = 0;
  std::optional<std::uint64_t> count;
};

/// A point with the files that were written for it.
struct WrittenPoint {
  tune::PointId point = 0;
  std::string configuration;
  std::string options;
  std::string directives;
};

Result<std::vector<WrittenPoint>> writePoints(const GenerateArguments &arguments,
                                              const workflow::ConfigurationSpace &space) {
  const tune::ParameterSpace &points = space.space();
  const std::uint64_t end =
      arguments.count ? points.combinations() - std::min(points.combinations(), arguments.first) > *arguments.count
                            ? arguments.first + *arguments.count
                            : points.combinations()
                      : points.combinations();
  if (end > arguments.first && end - arguments.first > tune::maximumPlans)
    return fail(ErrorKind::usage, "There are " + std::to_string(end - arguments.first) + " points, and files for " +
                                      std::to_string(tune::maximumPlans) +
                                      " of them are written at most; name some with --first and --count.");
  std::error_code error;
  fs::create_directories(arguments.output, error);
  if (error) return fail(ErrorKind::input, arguments.output + " cannot be made: " + error.message() + ".");
  const std::size_t width = std::to_string(points.combinations()).size();
  std::vector<WrittenPoint> out;
  for (tune::PointId point = arguments.first; point < end; ++point) {
    if (!points.admits(point)) continue;
    const workflow::Configuration configuration = space.at(point);
    std::string number = std::to_string(point);
    number.insert(0, width - number.size(), '0');
    const fs::path name = fs::path(arguments.output) / ("configuration-" + number);
    WrittenPoint written{.point = point, .configuration = configuration.text(), .options = {}, .directives = {}};
    const auto write = [&](std::string &place, const std::string &ending, const std::string &text) -> Result<void> {
      place = name.string() + ending;
      return writeFileAtomically(place, "# configuration " + std::to_string(point) + "\n" + text);
    };
    if (auto done = write(written.options, ".options", configuration.optionsFile()); !done)
      return std::unexpected(done.error());
    if (!configuration.directives.empty())
      if (auto done = write(written.directives, ".directives", configuration.directivesFile()); !done)
        return std::unexpected(done.error());
    out.push_back(std::move(written));
  }
  return out;
}

int generate(const GenerateArguments &arguments, const CommandContext &context) {
  const auto setup = arguments.setup();
  if (!setup) return report(setup.error(), arguments.json);
  const auto program = pruned(arguments, context);
  if (!program) return report(program.error(), arguments.json);
  const auto space = workflow::ConfigurationSpace::create(*program, *setup, arguments.tuningLevel());
  if (!space) return report(space.error(), arguments.json);
  for (const std::string &note : space->notes())
    std::cerr << "warpgrain-cli: note: " << note << '\n';
  const auto written = writePoints(arguments, *space);
  if (!written) return report(written.error(), arguments.json);
  if (arguments.json)
    print({{"points", space->space().combinations()},
           {"written", listOf(*written,
                              [](const WrittenPoint &each) {
                                return Json{{"point", each.point},
                                            {"configuration", each.configuration},
                                            {"options", each.options},
                                            {"directives", orNull(each.directives)}};
                              })},
           {"notes", space->notes()}});
  else
    for (const WrittenPoint &each : *written)
      std::cout << each.point << ": " << each.configuration << '\n';
  return exitDone;
}

int writeSetup(const OpenMpcArguments &arguments) {
  const auto setup = arguments.setup();
  if (!setup) return report(setup.error(), false);
  std::cout << openmp::textOf(*setup);
  return exitDone;
}

} // namespace

void OpenMpcArguments::addTo(CLI::App &command, const std::vector<std::pair<std::string, std::string>> &levels) {
  command.add_option("file", files, "C (.c) or C++ sources of one program")->required();
  command.add_option("-p,--database", database, "compile_commands.json to take the files' flags from");
  command.add_option("--cuda-path", cudaPath, "CUDA toolkit to use instead of the one that is found");
  command.add_option("--setup", setupFile, "file that says what is tried: cudaThreadBlockSet(64, 128), …");
  command.add_option("--approve", approved, "parameter that needs consent and is to be tried")->delimiter(',');
  std::vector<std::string> names;
  std::string meanings;
  for (const auto &[name, meaning] : levels) {
    names.push_back(name);
    meanings += (meanings.empty() ? "" : "; ") + name + ": " + meaning;
  }
  if (!levels.empty()) command.add_option("--level", level, meanings)->check(CLI::IsMember(names));
  command.add_flag("--json", json, "print JSON");
}

std::vector<workflow::TranslateRequest> OpenMpcArguments::sources(const CommandContext &context) const {
  std::vector<workflow::TranslateRequest> out;
  for (const std::string &file : files) {
    workflow::TranslateRequest request{.file = file, .cudaPath = cudaPath};
    if (context.hasCompileFlags) request.flags = context.compileFlags;
    if (!database.empty()) request.database = database;
    out.push_back(std::move(request));
  }
  return out;
}

Result<openmp::SpaceSetup> OpenMpcArguments::setup() const {
  std::string text;
  if (!setupFile.empty()) {
    auto read = readTextFile(setupFile);
    if (!read) return std::unexpected(read.error());
    text = std::move(*read);
  }
  auto out = openmp::readSpaceSetup(text, setupFile);
  if (!out) return out;
  for (const std::string &warning : out->warnings)
    std::cerr << "warpgrain-cli: warning: " << warning << '\n';
  for (const std::string &each : approved) {
    const auto line = openmp::readSpaceSetup("approveGOptionSet(" + each + ")", "--approve");
    if (!line) return std::unexpected(line.error());
    if (!line->warnings.empty())
      return fail(ErrorKind::usage, each + " is no switch of OpenMPC that can be tuned, so it needs no approval.");
    out->approved.push_back(each);
  }
  return out;
}

workflow::TuningLevel OpenMpcArguments::tuningLevel() const {
  return level == "kernel" ? workflow::TuningLevel::kernel : workflow::TuningLevel::program;
}

Result<PrunedProgram> pruned(const OpenMpcArguments &arguments, const CommandContext &context) {
  const ReadingLimits limits;
  return workflow::pruneProgram(arguments.sources(context));
}

void addOpenMpcCommand(CLI::App &app, CommandContext &context) {
  auto *command = app.add_subcommand("openmpc", "Find the options of OpenMPC with which an OpenMP program is fastest");
  command->require_subcommand(1);
  auto *pruning = command->add_subcommand("prune", "Say which options and clauses can matter for a program, and why");
  auto arguments = std::make_shared<OpenMpcArguments>();
  arguments->addTo(*pruning, {});
  pruning->callback([arguments, &context] { context.exitCode = prune(*arguments, context); });

  auto *generating = command->add_subcommand("generate", "Write a file of options for each point of the space");
  auto generated = std::make_shared<GenerateArguments>();
  generated->addTo(*generating, levelsOfSpaces);
  generating->add_option("-o,--output", generated->output, "folder to write to")->required();
  generating->add_option("--first", generated->first, "number of the first point (0)");
  generating->add_option("--count", generated->count, "how many numbers of points from there (all)");
  generating->callback([generated, &context] { context.exitCode = generate(*generated, context); });

  auto *writing = command->add_subcommand("setup", "Print a setup file, the default one or one that is read");
  auto written = std::make_shared<OpenMpcArguments>();
  writing->add_option("--setup", written->setupFile, "the file to read");
  addOpenMpcTune(*command, context);
  writing->callback([written, &context] { context.exitCode = writeSetup(*written); });
}

} // namespace warpgrain::cli

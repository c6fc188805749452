// SPDX-License-Identifier: Apache-2.0
#include "app/cli/Commands.h"
#include "app/cli/Output.h"
#include "app/cli/ReadingLimits.h"
#include "app/cli/TranslationReport.h"
#include "core/base/Files.h"
#include "core/openmp/directives/DirectiveText.h"
#include "core/openmp/emit/AnnotatedText.h"
#include "core/workflow/Translate.h"
#include "core/workflow/optimise/LoopSwap.h"

#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <memory>

namespace warpgrain::cli {

namespace {

namespace fs = std::filesystem;

struct Arguments {
  std::vector<std::string> files;
  std::string database;
  std::string cudaPath;
  std::string emit = "cuda";
  std::string output;
  std::string transfers; ///< empty: as options say, else resident
  std::string directives;
  std::vector<std::string> options;
  std::string optionFile;
  bool readsEnvironment = false;
  std::vector<std::string> without; ///< optimisations that are left out
  bool report = false;
  bool json = false;
};

/// A source's translation in the form that was asked for.
struct FileResult {
  workflow::Translated translated;
  std::string text;
};

Result<std::string> textOf(const Arguments &arguments, const workflow::Translated &translated) {
  if (arguments.emit == "annotated") return openmp::annotatedText(*translated.program, translated.plan);
  if (arguments.emit == "openmp") return translated.program->text;
  return translated.cuda.text;
}

/// Options of OpenMPC: of the environment where it is asked for, of a file, and of the command line, which come last.
Result<openmp::TranslationOptions> optionsOf(const Arguments &arguments) {
  std::vector<openmp::GivenOption> given;
  if (arguments.readsEnvironment)
    given = openmp::optionsOfEnvironment([](const char *name) { return std::getenv(name); });
  if (!arguments.optionFile.empty()) {
    const auto text = readTextFile(arguments.optionFile);
    if (!text) return std::unexpected(text.error());
    for (openmp::GivenOption &each : openmp::optionsIn(*text, arguments.optionFile))
      given.push_back(std::move(each));
  }
  for (const std::string &each : arguments.options)
    given.push_back(openmp::givenOption(each, "--option"));
  return openmp::readOptions(given);
}

/// Options, and the lines of the user directive file.
Result<openmp::DirectiveSettings> settingsOf(const Arguments &arguments) {
  auto options = optionsOf(arguments);
  if (!options) return std::unexpected(options.error());
  openmp::DirectiveSettings out{.user = {}, .options = std::move(*options)};
  const std::string file =
      arguments.directives.empty() ? out.options.userDirectives.value_or("") : arguments.directives;
  if (file.empty()) return out;
  const auto text = readTextFile(file);
  if (!text) return std::unexpected(text.error());
  auto lines = openmp::readUserDirectives(*text, file);
  if (!lines) return std::unexpected(lines.error());
  out.user = std::move(*lines);
  return out;
}

/// The command's word beats options of OpenMPC. Where neither says anything, memory stays on the GPU.
openmp::TransferMode transfersOf(const Arguments &arguments, const openmp::DirectiveSettings &settings) {
  if (arguments.transfers == "all") return openmp::TransferMode::all;
  if (arguments.transfers == "flow") return openmp::TransferMode::flow;
  if (arguments.transfers == "resident") return openmp::TransferMode::resident;
  return settings.options.transfers.value_or(openmp::TransferMode::resident);
}

workflow::TranslateRequest requestFor(const Arguments &arguments, const CommandContext &context,
                                      const std::string &file, const openmp::DirectiveSettings &settings) {
  workflow::TranslateRequest request{.file = file, .cudaPath = arguments.cudaPath};
  request.directives = settings;
  request.transfers = transfersOf(arguments, settings);
  const auto isOn = [&](std::string_view name) {
    return std::ranges::find(arguments.without, name) == arguments.without.end();
  };
  const openmp::Optimisations chosen{.loopSwap = isOn("loop-swap") && settings.options.loopSwap.value_or(true),
                                     .nestSharing = isOn("nest-sharing"),
                                     .loopCollapse =
                                         isOn("loop-collapse") && settings.options.loopCollapse.value_or(true),
                                     .threadsOfBlock = settings.options.threadsOfBlock};
  request.optimise = [chosen](const auto &program, auto &plan, const auto &unit) {
    return workflow::chooseLoopOrders(program, plan, unit, chosen);
  };
  if (context.hasCompileFlags) request.flags = context.compileFlags;
  if (!arguments.database.empty()) request.database = arguments.database;
  return request;
}

Result<std::vector<FileResult>> translate(const Arguments &arguments, const CommandContext &context) {
  const auto settings = settingsOf(arguments);
  if (!settings) return std::unexpected(settings.error());
  for (const std::string &note : settings->options.notes)
    std::cerr << note << "\n";
  std::vector<workflow::TranslateRequest> requests;
  for (const std::string &file : arguments.files)
    requests.push_back(requestFor(arguments, context, file, *settings));
  const ReadingLimits limits;
  auto translated = workflow::translateProgram(std::move(requests));
  if (!translated) return std::unexpected(translated.error());
  std::vector<FileResult> out;
  for (workflow::Translated &each : *translated) {
    auto text = textOf(arguments, each);
    if (!text) return std::unexpected(text.error());
    out.push_back({.translated = std::move(each), .text = std::move(*text)});
  }
  return out;
}

/// Where a file's text goes: the output itself, or a file of the same name in the output as a folder.
fs::path placeOf(const Arguments &arguments, const fs::path &file) {
  std::error_code ignored;
  const bool isFolder = arguments.output.ends_with('/') || fs::is_directory(arguments.output, ignored);
  if (!isFolder) return arguments.output;
  fs::path name = file.filename();
  if (arguments.emit == "cuda") name.replace_extension(".cu");
  return fs::path(arguments.output) / name;
}

/// The files to write, in the order of the sources. No file may be written twice, and none that is read.
Result<std::vector<fs::path>> placesOf(const Arguments &arguments, const std::vector<FileResult> &results) {
  std::vector<fs::path> out;
  const auto isSame = [](const fs::path &one, const fs::path &other) {
    std::error_code ignored;
    return fs::weakly_canonical(one, ignored) == fs::weakly_canonical(other, ignored) ||
           fs::equivalent(one, other, ignored);
  };
  for (const FileResult &each : results) {
    const fs::path place = placeOf(arguments, each.translated.program->path);
    for (const FileResult &read : results)
      if (isSame(place, read.translated.program->path))
        return fail(ErrorKind::usage, place.string() + " would be written over " +
                                          read.translated.program->path.string() +
                                          ", which is a source; give another output with -o.");
    for (std::size_t i = 0; i < out.size(); ++i)
      if (isSame(out[i], place))
        return fail(ErrorKind::usage, results[i].translated.program->path.string() + " and " +
                                          each.translated.program->path.string() + " would both be written to " +
                                          place.string() +
                                          "; give a folder with -o DIR/, and sources of different names.");
    out.push_back(place);
  }
  return out;
}

/// Writes everything, or nothing where one file cannot be translated.
Result<void> deliver(const Arguments &arguments, const std::vector<FileResult> &results) {
  if (arguments.output.empty()) {
    if (!arguments.report && !arguments.json)
      for (const FileResult &each : results)
        std::cout << each.text;
    return {};
  }
  const auto places = placesOf(arguments, results);
  if (!places) return std::unexpected(places.error());
  std::error_code ignored;
  if (arguments.output.ends_with('/')) fs::create_directories(arguments.output, ignored);
  for (std::size_t i = 0; i < results.size(); ++i)
    if (auto written = writeFileAtomically((*places)[i], results[i].text); !written) return written;
  return {};
}

int run(const Arguments &arguments, const CommandContext &context) {
  std::error_code ignored;
  const bool isFolder = arguments.output.ends_with('/') || fs::is_directory(arguments.output, ignored);
  if (arguments.files.size() > 1 && !isFolder && !arguments.report && !arguments.json)
    return report(Error{.kind = ErrorKind::usage,
                        .message = "Several files become several files; give a folder with -o DIR/.",
                        .span = {}},
                  arguments.json);
  const auto translated = translate(arguments, context);
  if (!translated) return report(translated.error(), arguments.json);
  const std::vector<FileResult> &results = *translated;
  if (auto done = deliver(arguments, results); !done) return report(done.error(), arguments.json);
  if (arguments.json) {
    Json files = Json::array();
    for (const FileResult &each : results)
      files.push_back(translationJson(each.translated, each.text));
    print({{"files", files}});
  } else if (arguments.report) {
    for (const FileResult &each : results)
      std::cout << translationReport(each.translated);
  } else {
    for (const FileResult &each : results)
      std::cerr << directiveWarnings(each.translated);
  }
  return exitDone;
}

} // namespace

void addTranslateCommand(CLI::App &app, CommandContext &context) {
  auto *command = app.add_subcommand("translate", "Make a CUDA program of a C or C++ program with OpenMP directives");
  auto arguments = std::make_shared<Arguments>();
  command->add_option("file", arguments->files, "C (.c) or C++ sources")->required();
  command->add_option("-p,--database", arguments->database, "compile_commands.json to take the files' flags from");
  command->add_option("--cuda-path", arguments->cudaPath, "CUDA toolkit to use instead of the one that is found");
  command
      ->add_option("--emit", arguments->emit,
                   "cuda: the CUDA program (default); annotated: the source with what becomes of each region as "
                   "directives; openmp: the source before it is translated")
      ->check(CLI::IsMember({"openmp", "annotated", "cuda"}));
  command
      ->add_option(
          "--transfers", arguments->transfers,
          "resident: memory stays on the GPU until the CPU works on it (default); flow: each launch copies what "
          "it works on, but for copies that the data flow shows to be needless; all: each launch copies it")
      ->check(CLI::IsMember({"all", "flow", "resident"}));
  command->add_option(
      "--directives", arguments->directives,
      "file of OpenMPC's directives, a line for each kernel: kernelid(0) procname(main) threadblocksize(64)");
  command->add_option("--option", arguments->options, "option of OpenMPC, name=value: cudaThreadBlockSize=128")
      ->take_all()
      ->allow_extra_args(false);
  command->add_option("--options", arguments->optionFile, "file of such options, one a line");
  command->add_flag("--environment", arguments->readsEnvironment, "take such options from the environment, too");
  command
      ->add_option("--no", arguments->without,
                   "optimisations to leave out. loop-swap: threads take the iterations of an inner loop, where "
                   "neighbouring threads then access neighbouring elements; nest-sharing: and of the loops around it; "
                   "loop-collapse: the threads of a block share the rows of a sparse matrix")
      ->delimiter(',')
      ->check(CLI::IsMember({"loop-swap", "nest-sharing", "loop-collapse"}));
  command->add_flag("--report", arguments->report, "print what became of each region, with reasons and transfers");
  command->add_flag("--json", arguments->json, "print JSON");
  command->add_option("-o,--output", arguments->output, "file to write to, or folder");
  command->callback([arguments, &context] { context.exitCode = run(*arguments, context); });
}

} // namespace warpgrain::cli

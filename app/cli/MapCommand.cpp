// SPDX-License-Identifier: Apache-2.0
#include "app/cli/Commands.h"
#include "app/cli/MapText.h"
#include "app/cli/Output.h"
#include "app/cli/ReadingLimits.h"
#include "core/base/Files.h"
#include "core/mapping/RuleChoice.h"
#include "core/workflow/mapping/WriteNests.h"

#include <charconv>
#include <iostream>
#include <memory>

namespace warpgrain::cli {

namespace {

struct Arguments {
  std::string file; ///< FILE or FILE:LINE
  std::string database;
  std::string cudaPath;
  std::string mode = "ours";
  std::string architecture;
  std::vector<std::string> values; ///< NAME=NUMBER
  std::optional<std::uint32_t> registers;
  std::vector<std::string> allowed;
  std::size_t most = 10;
  std::string emit;
  std::vector<std::string> mappings; ///< that are written: N, LINE:N
  workflow::NestForm form;           ///< what they say
  std::string output;
  bool keepsLoops = false;
  bool json = false;
};

template <typename Number>
std::optional<Number> numberOf(std::string_view text) {
  Number value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (text.empty() || error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return value;
}

/// A line behind the last colon; a file may have a colon in its name.
void takeFile(const std::string &text, workflow::MapRequest &request) {
  request.source.file = text;
  const std::size_t colon = text.rfind(':');
  if (colon == std::string::npos || colon == 0) return;
  const auto line = numberOf<std::uint32_t>(std::string_view(text).substr(colon + 1));
  std::error_code ignored;
  if (!line || std::filesystem::exists(text, ignored)) return;
  request.line = line;
  request.source.file = text.substr(0, colon);
}

Result<void> takeValues(const Arguments &arguments, workflow::MapRequest &request) {
  for (const std::string &text : arguments.values) {
    const std::size_t equals = text.find('=');
    const auto value = equals == std::string::npos || equals == 0
                           ? std::nullopt
                           : numberOf<std::int64_t>(std::string_view(text).substr(equals + 1));
    if (!value)
      return fail(ErrorKind::usage,
                  "\"" + text + "\" gives no variable a number; write NAME=NUMBER, for example n=4096.");
    request.arguments[text.substr(0, equals)] = *value;
  }
  return {};
}

Result<mapping::SearchRules> rulesOf(const Arguments &arguments) {
  const bool isPaper = arguments.mode == "paper";
  if (isPaper && !arguments.architecture.empty())
    return fail(ErrorKind::usage, "The published rules are for compute capability 1.3; --arch goes with --mode ours.");
  return mapping::rulesFor(isPaper ? mapping::RuleSet::paper : mapping::RuleSet::ours,
                           arguments.architecture.empty() ? "sm_90" : arguments.architecture, arguments.registers);
}

Result<workflow::MapRequest> requestOf(const Arguments &arguments, const CommandContext &context) {
  auto rules = rulesOf(arguments);
  if (!rules) return std::unexpected(rules.error());
  workflow::MapRequest out{.source = {.cudaPath = arguments.cudaPath}, .line = {}, .arguments = {}, .rules = *rules};
  out.allowsReorder = !arguments.allowed.empty();
  out.keepsLoops = arguments.keepsLoops;
  takeFile(arguments.file, out);
  if (context.hasCompileFlags) out.source.flags = context.compileFlags;
  if (!arguments.database.empty()) out.source.database = arguments.database;
  if (auto taken = takeValues(arguments, out); !taken) return std::unexpected(taken.error());
  return out;
}

/// Which mappings are written: N of every nest, LINE:N of the nest that begins in the line.
Result<void> takeMappings(Arguments &arguments) {
  for (const std::string &text : arguments.mappings) {
    const std::size_t colon = text.find(':');
    const auto choice =
        numberOf<std::size_t>(std::string_view(text).substr(colon == std::string::npos ? 0 : colon + 1));
    const auto line = numberOf<std::uint32_t>(std::string_view(text).substr(0, colon));
    if (!choice || !line)
      return fail(ErrorKind::usage, "\"" + text +
                                        "\" names no mapping; write --mapping N, or --mapping LINE:N for the " +
                                        "nest that begins in a line.");
    if (colon == std::string::npos)
      arguments.form.choice = *choice;
    else
      arguments.form.choices[*line] = *choice;
  }
  return {};
}

bool isOpenCl(const Arguments &arguments) {
  return arguments.emit == "opencl";
}

/// The kernels stand beside the program that launches them.
std::filesystem::path kernelsFileOf(const Arguments &arguments) {
  return std::filesystem::path(arguments.output.empty() ? arguments.file : arguments.output).replace_extension(".cl");
}

/// The program goes to the output, else to where texts are printed; what is said of its nests, to the standard error.
Result<void> deliver(const Arguments &arguments, const workflow::MapRequest &request,
                     const workflow::WrittenSource &written) {
  std::error_code ignored;
  if (!arguments.output.empty()) {
    if (std::filesystem::equivalent(arguments.output, request.source.file, ignored))
      return fail(ErrorKind::usage, arguments.output + " is the source; give another output with -o.");
    if (!written.kernels.empty())
      if (auto done = writeFileAtomically(kernelsFileOf(arguments), written.kernels); !done) return done;
    if (auto done = writeFileAtomically(arguments.output, written.text); !done) return done;
  }
  if (arguments.json)
    print(writtenJson(written));
  else if (arguments.output.empty())
    std::cout << written.text;
  if (!arguments.json) std::cerr << writtenText(written);
  return {};
}

int emit(const Arguments &arguments, const workflow::MapRequest &request, const workflow::MappedSource &mapped) {
  workflow::NestForm form = arguments.form;
  form.language = isOpenCl(arguments) ? workflow::NestLanguage::openCl : workflow::NestLanguage::cuda;
  form.kernelsFile = kernelsFileOf(arguments).filename().string();
  const auto written = workflow::writeNests(request, mapped, form);
  if (!written) return report(written.error(), arguments.json);
  if (auto done = deliver(arguments, request, *written); !done) return report(done.error(), arguments.json);
  return exitDone;
}

/// Options that say how a program is written need one that says that it is.
Result<void> check(const Arguments &arguments) {
  if (arguments.emit.empty() && (!arguments.output.empty() || !arguments.mappings.empty()))
    return fail(ErrorKind::usage, "-o and --mapping say how a program is written; they go with --emit cuda or opencl.");
  if (!isOpenCl(arguments)) return {};
  if (arguments.output.empty() && !arguments.json)
    return fail(ErrorKind::usage, "--emit opencl writes two files, a program and its kernels beside it; name the "
                                  "program with -o, for example -o program.cpp.");
  if (std::filesystem::path(arguments.output).extension() == ".cl")
    return fail(ErrorKind::usage, arguments.output + " is the name of the kernels' file; name the program that "
                                                     "launches them with -o, for example -o program.cpp.");
  return {};
}

int run(Arguments &arguments, const CommandContext &context) {
  if (auto checked = check(arguments); !checked) return report(checked.error(), arguments.json);
  if (auto taken = takeMappings(arguments); !taken) return report(taken.error(), arguments.json);
  const auto request = requestOf(arguments, context);
  if (!request) return report(request.error(), arguments.json);
  const auto mapped = [&request] {
    const ReadingLimits limits;
    return workflow::mapNests(*request);
  }();
  if (!mapped) return report(mapped.error(), arguments.json);
  if (!arguments.emit.empty()) return emit(arguments, *request, *mapped);
  if (arguments.json)
    print(mapJson(*mapped, request->rules));
  else
    std::cout << mapText(*mapped, request->rules, arguments.most);
  return exitDone;
}

} // namespace

void addMapCommand(CLI::App &app, CommandContext &context) {
  auto *command = app.add_subcommand(
      "map", "Show which loops of a serial C or C++ program are parallel, and rank the ways to make them threads");
  auto arguments = std::make_shared<Arguments>();
  command
      ->add_option("file", arguments->file,
                   "C (.c) or C++ source; FILE:LINE is the nest that begins in that line (default: the nests behind "
                   "#pragma warpgrain map, else all)")
      ->required();
  command->add_option("-p,--database", arguments->database, "compile_commands.json to take the file's flags from");
  command->add_option("--cuda-path", arguments->cudaPath, "CUDA toolkit to use instead of the one that is found");
  command
      ->add_option("--mode", arguments->mode,
                   "ours: corrected rules, for the GPU of --arch (default); paper: the published rules, for a GT200")
      ->check(CLI::IsMember({"paper", "ours"}));
  command->add_option("--arch", arguments->architecture, "GPU architecture of --mode ours (default: sm_90)");
  command->add_option("--registers", arguments->registers,
                      "registers that a thread is taken to need (default: 16 of the paper, else 32)");
  command->add_option("--arg", arguments->values, "value of an integer variable, NAME=NUMBER; may be repeated");
  command
      ->add_option("--allow", arguments->allowed,
                   "reorder: also loops that gather floating-point numbers, whose result depends on the order")
      ->check(CLI::IsMember({"reorder"}));
  command->add_flag(
      "--keep-loops", arguments->keepsLoops,
      "map the loops as they are written (default: loops are written anew where more of them are mapped)");
  command->add_option("--most", arguments->most, "how many mappings of a nest are shown")->capture_default_str();
  command
      ->add_option("--emit", arguments->emit,
                   "cuda, opencl: write the program with the nests as kernels; of OpenCL, as -o PROGRAM.cpp with the "
                   "kernels in PROGRAM.cl beside it")
      ->check(CLI::IsMember({"cuda", "opencl"}));
  command
      ->add_option("--mapping", arguments->mappings,
                   "which mapping of the list is written (default: 1, the best); LINE:N, of the nest that begins in "
                   "the line; may be repeated")
      ->allow_extra_args(false);
  command->add_option("-o,--output", arguments->output, "file to write the program to");
  command->add_flag("--json", arguments->json, "print JSON");
  command->callback([arguments, &context] { context.exitCode = run(*arguments, context); });
}

} // namespace warpgrain::cli

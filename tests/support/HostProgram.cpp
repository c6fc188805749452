// SPDX-License-Identifier: Apache-2.0
#include "tests/support/HostProgram.h"

#include "core/base/Files.h"
#include "core/base/Tokens.h"

#include <iterator>
#include <regex>
#include <sstream>

namespace warpgrain::tests {

namespace {

/// `kernel<16><<<grid, block>>>(a, b)` becomes `hostcuda::Launch(grid, block).run(kernel<16>, a,
/// b)`.
std::string withoutChevrons(std::string text) {
  for (std::size_t open = text.find("<<<"); open != std::string::npos; open = text.find("<<<", open)) {
    const std::size_t close = text.find(">>>", open);
    const std::size_t call = text.find('(', close);
    std::size_t name = open;
    int angles = 0;
    while (name > 0) {
      const char c = text[name - 1];
      if (c == '>') ++angles;
      if (c == '<') --angles;
      if (angles == 0 && c != '<' && !isIdentifierCharacter(c) && c != ':') break;
      --name;
    }
    const std::string kernel = text.substr(name, open - name);
    const std::string configuration = text.substr(open + 3, close - open - 3);
    const bool hasArguments = text.find_first_not_of(" \t\n", call + 1) != text.find(')', call);
    const std::string replacement =
        "hostcuda::Launch(" + configuration + ").run(" + kernel + (hasArguments ? ", " : "");
    text.replace(name, call + 1 - name, replacement);
    open = name + replacement.size();
  }
  return text;
}

std::vector<std::string> wordsOf(const std::string &text) {
  std::istringstream in(text);
  return {std::istream_iterator<std::string>(in), {}};
}

} // namespace

std::string toHostProgram(std::string_view cuda) {
  std::string text(cuda);
  text = std::regex_replace(text, std::regex(R"(__shared__\s+__align__\(\d+\))"), "__shared__");
  // The array of unknown size is the launch's block of bytes.
  text = std::regex_replace(text, std::regex(R"(extern\s+__shared__\s+([\w ]+?)\s+(\w+)\[\];)"),
                            "$1 *$2 = reinterpret_cast<$1 *>(hostcuda::state.dynamicShared);");
  text = std::regex_replace(text, std::regex(R"(__shared__\s+([\w ]+?)\s+(\w+)((?:\[[^\]]*\])*);)"),
                            "static $1 $2$3; hostcuda::registerShared(&$2, sizeof($2));");
  // Barriers of the block in PTX.
  text = std::regex_replace(text, std::regex(R"(asm volatile\("(bar|barrier)\.sync 0;" ::: "memory"\))"),
                            "__syncthreads()");
  // Headers come first, whatever the text is put into.
  std::string headers = "#include <cuda_runtime.h>\n";
  const std::regex include(R"(#include\s*<[^>]+>)");
  for (std::sregex_iterator at(text.begin(), text.end(), include), end; at != end; ++at)
    if (!at->str().contains("<cuda_runtime.h>")) headers += at->str() + "\n";
  return headers + withoutChevrons(std::regex_replace(text, include, ""));
}

Result<std::filesystem::path> compileForHost(std::string_view cuda, const std::filesystem::path &folder,
                                             const std::string &name, const std::vector<std::string> &flags) {
  const std::filesystem::path source = folder / (name + ".cpp");
  std::filesystem::path program = folder / name;
  if (auto written = writeFileAtomically(source, toHostProgram(cuda)); !written)
    return std::unexpected(written.error());
  SubprocessRequest compile;
  compile.arguments = {WARPGRAIN_GXX};
  const auto add = [&](const std::vector<std::string> &words) {
    compile.arguments.insert(compile.arguments.end(), words.begin(), words.end());
  };
  add(wordsOf(WARPGRAIN_HOSTCUDA_FLAGS));
  add(flags);
  add({"-I" WARPGRAIN_HOSTCUDA_BUILD, "-I" WARPGRAIN_HOSTCUDA_SOURCE, source.string(),
       WARPGRAIN_HOSTCUDA_BUILD "/runtime.o", "-o", program.string()});
  const auto compiled = runSubprocess(compile);
  if (!compiled) return std::unexpected(compiled.error());
  if (!compiled->succeeded()) return fail(ErrorKind::tool, "g++ refused the program:\n" + compiled->standardError);
  return program;
}

Result<SubprocessOutcome> runHostProgram(const std::filesystem::path &program, const HostRun &run) {
  SubprocessRequest request;
  request.arguments = {program.string()};
  request.arguments.insert(request.arguments.end(), run.arguments.begin(), run.arguments.end());
  if (run.isReversed) request.environment.emplace_back("HOSTCUDA_ORDER", "reversed");
  if (run.isOtherMemory) request.environment.emplace_back("HOSTCUDA_UNWRITTEN", "0x5a");
  request.timeout = std::chrono::minutes(1);
  return runSubprocess(request);
}

Result<SubprocessOutcome> runOnHost(std::string_view cuda, const std::filesystem::path &folder, const std::string &name,
                                    const std::vector<std::string> &arguments) {
  const auto program = compileForHost(cuda, folder, name);
  if (!program) return std::unexpected(program.error());
  return runHostProgram(*program, {.arguments = arguments});
}

} // namespace warpgrain::tests

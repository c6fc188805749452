// SPDX-License-Identifier: Apache-2.0
#include "tests/fuzz/SplitProgram.h"

#include "tests/fuzz/OpenMpTransferGenerator.h"
#include "tests/fuzz/RandomText.h"

#include <sstream>
#include <string_view>
#include <vector>

namespace warpgrain::tests {

namespace {

constexpr std::string_view ofBoth = "// of both files\n";
constexpr std::string_view ofMain = "// of the file with main()\n";
constexpr std::string_view ofOther = "// of the other file\n";

std::string without(std::string text, std::string_view word) {
  for (std::size_t at = text.find(word); at != std::string::npos; at = text.find(word, at))
    text.erase(at, word.size());
  return text;
}

/// Each with its last line "}".
std::vector<std::string> functionsOf(const std::string &text) {
  std::vector<std::string> out(1);
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    out.back() += line + "\n";
    if (line == "}") out.emplace_back();
  }
  if (out.back().empty()) out.pop_back();
  return out;
}

} // namespace

std::string generateSplitTransfers(std::uint32_t seed) {
  const std::string program = generateOpenMpTransfers(seed);
  const std::size_t variables = program.find("int ga[N]");
  const std::size_t functions = program.find("static void mark");
  const std::size_t main = program.find("int main(void)");
  const std::string declared = without(program.substr(variables, functions - variables), "static ");
  const bool hasView = declared.find("*view") != std::string::npos;
  RandomText dice(seed + 77777);
  std::string out = std::string(ofBoth) + program.substr(0, variables);
  out += "extern int ga[N], gb[N], gc[N], m[N][4], *gp" + std::string(hasView ? ", *view" : "") + ";\n";
  out +=
      "extern unsigned sum;\nvoid mark(const int *x, int at);\nvoid poke(int *x, int at, int v);\nint peek(void);\n"
      "void cast(const int *x);\nvoid fill(int *x, int from, int to, int v);\n"
      "void relax(int *x, const int *y, int times);\nint hunt(int *x, int v);\nint *pick(int c);\nvoid both(void);\n";
  out += std::string(dice.chance(2) ? ofMain : ofOther) + declared;
  for (const std::string &each : functionsOf(without(program.substr(functions, main - functions), "static ")))
    out += std::string(dice.chance(3) ? ofMain : ofOther) + each;
  return out + std::string(ofMain) + program.substr(main);
}

std::string fileOf(const std::string &text, bool hasMain) {
  std::string out;
  bool isOurs = true; // includes are before all else
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    line += "\n";
    if (line == ofBoth)
      isOurs = true;
    else if (line == ofMain || line == ofOther)
      isOurs = (line == ofMain) == hasMain;
    else if (isOurs)
      out += line;
  }
  return out;
}

} // namespace warpgrain::tests
